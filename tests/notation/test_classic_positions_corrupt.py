"""Positions of 7 Wonders that cannot be: each is refused, and the error names the field."""

import pytest

import mirabilia
from mirabilia.notation.documents import DocumentError
from support.classic_positions import BASES, Document, swap
from support.damage import check_refused
from support.positions import Edit, both, drop, put

OPENING = BASES["deal-opening"]
SIDES = BASES["sides-chosen"]
SEVENTH = BASES["babylon-seventh"]
DISCARD = BASES["halikarnassos-discard"]
OLYMPIA = BASES["olympia-free-building"]
SPLITS = BASES["buying-splits"]
TWO = BASES["two-players-free-city"]
TWO_OPENING = BASES["two-players-opening"]


CORRUPT: list[tuple[str, Document, Edit, str, str]] = [
    # The form
    ("no game", DISCARD, drop("game"), "game", "names its game"),
    ("no options", DISCARD, drop("options"), "document", "'options' is a required"),
    ("a missing field", DISCARD, drop("history"), "document", "'history' is a required"),
    ("an unknown field", DISCARD, put("weather", "fine"), "document", "'weather' was unexpected"),
    ("another version", DISCARD, put("rules_version", 99), "rules_version", "is 99"),
    ("half a coin", DISCARD, put("cities", 1, "coins", 1.5), "cities[1].coins", "integer"),
    ("coins that are true", DISCARD, put("cities", 0, "coins", True), "cities[0].coins", "integer"),
    ("negative coins", DISCARD, put("cities", 0, "coins", -1), "cities[0].coins", "minimum"),
    ("too many coins", DISCARD, put("cities", 0, "coins", 10000), "cities[0].coins", "maximum"),
    ("five stages", DISCARD, put("cities", 2, "stages", 5), "cities[2].stages", "maximum"),
    (
        "an unknown use",
        DISCARD,
        put("history", 0, 0, 0, {"use": "eaten"}),
        "history[0][0][0].use",
        "",
    ),
    ("no random state", DISCARD, put("hidden", "random", 0), "hidden.random", "minimum"),
    (
        "a chosen city that is none",
        SPLITS,
        put("decision", "chosen", ["x"]),
        "decision.chosen[0]",
        "",
    ),
    (
        "hidden and known",
        DISCARD,
        put("known", {}),
        "known",
        "in place of hidden",
    ),
    (
        "a commitment without a card",
        SPLITS,
        drop("hidden", "commitments", 0, "card"),
        "hidden.commitments[0]",
        "'card' is a required",
    ),
    (
        "a sale for coins",
        OLYMPIA,
        put("hidden", "commitments", 1, "left", 2),
        "hidden.commitments[1]",
        "'left' was unexpected",
    ),
    # Options
    ("eight players", DISCARD, put("options", "players", 8), "options.players", "maximum"),
    ("an unknown option", DISCARD, put("options", "speed", 2), "options", "'speed' was"),
    (
        "two players of the second edition",
        TWO,
        put("options", "edition", "second"),
        "options",
        "no two-player game",
    ),
    (
        "an unknown board",
        DISCARD,
        put("options", "boards", "Paris,Gizah,Rhodos"),
        "options",
        "'Paris'",
    ),
    (
        "another board than the option's",
        DISCARD,
        put("cities", 1, "board", "Ephesos"),
        "cities[1].board",
        "the options name",
    ),
    (
        "another side than the option's",
        DISCARD,
        put("cities", 1, "side", "A"),
        "cities[1].side",
        "the options name",
    ),
    # Course
    ("an Age that is none", DISCARD, put("age", 4), "age", "maximum"),
    ("an Age too late", OPENING, put("age", 2), "history", "has 1 Ages; it is Age 2"),
    ("no Age", DISCARD, put("age", 0), "age", "is 0 with discard; allowed are 1, 2, 3"),
    ("no turn", DISCARD, put("turn", 0), "turn", "allowed are 1, 2, 3, 4, 5, 6"),
    ("a turn too late", DISCARD, put("turn", 4), "history[1]", "has 3 turns; 4 are over"),
    ("a seventh card on turn 5", SEVENTH, put("turn", 5), "turn", "with seventh; allowed are 6"),
    ("sides in Age I", SIDES, put("age", 1), "age", "is 1 with sides; allowed are 0"),
    (
        "sides that are dealt",
        SIDES,
        put("options", "sides", "dealt"),
        "decision.kind",
        "where the options say so",
    ),
    ("nothing asked", DISCARD, put("decision", None), "decision", "a decision to make or a result"),
    (
        "asked though over",
        DISCARD,
        put("result", {"victory": "points", "winner": 0, "winners": [0]}),
        "decision",
        "either",
    ),
    ("the wrong holder", TWO, put("holder", 0), "holder", "is now played by 1"),
    ("a holder among three", DISCARD, put("holder", 0), "holder", "played by nobody"),
    (
        "the wrong player asked",
        DISCARD,
        put("decision", "players", [1]),
        "decision.players",
        "are 1; to decide is for 0",
    ),
    (
        "a player too few",
        OPENING,
        put("decision", "players", [0, 1]),
        "decision.players",
        "0, 1, 2",
    ),
    ("no city asked", DISCARD, drop("decision", "city"), "decision.city", "name the city"),
    ("a city of all", OPENING, put("decision", "city", 0), "decision.city", "asked of all"),
    (
        "chosen beforehand",
        DISCARD,
        put("decision", "chosen", []),
        "decision.chosen",
        "nobody chooses",
    ),
    (
        "a Free City among four",
        SEVENTH,
        put("decision", "city", "free_city"),
        "decision.city",
        "allowed are 0, 1, 2, 3",
    ),
    (
        "a seventh card without the power",
        SEVENTH,
        both(
            put("decision", "city", 2),
            swap("history", 1, 6, 1, None, "history", 1, 6, 2),
        ),
        "history[1][6][1].use",
        "is left_over; allowed here are built, stage, sold, recovered",
    ),
    (
        "a look at the pile without the stage",
        DISCARD,
        put("decision", "city", 1),
        "decision.city",
        "has built no stage this turn",
    ),
    # Cities
    (
        "four cities of three",
        DISCARD,
        lambda d: d["cities"].append(d["cities"][0]),
        "cities",
        "are 4",
    ),
    (
        "a board twice",
        SPLITS,
        put("cities", 1, "board", "Olympia"),
        "cities[1].board",
        "there already",
    ),
    ("a board unknown", SPLITS, put("cities", 1, "board", "Paris"), "cities[1].board", "no board"),
    (
        "a side of the other edition",
        SPLITS,
        put("cities", 1, "side", "A"),
        "cities[1].side",
        "one of Day, Night",
    ),
    ("no side", SPLITS, put("cities", 1, "side", None), "cities[1].side", "name it"),
    ("a side too early", SIDES, put("cities", 1, "side", "Day"), "cities[1].side", "to be chosen"),
    (
        "a stage the board does not have",
        SPLITS,
        put("cities", 1, "stages", 4),
        "cities[1].stages",
        "the board has 3",
    ),
    ("stages unheard of", SPLITS, put("cities", 1, "stages", 2), "cities[1].stages", "tells of 1"),
    (
        "a victory in an Age under way",
        SPLITS,
        put("cities", 1, "victories", [0, 0, 1]),
        "cities[1].victories[2]",
        "has not ended",
    ),
    (
        "too many defeats",
        SPLITS,
        put("cities", 1, "defeats", 5),
        "cities[1].defeats",
        "4 at most",
    ),
    (
        "a defeat without a victory",
        SPLITS,
        put("cities", 1, "defeats", 3),
        "cities",
        "4 victories and 5 defeats",
    ),
    (
        "a victory for everybody",
        SPLITS,
        both(put("cities", 0, "victories", [2, 0, 0]), put("cities", 1, "victories", [2, 0, 0])),
        "cities",
        "an Age has 3 conflicts",
    ),
    (
        "the power of another board",
        SPLITS,
        put("cities", 1, "power_used", True),
        "cities[1].power_used",
        "has no power",
    ),
    (
        "a power used for nothing",
        OLYMPIA,
        both(
            put("cities", 2, "power_used", True),
            *(put("history", 2, turn, 2, {"use": "sold"}) for turn in range(3)),
            put("cities", 2, "buildings", OLYMPIA["cities"][2]["buildings"][:-3]),
        ),
        "cities[2].power_used",
        "nothing was built with the power",
    ),
]


@pytest.mark.parametrize(
    ("base", "edit", "field", "problem"),
    [pytest.param(*case, id=name) for name, *case in CORRUPT],
)
def test_a_corrupt_position_is_refused_and_the_field_named(
    base: Document, edit: Edit, field: str, problem: str
) -> None:
    check_refused(base, edit, field, problem)


def finished() -> Document:
    """A game that has ended."""
    game = mirabilia.new("classic", seed=1, players=3, sides="Day")
    while not game.is_over:
        game.play(game.legal()[0])
    return game.position()


@pytest.mark.parametrize(
    ("field", "value"), [("victory", "coins"), ("winner", None), ("winners", [0, 1, 2])]
)
def test_a_finished_game_must_say_who_won(field: str, value: object) -> None:
    document = finished()
    assert mirabilia.position(document).position() == document
    document["result"][field] = value
    with pytest.raises(DocumentError, match=rf"result\.{field}: .*; by the cities it is"):
        mirabilia.position(document)


@pytest.mark.parametrize(("field", "value"), [("age", 2), ("turn", 5)])
def test_a_game_ends_with_the_last_turn(field: str, value: int) -> None:
    with pytest.raises(DocumentError, match=rf"{field}: is {value} with over; allowed are"):
        mirabilia.position(finished() | {field: value})
