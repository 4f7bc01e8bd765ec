"""What buildings and stages are worth to a city, in hundredths of a victory point.

Nothing here reads hands, decks or choices: only what lies open on the table.
"""

from mirabilia.bots.classic import weights
from mirabilia.bots.classic.tables import (
    CARD_MAKES,
    CHAINS,
    COUNTING,
    DEMAND,
    END,
    ENOUGH,
    EXPERIENCE,
    FOLLOWING,
    KIND_GROWTH,
    LEAD,
    MOST_COINS,
    MOST_FREE_SYMBOLS,
    MOST_FURTHER,
    MOST_LEAD,
    MOST_OF_SYMBOL,
    OUTLOOK,
    PER_BITS,
    RIVALRY,
    SCARCITY,
    SINGLE,
    STAGES_ASK,
    TREASURY,
)
from mirabilia.bots.judgement import POINT
from mirabilia.classic.components import (
    CARD_CHOICE,
    CARD_COINS_PER,
    CARD_COLOUR,
    CARD_DISCOUNTS,
    CARD_GIVES_COINS,
    CARD_POINTS,
    CARD_POINTS_PER,
    CARD_SHIELDS,
    CARD_SYMBOL,
    GUILDS,
    GUILDS_EACH,
    STAGE_BUILDS_DISCARDED,
    STAGE_CHOICE,
    STAGE_DISCOUNTS,
    STAGE_POINTS,
    STAGE_POWER,
    STAGE_SHIELDS,
    STAGE_SYMBOLS,
)
from mirabilia.classic.construction import counted, stages_left
from mirabilia.classic.state import ClassicState
from mirabilia.classic.trade import left_of, right_of
from mirabilia.classic.victory import points_per
from mirabilia.classic.vocabulary import (
    AGES,
    LAST_TURN,
    RAW,
    RESOURCE_COUNT,
    Colour,
    Discount,
    Kind,
    Power,
    Symbol,
)
from mirabilia.engine.record import Ints
from mirabilia.engine.rule import inlined_rule, rule


@inlined_rule
def turns_left(state: ClassicState) -> int:
    """Turns after this one until the end of the game."""
    return (AGES - state.age) * LAST_TURN + LAST_TURN - state.turn


@inlined_rule
def rivalry(state: ClassicState, city: int) -> int:
    """How much of another city's gain is the player's loss, in percent; the Free City's is none."""
    return RIVALRY[state.age - 1, state.players] if city < state.players else 0


@inlined_rule
def coin_worth(state: ClassicState, city: int, change: int) -> int:
    """What it is worth to gain or lose coins: the fewer there are, the more each counts."""
    row = state.age - 1 if turns_left(state) else END
    coins = state.coins[city]
    after = min(max(coins + change, 0), MOST_COINS)
    return TREASURY[row, after] - TREASURY[row, min(coins, MOST_COINS)]


# Points


@rule
def counted_points(state: ClassicState, city: int, card: int) -> int:
    """A card that counts things: as they stand with itself built, and some growth to come."""
    points = points_per(state, city, card) * POINT
    growing = turns_left(state) * weights.GROWTH
    for entry in range(3):
        per = CARD_POINTS_PER[state.edition, card, entry]
        if per[0]:
            if per[2] and per[1] == CARD_COLOUR[card]:
                points += per[0] * POINT
            cities = per[2] + 2 * per[3]
            points += per[0] * KIND_GROWTH[per[1]] * cities * growing // 100
    return points


@rule
def further_points(state: ClassicState, city: int, column: int) -> int:
    """Packed points for one more thing of each kind, by what already stands in a city.

    Column 1 of COUNTING is for things of the city itself, column 2 for a neighbour's.
    """
    packed = 0
    for number in range(len(COUNTING[0])):
        if state.built[city, COUNTING[state.edition, number, 0]]:
            packed += COUNTING[state.edition, number, column]
    return packed


@inlined_rule
def further(packed: int, kind: int) -> int:
    """Points for one more thing of a kind, in hundredths."""
    return ((packed >> (PER_BITS * kind)) & ((1 << PER_BITS) - 1)) * POINT


# Resources


@inlined_rule
def demand(state: ClassicState, city: int, resource: int, have: int) -> int:
    """How much a city that has some units of a resource wants another, whoever else has it."""
    age = state.age - 1
    have = min(have, ENOUGH)
    asked = DEMAND[state.edition, age, state.turn - 1, resource, have]
    if turns_left(state):
        stages = STAGES_ASK[state.sides[city], state.counts[city, Kind.STAGE], resource, have]
        asked += stages * weights.DEMAND_STAGES[age]
    return asked // 100


@rule
def resource_worth(state: ClassicState, city: int, resource: int, further: int) -> int:
    """What one more unit is worth, besides some further ones already reckoned with.

    Less where neighbours have it for sale, least at a discount or beside a choice of resources.
    """
    single = SINGLE[resource]
    left = int(state.supplies[left_of(state, city), single] > 0)
    right = int(state.supplies[right_of(state, city), single] > 0)
    discounts = state.discounts[city]
    if resource < RAW:
        cheap = left & discounts[Discount.RAW_LEFT] | right & discounts[Discount.RAW_RIGHT]
        choice = min(state.choices[city, 0], 1)
    else:
        cheap = (left | right) & discounts[Discount.GOODS]
        choice = min(state.choices[city, 1], 1)
    worth = demand(state, city, resource, state.supplies[city, single] + further)
    return worth * SCARCITY[state.age - 1, left + right, cheap, choice] // 100


@rule
def supply_worth(state: ClassicState, city: int, card: int) -> int:
    """A brown or grey card: one resource, two of them, or one of two."""
    makes = CARD_MAKES[state.edition, card]
    worth = resource_worth(state, city, makes[0], 0)
    if makes[2] > 1:
        worth += resource_worth(state, city, makes[0], 1)
    if makes[1] >= 0:
        other = resource_worth(state, city, makes[1], 0)
        lesser = min(worth, other)
        worth = max(worth, other) + lesser * weights.FLEXIBLE[state.age - 1] // 100
    return worth


@rule
def choice_worth(state: ClassicState, city: int, first: int, end: int) -> int:
    """One unit of any resource of a class."""
    worth = 0
    for resource in range(first, end):
        worth += resource_worth(state, city, resource, 0)
    return worth * weights.WILD[state.age - 1] // 100


@rule
def discount_worth(state: ClassicState, city: int, discounts: Ints) -> int:
    """Buying for 1 coin: what the neighbours have that the city wants."""
    left = left_of(state, city)
    right = right_of(state, city)
    owned = state.discounts[city]
    from_left = discounts[Discount.RAW_LEFT] > owned[Discount.RAW_LEFT]
    from_right = discounts[Discount.RAW_RIGHT] > owned[Discount.RAW_RIGHT]
    goods = discounts[Discount.GOODS] > owned[Discount.GOODS]
    worth = 0
    for resource in range(RESOURCE_COUNT):
        single = SINGLE[resource]
        offered = 0
        if goods if resource >= RAW else from_left:
            offered += state.supplies[left, single]
        if goods if resource >= RAW else from_right:
            offered += state.supplies[right, single]
        have = state.supplies[city, single]
        for unit in range(min(offered, 2)):
            worth += demand(state, city, resource, have + unit)
    return worth * weights.TRADE[state.age - 1] // 100


# Science


@inlined_rule
def outlook_row(compasses: int, gears: int, tablets: int, free: int) -> int:
    """The row of OUTLOOK for so many symbols."""
    each = MOST_OF_SYMBOL + 1
    row = min(compasses, MOST_OF_SYMBOL) * each + min(gears, MOST_OF_SYMBOL)
    row = row * each + min(tablets, MOST_OF_SYMBOL)
    return row * (MOST_FREE_SYMBOLS + 1) + min(free, MOST_FREE_SYMBOLS)


@rule
def symbol_worth(state: ClassicState, city: int, symbol: int) -> int:
    """One more symbol: the points it adds now, and those it leads to with symbols to come."""
    age = state.age - 1
    have = state.symbols[city]
    compasses = have[Symbol.COMPASS]
    gears = have[Symbol.GEAR]
    tablets = have[Symbol.TABLET]
    free = have[Symbol.ANY]
    before = outlook_row(compasses, gears, tablets, free)
    after = outlook_row(
        compasses + (symbol == Symbol.COMPASS),
        gears + (symbol == Symbol.GEAR),
        tablets + (symbol == Symbol.TABLET),
        free + (symbol == Symbol.ANY),
    )
    at_once = OUTLOOK[after, 0] - OUTLOOK[before, 0]
    left = turns_left(state)
    if left == 0:
        return at_once
    contested = state.counts[left_of(state, city), Colour.GREEN]
    contested += state.counts[right_of(state, city), Colour.GREEN]
    coming = left * weights.SYMBOL_RATE[age] - contested * weights.SYMBOL_CONTEST[age]
    coming += state.counts[city, Colour.GREEN] * weights.SYMBOL_DRIVE[age]
    coming = min(max(coming, 0), MOST_FURTHER * 100 - 1)
    whole = coming // 100
    part = coming % 100
    low = OUTLOOK[after, whole] - OUTLOOK[before, whole]
    high = OUTLOOK[after, whole + 1] - OUTLOOK[before, whole + 1]
    later = (low * (100 - part) + high * part) // 100
    return (at_once * weights.AT_ONCE[age] + later * weights.OUTLOOK[age]) // 100


# Military


@inlined_rule
def lead_worth(state: ClassicState, lead: int, shields: int) -> int:
    """What further shields change in the conflicts with a neighbour over whom there is a lead.

    The conflict of this Age is the surer the fewer turns are left; shields last for later ones.
    """
    before = min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
    after = min(max(lead + shields, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
    worth = LEAD[state.age - 1, state.turn - 1]
    return worth[after] - worth[before]


@rule
def shield_worth(state: ClassicState, city: int, shields: int) -> int:
    """Further shields against both neighbours, whose losses count as far as they are rivals."""
    left = left_of(state, city)
    right = right_of(state, city)
    own = state.shields[city]
    against_left = lead_worth(state, own - state.shields[left], shields)
    against_right = lead_worth(state, own - state.shields[right], shields)
    return (
        against_left * (100 + rivalry(state, left)) + against_right * (100 + rivalry(state, right))
    ) // 100


# Buildings and stages


@rule
def card_worth(
    state: ClassicState, city: int, card: int, own: int
) -> tuple[int, int, int, int, int, int]:
    """A building in a city: points, coins gained, production, science, military, tempo.

    `own` are the packed points for things in the city by what stands there. Coins are coins.
    """
    edition = state.edition
    colour = CARD_COLOUR[card]
    points = further(own, colour)
    coins = 0
    production = CHAINS[edition, state.age - 1, card]
    science = 0
    military = 0
    if colour == Colour.BLUE:
        points += CARD_POINTS[edition, card] * POINT
    elif colour == Colour.GREEN:
        science = symbol_worth(state, city, CARD_SYMBOL[edition, card])
    elif colour == Colour.RED:
        military = shield_worth(state, city, CARD_SHIELDS[edition, card])
    elif colour == Colour.BROWN or colour == Colour.GREY:
        production += supply_worth(state, city, card)
    elif colour == Colour.YELLOW:
        coins = int(CARD_GIVES_COINS[edition, card])
        per = CARD_COINS_PER[edition, card]
        if per[0]:
            coins += per[0] * counted(state, city, per[1], per[2], per[3])
            coins += per[0] * (per[1] == Kind.YELLOW)  # itself
        if CARD_POINTS_PER[edition, card, 0, 0]:
            points += counted_points(state, city, card)
        elif CARD_CHOICE[edition, card, 0]:
            production += choice_worth(state, city, 0, RAW)
        elif CARD_CHOICE[edition, card, 1]:
            production += choice_worth(state, city, RAW, RESOURCE_COUNT)
        elif coins == 0:
            production += discount_worth(state, city, CARD_DISCOUNTS[edition, card])
    elif CARD_SYMBOL[edition, card] >= 0:
        science = symbol_worth(state, city, CARD_SYMBOL[edition, card])
    else:
        points += counted_points(state, city, card)
    tempo = 0
    if turns_left(state):
        tempo = EXPERIENCE[edition, card] - points * weights.DEVELOPMENT[state.age - 1] // 100
    return points, coins, production, science, military, tempo


@rule
def stage_worth(state: ClassicState, city: int, own: int) -> tuple[int, int, int, int, int]:
    """The next stage of a city's wonder: points, production, science, military, tempo."""
    age = state.age - 1
    side = state.sides[city]
    stage = state.counts[city, Kind.STAGE]
    missing = stages_left(state, city)
    points = STAGE_POINTS[side, stage] * POINT + further(own, Kind.STAGE)
    if missing == 1:
        points += further(own, Kind.WONDER_COMPLETE)
    production = 0
    if STAGE_CHOICE[side, stage, 0]:
        production = choice_worth(state, city, 0, RAW)
    elif STAGE_CHOICE[side, stage, 1]:
        production = choice_worth(state, city, RAW, RESOURCE_COUNT)
    elif STAGE_DISCOUNTS[side, stage, 0]:
        production = discount_worth(state, city, STAGE_DISCOUNTS[side, stage])
    science = 0
    if STAGE_SYMBOLS[side, stage]:
        science = symbol_worth(state, city, Symbol.ANY)
    military = 0
    if STAGE_SHIELDS[side, stage]:
        military = shield_worth(state, city, STAGE_SHIELDS[side, stage])
    tempo = power_worth(state, city, side, stage)
    left = turns_left(state)
    if left:
        tempo += weights.STAGE[age] + FOLLOWING[age, side, stage]
        tempo -= max(left + 1 - missing, 0) * weights.STAGE_WAIT[age]
        tempo -= points * weights.DEVELOPMENT[age] // 100
    return points, production, science, military, tempo


@rule
def power_worth(state: ClassicState, city: int, side: int, stage: int) -> int:
    """The power that a stage gives."""
    age = state.age - 1
    if STAGE_BUILDS_DISCARDED[side, stage]:
        return weights.DISCARD_PILE[age]
    power = STAGE_POWER[side, stage]
    if power == Power.SEVENTH_CARD:
        return weights.SEVENTH_CARD[age]
    if power == Power.COPY_GUILD:
        return weights.COPY_GUILD[age] + best_copy(state, city)
    if power == 0 or turns_left(state) == 0:
        return 0
    if power == Power.FREE_BUILDING:
        return weights.FREE_BUILDING[age]
    if power == Power.FREE_FIRST:
        return weights.FREE_FIRST[age]
    if power == Power.FREE_LAST:
        return weights.FREE_LAST[age]
    lacking = 0
    for colour in range(Colour.PURPLE + 1):
        lacking += state.counts[city, colour] == 0
    return lacking * weights.FREE_COLOUR[age]


@rule
def best_copy(state: ClassicState, city: int) -> int:
    """The most points that a neighbour's guild would give as things stand, in hundredths."""
    left = left_of(state, city)
    right = right_of(state, city)
    most = 0
    if state.counts[left, Kind.PURPLE] or state.counts[right, Kind.PURPLE]:
        for number in range(GUILDS_EACH):
            guild = GUILDS[state.edition, number]
            if state.built[left, guild] or state.built[right, guild]:
                most = max(most, points_per(state, city, guild))
    return most * POINT


@rule
def standing(state: ClassicState, city: int) -> int:
    """Roughly how well a city is doing, in points."""
    have = state.symbols[city]
    counts = state.counts[city]
    victories = state.victories[city]
    row = outlook_row(
        have[Symbol.COMPASS], have[Symbol.GEAR], have[Symbol.TABLET], have[Symbol.ANY]
    )
    points = OUTLOOK[row, 0] // POINT
    points += victories[0] + 3 * victories[1] + 5 * victories[2] - counts[Kind.DEFEAT]
    points += 4 * (counts[Kind.BLUE] + counts[Kind.STAGE]) + 5 * counts[Kind.PURPLE]
    return points + state.shields[city] + state.coins[city] // 3
