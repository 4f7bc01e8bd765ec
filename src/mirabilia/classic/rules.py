"""The side of 7 Wonders of the contract."""

from mirabilia.classic.actions import ACTIONS, MOST_LEGAL
from mirabilia.classic.options import CHOICES, PRESETS, blank_state, classic_options, options_of
from mirabilia.classic.playout import deal_batch, play_batch, play_out
from mirabilia.classic.setup import deal
from mirabilia.classic.state import STATE_DTYPE
from mirabilia.classic.turn import apply, is_over, legal, owes, seats
from mirabilia.classic.views import conceal, determinize
from mirabilia.classic.vocabulary import MOST_PLAYERS
from mirabilia.engine.contract import Rules

CLASSIC = Rules(
    name="classic",
    version=1,
    players=MOST_PLAYERS,
    dtype=STATE_DTYPE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    choices=CHOICES,
    presets=PRESETS,
    options=classic_options,
    blank=blank_state,
    options_of=options_of,
    seats=seats,
    deal=deal,
    owes=owes,
    legal=legal,
    apply=apply,
    is_over=is_over,
    conceal=conceal,
    determinize=determinize,
    play_out=play_out,
    deal_batch=deal_batch,
    play_batch=play_batch,
)
