"""Write the golden games and the perft counts of the tests anew.

After a deliberate change of the rules: run it, then review the difference.
"""

import argparse
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["games", "perft"], help="leave the other as it is")
    only = parser.parse_args().only
    sys.path.insert(0, str(TESTS))
    if only != "perft":
        write_games()
    if only != "games":
        count_perft()


def write_games() -> None:
    from support.transcripts import FOLDER, GAMES, file_of, transcript

    for key, golden in GAMES.items():
        _write(file_of(key), transcript(golden))
    for file in FOLDER.glob("*.txt"):
        if file.stem not in GAMES:
            file.unlink()
            print(f"removed    {file.relative_to(TESTS.parent)}")


def count_perft() -> None:
    from support.perft_files import FILES, recounted

    for file in FILES:
        _write(file, recounted(file))


def _write(file: Path, text: str) -> None:
    same = file.exists() and file.read_text("utf-8") == text
    file.write_text(text, "utf-8")
    print(f"{'unchanged' if same else 'written':10} {file.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main()
