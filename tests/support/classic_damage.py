"""Documents of 7 Wonders damaged at random: parts removed, repeated, exchanged, or nearly right."""

import copy
from typing import Any

from hypothesis import strategies as st

from mirabilia.classic.components import BOARD_NAMES, CARDS
from mirabilia.classic.vocabulary import Phase, Use

NAMES = [*(card.name for card in CARDS), *BOARD_NAMES]
WORDS = [word.name.lower() for word in (*Phase, *Use)]
WORDS += ["A", "B", "Day", "Night", "first", "second", "dealt", "chosen", "random", "free_city"]
WORDS += ["build", "stage", "sell", "build_free", "side", "points", "coins", "classic", ""]
KEYS = ["use", "card", "seen_by", "kind", "players", "chosen", "city", "type", "left", "right"]
ADDED = [*KEYS, "side", "holder", "result", "known", "hidden", "power_used", "free_city", "x"]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 9),
    st.integers(),
    st.floats(),
    st.sampled_from(NAMES),
    st.sampled_from(WORDS),
    st.text(max_size=3),
)
JUNK = st.one_of(
    SCALARS,
    st.lists(SCALARS, max_size=3),
    st.dictionaries(st.sampled_from(KEYS), SCALARS, max_size=2),
)
DAMAGES = ["remove", "repeat", "exchange", "swap", "count", "word", "add", "junk"]


def damaged(data: st.DataObject, document: Any) -> Any:
    """A copy with one to three damages."""
    result = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 3), "damages")):
        places = _places(result)
        if not places:
            break
        holder, key = data.draw(st.sampled_from(places), "place")
        _damage(data, places, holder, key)
    return result


def _damage(data: st.DataObject, places: list[tuple[Any, Any]], holder: Any, key: Any) -> None:
    part = holder[key]
    match data.draw(st.sampled_from(DAMAGES), "damage"):
        case "remove":
            del holder[key]
        case "repeat" if isinstance(holder, list):
            holder.append(copy.deepcopy(part))
        case "exchange" | "swap" as damage:
            alike = [(o, k) for o, k in places if type(o[k]) is type(part)]
            other, where = data.draw(st.sampled_from(alike), "with")
            holder[key] = copy.deepcopy(other[where])
            if damage == "swap":
                other[where] = copy.deepcopy(part)
        case "count" if type(part) is int:
            holder[key] += data.draw(st.integers(-2, 2), "difference")
        case "word" if isinstance(part, str):
            holder[key] = data.draw(st.sampled_from(NAMES if part in NAMES else WORDS), "word")
        case "add" if isinstance(part, dict):
            part[data.draw(st.sampled_from(ADDED), "added")] = data.draw(JUNK, "junk")
        case _:
            holder[key] = data.draw(JUNK, "junk")


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a document, as what holds it and its key there."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    places = []
    for key in keys:
        places.append((value, key))
        if isinstance(value[key], dict | list):
            places += _places(value[key])
    return places
