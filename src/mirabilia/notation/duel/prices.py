"""Explained prices of Duel as documents and sentences."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from mirabilia.duel.components import CARD_BY_NAME, WONDER_BY_NAME
from mirabilia.duel.explain import Bought, Obstacle, Price, price_of_card, price_of_wonder
from mirabilia.notation.catalogue import amount, amounts, name, player_name, slug, text


@dataclass(frozen=True)
class ExplainedPrice:
    """A price with words for it."""

    price: Price

    @property
    def total(self) -> int:
        """Coins in all."""
        return self.price.total

    @property
    def possible(self) -> bool:
        """Whether the player can construct it now."""
        return self.price.possible

    def __str__(self) -> str:
        return " ".join(self.sentences())

    def to_dict(self) -> dict[str, Any]:
        """The price as a document."""
        return price_document(self.price)

    def sentences(self, language: str = "en", players: Sequence[str] | None = None) -> list[str]:
        """The parts of the price and the obstacles in words."""
        return price_sentences(language, self.price, players)


def explained_price(state: Any, player: int, thing: str) -> ExplainedPrice:
    """The price of a card or wonder, by its English name, for a player."""
    if thing in CARD_BY_NAME:
        return ExplainedPrice(price_of_card(state, player, CARD_BY_NAME[thing].id))
    if thing in WONDER_BY_NAME:
        return ExplainedPrice(price_of_wonder(state, player, WONDER_BY_NAME[thing].id))
    close = get_close_matches(str(thing).title(), [*CARD_BY_NAME, *WONDER_BY_NAME])
    hint = f"; closest are {', '.join(close)}" if close else ""
    raise ValueError(f"there is no card or wonder {thing!r}{hint}")


def price_document(price: Price) -> dict[str, Any]:
    """A price as a JSON document with English names."""
    return {
        "player": price.player,
        "what": price.what,
        "name": price.name,
        "total": price.total,
        "coins": price.coins,
        "trade": price.trade,
        "resources": dict(price.resources),
        "chain": price.chain._asdict() if price.chain else None,
        "produced": dict(price.produced),
        "chosen": [chosen._asdict() for chosen in price.chosen],
        "waived": dict(price.waived),
        "waived_by": price.waived_by,
        "bought": [lot._asdict() for lot in price.bought],
        "possible": price.possible,
        "obstacles": [_obstacle_document(obstacle) for obstacle in price.obstacles],
    }


def _obstacle_document(obstacle: Obstacle) -> dict[str, Any]:
    document = {"code": obstacle.code, **obstacle.arguments}
    if "missing" in document:
        document["missing"] = [lot._asdict() for lot in document["missing"]]
    return document


def price_sentences(language: str, price: Price, players: Sequence[str] | None = None) -> list[str]:
    """The parts of a price, its sum, and what stands in the way, each a sentence."""
    parts = list(_part_sentences(language, price))
    if parts:
        parts.append(text(language, "price-total", coins=price.total))
    else:
        parts = [text(language, "price-free")]
    return parts + obstacle_sentences(language, price.obstacles, players)


def _part_sentences(language: str, price: Price) -> Iterable[str]:
    if price.chain:
        giver = name(language, "card", price.chain.giver)
        symbol = text(language, f"chain-{slug(price.chain.symbol)}")
        yield text(language, "price-chain", card=giver, chain=symbol)
    if price.coins:
        yield text(language, "price-coins", coins=price.coins)
    if price.produced:
        yield text(language, "price-produced", resources=amounts(language, price.produced))
    if price.chosen:
        sources = [
            text(
                language,
                "price-chosen-source",
                resource=text(language, f"resource-{resource}"),
                source=name(language, "card" if source in CARD_BY_NAME else "wonder", source),
            )
            for source, resource in price.chosen
        ]
        yield text(language, "price-chosen", sources=", ".join(sources))
    if price.waived_by:
        token = name(language, "progress", price.waived_by)
        waived = amounts(language, price.waived)
        yield text(language, "price-waived", token=token, resources=waived)
    if price.bought:
        lots = ", ".join(_lot(language, lot) for lot in price.bought)
        yield text(language, "price-bought", resources=lots)


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
    message = f"obstacle-{slug(obstacle.code)}"
    match obstacle.code:
        case "covered":
            count = len(known["cards"]) + known["face_down"] + known["face_down_guilds"]
            return text(language, message, count=count, cards=_covering(language, known))
        case "not_in_structure":
            return text(language, message, where=known["where"])
        case "cannot_pay":
            return text(language, message, coins=known["has"], short=known["short"])
        case "not_yours" if known["owner"] is None:
            return text(language, "obstacle-unowned")
        case "not_yours" | "already_built":
            return text(language, message, player=player_name(language, known["owner"], players))
        case "not_your_turn":
            return text(language, message, player=player_name(language, known["decider"], players))
        case "other_decision":
            prompt = text(language, f"decision-{slug(known['decision'])}")
            return text(language, message, prompt=prompt)
        case _:
            return text(language, message)


def _covering(language: str, known: dict[str, Any]) -> str:
    """The one or two cards that lie on another, face up or down."""
    items = [text(language, "quoted", name=name(language, "card", card)) for card in known["cards"]]
    for key in ("face_down", "face_down_guilds"):
        if known[key]:
            message = "covering-face-down-guild" if key.endswith("guilds") else "covering-face-down"
            items.append(text(language, message, count=known[key]))
    if len(items) == 2:
        return text(language, "both", first=items[0], second=items[1])
    return "".join(items)
