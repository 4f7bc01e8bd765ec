"""Keeping tables and people: SQLite without any set-up, PostgreSQL for several servers.

A table's journal is only ever appended to. Entries are durable when `append` returns; a second
append with the same number is refused, and that is all the locking there is.
"""

from mirabilia.store.addresses import InUseError, StoreError, address
from mirabilia.store.journal import Append, Kept
from mirabilia.store.store import Store, connected

__all__ = ["Append", "InUseError", "Kept", "Store", "StoreError", "address", "connected"]
