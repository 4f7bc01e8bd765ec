"""Explained prices of 7 Wonders as documents and sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from mirabilia.classic.components import BOARD_NAMES, CARD_BY_NAME
from mirabilia.classic.explain import (
    Bought,
    Obstacle,
    Price,
    Split,
    board_name,
    deciding_city,
    price_of_card,
    price_of_stage,
)
from mirabilia.classic.vocabulary import FREE_CITY
from mirabilia.notation.catalogue import name, player_name, slug, text
from mirabilia.notation.classic.words import (
    FREE_CITY_NAME,
    amount,
    amounts,
    card_name,
    city_document,
    city_name,
    cost_words,
    power_name,
)

STAGE = "stage"
"""What the next stage is called where the board is not named."""


@dataclass(frozen=True)
class ExplainedPrice:
    """A price with words for it."""

    price: Price
    free_city: bool
    """Whether two play, so that city 2 is the Free City."""

    @property
    def total(self) -> int | None:
        """Coins in all, in the cheapest way; None where there is no way."""
        return min((split.total for split in self.price.splits), default=None)

    @property
    def possible(self) -> bool:
        """Whether the player can construct it now."""
        return self.price.possible

    def __str__(self) -> str:
        return " ".join(self.sentences())

    def to_dict(self) -> dict[str, Any]:
        """The price as a document."""
        price = self.price
        return {
            "player": price.player,
            "city": self._city(price.city),
            "what": price.what,
            "name": price.name,
            "stage": price.stage,
            "total": self.total,
            "coins": price.coins,
            "resources": dict(price.resources),
            "chain": price.chain,
            "power": price.power,
            "free_once": price.free_once,
            "splits": [self._split_document(split) for split in price.splits],
            "possible": price.possible,
            "obstacles": [
                {"code": obstacle.code, **obstacle.arguments} for obstacle in price.obstacles
            ],
        }

    def _city(self, city: int) -> int | str:
        return FREE_CITY_NAME if self.free_city and city == FREE_CITY else city

    def _split_document(self, split: Split) -> dict[str, Any]:
        return {
            "left": split.left,
            "right": split.right,
            "total": split.total,
            "affordable": split.affordable,
            "produced": [unit._asdict() for unit in split.produced],
            "bought": [lot._asdict() | {"seller": self._city(lot.seller)} for lot in split.bought],
        }

    def sentences(self, language: str = "en", players: Sequence[str] | None = None) -> list[str]:
        """Every way to pay and the obstacles in words."""
        parts = list(self._part_sentences(language, players))
        return parts + obstacle_sentences(language, self.price.obstacles, players)

    def _part_sentences(self, language: str, players: Sequence[str] | None) -> Iterable[str]:
        price = self.price
        if price.chain:
            yield text(language, "classic-price-chain", card=card_name(language, price.chain))
        elif price.power:
            power = power_name(language, price.power)
            yield text(language, "classic-price-power", power=power)
        elif price.resources or price.coins:
            cost = cost_words(language, price.coins, price.resources)
            yield text(language, "classic-price-cost", cost=cost)
            for split in price.splits:
                yield self._way(language, split, players)
        elif price.splits:
            yield text(language, "classic-price-free")
        if price.free_once:
            yield text(language, "classic-price-free-once")

    def _way(self, language: str, split: Split, players: Sequence[str] | None) -> str:
        """One way to pay: coins to the bank, what is produced, what is bought from whom."""
        parts = []
        if self.price.coins:
            parts.append(text(language, "classic-price-bank", coins=self.price.coins))
        if split.produced:
            units = Counter((unit.source, unit.resource) for unit in split.produced)
            sources = [
                text(
                    language,
                    "classic-price-source",
                    resource=amount(language, resource, count),
                    source=_source(language, source),
                )
                for (source, resource), count in units.items()
            ]
            parts.append(text(language, "classic-price-produced", sources=", ".join(sources)))
        for side in ("left", "right"):
            lots = [lot for lot in split.bought if lot.side == side]
            if lots:
                parts.append(
                    text(
                        language,
                        f"classic-price-bought-{side}",
                        seller=city_name(language, self._city(lots[0].seller), players),
                        resources=", ".join(_lot(language, lot) for lot in lots),
                    )
                )
        message = "classic-price-way" + ("" if split.affordable else "-too-dear")
        return text(language, message, coins=split.total, parts="; ".join(parts))


def explained_price(state: Any, player: int, thing: str) -> ExplainedPrice:
    """The price for a player of a card, by its English name, or of the next stage.

    The next stage is called `stage`, or by the name of the board.
    """
    city = deciding_city(state, player)
    free_city = city_document(state, FREE_CITY) == FREE_CITY_NAME
    if thing in CARD_BY_NAME:
        return ExplainedPrice(price_of_card(state, player, CARD_BY_NAME[thing].id), free_city)
    board = board_name(state, city)
    if thing in (STAGE, board):
        return ExplainedPrice(price_of_stage(state, player), free_city)
    if thing in BOARD_NAMES:
        raise ValueError(f"the next stage is one of {board}, not of {thing}")
    close = get_close_matches(str(thing).title(), [*CARD_BY_NAME, *BOARD_NAMES])
    hint = f"; closest are {', '.join(close)}" if close else ""
    raise ValueError(f"there is no card or board {thing!r}{hint}")


def _source(language: str, source: str) -> str:
    """What produces: a building, or the board."""
    kind = "classic-card" if source in CARD_BY_NAME else "classic-board"
    return name(language, kind, source)


def _lot(language: str, lot: Bought) -> str:
    return text(
        language,
        "price-bought-resource",
        resource=amount(language, lot.resource, lot.units),
        units=lot.units,
        coins=lot.price,
    )


def obstacle_sentences(
    language: str, obstacles: Iterable[Obstacle], players: Sequence[str] | None = None
) -> list[str]:
    """What stands in the way, each reason a sentence."""
    return [_obstacle_sentence(language, obstacle, players) for obstacle in obstacles]


def _obstacle_sentence(language: str, obstacle: Obstacle, players: Sequence[str] | None) -> str:
    known = obstacle.arguments
    message = f"classic-obstacle-{slug(obstacle.code)}"
    match obstacle.code:
        case "other_decision":
            prompt = text(language, f"classic-phase-{slug(known['phase'])}")
            if known["decider"] is None:
                return text(language, message, prompt=prompt)
            player = player_name(language, known["decider"], players)
            return text(language, "classic-obstacle-other-decider", player=player, prompt=prompt)
        case "not_for_sale":
            return text(language, message, resources=amounts(language, known["missing"]))
        case "cannot_pay":
            return text(language, message, coins=known["has"], short=known["short"])
        case _:
            return text(language, message)
