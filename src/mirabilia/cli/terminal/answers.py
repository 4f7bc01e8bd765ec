"""What a player types: commands, numbers of options, slots of the Pantheon."""

from mirabilia.duel.vocabulary import PANTHEON_SLOTS

# What the keys of commands give while a Ukrainian or Russian keyboard is switched on.
_KEYS = str.maketrans("йцвсдыігзрпмие,", "qwdclssuphgvbt?")


def as_command(answer: str) -> tuple[str, str]:
    """The command that an answer begins with, as a Latin letter, and the rest of it."""
    first, _, rest = answer.partition(" ")
    return first.casefold().translate(_KEYS), rest.strip()


def number_in(answer: str, last: int) -> int | None:
    """A whole number from one to the last, or None."""
    if answer.isdecimal() and len(answer) <= 3 and 1 <= int(answer) <= last:
        return int(answer)
    return None


def split_answer(answer: str) -> tuple[str, str]:
    """What is chosen and what follows it: of `3 1` and `g 3 1` the last number."""
    first, _, rest = answer.replace(",", " ").partition(" ")
    if as_command(first)[0] == "g":
        slot, _, rest = rest.strip().partition(" ")
        first += slot
    return first, rest.strip()


def parts_of(answer: str) -> list[str]:
    """What is given at once, such as a card, its use and a way to pay: at least one part."""
    return answer.replace(",", " ").split() or [answer]


def slot_in(answer: str) -> int | None:
    """The slot of the Pantheon, from 0, that an answer such as `g3` means."""
    command, _ = as_command(answer[:1])
    number = number_in(answer[1:], PANTHEON_SLOTS)
    return number - 1 if command == "g" and number is not None else None


def key_range(last: int) -> str:
    """What to press for options from one to the last."""
    return "1" if last == 1 else f"1–{last}"
