"""The database of played games."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

import mirabilia
from mirabilia.lab import matches
from mirabilia.lab.arena import play_match
from mirabilia.lab.matches import Database, MatchDatabaseError, code_stamp, open_database
from support.matches import match

# Storing


def test_a_stored_game_comes_back_as_it_was(database: Database) -> None:
    game = match("search:1000", "greedy", winners=[1], seed=2**62 - 1, options={"pantheon": True})

    assert database.append(game) == 1

    (found,) = database.games()
    assert found == game
    assert found.number == 1


def test_games_come_in_the_order_they_were_stored(database: Database) -> None:
    for seed in (5, 3, 4):
        database.append(match("random", "greedy", winners=[0], seed=seed))

    assert [(game.number, game.seed) for game in database.games()] == [(1, 5), (2, 3), (3, 4)]
    assert database.count() == 3


@pytest.mark.parametrize(
    ("game", "options"), [("duel", {"pantheon": True}), ("classic", {"players": 2})]
)
def test_a_stored_game_can_be_loaded_and_played_again(
    game: str, options: dict[str, object], database: Database
) -> None:
    seats = ["random", "random"]
    database.append(play_match(game, seats, seed=3, bot_seeds=[8, 9], rotation=1, options=options))

    (found,) = database.games()
    loaded = mirabilia.load(found.record)
    assert loaded.is_over
    assert loaded.result
    assert loaded.result.to_dict() == {
        "victory": found.victory,
        "winner": found.winners[0] if len(found.winners) == 1 else None,
        "winners": found.winners,
        "score": found.score,
    }
    assert loaded.options == found.options
    again = play_match(
        found.game,
        found.bots,
        seed=found.seed,
        bot_seeds=found.bot_seeds,
        rotation=found.rotation,
        options=found.options,
    )
    assert again.record == found.record
    assert len(found.score) == (2 if game == "duel" else 3)
    assert len(found.totals) == len(found.moves) == len(found.seconds) == 2
    assert sum(found.moves) == len(found.record["actions"])


def test_a_game_is_kept_once_it_is_stored_even_if_the_process_dies(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    program = f"""
import os
from mirabilia.lab.arena import run_arena
from mirabilia.lab.matches import open_database
database = open_database({str(file)!r})
left = [None] * 3
run_arena("duel", ["random"], 10, processes=1, database=database,
          progress=lambda done: done and (left.pop(), left or os._exit(9)))
"""
    ended = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | {"MIRABILIA_INTERPRETED": "1"}
    )
    assert ended.returncode == 9
    with open_database(file) as database:
        assert [(game.seed, game.rotation) for game in database.games()] == [(0, 0), (0, 1), (1, 0)]


def test_games_can_neither_be_changed_nor_removed(database: Database) -> None:
    database.append(match("random", "greedy", winners=[0]))

    with sqlite3.connect(database.path) as connection:
        for statement in ("DELETE FROM games", "UPDATE games SET seed = 5"):
            with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
                connection.execute(statement)
    connection.close()
    assert [game.seed for game in database.games()] == [0]


def test_two_processes_can_add_to_one_database(database: Database) -> None:
    with open_database(database.path) as other:
        for seed in range(3):
            database.append(match("random", "greedy", winners=[0], seed=seed))
            other.append(match("random", "greedy", winners=[0], seed=seed + 10))

    assert sorted(game.seed for game in database.games()) == [0, 1, 2, 10, 11, 12]


# Asking


def test_games_are_found_by_what_they_were(database: Database) -> None:
    plain, expansion = {"pantheon": False, "wonders": "draft"}, {"pantheon": True, "wonders": "x"}
    database.append(match("a", "b", winners=[0], seed=1, options=plain))
    database.append(match("a", "c", winners=[0], seed=2, options=expansion, code="old"))
    database.append(match("b", "b", "d", winners=[0], seed=3))

    def found(**asked: object) -> list[int]:
        return [game.seed for game in database.games(**asked)]  # type: ignore[arg-type]

    assert found() == [1, 2, 3]
    assert found(game="duel") == [1, 2]
    assert found(options={"pantheon": True}) == [2]
    assert found(options={"pantheon": False, "wonders": "draft"}) == [1]
    assert found(options={"pantheon": False, "wonders": "x"}) == []
    assert found(options={"players": 3}) == [3]
    assert found(bot="b") == [1, 3]
    assert found(seeds=range(2, 4)) == [2, 3]
    assert found(code="old") == [2]
    assert found(game="classic", bot="a") == []


def test_a_game_tells_shares_and_margins() -> None:
    shared = match("a", "b", "c", winners=[0, 2], totals=[50, 45, 50])

    assert [shared.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [shared.margin(seat) for seat in range(3)] == [0, -5, 0]
    alone = match("a", "b", winners=[1], totals=[60, 40])  # not by points
    assert [alone.share(seat) for seat in range(2)] == [0, 1]
    assert [alone.margin(seat) for seat in range(2)] == [20, -20]


# Opening


def test_the_database_is_by_default_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_DATA_DIR", str(tmp_path / "new" / "folder"))

    with open_database() as database:
        assert database.path == tmp_path / "new" / "folder" / "matches.sqlite"
    assert database.path.exists()


def test_what_was_stored_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    with open_database(tmp_path / "games.sqlite") as database:
        database.append(match("random", "greedy", winners=[0]))
    with open_database(tmp_path / "games.sqlite", create=False) as database:
        assert database.count() == 1


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with open_database(tmp_path / "empty") as database:
        assert database.count() == 0


def test_a_file_that_is_not_there_is_not_made_unasked(tmp_path: Path) -> None:
    with pytest.raises(MatchDatabaseError, match="there is no database"):
        open_database(tmp_path / "nowhere", create=False)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear reader, " * 1000, encoding="utf-8")

    with pytest.raises(MatchDatabaseError, match="letter is not a database of games"):
        open_database(file)
    assert file.read_text(encoding="utf-8") == "Dear reader, " * 1000


def test_somebody_elses_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "music.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE games (composer TEXT)")
    connection.close()
    before = file.read_bytes()

    with pytest.raises(MatchDatabaseError, match="something else's"):
        open_database(file)
    assert file.read_bytes() == before


def test_a_database_of_a_newer_schema_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "SCHEMA", matches.SCHEMA + 1)
    open_database(tmp_path / "games.sqlite").close()
    monkeypatch.undo()

    with pytest.raises(MatchDatabaseError, match="newer Mirabilia: its schema is 2"):
        open_database(tmp_path / "games.sqlite")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MatchDatabaseError, match="cannot be opened"):
        open_database(tmp_path)


def test_a_database_that_cannot_be_written_says_so(database: Database) -> None:
    with sqlite3.connect(database.path) as connection:
        connection.execute("DROP TABLE games")
    connection.close()

    with pytest.raises(MatchDatabaseError, match="cannot be written: no such table"):
        database.append(match("random", "greedy", winners=[0]))


def test_the_code_stamp_follows_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stamp() -> str:
        code_stamp.cache_clear()
        return code_stamp()

    now = stamp()
    for folder in ("bots", "lab", "cli"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(matches, "__file__", str(tmp_path / "lab" / "matches.py"))
    empty = stamp()
    (tmp_path / "cli" / "arena.py").write_text("words")
    (tmp_path / "lab" / "arena.py").write_text("words")
    assert stamp() == empty != now
    (tmp_path / "bots" / "greedy.py").write_text("pass")
    wrote = stamp()
    (tmp_path / "bots" / "greedy.py").write_text("pass  # better")
    assert len({empty, wrote, stamp()}) == 3
    monkeypatch.undo()
    assert stamp() == now


def test_an_empty_file_is_not_made_a_database_by_reading_it(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.touch()

    with pytest.raises(MatchDatabaseError, match=r"notes\.txt is empty"):
        open_database(notes, create=False)

    assert notes.read_bytes() == b""


def test_a_database_that_breaks_while_it_is_read_says_so(tmp_path: Path) -> None:
    with open_database(tmp_path / "games.sqlite") as database:
        with sqlite3.connect(database.path) as other:
            other.execute("DROP TABLE games")

        with pytest.raises(MatchDatabaseError, match=r"games\.sqlite cannot be read"):
            list(database.games())
