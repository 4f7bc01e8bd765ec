"""Simulations: worlds that could be behind a view, played through the tree and on from there.

Written once and stamped for each game: the names below mean a game's own rules there. Each player
follows the tree by statistics of their own, as long as their nodes are known; from then on
they play by the cheap informed policy. Where players take turns all leave the tree together.
Where they choose at once, each of the others plays by that policy from the beginning in half of
the simulations: some opponents look ahead and some do not.
The network judges the table where the viewer leaves the tree, once play has begun. What
it foresees is the result, or a part of it beside that of the game played on to its end. A stopped
search ends at once, but for its first simulation.
"""

from typing import Any, Final

import numpy as np

from mirabilia.bots.judgement import Judgement
from mirabilia.bots.network import AHEAD, STANDING, weigh
from mirabilia.bots.search.tree import (
    DONE,
    NOWHERE,
    SEARCH,
    STOP,
    expand,
    place_of,
    select,
)
from mirabilia.engine.random import random_bits
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import stamped_rule

LONGEST: Final = 512
"""Decisions that a simulation can make inside the tree."""
EVERYBODY: Final = -1
MARGIN_WEIGHT: Final = 0.12  # of the margin beside the victory itself
MARGIN_SCALE: Final = 12.0  # points ahead that count as much

# Entries of an outlook: [where, what, player]
LEAF: Final = 0  # where the viewer left the tree
END: Final = 1  # of the game
CHANCE: Final = 0
LEAD: Final = 1

# What a game provides
determinize: Any = None
owes: Any = None
legal: Any = None
apply: Any = None
is_over: Any = None
seats: Any = None
appraise: Any = None
suggest: Any = None
has_begun: Any = None
information: Any = None
describe: Any = None
foresee: Any = None
at_a_glance: Any = None
study: Any = None
STUDIED: Any = None
win_share: Any = None
margin: Any = None
RETRACT: Any = None
GLANCE: Any = None
SIMULTANEOUS: Any = None


def _simulate(
    view: Any,
    viewer: int,
    seed: int,
    simulations: int,
    nodes: Ints,
    edges: Ints,
    head: Ints,
    worlds: Ints,
    scratch: Ints,
    words: Ints,
    found: Ints,
    parts: Ints,
    path: Ints,
    network: Any,
    things: Ints,
    units: Ints,
    outlook: Ints,
) -> None:
    """Run simulations from a view, each in a world of its own.

    `worlds` and `scratch` are arrays of one record, `words` the bytes of the second, `path` is
    int32 [3, LONGEST] for players, places and edges. `things` and `units` are the network's
    workspace, `outlook` what it foresees.
    """
    for number in range(simulations):
        if head[STOP] and head[DONE]:
            return
        worlds[0] = view
        state = worlds[0]
        determinize(state, viewer, seed + number)
        players = seats(state)
        outside = 0  # players who have left the tree, one bit each
        if SIMULTANEOUS:
            outside = random_bits(state) & ~(1 << viewer)
        length = 0
        glance = 0.0  # weight of what was foreseen where the viewer left the tree
        while not is_over(state) and glance < 1:
            for turn in range(players):  # the viewer first: the root is met as it was found
                player = (viewer + turn) % players
                while owes(state, player):
                    edge = 0
                    if not (outside >> player) & 1 and length < LONGEST:
                        key = information(state, player, scratch, words)
                        place = place_of(nodes, head, key)
                        if place != NOWHERE:
                            if nodes[place].visits > 0 and nodes[place].first == 0:
                                count = legal(state, player, found)
                                count -= found[count - 1] == RETRACT
                                appraise(state, player, found, count, parts)
                                expand(nodes, edges, head, place, found, count, parts)
                            edge = select(nodes, edges, head, place)
                            nodes[place].search = head[SEARCH]
                            path[0, length] = player
                            path[1, length] = place
                            path[2, length] = edge
                            length += 1
                    if edge:
                        action = edges[edge].action
                    else:
                        outside |= 1 << player if SIMULTANEOUS else EVERYBODY
                        if glance == 0 and (outside >> viewer) & 1 and has_begun(state):
                            foresee(state, network, things, units, outlook[LEAF])
                            glance = GLANCE
                            if glance == 1:
                                break
                        action = suggest(state, player, found, parts)
                    apply(state, player, action, None)
        if is_over(state):
            for player in range(players):
                outlook[END, CHANCE, player] = win_share(state, player)
                outlook[END, LEAD, player] = margin(state, player)
        for step in range(length):
            player = path[0, step]
            share = glance * outlook[LEAF, CHANCE, player]
            share += (1 - glance) * outlook[END, CHANCE, player]
            ahead = glance * outlook[LEAF, LEAD, player]
            ahead += (1 - glance) * outlook[END, LEAD, player]
            closeness = 0.5 + 0.5 * ahead / (MARGIN_SCALE + abs(ahead))
            value = share + MARGIN_WEIGHT * (closeness - share)
            node = nodes[path[1, step]]
            node.visits += 1
            node.value += value
            if path[2, step]:
                edge = edges[path[2, step]]
                edge.visits += 1
                edge.value += value
                edge.wins += share
                edge.margin += ahead
        head[DONE] += 1


def _foresee(state: Any, network: Any, things: Ints, units: Ints, outlook: Ints) -> None:
    """Every player's chance to win and points ahead, at a glance, in one of the Ages."""
    players = seats(state)
    describe(state, things)
    total = 0.0
    for seat in range(players):
        weigh(network, state.age, things[seat], units)
        outlook[CHANCE, seat] = np.exp(units[STANDING])
        outlook[LEAD, seat] = 10 * units[AHEAD]
        total += outlook[CHANCE, seat]
    for seat in range(players):
        outlook[CHANCE, seat] /= total


def _foresee_closely(state: Any, network: Any, things: Ints, units: Ints, outlook: Ints) -> None:
    """The same of two players by a closer look, if the network is one for that."""
    if network.first.shape[1] != STUDIED:
        at_a_glance(state, network, things, units, outlook)
        return
    player = state.decider
    study(state, player, things[0])
    weigh(network, state.age, things[0], units)
    chance = 1.0 / (1.0 + np.exp(-units[STANDING]))
    outlook[CHANCE, player] = chance
    outlook[CHANCE, 1 - player] = 1.0 - chance
    outlook[LEAD, player] = 10 * units[AHEAD]
    outlook[LEAD, 1 - player] = -10 * units[AHEAD]


def foresight_rule(judgement: Judgement) -> Any:
    """The foresight of one game, as a compiled rule."""
    rules = judgement.rules
    glance = stamped_rule(_foresee, rules.name, seats=rules.seats, describe=judgement.describe)
    if judgement.study is None:
        return glance
    return stamped_rule(
        _foresee_closely,
        rules.name,
        at_a_glance=glance,
        study=judgement.study.describe,
        STUDIED=judgement.study.network.first.shape[1],
    )


def simulation_rule(judgement: Judgement, name: str = "") -> Any:
    """The simulations of one game, as a compiled rule; another judgement needs another name."""
    rules = judgement.rules
    return stamped_rule(
        _simulate,
        name or rules.name,
        determinize=rules.determinize,
        owes=rules.owes,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        seats=rules.seats,
        appraise=judgement.appraise,
        suggest=judgement.suggest,
        has_begun=judgement.has_begun,
        information=judgement.information,
        foresee=foresight_rule(judgement),
        win_share=judgement.win_share,
        margin=judgement.margin,
        RETRACT=judgement.retract,
        GLANCE=judgement.glance,
        SIMULTANEOUS=judgement.simultaneous,
    )
