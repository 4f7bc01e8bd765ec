"""The score pad of a game as a document."""

from mirabilia.notation.duel.scores import score
from support.duel import A, B, duel

BASE_ROWS = [
    "blue",
    "green",
    "yellow",
    "guilds",
    "wonders",
    "progress",
    "treasury",
    "military",
]


def test_a_base_game_has_eight_rows_and_the_total() -> None:
    assert [list(column) for column in score(duel().state)] == [[*BASE_ROWS, "total"]] * 2


def test_pantheon_adds_temples_and_gods_before_the_total() -> None:
    columns = score(duel(pantheon=True).state)

    assert [list(column) for column in columns] == [[*BASE_ROWS, "temples", "gods", "total"]] * 2


def test_temples_and_gods_count_in_their_own_rows() -> None:
    table = duel(
        pantheon=True,
        cities=(["Greek Grand Temple", "Roman Grand Temple"], []),
        gods=([], ["Aphrodite", "Astarte"]),
        coins=(0, 0),
        savings=(0, 4),
    )
    columns = score(table.state)

    assert (columns[A]["temples"], columns[A]["gods"], columns[A]["total"]) == (12, 0, 12)
    assert (columns[B]["temples"], columns[B]["gods"], columns[B]["total"]) == (0, 13, 13)
