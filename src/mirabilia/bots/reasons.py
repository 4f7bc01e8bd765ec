"""Why an action is taken, in words: the strongest parts of its appraisal, and a drawback."""

from dataclasses import dataclass

from mirabilia.bots.judgement import POINT, Part
from mirabilia.game import Action
from mirabilia.notation.catalogue import text

DECISIVE = 50 * POINT
"""A part of this size means that the game is won or lost at once."""
NOTABLE = POINT // 2
"""Parts below this are not worth a word."""
SERIOUS = 2 * POINT
"""A drawback below this is not worth a word."""
MOST_REASONS = 3
REMARKABLE = 4
"""A reason is left out if it is less than one part in so many of the strongest."""


@dataclass(frozen=True)
class Choice:
    """A legal action and what it is good for, in hundredths of a point."""

    action: Action
    parts: dict[Part, int]

    @property
    def worth(self) -> int:
        """All parts together."""
        return sum(self.parts.values())


def explanation(language: str, chosen: Choice, choices: list[Choice]) -> str:
    """A sentence: the action, what speaks for it, and what against it."""
    action = chosen.action.sentence(language)
    if len(choices) == 1:
        reasons, drawback = [text(language, "bots-only-choice")], ""
    elif _wins(chosen):
        reasons, drawback = [text(language, "bots-wins")], ""
    else:
        reasons, drawback = _reasons(language, chosen, choices), _drawback(language, chosen)
    joined = _joined(language, reasons)
    if not drawback:
        return text(language, "bots-explained", action=action, reasons=joined)
    return text(language, "bots-explained-but", action=action, reasons=joined, drawback=drawback)


def _wins(chosen: Choice) -> bool:
    return max(chosen.parts[Part.SCIENCE], chosen.parts[Part.MILITARY]) >= DECISIVE


def _reasons(language: str, chosen: Choice, choices: list[Choice]) -> list[str]:
    """One to three reasons, the strongest first."""
    parts = dict(chosen.parts)
    found = []
    if _averts_defeat(chosen, choices):
        found.append(text(language, "bots-averts-defeat"))
        del parts[Part.DENIAL]
    strongest = sorted(parts, key=lambda part: -parts[part])[: MOST_REASONS - len(found)]
    least = max(NOTABLE, parts[strongest[0]] // REMARKABLE)
    found += [_reason(language, part, parts[part]) for part in strongest if parts[part] >= least]
    return found or [text(language, "bots-nothing-better")]


def _reason(language: str, part: Part, worth: int) -> str:
    if part == Part.POINTS:
        return text(language, "bots-for-points", points=max(1, round(worth / POINT)))
    return text(language, f"bots-for-{part.name.lower()}")


def _averts_defeat(chosen: Choice, choices: list[Choice]) -> bool:
    """Whether another action would leave a victory at once to a rival, and this one does not."""
    if chosen.parts[Part.DENIAL] <= -DECISIVE:
        return False
    worst = min(choice.parts[Part.DENIAL] for choice in choices)
    return worst <= -DECISIVE or chosen.parts[Part.DENIAL] >= DECISIVE


def _drawback(language: str, chosen: Choice) -> str:
    """The greatest drawback, if it is worth a word."""
    part = min(chosen.parts, key=lambda part: chosen.parts[part])
    worst = chosen.parts[part]
    if worst <= -DECISIVE:
        return text(language, "bots-leaves-defeat")
    if worst > -SERIOUS:
        return ""
    return text(language, f"bots-against-{part.name.lower()}")


def _joined(language: str, reasons: list[str]) -> str:
    *others, last = reasons
    if not others:
        return last
    return text(language, "both", first=", ".join(others), second=last)
