"""Compare the speed of base Duel here with an earlier revision, in one run.

Both are timed in turn, in processes of their own, on one core; each figure is the best round's.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

_ROUND = """
import sys, time
from mirabilia.engine.batch import blank_states, deal_all, seeds_from, simulate
from mirabilia.duel.rules import DUEL

def play(first, games):
    states = blank_states(DUEL, DUEL.options(), games)
    begun = time.perf_counter()
    deal_all(DUEL, states, seeds_from(first, games), 1)
    simulate(DUEL, states, threads=1)
    return games / (time.perf_counter() - begun)

play(0, 1)
print(max(play(number * {games}, {games}) for number in range(2)))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", help="what to compare with, such as a commit or a tag")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=60_000, help="in each half of a round")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run(
            [*git, "add", "--quiet", "--detach", earlier, arguments.revision], check=True
        )
        try:
            before = now = 0.0
            for _ in range(arguments.rounds):
                before = max(before, measure(earlier, arguments.games))
                now = max(now, measure(ROOT, arguments.games))
        finally:
            subprocess.run([*git, "remove", "--force", earlier], check=True)
    figures = {
        "revision": arguments.revision,
        "games_per_second_before": round(before, 1),
        "games_per_second_now": round(now, 1),
        "speed_ratio": round(now / before, 3),
    }
    print(json.dumps(figures, indent=2))


def measure(checkout: Path, games: int) -> float:
    """Games a second of a checkout in a fresh process."""
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    program = [sys.executable, "-c", _ROUND.format(games=games)]
    run = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    return float(run.stdout)


if __name__ == "__main__":
    main()
