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
    Choice("pantheon", (False, True), "play with the Pantheon expansion"),
    Choice("minerva", ("before", "on"), "Minerva stops the pawn before her space, or on it"),
    Choice(
        "minerva_space",
        ("any", "not-pawn"),
        "Minerva is put on any space of the track, or on any but the pawn's",
    ),
    Choice(
        "zeus_token",
        ("take", "discard"),
        "the token on the card that Zeus discards: the player takes it, or it is discarded",
    ),
    Choice(
        "token_order",
        ("token-first", "card-first"),
        "an uncovered card with a token: the token is taken first, or the card is turned up first",
    ),
    Choice(
        "temple_urbanism",
        ("pays", "nothing"),
        "Urbanism on a Grand Temple built by a mythology token: it pays, or gives nothing",
    ),
    Choice(
        "extra_turns",
        ("one", "several"),
        "several wonders that grant another turn, built in one turn: one more turn, or one each",
    ),
    Choice(
        "double_supremacy",
        ("scientific", "military"),
        "one effect that reached both supremacies: which of them counts",
    ),
    Choice(
        "single_god",
        ("place", "leave"),
        "a mythology deck with one card: the god is placed, or stays there",
    ),
)
_RULEBOOK = {
    "centre_starter": "begins",
    "progress_choice": "optional",
    "minerva": "before",
    "minerva_space": "any",
    "zeus_token": "take",
    "token_order": "token-first",
    "temple_urbanism": "pays",
    "extra_turns": "one",
    "double_supremacy": "scientific",
    "single_god": "place",
}
PANTHEON_RULINGS = tuple(
    name for name in _RULEBOOK if name not in ("centre_starter", "progress_choice")
)
PRESETS: dict[str, dict[str, Any]] = {
    "rulebook": _RULEBOOK,
    "arena": _RULEBOOK
    | {
        "centre_starter": "chooses",
        "progress_choice": "compulsory",
        "minerva_space": "not-pawn",
    },
    "ukrainian": _RULEBOOK | {"minerva": "on"},
    "russian": _RULEBOOK | {"zeus_token": "discard"},
}


@dataclass(frozen=True)
class DuelOptions:
    """The chosen options, every one of them explicit."""

    first_player: str | int
    wonders: str
    centre_starter: str
    progress_choice: str
    pantheon: bool
    minerva: str
    minerva_space: str
    zeus_token: str
    token_order: str
    temple_urbanism: str
    extra_turns: str
    double_supremacy: str
    single_god: str


def duel_options(**chosen: Any) -> DuelOptions:
    """Check options given as keywords and fill in the rest from the `rulings` preset.

    Without Pantheon its rulings change nothing and keep their defaults: equal games are equal
    records.
    """
    options = resolve_options("duel", CHOICES, PRESETS, chosen)
    if not options["pantheon"]:
        options |= {name: _RULEBOOK[name] for name in PANTHEON_RULINGS}
    return DuelOptions(**options)


def blank_state(options: DuelOptions) -> Any:
    """A record that holds the options and nothing else, ready for `deal`."""
    state: DuelState = blank(STATE_DTYPE)
    state.first_player_option = (
        options.first_player if isinstance(options.first_player, int) else -1
    )
    state.first_game_wonders = options.wonders == "first-game"
    state.centre_chooses = options.centre_starter == "chooses"
    state.may_decline = options.progress_choice == "optional"
    state.pantheon = options.pantheon
    state.minerva_on = options.minerva == "on"
    state.minerva_apart = options.minerva_space == "not-pawn"
    state.zeus_discards = options.zeus_token == "discard"
    state.card_first = options.token_order == "card-first"
    state.temple_pays = options.temple_urbanism == "pays"
    state.several_turns = options.extra_turns == "several"
    state.military_first = options.double_supremacy == "military"
    state.leaves_single = options.single_god == "leave"
    return state


def options_of(state: DuelState) -> DuelOptions:
    """The options a record was dealt with."""
    return DuelOptions(
        first_player="random" if state.first_player_option < 0 else int(state.first_player_option),
        wonders="first-game" if state.first_game_wonders else "draft",
        centre_starter="chooses" if state.centre_chooses else "begins",
        progress_choice="optional" if state.may_decline else "compulsory",
        pantheon=bool(state.pantheon),
        minerva="on" if state.minerva_on else "before",
        minerva_space="not-pawn" if state.minerva_apart else "any",
        zeus_token="discard" if state.zeus_discards else "take",
        token_order="card-first" if state.card_first else "token-first",
        temple_urbanism="pays" if state.temple_pays else "nothing",
        extra_turns="several" if state.several_turns else "one",
        double_supremacy="military" if state.military_first else "scientific",
        single_god="leave" if state.leaves_single else "place",
    )
