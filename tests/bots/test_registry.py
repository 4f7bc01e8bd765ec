"""Bots by name: ours, the levels, those of other packages."""

import importlib.metadata
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mirabilia
from mirabilia import bots
from mirabilia.bots import registry
from mirabilia.bots.search import SearchBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "thrifty_bot.py"


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_bot_is_described_in_one_line(name: str) -> None:
    description = bots.BOTS[name].description

    assert description
    assert "\n" not in description


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(
        ValueError, match=r"'deep-thought'; the bots are .*architect.*search.*random"
    ):
        bots.make("deep-thought")


@pytest.mark.parametrize("budget", ["", "0", "-5", "1.5", "many", "10s", "0ms", "1000000000"])
def test_a_budget_is_a_number_of_simulations_or_milliseconds(budget: str) -> None:
    with pytest.raises(ValueError, match=r"such as search:1000, or milliseconds, such as"):
        bots.make(f"search:{budget}")


def test_a_bot_without_a_budget_refuses_one() -> None:
    with pytest.raises(ValueError, match="it takes no budget; those that do are search, glance"):
        bots.make("greedy:10")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"simulations": 0}, "simulations is 0; at least 1"),
        ({"milliseconds": -1}, "milliseconds is -1; at least 1"),
        ({"threads": 0}, "threads is 0; allowed are 1 to"),
        ({"simulations": 2.5}, "simulations is 2.5; a whole number is needed"),
        ({"milliseconds": "9"}, "milliseconds is '9'; a whole number is needed"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bots.make("search", **arguments)


def test_only_a_bot_with_a_budget_takes_simulations() -> None:
    with pytest.raises(ValueError, match="'greedy': it takes no budget; those that do are search"):
        bots.make("greedy", simulations=5)
    with pytest.raises(ValueError, match="'builder': it takes no budget"):
        bots.make("builder", milliseconds=5)


@pytest.mark.parametrize(
    ("name", "looks_closely"),
    [
        ("search:100", False),
        ("search:2000", True),
        ("search:5ms", True),
        ("glance:2000", False),
        ("glance:5ms", False),
        ("study:100", True),
    ],
)
def test_a_name_says_how_a_search_looks(name: str, looks_closely: bool) -> None:
    game = mirabilia.new("duel", seed=1)
    bot = bots.make(name, seed=1)
    bot.choose(game.view(game.to_decide[0]))

    assert isinstance(bot, SearchBot)
    assert bot.looks_closely == looks_closely


def test_the_levels_are_bots() -> None:
    assert list(bots.LEVELS) == ["apprentice", "builder", "architect", "wonder"]
    assert bots.DEFAULT_LEVEL in bots.LEVELS
    game = mirabilia.new("duel", seed=1)
    for level in bots.LEVELS:
        if level != "wonder":  # it takes its time
            assert bots.make(level, seed=1).choose(game.view(game.to_decide[0])) in game.legal()


@pytest.mark.parametrize("name", ["search:10", "greedy", "random"])
def test_a_finished_game_leaves_nothing_to_choose(name: str) -> None:
    game = mirabilia.new("duel", seed=1)
    while not game.is_over:
        game.play(game.legal()[0])

    with pytest.raises(ValueError, match="the game is over: there is nothing to decide"):
        bots.make(name, seed=1).choose(game.view(0))
    with pytest.raises(ValueError, match="the game is over: there is nothing to decide"):
        bots.advise(game.view(0), simulations=10)
    with pytest.raises(ValueError, match="the game is over: there is nothing to decide"):
        SearchBot(seed=1, simulations=10).compare(game.view(0), [])


@pytest.mark.parametrize("name", ["search:10", "greedy", "random"])
def test_a_player_whose_turn_it_is_not_has_nothing_to_choose(name: str) -> None:
    game = mirabilia.new("duel", seed=1, first_player=0)

    with pytest.raises(ValueError, match="player 1 has nothing to decide now; it is for player 0"):
        bots.make(name, seed=1).choose(game.view(1))


# Bots of other packages


@pytest.fixture
def installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package, as pip leaves one, that adds bots: one of them cannot be brought in."""
    (tmp_path / "thrifty_bot.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "silent_bot.py").write_text('class Silent:\n    """"""\n')
    about = tmp_path / "thrifty-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: thrifty\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        textwrap.dedent(
            """
            [mirabilia.bots]
            thrifty = thrifty_bot:ThriftyBot
            broken = thrifty_bot:NoSuchBot
            random = thrifty_bot:ThriftyBot
            silent = silent_bot:Silent
            """
        )
    )
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    registry._outside.cache_clear()
    yield
    registry._outside.cache_clear()


@pytest.mark.usefixtures("installed_package")
@pytest.mark.parametrize("options", [("duel", {}), ("classic", {"players": 3})])
def test_the_example_bot_of_another_package_plays_by_its_name(
    options: tuple[str, dict[str, int]],
) -> None:
    name, chosen = options
    game = mirabilia.new(name, seed=1, **chosen)
    rivals = [bots.make("thrifty", seed=seat) for seat in range(game.seats)]
    while not game.is_over:
        player = game.to_decide[0]
        game.play(rivals[player].choose(game.view(player)))

    assert game.result


@pytest.mark.usefixtures("installed_package")
def test_another_package_cannot_take_our_names() -> None:
    assert bots.known_bots()["random"] is bots.BOTS["random"]


@pytest.mark.usefixtures("installed_package")
def test_a_package_that_cannot_be_brought_in_breaks_nothing_else() -> None:
    with pytest.raises(ValueError, match="'broken' of thrifty cannot be used: AttributeError"):
        bots.make("broken")

    assert bots.make("random")


@pytest.mark.usefixtures("installed_package")
def test_a_bot_of_another_package_need_not_describe_itself() -> None:
    assert bots.known_bots()["silent"].description == "of the package thrifty"


def test_the_example_bot_is_as_short_as_promised() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 20
