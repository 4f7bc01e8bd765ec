"""Playing over a WebSocket: moves, questions, acknowledgements."""

import asyncio
from pathlib import Path

from support.servers import Table, serving


def test_two_people_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "games.sqlite") as server:
            table = await Table.opened(server)
            async with table.seat(0) as anna, table.seat(1) as borys:
                players = (anna, borys)

                async def play(seat: int) -> None:
                    while await players[seat].turn(seat):
                        answer = await players[seat].play(seat)
                        assert answer["type"] == "ack"

                await asyncio.gather(play(0), play(1))
            assert anna.now["ending"] == borys.now["ending"]
            assert anna.now["ending"]["winners"]

    asyncio.run(story())
