"""What one action of Duel does, by the faces of cards, wonders and tokens.

Written plainly on the position before the action, apart from the rules and their tables.
"""

from typing import Any

from mirabilia.duel.components import CARDS, WONDERS
from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import CoinCause, Decision, Event, Place, TokenPlace, Victory
from support.duel_cards import (
    EVERY_CARD,
    GODS,
    MOST,
    OFFERING_VALUES,
    SLOT_PRICES,
    Printed,
)
from support.invariants import PLAYERS, Facts, Step, different_symbols, things
from support.reference_legal import card_price, wonder_price

WONDER_COINS = {"The Appian Way": 3, "The Hanging Gardens": 6, "The Temple of Artemis": 12}
TOKEN_COINS = {"Agriculture": 6, "Urbanism": 6}
WONDER_SHIELDS = {"The Colossus": 2, "Circus Maximus": 1, "The Statue of Zeus": 1}
EXTRA_TURN = {
    "The Appian Way",
    "The Hanging Gardens",
    "Piraeus",
    "The Sanctuary",
    "The Sphinx",
    "The Temple of Artemis",
}
MYTHOLOGIES = ("mesopotamian", "phoenician", "greek", "egyptian", "roman")
GOD_NAMES = tuple(GODS)
ACTIVATE = 308  # the first action that activates a card of the Pantheon
CLOSING = (Decision.THEATER_ORDER, Decision.PLACE_GOD, Decision.TOKEN_ORDER)
Moved = tuple[int, int, int]  # player, CoinCause, change


def city(facts: Facts, player: int) -> dict[str, Any]:
    """A city as position documents write it, as far as prices need it."""
    return {
        "buildings": facts.city(player),
        "progress": facts.tokens_of(player),
        "wonders": [{"wonder": name, "card": ""} for name in facts.wonders_of(player)],
        "mythology_tokens": [
            name for name, n in zip(MYTHOLOGIES, facts.mythology_tokens[player], strict=True) if n
        ],
    }


def built_card(step: Step) -> Printed | None:
    """The building this action added to a city, from the structure or the discard pile."""
    for _, card, _ in step.told(Event.CARD_BUILT, Event.CARD_RECOVERED):
        return EVERY_CARD[CARDS[card].name]
    return None


def built_wonder(step: Step) -> str | None:
    """The wonder this action constructed."""
    for _, wonder, _ in step.told(Event.WONDER_BUILT):
        return WONDERS[wonder].name
    return None


def is_chained(step: Step) -> bool:
    """Whether this action built a card from the structure by its chain."""
    card = built_card(step)
    if card is None or not step.told(Event.CARD_BUILT):
        return False
    own = city(step.before, step.player)
    by_card = card.needs is not None and card.needs[1] in own["buildings"]
    return by_card or card.mythology in own["mythology_tokens"]


def is_engineered(step: Step) -> bool:
    """Whether this action built a card for one coin by Engineering, instead of its price."""
    card = built_card(step)
    if card is None or not step.told(Event.CARD_BUILT) or is_chained(step):
        return False
    own, rival = city(step.before, step.player), city(step.before, 1 - step.player)
    own["progress"] = [name for name in own["progress"] if name != "Engineering"]
    price = card_price(card.name, own, rival)
    shows_symbol = bool(card.needs or card.mythology)
    has_token = "Engineering" in step.before.tokens_of(step.player)
    return has_token and shows_symbol and price > 0


def activated(step: Step) -> str | None:
    """The god, or the Gate, that this action activated."""
    for _, god, _ in step.told(Event.ACTIVATED):
        return GOD_NAMES[god]
    return None


def taken_token(step: Step) -> str | None:
    """The progress token this action gave."""
    gained = set(step.after.tokens_of(step.player)) - set(step.before.tokens_of(step.player))
    return gained.pop() if gained else None


# Coins


def expected_coins(step: Step) -> list[Moved]:
    """Every movement of coins in order, but for what the pawn costs the rival.

    Of a payment only what the treasury can give: the rest comes from Astarte.
    """
    left = list(step.before.coins)
    moves: list[Moved] = []
    for player, cause, change in _payment(step) + _gains(step):
        moved = max(change, -left[player])
        left[player] += moved
        if moved:
            moves.append((player, cause, moved))
    return moves


def expected_savings(step: Step) -> list[Moved]:
    """Coins laid on Astarte, and what is paid from there once the treasury is empty."""
    left = step.before.coins[step.player]
    moves: list[Moved] = []
    for player, cause, change in _payment(step):
        if player == step.player and change < 0:
            saved = max(0, -change - left)
            left -= min(left, -change)
            if saved:
                moves.append((player, cause, -saved))
    if activated(step) == "Astarte":
        moves.append((step.player, CoinCause.EFFECT, GODS["Astarte"].saves))
    return moves


def activation_cost(step: Step) -> int:
    """What the card in the chosen slot costs, less the Sanctuary and the offering tokens."""
    slot, used = divmod(step.action - ACTIVATE, 8)
    god = GODS[GOD_NAMES[step.before.slots[slot]]]
    price = SLOT_PRICES[step.player][slot] * god.times
    price -= 2 * ("The Sanctuary" in step.before.wonders_of(step.player))
    price -= sum(value for number, value in enumerate(OFFERING_VALUES) if used >> number & 1)
    return max(0, price)


def _payment(step: Step) -> list[Moved]:
    """What is paid, what Economy brings the rival of it, what Urbanism brings for a chain."""
    player, rival = step.player, 1 - step.player
    own, other = city(step.before, player), city(step.before, rival)
    wonder = built_wonder(step)
    if activated(step):
        paid = activation_cost(step) if step.before.decision == Decision.TURN else 0
        assert step.told(Event.ACTIVATED)[0][2] == paid
        return [(player, CoinCause.ACTIVATION, -paid)]
    if wonder:
        if step.before.decision == Decision.ISIS_CARD:
            return []
        coins, price = 0, wonder_price(wonder, own, other)
    elif step.told(Event.CARD_BUILT):
        card = built_card(step)
        assert card is not None
        if is_chained(step):
            pays = "Urbanism" in own["progress"]
            pays &= card.colour != "temple" or bool(step.before.temple_pays)
            return [(player, CoinCause.CHAIN, 4 * pays)]
        coins, price = card.coins, card_price(card.name, own, other)
        if is_engineered(step):
            coins = price = 1
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
    if god := activated(step):
        return [(player, CoinCause.EFFECT, GODS[god].coins)]
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
    """How many spaces the pawn moves: its shields, until it is in a capital or at Minerva."""
    shields = WONDER_SHIELDS.get(built_wonder(step) or "", 0)
    if god := activated(step):
        shields = GODS[god].shields
    if card := built_card(step):
        shields = card.shields
        if card.colour == "red":
            shields += "Strategy" in step.before.tokens_of(step.player)
    direction = 1 - 2 * step.player
    to_capital = 9 - step.before.conflict * direction
    to_minerva = (step.before.minerva - step.before.conflict) * direction
    if step.before.minerva in range(-9, 10) and 0 < to_minerva <= shields:
        return min(to_minerva if step.before.minerva_on else to_minerva - 1, to_capital)
    return min(shields, to_capital)


def expected_sieges(step: Step) -> int:
    """How many coins Poliorcetics takes, one for each space while the rival has any."""
    if "Poliorcetics" not in step.before.tokens_of(step.player):
        return 0
    rival, coins, taken = 1 - step.player, step.before.coins[1 - step.player], 0
    for kind, player, subject, amount in step.events:
        if kind == Event.COINS and player == rival and subject != CoinCause.SIEGE:
            coins += amount
        if kind == Event.PAWN_MOVED and coins:
            coins -= 1
            taken += 1
    return taken


# The course of play


def expected_extra_turns(step: Step) -> int:
    """How many further turns the active player will have after this one."""
    wonder, turns = built_wonder(step), step.before.extra_turn
    grants = wonder in EXTRA_TURN or "Theology" in step.before.tokens_of(step.player)
    if wonder and grants:
        return turns + 1 if step.before.several_turns else 1
    return int(turns)


def turns_left(step: Step) -> int:
    """The further turns still to come, when the next decision is asked."""
    turns = expected_extra_turns(step)
    if step.after.decision == Decision.TURN and not begins_age(step):
        return max(0, turns - 1)
    return turns if step.after.decision not in (Decision.TURN, Decision.STARTER) else 0


def begins_age(step: Step) -> bool:
    """Whether the action ended an Age."""
    return bool(step.after.age != step.before.age)


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
    if after.decision in CLOSING:  # what a turn leaves open is watched by the invariants
        return after.decision, player
    played = before.decision == Decision.TURN and step.action < ACTIVATE
    struck = before.decision == Decision.ZEUS
    if before.cards_left > played + struck:
        return Decision.TURN, player if expected_extra_turns(step) else 1 - player
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
    """The choice that a pair of symbols, a wonder or a god brings, or that follows from another."""
    before, after = step.before, step.after
    follows = {
        Decision.THEATER_DECK: Decision.THEATER_GOD,
        Decision.ISIS_WONDER: Decision.ISIS_CARD,
    }
    if before.decision in follows:
        return follows[before.decision]
    if before.decision == Decision.NEPTUNE_DISCARD and any(map(any, after.loot)):
        return Decision.NEPTUNE_APPLY
    if makes_pair(step) and TokenPlace.BOARD in after.token_place:
        return Decision.PROGRESS
    if god := activated(step):
        return _choice_of_god(step, god)
    wonder = built_wonder(step)
    colours = rival_colours(step)
    possible = {
        "The Statue of Zeus": (Decision.DESTROY_BROWN, "brown" in colours),
        "Circus Maximus": (Decision.DESTROY_GREY, "grey" in colours),
        "The Mausoleum": (Decision.MAUSOLEUM, Place.DISCARD in after.place),
        "The Great Library": (Decision.LIBRARY, TokenPlace.BOX in before.token_place),
        "The Divine Theater": (Decision.THEATER_DECK, True),
    }
    choice, can_be_made = possible.get(wonder or "", (None, False))
    return choice if can_be_made else None


def rival_colours(step: Step) -> set[str]:
    """The colours of the cards in the rival's city."""
    return {EVERY_CARD[name].colour for name in step.before.city(1 - step.player)}


def unbuilt(facts: Facts, player: int) -> bool:
    """Whether a player has a wonder still to construct."""
    return any(
        owner == player and tucked == GONE
        for owner, tucked in zip(facts.wonder_owner, facts.tucked, strict=True)
    )


def _choice_of_god(step: Step, god: str) -> Decision | None:
    """What a god asks, if there is anything to choose from."""
    after, player = step.after, step.player
    discarded = Place.DISCARD in after.place
    possible = {
        "Nisaba": "green" in rival_colours(step),
        "Baal": bool({"brown", "grey"} & rival_colours(step)),
        "Hades": discarded,
        "Zeus": step.before.cards_left > 0,
        "Anubis": any(tucked >= 0 for tucked in after.tucked),
        "Isis": discarded and unbuilt(after, player),
        "Ra": unbuilt(after, 1 - player),
        "Neptune": any(map(any, after.loot)),
    }
    asks = GODS[god].asks
    return Decision[asks.upper()] if asks and possible.get(god, True) else None


def gained_symbol(step: Step) -> str:
    """The scientific symbol that this action brought."""
    if card := built_card(step):
        return card.symbol
    if god := activated(step):
        return GODS[god].symbol
    for _, card_id, _ in step.told(Event.SNAKE_PLACED):
        return EVERY_CARD[CARDS[card_id].name].symbol
    return "scales" if taken_token(step) == "Law" else ""


def makes_pair(step: Step) -> bool:
    """Whether this action brought the second copy of a scientific symbol."""
    symbol = gained_symbol(step)
    if not symbol or different_symbols(step.after, step.player) >= 6:
        return False
    after, player = step.after, step.player
    shown = [EVERY_CARD[name].symbol for name in after.city(player)]
    shown += [GODS[god].symbol for god in after.gods_of(player)]
    shown += ["scales"] * ("Law" in after.tokens_of(player))
    if "Nisaba" in after.gods_of(player) and after.snake != GONE:
        shown.append(EVERY_CARD[CARDS[after.snake].name].symbol)
    return shown.count(symbol) == 2


def expected_news(step: Step) -> list[tuple[Event, int]]:
    """Which of the events that change nothing are reported, and of whom."""
    before, after, player = step.before, step.after, step.player
    news = []
    if is_chained(step):
        news.append((Event.CHAINED, player))
    if is_engineered(step):
        news.append((Event.ENGINEERED, player))
    if makes_pair(step) and after.victory != Victory.SCIENTIFIC:
        news.append((Event.PAIR, player))
    if before.decision == Decision.STARTER:
        news.append((Event.STARTER_CHOSEN, player))
    if before.decision == Decision.PROGRESS and not taken_token(step):
        news.append((Event.DECLINED, player))
    turn_ends = after.decision in (Decision.TURN, Decision.STARTER, Decision.NONE)
    if before.decision not in (Decision.DRAFT, Decision.STARTER) and turn_ends:
        if not expected_extra_turns(step):
            return news
        if after.age != before.age or after.victory == Victory.CIVILIAN:
            news.append((Event.EXTRA_TURN_LOST, player))
        elif not after.is_over:
            news.append((Event.EXTRA_TURN, player))
    return news


NEWS = (
    Event.CHAINED,
    Event.ENGINEERED,
    Event.PAIR,
    Event.STARTER_CHOSEN,
    Event.DECLINED,
    Event.EXTRA_TURN,
    Event.EXTRA_TURN_LOST,
)
