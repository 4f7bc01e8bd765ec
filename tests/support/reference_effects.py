"""What one action of Duel does, by the faces of cards, wonders and tokens.

Written plainly on the position before the action, apart from the rules and their tables.
"""

from typing import Any

from mirabilia.duel.components import CARDS, WONDERS
from mirabilia.duel.vocabulary import CoinCause, Decision, Event, Place, TokenPlace, Victory
from support.duel_cards import MOST, PRINTED, Printed
from support.invariants import PLAYERS, Facts, Step, things
from support.reference_legal import card_price, wonder_price

WONDER_COINS = {"The Appian Way": 3, "The Hanging Gardens": 6, "The Temple of Artemis": 12}
TOKEN_COINS = {"Agriculture": 6, "Urbanism": 6}
WONDER_SHIELDS = {"The Colossus": 2, "Circus Maximus": 1, "The Statue of Zeus": 1}
EXTRA_TURN = {
    "The Appian Way",
    "The Hanging Gardens",
    "Piraeus",
    "The Sphinx",
    "The Temple of Artemis",
}
Moved = tuple[int, int, int]  # player, CoinCause, change


def city(facts: Facts, player: int) -> dict[str, Any]:
    """A city as position documents write it, as far as prices need it."""
    return {
        "buildings": facts.city(player),
        "progress": facts.tokens_of(player),
        "wonders": [{"wonder": name, "card": ""} for name in facts.wonders_of(player)],
    }


def built_card(step: Step) -> Printed | None:
    """The building this action added to a city, from the structure or the discard pile."""
    for _, card, _ in step.told(Event.CARD_BUILT, Event.CARD_RECOVERED):
        return PRINTED[CARDS[card].name]
    return None


def built_wonder(step: Step) -> str | None:
    """The wonder this action constructed."""
    for _, wonder, _ in step.told(Event.WONDER_BUILT):
        return WONDERS[wonder].name
    return None


def is_chained(step: Step) -> bool:
    """Whether this action built a card from the structure by its chain."""
    card = built_card(step)
    if card is None or card.needs is None or not step.told(Event.CARD_BUILT):
        return False
    return card.needs[1] in step.before.city(step.player)


def taken_token(step: Step) -> str | None:
    """The progress token this action gave."""
    gained = set(step.after.tokens_of(step.player)) - set(step.before.tokens_of(step.player))
    return gained.pop() if gained else None


# Coins


def expected_coins(step: Step) -> list[Moved]:
    """Every movement of coins in order, but for those that military tokens take."""
    moves = _payment(step) + _gains(step)
    return [move for move in moves if move[2]]


def _payment(step: Step) -> list[Moved]:
    """What is paid, what Economy brings the rival of it, what Urbanism brings for a chain."""
    player, rival = step.player, 1 - step.player
    own, other = city(step.before, player), city(step.before, rival)
    wonder = built_wonder(step)
    if wonder:
        coins, price = 0, wonder_price(wonder, own, other)
    elif step.told(Event.CARD_BUILT):
        card = built_card(step)
        assert card is not None
        if is_chained(step):
            return [(player, CoinCause.CHAIN, 4 * ("Urbanism" in own["progress"]))]
        coins, price = card.coins, card_price(card.name, own, other)
        assert step.told(Event.CARD_BUILT)[0][2] == price
    else:
        return []
    income = price - coins if "Economy" in other["progress"] else 0
    return [
        (player, CoinCause.COST, -coins),
        (player, CoinCause.TRADE, coins - price),
        (rival, CoinCause.INCOME, income),
    ]


def _gains(step: Step) -> list[Moved]:
    """What the bank gives for a discard, a building, a wonder or a token."""
    player, rival = step.player, 1 - step.player
    if step.told(Event.CARD_DISCARDED):
        return [(player, CoinCause.DISCARD, 2 + things(step.before, player, "yellow"))]
    if token := taken_token(step):
        return [(player, CoinCause.EFFECT, TOKEN_COINS.get(token, 0))]
    if card := built_card(step):
        coins = card.gives_coins
        if card.coins_per:
            each, kind, where = card.coins_per
            cities = PLAYERS if where == MOST else (player,)
            coins += each * max(things(step.after, one, kind) for one in cities)
        return [(player, CoinCause.EFFECT, coins)]
    if wonder := built_wonder(step):
        income = sum(c for who, cause, c in _payment(step) if cause == CoinCause.INCOME)
        taken = min(3, step.before.coins[rival] + income) if wonder == "The Appian Way" else 0
        return [
            (player, CoinCause.EFFECT, WONDER_COINS.get(wonder, 0)),
            (rival, CoinCause.RIVAL_WONDER, -taken),
        ]
    return []


# The pawn


def expected_shields(step: Step) -> int:
    """How many spaces the pawn moves: its shields, until it is in a capital."""
    shields = WONDER_SHIELDS.get(built_wonder(step) or "", 0)
    if card := built_card(step):
        shields = card.shields
        if card.colour == "red":
            shields += "Strategy" in step.before.tokens_of(step.player)
    to_capital = 9 - step.before.conflict * (1 - 2 * step.player)
    return min(shields, to_capital)


# The course of play


def expected_extra_turn(step: Step) -> bool:
    """Whether the active player will have another turn after this one."""
    wonder = built_wonder(step)
    if wonder:
        return wonder in EXTRA_TURN or "Theology" in step.before.tokens_of(step.player)
    return bool(step.before.extra_turn)


def expected_question(step: Step) -> tuple[int, int]:
    """What is asked next, and of whom, in a game that goes on."""
    before, after, player = step.before, step.after, step.player
    if before.decision == Decision.DRAFT:
        return _draft_question(step)
    if before.decision == Decision.STARTER:
        return Decision.TURN, step.action - 228
    choice = _choice(step)
    if choice:
        return choice, player
    if before.cards_left > (before.decision == Decision.TURN):
        return Decision.TURN, player if expected_extra_turn(step) else 1 - player
    if after.conflict:
        return Decision.STARTER, 1 if after.conflict > 0 else 0
    return Decision.STARTER if after.centre_chooses else Decision.TURN, player


def _draft_question(step: Step) -> tuple[int, int]:
    """One wonder, two, one; then the other way round: the last of four needs no question."""
    first = step.before.first_player
    second = 1 - first
    taken = step.after.drafted
    if taken == 8:
        return Decision.TURN, first
    return Decision.DRAFT, {1: second, 2: second, 4: second, 5: first, 6: first}[taken]


def _choice(step: Step) -> Decision | None:
    """The choice that a pair of symbols or a wonder's effect brings."""
    before, after, player = step.before, step.after, step.player
    wonder = built_wonder(step)
    rival_city = [PRINTED[name].colour for name in before.city(1 - player)]
    if wonder == "The Statue of Zeus" and "brown" in rival_city:
        return Decision.DESTROY_BROWN
    if wonder == "Circus Maximus" and "grey" in rival_city:
        return Decision.DESTROY_GREY
    if wonder == "The Mausoleum" and Place.DISCARD in before.place:
        return Decision.MAUSOLEUM
    if wonder == "The Great Library" and TokenPlace.BOX in before.token_place:
        return Decision.LIBRARY
    if makes_pair(step) and TokenPlace.BOARD in after.token_place:
        return Decision.PROGRESS
    return None


def makes_pair(step: Step) -> bool:
    """Whether this action built the second copy of a scientific symbol."""
    card = built_card(step)
    if card is None or not card.symbol:
        return False
    same = [name for name in step.after.city(step.player) if PRINTED[name].symbol == card.symbol]
    return len(same) == 2


def expected_news(step: Step) -> list[tuple[Event, int]]:
    """Which of the events that change nothing are reported, and of whom."""
    before, after, player = step.before, step.after, step.player
    news = []
    if is_chained(step):
        news.append((Event.CHAINED, player))
    if makes_pair(step) and after.victory != Victory.SCIENTIFIC:
        news.append((Event.PAIR, player))
    if before.decision == Decision.STARTER:
        news.append((Event.STARTER_CHOSEN, player))
    if before.decision == Decision.PROGRESS and not taken_token(step):
        news.append((Event.DECLINED, player))
    turn_ends = after.decision in (Decision.TURN, Decision.STARTER, Decision.NONE)
    if before.age and turn_ends and expected_extra_turn(step):
        if after.age != before.age or after.victory == Victory.CIVILIAN:
            news.append((Event.EXTRA_TURN_LOST, player))
        elif not after.is_over:
            news.append((Event.EXTRA_TURN, player))
    return news


NEWS = (
    Event.CHAINED,
    Event.PAIR,
    Event.STARTER_CHOSEN,
    Event.DECLINED,
    Event.EXTRA_TURN,
    Event.EXTRA_TURN_LOST,
)
