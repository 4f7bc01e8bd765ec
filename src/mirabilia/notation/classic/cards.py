"""The components of 7 Wonders for pages and other programs: what `mirabilia cards classic` exports.

`edition` says of a component whether it belongs to the `first` or the `second` edition. A card
of both has a row for each, with the same id.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from mirabilia.classic.components import (
    BOARD_NAMES,
    CARDS,
    GUILDS_EACH,
    WONDER_SIDES,
    Card,
    Effect,
    Face,
    Per,
    Side,
    Stage,
)
from mirabilia.classic.vocabulary import (
    FEWEST_CITIES,
    GUILDS_BESIDE_PLAYERS,
    MOST_PLAYERS,
    RESOURCE_LETTERS,
    RESOURCES,
    Category,
    Colour,
    Discount,
    Edition,
    Kind,
    Power,
    Symbol,
)
from mirabilia.notation.catalogue import LANGUAGES, name, slug, text
from mirabilia.notation.classic.words import amounts, card_name, cost_words, wonder_name

BUILDS_DISCARDED = "builds_discarded"
"""What the power of Halikarnassos is called beside those of Power."""
_DISCOUNTS = {
    (Discount.RAW_LEFT,): "raw-left",
    (Discount.RAW_RIGHT,): "raw-right",
    (Discount.RAW_LEFT, Discount.RAW_RIGHT): "raw-both",
    (Discount.GOODS,): "goods",
}
_PLAYERS = range(FEWEST_CITIES, MOST_PLAYERS + 1)


def component_tables(languages: Sequence[str] = LANGUAGES) -> dict[str, Any]:
    """Every card, wonder and power of both editions as a JSON document."""
    return {
        "game": "classic",
        "editions": [_word("edition", edition.name.lower(), languages) for edition in Edition],
        "cards": [
            _card(card, edition, languages)
            for edition in Edition
            for card in CARDS
            if edition in card.faces
        ],
        "wonders": [_side(side, languages) for side in WONDER_SIDES],
        "powers": [_power(each, languages) for each in (*_power_names(), BUILDS_DISCARDED)],
        "resources": [_word("resource", resource, languages) for resource in RESOURCES],
        "colours": [_word("colour", colour.name.lower(), languages) for colour in Colour],
        "symbols": [_word("symbol", symbol.name.lower(), languages) for symbol in Symbol],
        "kinds": [_word("kind", kind.name.lower(), languages) for kind in Kind],
        "categories": [_word("category", row.name.lower(), languages) for row in Category],
        "guilds_in_play": {
            str(players): max(players, FEWEST_CITIES) + GUILDS_BESIDE_PLAYERS
            for players in (FEWEST_CITIES - 1, *_PLAYERS)
        },
    }


def _power_names() -> list[str]:
    return [power.name.lower() for power in Power]


def _word(kind: str, english: str, languages: Iterable[str]) -> dict[str, Any]:
    names = {each: text(each, f"classic-{kind}-{slug(english)}") for each in languages}
    return {"name": english, "names": names}


def _power(power: str, languages: Iterable[str]) -> dict[str, Any]:
    rules = {each: text(each, f"classic-power-rule-{slug(power)}") for each in languages}
    return {**_word("power", power, languages), "rule": rules}


# Cards


def _card(card: Card, edition: Edition, languages: Sequence[str]) -> dict[str, Any]:
    face = card.faces[edition]
    return {
        "id": card.id,
        "name": card.name,
        "slug": slug(card.name),
        "names": {language: card_name(language, card.name) for language in languages},
        "edition": edition.name.lower(),
        "age": card.age,
        "ages": list(face.copies),
        "guild": card.is_guild,
        "colour": card.colour.name.lower(),
        "cost": _cost(face.coins, face.resources, languages),
        "effect": effect_document(face.effect),
        "texts": {language: card_sentences(language, face) for language in languages},
        "chains_from": list(face.chains_from),
        "chains_to": list(face.chains_to),
        "copies": [] if card.is_guild else _copies(face),
        "copies_texts": {each: copies_sentences(each, card, face) for each in languages},
    }


def _cost(coins: int, resources: Sequence[int], languages: Iterable[str]) -> dict[str, Any]:
    units = _units(resources)
    texts = {language: cost_words(language, coins, units) for language in languages}
    return {"coins": coins, "resources": units, "texts": texts}


def _units(resources: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[number]: units for number, units in enumerate(resources) if units}


def _copies(face: Face) -> list[dict[str, Any]]:
    """Per Age, from how many players on each copy is used, and so how many there are.

    Two players use the cards for three.
    """
    return [
        {
            "age": age,
            "from_players": list(from_players),
            "players": {
                str(players): sum(least <= players for least in from_players)
                for players in _PLAYERS
            },
        }
        for age, from_players in face.copies.items()
    ]


def copies_sentences(language: str, card: Card, face: Face) -> list[str]:
    """Which copies of a card are used, a sentence for each Age it is dealt in."""
    if card.is_guild:
        return [text(language, "classic-copies-guild", guilds=GUILDS_EACH)]
    written = {
        age: ", ".join(f"{least}+" for least in from_players)
        for age, from_players in face.copies.items()
    }
    if len(written) == 1:
        return [text(language, "classic-copies", players=each) for each in written.values()]
    return [
        text(language, "classic-copies-age", age=age, players=players)
        for age, players in written.items()
    ]


def card_sentences(language: str, face: Face) -> list[str]:
    """What a card does, its chains included, a sentence for each part."""
    sentences = effect_sentences(language, face.effect)
    for message, partners in (("from", face.chains_from), ("to", face.chains_to)):
        if partners:
            cards = [text(language, "quoted", name=card_name(language, each)) for each in partners]
            listed = _either(language, cards) if message == "from" else ", ".join(cards)
            sentences.append(text(language, f"classic-effect-chain-{message}", cards=listed))
    return sentences


def _either(language: str, cards: list[str]) -> str:
    """One card, or one of two."""
    if len(cards) == 1:
        return cards[0]
    first, second = cards
    return text(language, "classic-either", first=first, second=second)


# Wonders


def _side(side: Side, languages: Sequence[str]) -> dict[str, Any]:
    """One side of a board."""
    sides = {language: text(language, f"classic-side-{slug(side.name)}") for language in languages}
    return {
        "id": side.id,
        "name": side.board,
        "slug": slug(side.board),
        "names": {language: name(language, "classic-board", side.board) for language in languages},
        "board": BOARD_NAMES.index(side.board),
        "wonder": wonder_name("en", side.board),
        "wonder_names": {language: wonder_name(language, side.board) for language in languages},
        "edition": side.edition.name.lower(),
        "side": side.name,
        "side_names": sides,
        "start": RESOURCES[RESOURCE_LETTERS.index(side.start)],
        "stages": [
            {
                "stage": number,
                "cost": _cost(0, stage.resources, languages),
                "effect": effect_document(stage.effect),
                "texts": {each: effect_sentences(each, stage.effect) for each in languages},
            }
            for number, stage in enumerate(side.stages, 1)
        ],
        "texts": {language: side_sentences(language, side) for language in languages},
    }


def side_sentences(language: str, side: Side) -> list[str]:
    """What a side of a board produces, then each stage with its cost."""
    start = RESOURCES[RESOURCE_LETTERS.index(side.start)]
    produced = amounts(language, {start: 1})
    return [
        text(language, "classic-effect-produces", resources=produced),
        *(_stage_line(language, number, stage) for number, stage in enumerate(side.stages, 1)),
    ]


def _stage_line(language: str, number: int, stage: Stage) -> str:
    return text(
        language,
        "classic-stage-line",
        stage=number,
        cost=cost_words(language, 0, _units(stage.resources)),
        effects=" ".join(effect_sentences(language, stage.effect)),
    )


# Effects


def _listed(letters: str) -> list[str]:
    """Resource letters as names, in the order of the resources."""
    return [RESOURCES[n] for n, letter in enumerate(RESOURCE_LETTERS) if letter in letters]


def effect_document(effect: Effect) -> dict[str, Any]:
    """What an effect does, parts that do nothing left out."""
    document: dict[str, Any] = {
        "produces": _units(effect.produces),
        "produces_one_of": _listed(effect.produces_one_of),
        "own_choice": _listed(effect.own_choice),
        "discounts": [discount.name.lower() for discount in effect.discounts],
        "points": effect.points,
        "shields": effect.shields,
        "symbol": None if effect.symbol is None else effect.symbol.name.lower(),
        "coins": effect.coins,
        "coins_per": _per(effect.coins_per) if effect.coins_per else None,
        "points_per": [_per(per) for per in effect.points_per],
        "power": effect.power.name.lower() if effect.power else None,
        "builds_discarded": effect.builds_discarded,
    }
    return {key: value for key, value in document.items() if value}


def _per(per: Per) -> dict[str, Any]:
    return {"amount": per.amount, "kind": per.kind.name.lower(), "cities": _scope(per)}


def _scope(per: Per) -> str:
    """Where an effect counts: in the own city, at the neighbours, or in all three."""
    if per.own:
        return "all" if per.neighbours else "own"
    return "neighbours"


def effect_sentences(language: str, effect: Effect) -> list[str]:
    """What an effect does, a sentence for each part."""
    return [
        text(language, f"classic-{message}", **arguments)
        for message, arguments in _effect_messages(language, effect)
    ]


def _effect_messages(language: str, effect: Effect) -> Iterable[tuple[str, dict[str, Any]]]:
    def words(letters: str) -> str:
        return ", ".join(text(language, f"classic-resource-{each}") for each in _listed(letters))

    if any(effect.produces):
        yield "effect-produces", {"resources": amounts(language, _units(effect.produces))}
    if effect.produces_one_of:
        yield "effect-produces-one-of", {"resources": words(effect.produces_one_of)}
    if effect.own_choice:
        yield "effect-own-choice", {"resources": words(effect.own_choice)}
    if effect.discounts:
        yield f"effect-{_DISCOUNTS[effect.discounts]}", {}
    if effect.symbol is not None:
        symbol = text(language, f"classic-symbol-{effect.symbol.name.lower()}")
        yield "effect-symbol", {"symbol": symbol}
    if effect.shields:
        yield "effect-shields", {"shields": effect.shields}
    if effect.coins:
        yield "effect-coins", {"coins": effect.coins}
    if effect.coins_per:
        yield _per_message("coins", effect.coins_per)
    if effect.power:
        yield f"power-rule-{slug(effect.power.name)}", {}
    if effect.builds_discarded:
        yield f"power-rule-{slug(BUILDS_DISCARDED)}", {}
    if effect.points:
        yield "effect-points", {"points": effect.points}
    for per in effect.points_per:
        yield _per_message("points", per)


def _per_message(what: str, per: Per) -> tuple[str, dict[str, Any]]:
    if per.kind == Kind.WONDER_COMPLETE:
        return f"effect-{what}-wonder-complete", {what: per.amount}
    return f"effect-{what}-{_scope(per)}", {what: per.amount, "kind": slug(per.kind.name)}
