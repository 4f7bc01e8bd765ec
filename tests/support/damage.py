"""Documents damaged at random, as transmission, bugs and malice would."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

import mirabilia
from mirabilia.duel.components import CARDS, TOKENS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.vocabulary import Decision, Mythology
from mirabilia.notation.documents import DocumentError

NAMES = [thing.name for thing in (*CARDS, *WONDERS, *TOKENS, *GOD_CARDS)]
WORDS = ["civilian", "military", "guild", "temple", "age", "duel", ""]
WORDS += [word.name.lower() for word in (*Decision, *Mythology)]
KEYS = ["position", "card", "wonder", "kind", "god", "mythology", "token", "slot", "known_by", "x"]
ADDED = [*KEYS, "gate_open", "theater_open", "owed_god", "offered", "result", "token", "returned"]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-10, 25),
    st.integers(),
    st.floats(),
    st.sampled_from(NAMES + WORDS),
    st.text(max_size=3),
)
JUNK = st.one_of(
    SCALARS,
    st.lists(SCALARS, max_size=3),
    st.dictionaries(st.sampled_from(KEYS), SCALARS, max_size=2),
)


def damaged(data: st.DataObject, document: Any) -> Any:
    """A copy with one or two parts removed, exchanged for others, added, or replaced by junk."""
    result = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 2), "damages")):
        places = _places(result)
        if not places:
            break
        holder, key = data.draw(st.sampled_from(places), "place")
        match data.draw(st.sampled_from(["remove", "repeat", "exchange", "count", "add", "junk"])):
            case "remove":
                del holder[key]
            case "repeat" if isinstance(holder, list):
                holder.append(copy.deepcopy(holder[key]))
            case "exchange":
                other, where = data.draw(st.sampled_from(places), "with")
                holder[key] = copy.deepcopy(other[where])
            case "add" if isinstance(holder, dict):
                holder[data.draw(st.sampled_from(ADDED), "added")] = data.draw(JUNK, "junk")
            case "count" if type(holder[key]) is int:
                holder[key] += data.draw(st.integers(-2, 2))
            case _:
                holder[key] = data.draw(JUNK, "junk")
    return result


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a document, as what holds it and its key there."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    places = []
    for key in keys:
        places.append((value, key))
        if isinstance(value[key], dict | list):
            places += _places(value[key])
    return places


def check_refused(
    base: dict[str, Any], edit: Callable[[dict[str, Any]], None], field: str, problem: str
) -> None:
    """An edited position document is refused, and the error names the field and the problem."""
    document = copy.deepcopy(base)
    edit(document)
    with pytest.raises(DocumentError) as error:
        mirabilia.position(document)
    assert error.value.field == field
    assert str(error.value).startswith(f"{field}: ")
    assert problem in str(error.value)
