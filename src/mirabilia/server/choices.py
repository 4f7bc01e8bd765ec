"""What goes together when a table is set up: told by the rules, so that a page need not know it."""

from functools import lru_cache
from typing import Any

from mirabilia.classic.vocabulary import FEWEST_CITIES
from mirabilia.engine.options import OptionError
from mirabilia.notation.games import notation
from mirabilia.server import documents

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("duel", {"pantheon": False}),
    "pantheon": ("duel", {"pantheon": True}),
    "classic": ("classic", {}),
}
"""Kinds of games as people choose them: the game, and the options that make it this kind."""
OF_PANTHEON = frozenset(
    (
        "minerva",
        "minerva_space",
        "zeus_token",
        "token_order",
        "temple_urbanism",
        "extra_turns",
        "single_god",
    )
)
"""Rulings about gods, their tokens and temples: nothing without the Pantheon."""


def kind_of(game: str, options: dict[str, Any]) -> str:
    """Which kind a game with these options is."""
    if game != "duel":
        return game
    return "pantheon" if options.get("pantheon") else "duel"


def variant_of(game: str, options: dict[str, Any]) -> str:
    """Its kind, and of 7 Wonders the edition: what results are compared within."""
    kind = kind_of(game, options)
    return f"{kind} {options['edition']}" if "edition" in options else kind


def has_secrets(game: str, options: dict[str, Any]) -> bool:
    """Whether a player sees anything that another may not: a hand, a god looked at."""
    return kind_of(game, options) != "duel"


@lru_cache
def kinds(game: str) -> list[documents.KindTold]:
    """The kinds of a game, each with the players, editions and rulings that go with it."""
    return [
        documents.KindTold(
            kind=kind,
            options=options,
            players=_players(game),
            rulings=_rulings(game, with_gods=bool(options.get("pantheon"))),
        )
        for kind, (of, options) in KINDS.items()
        if of == game
    ]


def _players(game: str) -> list[documents.PlayersTold]:
    rules = notation(game).rules
    choices = {choice.name: choice.values for choice in rules.choices}
    numbers = choices.get("players", (rules.players,))
    editions = [str(edition) for edition in choices.get("edition", ())]
    return [
        documents.PlayersTold(
            players=number,
            boards=max(number, FEWEST_CITIES) if editions else 0,
            editions=[edition for edition in editions if _fits(game, number, edition)],
        )
        for number in sorted(int(number) for number in numbers)
    ]


def _fits(game: str, players: int, edition: str) -> bool:
    try:
        notation(game).rules.options(players=players, edition=edition)
    except OptionError:
        return False
    return True


def _rulings(game: str, *, with_gods: bool) -> list[str]:
    """The presets that differ from those before them; rulings about gods count only with gods."""
    different: dict[tuple[Any, ...], str] = {}
    for name, values in notation(game).rules.presets.items():
        counts = {
            (ruling, value)
            for ruling, value in values.items()
            if with_gods or ruling not in OF_PANTHEON
        }
        different.setdefault(tuple(sorted(counts)), name)
    return list(different.values())
