"""Corners of the rules of Duel that whole games seldom or never reach."""

from mirabilia.duel.vocabulary import Decision
from support.duel import A, B, duel

ALL_RESOURCES = ("Sawmill", "Shelf Quarry", "Brickyard", "Lumber Yard", "Glassworks", "Press")


def test_the_great_library_asks_nothing_when_the_box_is_empty() -> None:
    """Five tokens lie on the board, the players have the other five: none is left to draw."""
    table = duel(
        cities=(ALL_RESOURCES, ()),
        wonders=(["The Great Library"], []),
        board=("Agriculture", "Economy", "Law", "Masonry", "Mathematics"),
        tokens=(("Architecture", "Philosophy"), ("Strategy", "Theology", "Urbanism")),
    )
    table.wonder("The Great Library")
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert table.tokens(A) == {"Architecture", "Philosophy"}
