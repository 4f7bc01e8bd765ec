"""Records: the whole state of a game in one fixed-size block of memory.

A record is declared once, as an annotated class that type checkers read; the NumPy dtype
is derived from it. Copying a game is a memory copy, an array of records is a batch of games.

Compiled code computes in 64-bit integers whatever a field's width. Interpreted code does the
same: there, reading a field or a table gives a Python integer, and writing one that does not
fit raises.
"""

from collections.abc import Iterable
from typing import Annotated, Any, get_type_hints

import numpy as np
import numpy.typing as npt

from mirabilia.engine.rule import INTERPRETED

Ints = npt.NDArray[Any]
"""An array field, or any array of integers."""

i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
i64 = Annotated[int, np.int64]


class InterpretedArray(np.ndarray[Any, Any]):
    """An array whose elements are read as Python integers."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return int(value) if isinstance(value, np.integer) else value


class InterpretedRecord(np.record):  # type: ignore[misc]  # NumPy allows it
    """A record whose fields are read as Python integers and arrays of them."""

    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        if isinstance(value, np.integer):
            return int(value)
        return value.view(InterpretedArray) if isinstance(value, np.ndarray) else value


class CompiledRecord(np.record):  # type: ignore[misc]  # NumPy allows it
    """A record that hands its memory to compiled rules at once.

    NumPy's own `data` describes every field first, which takes longer than most rules.
    """

    memory: Any = None

    @property
    def data(self) -> Any:
        """The memory of the record."""
        return super().data if self.memory is None else self.memory


def table(values: Iterable[Any], dtype: Any = np.int8) -> Ints:
    """A read-only array of facts for the rules."""
    array = np.array(list(values), dtype)
    if INTERPRETED:
        array = array.view(InterpretedArray)
    array.setflags(write=False)
    return array


def record_dtype(declaration: type) -> np.dtype[Any]:
    """The dtype of a record declared as an annotated class.

    Fields must be declared from the widest integers to the narrowest, so that
    nothing but the very end needs padding: equal games are then equal bytes.
    """
    fields: list[tuple[str, Any] | tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        scalar, *shape = hint.__metadata__
        fields.append((name, scalar, tuple(shape)) if shape else (name, scalar))
    widths = [np.dtype(field[1]).itemsize for field in fields]
    if widths != sorted(widths, reverse=True):
        raise TypeError(f"{declaration.__name__}: declare wide fields before narrow ones")
    used = sum(np.dtype([field]).itemsize for field in fields)
    tail = -used % max(widths)
    if tail:
        fields.append(("padding", np.int8, (tail,)))
    kind = InterpretedRecord if INTERPRETED else CompiledRecord
    return np.dtype((kind, np.dtype(fields, align=True)))


def blank(dtype: np.dtype[Any]) -> Any:
    """A single record with every field zero."""
    return _only(np.zeros(1, dtype))


def copy_record(record: Any) -> Any:
    """A record of its own with the same contents."""
    holder = np.zeros(1, record.dtype)
    holder[0] = record
    return _only(holder)


def stored_record(contents: bytes, dtype: np.dtype[Any]) -> Any:
    """A record of its own from its bytes: what takes least room."""
    return copy_record(np.frombuffer(contents, dtype)[0])


def _only(holder: Ints) -> Any:
    """The record of an array of one."""
    record = holder[0]
    if isinstance(record, CompiledRecord):
        np.void.__setattr__(record, "memory", holder.view(np.uint8).data)
    return record
