"""Names and amounts of 7 Wonders in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from mirabilia.classic.vocabulary import FEWEST_CITIES, FREE_CITY
from mirabilia.notation.catalogue import name, player_name, slug, text

FREE_CITY_NAME = "free_city"
"""What documents call the Free City; the others are numbers, as their players are."""


def city_document(state: Any, city: int) -> int | str:
    """A city as documents name it."""
    free = city == FREE_CITY and state.players < FEWEST_CITIES
    return FREE_CITY_NAME if free else int(city)


def city_name(language: str, city: int | str, players: Sequence[str] | None = None) -> str:
    """What to call a city: by its player, or the Free City."""
    if isinstance(city, str):
        return text(language, f"classic-{slug(city)}")
    return player_name(language, city, players)


def card_name(language: str, english: str) -> str:
    """The name of a card."""
    return name(language, "classic-card", english)


def wonder_name(language: str, board: str) -> str:
    """The name of the wonder on a board."""
    return name(language, "classic-wonder", board)


def power_name(language: str, power: str) -> str:
    """A power of a wonder in a few words."""
    return text(language, f"classic-power-{slug(power)}")


def amount(language: str, resource: str, units: int) -> str:
    """Units of a resource, such as `2 ore`."""
    return text(language, f"classic-units-{resource}", units=units)


def amounts(language: str, units: Mapping[str, int]) -> str:
    """A list of resources with their units, such as `2 ore, 1 clay`."""
    return ", ".join(amount(language, resource, count) for resource, count in units.items())


def cost_words(language: str, coins: int, resources: Mapping[str, int]) -> str:
    """A cost as printed: coins, then resources; a dash where there is none."""
    items = [text(language, "coins", coins=coins)] if coins else []
    items += [amount(language, resource, units) for resource, units in resources.items()]
    return ", ".join(items) or "–"
