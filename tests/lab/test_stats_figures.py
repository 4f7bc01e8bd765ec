"""Figures of games that can be counted by hand."""

from typing import Any

import pytest

from mirabilia.lab.stats.facts import CardUse, Facts, Kind, Taken, WonderFate
from mirabilia.lab.stats.figures import KindFigures, figures_of

DUEL = Kind("duel")
CLASSIC = Kind("classic", "second", 3)


def column(total: int, **rows: int) -> dict[str, int]:
    return {"blue": 0, "military": 0} | rows | {"total": total}


def duel(*bots: str, winners: list[int], **given: Any) -> Facts:
    """A game of Duel in which only what is given matters."""
    usual: dict[str, Any] = {
        "kind": DUEL,
        "victory": "civilian",
        "first": 0,
        "score": [column(50 if seat in winners else 40) for seat in range(2)],
        "decisions": 68,
        "last_age": 3,
    }
    return Facts(bots=list(bots), winners=winners, **(usual | given))


def classic(winner: int, **given: Any) -> Facts:
    totals = [60 if seat == winner else 45 for seat in range(3)]
    usual: dict[str, Any] = {
        "kind": CLASSIC,
        "bots": ["a", "a", "a"],
        "victory": "points",
        "winners": [winner],
        "first": 0,
        "score": [column(total) for total in totals],
        "decisions": 57,
        "last_age": 3,
    }
    return Facts(**(usual | given))


def kind_of(*games: Facts) -> KindFigures:
    (kind,) = figures_of(games).kinds
    return kind


def test_bots_are_ordered_by_their_share_of_victories() -> None:
    kind = kind_of(
        duel("weak", "strong", winners=[1]),
        duel("strong", "weak", winners=[0], victory="military"),
        duel("strong", "weak", winners=[1], victory="scientific"),
        duel("strong", "weak", winners=[0, 1]),
    )

    strong, weak = kind.bots
    assert (strong.bot, strong.win.hits, strong.win.count) == ("strong", 2.5, 4)
    assert weak.win.share == pytest.approx(1.5 / 4)
    assert strong.victories == {"civilian": 1, "military": 1, "shared": 1}
    assert strong.defeats == {"scientific": 1}
    assert weak.defeats == {"civilian": 1, "military": 1}
    assert kind.victories["civilian"].hits == 2
    assert kind.shared.hits == 1


def test_bots_are_ordered_by_rating_where_all_have_one() -> None:
    games = [duel("lucky", "solid", winners=[0])]

    (kind,) = figures_of(games, lambda kind: {"lucky": 10.0, "solid": 90.0}).kinds
    (half,) = figures_of(games, lambda kind: {"solid": 90.0}).kinds

    assert [each.bot for each in kind.bots] == ["solid", "lucky"]
    assert kind.bots[0].rating == 90.0
    assert kind.order == "strongest"
    assert [each.bot for each in half.bots] == ["lucky", "solid"]
    assert half.order == "greatest share"


def test_what_beginning_is_worth() -> None:
    start = kind_of(
        duel("a", "b", winners=[0], first=0),
        duel("a", "b", winners=[0], first=1),
        duel("b", "b", winners=[1], first=1, victory="military"),
        duel("b", "b", winners=[0], first=0, victory="military"),
    ).start

    assert start is not None
    assert (start.all_games.hits, start.all_games.count) == (3, 4)
    assert (start.same_bot.hits, start.same_bot.count) == (2, 2)
    assert (start.by_victory["military"].hits, start.by_victory["civilian"].hits) == (2, 1)
    begins, follows = start.by_bot["b"]
    assert (begins.hits, begins.count) == (2, 3)
    assert (follows.hits, follows.count) == (0, 3)


def test_seats_of_7_wonders_have_their_shares() -> None:
    kind = kind_of(classic(0), classic(2), classic(2), classic(1))

    assert [seat.win.hits for seat in kind.seats] == [1, 1, 2]
    assert kind.seats[2].score.mean == pytest.approx((60 + 60 + 45 + 45) / 4)
    assert kind.expected == pytest.approx(1 / 3)
    assert kind.start is None


def test_points_of_winners_in_duel_are_those_of_games_won_by_points() -> None:
    kind = kind_of(
        duel("a", "b", winners=[0], score=[column(50, blue=20), column(40, blue=10)]),
        duel("a", "b", winners=[1], score=[column(30, blue=6), column(60, blue=30)]),
        duel("a", "b", winners=[1], victory="military", score=[column(9), column(1)]),
    )

    assert kind.points.winners == {"blue": 25.0, "military": 0.0, "total": 55.0}
    assert kind.points.others == {"blue": 8.0, "military": 0.0, "total": 35.0}
    assert kind.bots[0].points["total"] == pytest.approx((40 + 60 + 1) / 3, abs=1e-3)


def test_a_card_is_counted_by_what_became_of_it_and_who_built_it() -> None:
    kind = kind_of(
        duel(
            "a",
            "b",
            winners=[0],
            cards=[CardUse(0, "Baths", "built", 2), CardUse(1, "Press", "tucked", 3)],
        ),
        duel("a", "b", winners=[1], cards=[CardUse(0, "Baths", "built", 4)]),
        duel("a", "b", winners=[0], cards=[CardUse(1, "Baths", "sold", 6)]),
        duel("a", "b", winners=[0], cards=[CardUse(1, "Baths", "recovered", 0)]),
    )

    press, baths = sorted(kind.cards, key=lambda card: card.name, reverse=True)
    assert (baths.age, baths.colour) == (1, "blue")
    assert baths.uses == {"built": 2, "recovered": 1, "tucked": 0, "sold": 1, "left_over": 0}
    assert (baths.built.hits, baths.built.count) == (2, 3)
    assert baths.turn == 4.0
    assert (baths.fortune.win.hits, baths.fortune.win.count) == (1, 3)
    assert baths.fortune.expected == pytest.approx((0.75 + 0.75 + 0.25) / 3, abs=1e-4)
    assert baths.fortune.lift == pytest.approx(1 / 3 - 1.75 / 3, abs=1e-4)
    assert (press.uses["tucked"], press.fortune.win.count) == (1, 0)


def test_a_card_built_twice_by_one_player_is_one_builder() -> None:
    uses = [CardUse(0, "Baths", "built", 1), CardUse(0, "Baths", "recovered", 0)]

    (baths,) = kind_of(duel("a", "b", winners=[0], cards=uses)).cards

    assert baths.fortune.win.count == 1


def test_wonders_of_duel_are_taken_built_and_won_with() -> None:
    kind = kind_of(
        duel("a", "b", winners=[0], wonders=[WonderFate(0, "Piraeus", "", 1, 1)]),
        duel("a", "b", winners=[0], wonders=[WonderFate(1, "Piraeus", "", 4, 0)]),
    )

    (piraeus,) = kind.wonders
    assert piraeus.pick == 2.5
    assert (piraeus.built.hits, piraeus.built.count) == (1, 2)
    assert (piraeus.drafted.win.hits, piraeus.drafted.win.count) == (1, 2)
    assert (piraeus.builders.win.hits, piraeus.builders.win.count) == (1, 1)


def test_sides_of_boards_have_shares_points_and_stages() -> None:
    day = [WonderFate(0, "Rhodos", "Day", 0, 3), WonderFate(1, "Gizah", "Night", 0, 1)]
    night = [WonderFate(0, "Rhodos", "Night", 0, 2)]

    kind = kind_of(classic(0, wonders=day), classic(1, wonders=day), classic(2, wonders=night))

    boards = {(each.board, each.side): each for each in kind.boards}
    assert set(boards) == {("Rhodos", "Day"), ("Rhodos", "Night"), ("Gizah", "Night")}
    rhodos = boards["Rhodos", "Day"]
    assert (rhodos.played.hits, rhodos.played.count) == (2, 3)
    assert rhodos.fortune.win.share == 0.5
    assert rhodos.score.mean == pytest.approx((60 + 45) / 2)
    assert [stage.share for stage in rhodos.stages] == [1.0, 1.0, 1.0]
    assert [stage.hits for stage in boards["Gizah", "Night"].stages] == [2, 0, 0, 0]


def test_tokens_count_once_a_game_and_player() -> None:
    kind = kind_of(
        duel("a", "b", winners=[0], tokens=[Taken(0, "Law")], gods=[Taken(1, "Zeus")]),
        duel("a", "b", winners=[0]),
    )

    (law,), (zeus,) = kind.tokens, kind.gods
    assert (law.per_game.share, law.fortune.win.share) == (0.5, 1.0)
    assert zeus.fortune.win.share == 0.0


def test_lengths_and_totals_are_spread() -> None:
    kind = kind_of(
        duel("a", "b", winners=[0], decisions=70),
        duel("a", "b", winners=[0], decisions=40, victory="military", last_age=2),
    )

    assert kind.length.decisions.mean == 55
    assert kind.length.by_victory == {"civilian": {70: 1}, "military": {40: 1}}
    assert kind.length.last_age["military"] == {2: 1}
    assert kind.scores.winners_by_points == {50: 2}
    assert kind.scores.margin.mean == 10


def test_kinds_are_counted_apart_duel_first() -> None:
    figures = figures_of([classic(0), duel("a", "b", winners=[0]), classic(1)])

    assert [(kind.id, kind.games) for kind in figures.kinds] == [
        ("duel", 1),
        ("classic-second-3", 2),
    ]
    assert figures.games == 3
