"""Actions of Pantheon as documents and sentences, and what is wrong with wrong ones."""

from typing import Any

import pytest

from mirabilia.duel.state import GONE
from mirabilia.duel.vocabulary import Decision
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.duel.actions import ActionError, describe, number, sentence
from support.duel import A, B, Table, copy_of, duel, fresh


def documents(table: Table) -> list[dict[str, Any]]:
    """Every legal action, as a document."""
    return [describe(table.state, table.decider, action) for action in table.legal()]


def meant(table: Table, **document: Any) -> int:
    return number(table.state, table.decider, document)


def rejected(table: Table, **document: Any) -> str:
    """What is wrong with a document."""
    with pytest.raises(ActionError) as caught:
        number(table.state, table.decider, document)
    return str(caught.value)


def pantheon(**position: Any) -> Table:
    """Age II with Mars in slot 3 and the Gate in slot 1."""
    given: dict[str, Any] = {"age": 2, "slots": {3: "Mars", 1: "Gate"}, "coins": (20, 20)}
    return duel(pantheon=True, **(given | position))


def activated(god: str, **position: Any) -> Table:
    """The choice that a god's effect begins with."""
    return pantheon(**({"slots": {3: god}} | position)).activate(god)


def drawn() -> Table:
    """A has uncovered a Greek token and looks at Aphrodite and Hades; slot 2 is taken."""
    table = duel(
        pantheon=True,
        age=1,
        structure={3: "Tavern", 9: "Baths", 14: "Altar"},
        slots={2: "Mars"},
        laid={9: "greek"},
    )
    return table.discard("Altar")


def uncovered() -> Table:
    """Two different mythology tokens are uncovered at once."""
    table = duel(
        pantheon=True,
        age=1,
        structure={9: "Baths", 11: "Altar", 14: "Tavern", 3: "Press"},
        laid={9: "greek", 11: "roman"},
    )
    table.state.covered[11] = 1  # as if the card at 14 lay on both
    table.state.face_up[11] = 0
    action = table.discard_action("Tavern")
    table.state.covered[11] = 0
    return table.do(action)


# Documents


def test_an_activation_is_described_with_slot_tokens_and_price() -> None:
    table = pantheon(offerings=([2, 4], [3]), coins=(6, 0))

    told = [each for each in documents(table) if each["type"] == "activate"]

    assert told == [
        {"type": "activate", "god": "Gate", "slot": 1, "offerings": [], "price": 6},
        {"type": "activate", "god": "Gate", "slot": 1, "offerings": [2], "price": 4},
        {"type": "activate", "god": "Gate", "slot": 1, "offerings": [4], "price": 2},
        {"type": "activate", "god": "Gate", "slot": 1, "offerings": [2, 4], "price": 0},
        {"type": "activate", "god": "Mars", "slot": 3, "offerings": [], "price": 5},
        {"type": "activate", "god": "Mars", "slot": 3, "offerings": [2], "price": 3},
        {"type": "activate", "god": "Mars", "slot": 3, "offerings": [4], "price": 1},
        {"type": "activate", "god": "Mars", "slot": 3, "offerings": [2, 4], "price": 0},
    ]


def test_a_placement_names_the_god_and_the_slot() -> None:
    told = documents(drawn())

    assert {each["god"] for each in told} == {"Aphrodite", "Hades"}
    assert {each["slot"] for each in told} == {1, 3, 4, 5, 6}
    assert {each["type"] for each in told} == {"place_god"}


def test_the_order_of_tokens_is_described_by_position_and_mythology() -> None:
    table = uncovered()

    assert table.decision == Decision.TOKEN_ORDER
    assert documents(table) == [
        {"type": "token_first", "position": 9, "mythology": "greek"},
        {"type": "token_first", "position": 11, "mythology": "roman"},
    ]


def test_the_gate_offers_the_top_gods() -> None:
    table = pantheon().activate("Gate")

    assert documents(table) == [
        {"type": "choose_god", "god": god}
        for god in ("Enki", "Astarte", "Aphrodite", "Anubis", "Minerva")
    ]


def test_the_divine_theater_asks_for_deck_god_and_order() -> None:
    table = pantheon(wonders=(["The Divine Theater"], []), coins=(40, 7))
    table.wonder("The Divine Theater")
    decks = documents(table)
    gods = documents(table.mythology("greek"))
    order = documents(table.god("Aphrodite"))

    assert decks[0] == {"type": "reveal_deck", "mythology": "mesopotamian"}
    assert len(decks) == 5
    assert gods == [{"type": "choose_god", "god": god} for god in ("Aphrodite", "Hades", "Zeus")]
    assert order == [{"type": "god_on_top", "god": god} for god in ("Hades", "Zeus")]


@pytest.mark.parametrize(
    ("god", "position", "expected"),
    [
        (
            "Enki",
            {"enki": ["Law", "Strategy"]},
            [{"type": "progress", "token": "Law"}, {"type": "progress", "token": "Strategy"}],
        ),
        ("Nisaba", {"cities": ([], ["Library"])}, [{"type": "snake", "card": "Library"}]),
        ("Baal", {"cities": ([], ["Press"])}, [{"type": "steal_card", "card": "Press"}]),
        ("Hades", {"discarded": ["Baths"]}, [{"type": "recover", "card": "Baths"}]),
        (
            "Anubis",
            {"built": ([], ["The Sphinx"])},
            [{"type": "destroy_wonder", "wonder": "The Sphinx"}],
        ),
        (
            "Ra",
            {"wonders": (["Piraeus"], ["The Sphinx"])},
            [{"type": "steal_wonder", "wonder": "The Sphinx"}],
        ),
        (
            "Neptune",
            {"loot_gone": [(0, 3), (1, 6)]},
            [
                {"type": "discard_military", "side": 0, "coins": 5},
                {"type": "discard_military", "side": 1, "coins": 2},
            ],
        ),
    ],
)
def test_a_gods_choice_is_described_by_what_is_chosen(
    god: str, position: dict[str, Any], expected: list[dict[str, Any]]
) -> None:
    assert documents(activated(god, **position)) == expected


def test_neptune_applies_a_token_after_discarding_one() -> None:
    table = activated("Neptune", loot_gone=[(0, 3), (0, 6)]).military_token(1, 2)

    assert documents(table) == [{"type": "apply_military", "side": 1, "coins": 5}]


def test_isis_asks_for_the_wonder_and_then_for_the_card() -> None:
    table = activated("Isis", wonders=(["Piraeus"], []), discarded=["Baths"])
    first = documents(table)

    assert first == [{"type": "raise_wonder", "wonder": "Piraeus"}]
    assert documents(table.choose_wonder("Piraeus")) == [{"type": "raise_with", "card": "Baths"}]


def test_minerva_is_put_on_any_space() -> None:
    spaces = [each["space"] for each in documents(activated("Minerva"))]

    assert spaces == list(range(-9, 10))


def test_zeus_names_no_face_down_card_to_anybody() -> None:
    table = activated("Zeus", structure={6: "Baths", 11: "Walls", 0: "Altar"}, cards=())
    expected = [
        {"type": "strike", "position": 0, "card": "Altar"},
        {"type": "strike", "position": 6},
        {"type": "strike", "position": 11, "card": "Walls"},
    ]

    assert documents(table) == expected
    assert documents(Table(table.view(A))) == expected


def test_a_building_by_engineering_and_a_temple_by_its_token_say_so() -> None:
    table = pantheon(
        age=3,
        cards=("Aqueduct", "Greek Grand Temple", "Walls"),
        tokens=(["Engineering"], []),
        mythology=(["greek"], []),
        slots={},
    )
    told = {each["card"]: each for each in documents(table) if each["type"] == "build"}

    assert (told["Aqueduct"]["price"], told["Aqueduct"]["engineered"]) == (1, True)
    assert (told["Greek Grand Temple"]["price"], told["Greek Grand Temple"]["chain"]) == (0, True)
    assert "engineered" not in told["Walls"]
    assert "chain" not in told["Aqueduct"]


def test_a_wonder_taken_over_is_constructed_by_its_new_owner() -> None:
    table = activated("Ra", wonders=([], ["The Sphinx"]), coins=(40, 7))
    table.choose_wonder("The Sphinx").discard("Walls")

    assert meant(table, type="wonder", wonder="The Sphinx", card="Forum") in table.legal()


# Reading


def test_slot_and_offerings_may_be_left_out() -> None:
    table = pantheon(offerings=([2], []))

    assert meant(table, type="activate", god="Mars") == table.activate_action("Mars")
    assert meant(table, type="activate", god="Mars", slot=3, offerings=[2]) == (
        table.activate_action("Mars", 2)
    )


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"god": "Marz"}, "god: there is no god 'Marz'; closest are Mars"),
        ({"god": "Mars", "slot": 5}, "slot: Mars lies in slot 3, not in 5"),
        ({"god": "Mars", "slot": 7}, "slot: 7 is no slot; allowed are 1 to 6"),
        ({"god": "Mars", "slot": True}, "slot: True is no slot; allowed are 1 to 6"),
        ({"god": "Zeus"}, "activate: It is not in the Pantheon but in its deck."),
        (
            {"god": "Mars", "offerings": [3]},
            "offerings: player 0 cannot use [3]; the player has 2, 4",
        ),
        (
            {"god": "Mars", "offerings": [2, 2]},
            "offerings: player 0 cannot use [2, 2]; the player has 2, 4",
        ),
        (
            {"god": "Mars", "offerings": [7]},
            "offerings: [7] is no list of offering tokens among 2, 3, 4",
        ),
        (
            {"god": "Mars", "offerings": 2},
            "offerings: 2 is no list of offering tokens among 2, 3, 4",
        ),
        ({"god": "Mars", "coins": 2}, "activate: key 'coins' is unknown; allowed are"),
    ],
)
def test_a_wrong_activation_is_answered_with_what_is_wrong(
    document: dict[str, Any], problem: str
) -> None:
    table = pantheon(offerings=([2, 4], [3]))

    assert rejected(table, type="activate", **document).startswith(problem)


def test_a_player_without_offering_tokens_can_use_none() -> None:
    assert rejected(pantheon(), type="activate", god="Mars", offerings=[2]).endswith("has none")


def test_a_poor_player_learns_what_is_short_or_which_tokens_are_enough() -> None:
    poor = pantheon(coins=(1, 7), savings=(1, 0))
    pious = pantheon(coins=(1, 7), offerings=([2, 4], []))

    assert rejected(poor, type="activate", god="Mars") == (
        "activate: The treasury and Astarte hold 2 coins: 3 coins short."
    )
    assert rejected(pious, type="activate", god="Mars", offerings=[2]) == (
        "activate: 3 coins are too many with offerings [2]; enough are [4]; [2, 4]"
    )


def test_nothing_is_activated_in_age_one_whatever_is_known() -> None:
    table = duel(pantheon=True, age=1, slots={3: "Mars"}, coins=(20, 7))
    early = "Cards of the Pantheon are activated from Age II on."

    assert rejected(table, type="activate", god="Mars") == (
        f"activate: {early} It lies face down in the Pantheon or in its deck."
    )
    assert rejected(table, type="activate", god="Neptune") == rejected(
        table, type="activate", god="Mars"
    )
    table.state.slot_known[2] = 1  # A has placed it
    assert rejected(table, type="activate", god="Mars") == f"activate: {early}"


def test_base_games_know_no_activation() -> None:
    assert rejected(duel(), type="activate", god="Mars") == (
        "type: activate is not asked now; allowed are build, discard, wonder"
    )


def test_a_wrong_placement_is_answered_with_gods_and_slots() -> None:
    table = drawn()

    assert rejected(table, type="place_god", god="Zeus", slot=1) == (
        "place_god: Zeus was not drawn; allowed are Aphrodite, Hades"
    )
    assert rejected(table, type="place_god", god="Hades", slot=2) == (
        "place_god: slot 2 is not empty; allowed are 1, 3, 4, 5, 6"
    )
    assert rejected(table, type="place_god", god="Hades", slot=0).endswith("allowed are 1 to 6")
    assert rejected(table, type="place_god", god="Hades") == "place_god: key 'slot' is missing"


def test_a_god_that_is_not_shown_is_answered_with_those_that_are() -> None:
    table = pantheon().activate("Gate")

    assert rejected(table, type="choose_god", god="Zeus") == (
        "choose_god: Zeus is not to be chosen;"
        " allowed are Enki, Astarte, Aphrodite, Anubis, Minerva"
    )


def test_a_wrong_token_order_is_answered_with_the_tokens() -> None:
    table = uncovered()

    assert rejected(table, type="token_first", position=3) == (
        "token_first: 3 is not to be chosen; allowed are 9, 11"
    )
    assert rejected(table, type="token_first", position=9, mythology="roman") == (
        "mythology: at 9 lies greek, not 'roman'"
    )


def test_a_wrong_strike_is_answered_without_giving_a_face_down_card_away() -> None:
    table = activated("Zeus", structure={6: "Baths", 11: "Walls", 0: "Altar"}, cards=())

    assert rejected(table, type="strike", position=4).endswith("allowed are 0, 6, 11")
    assert rejected(table, type="strike", position=11, card="Altar") == (
        "card: at 11 lies Walls, not 'Altar'"
    )
    assert rejected(table, type="strike", position=6, card="Baths") == (
        "card: at 6 lies a face-down card, not 'Baths'"
    )


def test_wrong_wonders_spaces_and_military_tokens_are_answered_with_the_right_ones() -> None:
    anubis = activated("Anubis", built=(["Piraeus"], ["The Sphinx"]))
    minerva = activated("Minerva", minerva_space="not-pawn")
    neptune = activated("Neptune", loot_gone=[(0, 3), (1, 6)])

    assert rejected(anubis, type="destroy_wonder", wonder="The Pyramids").endswith(
        "The Pyramids is not to be chosen; allowed are Piraeus, The Sphinx"
    )
    assert rejected(minerva, type="minerva", space=0).startswith(
        "minerva: 0 is not to be chosen; allowed are -9, -8"
    )
    assert rejected(minerva, type="minerva", space=3.0).startswith("minerva: 3.0 is not")
    assert rejected(neptune, type="discard_military", side=0, coins=2) == (
        "discard_military: side 0, coins 2 is not to be chosen;"
        " allowed are side 0, coins 5; side 1, coins 2"
    )


def test_a_wonder_that_is_not_ones_own_any_more_is_refused() -> None:
    table = activated("Ra", wonders=([], ["The Sphinx", "Piraeus"])).choose_wonder("The Sphinx")

    assert table.decider == B
    assert rejected(table, type="wonder", wonder="The Sphinx", card="Walls") == (
        "wonder: player 1 does not have The Sphinx, but Piraeus"
    )


def test_the_draft_with_pantheon_offers_wonders_while_age_one_lies_on_the_table() -> None:
    table = fresh(1, pantheon=True)

    assert {each["type"] for each in documents(table)} == {"draft"}
    assert rejected(table, type="discard", card="Baths").endswith("allowed are draft")


def test_an_action_of_a_view_never_needs_what_the_view_hides() -> None:
    """B's turn in Age I: the god that A placed stays unknown to B's view."""
    table = drawn().place_god("Hades", 1)
    view = copy_of(table.view(B))

    assert int(view.slots[0]) not in (GONE, 7)
    assert [describe(view, B, action) for action in table.legal()] == documents(table)


# Sentences


@pytest.mark.parametrize(
    ("document", "english", "ukrainian", "russian"),
    [
        (
            {"type": "activate", "god": "Mars", "slot": 3, "offerings": [], "price": 5},
            "Activate Mars for 5 coins",
            "Активувати карту «Марс» за 5 монет",
            "Активировать карту «Марс» за 5 монет",
        ),
        (
            {"type": "activate", "god": "Gate", "slot": 1, "offerings": [2, 4], "price": 0},
            "Activate Gate for free, using offering tokens: 2, 4",
            "Активувати карту «Брама» безкоштовно, використавши токени дарів: 2, 4",
            "Активировать карту «Врата» бесплатно, использовав жетоны жертвоприношения: 2, 4",
        ),
        (
            {"type": "place_god", "god": "Isis", "slot": 6},
            "Put Isis face down into slot 6 of the Pantheon",
            "Покласти карту «Ісіда» долілиць на місце 6 Пантеону",
            "Положить карту «Исида» рубашкой вверх в слот 6 Пантеона",
        ),
        (
            {"type": "choose_god", "god": "Ra"},
            "Activate Ra for free",
            "Активувати карту «Ра» безкоштовно",
            "Активировать карту «Ра» бесплатно",
        ),
        (
            {"type": "god_on_top", "god": "Baal"},
            "Put Baal on top of the deck",
            "Покласти карту «Баал» на верх колоди",
            "Положить карту «Баал» на верх колоды",
        ),
        (
            {"type": "reveal_deck", "mythology": "egyptian"},
            "Reveal the Egyptian deck",
            "Відкрити колоду єгипетської міфології",
            "Открыть колоду египетской мифологии",
        ),
        (
            {"type": "token_first", "position": 9, "mythology": "roman"},
            "First take the Roman mythology token (position 9)",
            "Спершу взяти токен римської міфології (позиція 9)",
            "Сначала взять жетон римской мифологии (позиция 9)",
        ),
        (
            {"type": "snake", "card": "Library"},
            "Put the Snake on Library",
            "Покласти токен Змії на карту «Бібліотека»",
            "Положить жетон Змеи на карту «Библиотека»",
        ),
        (
            {"type": "steal_card", "card": "Press"},
            "Take over Press from the opponent",
            "Забрати карту «Прес» у суперника",
            "Забрать карту «Пресс» у соперника",
        ),
        (
            {"type": "strike", "position": 11, "card": "Walls"},
            "Discard Walls from the structure",
            "Скинути карту «Стіни» зі структури",
            "Сбросить карту «Стены» из раскладки",
        ),
        (
            {"type": "strike", "position": 6},
            "Discard the face-down card at position 6 of the structure",
            "Скинути закриту карту структури (позиція 6)",
            "Сбросить закрытую карту раскладки (позиция 6)",
        ),
        (
            {"type": "destroy_wonder", "wonder": "The Sphinx"},
            "Destroy The Sphinx",
            "Зруйнувати чудо «Сфінкс»",
            "Разрушить чудо света «Сфинкс»",
        ),
        (
            {"type": "raise_wonder", "wonder": "The Sanctuary"},
            "Construct The Sanctuary for free",
            "Звести чудо «Святиня» безкоштовно",
            "Возвести чудо света «Святилище» бесплатно",
        ),
        (
            {"type": "raise_with", "card": "Baths"},
            "Construct the wonder with Baths from the discard pile",
            "Звести чудо, підклавши карту «Лазня» зі стопки скидання",
            "Возвести чудо света, подложив карту «Бани» из стопки сброса",
        ),
        (
            {"type": "steal_wonder", "wonder": "The Sphinx"},
            "Take over The Sphinx from the opponent",
            "Забрати чудо «Сфінкс» у суперника",
            "Забрать чудо света «Сфинкс» у соперника",
        ),
        (
            {"type": "minerva", "space": -4},
            "Put Minerva on the track: space 4 toward Player 1",
            "Поставити маркер Мінерви: сектор 4 від центру (Гравець 1)",
            "Поставить фишку Минервы: деление 4 от центра (Игрок 1)",
        ),
        (
            {"type": "minerva", "space": 0},
            "Put Minerva on the track: the centre of the track",
            "Поставити маркер Мінерви: центр треку",
            "Поставить фишку Минервы: центр трека",
        ),
        (
            {"type": "discard_military", "side": 1, "coins": 5},
            "Discard the military token (5) on the side of Player 2 without effect",
            "Скинути військовий токен (5) без ефекту, бік: Гравець 2",
            "Сбросить военный жетон (5) без эффекта, сторона: Игрок 2",
        ),
        (
            {"type": "apply_military", "side": 0, "coins": 2},
            "Apply the military token (2) on the side of Player 1 to the opponent",
            "Застосувати до суперника військовий токен (2), бік: Гравець 1",
            "Применить к сопернику военный жетон (2), сторона: Игрок 1",
        ),
        (
            {"type": "build", "card": "Greek Grand Temple", "price": 0, "chain": True},
            "Build Greek Grand Temple for free by the mythology token",
            "Звести будівлю «Грецький великий храм» безкоштовно за токеном міфології",
            "Построить здание «Греческий великий храм» бесплатно по жетону мифологии",
        ),
        (
            {"type": "build", "card": "Aqueduct", "price": 1, "engineered": True},
            "Build Aqueduct for 1 coin by Engineering",
            "Звести будівлю «Акведук» за 1 монету («Інженерія»)",
            "Построить здание «Акведук» за 1 монету («Инженерное дело»)",
        ),
    ],
)
def test_an_action_is_a_sentence(
    document: dict[str, Any], english: str, ukrainian: str, russian: str
) -> None:
    assert [sentence(each, document) for each in LANGUAGES] == [english, ukrainian, russian]


def test_a_sentence_about_the_track_calls_players_by_their_names() -> None:
    told = sentence("en", {"type": "minerva", "space": 9}, ["Ann", "Ben"])

    assert told == "Put Minerva on the track: the capital of Ben"
