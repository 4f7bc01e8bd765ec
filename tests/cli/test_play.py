"""`mirabilia play`: whole games through a pipe, saving, and every kind of answer."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import IO, Any, ClassVar

import pytest
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia import bots
from mirabilia.cli import app
from mirabilia.duel.state import HIDDEN
from mirabilia.game import Action, View
from mirabilia.notation.catalogue import LANGUAGES, name, text

pytestmark = pytest.mark.usefixtures("data_folder")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# Opens a menu, builds the first card if that is possible, else discards it: always goes on.
ANYTHING = ("1", "1 1", "2")
DRAFT = ("1",) * 6  # between two humans: the last wonder of each four goes without a choice
DISCARD = "1 2"


def play(answers: Iterable[str], *options: str) -> Result:
    """Play with these answers, then leave by the end of input."""
    lines = "".join(f"{answer}\n" for answer in answers)
    result = CliRunner().invoke(app, ["play", "duel", *options], input=lines)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def play_humans(answers: Iterable[str], *options: str) -> Result:
    return play(answers, "--opponent", "human", "--seed", "1", "--first", "you", *options)


def saved(folder: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((folder / "duel.json").read_text("utf-8"))
    return document


def saved_actions(folder: Path) -> list[int]:
    actions: list[int] = saved(folder)["record"]["actions"]
    return actions


# Whole games


@IN_EVERY_LANGUAGE
def test_a_whole_game_against_a_bot(language: str, data_folder: Path) -> None:
    result = play(
        islice(cycle(ANYTHING), 400), "--opponent", "random", "--language", language, "--seed", "4"
    )

    (file,) = (data_folder / "finished").iterdir()
    game = mirabilia.load(json.loads(file.read_text("utf-8")))
    assert game.is_over
    names = [text(language, "terminal-human"), text(language, "terminal-bot")]
    assert game.events[-1].sentence(language, names) in result.stdout
    assert text(language, "terminal-replay", command=f"mirabilia replay {file}") in result.stdout
    assert not (data_folder / "duel.json").exists()
    for column in game.score():
        assert f"{column['total']}" in result.stdout.split(text(language, "term-total"))[-1]
    assert result.exit_code == 0


@IN_EVERY_LANGUAGE
def test_a_whole_game_between_two_humans(language: str, data_folder: Path) -> None:
    result = play_humans(islice(cycle(ANYTHING), 500), "--language", language)

    (file,) = (data_folder / "finished").iterdir()
    assert mirabilia.load(json.loads(file.read_text("utf-8"))).is_over
    for number in (1, 2):
        who = text(language, "player", number=number)
        question = text(language, "terminal-ask-card", player=who, keys="#")
        assert question.partition("#")[0] in result.stdout


def test_a_pipe_gets_no_control_codes() -> None:
    result = play_humans([*DRAFT, DISCARD, "?"])

    assert "\x1b" not in result.stdout


def test_the_wonders_of_a_first_game_need_no_draft(data_folder: Path) -> None:
    play_humans([DISCARD], "--wonders", "first-game")

    options = saved(data_folder)["record"]["options"]
    assert options["wonders"] == "first-game"
    assert saved_actions(data_folder) == [34]  # the first card of the last row, discarded


def test_the_arena_rulings_can_be_chosen(data_folder: Path) -> None:
    play_humans([], "--rulings", "arena")

    assert saved(data_folder)["record"]["options"]["centre_starter"] == "chooses"


@pytest.mark.parametrize(("first", "moves_before"), [("you", 0), ("opponent", 1)])
def test_who_begins_can_be_chosen(first: str, moves_before: int, data_folder: Path) -> None:
    play([], "--opponent", "random", "--first", first)

    assert len(saved_actions(data_folder)) == moves_before


def test_a_bot_that_looks_ahead_answers_a_move(data_folder: Path) -> None:
    play(["1"], "--opponent", "search:20", "--first", "you", "--seed", "2")

    assert len(saved_actions(data_folder)) == 4  # the bot takes two wonders, then another one


class Spy:
    """A bot that keeps what it is shown."""

    seen: ClassVar[list[View]] = []

    def __init__(self, seed: int | None = None) -> None:
        self.seen.clear()

    def choose(self, view: View) -> Action:
        self.seen.append(view)
        return view.legal()[0]


def test_a_bot_is_shown_only_views(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "random", bots.BotKind("looks", Spy))

    play(islice(cycle(ANYTHING), 300), "--opponent", "random", "--seed", "4")

    assert len(Spy.seen) > 20
    for view in Spy.seen:
        assert view.state.rng == 0
        face_down = view.state.structure[view.state.face_up == 0]
        assert (face_down < 0).all()
        assert (view.state.decks[int(view.state.age) :] == HIDDEN).all()


# The language


def test_the_language_of_the_system_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")

    assert "Оберіть одне із запропонованих чудес." in play([], "--opponent", "human").stdout


def test_a_language_without_catalogue_falls_back_to_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert "Take one of the wonders on offer." in play([], "--opponent", "human").stdout


# Answers


@pytest.mark.parametrize("answer", ["7", "0", "-1", "x", "1.5", "²", "9" * 5000, "«", "'; drop"])
def test_an_answer_that_means_nothing_is_refused_and_asked_again(
    answer: str, data_folder: Path
) -> None:
    result = play_humans([*DRAFT, answer])

    assert "is no choice here. Allowed: 1–6, or a command; ? lists them." in flat(result.stdout)
    assert result.stdout.count("choose a card: 1–6") == 2
    assert len(saved_actions(data_folder)) == len(DRAFT)


def test_what_cannot_be_paid_is_refused_with_the_reason(data_folder: Path) -> None:
    result = play_humans([*DRAFT, "1", "3"])

    said = flat(result.stdout)
    assert "That is not possible. The treasury holds 7 coins:" in said
    assert "coins short." in said
    assert len(saved_actions(data_folder)) == len(DRAFT)


def test_a_card_and_its_use_can_be_given_at_once(data_folder: Path) -> None:
    play_humans([*DRAFT, "3 2"])

    assert saved_actions(data_folder)[-1] == 36  # the third card of the last row, discarded


def test_another_card_can_be_chosen_after_looking_at_one(data_folder: Path) -> None:
    play_humans([*DRAFT, "3", "", "1", "2"])

    assert saved_actions(data_folder)[-1] == 34


def test_a_chosen_card_is_explained() -> None:
    game = mirabilia.new("duel", seed=1, first_player=0)
    for _ in DRAFT:
        game.play(game.legal()[0])
    build = next(action for action in game.legal() if action.document["type"] == "build")

    said = flat(play_humans([*DRAFT, "1"]).stdout)

    assert f"1 ✓ {build}" in said
    assert " ".join(game.price(build.document["card"]).sentences()) in said
    wonder = game.position()["cities"][0]["wonders"][0]["wonder"]
    assert f"3 ✗ Construct {wonder}" in said
    assert " ".join(game.price(wonder).sentences()) in said


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("?", "take back the last decision; against a bot, your own last one"),
        ("h", "take back the last decision; against a bot, your own last one"),
        ("d", "The discard pile is empty."),
        ("w", "victory points"),
        ("p", "On the board"),
        ("c", "Chain symbol"),
        ("c palace", "7 victory points"),
        ("c палац", "Nothing is called “палац”."),
        ("c guild", "Several names fit: Merchants Guild, Shipowners Guild"),
        ("c 1", "Total:"),
        ("c theology", "another turn"),
        ("l", "Player 1 takes"),
        ("l 1", "6. Player"),
        ("s", "If the game ended now"),
        ("в", "The discard pile is empty."),  # the same key on a Cyrillic keyboard
    ],
)
def test_a_command_shows_something_and_changes_nothing(
    command: str, said: str, data_folder: Path
) -> None:
    play_humans(DRAFT)
    actions = saved_actions(data_folder)

    shown = play([command]).stdout.split("Help: ?")[1]

    assert flat(said) in flat(shown)
    assert saved_actions(data_folder) == actions


@IN_EVERY_LANGUAGE
def test_a_card_is_looked_up_by_its_name_in_the_language(language: str) -> None:
    card = name(language, "card", "Palace")

    said = play_humans([f"c {card[:-1]}"], "--language", language).stdout

    assert f"⌂ {card}" in said
    assert text(language, "points", points=7) in said


def test_every_other_decision_is_a_list_with_effects() -> None:
    said = flat(play_humans([], "--language", "en").stdout)

    game = mirabilia.new("duel", seed=1, first_player=0)
    for number, action in enumerate(game.legal(), 1):
        wonder = action.document["wonder"]
        assert f"{number} ▲ {wonder}" in said
    assert "victory points." in said


# Undo


def test_undo_takes_back_one_step_between_humans(data_folder: Path) -> None:
    play_humans([*DRAFT, DISCARD, DISCARD])
    actions = saved_actions(data_folder)

    play(["u"])

    assert saved_actions(data_folder) == actions[:-1]


def test_undo_goes_back_to_the_humans_own_decision_against_a_bot(data_folder: Path) -> None:
    options = ("--opponent", "random", "--seed", "2", "--first", "you")
    play(["1"], *options)
    assert len(saved_actions(data_folder)) == 4

    play(["u"])

    assert saved_actions(data_folder) == []


def test_undo_at_the_beginning_says_that_there_is_nothing(data_folder: Path) -> None:
    result = play(["u"], "--opponent", "random", "--seed", "2", "--first", "opponent")

    assert "There is nothing to take back." in result.stdout
    assert len(saved_actions(data_folder)) == 1


# Saving


def test_leaving_says_how_to_go_on() -> None:
    for leaving in (["q"], []):
        result = play_humans(leaving)
        assert result.exit_code == 0
        assert "The game is saved. Go on with it: mirabilia play duel\n" in result.stdout


def test_a_saved_game_goes_on(data_folder: Path) -> None:
    play_humans([*DRAFT, DISCARD])
    actions = saved_actions(data_folder)

    result = play([DISCARD])

    assert "Going on with the saved game at move 8." in flat(result.stdout)
    assert saved_actions(data_folder)[: len(actions)] == actions
    assert len(saved_actions(data_folder)) == len(actions) + 1


def test_a_saved_game_keeps_its_language_unless_told_otherwise(data_folder: Path) -> None:
    play_humans([], "--language", "ru")

    assert "Игрок 1" in play([]).stdout
    assert "Гравець 1" in play([], "--language", "uk").stdout


def test_options_of_a_new_game_have_no_effect_on_a_saved_one(data_folder: Path) -> None:
    play_humans(["1"])

    result = play([], "--seed", "5", "--wonders", "first-game")

    assert "without effect now: --seed, --wonders." in flat(result.stdout)
    assert saved(data_folder)["record"]["seed"] == 1


def test_a_new_game_keeps_the_unfinished_one_aside(data_folder: Path) -> None:
    play_humans([*DRAFT, DISCARD])
    actions = saved_actions(data_folder)

    result = play([], "--new", "--opponent", "human")

    (kept,) = data_folder.glob("duel-kept-*.json")
    assert json.loads(kept.read_text("utf-8"))["record"]["actions"] == actions
    assert saved_actions(data_folder) == []
    assert str(kept) in result.stdout.replace("\n", "")
    assert "Going on" in play([], "--save", str(kept)).stdout


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"record": {"game": "duel", "acti',
        b"[1, 2]",
        b'{"record": 5, "terminal": {}}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"record": {"game": "duel", "rules_version": 1, "options": {}, "seed": 1,'
        b' "actions": [999]}, "terminal": {}}',
        b'{"record": {"game": "duel", "rules_version": 1, "options": {}, "seed": 1, "actions": []},'
        b' "terminal": {"language": "xx", "opponent": "human", "seat": 0, "begun": "1"}}',
        b'{"record": {"game": "duel", "rules_version": 1, "options": {}, "seed": 1, "actions": []},'
        b' "terminal": []}',
    ],
)
def test_a_save_that_cannot_be_read_is_reported_and_moved_aside(
    content: bytes, data_folder: Path
) -> None:
    (data_folder / "duel.json").write_bytes(content)

    result = play_humans(["1"])

    (moved,) = data_folder.glob("duel-broken-*.json")
    assert moved.read_bytes() == content
    assert "The saved game cannot be read:" in flat(result.stdout)
    assert moved.name in result.stdout.replace("\n", "")
    assert len(saved_actions(data_folder)) == 1


def test_two_broken_saves_of_one_second_do_not_overwrite_each_other(data_folder: Path) -> None:
    for content in ("one", "two", "three"):
        (data_folder / "duel.json").write_text(content)
        play_humans([])

    moved = data_folder.glob("duel-broken-*.json")
    assert sorted(file.read_text() for file in moved) == ["one", "three", "two"]


def test_a_game_is_saved_where_it_is_told(data_folder: Path) -> None:
    file = data_folder / "deep" / "my game.json"

    result = play_humans(["1"], "--save", str(file))

    assert len(json.loads(file.read_text("utf-8"))["record"]["actions"]) == 1
    assert f"mirabilia play duel --save '{file}'" in result.stdout
    assert not (data_folder / "duel.json").exists()


def test_a_disk_that_takes_nothing_is_reported_and_the_game_goes_on(data_folder: Path) -> None:
    (data_folder / "file").write_text("")

    result = play_humans([*DRAFT], "--save", str(data_folder / "file" / "duel.json"))

    assert "Player 1, choose a card: 1–6." in result.stdout
    assert "The game could not be saved:" in flat(result.stdout).rpartition("Help: ?")[2]
    assert "The game is saved" not in result.stdout


def test_a_game_that_ended_in_the_last_second_is_put_away(data_folder: Path) -> None:
    play_humans(islice(cycle(ANYTHING), 500))
    (file,) = (data_folder / "finished").iterdir()
    record = json.loads(file.read_text("utf-8"))
    begun = file.stem.removeprefix("duel-")
    sitting = {"language": "en", "opponent": "human", "seat": 0, "begun": begun}
    document = json.dumps({"record": record, "terminal": sitting})
    (data_folder / "duel.json").write_text(document, "utf-8")

    play_humans(["1"])

    assert [kept.name for kept in (data_folder / "finished").iterdir()] == [file.name]
    assert len(saved_actions(data_folder)) == 1


# The process itself


@pytest.fixture
def process(data_folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A game between two humans in a process of its own."""
    program = "from mirabilia.cli import main; main()"
    command = [sys.executable, "-c", program, "play", "duel", "--opponent", "human", "--seed", "1"]
    environment = os.environ | {"MIRABILIA_INTERPRETED": "1", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment,
    ) as running:
        yield running
        running.kill()


def read_until(stream: IO[str], sign: str) -> None:
    for line in stream:
        if sign in line:
            return
    pytest.fail(f"{sign!r} was never said")


def answer_all(process: "subprocess.Popen[str]", answers: Iterable[str]) -> None:
    assert process.stdin
    process.stdin.write("".join(f"{answer}\n" for answer in answers))
    process.stdin.flush()


def test_a_killed_game_has_lost_nothing_that_was_shown(
    process: "subprocess.Popen[str]", data_folder: Path
) -> None:
    assert process.stdout
    answer_all(process, [*DRAFT, DISCARD, DISCARD, DISCARD])
    read_until(process.stdout, "Move 10")  # nine moves have been shown
    process.kill()
    process.wait()

    actions = saved_actions(data_folder)
    result = play([DISCARD])

    assert len(actions) == 9
    assert "Going on with the saved game at move 10." in flat(result.stdout)
    assert saved_actions(data_folder)[:9] == actions
    assert [file.name for file in data_folder.iterdir()] == ["duel.json"]


def test_an_interrupted_game_says_how_to_go_on(
    process: "subprocess.Popen[str]", data_folder: Path
) -> None:
    assert process.stdout
    answer_all(process, ["1"])
    read_until(process.stdout, "Move 2")
    read_until(process.stdout, "Your choice")
    process.send_signal(signal.SIGINT)

    read_until(process.stdout, "The game is saved. Go on with it: mirabilia play duel")
    assert process.wait() == 0
    assert len(saved_actions(data_folder)) == 1


# The command line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["duel", "--opponent", "hal"], "'hal'; the bots are apprentice, builder"),
        (["chess"], "there is no game 'chess'; the games are duel"),
        (["duel", "--seed", "-1"], "seed is -1; allowed are whole numbers from 0"),
    ],
)
def test_what_does_not_exist_is_refused(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["play", *arguments])

    assert result.exit_code == 2
    assert said in result.stderr


def test_a_folder_cannot_be_a_save(data_folder: Path) -> None:
    result = CliRunner().invoke(app, ["play", "duel", "--save", str(data_folder)])

    assert result.exit_code == 2
    assert "directory" in result.stderr.lower()


def flat(said: str) -> str:
    """Text without its line breaks and margins."""
    return " ".join(said.split())
