"""Positions with Pantheon: what the documents say, and who may read it in a view."""

import copy
import json
from itertools import chain
from typing import Any

import pytest

import mirabilia
from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import Decision
from mirabilia.notation.documents import DocumentError
from mirabilia.notation.duel.position_loader import state_from_position
from mirabilia.notation.duel.positions import position_document
from support.duel import A, B, Table, copy_of, duel, fresh
from support.positions import PANTHEON, Document, bare, draft


def reloaded(table: Table) -> Document:
    """The document of a table, which must load to the same record."""
    document: Document = json.loads(json.dumps(position_document(table.state)))
    again = state_from_position(document, seed=1)
    assert again.tobytes() == table.state.tobytes()
    return document


def view(document: Document, player: int) -> Document:
    """What a player sees of a position."""
    return mirabilia.position(document).view(player).to_dict()


def without_hidden(document: Document) -> Document:
    return {key: copy.deepcopy(part) for key, part in document.items() if key != "hidden"}


def god_names(document: Any) -> set[str]:
    """Every god that a document names anywhere."""
    if isinstance(document, dict):
        named = {document["god"]} if "god" in document else set()
        return named.union(*(god_names(part) for part in document.values()))
    return set().union(*map(god_names, document)) if isinstance(document, list) else set()


# What a document says


def test_a_base_game_has_no_word_of_pantheon() -> None:
    text = json.dumps(mirabilia.new("duel", seed=1, rulings="arena").position())
    for word in ("pantheon", "gods", "offerings", "savings", "mythology", "minerva"):
        assert word not in text


def test_age_one_lies_there_during_the_draft() -> None:
    document = draft(3, pantheon=True)
    assert document["age"] == 1
    assert document["decision"] == {"kind": "draft", "player": document["decision"]["player"]}
    assert len(document["structure"]) == 20
    laid = [spot["position"] for spot in document["structure"] if "token" in spot]
    assert laid == [2, 4, 9, 11, 13]
    assert sorted(document["hidden"]["decks"]) == ["2", "3"]
    assert None not in document["offered"]  # the second round begins
    assert mirabilia.position(document).position() == document


def test_grand_temples_have_a_back_of_their_own() -> None:
    game = mirabilia.new("duel", seed=3, pantheon=True)
    while game.state.age < 3:
        game.play(game.legal()[0])
    backs = [spot["back"] for spot in game.position()["structure"] if "back" in spot]
    assert set(backs) <= {"age", "temple"}
    temples = [card for card in game.position()["hidden"]["structure"].values() if "Grand" in card]
    assert backs.count("temple") == len(temples)


def test_an_activation_leaves_no_card_played() -> None:
    table = duel(pantheon=True, age=2, slots={1: "Hades"}, coins=(9, 9), discarded=["Baths"])
    assert "played" not in position_document(table.activate("Hades").state)["decision"]
    assert "played" not in PANTHEON["hades"]["decision"]
    assert state_from_position(PANTHEON["hades"], 1).played == -1


def test_turns_to_come_are_counted_from_the_second_on() -> None:
    document = copy.deepcopy(PANTHEON["hades"])
    for written, kept in ((False, False), (True, True), (0, False), (1, True), (2, 2)):
        document["decision"]["extra_turn"] = written
        document["options"]["extra_turns"] = "several"
        assert mirabilia.position(document).position()["decision"]["extra_turn"] is kept


def test_two_turns_to_come_are_taken_up_again() -> None:
    """Theology, and Isis after the Divine Theater: each wonder of the turn adds another."""
    document = copy.deepcopy(PANTHEON["isis"])
    document["options"]["extra_turns"] = "several"
    document["decision"]["extra_turn"] = True
    board = document["progress"]["board"]
    board[board.index("Theology")] = None
    document["cities"][1]["progress"] = ["Theology"]
    game = mirabilia.position(document)
    game.play({"type": "raise_wonder", "wonder": "The Mausoleum"})
    game.play(game.legal()[0])
    assert game.position()["decision"]["kind"] == "theater_order"
    assert game.position()["decision"]["extra_turn"] == 2
    assert mirabilia.position(game.position()).state.tobytes() == game.state.tobytes()
    while game.position()["decision"]["kind"] != "turn":
        game.play(game.legal()[0])
    assert game.position()["decision"]["extra_turn"] is True
    assert mirabilia.position(game.position()).state.tobytes() == game.state.tobytes()


def test_a_turn_may_wait_after_this_one_where_several_are_counted() -> None:
    document = copy.deepcopy(PANTHEON["age-3-temples"])
    document["decision"]["extra_turn"] = True
    with pytest.raises(DocumentError, match=r"decision\.extra_turn: cannot wait"):
        mirabilia.position(document)
    document["options"]["extra_turns"] = "several"
    assert mirabilia.position(document).position() == document


def test_a_wonder_that_ra_took_over_keeps_its_slot() -> None:
    game = mirabilia.position(PANTHEON["ra"])
    game.play(505 + 1)
    document = game.position()
    names = [[entry["wonder"] for entry in city["wonders"]] for city in document["cities"]]
    assert [len(wonders) for wonders in names] == [3, 5]
    assert document["cities"][1]["wonders"][0] == {"wonder": "The Temple of Artemis", "slot": 1}
    again = mirabilia.position(document)
    assert again.state.tobytes() == game.state.tobytes()
    assert [int(owner) for owner in again.state.wonder_owner] == [0, 1, 0, 0, 1, 1, 1, 1]


def test_a_wonder_may_be_returned_while_six_stand_once_anubis_has_struck() -> None:
    game = mirabilia.position(PANTHEON["anubis"])
    assert sum("card" in w for city in game.position()["cities"] for w in city["wonders"]) == 7
    game.play(game.legal()[0])
    document = game.position()
    assert sum("card" in w for city in document["cities"] for w in city["wonders"]) == 6
    assert any("returned" in w for city in document["cities"] for w in city["wonders"])
    assert mirabilia.position(document).state.tobytes() == game.state.tobytes()


def test_zeus_leaves_a_hole_under_other_cards() -> None:
    game = mirabilia.position(PANTHEON["zeus"])
    game.play(466)
    document = game.position()
    assert document["structure"][0]["position"] > 0
    assert int(game.state.covered[0]) > 0
    assert mirabilia.position(document).state.tobytes() == game.state.tobytes()


def test_a_card_may_lie_face_down_and_uncovered_within_a_turn() -> None:
    document = PANTHEON["token-order"]
    uncovered = [spot for spot in document["structure"] if spot["position"] in (9, 11, 13)]
    assert [("back" in spot, "token" in spot) for spot in uncovered] == [(True, True)] * 3
    state = mirabilia.position(document).state
    assert sorted(int(state.covered[spot["position"]]) for spot in uncovered) == [0, 0, 2]


def test_military_tokens_may_be_gone_out_of_order_by_neptune() -> None:
    game = mirabilia.position(PANTHEON["neptune"])
    game.play(513 + 1)
    assert game.position()["military_tokens"] == [[2], [2, 5]]
    assert mirabilia.position(game.position()).state.tobytes() == game.state.tobytes()
    game.play(513 + 3)
    assert game.position()["military_tokens"] == [[2], [2]]
    assert mirabilia.position(game.position()).state.tobytes() == game.state.tobytes()


def test_what_lies_beside_the_pantheon_is_written_down() -> None:
    table = duel(
        pantheon=True,
        age=2,
        cards=["Walls"],
        covered=["Forum"],
        slots={2: "Enki", 5: "Gate"},
        gods=(["Astarte", "Nisaba"], ["Minerva"]),
        cities=(["Altar"], ["Workshop"]),
        mythology=(["greek", "greek"], ["roman"]),
        offerings=([2], [4]),
        savings=(5, 0),
        enki=["Law", "Masonry"],
        snake="Workshop",
        minerva=-4,
    )
    document = position_document(table.state)
    assert document["pantheon"]["slots"] == [
        None,
        {"god": "Enki"},
        None,
        None,
        {"god": "Gate"},
        None,
    ]
    assert document["pantheon"]["enki"] == ["Law", "Masonry"]
    assert document["pantheon"]["snake"] == "Workshop"
    assert document["pantheon"]["minerva"] == -4
    first, second = document["cities"]
    assert (first["gods"], second["gods"]) == (["Nisaba", "Astarte"], ["Minerva"])
    assert (first["mythology_tokens"], second["mythology_tokens"]) == (["greek"] * 2, ["roman"])
    assert (first["offerings"], second["offerings"]) == ([2], [4])
    assert (first["savings"], second["savings"]) == (5, 0)


@pytest.mark.parametrize("name", PANTHEON)
def test_every_line_of_a_turn_can_be_written_down_and_taken_up_again(name: str) -> None:
    """Each action of the position, and each answer to what it asks."""
    for action in Table(state_from_position(PANTHEON[name], 1)).legal():
        table = Table(state_from_position(PANTHEON[name], 1)).do(action)
        reloaded(table)
        while table.decision not in (Decision.TURN, Decision.STARTER, Decision.NONE):
            table.do(table.legal()[-1])
            if not table.victory:
                reloaded(table)


# Who may read it


def test_a_view_names_the_gods_that_its_viewer_knows_and_no_others() -> None:
    document = PANTHEON["place-god"]
    drawn = document["hidden"]["gods"]["decks"]["mesopotamian"]
    assert god_names(without_hidden(document)) == set()
    assert god_names(view(document, A)) == set(drawn)  # two seen, so the third is known too
    assert god_names(view(document, B)) == set()


def test_both_players_read_in_their_views_what_the_document_says_to_both() -> None:
    document = PANTHEON["gate"]
    shown = god_names(without_hidden(document))
    assert {"Enki", "Baal", "Hades", "Anubis", "Neptune"} < shown
    for player in (A, B):
        assert shown <= god_names(view(document, player))


def test_a_view_loads_as_it_is() -> None:
    for player in (A, B):
        shown = view(PANTHEON["theater-order"], player)
        assert mirabilia.position(shown).view(player).to_dict() == shown


def test_a_god_that_both_players_know_is_named_though_it_lies_face_down() -> None:
    """A deck of one, seen by both: the god placed from it is no secret."""
    table = fresh(1, pantheon=True, first_player=0)
    while table.decision is Decision.DRAFT:
        table.do(table.legal()[0])
    state = table.state
    state.god_decks[2] = [7, -1, -1]
    state.deck_known[2] = [3, 0, 0]
    state.god_owner[6] = A
    state.slots[0], state.slot_known[0] = 8, 2
    state.mythology_tokens[B, 2] = 1
    state.laid_tokens[:] = -1
    document = position_document(state)
    assert document["pantheon"]["decks"]["greek"] == [{"known_by": [0, 1], "god": "Hades"}]
    loaded = state_from_position(document, 1)
    assert position_document(loaded) == document
    shown = copy_of(loaded)
    DUEL.conceal(shown, A)
    slot = position_document(shown)["pantheon"]["slots"][0]
    assert slot == {"mythology": "greek", "known_by": [1], "god": "Zeus"}  # by elimination


# What is left out


def test_hidden_gods_are_drawn_anew_at_each_loading() -> None:
    document = without_hidden(PANTHEON["age-1-tokens"])
    drawn = [mirabilia.position(document).position()["hidden"]["gods"] for _ in range(12)]
    assert len({json.dumps(gods) for gods in drawn}) > 1
    for gods in drawn:
        everywhere = [*gods["slots"].values(), *chain(*gods["decks"].values())]
        assert len(everywhere) == len(set(everywhere)) == 15


def test_a_puzzle_may_leave_all_of_the_pantheon_out() -> None:
    document = bare(copy.deepcopy(PANTHEON["age-3-temples"]))
    del document["pantheon"]
    for city in document["cities"]:
        for key in ("mythology_tokens", "offerings", "gods", "savings"):
            del city[key]
    game = mirabilia.position(document)
    assert [len(deck) for deck in game.position()["pantheon"]["decks"].values()] == [3] * 5
    while not game.is_over:
        game.play(game.legal()[-1])
