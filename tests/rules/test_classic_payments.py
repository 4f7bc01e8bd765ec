"""Payments to neighbours are exactly what trying everything gives, each once, in order."""

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.classic.actions import MOST_LEGAL, PAID_LEFT, PAID_RIGHT, PAYMENTS, STAGE
from mirabilia.classic.components import BOARD_NAMES, COST_RESOURCES
from mirabilia.classic.explain import price_of_card, price_of_stage
from mirabilia.classic.trade import payments
from mirabilia.classic.vocabulary import MOST_SPENT
from mirabilia.engine.rule import INTERPRETED
from support.classic import A, Table, card_id, classic, payment
from support.classic_payments import Bought, every_payment, purchases
from support.classic_printed import EDITIONS, PRINTED_BOARDS, PrintedBoard
from support.invariants import examples

LETTERS = "WSCOGLP"
EDITION_NAMES = ("first", "second")
SIDE_LETTERS = (("A", "B"), ("Day", "Night"))
PRODUCERS = [c.name for c in EDITIONS[0].values() if c.makes or c.either]
CHEAPER = [card.name for card in EDITIONS[0].values() if card.own or card.cheap]
BASE = STAGE + 7 * PAYMENTS


# The definition itself, on cases small enough to see


def test_each_unit_serves_once() -> None:
    assert purchases("WW", ["W"], ["W"], []) == {Bought(raw_left=1)}
    assert purchases("WW", ["W"], ["W"], ["W"]) == {
        Bought(raw_left=1),
        Bought(raw_right=1),
        Bought(raw_left=1, raw_right=1),
    }
    assert purchases("WS", ["WS"], [], []) == frozenset()
    assert purchases("WS", ["WS", "S"], [], []) == {Bought()}
    assert purchases("GS", ["S"], [], ["G"]) == {Bought(goods_right=1)}
    assert purchases("", [], [], []) == {Bought()}


def test_the_definition_buys_no_more_than_is_lacking_and_pays_what_the_posts_say() -> None:
    cities: dict[str, Any] = {"own": ["S"], "left": ["W", "S"], "right": ["W", "G"], "treasury": 9}
    assert every_payment("SW", **cities) == [(0, 2), (2, 0)]
    assert every_payment("SW", cheap=["raw left"], **cities) == [(0, 2), (1, 0)]
    assert every_payment("SSWWG", **cities) == [(4, 4)]
    assert every_payment("SSWWG", bank=2, **cities) == []
    assert every_payment("SSWWG", cheap=["goods"], bank=2, **cities) == [(4, 3)]
    assert every_payment("P", **cities) == []


# Random cities


@dataclass
class City:
    """A board, the buildings that matter for trade, and the stages built."""

    board: str
    side: int
    cards: set[str] = field(default_factory=set)
    stages: int = 0

    def printed(self, edition: int) -> PrintedBoard:
        return PRINTED_BOARDS[edition, self.board, self.side]

    def for_sale(self, edition: int) -> list[str]:
        """The units that neighbours may buy."""
        units = [self.printed(edition).start]
        for name in sorted(self.cards):
            card = EDITIONS[edition][name]
            units += card.makes
            units += [card.either] if card.either else []
        return units

    def private(self, edition: int) -> list[str]:
        """The units that nobody else may use."""
        stages = self.printed(edition).stages[: self.stages]
        own = [EDITIONS[edition][name].own for name in sorted(self.cards)]
        return [letters for letters in own + [stage.own for stage in stages] if letters]

    def cheap(self, edition: int) -> set[str]:
        """What the city buys for 1 coin."""
        found = {what for name in self.cards for what in EDITIONS[edition][name].cheap}
        for stage in self.printed(edition).stages[: self.stages]:
            found |= {*stage.cheap}
        return found


@dataclass
class Case:
    """Cities around a table, and the coins of the one that pays."""

    edition: int
    cities: list[City]
    player: int
    coins: int

    def table(self, **more: Any) -> Table:
        """The position; whoever does not pay has coins enough."""
        coins = [99] * len(self.cities)
        coins[self.player] = self.coins
        return classic(
            players=len(self.cities),
            edition=EDITION_NAMES[self.edition],
            boards=[city.board for city in self.cities],
            sides=[SIDE_LETTERS[self.edition][city.side] for city in self.cities],
            cities=[sorted(city.cards) for city in self.cities],
            stages=[city.stages for city in self.cities],
            coins=coins,
            **more,
        )

    def expected(self, cost: str, bank: int) -> list[tuple[int, int]]:
        """The payments by trying everything. The left neighbour sits one seat further."""
        count = len(self.cities)
        own = self.cities[self.player]
        return every_payment(
            cost,
            own=own.for_sale(self.edition) + own.private(self.edition),
            left=self.cities[(self.player + 1) % count].for_sale(self.edition),
            right=self.cities[(self.player - 1) % count].for_sale(self.edition),
            cheap=own.cheap(self.edition),
            bank=bank,
            treasury=self.coins,
        )


def random_case(rng: random.Random) -> Case:
    edition = rng.randrange(2)
    players = rng.choice([3, 3, 3, 4, 5, 6, 7])
    boards = rng.sample(BOARD_NAMES, players)
    player = rng.randrange(players)
    cities = []
    for number, board in enumerate(boards):
        city = City(board, rng.randrange(2))
        city.stages = rng.randrange(len(city.printed(edition).stages) + 1)
        plenty = rng.choice([0.05, 0.2, 0.4] if number == player else [0.1, 0.4, 0.8])
        city.cards = {name for name in PRODUCERS if rng.random() < plenty}
        helped = 0.4 if number == player else 0.2
        city.cards |= {name for name in CHEAPER if rng.random() < helped}
        cities.append(city)
    return Case(edition, cities, player, rng.choice([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 30]))


def random_cost(edition: int, rng: random.Random) -> str:
    """The cost of a card or of a stage, the dear ones more often."""
    costs = [card.cost for card in EDITIONS[edition].values()]
    costs += [
        s.cost for (e, *_), board in PRINTED_BOARDS.items() if e == edition for s in board.stages
    ]
    return max(rng.choices(costs, k=2), key=len)


def cost_number(cost: str) -> int:
    """The number of a cost in the table of the rules."""
    rows = COST_RESOURCES.tolist()
    return int(rows.index([cost.count(letter) for letter in LETTERS]))


def offered(table: Table, player: int, cost: str, bank: int) -> list[tuple[int, int]]:
    """The payments as the rules find them, after two actions that were found before."""
    found = np.full(MOST_LEGAL, -7, np.int16)
    count = int(payments(table.state, player, cost_number(cost), bank, found, 2, BASE))
    assert found[:2].tolist() == [-7, -7]
    assert (found[count:] == -7).all()
    numbers = [int(action) - BASE for action in found[2:count]]
    assert numbers == sorted(set(numbers)), "ascending, and none twice"
    return [(int(PAID_LEFT[number]), int(PAID_RIGHT[number])) for number in numbers]


def check(case: Case, rng: random.Random, costs: int) -> int:
    """Compare the payments of some costs; give the most that one of them had."""
    table = case.table()
    most = 0
    for _ in range(costs):
        cost = random_cost(case.edition, rng)
        bank = rng.choice([0, 0, 0, 1])
        expected = case.expected(cost, bank)
        found = offered(table, case.player, cost, bank)
        assert sorted(found) == expected, f"{cost} and {bank} coins in {case}"
        most = max(most, len(found))
    return most


def test_payments_are_what_trying_everything_gives_in_thousands_of_random_cities() -> None:
    rng = random.Random(21)
    most = [check(random_case(rng), rng, 4) for _ in range(120 if INTERPRETED else 700)]
    assert max(most) >= 8, "some of the costs can be paid in many ways"
    assert most.count(0) < len(most) / 2


@examples(40, interpreted=15)
@given(st.randoms(use_true_random=False))
def test_payments_are_what_trying_everything_gives(rng: random.Random) -> None:
    check(random_case(rng), rng, 1)


def test_hard_cases_with_many_alternatives() -> None:
    """Both neighbours own every producer, the payer every either/or card."""
    rng = random.Random(3)
    either = {card.name for card in EDITIONS[0].values() if card.either}
    for _ in range(15 if INTERPRETED else 60):
        case = random_case(rng)
        for number, city in enumerate(case.cities):
            city.cards = set(either) if number == case.player else set(PRODUCERS)
            city.cards -= set(rng.sample(sorted(either), rng.randrange(len(either))))
        case.coins = 30
        check(case, rng, 2)


# Through the legal actions


def test_legal_actions_offer_exactly_the_payments_of_cards_and_stages() -> None:
    rng = random.Random(8)
    for _ in range(60 if INTERPRETED else 150):
        case = random_case(rng)
        own = case.cities[case.player]
        printed = EDITIONS[case.edition]
        name = rng.choice([name for name in printed if name not in own.cards])
        hands = {case.player: [name]}
        table = case.table(age=printed[name].age, turn=3, hands=hands)
        player = case.player
        card = printed[name]
        if not own.cards & {*card.after} and not table.state.powers[player]:
            expected = case.expected(card.cost, card.coins)
            assert sorted(table.payments(name, player)) == expected, f"{name} in {case}"
            price = price_of_card(table.state, player, card_id(name))
            assert [(s.left, s.right) for s in price.splits if s.affordable] == table.payments(
                name, player
            )
        stages = own.printed(case.edition).stages
        left = stages[own.stages :]
        expected = case.expected(left[0].cost, 0) if left else []
        assert sorted(table.stage_payments(name, player)) == expected, f"stage in {case}"
        splits = price_of_stage(table.state, player).splits
        assert [(s.left, s.right) for s in splits if s.affordable] == table.stage_payments(
            name, player
        )


# Payments as numbers


def test_every_payment_has_one_number_and_cheaper_ones_come_first() -> None:
    pairs = [
        (left, total - left) for total in range(MOST_SPENT + 1) for left in range(total, -1, -1)
    ]
    assert len(pairs) == PAYMENTS
    for number, (left, right) in enumerate(pairs):
        assert (PAID_LEFT[number], PAID_RIGHT[number]) == (left, right)
        assert payment(left, right) == number


@pytest.mark.parametrize(("coins", "ways"), [(14, 1), (13, 0)])
def test_the_dearest_payment_there_can_be_has_a_number(coins: int, ways: int) -> None:
    """Seven units at two coins each; no board lacks all of them, so the resources are written."""
    sellers = ("Sawmill", "Quarry", "Brickyard", "Foundry", "Loom", "Glassworks", "Press")
    table = classic(coins=(coins,), cities=((), sellers))
    table.state.supplies[A] = 0
    table.state.supplies[2] = 0
    found = offered(table, A, "WSCOGLP", 0)
    assert found == [(14, 0)][:ways]
