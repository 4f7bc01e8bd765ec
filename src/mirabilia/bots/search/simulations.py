"""Simulations: worlds that could be behind a view, played through the tree and to the end.

Written once and stamped for each game: the names below mean a game's own rules there. Each player
follows the tree by statistics of their own, as long as their nodes are known; from then on
they play by the cheap informed policy. Where players take turns all leave the tree together.
A simulation ends at once when the search is stopped, but for the first one.
"""

from typing import Any, Final

from mirabilia.bots.judgement import Judgement
from mirabilia.bots.search.tree import (
    DONE,
    NOWHERE,
    SEARCH,
    STOP,
    expand,
    place_of,
    select,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import rule, stamped_rule

LONGEST: Final = 512
"""Decisions that a simulation can make inside the tree."""
EVERYBODY: Final = -1
MARGIN_WEIGHT: Final = 0.12  # of the margin beside the victory itself
MARGIN_SCALE: Final = 12.0  # points ahead that count as much
GLANCE: Final = 0.5  # weight of what a glance foresees where the tree ends, beside playing on

# What a game provides
determinize: Any = None
owes: Any = None
legal: Any = None
apply: Any = None
is_over: Any = None
seats: Any = None
appraise: Any = None
suggest: Any = None
information: Any = None
foresee: Any = None
win_share: Any = None
margin: Any = None
RETRACT: Any = None
SIMULTANEOUS: Any = None
FORESIGHT: Any = None  # the share of a result that is foreseen, not played out


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
    things: Ints,
) -> None:
    """Run simulations from a view, each in a world of its own.

    `worlds` and `scratch` are arrays of one record, `words` the bytes of the second, `path` is
    int32 [3, LONGEST] for players, places and edges.
    """
    for number in range(simulations):
        if head[STOP] and head[DONE]:
            return
        worlds[0] = view
        state = worlds[0]
        determinize(state, viewer, seed + number)
        players = seats(state)
        outside = 0  # players who have left the tree, one bit each
        length = 0
        foreseen = 0.5
        foresight = 0.0
        leaver = 0
        while not is_over(state):
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
                        if FORESIGHT > 0 and outside == 0:
                            foreseen = foresee(state, player, things)
                            foresight = FORESIGHT
                            leaver = player
                        outside |= 1 << player if SIMULTANEOUS else EVERYBODY
                        action = suggest(state, player, found, parts)
                    apply(state, player, action, None)
        for step in range(length):
            player = path[0, step]
            share = win_share(state, player)
            ahead = margin(state, player)
            closeness = ahead / (MARGIN_SCALE + abs(ahead))
            chance = foreseen if player == leaver else 1 - foreseen
            value = (1 - MARGIN_WEIGHT) * share + MARGIN_WEIGHT * (0.5 + 0.5 * closeness)
            value += foresight * (chance - value)
            share += foresight * (chance - share)
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


def _blind(state: Any, player: int, things: Ints) -> float:
    """Where nothing is foreseen."""
    return 0.5


def simulation_rule(judgement: Judgement) -> Any:
    """The simulations of one game, as a compiled rule."""
    rules = judgement.rules
    return stamped_rule(
        _simulate,
        rules.name,
        determinize=rules.determinize,
        owes=rules.owes,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        seats=rules.seats,
        appraise=judgement.appraise,
        suggest=judgement.suggest,
        information=judgement.information,
        foresee=judgement.foresee or rule(_blind),
        FORESIGHT=GLANCE if judgement.foresee else 0.0,
        win_share=judgement.win_share,
        margin=judgement.margin,
        RETRACT=judgement.retract,
        SIMULTANEOUS=judgement.simultaneous,
    )
