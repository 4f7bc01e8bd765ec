"""A live match, pure and without input or output: who sits where, whose time runs, what was agreed.

Everything that happens at a table is an entry of its journal (`entries.py`). A table asked to do
something answers with new entries, or a TableError, and changes nothing; it changes when entries
are added. So whoever keeps the journal decides when something has happened, and every table can be
made again from what was kept.

>>> table = Table.open(Setup.read({"game": "duel"}), host="anna", seed=7, now=0)
>>> for entry in table.join(0, "anna", "Anna", now=1) + table.join(1, "borys", "Borys", now=2):
...     table.add(entry)
>>> table.status
'playing'
"""

from mirabilia.table.clock import Clock
from mirabilia.table.entries import Entry, read_entry
from mirabilia.table.errors import TableError
from mirabilia.table.seats import Seat
from mirabilia.table.setup import Setup
from mirabilia.table.table import Table

__all__ = ["Clock", "Entry", "Seat", "Setup", "Table", "TableError", "read_entry"]
