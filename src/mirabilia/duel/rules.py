"""Duel's side of the contract."""

from mirabilia.duel.actions import ACTIONS, MOST_LEGAL
from mirabilia.duel.options import CHOICES, PRESETS, blank_state, duel_options, options_of
from mirabilia.duel.playout import deal_batch, play_batch, play_out
from mirabilia.duel.setup import deal
from mirabilia.duel.state import STATE_DTYPE
from mirabilia.duel.turn import apply, is_over, legal, owes, seats
from mirabilia.duel.views import conceal, determinize
from mirabilia.duel.vocabulary import PLAYERS
from mirabilia.engine.contract import Rules

DUEL = Rules(
    name="duel",
    version=1,
    players=PLAYERS,
    dtype=STATE_DTYPE,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    choices=CHOICES,
    presets=PRESETS,
    options=duel_options,
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
