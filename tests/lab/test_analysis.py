"""The analysis of a played game, with an advisor that knows what is given."""

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mirabilia
from mirabilia.game import Action, Game, View
from mirabilia.lab.advisors import SearchAdvisor
from mirabilia.lab.analysis import (
    BLUNDER,
    INACCURACY,
    MISTAKE,
    Verdict,
    analyse,
    verdict_of,
)
from mirabilia.lab.analysis_page import write_analysis
from mirabilia.notation.documents import DocumentError
from support.advisors import StubAdvisor, even
from support.played import played


def opening(*documents: dict[str, Any], seed: int = 7, **options: Any) -> Game:
    """A game of Duel with these actions, and the first legal one wherever `{}` stands."""
    game = mirabilia.new("duel", seed=seed, **options)
    for document in documents:
        game.play(document or game.legal()[0])
    return game


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (0.0, Verdict.BEST),
        (INACCURACY - 0.001, Verdict.GOOD),
        (INACCURACY, Verdict.INACCURACY),
        (MISTAKE, Verdict.MISTAKE),
        (BLUNDER, Verdict.BLUNDER),
    ],
)
def test_verdicts_follow_the_loss(loss: float, verdict: Verdict) -> None:
    assert verdict_of(loss, 0.001) is verdict


def test_a_loss_that_may_be_chance_is_no_fault() -> None:
    assert verdict_of(0.3, 0.151) is Verdict.GOOD
    assert verdict_of(0.3, 0.149) is Verdict.BLUNDER


def test_an_obvious_blunder_is_found_and_the_better_action_said() -> None:
    game = opening({}, {}, {})
    wasted = game.record()["actions"][1]

    def worth(view: View, action: Action) -> float:
        return 0.1 if action.number == wasted else 0.7

    analysis = analyse(game.record(), advisor=StubAdvisor(worth))

    blunder = analysis.moves[1]
    assert blunder.verdict is Verdict.BLUNDER
    assert blunder.loss == pytest.approx(0.6)
    assert (blunder.win, blunder.played) == pytest.approx((0.7, 0.1))
    assert blunder.better is not None
    assert blunder.better.number != wasted
    document = blunder.document("uk")
    assert document["better_sentence"] == blunder.better.sentence("uk")
    assert document["sentence"] == blunder.action.sentence("uk")
    (summary,) = [each for each in analysis.summaries if each.verdicts["blunder"]]
    assert summary.player == blunder.player
    assert summary.mean_loss == pytest.approx(0.6 / summary.decisions, abs=1e-4)


def test_the_action_played_is_compared_with_the_best_alone() -> None:
    game = opening({}, {})
    first, second = game.record()["actions"]
    advisor = StubAdvisor(lambda view, action: float(action.number != second))

    analyse(game.record(), advisor=advisor)

    (pair,) = advisor.compared  # the first action was the best: nothing to compare
    assert pair[1] == second
    assert first not in pair


def test_a_forced_move_is_not_judged() -> None:
    record = played("duel", 3)
    advisor = StubAdvisor(even)

    analysis = analyse(record, advisor=advisor)

    forced = [move for move in analysis.moves if move.verdict is Verdict.FORCED]
    assert forced
    assert len(advisor.asked) == len(analysis.moves) - len(forced)
    assert all(move.win is None for move in forced)


def test_only_the_view_of_who_decides_is_asked() -> None:
    record = played("classic", 2)
    advisor = StubAdvisor(even)

    analysis = analyse(record, advisor=advisor)

    game = mirabilia.load(record | {"actions": []})
    seen = iter(advisor.asked)
    for move in analysis.moves:
        if move.verdict is not Verdict.FORCED:
            view = next(seen)
            assert view.player == move.player
            assert view.state.tobytes() == game.view(move.player).state.tobytes()
        game.play(move.action.number, move.player)
    assert next(seen, None) is None


def test_curves_of_two_players_mirror_each_other_and_end_with_the_result() -> None:
    record = played("duel", 4)
    result = mirabilia.load(record).result
    assert result is not None

    analysis = analyse(record, advisor=StubAdvisor(lambda view, action: 0.6))

    first, second = analysis.curves
    assert [point.move for point in first] == [point.move for point in second]
    assert np.allclose([point.win for point in first], [1 - point.win for point in second])
    assert {round(point.win, 6) for point in first[:-1]} == {0.4, 0.6}
    assert first[-1].win == (1.0 if result.winner == 0 else 0.0)
    assert first[-1].move == len(record["actions"]) + 1


def test_players_who_decide_at_once_have_curves_of_their_own() -> None:
    record = played("classic", 4)

    analysis = analyse(record, advisor=StubAdvisor(lambda view, action: 0.1 * (view.player + 1)))

    assert not analysis.in_turn
    for player, curve in enumerate(analysis.curves):
        assert {round(point.win, 6) for point in curve[:-1]} == {round(0.1 * (player + 1), 6)}


def test_turning_points_name_the_fault_that_made_them() -> None:
    game = opening({}, {}, {}, {}, {}, {})
    moves = analyse(game.record(), advisor=StubAdvisor(even)).moves
    fault = moves[1]
    loser = fault.player

    def worth(view: View, action: Action) -> float:
        drafted = int(view.state.drafted)
        if drafted == 1 and action.number == fault.action.number:
            return 0.3
        ahead = 0.7 if drafted <= 1 else 0.3
        return ahead if view.player == loser else 1 - ahead

    analysis = analyse(game.record(), advisor=StubAdvisor(worth))

    (turn,) = analysis.turning_points
    assert (turn.move, turn.player, turn.by_fault) == (2, loser, True)
    assert (turn.before, turn.after) == (0.7, 0.3)


def test_what_changes_by_others_is_no_fault_of_the_player() -> None:
    game = opening({}, {}, {})

    def worth(view: View, action: Action) -> float:
        first = view.player == int(view.state.first_player)
        return (0.9 if first else 0.1) if int(view.state.drafted) < 2 else 0.5

    analysis = analyse(game.record(), advisor=StubAdvisor(worth))

    assert [turn.by_fault for turn in analysis.turning_points] == [False]


def test_a_choice_made_anew_counts_only_as_it_stood_at_last() -> None:
    game = mirabilia.new("classic", seed=3, players=3, sides="Day")
    before = game.view(0)
    first, *_, last = game.legal(0)
    game.play(first)
    game.play(last)  # chosen anew while the others have not chosen
    for player in (1, 2):
        game.play(game.legal(player)[0])
    advisor = StubAdvisor(even)

    analysis = analyse(game.record(), advisor=advisor)

    revised, final = analysis.moves[:2]
    assert (revised.verdict, revised.win) == (Verdict.REVISED, None)
    assert final.verdict is Verdict.BEST
    assert final.action.number == last.number
    assert advisor.asked[0].state.tobytes() == before.state.tobytes()
    assert analysis.summaries[0].decisions == 1


def test_choices_for_the_free_city_stand_beside_the_own() -> None:
    game = mirabilia.new("classic", seed=3, players=2)
    holder = int(game.state.holder)
    game.play(game.legal(holder)[0], holder)
    take_back = next(a for a in game.legal(holder) if a.document["type"] == "take_back")
    game.play(take_back)
    own = game.play(game.legal(holder)[0], holder)
    assert own
    free_city = next(a for a in game.legal(holder) if a.document.get("city") == "free_city")
    game.play(free_city)
    game.play(game.legal(1 - holder)[0], 1 - holder)

    analysis = analyse(game.record(), advisor=StubAdvisor(even))

    assert [move.verdict is Verdict.REVISED for move in analysis.moves] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_a_game_without_moves_is_an_error() -> None:
    with pytest.raises(DocumentError, match="no moves to analyse"):
        analyse(mirabilia.new("duel", seed=1).record(), advisor=StubAdvisor(even))


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        ({"actions": [999]}, r"actions\[0\]"),
        ({"game": "chess"}, "game"),
        ({"seed": "seven"}, "seed"),
    ],
)
def test_a_broken_record_names_the_field(damage: dict[str, Any], field: str) -> None:
    record = opening({}, {}).record() | damage

    with pytest.raises(DocumentError, match=field):
        analyse(record, advisor=StubAdvisor(even))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("game", ["duel", "classic"])
def test_the_page_is_well_formed_and_of_one_file(game: str, language: str, tmp_path: Path) -> None:
    record = played(game, 5)
    analysis = analyse(record, advisor=StubAdvisor(lambda view, action: action.number % 7 / 7))

    page, graph, document = write_analysis(analysis, tmp_path, language)

    text = page.read_text("utf-8")
    tree = ElementTree.fromstring(text.split("\n", 1)[1])
    moves = next(each for each in tree.iter("ol") if each.get("class") == "moves")
    assert len([each for each in moves if each.get("class") != "age"]) == len(record["actions"])
    assert not re.search(r"https?:|<script|\bsrc=|<link", text)
    assert not re.findall(r"#[0-9a-fA-F]{6}\b", text[text.index("</style>") :])
    assert graph.read_bytes().startswith(b"\x89PNG")
    assert json.loads(document.read_text("utf-8")) == analysis.document(language)
    fault = next(move for move in analysis.moves if move.verdict is Verdict.BLUNDER)
    assert fault.better is not None
    spoken = "".join(moves.itertext())
    assert fault.better.sentence(language) in spoken


def test_a_search_judges_the_same_way_twice() -> None:
    game = opening({}, {}, {})
    view = mirabilia.load(game.record()).view(game.to_decide[0])
    pair = view.legal()[:2]

    once, again = (SearchAdvisor(40, seed=2).compare(view, 4, pair) for _ in range(2))

    assert once == again
    assert [option.action.number for option in once] == [action.number for action in pair]
    assert all(0 <= option.win <= 1 and 0 < option.error < 0.2 for option in once)


def test_a_search_of_two_actions_gives_each_half() -> None:
    game = opening({}, {}, {})
    view = game.view(game.to_decide[0])

    advice = SearchAdvisor(64).advise(view, 1)
    one, other = SearchAdvisor(64).compare(
        view, 1, [option.action for option in advice.options[:2]]
    )

    assert one.share == other.share == 0.5
    smallest = 0.5 / (32 + 2) ** 0.5
    assert max(one.error, other.error) == pytest.approx(smallest, rel=0.5)
