"""Records that are quick to read: for documents, which read nearly every field of one."""

from functools import cache
from typing import Any

import numpy as np

from mirabilia.engine.record import copy_record
from mirabilia.engine.rule import INTERPRETED


class Plain:
    """A record whose fields are read once each, as plain numbers and lists of them.

    NumPy makes an array, and a number of its own, whenever a field of the record itself is read.
    """

    def __init__(self, record: Any) -> None:
        self.record = record  # the rules take no other

    def __getattr__(self, field: str) -> Any:
        value = self.record[field].tolist()
        setattr(self, field, value)
        return value


class QuickRecord(np.void):  # type: ignore[misc]  # NumPy allows it
    """A record that the rules take too, for asking them many small questions.

    Its fields are looked up once each. `data` is where compiled code finds the memory: NumPy's
    own answer describes every field first, which takes longer than most questions.
    """

    def __getattr__(self, field: str) -> Any:
        if field not in (self.dtype.names or ()):
            raise AttributeError(field)
        value = self[field]
        setattr(self, field, value)
        return value

    @property
    def data(self) -> Any:
        """The memory of the record."""
        return self.memory


def quick(record: Any) -> Any:
    """A copy of a record, for many questions."""
    if INTERPRETED:
        return copy_record(record)
    holder = np.zeros(1, _quick_dtype(record.dtype))
    holder[0] = record
    copied = holder[0]
    copied.memory = holder.view(np.uint8).data
    return copied


@cache
def _quick_dtype(dtype: Any) -> Any:
    return np.dtype(
        (QuickRecord, np.dtype([(name, dtype[name]) for name in dtype.names], align=True))
    )
