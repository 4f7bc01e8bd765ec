"""What the actions of a turn are worth: buildings, discards, wonders, and gods of Pantheon."""

from mirabilia.bots.duel import weights
from mirabilia.bots.duel.gods import add_god, coins_cost, laid_token_worth
from mirabilia.bots.duel.threats import can_win, is_dangerous
from mirabilia.bots.duel.treasury import PER_CENT
from mirabilia.bots.duel.wonders import add_wonder, grants_turn
from mirabilia.bots.duel.worth import (
    build_coins,
    card_parts,
    card_shields,
    card_worth,
    discard_worth,
    pawn_after,
)
from mirabilia.bots.judgement import PARTS, Part
from mirabilia.duel import actions
from mirabilia.duel.components import LAYOUT_COVERS, WONDER_SHIELDS
from mirabilia.duel.construction import card_price, wonder_price
from mirabilia.duel.pantheon.activation import activation_price
from mirabilia.duel.pantheon.components import GOD_ASKS, GOD_SHIELDS, OFFERING_SET_VALUES
from mirabilia.duel.state import GONE, DuelState
from mirabilia.duel.vocabulary import OFFERING_SETS, POSITIONS, Decision
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

# What is noted for a position, until all is done, in the row of the action that discards its card
TAKEN = Part.DENIAL  # what the opponent can no longer have, less what we cannot
REPLY = Part.POINTS  # what that does to their next turn
TOKENS = Part.SCIENCE  # tokens that we uncover
THREAT = Part.MILITARY  # DEFEAT if they then can win at once


@merged_rule
def appraise_turn(state: DuelState, player: int, found: Ints, count: int, parts: Ints) -> None:
    """Buildings, then discards of all accessible cards, then wonders, then gods."""
    danger = is_dangerous(state, 1 - player)
    builds = 0
    while found[builds] < actions.DISCARD:
        builds += 1
    wonders = builds
    while wonders < count and found[wonders] < actions.WONDER:
        wonders += 1
    gods = wonders
    while gods < count and found[gods] < actions.ACTIVATE:
        gods += 1

    note_positions(state, player, found, builds, wonders, danger, parts)
    build = 0
    for discard in range(builds, wonders):
        if build < builds and found[build] == found[discard] - actions.DISCARD:
            appraise_building(state, player, found[build], discard, parts, build)
            parts[discard, TAKEN] -= wasted(state, player, parts, build)
            build += 1
    appraise_wonders(state, player, found, builds, wonders, gods, parts)
    for number in range(gods, count):
        appraise_activation(state, player, found, gods, danger, parts, number)
    coins = discard_worth(state, player)
    for discard in range(builds, wonders):
        parts[discard, Part.DENIAL] += parts[discard, REPLY] - parts[discard, THREAT]
        parts[discard, Part.TEMPO] = parts[discard, TOKENS]
        parts[discard, Part.COINS] = coins
        parts[discard, Part.POINTS] = 0
        parts[discard, Part.SCIENCE] = 0
        parts[discard, Part.MILITARY] = 0


# Positions


@merged_rule
def note_positions(
    state: DuelState,
    player: int,
    found: Ints,
    builds: int,
    wonders: int,
    danger: bool,
    parts: Ints,
) -> None:
    """Note what it means that a card is gone, whatever it is used for."""
    opponent = 1 - player
    best = 0
    second = 0
    for discard in range(builds, wonders):
        theirs = card_worth(state, opponent, state.structure[found[discard] - actions.DISCARD])
        parts[discard, TAKEN] = theirs
        second = max(second, min(theirs, best))
        best = max(best, theirs)
    for discard in range(builds, wonders):
        position = found[discard] - actions.DISCARD
        theirs = parts[discard, TAKEN]
        other = second if theirs == best else best
        parts[discard, TAKEN] = theirs * weights.DENIED // PER_CENT
        parts[discard, REPLY] = reply(state, opponent, position, best, other)
        if state.pantheon:
            parts[discard, TOKENS] = uncovered_tokens(state, player, position)
        if danger and can_win(state, opponent, position, 0):
            parts[discard, THREAT] = weights.DEFEAT


@merged_rule
def reply(state: DuelState, opponent: int, position: int, best: int, other: int) -> int:
    """How much worse off the opponent is who comes next, once the card at a position is taken.

    `best`: what the best accessible card is worth to them; `other`: the best but for this one.
    """
    total, most = opened(state, opponent, position)
    worse = (best - max(other, most)) * weights.REPLY // PER_CENT
    return worse - total * weights.OPENED // PER_CENT


@rule
def opened(state: DuelState, player: int, position: int) -> tuple[int, int]:
    """What the cards that this one alone covers are worth to a player: all, and the best."""
    total = 0
    most = 0
    for way in range(2):
        below = LAYOUT_COVERS[state.age - 1, position, way]
        if below != GONE and state.covered[below] == 1:
            worth = weights.UNKNOWN_CARD[state.age - 1]
            if state.face_up[below]:
                worth = card_worth(state, player, state.structure[below])
            total += worth
            most = max(most, worth)
    return total, most


@rule
def uncovered_tokens(state: DuelState, player: int, position: int) -> int:
    """What the tokens on cards that this one alone covers are worth."""
    worth = 0
    for way in range(2):
        below = LAYOUT_COVERS[state.age - 1, position, way]
        if below != GONE and state.covered[below] == 1:
            worth += laid_token_worth(state, player, below)
    return worth


@merged_rule
def wasted(state: DuelState, player: int, parts: Ints, build: int) -> int:
    """What we lose of a building that we could construct, if its card serves for anything else."""
    worth = -discard_worth(state, player)
    for part in range(Part.DENIAL):
        worth += parts[build, part]
    return max(0, worth) * weights.WASTED // PER_CENT


@inlined_rule
def still_threatens(state: DuelState, player: int, position: int, shields: int, threat: int) -> int:
    """What is left of a threat once our shields have pushed the pawn."""
    if threat and shields:
        spaces = pawn_after(state, player, shields) - state.conflict * (1 - 2 * player)
        if not can_win(state, 1 - player, position, spaces):
            return 0
    return threat


# Uses of a card


@merged_rule
def appraise_building(
    state: DuelState, player: int, position: int, discard: int, parts: Ints, number: int
) -> None:
    """Construct a building."""
    card = state.structure[position]
    points, production, science, military = card_parts(state, player, card)
    shields = card_shields(state, player, card)
    threat = still_threatens(state, player, position, shields, parts[discard, THREAT])
    parts[number, Part.POINTS] = points
    parts[number, Part.COINS] = build_coins(state, player, card, card_price(state, player, card))
    parts[number, Part.PRODUCTION] = production
    parts[number, Part.SCIENCE] = science
    parts[number, Part.MILITARY] = military
    parts[number, Part.DENIAL] = parts[discard, TAKEN] + parts[discard, REPLY] - threat
    parts[number, Part.TEMPO] = parts[discard, TOKENS]


@merged_rule
def appraise_wonders(
    state: DuelState, player: int, found: Ints, builds: int, wonders: int, gods: int, parts: Ints
) -> None:
    """Construct wonders, each with any of the accessible cards tucked under it."""
    accessible = wonders - builds
    for number in range(wonders, gods):
        slot = (found[number] - actions.WONDER) // POSITIONS
        place = (number - wonders) % accessible
        wonder = state.wonders[slot]
        if place == 0:
            add_wonder(state, player, wonder, wonder_price(state, player, wonder), parts, number)
        else:
            for part in range(PARTS):
                parts[number, part] = parts[number - place, part]
    for number in range(wonders, gods):
        choice = found[number] - actions.WONDER
        wonder = state.wonders[choice // POSITIONS]
        discard = builds + (number - wonders) % accessible
        parts[number, Part.DENIAL] += parts[discard, TAKEN]
        parts[number, Part.TEMPO] += parts[discard, TOKENS]
        if not grants_turn(state, player, wonder):  # else the opponent is not next
            position = choice % POSITIONS
            threat = parts[discard, THREAT]
            threat = still_threatens(state, player, position, WONDER_SHIELDS[wonder], threat)
            parts[number, Part.DENIAL] += parts[discard, REPLY] - threat


# Gods


@merged_rule
def appraise_activation(
    state: DuelState,
    player: int,
    found: Ints,
    gods: int,
    danger: bool,
    parts: Ints,
    number: int,
) -> None:
    """Activate the card in a slot: its worth, less coins and offering tokens."""
    choice = found[number] - actions.ACTIVATE
    slot = choice // OFFERING_SETS
    before = choice
    if number > gods:
        before = found[number - 1] - actions.ACTIVATE
    if number > gods and before // OFFERING_SETS == slot:  # the same god, paid otherwise
        for part in range(PARTS):
            parts[number, part] = parts[number - 1, part]
        parts[number, Part.COINS] += payment(state, player, before)
        parts[number, Part.TEMPO] += tokens_spent(before)
    else:
        god = state.slots[slot]
        add_god(state, player, god, parts, number)
        parts[number, Part.TEMPO] -= weights.PASSED
        averts = GOD_ASKS[god] == Decision.ZEUS or GOD_ASKS[god] == Decision.MINERVA
        if danger and not averts and can_win(state, 1 - player, GONE, 0):
            threat = still_threatens(state, player, GONE, GOD_SHIELDS[god], weights.DEFEAT)
            parts[number, Part.DENIAL] -= threat
    parts[number, Part.COINS] -= payment(state, player, choice)
    parts[number, Part.TEMPO] -= tokens_spent(choice)


@inlined_rule
def payment(state: DuelState, player: int, choice: int) -> int:
    """What the coins for an activation are worth."""
    slot = choice // OFFERING_SETS
    price = activation_price(state, player, slot, choice % OFFERING_SETS)
    return coins_cost(state, player, price)


@inlined_rule
def tokens_spent(choice: int) -> int:
    """What the offering tokens used for an activation are worth."""
    return weights.SPENT_OFFERING * OFFERING_SET_VALUES[choice % OFFERING_SETS]
