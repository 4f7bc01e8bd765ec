"""What `duel_cards` says, as arrays by the package's numbers, for checks that are compiled."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from mirabilia.duel.components import CARD_CHAIN_NEEDS, CARDS, TOKENS, WONDERS
from mirabilia.duel.vocabulary import Ability, Colour, Decision, Kind, Mythology, Symbol
from mirabilia.engine.record import Ints
from support.duel_cards import (
    EVERY_CARD,
    EVERY_WONDER_POINTS,
    GODS,
    MOST,
    spots,
    token_positions,
)


def table(rows: Iterable[Any]) -> Ints:
    return np.array(list(rows), np.int64)


def number_of(name: str) -> int:
    """A card's number."""
    return next(card.id for card in CARDS if card.name == name)


_PRINTED = [EVERY_CARD[card.name] for card in CARDS]
_KINDS = {
    "yellow": Kind.YELLOW,
    "brown": Kind.BROWN,
    "grey": Kind.GREY,
    "blue": Kind.BLUE,
    "green": Kind.GREEN,
    "red": Kind.RED,
    "wonder": Kind.WONDER,
    "brown or grey": Kind.BROWN_AND_GREY,
    "three coins": Kind.THREE_COINS,
}

# Cards
DECK = table(card.age for card in _PRINTED)
COLOUR = table(Colour[card.colour.upper()] for card in _PRINTED)
PRODUCES = table([card.produces.count(letter) for letter in "WSCGP"] for card in _PRINTED)
ONE_COIN = table([letter in card.one_coin for letter in "WSCGP"] for card in _PRINTED)
CHOOSES = table(
    [set(card.one_of) == set("WCS"), set(card.one_of) == set("GP")] for card in _PRINTED
)
SYMBOL = table(Symbol[card.symbol.upper()] if card.symbol else -1 for card in _PRINTED)
POINTS = table(card.points for card in _PRINTED)
POINTS_PER = table(
    (card.points_per[0], _KINDS[card.points_per[1]]) if card.points_per else (0, 0)
    for card in _PRINTED
)
assert all(card.points_per is None or card.points_per[2] == MOST for card in _PRINTED)
FREE_BY_CARD = table(number_of(card.needs[1]) if card.needs else -1 for card in _PRINTED)
FREE_BY_TOKEN = table(
    Mythology[card.mythology.upper()] if card.mythology else -1 for card in _PRINTED
)
CHAIN_BIT = CARD_CHAIN_NEEDS.astype(np.int64)
DECK_SIZES = table([0, 23, 23, 20, 7, 5])

# Structures: [Age, position], the Ages from 1 on
_SPOTS = {age: spots(age) for age in (1, 2, 3)}
COVERED_BY = np.full((4, 20, 2), -1)
FACE_UP = np.zeros((4, 20), np.int64)
MARKED = np.zeros((4, 20), np.int64)
for _age, _places in _SPOTS.items():
    for _position, _spot in enumerate(_places):
        COVERED_BY[_age, _position, : len(_spot.covered_by)] = _spot.covered_by
        FACE_UP[_age, _position] = _spot.face_up
    MARKED[_age, token_positions(_age)] = 1

# Wonders
_WONDER_CHOICES = {"The Great Lighthouse": (1, 0), "Piraeus": (0, 1)}
WONDER_CHOOSES = table(_WONDER_CHOICES.get(wonder.name, (0, 0)) for wonder in WONDERS)
WONDER_POINTS = table(EVERY_WONDER_POINTS[wonder.name] for wonder in WONDERS)
_WONDER_ABILITIES = {"The Sanctuary": {Ability.PANTHEON_DISCOUNT: 2}}
WONDER_GIVES = table(
    [_WONDER_ABILITIES.get(wonder.name, {}).get(ability, 0) for ability in Ability]
    for wonder in WONDERS
)

# Progress tokens
_TOKEN_ABILITIES = {
    "Architecture": (Ability.WONDER_DISCOUNT, 2),
    "Economy": (Ability.TRADE_INCOME, 1),
    "Engineering": (Ability.ENGINEERING, 1),
    "Masonry": (Ability.BLUE_DISCOUNT, 2),
    "Poliorcetics": (Ability.SIEGE, 1),
    "Strategy": (Ability.RED_SHIELDS, 1),
    "Theology": (Ability.WONDER_TURN, 1),
    "Urbanism": (Ability.CHAIN_COINS, 4),
}
TOKEN_GIVES = np.zeros((len(TOKENS), len(Ability)), np.int64)
for _token in TOKENS:
    if _token.name in _TOKEN_ABILITIES:
        _ability, _amount = _TOKEN_ABILITIES[_token.name]
        TOKEN_GIVES[_token.id, _ability] = _amount
TOKEN_POINTS = table({"Agriculture": 4, "Philosophy": 7}.get(token.name, 0) for token in TOKENS)
_TOKEN_NUMBERS = {token.name: token.id for token in TOKENS}
LAW = _TOKEN_NUMBERS["Law"]
MATHEMATICS = _TOKEN_NUMBERS["Mathematics"]
MYSTICISM = _TOKEN_NUMBERS["Mysticism"]
BASE_TOKENS = 10
BASE_WONDERS = 12

# Gods
_GODS = list(GODS)
ENKI, ISHTAR, NISABA = (_GODS.index(name) for name in ("Enki", "Ishtar", "Nisaba"))
ASTARTE, ZEUS = (_GODS.index(name) for name in ("Astarte", "Zeus"))
ANUBIS, RA, MINERVA = (_GODS.index(name) for name in ("Anubis", "Ra", "Minerva"))
GOD_POINTS = table(god.points for god in GODS.values())

# The track, by distance from the centre
LOOT = table([0, 0, 0, 2, 0, 0, 5, 0, 0, 0])
TRACK = table([0, 2, 2, 5, 5, 5, 10, 10, 10, 0])

# Which actions, by their documented numbers, answer a decision: from, up to but not including
_CARDS = (230, 308)
_TOKENS = (214, 227)
_GOD = (446, 461)
_WONDER = (505, 513)
_MILITARY = (513, 517)
_ANSWERS = {
    Decision.NONE: (0, 0),
    Decision.DRAFT: (200, 214),
    Decision.TURN: (0, 356),
    Decision.PROGRESS: (214, 228),
    Decision.LIBRARY: _TOKENS,
    Decision.MAUSOLEUM: _CARDS,
    Decision.DESTROY_BROWN: _CARDS,
    Decision.DESTROY_GREY: _CARDS,
    Decision.STARTER: (228, 230),
    Decision.PLACE_GOD: (356, 446),
    Decision.TOKEN_ORDER: (466, 486),
    Decision.GATE: _GOD,
    Decision.THEATER_DECK: (461, 466),
    Decision.THEATER_GOD: _GOD,
    Decision.THEATER_ORDER: _GOD,
    Decision.ENKI: _TOKENS,
    Decision.NISABA: _CARDS,
    Decision.BAAL: _CARDS,
    Decision.HADES: _CARDS,
    Decision.ZEUS: (466, 486),
    Decision.ANUBIS: _WONDER,
    Decision.ISIS_WONDER: _WONDER,
    Decision.ISIS_CARD: _CARDS,
    Decision.RA: _WONDER,
    Decision.MINERVA: (486, 505),
    Decision.NEPTUNE_DISCARD: _MILITARY,
    Decision.NEPTUNE_APPLY: _MILITARY,
}
ANSWERS = table(_ANSWERS[decision] for decision in Decision)
CARD_ACTIONS_END = 200  # of a turn: build, discard, construct a wonder
ACTIVATIONS = (308, 356)
