import pytest

import mirabilia
from mirabilia.notation.plain import Plain


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
