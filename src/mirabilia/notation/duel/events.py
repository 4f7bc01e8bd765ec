"""Events of Duel as documents and sentences.

| type | further keys |
| --- | --- |
| wonder_taken | player, wonder |
| age_begun | player: who begins or chooses who does; age: 1 to 3 |
| card_built | player, card, coins: paid in all |
| chained | player, card: free by a chain; source: the building that shows its symbol |
| card_discarded | player, card |
| wonder_built | player, wonder, card: the one tucked under it |
| coins | player, cause (a CoinCause), change: negative for a loss |
| pawn_moved | player: who pushes; space: -9 to 9; spaces: how many it moved |
| looted | player: who loses; military_token: its number; coins: lost |
| token_taken, tokens_drawn | player, token |
| card_destroyed | player: whose card; card |
| card_recovered | player, card: built from the discard pile |
| card_revealed | card, position |
| wonder_returned | player: whose wonder; wonder |
| asked | player, decision (a Decision), activation: true if a god may be activated instead |
| extra_turn, extra_turn_lost, declined | player |
| pair | player, symbol |
| game_over | winner: a player, or None when shared; victory |
| starter_chosen | player: who chose; starter |

With Pantheon also:

| type | further keys |
| --- | --- |
| chained | of a Grand Temple: player, card, mythology: of the token that makes it free |
| engineered | player, card: built by Engineering |
| mythology_token | player, mythology, position |
| offering_token | player, offering: its value; position |
| offering_spent | player, offering |
| laid_token_discarded | player, mythology or offering: of the token on a card that Zeus discards |
| gods_drawn | player, mythology, count: how many the player looks at |
| god_placed | player, mythology, slot: 1 to 6; the god is secret |
| gate_placed | slot |
| god_revealed | god; slot: left out for a god on its deck |
| gods_returned | player; mythology, count: of the deck, left out for the tops of all decks |
| activated | player, god: or Gate; coins: paid |
| savings | player, cause, change: of the coins on Astarte |
| enki_token, token_returned | token: laid on Enki; returned from there to the box |
| snake_placed | player, card |
| card_stolen | player: who takes it over; card |
| card_struck | player, card, position |
| wonder_destroyed | player: whose; wonder, card: that lay under it |
| wonder_stolen | player: who takes it over; wonder |
| minerva_placed | player, space: -9 to 9 |
| minerva_stops | player: who pushes the pawn; space: hers; count: shields without effect |
| military_discarded | player, coins: on the token; side: on whose side of the track it lay |
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mirabilia.duel.components import CARDS, TOKENS, WONDERS, chain_giver, needed_mythology
from mirabilia.duel.pantheon.components import GOD_CARDS, OFFERING_VALUES
from mirabilia.duel.vocabulary import (
    CAPITAL,
    CoinCause,
    Decision,
    Event,
    Mythology,
    Symbol,
    Victory,
)
from mirabilia.notation.catalogue import name, player_name, slug, text
from mirabilia.notation.duel.places import track_words

_NAMED = {
    "card": "card",
    "source": "card",
    "wonder": "wonder",
    "token": "progress",
    "god": "god",
    "mythology": "of-mythology",
}
_NUMBERS = ("age", "coins", "count", "offering", "slot")
_WITHOUT_PLAYER = (
    Event.CARD_REVEALED,
    Event.GAME_OVER,
    Event.GATE_PLACED,
    Event.GOD_REVEALED,
    Event.ENKI_TOKEN,
    Event.TOKEN_RETURNED,
)


def event_document(kind: int, player: int, subject: int, amount: int) -> dict[str, Any]:
    """An entry of the event log as a document."""
    event = Event(kind)
    told: dict[str, Any] = {"type": event.name.lower()}
    if event not in _WITHOUT_PLAYER:
        told["player"] = player
    return told | _particulars(event, player, subject, amount)


def _particulars(event: Event, player: int, subject: int, amount: int) -> dict[str, Any]:
    """What an event tells besides its player."""
    match event:
        case Event.WONDER_TAKEN | Event.WONDER_RETURNED:
            return {"wonder": WONDERS[subject].name}
        case Event.AGE_BEGUN:
            return {"age": subject}
        case Event.CARD_BUILT:
            return {"card": CARDS[subject].name, "coins": amount}
        case Event.CHAINED:
            return {"card": CARDS[subject].name} | _chain(subject)
        case Event.CARD_DISCARDED | Event.CARD_DESTROYED | Event.CARD_RECOVERED:
            return {"card": CARDS[subject].name}
        case Event.WONDER_BUILT:
            return {"wonder": WONDERS[subject].name, "card": CARDS[amount].name}
        case Event.COINS:
            return {"cause": CoinCause(subject).name.lower(), "change": amount}
        case Event.PAWN_MOVED:
            return {"space": subject, "spaces": amount}
        case Event.LOOTED:
            return {"military_token": subject, "coins": amount}
        case Event.TOKEN_TAKEN | Event.TOKENS_DRAWN:
            return {"token": TOKENS[subject].name}
        case Event.CARD_REVEALED:
            return {"card": CARDS[subject].name, "position": amount}
        case Event.ASKED:
            more = {"activation": True} if amount else {}
            return {"decision": Decision(subject).name.lower(), **more}
        case Event.PAIR:
            return {"symbol": Symbol(subject).name.lower()}
        case Event.GAME_OVER:
            winner = player if player >= 0 else None
            return {"winner": winner, "victory": Victory(subject).name.lower()}
        case Event.STARTER_CHOSEN:
            return {"starter": subject}
        case Event.EXTRA_TURN | Event.EXTRA_TURN_LOST | Event.DECLINED:
            return {}
        case _:
            return _PANTHEON[event](subject, amount)


def _chain(card: int) -> dict[str, str]:
    """What makes a card free: a building, or for a Grand Temple a mythology token."""
    mythology = needed_mythology(CARDS[card])
    if mythology is not None:
        return _mythology(mythology)
    giver = chain_giver(CARDS[card])
    return {"source": giver.name} if giver else {}


def _mythology(number: int) -> dict[str, str]:
    return {"mythology": Mythology(number).name.lower()}


def _offering(number: int) -> dict[str, int]:
    return {"offering": int(OFFERING_VALUES[number])}


def _card(number: int) -> dict[str, str]:
    return {"card": CARDS[number].name}


def _wonder(number: int) -> dict[str, str]:
    return {"wonder": WONDERS[number].name}


def _token(number: int) -> dict[str, str]:
    return {"token": TOKENS[number].name}


def _god(number: int) -> dict[str, str]:
    return {"god": GOD_CARDS[number].name}


def _slot(number: int) -> dict[str, int]:
    """A slot, from 1 on; nothing for a god on its deck."""
    return {"slot": number + 1} if number >= 0 else {}


# What events of Pantheon tell of their subject and amount.
_PANTHEON: dict[Event, Callable[[int, int], dict[str, Any]]] = {
    Event.MYTHOLOGY_TOKEN: lambda subject, amount: _mythology(subject) | {"position": amount},
    Event.OFFERING_TOKEN: lambda subject, amount: _offering(subject) | {"position": amount},
    Event.GODS_DRAWN: lambda subject, amount: _mythology(subject) | {"count": amount},
    Event.GOD_PLACED: lambda subject, amount: _mythology(subject) | _slot(amount),
    Event.GATE_PLACED: lambda _, amount: _slot(amount),
    Event.GOD_REVEALED: lambda subject, amount: _god(subject) | _slot(amount),
    Event.ENKI_TOKEN: lambda subject, _: _token(subject),
    Event.ACTIVATED: lambda subject, amount: _god(subject) | {"coins": amount},
    Event.OFFERING_SPENT: lambda subject, _: _offering(subject),
    Event.SAVINGS: lambda subject, amount: {
        "cause": CoinCause(subject).name.lower(),
        "change": amount,
    },
    Event.SNAKE_PLACED: lambda subject, _: _card(subject),
    Event.CARD_STOLEN: lambda subject, _: _card(subject),
    Event.CARD_STRUCK: lambda subject, amount: _card(subject) | {"position": amount},
    Event.LAID_TOKEN_DISCARDED: lambda subject, amount: (
        _mythology(subject) if amount == 1 else _offering(subject)
    ),
    Event.WONDER_DESTROYED: lambda subject, amount: _wonder(subject) | _card(amount),
    Event.WONDER_STOLEN: lambda subject, _: _wonder(subject),
    Event.MINERVA_PLACED: lambda subject, _: {"space": subject},
    Event.MINERVA_STOPS: lambda subject, amount: {"space": subject, "count": amount},
    Event.MILITARY_DISCARDED: lambda subject, amount: {"coins": subject, "side": amount},
    Event.TOKEN_RETURNED: lambda subject, _: _token(subject),
    Event.GODS_RETURNED: lambda subject, amount: (
        _mythology(subject) | {"count": amount} if subject >= 0 else {}
    ),
    Event.ENGINEERED: lambda subject, _: _card(subject),
}


def event_sentence(
    language: str, document: Mapping[str, Any], players: Sequence[str] | None = None
) -> str:
    """An event document in words, with the players' names where they are given."""
    told = document
    message = f"event-{slug(told['type'])}"
    words: dict[str, Any] = {}
    if "player" in told:
        words["player"] = player_name(language, told["player"], players)
    for key, kind in _NAMED.items():
        if key in told:
            words[key] = name(language, kind, told[key])
    words |= {key: told[key] for key in _NUMBERS if key in told}
    match told["type"]:
        case "coins" | "savings":
            message += f"-{slug(told['cause'])}"
            words["coins"] = abs(told["change"])
        case "chained" if "mythology" in told:
            message += "-mythology"
        case "god_revealed" if "slot" not in told:
            message += "-deck"
        case "gods_returned" if "mythology" not in told:
            message += "-gate"
        case "laid_token_discarded":
            kind = "mythology" if "mythology" in told else "offering"
            message = f"event-laid-{kind}-discarded"
        case "minerva_placed":
            words |= track_words(language, told["space"], players)
        case "military_discarded":
            words["owner"] = player_name(language, told["side"], players)
        case "pawn_moved":
            direction = 1 - 2 * told["player"]
            words["spaces"] = CAPITAL - told["space"] * direction
        case "looted":
            words["token"] = told["military_token"]
        case "asked":
            kind = slug(told["decision"]) + ("-activation" if "activation" in told else "")
            words["prompt"] = text(language, f"decision-{kind}")
        case "pair":
            words["symbol"] = text(language, f"symbol-{told['symbol']}")
        case "game_over" if told["winner"] is None:
            message = "event-game-over-shared"
        case "game_over":
            message = f"event-game-over-{told['victory']}"
            words["player"] = player_name(language, told["winner"], players)
        case "starter_chosen":
            words["starter"] = player_name(language, told["starter"], players)
    return text(language, message, **words)
