import json
import re
from typing import Any

import pytest

from mirabilia.duel import actions as action_space
from mirabilia.duel.vocabulary import Decision
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.duel.actions import (
    TYPES,
    ActionError,
    describe,
    describe_all,
    number,
    sentence,
)
from support.duel import A, B, Table, duel, fresh

GAMES = 24
PANTHEON = {  # types of actions that only Pantheon knows
    "activate",
    "place_god",
    "choose_god",
    "god_on_top",
    "reveal_deck",
    "token_first",
    "snake",
    "steal_card",
    "strike",
    "destroy_wonder",
    "raise_wonder",
    "raise_with",
    "steal_wonder",
    "minerva",
    "discard_military",
    "apply_military",
}
SELDOM = {"token_first"}  # of them, what random games hardly ever reach


def described(table: Table, action: int) -> dict[str, Any]:
    return describe(table.state, table.decider, action)


def meant(table: Table, **document: Any) -> int:
    return number(table.state, table.decider, document)


def rejected(table: Table, by: int | None = None, **document: Any) -> str:
    """What is wrong with a document, of the player who decides or of another."""
    with pytest.raises(ActionError) as caught:
        number(table.state, table.decider if by is None else by, document)
    return str(caught.value)


def choosing_a_token(**options: Any) -> Table:
    table = duel(cards=("Library", "Forum"), cities=(["Scriptorium"], []), coins=(20, 7), **options)
    return table.build("Library")


# There and back


def test_every_legal_action_of_random_games_survives_the_way_there_and_back(walk: Any) -> None:
    reached: set[str] = set()
    for seed in range(GAMES):
        for table in walk(seed, rulings="arena" if seed % 2 else "rulebook"):
            for action in table.legal():
                document = described(table, action)
                assert meant(table, **document) == action
                reached.add(document["type"])

    assert reached == set(TYPES) - PANTHEON


@pytest.mark.parametrize("pantheon", [False, True])
def test_actions_are_described_together_as_each_alone(walk: Any, pantheon: bool) -> None:
    for table in walk(1, pantheon=pantheon):
        alone = [described(table, action) for action in table.legal()]
        assert describe_all(table.state, table.decider, table.legal()) == alone


def test_every_legal_action_with_pantheon_survives_the_way_there_and_back(walk: Any) -> None:
    reached: set[str] = set()
    for seed in range(2 * GAMES):
        rulings = ("rulebook", "arena", "ukrainian", "russian")[seed % 4]
        for table in walk(seed, pantheon=True, rulings=rulings):
            offered = table.legal()
            if table.decision == Decision.TURN:  # some of many: base games try them all
                offered = [a for a in offered if a >= action_space.ACTIVATE][::2] + offered[::7]
            for action in offered:
                document = described(table, action)
                assert meant(table, **document) == action
                assert json.loads(json.dumps(document)) == document
                reached.add(document["type"])

    assert reached == set(TYPES) - SELDOM


@pytest.mark.parametrize("options", [{}, {"pantheon": True}])
def test_a_document_says_the_same_of_a_view_as_of_the_full_record(
    walk: Any, options: dict[str, bool]
) -> None:
    for table in walk(3, **options):
        view = table.view(table.decider)
        for action in table.legal():
            document = described(table, action)
            assert describe(view, table.decider, action) == document
            assert number(view, table.decider, document) == action


def test_every_action_of_random_games_has_a_sentence_in_its_language(walk: Any) -> None:
    documents = {
        json.dumps(described(table, action))
        for seed in range(GAMES)
        for table in walk(seed, pantheon=seed % 2 == 1)
        for action in table.legal()
    }
    for written in documents:
        document = json.loads(written)
        assert sentence("en", document)
        for language in ("uk", "ru"):
            assert not re.search("[A-Za-z]", sentence(language, document))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_of_one_decision_read_alike(walk: Any, language: str) -> None:
    for seed in range(4):
        for table in walk(seed, pantheon=True):
            told = [sentence(language, described(table, action)) for action in table.legal()]
            assert len(set(told)) == len(told)


# Documents


def test_a_building_is_described_with_its_price() -> None:
    table = duel(structure={14: "Baths", 15: "Altar"}, coins=(7, 7))

    document = described(table, table.build_action("Baths"))

    assert document == {"type": "build", "card": "Baths", "position": 14, "price": 2}


def test_a_building_free_by_a_chain_says_so() -> None:
    table = duel(structure={18: "Aqueduct", 19: "Forum"}, cities=(["Baths"], []))

    document = described(table, table.build_action("Aqueduct"))

    assert document == {
        "type": "build",
        "card": "Aqueduct",
        "position": 18,
        "price": 0,
        "chain": True,
    }


def test_a_discard_is_described_with_the_coins_it_brings() -> None:
    table = duel(structure={19: "Walls"}, cities=(["Tavern", "Forum"], []))

    document = described(table, table.discard_action("Walls"))

    assert document == {"type": "discard", "card": "Walls", "position": 19, "coins": 4}


def test_a_wonder_is_described_with_the_card_beneath_it_and_its_own_price() -> None:
    table = duel(structure={19: "Walls"}, wonders=(["The Sphinx"], []), coins=(20, 7))

    document = described(table, table.wonder_action("The Sphinx", "Walls"))

    assert document == {
        "type": "wonder",
        "wonder": "The Sphinx",
        "card": "Walls",
        "position": 19,
        "price": 8,
    }


def test_choices_inside_effects_are_described_by_what_is_chosen() -> None:
    draft = fresh(1)
    wonder = draft.legal()[0] - action_space.DRAFT
    mausoleum = duel(wonders=(["The Mausoleum"], []), discarded=["Baths"], coins=(30, 7))
    mausoleum.wonder("The Mausoleum")
    zeus = duel(wonders=(["The Statue of Zeus"], []), cities=([], ["Sawmill"]), coins=(40, 7))
    zeus.wonder("The Statue of Zeus")

    assert described(draft, action_space.DRAFT + wonder)["type"] == "draft"
    assert described(mausoleum, mausoleum.legal()[0]) == {"type": "recover", "card": "Baths"}
    assert described(zeus, zeus.legal()[0]) == {"type": "destroy", "card": "Sawmill"}
    assert described(choosing_a_token(board=["Law"]), action_space.TOKEN + 3) == {
        "type": "progress",
        "token": "Law",
    }
    assert described(choosing_a_token(), action_space.DECLINE) == {"type": "decline"}


def test_the_position_may_be_left_out_and_prices_are_not_read() -> None:
    table = duel(cards=("Walls", "Baths"))

    assert meant(table, type="build", card="Baths") == table.build_action("Baths")
    assert meant(table, type="build", card="Baths", price=99) == table.build_action("Baths")
    assert meant(table, type="discard", card="Walls", coins=-1) == table.discard_action("Walls")


# What is wrong


@pytest.mark.parametrize("document", [None, 7, "build", ["build"]])
def test_only_an_object_is_an_action(document: Any) -> None:
    with pytest.raises(ActionError, match="an action is an object"):
        number(duel().state, A, document)


def test_an_unknown_type_is_answered_with_the_known_ones() -> None:
    problem = rejected(duel(), type="biuld", card="Walls")

    assert problem == f"type: 'biuld' is unknown; allowed are {', '.join(TYPES)}"
    assert rejected(duel(), card="Walls").startswith("type: missing")


def test_a_type_that_is_not_asked_is_answered_with_those_that_are() -> None:
    assert rejected(duel(), type="draft", wonder="The Sphinx") == (
        "type: draft is not asked now; allowed are build, discard, wonder"
    )


def test_declining_is_only_offered_where_the_ruling_allows_it() -> None:
    optional = choosing_a_token(progress_choice="optional")
    compulsory = choosing_a_token(progress_choice="compulsory")

    assert meant(optional, type="decline") == action_space.DECLINE
    assert rejected(compulsory, type="decline").endswith("allowed are progress")


def test_missing_and_unknown_keys_are_named() -> None:
    assert rejected(duel(), type="build") == "build: key 'card' is missing"
    assert rejected(duel(), type="discard", card="Walls", colour="red") == (
        "discard: key 'colour' is unknown; allowed are card, position, coins"
    )


def test_an_unknown_name_is_answered_with_the_closest() -> None:
    table = duel(wonders=(["The Sphinx"], []))

    assert rejected(table, type="build", card="bath") == (
        "card: there is no card 'bath'; closest are Baths"
    )
    assert "The Sphinx" in rejected(table, type="wonder", wonder="Sphinx", card="Walls")
    assert rejected(table, type="build", card=7) == "card: there is no card 7"


def test_a_card_elsewhere_is_answered_with_the_accessible_ones() -> None:
    assert rejected(duel(cards=("Walls", "Forum")), type="build", card="Baths") == (
        "card: Baths does not lie face up in the structure; accessible are Walls, Forum"
    )


def test_a_face_down_card_is_not_given_away() -> None:
    table = duel(age=1, structure={9: "Baths", 14: "Altar", 15: "Theater"})

    assert "does not lie face up" in rejected(table, type="build", card="Baths")


@pytest.mark.parametrize("position", [3, -1, "14", True])
def test_a_wrong_position_is_answered_with_the_right_one(position: Any) -> None:
    table = duel(structure={14: "Baths", 15: "Altar"})

    problem = rejected(table, type="build", card="Baths", position=position)

    assert problem == f"position: Baths lies at 14, not at {position!r}"


def test_a_wonder_of_the_opponent_is_answered_with_ones_own() -> None:
    table = duel(wonders=(["The Sphinx"], ["The Pyramids"]))

    assert rejected(table, type="wonder", wonder="The Pyramids", card="Walls") == (
        "wonder: player 0 does not have The Pyramids, but The Sphinx"
    )


def test_an_impossible_construction_is_answered_with_the_reason() -> None:
    table = duel(
        age=1,
        structure={5: "Baths", 9: "Altar", 14: "Theater", 16: "Palisade"},
        coins=(1, 7),
        wonders=(["The Sphinx"], []),
        built=(["The Pyramids"], []),
    )

    assert rejected(table, type="discard", card="Baths") == (
        "discard: Covered by a face-down card."
    )
    assert rejected(table, type="build", card="Palisade") == (
        "build: The treasury holds 1 coin: 1 coin short."
    )
    assert rejected(table, type="wonder", wonder="The Sphinx", card="Palisade") == (
        "wonder: The treasury holds 1 coin: 7 coins short."
    )
    assert rejected(table, type="wonder", wonder="The Pyramids", card="Palisade") == (
        "wonder: Already built in the city of Player 1."
    )


def test_a_token_that_is_not_offered_is_answered_with_the_offer() -> None:
    table = choosing_a_token(board=["Law", "Economy"])

    assert rejected(table, type="progress", token="Strategy") == (
        "progress: Strategy is not to be chosen; allowed are Economy, Law"
    )


@pytest.mark.parametrize("player", [2, -1, "0", None, False])
def test_only_a_player_can_begin(player: Any) -> None:
    table = duel(cards=("Walls",), covered=(), age=1, conflict=3).discard("Walls")

    assert table.decision == Decision.STARTER
    assert rejected(table, type="begin", player=player).endswith("allowed are 0, 1")


def test_the_other_player_and_a_finished_game_are_refused() -> None:
    assert rejected(duel(), by=B, type="discard", card="Walls") == (
        "player 0 decides now, not player 1"
    )
    assert rejected(duel().finish(), type="discard", card="Walls") == "the game is over"


# Sentences


@pytest.mark.parametrize(
    ("document", "english", "ukrainian", "russian"),
    [
        (
            {"type": "build", "card": "Baths", "price": 2},
            "Build Baths for 2 coins",
            "Звести будівлю «Лазня» за 2 монети",
            "Построить здание «Бани» за 2 монеты",
        ),
        (
            {"type": "build", "card": "Aqueduct", "price": 0, "chain": True},
            "Build Aqueduct for free by its chain",
            "Звести будівлю «Акведук» безкоштовно за ланцюжком",
            "Построить здание «Акведук» бесплатно по цепочке",
        ),
        (
            {"type": "discard", "card": "Baths", "coins": 3},
            "Discard Baths for 3 coins",
            "Скинути карту «Лазня» та отримати 3 монети",
            "Сбросить карту «Бани» и получить 3 монеты",
        ),
        (
            {"type": "wonder", "wonder": "The Sphinx", "card": "Baths", "price": 1},
            "Construct The Sphinx with Baths for 1 coin",
            "Звести чудо «Сфінкс» за 1 монету, підклавши карту «Лазня»",
            "Возвести чудо света «Сфинкс» за 1 монету, подложив карту «Бани»",
        ),
        (
            {"type": "draft", "wonder": "The Pyramids"},
            "Take The Pyramids",
            "Узяти чудо «Піраміди»",
            "Взять чудо света «Пирамиды»",
        ),
        (
            {"type": "progress", "token": "Philosophy"},
            "Take Philosophy",
            "Узяти токен прогресу «Філософія»",
            "Взять жетон развития «Философия»",
        ),
        (
            {"type": "decline"},
            "Take no progress token",
            "Не брати токен прогресу",
            "Не брать жетон развития",
        ),
        (
            {"type": "begin", "player": 1},
            "Let Player 2 begin",
            "Нехай починає Гравець 2",
            "Пусть начинает Игрок 2",
        ),
        (
            {"type": "recover", "card": "Baths"},
            "Build Baths from the discard pile for free",
            "Звести будівлю «Лазня» зі стопки скидання безкоштовно",
            "Построить здание «Бани» из стопки сброса бесплатно",
        ),
        (
            {"type": "destroy", "card": "Sawmill"},
            "Discard Sawmill from the opponent’s city",
            "Скинути карту «Лісопилка» з міста суперника",
            "Сбросить карту «Лесопилка» из города соперника",
        ),
    ],
)
def test_an_action_is_a_sentence(
    document: dict[str, Any], english: str, ukrainian: str, russian: str
) -> None:
    assert [sentence(each, document) for each in LANGUAGES] == [english, ukrainian, russian]


def test_a_sentence_calls_players_by_their_names() -> None:
    assert sentence("en", {"type": "begin", "player": 0}, ["Ann", "Ben"]) == "Let Ann begin"
