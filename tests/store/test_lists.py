"""Lists of tables, and what else is kept of them."""

import pytest

from mirabilia.store import Kept
from mirabilia.store.store import PAGE, Page
from support.stores import OVER, PLAYING, WAITING, opened, saying, seat, set_up
from support.stories import story


def names(page: Page) -> list[str]:
    """Which tables a list has."""
    return [table["id"] for table in page.tables]


# For everybody


@story
async def test_the_lobby_lists_public_tables_that_wait(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "waits", visibility="public")
        await set_up(store, "by link", visibility="link")
        await set_up(store, "plays", visibility="public", kept=PLAYING)
        await set_up(store, "is over", visibility="public", kept=OVER)
        assert names(await store.open_tables()) == ["waits"]


@story
async def test_public_games_that_may_be_watched_are_listed(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "waits", visibility="public")
        await set_up(store, "plays", visibility="public", kept=PLAYING)
        await set_up(store, "late", visibility="public", spectators="delayed", kept=PLAYING)
        await set_up(store, "closed", visibility="public", spectators="none", kept=PLAYING)
        await set_up(store, "by link", visibility="link", kept=PLAYING)
        assert sorted(names(await store.live_tables())) == ["late", "plays"]


@story
async def test_a_table_is_listed_with_its_seats_and_setup(database: str) -> None:
    seats = [seat(0, "anna", name="Анна"), seat(1, bot="builder", name="builder")]
    async with opened(database) as store:
        await set_up(store, "b", visibility="public", seats=seats, options={"pantheon": True})
        await set_up(store, "a", visibility="public")
        listed = {table["id"]: table for table in (await store.open_tables()).tables}
        assert [row["name"] for row in listed["b"]["seats"]] == ["Анна", "builder"]
        assert [row["bot"] for row in listed["b"]["seats"]] == [None, "builder"]
        assert [row["holder"] for row in listed["a"]["seats"]] == [None, None]
        assert listed["b"]["setup"]["options"]["pantheon"] is True
        assert (listed["b"]["host"], listed["b"]["opened_at"]) == ("anna", 1_000)


@story
async def test_the_last_changed_table_comes_first(database: str) -> None:
    async with opened(database) as store:
        for name in ("first", "second", "third"):
            await set_up(store, name, visibility="public", kept=PLAYING)
        for at, name in enumerate(("second", "third", "first")):
            await store.append(saying(name, 1, "a", at=5_000 + at))
        assert names(await store.live_tables()) == ["first", "third", "second"]


# For somebody


@story
async def test_somebodys_games_are_those_where_they_sit(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "sits", kept=PLAYING, seats=[seat(0, "anna"), seat(1, "borys")])
        await set_up(store, "others", kept=PLAYING, seats=[seat(0, "borys"), seat(1, "vira")])
        assert names(await store.tables_of({"anna"}, over=False)) == ["sits"]
        assert names(await store.tables_of({"vira"}, over=False)) == ["others"]
        assert sorted(names(await store.tables_of({"borys"}, over=False))) == ["others", "sits"]
        assert names(await store.tables_of({"nobody"}, over=False)) == []


@story
async def test_a_host_finds_a_table_where_they_do_not_sit_until_it_begins(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, host="anna", kept=WAITING)
        assert names(await store.tables_of({"anna"}, over=False)) == ["table"]
        both = [seat(0, "borys"), seat(1, "vira")]
        await store.append(saying("table", 1, "a", seats=both, kept=PLAYING))
        assert names(await store.tables_of({"anna"}, over=False)) == []


@story
async def test_who_gave_up_finds_the_game_in_their_history_only(database: str) -> None:
    gone = [seat(0, "anna", gave_up=True, bot="architect"), seat(1, "borys"), seat(2, "vira")]
    async with opened(database) as store:
        await set_up(store, kept=PLAYING, host="vira", seats=gone)
        assert names(await store.tables_of({"anna"}, over=False)) == []
        assert names(await store.tables_of({"borys"}, over=False)) == ["table"]
        await store.append(saying("table", 1, "a", kept=OVER))
        assert names(await store.tables_of({"anna"}, over=True)) == ["table"]
        assert names(await store.tables_of({"borys"}, over=False)) == []


@story
async def test_a_person_with_several_names_has_the_tables_of_all(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "as guest", kept=PLAYING, seats=[seat(0, "guest"), seat(1)])
        await set_up(store, "as account", kept=PLAYING, seats=[seat(0), seat(1, "account")])
        mine = await store.tables_of(frozenset({"guest", "account"}), over=False)
        assert sorted(names(mine)) == ["as account", "as guest"]


@story
async def test_a_history_is_read_page_by_page(database: str) -> None:
    count = PAGE + 5
    async with opened(database) as store:
        for number in range(count):
            seats = [seat(0, "anna"), seat(1, "borys")]
            await set_up(store, str(number), kept=OVER, seats=seats, at=1_000 + number)
        first = await store.tables_of({"anna"}, over=True)
        assert names(first) == [str(number) for number in reversed(range(5, count))]
        rest = await store.tables_of({"anna"}, over=True, before=first.before)
        assert names(rest) == ["4", "3", "2", "1", "0"]
        assert rest.before is None


@pytest.mark.parametrize("status", ["waiting", "playing"])
@story
async def test_lists_for_everybody_are_read_page_by_page(
    database: str, monkeypatch: pytest.MonkeyPatch, status: str
) -> None:
    monkeypatch.setattr("mirabilia.store.store.PAGE", 2)
    async with opened(database) as store:
        for name, at in (("e", 1), ("d", 2), ("b", 3), ("a", 3), ("c", 3), ("f", 4)):
            await set_up(store, name, visibility="public", at=at, kept=Kept(status, [], None))
        show = store.open_tables if status == "waiting" else store.live_tables

        first = await show()
        second = await show(first.before)

        assert (names(first), first.before) == (["f", "a", "b", "c"], 3)  # of one millisecond
        assert (names(second), second.before) == (["d", "e"], None)


@story
async def test_how_much_somebody_has_seen(database: str) -> None:
    async def seen(*people: str) -> int:
        [table] = (await store.tables_of(people, over=False)).tables
        return int(table["seen"])

    async with opened(database) as store:
        await set_up(store, kept=PLAYING, seats=[seat(0, "anna"), seat(1, "guest")])
        assert await seen("anna") == 0
        await store.saw("table", ["anna"], 7)
        await store.saw("table", ["anna"], 3)  # another tab, further behind
        assert await seen("anna") == 7
        assert await seen("guest") == 0
        await store.saw("table", ["guest", "anna"], 9)
        assert (await seen("anna"), await seen("guest")) == (9, 9)
        await store.saw("table", ["guest"], 12)
        assert await seen("anna", "guest") == 12


@story
async def test_only_tables_that_are_not_over_count_as_open(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "waits", host="anna")
        await set_up(store, "plays", host="guest", kept=PLAYING)
        await set_up(store, "is over", host="anna", kept=OVER)
        await set_up(store, "of others", host="borys", seats=[seat(0, "anna"), seat(1)])
        assert await store.count_open({"anna"}) == 1
        assert await store.count_open({"anna", "guest"}) == 2
        assert await store.count_open({"nobody"}) == 0


@story
async def test_results_are_those_of_finished_games_with_all_their_seats(database: str) -> None:
    won = [seat(0, "anna", share=1.0, points=61), seat(1, "borys", share=0.0, points=40)]
    async with opened(database) as store:
        await set_up(store, "won", kept=OVER, seats=won)
        await set_up(store, "plays", kept=PLAYING, seats=[seat(0, "anna"), seat(1, "borys")])
        await set_up(store, "others", kept=OVER, seats=[seat(0, "borys"), seat(1, "vira")])
        found = await store.results_of({"anna"})
        assert [(row["id"], row["holder"], row["share"], row["points"]) for row in found] == [
            ("won", "anna", 1.0, 61),
            ("won", "borys", 0.0, 40),
        ]


# Seats' secrets and analyses


@story
async def test_a_seats_secret_is_good_for_its_table_only(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "here")
        await set_up(store, "there")
        await store.add_token("digest", "here", "anna")
        assert await store.holder_of("digest", "here") == "anna"
        assert await store.holder_of("digest", "there") is None
        assert await store.holder_of("another", "here") is None


@story
async def test_an_analysis_is_made_once(database: str) -> None:
    first = {"moves": [{"доля": 0.5}], "advisor": "search"}
    async with opened(database) as store:
        await set_up(store, kept=OVER)
        assert await store.analysis("table") is None
        await store.keep_analysis("table", first, 5_000)
        await store.keep_analysis("table", {"moves": []}, 6_000)
        assert await store.analysis("table") == first


# What servers owe


@pytest.mark.parametrize(
    ("due_at", "kept_until", "is_due"),
    [
        (None, 0, False),
        (5_000, 0, True),
        (5_001, 0, False),
        (5_000, 5_000, False),
        (1, 4_999, True),
    ],
)
@story
async def test_a_table_is_due_when_its_time_has_come_and_nobody_is_at_it(
    database: str, due_at: int | None, kept_until: int, is_due: bool
) -> None:
    async with opened(database) as store:
        await set_up(store, kept=Kept("playing", [0], due_at, "somebody", kept_until))
        assert await store.due(5_000) == (["table"] if is_due else [])


@story
async def test_what_is_due_longest_comes_first(database: str) -> None:
    async with opened(database) as store:
        for name, due_at in (("late", 3_000), ("first", 1_000), ("second", 2_000)):
            await set_up(store, name, kept=Kept("playing", [0], due_at))
        assert await store.due(5_000) == ["first", "second", "late"]


@story
async def test_clocks_run_where_something_will_be_due(database: str) -> None:
    async with opened(database) as store:
        await set_up(store, "runs", kept=Kept("playing", [0], 9_000))
        await set_up(store, "stands", kept=PLAYING)
        await set_up(store, "waits", kept=Kept("waiting", [], 9_000))
        assert await store.running_clocks() == ["runs"]
