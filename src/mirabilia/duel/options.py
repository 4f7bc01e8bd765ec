"""The options of a Duel game and its rulings: what rulebooks leave open or disagree about.

`docs/rulings.md` gives each ruling's sources. A preset sets all rulings; a single ruling
given beside it wins.
"""

from dataclasses import dataclass
from typing import Any

from mirabilia.duel.state import STATE_DTYPE, DuelState
from mirabilia.engine.options import Choice, resolve_options
from mirabilia.engine.record import blank

CHOICES = (
    Choice("first_player", ("random", 0, 1), "who drafts first and begins Age I"),
    Choice("wonders", ("draft", "first-game"), "draft the wonders, or the sets for a first game"),
    Choice(
        "centre_starter",
        ("begins", "chooses"),
        "pawn in the centre at an Age's end: the last player begins the next, or chooses who does",
    ),
    Choice(
        "progress_choice",
        ("optional", "compulsory"),
        "a pair of symbols: the player may, or must, take a progress token",
    ),
)
PRESETS: dict[str, dict[str, Any]] = {
    "rulebook": {"centre_starter": "begins", "progress_choice": "optional"},
    "arena": {"centre_starter": "chooses", "progress_choice": "compulsory"},
}


@dataclass(frozen=True)
class DuelOptions:
    """The chosen options, every one of them explicit."""

    first_player: str | int
    wonders: str
    centre_starter: str
    progress_choice: str


def duel_options(**chosen: Any) -> DuelOptions:
    """Check options given as keywords and fill in the rest from the `rulings` preset."""
    return DuelOptions(**resolve_options("duel", CHOICES, PRESETS, chosen))


def blank_state(options: DuelOptions) -> Any:
    """A record that holds the options and nothing else, ready for `deal`."""
    state: DuelState = blank(STATE_DTYPE)
    state.first_player_option = (
        options.first_player if isinstance(options.first_player, int) else -1
    )
    state.first_game_wonders = options.wonders == "first-game"
    state.centre_chooses = options.centre_starter == "chooses"
    state.may_decline = options.progress_choice == "optional"
    return state


def options_of(state: DuelState) -> DuelOptions:
    """The options a record was dealt with."""
    return DuelOptions(
        first_player="random" if state.first_player_option < 0 else int(state.first_player_option),
        wonders="first-game" if state.first_game_wonders else "draft",
        centre_starter="chooses" if state.centre_chooses else "begins",
        progress_choice="optional" if state.may_decline else "compulsory",
    )
