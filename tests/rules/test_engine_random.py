"""The random generator that lives in the state: fair, reproducible, the same in every mode."""

from itertools import permutations, product
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.engine.random import (
    MULTIPLIER,
    SEED_LIMIT,
    draw,
    random_bits,
    seed_generator,
    shuffle,
)
from mirabilia.engine.record import Ints, blank, i64, record_dtype
from mirabilia.engine.rule import INTERPRETED
from support.chance import evenly, surprise

TRIES = 3000 if INTERPRETED else 20_000
MODULUS = MULTIPLIER * 2**32 - 1


class Hand:
    rng: i64
    cards: Annotated[Ints, np.int8, 8]


HAND = record_dtype(Hand)


def seeded(seed: int) -> Any:
    state = blank(HAND)
    seed_generator(state, seed)
    return state


def is_prime(number: int) -> bool:
    """Miller and Rabin; these bases decide every number below 3.3 * 10**24."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
    if number in bases or any(number % base == 0 for base in bases):
        return number in bases
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1

    def passes(base: int) -> bool:
        power = pow(base, odd, number)
        return power in (1, number - 1) or any(
            pow(power, 2**round_, number) == number - 1 for round_ in range(1, twos)
        )

    return all(passes(base) for base in bases)


# The period


def test_the_primality_check_knows_primes() -> None:
    small = [number for number in range(2, 60) if is_prime(number)]
    assert small == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]
    assert is_prime(2**61 - 1)
    assert not is_prime(3215031751)  # passes for bases 2, 3, 5 and 7
    assert not is_prime((2**31 - 1) * (2**19 - 1))


def test_the_multiplier_gives_the_longest_period_there_is() -> None:
    """Each step divides by 2**32 modulo a safe prime: the period is the prime half of it."""
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert pow(2**32, MULTIPLIER * 2**31 - 1, MODULUS) == 1
    assert MULTIPLIER * 2**31 - 1 > 10**18


@given(st.integers(1, MODULUS - 1))
def test_a_step_divides_by_two_to_the_32nd(start: int) -> None:
    state = blank(HAND)
    state.rng = start
    random_bits(state)
    assert int(state.rng) * 2**32 % MODULUS == start


@given(st.integers(0, SEED_LIMIT - 1))
def test_the_state_stays_a_positive_signed_number_and_never_sticks(seed: int) -> None:
    state = seeded(seed)
    seen = set()
    for _ in range(20):
        assert 0 < int(state.rng) < MODULUS < 2**63
        seen.add(int(state.rng))
        random_bits(state)
    assert len(seen) == 20


# The same everywhere


def plain_stream(seed: int, length: int) -> list[int]:
    """The generator once more, in whole numbers without a width."""
    left, right = divmod(seed, 2**31)
    for key in range(1, 5):
        mixed = (right * 1540483477 + 668265261 * key) % 2**62
        mixed = (mixed // 2**31 ^ mixed // 2**13) % 2**31
        left, right = right, left ^ mixed
    state = (left % (MULTIPLIER - 2) + 1) * 2**32 + right
    bits = []
    for _ in range(2 + length):
        state = MULTIPLIER * (state % 2**32) + state // 2**32
        bits.append((state ^ state // 2**32) % 2**32)
    return bits[2:]


@given(st.integers(0, SEED_LIMIT - 1))
def test_every_mode_gives_the_same_stream(seed: int) -> None:
    state = seeded(seed)
    assert [int(random_bits(state)) for _ in range(10)] == plain_stream(seed, 10)


def test_the_stream_of_seed_7_is_known() -> None:
    """Written down: a change here changes every recorded game."""
    state = seeded(7)
    bits = [int(random_bits(state)) for _ in range(4)]
    assert bits == [4194472349, 2664145104, 3926977957, 482212740]
    assert [int(draw(state, 100)) for _ in range(8)] == [72, 93, 27, 57, 60, 84, 51, 94]


# Fair draws


@pytest.mark.parametrize("choices", [2, 3, 6, 7, 10, 23])
def test_every_number_is_drawn_equally_often(choices: int) -> None:
    state = seeded(choices)
    seen = [int(draw(state, choices)) for _ in range(TRIES)]
    assert surprise(seen, evenly(range(choices))) < 5


def test_a_number_drawn_says_nothing_about_the_next() -> None:
    state = seeded(1)
    pairs = [(int(draw(state, 5)), int(draw(state, 5))) for _ in range(TRIES)]
    assert surprise(pairs, evenly(product(range(5), repeat=2))) < 5


def test_huge_ranges_are_not_biased() -> None:
    """Scaling 32 bits to 3 * 2**29 numbers without rejection would slight every third."""
    state = seeded(2)
    seen = [int(draw(state, 3 * 2**29)) % 3 for _ in range(TRIES)]
    assert surprise(seen, evenly(range(3))) < 5


@given(st.integers(0, SEED_LIMIT - 1), st.integers(1, 2**31 - 1))
def test_a_draw_is_within_its_range(seed: int, choices: int) -> None:
    state = seeded(seed)
    assert all(0 <= int(draw(state, choices)) < choices for _ in range(5))


def test_every_bit_is_set_half_the_time() -> None:
    state = seeded(3)
    stream = [int(random_bits(state)) for _ in range(TRIES)]
    for bit in range(32):
        assert surprise((number >> bit & 1 for number in stream), evenly((0, 1))) < 5


# Shuffles


def test_every_order_of_four_cards_is_equally_likely() -> None:
    state = seeded(4)
    orders = []
    for _ in range(TRIES):
        state.cards[:4] = (0, 1, 2, 3)
        shuffle(state, state.cards, 4)
        orders.append(tuple(np.asarray(state.cards)[:4].tolist()))
    assert surprise(orders, evenly(permutations(range(4)))) < 5


@given(st.integers(0, SEED_LIMIT - 1), st.integers(0, 8))
def test_a_shuffle_touches_only_the_cards_it_is_told_of(seed: int, count: int) -> None:
    state = seeded(seed)
    state.cards[:] = range(8)
    shuffle(state, state.cards, count)
    cards = np.asarray(state.cards).tolist()
    assert sorted(cards[:count]) == list(range(count))
    assert cards[count:] == list(range(count, 8))


# Seeds


def test_neighbouring_seeds_are_unrelated() -> None:
    """The first draws of consecutive seeds look like draws from one stream."""
    first = [int(draw(seeded(seed), 6)) for seed in range(TRIES)]
    assert surprise(first, evenly(range(6))) < 5
    neighbours = zip(first[0::2], first[1::2], strict=True)
    assert surprise(neighbours, evenly(product(range(6), repeat=2))) < 5


@pytest.mark.parametrize("bit", range(62))
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    """Turning one bit over changes about half of the first 32 random bits."""
    changed = [
        (int(random_bits(seeded(seed))) ^ int(random_bits(seeded(seed ^ 1 << bit)))).bit_count()
        for seed in (number * 0x9E3779B97F4A7C15 % SEED_LIMIT for number in range(100))
    ]
    assert 14 < sum(changed) / len(changed) < 18


def test_seeds_give_different_generators() -> None:
    seeds = [*range(2000), *(SEED_LIMIT - 1 - seed for seed in range(2000))]
    assert len({int(seeded(seed).rng) for seed in seeds}) == len(seeds)


@pytest.mark.timeout(20)
def test_a_blanked_generator_still_draws() -> None:
    """A view's generator is zero. Drawing from it means nothing, but must come to an end."""
    state = blank(HAND)
    drawn = {int(draw(state, 5)) for _ in range(100)}
    assert drawn == set(range(5))
