"""Break the rules of a game at random and see whether the tests notice.

Each mutant is one small change in a copy of the package: a comparison flipped, a whole number
off by one, a statement of a rule left out, max and min exchanged, a number or letter of a table
changed. The quick interpreted tests run on it; a mutant that passes them all survives.
"""

import argparse
import ast
import csv
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parents[1]
GAMES = {"duel": "[dp]*", "classic": "classic*"}
"""Each game's package, and how the names of its test files begin (Pantheon belongs to Duel)."""
SUITE = ("tests/data", "tests/rulebook", "tests/rules")
TIMEOUT = 600
# They explain to people, and tests/notation holds their tests; or hold marks like NOWHERE.
NOT_RULES = ("explain.py", "scorepad.py", "state.py")
DECORATORS = ("rule", "inlined_rule", "merged_rule")

FLIPPED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
}
# Only the first failing example matters here, and the same ones each time.
PROFILE = """
settings.register_profile(
    "mutants", deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("mutants")
"""


@dataclass(frozen=True)
class Mutant:
    """One change of one line."""

    kind: str
    file: str
    line: int
    before: str
    after: str

    def apply(self, root: Path) -> None:
        path = root / self.file
        lines = path.read_text("utf-8").splitlines(keepends=True)
        assert lines[self.line - 1].rstrip("\n") == self.before
        lines[self.line - 1] = self.after + "\n"
        path.write_text("".join(lines), "utf-8")

    def restore(self, root: Path) -> None:
        shutil.copyfile(ROOT / self.file, root / self.file)

    def __str__(self) -> str:
        return f"{self.file}:{self.line} ({self.kind})\n  - {self.before}\n  + {self.after}"


@dataclass(frozen=True)
class Verdict:
    """What the tests said about a mutant."""

    mutant: Mutant
    killed: bool
    by: str  # the first test that failed
    seconds: float


# Finding what can be changed


def all_mutants(rng: random.Random, game: str = "duel") -> dict[str, list[Mutant]]:
    """Every mutant there is, by kind; where a change can go two ways, one is drawn."""
    found: dict[str, list[Mutant]] = {}
    package = ROOT / "src" / "mirabilia" / game
    for path in sorted(package.rglob("*.py")):
        if path.name not in NOT_RULES:
            for mutant in code_mutants(path, rng):
                found.setdefault(mutant.kind, []).append(mutant)
    for path in sorted((package / "data").glob("*.csv")):
        for mutant in table_mutants(path, rng):
            found.setdefault(mutant.kind, []).append(mutant)
    return found


def code_mutants(path: Path, rng: random.Random) -> Iterator[Mutant]:
    """Changes in the rules of a file and in its constants."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    file = str(path.relative_to(ROOT))

    def change(kind: str, node: ast.AST, start: int, end: int, text: str) -> Mutant:
        before = lines[node.lineno - 1]
        return Mutant(kind, file, node.lineno, before, before[:start] + text + before[end:])

    for node in mutable_nodes(ast.parse(source)):
        if node.lineno != node.end_lineno:
            continue  # a mutant is a change of one line
        line = lines[node.lineno - 1]
        match node:
            case ast.Compare(ops=[operator]) if type(operator) in FLIPPED:
                old, new = FLIPPED[type(operator)]
                start = line.index(old, node.left.end_col_offset)
                yield change("comparison", node, start, start + len(old), new)
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                text = str(value + rng.choice([-1, 1]))
                yield change("number", node, node.col_offset, node.end_col_offset, text)
            case ast.Call(func=ast.Name(id="max" | "min" as name)):
                text = "min" if name == "max" else "max"
                yield change("max or min", node, node.col_offset, node.col_offset + 3, text)
            case ast.Expr() | ast.AugAssign():
                yield change("statement", node, node.col_offset, node.end_col_offset, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield change("statement", node, node.col_offset, node.end_col_offset, "pass")


def mutable_nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes inside rules, and the numbers of module constants; no docstrings."""
    for part in tree.body:
        match part:
            case ast.FunctionDef(decorator_list=[ast.Name(id=name)]) if name in DECORATORS:
                has_docstring = ast.get_docstring(part) is not None
                for statement in part.body[has_docstring:]:
                    yield from (node for node in ast.walk(statement) if hasattr(node, "lineno"))
            case ast.Assign(value=ast.Constant() as number):
                yield number
            case ast.AnnAssign(value=ast.Constant() as number):
                yield number


def table_mutants(path: Path, rng: random.Random) -> Iterator[Mutant]:
    """One change in each cell that holds a number or resource letters."""
    lines = path.read_text("utf-8").splitlines()
    header = next(csv.reader([lines[0]]))
    for number, line in enumerate(lines[1:], start=2):
        cells = next(csv.reader([line]))
        for column, cell in zip(header, cells, strict=True):
            places = changeable(column, cell)
            if not places:
                continue
            place, letter = rng.choice(places), ""
            if cell[place].isdigit():
                letter = str((int(cell[place]) + rng.choice([1, 9])) % 10)
            else:
                letters = "WSCOGLP" if "cost_resources" in header or "wonder" in header else "WSCGP"
                letter = rng.choice([other for other in letters if other != cell[place]])
            changed = cell[:place] + letter + cell[place + 1 :]
            after = [
                changed if name == column else old for name, old in zip(header, cells, strict=True)
            ]
            yield Mutant("table", str(path.relative_to(ROOT)), number, line, ",".join(after))


def changeable(column: str, cell: str) -> list[int]:
    """Where a cell has a digit or the letter of a resource."""
    if column in ("resources", "cost_resources", "start_resource"):
        return list(range(len(cell)))
    places = [match.start() for match in re.finditer(r"\d", cell)]
    if column == "effect":
        for match in re.finditer(r"(?:produce|produce_own|trade):([WSCOGLP/]+)", cell):
            places += [match.start(1) + n for n, sign in enumerate(match[1]) if sign.isalpha()]
    return places if column != "name" else []


def sample(count: int, rng: random.Random, game: str = "duel") -> list[Mutant]:
    """Mutants of all kinds in turn, none twice."""
    kinds = all_mutants(rng, game)
    for mutants in kinds.values():
        rng.shuffle(mutants)
    turns = zip_longest(*kinds.values())
    return [mutant for turn in turns for mutant in turn if mutant is not None][:count]


# Trying them


def make_copy(folder: Path) -> None:
    """The package and its tests, with settings that stop at the first failing example."""
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md"):
        shutil.copyfile(ROOT / file, folder / file)
    with (folder / "tests" / "conftest.py").open("a", encoding="utf-8") as conftest:
        conftest.write("\nfrom hypothesis import Phase, settings\n" + PROFILE)


def run_suite(folder: Path, game: str) -> tuple[bool, str]:
    """Whether a game's tests pass in a copy, and else the first that does not."""
    environment = os.environ | {
        "MIRABILIA_INTERPRETED": "1",
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",  # the bytecode of one mutant could serve the next
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    # A rule that never ends would outlive a signal inside Hypothesis; a thread ends the process.
    command += ["--timeout=60", "--timeout-method=thread", *suite(folder, game)]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False, "no end in sight"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return done.returncode == 0, failed[1] if failed else "no end in sight"


def suite(folder: Path, game: str) -> list[str]:
    """The test files of a game."""
    pattern = f"test_{GAMES[game]}.py"
    return [
        str(path.relative_to(folder))
        for part in SUITE
        for path in sorted((folder / part).glob(pattern))
    ]


def try_all(
    mutants: list[Mutant], jobs: int, report: Callable[[Verdict], None], game: str = "duel"
) -> tuple[list[Verdict], str]:
    """The verdict on each mutant, or an error if the tests fail without any."""
    copies: Queue[Path] = Queue()

    def judge(mutant: Mutant) -> Verdict:
        folder = copies.get()
        begun = time.perf_counter()
        try:
            mutant.apply(folder)
            passed, by = run_suite(folder, game)
        finally:
            mutant.restore(folder)
            copies.put(folder)
        verdict = Verdict(mutant, not passed, by, round(time.perf_counter() - begun, 1))
        report(verdict)
        return verdict

    with tempfile.TemporaryDirectory() as temporary:
        for number in range(jobs):
            folder = Path(temporary) / str(number)
            folder.mkdir()
            make_copy(folder)
            copies.put(folder)
        passed, by = run_suite(folder, game)
        if not passed:
            return [], f"the tests fail without any mutant: {by}"
        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(judge, mutants)), ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=GAMES, default="duel", help="whose rules (duel)")
    parser.add_argument("--count", type=int, default=60, help="how many mutants (60)")
    parser.add_argument("--seed", type=int, default=0, help="which ones (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    chosen = parser.parse_args()

    def report(verdict: Verdict) -> None:
        word = "killed" if verdict.killed else "SURVIVED"
        by = f"\n  by {verdict.by}" if verdict.killed else ""
        print(f"{word} in {verdict.seconds} s: {verdict.mutant}{by}", file=sys.stderr)

    mutants = sample(chosen.count, random.Random(chosen.seed), chosen.game)
    verdicts, problem = try_all(mutants, chosen.jobs, report, chosen.game)
    if problem:
        sys.exit(problem)
    survivors = [verdict.mutant for verdict in verdicts if not verdict.killed]
    killed = len(verdicts) - len(survivors)
    if chosen.json:
        summary = {"seed": chosen.seed, "mutants": len(verdicts), "killed": killed}
        summary["score"] = round(killed / max(1, len(verdicts)), 3)
        summary["survivors"] = [asdict(mutant) for mutant in survivors]
        print(json.dumps(summary, indent=2, ensure_ascii=False))
        return
    print(f"{killed} of {len(verdicts)} mutants killed")
    for mutant in survivors:
        print(f"survived: {mutant}")


if __name__ == "__main__":
    main()
