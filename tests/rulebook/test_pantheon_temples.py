"""Duel: Pantheon, both rulebooks: "Course of play / Grand Temples"."""

import pytest

from mirabilia.duel.components import CARD_BY_NAME
from mirabilia.duel.vocabulary import RESOURCE_LETTERS, Category, Event
from support.duel import A, B, duel

ROMAN = "Roman Grand Temple"
GREEK = "Greek Grand Temple"
MYTHOLOGIES = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
CSGGP = ("Clay Pool", "Quarry", "Glassworks", "Glass-Blower", "Press")


def temple(mythology: str) -> str:
    return f"{mythology.capitalize()} Grand Temple"


@pytest.mark.rulebook("pantheon.temples.free-with-token")
def test_a_matching_mythology_token_makes_a_grand_temple_free() -> None:
    """A has a Roman token and nothing else: the Roman temple can be built, the Greek cannot."""
    position = {"cards": (ROMAN, GREEK), "mythology": (("roman",), ())}
    table = duel(pantheon=True, coins=(0, 7), **position)
    assert (table.price(ROMAN), table.price(GREEK)) == (0, 10)
    assert table.can_build(ROMAN)
    assert not table.can_build(GREEK)
    table.build(ROMAN)
    assert table.coins(A) == 0
    assert table.city(A) == {ROMAN}


@pytest.mark.rulebook("pantheon.temples.free-with-token")
def test_the_opponents_token_is_of_no_use() -> None:
    """Each player's tokens work for that player."""
    table = duel(pantheon=True, cards=(ROMAN, GREEK), coins=(9, 0), mythology=((), ("roman",)))
    assert table.price(ROMAN, A) == 10
    assert table.price(ROMAN, B) == 0
    assert not table.can_build(ROMAN)


@pytest.mark.rulebook("pantheon.temples.free-with-token")
@pytest.mark.parametrize(
    ("options", "coins"),
    [
        ({}, 4),
        ({"temple_urbanism": "pays"}, 4),
        ({"temple_urbanism": "nothing"}, 0),
        ({"rulings": "arena"}, 4),
    ],
)
def test_urbanism_and_a_grand_temple_built_by_a_token(options: dict[str, str], coins: int) -> None:
    """Not said in either book: option `temple_urbanism`."""
    position = {"mythology": (("roman",), ()), "tokens": (("Urbanism",), ())}
    table = duel(pantheon=True, cards=(ROMAN, GREEK), coins=(0, 7), **position, **options)
    table.build(ROMAN)
    assert table.coins(A) == coins


@pytest.mark.rulebook("pantheon.temples.free-with-token")
@pytest.mark.parametrize("ruling", ["pays", "nothing"])
def test_urbanism_still_pays_for_other_chains_and_never_for_a_temple_paid_for(ruling: str) -> None:
    """Palisade makes Fortifications free: 4 coins. A temple bought for 10 coins: none."""
    table = duel(
        pantheon=True,
        cards=("Fortifications", GREEK),
        cities=(("Palisade",), ()),
        tokens=(("Urbanism",), ()),
        coins=(10, 7),
        temple_urbanism=ruling,
    )
    assert table.build("Fortifications").coins(A) == 14
    table.state.decider = table.state.active = A
    assert table.build(GREEK).coins(A) == 4


@pytest.mark.rulebook("pantheon.temples.token-kept")
def test_the_token_is_kept_when_its_temple_is_built() -> None:
    """It counts for Mysticism all the same."""
    position = {"mythology": (("roman",), ()), "tokens": (("Mysticism",), ())}
    table = duel(pantheon=True, cards=(ROMAN, GREEK), coins=(0, 0), **position)
    table.build(ROMAN)
    assert table.mythology_tokens(A) == {"roman": 1}
    assert table.points(A)[Category.PROGRESS] == 2


@pytest.mark.rulebook("pantheon.temples.or-pay")
def test_a_grand_temple_can_be_paid_for_without_a_token() -> None:
    """With all resources it costs nothing, with none of them five units of 2 coins."""
    table = duel(pantheon=True, cards=(ROMAN, GREEK), cities=(CSGGP, ()), coins=(0, 7))
    assert table.price(ROMAN) == 0
    table.build(ROMAN)
    assert (Event.CHAINED, A, CARD_BY_NAME[ROMAN].id, 0) not in table.events
    assert table.city(A) == {ROMAN, *CSGGP}

    table = duel(pantheon=True, cards=(ROMAN, GREEK), coins=(10, 7))
    assert table.price(ROMAN) == 10
    assert table.build(ROMAN).coins(A) == 0
    assert not duel(pantheon=True, cards=(ROMAN, GREEK), coins=(9, 7)).can_build(ROMAN)


@pytest.mark.rulebook("pantheon.temples.or-pay")
def test_the_price_follows_the_rules_of_trade() -> None:
    """B's production makes units dearer, and Economy gives B what A spends."""
    cities = ((), ("Glassworks", "Shelf Quarry"))
    table = duel(
        pantheon=True,
        cards=(ROMAN, GREEK),
        cities=cities,
        tokens=((), ("Economy",)),
        coins=(20, 0),
    )
    assert table.price(ROMAN) == 2 + 4 + 3 + 3 + 2  # clay, stone, two glass, papyrus
    table.build(ROMAN)
    assert (table.coins(A), table.coins(B)) == (6, 14)


@pytest.mark.parametrize(
    ("mythology", "cost"),
    [
        pytest.param(
            "mesopotamian", "WWWGP", marks=pytest.mark.rulebook("pantheon.temples.mesopotamian")
        ),
        pytest.param(
            "phoenician", "WSGPP", marks=pytest.mark.rulebook("pantheon.temples.phoenician")
        ),
        pytest.param("greek", "SSSGP", marks=pytest.mark.rulebook("pantheon.temples.greek")),
        pytest.param("egyptian", "CCCGP", marks=pytest.mark.rulebook("pantheon.temples.egyptian")),
        pytest.param("roman", "CSGGP", marks=pytest.mark.rulebook("pantheon.temples.roman")),
    ],
)
def test_the_cost_of_each_grand_temple(mythology: str, cost: str) -> None:
    """It can be bought, or is free with a token of its own mythology and of no other."""
    card = CARD_BY_NAME[temple(mythology)]
    assert card.resources == tuple(cost.count(letter) for letter in RESOURCE_LETTERS)
    assert card.coins == 0
    for token in MYTHOLOGIES:
        table = duel(pantheon=True, cards=(card.name, "Walls"), mythology=((token,), ()))
        assert table.price(card.name) == (0 if token == mythology else 10)
    table = duel(pantheon=True, cards=(card.name, "Walls"), coins=(10, 7))
    assert table.price(card.name) == 10
    assert table.build(card.name).points(A)[Category.TEMPLES] == 5


@pytest.mark.rulebook("pantheon.temples.points")
@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_one_two_or_three_grand_temples_give_5_12_or_21_points(
    number: int, points: int, player: int
) -> None:
    """The points are those of all temples together, whichever they are."""
    for first in range(3):
        own = [temple(mythology) for mythology in MYTHOLOGIES[first : first + number]]
        cities = (own, ()) if player == A else ((), own)
        table = duel(pantheon=True, cities=cities, coins=(0, 0)).finish()
        assert table.points(player)[Category.TEMPLES] == table.total(player) == points
        assert table.total(1 - player) == 0


@pytest.mark.rulebook("pantheon.temples.example")
def test_iryna_gets_12_points_for_two_temples_and_anton_5_for_one() -> None:
    """The example: two Grand Temples against one."""
    iryna, anton = (temple("greek"), temple("roman")), (temple("egyptian"),)
    table = duel(pantheon=True, cities=(iryna, anton), coins=(0, 0)).finish()
    assert table.points(A)[Category.TEMPLES] == table.total(A) == 12
    assert table.points(B)[Category.TEMPLES] == table.total(B) == 5
    assert table.winner == A
