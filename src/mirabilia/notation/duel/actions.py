"""Actions of Duel as documents and sentences.

| type | further keys |
| --- | --- |
| build | card, position, price; chain: true if a chain makes it free; or engineered: true |
| discard | card, position, coins |
| wonder | wonder, card, position, price |
| draft | wonder |
| progress | token: from the board, of those the Great Library drew, or from Enki |
| decline | |
| begin | player |
| recover | card: from the discard pile |
| destroy | card: of the opponent's city |

With Pantheon also:

| type | further keys |
| --- | --- |
| activate | god: or Gate; slot: 1 to 6; offerings: values of the tokens used; price: in coins |
| place_god | god, slot: one of the drawn gods into an empty slot; for the player's eyes only |
| choose_god | god: to activate for free, shown by the Gate or the Divine Theater |
| god_on_top | god: on top of the deck that the Divine Theater opened; for the player's eyes only |
| reveal_deck | mythology: whose deck the Divine Theater opens |
| token_first | position, mythology: of the uncovered token to be taken first |
| snake | card: of the opponent, for the Snake |
| steal_card | card: of the opponent, for Baal |
| strike | position, card: left out while face down; for Zeus |
| destroy_wonder | wonder: for Anubis |
| raise_wonder, raise_with | wonder; card of the discard pile: for Isis |
| steal_wonder | wonder: of the opponent, for Ra |
| minerva | space: -9 to 9 |
| discard_military, apply_military | side: a player; coins: on the token; for Neptune |

Names are English, players are 0 and 1, `position` is a place in the structure. On the way
back price, chain and engineered are ignored, and so are the coins of a discarded card. The
position of a card may be left out, the slot of an activation, and offerings where none is used.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from mirabilia.duel import actions
from mirabilia.duel.components import (
    CARD_BY_NAME,
    CARD_COINS,
    CARDS,
    TOKEN_BY_NAME,
    TOKENS,
    TRACK_LOOT,
    WONDER_BY_NAME,
    WONDERS,
    needed_mythology,
)
from mirabilia.duel.construction import (
    card_price,
    card_trade,
    has_chain,
    is_engineered,
    wonder_price,
)
from mirabilia.duel.explain import price_of_card, price_of_wonder
from mirabilia.duel.pantheon.activation import activation_price
from mirabilia.duel.pantheon.components import GOD_BY_NAME, GOD_CARDS, OFFERING_VALUES
from mirabilia.duel.pantheon.gods import LOOT_SPACES
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.turn import DISCARD_COINS, legal
from mirabilia.duel.vocabulary import (
    CAPITAL,
    OFFERING_SETS,
    OFFERINGS,
    PANTHEON_SLOTS,
    PLAYERS,
    POSITIONS,
    WONDER_SLOTS,
    Ability,
    Decision,
    Kind,
    Mythology,
)
from mirabilia.notation.action_documents import ActionError as ActionError
from mirabilia.notation.action_documents import check_keys, thing_id, type_of
from mirabilia.notation.catalogue import name, player_name, slug, text
from mirabilia.notation.duel.places import track_words
from mirabilia.notation.duel.prices import obstacle_sentences
from mirabilia.notation.duel.reading import (
    activation,
    is_number,
    pantheon_slot,
    why_not_activated,
)
from mirabilia.notation.plain import Plain

_REQUIRED: dict[str, tuple[str, ...]] = {
    "build": ("card",),
    "discard": ("card",),
    "wonder": ("wonder", "card"),
    "draft": ("wonder",),
    "progress": ("token",),
    "decline": (),
    "begin": ("player",),
    "recover": ("card",),
    "destroy": ("card",),
    "activate": ("god",),
    "place_god": ("god", "slot"),
    "choose_god": ("god",),
    "god_on_top": ("god",),
    "reveal_deck": ("mythology",),
    "token_first": ("position",),
    "snake": ("card",),
    "steal_card": ("card",),
    "strike": ("position",),
    "destroy_wonder": ("wonder",),
    "raise_wonder": ("wonder",),
    "raise_with": ("card",),
    "steal_wonder": ("wonder",),
    "minerva": ("space",),
    "discard_military": ("side", "coins"),
    "apply_military": ("side", "coins"),
}
_OPTIONAL: dict[str, tuple[str, ...]] = {
    "build": ("position", "price", "chain", "engineered"),
    "discard": ("position", "coins"),
    "wonder": ("position", "price"),
    "activate": ("slot", "offerings", "price"),
    "token_first": ("mythology",),
    "strike": ("card",),
}
TYPES = tuple(_REQUIRED)
_ASKED: dict[Decision, tuple[str, ...]] = {
    Decision.DRAFT: ("draft",),
    Decision.TURN: ("build", "discard", "wonder", "activate"),
    Decision.PROGRESS: ("progress", "decline"),
    Decision.LIBRARY: ("progress",),
    Decision.MAUSOLEUM: ("recover",),
    Decision.DESTROY_BROWN: ("destroy",),
    Decision.DESTROY_GREY: ("destroy",),
    Decision.STARTER: ("begin",),
    Decision.PLACE_GOD: ("place_god",),
    Decision.TOKEN_ORDER: ("token_first",),
    Decision.GATE: ("choose_god",),
    Decision.THEATER_DECK: ("reveal_deck",),
    Decision.THEATER_GOD: ("choose_god",),
    Decision.THEATER_ORDER: ("god_on_top",),
    Decision.ENKI: ("progress",),
    Decision.NISABA: ("snake",),
    Decision.BAAL: ("steal_card",),
    Decision.HADES: ("recover",),
    Decision.ZEUS: ("strike",),
    Decision.ANUBIS: ("destroy_wonder",),
    Decision.ISIS_WONDER: ("raise_wonder",),
    Decision.ISIS_CARD: ("raise_with",),
    Decision.RA: ("steal_wonder",),
    Decision.MINERVA: ("minerva",),
    Decision.NEPTUNE_DISCARD: ("discard_military",),
    Decision.NEPTUNE_APPLY: ("apply_military",),
}
_THINGS: dict[str, Mapping[str, Any]] = {
    "card": CARD_BY_NAME,
    "wonder": WONDER_BY_NAME,
    "token": TOKEN_BY_NAME,
    "god": GOD_BY_NAME,
}


# From number to document


def describe(state: Any, player: int, action: int) -> dict[str, Any]:
    """A legal action of a player as a document."""
    return describe_all(state, player, [action])[0]


def describe_all(state: Any, player: int, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Legal actions of a player as documents."""
    table = Plain(state)
    wonder_price_of = cache(partial(wonder_price, state, player))
    return [_describe(table, player, number, wonder_price_of) for number in numbers]


def _describe(
    table: Any, player: int, action: int, wonder_price_of: Callable[[int], int]
) -> dict[str, Any]:
    if action < actions.DISCARD:
        return _describe_build(table, player, action - actions.BUILD)
    if action < actions.WONDER:
        position = action - actions.DISCARD
        coins = DISCARD_COINS + table.counts[player][Kind.YELLOW]
        card = CARDS[_card_at(table, position)].name
        return {"type": "discard", "card": card, "position": position, "coins": coins}
    if action < actions.DRAFT:
        slot, position = divmod(action - actions.WONDER, POSITIONS)
        wonder = table.wonders[slot]
        return {
            "type": "wonder",
            "wonder": WONDERS[wonder].name,
            "card": CARDS[_card_at(table, position)].name,
            "position": position,
            "price": int(wonder_price_of(wonder)),
        }
    if action < actions.TOKEN:
        return {"type": "draft", "wonder": WONDERS[action - actions.DRAFT].name}
    if action < actions.DECLINE:
        return {"type": "progress", "token": TOKENS[action - actions.TOKEN].name}
    if action == actions.DECLINE:
        return {"type": "decline"}
    if action < actions.CARD:
        return {"type": "begin", "player": action - actions.STARTER}
    if action < actions.ACTIVATE:
        return _answer(table, card=CARDS[action - actions.CARD].name)
    return _describe_pantheon(table, player, action)


def _answer(table: Any, **keys: Any) -> dict[str, Any]:
    """A document whose type follows from what is asked."""
    return {"type": _ASKED[table.decision][0], **keys}


def _describe_pantheon(table: Any, player: int, action: int) -> dict[str, Any]:
    if action < actions.PLACE:
        slot, used = divmod(action - actions.ACTIVATE, OFFERING_SETS)
        return {
            "type": "activate",
            "god": GOD_CARDS[table.slots[slot]].name,
            "slot": slot + 1,
            "offerings": [int(OFFERING_VALUES[n]) for n in range(OFFERINGS) if used >> n & 1],
            "price": int(activation_price(table.record, player, slot, used)),
        }
    if action < actions.GOD:
        god, slot = divmod(action - actions.PLACE, PANTHEON_SLOTS)
        return {"type": "place_god", "god": GOD_CARDS[god].name, "slot": slot + 1}
    if action < actions.MYTHOLOGY:
        return _answer(table, god=GOD_CARDS[action - actions.GOD].name)
    if action < actions.POSITION:
        return _answer(table, mythology=Mythology(action - actions.MYTHOLOGY).name.lower())
    if action < actions.SPACE:
        return _answer(table, **_describe_spot(table, action - actions.POSITION))
    if action < actions.SLOT:
        return _answer(table, space=action - actions.SPACE - CAPITAL)
    if action < actions.MILITARY:
        return _answer(table, wonder=WONDERS[table.wonders[action - actions.SLOT]].name)
    side, number = divmod(action - actions.MILITARY, len(LOOT_SPACES))
    return _answer(table, side=side, coins=int(TRACK_LOOT[LOOT_SPACES[number]]))


def _describe_spot(table: Any, position: int) -> dict[str, Any]:
    """A place in the structure by its token or, for Zeus, by its card where that is face up."""
    spot: dict[str, Any] = {"position": position}
    if table.decision == Decision.TOKEN_ORDER:
        spot["mythology"] = Mythology(table.laid_tokens[position]).name.lower()
    elif table.face_up[position]:
        spot["card"] = CARDS[table.structure[position]].name
    return spot


def _describe_build(table: Any, player: int, position: int) -> dict[str, Any]:
    state = table.record
    card = _card_at(table, position)
    document: dict[str, Any] = {
        "type": "build",
        "card": CARDS[card].name,
        "position": position,
        "price": int(card_price(state, player, card)),
    }
    if has_chain(state, player, card):
        document["chain"] = True
    elif table.abilities[player][Ability.ENGINEERING]:
        price = CARD_COINS[card] + card_trade(state, player, card)
        if is_engineered(state, player, card, price):
            document["engineered"] = True
    return document


def _card_at(table: Any, position: int) -> int:
    card = int(table.structure[position])
    if card < 0 or not table.face_up[position]:
        raise ActionError(f"position: no card lies face up at {position}")
    return card


# From document to number


def number(state: Any, player: int, document: Any) -> int:
    """The legal action that a document means; an ActionError says what is wrong with it."""
    kind = _checked_type(state, player, document)
    check_keys(document, _REQUIRED[kind], _OPTIONAL.get(kind, ()))
    action = _meant(state, player, document)
    if action not in _legal(state, player):
        raise ActionError(f"{kind}: {_why_not(state, player, document)}")
    return action


def _legal(state: Any, player: int) -> list[int]:
    found = np.zeros(actions.MOST_LEGAL, np.int16)
    count = int(legal(state, player, found))
    return list(found[:count].tolist())


def _checked_type(state: Any, player: int, document: Any) -> str:
    """The document's type, which must answer what the player is asked."""
    kind = type_of(document, TYPES)
    if int(state.decision) == Decision.NONE:
        raise ActionError("the game is over")
    if int(state.decider) != player:
        raise ActionError(f"player {int(state.decider)} decides now, not player {player}")
    needs = {"decline": state.may_decline, "activate": state.pantheon}
    asked = [answer for answer in _ASKED[Decision(int(state.decision))] if needs.get(answer, True)]
    if kind not in asked:
        raise ActionError(f"type: {kind} is not asked now; allowed are {', '.join(asked)}")
    return kind


def _meant(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The action that a well-formed document means, legal or not."""
    match document["type"]:
        case "build":
            return actions.BUILD + _position(state, document)
        case "discard":
            return actions.DISCARD + _position(state, document)
        case "wonder":
            slot = _wonder_slot(state, player, document)
            return actions.WONDER + POSITIONS * slot + _position(state, document)
        case "draft":
            return actions.DRAFT + thing_id(document, "wonder", WONDER_BY_NAME)
        case "progress":
            return actions.TOKEN + thing_id(document, "token", TOKEN_BY_NAME)
        case "decline":
            return actions.DECLINE
        case "begin":
            return actions.STARTER + _starter(document)
        case "recover" | "destroy" | "snake" | "steal_card" | "raise_with":
            return actions.CARD + thing_id(document, "card", CARD_BY_NAME)
        case "activate":
            return activation(state, player, document)
        case "place_god":
            god = thing_id(document, "god", GOD_BY_NAME)
            return actions.PLACE + PANTHEON_SLOTS * god + pantheon_slot(document)
        case _:
            return _choice(state, player, document)


def _position(state: Any, document: Mapping[str, Any]) -> int:
    """The position of the card that the document names."""
    card = thing_id(document, "card", CARD_BY_NAME)
    face_up = [position for position in range(POSITIONS) if state.face_up[position]]
    where = next((p for p in face_up if int(state.structure[p]) == card), None)
    if where is None:
        open_cards = [
            CARDS[int(state.structure[position])].name
            for position in range(POSITIONS)
            if is_accessible(state, position)
        ]
        raise ActionError(
            f"card: {CARDS[card].name} does not lie face up in the structure;"
            f" accessible are {', '.join(open_cards)}"
        )
    stated = document.get("position", where)
    if stated != where:
        raise ActionError(f"position: {CARDS[card].name} lies at {where}, not at {stated!r}")
    return where


def _wonder_slot(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The slot of the player's wonder that the document names."""
    wonder = thing_id(document, "wonder", WONDER_BY_NAME)
    slots = [s for s in range(WONDER_SLOTS) if int(state.wonder_owner[s]) == player]
    own = {int(state.wonders[slot]): slot for slot in slots if int(state.wonders[slot]) >= 0}
    if wonder not in own:
        listed = ", ".join(WONDERS[each].name for each in own)
        raise ActionError(
            f"wonder: player {player} does not have {WONDERS[wonder].name}, but {listed}"
        )
    return own[wonder]


def _starter(document: Mapping[str, Any]) -> int:
    starter = document["player"]
    if not isinstance(starter, int) or isinstance(starter, bool) or starter not in range(PLAYERS):
        raise ActionError(f"player: {starter!r} is no player; allowed are 0, 1")
    return starter


def _choice(state: Any, player: int, document: Mapping[str, Any]) -> int:
    """The answer to what is asked that chooses what the document chooses."""
    required = _REQUIRED[document["type"]]
    for key in (*required, *_OPTIONAL.get(document["type"], ())):
        if key in document and key in _THINGS:
            thing_id(document, key, _THINGS[key])
    offered = _legal(state, player)
    for action, answer in zip(offered, describe_all(state, player, offered), strict=True):
        if all(_same(answer[key], document[key]) for key in required):
            for key, value in document.items():
                if not _same(answer.get(key), value):
                    lying = answer.get(key, f"a face-down {key}")
                    raise ActionError(f"{key}: at {answer['position']} lies {lying}, not {value!r}")
            return action
    raise ActionError(f"{document['type']}: {_why_not(state, player, document)}")


def _same(chosen: Any, stated: Any) -> bool:
    """Whether two values are equal; true and 3.0 are no numbers here."""
    return bool(chosen == stated) and (isinstance(stated, str) or is_number(stated))


def _why_not(state: Any, player: int, document: Mapping[str, Any]) -> str:
    """Why a well-formed document is no legal action."""
    kind = document["type"]
    if kind in ("build", "discard", "wonder"):
        card = CARD_BY_NAME[document["card"]]
        obstacles = price_of_card(state, player, card.id).obstacles
        if kind != "build":  # the card's own price does not matter then
            obstacles = [obstacle for obstacle in obstacles if obstacle.code != "cannot_pay"]
        if kind == "wonder":
            wonder = WONDER_BY_NAME[document["wonder"]]
            obstacles += price_of_wonder(state, player, wonder.id).obstacles
        return " ".join(obstacle_sentences("en", obstacles))
    if kind == "activate":
        return why_not_activated(state, player, document)
    answers = describe_all(state, player, _legal(state, player))
    answers = [answer for answer in answers if answer["type"] == kind]
    if kind == "place_god":
        drawn = {answer["god"]: None for answer in answers}
        if document["god"] in drawn:
            empty = ", ".join(dict.fromkeys(str(answer["slot"]) for answer in answers))
            return f"slot {document['slot']} is not empty; allowed are {empty}"
        return f"{document['god']} was not drawn; allowed are {', '.join(drawn)}"
    offered = "; ".join if len(_REQUIRED[kind]) > 1 else ", ".join
    listed = offered(_chosen(kind, answer) for answer in answers)
    return f"{_chosen(kind, document)} is not to be chosen; allowed are {listed}"


def _chosen(kind: str, document: Mapping[str, Any]) -> str:
    """What a document chooses, without its type."""
    keys = _REQUIRED[kind]
    if len(keys) == 1:
        return str(document[keys[0]])
    return ", ".join(f"{key} {document[key]}" for key in keys)


# Sentences


def sentence(
    language: str, document: Mapping[str, Any], players: Sequence[str] | None = None
) -> str:
    """An action document, as `describe` gives it, in words."""
    kind = document["type"]
    words: dict[str, Any] = {}
    if "card" in document:
        words["card"] = name(language, "card", document["card"])
    if "wonder" in document:
        words["wonder"] = name(language, "wonder", document["wonder"])
    if "token" in document:
        words["token"] = name(language, "progress", document["token"])
    if "god" in document:
        words["god"] = name(language, "god", document["god"])
    if "mythology" in document:
        words["mythology"] = name(language, "of-mythology", document["mythology"])
    if "player" in document:
        words["player"] = player_name(language, document["player"], players)
    if "side" in document:
        words["owner"] = player_name(language, document["side"], players)
    if "space" in document:
        words |= track_words(language, document["space"], players)
    words |= {key: document[key] for key in ("position", "slot") if key in document}
    words["offerings"] = ", ".join(map(str, document.get("offerings", [])))
    words["coins"] = document.get("price", document.get("coins", 0))
    return text(language, f"action-{slug(kind)}{_variant(document)}", **words)


def _variant(document: Mapping[str, Any]) -> str:
    """The end of the message's name where a type has several."""
    if document.get("chain"):
        temple = needed_mythology(CARD_BY_NAME[document["card"]]) is not None
        return "-mythology" if temple else "-chain"
    if document.get("engineered"):
        return "-engineered"
    if document.get("offerings"):
        return "-offerings"
    return "-face-down" if document["type"] == "strike" and "card" not in document else ""
