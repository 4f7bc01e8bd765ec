"""Records as plain numbers: for documents, which read nearly every field of one."""

from typing import Any


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
