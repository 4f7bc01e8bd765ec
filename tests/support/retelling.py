"""Do the events of an action tell all that it changed? A record is changed by them and compared.

Plain enough to be compiled, like `compiled_invariants`, for very many games.
"""

from typing import Any

from mirabilia.duel.state import GONE, HIDDEN_GOD, NOWHERE, RETURNED
from mirabilia.duel.vocabulary import CoinCause, Decision, Event, Place, TokenPlace
from mirabilia.engine.events import CAPACITY
from mirabilia.engine.rule import uncached_rule
from support.broken import Broken
from support.compiled_table import CARDS, GATE, TOKENS
from support.printed_tables import FACE_UP


@uncached_rule
def move_card(told: Any, card: int, origin: int, goal: int) -> int:
    """A card goes from where it must have been to another place."""
    if told.place[card] != origin:
        return Broken.EVENT_CARDS
    told.place[card] = goal
    return Broken.NOTHING


@uncached_rule
def wonder_slot(told: Any, wonder: int) -> int:
    """The slot a wonder lies in."""
    for slot in range(8):
        if told.wonders[slot] == wonder:
            return slot
    return 0


@uncached_rule
def tell_of_cards(told: Any, kind: int, player: int, subject: int, amount: int) -> int:
    """Built, discarded, tucked, recovered, destroyed, stolen, struck, turned up."""
    city = Place.CITY_FIRST + player
    if kind == Event.CARD_BUILT:
        return move_card(told, subject, Place.STRUCTURE, city)
    if kind == Event.CARD_DISCARDED:
        return move_card(told, subject, Place.STRUCTURE, Place.DISCARD)
    if kind == Event.CARD_RECOVERED:
        return move_card(told, subject, Place.DISCARD, city)
    if kind == Event.CARD_DESTROYED:
        return move_card(told, subject, city, Place.DISCARD)
    if kind == Event.CARD_STOLEN:
        return move_card(told, subject, Place.CITY_FIRST + 1 - player, city)
    if kind == Event.CARD_REVEALED:
        if told.structure[amount] != subject:
            return Broken.EVENT_CARDS
        return move_card(told, subject, Place.UNSEEN, Place.STRUCTURE)
    if kind == Event.CARD_STRUCK:
        if told.structure[amount] != subject:
            return Broken.EVENT_CARDS
        origin = Place.STRUCTURE if told.face_up[amount] else Place.UNSEEN
        return move_card(told, subject, origin, Place.DISCARD)
    slot = wonder_slot(told, subject)
    if kind == Event.WONDER_BUILT:
        if told.tucked[slot] != GONE or told.wonder_owner[slot] != player:
            return Broken.EVENT_WONDERS
        told.tucked[slot] = amount
        by_isis = told.decision == Decision.ISIS_CARD
        return move_card(told, amount, Place.DISCARD if by_isis else Place.STRUCTURE, Place.WONDER)
    if kind == Event.WONDER_DESTROYED:
        if told.tucked[slot] != amount or told.wonder_owner[slot] != player:
            return Broken.EVENT_WONDERS
        told.tucked[slot] = GONE
        return move_card(told, amount, Place.WONDER, Place.DISCARD)
    if kind == Event.AGE_BEGUN and told.age != subject:
        told.age = subject
        for position in range(20):
            card = told.decks[subject - 1, position]
            told.structure[position] = card
            if FACE_UP[subject, position]:
                told.place[card] = Place.STRUCTURE
    return Broken.NOTHING


@uncached_rule
def tell_of_wonders_and_tokens(told: Any, kind: int, player: int, subject: int, amount: int) -> int:
    """Wonders taken, returned, stolen; progress tokens drawn, taken, returned."""
    slot = wonder_slot(told, subject) if kind != Event.WONDER_TAKEN else 4 * player
    if kind == Event.WONDER_TAKEN:
        while told.wonders[slot] != GONE:
            slot += 1
        told.wonders[slot] = subject
    elif kind == Event.WONDER_RETURNED:
        if told.tucked[slot] != GONE or told.wonder_owner[slot] != player:
            return Broken.EVENT_WONDERS
        told.tucked[slot] = RETURNED
    elif kind == Event.WONDER_STOLEN:
        if told.tucked[slot] != GONE or told.wonder_owner[slot] != 1 - player:
            return Broken.EVENT_WONDERS
        told.wonder_owner[slot] = player
    elif kind == Event.TOKEN_TAKEN:
        for token in range(TOKENS):
            if told.token_place[token] == TokenPlace.DRAWN:
                told.token_place[token] = TokenPlace.BOX  # those not kept go back
        told.token_place[subject] = TokenPlace.CITY_FIRST + player
    elif kind == Event.TOKENS_DRAWN or kind == Event.ENKI_TOKEN:
        if told.token_place[subject] != TokenPlace.BOX:
            return Broken.EVENT_TOKENS
        drawn = kind == Event.TOKENS_DRAWN
        told.token_place[subject] = TokenPlace.DRAWN if drawn else TokenPlace.ENKI
    elif kind == Event.TOKEN_RETURNED:
        if told.token_place[subject] != TokenPlace.ENKI:
            return Broken.EVENT_TOKENS
        told.token_place[subject] = TokenPlace.BOX
    return Broken.NOTHING


@uncached_rule
def tell_of_coins_and_pawn(told: Any, kind: int, player: int, subject: int, amount: int) -> int:
    """Treasuries, coins on Astarte, the pawn, Minerva and the military tokens."""
    if kind == Event.COINS:
        told.coins[player] += amount
        return Broken.EVENT_COINS if told.coins[player] < 0 or amount == 0 else Broken.NOTHING
    if kind == Event.SAVINGS:
        told.savings[player] += amount
        spent = amount < 0
        if told.savings[player] < 0 or amount == 0 or (spent and told.coins[player]):
            return Broken.EVENT_SAVINGS  # the treasury is spent first
    elif kind == Event.PAWN_MOVED:
        told.conflict += 1 - 2 * player
        if amount != 1 or told.conflict != subject:
            return Broken.EVENT_PAWN
    elif kind == Event.LOOTED:
        if amount != min(subject, told.coins[player]):
            return Broken.EVENT_MILITARY
        return tell_of_looting(told, player, subject)
    elif kind == Event.MILITARY_DISCARDED:
        if told.loot[amount, 3 if subject == 2 else 6] != subject:
            return Broken.EVENT_MILITARY
        told.loot[amount, 3 if subject == 2 else 6] = 0
    elif kind == Event.MINERVA_PLACED:
        told.minerva = subject
    elif kind == Event.MINERVA_STOPS:
        if told.minerva != subject:
            return Broken.EVENT_MINERVA
        told.minerva = NOWHERE
    return Broken.NOTHING


@uncached_rule
def tell_of_looting(told: Any, player: int, coins: int) -> int:
    """By the pawn a token of the loser's side is used; by Neptune the chosen one."""
    space = 3 if coins == 2 else 6
    side = player
    if told.decision == Decision.NEPTUNE_APPLY:
        side = told.owed_god  # scratch: the side that was chosen
    if told.loot[side, space] != coins:
        return Broken.EVENT_MILITARY
    told.loot[side, space] = 0
    return Broken.NOTHING


@uncached_rule
def tell_of_sacred_tokens(told: Any, kind: int, player: int, subject: int, amount: int) -> int:
    """Mythology and offering tokens."""
    if kind == Event.MYTHOLOGY_TOKEN or kind == Event.OFFERING_TOKEN:
        if told.laid_tokens[amount] != subject or told.age != (
            1 if kind == Event.MYTHOLOGY_TOKEN else 2
        ):
            return Broken.EVENT_SACRED
        told.laid_tokens[amount] = GONE
        if kind == Event.MYTHOLOGY_TOKEN:
            told.mythology_tokens[player, subject] += 1
        else:
            told.offerings[player, subject] += 1
    elif kind == Event.OFFERING_SPENT:
        told.offerings[player, subject] -= 1
    elif kind == Event.LAID_TOKEN_DISCARDED:
        if told.laid_tokens[told.played] != subject or amount != told.age:
            return Broken.EVENT_SACRED  # `played`, scratch: the position of the card struck
        told.laid_tokens[told.played] = GONE
    return Broken.NOTHING


@uncached_rule
def tell_of_gods(told: Any, kind: int, player: int, subject: int, amount: int) -> int:
    """Gods placed, revealed and activated; a god placed is told only by its mythology."""
    if kind == Event.GOD_PLACED:
        if told.slots[amount] != GONE or told.god_decks[subject, 0] == GONE:
            return Broken.EVENT_GODS
        told.slots[amount] = HIDDEN_GOD - subject
        drop_from_deck(told, subject)
    elif kind == Event.GATE_PLACED:
        if told.slots[amount] != GONE:
            return Broken.EVENT_GODS
        told.slots[amount] = GATE
    elif kind == Event.GOD_REVEALED and amount != GONE:
        shown = told.slots[amount]
        if shown != subject and shown != HIDDEN_GOD - subject // 3:
            return Broken.EVENT_GODS
        told.slots[amount] = subject
    elif kind == Event.ACTIVATED:
        if told.god_owner[subject] != GONE:
            return Broken.EVENT_GODS
        told.god_owner[subject] = player
        for slot in range(6):
            if told.slots[slot] == subject:
                told.slots[slot] = GONE
                return Broken.NOTHING
        if subject == GATE:
            return Broken.EVENT_GODS
        drop_from_deck(told, subject // 3)
    elif kind == Event.SNAKE_PLACED:
        if told.snake != GONE:
            return Broken.EVENT_SNAKE
        told.snake = subject
    elif kind == Event.GODS_DRAWN:
        size = 0
        for number in range(3):
            size += told.god_decks[subject, number] != GONE
        return Broken.NOTHING if amount == min(2, size) else Broken.EVENT_GODS
    return Broken.NOTHING


@uncached_rule
def drop_from_deck(told: Any, mythology: int) -> None:
    """A deck has one god fewer, whichever it was."""
    for number in range(2, -1, -1):
        if told.god_decks[mythology, number] != GONE:
            told.god_decks[mythology, number] = GONE
            return


@uncached_rule
def check_told(told: Any, after: Any, log: Any, action: int) -> int:
    """Change `told`, the record before an action, by its events; compare with the record after."""
    if not 0 < log.count <= CAPACITY:
        return Broken.EVENT_CAPACITY
    if told.decision == Decision.NEPTUNE_APPLY:
        told.owed_god = (action - 513) // 2  # scratch, for `tell_of_looting`
    paid = 0
    price = 0
    for number in range(log.count):
        kind = log.entries[number, 0]
        player = log.entries[number, 1]
        subject = log.entries[number, 2]
        amount = log.entries[number, 3]
        if not Event.WONDER_TAKEN <= kind <= Event.ENGINEERED:
            return Broken.EVENT_UNKNOWN
        if kind == Event.CARD_STRUCK:
            told.played = amount
        broken = tell_of_coins_and_pawn(told, kind, player, subject, amount)
        if broken == Broken.NOTHING:
            broken = tell_of_cards(told, kind, player, subject, amount)
        if broken == Broken.NOTHING:
            broken = tell_of_wonders_and_tokens(told, kind, player, subject, amount)
        if broken == Broken.NOTHING:
            broken = tell_of_sacred_tokens(told, kind, player, subject, amount)
        if broken == Broken.NOTHING:
            broken = tell_of_gods(told, kind, player, subject, amount)
        if broken != Broken.NOTHING:
            return broken
        if kind == Event.ACTIVATED:
            price += amount
        if (kind == Event.COINS or kind == Event.SAVINGS) and subject == CoinCause.ACTIVATION:
            paid -= amount
    if paid != price:
        return Broken.EVENT_ACTIVATION
    last = log.count - 1
    asked = log.entries[last, 0] == Event.ASKED
    who, what = (after.decider, after.decision) if asked else (after.winner, after.victory)
    if asked != (after.victory == 0) or (not asked and log.entries[last, 0] != Event.GAME_OVER):
        return Broken.EVENT_QUESTION
    if log.entries[last, 1] != who or log.entries[last, 2] != what:
        return Broken.EVENT_QUESTION
    gods_awake = after.decision == Decision.TURN and after.pantheon and after.age > 1
    if log.entries[last, 3] != (1 if gods_awake else 0):
        return Broken.EVENT_QUESTION
    return compare(told, after)


@uncached_rule
def compare(told: Any, after: Any) -> int:
    """Whether two records agree on everything that events tell."""
    if told.conflict != after.conflict or told.age != after.age:
        return Broken.EVENT_PAWN
    if told.minerva != after.minerva:
        return Broken.EVENT_MINERVA
    if told.snake != after.snake:
        return Broken.EVENT_SNAKE
    for player in range(2):
        if told.coins[player] != after.coins[player]:
            return Broken.EVENT_COINS
        if told.savings[player] != after.savings[player]:
            return Broken.EVENT_SAVINGS
        for space in range(10):
            if told.loot[player, space] != after.loot[player, space]:
                return Broken.EVENT_MILITARY
        for mythology in range(5):
            tokens = told.mythology_tokens[player, mythology]
            if tokens != after.mythology_tokens[player, mythology]:
                return Broken.EVENT_SACRED
        for offering in range(3):
            if told.offerings[player, offering] != after.offerings[player, offering]:
                return Broken.EVENT_SACRED
    for card in range(CARDS):
        if told.place[card] != after.place[card]:
            return Broken.EVENT_CARDS
    for token in range(TOKENS):
        if told.token_place[token] != after.token_place[token]:
            return Broken.EVENT_TOKENS
    for slot in range(8):
        if told.wonders[slot] != after.wonders[slot]:
            return Broken.EVENT_WONDERS
        if told.tucked[slot] != after.tucked[slot]:
            return Broken.EVENT_WONDERS
        if told.wonder_owner[slot] != after.wonder_owner[slot]:
            return Broken.EVENT_WONDERS
    for position in range(20):
        fresh = told.cards_left < after.cards_left and after.age == 2  # offering tokens are laid
        expected = GONE if fresh else after.laid_tokens[position]
        if told.laid_tokens[position] != expected:
            return Broken.EVENT_SACRED
    return compare_gods(told, after)


@uncached_rule
def compare_gods(told: Any, after: Any) -> int:
    """Where gods are; of one placed just now and of decks only the mythology is told."""
    for god in range(16):
        if told.god_owner[god] != after.god_owner[god]:
            return Broken.EVENT_GODS
    for slot in range(6):
        god = after.slots[slot]
        shown = told.slots[slot]
        if shown != god and (god == GONE or shown != HIDDEN_GOD - god // 3):
            return Broken.EVENT_GODS
    for mythology in range(5):
        for number in range(3):
            occupied = told.god_decks[mythology, number] != GONE
            if occupied != (after.god_decks[mythology, number] != GONE):
                return Broken.EVENT_GODS
    return Broken.NOTHING
