"""What each legal action of Duel and Pantheon is worth to the player who decides.

One step ahead: what the action brings at once and what it is good for later, less what it
costs and what it leaves to the opponent. Face-down cards, decks and unseen gods play no part.
"""

from mirabilia.bots.duel import weights
from mirabilia.bots.duel.gods import (
    add_god,
    deck_worth,
    guard_worth,
    laid_token_worth,
    placed_worth,
    snake_worth,
    takeover_worth,
    unbuilding_worth,
)
from mirabilia.bots.duel.threats import can_win, is_dangerous
from mirabilia.bots.duel.treasury import PER_CENT, coins_change, producer_worth
from mirabilia.bots.duel.turns import appraise_turn, opened, uncovered_tokens
from mirabilia.bots.duel.wonders import add_wonder
from mirabilia.bots.duel.worth import (
    card_coins,
    card_parts,
    card_worth,
    free_card_worth,
    token_parts,
    token_worth,
)
from mirabilia.bots.judgement import PARTS, POINT, Part
from mirabilia.duel import actions
from mirabilia.duel.components import WONDER_GIVES_COINS, WONDER_POINTS
from mirabilia.duel.pantheon.gods import LOOT_SPACES
from mirabilia.duel.state import DuelState
from mirabilia.duel.structure import is_accessible
from mirabilia.duel.vocabulary import CAPITAL, PANTHEON_SLOTS, POSITIONS, Decision
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import merged_rule, rule


@rule
def appraise(state: DuelState, player: int, found: Ints, count: int, parts: Ints) -> None:
    """Write what each of the `count` actions in `found` is worth into parts[number, Part]."""
    for number in range(count):
        for part in range(PARTS):
            parts[number, part] = 0
    if state.decision == Decision.TURN:
        appraise_turn(state, player, found, count, parts)
        return
    for number in range(count):
        appraise_answer(state, player, found[number], parts, number)


@merged_rule
def appraise_answer(state: DuelState, player: int, action: int, parts: Ints, number: int) -> None:
    """Anything but a turn."""
    decision = state.decision
    if decision == Decision.DRAFT:
        appraise_draft(action - actions.DRAFT, parts, number)
    elif action == actions.DECLINE:
        return
    elif actions.TOKEN <= action < actions.DECLINE:
        appraise_token(state, player, action - actions.TOKEN, parts, number)
    elif decision == Decision.STARTER:
        appraise_starter(state, player, action - actions.STARTER, parts, number)
    elif actions.CARD <= action < actions.ACTIVATE:
        appraise_card(state, player, action - actions.CARD, parts, number)
    elif decision == Decision.PLACE_GOD:
        appraise_placement(state, player, action - actions.PLACE, parts, number)
    elif decision == Decision.GATE or decision == Decision.THEATER_GOD:
        add_god(state, player, action - actions.GOD, parts, number)
    elif decision == Decision.THEATER_ORDER:
        appraise_top_god(action - actions.GOD, parts, number)
    elif decision == Decision.THEATER_DECK:
        mythology = action - actions.MYTHOLOGY
        parts[number, Part.TEMPO] = deck_worth(state, player, mythology)
    elif decision == Decision.TOKEN_ORDER:
        position = action - actions.POSITION
        parts[number, Part.TEMPO] = laid_token_worth(state, player, position)
    elif decision == Decision.ZEUS:
        appraise_strike(state, player, action - actions.POSITION, parts, number)
    elif decision == Decision.MINERVA:
        space = action - actions.SPACE - CAPITAL
        parts[number, Part.MILITARY] = guard_worth(state, player, space)
    elif decision == Decision.NEPTUNE_DISCARD or decision == Decision.NEPTUNE_APPLY:
        appraise_military_token(state, player, action - actions.MILITARY, parts, number)
    else:
        appraise_wonder_choice(state, player, action - actions.SLOT, parts, number)


@merged_rule
def appraise_draft(wonder: int, parts: Ints, number: int) -> None:
    """Take a wonder in the draft."""
    points = POINT * WONDER_POINTS[wonder]
    coins = weights.COIN * WONDER_GIVES_COINS[wonder]
    parts[number, Part.POINTS] = points
    parts[number, Part.COINS] = coins
    parts[number, Part.TEMPO] = weights.DRAFT[wonder] - points - coins


@merged_rule
def appraise_token(state: DuelState, player: int, token: int, parts: Ints, number: int) -> None:
    """Take a progress token; one of the board is then out of the opponent's reach."""
    points, coins, science, powers = token_parts(state, player, token)
    parts[number, Part.POINTS] = points
    parts[number, Part.COINS] = coins
    parts[number, Part.SCIENCE] = science
    parts[number, Part.TEMPO] = powers
    if state.decision == Decision.PROGRESS:
        theirs = min(token_worth(state, 1 - player, token), weights.MOST_BEYOND_REACH)
        parts[number, Part.DENIAL] = theirs * weights.TOKEN_DENIED // PER_CENT


@merged_rule
def appraise_starter(state: DuelState, player: int, starter: int, parts: Ints, number: int) -> None:
    """Begin the next Age, if the cards that lie open are worth more than those below."""
    if starter != player:
        return
    ours = 0
    theirs = 0
    for position in range(POSITIONS):
        if is_accessible(state, position):
            ours = max(ours, card_worth(state, player, state.structure[position]))
            theirs = max(theirs, card_worth(state, 1 - player, state.structure[position]))
    parts[number, Part.TEMPO] = (
        (ours - weights.UNKNOWN_CARD[state.age - 1]) * weights.BEGINNING // PER_CENT
    )
    parts[number, Part.DENIAL] = theirs * weights.BEGINNING // PER_CENT


@merged_rule
def appraise_card(state: DuelState, player: int, card: int, parts: Ints, number: int) -> None:
    """Choose a card: to build, use or copy it, to destroy it or take it over."""
    decision = state.decision
    if decision == Decision.DESTROY_BROWN or decision == Decision.DESTROY_GREY:
        parts[number, Part.DENIAL] = producer_worth(state, 1 - player, card, 1)
    elif decision == Decision.BAAL:
        parts[number, Part.PRODUCTION] = producer_worth(state, player, card, 0)
        parts[number, Part.DENIAL] = producer_worth(state, 1 - player, card, 1)
    elif decision == Decision.NISABA:
        parts[number, Part.SCIENCE] = snake_worth(state, player, card)
    elif decision == Decision.ISIS_CARD:  # nobody will build it any more
        parts[number, Part.DENIAL] = free_card_worth(state, 1 - player, card) // 10
    else:
        points, production, science, military = card_parts(state, player, card)
        parts[number, Part.POINTS] = points
        parts[number, Part.COINS] = coins_change(state, player, card_coins(state, player, card))
        parts[number, Part.PRODUCTION] = production
        parts[number, Part.SCIENCE] = science
        parts[number, Part.MILITARY] = military


@merged_rule
def appraise_placement(
    state: DuelState, player: int, choice: int, parts: Ints, number: int
) -> None:
    """Put a god into the Pantheon: near us what we want, near the opponent what is weak."""
    god = choice // PANTHEON_SLOTS
    slot = choice % PANTHEON_SLOTS
    parts[number, Part.TEMPO] = placed_worth(state, player, god, slot) * weights.PLACED // PER_CENT
    theirs = placed_worth(state, 1 - player, god, slot)
    parts[number, Part.DENIAL] = -theirs * weights.PLACED // PER_CENT


@merged_rule
def appraise_top_god(god: int, parts: Ints, number: int) -> None:
    """Put a god on top of its deck, for the Gate: the weaker one, as the opponent may open it."""
    parts[number, Part.DENIAL] = -weights.TYPICAL_GOD[god] * weights.PLACED // PER_CENT // 4


@merged_rule
def appraise_strike(state: DuelState, player: int, position: int, parts: Ints, number: int) -> None:
    """Zeus: discard a card of the structure, and what it covered comes to light."""
    if state.face_up[position]:
        card = state.structure[position]
        swing = card_worth(state, 1 - player, card) - card_worth(state, player, card)
        parts[number, Part.DENIAL] = swing * weights.STRUCK // PER_CENT
    total, _ = opened(state, 1 - player, position)
    parts[number, Part.DENIAL] -= total * weights.OPENED // PER_CENT
    parts[number, Part.TEMPO] = uncovered_tokens(state, player, position)
    if not state.zeus_discards:
        parts[number, Part.TEMPO] += laid_token_worth(state, player, position)
    if is_dangerous(state, 1 - player) and can_win(state, 1 - player, position, 0):
        parts[number, Part.DENIAL] -= weights.DEFEAT


@merged_rule
def appraise_military_token(
    state: DuelState, player: int, token: int, parts: Ints, number: int
) -> None:
    """Neptune: discard a small token that threatens us, then apply a great one."""
    side = token // len(LOOT_SPACES)
    loot = state.loot[side, LOOT_SPACES[token % len(LOOT_SPACES)]]
    guarded = weights.NEPTUNE_GUARD * loot if side == player else -weights.NEPTUNE_GUARD * loot
    if state.decision == Decision.NEPTUNE_APPLY:
        lost = min(loot, state.coins[1 - player])
        parts[number, Part.COINS] = -coins_change(state, 1 - player, -lost)
    elif side == player:
        guarded = weights.NEPTUNE_GUARD * (2 * CAPITAL - loot)
    parts[number, Part.MILITARY] = guarded


@merged_rule
def appraise_wonder_choice(
    state: DuelState, player: int, slot: int, parts: Ints, number: int
) -> None:
    """Anubis, Isis and Ra: destroy a wonder, construct or take one over."""
    if state.decision == Decision.ANUBIS:
        parts[number, Part.DENIAL] = unbuilding_worth(state, player, slot)
    elif state.decision == Decision.ISIS_WONDER:
        wonder = state.wonders[slot]
        add_wonder(state, player, wonder, 0, parts, number)
    else:
        parts[number, Part.TEMPO] = takeover_worth(state, player, slot)
