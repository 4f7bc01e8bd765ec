"""Who sits where, and what names they may have."""

import unicodedata
from dataclasses import dataclass

from mirabilia.table.errors import TableError
from mirabilia.table.setup import OPEN

LONGEST_NAME = 32
LONGEST_TEXT = 500
JOINERS = "\u200c\u200d"
"""They join what is written, as in 🤷‍♀️; a name could hide them."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs by their kind, of which nothing is seen."""


@dataclass
class Seat:
    """A place at the table: open, a person's, or a bot's."""

    bot: str | None = None
    holder: str | None = None
    """Who may decide here, by a name that only the keeper of the table understands."""
    name: str = ""
    gave_up: bool = False
    """Whether the person who began here resigned, left or ran out of time."""
    former: str | None = None
    """Who that was, where a bot goes on."""

    @property
    def is_open(self) -> bool:
        """Whether somebody can sit down."""
        return self.bot is None and self.holder is None

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.holder is not None

    @classmethod
    def planned(cls, plan: str) -> "Seat":
        """A seat as the setup has it."""
        return cls() if plan == OPEN else cls(bot=plan, name=plan)


def checked_name(name: str) -> str:
    """A display name in one line, of printable letters."""
    return _checked("name", name, LONGEST_NAME)


def checked_text(text: str) -> str:
    """A chat message in one line."""
    return _checked("text", text, LONGEST_TEXT, JOINERS)


def _checked(what: str, given: str, longest: int, allowed: str = "") -> str:
    """Text without a blank beginning or end; what cannot be seen is refused."""
    text = unicodedata.normalize("NFC", given).strip()
    if not 1 <= len(text) <= longest:
        raise TableError(what, f"the {what} has {len(text)} letters; allowed are 1 to {longest}")
    for letter in text:
        unseen = unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        if (unseen and letter not in allowed) or letter in BLANK:
            raise TableError(what, f"the {what} has a letter that cannot be seen: {letter!r}")
    return text
