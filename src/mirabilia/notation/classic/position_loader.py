"""Loading positions of 7 Wonders: every card in one place, every part possible, or a clear error.

Hidden cards that a position does not name are drawn at random, and choices that it does not
name are open again.
"""

from typing import Any

from mirabilia.classic.components import SIDE_STAGES
from mirabilia.classic.options import blank_state, classic_options
from mirabilia.classic.recount import recount
from mirabilia.classic.rules import CLASSIC
from mirabilia.classic.setup import clear, side_number
from mirabilia.classic.state import CHOICE, GONE, HIDDEN, LOT
from mirabilia.classic.vocabulary import AGES, Kind, Phase
from mirabilia.engine.options import OptionError
from mirabilia.engine.random import seed_generator
from mirabilia.engine.record import copy_record
from mirabilia.notation.classic.position_cards import SecretCards
from mirabilia.notation.classic.position_course import Course
from mirabilia.notation.classic.position_history import History
from mirabilia.notation.classic.position_names import Names
from mirabilia.notation.documents import DocumentError, check, whole_numbers


def state_from_position(document: Any, seed: int) -> Any:
    """The record of a position; hidden cards that it does not name are drawn from the seed."""
    return _checked(document).load(seed)


def state_as_known(document: Any) -> Any:
    """The record of a position with nothing drawn: of a view, the concealed record it is of."""
    return _checked(document).read()


def _checked(document: Any) -> "_Loader":
    check(document, "classic-position")
    return _Loader(whole_numbers(document))


class _Loader:
    """Reads one position."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        if document["rules_version"] != CLASSIC.version:
            raise DocumentError(
                "rules_version",
                f"is {document['rules_version']}; these rules are {CLASSIC.version}",
            )
        if "hidden" in document and "known" in document:
            raise DocumentError("known", "stands in place of hidden, not beside it")
        try:
            options = classic_options(**document["options"])
        except OptionError as error:
            raise DocumentError("options", str(error)) from error
        self.state = copy_record(blank_state(options))
        clear(self.state)
        self.names = Names(int(self.state.edition), int(self.state.cities))
        self.cards = SecretCards(document, self.state, self.names)

    def load(self, seed: int) -> Any:
        """The full record."""
        state = self.read()
        if state.rng == 0:
            seed_generator(state, seed)
        self.cards.draw()
        for city in range(int(state.cities)):
            if state.commitments[city] == HIDDEN:
                state.commitments[city] = GONE
                state.awaited += 1
        return state

    def read(self) -> Any:
        """The record as far as the document tells."""
        document, state = self.document, self.state
        course = Course(document, state, self.names)
        course.read_moment()
        self._boards()
        self._treasures()
        History(document, state, self.names).read()
        recount(state)
        course.check_acting()
        self.cards.read()
        course.read_commitments()
        course.read_result()
        state.rng = document.get("hidden", {}).get("random", 0)
        return state

    # Cities

    def _boards(self) -> None:
        """A board for each city, as the options say."""
        state = self.state
        cities = self.document["cities"]
        if len(cities) != state.cities:
            raise DocumentError("cities", f"are {len(cities)}; there are {int(state.cities)}")
        for city, document in enumerate(cities):
            field = f"cities[{city}]"
            board = self.names.board(document["board"], f"{field}.board")
            if board in state.boards:
                raise DocumentError(f"{field}.board", f"{document['board']} is there already")
            if state.board_option[city] not in (LOT, board):
                raise DocumentError(f"{field}.board", "is not the one that the options name")
            state.boards[city] = board
            self._read_side(city, document["side"], f"{field}.side")

    def _read_side(self, city: int, name: str | None, field: str) -> None:
        state = self.state
        option = state.side_option[city]
        open_choice = state.phase == Phase.SIDES and option == CHOICE
        if (name is None) != open_choice:
            problem = "is still to be chosen" if open_choice else "lies there: name it"
            raise DocumentError(field, problem)
        if name is None:
            return
        side = self.names.side(name, field)
        if option not in (LOT, CHOICE, side):
            raise DocumentError(field, "is not the one that the options name")
        state.sides[city] = side_number(state, city, side)
        most = int(SIDE_STAGES[state.sides[city]])
        stages = self.document["cities"][city]["stages"]
        if stages > most:
            raise DocumentError(f"cities[{city}].stages", f"is {stages}; the board has {most}")

    def _treasures(self) -> None:
        """Coins and conflict tokens. Each conflict gives a victory and a defeat, or nothing."""
        state = self.state
        ages = AGES if state.phase == Phase.OVER else max(0, int(state.age) - 1)
        cities = self.document["cities"]
        for city, document in enumerate(cities):
            field = f"cities[{city}]"
            state.coins[city] = document["coins"]
            state.victories[city][:] = document["victories"]
            state.counts[city, Kind.DEFEAT] = document["defeats"]
            for age in range(ages, AGES):
                if document["victories"][age]:
                    problem = f"Age {age + 1} has not ended"
                    raise DocumentError(f"{field}.victories[{age}]", problem)
            tokens = sum(document["victories"]) + document["defeats"]
            if tokens > 2 * ages:
                problem = f"with the victories these are {tokens} tokens; {2 * ages} at most"
                raise DocumentError(f"{field}.defeats", problem)
        won = [sum(document["victories"][age] for document in cities) for age in range(AGES)]
        lost = sum(document["defeats"] for document in cities)
        if max(won) > len(cities):
            raise DocumentError(
                "cities", f"an Age has {len(cities)} conflicts, so no more victories"
            )
        if sum(won) != lost:
            raise DocumentError("cities", f"there are {sum(won)} victories and {lost} defeats")
