"""Golden games: whole games as transcripts that a person can read; those of Duel are here."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import mirabilia
from mirabilia.game import Action, Event, Game
from mirabilia.notation.catalogue import name, text
from support.classic_transcripts import CLASSIC_GAMES, ClassicGolden, classic_transcript
from support.invariants import tasteful

FOLDER = Path(__file__).parents[1] / "golden"
BACKS = {
    "age": "(face down)",
    "guild": "(face down, a guild)",
    "temple": "(face down, a temple)",
}
UNSAID = ("turn", "draft")  # questions that the next move answers anyway


@dataclass(frozen=True)
class Golden:
    """A game to write down: how it is dealt, and who plays it how."""

    title: str
    seed: int
    players: tuple[str, str]
    tastes: tuple[str, str]
    language: str = "en"
    options: dict[str, Any] = field(default_factory=dict)

    def played(self) -> Iterator[tuple[Game, Action | None, list[Event]]]:
        """The game as dealt, then after each action; moves are drawn from the seed."""
        game = mirabilia.new("duel", seed=self.seed, **self.options)
        rng = random.Random(self.seed)
        yield game, None, []
        while not game.is_over:
            player = game.to_decide[0]
            numbers = [action.number for action in game.legal()]
            liked = tasteful(game.state, numbers, self.tastes[player])
            action = game.action(liked[rng.randrange(len(liked))])
            yield game, action, game.play(action)


DUEL_GAMES = {
    "civilian": Golden(
        title="points decide; the Great Library draws, an extra turn is lost",
        seed=9,
        players=("Ada", "Ben"),
        tastes=("builder", "anything"),
    ),
    "military": Golden(
        title="the pawn reaches a capital; the Mausoleum gives back a card",
        seed=4,
        players=("Ada", "Ben"),
        tastes=("warrior", "builder"),
    ),
    "scientific": Golden(
        title="six symbols; a player takes no progress token",
        seed=12,
        players=("Ada", "Ben"),
        tastes=("scholar", "builder"),
    ),
    "arena": Golden(
        title="the arena's rulings; the second seat begins",
        seed=1,
        players=("Ada", "Ben"),
        tastes=("builder", "architect"),
        options={"rulings": "arena", "first_player": 1},
    ),
    "first-game-uk": Golden(
        title="the wonders for a first game, in Ukrainian",
        seed=1,
        players=("Оксана", "Тарас"),
        tastes=("architect", "builder"),
        language="uk",
        options={"wonders": "first-game"},
    ),
    "draft-ru": Golden(
        title="a draft and a conquest, in Russian",
        seed=53,
        players=("Вера", "Пётр"),
        tastes=("builder", "warrior"),
        language="ru",
    ),
    "pantheon-rulebook": Golden(
        title="Pantheon; points decide",
        seed=27,
        players=("Ada", "Ben"),
        tastes=("priest", "builder"),
        options={"pantheon": True},
    ),
    "pantheon-arena": Golden(
        title="Pantheon by the arena's rulings; the pawn reaches a capital",
        seed=12,
        players=("Ada", "Ben"),
        tastes=("warrior", "priest"),
        options={"pantheon": True, "rulings": "arena"},
    ),
    "pantheon-ukrainian": Golden(
        title="Pantheon by the Ukrainian rulebook, and in Ukrainian; six symbols",
        seed=7,
        players=("Оксана", "Тарас"),
        tastes=("priest", "scholar"),
        language="uk",
        options={"pantheon": True, "rulings": "ukrainian"},
    ),
    "pantheon-russian": Golden(
        title="Pantheon by the Russian rulebook, and in Russian; Zeus strikes a card with a token",
        seed=20,
        players=("Вера", "Пётр"),
        tastes=("anything", "priest"),
        language="ru",
        options={"pantheon": True, "rulings": "russian"},
    ),
}

GAMES: dict[str, Golden | ClassicGolden] = {**DUEL_GAMES, **CLASSIC_GAMES}


def transcript(golden: Golden | ClassicGolden) -> str:
    """The whole game: its beginning, each move with all that followed, the score pad."""
    return classic_transcript(golden) if isinstance(golden, ClassicGolden) else _duel(golden)


def _duel(golden: Golden) -> str:
    lines = [
        f"7 Wonders Duel: {golden.title}",
        f"seed {golden.seed}; {golden.players[0]} plays as {golden.tastes[0]},"
        f" {golden.players[1]} as {golden.tastes[1]}",
    ]
    age = 0
    for number, (game, action, events) in enumerate(golden.played()):
        if action is None:
            lines += [f"{option}: {value}" for option, value in game.record()["options"].items()]
        else:
            who = golden.players[action.player]
            lines += ["", f"{number}. {who}: {action.sentence(golden.language)} [{action.number}]"]
            lines += [f"   {said}" for said in _sentences(golden, events)]
            lines.append(f"   {_summary(game)}")
        if game.state.age != age:
            age = int(game.state.age)
            lines += ["", *_structure(golden, game)]
    return "\n".join([*lines, "", *_score_pad(golden, game)]) + "\n"


def _sentences(golden: Golden, events: list[Event]) -> Iterator[str]:
    for event in events:
        if event.to_dict().get("decision") not in UNSAID:
            yield event.sentence(golden.language, golden.players)


def _summary(game: Game) -> str:
    state = game.state
    coins = " : ".join(str(int(coins)) for coins in state.coins)
    return f"= coins {coins}, pawn {int(state.conflict):+d}, cards left {int(state.cards_left)}"


def _structure(golden: Golden, game: Game) -> Iterator[str]:
    """The cards of an Age as they are laid out, and the Pantheon from Age II on."""
    document = game.position()
    yield f"--- Age {'I' * document['age']} ---"
    for spot in document["structure"]:
        card = (
            name(golden.language, "card", spot["card"]) if "card" in spot else BACKS[spot["back"]]
        )
        yield f"{spot['position']:4} {card}" + (f" + {spot['token']}" if "token" in spot else "")
    if "pantheon" in document and document["age"] > 1:
        gods = [entry["god"] if entry else None for entry in document["pantheon"]["slots"]]
        names = [name(golden.language, "god", god) if god else "-" for god in gods]
        yield "Pantheon: " + ", ".join(f"{slot} {god}" for slot, god in enumerate(names, start=1))


def _score_pad(golden: Golden, game: Game) -> Iterator[str]:
    result = game.result
    assert result is not None
    winner = "shared" if result.winner is None else golden.players[result.winner]
    yield f"--- {result.victory}: {winner} ---"
    yield f"{'':32}{golden.players[0]:>8}{golden.players[1]:>8}"
    for row in result.score[0]:
        label = row if row == "total" else text(golden.language, f"category-{row}")
        yield f"{label:32}" + "".join(f"{column[row]:8}" for column in result.score)


def file_of(key: str) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"{key}.txt"
