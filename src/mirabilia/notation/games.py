"""Every game by name, with its rules and the words for them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from mirabilia.engine.contract import Rules


@dataclass(frozen=True)
class Notation:
    """A game's rules together with its documents and sentences."""

    rules: Rules
    describe: Callable[[Any, int, int], dict[str, Any]]
    """describe(state, player, action): the action as a structured document."""
    describe_all: Callable[[Any, int, Iterable[int]], list[dict[str, Any]]]
    """describe_all(state, player, actions): the same for many, for less than each alone."""
    number: Callable[[Any, int, Any], int]
    """number(state, player, document): the action a document means."""
    sentence: Callable[[str, dict[str, Any]], str]
    event_document: Callable[[Any, int, int, int, int], dict[str, Any]]
    """event_document(state, kind, player, subject, amount): an entry of the event log."""
    event_sentence: Callable[..., str]
    options_document: Callable[[dict[str, Any]], dict[str, Any]]
    """options_document(options): those to write down; what is left out has its default."""
    position_document: Callable[[Any], dict[str, Any]]
    state_from_position: Callable[[Any, int], Any]
    score: Callable[[Any], list[dict[str, int]]]
    """score(state): for each player the rows of the score pad and `total`, as of now."""
    result: Callable[[Any], dict[str, Any]]
    """result(state): of a finished game, `victory`, `winner` (None if shared) and `winners`."""
    victories: tuple[str, ...]
    """The ways to win."""
    tally: Callable[[Any], dict[str, Any]]
    """tally(states): of an array of finished games, arrays `place_of_winner` (0 the first player,
    -1 a shared victory), `victory` (names) and `score` [game, place]."""
    price: Callable[[Any, int, str], Any]
    """price(state, player, name): the explained price of a card or wonder."""
    facts: Callable[[Any, int | None], dict[str, Any]]
    """facts(view, player): what follows from a view by the rules, prices for its player."""
    component_tables: Callable[..., dict[str, Any]]
    """component_tables(languages): all cards, wonders and other things, in these languages."""
    reference: Callable[[str], dict[str, Any]]
    """reference(language): `words` for what is asked and the like, and `numbers` of the rules."""
    score_form: Callable[..., dict[str, Any]]
    """score_form(language, pantheon=…): the score pad of a game played with real cards."""
    filled_pad: Callable[[Mapping[str, Any], str], dict[str, Any]]
    """filled_pad(document, language): the points and the verdict of a pad filled in."""


def _duel() -> Notation:
    from mirabilia.duel.rules import DUEL
    from mirabilia.duel.scorepad import ENDINGS
    from mirabilia.notation.duel import (
        actions,
        cards,
        events,
        facts,
        pads,
        position_loader,
        positions,
        prices,
        reference,
        scores,
    )

    return Notation(
        rules=DUEL,
        describe=actions.describe,
        describe_all=actions.describe_all,
        number=actions.number,
        sentence=actions.sentence,
        event_document=lambda _, *entry: events.event_document(*entry),
        event_sentence=events.event_sentence,
        options_document=positions.options_document,
        position_document=positions.position_document,
        state_from_position=position_loader.state_from_position,
        score=scores.score,
        result=scores.result,
        victories=ENDINGS,
        tally=scores.tally,
        price=prices.explained_price,
        facts=facts.facts,
        component_tables=cards.component_tables,
        reference=reference.reference,
        score_form=pads.form,
        filled_pad=pads.filled_pad,
    )


def _classic() -> Notation:
    from mirabilia.classic.rules import CLASSIC
    from mirabilia.notation.classic import (
        actions,
        cards,
        events,
        facts,
        pads,
        position_loader,
        positions,
        prices,
        reference,
        scores,
    )

    return Notation(
        rules=CLASSIC,
        describe=actions.describe,
        describe_all=actions.describe_all,
        number=actions.number,
        sentence=actions.sentence,
        event_document=events.event_document,
        event_sentence=events.event_sentence,
        options_document=positions.options_document,
        position_document=positions.position_document,
        state_from_position=position_loader.state_from_position,
        score=scores.score,
        result=scores.result,
        victories=scores.VICTORIES,
        tally=scores.tally,
        price=prices.explained_price,
        facts=facts.facts,
        component_tables=cards.component_tables,
        reference=reference.reference,
        score_form=pads.form,
        filled_pad=pads.filled_pad,
    )


_LOADERS: dict[str, Callable[[], Notation]] = {"duel": _duel, "classic": _classic}
GAMES = tuple(_LOADERS)
_LOADED: dict[str, Notation] = {}


def notation(game: str) -> Notation:
    """The notation of a game by name."""
    if game not in _LOADERS:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    if game not in _LOADED:
        _LOADED[game] = _LOADERS[game]()
    return _LOADED[game]
