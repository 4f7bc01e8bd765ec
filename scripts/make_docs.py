"""Rewrite the generated parts of docs/: `make docs`.

- `docs/cli.md` is the help of every command.
- `docs/protocol.md` keeps its text; the answers in its conversation are asked for anew.
- `docs/schema/` holds the schemas of the server's protocol.

With `--check` nothing is written: the exit status says whether the pages are up to date.
"""

import json
import os
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"
HELP_WIDTH = 100
LINE_WIDTH = 116
MOST_ITEMS = 3  # of a list in an answer; the rest is left out

CLI_HEADER = """\
# The command line

The help of every command, as `--help` shows it. This page is generated: change the command, then
run `make docs`.
"""


def cli_page() -> str:
    """The help of every command in plain text."""
    from typer.testing import CliRunner

    from mirabilia.cli import app

    app.rich_markup_mode = None  # boxes and colours are for terminals
    runner = CliRunner(env={"NO_COLOR": "1"})

    def section(heading: str, *command: str) -> str:
        asked = runner.invoke(
            app, [*command, "--help"], prog_name="mirabilia", terminal_width=HELP_WIDTH
        )
        if asked.exit_code != 0:
            raise RuntimeError(f"{' '.join(command)} --help failed: {asked.output}")
        lines = [line.rstrip() for line in asked.output.strip().splitlines()]
        return f"\n## {heading}\n\n```text\n" + "\n".join(lines) + "\n```\n"

    names = [command.name or "" for command in app.registered_commands]
    sections = [section(f"mirabilia {name}", name) for name in names]
    return CLI_HEADER + section("mirabilia") + "".join(sections)


def protocol_page(page: str) -> str:
    """The page with every answer of its conversation as the engine gives it now."""
    from mirabilia.cli.protocol import Session

    session = Session()

    def answered(block: re.Match[str]) -> str:
        lines = []
        for request in requests(block[1]):
            answer = session.respond(request.encode())
            lines += [*_wrapped("> ", request), *_wrapped("< ", _elided(json.loads(answer)))]
        return "```text\n" + "\n".join(lines) + "\n```"

    return re.sub(r"^```text\n(.*?)^```", answered, page, flags=re.M | re.S)


def schema_page(part: str) -> str:
    """A schema of the server's protocol."""
    from mirabilia.server.schemas import schema

    return json.dumps(schema(part), ensure_ascii=False, indent=2) + "\n"


def requests(block: str) -> list[str]:
    """The requests of a block of conversation; a line without a sign continues the one before."""
    lines: list[str] = []
    for line in block.splitlines():
        if line.startswith(("> ", "< ")):
            lines.append(line)
        else:
            lines[-1] += " " + line.strip()
    return [line[2:] for line in lines if line.startswith("> ")]


def _elided(value: Any) -> str:
    """A JSON value with long lists cut short."""
    if isinstance(value, dict):
        items = (f"{json.dumps(key)}: {_elided(each)}" for key, each in value.items())
        return "{" + ", ".join(items) + "}"
    if isinstance(value, list):
        shown = [_elided(each) for each in value[:MOST_ITEMS]]
        return "[" + ", ".join(shown + ["…"] * (len(value) > MOST_ITEMS)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _wrapped(sign: str, line: str) -> list[str]:
    return textwrap.wrap(
        line,
        LINE_WIDTH,
        initial_indent=sign,
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def main() -> int:
    """Write the pages, or with --check only compare them."""
    protocol = DOCS / "protocol.md"
    pages = {
        DOCS / "cli.md": cli_page(),
        protocol: protocol_page(protocol.read_text("utf-8")),
        **{DOCS / "schema" / f"{part}.json": schema_page(part) for part in ("http", "socket")},
    }
    stale = [
        path for path, page in pages.items() if not path.exists() or path.read_text("utf-8") != page
    ]
    for path in stale:
        if "--check" in sys.argv[1:]:
            print(f"docs/{path.relative_to(DOCS)} is out of date: run make docs")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(pages[path], encoding="utf-8")
            print(f"docs/{path.relative_to(DOCS)} written")
    return int(bool(stale) and "--check" in sys.argv[1:])


if __name__ == "__main__":
    os.environ.setdefault("MIRABILIA_INTERPRETED", "1")  # too few games to be worth compiling for
    sys.exit(main())
