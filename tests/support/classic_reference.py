"""What a player of 7 Wonders may do, by its plain definition, from the printed cards.

Payments come from trying everything. Action numbers are written as their table documents them.
"""

from mirabilia.classic.components import BOARD_NAMES, CARDS
from mirabilia.classic.vocabulary import Kind, Phase, Use
from support.classic_games import Facts
from support.classic_payments import every_payment
from support.classic_printed import EDITIONS, PRINTED_BOARDS, Printed, PrintedBoard, PrintedStage

BUILD, STAGE, SELL, FREE, RECOVER, DECLINE, TAKE_BACK, SIDE = (
    *(0, 9480, 18960, 19039, 19118),
    *(19197, 19198, 19199),
)
PAYMENTS = 120
FREE_CITY = 2


def payment_number(left: int, right: int) -> int:
    """Payments by their sum, those with less to the right first."""
    smaller = sum(range(left + right + 1))
    return smaller + right


def card_of(action: int) -> int:
    """The card that a build, a stage, a sale or a free building plays."""
    if action < SELL:
        return action % STAGE // PAYMENTS
    return (action - SELL) % (FREE - SELL)


class City:
    """A city as its owner reads it off the table."""

    def __init__(self, facts: Facts, city: int) -> None:
        self.edition = facts.edition
        self.facts = facts
        self.number = city
        self.cards = [EDITIONS[self.edition][name] for name in facts.city(city)]
        self.built = facts.counts[city][Kind.STAGE]
        self.coins = facts.coins[city]

    @property
    def board(self) -> PrintedBoard:
        name = BOARD_NAMES[self.facts.boards[self.number]]
        return PRINTED_BOARDS[self.edition, name, self.facts.sides[self.number] % 2]

    @property
    def stages(self) -> tuple[PrintedStage, ...]:
        """Those that stand."""
        return self.board.stages[: self.built]

    @property
    def next_stage(self) -> PrintedStage | None:
        left = self.board.stages[self.built :]
        return left[0] if left else None

    def has(self, name: str) -> bool:
        return any(card.name == name for card in self.cards)

    def for_sale(self) -> list[str]:
        units = [self.board.start]
        for card in self.cards:
            units += [*card.makes, *([card.either] if card.either else [])]
        return units

    def private(self) -> list[str]:
        return [source.own for source in (*self.cards, *self.stages) if source.own]

    def cheap(self) -> set[str]:
        return {what for source in (*self.cards, *self.stages) for what in source.cheap}

    def powers(self) -> set[str]:
        return {stage.power for stage in self.stages} - {""}

    def payments(self, cost: str, bank: int = 0) -> list[int]:
        """The numbers of all payments for a cost."""
        cities = self.facts.cities
        pairs = every_payment(
            cost,
            own=self.for_sale() + self.private(),
            left=City(self.facts, (self.number + 1) % cities).for_sale(),
            right=City(self.facts, (self.number - 1) % cities).for_sale(),
            cheap=self.cheap(),
            bank=bank,
            treasury=self.coins,
        )
        return sorted(payment_number(left, right) for left, right in pairs)

    def chained(self, card: Printed) -> bool:
        return any(self.has(name) for name in card.after)

    def is_free(self, card: Printed) -> bool:
        """Whether a building costs the city nothing, but for Olympia's free building."""
        if not card.cost and not card.coins:
            return True
        if self.chained(card):
            return True
        powers = self.powers()
        if "free colour" in powers and card.colour not in {own.colour for own in self.cards}:
            return True
        if self.facts.phase != Phase.TURN:
            return False
        first = "free first" in powers and self.facts.turn == 1
        return first or ("free last" in powers and self.facts.turn == 6)


def card_actions(facts: Facts, city: int, hand: list[int]) -> list[int]:
    """What a city can do with one of these cards."""
    own = City(facts, city)
    in_city = {card.name for card in own.cards}
    edition = EDITIONS[facts.edition]
    cards = {number: edition[CARDS[number].name] for number in sorted(set(hand))}
    building, staging, selling, for_nothing = [], [], [], []
    stage_payments = own.payments(own.next_stage.cost) if own.next_stage else []
    for number, card in cards.items():
        if card.name not in in_city:
            free = own.is_free(card)
            ways = [0] if free else own.payments(card.cost, card.coins)
            building += [BUILD + PAYMENTS * number + way for way in ways]
            power = "free building" in own.powers() and not facts.power_used[city]
            if power and not free:
                for_nothing.append(FREE + number)
        must_chain = city >= facts.players and card.name not in in_city and own.chained(card)
        if not must_chain:
            staging += [STAGE + PAYMENTS * number + way for way in stage_payments]
        selling.append(SELL + number)
    if city >= facts.players and (building or staging or for_nothing):
        selling = []
    return building + staging + selling + for_nothing


def reference_legal(facts: Facts, player: int) -> list[int]:
    """Every legal action of a player, in ascending order."""
    if facts.phase == Phase.SIDES:
        return [SIDE, SIDE + 1] if facts.side_option[player] == -2 else []
    if facts.phase == Phase.OVER:
        return []
    hand = facts.hand(player)
    if facts.phase == Phase.TURN:
        chosen = facts.commitments[player]
        if player == facts.holder and chosen >= 0 and facts.commitments[FREE_CITY] < 0:
            rest = [card for card in hand if card != card_of(chosen)]
            return [*card_actions(facts, FREE_CITY, rest), TAKE_BACK]
        return card_actions(facts, player, hand)
    if facts.decider != player:
        return []
    if facts.phase == Phase.SEVENTH:
        return card_actions(facts, facts.acting, hand)
    pile = {
        facts.played[age][turn][city]
        for age in range(3)
        for turn in range(7)
        for city in range(7)
        if facts.uses[age][turn][city] in (Use.SOLD, Use.LEFT_OVER)
    }
    buildable = sorted(card for card in pile if not facts.built[facts.acting][card])
    return [*(RECOVER + card for card in buildable), DECLINE]
