"""Golden games of 7 Wonders: each turn with the hands, the choices and all that came of them."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import mirabilia
from mirabilia.classic.components import CARD_BY_NAME
from mirabilia.game import Action, Event, Game
from mirabilia.notation.catalogue import text
from mirabilia.notation.classic.words import card_name, city_name, wonder_name

UNSAID = ("committed", "turn_begun", "age_begun")  # the layout tells as much
LIKED = {
    "builder": ("build", "build_free", "recover"),
    "architect": ("stage", "recover"),
    "hoarder": ("sell", "decline"),
}
COLOURS = {"warrior": "RED", "scholar": "GREEN"}


@dataclass(frozen=True)
class ClassicGolden:
    """A game to write down: how it is dealt, and who plays it how."""

    title: str
    seed: int
    players: tuple[str, ...]
    tastes: tuple[str, ...]
    language: str = "en"
    options: dict[str, Any] = field(default_factory=dict)

    def played(self) -> Iterator[tuple[Game, Action | None, list[Event]]]:
        """The game as dealt, then after each action; moves are drawn from the seed."""
        options = {"players": len(self.players), **self.options}
        game = mirabilia.new("classic", seed=self.seed, **options)
        rng = random.Random(self.seed)
        yield game, None, []
        while not game.is_over:
            player = self._who(game, rng)
            liked = tasteful(game.legal(player), self.tastes[player])
            action = liked[rng.randrange(len(liked))]
            yield game, action, game.play(action)

    def _who(self, game: Game, rng: random.Random) -> int:
        """The first who must decide; somebody fickle may decide anew before."""
        deciding = game.to_decide
        for player, taste in enumerate(self.tastes):
            chosen = player not in deciding and bool(game.legal(player))
            if taste == "fickle" and chosen and rng.random() < 0.15:
                return player
        return deciding[0]


def tasteful(legal: Sequence[Action], taste: str) -> Sequence[Action]:
    """The legal actions a player of some taste would think of; only the fickle take back."""

    def likes(action: Action) -> bool:
        document = action.to_dict()
        if taste in LIKED:
            return document["type"] in LIKED[taste]
        if taste not in COLOURS:
            return True
        builds = document["type"] in LIKED["builder"]
        return builds and CARD_BY_NAME[document["card"]].colour.name == COLOURS[taste]

    kept = [a for a in legal if taste == "fickle" or a.to_dict()["type"] != "take_back"]
    return [action for action in kept if likes(action)] or kept


CLASSIC_GAMES = {
    "classic-two-players": ClassicGolden(
        title="two players; the Free City is Halikarnassos, Babylon plays a seventh card",
        seed=24,
        players=("Ada", "Ben"),
        tastes=("architect", "fickle"),
        options={"boards": ["Babylon", "Gizah", "Halikarnassos"], "sides": "B"},
    ),
    "classic-three-players-uk": ClassicGolden(
        title="first edition, in Ukrainian; Halikarnassos finds nothing on the discard pile",
        seed=15,
        players=("Оксана", "Тарас", "Леся"),
        tastes=("builder", "architect", "builder"),
        language="uk",
        options={
            "edition": "first",
            "boards": ["Olympia", "Halikarnassos", "Rhodos"],
            "sides": ["A", "B", "A"],
        },
    ),
    "classic-five-players": ClassicGolden(
        title="second edition with chosen sides; somebody changes a choice",
        seed=21,
        players=("Ada", "Ben", "Cleo", "Dan", "Eve"),
        tastes=("builder", "fickle", "architect", "anything", "hoarder"),
    ),
    "classic-seven-players-ru": ClassicGolden(
        title="second edition, Night sides, all seven boards, in Russian",
        seed=11,
        players=("Вера", "Пётр", "Анна", "Иван", "Ольга", "Илья", "Зоя"),
        tastes=("architect", "architect", "builder", "architect", "scholar", "warrior", "fickle"),
        language="ru",
        options={"sides": "Night"},
    ),
}


def classic_transcript(golden: ClassicGolden) -> str:
    """The whole game: its beginning, turn by turn the choices and what followed, the score pad."""
    lines = [f"7 Wonders: {golden.title}", f"seed {golden.seed}"]
    lines += [
        f"{who} plays as {taste}" for who, taste in zip(golden.players, golden.tastes, strict=True)
    ]
    moment = (0, 0)
    for number, (game, action, events) in enumerate(golden.played()):
        if action is None:
            lines += [f"{option}: {value}" for option, value in game.record()["options"].items()]
            lines += ["", *_boards(golden, game)]
        else:
            who = golden.players[action.player]
            lines.append(f"{number}. {who}: {action.sentence(golden.language)} [{action.number}]")
            lines += [f"   {said}" for said in _sentences(golden, events)]
        now = (int(game.state.age), int(game.state.turn))
        if now != moment and not game.is_over:
            moment = now
            lines += ["", *_turn(golden, game)]
    return "\n".join([*lines, "", *_score_pad(golden, game)]) + "\n"


def _sentences(golden: ClassicGolden, events: list[Event]) -> Iterator[str]:
    for event in events:
        if event.to_dict()["type"] not in UNSAID:
            yield event.sentence(golden.language, golden.players)


def _city(golden: ClassicGolden, city: int) -> str:
    named = city if city < len(golden.players) else "free_city"
    return city_name(golden.language, named, golden.players)


def _boards(golden: ClassicGolden, game: Game) -> Iterator[str]:
    for number, city in enumerate(game.position()["cities"]):
        board = wonder_name(golden.language, city["board"])
        yield f"{_city(golden, number)}: {board} {city['side'] or '?'}"


def _turn(golden: ClassicGolden, game: Game) -> Iterator[str]:
    """The coins and the hands at the beginning of a turn."""
    document = game.position()
    yield f"--- Age {'I' * document['age']}, turn {document['turn']} ---"
    for number, city in enumerate(document["cities"]):
        hands = document["hidden"]["hands"]
        hand = hands[number] if number < len(hands) else []
        cards = ", ".join(card_name(golden.language, card) for card in hand)
        yield f"= {_city(golden, number)} ({city['coins']}): {cards}".rstrip(" :")


def _score_pad(golden: ClassicGolden, game: Game) -> Iterator[str]:
    result = game.result
    assert result is not None
    winners = ", ".join(golden.players[winner] for winner in result.winners)
    yield f"--- {result.victory}: {winners} ---"
    names = [_city(golden, city) for city in range(len(result.score))]
    widths = [max(8, len(name) + 2) for name in names]
    cells = [f"{name:>{width}}" for name, width in zip(names, widths, strict=True)]
    yield f"{'':32}" + "".join(cells)
    for row in result.score[0]:
        label = row if row == "total" else text(golden.language, f"classic-category-{row}")
        cells = [
            f"{column[row]:{width}}" for column, width in zip(result.score, widths, strict=True)
        ]
        yield f"{label:32}" + "".join(cells)
