"""The seed's seal: published before the first move, opened at the end.

Nobody can find the seed from the seal, and nobody can find another seed for it: whoever
keeps the seal sees that the deck was not changed during the game.
"""

import hashlib
import hmac
import secrets

SALT_BYTES = 16


def new_salt() -> str:
    """A random text that keeps a seal from being guessed."""
    return secrets.token_hex(SALT_BYTES)


def seal(seed: int, salt: str) -> str:
    """The seal of a seed."""
    return hashlib.sha256(f"mirabilia:{salt}:{seed}".encode()).hexdigest()


def is_sealed(commitment: str, seed: int, salt: str) -> bool:
    """Whether a seal is that of this seed."""
    return hmac.compare_digest(commitment, seal(seed, salt))
