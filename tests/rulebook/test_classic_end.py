"""7 Wonders, Ukrainian rulebook: the chapters "End of an Age" and "End of the game".

What the second edition says as well is checked with its boards and cards too.
"""

import pytest

from mirabilia.classic.vocabulary import Category, Event
from mirabilia.notation.classic.scores import result, score
from support.classic import A, B, C, Table, classic, random_game

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
TWO_SHIELDS = ("Stockade", "Barracks")
BLUE_58 = (  # all of the first edition: 58 points
    *("Palace", "Pantheon", "Town Hall", "Senate", "Gardens", "Aqueduct", "Courthouse"),
    *("Statue", "Temple", "Baths", "Pawnshop", "Altar", "Theater"),
)


def tokens(table: Table, city: int) -> list[int]:
    """Victory tokens of each Age, and defeats."""
    return [*table.victories(city), table.defeats(city)]


def won(age: int, number: int = 1) -> list[int]:
    """So many victory tokens of an Age and nothing else."""
    return [number if age == each else 0 for each in (1, 2, 3)] + [0]


# End of an Age


@pytest.mark.rulebook("sw1.conflict.after-six")
@BOTH_EDITIONS
@pytest.mark.parametrize("age", [1, 2])
def test_conflicts_are_resolved_after_the_sixth_turn_before_the_next_deal(
    age: int, edition: str
) -> None:
    """Chapter "End of an Age": not after the fifth turn, and with the shields of the sixth."""
    table = classic(
        edition=edition,
        boards=("Gizah", "Rhodos", "Ephesos"),
        age=age,
        turn=5,
        cities=[("Lumber Yard",)],
        hands={A: ["Altar"], B: ["Stockade"], C: ["Stockade"]},
    )
    table.build("Altar").others()
    assert all(tokens(table, city) == [0, 0, 0, 0] for city in (A, B, C))
    table.build("Stockade").others()
    assert tokens(table, A) == won(age, 2)
    kinds = [event[0] for event in table.events]
    assert kinds.index(Event.CARD_BUILT) < kinds.index(Event.VICTORY)
    assert kinds.index(Event.VICTORY) < kinds.index(Event.AGE_BEGUN)
    assert table.moment == (age + 1, 1)


@pytest.mark.rulebook("sw1.conflict.compare-shields")
def test_shields_are_compared_with_each_neighbour() -> None:
    """Chapter "End of an Age": red cards, and those of Rhodos's stage, which says so itself."""
    table = classic(
        boards=("Rhodos",),
        age=1,
        turn=6,
        cities=[("Stockade",), TWO_SHIELDS, ("Arsenal", "Stockade")],
        stages=(2, 0, 0),
    )
    assert [table.shields(city) for city in (A, B, C)] == [3, 2, 4]
    table.others()
    assert tokens(table, A) == [1, 0, 0, 1]
    assert tokens(table, B) == [0, 0, 0, 2]
    assert tokens(table, C) == [2, 0, 0, 0]
    assert sorted(table.told(Event.DEFEAT)) == [(A, C, 0), (B, A, 0), (B, C, 0)]


@pytest.mark.rulebook("sw1.conflict.more")
@BOTH_EDITIONS
@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3), (3, 5)])
def test_more_shields_bring_the_victory_token_of_the_age(
    age: int, points: int, edition: str
) -> None:
    """Chapter "End of an Age": A has 2 shields, C on the right 1, B as many as A."""
    table = classic(
        edition=edition, age=age, turn=6, cities=[TWO_SHIELDS, TWO_SHIELDS, ("Stockade",)]
    )
    table.others()
    assert tokens(table, A) == won(age)
    assert table.points(Category.MILITARY) == points
    assert (A, C, points) in table.told(Event.VICTORY)


@pytest.mark.rulebook("sw1.conflict.fewer")
@BOTH_EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
def test_fewer_shields_bring_a_defeat_token(age: int, edition: str) -> None:
    """Chapter "End of an Age": A has 1 shield, C on the right 2, B as many as A."""
    table = classic(
        edition=edition, age=age, turn=6, cities=[("Stockade",), ("Barracks",), TWO_SHIELDS]
    )
    table.others()
    assert tokens(table, A) == [0, 0, 0, 1]
    assert table.points(Category.MILITARY) == -1


@pytest.mark.rulebook("sw1.conflict.equal")
@BOTH_EDITIONS
@pytest.mark.parametrize("city", [(), TWO_SHIELDS])
def test_equal_shields_bring_no_token(city: tuple[str, ...], edition: str) -> None:
    """Chapter "End of an Age": 2 against 2, or 0 against 0."""
    table = classic(edition=edition, turn=6, cities=[city, city, city]).others()
    assert table.moment == (2, 1)
    assert all(tokens(table, player) == [0, 0, 0, 0] for player in (A, B, C))
    assert table.told(Event.VICTORY) == table.told(Event.DEFEAT) == []


@pytest.mark.rulebook("sw1.conflict.zero-to-two")
def test_an_age_brings_each_player_none_one_or_two_tokens() -> None:
    """Chapter "End of an Age": never more, and each of these numbers occurs."""
    numbers = set()
    for seed in range(3):
        before = [0] * 5
        age = 1
        for table in random_game(seed, players=5, edition="first"):
            if table.state.age != age or table.is_over:
                age = int(table.state.age)
                now = [sum(tokens(table, city)) for city in range(5)]
                taken = [later - earlier for later, earlier in zip(now, before, strict=True)]
                assert set(taken) <= {0, 1, 2}
                assert sum(taken) % 2 == 0  # a defeat for each victory
                numbers |= set(taken)
                before = now
    assert numbers == {0, 1, 2}


@pytest.mark.rulebook("sw1.conflict.alexandria")
def test_anton_between_rhodos_and_ephesos() -> None:
    """Chapter "End of an Age", example: Age II, 3 shields against 5 on the left, 2 on the right."""
    table = classic(
        players=4,
        boards=("Alexandria", "Rhodos", "Gizah", "Ephesos"),
        age=2,
        turn=6,
        cities=[("Arsenal",), ("Walls", "Arsenal"), ("Walls", "Arsenal"), ("Walls",)],
    )
    assert [table.shields(city) for city in range(4)] == [3, 5, 5, 2]
    table.others()
    assert tokens(table, A) == [0, 1, 0, 1]
    assert table.points(Category.MILITARY) == 3 - 1
    assert tokens(table, B) == [0, 1, 0, 0]  # over Anton; level with the city beyond
    assert table.told(Event.DEFEAT)[:1] == [(A, B, 0)]
    assert tokens(table, 3) == [0, 0, 0, 2]  # Ephesos loses on both sides


# End of the game


@pytest.mark.rulebook("sw1.end.when")
@BOTH_EDITIONS
def test_the_game_ends_when_the_tokens_of_age_three_are_handed_out(edition: str) -> None:
    """Chapter "End of the game": by the last decision of the sixth turn, tokens first."""
    table = classic(edition=edition, age=3, turn=6, cities=[("Stockade",)])
    for player in (A, B):
        table.sell(table.hand(player)[0], player)
        assert not table.is_over
        assert table.winners() == []
    table.sell(table.hand(C)[0], C)
    assert table.is_over
    assert tokens(table, A) == [0, 0, 2, 0]
    kinds = [event[0] for event in table.events]
    assert kinds.index(Event.GAME_OVER) > max(
        number for number, kind in enumerate(kinds) if kind in (Event.VICTORY, Event.DEFEAT)
    )
    assert int(table.state.points[A, Category.MILITARY]) == 10
    assert all(table.legal(player) == [] for player in (A, B, C))


@pytest.mark.rulebook("sw1.end.winner")
@pytest.mark.parametrize("best", [A, B, C])
def test_most_points_win(best: int) -> None:
    """Chapter "End of the game": 60 with the coins, 55 and 40 points, at any seat."""
    columns = [
        [card for card in BLUE_58 if card != "Baths"],  # 55
        [card for card in BLUE_58 if card not in ("Palace", "Town Hall", "Courthouse")],  # 40
    ]
    columns.insert(best, list(BLUE_58))
    coins = [1, 1, 1]
    coins[best] = 6
    table = classic(age=3, cities=columns, coins=coins).end()
    totals = sorted(table.total(city) for city in (A, B, C))
    assert totals == [40, 55, 60]
    assert table.total(best) == 60
    assert table.winners() == [best]
    assert result(table.state) == {"victory": "points", "winner": best, "winners": [best]}


@pytest.mark.rulebook("sw1.end.tie-coins")
@BOTH_EDITIONS
@pytest.mark.parametrize("richest", [A, B, C])
def test_coins_decide_where_points_are_equal(richest: int, edition: str) -> None:
    """Chapter "End of the game": 5 coins against 4, which are one point each."""
    coins = [4, 4, 4]
    coins[richest] = 5
    table = classic(edition=edition, age=3, coins=coins).end()
    assert {table.total(city) for city in (A, B, C)} == {1}
    assert table.winners() == [richest]
    assert result(table.state)["victory"] == "coins"


@pytest.mark.rulebook("sw1.end.tie-shared")
@BOTH_EDITIONS
def test_victory_is_shared_where_coins_are_equal_too(edition: str) -> None:
    """Chapter "End of the game": A and C are level; B has the coins but fewer points."""
    table = classic(
        edition=edition, age=3, cities=[("Palace",), (), ("Palace",)], coins=(4, 6, 4)
    ).end()
    assert [table.total(city) for city in (A, B, C)] == [9, 2, 9]
    assert table.winners() == [A, C]
    assert result(table.state)["winner"] is None


@pytest.mark.rulebook("sw1.end.pad")
@BOTH_EDITIONS
def test_the_score_pad_has_seven_rows_and_their_sum(edition: str) -> None:
    """Chapter "End of the game", note: for every city, at the end of a game."""
    *_, table = random_game(6, edition=edition, sides="A" if edition == "first" else "Day")
    columns = score(table.state)
    assert len(columns) == 3
    for city, column in enumerate(columns):
        total = column.pop("total")
        assert len(column) == 7
        assert sum(column.values()) == total == table.total(city)
        assert list(column.values()) == [int(row) for row in table.state.points[city]]
    assert max(table.total(city) for city in (A, B, C)) == table.total(table.winners()[0])
