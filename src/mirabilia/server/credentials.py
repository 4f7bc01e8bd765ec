"""Secrets: of browsers, of seats, and passwords. Only digests are kept."""

import asyncio
import hashlib
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mirabilia.server.errors import Refusal

COOKIE = "mirabilia"
YEAR_SECONDS = 365 * 24 * 3600
SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
# fmt: off
COMMON = frozenset((
    "1234567890", "0123456789", "12345678910", "123456789a", "1q2w3e4r5t", "qwertyuiop",
    "qwerty12345", "qwertyuiop1", "password12", "password123", "password1234", "passw0rd123",
    "iloveyou123", "letmein1234", "welcome123", "welcome1234", "administrator", "changeme123",
    "football123", "monkey12345", "abcdefghij", "abcd123456", "a123456789", "1111111111",
    "0000000000", "9876543210", "sunshine123", "princess123", "dragon12345", "mirabilia1",
    "7wonders123", "sevenwonders",
))
# fmt: on
"""Passwords long enough, and tried first by whoever guesses."""
_HASHER = PasswordHasher()
_AT_ONCE = asyncio.Semaphore(2)  # a hash takes much memory on purpose


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is kept of a secret: enough to know it again, of no use to anybody else."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """A table's name in links: who does not have the link cannot guess it."""
    return secrets.token_urlsafe(12)


def checked_password(password: str, login: str) -> str:
    """A password that may be used."""
    text = unicodedata.normalize("NFC", password)
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise Refusal(
            "password",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters, not {len(text)}",
        )
    folded = text.casefold()
    if folded in COMMON or len(set(folded)) < 4 or login.casefold() in folded:
        raise Refusal("password", "this password is too easy to guess")
    return text


async def hashed(password: str) -> str:
    """What is kept of a password."""
    async with _AT_ONCE:
        return await asyncio.to_thread(_HASHER.hash, password)


async def fits(kept: str | None, password: str) -> bool:
    """Whether a password is the one that was kept. Without one it takes as long to say no."""
    text = unicodedata.normalize("NFC", password)
    async with _AT_ONCE:
        return await asyncio.to_thread(_fits, kept, text)


def _fits(kept: str | None, password: str) -> bool:
    try:
        return _HASHER.verify(kept or _NOBODYS, password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


_NOBODYS = _HASHER.hash(secrets.token_hex(16))
