"""What is kept beside a journal, so that tables can be searched for."""

from typing import Any

from mirabilia.table import Table


def age_of(table: Table) -> int | None:
    """The Age that is played; none before it and after the end."""
    playing = table.game if table.status == "playing" else None
    return (int(playing.state.age) or None) if playing else None


def seat_rows(table: Table) -> list[dict[str, Any]]:
    """The seats as they are searched for: who sat there, and how they did."""
    over = table.status == "over" and table.game is not None
    result = table.game.result if over and table.game else None
    winners = table.winners
    rows = []
    for number, seat in enumerate(table.seats):
        share = (1 / len(winners) if number in winners else 0.0) if over and winners else None
        rows.append(
            {
                "seat": number,
                "holder": seat.holder or seat.former,
                "name": seat.name,
                "bot": seat.bot,
                "gave_up": seat.gave_up,
                "share": share,
                "points": result.score[number]["total"] if result else None,
            }
        )
    return rows
