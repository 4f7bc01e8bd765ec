"""A played game looked at again: what each decision was worth, and what would have been better.

Every decision is judged from the view of the player who made it, so never by hidden cards.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from itertools import pairwise
from math import sqrt
from typing import Any

from mirabilia.game import Action, Game, View, load
from mirabilia.lab.advisors import Advisor, SearchAdvisor
from mirabilia.notation.catalogue import player_name
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.records import read_record

DEFAULT_SIMULATIONS = 2000
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
"""Win probability that a decision must give away to be called so."""
SURELY = 2.0
"""Standard errors that a loss must exceed; a smaller one may be chance."""
TURNING = 0.15
"""Change of a player's win probability that makes a turning point."""
MOST_TURNING_POINTS = 5


class Verdict(StrEnum):
    """What a decision is called."""

    FORCED = "forced"
    """There was no other."""
    REVISED = "revised"
    """Taken back or chosen anew before it counted."""
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


JUDGED = tuple(Verdict)[2:]
FAULTS = tuple(Verdict)[4:]


@dataclass
class Judged:
    """One move of the record."""

    number: int
    """From 1 on, as `mirabilia replay` counts."""
    player: int
    action: Action
    verdict: Verdict = Verdict.REVISED
    win: float | None = None
    """The player's win probability before the move, by best play."""
    played: float | None = None
    """The same with the action played."""
    loss: float = 0.0
    error: float = 0.0
    """Standard error of the loss."""
    better: Action | None = None
    """What would have been best, unless it was played."""

    def document(self, language: str = "en") -> dict[str, Any]:
        """The move as a JSON document."""
        return {
            "number": self.number,
            "player": self.player,
            "action": self.action.to_dict(),
            "sentence": self.action.sentence(language),
            "verdict": self.verdict.value,
            "win": _rounded(self.win),
            "played": _rounded(self.played),
            "loss": round(self.loss, 4),
            "error": round(self.error, 4),
            "better": self.better.to_dict() if self.better else None,
            "better_sentence": self.better.sentence(language) if self.better else None,
        }


@dataclass(frozen=True)
class Point:
    """A player's win probability before a move; after the last move, what came of it."""

    move: int
    win: float


@dataclass(frozen=True)
class Turn:
    """A turning point: how a player's win probability changed from one decision to the next."""

    move: int
    """The decision before the change."""
    player: int
    before: float
    after: float
    by_fault: bool
    """Whether the player's own inaccuracy, mistake or blunder was at least half of it."""


@dataclass(frozen=True)
class Summary:
    """How a player played."""

    player: int
    decisions: int
    """Those that were judged."""
    mean_loss: float
    verdicts: dict[str, int]


@dataclass
class Analysis:
    """All that was found out about a game."""

    game: Game
    """At its last move."""
    simulations: int | None
    seed: int | None
    moves: list[Judged] = field(default_factory=list)
    curves: list[list[Point]] = field(default_factory=list)
    """Of each player."""
    turning_points: list[Turn] = field(default_factory=list)
    ages: list[tuple[int, int]] = field(default_factory=list)
    """Moves that began an Age, and which."""
    in_turn: bool = True
    """Whether one player decides after the other, never several at once."""

    def names(self, language: str = "en") -> list[str]:
        """The players' names, given or numbered."""
        given = self.game.names
        return [player_name(language, seat, given) for seat in range(self.game.seats)]

    @property
    def summaries(self) -> list[Summary]:
        """Of each player."""
        return [self._summary(player) for player in range(self.game.seats)]

    def _summary(self, player: int) -> Summary:
        judged = [move for move in self.moves if move.player == player and move.verdict in JUDGED]
        losses = [move.loss for move in judged]
        return Summary(
            player=player,
            decisions=len(judged),
            mean_loss=round(sum(losses) / len(losses), 5) if losses else 0.0,
            verdicts={
                verdict.value: sum(move.verdict == verdict for move in judged) for verdict in JUDGED
            },
        )

    def document(self, language: str = "en") -> dict[str, Any]:
        """The analysis as a JSON document."""
        result = self.game.result
        return {
            "game": self.game.name,
            "players": self.names(language),
            "result": result.to_dict() if result else None,
            "simulations": self.simulations,
            "seed": self.seed,
            "summary": [asdict(summary) for summary in self.summaries],
            "turning_points": [asdict(turn) for turn in self.turning_points],
            "curves": [
                [{"move": point.move, "win": round(point.win, 4)} for point in curve]
                for curve in self.curves
            ],
            "moves": [move.document(language) for move in self.moves],
        }


def analyse(
    record: Any,
    *,
    simulations: int = DEFAULT_SIMULATIONS,
    seed: int = 0,
    advisor: Advisor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge every decision of a record. A broken record, or one without moves, raises.

    The advisor is a search with so many simulations a decision, unless another is given.
    `progress` is told how many decisions are done, and of how many.
    """
    if simulations < 1:
        raise ValueError(f"simulations is {simulations}; at least 1 is needed")
    decisions = list(_decisions(record))
    if not decisions:
        raise DocumentError("actions", "the record has no moves to analyse")
    game = decisions[-1].game
    own = advisor is None
    judge = advisor or SearchAdvisor(simulations, seed)
    analysis = Analysis(
        game,
        simulations if own else None,
        seed if own else None,
        ages=[(decision.number, decision.begun) for decision in decisions if decision.begun],
        in_turn=not any(decision.waited for decision in decisions),
    )
    for done, decision in enumerate(decisions, 1):
        analysis.moves.append(_judged(decision, judge))
        if progress:
            progress(done, len(decisions))
    analysis.curves = _curves(analysis)
    analysis.turning_points = _turning_points(analysis)
    return analysis


# The walk through the record


@dataclass
class _Decision:
    number: int
    action: Action
    view: View
    game: Game
    begun: int = 0
    """The Age that the move brought about."""
    waited: bool = False
    """Whether it was noted only, until the others had chosen."""
    revised: bool = False


def _decisions(record: Any) -> Iterator[_Decision]:
    """Every move with the view it was made from."""
    played = read_record(record).actions
    game = load({**record, "actions": []})
    at_once: list[_Decision] = []  # choices that all players make before any is carried out
    for number, move in enumerate(played, 1):
        player, wish = move if isinstance(move, list) else (None, move)
        try:
            action = game.action(wish, player)
        except ValueError as error:
            raise DocumentError(f"actions[{number - 1}]", str(error)) from error
        decision = _Decision(number, action, _view(game, action.player, at_once), game)
        at_once.append(decision)
        events = [event.document for event in game.play(action)]
        decision.begun = next((e["age"] for e in events if e["type"] == "age_begun"), 0)
        decision.waited = _waits(events)
        if not decision.waited:
            _mark_revised(at_once)
            yield from at_once
            at_once = []
    _mark_revised(at_once)
    yield from at_once


def _view(game: Game, player: int, at_once: Sequence[_Decision]) -> View:
    """What the player saw; one who decides anew, when deciding for the first time."""
    if player not in game.to_decide:
        for decision in at_once:
            if decision.action.player == player:
                return decision.view
    return game.view(player)


def _waits(events: Sequence[dict[str, Any]]) -> bool:
    """Whether a choice was noted only, until the others have chosen."""
    return bool(events) and all(e["type"] in ("committed", "taken_back") for e in events)


def _mark_revised(at_once: Sequence[_Decision]) -> None:
    """Of choices made at once, mark those that their player took back or chose anew."""
    standing: dict[int, list[_Decision]] = {}
    for decision in at_once:
        decision.revised = True
        document = decision.action.document
        if document["type"] == "take_back":
            standing[decision.action.player] = []
        elif "city" in document:  # for the Free City, besides the own choice
            own = [each for each in standing.get(decision.action.player, []) if _is_own(each)]
            standing[decision.action.player] = [*own, decision]
        else:
            standing[decision.action.player] = [decision]
    for decisions in standing.values():
        for decision in decisions:
            decision.revised = False


def _is_own(decision: _Decision) -> bool:
    return "city" not in decision.action.document


# The judgement


def _judged(decision: _Decision, advisor: Advisor) -> Judged:
    judged = Judged(decision.number, decision.action.player, decision.action)
    if decision.revised:
        return judged
    possible = [a for a in decision.view.legal() if a.document["type"] != "take_back"]
    if len(possible) == 1:
        judged.verdict = Verdict.FORCED
        return judged
    advice = advisor.advise(decision.view, decision.number)
    judged.win = judged.played = advice.win
    judged.verdict = Verdict.BEST
    better = advice.best.action
    if better.number == decision.action.number:
        return judged
    pair = (better, decision.action)
    best, played = advisor.compare(decision.view, decision.number, pair)
    judged.win, judged.played = max(best.win, played.win), played.win
    judged.loss = judged.win - played.win
    judged.error = sqrt(best.error**2 + played.error**2)
    judged.verdict = verdict_of(judged.loss, judged.error)
    if judged.verdict is not Verdict.BEST:
        judged.better = better
    return judged


def verdict_of(loss: float, error: float) -> Verdict:
    """What a decision is called that gave away so much; what may be chance is no fault."""
    if loss <= 0:
        return Verdict.BEST
    if loss <= SURELY * error or loss < INACCURACY:
        return Verdict.GOOD
    if loss < MISTAKE:
        return Verdict.INACCURACY
    return Verdict.MISTAKE if loss < BLUNDER else Verdict.BLUNDER


def _curves(analysis: Analysis) -> list[list[Point]]:
    """Each player's win probability; of two who decide in turn, each one's is the other's too."""
    seats = range(analysis.game.seats)
    mirrored = analysis.in_turn and len(seats) == 2
    curves: list[list[Point]] = [[] for _ in seats]
    for move in analysis.moves:
        if move.win is None:
            continue
        curves[move.player].append(Point(move.number, move.win))
        if mirrored:
            curves[1 - move.player].append(Point(move.number, 1 - move.win))
    result = analysis.game.result
    if result:
        for player in seats:
            share = 1 / len(result.winners) if player in result.winners else 0.0
            curves[player].append(Point(len(analysis.moves) + 1, share))
    return curves


def _turning_points(analysis: Analysis) -> list[Turn]:
    """The greatest changes, in the order of play; between two players each is told once."""
    faults = {move.number: move for move in analysis.moves if move.verdict in FAULTS}
    found = []
    for player, curve in enumerate(analysis.curves):
        for before, after in pairwise(curve):
            change = after.win - before.win
            if abs(change) < TURNING:
                continue
            fault = faults.get(before.move)
            own = fault is not None and fault.player == player and -change <= 2 * fault.loss
            found.append(
                Turn(
                    move=before.move,
                    player=player,
                    before=round(before.win, 4),
                    after=round(after.win, 4),
                    by_fault=own and change < 0,
                )
            )
    if analysis.in_turn and analysis.game.seats == 2:
        found = [turn for turn in found if turn.after < turn.before]
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:MOST_TURNING_POINTS], key=lambda turn: turn.move)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
