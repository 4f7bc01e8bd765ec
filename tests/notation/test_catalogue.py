import re
import subprocess
import sys
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mirabilia.duel.components import CARDS, CHAINS, TOKENS, WONDERS, Effect
from mirabilia.duel.options import CHOICES, PRESETS
from mirabilia.duel.pantheon.components import GOD_CARDS, God
from mirabilia.duel.vocabulary import (
    RESOURCES,
    Category,
    CoinCause,
    Colour,
    Decision,
    Mythology,
    Symbol,
    Victory,
)
from mirabilia.notation.catalogue import LANGUAGES, name, player_name, slug, sources, text

SAME_IN_EVERY_LANGUAGE = {"I", "II", "III", "Board", "Game", "Arena", "Enter", "Mirabilia"}
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class References(Visitor):
    """The variables and messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> list[Any]:
    return [entry for source in sources(language) for entry in FluentParser().parse(source).body]


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


def variables(language: str) -> dict[str, set[str]]:
    """Per message the variables it needs, those of the messages it uses included."""
    used: dict[str, References] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            used[entry.id.name] = References()
            used[entry.id.name].visit(entry)

    def needs(message: str) -> set[str]:
        inner = [needs(other) for other in used[message].messages]
        return used[message].variables.union(*inner)

    return {message: needs(message) for message in used}


# The three files


@IN_EVERY_LANGUAGE
def test_every_entry_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@IN_EVERY_LANGUAGE
def test_no_message_is_written_twice(language: str) -> None:
    written = message_ids(language)

    assert len(written) == len(set(written))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_catalogue_has_the_messages_of_the_english_one_in_its_order(language: str) -> None:
    assert message_ids(language) == message_ids("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_needs_the_same_variables_in_every_language(language: str) -> None:
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_english_is_left_in_a_translation(language: str) -> None:
    source = "\n".join(sources(language))
    markup = r"^[a-z0-9-]+ =|^#.*|\{[^{}]*->|\[[\w-]+\]|\{[^{}]*\}"
    texts = re.sub(markup, "", source, flags=re.MULTILINE)

    assert set(re.findall("[A-Za-z]+", texts)) - SAME_IN_EVERY_LANGUAGE == set()


# What must have a text


def test_everything_with_a_name_is_in_the_catalogue() -> None:
    named = {
        *(f"card-{slug(card.name)}" for card in CARDS),
        *(f"wonder-{slug(wonder.name)}" for wonder in WONDERS),
        *(f"wonder-rule-{slug(wonder.name)}" for wonder in WONDERS),
        *(f"progress-{slug(token.name)}" for token in TOKENS),
        *(f"progress-rule-{slug(token.name)}" for token in TOKENS),
        *(f"god-{slug(god.name)}" for god in GOD_CARDS),
        *(f"god-rule-{slug(god.name)}" for god in GOD_CARDS),
        *(f"mythology-{slug(mythology.name)}" for mythology in Mythology),
        *(f"of-mythology-{slug(mythology.name)}" for mythology in Mythology),
        *(f"event-coins-{slug(cause.name)}" for cause in CoinCause),
        *(f"resource-{resource}" for resource in RESOURCES),
        *(f"units-{resource}" for resource in RESOURCES),
        *(f"chain-{slug(chain)}" for chain in CHAINS),
        *(f"colour-{slug(colour.name)}" for colour in Colour),
        *(f"symbol-{slug(symbol.name)}" for symbol in Symbol),
        *(f"category-{slug(category.name)}" for category in Category),
        *(f"decision-{slug(decision.name)}" for decision in Decision),
        "decision-turn-activation",
        *(f"victory-{slug(victory.name)}" for victory in Victory if victory),
        *(f"option-{slug(choice.name)}" for choice in CHOICES),
        *(f"option-{slug(c.name)}-{slug(str(value))}" for c in CHOICES for value in c.values),
        *(f"option-rulings-{preset}" for preset in PRESETS),
    }

    assert named <= set(message_ids("en"))


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("kind", "things"),
    [("card", CARDS), ("wonder", WONDERS), ("progress", TOKENS), ("god", GOD_CARDS)],
)
def test_no_two_things_of_a_kind_share_a_name(language: str, kind: str, things: Any) -> None:
    names = {name(language, kind, thing.name) for thing in things}

    assert len(names) == len(things)


@pytest.mark.parametrize(
    ("kind", "things"),
    [("card", CARDS), ("wonder", WONDERS), ("progress", TOKENS), ("god", GOD_CARDS)],
)
def test_english_names_are_those_of_the_components(kind: str, things: Any) -> None:
    assert [name("en", kind, thing.name) for thing in things] == [thing.name for thing in things]


def numbers_of(effect: Effect) -> list[int]:
    """Every number above zero that a text about an effect must mention."""
    per = [each.amount for each in (effect.coins_per, effect.points_per) if each]
    switches = ("TRADE_INCOME", "WONDER_TURN")
    abilities = [n for ability, n in effect.abilities.items() if ability.name not in switches]
    amounts = [effect.coins, effect.opponent_loses, effect.shields, effect.points]
    return sorted(n for n in [*amounts, *per, *abilities, effect.draws_tokens] if n)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("message", "effect"),
    [(f"wonder-rule-{slug(wonder.name)}", wonder.effect) for wonder in WONDERS]
    + [(f"progress-rule-{slug(token.name)}", token.effect) for token in TOKENS],
)
def test_a_rule_text_has_the_numbers_of_the_component(
    language: str, message: str, effect: Effect
) -> None:
    written = sorted(int(number) for number in re.findall(r"\d+", text(language, message)))

    assert written == numbers_of(effect)


def numbers_of_god(god: God) -> list[int]:
    """Every number above zero that a text about a god must mention; a factor is a word."""
    numbers = [god.points, god.coins, god.savings, god.shields, god.tokens]
    return sorted([n for n in numbers if n] + ([1] if god.savings else []))  # a point for a coin


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("god", GOD_CARDS, ids=lambda god: god.name)
def test_a_gods_rule_has_the_numbers_of_the_card(language: str, god: God) -> None:
    told = text(language, f"god-rule-{slug(god.name)}")

    assert sorted(int(number) for number in re.findall(r"\d+", told)) == numbers_of_god(god)


# Counts

COUNTS = [1, 2, 4, 5, 11, 12, 21, 22, 25]


@pytest.mark.parametrize(
    ("language", "message", "variable", "forms"),
    [
        ("en", "coins", "coins", "coin coins coins coins coins coins coins coins coins"),
        ("uk", "coins", "coins", "монета монети монети монет монет монет монета монети монет"),
        ("ru", "coins", "coins", "монета монеты монеты монет монет монет монета монеты монет"),
        (
            "uk",
            "coins-moved",
            "coins",
            "монету монети монети монет монет монет монету монети монет",
        ),
        (
            "ru",
            "coins-moved",
            "coins",
            "монету монеты монеты монет монет монет монету монеты монет",
        ),
        ("uk", "shields", "shields", "щит щити щити щитів щитів щитів щит щити щитів"),
        ("ru", "shields", "shields", "щит щита щита щитов щитов щитов щит щита щитов"),
        ("en", "shields", "shields", "shield" + " shields" * 8),
        (
            "uk",
            "units-stone",
            "units",
            "камінь камені камені каменів каменів каменів камінь камені каменів",
        ),
        (
            "ru",
            "units-stone",
            "units",
            "камень камня камня камней камней камней камень камня камней",
        ),
        ("uk", "units-wood", "units", "дерево" + " дерева" * 5 + " дерево дерева дерева"),
        ("ru", "units-clay", "units", "глина" + " глины" * 5 + " глина глины глины"),
    ],
)
def test_a_counted_noun_has_the_form_its_number_asks_for(
    language: str, message: str, variable: str, forms: str
) -> None:
    written = [text(language, message, **{variable: count}) for count in COUNTS]

    assert written == [f"{n} {form}" for n, form in zip(COUNTS, forms.split(), strict=True)]


@pytest.mark.parametrize(
    ("language", "count", "points"),
    [
        ("en", 1, "1 victory point"),
        ("en", 7, "7 victory points"),
        ("uk", 1, "1 переможний бал"),
        ("uk", 3, "3 переможні бали"),
        ("uk", 9, "9 переможних балів"),
        ("ru", 1, "1 победное очко"),
        ("ru", 3, "3 победных очка"),
        ("ru", 9, "9 победных очков"),
    ],
)
def test_points_agree_with_their_number(language: str, count: int, points: str) -> None:
    assert text(language, "points", points=count) == points


@pytest.mark.parametrize(
    ("language", "count", "written"),
    [
        ("en", 0, "for free"),
        ("en", 1, "for 1 coin"),
        ("uk", 0, "безкоштовно"),
        ("uk", 1, "за 1 монету"),
        ("uk", 3, "за 3 монети"),
        ("ru", 0, "бесплатно"),
        ("ru", 1, "за 1 монету"),
        ("ru", 5, "за 5 монет"),
    ],
)
def test_what_costs_nothing_is_free(language: str, count: int, written: str) -> None:
    assert text(language, "coins-for", coins=count) == written


# The functions


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        ("Glass-Blower", "glass-blower"),
        ("The Great Library", "the-great-library"),
        ("greek_temple", "greek-temple"),
        ("Chamber of Commerce", "chamber-of-commerce"),
    ],
)
def test_a_slug_is_lower_case_with_hyphens(english: str, expected: str) -> None:
    assert slug(english) == expected


def test_a_name_is_translated() -> None:
    assert name("uk", "card", "Baths") == "Лазня"
    assert name("ru", "wonder", "The Statue of Zeus") == "Статуя Зевса"
    assert name("uk", "progress", "Masonry") == "Кам’яна кладка"
    assert name("uk", "god", "Isis") == "Ісіда"
    assert name("ru", "god", "Gate") == "Врата"


def test_a_player_is_called_by_name_or_by_number() -> None:
    assert player_name("uk", 1) == "Гравець 2"
    assert player_name("ru", 0) == "Игрок 1"
    assert player_name("en", 1, ["Ann", "Ben"]) == "Ben"


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'de'; allowed are en, uk, ru"):
        text("de", "coins", coins=1)


def test_an_unknown_message_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="card-casino"):
        name("uk", "card", "Casino")


def test_a_missing_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(TypeError, match=r"'player'.*number"):
        text("en", "player")


def test_fluent_is_only_loaded_when_a_text_is_asked_for() -> None:
    code = "import sys, mirabilia.notation.catalogue; sys.exit('fluent' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
