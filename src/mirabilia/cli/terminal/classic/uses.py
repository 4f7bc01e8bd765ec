"""What can be done with a card: build it, mark a stage with it, sell it; and every way to pay."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from mirabilia.classic.components import WONDER_SIDES, Card
from mirabilia.classic.explain import Price, Split
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import Kind
from mirabilia.cli.terminal.classic.signs import short_effect
from mirabilia.cli.terminal.classic.words import TableWords
from mirabilia.cli.terminal.menus import Choice, Row, numbered, row_lines
from mirabilia.cli.terminal.signs import COIN
from mirabilia.game import Action, Game
from mirabilia.notation.classic.actions import sentence
from mirabilia.notation.classic.prices import ExplainedPrice, obstacle_sentences


@dataclass(frozen=True)
class Use:
    """One use of a card: the ways to pay for it, or why there is none."""

    lines: list[Text]
    ways: list[Action]
    notes: list[str]
    """How each way comes about."""
    reason: str = ""


def card_uses(words: TableWords, game: Game, player: int, card: Card, width: int) -> list[Use]:
    """What a player may do with a card of the hand: building, stage, sale, a wonder's power."""
    legal = [a for a in game.legal(player) if a.document.get("card") == card.name]
    by_kind = {
        kind: [action for action in legal if action.document["type"] == kind]
        for kind in ("build", "stage", "sell", "build_free")
    }
    build = game.price(card.name, player)
    stage = game.price("stage", player)
    uses = [
        _build(words, build, card, by_kind["build"], width),
        _stage(words, game, stage, by_kind["stage"], width),
        _sale(words, build.price, card, by_kind["sell"], width),
    ]
    if by_kind["build_free"]:
        (action,) = by_kind["build_free"]
        row = Row(action, _said(words, action))
        uses.append(Use(row_lines(len(uses) + 1, row, width), [action], [""]))
    return uses


def _said(words: TableWords, action: Action) -> str:
    return sentence(words.language, action.document, words.players)


def _use(
    words: TableWords,
    number: int,
    row: Row,
    price: ExplainedPrice,
    ways: Sequence[Action],
    width: int,
) -> Use:
    """A use with every way to pay for it, the cheapest first."""
    ordered = sorted(ways, key=lambda way: _order(price.price, way))
    notes = [_way_note(words, price, way) for way in ordered]
    if len(ordered) > 1:
        totals = [_total(price.price, way) for way in ordered]
        coins = f"{totals[0]}{COIN}"
        if totals[-1] != totals[0]:
            coins = f"{totals[0]}–{totals[-1]}{COIN}"
        note = words("classic-terminal-several-ways", count=len(ordered), coins=coins)
        row = replace(row, action=ordered[0], price=note)
    elif ordered:
        row = replace(row, action=ordered[0], said=_said(words, ordered[0]), price=notes[0])
    return Use(row_lines(number, row, width), ordered, notes, row.reason)


def _total(price: Price, way: Action) -> int:
    document = way.document
    return int(document["left"] + document["right"] + document.get("coins", 0))


def _order(price: Price, way: Action) -> tuple[int, int]:
    return _total(price, way), int(way.document["right"])


def _split_of(price: Price, way: Action) -> Split | None:
    paid = way.document["left"], way.document["right"]
    return next((each for each in price.splits if (each.left, each.right) == paid), None)


def _way_note(words: TableWords, price: ExplainedPrice, way: Action) -> str:
    """How one way to pay comes about: what is produced, what is bought from whom."""
    split = _split_of(price.price, way)
    splits = [split] if split else []
    alone = replace(price.price, splits=splits, obstacles=[], free_once=False)
    said = ExplainedPrice(alone, price.free_city).sentences(words.language, words.players)
    return said[-1] if said else ""


def _reasons(words: TableWords, price: Price) -> str:
    return " ".join(obstacle_sentences(words.language, price.obstacles, words.players))


def _build(
    words: TableWords, price: ExplainedPrice, card: Card, ways: Sequence[Action], width: int
) -> Use:
    reason = "" if ways else _reasons(words, price.price) or words("classic-terminal-only-power")
    row = Row(None, words("terminal-build", card=words.card(card)), reason=reason)
    return _use(words, 1, row, price, ways, width)


def _stage(
    words: TableWords, game: Game, price: ExplainedPrice, ways: Sequence[Action], width: int
) -> Use:
    state, city = game.view(price.price.player).state, price.price.city
    number = price.price.stage
    effect = ""
    said = words("classic-terminal-stage")
    if number is not None and int(state.sides[city]) != GONE:
        stage = WONDER_SIDES[int(state.sides[city])].stages[int(state.counts[city, Kind.STAGE])]
        effect = short_effect(words, stage.effect)
        said = words("classic-terminal-build-stage", stage=number)
    otherwise = words("classic-obstacle-free-city-chain")
    reason = "" if ways else _reasons(words, price.price) or otherwise
    row = Row(None, said, effect, reason=reason)
    return _use(words, 2, row, price, ways, width)


def _sale(words: TableWords, price: Price, card: Card, ways: Sequence[Action], width: int) -> Use:
    if ways:
        row = Row(ways[0], _said(words, ways[0]))
        return Use(row_lines(3, row, width), list(ways), [""])
    chosen = [obstacle for obstacle in price.obstacles if obstacle.code == "chosen_already"]
    reason = " ".join(obstacle_sentences(words.language, chosen, words.players))
    reason = reason or words("classic-obstacle-free-city-plays")
    said = words("classic-terminal-sell", card=words.card(card))
    row = Row(None, said, reason=reason)
    return Use(row_lines(3, row, width), [], [], reason)


def way_choices(words: TableWords, use: Use, width: int) -> list[Choice]:
    """The ways to pay for a use, one below the other."""
    rows = [
        Row(way, _said(words, way), price=note)
        for way, note in zip(use.ways, use.notes, strict=True)
    ]
    return numbered(rows, width)
