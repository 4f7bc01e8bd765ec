import numpy as np
import pytest

import mirabilia
from mirabilia.duel.construction import funds
from mirabilia.notation.games import notation
from mirabilia.notation.plain import Plain, quick


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_every_field_of_a_record_is_read_as_plain_numbers(name: str) -> None:
    state = mirabilia.new(name, seed=3).state
    table = Plain(state)

    assert table.record is state
    assert type(table.age) is int
    for field in state.dtype.names:
        assert getattr(table, field) == state[field].tolist()


def test_a_record_is_read_as_it_was_when_first_asked() -> None:
    state = mirabilia.new("duel", seed=3).state
    table = Plain(state)
    coins = table.coins

    state.coins[:] = 99

    assert table.coins == coins == [7, 7]


def test_a_field_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="no field of name weather"):
        Plain(mirabilia.new("duel", seed=3).state).weather  # noqa: B018  # the reading is tested


@pytest.mark.parametrize("name", ["duel", "classic"])
def test_a_quick_record_answers_as_the_record_does(name: str) -> None:
    game = mirabilia.new(name, seed=3)
    rules = notation(name).rules
    state = game.state
    copied = quick(state)

    assert copied.tobytes() == state.tobytes()
    for field in state.dtype.names:
        assert np.array_equal(getattr(copied, field), state[field])
    found, same = np.zeros((2, rules.most_legal), np.int16)
    for player in range(game.seats):
        assert rules.legal(copied, player, found) == rules.legal(state, player, same)
        assert np.array_equal(found, same)
    with pytest.raises(AttributeError, match="weather"):
        copied.weather  # noqa: B018  # the reading is tested


def test_a_quick_record_is_a_copy_of_its_own() -> None:
    state = mirabilia.new("duel", seed=3).state
    copied = quick(state)

    copied.coins[0] = 99

    assert funds(copied, 0) == 99
    assert funds(state, 0) == 7
