"""`mirabilia play classic`: whole games against bots, options, saving, every kind of answer."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia import bots
from mirabilia.bots.chance import RandomBot
from mirabilia.classic.state import HIDDEN
from mirabilia.cli import app
from mirabilia.game import Action, Game, View
from mirabilia.notation.catalogue import LANGUAGES, text
from support.classic import A, Table, classic
from support.classic_terminal import PATHS, game_at, screens, sit_down, some_answers
from support.terminal import flat

pytestmark = pytest.mark.usefixtures("data_folder")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SELL = "1 3"


@pytest.fixture(autouse=True)
def seeded_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The random bot plays the same in every run."""
    kind = bots.BotKind("the same in every run", lambda **_: RandomBot(seed=1))
    monkeypatch.setitem(bots.BOTS, "random", kind)


def play(answers: Iterable[str], *options: str) -> Result:
    """Play with these answers, then leave by the end of input."""
    lines = "".join(f"{answer}\n" for answer in answers)
    result = CliRunner().invoke(app, ["play", "classic", *options], input=lines)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def play_bots(answers: Iterable[str], *options: str) -> Result:
    """Against bots, the sides of the boards given, so that the first question is about a card."""
    given = ("--opponent", "random", "--seed", "1", "--edition", "first", "--sides", "A")
    return play(answers, *given, *options)


def saved(folder: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((folder / "classic.json").read_text("utf-8"))
    return document


def saved_game(folder: Path) -> Game:
    return mirabilia.load(saved(folder)["record"])


def finished_game(folder: Path) -> Game:
    (file,) = (folder / "finished").iterdir()
    return mirabilia.load(json.loads(file.read_text("utf-8")))


def seated(table: Table, answers: Iterable[str], folder: Path, **more: Any) -> str:
    """What is said while a test's table is played on with these answers, against bots."""
    _, screen = sit_down(game_at(table), answers, folder, bot=RandomBot(seed=1), **more)
    return screen.text


# Whole games


@pytest.mark.parametrize(
    ("players", "edition", "language"),
    [(2, "first", "uk"), (3, "second", "en"), (7, "first", "ru")],
)
def test_a_whole_game_against_bots(
    players: int, edition: str, language: str, data_folder: Path
) -> None:
    result = play(
        some_answers(4, 1000),
        *("--players", str(players), "--edition", edition, "--language", language),
        *("--opponent", "random", "--seed", "4"),
    )

    game = finished_game(data_folder)
    assert game.is_over
    assert game.seats == players
    assert game.options["edition"] == edition
    last = result.stdout.split(text(language, "term-total"))[-1]
    assert all(str(column["total"]) in last for column in game.score())
    assert game.events[-1].sentence(language, game.names) in result.stdout
    assert not (data_folder / "classic.json").exists()
    assert result.exit_code == 0


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("players", "size"), [(2, (80, 24)), (3, (80, 24)), (7, (80, 24)), (5, (120, 40))]
)
def test_every_screen_fits_the_terminal(
    language: str, players: int, size: tuple[int, int], data_folder: Path
) -> None:
    width, height = size
    game = mirabilia.new("classic", seed=players, players=players)

    _, screen = sit_down(
        game, some_answers(players, 1000), data_folder, bot=RandomBot(seed=2), language=language,
        width=width, height=height,
    )  # fmt: skip

    assert game.is_over
    shown = screens(screen.text)
    assert len(shown) > 20
    for lines in shown:
        asked = next((n for n, line in enumerate(lines) if line.startswith("›")), len(lines) - 1)
        assert asked < height, "\n".join(lines)
        for line in lines:
            assert len(line) <= width or any(part in line for part in PATHS), line


def test_a_pipe_gets_no_control_codes() -> None:
    assert "\x1b" not in play_bots([SELL, "?", "b"]).stdout


def test_a_bot_that_looks_ahead_plays_along(data_folder: Path) -> None:
    play([SELL], "--opponent", "search:20", "--seed", "2", "--sides", "Day")

    assert [a if isinstance(a, int) else a[0] for a in saved(data_folder)["record"]["actions"]]
    assert int(saved_game(data_folder).state.turn) == 2


class Spy:
    """A bot that keeps what it is shown."""

    seen: ClassVar[list[View]] = []

    def __init__(self, seed: int | None = None) -> None:
        self.seen.clear()

    def choose(self, view: View) -> Action:
        self.seen.append(view)
        return view.legal()[0]


def test_bots_are_shown_only_their_own_views(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "random", bots.BotKind("looks", Spy))

    play_bots([SELL] * 5, "--players", "4")

    assert {view.player for view in Spy.seen} == {1, 2, 3}
    for view in Spy.seen:
        assert view.state.rng == 0
        assert view.state.commitments[A] == HIDDEN  # the human has chosen; what, is secret
        if int(view.state.turn) == 1:
            assert (view.state.hands[A][:7] == HIDDEN).all()


# Options


def test_the_default_is_three_players_of_the_second_edition_who_choose_sides(
    data_folder: Path,
) -> None:
    said = flat(play([], "--opponent", "random").stdout)

    assert "Player: Choose a side of your board." in said
    assert saved_game(data_folder).options == {
        "players": 3,
        "edition": "second",
        "boards": "random",
        "sides": "chosen",
    }


def test_players_edition_boards_and_sides_can_be_chosen(data_folder: Path) -> None:
    play(
        [],
        *("--opponent", "random", "--players", "4", "--edition", "first"),
        *("--boards", "gizah, Rhodos,Babylon,Olympia", "--sides", "A,b,A,A"),
    )

    assert saved_game(data_folder).options == {
        "players": 4,
        "edition": "first",
        "boards": "Gizah,Rhodos,Babylon,Olympia",
        "sides": "A,B,A,A",
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--opponent", "hal"], "'hal'; the bots are apprentice, builder"),
        (["--players", "8"], "--players is 8; allowed are 2 to 7"),
        (["--players", "1"], "--players is 1; allowed are 2 to 7"),
        (["--humans", "0"], "--humans is 0; allowed are 1 to 7"),
        (["--edition", "third"], "'first', 'second'"),
        (["--players", "2", "--edition", "second"], "allowed is 'first'"),
        (["--boards", "Gizah,Troy,Rhodos"], "'Troy'; allowed are 'random', or 'Alexandria'"),
        (["--boards", "Gizah,Rhodos"], "has 2 entries; the game has 3 cities"),
        (["--boards", "Gizah,Gizah,Rhodos"], "'Gizah' twice"),
        (["--sides", "A"], "'A'; allowed are 'dealt', 'chosen', or 'Day', 'Night'"),
        (["--humans", "4"], "humans is 4; the game has 3 players"),
        (["--humans", "2", "--opponent", "human"], "leave out --humans"),
        (["--seed", "-1"], "seed is -1; allowed are whole numbers from 0"),
        (["--pantheon"], "--pantheon is an option of duel; those of classic are --players"),
        (["--rulings", "arena"], "--rulings is an option of duel"),
        (["--wonders", "draft"], "--wonders is an option of duel"),
        (["--first", "you"], "--first is an option of duel"),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(
    arguments: list[str], said: str, data_folder: Path
) -> None:
    result = CliRunner().invoke(app, ["play", "classic", *arguments], env={"COLUMNS": "300"})

    assert result.exit_code == 2
    assert said in result.stderr
    assert not list(data_folder.iterdir())


@pytest.mark.parametrize("option", [("--players", "3"), ("--sides", "A"), ("--humans", "2")])
def test_duel_refuses_the_options_of_7_wonders_by_name(option: tuple[str, str]) -> None:
    result = CliRunner().invoke(app, ["play", "duel", *option])

    assert result.exit_code == 2
    assert f"{option[0]} is an option of classic; those of duel are --rulings" in result.stderr


def test_help_tells_the_options_of_each_game_apart() -> None:
    said = CliRunner().invoke(app, ["play", "classic", "--help"], env={"COLUMNS": "100"}).stdout

    duel, classic_ = said.index("Options of duel"), said.index("Options of classic")
    assert said.index("--save") < duel < said.index("--pantheon") < classic_
    for option in ("--players", "--humans", "--edition", "--boards", "--sides"):
        assert classic_ < said.index(option)


# Saving


def test_leaving_says_how_to_go_on() -> None:
    for leaving in (["q"], []):
        result = play_bots(leaving)
        assert result.exit_code == 0
        assert "The game is saved. Go on with it: mirabilia play classic\n" in result.stdout


def test_a_saved_game_goes_on(data_folder: Path) -> None:
    play_bots([SELL, SELL])
    actions = saved(data_folder)["record"]["actions"]

    result = play([SELL])

    assert "Going on with the saved game at move 7." in flat(result.stdout)
    assert "Turn 3 of 6" in result.stdout
    assert len(actions) == 6
    assert saved(data_folder)["record"]["actions"][:6] == actions
    assert int(saved_game(data_folder).state.turn) == 4


def test_the_two_games_do_not_disturb_each_other(data_folder: Path) -> None:
    play_bots([SELL])
    CliRunner().invoke(app, ["play", "duel", "--opponent", "random", "--first", "you"], input="1\n")
    duel = (data_folder / "duel.json").read_bytes()

    result = play([SELL])

    assert "Going on with the saved game at move 4." in flat(result.stdout)
    assert (data_folder / "duel.json").read_bytes() == duel
    assert sorted(file.name for file in data_folder.iterdir()) == ["classic.json", "duel.json"]


@pytest.mark.parametrize(("held", "asked"), [("classic", "duel"), ("duel", "classic")])
def test_the_save_of_another_game_is_refused_and_left_alone(
    held: str, asked: str, data_folder: Path
) -> None:
    file = data_folder / "my game.json"
    options = ["--opponent", "random", "--save", str(file)]
    CliRunner().invoke(app, ["play", held, *options], input="")
    before = file.read_bytes()

    result = CliRunner().invoke(app, ["play", asked, *options], input="")

    assert result.exit_code == 2
    assert f"holds a game of {held}" in result.stderr
    assert f"mirabilia play {held} --save '{file}'" in result.stderr
    assert file.read_bytes() == before


def test_a_new_game_keeps_the_unfinished_one_aside(data_folder: Path) -> None:
    play_bots([SELL])
    actions = saved(data_folder)["record"]["actions"]

    result = play([], "--new", "--opponent", "random")

    (kept,) = data_folder.glob("classic-kept-*.json")
    assert json.loads(kept.read_text("utf-8"))["record"]["actions"] == actions
    assert f"--save {kept}" in result.stdout.replace("--save\n", "--save ").replace("\n", "")
    assert saved(data_folder)["record"]["actions"] == []


def test_options_of_a_new_game_have_no_effect_on_a_saved_one(data_folder: Path) -> None:
    play_bots([SELL])

    result = play([], "--seed", "5", "--players", "4", "--sides", "Day")

    assert "without effect now: --seed, --players, --sides." in flat(result.stdout)
    assert saved_game(data_folder).seats == 3


def test_a_saved_game_keeps_its_language_unless_told_otherwise() -> None:
    play_bots([], "--language", "ru")

    assert "Игрок, выберите карту" in play([]).stdout
    assert "Гравець, оберіть карту" in play([], "--language", "uk").stdout


@pytest.mark.parametrize(
    "change",
    [
        {"record": 5},
        {"terminal": {"language": "en"}},
        {
            "terminal": {
                "language": "en",
                "opponent": "random",
                "seat": 0,
                "begun": "1",
                "humans": 9,
            }
        },
    ],
)
def test_a_save_that_cannot_be_read_is_reported_and_moved_aside(
    change: dict[str, Any], data_folder: Path
) -> None:
    play_bots([SELL])
    broken = json.dumps(saved(data_folder) | change)
    (data_folder / "classic.json").write_text(broken, "utf-8")

    result = play_bots([SELL])

    (moved,) = data_folder.glob("classic-broken-*.json")
    assert moved.read_text("utf-8") == broken
    assert "The saved game cannot be read:" in flat(result.stdout)
    assert len(saved(data_folder)["record"]["actions"]) == 3


def test_an_action_out_of_turn_in_a_save_is_reported(data_folder: Path) -> None:
    play_bots([SELL])
    document = saved(data_folder)
    document["record"]["actions"].append([9, 1])
    (data_folder / "classic.json").write_text(json.dumps(document), "utf-8")

    assert "actions[3]: there is no player 9" in flat(play_bots([]).stdout)


# Answers


@pytest.mark.parametrize("answer", ["8", "0", "-1", "x", "1.5", "²", ",,", "9" * 5000, "'; drop"])
def test_an_answer_that_means_nothing_is_refused_and_asked_again(
    answer: str, data_folder: Path
) -> None:
    result = play_bots([answer])

    assert "is no choice here. Allowed: 1–7, or a command; ? lists them." in flat(result.stdout)
    assert result.stdout.count("choose a card: 1–7") == 2
    assert saved(data_folder)["record"]["actions"] == []


@pytest.mark.parametrize("answer", ["1 9", "1 x"])
def test_a_use_that_does_not_exist_is_refused_and_the_uses_are_shown(
    answer: str, data_folder: Path
) -> None:
    said = flat(play_bots([answer]).stdout)

    assert "is no choice here. Allowed: 1–3" in said
    assert said.endswith(
        "What to do with it: 1–3. Another card: Enter."
        " The game is saved. Go on with it: mirabilia play classic"
    )
    assert saved(data_folder)["record"]["actions"] == []


def test_what_cannot_be_built_is_refused_with_the_reason(data_folder: Path) -> None:
    table = classic(boards=("Gizah", "Rhodos", "Ephesos"), hands={A: ["Workshop"]}, turn=6)

    said = flat(seated(table, ["2", "1"], data_folder))

    assert "1 ✗ Build Workshop Neither produced nor for sale: 1 glass." in said
    assert "That is not possible. Neither produced nor for sale: 1 glass." in said


def test_another_card_can_be_chosen_after_looking_at_one(data_folder: Path) -> None:
    play_bots(["2", "", "1", "3"])

    game = saved_game(data_folder)
    first = mirabilia.load(game.record() | {"actions": []})
    assert game.record()["actions"][0] == next(
        a.number for a in first.legal(A) if a.document["type"] == "sell"
    )


def rich(**position: Any) -> Table:
    """Age II with something to buy on both sides."""
    return classic(
        **{
            "boards": ("Gizah", "Rhodos", "Ephesos"),
            "cities": [(), ("Stone Pit",), ("Quarry",)],
            "coins": (9, 3, 3),
            "age": 2,
            "turn": 6,
            "hands": {A: ["Walls", "Temple"]},
        }
        | position
    )


def test_every_way_to_pay_can_be_chosen(data_folder: Path) -> None:
    for way, paid in ((1, (2, 2)), (2, (0, 4))):
        table = rich()

        said = flat(seated(table, ["2", "1", str(way)], data_folder))

        assert "1 ✓ Build Walls 2 ways to pay: 4●" in said
        assert "1 ✓ Build Walls: 2 coins to the left neighbour, 2 coins to the right" in said
        assert "2 ✓ Build Walls: 4 coins to the right neighbour" in said
        assert "from the right neighbour (Bot 2)" in said
        assert "How to pay: 1–2. Something else: Enter." in said
        assert table.has("Walls")
        deed = " ".join(f"{coins}●→Bot {bot}" for bot, coins in enumerate(paid, 1) if coins)
        assert f"Player ⚔ Walls {deed}" in said


def test_card_use_and_payment_can_be_given_at_once(data_folder: Path) -> None:
    for answer in ("2 1 2", "2,1,2"):
        table = rich()

        said = seated(table, [answer], data_folder)

        assert table.has("Walls")
        assert "4●→Bot 2" in said


def test_a_payment_that_does_not_exist_is_refused_and_the_ways_are_shown(
    data_folder: Path,
) -> None:
    said = flat(seated(rich(), ["2 1 3"], data_folder))

    assert "“3” is no choice here. Allowed: 1–2" in said
    assert "How to pay: 1–2." in said.partition("is no choice here")[2]


def test_a_stage_is_built_with_a_card(data_folder: Path) -> None:
    table = rich(cities=[("Quarry",), (), ()])

    said = flat(seated(table, ["1", "2"], data_folder))

    assert "2 ✓ Build stage 1 of The Pyramids of Giza with Temple" in said
    assert table.stages() == 1
    assert "Player ▲ Stage 1" in said


def test_olympias_power_is_a_fourth_use(data_folder: Path) -> None:
    table = rich(boards=("Olympia", "Rhodos", "Ephesos"), stages=(2,), coins=(0, 3, 3))

    said = flat(seated(table, ["2", "4"], data_folder))

    assert "1 ✗ Build Walls It cannot be paid for; only the wonder’s power can build it." in said
    assert "4 ✓ Build Walls for free by the wonder’s power, once this Age" in said
    assert table.has("Walls")


def test_a_side_is_chosen_with_both_sides_shown(data_folder: Path) -> None:
    options = ("--boards", "Gizah,Rhodos,Babylon", "--opponent", "random")

    said = flat(play(["2"], *options).stdout)

    assert "1 Day side · produces S ▲1 WW Worth 3 victory points." in said
    assert "2 Night side · produces S ▲1 WW Worth 3 victory points." in said
    assert "▲4 SSSSP Worth 7 victory points." in said
    assert "▼ Player · Gizah Night" in said


def test_babylon_plays_its_seventh_card(data_folder: Path) -> None:
    table = classic(
        boards=("Babylon",), sides="B", stages=(2,), turn=6, hands={A: ["Altar", "Theater"]}
    )

    said = flat(seated(table, ["1 1", "1 1", ""], data_folder))

    assert "This turn: Player ⌂ Altar" in said
    assert "Player: Play the last card of the Age: build it" in said
    assert {"Altar", "Theater"} <= table.city()


def test_halikarnassos_builds_from_the_discard_pile(data_folder: Path) -> None:
    position: dict[str, Any] = {
        "boards": ("Halikarnassos",),
        "sides": "B",
        "age": 2,
        "turn": 3,
        "cities": [("Ore Vein", "Foundry")],
        "discarded": ["Altar", "Tavern"],
        "hands": {A: ["Walls"]},
    }
    for answer, recovered in (("2", {"Tavern"}), ("3", set())):
        table = classic(**position)
        table.do(table.sell_action(table.hand(1)[0]), 1)
        game = game_at(table)
        walls = table.hand().index("Walls") + 1

        _, screen = sit_down(game, [f"{walls} 2", "d"], data_folder, bot=Builder())
        offered = flat(screen.text)
        _, screen = sit_down(game, [answer], data_folder, bot=Builder())

        assert "Player: Build a card from the discard pile for free, or none." in offered
        assert "1 ⌂ Altar 2★ → Temple 2 ¤ Tavern +5●" in offered
        assert "You know of these: " in offered
        assert {"Altar", "Tavern"} & table.city() == recovered


class Builder:
    """A bot that sells nothing, so that the discard pile stays as it is."""

    def choose(self, view: View) -> Action:
        kinds = ("build", "stage", "sell", "side")
        return min(view.legal(), key=lambda action: kinds.index(action.document["type"]))


# Commands


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("?", "take back the last decision made at this screen"),
        ("h", "■ Raw materials"),
        ("d", "The discard pile is empty."),
        ("w", "▲1"),
        ("b", "╭─ ▼ Player"),
        ("p", "► Bot 2 ■ 2● □ 2● Stage 1 Printed cost:"),
        ("c baths", "⌂ Baths S Worth 3 victory points. Makes free later: Aqueduct."),
        ("c лазня", "Nothing is called “лазня”."),
        ("c guild", "Several names fit: Workers Guild, Craftsmens Guild"),
        ("c gizah", "The Pyramids of Giza side A · produces S"),
        ("l", "Nothing has happened yet."),
        ("s", "If the game ended now"),
        ("в", "The discard pile is empty."),  # the same key on a Cyrillic keyboard
        ("и", "╭─ ▼ Player"),
    ],
)
def test_a_command_shows_something_and_changes_nothing(
    command: str, said: str, data_folder: Path
) -> None:
    shown = play_bots([command]).stdout.split("Help: ?")[1]

    assert flat(said) in flat(shown)
    assert saved(data_folder)["record"]["actions"] == []


def test_a_card_of_the_hand_is_looked_up_by_its_number_with_its_price(data_folder: Path) -> None:
    table = rich()

    said = flat(seated(table, ["c 2", "p 2"], data_folder))

    way = "For 4 coins: own production – 1 stone (Gizah); from the left neighbour (Bot 1) – 1 stone"
    assert said.count(way) == 2
    assert "⚔ Walls SSS Gives 2 shields." in said


def test_the_log_tells_turn_by_turn() -> None:
    said = flat(play_bots([SELL, SELL, "l", "l 1"]).stdout)

    assert "› l Age I · Turn 1 Player sells a card." in said
    assert "› l 1 Age I · Turn 2 Player sells a card." in said


def test_the_end_of_an_age_tells_conflicts_and_score(data_folder: Path) -> None:
    table = classic(cities=[("Stockade",)], turn=6)

    said = flat(seated(table, [SELL, "", SELL], data_folder))

    report = said.partition("Age I is over")[2]
    assert "Conflicts: Player > Bot 1 +1★ · Player > Bot 2 +1★" in report
    assert "If the game ended now" in report
    assert "Enter goes on. › Mirabilia · 7 Wonders · Age II · Turn 1 of 6" in report


def test_an_age_without_conflicts_says_so(data_folder: Path) -> None:
    said = flat(seated(classic(turn=6), [SELL], data_folder))

    assert "Conflicts: –" in said.partition("Age I is over")[2]


# Undo


def test_undo_goes_back_to_the_humans_own_decision(data_folder: Path) -> None:
    play_bots([SELL, SELL])
    assert len(saved(data_folder)["record"]["actions"]) == 6

    play(["u"])

    assert len(saved(data_folder)["record"]["actions"]) == 3


def test_undo_at_the_beginning_says_that_there_is_nothing(data_folder: Path) -> None:
    assert "There is nothing to take back." in play_bots(["u"]).stdout
