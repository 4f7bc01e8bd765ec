"""The Python API: a game in a program's hand."""

import itertools
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia.engine.options import OptionError
from mirabilia.game import Action, Game, IllegalActionError
from support.positions import GUILDS, LIBRARY, PROGRESS


def started(moves: int = 6, seed: int = 7, **options: Any) -> Game:
    """A game of which some moves, always the first legal one, have been played."""
    game = mirabilia.new("duel", seed=seed, **options)
    for _ in range(moves):
        game.play(game.legal()[0])
    return game


def finished(seed: int = 7) -> Game:
    game = mirabilia.new("duel", seed=seed)
    while not game.is_over:
        game.play(game.legal()[-1])
    return game


# Beginning


def test_the_package_offers_its_four_names() -> None:
    assert {"Game", "load", "new", "position"} <= set(mirabilia.__all__)
    assert mirabilia.Game is Game
    with pytest.raises(AttributeError, match="no attribute 'deal'"):
        mirabilia.deal  # noqa: B018  # the look-up is what is tested


def test_a_new_game_asks_the_first_player_to_draft() -> None:
    game = mirabilia.new("duel", seed=7, first_player=1)
    assert (game.name, game.is_over, game.result, game.events) == ("duel", False, None, [])
    assert game.to_decide == (1,)
    assert len(game.legal()) == 4


def test_the_same_seed_deals_the_same_game() -> None:
    assert started().state.tobytes() == started().state.tobytes()
    assert started(seed=8).state.tobytes() != started().state.tobytes()


def test_without_a_seed_games_differ_and_can_still_be_recorded() -> None:
    records = [mirabilia.new("duel").record() for _ in range(3)]
    assert len({record["seed"] for record in records}) == 3
    assert mirabilia.load(records[0]).record() == records[0]


def test_options_are_given_by_name() -> None:
    game = mirabilia.new("duel", seed=1, rulings="arena", progress_choice="optional")
    base = {key: game.options[key] for key in list(game.options)[:5]}
    assert base == {
        "first_player": "random",
        "wonders": "draft",
        "centre_starter": "chooses",
        "progress_choice": "optional",
        "pantheon": False,
    }


def test_rulings_of_pantheon_count_with_pantheon_only() -> None:
    chosen = {"rulings": "arena", "minerva": "on"}
    with_gods = mirabilia.new("duel", seed=1, pantheon=True, **chosen).options
    without = mirabilia.new("duel", seed=1, **chosen)
    assert (with_gods["minerva"], with_gods["minerva_space"]) == ("on", "not-pawn")
    assert (without.options["minerva"], without.options["minerva_space"]) == ("before", "any")
    assert mirabilia.load(without.record()).options == without.options


def test_an_unknown_option_is_refused_with_the_names_of_all() -> None:
    names = "rulings, first_player, wonders, centre_starter, progress_choice"
    with pytest.raises(OptionError, match=f"no option 'speed'; its options are {names}"):
        mirabilia.new("duel", speed=3)


def test_an_unknown_value_is_refused_with_the_values() -> None:
    with pytest.raises(OptionError, match=r"wonders is 'all'; allowed are 'draft', 'first-game'"):
        mirabilia.new("duel", wonders="all")


def test_an_unknown_game_is_refused_with_the_games() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; the games are duel"):
        mirabilia.new("chess")


@pytest.mark.parametrize("seed", [-1, 2**62, 1.0, "7", True])
def test_a_seed_is_a_whole_number_within_range(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"seed is .* from 0 to 4611686018427387903"):
        mirabilia.new("duel", seed=seed)


# Deciding


def test_only_the_player_who_decides_has_legal_actions() -> None:
    game = started()
    decider = game.to_decide[0]
    assert game.legal() == game.legal(decider) != []
    assert game.legal(1 - decider) == []


@pytest.mark.parametrize("player", [-1, 2, "0", None.__class__])
def test_a_player_who_does_not_exist_is_refused(player: Any) -> None:
    for ask in (started().legal, started().view):
        with pytest.raises(ValueError, match="players are 0 to 1"):
            ask(player)


def test_an_action_is_a_number_a_document_and_a_sentence() -> None:
    action = mirabilia.new("duel", seed=7, first_player=0).legal()[0]
    assert action == Action("duel", 0, action.number, {})
    assert int(action) == [*range(400)][action] == action.number
    assert action.to_dict() == {"type": "draft", "wonder": "The Appian Way"}
    assert str(action) == action.sentence() == "Take The Appian Way"
    assert len({action.sentence(language) for language in ("en", "uk", "ru")}) == 3


def test_every_legal_action_is_found_by_number_document_and_itself() -> None:
    for game in (started(), mirabilia.position(LIBRARY), mirabilia.position(PROGRESS)):
        for action in game.legal():
            assert game.action(action) == action
            assert game.action(action.number) == action
            assert game.action(action.to_dict()) == action
            assert game.action(json.loads(json.dumps(action.to_dict()))) == action


def test_an_action_found_by_its_number_is_described_as_among_the_legal_ones() -> None:
    games = (started(), started(40, pantheon=True), mirabilia.new("classic", seed=7, players=2))
    for game in games:
        for action in game.legal():
            assert game.action(action.number).to_dict() == action.to_dict()


def test_changing_an_actions_document_does_not_change_the_action() -> None:
    action = started().legal()[0]
    action.to_dict().clear()
    assert action.to_dict()


ILLEGAL: dict[str, Callable[[Game], Any]] = {
    "a number that is not legal": lambda game: game.play(299),
    "a number outside the space": lambda game: game.play(10**9),
    "a negative number": lambda game: game.play(-1),
    "a number as text": lambda game: game.play("18"),
    "true": lambda game: game.play(True),
    "nothing": lambda game: game.play(None),
    "an empty document": lambda game: game.play({}),
    "a document of no type": lambda game: game.play({"type": "sing"}),
    "a card that is not there": lambda game: game.play({"type": "build", "card": "Senate"}),
    "a card that does not exist": lambda game: game.play({"type": "build", "card": "Casino"}),
    "an unknown key": lambda game: game.play({**game.legal()[0].to_dict(), "speed": 9}),
    "the other player": lambda game: game.play(game.legal()[0], 1 - game.to_decide[0]),
    "a player who does not exist": lambda game: game.play(game.legal()[0], 2),
    "an action of another moment": lambda game: game.play(started(0).legal()[0]),
}


@pytest.mark.parametrize("play", ILLEGAL.values(), ids=ILLEGAL.keys())
def test_an_illegal_action_raises_and_changes_nothing(play: Callable[[Game], Any]) -> None:
    game = started()
    before = (game.state.tobytes(), game.record(), game.events)
    with pytest.raises(ValueError, match=r"."):
        play(game)
    assert (game.state.tobytes(), game.record(), game.events) == before
    game.undo()
    assert len(game.record()["actions"]) == 5


def test_the_error_says_what_is_legal() -> None:
    game = mirabilia.new("duel", seed=7, first_player=0)
    with pytest.raises(IllegalActionError) as error:
        game.play(0)
    assert str(error.value).startswith("player 0 cannot take action 0 now; legal are: 200 Take")
    for action in game.legal():
        assert f"{action.number} {action}" in str(error.value)


# Playing


def test_playing_tells_what_happened() -> None:
    game = mirabilia.new("duel", seed=7, first_player=0)
    happened = game.play({"type": "draft", "wonder": "The Colossus"})
    assert [event.to_dict() for event in happened] == [
        {"type": "wonder_taken", "player": 0, "wonder": "The Colossus"},
        {"type": "asked", "player": 1, "decision": "draft"},
    ]
    assert str(happened[0]) == "Player 1 takes The Colossus."
    assert happened[0].sentence("en", ["Ada", "Ben"]) == "Ada takes The Colossus."
    assert game.events == happened


def test_events_are_all_that_happened_in_order() -> None:
    game = mirabilia.new("duel", seed=3)
    told = []
    while not game.is_over:
        told += game.play(game.legal()[-1])
    assert game.events == told
    assert told[-1].to_dict()["type"] == "game_over"
    for event in told:
        assert len({event.sentence(language) for language in ("en", "uk", "ru")}) == 3


def test_undo_takes_back_everything_move_by_move() -> None:
    game = mirabilia.new("duel", seed=5)
    history = []
    while not game.is_over:
        history.append((game.state.tobytes(), game.record(), game.events, game.position()))
        game.play(game.legal()[-1])
    for state, record, events, position in reversed(history):
        game.undo()
        assert game.state.tobytes() == state
        assert game.record() == record
        assert game.events == events
        assert game.position() == position
    with pytest.raises(IllegalActionError, match="there is nothing to undo"):
        game.undo()


def test_after_undo_another_way_can_be_taken() -> None:
    game = started()
    first = game.legal()[-1]
    game.play(first)
    game.undo()
    game.play(game.legal()[0])
    assert game.record()["actions"][-1] != first.number
    assert mirabilia.load(game.record()).state.tobytes() == game.state.tobytes()


def test_a_copy_of_the_state_is_no_handle_on_the_game() -> None:
    game = started()
    game.state.coins[:] = 99
    game.view(0).state.coins[:] = 99
    game.options["wonders"] = "none"
    game.record()["actions"].clear()
    game.position()["cities"].clear()
    game.events.clear()
    assert game.state.tobytes() == started().state.tobytes()
    assert game.record() == started().record()
    assert game.events == started().events


# Looking


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_view_has_the_same_actions_and_no_secrets(viewer: int) -> None:
    game = started()
    view = game.view(viewer)
    assert view.player == viewer
    assert view.legal() == game.legal(viewer)
    shown = game.position()
    del shown["hidden"]
    assert view.to_dict() == shown


def test_a_view_gives_worlds_that_look_alike() -> None:
    game = started()
    view = game.view(0)
    worlds = {view.determinize(seed).tobytes() for seed in range(10)}
    assert len(worlds) == 10
    assert view.determinize(3).tobytes() == view.determinize(3).tobytes()
    assert view.to_dict() == game.view(0).to_dict()
    with pytest.raises(ValueError, match="seed is -1"):
        view.determinize(-1)


def test_the_score_pad_counts_as_if_the_game_ended_now() -> None:
    game = started(0)
    column = {
        "blue": 0,
        "green": 0,
        "yellow": 0,
        "guilds": 0,
        "wonders": 0,
        "progress": 0,
        "treasury": 2,
        "military": 0,
        "total": 2,
    }
    assert game.score() == [column, column]
    later = mirabilia.position(GUILDS)
    before = later.state.tobytes()
    for player, score in enumerate(later.score()):
        assert score["total"] == sum(score.values()) - score["total"]
        assert score["treasury"] == GUILDS["cities"][player]["coins"] // 3
    assert later.state.tobytes() == before


def test_a_finished_game_has_a_result_and_nobody_to_decide() -> None:
    game = finished()
    assert game.is_over
    assert game.to_decide == ()
    assert game.result is not None
    assert game.result.victory in ("civilian", "military", "scientific")
    assert game.result.score == game.score()
    assert [game.legal(player) for player in (0, 1)] == [[], []]
    assert game.legal() == []
    with pytest.raises(IllegalActionError, match="the game is over"):
        game.play(0)
    assert json.loads(json.dumps(game.result.to_dict()))["victory"] == game.result.victory


def test_the_winner_of_a_civilian_victory_has_more_points() -> None:
    games = (finished(seed) for seed in itertools.count())
    result = next(g.result for g in games if g.result and g.result.victory == "civilian")
    totals = [column["total"] for column in result.score]
    assert result.winner == totals.index(max(totals))


def test_a_price_is_explained_for_whoever_decides() -> None:
    game = started()
    build = next(
        action.to_dict()
        for action in game.legal()
        if action.to_dict()["type"] == "build" and action.to_dict()["price"]
    )
    price = game.price(build["card"])
    assert (price.total, price.possible) == (build["price"], True)
    assert price.to_dict()["player"] == game.to_decide[0]
    other = 1 - game.to_decide[0]
    refused = game.price(build["card"], player=other).to_dict()
    assert [obstacle["code"] for obstacle in refused["obstacles"]] == ["not_your_turn"]
    assert len({str(price.sentences(language)) for language in ("en", "uk", "ru")}) == 3


def test_every_price_agrees_with_what_is_legal() -> None:
    game = mirabilia.position(GUILDS)
    legal = {action.to_dict()["card"] for action in game.legal() if action.number < 20}
    named = [spot["card"] for spot in GUILDS["structure"] if "card" in spot]
    assert {card for card in named if game.price(card).possible} == legal


def test_a_price_does_not_betray_a_face_down_card() -> None:
    """The price of a card nobody has seen is the same whether or not it lies there."""
    game = mirabilia.position(GUILDS)
    lying = next(iter(GUILDS["hidden"]["structure"].values()))
    text = json.dumps(GUILDS)
    boxed = next(
        name
        for name in ("Circus", "Study", "Arsenal", "Obelisk", "Academy", "Observatory", "Senate")
        if name not in text
    )
    codes = [
        [obstacle["code"] for obstacle in game.price(name, 0).to_dict()["obstacles"]]
        for name in (lying, boxed)
    ]
    assert "face_down" in codes[0]
    assert set(codes[0]) - {"cannot_pay"} == set(codes[1]) - {"cannot_pay"}


def test_the_price_of_nothing_known_is_refused_with_a_hint() -> None:
    with pytest.raises(ValueError, match="no card, wonder or god 'baths'; closest are Baths"):
        started().price("baths")


# Keeping


def test_records_and_positions_are_plain_json() -> None:
    game = started()
    for document in (game.record(), game.position(), game.view(1).to_dict()):
        assert json.loads(json.dumps(document)) == document


def test_a_game_continued_from_a_position_begins_its_own_history() -> None:
    game = started()
    continued = mirabilia.position(game.position())
    assert continued.position() == game.position()
    assert continued.events == []
    with pytest.raises(IllegalActionError):
        continued.undo()
    continued.play(continued.legal()[0])
    game.play(game.legal()[0])
    assert continued.position() == game.position()
    assert continued.record()["actions"] == game.record()["actions"][-1:]


# What a program might get wrong


def test_an_action_of_the_other_player_is_refused() -> None:
    game = mirabilia.new("duel", seed=7)
    first = game.legal()
    game.play(first[0])
    assert first[1].number in [action.number for action in game.legal()]
    with pytest.raises(IllegalActionError):
        game.play(first[1])


def test_an_action_kept_from_an_earlier_age_is_refused() -> None:
    """The number says where a card lies, and another card may lie there now."""
    game = mirabilia.new("duel", seed=7, wonders="first-game", first_player=0)
    kept = {}
    while game.position()["age"] == 1:
        kept |= {(action.player, action.number): action for action in game.legal()}
        game.play(next(a for a in game.legal() if a.to_dict()["type"] == "discard"))
    stale = next(
        kept[key]
        for action in game.legal()
        if (key := (action.player, action.number)) in kept
        and kept[key].to_dict() != action.to_dict()
    )
    before = game.position()
    with pytest.raises(IllegalActionError):
        game.play(stale)
    assert game.position() == before


def test_numbers_of_numpy_are_numbers() -> None:
    game = mirabilia.new("duel", seed=np.int64(7))
    action = game.legal()[0]
    game.play(np.int16(action.number))
    assert game.record()["actions"] == [action.number]
    assert type(game.record()["seed"]) is int
    json.dumps(game.record())


def test_a_record_is_a_copy() -> None:
    game = mirabilia.position(LIBRARY)
    kept = game.record()
    kept["options"]["wonders"] = "none"
    kept["position"]["conflict"] = 99
    assert game.options["wonders"] == LIBRARY["options"]["wonders"]
    assert game.record()["position"]["conflict"] == LIBRARY["conflict"]


def test_names_are_kept_in_the_record() -> None:
    game = mirabilia.new("duel", seed=7, names=("Ada", "Ben"))
    assert game.names == ["Ada", "Ben"]
    assert mirabilia.load(game.record()).names == ["Ada", "Ben"]
    with pytest.raises(ValueError, match="names has 1 entries; the game has 2 players"):
        mirabilia.new("duel", names=("Ada",))


def test_a_game_and_a_view_can_be_printed() -> None:
    game = started(3)
    assert repr(game) == "<Game duel: 3 actions>"
    assert json.loads(str(game.view(0))) == game.view(0).to_dict()


def test_errors_can_be_caught_by_their_public_names() -> None:
    with pytest.raises(mirabilia.OptionError):
        mirabilia.new("duel", rulings=[])
    with pytest.raises(mirabilia.DocumentError):
        mirabilia.load({})
    with pytest.raises(mirabilia.IllegalActionError):
        mirabilia.new("duel", seed=7).play(0)
