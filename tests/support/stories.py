"""What tests of the server share: tests told as stories, people with browsers, and short games."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx

from support.servers import PATIENCE, Player, Server, connected


def story(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that waits for others, but not forever."""

    @functools.wraps(test)
    def told(*arguments: Any, **fixtures: Any) -> None:
        async def in_time() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                await test(*arguments, **fixtures)

        asyncio.run(in_time())

    return told


# People and their browsers


async def opens(
    client: httpx.AsyncClient, game: str = "duel", *, sits: tuple[int, ...] = (0,), **setup: Any
) -> dict[str, Any]:
    """Somebody sets up a table and sits down there: its name, their seats and their secret."""
    join = [{"seat": seat, "name": f"Host {seat}"} for seat in sits]
    answer = await client.post("/api/tables", json={"setup": {"game": game, **setup}, "join": join})
    assert answer.status_code == 201, answer.text
    document: dict[str, Any] = answer.json()
    return document


async def joins(
    client: httpx.AsyncClient, table: str, seat: int = 1, name: str = "Guest", **more: Any
) -> dict[str, Any]:
    """Somebody sits down: the same."""
    answer = await client.post(
        f"/api/tables/{table}/join", json={"seat": seat, "name": name}, **more
    )
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    return document


def bearer(token: str) -> dict[str, dict[str, str]]:
    """The headers of somebody who has the secret of a seat."""
    return {"headers": {"Authorization": f"Bearer {token}"}}


@asynccontextmanager
async def browser(
    server: Server, client: httpx.AsyncClient, table: str, **hello: Any
) -> AsyncIterator[Player]:
    """The connection of somebody's page to a table: known by the cookie alone."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"Cookie": cookie} if cookie else {}
    async with connected(server.url, table, additional_headers=headers) as channel:
        player = Player(channel)
        await player.send({"type": "hello", **hello})
        yield player


async def shown(client: httpx.AsyncClient, show: str) -> list[dict[str, Any]]:
    """A list of tables."""
    answer = await client.get("/api/tables", params={"show": show})
    assert answer.status_code == 200, answer.text
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an answer that says what is wrong."""
    document = answer.json()
    assert document.keys() == {"error"}
    assert document["error"].keys() == {"code", "message"}
    assert document["error"]["message"]
    return answer.status_code, document["error"]["code"]


# Tables


async def journal(server: Server, table: str) -> list[dict[str, Any]]:
    """All that was kept of a table."""
    return await server.hub.store.journal(table)


async def until(holds: Callable[[], Awaitable[Any]]) -> Any:
    """Wait until something holds; what it is."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await holds()):
            await asyncio.sleep(0.02)
    return found


async def over(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """A table as soon as its game is over."""

    async def ended() -> Any:
        now = (await client.get(f"/api/tables/{table}")).json()
        return now if now["status"] == "over" else None

    found: dict[str, Any] = await until(ended)
    return found


async def abreast(player: Player, number: int) -> dict[str, Any]:
    """The table as soon as a client has heard of so many entries."""
    return await player.table(lambda now: now["number"] >= number)


async def act(players: Mapping[int, Player], choice: int = 0) -> dict[str, Any]:
    """Whoever of these must decide takes a legal action; the acknowledgement."""
    for player in players.values():
        await player.table()
    ahead = max(players.values(), key=lambda player: player.now["number"])
    now = await ahead.table(lambda now: not players.keys().isdisjoint(now["to_decide"]))
    seat = next(seat for seat in now["to_decide"] if seat in players)
    await abreast(players[seat], now["number"])
    answer = await players[seat].play(seat, choice)
    assert answer["type"] == "ack", answer
    await abreast(players[seat], answer["number"])
    return answer
