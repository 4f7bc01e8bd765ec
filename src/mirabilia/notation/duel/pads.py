"""The score pad of Duel in words: its form, its errors, and the verdict."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mirabilia.duel.components import CARDS
from mirabilia.duel.scorepad import ENDINGS, PANTHEON_RANGES, RANGES, Pad
from mirabilia.duel.vocabulary import PLAYERS, Colour
from mirabilia.notation.catalogue import name, player_name, text
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.duel.cards import effect_sentences
from mirabilia.notation.pads import LONGEST_NAME, fill_columns, is_whole

_MORE_HELP = {"progress": "mysticism", "treasury": "savings"}  # with Pantheon
_KINDS = {"treasury": "coins", "military": "spaces", "temples": "temples"}


def empty_pad(language: str, *, pantheon: bool) -> Pad:
    """A pad for two players without names of their own."""
    return Pad([player_name(language, seat) for seat in range(PLAYERS)], pantheon=pantheon)


def row_problem(pad: Pad, row: str, language: str) -> str:
    """What a row may hold."""
    if row in ("military", "temples"):
        return text(language, f"scorepad-allowed-{row}")
    return text(language, "scorepad-allowed", most=_ranges(pad)[row][-1])


def row_help(pad: Pad, row: str, language: str) -> list[str]:
    """What to enter in a row; what guilds are worth is told by `guild_reminders`."""
    lines = [text(language, f"scorepad-help-{row}")]
    if pad.pantheon and row in _MORE_HELP:
        lines.append(text(language, f"scorepad-help-{_MORE_HELP[row]}"))
    return lines


def guild_reminders(language: str) -> list[tuple[str, str]]:
    """Every guild by name, and what it is worth at the end."""
    reminders = []
    for guild in (card for card in CARDS if card.colour == Colour.PURPLE):
        at_the_end = replace(guild.effect, coins_per=None)  # its coins were paid long ago
        worth = " ".join(effect_sentences(language, at_the_end))
        reminders.append((name(language, "card", guild.name), worth))
    return reminders


def verdict_lines(pad: Pad, language: str) -> list[str]:
    """Who won and by what."""
    document = pad.document()
    winner, columns = document["winner"], document["score"]
    if winner is None:
        ending = text(language, "event-game-over-shared")
        return [ending, text(language, "scorepad-all-equal")]
    ending = text(language, f"event-game-over-{pad.victory}", player=pad.names[winner])
    if pad.victory != "civilian":
        return [ending]

    def margin(message: str, row: str) -> str:
        won, lost = columns[winner][row], columns[1 - winner][row]
        return text(language, message, winner=won, loser=lost)

    if document["decided_by_blue"]:
        return [ending, margin("scorepad-blue-decides", "blue")]
    return [f"{ending} {margin('scorepad-margin', 'total')}"]


def form(language: str, *, pantheon: bool = False) -> dict[str, Any]:
    """What there is to fill in, with its limits and in words."""
    pad = empty_pad(language, pantheon=pantheon)
    title = "scorepad-title-pantheon" if pantheon else "scorepad-title"
    return {
        "game": "duel",
        "pantheon": pantheon,
        "title": text(language, title),
        "players": {"least": PLAYERS, "most": PLAYERS, "usual": PLAYERS},
        "names": pad.names,
        "longest_name": LONGEST_NAME,
        "ending": text(language, "scorepad-ending"),
        "endings": [
            {
                "victory": ending,
                "label": text(language, f"scorepad-ending-{ending}"),
                "by_points": ending == "civilian",
            }
            for ending in ENDINGS
        ],
        "winner": text(language, "scorepad-winner"),
        "rows": [_row(pad, row, language) for row in pad.rows],
        "total": text(language, "term-total"),
    }


def _row(pad: Pad, row: str, language: str) -> dict[str, Any]:
    allowed = _ranges(pad)[row]
    reminders = guild_reminders(language) if row == "guilds" else []
    lines = row_help(pad, row, language)
    if row == "temples":  # in the form they are counted, not also read as points
        lines = [text(language, "scorepad-form-help-temples")]
    return {
        "row": row,
        "label": text(language, f"category-{row}"),
        "asks": text(language, f"scorepad-asks-{row}"),
        "help": lines + [f"{guild}: {worth}" for guild, worth in reminders],
        "kind": _KINDS.get(row, "points"),
        "least": allowed[0],
        "most": allowed[-1],
        "allowed": row_problem(pad, row, language),
        "symbols": [],
        "tokens": [],
    }


def filled_pad(document: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The points and the verdict of a pad that somebody filled in; an error names the field."""
    pad = empty_pad(language, pantheon=bool(document.get("pantheon")))
    columns = document["players"]
    if len(columns) != PLAYERS:
        raise DocumentError("players", f"there are {len(columns)}; allowed are {PLAYERS}")
    pad.victory = document.get("victory") or ENDINGS[0]
    pad.winner = document.get("winner")
    if pad.victory not in ENDINGS:
        raise DocumentError("victory", f"is {pad.victory!r}; allowed are {', '.join(ENDINGS)}")
    if (pad.victory == "civilian") != (pad.winner is None):
        raise DocumentError("winner", "goes with a supremacy; otherwise points decide")
    if pad.winner is not None and pad.winner not in range(PLAYERS):
        raise DocumentError("winner", f"is {pad.winner}; allowed are 0 and 1")

    def read(seat: int, row: str, entry: Any, field: str) -> int:
        if not is_whole(entry) or not pad.is_allowed(row, seat, entry):
            raise DocumentError(field, row_problem(pad, row, language))
        return int(entry)

    problem = text(language, "scorepad-allowed-name", most=LONGEST_NAME)
    fill_columns(pad, columns, pad.rows, problem, read)
    if is_both_ahead(pad):
        raise DocumentError("players[1].entries.military", text(language, "scorepad-both-ahead"))
    counted = pad.document()
    winner = counted["winner"]
    return counted | {
        "pantheon": pad.pantheon,
        "winners": list(range(PLAYERS)) if winner is None else [winner],
        "rows": [{"row": row, "label": text(language, f"category-{row}")} for row in pad.rows],
        "verdict": verdict_lines(pad, language),
    }


def is_both_ahead(pad: Pad) -> bool:
    """Whether both players have pushed the pawn, which cannot be."""
    return all(entries.get("military") for entries in pad.entries)


def _ranges(pad: Pad) -> dict[str, range]:
    return PANTHEON_RANGES if pad.pantheon else RANGES
