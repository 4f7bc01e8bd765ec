"""The table of 7 Wonders as text: every line fits, and says what it should."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mirabilia
from mirabilia.classic.components import CARD_BY_NAME, CARDS, WONDER_SIDES, Edition
from mirabilia.classic.state import STATE_DTYPE
from mirabilia.classic.vocabulary import RESOURCES, Category, Colour, Phase
from mirabilia.cli.terminal.classic import sheets
from mirabilia.cli.terminal.classic.cities import Detail, for_sale, neighbour_box, open_chains
from mirabilia.cli.terminal.classic.scene import Scene, scene_of
from mirabilia.cli.terminal.classic.signs import (
    SIGN,
    STYLE,
    SYMBOL_SIGN,
    card_cost,
    card_effect,
    short_effect,
)
from mirabilia.cli.terminal.classic.table import table_lines
from mirabilia.cli.terminal.classic.turns import log_lines, turn_lines, turns_of
from mirabilia.cli.terminal.moves import History
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.classic.scores import score
from support.classic import A, B, C, D, Table, classic
from support.classic_terminal import words_in
from support.terminal import flat

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SMALL = (80, 21)  # a terminal of 24 lines, without those of the question


def moments(players: int, seed: int = 1, every: int = 4, **options: Any) -> Iterator[History]:
    """A game that builds what it can, at the beginning of every few turns."""
    history = History(mirabilia.new("classic", seed=seed, players=players, **options))
    chance = random.Random(seed)
    turns = 0
    while not history.game.is_over:
        state = history.game.state
        if int(state.awaited) == int(state.cities) or int(state.phase) > Phase.TURN:
            if turns % every == 0:
                yield history
            turns += 1
        offered = history.game.legal()
        building = [a for a in offered if a.document["type"] in ("build", "stage", "recover")]
        history.play(chance.choice(building or offered))
    yield history


def scene_at(table: Table, viewer: int = A, language: str = "en", *, hand: bool = True) -> Scene:
    """The scene of a test's table."""
    view = table.view(viewer).state
    points = [column["total"] for column in score(view)]
    words = words_in(language, int(view.players))
    return Scene(words, view, viewer, hand, [], points)


def drawn(scene: Scene, width: int = 80, height: int | None = None) -> str:
    return "\n".join(line.plain for line in table_lines(scene, width, height))


# The whole table


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_table_fits_every_terminal(language: str, players: int) -> None:
    words = words_in(language, players)
    for number, history in enumerate(moments(players, seed=players)):
        scene = scene_of(words, history, number % players, hand=True)
        for width, height in (SMALL, (100, 32), (120, 37), (200, 57)):
            lines = table_lines(scene, width, height)

            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= height


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_small_table_of_seven_still_shows_every_city_and_the_whole_hand(edition: str) -> None:
    words = words_in("en", 7)
    for history in moments(7, seed=11, every=5, edition=edition, sides="dealt"):
        scene = scene_of(words, history, A, hand=True)
        shown = drawn(scene, *SMALL)

        for name in words.players:
            assert name in shown
        if int(scene.state.phase) == Phase.TURN:
            for card in scene.state.hands[A][: int(scene.state.hand_size[A])]:
                assert words.card(CARDS[int(card)]) in shown


def test_without_the_viewers_own_eyes_no_hand_is_drawn() -> None:
    table = classic(hands={A: ["Altar", "Baths", "Tavern"]})

    shown = drawn(scene_at(table, hand=False))

    assert not any(name in shown for name in ("Altar", "Baths", "Tavern"))
    assert "Altar" in drawn(scene_at(table))


def test_the_heading_tells_age_turn_and_where_hands_go() -> None:
    to_the_left = classic(players=4, age=1, turn=2)
    to_the_right = classic(players=4, age=2, turn=3)
    last = classic(players=4, age=3, turn=6)

    assert "Age I · Turn 2 of 6" in drawn(scene_at(to_the_left))
    assert "hands go left → Bot 1" in drawn(scene_at(to_the_left))
    assert "hands go right → Bot 3" in drawn(scene_at(to_the_right))
    assert "hands go" not in drawn(scene_at(last))


@pytest.mark.parametrize(("turn", "holder"), [(1, "Player"), (2, "Bot")])
def test_the_heading_tells_two_players_who_plays_the_free_city(turn: int, holder: str) -> None:
    assert f"Free City: {holder}" in drawn(scene_at(classic(players=2, turn=turn)))


def test_neighbours_sit_left_and_right_and_the_others_above() -> None:
    rows = drawn(scene_at(classic(players=5), viewer=B), 80, 17).splitlines()

    neighbours = next(row for row in rows if "◄" in row)
    assert neighbours.index("◄ Bot 2") < neighbours.index("► Player")
    assert rows[1].startswith("Bot 3 ·")
    assert rows[2].startswith("Bot 4 ·")
    assert any("▼ Bot 1 · Rhodos A" in row for row in rows)


def test_with_plenty_of_room_cities_further_away_are_boxes_too() -> None:
    table = classic(players=5, cities=[(), (), ("Altar",), ("Quarry",), ()])

    shown = drawn(scene_at(table), 120, 40)

    assert "│ ⌂ Altar " in shown
    assert "│ ■ Quarry " in shown
    assert "■ SS  □ G  " in shown  # who is no neighbour sells nothing: no price


# Cities


def test_a_neighbour_shows_what_it_sells_at_which_price() -> None:
    table = classic(
        boards=("Gizah", "Rhodos", "Alexandria"),
        cities=[
            ("West Trading Post", "Marketplace"),
            ("Foundry", "Clay Pit", "Caravansery"),
            ("Loom", "Forum"),
        ],
    )

    shown = drawn(scene_at(table))

    assert "■ OOO C/O 1●  □ – 1●" in shown  # Caravansery is for nobody else
    assert "■ – 2●  □ G T 1●" in shown


def test_a_city_shows_treasury_shields_tokens_symbols_colours_and_stages() -> None:
    table = classic(
        boards=("Gizah", "Rhodos"),
        cities=[(), ("Walls", "Apothecary", "Workshop", "Laboratory", "Altar")],
        stages=(0, 2),
        coins=(3, 11),
        victories=((0, 0, 0), (1, 1, 0)),
        defeats=(0, 1),
    )
    scene = scene_at(table)

    box = "\n".join(line.plain for line in neighbour_box(scene, B, "◄", 60, Detail.COUNTS))

    assert f"11● 4⚔(+4−1) {table.total(B)}★" in box
    assert "▲2/3  ⌂1 ⚔1 ☼3  Λ ⚙2" in box


def test_buildings_have_their_names_where_there_is_room() -> None:
    table = classic(cities=[("Quarry", "Altar"), ("Sawmill", "Baths")])

    shown = drawn(scene_at(table))

    assert "■ Quarry   ⌂ Altar" in shown
    assert "■ Sawmill   ⌂ Baths" in shown


def test_stages_show_cost_and_effect_until_they_are_built() -> None:
    table = classic(boards=("Rhodos",), sides="A", stages=(1,))

    assert "▲ 3★ · 2. CCC 2⚔ · 3. OOOO 7★" in drawn(scene_at(table))


def test_chains_are_shown_as_long_as_their_card_may_come() -> None:
    early = classic(cities=[("Baths", "Scriptorium")], age=1, turn=3)
    late = classic(cities=[("Baths", "Scriptorium", "Library")], age=3)

    def free(table: Table) -> list[str]:
        return [card.name for card in open_chains(table.state, A)]

    assert free(early) == ["Aqueduct", "Courthouse", "Library"]
    assert free(late) == ["Senate", "University"]


def test_production_lists_choices_for_oneself_apart() -> None:
    table = classic(
        boards=("Gizah",), cities=[("Timber Yard", "Caravansery", "Forum", "Sawmill")], age=2
    )

    assert for_sale(table.state, A) == ["W", "W", "S", "WS"]
    assert "Makes WW S W/S +W/S/C/O +G/T/P" in drawn(scene_at(table))


def test_the_free_city_is_shown_as_a_city() -> None:
    table = classic(players=2)

    shown = drawn(scene_at(table), width=120)

    assert "► Free City · Ephesos A" in shown
    assert "◄ Bot · Rhodos A" in shown


# The hand


def rows_of(table: Table, viewer: int = A, language: str = "en") -> list[str]:
    rows = drawn(scene_at(table, viewer, language)).splitlines()
    return [row for row in rows if row[3:4] in "✓✗" and not row.startswith(("╭", "│"))]


def test_a_card_shows_number_price_effect_cost_and_chain() -> None:
    table = classic(
        boards=("Gizah", "Rhodos"),
        cities=[(), ("Clay Pool",)],
        hands={A: ["Baths", "Barracks", "Theater"]},
        turn=5,
    )

    baths, theater, barracks, stage = rows_of(table)

    assert flat(baths) == "1 ✓ 0● ⌂ Baths 3★ S → Aqueduct"
    assert flat(theater) == "2 ✓ 0● ⌂ Theater 2★ → Statue"
    assert flat(barracks) == "3 ✓ 2● ⚔ Barracks 1⚔ O"
    assert flat(stage) == "✗ ▲ Stage 1 3★ SS lacks S"


@pytest.mark.parametrize(
    ("position", "card", "said"),
    [
        ({"cities": [("Altar",)]}, "Altar", "built already"),
        ({"boards": ("Gizah", "Rhodos", "Ephesos")}, "Workshop", "lacks G"),
        ({"boards": ("Gizah", "Rhodos", "Ephesos"), "coins": (1,)}, "Scriptorium", "1● short"),
        ({"cities": [("Scriptorium",)], "age": 2}, "Library", "chain"),
        ({"boards": ("Olympia",), "stages": (2,)}, "Workshop", "power"),
        (
            {"boards": ("Olympia",), "sides": "Day", "stages": (2,), "edition": "second"},
            "Workshop",
            "power",
        ),
    ],
)
def test_a_card_says_why_it_is_free_or_cannot_be_built(
    position: dict[str, Any], card: str, said: str
) -> None:
    table = classic(hands={A: [card]}, **position)

    (row,) = [row for row in rows_of(table) if f" {card} " in row]

    assert said in row
    assert ("✓" in row) == (said in ("chain", "power"))


def test_equal_cards_are_one_line() -> None:
    table = classic(hands={A: ["Baths", "Baths"]}, turn=6)

    (row, _) = rows_of(table)

    assert "1 ✓ 0● ⌂ Baths ×2" in row


def test_a_finished_wonder_says_so() -> None:
    table = classic(boards=("Rhodos",), stages=(3,))

    assert "Rhodos A" in rows_of(table)[-1]
    assert "all stages built" in rows_of(table)[-1]


@IN_EVERY_LANGUAGE
def test_prices_and_reasons_of_the_longest_names_are_not_cut_off(language: str) -> None:
    names = ["Siege Workshop", "Chamber of Commerce", "Shipowners Guild", "Philosophers Guild"]
    table = classic(age=3, turn=3, hands={A: names}, coins=(0, 3, 3))
    words = words_in(language)

    rows = rows_of(table, language=language)

    for row in rows:
        assert any(
            words(f"classic-terminal-note-{note}", **arguments).split("#")[0].strip() in row
            for note, arguments in (("lacks", {"resources": "#"}), ("short", {"coins": "#"}))
        ), row


# Signs and words


def test_colours_and_symbols_have_signs_of_their_own() -> None:
    assert len(set(SIGN.values())) == len(set(STYLE.values())) == len(Colour)
    assert len({*SIGN.values(), *SYMBOL_SIGN.values()}) == len(Colour) + len(SYMBOL_SIGN)


@IN_EVERY_LANGUAGE
def test_resources_have_letters_of_their_own(language: str) -> None:
    letters = [words_in(language).letter(resource) for resource in RESOURCES]

    assert len(set(letters)) == len(RESOURCES)
    assert all(len(letter) == 1 for letter in letters)


@IN_EVERY_LANGUAGE
def test_every_card_and_stage_has_an_effect_in_a_few_signs(language: str) -> None:
    words = words_in(language)
    for card in CARDS:
        for edition in card.faces:
            assert 0 < len(card_effect(words, card, edition)) <= 12, card.name
            assert len(card_cost(words, card, edition)) <= 7
    for side in WONDER_SIDES:
        for stage in side.stages:
            assert 0 < len(short_effect(words, stage.effect)) <= 22


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("Quarry", "+SS"),
        ("Timber Yard", "+W/S"),
        ("Forum", "+G/T/P"),
        ("East Trading Post", "■►1●"),
        ("West Trading Post", "◄■1●"),
        ("Marketplace", "◄□►1●"),
        ("Vineyard", "1●/■◄▼►"),
        ("Haven", "1●/■ 1★/■"),
        ("Arena", "3●/▲ 1★/▲"),
        ("Tavern", "+5●"),
        ("Walls", "2⚔"),
        ("Lodge", "Λ"),
        ("Workers Guild", "1★/■◄►"),
        ("Builders Guild", "1★/▲◄▼►"),
        ("Shipowners Guild", "1★/■□♦"),
        ("Strategists Guild", "1★/⊖◄►"),
        ("Scientists Guild", "Λ/⚙/≡"),
    ],
)
def test_effects_in_signs(card: str, effect: str) -> None:
    assert card_effect(words_in("en"), CARD_BY_NAME[card], Edition.FIRST) == effect


def test_a_wonder_that_must_be_complete_says_so() -> None:
    guild = CARD_BY_NAME["Decorators Guild"]

    assert card_effect(words_in("en"), guild, Edition.SECOND) == "7★ all ▲"


# What happened


def played(*actions: tuple[int, str]) -> History:
    """Three players; each named plays so, and whoever is not named sells."""
    history = History(mirabilia.new("classic", seed=1, edition="first", sides="A"))
    wishes = dict(actions)
    for player in range(3):
        kind = wishes.get(player, "sell")
        offered = history.game.legal(player)
        history.play(next(a for a in offered if a.document["type"] == kind))
    return history


def test_the_last_turn_tells_what_everybody_did() -> None:
    history = played((A, "build"))
    card = history.moves[0].action.document["card"]
    words = words_in("en")

    (line,) = [line.plain for line in turn_lines(words, turns_of(history)[-1].events, 200)]

    sign = SIGN[CARD_BY_NAME[card].colour]
    assert line == (
        f"Last turn: Player {sign} {card} · Bot 1 sells a card +3● · Bot 2 sells a card +3●"
    )


def test_a_sold_card_is_not_told() -> None:
    history = played()
    sold = [move.action.document["card"] for move in history.moves]
    words = words_in("en")

    told = [
        *turn_lines(words, turns_of(history)[-1].events, 200),
        *log_lines(words, turns_of(history), 200),
    ]

    assert not any(name in line.plain for name in sold for line in told)


def test_choices_that_are_still_secret_are_no_news() -> None:
    history = History(mirabilia.new("classic", seed=1, edition="first", sides="A"))
    history.play(history.game.legal(A)[0])

    assert turns_of(history) == []


@IN_EVERY_LANGUAGE
def test_the_story_of_a_whole_game_fits_and_has_every_turn(language: str) -> None:
    *_, history = moments(3, seed=5, every=50, edition="first", sides="B")
    words = words_in(language)
    turns = turns_of(history)

    lines = log_lines(words, turns, 80)

    assert [(turn.age, turn.number) for turn in turns] == [
        (age, turn) for age in (1, 2, 3) for turn in range(1, 7)
    ]
    assert max(line.cell_len for line in lines) <= 80
    assert turns[-1].title(words) in [line.plain for line in lines]


def test_conflicts_name_winner_loser_and_points() -> None:
    table = classic(
        players=4, cities=[("Walls",)], age=2, turn=6, boards=("Gizah", "Rhodos", "Ephesos")
    )
    history = History(mirabilia.new("classic", players=4, edition="first", seed=1))
    history.game._state = table.state
    for player in range(4):
        sale = next(a for a in history.game.legal(player) if a.document["type"] == "sell")
        history.play(sale)

    lines = turn_lines(words_in("en", 4), turns_of(history)[-1].events, 100)

    assert lines[-1].plain == "Conflicts: Player > Bot 1 +3★ · Player > Bot 3 +3★"


# Sheets


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("players", [2, 7])
def test_sheets_are_no_wider_than_the_terminal(language: str, players: int) -> None:
    words = words_in(language, players, humans=players)
    *_, history = moments(players, seed=3, every=50)
    view = history.game.view(A).state
    scene = scene_of(words, history, A, hand=True)
    shown = [
        *sheets.help_sheet(words, 80, two_players=players == 2),
        *sheets.boards_sheet(words, view, 80),
        *sheets.cities_sheet(scene, 80),
        *sheets.discard_sheet(words, view, 80, A),
        *sheets.score_sheet(words, history.game.score(), 80),
    ]
    for card in CARDS:
        for edition in card.faces:
            shown += sheets.card_entry(words, card, edition, 80)
            shown += sheets.card_heading(words, card, edition, 80)
            shown += sheets.card_line(words, card, edition, 80, " 1  ")

    assert max(line.cell_len for line in shown) <= 80


@IN_EVERY_LANGUAGE
def test_the_score_pad_has_every_row_and_every_city(language: str) -> None:
    words = words_in(language, 2)
    game = mirabilia.new("classic", players=2, seed=1)

    lines = [line.plain for line in sheets.score_sheet(words, game.score(), 80)]

    assert all(name in lines[0] for name in words.cities)
    for category in Category:
        row = words(f"classic-category-{category.name.lower()}")
        assert any(row in line for line in lines)


def test_a_wide_score_pad_is_turned_round() -> None:
    words = words_in("uk", 7, humans=7)
    game = mirabilia.new("classic", players=7, seed=1)

    lines = [line.plain for line in sheets.score_sheet(words, game.score(), 80)]

    assert len(lines) == 1 + 7
    assert all(line.startswith(name) for line, name in zip(lines[1:], words.cities, strict=True))
    assert all(sign in lines[0] for sign in "⚔●▲⌂☼¤♦Σ")


def test_both_sides_of_a_board_can_be_looked_up() -> None:
    lines = sheets.board_entry(words_in("en"), "Gizah", Edition.SECOND, 80)
    shown = "\n".join(line.plain for line in lines)

    assert shown.startswith("Gizah · The Pyramids of Giza\nDay side · produces S\n")
    assert "Night side" in shown
    assert shown.count("▲") == 3 + 4


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("name", ["Baths", "Siege Workshop", "Olympia"])
def test_things_are_found_by_their_names_in_the_language(language: str, name: str) -> None:
    words = words_in(language)
    thing = CARD_BY_NAME.get(name, name)
    called = words.board(name) if thing == name else words.card(CARD_BY_NAME[name])

    assert sheets.find_things(words, called.upper(), Edition.FIRST) == [thing]


def test_cards_of_the_other_edition_are_not_found() -> None:
    words = words_in("en")

    assert sheets.find_things(words, "castrum", Edition.SECOND) == [CARD_BY_NAME["Castrum"]]
    assert CARD_BY_NAME["Castrum"] not in sheets.find_things(words, "castrum", Edition.FIRST)


def test_of_the_discard_pile_a_player_is_told_only_what_is_certain() -> None:
    """A view knows some cards as a group; which of them lies on the pile it does not."""
    words = words_in("en")
    game = mirabilia.new("classic", seed=6, edition="first", sides="A")
    sold = []
    while int(game.state.age) == 1:
        player = game.to_decide[0]
        sale = next(a for a in game.legal(player) if a.document["type"] == "sell")
        sold += [sale.document["card"]] if player == A else []
        game.play(sale)

        lines = sheets.discard_sheet(words, game.view(A).state, 500, A)
        told = [line.plain for line in lines if "You know of" in line.plain]
        certain = sorted(set(sold), key=lambda name: CARD_BY_NAME[name].id)
        if int(game.state.age) == 1 and player == C and certain:
            assert told == [f"You know of these: {', '.join(certain)}."]


def test_drawing_changes_nothing() -> None:
    table = classic(players=4, age=2, turn=2, cities=[("Sawmill",)] * 4)
    before = table.view(D).state.tobytes()
    scene = scene_at(table, viewer=D)

    drawn(scene, *SMALL)

    assert scene.state.tobytes() == before
    assert scene.state.dtype == STATE_DTYPE
    assert scene.others == [B]
    assert scene.neighbours == (A, C)
