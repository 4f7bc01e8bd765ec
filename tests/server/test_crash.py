"""A server killed in the middle of play; `make crash` does it a hundred times."""

import asyncio

import pytest

from support.crashes import Crashes, database


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_or_doubled_when_a_server_is_killed(kind: str) -> None:
    with database(kind) as place:
        outcome = asyncio.run(Crashes(place, tables=6, seed=3).run(2))

    assert outcome.problems == []
    assert outcome.kills == 2
    assert outcome.acknowledged >= 12  # a move at each table before each kill
