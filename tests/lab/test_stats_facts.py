"""What happened in a game, told from its record alone."""

from collections import Counter
from typing import Any

import pytest

import mirabilia
from mirabilia.lab.stats.facts import Kind, distinct, facts_of
from mirabilia.notation.documents import DocumentError
from support.played import played

BOTS = ("ada", "bob", "cleo", "dora")


def events_of(record: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    game = mirabilia.load(record)
    return [event.document for event in game.events if event.document["type"] == kind]


@pytest.mark.parametrize("options", [{}, {"pantheon": True}, {"wonders": "first-game"}])
def test_cards_wonders_and_tokens_of_duel_are_those_of_the_events(options: dict[str, Any]) -> None:
    record = played("duel", 3, **options)

    facts = facts_of(record, BOTS[:2])

    for use, event in (("built", "card_built"), ("sold", "card_discarded")):
        told = [(each.seat, each.card) for each in facts.cards if each.use == use]
        assert told == [(each["player"], each["card"]) for each in events_of(record, event)]
    under = [(each.seat, each.card) for each in facts.cards if each.use == "tucked"]
    built = events_of(record, "wonder_built")
    discarded = {each["card"] for each in events_of(record, "card_discarded")}  # Isis takes them
    assert under == [
        (each["player"], each["card"]) for each in built if each["card"] not in discarded
    ]
    assert {(each.seat, each.wonder) for each in facts.wonders if each.stages} == {
        (each["player"], each["wonder"]) for each in built
    }
    for field, event, name in (("tokens", "token_taken", "token"), ("gods", "activated", "god")):
        told = [(each.seat, each.name) for each in getattr(facts, field)]
        assert told == [(each["player"], each[name]) for each in events_of(record, event)]


def test_wonders_of_duel_know_when_they_were_taken() -> None:
    record = played("duel", 5)
    taken = [(each["player"], each["wonder"]) for each in events_of(record, "wonder_taken")]

    facts = facts_of(record, BOTS[:2])

    by_pick = sorted(facts.wonders, key=lambda wonder: wonder.pick)
    drafted = [wonder for wonder in by_pick if wonder.pick]
    assert [(wonder.seat, wonder.wonder) for wonder in drafted] == taken
    assert [wonder.pick for wonder in drafted] == list(range(1, len(taken) + 1))


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_result_is_that_of_the_game(game: str) -> None:
    record = played(game, 11)
    finished = mirabilia.load(record)
    result = finished.result
    assert result is not None

    facts = facts_of(record, BOTS[: finished.seats])

    assert (facts.victory, facts.winners) == (result.victory, result.winners)
    assert facts.score == result.score
    assert facts.decisions == len(record["actions"])
    assert sum(facts.share(seat) for seat in facts.seats) == pytest.approx(1)


def test_every_card_that_a_city_of_7_wonders_got_is_told_once() -> None:
    boards = ["Rhodos", "Gizah", "Ephesos", "Alexandria"]  # none plays a seventh card
    record = played("classic", 4, players=4, boards=boards)
    state = mirabilia.load(record).state

    facts = facts_of(record, BOTS)

    assert Counter(each.seat for each in facts.cards) == dict.fromkeys(range(4), 3 * 7)
    for seat in range(4):
        own = [each for each in facts.cards if each.seat == seat]
        assert sum(each.use == "built" for each in own) == int(state.built[seat].sum())
        assert sum(each.use == "left_over" for each in own) == 3
        (board,) = [each for each in facts.wonders if each.seat == seat]
        assert board.wonder == boards[seat]
        assert board.stages == sum(each.use == "tucked" for each in own)


def test_cards_recovered_by_halikarnassos_are_built_by_it_and_sold_by_another() -> None:
    for seed in range(40):
        record = played(
            "classic", seed, boards=["Halikarnassos", "Gizah", "Ephesos"], sides="Night"
        )
        if recovered := events_of(record, "card_recovered"):
            break
    state = mirabilia.load(record).state

    facts = facts_of(record, BOTS[:3])

    told = [(each.seat, each.card) for each in facts.cards if each.use == "recovered"]
    assert told == [(each["city"], each["card"]) for each in recovered]
    own = [each for each in facts.cards if each.seat == 0 and each.use in ("built", "recovered")]
    assert len(own) == int(state.built[0].sum())


def test_the_free_city_does_not_count() -> None:
    record = played("classic", 2, players=2)

    facts = facts_of(record, BOTS[:2])

    assert {each.seat for each in facts.cards} == {0, 1}
    assert len(facts.wonders) == len(facts.score) == 2


def test_kinds_are_told_apart() -> None:
    kinds = [
        facts_of(played("duel", 1), BOTS[:2]).kind,
        facts_of(played("duel", 1, pantheon=True), BOTS[:2]).kind,
        facts_of(played("classic", 1, edition="first"), BOTS[:3]).kind,
        facts_of(played("classic", 1), BOTS[:3]).kind,
    ]

    assert [kind.id for kind in kinds] == [
        "duel",
        "duel-pantheon",
        "classic-first-3",
        "classic-second-3",
    ]
    assert len({kind.title for kind in kinds}) == 4
    assert kinds[0] == Kind("duel")


def test_an_unfinished_game_is_refused() -> None:
    record = played("duel", 6)
    record["actions"] = record["actions"][:-1]

    with pytest.raises(DocumentError, match="is not over"):
        facts_of(record, BOTS[:2])


def test_an_illegal_action_is_named() -> None:
    record = played("duel", 6)
    record["actions"][10] = 399

    with pytest.raises(DocumentError, match=r"actions\[10\]"):
        facts_of(record, BOTS[:2])


def test_moves_after_the_end_are_refused() -> None:
    record = played("duel", 6)
    record["actions"].append(record["actions"][-1])

    with pytest.raises(DocumentError, match="is over before it"):
        facts_of(record, BOTS[:2])


def test_a_game_needs_a_name_for_every_player() -> None:
    with pytest.raises(DocumentError, match="names 1 players; the game has 2"):
        facts_of(played("duel", 6), BOTS[:1])


def test_the_same_game_of_the_same_bots_is_one_game() -> None:
    first, second = played("duel", 1), played("duel", 2)
    games = [(first, ["a", "b"]), (second, ["a", "b"]), (first, ["b", "a"]), (first, ["a", "b"])]

    assert [bots for _, bots in distinct(iter(games))] == [["a", "b"], ["a", "b"], ["b", "a"]]
