"""Corners of Duel: Pantheon where several rules meet: coins, science, the pawn, ends of Ages."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel.vocabulary import Category, CoinCause, Decision, Event, Symbol, Victory
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

THEATER = "The Divine Theater"
FIVE_SYMBOLS = ("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "University")


def coin_events(table: Table, player: int) -> list[tuple[CoinCause, int]]:
    """What changed a treasury, in order."""
    return [
        (CoinCause(cause), change)
        for event, who, cause, change in table.events
        if event is Event.COINS and who == player
    ]


# Poliorcetics and Minerva


@pytest.mark.parametrize(
    ("ruling", "space", "pawn", "coins"),
    [
        ("before", 1, 0, 10),
        ("on", 1, 1, 9),
        ("before", 3, 2, 8),
        ("on", 3, 3, 10 - 3 - 2),
        ("before", 5, 3, 10 - 3 - 2),
    ],
)
def test_poliorcetics_counts_the_spaces_that_minerva_allows(
    ruling: str, space: int, pawn: int, coins: int
) -> None:
    """Pretorium's three shields; on the third space lies a military token of 2."""
    table = pantheon(
        cards=("Pretorium", "Altar"),
        tokens=(["Poliorcetics"], ()),
        coins=(8, 10),
        minerva=ruling,
    )
    table.state.minerva = space
    table.build("Pretorium")
    assert (table.conflict, table.coins(B)) == (pawn, coins)


@pytest.mark.parametrize(
    ("coins", "losses"),
    [
        (9, [(CoinCause.SIEGE, -1)] * 2 + [(CoinCause.LOOT, -2), (CoinCause.SIEGE, -1)]),
        (3, [(CoinCause.SIEGE, -1)] * 2 + [(CoinCause.LOOT, -1)]),
        (2, [(CoinCause.SIEGE, -1)] * 2),
        (0, []),
    ],
)
def test_poliorcetics_and_a_military_token_take_what_there_is(
    coins: int, losses: list[tuple[CoinCause, int]]
) -> None:
    """Space by space from 1 to 4: one coin each, and on the third space 2 more."""
    table = pantheon(
        cards=("Pretorium", "Altar"), tokens=(["Poliorcetics"], ()), coins=(8, coins), conflict=1
    )
    table.build("Pretorium")
    assert coin_events(table, B) == losses
    assert (table.conflict, int(table.state.loot[B, 3])) == (4, 0)


# Astarte


def saver(**position: Any) -> Table:
    """A has 3 coins and 7 on Astarte."""
    return pantheon(gods=(["Astarte"], ()), savings=(7, 0), **{"coins": (3, 7), **position})


def test_economy_gets_all_that_astarte_pays_for_trade() -> None:
    """A buys The Pyramids for 8, 5 of them from Astarte; B receives 8."""
    table = saver(wonders=(["The Pyramids"], []), tokens=((), ["Economy"]))
    table.wonder("The Pyramids")
    assert (table.coins(A), table.savings(A), table.coins(B)) == (0, 2, 15)


def test_astarte_pays_a_price_of_coins_and_trade() -> None:
    """Caravansery costs 2 coins and two goods for 2 each; Economy gets the 4 of the goods."""
    table = saver(cards=("Caravansery", "Altar"), tokens=((), ["Economy"]), coins=(1, 7))
    table.build("Caravansery")
    assert (table.coins(A), table.savings(A), table.coins(B)) == (0, 2, 11)


@pytest.mark.parametrize("attack", ["Appian Way", "loot", "Poliorcetics"])
@pytest.mark.parametrize("treasury", [9, 1])
def test_attacks_reach_the_treasury_and_not_astarte(attack: str, treasury: int) -> None:
    """B takes 3, 5 or 3 coins of A's treasury, or all that is there."""
    position: dict[str, Any] = {"coins": (treasury, 20), "to_move": B}
    if attack == "Appian Way":
        table = saver(wonders=([], ["The Appian Way"]), **position).wonder("The Appian Way")
    elif attack == "loot":
        cards = ("Guard Tower", "Altar")
        table = saver(cards=cards, conflict=-5, **position).build("Guard Tower")
    else:
        cards, tokens = ("Pretorium", "Altar"), ((), ["Poliorcetics"])
        table = saver(cards=cards, conflict=4, tokens=tokens, **position).build("Pretorium")
    loss = 5 if attack == "loot" else 3
    assert (table.coins(A), table.savings(A)) == (max(0, treasury - loss), 7)


# Science


def test_nisaba_gives_the_sixth_symbol() -> None:
    """A has five different symbols, B's Academy shows another: A wins at once."""
    table = pantheon(slots={1: "Nisaba"}, cities=(FIVE_SYMBOLS, ("Academy",)))
    table.activate("Nisaba").card("Academy")
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, A)
    assert table.decision is Decision.NONE


def test_nisabas_symbol_and_a_card_built_later_make_a_pair() -> None:
    """A copies B's wheel and then builds School, the other wheel."""
    table = pantheon(
        cards=("School", "Altar"),
        slots={1: "Nisaba"},
        cities=((), ("Apothecary",)),
        coins=(20, 7),
    )
    table.activate("Nisaba").card("Apothecary").discard("Altar").build("School")
    assert (table.symbols(A), table.decision) == ({Symbol.WHEEL: 2}, Decision.PROGRESS)


def test_law_from_enki_may_win_while_the_theaters_deck_lies_open() -> None:
    """Only Law and Urbanism are left in the box, so they are laid on Enki; A has five symbols."""
    board = ("Agriculture", "Economy", "Masonry", "Philosophy", "Strategy")
    rival = ("Architecture", "Mathematics", "Theology", "Mysticism", "Poliorcetics", "Engineering")
    table = pantheon(
        wonders=([THEATER], []),
        cities=(FIVE_SYMBOLS, ()),
        board=board,
        tokens=((), rival),
        coins=(30, 7),
    )
    table.wonder(THEATER).mythology("mesopotamian").god("Enki").token("Law")
    assert (table.victory, table.winner, table.decision) == (Victory.SCIENTIFIC, A, Decision.NONE)
    assert table.legal(A) == table.legal(B) == []


def test_ishtar_then_law_then_nothing_more() -> None:
    """Ishtar, then Law for another pair: Law's own pair gives a token in the same turn."""
    table = pantheon(
        cards=("School", "Altar"),
        slots={1: "Ishtar"},
        cities=(("Apothecary",), ()),
        board=("Law", "Philosophy"),
        coins=(20, 7),
    )
    table.activate("Ishtar").discard("Altar").build("School").token("Law")
    assert (table.symbols(A)[Symbol.SCALES], table.decision) == (2, Decision.PROGRESS)
    table.token("Philosophy")
    assert table.tokens(A) == {"Law", "Philosophy"}


def test_law_then_ishtar() -> None:
    """A pair of scales by Ishtar; A may decline its token."""
    table = pantheon(slots={1: "Ishtar"}, tokens=(["Law"], ())).activate("Ishtar")
    assert table.decision is Decision.PROGRESS
    table.decline()
    assert (table.tokens(A), table.decider) == ({"Law"}, B)


# Neptune


@pytest.mark.parametrize(
    ("gone", "first", "second"),
    [
        ((), 4, 3),
        (((A, 3), (B, 6)), 2, 1),
        (((A, 3), (B, 6), (A, 6)), 1, 0),
        (((A, 3), (B, 6), (A, 6), (B, 3)), 0, 0),
    ],
)
def test_neptune_asks_for_as_many_tokens_as_there_are(
    gone: tuple[tuple[int, int], ...], first: int, second: int
) -> None:
    """Four, two, one and no tokens on the track."""
    table = pantheon(slots={1: "Neptune"}, loot_gone=gone).activate("Neptune")
    for decision, choices in ((Decision.NEPTUNE_DISCARD, first), (Decision.NEPTUNE_APPLY, second)):
        if choices:
            assert (table.decision, len(table.legal())) == (decision, choices)
            table.do(table.legal()[-1])
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert (table.coins(B) < 7) == (second > 0)


def test_a_zone_whose_token_neptune_took_costs_nothing_any_more() -> None:
    """The pawn enters B's first zone: its token is gone."""
    table = pantheon(cards=("Guard Tower", "Altar"), slots={1: "Neptune"}, conflict=2, coins=(7, 7))
    table.activate("Neptune").military_token(B, 2).military_token(A, 2)
    assert table.coins(B) == 5
    table.discard("Altar").build("Guard Tower")
    assert (table.conflict, table.coins(B)) == (3, 5 + 2)


# Ends of Ages


@pytest.mark.parametrize("player", [A, B])
def test_zeus_may_end_an_age(player: int) -> None:
    """The last card of Age II is struck: Age III comes, and the activator begins it."""
    table = pantheon(age=2, cards=("Altar",), covered=(), slots={3: "Zeus"}, to_move=player)
    [position] = [p for p, card in enumerate(table.state.structure) if card >= 0]
    table.activate("Zeus").strike(position)
    assert (table.age, table.state.cards_left, table.discarded()) == (3, 20, {"Altar"})
    assert (table.decision, table.decider) == (Decision.TURN, player)


def test_zeus_may_end_the_game() -> None:
    """The last card of Age III is struck: points are counted, nobody decides any more."""
    table = pantheon(cards=("Altar",), covered=(), slots={1: "Zeus", 2: "Mars"}, coins=(30, 0))
    [position] = [p for p, card in enumerate(table.state.structure) if card >= 0]
    table.activate("Zeus").strike(position)
    assert (table.victory, table.winner) == (Victory.CIVILIAN, A)
    assert table.legal(A) == table.legal(B) == []


def test_with_one_card_left_gods_may_be_activated() -> None:
    """A activates, then B: the Age goes on until somebody takes the last card."""
    table = pantheon(age=2, cards=("Altar",), covered=(), slots={1: "Tanit", 6: "Mars"})
    assert table.activate("Tanit").decider == B
    assert table.activate("Mars").decider == A
    assert table.age == 2
    assert table.build("Altar").age == 3


def test_there_is_no_activation_after_the_last_card() -> None:
    """A plays the last card of Age III though B could activate Aphrodite: the game is over."""
    table = pantheon(cards=("Altar",), covered=(), slots={6: "Aphrodite"}).build("Altar")
    assert table.victory is Victory.CIVILIAN
    assert table.legal(A) == table.legal(B) == []
    assert table.points(B)[Category.GODS] == 0


@pytest.mark.parametrize("wonder", ["The Sanctuary", "The Sphinx"])
def test_another_turn_is_lost_with_the_age(wonder: str) -> None:
    """It was the last card of Age II; B, on whose side the pawn stands, says who begins."""
    table = pantheon(
        age=2,
        cards=("Altar",),
        covered=(),
        wonders=([wonder], []),
        slots={1: "Mars"},
        coins=(30, 7),
        conflict=1,
    )
    table.wonder(wonder)
    assert Event.EXTRA_TURN_LOST in {event for event, *_ in table.events}
    assert (table.age, table.decision, table.decider) == (3, Decision.STARTER, B)
    assert table.starter(B).discard(table.accessible()[0]).decider == A


def test_another_turn_is_lost_when_the_theaters_zeus_ends_the_age() -> None:
    """Theology: the Theater is built with the last but one card, Zeus strikes the last."""
    table = pantheon(
        age=2,
        cards=("Altar", "Baths"),
        covered=(),
        wonders=([THEATER], []),
        tokens=(["Theology"], ()),
        coins=(30, 7),
        conflict=1,
    )
    last = table.position_of("Baths")
    table.wonder(THEATER, "Altar").mythology("greek").god("Zeus").strike(last).god("Hades")
    assert Event.EXTRA_TURN_LOST in {event for event, *_ in table.events}
    assert (table.age, table.decider) == (3, B)


# Tokens


def test_mysticism_does_not_count_offering_tokens_that_were_spent() -> None:
    """Two mythology and three offering tokens, two of which pay for Mars: 6 points."""
    table = pantheon(
        slots={3: "Mars"},
        tokens=(["Mysticism"], ()),
        mythology=(("greek", "roman"), ()),
        offerings=((2, 3, 4), ()),
    )
    assert table.points(A)[Category.PROGRESS] == 10
    table.activate("Mars", 2, 3)
    assert (table.points(A)[Category.PROGRESS], table.coins(A)) == (6, 7)


def test_mysticism_counts_tokens_that_built_a_temple() -> None:
    """The mythology token is kept."""
    table = pantheon(
        cards=("Roman Grand Temple", "Altar"),
        tokens=(["Mysticism"], ()),
        mythology=(("roman",), ()),
    )
    points = table.build("Roman Grand Temple").points(A)
    assert (points[Category.PROGRESS], points[Category.TEMPLES]) == (2, 5)


@pytest.mark.parametrize(("age", "activation"), [(1, 0), (2, 1), (3, 1)])
def test_a_turn_is_told_to_allow_activations_from_age_2_on(age: int, activation: int) -> None:
    table = duel(pantheon=True, age=age, cards=("Walls", "Brewery"), covered=("Senate",))
    table.discard("Walls")
    assert table.events[-1] == (Event.ASKED, B, Decision.TURN, activation)
