"""People: guests who have only a name, and accounts with a password."""

import asyncio
import secrets
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from mirabilia.store.schema import PEOPLE, SESSIONS


class LoginTakenError(ValueError):
    """Somebody else has this login."""


class NoGuestError(ValueError):
    """There is no such guest: it is an account already."""


class People:
    """Who there is, and by which secrets their browsers know them."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock) -> None:
        self._engine = engine
        self._lock = lock

    async def add_guest(self, name: str, digest: str, now: int) -> str:
        """A new guest, known by the secret with this digest."""
        person = secrets.token_hex(8)
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(id=person, name=name, created_at=now))
            await connection.execute(
                insert(SESSIONS).values(digest=digest, person=person, created_at=now)
            )
        return person

    async def known(self, digest: str) -> dict[str, Any] | None:
        """The person with a secret, and `ids`: all guests that this person was."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login)
                .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
                .where(SESSIONS.c.digest == digest)
            )
            person = found.mappings().first()
            if person is None:
                return None
            ids = await connection.scalars(
                select(PEOPLE.c.id).where(
                    or_(PEOPLE.c.id == person["id"], PEOPLE.c.became == person["id"])
                )
            )
            return {**person, "ids": frozenset(ids)}

    async def register(self, person: str, login: str, password: str) -> None:
        """A guest becomes an account."""
        try:
            async with self._lock, self._engine.begin() as connection:
                registered = await connection.execute(
                    update(PEOPLE)
                    .where(PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
                    .where(PEOPLE.c.became.is_(None))
                    .values(login=login, password=password)
                )
        except IntegrityError as error:
            raise LoginTakenError(login) from error
        if not registered.rowcount:
            raise NoGuestError(person)

    async def account(self, login: str) -> dict[str, Any] | None:
        """The account with a login."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))
            row = found.mappings().first()
            return dict(row) if row else None

    async def sign_in(self, account: str, digest: str, guest: str | None, now: int) -> None:
        """A browser belongs to an account now; the guest it was before becomes that account.

        Whoever else has the guest's secret does not get into the account by it.
        """
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(
                insert(SESSIONS).values(digest=digest, person=account, created_at=now)
            )
            if guest is None:
                return
            merged = await connection.execute(
                update(PEOPLE)
                .where(PEOPLE.c.id == guest, PEOPLE.c.login.is_(None))
                .values(became=account)
            )
            if merged.rowcount:
                await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == guest))

    async def sign_out(self, digest: str) -> None:
        """A secret is good no longer."""
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == digest))

    async def rename(self, person: str, name: str) -> None:
        """A new display name."""
        async with self._lock, self._engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
