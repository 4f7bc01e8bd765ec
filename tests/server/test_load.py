"""The load of `mirabilia bench server`, in small: what it says happened, happened."""

from pathlib import Path

import pytest

from mirabilia.server.load import Load, bench_server
from mirabilia.store import StoreError


def test_every_move_is_acknowledged_and_in_its_journal(tmp_path: Path) -> None:
    figures = bench_server(Load(tables=4, rate=20, seconds=2), tmp_path)

    assert (figures["tables"], figures["sockets"]) == (4, 8)
    assert figures["moves"] + figures["without_a_turn"] == 40
    assert figures["moves_in_journals"] == figures["moves"] > 0
    assert (figures["errors"], figures["unanswered"]) == (0, 0)
    assert figures["ack_ms_p50"] <= figures["ack_ms_p99"] <= figures["ack_ms_max"]


def test_several_servers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="several servers need PostgreSQL"):
        bench_server(Load(servers=2), tmp_path)
