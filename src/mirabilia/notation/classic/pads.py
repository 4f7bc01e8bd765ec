"""The score pad of 7 Wonders in words: its form, its errors, and the verdict."""

from collections.abc import Mapping
from typing import Any

from mirabilia.classic.components import CARDS, VICTORY_POINTS
from mirabilia.classic.scorepad import (
    FEWEST_PLAYERS,
    NEIGHBOURS,
    ROWS,
    Entry,
    Pad,
    Symbols,
    is_allowed,
    most_symbols,
    ranges,
)
from mirabilia.classic.vocabulary import AGES, DEFEAT_POINTS, MOST_PLAYERS, Symbol
from mirabilia.notation.catalogue import name, player_name, text
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.pads import LONGEST_NAME, fill_columns, is_whole

USUAL_PLAYERS = 3
_SYMBOLS = [symbol.name.lower() for symbol in Symbol]
_KINDS = {"coins": "coins", "science": "points_or_symbols"}


def empty_pad(language: str, players: int = USUAL_PLAYERS) -> Pad:
    """A pad for players without names of their own."""
    return Pad(usual_names(language, players))


def usual_names(language: str, players: int) -> list[str]:
    """What players are called who say nothing else."""
    return [player_name(language, seat) for seat in range(players)]


def row_problem(row: str, language: str) -> str:
    """What a row may hold."""
    allowed = ranges()[row]
    if row == "science":
        each, _, _, free = most_symbols()
        return text(
            language, "classic-scorepad-allowed-science", most=allowed[-1], each=each, any=free
        )
    if allowed[0]:
        return text(
            language, "classic-scorepad-allowed-range", least=f"−{-allowed[0]}", most=allowed[-1]
        )
    return text(language, "scorepad-allowed", most=allowed[-1])


def guild_reminders(language: str) -> list[tuple[str, str]]:
    """Every guild by name, and what it is worth; one that a single edition has names it."""
    reminders = []
    for guild in (card for card in CARDS if card.is_guild):
        worth = name(language, "classic-scorepad-guild", guild.name.removesuffix(" Guild"))
        edition, *others = guild.faces
        if not others:
            only = text(language, f"classic-scorepad-only-{edition.name.lower()}")
            worth = f"{worth} ({only})"
        reminders.append((name(language, "classic-card", guild.name), worth))
    return reminders


def verdict_lines(pad: Pad, language: str) -> list[str]:
    """Who won and by what."""
    verdict = pad.verdict()
    first, *others = (pad.names[seat] for seat in verdict.winners)
    totals = [column["total"] for column in pad.columns()]
    best = max(totals)
    if others:
        players = text(language, "both", first=", ".join([first, *others[:-1]]), second=others[-1])
        shared = text(language, "classic-scorepad-shares", players=players, points=best)
        return [shared, text(language, "classic-scorepad-all-equal")]
    wins = text(language, "classic-scorepad-wins", player=first, points=best)
    if not verdict.by_coins:
        return [wins]
    most, second, *_ = sorted(
        (pad.coins[seat] for seat, total in enumerate(totals) if total == best), reverse=True
    )
    return [wins, text(language, "classic-scorepad-coins-decide", winner=most, loser=second)]


def form(language: str, *, pantheon: bool = False) -> dict[str, Any]:
    """What there is to fill in, with its limits and in words."""
    if pantheon:
        raise DocumentError("pantheon", "is an option of duel")
    return {
        "game": "classic",
        "pantheon": False,
        "title": text(language, "classic-scorepad-title"),
        "players": {"least": FEWEST_PLAYERS, "most": MOST_PLAYERS, "usual": USUAL_PLAYERS},
        "names": usual_names(language, MOST_PLAYERS),
        "longest_name": LONGEST_NAME,
        "ending": None,
        "endings": [],
        "winner": None,
        "rows": [_row(row, language) for row in ROWS],
        "total": text(language, "term-total"),
    }


def _row(row: str, language: str) -> dict[str, Any]:
    allowed = ranges()[row]
    reminders = guild_reminders(language) if row == "guilds" else []
    symbols = list(zip(_SYMBOLS, most_symbols(), strict=True)) if row == "science" else []
    help_line = text(language, f"classic-scorepad-{'form-' if symbols else ''}help-{row}")
    return {
        "row": row,
        "label": text(language, f"classic-category-{row}"),
        "asks": text(language, f"classic-scorepad-{'form' if symbols else 'asks'}-{row}"),
        "help": [help_line, *(f"{guild}: {worth}" for guild, worth in reminders)],
        "kind": _KINDS.get(row, "points"),
        "least": allowed[0],
        "most": allowed[-1],
        "allowed": row_problem(row, language),
        "symbols": [
            {"symbol": symbol, "label": text(language, f"classic-symbol-{symbol}"), "most": most}
            for symbol, most in symbols
        ],
        "tokens": _tokens() if row == "military" else [],
    }


def _tokens() -> list[dict[str, int]]:
    """The tokens of conflicts: victories of each Age, and defeats."""
    victories = [{"points": int(points), "most": NEIGHBOURS} for points in VICTORY_POINTS]
    return [*victories, {"points": DEFEAT_POINTS, "most": NEIGHBOURS * AGES}]


def filled_pad(document: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The points and the verdict of a pad that somebody filled in; an error names the field."""
    for field in ("victory", "winner", "pantheon"):
        if document.get(field) not in (None, False):
            raise DocumentError(field, "is a field of duel")
    columns = document["players"]
    if not FEWEST_PLAYERS <= len(columns) <= MOST_PLAYERS:
        allowed = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        raise DocumentError("players", f"there are {len(columns)}; allowed are {allowed}")
    pad = empty_pad(language, len(columns))

    def read(seat: int, row: str, given: Any, field: str) -> Entry:
        entry: Entry | None = given if is_whole(given) else _symbols(given)
        if entry is None or not is_allowed(row, entry):
            raise DocumentError(field, row_problem(row, language))
        return entry

    problem = text(language, "classic-scorepad-allowed-name", most=LONGEST_NAME)
    fill_columns(pad, columns, ROWS, problem, read)
    return pad.document() | {
        "pantheon": False,
        "rows": [{"row": row, "label": text(language, f"classic-category-{row}")} for row in ROWS],
        "verdict": verdict_lines(pad, language),
    }


def _symbols(entry: Any) -> Symbols | None:
    """So many symbols of each kind, None if that is no number of symbols."""
    if not isinstance(entry, dict) or not entry.keys() <= set(_SYMBOLS):
        return None
    if not all(map(is_whole, entry.values())):
        return None
    compasses, gears, tablets, free = (entry.get(symbol, 0) for symbol in _SYMBOLS)
    return compasses, gears, tablets, free
