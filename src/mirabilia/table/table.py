"""A table: what its journal has come to, and what can be added to it."""

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np

from mirabilia.engine.random import SEED_LIMIT
from mirabilia.game import Event, Game, IllegalActionError, new
from mirabilia.notation.games import notation
from mirabilia.table import entries as journal
from mirabilia.table.clock import Hand, Reading
from mirabilia.table.commitment import new_salt, seal
from mirabilia.table.entries import Entry
from mirabilia.table.errors import TableError
from mirabilia.table.seats import Seat, checked_name, checked_text
from mirabilia.table.setup import Setup
from mirabilia.table.taking_back import actors_of, reveals

RESIGNED = "resigned"
LEFT = "left"
OUT_OF_TIME = "out of time"
AGREED = "agreed"
ABANDONED = "abandoned"
MOST_ENTRIES = 10_000
"""Where a journal has so many, nothing is added that a game can do without: nobody shall fill a
server by choosing anew, taking back or changing places without end."""
LONGEST_WAIT = 30 * 24 * 3600 * 1000
"""Milliseconds after which a table is over at which nobody sat down, nor said a word."""
MOST_SAID, MOST_SAID_WATCHING = 2_000, 500
"""Chat messages of all who sit at a table, and of all who watch."""
_TWO = 2  # seats at a table where one who gives up loses to the other


@dataclass
class Request:
    """Something that all people at the table must agree to."""

    seat: int
    stay: int | None = None
    """To take back: how many actions would stay."""
    agreed: set[int] = field(default_factory=set)


class Table:
    """A table as its journal has it."""

    def __init__(self, kept: Iterable[Entry]) -> None:
        rest = iter(kept)
        opened = next(rest, None)
        if not isinstance(opened, journal.Opened):
            raise TableError("journal", "a journal begins with the opening of its table")
        self.setup = Setup.read(opened.setup)
        self.host = opened.host
        self.opened_at = opened.at
        self.seats = [Seat.planned(plan) for plan in self.setup.seats]
        self.game: Game | None = None
        self.ended: journal.Ended | None = None
        self.undo: Request | None = None
        self.offer: Request | None = None
        self.chat: list[journal.Said] = []
        self.rematch: str | None = None
        """The table set up for the same people afterwards."""
        self.happened: dict[int, list[Event]] = {}
        """What each action caused, by the number of its entry; also if it was taken back."""
        self.entries: list[Entry] = [opened]
        self._seed, self._salt = opened.seed, opened.salt
        self._hands = [Hand(self.setup.clock) for _ in self.seats]
        self._decided: list[tuple[int, Reading | None]] = []
        """Who took each action of the game, and how their clock stood."""
        self._asked: list[int | None] = [None] * len(self.seats)
        self._status = "waiting"
        self._deciding: tuple[int, ...] = ()
        self._begin_if_full(opened.at)
        for entry in rest:
            self.add(entry)

    @classmethod
    def open(cls, setup: Setup, *, host: str, now: int, seed: int | None = None) -> Self:
        """A new table; its first entry is to be kept."""
        dealt = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        return cls([journal.Opened(now, setup.document(), host, dealt, new_salt())])

    # What is known

    @property
    def number(self) -> int:
        """How many entries the journal has."""
        return len(self.entries)

    @property
    def status(self) -> str:
        """`waiting` for somebody to sit down, `playing`, or `over`."""
        return self._status

    @property
    def commitment(self) -> str:
        """The seal of the seed."""
        return seal(self._seed, self._salt)

    @property
    def opening(self) -> tuple[int, str] | None:
        """Seed and salt, by which anybody can check the seal; None until the game is over."""
        return (self._seed, self._salt) if self.status == "over" else None

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody while it goes on, or where the end was agreed on."""
        if self.ended:
            return list(self.ended.winners)
        result = self.game.result if self.game else None
        return list(result.winners) if result else []

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide something now."""
        return self._deciding

    def asked(self, seat: int) -> int | None:
        """The number of the question that a seat has before it, None if it has none.

        A move names it, so that nothing is played twice or on a table that has changed meanwhile.
        Where several choose at once, the choice of one changes no question of another.
        """
        return self._asked[seat]

    def seats_of(self, *holders: str) -> list[int]:
        """The seats where somebody may decide, by all names that the keeper knows them by."""
        return [number for number, seat in enumerate(self.seats) if seat.holder in holders]

    def time_left(self, seat: int, now: int) -> int | None:
        """Milliseconds that a seat has to think; None without a clock."""
        return self._hands[seat].left(now)

    def is_running(self, seat: int) -> bool:
        """Whether the time of a seat runs."""
        return self._hands[seat].deadline is not None

    @property
    def deadline(self) -> int | None:
        """When the next clock will be up, or a table will have waited in vain."""
        if self.status == "waiting":
            return self.entries[-1].at + LONGEST_WAIT
        deadlines = [hand.deadline for hand in self._hands if hand.deadline is not None]
        return min(deadlines, default=None)

    # Sitting down and standing up

    def join(self, seat: int, holder: str, name: str, now: int) -> list[Entry]:
        """Somebody sits down; the game begins when no seat is open any more."""
        self._check_status("waiting")
        self._check_room()
        if not self._seat(seat).is_open:
            raise TableError("taken", f"seat {seat} is taken; open are {self._open_seats()}")
        return [journal.Joined(now, seat, holder, checked_name(name))]

    def seat_bot(self, seat: int, bot: str, now: int) -> list[Entry]:
        """A bot takes an open seat."""
        self._check_status("waiting")
        self._check_room()
        if not self._seat(seat).is_open:
            raise TableError("taken", f"seat {seat} is taken; open are {self._open_seats()}")
        return [journal.BotSeated(now, seat, bot)]

    def swap(self, seat: int, other: int, now: int) -> list[Entry]:
        """Two seats change places before the game begins."""
        self._check_status("waiting")
        self._check_room()
        if self._seat(seat) is self._seat(other):
            raise TableError("seat", "a seat cannot change places with itself")
        return [journal.Swapped(now, seat, other)]

    def leave(self, seat: int, now: int) -> list[Entry]:
        """Somebody stands up; a bot goes on in their place if the game has begun.

        Before that a bot can be sent away, too, and a table that its host leaves as the last one
        is over.
        """
        if self._seat(seat).is_open or (self.status != "waiting" and self.seats[seat].bot):
            raise TableError("seat", f"nobody sits in seat {seat}")
        if self.status == "waiting":
            is_last = self.seats[seat].holder == self.host and not self._others(seat)
            ended = [journal.Ended(now, ABANDONED, [])] if is_last else []
            return [journal.Vacated(now, seat), *ended]
        self._check_status("playing")
        return [journal.GaveUp(now, seat, LEFT), *self._stand_in(seat, ABANDONED, now)]

    # Playing

    def play(self, seat: int, action: Any, asked: int, now: int) -> list[Entry]:
        """A seat takes an action, as an answer to the question it names."""
        self._check_status("playing")
        self._seat(seat)
        assert self.game is not None
        if self._asked[seat] != asked:
            now_asked = self._asked[seat]
            told = "nothing is asked" if now_asked is None else f"the question is {now_asked}"
            raise TableError("stale", f"of seat {seat} {told}, not {asked}")
        if self._hands[seat].is_up(now):
            raise TableError("time", f"the time of seat {seat} is up")
        if seat not in self._deciding:  # it has chosen, and may choose anew
            self._check_room()
        try:
            number = self.game.action(action, seat).number
        except IllegalActionError as error:
            raise TableError("illegal", str(error)) from error
        return [journal.Played(now, seat, number)]

    def resign(self, seat: int, now: int) -> list[Entry]:
        """A seat gives up: of two the other wins, of more a bot goes on."""
        return self._give_up(seat, RESIGNED, now)

    def flag(self, now: int) -> list[Entry]:
        """Those whose time is up lose as if they had resigned; who waited too long goes."""
        if self.status == "waiting":
            return self._close(now) if now > self.entries[-1].at + LONGEST_WAIT else []
        if self.status != "playing":
            return []
        late = [number for number, hand in enumerate(self._hands) if hand.is_up(now)]
        return self._give_up(late[0], OUT_OF_TIME, now) if late else []

    def restart_clocks(self, now: int) -> list[Entry]:
        """Give back the time since the table went out of reach."""
        running = self.status == "playing" and self.deadline is not None
        return [journal.ClocksRestarted(now)] if running else []

    def _close(self, now: int) -> list[Entry]:
        """Everybody stands up: the table is nobody's game."""
        taken = [number for number, seat in enumerate(self.seats) if seat.is_human]
        return [*(journal.Vacated(now, seat) for seat in taken), journal.Ended(now, ABANDONED, [])]

    def _give_up(self, seat: int, reason: str, now: int) -> list[Entry]:
        self._check_status("playing")
        if not self._seat(seat).is_human:
            raise TableError("seat", f"nobody sits in seat {seat}")
        gone: list[Entry] = [journal.GaveUp(now, seat, reason)]
        if len(self.seats) == _TWO:
            return [*gone, journal.Ended(now, reason, [1 - seat])]
        return gone + self._stand_in(seat, reason, now)

    def _stand_in(self, seat: int, reason: str, now: int) -> list[Entry]:
        """A bot sits down; without any people the game is over, for the reason given."""
        if not self._others(seat):
            return [journal.Ended(now, reason, [])]
        return [journal.BotSeated(now, seat, self.setup.stand_in)]

    def _others(self, seat: int) -> list[Seat]:
        """People in the other seats."""
        return [each for each in self.seats if each.is_human and each is not self.seats[seat]]

    def resume(self, moves: Sequence[tuple[int, int]], now: int) -> list[Entry]:
        """Lay out the actions of an earlier game with the same deal, each of a seat; for practice.

        They are the first ones at this table.
        """
        self._check_status("playing")
        assert self.game is not None
        if not self.setup.practice or self.game.record()["actions"]:
            raise TableError("status", "only a new table for practice can begin in mid-game")
        played = [journal.Played(now, seat, number) for seat, number in moves]
        return [journal.Resumed(now, len(played)), *played]

    # Agreeing

    def ask_undo(self, seat: int, now: int) -> list[Entry]:
        """Ask to take back the last action of a seat, and all that followed.

        It is free while only bots have acted since and nothing hidden came to light.
        """
        self._check_status("playing")
        self._check_human(seat)
        self._check_room()
        assert self.game is not None
        if self.undo:
            raise TableError("asked", "somebody has asked already")
        own = set(self.seats_of(str(self.seats[seat].holder)))
        actors = actors_of(self.game)
        if seat not in actors:
            raise TableError("undo", f"seat {seat} has not acted yet")
        stay = len(actors) - 1 - actors[::-1].index(seat)
        touched = {actor for actor in actors[stay:] if self.seats[actor].is_human}
        self._check_time(stay, now)
        asking = journal.UndoAsked(now, seat, stay)
        if self._agreed({seat}) or (touched <= own and not reveals(self.game, stay)):
            return [asking, journal.TakenBack(now, stay)]
        return [asking]

    def answer_undo(self, seat: int, agreed: bool, now: int) -> list[Entry]:
        """Agree to what was asked, or refuse it; one refusal is enough."""
        request = self._pending(self.undo, seat)
        answer = journal.UndoAnswered(now, seat, agreed)
        if agreed and self._agreed(request.agreed | {seat}):
            assert request.stay is not None
            self._check_time(request.stay, now)
            return [answer, journal.TakenBack(now, request.stay)]
        return [answer]

    def offer_end(self, seat: int, now: int) -> list[Entry]:
        """Offer to end the game without a winner."""
        self._check_status("playing")
        self._check_human(seat)
        self._check_room()
        if self.offer:
            raise TableError("asked", "somebody has offered it already")
        offering = journal.EndOffered(now, seat)
        if self._agreed({seat}):
            return [offering, journal.Ended(now, AGREED, [])]
        return [offering]

    def answer_end(self, seat: int, agreed: bool, now: int) -> list[Entry]:
        """Agree to what was offered, or refuse it; one refusal is enough."""
        request = self._pending(self.offer, seat)
        answer = journal.EndAnswered(now, seat, agreed)
        if agreed and self._agreed(request.agreed | {seat}):
            return [answer, journal.Ended(now, AGREED, [])]
        return [answer]

    def say(self, seat: int | None, name: str, text: str, now: int) -> list[Entry]:
        """A chat message, of a seat or of a spectator."""
        spoken = self._seat(seat).name if seat is not None else checked_name(name)
        self._check_room()
        said = sum((other.seat is None) == (seat is None) for other in self.chat)
        if said >= (MOST_SAID_WATCHING if seat is None else MOST_SAID):
            raise TableError("rate", f"{said} messages were said; there is no room for more")
        return [journal.Said(now, seat, spoken, checked_text(text))]

    def rematched(self, table: str, now: int) -> list[Entry]:
        """Another table is set up for the same people."""
        self._check_status("over")
        if self.rematch:
            raise TableError("asked", f"there is a rematch already: {self.rematch}")
        return [journal.Rematched(now, table)]

    def _pending(self, request: Request | None, seat: int) -> Request:
        self._check_status("playing")
        self._check_human(seat)
        if request is None:
            raise TableError("asked", "nothing was asked")
        if seat in request.agreed:
            raise TableError("asked", f"seat {seat} has agreed already")
        return request

    def _agreed(self, seats: set[int]) -> bool:
        """Whether all people at the table agree; who sits in several seats agrees in all."""
        holders = {self.seats[seat].holder for seat in seats}
        return all(not seat.is_human or seat.holder in holders for seat in self.seats)

    # Adding to the journal

    def add(self, entry: Entry) -> None:
        """Something has happened."""
        match entry:
            case journal.Joined():
                self.seats[entry.seat] = Seat(holder=entry.holder, name=entry.name)
                self._begin_if_full(entry.at)
            case journal.Vacated():
                self._vacate(entry.seat)
            case journal.Swapped():
                seats = self.seats
                pair = seats[entry.other], seats[entry.seat]
                seats[entry.seat], seats[entry.other] = pair
            case journal.BotSeated():
                before = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(
                    bot=entry.bot, name=entry.bot, gave_up=before.gave_up, former=before.holder
                )
                self._begin_if_full(entry.at)
            case journal.Played():
                self._play(entry)
            case journal.UndoAsked():
                self.undo = Request(entry.seat, entry.stay, {entry.seat})
            case journal.UndoAnswered():
                self.undo = _answered(self.undo, entry.seat, entry.agreed)
            case journal.TakenBack():
                self._take_back(entry)
            case journal.EndOffered():
                self.offer = Request(entry.seat, agreed={entry.seat})
            case journal.EndAnswered():
                self.offer = _answered(self.offer, entry.seat, entry.agreed)
            case journal.GaveUp():
                self.seats[entry.seat].gave_up = True
                self.undo = self.offer = None  # others would have to agree now
                self._hands[entry.seat].stop(entry.at, moved=False)
            case journal.Ended():
                self.ended = entry
                self._look_around(entry.at)
            case journal.ClocksRestarted():
                for hand in self._hands:
                    hand.restart(entry.at)
            case journal.Said():
                self.chat.append(entry)
            case journal.Rematched():
                self.rematch = entry.table
            case journal.Resumed():
                pass  # the actions themselves follow
            case _:
                raise TableError("journal", f"a table cannot be {entry.kind} again")
        self.entries.append(entry)

    def _vacate(self, seat: int) -> None:
        """A seat becomes free. When a host goes, the first who stays is the host from then on."""
        holder, self.seats[seat] = self.seats[seat].holder, Seat()
        if holder == self.host and not self.seats_of(holder):
            people = (each.holder for each in self.seats if each.holder)
            self.host = next(people, self.host)

    def _begin_if_full(self, now: int) -> None:
        if self.game is None and not any(seat.is_open for seat in self.seats):
            self.game = new(self.setup.game, seed=self._seed, **self.setup.options)
            self._look_around(now)

    def _play(self, entry: journal.Played) -> None:
        assert self.game is not None
        self.happened[self.number] = self.game.play(entry.action, entry.seat)
        self._decided.append((entry.seat, self._hands[entry.seat].read(entry.at)))
        self._hands[entry.seat].stop(entry.at, moved=True)
        self.undo = None
        self._look_around(entry.at, {entry.seat})

    def _take_back(self, entry: journal.TakenBack) -> None:
        assert self.game is not None
        for _ in range(entry.stay, len(self.game.record()["actions"])):
            self.game.undo()
        for seat, reading in self._readings(entry.stay).items():
            self._hands[seat].set_back(reading, entry.at)
        del self._decided[entry.stay :]
        self.undo = None
        self._look_around(entry.at, range(len(self.seats)))

    def _readings(self, stay: int) -> dict[int, Reading]:
        """The clocks at the first action of each seat after those that stay."""
        return {seat: reading for seat, reading in self._decided[stay:][::-1] if reading}

    def _look_around(self, now: int, moved: Collection[int] = ()) -> None:
        """Ask who can decide now; let the clocks run of those who must, and stop the others."""
        before, game = self._deciding, self.game
        goes_on = game is not None and not self.ended and not game.is_over
        self._status = "playing" if goes_on else "over"
        self._deciding = game.to_decide if game and goes_on else ()
        for number, seat in enumerate(self.seats):
            must = number in self._deciding
            if not must and not self._may_decide(number):
                self._asked[number] = None
            elif self._asked[number] is None or number in moved or (must and number not in before):
                self._asked[number] = self.number
            if must and seat.is_human:
                self._hands[number].start(now)
            else:
                self._hands[number].stop(now, moved=False)

    def _may_decide(self, seat: int) -> bool:
        """Whether a seat has legal actions: also who has chosen may, until the last one has."""
        if self.game is None or self.status != "playing":
            return False
        rules = notation(self.setup.game).rules
        return bool(rules.legal(self.game.state, seat, np.zeros(rules.most_legal, np.int16)))

    # Checking

    def _seat(self, number: int) -> Seat:
        if isinstance(number, bool) or number not in range(len(self.seats)):
            raise TableError(
                "seat", f"there is no seat {number}; seats are 0 to {len(self.seats) - 1}"
            )
        return self.seats[number]

    def _check_human(self, seat: int) -> None:
        if not self._seat(seat).is_human:
            raise TableError("seat", f"nobody sits in seat {seat}")

    def _check_time(self, stay: int, now: int) -> None:
        """Refuse to take back where somebody would have no time to decide anew."""
        for seat, reading in self._readings(stay).items():
            if self.seats[seat].is_human and not self._hands[seat].left_again(reading, now):
                raise TableError("time", f"seat {seat} would have no time left to decide anew")

    def _open_seats(self) -> str:
        found = [str(number) for number, seat in enumerate(self.seats) if seat.is_open]
        return ", ".join(found) or "none"

    def _check_room(self) -> None:
        if self.number >= MOST_ENTRIES:
            raise TableError("rate", "too much has happened at this table for that")

    def _check_status(self, needed: str) -> None:
        if self.status != needed:
            raise TableError("status", f"the table is {self.status}; it must be {needed} for this")


def _answered(request: Request | None, seat: int, agreed: bool) -> Request | None:
    """A request after an answer; None if it was refused."""
    if request is None or not agreed:
        return None
    request.agreed.add(seat)
    return request
