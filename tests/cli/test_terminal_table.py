"""The table as text: every line fits, every card is where and what it should be."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

import mirabilia
from mirabilia import bots
from mirabilia.cli.terminal.canvas import Canvas, shorten, wrap_name
from mirabilia.cli.terminal.layout import boxed, flowing, wrapped
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.scene import scene_of
from mirabilia.cli.terminal.signs import COIN, SIGN, STYLE, card_effect
from mirabilia.cli.terminal.structure import open_positions, structure_lines
from mirabilia.cli.terminal.table import table_lines
from mirabilia.cli.terminal.words import Words, player_names
from mirabilia.duel.components import CARDS, GUILD_AGE, TEMPLE_AGE, TOKENS, WONDERS
from mirabilia.duel.vocabulary import RESOURCES, Colour, Symbol
from mirabilia.notation.catalogue import LANGUAGES
from support.duel import A, B, duel

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
CARD_INSIDE = {
    1: 11,
    2: 11,
    3: 17,
    GUILD_AGE: 17,
    TEMPLE_AGE: 17,
}  # columns for text on a card of an Age


def words_in(language: str) -> Words:
    return Words(language, player_names(language, two_humans=True, seat=0))


def stages(seed: int) -> Iterator[History]:
    """A random game, at every fifth move and at its end."""
    history = History(mirabilia.new("duel", seed=seed))
    chooser = bots.make("random", seed=seed)
    while not history.game.is_over:
        if len(history.moves) % 5 == 0:
            yield history
        history.play(chooser.choose(history.game.view(history.game.to_decide[0])))
    yield history


def drawn(state: Any, language: str = "en", viewer: int = A, width: int = 78) -> str:
    keys = {place: str(number) for number, place in enumerate(open_positions(state), 1)}
    lines = structure_lines(
        words_in(language), state, width, keys=keys, viewer=viewer, steps=(3, 2)
    )
    return "\n".join(line.plain for line in lines)


# The whole table


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("size", [(80, 21), (80, 40), (100, None), (120, 37), (120, 21), (200, 60)])
def test_no_line_is_wider_than_the_terminal(language: str, size: tuple[int, int | None]) -> None:
    width, height = size
    for history in stages(seed=width):
        lines = table_lines(scene_of(words_in(language), history), width, height)

        assert max(line.cell_len for line in lines) <= width


@IN_EVERY_LANGUAGE
def test_the_table_fits_a_terminal_of_120_by_40(language: str) -> None:
    for history in stages(seed=9):
        lines = table_lines(scene_of(words_in(language), history), 120, 40)

        assert len(lines) <= 40


@IN_EVERY_LANGUAGE
def test_the_table_of_age_one_fits_a_terminal_of_80_by_24(language: str) -> None:
    for history in stages(seed=9):
        if int(history.game.state.age) == 1:
            lines = table_lines(scene_of(words_in(language), history), 80, 22)

            assert len(lines) <= 22


@IN_EVERY_LANGUAGE
def test_nothing_hidden_is_drawn(language: str) -> None:
    history = History(mirabilia.new("duel", seed=2))
    while not int(history.game.state.age):
        history.play(history.game.legal()[0])
    state = history.game.state
    words = words_in(language)

    text = "\n".join(line.plain for line in table_lines(scene_of(words, history), 80, None))

    face_down = [CARDS[int(card)] for card in state.structure[state.face_up == 0]]
    assert len(face_down) == 8
    for card in face_down:
        assert words.name(card).split()[-1] not in text


# The structure


def test_an_accessible_card_shows_its_number_effect_and_price() -> None:
    table = duel(age=2, structure={18: "Walls", 19: "Brewery"}, coins=(7, 7))

    shown = drawn(table.state)

    assert "┏ 1 ━━━━ ⚔2 ┓┏ 2 ━ ¤ +6● ┓" in shown
    assert "┃   Walls   ┃┃  Brewery  ┃" in shown
    assert "┃  ✓ 4● SS  ┃┃    ✓ 0●   ┃" in shown


def test_a_card_too_dear_is_marked() -> None:
    table = duel(age=2, structure={18: "Walls", 19: "Brewery"}, coins=(3, 7))

    assert "✗ 4● SS" in drawn(table.state)


def test_prices_are_those_of_the_viewer() -> None:
    table = duel(age=2, structure={18: "Walls"}, cities=((), ["Quarry"]), coins=(9, 9))

    assert "✓ 6● SS" in drawn(table.state, viewer=A)
    assert "✓ 2● SS" in drawn(table.state, viewer=B)


def test_a_card_free_by_a_chain_says_so() -> None:
    table = duel(age=2, structure={18: "Statue"}, cities=(["Theater"], ()), coins=(0, 0))

    assert "✓ 0● chain" in drawn(table.state)


def test_covering_cards_are_drawn_over_the_ones_they_cover() -> None:
    table = duel(age=2, structure={15: "Forum", 16: "Statue", 18: "Walls", 11: "School"})

    rows = drawn(table.view(A)).splitlines()

    top = next(row for row in rows if "☼ 1★" in row)
    covered = next(row for row in rows if " II " in row)
    walls = next(row for row in rows if "⚔2" in row)
    assert rows.index(top) < rows.index(covered) < rows.index(walls)
    assert covered.count(" II ") == 2  # both face-down cards, side by side
    assert walls.index("┏") < covered.rindex("│")  # the card lies over the halves of both


def test_backs_of_guilds_differ() -> None:
    table = duel(age=3, structure={15: "Builders Guild", 17: "Senate", 18: "Walls", 19: "Port"})

    shown = drawn(table.view(A))

    assert shown.count("♦ guild") == 1
    assert shown.count(" III ") == 1
    assert "Builders" not in shown
    assert "Senate" not in shown


def test_kinds_of_buildings_have_signs_and_colours_of_their_own() -> None:
    assert len(set(SIGN.values())) == len(set(STYLE.values())) == len(Colour)


# Words that must fit


@IN_EVERY_LANGUAGE
def test_every_card_fits_its_box(language: str) -> None:
    words = words_in(language)
    for card in CARDS:
        inside = CARD_INSIDE[card.age]
        rows = wrap_name(words.name(card), inside, 2)
        assert all(len(row) <= inside for row in rows)
        if language != "uk" or card.name != "Siege Workshop":
            assert "…" not in "".join(rows), words.name(card)
        assert len(card_effect(words, card).replace(" ", "", 1)) <= inside - 4  # after the key
        if card.effect.symbol is not None:
            assert len(rows) == 1  # the second row is for the symbol
            assert len(words.symbol(card.effect.symbol)) <= inside


@IN_EVERY_LANGUAGE
def test_resources_have_letters_of_their_own(language: str) -> None:
    letters = [words_in(language).letter(resource) for resource in RESOURCES]

    assert len(set(letters)) == len(RESOURCES)
    assert all(len(letter) == 1 for letter in letters)


@IN_EVERY_LANGUAGE
def test_signs_and_words_of_the_table_are_known_in_every_language(language: str) -> None:
    words = words_in(language)

    assert all(words.symbol(symbol) for symbol in Symbol)
    assert all(words.name(thing) for thing in (*CARDS, *WONDERS, *TOKENS))
    assert len(f"✓ 0{COIN} {words('terminal-chain')}") <= CARD_INSIDE[1]


# Pieces


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Walls", ["Walls"]),
        ("Horse Breeders", ["Horse", "Breeders"]),
        ("Караван-сарай", ["Караван-", "сарай"]),
        ("Wood Reserve", ["Wood", "Reserve"]),
        ("Chamber of Commerce", ["Chamber of", "Commerce"]),
        ("Відокремлення", ["Відокремле…"]),
        ("One two three four five six", ["One two", "three four…"]),
    ],
)
def test_a_name_is_broken_between_words(name: str, rows: list[str]) -> None:
    assert wrap_name(name, 11, 2) == rows


def test_text_that_is_too_long_ends_in_an_ellipsis() -> None:
    assert shorten("Fortifications", 8) == "Fortifi…"
    assert shorten("Walls", 8) == "Walls"


def test_later_strokes_cover_earlier_ones_and_the_edge_cuts() -> None:
    canvas = Canvas(6)
    canvas.write(0, 0, "abcdefgh")
    canvas.write(2, 0, "XY")

    assert [line.plain for line in canvas.lines()] == ["abXYef"]


def test_wrapped_lines_hang_below_the_first() -> None:
    lines = [line.plain for line in wrapped("one two three four", 9, indent=2)]

    assert lines == ["one two", "  three", "  four"]


def test_items_of_a_row_are_not_broken() -> None:
    items = [Text(item) for item in ("Clay Pool", "Stone Pit", "Quarry")]

    lines = [line.plain for line in flowing(Text("■ "), items, 16)]

    assert lines == ["■ Clay Pool,", "  Stone Pit,", "  Quarry"]


def test_a_box_is_as_wide_as_it_should_be() -> None:
    lines = boxed(Text("City"), [Text("short"), Text("far too long for it")], 16, aside=Text("7"))

    assert [line.cell_len for line in lines] == [16] * 4
    assert lines[2].plain == "│ far too lon… │"
