"""Secrets stay secret: what a seat or a spectator is told depends on nothing hidden from them."""

import asyncio
import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from mirabilia.classic import actions
from mirabilia.classic import components as classic
from mirabilia.classic.state import GONE
from mirabilia.classic.vocabulary import Phase
from mirabilia.duel import components as duel
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.engine.record import copy_record
from mirabilia.game import Game
from mirabilia.notation.games import notation
from mirabilia.server import telling
from mirabilia.table import Table
from support import servers
from support.servers import serving
from support.tables import play, playing

KINDS: dict[str, dict[str, Any]] = {
    "Duel": {"game": "duel"},
    "Pantheon": {"game": "duel", "options": {"pantheon": True}},
    "7 Wonders for two": {"game": "classic", "options": {"players": 2, "edition": "first"}},
    "7 Wonders for three": {"game": "classic", "options": {"players": 3}},
    "7 Wonders for five": {"game": "classic", "options": {"players": 5, "edition": "first"}},
    "7 Wonders for seven": {"game": "classic", "options": {"players": 7}},
}
SEEDS = (3, 4)
WORLDS = 2
NAMES = {each.name for each in (*classic.CARDS, *duel.CARDS, *duel.WONDERS, *GOD_CARDS)}
SPECTATOR: tuple[int, ...] = ()


def told(table: Table, viewer: tuple[int, ...]) -> bytes:
    """All that somebody would be sent who connects now."""
    return orjson.dumps(telling.told(table, viewer, since=0, language="en", now=0, facts=True))


def in_another_world(table: Table, viewer: tuple[int, ...], seed: int) -> Table:
    """The same table, where what a viewer cannot know is drawn anew."""
    assert table.game is not None
    twin = copy.copy(table)
    twin.game = copy.copy(table.game)
    state = table.game.state
    # A spectator knows less than any player: all that a player cannot know is hidden there too.
    who = viewer[0] if viewer else seed % len(table.seats)
    notation(table.game.name).rules.determinize(state, who, seed)
    if table.game.name == "classic":
        _choose_otherwise(state, table.game.state, who)
    twin.game._state = state
    return twin


def _choose_otherwise(state: Any, real: Any, viewer: int) -> None:
    """Who has chosen is seen, and not part of a drawn world; what they have chosen is not."""
    state.awaited = real.awaited
    for city in range(int(state.cities)):
        state.commitments[city] = real.commitments[city]
        if city < state.players and city != viewer and real.commitments[city] != GONE:
            side = real.phase == Phase.SIDES
            sold = actions.SELL + int(state.hands[city, 0])
            state.commitments[city] = actions.SIDE + 1 if side else sold


def viewers(table: Table) -> list[tuple[int, ...]]:
    return [*((seat,) for seat in range(len(table.seats))), SPECTATOR]


def walk(kind: str, seed: int) -> Iterator[Table]:
    """A random game, before each of its actions."""
    table = playing(**KINDS[kind], seed=seed)
    chance = random.Random(seed)
    while table.status == "playing":
        yield table
        assert table.game is not None
        seat = chance.choice(table.to_decide)
        play(table, seat, number=chance.randrange(len(table.game.legal(seat))))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_viewer_is_told_the_same_whatever_is_hidden(kind: str, seed: int) -> None:
    changed = 0
    for number, table in enumerate(walk(kind, seed)):
        assert table.game is not None
        for viewer in viewers(table):
            real = told(table, viewer)
            for world in range(WORLDS):
                twin = in_another_world(table, viewer, 1000 * number + world)
                assert twin.game is not None
                changed += twin.game.state.tobytes() != table.game.state.tobytes()
                assert told(twin, viewer) == real
    assert changed > 50  # the other worlds were other worlds


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_tells_no_more_than_what_is_seen_afterwards(kind: str) -> None:
    """In two worlds that look alike before an action and after it, the events are alike too."""
    compared = 0
    for number, table in enumerate(walk(kind, seed=6)):
        assert table.game is not None
        seat = table.to_decide[0]
        action = table.game.legal(seat)[0].number
        for viewer in viewers(table):
            twin = in_another_world(table, viewer, number)
            assert twin.game is not None
            real, other = _tried(table.game, seat, action), _tried(twin.game, seat, action)
            if real is None or other is None:
                continue  # what only the actor may do cannot be done in every world
            who = viewer[0] if viewer else notation(table.game.name).rules.players
            if _seen(real[0], who, table.game.name) == _seen(other[0], who, table.game.name):
                compared += 1
                assert real[1] == other[1]
    assert compared > 50


def _tried(game: Game, seat: int, action: int) -> tuple[Any, list[dict[str, Any]]] | None:
    trial = copy.copy(game)
    trial._state, trial._past, trial._events = copy_record(game.state), [], []
    trial._record = copy.deepcopy(game._record)
    try:
        events = trial.play(action, seat)
    except ValueError:
        return None
    return trial.state, [event.to_dict() for event in events]


def _seen(state: Any, viewer: int, game: str) -> bytes:
    notation(game).rules.conceal(state, viewer)
    return bytes(state.tobytes())


@pytest.mark.parametrize("kind", KINDS)
def test_no_message_names_a_hidden_card_the_seed_or_a_secret(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "games.sqlite") as server:
            setup = dict(KINDS[kind])
            table = await servers.Table.opened(server, setup.pop("game"), **setup)
            raw = await _whole_game(table)
            room = await server.hub.room(table.id)
        entries = room.table.entries
        opening = room.table.opening
        assert opening is not None
        secrets = [str(opening[0]), opening[1], *table.tokens.values()]
        checked = 0
        for messages in raw:
            for place, text in enumerate(messages):
                message = orjson.loads(text)
                if message["type"] not in ("welcome", "update") or message["status"] == "over":
                    assert not any(token in text for token in table.tokens.values())
                    continue
                assert not any(secret in text for secret in secrets)
                if message["status"] == "playing" and place % 4 == 0:
                    hidden = _hidden_names(Table(entries[: message["number"]]), message)
                    checked += len(hidden)
                    shown = orjson.dumps(_without_chains(message)).decode()
                    assert not [name for name in hidden if f'"{name}"' in shown]
        assert checked > 100

    asyncio.run(story())


async def _whole_game(table: servers.Table) -> list[list[str]]:
    """Play at random with all seats and a spectator connected; the messages of each."""
    chance = random.Random(1)

    async def seat(number: int) -> list[str]:
        async with table.seat(number, facts=True) as player:
            while await player.turn(number):
                await player.play(number, chance.randrange(100))
            return player.raw

    async def watch() -> list[str]:
        async with table.seat(None, facts=True) as spectator:
            await spectator.table(lambda now: now["status"] == "over")
            return spectator.raw

    return list(await asyncio.gather(*(seat(number) for number in table.tokens), watch()))


def _without_chains(message: dict[str, Any]) -> dict[str, Any]:
    """A message without the facts that name cards wherever they are: what each chain opens."""
    for facts in (message["facts"], *(view["facts"] for view in message["views"])):
        for city in facts["cities"] if facts else []:
            del city["chains"]
    return message


def _hidden_names(table: Table, message: dict[str, Any]) -> set[str]:
    """Names in the hidden part of the position that the viewer has not got to see.

    That is neither in their position nor in their question: who draws gods may choose among them.
    """
    assert table.game is not None
    view = message["views"][0] if message["views"] else None
    seen = [view["position"], view["question"]] if view else message["position"]
    told = [event["document"] for entry in message["log"] for event in entry.get("events", [])]
    shown = {event["god"] for event in told if event["type"] == "god_revealed"}  # to everybody
    return set(_texts(table.game.position()["hidden"])) & NAMES - set(_texts(seen)) - shown


def _texts(document: Any) -> Iterator[str]:
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        for value in document.values():
            yield from _texts(value)
    elif isinstance(document, list):
        for value in document:
            yield from _texts(value)
