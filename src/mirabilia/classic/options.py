"""The options of a game of 7 Wonders.

`docs/rulings.md` lists what the rulebooks leave open and how it is played here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mirabilia.classic.components import BOARD_NAMES, SIDE_NAMES
from mirabilia.classic.state import CHOICE, LOT, STATE_DTYPE, ClassicState
from mirabilia.classic.vocabulary import FEWEST_CITIES, Edition
from mirabilia.engine.options import Choice, OptionError, resolve_options
from mirabilia.engine.record import blank

EDITION_NAMES = tuple(edition.name.lower() for edition in Edition)

CHOICES = (
    Choice("players", (3, 2, 4, 5, 6, 7), "how many play; two play the first edition"),
    Choice(
        "edition",
        ("second", "first"),
        "the game of 2020 with Day and Night sides, or that of 2010 with A and B",
    ),
    Choice(
        "boards",
        ("random",),
        "dealt at random, or one name for each city, such as Rhodos, Gizah, Babylon",
    ),
    Choice(
        "sides",
        ("dealt", "chosen"),
        "dealt at random (first edition) or chosen by each player (second), or one side for all"
        " cities, or one for each",
    ),
)
PRESETS: dict[str, dict[str, Any]] = {"rulebook": {}}


@dataclass(frozen=True)
class ClassicOptions:
    """The chosen options, every one of them explicit."""

    players: int
    edition: str
    boards: str
    """`random`, or a name for each city, joined by commas."""
    sides: str
    """`dealt`, `chosen`, or a side for each city, joined by commas."""


def classic_options(**chosen: Any) -> ClassicOptions:
    """Check options given as keywords and fill in the rest.

    Boards and sides may be given as one text or as a list.
    """
    plain = {name: value for name, value in chosen.items() if name not in ("boards", "sides")}
    options = resolve_options("classic", CHOICES, PRESETS, plain)
    players = options["players"]
    if players < FEWEST_CITIES:
        if chosen.get("edition", "first") != "first":
            raise OptionError(
                "option edition is 'second' with players 2; allowed is 'first':"
                " the second edition has no two-player game"
            )
        options["edition"] = "first"
    cities = max(players, FEWEST_CITIES)
    boards = _listed("boards", chosen.get("boards", "random"))
    if boards != ["random"]:
        boards = _per_city("boards", boards, cities, BOARD_NAMES)
        for board in boards:
            if boards.count(board) > 1:
                raise OptionError(f"option boards has {board!r} twice; there is one of each board")
    names = SIDE_NAMES[EDITION_NAMES.index(options["edition"])]
    sides = _listed("sides", chosen.get("sides", _usual_sides(options["edition"])))
    if sides not in (["dealt"], ["chosen"]):
        sides = _per_city("sides", sides * cities if len(sides) == 1 else sides, cities, names)
    return ClassicOptions(players, options["edition"], ",".join(boards), ",".join(sides))


def _usual_sides(edition: str) -> str:
    """Wonder cards decide in the first edition, players in the second."""
    return "dealt" if edition == "first" else "chosen"


def _listed(option: str, given: Any) -> list[str]:
    """The words of a text with commas, or of a list."""
    if isinstance(given, str):
        return [word.strip() for word in given.split(",")]
    if isinstance(given, Sequence) and all(isinstance(word, str) for word in given):
        return list(given)
    raise OptionError(f"option {option} is {given!r}; allowed are a text or a list of texts")


def _per_city(option: str, given: list[str], cities: int, allowed: Sequence[str]) -> list[str]:
    """One word for each city, in the spelling of the game."""
    spelled = {name.casefold(): name for name in allowed}
    one_word = {"boards": "'random'", "sides": "'dealt', 'chosen'"}[option]
    for word in given:
        if word.casefold() not in spelled:
            known = ", ".join(repr(name) for name in allowed)
            raise OptionError(f"option {option} has {word!r}; allowed are {one_word}, or {known}")
    if len(given) != cities:
        raise OptionError(
            f"option {option} has {len(given)} entries; the game has {cities} cities"
            " (with two players the last is the Free City)"
        )
    return [spelled[word.casefold()] for word in given]


def blank_state(options: ClassicOptions) -> Any:
    """A record that holds the options and nothing else, ready for `deal`."""
    state: ClassicState = blank(STATE_DTYPE)
    state.players = options.players
    state.edition = EDITION_NAMES.index(options.edition)
    cities = max(options.players, FEWEST_CITIES)
    state.board_option[:] = LOT
    state.side_option[:] = LOT
    if options.boards != "random":
        state.board_option[:cities] = [BOARD_NAMES.index(b) for b in options.boards.split(",")]
    if options.sides == "chosen":
        state.side_option[: options.players] = CHOICE
    elif options.sides != "dealt":
        names = SIDE_NAMES[state.edition]
        state.side_option[:cities] = [names.index(side) for side in options.sides.split(",")]
    return state


def options_of(state: ClassicState) -> ClassicOptions:
    """The options a record was dealt with."""
    cities = max(int(state.players), FEWEST_CITIES)
    boards = [int(board) for board in state.board_option[:cities]]
    sides = [int(side) for side in state.side_option[:cities]]
    names = SIDE_NAMES[state.edition]
    if CHOICE in sides:
        side_text = "chosen"
    else:
        side_text = "dealt" if LOT in sides else ",".join(names[side] for side in sides)
    return ClassicOptions(
        players=int(state.players),
        edition=EDITION_NAMES[state.edition],
        boards="random" if LOT in boards else ",".join(BOARD_NAMES[board] for board in boards),
        sides=side_text,
    )
