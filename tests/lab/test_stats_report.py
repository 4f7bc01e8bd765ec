"""The report: a page of one file, plots as files, figures as JSON."""

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from mirabilia.lab import drawing
from mirabilia.lab.drawing import LIGHT, MissingExtraError
from mirabilia.lab.stats.figures import Figures
from mirabilia.lab.stats.plots import FEWEST_GAMES
from mirabilia.lab.stats.report import NoGamesError, read_matches, write_report
from support.played import played, stored

MOST_BYTES = 60_000


def bots(seed: int, seats: int) -> list[str]:
    names = ("weak", "strong", "search:200ms")
    return [names[(seed + seat) % 3] for seat in range(seats)]


@pytest.fixture(scope="module")
def games() -> list[object]:
    """Enough of Duel and of 7 Wonders, too few with Pantheon."""
    return [
        *(stored(played("duel", seed), *bots(seed, 2)) for seed in range(FEWEST_GAMES)),
        *(stored(played("classic", seed), *bots(seed, 3)) for seed in range(FEWEST_GAMES)),
        *(stored(played("duel", seed, pantheon=True), *bots(seed, 2)) for seed in range(2)),
    ]


@pytest.fixture(scope="module")
def figures(games: Sequence[object]) -> Figures:
    found, notes = read_matches(games)  # type: ignore[arg-type]
    assert notes == []
    return found


@pytest.fixture(scope="module")
def report(figures: Figures, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    write_report(figures, folder, ["Left out: 1 game (no reason)."])
    return folder


@pytest.fixture(scope="module")
def page(report: Path) -> str:
    return (report / "report.html").read_text("utf-8")


def test_the_page_is_well_formed(page: str) -> None:
    doctype, rest = page.split("\n", 1)

    tree = ElementTree.fromstring(rest)

    assert doctype == "<!DOCTYPE html>"
    assert tree.tag == "html"
    assert [each.text for each in tree.iter("h2")] == [
        "Duel",
        "Duel: Pantheon",
        "7 Wonders, second edition, 3 players",
    ]


def test_the_page_needs_nothing_from_outside_and_runs_nothing(page: str) -> None:
    assert "<script" not in page
    assert not re.search(r"https?:|//\w|@import|\bsrc=|<link|<iframe|javascript:", page)
    references = re.findall(r"url\(([^)]*)\)|href=\"([^\"]*)\"", page)
    assert references
    assert all("".join(reference).startswith("#") for reference in references)


def test_no_name_in_the_page_is_used_twice(page: str) -> None:
    names = re.findall(r'\bid="([^"]*)"', page)

    assert len(names) > 3
    assert len(names) == len(set(names))


def test_every_colour_of_a_plot_follows_the_theme(page: str) -> None:
    body = page[page.index("</style>") :]

    assert not re.findall(r"#[0-9a-fA-F]{6}\b", body)
    assert set(re.findall(r"var\(--(\w+)\)", body)) <= set(LIGHT)


def test_every_plot_is_a_small_picture_too(report: Path, page: str) -> None:
    pictures = sorted(report.glob("*.png"))

    assert len(pictures) == page.count("<svg ") == 10 + 9
    for picture in pictures:
        assert picture.stat().st_size < MOST_BYTES
        with Image.open(picture) as image:
            assert image.width > 700


def test_each_kind_has_at_most_twelve_plots(report: Path, figures: Figures) -> None:
    for kind in figures.kinds:
        assert len(list(report.glob(f"{kind.id}-[a-oq-z]*.png"))) <= 12


def test_too_few_games_are_not_drawn_and_it_is_said_so(report: Path, page: str) -> None:
    assert not list(report.glob("duel-pantheon-*.png"))
    assert f"plots are drawn from {FEWEST_GAMES} on" in page


def test_a_panel_without_enough_data_says_so_instead_of_being_empty(
    report: Path, page: str
) -> None:
    assert (report / "classic-second-3-boards.png").exists()
    assert "fewer than 20" in page[page.index("Wonder boards: victories") :]


def test_the_figures_are_all_there(report: Path, figures: Figures) -> None:
    document = json.loads((report / "figures.json").read_text("utf-8"))

    assert document["games"] == 2 * FEWEST_GAMES + 2
    assert document["notes"] == ["Left out: 1 game (no reason)."]
    for kind, told in zip(figures.kinds, document["kinds"], strict=True):
        assert told["games"] == kind.games
        assert [each["name"] for each in told["cards"]] == [each.name for each in kind.cards]


def test_the_page_says_what_was_left_out(page: str) -> None:
    assert "Left out: 1 game (no reason)." in page


def test_names_of_bots_are_escaped(tmp_path: Path) -> None:
    games = [stored(played("duel", 1), "<b>bold</b>", "a&b")]

    figures, _ = read_matches(games)
    write_report(figures, tmp_path)

    page = (tmp_path / "report.html").read_text("utf-8")
    assert "&lt;b&gt;bold&lt;/b&gt;" in page
    assert "<b>bold</b>" not in page


def test_broken_and_repeated_games_are_left_out_with_the_reason() -> None:
    whole, broken = played("duel", 1), played("duel", 2)
    broken["actions"] = broken["actions"][:-1]
    games = [stored(whole, "a", "b"), stored(broken, "a", "b"), stored(whole, "a", "b")]

    figures, notes = read_matches(games)

    assert figures.games == 1
    assert sorted(notes) == [
        "Left out: 1 game (actions: the game is not over).",
        "Left out: 1 game (the same game again).",
    ]


def test_nothing_to_count_is_an_error() -> None:
    with pytest.raises(NoGamesError, match="no games to count"):
        read_matches([])


def test_without_the_extra_nothing_is_written_and_the_extra_is_named(
    figures: Figures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(drawing, "import_module", missing)

    with pytest.raises(MissingExtraError, match=r"pip install 'mirabilia\[lab\]'"):
        write_report(figures, tmp_path / "report")
    assert not (tmp_path / "report").exists()
