"""What commands share: compilation shown as progress, JSON output, errors without a traceback."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

PANTHEON_HELP = "With the expansion of Duel."
Pantheon = Annotated[bool, typer.Option("--pantheon", help=PANTHEON_HELP)]
Rulings = Annotated[str, typer.Option(help="Preset of rulings.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print a JSON document.")]


def expansions(pantheon: bool) -> dict[str, Any]:
    """Options for the expansions asked for; a game that lacks one refuses it by name."""
    return {"pantheon": True} if pantheon else {}


def chosen_options(game: str | None, options: dict[str, Any]) -> dict[str, Any]:
    """Options by which games are chosen, with the values that are stored.

    Without a game they are those of whichever game has them all.
    """
    from mirabilia.notation.games import GAMES, notation

    known = [game] if game is not None else [name for name in GAMES if _has(name, options)]
    if not known:
        raise ValueError(f"no game has all of these options: {', '.join(options)}")
    resolved = vars(notation(known[0]).rules.options(**options))
    return {name: resolved[name] for name in options}


def _has(game: str, options: dict[str, Any]) -> bool:
    from mirabilia.notation.games import notation

    return options.keys() <= vars(notation(game).rules.options()).keys()


def print_json(document: Any) -> None:
    """One JSON document on standard output."""
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def read_json(file: Path) -> Any:
    """The JSON document in a file."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise fail(f"{file}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise fail(f"{file}: this is no JSON document: {error}") from error


def fail(problem: object) -> typer.Exit:
    """Say what is wrong on standard error; raise what this returns."""
    typer.echo(f"mirabilia: {problem}", err=True)
    return typer.Exit(2)


@contextmanager
def compiling() -> Iterator[None]:
    """Show a progress bar while rules compile for the first time; nothing when they are cached."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from mirabilia.engine.rule import RULES, watch_compilation

    progress = Progress(
        TextColumn("Preparing the rules (first start only)"),
        BarColumn(),
        TextColumn("{task.fields[rule]}"),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    started = False
    task = progress.add_task("rules", rule="")

    def report(name: str) -> None:
        nonlocal started
        if not started:
            progress.start()
            started = True
        # Most rules compile twice, with and without an event log.
        progress.update(task, total=2 * len(RULES), advance=1, rule=name.replace("_", " "))

    try:
        with watch_compilation(report):
            yield
    finally:
        if started:
            progress.stop()
