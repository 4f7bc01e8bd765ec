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
| asked | player, decision (a Decision) |
| extra_turn, extra_turn_lost, declined | player |
| pair | player, symbol |
| game_over | winner: a player, or None when shared; victory |
| starter_chosen | player: who chose; starter |
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mirabilia.duel.components import CARDS, TOKENS, WONDERS, chain_giver
from mirabilia.duel.vocabulary import CAPITAL, CoinCause, Decision, Event, Symbol, Victory
from mirabilia.notation.catalogue import name, player_name, slug, text

_NAMED = {"card": "card", "source": "card", "wonder": "wonder", "token": "progress"}


def event_document(kind: int, player: int, subject: int, amount: int) -> dict[str, Any]:
    """An entry of the event log as a document."""
    event = Event(kind)
    told: dict[str, Any] = {"type": event.name.lower()}
    if event not in (Event.CARD_REVEALED, Event.GAME_OVER):
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
            giver = chain_giver(CARDS[subject])
            return {"card": CARDS[subject].name, "source": giver.name if giver else None}
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
            return {"decision": Decision(subject).name.lower()}
        case Event.PAIR:
            return {"symbol": Symbol(subject).name.lower()}
        case Event.GAME_OVER:
            winner = player if player >= 0 else None
            return {"winner": winner, "victory": Victory(subject).name.lower()}
        case Event.STARTER_CHOSEN:
            return {"starter": subject}
        case Event.EXTRA_TURN | Event.EXTRA_TURN_LOST | Event.DECLINED:
            return {}


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
    match told["type"]:
        case "age_begun":
            words["age"] = told["age"]
        case "card_built":
            words["coins"] = told["coins"]
        case "coins":
            message = f"event-coins-{slug(told['cause'])}"
            words["coins"] = abs(told["change"])
        case "pawn_moved":
            direction = 1 - 2 * told["player"]
            words["spaces"] = CAPITAL - told["space"] * direction
        case "looted":
            words |= {"token": told["military_token"], "coins": told["coins"]}
        case "asked":
            words["prompt"] = text(language, f"decision-{slug(told['decision'])}")
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
