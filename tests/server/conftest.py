"""PostgreSQL for the tests of servers that share it."""

from support.postgres import postgres, postgresql

__all__ = ["postgres", "postgresql"]
