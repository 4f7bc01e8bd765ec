"""What is kept, as tables of a database. Times are milliseconds since 1970.

A change here needs a migration: see `migrations/`; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Text,
)
from sqlalchemy import Table as SqlTable

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = SqlTable(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),  # JSON
    Column("host", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("spectators", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # What follows is told by the journal, and kept here to be searched.
    Column("number", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("deciding", Text, nullable=False),  # JSON: seats that must decide
    Column("changed_at", BigInteger, nullable=False),
    Column(
        "due_at", BigInteger
    ),  # when a server must do something: a bot's move, a clock, a table closed
    # Which server does it, so that two do not both.
    Column("keeper", Text, nullable=False, default=""),
    Column("kept_until", BigInteger, nullable=False, default=0),
    Column("age", Integer),  # that is played now
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_listed", "visibility", "status", "changed_at"),
)

JOURNAL = SqlTable(
    "journal",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # entries before these
    Column("entries", Text, nullable=False),  # JSON list, kept together or not at all
    Column("mark", Text, nullable=False),  # by which whoever wrote it knows it again
)

SEATS = SqlTable(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Text),  # also of somebody who gave up
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("gave_up", Boolean, nullable=False),
    Column("share", Float),  # of the victory, once it is over
    Column("points", Integer),
    Index("ix_seats_holder", "holder"),
)

SEEN = SqlTable(
    "seen",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # entries that this person has seen
)

PEOPLE = SqlTable(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),  # its argon2 hash
    Column("created_at", BigInteger, nullable=False),
    Column("became", Text, ForeignKey("people.id")),  # the account a guest signed in to
    Index("ix_people_became", "became"),
)

SESSIONS = SqlTable(
    "sessions",
    METADATA,
    Column("digest", Text, primary_key=True),  # of the secret that the browser keeps
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
)

TOKENS = SqlTable(
    "tokens",
    METADATA,
    Column("digest", Text, primary_key=True),  # of a seat's secret
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("holder", Text, nullable=False),
)

ANALYSES = SqlTable(
    "analyses",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("document", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

SERVERS = SqlTable(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    Column("is_gone", Boolean, nullable=False, default=False),
)
