"""PostgreSQL for the tests of servers that share it, and time that passes as they wish."""

from support.hours import hours
from support.postgres import postgres, postgresql

__all__ = ["hours", "postgres", "postgresql"]
