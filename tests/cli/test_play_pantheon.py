"""`mirabilia play duel --pantheon`: every decision, prices and reasons, and what stays secret."""

import json
import re
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import mirabilia
from mirabilia import bots
from mirabilia.bots.chance import RandomBot
from mirabilia.cli import app
from mirabilia.cli.terminal.choices import sorted_ways
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.vocabulary import Decision, Mythology
from mirabilia.game import Game
from mirabilia.notation.catalogue import LANGUAGES, text
from support.duel import A, B, Table, duel
from support.terminal import WIPED, flat, game_at, sit_down

pytestmark = pytest.mark.usefixtures("data_folder")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# Goes on whatever is asked: cards and their use, gods and their slots, options of any decision.
ANYTHING = ("1", "1 1", "2", "1 2", "1 3", "1 4", "g1 1", "1 5", "1 6", "g3 1", "3", "2")
GODS = [god.name for god in GOD_CARDS]
HANDED_OVER = "What comes next is for"  # asked before the screen shows a secret


@pytest.fixture(autouse=True)
def seeded_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The random bot plays the same in every run."""
    kind = bots.BotKind("the same in every run", lambda **_: RandomBot(seed=1))
    monkeypatch.setitem(bots.BOTS, "random", kind)


def play(answers: Iterable[str], *options: str) -> Result:
    """Play with these answers, then leave by the end of input."""
    lines = "".join(f"{answer}\n" for answer in answers)
    result = CliRunner().invoke(app, ["play", "duel", *options], input=lines)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def saved_record(folder: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((folder / "duel.json").read_text("utf-8"))["record"]
    return record


def finished_game(folder: Path) -> Game:
    (file,) = (folder / "finished").iterdir()
    return mirabilia.load(json.loads(file.read_text("utf-8")))


def kinds_played(game: Game) -> set[str]:
    """The types of all actions of a game."""
    again = mirabilia.load(game.record() | {"actions": []})
    kinds = set()
    for number in game.record()["actions"]:
        kinds.add(again.action(number).document["type"])
        again.play(number)
    return kinds


# Whole games


@IN_EVERY_LANGUAGE
def test_a_whole_game_against_a_bot(language: str, data_folder: Path) -> None:
    options = ("--pantheon", "--opponent", "random", "--language", language, "--seed", "6")

    said = play(islice(cycle(ANYTHING), 900), *options).stdout

    game = finished_game(data_folder)
    assert game.is_over
    assert game.options["pantheon"] is True
    assert {"place_god", "activate"} <= kinds_played(game)
    for message in ("term-pantheon", "category-temples", "category-gods"):
        assert text(language, message) in said


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("size", [(80, 24), (100, 35), (120, 42)])
def test_a_whole_game_between_two_humans(
    language: str, size: tuple[int, int], data_folder: Path
) -> None:
    game = mirabilia.new("duel", seed=size[0], pantheon=True)
    width, height = size

    _, screen = sit_down(
        game, islice(cycle(ANYTHING), 1500), data_folder, language=language, width=width,
        height=height,
    )  # fmt: skip

    assert game.is_over
    assert {"place_god", "activate"} <= kinds_played(game)
    lines = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen.text).splitlines()
    typed_by_commands = ("mirabilia", "JSON", ".json")
    for line in lines:
        assert len(line) <= width or any(part in line for part in typed_by_commands), line


@pytest.mark.parametrize(
    ("rulings", "minerva", "zeus"), [("ukrainian", "on", "take"), ("russian", "before", "discard")]
)
def test_the_rulings_of_either_rulebook_can_be_chosen(
    rulings: str, minerva: str, zeus: str, data_folder: Path
) -> None:
    play([], "--pantheon", "--rulings", rulings, "--opponent", "human")

    game = mirabilia.load(saved_record(data_folder))
    assert (game.options["minerva"], game.options["zeus_token"]) == (minerva, zeus)


def test_a_saved_game_remembers_pantheon(data_folder: Path) -> None:
    play(["1"], "--pantheon", "--opponent", "human")

    said = play(["1"]).stdout

    assert "Mirabilia · Duel · Pantheon · Choosing wonders" in said
    assert mirabilia.load(saved_record(data_folder)).options["pantheon"] is True


def test_pantheon_cannot_be_added_to_a_saved_game(data_folder: Path) -> None:
    play(["1"], "--opponent", "human")

    said = play([], "--pantheon").stdout

    assert "without effect now: --pantheon." in flat(said)
    assert "Duel · Pantheon" not in said


def test_the_structure_and_its_tokens_are_seen_while_wonders_are_chosen() -> None:
    game = mirabilia.new("duel", seed=1, pantheon=True)
    laid = [spot["token"] for spot in game.position()["structure"] if "token" in spot]

    said = play([], "--pantheon", "--seed", "1", "--opponent", "human").stdout

    for mythology in set(laid):
        short = text("en", f"terminal-mythology-{mythology}")
        assert said.count(f"◎ {short}") == laid.count(mythology)


# Activating


def rich(**position: Any) -> Table:
    """Age II with plenty of coins."""
    return duel(age=2, pantheon=True, **({"coins": (40, 20)} | position))


def test_the_ways_to_pay_are_listed_sensible_ones_first(data_folder: Path) -> None:
    table = rich(slots={2: "Tanit"}, offerings=((2, 3, 4), ()))

    ways = sorted_ways([a for a in game_at(table).legal() if a.document["type"] == "activate"])

    assert [(wasted, way.document["offerings"]) for wasted, way in ways] == [
        (False, []),
        (False, [2]),
        (False, [3]),
        (False, [4]),
        (True, [2, 3]),
        (True, [2, 4]),
        (True, [3, 4]),
        (True, [2, 3, 4]),
    ]


def test_a_god_is_explained_with_its_price_and_the_ways_to_pay(data_folder: Path) -> None:
    table = rich(slots={2: "Tanit"}, offerings=((2,), ()), built=(["The Sanctuary"], []))

    _, screen = sit_down(game_at(table), ["g2"], data_folder)

    said = flat(screen.text)
    assert "✦ Tanit · Gives 12 coins." in said
    assert "1 ✓ Activate Tanit for 2 coins Slot 2 of the Pantheon: 4 coins." in said
    assert "The Sanctuary takes off 2 coins. Total: 2 coins." in said
    assert "2 ✓ Activate Tanit for free, using offering tokens: 2" in said
    assert "How to pay: 1–2." in said


@pytest.mark.parametrize("answer", ["g2 1", "g 2 1", "g2,1", "п2 1", "G2 1"])
def test_a_god_and_the_way_to_pay_can_be_given_at_once(answer: str, data_folder: Path) -> None:
    game = game_at(rich(slots={2: "Tanit"}))

    sit_down(game, [answer], data_folder)

    assert int(game.state.coins[A]) == 40 - 4 + 12


def test_the_question_names_the_slots_that_are_not_empty(data_folder: Path) -> None:
    _, screen = sit_down(game_at(rich(slots={2: "Tanit", 5: "Gate"})), [], data_folder)

    assert "Player 1, choose a card: 1–4, or a god: g2 g5. Help: ?" in screen.text


@pytest.mark.parametrize(
    ("position", "answer", "reason"),
    [
        ({"slots": {6: "Ra"}, "coins": (7, 7)}, "g6", "The treasury holds 7 coins: 1 coin short."),
        (
            {"slots": {6: "Ra"}, "coins": (3, 7), "savings": (3, 0), "gods": (["Astarte"], [])},
            "g6",
            "The treasury and Astarte hold 6 coins: 2 coins short.",
        ),
        ({"slots": {6: "Ra"}}, "g1", "Slot 1 of the Pantheon is empty."),
        ({"slots": {6: "Ra"}, "age": 1}, "g6", "activated from Age II on."),
    ],
)
def test_what_cannot_be_activated_is_refused_with_the_reason(
    position: dict[str, Any], answer: str, reason: str, data_folder: Path
) -> None:
    table = duel(**({"age": 2, "pantheon": True} | position))
    session, screen = sit_down(game_at(table), [answer], data_folder)

    assert reason in flat(screen.text)
    assert session.history.moves == []


def test_another_card_or_god_can_be_chosen_after_looking_at_one(data_folder: Path) -> None:
    game = game_at(rich(slots={2: "Tanit", 3: "Aphrodite"}))

    session, _ = sit_down(game, ["g2", "", "g3", "g2 1"], data_folder)

    assert session.history.moves[0].action.document["god"] == "Tanit"


# What gods ask for

CITY = (["Lumber Yard"], ["Quarry", "School", "Library"])
WONDERS = {
    "wonders": (["The Sphinx"], ["Piraeus", "The Pyramids"]),
    "built": (["The Colossus"], ["The Appian Way"]),
}


@pytest.mark.parametrize(
    ("god", "position", "answers", "shown", "played"),
    [
        (
            "Enki",
            {"enki": ["Law", "Theology"]},
            ["2"],
            "1 Law Gives the scientific symbol",
            {"type": "progress", "token": "Theology"},
        ),
        (
            "Nisaba",
            {"cities": (["Apothecary"], ["School", "Library"])},
            ["1"],
            "Library (quill) · 2 of 6",
            {"type": "snake", "card": "Library"},
        ),
        ("Baal", {"cities": CITY}, ["1"], "■ +S Quarry", {"type": "steal_card", "card": "Quarry"}),
        (
            "Hades",
            {"discarded": ["Palace", "Baths"]},
            ["2"],
            "1 ⌂ 3★ Baths → Aqueduct",
            {"type": "recover", "card": "Palace"},
        ),
        (
            "Zeus",
            {"laid": {6: 3}},
            ["2"],
            "Number of the card on the table: 1–",
            {"type": "strike"},
        ),
        (
            "Anubis",
            WONDERS,
            ["1"],
            "1 ▲ The Colossus CCCG (Player 1)",
            {"type": "destroy_wonder", "wonder": "The Colossus"},
        ),
        (
            "Isis",
            {**WONDERS, "discarded": ["Palace"]},
            ["1", "1"],
            "Choose the discarded card to construct the wonder with.",
            {"type": "raise_with", "card": "Palace"},
        ),
        (
            "Ra",
            WONDERS,
            ["1"],
            "1 ▲ Piraeus WWSC = 8●",
            {"type": "steal_wonder", "wonder": "Piraeus"},
        ),
        (
            "Minerva",
            {},
            ["13"],
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 Number of the space: 1–19.",
            {"type": "minerva", "space": 3},
        ),
        (
            "Neptune",
            {},
            ["2", "1"],
            "military token (5) on the side of Player 1 without effect",
            {"type": "apply_military", "side": 0, "coins": 2},
        ),
        (
            "Gate",
            {},
            ["2"],
            "2 ✦ Astarte Puts 7 coins",
            {"type": "choose_god", "god": "Astarte"},
        ),
    ],
)
def test_what_a_god_asks_for_can_be_answered(
    god: str,
    position: dict[str, Any],
    answers: list[str],
    shown: str,
    played: dict[str, Any],
    data_folder: Path,
) -> None:
    game = game_at(rich(slots={1: god}, **position))

    session, screen = sit_down(game, ["g1 1", *answers], data_folder)

    assert shown in flat(screen.text)
    assert len(session.history.moves) == 1 + len(answers)
    last = session.history.moves[-1].action.document
    assert {key: last[key] for key in played} == played


def test_minerva_is_kept_from_the_pawn_where_the_ruling_says_so(data_folder: Path) -> None:
    game = game_at(rich(slots={1: "Minerva"}, rulings="arena", conflict=2))

    session, screen = sit_down(game, ["g1 1", "12", "13"], data_folder)

    assert "Minerva may not be put on the pawn’s space." in flat(screen.text)
    assert session.history.moves[-1].action.document["space"] == 3


def test_a_symbol_that_makes_a_pair_is_told(data_folder: Path) -> None:
    cities = (["Apothecary"], ["School"])
    _, screen = sit_down(game_at(rich(slots={1: "Nisaba"}, cities=cities)), ["g1 1"], data_folder)

    assert "School (wheel) → University · a second one: a pair" in flat(screen.text)


def test_the_numbers_for_zeus_are_on_every_card_of_the_structure(data_folder: Path) -> None:
    structure = {11: "School", 15: "Forum", 16: "Statue", 18: "Walls"}
    game = game_at(rich(slots={1: "Zeus"}, structure=structure))

    session, screen = sit_down(game, ["g1 1", "3"], data_folder)

    table = screen.text.rpartition("Choose a card of the structure")[0]
    for number in range(1, 5):
        assert f" {number} " in table
    assert session.history.moves[-1].action.document["position"] == 16


def test_uncovered_tokens_are_taken_in_the_order_that_the_player_says(data_folder: Path) -> None:
    structure = {14: "Baths", 15: "Altar", 16: "Tavern"}
    table = duel(
        age=1, pantheon=True, structure=structure, laid={14: "greek", 16: "roman"}, coins=(7, 7)
    )
    table.state.decision = Decision.TOKEN_ORDER

    session, screen = sit_down(game_at(table), ["2", ""], data_folder)

    said = flat(screen.text)
    assert "Say which uncovered mythology token comes first." in said
    assert "1 ◎ Greek · 3 gods: Aphrodite, Hades, Zeus" in said
    assert "2 ◎ Roman · 3 gods: Mars, Minerva, Neptune" in said
    assert session.history.moves[0].action.document["position"] == 16
    assert "1 ✦ Mars" in said


def test_a_discard_pile_too_long_for_the_screen_is_listed_in_columns(data_folder: Path) -> None:
    pile = ["Theater", "Altar", "Baths", "Tavern", "Palisade", "Garrison", "Stable"]
    pile += ["Guard Tower", "Workshop", "Press", "Quarry", "Clay Pit"]
    game = game_at(rich(slots={1: "Hades"}, discarded=pile))

    _, screen = sit_down(game, ["g1 1"], data_folder, height=24)

    shown = screen.text.rpartition("Build a card from the discard pile")[2]
    assert re.search(r"^ 1  .* 7  ", shown, re.MULTILINE)


def theater(**position: Any) -> Game:
    """The Divine Theater can be constructed with the first card."""
    return game_at(
        rich(cards=["Walls", "Brewery"], wonders=(["The Divine Theater"], []), **position)
    )


def test_the_divine_theater_asks_for_a_deck_a_god_and_an_order(data_folder: Path) -> None:
    session, screen = sit_down(theater(), ["1 3", "3", "1", "", "2"], data_folder)

    said = flat(screen.text)
    assert "3 Greek · 3 gods: Aphrodite, Hades, Zeus" in said
    assert "1 ✦ Aphrodite Is worth 9 victory points." in said
    assert "Choose the god that goes back on top of the deck." in said
    documents = [move.action.document for move in session.history.moves]
    assert documents[1:] == [
        {"type": "reveal_deck", "mythology": "greek"},
        {"type": "choose_god", "god": "Aphrodite"},
        {"type": "god_on_top", "god": "Zeus"},
    ]


# Placing gods


def drawing(seed: int = 0) -> Game:
    """A game at the first placing of a god, by the first player."""
    game = mirabilia.new("duel", seed=seed, pantheon=True, first_player=0)
    chooser = RandomBot(seed=seed)
    while game.to_decide != (A,) or int(game.state.decision) != Decision.PLACE_GOD:
        game.play(chooser.choose(game.view(game.to_decide[0])))
    return game


def drawn_gods(game: Game) -> list[str]:
    return list(dict.fromkeys(action.document["god"] for action in game.legal()))


class Passive:
    """A bot that takes the first action it may."""

    def choose(self, view: Any) -> Any:
        return view.legal()[0]


@pytest.mark.parametrize("answers", [["2 4"], ["2", "4"], ["1", "", "2", "4"], ["1", "2 4"]])
def test_a_god_and_its_slot_are_chosen(answers: list[str], data_folder: Path) -> None:
    game = drawing()
    gods = drawn_gods(game)

    session, screen = sit_down(game, answers, data_folder, bot=Passive())

    assert session.history.moves[0].action.document == {
        "type": "place_god",
        "god": gods[1],
        "slot": 4,
    }
    for number, god in enumerate(gods, 1):
        assert f"{number} ✦ {god} {text('en', f'god-rule-{god.lower()}')}" in flat(screen.text)


def test_a_slot_that_is_taken_is_refused(data_folder: Path) -> None:
    game = drawing()
    game.play(game.legal()[3])
    taken = next(n for n, god in enumerate(game.state.slots, 1) if god >= 0)
    chooser = RandomBot(seed=3)
    while game.to_decide != (A,) or int(game.state.decision) != Decision.PLACE_GOD:
        game.play(chooser.choose(game.view(game.to_decide[0])))

    session, screen = sit_down(game, [f"1 {taken}"], data_folder, bot=Passive())

    assert f"Slot {taken} is taken." in screen.text
    assert session.history.moves == []


# Secrets


def names_shown(said: str) -> set[str]:
    """The gods that a text places somewhere.

    A wonder is called after one of them, and a deck may be said to hold any of its mythology.
    """
    without = re.sub(r"Statue of Zeus|\d gods: .*", "", said)
    return {god for god in GODS if re.search(rf"\b{god}\b", without)}


def known_in_age_one(game: Game, *players: int) -> set[str]:
    """The gods whose place all these players knew at the same time, before Age II."""
    again = mirabilia.load(game.record() | {"actions": []})
    known: set[str] = set()
    for number in game.record()["actions"]:
        views = [again.view(player).state for player in players]
        if int(views[0].age) > 1:
            break
        places = [[*view.slots.tolist(), *view.god_decks.flatten().tolist()] for view in views]
        owned = [god for god, owner in enumerate(views[0].god_owner.tolist()) if owner >= 0]
        seen = [min(place) for place in zip(*places, strict=True)]
        known |= {GODS[god] for god in (*seen, *owned) if god >= 0}
        again.play(number)
    return known


@pytest.mark.parametrize("seed", [6, 7, 8])
def test_against_a_bot_only_gods_that_the_player_may_know_are_named(
    seed: int, data_folder: Path
) -> None:
    options = ("--pantheon", "--opponent", "random", "--seed", str(seed), "--first", "you")

    said = play(islice(cycle([*ANYTHING, "l", "s"]), 600), *options).stdout

    game = finished_game(data_folder)
    before = said.partition("· Age II ")[0]
    known = known_in_age_one(game, A)
    assert names_shown(before)
    assert names_shown(before) <= known
    assert known < set(GODS)
    assert "Bot puts one of the" in flat(before)


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_two_humans_see_the_gods_they_place_only_after_the_screen_is_handed_over(
    seed: int, data_folder: Path
) -> None:
    game = mirabilia.new("duel", seed=seed, pantheon=True)
    answers = islice(cycle(["l", *ANYTHING]), 400)

    _, screen = sit_down(game, answers, data_folder, height=40, width=100)

    first_age = screen.text.partition("· Age II ")[0]
    shared = re.sub(rf"{HANDED_OVER}.*?{re.escape(WIPED)}", "", first_age, flags=re.DOTALL)
    assert HANDED_OVER in first_age
    assert HANDED_OVER not in shared
    assert names_shown(shared) <= known_in_age_one(game, A, B) < names_shown(first_age)


def test_what_was_secret_is_wiped_from_the_terminal(data_folder: Path) -> None:
    game = drawing()
    gods = drawn_gods(game)

    _, screen = sit_down(game, ["", "1 3"], data_folder, height=24)

    before, secret, after = re.split(rf"{HANDED_OVER}|{re.escape(WIPED)}", screen.text, maxsplit=2)
    assert set(gods) <= names_shown(secret)
    assert names_shown(before) == names_shown(after) == set()
    assert "3 ░" in after


def test_leaving_in_the_middle_of_something_secret_wipes_it_too(data_folder: Path) -> None:
    _, screen = sit_down(drawing(), [""], data_folder, height=24)

    assert names_shown(screen.text.rpartition(WIPED)[0])
    assert names_shown(screen.text.rpartition(WIPED)[2]) == set()


def test_the_order_in_which_gods_return_is_chosen_in_secret(data_folder: Path) -> None:
    _, screen = sit_down(theater(), ["1 3", "3", "1", "", "2"], data_folder, height=40)

    assert HANDED_OVER in flat(screen.text)
    after = screen.text.rpartition(WIPED)[2]
    assert "Greek 2 ·" in after  # and not the gods from the top
    assert "on top" not in after


def test_a_player_can_look_again_at_what_only_he_knows(data_folder: Path) -> None:
    game = drawing()
    game.play(game.legal()[0])
    placed = GODS[int(next(god for god in game.state.slots if god >= 0))]
    while game.to_decide != (A,) or int(game.state.decision) != Decision.TURN:
        game.play(game.legal()[0])

    _, screen = sit_down(game, ["v", "", ""], data_folder, height=40)

    assert f"✦ {placed}" in screen.text
    assert "face down; only you know it" in screen.text
    assert names_shown(screen.text.rpartition(WIPED)[2]) == set()


def test_the_sheet_for_both_players_names_no_god_that_one_of_them_placed(data_folder: Path) -> None:
    game = drawing()
    mythology = next(m for m in range(5) if int(game.state.drawing) == m)
    game.play(game.legal()[0])
    while int(game.state.decision) != Decision.TURN:
        game.play(game.legal()[0])

    _, screen = sit_down(game, ["g"], data_folder)

    sheet = screen.text.rpartition("› g\n")[2]
    name = text("en", f"mythology-{Mythology(mythology).name.lower()}")
    assert f"{name} god, face down" in sheet
    assert "✦" not in sheet
    assert f"{name}: 2 gods, among " in sheet


def test_a_name_looked_up_in_age_one_tells_nothing_of_where_the_god_is(data_folder: Path) -> None:
    game = drawing()
    placed = drawn_gods(game)[0]
    game.play(game.legal()[0])
    while int(game.state.decision) != Decision.TURN:
        game.play(game.legal()[0])

    _, screen = sit_down(game, [f"c {placed}"], data_folder)

    said = flat(screen.text)
    assert text("en", "obstacle-too-early") in said
    assert "in its deck" not in said
    assert "Slot" not in said.rpartition(f"c {placed}")[2]


def test_undo_asks_to_hand_over_the_screen_again(data_folder: Path) -> None:
    session, screen = sit_down(drawing(), ["", "1 3", "u"], data_folder)

    assert session.history.moves == []
    assert screen.text.count(HANDED_OVER) == 2


# Looking


def test_help_tells_of_pantheon_only_where_it_is_played(data_folder: Path) -> None:
    base = play(["?"], "--opponent", "human", "--seed", "1").stdout
    assert "Grand Temples" not in base
    assert "offering token" not in base
    _, screen = sit_down(game_at(rich(slots={1: "Zeus"})), ["?"], data_folder)
    said = flat(screen.text)
    for sign in ("✦ god, Pantheon", "◎ mythology token", "❖ offering token", "§ the Snake"):
        assert sign in said
    assert "Guilds" not in said
    assert "v what only you know" in said


def test_a_sheet_longer_than_the_terminal_is_shown_page_by_page(data_folder: Path) -> None:
    table = rich(slots={1: "Zeus", 2: "Anubis", 3: "Enki", 4: "Gate", 5: "Minerva", 6: "Astarte"})

    _, screen = sit_down(game_at(table), ["g", "", "q"], data_folder, height=24)

    first, _, second = screen.text.rpartition("› g\n")[2].partition("Enter shows more.")
    assert len(first.splitlines()) == 24 - 3
    assert "1 ✦ Zeus" in first
    assert "Roman:" in second


def test_the_pantheon_is_told_with_prices_rules_and_tokens(data_folder: Path) -> None:
    table = rich(slots={1: "Enki", 3: "Gate"}, enki=["Law", "Theology"])

    _, screen = sit_down(game_at(table), ["g"], data_folder)

    said = flat(screen.text)
    assert "1 ✦ Enki Player 1 3●, Player 2 8●" in said
    assert "On the card: Law, Theology." in said
    assert "3 ✦ Gate Player 1 10●, Player 2 12●" in said
    assert "2 empty 3" in said
    assert "Mesopotamian: 2 gods: Ishtar, Nisaba" in said


def test_gods_are_looked_up_by_name_and_guilds_are_not_in_the_game(data_folder: Path) -> None:
    table = rich(slots={1: "Zeus"})

    _, screen = sit_down(game_at(table), ["c tanit", "c merchants guild", "c zeus"], data_folder)

    said = flat(screen.text)
    assert "✦ Tanit Gives 12 coins. It is not in the Pantheon but in its deck." in said
    assert "Nothing is called “merchants guild”." in said
    assert "Slot 1 of the Pantheon: 3 coins." in said.rpartition("c zeus")[2]


def test_the_base_game_knows_no_god(data_folder: Path) -> None:
    said = play(["c tanit", "g", "g1"], "--opponent", "human", "--seed", "1").stdout

    assert "Nothing is called “tanit”." in said
    assert "“g” is no choice here." in said
    assert "“g1” is no choice here." in said
