"""What a player may know. `conceal` is the one place where secrets are removed.

Hands travel round the table unopened, so everybody knows which hand is where, and has seen those
that came by. Cards that left a hand face down between two sightings are known as a group: which
ones they are, but not which of them lies where. So are the cards that a hand has lost and still
holds since it was last seen. Of a hand before its first sighting nothing is known but what lies
open. With two players the Free City's card joins a hand, known to the one who drew it.

Nothing is concluded from what somebody could or could not have done with other cards, from the
order in which Halikarnassos takes equal cards, or by counting the deck. Which card the other
player drew for the Free City on the first turn of an Age is noted as one that was played then.
"""

from mirabilia.classic.components import CARD_COLOUR, CARD_COUNT, DECKS, GUILDS, GUILDS_EACH
from mirabilia.classic.setup import holder_then, shuffle_deck, sort_cards
from mirabilia.classic.state import GONE, HIDDEN, ClassicState
from mirabilia.classic.vocabulary import (
    AGES,
    FEWEST_CITIES,
    FREE_CITY,
    GUILDS_BESIDE_PLAYERS,
    HAND,
    LAST_TURN,
    MOST_IN_HAND,
    MOST_PLAYERS,
    SEVENTH,
    Colour,
    Phase,
    Use,
)
from mirabilia.engine.random import draw, seed_generator, shuffle
from mirabilia.engine.rule import inlined_rule, merged_rule, rule

HAND_PLACES = AGES * SEVENTH * MOST_PLAYERS
"""Places of cards played come first, by Age, turn and city; then the places in the hands."""
SPECTATOR = MOST_PLAYERS
LIST = 80  # where in the workspace a list begins, after one counter for each card


@rule
def conceal(state: ClassicState, viewer: int) -> None:
    """Remove everything the viewer cannot know from a copy of the record.

    What is known only as a group lies in ascending order, whatever the order was. SPECTATOR
    has seen no hand.
    """
    state.rng = 0
    public = viewer == SPECTATOR
    for city in range(state.cities):
        decides = city if city < state.players else state.holder
        if decides != viewer and state.commitments[city] != GONE:
            state.commitments[city] = HIDDEN
    for age in range(state.age):
        for packet in range(state.players):
            walk_packet(state, viewer, age, packet, 0)
        if state.players < FEWEST_CITIES:
            for seat in range(state.players):
                if public or viewer == seat:
                    conceal_free_city(state, seat, age)
    for age in range(state.age, AGES):
        for position in range(HAND * state.cities):
            state.decks[age, position] = HIDDEN


@inlined_rule
def packet_seat(state: ClassicState, age: int, packet: int, turn: int) -> int:
    """Where the hand dealt to a seat is in a turn; Age and turn counted from 0."""
    moved = packet - turn if age == 1 else packet + turn
    return (moved + HAND * state.players) % state.players


@rule
def walk_packet(state: ClassicState, viewer: int, age: int, packet: int, redraw: int) -> None:
    """Follow a hand from seat to seat and treat each group of cards that left it alike.

    They are concealed, or where they are known as a group, redrawn.
    """
    count = 0
    sighted = 0
    current = age == state.age - 1
    for turn in range(LAST_TURN):
        if current and turn >= state.turn:
            break
        seat = packet_seat(state, age, packet, turn)
        if seat == viewer:
            treat_group(state, count, sighted, redraw)
            count = 0
            sighted = 1
            continue
        drawn = HIDDEN
        count = add_place(state, viewer, age, turn, seat, count)
        if state.players < FEWEST_CITIES and holder_then(age, turn) == seat:
            count = add_place(state, viewer, age, turn, FREE_CITY, count)
            drawn = state.decks[age, FREE_CITY * HAND + turn]
        if turn == LAST_TURN - 1:
            count = add_place(state, viewer, age, SEVENTH - 1, seat, count)
        if current and turn == state.turn - 1 and not holds_free_city_card(state, seat):
            for position in range(state.hand_size[seat]):
                state.workspace[LIST + count] = HAND_PLACES + seat * MOST_IN_HAND + position
                count += 1
        if not redraw and sighted:
            for number in range(count):
                place = state.workspace[LIST + number]
                if card_at(state, place) == drawn:
                    put_card(state, place, HIDDEN)
    treat_group(state, count, sighted, redraw)


@inlined_rule
def holds_free_city_card(state: ClassicState, seat: int) -> bool:
    """Whether a player decides about the Free City's last card, which came from no hand."""
    return (
        state.players < FEWEST_CITIES
        and state.phase == Phase.SEVENTH
        and state.acting == FREE_CITY
        and state.decider == seat
    )


@inlined_rule
def is_hidden(state: ClassicState, viewer: int, age: int, turn: int, city: int) -> bool:
    """Whether a card lies face down, and the viewer has not looked at it on the discard pile."""
    use = state.uses[age, turn, city]
    face_down = use == Use.STAGE or use == Use.SOLD or use == Use.LEFT_OVER
    return bool(face_down and not (state.seen[age, turn, city] >> viewer) & 1)


@inlined_rule
def add_place(state: ClassicState, viewer: int, age: int, turn: int, city: int, count: int) -> int:
    """Add the place of a card to the list, if it is hidden; give the new length."""
    if is_hidden(state, viewer, age, turn, city):
        state.workspace[LIST + count] = (age * SEVENTH + turn) * MOST_PLAYERS + city
        count += 1
    return count


@inlined_rule
def card_at(state: ClassicState, place: int) -> int:
    """The card at a place."""
    if place >= HAND_PLACES:
        place -= HAND_PLACES
        return state.hands[place // MOST_IN_HAND, place % MOST_IN_HAND]
    turn = place // MOST_PLAYERS
    return state.played[turn // SEVENTH, turn % SEVENTH, place % MOST_PLAYERS]


@inlined_rule
def put_card(state: ClassicState, place: int, card: int) -> None:
    """Put a card at a place."""
    if place >= HAND_PLACES:
        place -= HAND_PLACES
        state.hands[place // MOST_IN_HAND, place % MOST_IN_HAND] = card
    else:
        turn = place // MOST_PLAYERS
        state.played[turn // SEVENTH, turn % SEVENTH, place % MOST_PLAYERS] = card


@rule
def treat_group(state: ClassicState, count: int, sighted: int, redraw: int) -> None:
    """Hide the cards at the listed places; a group that was sighted is ordered, or shuffled."""
    for number in range(count):
        place = state.workspace[LIST + number]
        if not sighted:
            if not redraw:
                put_card(state, place, HIDDEN)
        elif redraw:
            swap_cards(state, place, state.workspace[LIST + number + draw(state, count - number)])
        else:
            for later in range(number + 1, count):
                other = state.workspace[LIST + later]
                if card_at(state, other) < card_at(state, place):
                    swap_cards(state, place, other)
    for number in range(count):
        state.workspace[LIST + number] = 0


@inlined_rule
def swap_cards(state: ClassicState, place: int, other: int) -> None:
    """Exchange two cards."""
    card = card_at(state, place)
    put_card(state, place, card_at(state, other))
    put_card(state, other, card)


@merged_rule
def conceal_free_city(state: ClassicState, viewer: int, age: int) -> None:
    """Two players: the Free City's deck, and the cards of it that the other player drew.

    The deck tells which card was drawn in each turn. The viewer saw the hand it joined before and
    after, but for the first turn: where nothing of it is hidden, the new card is known.
    """
    current = age == state.age - 1
    other = 1 - viewer
    asked = current and holds_free_city_card(state, other)
    for turn in range(LAST_TURN):
        known = holder_then(age, turn) == viewer
        if current and turn >= state.turn:
            known = False
        elif not known and turn > 0:
            known = (
                state.played[age, turn, other] != HIDDEN
                and state.played[age, turn, FREE_CITY] != HIDDEN
                and (turn < LAST_TURN - 1 or state.played[age, SEVENTH - 1, other] != HIDDEN)
            )
            if current and turn == state.turn - 1 and not asked:
                for position in range(state.hand_size[other]):
                    if state.hands[other, position] == HIDDEN:
                        known = False
        if not known:
            state.decks[age, FREE_CITY * HAND + turn] = HIDDEN
    last = SEVENTH - 1
    if asked:
        state.hands[other, 0] = HIDDEN
    drawn = holder_then(age, LAST_TURN - 1) == viewer  # where Babylon's Free City played it
    used = state.uses[age, last, FREE_CITY]
    if is_hidden(state, viewer, age, last, FREE_CITY) and (used == Use.LEFT_OVER or not drawn):
        state.played[age, last, FREE_CITY] = HIDDEN
    shown = used != Use.NONE and state.played[age, last, FREE_CITY] != HIDDEN
    if not shown and not (current and holds_free_city_card(state, viewer)):
        state.decks[age, FREE_CITY * HAND + last] = HIDDEN


@rule
def determinize(state: ClassicState, viewer: int, seed: int) -> None:
    """Replace what the viewer cannot know by a world drawn uniformly among the possible ones.

    Works on a full record and on a view alike; what was hidden before plays no part. Choices
    that others have made for this turn are open again.
    """
    conceal(state, viewer)
    seed_generator(state, seed)
    for city in range(state.cities):
        if state.commitments[city] == HIDDEN:
            state.commitments[city] = GONE
            state.awaited += 1
    for age in range(AGES):
        if age < state.age:
            deal_hidden_cards(state, age)
        else:
            shuffle_deck(state, age + 1)
    for age in range(state.age):
        for packet in range(state.players):
            walk_packet(state, viewer, age, packet, 1)
    for player in range(state.players):
        sort_cards(state.hands[player], state.hand_size[player])


@rule
def deal_hidden_cards(state: ClassicState, age: int) -> None:
    """Put the cards of an Age that the viewer has not seen at its hidden places."""
    current = age == state.age - 1
    count = list_unseen(state, age)
    for turn in range(SEVENTH):
        for city in range(state.cities):
            if state.played[age, turn, city] == HIDDEN:
                count -= 1
                state.played[age, turn, city] = state.workspace[LIST + count]
                if turn < LAST_TURN or city == FREE_CITY:
                    note_drawn(state, age, turn, state.workspace[LIST + count])
                else:
                    note_drawn(state, age, LAST_TURN - 1, state.workspace[LIST + count])
    if current:
        for player in range(state.players):
            turn = SEVENTH - 1 if holds_free_city_card(state, player) else state.turn - 1
            for position in range(state.hand_size[player]):
                if state.hands[player, position] == HIDDEN:
                    count -= 1
                    state.hands[player, position] = state.workspace[LIST + count]
                    note_drawn(state, age, turn, state.workspace[LIST + count])
    if state.players < FEWEST_CITIES:
        note_drawn(state, age, 0, state.played[age, 0, FREE_CITY])
        for turn in range(SEVENTH):
            if state.decks[age, FREE_CITY * HAND + turn] == HIDDEN:
                count -= 1
                state.decks[age, FREE_CITY * HAND + turn] = state.workspace[LIST + count]
    for entry in range(LIST + HAND * state.cities + GUILDS_EACH):
        state.workspace[entry] = 0


@inlined_rule
def note_drawn(state: ClassicState, age: int, turn: int, card: int) -> None:
    """Two players: a card that was drawn for the Free City in a turn is at its place now."""
    drawn = FREE_CITY * HAND + turn
    if state.players < FEWEST_CITIES and card >= 0 and state.decks[age, drawn] == HIDDEN:
        state.decks[age, drawn] = card


@merged_rule
def list_unseen(state: ClassicState, age: int) -> int:
    """List the cards of an Age that lie nowhere in sight, in random order; say how many."""
    guilds = state.cities + GUILDS_BESIDE_PLAYERS if age == AGES - 1 else 0
    for position in range(HAND * state.cities - guilds):
        card = DECKS[state.edition, state.cities - FEWEST_CITIES, age, position]
        state.workspace[card] += 1
    for turn in range(SEVENTH):
        for city in range(state.cities):
            guilds -= strike_off(state, state.played[age, turn, city])
    if age == state.age - 1:
        for player in range(state.players):
            for position in range(state.hand_size[player]):
                guilds -= strike_off(state, state.hands[player, position])
    count = 0
    if age == AGES - 1:
        for number in range(GUILDS_EACH):
            guild = GUILDS[state.edition, number]
            if state.workspace[guild] == 0:
                state.workspace[LIST + count] = guild
                count += 1
        shuffle(state, state.workspace[LIST:], count)
        count = guilds
    for card in range(CARD_COUNT):
        for _ in range(state.workspace[card]):
            state.workspace[LIST + count] = card
            count += 1
    shuffle(state, state.workspace[LIST:], count)
    return count


@inlined_rule
def strike_off(state: ClassicState, card: int) -> int:
    """Count a card that is in sight as seen; give 1 for a guild."""
    if card < 0:
        return 0
    state.workspace[card] -= 1
    return int(CARD_COLOUR[card] == Colour.PURPLE)
