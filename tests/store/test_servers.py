"""Servers that share a database: who does what a table is owed, and who is still there."""

import asyncio

import pytest

from mirabilia.store import Kept
from mirabilia.store.store import OUT_OF_REACH_MS
from support.stores import PLAYING, another, opened, saying, set_up
from support.stories import story

NOW = 100_000
LEASE = 15_000


@story
async def test_what_a_table_is_owed_is_taken_on_by_one_server(database: str) -> None:
    async with opened(database) as here:
        there = another(here)
        assert here.origin != there.origin
        await set_up(here, kept=Kept("playing", [0], NOW))
        assert await here.claim("table", NOW, NOW + LEASE)
        assert not await there.claim("table", NOW, NOW + LEASE)
        assert await there.due(NOW + LEASE) == []


@story
async def test_of_two_claims_at_once_one_is_granted(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        for number in range(20):
            await set_up(here, str(number), kept=Kept("playing", [0], NOW))
            granted = await asyncio.gather(
                *(store.claim(str(number), NOW, NOW + LEASE) for store in (here, there))
            )
            assert sorted(granted) == [False, True]


@story
async def test_a_lease_that_has_run_out_may_be_taken_over(database: str) -> None:
    async with opened(database) as here:
        there = another(here)
        await set_up(here, kept=Kept("playing", [0], NOW, here.origin, NOW + LEASE))
        late = NOW + LEASE
        assert not await there.claim("table", late, late + LEASE)
        assert await there.due(late + 1) == ["table"]
        assert await there.claim("table", late + 1, late + 1 + LEASE)
        assert not await here.claim("table", late + 2, late + 2 + LEASE)


@story
async def test_who_has_a_lease_may_prolong_it(database: str) -> None:
    async with opened(database) as here:
        await set_up(here, kept=Kept("playing", [0], NOW))
        assert await here.claim("table", NOW, NOW + LEASE)
        assert await here.claim("table", NOW + 1, NOW + 1 + LEASE)
        assert not await another(here).claim("table", NOW + LEASE + 1, NOW + 2 * LEASE)


@story
async def test_nothing_can_be_taken_on_at_no_table(database: str) -> None:
    async with opened(database) as here:
        assert not await here.claim("no such table", NOW, NOW + LEASE)


@story
async def test_a_change_of_the_table_ends_a_lease(database: str) -> None:
    async with opened(database) as here:
        there = another(here)
        await set_up(here, kept=Kept("playing", [0], NOW))
        assert await here.claim("table", NOW, NOW + LEASE)
        await here.append(saying("table", 1, "a", kept=Kept("playing", [1], NOW + 50)))
        assert await there.due(NOW + 50) == ["table"]
        await here.append(saying("table", 2, "b", kept=PLAYING))
        assert await there.due(NOW + 10 * LEASE) == []


@story
async def test_a_server_that_stops_leaves_its_tables_to_others_at_once(database: str) -> None:
    async with opened(database) as here:
        there = another(here)
        for name, keeper in (("its own", here.origin), ("of others", there.origin)):
            await set_up(here, name, kept=Kept("playing", [0], NOW, keeper, NOW + LEASE))
        await here.begin(NOW)
        await another(here).begin(NOW)
        for name, keeper in (("its own", here), ("of others", there)):
            assert await keeper.claim(name, NOW, NOW + LEASE)
        await here.end()
        assert await there.due(NOW + 1) == ["its own"]


# Whether tables were out of reach


@story
async def test_the_first_server_finds_tables_that_were_out_of_reach(database: str) -> None:
    async with opened(database) as here:
        await set_up(here, kept=Kept("playing", [0], NOW, "long gone", NOW + LEASE))
        assert await here.begin(NOW)
        assert await here.due(NOW) == ["table"]  # nobody is at it, whatever the lease says


@story
async def test_a_further_server_finds_them_served(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        assert await here.begin(NOW)
        await set_up(here, kept=Kept("playing", [0], NOW, here.origin, NOW + LEASE))
        assert not await there.begin(NOW + OUT_OF_REACH_MS - 1)
        assert await there.due(NOW + 1) == []


@pytest.mark.parametrize("with_notice", [True, False])
@story
async def test_after_the_last_server_they_were_out_of_reach(
    postgresql: str, with_notice: bool
) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await here.begin(NOW)
        if with_notice:
            await here.end()
        assert await there.begin(NOW + (1 if with_notice else OUT_OF_REACH_MS))


@story
async def test_a_heartbeat_keeps_a_server_known(postgresql: str) -> None:
    async with opened(postgresql) as here, opened(postgresql) as there:
        await here.begin(NOW)
        assert await here.heartbeat(NOW + 9_000) == []
        assert not await there.begin(NOW + 15_000)


@story
async def test_servers_that_stopped_without_notice_are_found_out(database: str) -> None:
    async with opened(database) as here:
        crashed, stopped, alive = another(here), another(here), another(here)
        for store in (here, crashed, stopped, alive):
            await store.begin(NOW)
        await stopped.end()
        assert await here.heartbeat(NOW + OUT_OF_REACH_MS) == []
        await alive.heartbeat(NOW + OUT_OF_REACH_MS)
        assert await here.heartbeat(NOW + OUT_OF_REACH_MS + 1) == [crashed.origin]


@story
async def test_after_an_outage_nobody_is_taken_for_stopped(database: str) -> None:
    """Nobody could tell that they run; whoever does will, in a moment."""
    async with opened(database) as here:
        there = another(here)
        for store in (here, there):
            await store.begin(NOW)
        back = NOW + 60_000
        assert await here.heartbeat(back) == []
        assert await here.heartbeat(back + 3_000) == [there.origin]
        await there.heartbeat(back + 3_000)
        assert await here.heartbeat(back + 6_000) == []
