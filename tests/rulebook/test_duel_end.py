"""Duel rulebook, chapters "End of the game and victory" and "Symbols / Military tokens"."""

from typing import Any

import numpy as np
import pytest

from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME
from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import Category, Colour, Decision, Victory
from support.duel import A, B, Table, duel
from support.eager_games import eager_game

PANTHEON_ROWS = [Category.TEMPLES, Category.GODS]


def different_symbols(table: Table, player: int) -> int:
    """Counted from the cards and tokens themselves."""
    cards = {CARD_BY_NAME[name].effect.symbol for name in table.city(player)}
    tokens = {TOKEN_BY_NAME[name].effect.symbol for name in table.tokens(player)}
    return len((cards | tokens) - {None})


def mirrored(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with the players' places exchanged."""
    swapped = {
        name: value[::-1] if name in ("cities", "coins", "built", "tokens", "wonders") else value
        for name, value in position.items()
    }
    return swapped | {"to_move": 1 - position.get("to_move", A)}


def seats(player: int, position: dict[str, Any]) -> dict[str, Any]:
    """A position as given, or mirrored so that A's part is played by B."""
    return position if player == A else mirrored(position)


# End of the game and victory


@pytest.mark.rulebook("duel.end.when")
def test_a_game_ends_by_supremacy_or_after_the_third_age_only(random_game) -> None:
    """End of the game: capital reached, six symbols, or Age III played out; nothing else."""
    games = [random_game(seed) for seed in range(8)]
    games += [eager_game(seed, Colour.RED) for seed in range(8)]
    games += [eager_game(seed, Colour.GREEN) for seed in range(12)]
    victories = set()
    for game in games:
        for table in game:
            symbols = max(different_symbols(table, A), different_symbols(table, B))
            played_out = table.age == 3 and table.state.cards_left == 0
            reached = {
                Victory.MILITARY: abs(table.conflict) == 9,
                Victory.SCIENTIFIC: symbols >= 6,
                Victory.CIVILIAN: played_out and table.decision is Decision.NONE,
            }
            if DUEL.is_over(table.state):
                assert reached[table.victory]
            else:
                assert not any(reached.values())
                assert DUEL.owes(table.state, A) or DUEL.owes(table.state, B)
        assert DUEL.is_over(table.state)
        victories.add(table.victory)
    assert victories == {Victory.MILITARY, Victory.SCIENTIFIC, Victory.CIVILIAN}


FIFTY_TO_FORTY_NINE: dict[str, Any] = {
    "cards": ("Stable",),
    "covered": (),
    "cities": (
        ("Palace", "Town Hall", "Gardens", "Pantheon"),
        ("Senate", "Obelisk", "Aqueduct", "Courthouse", "Statue", "Temple", "Rostrum"),
    ),
    "built": (
        ("The Pyramids", "The Sphinx", "The Great Library", "The Great Lighthouse"),
        ("The Appian Way", "The Colossus"),
    ),
    "tokens": ((), ("Philosophy", "Agriculture")),
    "coins": (1, 2),
}


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.end.civilian")
def test_more_points_win_after_the_third_age(player: int) -> None:
    """Civilian victory: the last discard brings the third coin and with it 50 points to 49."""
    table = duel(**seats(player, FIFTY_TO_FORTY_NINE))
    table.discard("Stable")
    assert (table.total(player), table.total(1 - player)) == (50, 49)
    assert (table.victory, table.winner) == (Victory.CIVILIAN, player)
    assert table.legal(A) == table.legal(B) == []


@pytest.mark.rulebook("duel.end.civilian")
def test_the_last_player_wins_nothing_by_being_last() -> None:
    """Civilian victory: B plays the last card with fewer points, and A wins."""
    table = duel(**FIFTY_TO_FORTY_NINE | {"coins": (3, 0), "to_move": B})
    table.discard("Stable")
    assert (table.total(A), table.total(B)) == (50, 49)
    assert (table.victory, table.winner) == (Victory.CIVILIAN, A)


@pytest.mark.parametrize(
    ("spaces", "points"),
    [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)],
)
@pytest.mark.rulebook("duel.end.military-points")
def test_the_pawn_gives_points_to_the_player_ahead(spaces: int, points: int) -> None:
    """Civilian victory: 0, 2, 5 or 10 by the pawn's zone, and the other player gets none."""
    for_a = duel(conflict=spaces)
    assert for_a.points(A)[Category.MILITARY] == points
    assert for_a.points(B)[Category.MILITARY] == 0
    for_b = duel(conflict=-spaces)
    assert for_b.points(B)[Category.MILITARY] == points
    assert for_b.points(A)[Category.MILITARY] == 0


@pytest.mark.rulebook("duel.end.building-points")
def test_blue_green_yellow_and_purple_buildings_give_points() -> None:
    """Civilian victory: each colour in its row; red, brown and grey cards give nothing."""
    table = duel(
        cities=(
            ("Altar", "School", "Arena", "Magistrates Guild", "Arsenal", "Quarry", "Press"),
            ("Theater", "Baths", "Temple"),
        ),
        coins=(0, 0),
    )
    assert table.points(A) == {
        Category.BLUE: 3,
        Category.GREEN: 1,
        Category.YELLOW: 3,
        Category.GUILDS: 3,  # one for each blue card of B, who has most
        Category.WONDERS: 0,
        Category.PROGRESS: 0,
        Category.TREASURY: 0,
        Category.MILITARY: 0,
        Category.TEMPLES: 0,  # rows of Pantheon stay empty
        Category.GODS: 0,
    }
    assert table.points(B)[Category.BLUE] == table.total(B) == 3 + 3 + 4


@pytest.mark.rulebook("duel.end.wonder-points")
def test_constructed_wonders_give_points_and_others_do_not() -> None:
    """Civilian victory: The Pyramids are built, The Sphinx is not."""
    table = duel(built=(("The Pyramids",), ()), wonders=(("The Sphinx",), ("The Colossus",)))
    assert table.points(A)[Category.WONDERS] == 9
    assert table.points(B)[Category.WONDERS] == 0


@pytest.mark.rulebook("duel.end.progress-points")
def test_progress_tokens_give_points() -> None:
    """Civilian victory: Agriculture 4 and Philosophy 7; tokens on the board give nothing."""
    table = duel(tokens=(("Agriculture", "Philosophy"), ("Strategy",)), board=("Mathematics",))
    assert table.points(A)[Category.PROGRESS] == 11
    assert table.points(B)[Category.PROGRESS] == 0


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4)])
@pytest.mark.rulebook("duel.end.treasury-points")
def test_each_full_set_of_three_coins_gives_a_point(coins: int, points: int) -> None:
    """Civilian victory: what does not fill a set of three is worth nothing."""
    table = duel(coins=(coins, 1))
    assert table.points(A)[Category.TREASURY] == table.total(A) == points
    assert table.points(B)[Category.TREASURY] == 0


BLUE_TEN_TO_EIGHT: dict[str, Any] = {
    "cards": ("Stable",),
    "covered": (),
    "cities": (("Altar", "Palace"), ("Theater", "Obelisk", "Laboratory", "School")),
    "coins": (0, 0),
}


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.end.tie-blue")
def test_blue_points_break_a_tie(player: int) -> None:
    """Civilian victory: ten points each; all of the winner's are on blue cards, eight of B's."""
    table = duel(**seats(player, BLUE_TEN_TO_EIGHT))
    table.discard("Stable")
    assert table.total(A) == table.total(B) == 10
    assert table.points(player)[Category.BLUE] == 10
    assert table.points(1 - player)[Category.BLUE] == 8
    assert (table.victory, table.winner) == (Victory.CIVILIAN, player)


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.end.tie-blue")
def test_blue_points_matter_in_a_tie_only(player: int) -> None:
    """Civilian victory: fewer blue points and one point more in all win."""
    more = {"cities": (("Altar", "Palace"), ("Theater", "Obelisk", "Study"))}
    table = duel(**seats(player, BLUE_TEN_TO_EIGHT | more))
    table.discard("Stable")
    assert (table.total(player), table.total(1 - player)) == (10, 11)
    assert (table.victory, table.winner) == (Victory.CIVILIAN, 1 - player)


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.end.tie-shared")
def test_equal_blue_points_share_the_victory(player: int) -> None:
    """Civilian victory: totals and blue points are equal, whatever else the cities hold."""
    table = duel(
        **seats(
            player,
            {
                "cards": ("Stable",),
                "covered": (),
                "cities": (("Altar", "Arena"), ("Theater", "Academy")),
                "coins": (0, 5),
            },
        )
    )
    table.discard("Stable")
    assert table.total(A) == table.total(B) == 3 + 3 + 1
    assert DUEL.is_over(table.state)
    assert (table.victory, table.winner) == (Victory.CIVILIAN, None)


@pytest.mark.rulebook("duel.end.score-pad")
def test_the_score_pad_adds_up_to_the_totals_that_decide(random_game) -> None:
    """Civilian victory, note: finished games have all rows filled in, and they say who won."""
    rows = ["blue", "green", "yellow", "guilds", "wonders", "progress", "treasury", "military"]
    assert [row.name.lower() for row in Category if row not in PANTHEON_ROWS] == rows
    civilian = 0
    for seed in range(20):
        *_, table = random_game(seed)
        pad = np.asarray(table.state.points)
        for player in (A, B):
            assert pad[player].tolist() == list(table.points(player).values())
            assert int(pad[player].sum()) == table.total(player)
            assert not pad[player, PANTHEON_ROWS].any()
        if table.victory is Victory.CIVILIAN:
            civilian += 1
            ranks = [(table.total(player), int(pad[player, Category.BLUE])) for player in (A, B)]
            best = [player for player in (A, B) if ranks[player] == max(ranks)]
            assert table.winner == (best[0] if len(best) == 1 else None)
    assert civilian


# Symbols / Military tokens


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(("space", "lost"), [(3, 2), (6, 5)])
@pytest.mark.rulebook("duel.symbols-military.loss", "duel.symbols-military.to-bank")
def test_a_military_token_costs_the_opponent_coins(space: int, lost: int, player: int) -> None:
    """Military tokens: 2 or 5 coins go to the bank, the token to the box."""
    toward = 1 if player == A else -1
    table = duel(
        cards=("Guard Tower", "Statue"),
        conflict=(space - 1) * toward,
        coins=(9, 9),
        to_move=player,
    )
    assert table.state.loot[1 - player, space] == lost
    table.build("Guard Tower")
    assert table.coins(1 - player) == 9 - lost
    assert table.coins(player) == 9
    assert table.state.loot[1 - player, space] == 0
    assert table.state.loot[player, space] == lost


@pytest.mark.parametrize(("space", "coins", "rest"), [(6, 3, 0), (6, 5, 0), (3, 1, 0), (3, 0, 0)])
@pytest.mark.rulebook("duel.symbols-military.not-enough")
def test_an_opponent_with_too_few_coins_loses_what_is_there(
    space: int, coins: int, rest: int
) -> None:
    """Military tokens: nobody runs into debt, and the token is spent all the same."""
    table = duel(cards=("Guard Tower", "Statue"), conflict=space - 1, coins=(7, coins))
    table.build("Guard Tower")
    assert table.coins(B) == rest
    assert table.coins(A) == 7
    assert table.state.loot[B, space] == 0
    assert table.discard("Statue").coins(B) == rest + 2
