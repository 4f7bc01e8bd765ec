"""Explained prices of Duel as documents and sentences."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from mirabilia.duel.components import CARD_BY_NAME, WONDER_BY_NAME
from mirabilia.duel.explain import (
    Bought,
    Chain,
    Obstacle,
    Price,
    price_of_card,
    price_of_wonder,
)
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.duel.pantheon.explain import Activation, price_of_god
from mirabilia.notation.catalogue import amount, amounts, name, player_name, slug, text

_FACE_DOWN = {
    "face_down": "covering-face-down",
    "face_down_guilds": "covering-face-down-guild",
    "face_down_temples": "covering-face-down-temple",
}


@dataclass(frozen=True)
class ExplainedPrice:
    """A price with words for it."""

    price: Price | Activation

    @property
    def total(self) -> int | None:
        """Coins in all, no offering tokens used; None for a card that is in no slot."""
        return self.price.total

    @property
    def possible(self) -> bool:
        """Whether the player can construct or activate it now."""
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
    """The price of a card, wonder, god or the Gate, by its English name, for a player."""
    if thing in CARD_BY_NAME:
        return ExplainedPrice(price_of_card(state, player, CARD_BY_NAME[thing].id))
    if thing in WONDER_BY_NAME:
        return ExplainedPrice(price_of_wonder(state, player, WONDER_BY_NAME[thing].id))
    if thing in GOD_BY_NAME:
        return ExplainedPrice(price_of_god(state, player, GOD_BY_NAME[thing].id))
    known = [*CARD_BY_NAME, *WONDER_BY_NAME, *GOD_BY_NAME]
    close = get_close_matches(str(thing).title(), known)
    hint = f"; closest are {', '.join(close)}" if close else ""
    raise ValueError(f"there is no card, wonder or god {thing!r}{hint}")


def price_document(price: Price | Activation) -> dict[str, Any]:
    """A price as a JSON document with English names."""
    if isinstance(price, Activation):
        return _activation_document(price)
    document = {
        "player": price.player,
        "what": price.what,
        "name": price.name,
        "total": price.total,
        "coins": price.coins,
        "trade": price.trade,
        "resources": dict(price.resources),
        "chain": _chain_document(price.chain) if price.chain else None,
        "produced": dict(price.produced),
        "chosen": [chosen._asdict() for chosen in price.chosen],
        "waived": dict(price.waived),
        "waived_by": price.waived_by,
        "bought": [lot._asdict() for lot in price.bought],
        "possible": price.possible,
        "obstacles": [_obstacle_document(obstacle) for obstacle in price.obstacles],
    }
    return document | {"engineered": True} if price.engineered else document


def _chain_document(chain: Chain) -> dict[str, Any]:
    """The symbol of a chain and the building or mythology token that shows it."""
    return {key: value for key, value in chain._asdict().items() if value is not None}


def _activation_document(price: Activation) -> dict[str, Any]:
    return {
        "player": price.player,
        "what": price.what,
        "name": price.name,
        "slot": price.slot,
        "total": price.total,
        "printed": price.printed,
        "factor": price.factor,
        "discount": price.discount,
        "discount_by": price.discount_by,
        "ways": [
            {"offerings": list(way.offerings), "price": way.coins, "possible": way.possible}
            for way in price.ways
        ],
        "possible": price.possible,
        "obstacles": [_obstacle_document(obstacle) for obstacle in price.obstacles],
    }


def _obstacle_document(obstacle: Obstacle) -> dict[str, Any]:
    document = {"code": obstacle.code, **obstacle.arguments}
    if "missing" in document:
        document["missing"] = [lot._asdict() for lot in document["missing"]]
    return document


def price_sentences(
    language: str, price: Price | Activation, players: Sequence[str] | None = None
) -> list[str]:
    """The parts of a price, its sum, and what stands in the way, each a sentence."""
    if isinstance(price, Activation):
        parts = list(_activation_sentences(language, price))
        return parts + obstacle_sentences(language, price.obstacles, players)
    parts = list(_part_sentences(language, price))
    if parts:
        parts.append(text(language, "price-total", coins=price.total))
    else:
        parts = [text(language, "price-free")]
    return parts + obstacle_sentences(language, price.obstacles, players)


def _part_sentences(language: str, price: Price) -> Iterable[str]:
    if price.chain:
        yield _chain_sentence(language, price.chain)
    if price.engineered:
        yield text(language, "price-engineering", coins=price.coins)
    elif price.coins:
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


def _chain_sentence(language: str, chain: Chain) -> str:
    if chain.giver is None:
        mythology = text(language, f"of-mythology-{chain.mythology}")
        return text(language, "price-mythology", mythology=mythology)
    giver = name(language, "card", chain.giver)
    symbol = text(language, f"chain-{slug(chain.symbol)}")
    return text(language, "price-chain", card=giver, chain=symbol)


def _activation_sentences(language: str, price: Activation) -> Iterable[str]:
    if price.printed is None:
        return
    yield text(language, "price-slot", slot=price.slot, coins=price.printed)
    if price.factor > 1:
        yield text(language, "price-doubled", coins=price.printed * price.factor)
    if price.discount_by:
        wonder = name(language, "wonder", price.discount_by)
        yield text(language, "price-discount", wonder=wonder, coins=price.discount)
    yield text(language, "price-total", coins=price.total)
    ways = [
        text(
            language,
            "price-offering-way",
            offerings=" + ".join(map(str, way.offerings)),
            coins=way.coins,
        )
        for way in price.ways
        if way.offerings
    ]
    if ways:
        yield text(language, "price-offerings", ways="; ".join(ways))


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
            count = len(known["cards"]) + sum(known.get(key, 0) for key in _FACE_DOWN)
            return text(language, message, count=count, cards=_covering(language, known))
        case "not_in_structure":
            return text(language, message, where=known["where"])
        case "not_in_pantheon":
            return text(language, message, where=known["where"])
        case "cannot_pay":
            message += "-savings" if known.get("savings") else ""
            return text(language, message, coins=known["has"], short=known["short"])
        case "not_yours" if known["owner"] is None:
            return text(language, "obstacle-unowned")
        case "not_yours" | "already_built" | "already_activated":
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
    for key, message in _FACE_DOWN.items():
        if known.get(key):
            items.append(text(language, message, count=known[key]))
    if len(items) == 2:
        return text(language, "both", first=items[0], second=items[1])
    return "".join(items)
