"""`mirabilia perft`: count the action sequences from a position."""

import time
from pathlib import Path
from typing import Annotated

import typer

from mirabilia.cli.classic_options import Boards, Edition, Players, Sides, given
from mirabilia.cli.common import (
    AsJson,
    Pantheon,
    Rulings,
    compiling,
    expansions,
    fail,
    print_json,
    read_json,
)


def command(
    game: Annotated[str, typer.Argument(help="The game: duel or classic.")] = "duel",
    depth: Annotated[int, typer.Option(min=0, help="Length of the sequences.")] = 4,
    seed: Annotated[int, typer.Option(help="Seed of the deal to start from.")] = 0,
    rulings: Rulings = "rulebook",
    pantheon: Pantheon = False,
    players: Players = None,
    edition: Edition = None,
    boards: Boards = None,
    sides: Sides = None,
    position: Annotated[
        Path | None, typer.Option(help="Start from a position document instead.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first action.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of legal actions to a depth: a check of the rules and their speed.

    Players who decide at the same time are taken in the order of their seats.
    """
    import mirabilia
    from mirabilia.lab import perft as counting

    options = expansions(pantheon) | given(
        players=players, edition=edition, boards=boards, sides=sides
    )
    try:
        with compiling():
            if position is None:
                start = mirabilia.new(game, seed=seed, rulings=rulings, **options)
            elif options:
                listed = ", ".join(f"--{option}" for option in options)
                raise ValueError(f"a position has its own options; leave out {listed}")
            else:
                start = mirabilia.position(read_json(position))
            begun = time.perf_counter()
            split = counting.divide(start, depth) if divide and depth > 0 else {}
            sequences = sum(split.values()) if split else counting.perft(start, depth)
            seconds = time.perf_counter() - begun
    except ValueError as error:
        raise fail(error) from error
    if as_json:
        document = {"game": start.name, "depth": depth, "sequences": sequences, "seconds": seconds}
        print_json(document | ({"divide": split} if split else {}))
        return
    for first, count in split.items():
        typer.echo(f"{count:>12,}  {first}")
    typer.echo(f"{sequences:>12,}  sequences of {depth} actions in {seconds:.2f} s")
