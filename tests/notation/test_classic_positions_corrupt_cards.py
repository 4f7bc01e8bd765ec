"""Histories, hidden cards and choices of 7 Wonders that cannot be: refused, the field named."""

import pytest

import mirabilia
from mirabilia.notation.documents import DocumentError
from support.classic_positions import BASES, Document, swap
from support.damage import check_refused
from support.positions import Edit, both, drop, put

SIDES = BASES["sides-chosen"]
SEVENTH = BASES["babylon-seventh"]
DISCARD = BASES["halikarnassos-discard"]
OLYMPIA = BASES["olympia-free-building"]
SPLITS = BASES["buying-splits"]
TWO = BASES["two-players-free-city"]
TWO_OPENING = BASES["two-players-opening"]


def known(part: str, *names: object) -> Edit:
    """Name only this part of what is hidden."""

    def edit(document: Document) -> None:
        del document["hidden"]
        document["known"] = {part: list(names)}

    return edit


def recovered(card: str, *seen_by: int) -> Document:
    return {"use": "recovered", "card": card, "seen_by": list(seen_by)}


CORRUPT: list[tuple[str, Document, Edit, str, str]] = [
    # Buildings and history
    (
        "a building unheard of",
        SPLITS,
        lambda d: d["cities"][0]["buildings"].append("Baths"),
        "cities[0].buildings",
        "does not tell of Baths",
    ),
    (
        "a building forgotten",
        SPLITS,
        drop("cities", 0, "buildings", 0),
        "cities[0].buildings",
        "lacks Lumber Yard",
    ),
    (
        "a building named twice",
        SPLITS,
        lambda d: d["cities"][0]["buildings"].append("Loom"),
        "cities[0].buildings",
        "Loom stands there twice",
    ),
    (
        "a building that is none",
        SPLITS,
        put("cities", 0, "buildings", 0, "Casino"),
        "cities[0].buildings",
        "no card 'Casino'",
    ),
    (
        "the same building in two Ages",
        SPLITS,
        swap("history", 1, 3, 0, None, "history", 1, 3, 1),
        "history[1][3][1].card",
        "Loom would stand twice in city 1",
    ),
    (
        "a card built twice",
        SPLITS,
        put("history", 0, 0, 0, "card", "Press"),
        "history[0][1][1].card",
        "with 3 cities Age 1 has 1 of it",
    ),
    (
        "a card of another Age",
        SPLITS,
        put("history", 0, 0, 0, "card", "Palace"),
        "history[0][0][0].card",
        "Palace is not dealt in Age 1",
    ),
    (
        "a card for more players",
        SPLITS,
        put("history", 0, 0, 0, "card", "Tavern"),
        "history[0][0][0].card",
        "not dealt in Age 1 with 3 cities",
    ),
    (
        "a card of the other edition",
        SPLITS,
        put("history", 0, 0, 0, "card", "Pawnshop"),
        "history[0][0][0].card",
        "not a card of the second edition",
    ),
    (
        "a card that is none",
        SPLITS,
        put("history", 0, 0, 0, "card", "x"),
        "history[0][0][0].card",
        "no",
    ),
    (
        "a building without a name",
        SPLITS,
        drop("history", 0, 0, 0, "card"),
        "history[0][0][0]",
        "name",
    ),
    (
        "a sale with a name",
        SPLITS,
        put("history", 0, 3, 1, "card", "Guard Tower"),
        "history[0][3][1]",
        "sold is face down",
    ),
    ("a city left out", SPLITS, drop("history", 0, 0, 0), "history[0][0]", "too short"),
    ("an Age left out", SPLITS, drop("history", 0), "history", "has 2 Ages; it is Age 3"),
    ("a turn left out", SPLITS, drop("history", 0, 6), "history[0]", "has 6 turns; 7 are over"),
    ("no use", SPLITS, put("history", 0, 0, 0, None), "history[0][0][0]", "names no use"),
    (
        "a seventh card already played",
        SEVENTH,
        put("history", 1, 6, 1, {"use": "sold"}),
        "history[1][6][1]",
        "still to be played",
    ),
    (
        "a card left over in mid-Age",
        SPLITS,
        put("history", 0, 3, 1, {"use": "left_over"}),
        "history[0][3][1].use",
        "allowed here are built, stage, sold, recovered",
    ),
    (
        "a seventh card played by another",
        SPLITS,
        put("history", 0, 6, 1, {"use": "sold"}),
        "history[0][6][1].use",
        "allowed here are left_over, recovered",
    ),
    (
        "a stage too many",
        DISCARD,
        put("history", 0, 0, 1, {"use": "stage"}),
        "history[1][2][1]",
        "the board has 3",
    ),
    (
        "a card recovered by nobody",
        SPLITS,
        put("history", 0, 3, 1, recovered("Guard Tower", 0)),
        "history[0][3][1]",
        "stages allowed 0",
    ),
    (
        "a card recovered while it is asked",
        DISCARD,
        put("history", 0, 3, 0, recovered("Scriptorium", 0)),
        "history[0][3][0]",
        "stages allowed 0",
    ),
    (
        "a discard that was not looked at",
        DISCARD,
        drop("history", 0, 3, 0, "seen_by"),
        "history[0][3][0].seen_by",
        "seen by these players: 0",
    ),
    (
        "a discard seen by another",
        DISCARD,
        put("history", 0, 3, 0, "seen_by", [0, 1]),
        "history[0][3][0].seen_by",
        "seen by these players: 0",
    ),
    (
        "a discard seen by a player who is not there",
        DISCARD,
        put("history", 0, 3, 0, "seen_by", [3]),
        "history[0][3][0].seen_by",
        "no player 3",
    ),
    (
        "a stage's card looked at",
        DISCARD,
        put("history", 0, 4, 1, "seen_by", [0]),
        "history[0][4][1].seen_by",
        "only the discard pile",
    ),
    # Secrets
    ("a hand too few", SPLITS, drop("hidden", "hands", 0), "hidden.hands", "has 2 hands"),
    (
        "a card too few",
        SPLITS,
        drop("hidden", "hands", 0, 0),
        "hidden.hands[0]",
        "has 5 cards; at this moment it has 6",
    ),
    (
        "a hand without the Free City's card",
        TWO,
        drop("hidden", "hands", 1, 0),
        "hidden.hands[1]",
        "has 5 cards; at this moment it has 6",
    ),
    (
        "a card of the hand elsewhere",
        SPLITS,
        put("hidden", "hands", 0, 1, "Gardens"),
        "hidden.hands[1]",
        "Gardens is already elsewhere",
    ),
    (
        "a guild elsewhere",
        SPLITS,
        put("hidden", "hands", 0, 5, "Craftsmens Guild"),
        "hidden.hands[0]",
        "Craftsmens Guild is already elsewhere; there is 1",
    ),
    (
        "a guild too many",
        SPLITS,
        put("hidden", "hands", 0, 0, "Builders Guild"),
        "hidden.face_down[2][0][0]",
        "a guild too many; 5 are in play",
    ),
    (
        "a card down where one lies open",
        SPLITS,
        put("hidden", "face_down", 0, 0, 0, "Baths"),
        "hidden.face_down[0][0][0]",
        "no card lies face down",
    ),
    (
        "a card down without a name",
        SPLITS,
        put("hidden", "face_down", 0, 6, 0, None),
        "hidden.face_down[0][6][0]",
        "name the card",
    ),
    (
        "other turns than the history's",
        SPLITS,
        drop("hidden", "face_down", 0, 0),
        "hidden.face_down",
        "turns of the history",
    ),
    (
        "another number of cities",
        SPLITS,
        lambda d: d["hidden"]["face_down"][0][0].append(None),
        "hidden.face_down[0][0]",
        "has 4 cards; there are 3 cities",
    ),
    ("a deck missing", DISCARD, drop("hidden", "decks", "3"), "hidden.decks", "still to come: 3"),
    (
        "a deck of an Age gone by",
        SPLITS,
        put("hidden", "decks", "3", DISCARD["hidden"]["decks"]["3"]),
        "hidden.decks",
        "still to come: none",
    ),
    (
        "a deck without a hand",
        SEVENTH,
        drop("hidden", "decks", "3", 0),
        "hidden.decks.3",
        "has 3 hands; there are 4 cities",
    ),
    (
        "a deck's card twice",
        DISCARD,
        put("hidden", "decks", "3", 0, 0, "Gardens"),
        "hidden.decks.3",
        "already elsewhere",
    ),
    (
        "a Free City among three",
        DISCARD,
        put("hidden", "free_city", []),
        "hidden.free_city",
        "only with two players",
    ),
    (
        "no Free City among two",
        TWO,
        drop("hidden", "free_city"),
        "hidden.free_city",
        "each of 2 Ages",
    ),
    (
        "a card drawn later than it was played",
        TWO,
        swap("hidden", "free_city", 0, 0, None, "hidden", "free_city", 0, 5),
        "hidden.free_city[0][5]",
        "Clay Pool cannot have been drawn then",
    ),
    (
        "a card drawn that is in the other hand",
        TWO,
        put("hidden", "free_city", 1, 0, "Statue"),
        "hidden.free_city[1][0]",
        "Statue cannot have been drawn then",
    ),
    (
        "a card drawn twice",
        TWO,
        put("hidden", "free_city", 1, 0, "School"),
        "hidden.free_city[1][0]",
        "School is drawn twice",
    ),
    (
        "a card left over that was not drawn",
        TWO,
        put("hidden", "free_city", 0, 6, "Workshop"),
        "hidden.free_city[0][6]",
        "Workshop cannot have been drawn then",
    ),
    (
        "a card to be drawn that is in a hand",
        TWO,
        put("hidden", "free_city", 1, 3, "Statue"),
        "hidden.free_city[1][3]",
        "Statue is already elsewhere",
    ),
    (
        "more cards drawn than places for them",
        TWO_OPENING,
        known("free_city", ["Baths", None, None, None, None, None, "Baths"]),
        "known.free_city[0][0]",
        "Baths cannot have been drawn then",
    ),
    # Choices
    (
        "a choice that is not made",
        SPLITS,
        put("decision", "chosen", [0]),
        "hidden.commitments[1]",
        "is not made: see decision",
    ),
    (
        "a choice that is not named",
        SPLITS,
        put("hidden", "commitments", 1, None),
        "hidden.commitments[1]",
        "name the choice",
    ),
    (
        "everybody has chosen",
        SPLITS,
        put("decision", "chosen", [0, 1, 2]),
        "decision.chosen",
        "with the last choice the turn is played",
    ),
    (
        "a choice for the Free City first",
        TWO,
        put("decision", "chosen", [0, "free_city"]),
        "decision.chosen",
        "before the Free City",
    ),
    (
        "a choice of a card that is not there",
        SPLITS,
        put("hidden", "commitments", 0, "card", "Palace"),
        "hidden.commitments[0]",
        "is not a legal choice",
    ),
    (
        "a choice that is not paid for",
        SPLITS,
        put("hidden", "commitments", 0, "right", 1),
        "hidden.commitments[0]",
        "is not a legal choice",
    ),
    (
        "a free building without the power",
        OLYMPIA,
        put("hidden", "commitments", 1, {"type": "build_free", "card": "Academy"}),
        "hidden.commitments[1]",
        "is not a legal choice",
    ),
    (
        "a side in mid-game",
        SPLITS,
        put("hidden", "commitments", 0, {"type": "side", "side": "Day"}),
        "hidden.commitments[0]",
        "is not a legal choice",
    ),
    (
        "a side of the other edition chosen",
        SIDES,
        both(
            put("decision", "chosen", [0]),
            put("hidden", "commitments", 0, {"type": "side", "side": "A"}),
        ),
        "hidden.commitments[0]",
        "one of Day, Night",
    ),
    (
        "commitments of too few cities",
        SPLITS,
        drop("hidden", "commitments", 0),
        "hidden.commitments",
        "has 2 entries; there are 3 cities",
    ),
    (
        "a choice known without the hand",
        SPLITS,
        known("commitments", {"type": "sell", "card": "Academy"}, None, None),
        "known.commitments[0]",
        "name all cards in the hand of player 0",
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


def test_a_discard_pile_that_is_asked_for_has_cards() -> None:
    document = {key: part for key, part in DISCARD.items() if key != "hidden"}
    city = {"stages": 1, "buildings": [], "victories": [0, 0, 0], "defeats": 0}
    document |= {
        "age": 1,
        "turn": 1,
        "cities": [
            each | city | {"stages": int(not i)} for i, each in enumerate(DISCARD["cities"])
        ],
        "history": [
            [
                [
                    {"use": "stage"},
                    {"use": "built", "card": "Loom"},
                    {"use": "built", "card": "Press"},
                ]
            ]
        ],
    }
    document["cities"][1]["buildings"] = ["Loom"]
    document["cities"][2]["buildings"] = ["Press"]
    with pytest.raises(DocumentError, match=r"decision\.kind: there is no card on the discard"):
        mirabilia.position(document)


def test_what_was_recovered_must_fit_who_looked() -> None:
    """Halikarnassos is player 0, so nobody else can have seen the card."""
    document = BASES["halikarnassos-discard"]
    game = mirabilia.position(document)
    game.play(game.legal()[0])
    after = game.position()
    assert mirabilia.position(after).position() == after
    (entry,) = [
        entry
        for age in after["history"]
        for turn in age
        for entry in turn
        if entry["use"] == "recovered"
    ]
    entry["seen_by"] = [1]
    with pytest.raises(DocumentError, match="history: the cards recovered and their seen_by"):
        mirabilia.position(after)
