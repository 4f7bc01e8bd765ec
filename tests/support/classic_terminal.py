"""The table of 7 Wonders at the terminal for tests: answers go in, screens come out."""

import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia.bots import Bot
from mirabilia.cli.terminal.classic.session import ClassicSession
from mirabilia.cli.terminal.classic.words import TableWords, names_of_players
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.saving import HUMAN, Sitting
from mirabilia.game import Game
from support.classic import Table
from support.terminal import ScriptedScreen

CLEARED = re.compile(r"\x1b\[H\x1b\[2J|\x1b\[2J\x1b\[H")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATHS = ("mirabilia", ".json")  # lines with them are never broken


def game_at(table: Table, **options: Any) -> Game:
    """A game that stands where a test's table does, whether play leads there or not."""
    state = table.state
    edition = ("first", "second")[int(state.edition)]
    game = mirabilia.new("classic", seed=1, players=int(state.players), edition=edition, **options)
    game._state = state
    return game


def sit_down(
    game: Game,
    answers: Iterable[str],
    folder: Path,
    *,
    humans: int | None = None,
    bot: Bot | None = None,
    language: str = "en",
    width: int = 80,
    height: int | None = None,
) -> tuple[ClassicSession, ScriptedScreen]:
    """Play on with these answers, then leave: the session and what its screen showed.

    Without a bot everybody is human; with one, the first player, or as many as `humans` says.
    """
    screen = ScriptedScreen(answers, width, height)
    opponent = HUMAN if bot is None else "random"
    sitting = Sitting(language, opponent, 0, "20260101-000000", humans or 1)
    session = ClassicSession(
        screen, History(game), sitting, bot, folder / "classic.json", "mirabilia play classic"
    )
    session.run()
    return session, screen


def words_in(language: str, players: int = 3, humans: int = 1) -> TableWords:
    """The words of a table."""
    return TableWords(language, names_of_players(language, players, humans))


def some_answers(seed: int, count: int) -> Iterator[str]:
    """Answers as of somebody who tries everything: cards, uses, payments, and bare Enter."""
    chance = random.Random(seed)
    for _ in range(count):
        kind = chance.random()
        if kind < 0.15:
            yield ""
        elif kind < 0.3:
            yield str(chance.randint(1, 4))
        elif kind < 0.32:
            yield "t"
        else:
            numbers = [chance.randint(1, 7), chance.choice((1, 1, 2, 3)), chance.randint(1, 2)]
            yield " ".join(map(str, numbers))


def screens(shown: str) -> list[list[str]]:
    """What stood on the screen each time before it was wiped, as lines."""
    return [CODES.sub("", part).split("\n") for part in CLEARED.split(shown)]
