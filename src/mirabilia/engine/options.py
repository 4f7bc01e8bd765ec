"""Options of a game: named choices with a few allowed values, defaulted by preset."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


class OptionError(ValueError):
    """An option that does not exist, or a value it does not have."""


@dataclass(frozen=True)
class Choice:
    """One option: its name, the values it may have (the first is the default), what it means."""

    name: str
    values: tuple[Any, ...]
    meaning: str


def resolve_options(
    game: str,
    choices: Sequence[Choice],
    presets: Mapping[str, Mapping[str, Any]],
    chosen: Mapping[str, Any],
) -> dict[str, Any]:
    """Every option with its value: as chosen, else from the `rulings` preset, else the default."""
    names = ["rulings", *(choice.name for choice in choices)]
    for name in chosen:
        if name not in names:
            raise OptionError(f"{game} has no option {name!r}; its options are {', '.join(names)}")
    preset = chosen.get("rulings", next(iter(presets)))
    if not isinstance(preset, str) or preset not in presets:
        raise OptionError(f"option rulings is {preset!r}; allowed are {_listed(presets)}")
    resolved = {}
    for choice in choices:
        value = chosen.get(choice.name, presets[preset].get(choice.name, choice.values[0]))
        if not any(value == allowed and type(value) is type(allowed) for allowed in choice.values):
            raise OptionError(
                f"option {choice.name} is {value!r}; allowed are {_listed(choice.values)}"
            )
        resolved[choice.name] = value
    return resolved


def _listed(values: Any) -> str:
    return ", ".join(repr(value) for value in values)
