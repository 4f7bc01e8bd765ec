"""Rulings of Duel: Pantheon that a game may choose: a test for each value and preset."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel import actions, effects
from mirabilia.duel.components import CARD_BY_NAME, CARDS, TOKENS, WONDERS
from mirabilia.duel.options import PRESETS, duel_options
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.state import HIDDEN
from mirabilia.duel.vocabulary import (
    Decision,
    Event,
    Victory,
)
from mirabilia.engine.rule import INTERPRETED
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

FIVE_SYMBOLS = ("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "University")
THEATER = "The Divine Theater"


def theater(**position: Any) -> Table:
    """A can afford The Divine Theater."""
    settings: dict[str, Any] = {"coins": (30, 30), **position}
    return pantheon(wonders=([THEATER], []), **settings)


def greek_token_struck(deck: tuple[str, ...], **options: Any) -> Table:
    """Age I: the Theater shows a Greek deck, and Zeus of it strikes a card with a Greek token."""
    table = theater(
        age=1,
        structure={9: "Altar", 14: "Baths", 15: "Theater", 16: "Tavern"},
        laid={9: "greek"},
        decks={"greek": deck},
        **options,
    )
    return table.wonder(THEATER, "Tavern").mythology("greek").god("Zeus").strike(9)


# Presets


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_what_its_rulings_say(preset: str) -> None:
    """Naming the preset and naming each of its rulings give the same options."""
    assert duel_options(pantheon=True, rulings=preset) == duel_options(
        pantheon=True, **PRESETS[preset]
    )


def test_the_presets_of_the_books_differ_in_two_rulings() -> None:
    """Minerva and the token on Zeus's card; the default follows one book in each."""
    ukrainian, russian = PRESETS["ukrainian"], PRESETS["russian"]
    assert {name for name in ukrainian if ukrainian[name] != russian[name]} == {
        "minerva",
        "zeus_token",
    }
    assert (
        PRESETS["rulebook"] == ukrainian | {"minerva": "before"} == russian | {"zeus_token": "take"}
    )


# token_order


def mythology_token_uncovered(**options: Any) -> Table:
    """A's card in Age I has uncovered a face-down card with a Roman token."""
    table = pantheon(
        age=1, structure={9: "Altar", 14: "Baths", 19: "Tavern"}, laid={9: "roman"}, **options
    )
    table.discard("Baths")
    assert table.decision is Decision.PLACE_GOD
    return table


@pytest.mark.parametrize(
    "options", [{"token_order": "token-first"}, *({"rulings": name} for name in PRESETS)], ids=str
)
def test_token_order_token_first(options: dict[str, str]) -> None:
    """A chooses the god while the card is still face down; then it is turned up."""
    table = mythology_token_uncovered(**options)
    assert table.view(A).structure[9] == table.view(B).structure[9] == HIDDEN
    table.place_god("Mars", 1)
    assert table.view(B).structure[9] == CARD_BY_NAME["Altar"].id
    assert table.decider == B


def test_token_order_card_first() -> None:
    """A knows the card while choosing the god."""
    table = mythology_token_uncovered(token_order="card-first")
    assert table.view(A).structure[9] == table.view(B).structure[9] == CARD_BY_NAME["Altar"].id
    table.place_god("Mars", 1)
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert Event.CARD_REVEALED not in {event for event, *_ in table.events}


@pytest.mark.parametrize("order", ["token-first", "card-first"])
def test_token_order_of_offering_tokens(order: str) -> None:
    """The same two steps in the same turn, in either order."""
    table = pantheon(
        age=2, structure={6: "Altar", 11: "Baths", 19: "Tavern"}, laid={6: 3}, token_order=order
    )
    steps = [event for event, *_ in table.discard("Baths").events]
    first, second = (Event.OFFERING_TOKEN, Event.CARD_REVEALED)
    if order == "card-first":
        first, second = second, first
    assert steps.index(first) < steps.index(second)
    assert table.offerings(A) == {3}


# single_god, empty-deck, zeus-and-open-deck


def test_the_god_for_zeus_s_token_is_drawn_when_the_open_deck_is_back() -> None:
    """The Greek token gives a choice of the two gods that the Theater has just returned."""
    table = greek_token_struck(("Aphrodite", "Zeus", "Hades"))
    assert (table.mythology_tokens(A), table.decision) == ({"greek": 1}, Decision.THEATER_ORDER)
    table.god("Hades")
    assert table.decision is Decision.PLACE_GOD
    assert table.legal() == [
        table.place_god_action(god, slot) for god in ("Aphrodite", "Hades") for slot in range(1, 7)
    ]
    table.place_god("Hades", 3)
    assert (table.slots(), table.deck("greek")) == ({3: "Hades"}, ["Aphrodite"])
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.parametrize(
    "options", [{"single_god": "place"}, *({"rulings": name} for name in PRESETS)], ids=str
)
def test_single_god_place(options: dict[str, str]) -> None:
    """Only Aphrodite is left for the Greek token: she is placed."""
    table = greek_token_struck(
        ("Zeus", "Aphrodite"), slots={1: "Hades"}, **{**options, "zeus_token": "take"}
    )
    assert (table.decision, table.decider) == (Decision.PLACE_GOD, A)
    assert table.legal() == [table.place_god_action("Aphrodite", slot) for slot in range(2, 7)]
    table.place_god("Aphrodite", 6)
    assert (table.slots(), table.deck("greek")) == ({1: "Hades", 6: "Aphrodite"}, [])


def test_single_god_leave() -> None:
    """The token is A's, Aphrodite stays in her deck, nothing is asked."""
    table = greek_token_struck(("Zeus", "Aphrodite"), slots={1: "Hades"}, single_god="leave")
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert (table.slots(), table.deck("greek")) == ({1: "Hades"}, ["Aphrodite"])
    assert table.mythology_tokens(A) == {"greek": 1}


@pytest.mark.parametrize("ruling", ["place", "leave"])
def test_an_empty_deck_gives_no_god(ruling: str) -> None:
    """Zeus was the last of the Greek deck: the token is taken and no god is placed."""
    table = greek_token_struck(("Zeus",), single_god=ruling)
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert (table.slots(), table.mythology_tokens(A)) == ({}, {"greek": 1})


def test_two_gods_are_drawn_under_either_value_of_single_god() -> None:
    """With two cards in the deck `leave` changes nothing."""
    assert mythology_token_uncovered(single_god="leave").legal() == (
        mythology_token_uncovered(single_god="place").legal()
    )


# temple_urbanism


def temple_coins(**options: Any) -> int:
    """A, with Urbanism, builds a Grand Temple by a mythology token; coins gained."""
    table = pantheon(
        cards=("Roman Grand Temple", "Altar"),
        mythology=(("roman",), ()),
        tokens=(["Urbanism"], ()),
        **options,
    )
    return table.build("Roman Grand Temple").coins(A) - 7


@pytest.mark.parametrize(
    "options", [{"temple_urbanism": "pays"}, *({"rulings": name} for name in PRESETS)], ids=str
)
def test_temple_urbanism_pays(options: dict[str, str]) -> None:
    """The mythology token is a chain like others: 4 coins."""
    assert temple_coins(**options) == 4


def test_temple_urbanism_nothing() -> None:
    """The temple is free, and that is all; chains of buildings still pay."""
    assert temple_coins(temple_urbanism="nothing") == 0
    table = pantheon(
        cards=("Statue", "Altar"),
        cities=(("Theater",), ()),
        tokens=(["Urbanism"], ()),
        temple_urbanism="nothing",
    )
    assert table.build("Statue").coins(A) == 7 + 4


@pytest.mark.parametrize("ruling", ["pays", "nothing"])
def test_urbanism_never_pays_for_a_temple_built_otherwise(ruling: str) -> None:
    """Without the mythology token: bought for 10 coins, or by Engineering for 1."""
    cards = ("Roman Grand Temple", "Altar")
    options = {"temple_urbanism": ruling, "coins": (10, 7)}
    bought = pantheon(cards=cards, tokens=(["Urbanism"], ()), **options)
    engineered = pantheon(cards=cards, tokens=(("Urbanism", "Engineering"), ()), **options)
    assert bought.build("Roman Grand Temple").coins(A) == 0
    assert engineered.build("Roman Grand Temple").coins(A) == 9


# double_supremacy


@pytest.mark.skipif(not INTERPRETED, reason="compiled rules keep the printed tables")
@pytest.mark.parametrize(
    ("options", "victory", "pawn"),
    [
        ({"double_supremacy": "scientific"}, Victory.SCIENTIFIC, 8),
        ({"double_supremacy": "military"}, Victory.MILITARY, 9),
        *(({"rulings": name}, Victory.SCIENTIFIC, 8) for name in PRESETS),
    ],
    ids=str,
)
def test_double_supremacy(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, str], victory: Victory, pawn: int
) -> None:
    """If Academy had a shield: the sixth symbol and the capital at once."""
    shields = effects.CARD_SHIELDS.copy()
    shields[CARD_BY_NAME["Academy"].id] = 1
    monkeypatch.setattr(effects, "CARD_SHIELDS", shields)
    table = pantheon(
        cards=("Academy", "Altar"),
        cities=(FIVE_SYMBOLS, ()),
        conflict=8,
        coins=(20, 7),
        **options,
    )
    table.build("Academy")
    assert (table.victory, table.winner, table.conflict) == (victory, A, pawn)


@pytest.mark.skipif(not INTERPRETED, reason="compiled rules keep the printed tables")
@pytest.mark.parametrize("ruling", ["scientific", "military"])
def test_double_supremacy_changes_nothing_when_only_one_is_reached(
    monkeypatch: pytest.MonkeyPatch, ruling: str
) -> None:
    """If Academy had a shield: conquest wins though the symbol makes a pair, and six symbols do."""
    shields = effects.CARD_SHIELDS.copy()
    shields[CARD_BY_NAME["Academy"].id] = 1
    monkeypatch.setattr(effects, "CARD_SHIELDS", shields)
    position = {"cards": ("Academy", "Altar"), "coins": (20, 7), "double_supremacy": ruling}
    conquest = pantheon(cities=(("Study",), ()), conflict=8, **position).build("Academy")
    assert (conquest.victory, conquest.decision) == (Victory.MILITARY, Decision.NONE)
    learned = pantheon(cities=(FIVE_SYMBOLS, ()), conflict=3, **position).build("Academy")
    assert learned.victory is Victory.SCIENTIFIC


def test_nothing_printed_gives_a_symbol_and_shields() -> None:
    """So double_supremacy decides nothing with the components as they are."""
    printed = [thing.effect for thing in (*CARDS, *WONDERS, *TOKENS)]
    assert not [
        effect for effect in (*printed, *GOD_CARDS) if effect.symbol is not None and effect.shields
    ]


# zeus_token


@pytest.mark.parametrize(
    ("options", "taken"),
    [
        ({"zeus_token": "take"}, {4}),
        ({"zeus_token": "discard"}, set()),
        ({"rulings": "rulebook"}, {4}),
        ({"rulings": "arena"}, {4}),
        ({"rulings": "ukrainian"}, {4}),
        ({"rulings": "russian"}, set()),
        ({"rulings": "russian", "zeus_token": "take"}, {4}),
    ],
    ids=str,
)
def test_zeus_token(options: dict[str, str], taken: set[int]) -> None:
    """The struck card carries the offering token of 4."""
    structure = {6: "Altar", 11: "Baths", 19: "Tavern"}
    table = pantheon(age=2, structure=structure, laid={6: 4}, slots={1: "Zeus"}, **options)
    table.activate("Zeus").strike(6)
    assert (table.offerings(A), table.laid()) == (taken, {})


@pytest.mark.parametrize("ruling", ["take", "discard"])
def test_zeus_token_is_not_about_cards_that_zeus_uncovers(ruling: str) -> None:
    """Zeus strikes the card above: the uncovered token is A's under either ruling."""
    structure = {6: "Altar", 11: "Baths", 19: "Tavern"}
    table = pantheon(age=2, structure=structure, laid={6: 4}, slots={1: "Zeus"}, zeus_token=ruling)
    assert table.activate("Zeus").strike(11).offerings(A) == {4}


# minerva, minerva_space, minerva-on-capital


def marching(space: int, conflict: int = 0, **options: Any) -> Table:
    """Minerva stands on a space; A moves the pawn two spaces by Mars."""
    table = pantheon(slots={1: "Mars"}, conflict=conflict, **options)
    table.state.minerva = space
    return table.activate("Mars")


@pytest.mark.parametrize(
    ("options", "stops"),
    [
        ({"minerva": "before"}, (0, 1)),
        ({"minerva": "on"}, (1, 2)),
        ({"rulings": "rulebook"}, (0, 1)),
        ({"rulings": "arena"}, (0, 1)),
        ({"rulings": "ukrainian"}, (1, 2)),
        ({"rulings": "russian"}, (0, 1)),
        ({"rulings": "ukrainian", "minerva": "before"}, (0, 1)),
    ],
    ids=str,
)
def test_minerva(options: dict[str, str], stops: tuple[int, int]) -> None:
    """She is one or two spaces ahead of the pawn; either way she is removed."""
    for space, stop in zip((1, 2), stops, strict=True):
        table = marching(space, **options)
        assert (table.conflict, table.minerva) == (stop, None)


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"minerva_space": "any"}, True),
        ({"minerva_space": "not-pawn"}, False),
        ({"rulings": "rulebook"}, True),
        ({"rulings": "arena"}, False),
        ({"rulings": "ukrainian"}, True),
        ({"rulings": "russian"}, True),
    ],
    ids=str,
)
def test_minerva_space(options: dict[str, str], allowed: bool) -> None:
    """The pawn stands on 3: that space is offered or not, every other one always."""
    table = pantheon(slots={1: "Minerva"}, conflict=3, **options).activate("Minerva")
    spaces = [action - actions.SPACE - 9 for action in table.legal()]
    assert spaces == [space for space in range(-9, 10) if space != 3 or allowed]


@pytest.mark.parametrize("ruling", ["before", "on"])
def test_the_pawn_may_leave_minervas_space(ruling: str) -> None:
    """Minerva stands below the pawn: it moves away, and she stops it on its way back."""
    table = pantheon(
        cards=("Archery Range", "Altar"),
        slots={1: "Mars", 2: "Minerva"},
        coins=(20, 20),
        conflict=1,
        minerva=ruling,
    )
    table.activate("Minerva").space(1).discard("Altar").activate("Mars")
    assert (table.conflict, table.minerva) == (3, 1)
    table.build("Archery Range")
    assert (table.conflict, table.minerva) == ((2, None) if ruling == "before" else (1, None))


@pytest.mark.parametrize(
    ("ruling", "pawn", "victory"), [("before", 8, Victory.NONE), ("on", 9, Victory.MILITARY)]
)
def test_minerva_on_a_capital(ruling: str, pawn: int, victory: Victory) -> None:
    """The pawn moves from 7; only a Minerva who stops it before her space prevents the end."""
    table = marching(9, conflict=7, minerva=ruling)
    assert (table.conflict, table.victory) == (pawn, victory)


# extra_turns


def built_two_in_one_turn(**options: Any) -> Table:
    """Theology: The Divine Theater is built, and its Isis builds The Sphinx."""
    table = pantheon(
        cards=("Walls", "Brewery", "Statue", "Forum"),
        wonders=([THEATER, "The Sphinx"], []),
        tokens=(["Theology"], ()),
        discarded=("Altar",),
        coins=(30, 7),
        **options,
    )
    table.wonder(THEATER, "Walls").mythology("egyptian").god("Isis")
    table.choose_wonder("The Sphinx").card("Altar").god("Ra")
    assert (table.decision, table.decider) == (Decision.TURN, A)
    return table.discard("Brewery")


@pytest.mark.parametrize(
    "options", [{"extra_turns": "one"}, *({"rulings": name} for name in PRESETS)], ids=str
)
def test_extra_turns_one(options: dict[str, str]) -> None:
    """After one more turn B plays."""
    assert built_two_in_one_turn(**options).decider == B


def test_extra_turns_several() -> None:
    """A has two more turns, one for each wonder."""
    table = built_two_in_one_turn(extra_turns="several")
    assert table.decider == A
    assert table.discard("Statue").decider == B


@pytest.mark.parametrize("ruling", ["one", "several"])
def test_a_single_wonder_never_grants_two_turns(ruling: str) -> None:
    """Theology and The Sphinx, which grants a turn itself."""
    table = pantheon(
        wonders=(["The Sphinx"], []),
        tokens=(["Theology"], ()),
        coins=(30, 7),
        extra_turns=ruling,
    )
    assert table.wonder("The Sphinx", "Walls").decider == A
    assert table.discard("Brewery").decider == B
