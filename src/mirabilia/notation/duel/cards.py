"""The components of Duel for pages and other programs: what `mirabilia cards duel` exports.

`set` says of a component whether it belongs to the `base` game or to `pantheon`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from mirabilia.duel.components import (
    CARDS,
    CHAINS,
    GUILD_AGE,
    LAYOUT_COLUMN,
    LAYOUT_COVERS,
    LAYOUT_FACE_UP,
    LAYOUT_ROW,
    LAYOUT_TOKEN,
    TEMPLE_AGE,
    TOKENS,
    TRACK_LOOT,
    TRACK_POINTS,
    TRACK_ZONES,
    WONDERS,
    Card,
    Effect,
    Per,
    chain_giver,
    needed_mythology,
)
from mirabilia.duel.pantheon.components import (
    GOD_CARDS,
    MYTHOLOGY_TOKENS,
    OFFERING_VALUES,
    SLOT_PRICES,
    God,
)
from mirabilia.duel.vocabulary import (
    AGES,
    CAPITAL,
    PANTHEON_SLOTS,
    PLAYERS,
    POSITIONS,
    RESOURCE_LETTERS,
    RESOURCES,
    Ability,
    Colour,
    Mythology,
    Symbol,
)
from mirabilia.notation.catalogue import LANGUAGES, amounts, name, slug, text

# Which argument of its message an ability's number is; the others need none.
_ABILITY_ARGUMENT = {
    Ability.WONDER_DISCOUNT: "units",
    Ability.BLUE_DISCOUNT: "units",
    Ability.RED_SHIELDS: "shields",
    Ability.CHAIN_COINS: "coins",
    Ability.SIEGE: "coins",
    Ability.ENGINEERING: "coins",
    Ability.PANTHEON_DISCOUNT: "coins",
}
_LAID_TOKENS = ("mythology", "offering")  # what the marked cards of Age I and II carry


def component_tables(languages: Sequence[str] = LANGUAGES) -> dict[str, Any]:
    """Every card, wonder, token, god, layout and the military track as a JSON document."""
    return {
        "game": "duel",
        "cards": [_card(card, languages) for card in CARDS],
        "wonders": [
            {
                **_named("wonder", wonder.id, wonder.name, languages),
                "set": _set(wonder.pantheon),
                "cost": {"coins": 0, "resources": _units(wonder.resources)},
                "effect": effect_document(wonder.effect),
                "rule": _rule("wonder", wonder.name, languages),
                "texts": {each: effect_sentences(each, wonder.effect) for each in languages},
            }
            for wonder in WONDERS
        ],
        "progress_tokens": [
            {
                **_named("progress", token.id, token.name, languages),
                "set": _set(token.pantheon),
                "effect": effect_document(token.effect),
                "rule": _rule("progress", token.name, languages),
                "texts": {each: effect_sentences(each, token.effect) for each in languages},
            }
            for token in TOKENS
        ],
        "resources": [_word("resource", resource, languages) for resource in RESOURCES],
        "colours": [_word("colour", colour.name.lower(), languages) for colour in Colour],
        "symbols": [_word("symbol", symbol.name.lower(), languages) for symbol in Symbol],
        "chains": [_word("chain", symbol, languages) for symbol in CHAINS],
        "gods": [_god(god, languages) for god in GOD_CARDS],
        "mythologies": [_mythology(each, languages) for each in Mythology],
        "pantheon_slots": [
            {
                "slot": slot + 1,
                "prices": [int(SLOT_PRICES[player, slot]) for player in range(PLAYERS)],
            }
            for slot in range(PANTHEON_SLOTS)
        ],
        "offering_tokens": [
            {"id": number, "value": int(value)} for number, value in enumerate(OFFERING_VALUES)
        ],
        "layouts": [{"age": age, "positions": _layout(age)} for age in range(1, AGES + 1)],
        "military_track": [_space(space) for space in range(-CAPITAL, CAPITAL + 1)],
    }


def _named(kind: str, number: int, english: str, languages: Iterable[str]) -> dict[str, Any]:
    names = {language: name(language, kind, english) for language in languages}
    return {"id": number, "name": english, "slug": slug(english), "names": names}


def _word(kind: str, english: str, languages: Iterable[str]) -> dict[str, Any]:
    names = {language: text(language, f"{kind}-{slug(english)}") for language in languages}
    return {"name": english, "names": names}


def _set(pantheon: bool) -> str:
    return "pantheon" if pantheon else "base"


def _rule(kind: str, english: str, languages: Iterable[str]) -> dict[str, str]:
    return {language: text(language, f"{kind}-rule-{slug(english)}") for language in languages}


def _card(card: Card, languages: Iterable[str]) -> dict[str, Any]:
    chain_from, chain_to = chain_partners(card)
    return {
        **_named("card", card.id, card.name, languages),
        "set": _set(card.age == TEMPLE_AGE),
        "age": min(card.age, AGES),
        "guild": card.age == GUILD_AGE,
        "temple": card.age == TEMPLE_AGE,
        "colour": card.colour.name.lower(),
        "cost": {"coins": card.coins, "resources": _units(card.resources)},
        "effect": effect_document(card.effect),
        "texts": {language: card_sentences(language, card) for language in languages},
        "chain_needs": _mythology_link(card) or _link(card.chain_needs, chain_from),
        "chain_gives": _link(card.chain_gives, chain_to),
    }


def _link(symbol: str, partner: Card | None) -> dict[str, str] | None:
    return {"symbol": symbol, "card": partner.name} if partner else None


def _mythology_link(card: Card) -> dict[str, str] | None:
    """The mythology whose token makes a Grand Temple free."""
    mythology = needed_mythology(card)
    if mythology is None:
        return None
    return {"symbol": card.chain_needs, "mythology": mythology.name.lower()}


def _god(god: God, languages: Iterable[str]) -> dict[str, Any]:
    return {
        **_named("god", god.id, god.name, languages),
        "set": "pantheon",
        "mythology": None if god.mythology is None else god.mythology.name.lower(),
        "effect": god_document(god),
        "rule": _rule("god", god.name, languages),
        "texts": {language: god_sentences(language, god) for language in languages},
    }


def _mythology(mythology: Mythology, languages: Iterable[str]) -> dict[str, Any]:
    """A mythology with its gods, its Grand Temple and how many tokens it has."""
    return {
        **_word("mythology", mythology.name.lower(), languages),
        "gods": [god.name for god in GOD_CARDS if god.mythology == mythology],
        "temple": next(card.name for card in CARDS if needed_mythology(card) == mythology),
        "tokens": [int(token) for token in MYTHOLOGY_TOKENS].count(mythology),
    }


def chain_partners(card: Card) -> tuple[Card | None, Card | None]:
    """The card whose symbol makes this one free, and the card that this one makes free."""
    gives = (other for other in CARDS if card.chain_gives and other.chain_needs == card.chain_gives)
    return chain_giver(card) if card.chain_needs else None, next(gives, None)


def _units(resources: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[number]: units for number, units in enumerate(resources) if units}


def _listed(letters: str) -> list[str]:
    """Resource letters as names, in the order of the resources."""
    return [RESOURCES[n] for n, letter in enumerate(RESOURCE_LETTERS) if letter in letters]


def effect_document(effect: Effect) -> dict[str, Any]:
    """What an effect does, parts that do nothing left out."""
    document: dict[str, Any] = {
        "produces": _units(effect.produces),
        "produces_one_of": _listed(effect.produces_one_of),
        "fixed_prices": dict.fromkeys(_listed(effect.fixed_prices), 1),
        "points": effect.points,
        "shields": effect.shields,
        "symbol": None if effect.symbol is None else effect.symbol.name.lower(),
        "coins": effect.coins,
        "coins_per": _per(effect.coins_per),
        "points_per": _per(effect.points_per),
        "opponent_loses": effect.opponent_loses,
        "extra_turn": effect.extra_turn,
        "destroys": None if effect.destroys is None else effect.destroys.name.lower(),
        "builds_discarded": effect.builds_discarded,
        "draws_tokens": effect.draws_tokens,
        "activates_god": effect.activates_god,
        "set_points": list(effect.set_points),
        "abilities": {ability.name.lower(): n for ability, n in effect.abilities.items()},
    }
    return {key: value for key, value in document.items() if value}


def god_document(god: God) -> dict[str, Any]:
    """What a god or the Gate does, parts that do nothing left out."""
    document: dict[str, Any] = {
        "points": god.points,
        "coins": god.coins,
        "savings": god.savings,
        "shields": god.shields,
        "symbol": None if god.symbol is None else god.symbol.name.lower(),
        "tokens": god.tokens,
        "price_factor": god.price_factor if god.price_factor > 1 else 0,
        "asks": god.asks.name.lower() if god.asks else None,
    }
    return {key: value for key, value in document.items() if value}


def _per(per: Per | None) -> dict[str, Any] | None:
    if per is None:
        return None
    city = "leading" if per.leading else "own"
    return {"amount": per.amount, "kind": per.kind.name.lower(), "city": city}


def effect_sentences(language: str, effect: Effect) -> list[str]:
    """What an effect does, a sentence for each part."""
    return [
        text(language, f"effect-{message}", **arguments)
        for message, arguments in _effect_messages(language, effect)
    ]


def _effect_messages(language: str, effect: Effect) -> Iterable[tuple[str, dict[str, Any]]]:
    def words(letters: str) -> str:
        return ", ".join(text(language, f"resource-{each}") for each in _listed(letters))

    if any(effect.produces):
        yield "produces", {"resources": amounts(language, _units(effect.produces))}
    if effect.produces_one_of:
        yield "produces-one-of", {"resources": words(effect.produces_one_of)}
    if effect.fixed_prices:
        yield "fixed-prices", {"resources": words(effect.fixed_prices)}
    if effect.symbol is not None:
        yield "symbol", {"symbol": text(language, f"symbol-{effect.symbol.name.lower()}")}
    if effect.shields:
        yield "shields", {"shields": effect.shields}
    if effect.coins:
        yield "coins", {"coins": effect.coins}
    if effect.coins_per:
        yield _per_message("coins", effect.coins_per)
    if effect.opponent_loses:
        yield "opponent-loses", {"coins": effect.opponent_loses}
    if effect.destroys is not None:
        yield "destroys", {"colour": effect.destroys.name.lower()}
    if effect.builds_discarded:
        yield "builds-discarded", {}
    if effect.draws_tokens:
        yield "draws-tokens", {"tokens": effect.draws_tokens}
    if effect.activates_god:
        yield "activates-god", {}
    for ability, number in effect.abilities.items():
        argument = _ABILITY_ARGUMENT.get(ability)
        yield slug(ability.name), {argument: number} if argument else {}
    if effect.extra_turn:
        yield "extra-turn", {}
    if effect.points:
        yield "points", {"points": effect.points}
    if effect.points_per:
        yield _per_message("points", effect.points_per)
    if effect.set_points:
        yield "set-points", {"points": ", ".join(map(str, effect.set_points))}


def _per_message(what: str, per: Per) -> tuple[str, dict[str, Any]]:
    city = "leading" if per.leading else "own"
    return f"{what}-{city}", {what: per.amount, "kind": slug(per.kind.name)}


def god_sentences(language: str, god: God) -> list[str]:
    """What a god or the Gate does, a sentence for each part."""
    return [
        text(language, f"effect-{message}", **arguments)
        for message, arguments in _god_messages(language, god)
    ]


def _god_messages(language: str, god: God) -> Iterable[tuple[str, dict[str, Any]]]:
    if god.price_factor > 1:
        yield "price-factor", {"factor": god.price_factor}
    if god.tokens:
        yield "reveals-tokens", {"tokens": god.tokens}
    if god.symbol is not None:
        yield "symbol", {"symbol": text(language, f"symbol-{god.symbol.name.lower()}")}
    if god.shields:
        yield "shields", {"shields": god.shields}
    if god.coins:
        yield "coins", {"coins": god.coins}
    if god.savings:
        yield "savings", {"coins": god.savings}
    if god.asks:
        yield f"asks-{slug(god.asks.name)}", {}
    if god.points:
        yield "points", {"points": god.points}


def card_sentences(language: str, card: Card) -> list[str]:
    """What a card does, its chains included, a sentence for each part."""
    sentences = effect_sentences(language, card.effect)
    mythology = needed_mythology(card)
    if mythology is not None:
        whose = name(language, "of-mythology", mythology.name)
        sentences.append(text(language, "effect-mythology-needs", mythology=whose))
    needs, gives = chain_partners(card)
    for message, symbol, partner in (
        ("effect-chain-needs", card.chain_needs, needs),
        ("effect-chain-gives", card.chain_gives, gives),
    ):
        if partner:
            chain = text(language, f"chain-{slug(symbol)}")
            other = name(language, "card", partner.name)
            sentences.append(text(language, message, chain=chain, card=other))
    return sentences


def _layout(age: int) -> list[dict[str, Any]]:
    """The positions of an Age's structure; a card is covered by those it lists.

    `token` says what lies on the card with Pantheon: a mythology or an offering token.
    """
    return [
        {
            "position": position,
            "row": int(LAYOUT_ROW[age - 1, position]),
            "column": int(LAYOUT_COLUMN[age - 1, position]),
            "face_up": bool(LAYOUT_FACE_UP[age - 1, position]),
            "token": _LAID_TOKENS[age - 1] if LAYOUT_TOKEN[age - 1, position] else None,
            "covered_by": [
                other
                for other in range(POSITIONS)
                if position in [int(below) for below in LAYOUT_COVERS[age - 1, other]]
            ],
        }
        for position in range(POSITIONS)
    ]


def _space(space: int) -> dict[str, Any]:
    """One space of the track, seen from the centre; player 0 pushes toward the positive end."""
    distance = abs(space)
    return {
        "space": space,
        "zone": int(TRACK_ZONES[distance]) * (1 if space >= 0 else -1),
        "points": int(TRACK_POINTS[distance]),
        "military_token": int(TRACK_LOOT[distance]),
        "capital": distance == CAPITAL,
    }
