"""The table of a game with Pantheon: it fits, and it shows what each player may know."""

from collections.abc import Iterator
from typing import Any

import pytest

import mirabilia
from mirabilia import bots
from mirabilia.cli.terminal.board import track
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.pantheon import deck_words, slots_rows
from mirabilia.cli.terminal.scene import Scene, answer_positions, scene_of
from mirabilia.cli.terminal.signs import (
    GOD,
    MINERVA,
    MYTHOLOGY_TOKEN,
    OFFERING_TOKEN,
    SIGN,
    SNAKE,
    short_god,
)
from mirabilia.cli.terminal.structure import structure_lines
from mirabilia.cli.terminal.table import table_lines
from mirabilia.duel.pantheon.components import GOD_BY_NAME, GOD_CARDS
from mirabilia.duel.vocabulary import Colour, Decision, Mythology
from mirabilia.notation.catalogue import LANGUAGES
from support.duel import A, B, Table, duel
from support.terminal import flat, game_at, words_in

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SIZES = pytest.mark.parametrize("size", [(80, 21), (100, 32), (120, 39), (120, 21), (132, 60)])
EVERYBODY = 3


def stages(seed: int) -> Iterator[History]:
    """A random game at every third move and at its end; gods are activated eagerly."""
    history = History(mirabilia.new("duel", seed=seed, pantheon=True))
    chooser = bots.make("random", seed=seed)
    while not history.game.is_over:
        if len(history.moves) % 3 == 0:
            yield history
        legal = history.game.legal()
        eager = [action for action in legal if action.document["type"] in ("activate", "wonder")]
        view = history.game.view(history.game.to_decide[0])
        history.play(eager[0] if eager and len(history.moves) % 2 else chooser.choose(view))
    yield history


def shown(table: Table, viewer: int = A, language: str = "en", **size: Any) -> str:
    """The table as one player sees it."""
    return drawn(scene_of(words_in(language), History(game_at(table)), viewer), **size)


def drawn(scene: Scene, width: int = 80, height: int | None = None) -> str:
    return "\n".join(line.plain for line in table_lines(scene, width, height))


# Room


@IN_EVERY_LANGUAGE
@SIZES
def test_the_table_fits_the_terminal(language: str, size: tuple[int, int]) -> None:
    width, height = size
    for history in stages(seed=width + height):
        lines = table_lines(scene_of(words_in(language), history), width, height)

        assert len(lines) <= height
        assert max(line.cell_len for line in lines) <= width


@IN_EVERY_LANGUAGE
def test_on_a_small_terminal_the_slots_stay_in_sight_on_a_turn(language: str) -> None:
    words = words_in(language)
    for history in stages(seed=4):
        scene = scene_of(words, history)
        if scene.is_turn:
            text = drawn(scene, 80, 21)
            gods = [int(god) for god in scene.state.slots if int(god) >= 0]
            assert all(words.name(GOD_CARDS[god]) in text for god in gods)
            assert all(f" {key} " in text for key in scene.keys.values())


def test_a_part_gives_way_only_when_it_must() -> None:
    table = duel(age=2, pantheon=True, slots={1: "Zeus"}, cities=(["Baths"], ["Altar"]))

    assert "⌂ Baths" in shown(table)
    assert "⌂ Baths" in shown(table, height=40)
    assert "⌂ Baths" not in shown(table, height=16)
    assert "1 Zeus" in shown(table, height=16)


@IN_EVERY_LANGUAGE
def test_the_table_leaves_room_for_a_long_list(language: str) -> None:
    for history in stages(seed=8):
        lines = table_lines(scene_of(words_in(language), history), 80, 12)

        assert len(lines) <= 12


# The structure


def structure_of(state: Any, steps: tuple[int, int] = (3, 2), **options: Any) -> str:
    keys = {place: str(number) for number, place in enumerate(answer_positions(state), 1)}
    lines = structure_lines(words_in("en"), state, 78, keys=keys, viewer=A, steps=steps, **options)
    return "\n".join(line.plain for line in lines)


def test_tokens_lie_on_face_down_cards() -> None:
    structure = {15: "Forum", 16: "Statue", 18: "Walls"}
    table = duel(age=2, pantheon=True, structure=structure, laid={15: 3})

    assert "░░ ❖ −3● ░░" in structure_of(table.view(A))
    assert "── ❖ −3● ──" in structure_of(table.view(A), steps=(2, 1))


def test_the_structure_of_age_one_is_shown_during_the_draft() -> None:
    history = History(mirabilia.new("duel", seed=1, pantheon=True))

    text = drawn(scene_of(words_in("en"), history), 80, 21)

    assert "Choosing wonders" in text
    assert text.count(f"{MYTHOLOGY_TOKEN} ") == 5
    assert "♜" not in text  # nobody has moved the pawn


def test_backs_of_grand_temples_differ() -> None:
    structure = {15: "Greek Grand Temple", 17: "Senate", 18: "Walls", 19: "Port"}
    table = duel(age=3, pantheon=True, structure=structure)

    text = structure_of(table.view(A))

    assert text.count("∏ temple") == 1
    assert "Greek" not in text


@pytest.mark.parametrize(
    ("city", "label"),
    [
        ({"mythology": (["greek"], [])}, "✓ 0● token"),
        ({"tokens": (["Engineering"], [])}, "✓ 1● engin."),
        ({}, "✗ 10● "),
    ],
)
def test_a_grand_temple_shows_what_makes_it_cheap(city: dict[str, Any], label: str) -> None:
    structure = {19: "Greek Grand Temple"}
    table = duel(age=3, pantheon=True, structure=structure, coins=(9, 9), **city)

    assert label in structure_of(table.state)


def test_coins_on_astarte_pay_too() -> None:
    table = duel(
        age=2, pantheon=True, structure={18: "Walls"}, coins=(1, 0), savings=(3, 0),
        gods=(["Astarte"], []), wonders=(["The Pyramids"], []),
    )  # fmt: skip

    assert "✓ 4● SS" in structure_of(table.state)
    table.state.savings[A] = 2
    assert "✗ 4● SS" in structure_of(table.state)


def test_covered_cards_need_only_a_line_where_room_is_scarce() -> None:
    structure = {11: "School", 15: "Forum", 16: "Statue", 18: "Walls"}
    table = duel(age=2, pantheon=True, structure=structure)

    rows = structure_of(table.view(A), steps=(1, 1)).splitlines()

    assert any("╭☼ School" in row for row in rows)
    assert len(rows) == 2 + 1 + 1 + 5


def test_every_card_has_a_number_when_zeus_asks() -> None:
    structure = {11: "School", 15: "Forum", 16: "Statue", 18: "Walls"}
    table = duel(age=2, pantheon=True, structure=structure, laid={15: 3})
    table.state.decision = Decision.ZEUS

    for steps in ((3, 2), (2, 1), (1, 1)):
        text = structure_of(table.view(A), steps, priced=False)
        assert all(f" {number} " in text for number in range(1, 5))
        assert "●" not in text.replace("−3●", "")


# The Pantheon


def test_slots_show_names_and_both_prices() -> None:
    slots = {1: "Zeus", 2: "Gate", 6: "Enki"}
    table = duel(age=2, pantheon=True, slots=slots, coins=(7, 7), built=(["The Sanctuary"], []))

    names, prices = (line.plain for line in slots_rows(words_in("en"), table.state, A, 80))

    assert flat(names) == "✦ 1 Zeus 2 Gate 3 – 4 – 5 – 6 Enki"
    assert flat(prices) == "✓1● 8● ✓6● 14● ✓6● 3●"
    names, prices = (line.plain for line in slots_rows(words_in("en"), table.state, B, 80))
    assert flat(prices) == "✗8● 1● ✗14● 6● ✓3● 6●"


def test_offering_tokens_count_for_what_can_be_paid() -> None:
    table = duel(age=2, pantheon=True, slots={6: "Ra"}, coins=(4, 7), offerings=((4,), ()))

    assert "✓8● 3●" in shown(table)
    table.state.coins[A] = 3
    assert "✗8● 3●" in shown(table)


def test_an_empty_pantheon_takes_no_room() -> None:
    assert "1 –" not in shown(duel(age=3, pantheon=True))


def face_down(known: int) -> Table:
    """Zeus lies face down in slot 2; who knows it is said by one bit each player."""
    table = duel(age=1, pantheon=True, slots={2: "Zeus"})
    table.state.slot_known[1] = known
    return table


def test_a_player_sees_the_god_he_placed_and_the_other_only_its_mythology() -> None:
    table = face_down(known=1 << A)

    assert "2 (Zeus)" in shown(table, A)
    assert "2 ░ Greek" in shown(table, B)
    assert "Zeus" not in shown(table, B)


def test_on_a_shared_screen_nobody_sees_it() -> None:
    history = History(game_at(face_down(known=1 << A)))

    text = drawn(scene_of(words_in("en"), history, A, shared=True))

    assert "2 ░ Greek" in text
    assert "Zeus" not in text
    both = History(game_at(face_down(known=EVERYBODY)))
    assert "2 (Zeus)" in drawn(scene_of(words_in("en"), both, A, shared=True))


def test_after_the_game_everything_may_be_shown() -> None:
    history = History(game_at(face_down(known=0)))

    assert "2 (Zeus)" in drawn(scene_of(words_in("en"), history, B, revealed=True))


def test_decks_tell_how_many_gods_and_those_that_the_viewer_knows() -> None:
    table = duel(age=2, pantheon=True, slots={1: "Zeus"}, gods=(["Mars"], []))
    table.state.deck_known[Mythology.EGYPTIAN, 0] = 1 << A

    mine, theirs = flat(shown(table, A)), flat(shown(table, B))

    assert "Egypt. Anubis ? ?" in mine
    assert "Egypt. 3" in theirs
    assert "Mesop. 3" in mine
    assert "Greek 2" in mine
    assert "Roman 2" in mine


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ((), "3 gods: Anubis, Isis, Ra"),
        ((0,), "3 gods, from the top: Anubis, ?, ? (?: Isis, Ra)"),
        ((0, 1), "3 gods, from the top: Anubis, Isis, Ra"),
    ],
)
def test_a_deck_is_described_by_what_can_be_concluded(known: tuple[int, ...], said: str) -> None:
    table = duel(age=2, pantheon=True)
    for number in known:
        table.state.deck_known[Mythology.EGYPTIAN, number] = 1 << A

    assert deck_words(words_in("en"), table.view(A), Mythology.EGYPTIAN) == said


def test_a_deck_that_may_lack_a_hidden_god_says_so() -> None:
    said = deck_words(words_in("en"), face_down(known=1 << A).view(B), Mythology.GREEK)

    assert said == "2 gods, among Aphrodite, Hades, Zeus"


# Cities and board


def test_a_city_shows_its_tokens_gods_and_savings() -> None:
    table = duel(
        age=2, pantheon=True, mythology=(["greek", "roman", "roman"], []), offerings=((2, 4), ()),
        gods=(["Astarte", "Mars"], ["Nisaba"]), savings=(5, 0), snake="School",
        cities=(["School"], []), coins=(3, 3),
    )  # fmt: skip

    for size in ({}, {"height": 21}):
        text = flat(shown(table, **size))
        assert f"{MYTHOLOGY_TOKEN} Greek, Roman×2" in text
        assert f"{OFFERING_TOKEN}2 {OFFERING_TOKEN}4" in text
        assert "3●+5●" in text
        assert "Astarte 5●, Mars" in text
        assert f"Nisaba {SNAKE} School" in text


def test_wonders_are_in_the_city_of_whoever_took_them_over() -> None:
    table = duel(age=2, pantheon=True, wonders=(["The Sphinx"], ["Piraeus"]))
    table.state.wonder_owner[table.slot_of("Piraeus")] = A

    mine = shown(table, A).rpartition("► Player 1")[2]

    assert "The Sphinx" in mine
    assert "Piraeus" in mine


def test_in_a_city_cut_short_unbuilt_wonders_come_first() -> None:
    table = duel(
        age=2, pantheon=True, slots={1: "Zeus"},
        built=(["The Pyramids", "The Temple of Artemis"], []),
        wonders=(["The Hanging Gardens", "The Sphinx"], []),
    )  # fmt: skip

    text = shown(table, height=18)

    assert text.index("The Sphinx") < text.index("The Pyramids")


@pytest.mark.parametrize(
    ("space", "shown_as"), [(1, f"◆ {MINERVA} · 2"), (0, f"◆{MINERVA}· · 2"), (3, f"2{MINERVA}· ·")]
)
def test_minerva_stands_on_the_track(space: int, shown_as: str) -> None:
    table = duel(age=2, pantheon=True, minerva=space)

    assert shown_as in track(table.state).plain


@pytest.mark.parametrize("space", [-9, 9])
def test_minerva_may_stand_in_a_capital(space: int) -> None:
    line = track(duel(age=2, pantheon=True, minerva=space).state).plain

    assert (line.startswith if space < 0 else line.endswith)(f"♜{MINERVA}")


def test_the_progress_tokens_on_enki_are_shown() -> None:
    table = duel(age=2, pantheon=True, slots={1: "Enki"}, enki=["Law", "Theology"])

    assert "✦ Enki: Law, Theology" in flat(shown(table))
    assert "✦ Enki:" in shown(table, width=120)


# Words that must fit


@IN_EVERY_LANGUAGE
def test_names_of_gods_and_mythologies_fit_the_slots(language: str) -> None:
    words = words_in(language)
    column = (80 - 2) // 6

    assert all(len(f"1({words.name(god)})") < column for god in GOD_CARDS)
    assert all(len(words.mythology(each)) <= 6 for each in Mythology)
    assert len({words.mythology(each) for each in Mythology}) == len(Mythology)
    assert len(words("terminal-engineered")) <= 6


@IN_EVERY_LANGUAGE
def test_every_god_has_a_short_effect(language: str) -> None:
    words = words_in(language)
    effects = {short_god(words, god) for god in GOD_CARDS}

    assert len(effects) == len(GOD_CARDS)
    assert all(0 < len(effect) <= 24 for effect in effects)
    assert short_god(words, GOD_BY_NAME["Mars"]) == "2⚔"


def test_signs_of_pantheon_are_signs_of_their_own() -> None:
    signs = [GOD, MYTHOLOGY_TOKEN, OFFERING_TOKEN, SNAKE, MINERVA, SIGN[Colour.TEMPLE]]

    assert len({*signs, *SIGN.values()}) == len(signs) + len(SIGN) - 1
