"""Records: dtypes derived from annotated classes."""

from typing import Annotated

import numpy as np
import pytest

from mirabilia.duel.rules import DUEL
from mirabilia.engine.events import LOG_DTYPE
from mirabilia.engine.record import (
    InterpretedArray,
    InterpretedRecord,
    Ints,
    blank,
    copy_record,
    i8,
    i16,
    i64,
    record_dtype,
    stored_record,
    table,
)


class Good:
    rng: i64
    coins: Annotated[Ints, np.int16, 2]
    grid: Annotated[Ints, np.int8, 2, 3]
    age: i8


def test_fields_have_their_declared_types_and_shapes() -> None:
    dtype = record_dtype(Good)
    assert dtype["rng"] == np.int64
    assert (dtype["coins"].base, dtype["coins"].shape) == (np.int16, (2,))
    assert (dtype["grid"].base, dtype["grid"].shape) == (np.int8, (2, 3))
    assert dtype["age"] == np.int8


@pytest.mark.parametrize("dtype", [record_dtype(Good), DUEL.dtype, LOG_DTYPE])
def test_no_byte_is_without_a_field(dtype: np.dtype[np.void]) -> None:
    """Equal games are equal bytes only if nothing unnamed lies between the fields."""
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
    assert dtype.itemsize % 8 == 0 or dtype is LOG_DTYPE


def test_a_narrow_field_before_a_wide_one_is_refused_by_name() -> None:
    class Careless:
        age: i8
        coins: i16

    with pytest.raises(TypeError, match="Careless: declare wide fields before narrow ones"):
        record_dtype(Careless)


def test_a_state_of_duel_is_below_a_kibibyte() -> None:
    assert DUEL.dtype.itemsize <= 1024


def test_every_field_is_a_signed_integer() -> None:
    assert {DUEL.dtype[name].base.kind for name in DUEL.dtype.names} == {"i"}


def test_a_blank_record_is_zero() -> None:
    assert blank(DUEL.dtype).tobytes() == bytes(DUEL.dtype.itemsize)


def test_tables_cannot_be_written_to() -> None:
    facts = table([1, 2, 3])
    assert facts.dtype == np.int8
    with pytest.raises(ValueError, match="read-only"):
        facts[0] = 5


def test_interpreted_rules_read_python_integers_and_cannot_overflow() -> None:
    """int8 arithmetic wraps; whole numbers do not, and writing too large a one raises."""
    dtype = np.dtype((InterpretedRecord, np.dtype([("coins", np.int8, (2,)), ("age", np.int8)])))
    record = np.zeros(1, dtype)[0]
    record.coins[0] = 100
    assert type(record.age) is int
    assert type(record.coins[0]) is int
    assert record.coins[0] + record.coins[0] == 200
    with pytest.raises(OverflowError):
        record.coins[1] = 200
    with pytest.raises(OverflowError):
        record.age = 200


def test_a_slice_of_an_interpreted_array_is_one_too() -> None:
    array = np.zeros((2, 3), np.int8).view(InterpretedArray)
    assert type(array[0]) is InterpretedArray
    assert type(array[0][1]) is int


def test_a_record_of_its_own_hands_out_the_memory_it_is_in() -> None:
    record = copy_record(blank(record_dtype(Good)))
    memory = np.frombuffer(record.data, np.uint8)

    record.age = 3
    record.coins[1] = 300

    assert memory.tobytes() == record.tobytes()
    assert np.count_nonzero(memory) == 3  # an Age, and 300 in two bytes


def test_a_record_among_others_does_so_too() -> None:
    records = np.zeros(3, record_dtype(Good))
    records[1].age = 3

    assert np.frombuffer(records[1].data, np.uint8).tobytes() == records[1].tobytes()


def test_a_copy_shares_nothing() -> None:
    record = blank(record_dtype(Good))
    copied = copy_record(record)

    copied.age = 3

    assert (record.age, np.count_nonzero(np.frombuffer(record.data, np.uint8))) == (0, 0)


def test_a_record_comes_back_from_its_bytes() -> None:
    record = blank(record_dtype(Good))
    record.coins[0] = -7

    again = stored_record(record.tobytes(), record.dtype)
    again.age = 2

    assert (again.coins.tolist(), record.age) == ([-7, 0], 0)
