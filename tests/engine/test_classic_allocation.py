"""No compiled rule of 7 Wonders allocates memory: what allocates cannot run on a GPU."""

import json
from pathlib import Path

from support.programs import run_python


def test_no_rule_allocates(tmp_path: Path) -> None:
    """All rules are compiled anew, since only then their LLVM code can be looked at."""
    printed = run_python("-m", "support.classic_allocations", MIRABILIA_CACHE_DIR=str(tmp_path))
    report = json.loads(printed)
    assert report["allocating"] == {}
    assert set(report["rules"]) - set(report["compiled"]) == set()
    looked_at = {*report["compiled"]}
    assert {"legal", "apply", "deal", "conceal", "determinize", "play_batch"} <= looked_at
    assert {"pass_hands", "resolve_conflicts", "recover"} <= {*report["merged"]}
    assert len(report["rules"]) > 40
    assert all(report["wasteful"]), "the check must notice what does allocate"
