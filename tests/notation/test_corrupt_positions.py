"""Positions of Duel that cannot be: each is refused, and the error names the field."""

import json

import pytest

import mirabilia
from mirabilia.duel.components import CARDS, WONDERS
from mirabilia.notation.documents import DocumentError
from support.damage import check_refused
from support.duel_cards import GUILD
from support.positions import (
    GUILDS,
    LIBRARY,
    MAUSOLEUM,
    PROGRESS,
    Document,
    Edit,
    bare,
    both,
    draft,
    drop,
    over,
    put,
)


def covered_back(document: Document) -> int:
    """The first position that is face down."""
    return int(next(spot["position"] for spot in document["structure"] if "back" in spot))


def turn_up(document: Document, position: int) -> None:
    """Turn a card face up, wherever it lies."""
    for spot in document["structure"]:
        if spot["position"] == position:
            del spot["back"]
            spot["card"] = document["hidden"]["structure"].pop(str(position))


def unnamed(document: Document, age: int) -> str:
    """A card of an Age that the document does not name."""
    text = json.dumps(document)
    return next(card.name for card in CARDS if card.age == age and card.name not in text)


def take_offered(document: Document, player: int) -> None:
    """Move a wonder on offer to a player, without the last one following by itself."""
    space = next(i for i, name in enumerate(document["offered"]) if name is not None)
    document["cities"][player]["wonders"].append({"wonder": document["offered"][space]})
    document["offered"][space] = None


def take_all(document: Document) -> None:
    """Four wonders each, and four more on offer."""
    del document["hidden"]
    names = unused_wonders(document)
    for player in (0, 1):
        document["cities"][player]["wonders"] = [
            {"wonder": name} for name in names[4 * player : 4 * player + 4]
        ]


def unused_wonders(document: Document) -> list[str]:
    text = json.dumps(document)
    return [wonder.name for wonder in WONDERS if f'"{wonder.name}"' not in text]


SIX_SYMBOLS = ["Workshop", "Apothecary", "Scriptorium", "Pharmacist", "Academy", "Observatory"]

CORRUPT: list[tuple[str, Document, Edit, str, str]] = [
    # The form
    ("no game", LIBRARY, drop("game"), "game", "names its game"),
    (
        "an unknown game",
        LIBRARY,
        put("game", "chess"),
        "game",
        "no game 'chess'; the games are duel",
    ),
    ("a game that is no name", LIBRARY, put("game", ["duel"]), "game", "no game"),
    ("a missing field", LIBRARY, drop("conflict"), "document", "'conflict' is a required"),
    ("no options", LIBRARY, drop("options"), "document", "'options' is a required"),
    ("an unknown field", LIBRARY, put("weather", "fine"), "document", "'weather' was unexpected"),
    ("an unknown option", LIBRARY, put("options", "speed", 2), "options", "'speed' was"),
    (
        "an unknown value",
        LIBRARY,
        put("options", "wonders", "all"),
        "options.wonders",
        "'first-game'",
    ),
    ("another version", LIBRARY, put("rules_version", 99), "rules_version", "is 99"),
    ("a string of coins", LIBRARY, put("cities", 1, "coins", "7"), "cities[1].coins", "integer"),
    ("half a coin", LIBRARY, put("cities", 1, "coins", 1.5), "cities[1].coins", "integer"),
    ("coins that are true", LIBRARY, put("cities", 0, "coins", True), "cities[0].coins", "integer"),
    ("negative coins", LIBRARY, put("cities", 0, "coins", -1), "cities[0].coins", "minimum"),
    ("one city", LIBRARY, drop("cities", 0), "cities", "too short"),
    ("a city without coins", LIBRARY, drop("cities", 0, "coins"), "cities[0]", "'coins'"),
    ("an Age that is none", LIBRARY, put("age", 4), "age", "maximum"),
    ("the pawn off the track", LIBRARY, put("conflict", 10), "conflict", "maximum"),
    (
        "a position that is none",
        LIBRARY,
        put("structure", 0, "position", 20),
        "structure[0].position",
        "maximum",
    ),
    ("no random state", LIBRARY, put("hidden", "random", 0), "hidden.random", "minimum"),
    # Names
    ("an unknown card", LIBRARY, put("discard", 0, "Casino"), "discard", "no card 'Casino'"),
    (
        "an unknown building",
        LIBRARY,
        put("cities", 1, "buildings", 2, "casino"),
        "cities[1].buildings",
        "no card",
    ),
    ("a card twice", LIBRARY, put("discard", 0, "Sawmill"), "discard", "in cities[0].buildings"),
    ("a card up twice", LIBRARY, put("structure", 0, "card", "Brewery"), "structure[2]", "already"),
    ("a deck's card up", LIBRARY, put("discard", 0, "Senate"), "document", "before their Age"),
    (
        "a tucked card twice",
        LIBRARY,
        put("cities", 1, "wonders", 1, "card", "Library"),
        "cities[1].wonders[1]",
        "already",
    ),
    (
        "an unknown wonder",
        LIBRARY,
        put("cities", 0, "wonders", 0, "wonder", "Eiffel Tower"),
        "cities[0].wonders[0]",
        "no wonder",
    ),
    (
        "a wonder twice",
        LIBRARY,
        put("cities", 0, "wonders", 0, "wonder", "Circus Maximus"),
        "cities[1].wonders[1]",
        "already",
    ),
    ("an unknown token", LIBRARY, put("progress", "board", 0, "Luck"), "progress.board", "no prog"),
    ("a token twice", LIBRARY, put("progress", "board", 0, "Masonry"), "progress.drawn", "already"),
    (
        "a token owned and on the board",
        LIBRARY,
        put("cities", 0, "progress", ["Law"]),
        "progress.board",
        "already",
    ),
    # The structure
    ("a position twice", LIBRARY, put("structure", 1, "position", 1), "structure[1]", "twice"),
    (
        "nothing under a card",
        LIBRARY,
        drop("structure", 1),
        "structure",
        "2 is empty, but 7 still covers it",
    ),
    (
        "a face-down card that lies open",
        LIBRARY,
        put("decision", "played", 0),
        "structure",
        "is not covered, so it is face up",
    ),
    (
        "a face-up card that is covered",
        GUILDS,
        lambda document: turn_up(document, covered_back(document)),
        "structure",
        "is covered, so it is face down",
    ),
    (
        "a back where cards are laid up",
        LIBRARY,
        put("structure", 0, {"position": 1, "back": "age"}),
        "structure",
        "position 1 is laid face up",
    ),
    ("a guild in Age II", LIBRARY, put("structure", 3, "back", "guild"), "structure[3]", "Age III"),
    (
        "a card of another Age",
        LIBRARY,
        put("structure", 0, "card", "Senate"),
        "structure[0]",
        "Age",
    ),
    (
        "both card and back",
        LIBRARY,
        put("structure", 0, "back", "age"),
        "structure[0]",
        "",
    ),
    (
        "cards in the draft",
        draft(),
        put("structure", GUILDS["structure"]),
        "structure[0]",
        "before",
    ),
    # Secrets
    (
        "a guild under the back of an Age",
        GUILDS,
        lambda document: document["hidden"]["structure"].update(
            {str(covered_back(document)): unnamed(document, GUILD)}
        ),
        "hidden.structure.2",
        "does not have this back",
    ),
    ("an unnamed back", LIBRARY, drop("hidden", "structure", "7"), "hidden.structure", "7, 8"),
    ("a deck missing", LIBRARY, drop("hidden", "decks", "3"), "hidden.decks.3", "still to come"),
    (
        "a deck of an Age gone by",
        LIBRARY,
        lambda document: document["hidden"]["decks"].update(
            {"1": document["hidden"]["decks"]["3"]}
        ),
        "hidden.decks.1",
        "still to come",
    ),
    (
        "a deck with two guilds",
        LIBRARY,
        put("hidden", "decks", "3", 5, "Obelisk"),
        "hidden.decks.3",
        "holds 2 guilds; Age III has 3",
    ),
    (
        "a short deck",
        LIBRARY,
        drop("hidden", "decks", "3", 5),
        "hidden.decks['3']",
        "too short",
    ),
    (
        "a deck's card twice",
        LIBRARY,
        put("hidden", "decks", "3", 0, "Senate"),
        "hidden.decks.3",
        "already",
    ),
    (
        "hidden wonders after the draft",
        LIBRARY,
        put(
            "hidden",
            "wonders",
            ["Piraeus", "The Pyramids", "The Appian Way", "The Great Lighthouse"],
        ),
        "hidden.wonders",
        "first round",
    ),
    ("no hidden wonders in the draft", draft(), put("hidden", "wonders", []), "hidden.wonders", ""),
    # Wonders
    ("wonders on offer in Age II", LIBRARY, put("offered", [None] * 4), "offered", "before Age I"),
    ("too few on offer", draft(), put("offered", [None] * 4), "offered", "0 wonders on offer"),
    (
        "the other player's wonder",
        draft(),
        lambda document: document["cities"].reverse(),
        "cities[0].wonders",
        "1 of the 1",
    ),
    (
        "a wonder returned too early",
        LIBRARY,
        put("cities", 0, "wonders", 0, "returned", True),
        "cities",
        "only when seven are built",
    ),
    # The board
    (
        "a military token behind the pawn",
        LIBRARY,
        put("conflict", -3),
        "military_tokens[0]",
        "passed the token of 2",
    ),
    (
        "three coins on a token",
        LIBRARY,
        put("military_tokens", 0, [3]),
        "military_tokens[0][0]",
        "",
    ),
    # What is asked
    ("a decision of no kind", LIBRARY, put("decision", "kind", "sleep"), "decision.kind", "'turn'"),
    ("nothing asked", LIBRARY, put("decision", None), "decision", "a decision to make or a result"),
    (
        "asked though over",
        LIBRARY,
        put("result", {"victory": "civilian", "winner": 0}),
        "decision",
        "either",
    ),
    (
        "a draft in Age III",
        GUILDS,
        put("decision", "kind", "draft"),
        "decision.kind",
        "before Age I",
    ),
    ("the wrong drafter", draft(), put("decision", "player", 0), "decision.player", "other player"),
    ("the wrong player", LIBRARY, put("decision", "active", 1), "decision.player", "active player"),
    (
        "a choice in mid-turn without the card played",
        LIBRARY,
        drop("decision", "played"),
        "decision.played",
        "name the position of the card played",
    ),
    ("no library", LIBRARY, put("progress", "drawn", []), "decision.kind", "library"),
    ("tokens drawn in vain", LIBRARY, put("decision", "kind", "progress"), "progress.drawn", ""),
    ("nothing discarded", MAUSOLEUM, put("discard", []), "decision.kind", "mausoleum"),
    (
        "nothing to destroy",
        MAUSOLEUM,
        both(
            put("decision", "kind", "destroy_grey"),
            put("cities", 0, "buildings", []),
            put("cities", 1, "buildings", []),
        ),
        "decision.kind",
        "destroy_grey",
    ),
    ("who begins, mid-Age", GUILDS, put("decision", "kind", "starter"), "decision.kind", "starter"),
    (
        "the card played still there",
        PROGRESS,
        lambda document: put("decision", "played", document["structure"][0]["position"])(document),
        "decision.played",
        "still lies",
    ),
    (
        "an extra turn too early",
        GUILDS,
        put("decision", "extra_turn", True),
        "decision.extra_turn",
        "turn",
    ),
    # The end
    (
        "the pawn in a capital",
        LIBRARY,
        both(put("conflict", 9), put("military_tokens", [[], []])),
        "conflict",
        "not over",
    ),
    (
        "six symbols and going on",
        GUILDS,
        lambda document: put("cities", 1, "buildings", SIX_SYMBOLS)(bare(document)),
        "cities[1]",
        "six different symbols end the game",
    ),
    (
        "six symbols and a civilian victory",
        GUILDS,
        lambda document: both(over("civilian", 1), put("cities", 1, "buildings", SIX_SYMBOLS))(
            bare(document)
        ),
        "cities[1]",
        "a scientific victory",
    ),
    ("no military victory", GUILDS, over("military", 0), "conflict", "pawn in a capital"),
    (
        "conquest by the conquered",
        GUILDS,
        both(over("military", 0), put("conflict", -9), put("military_tokens", [[], []])),
        "result.winner",
        "own capital",
    ),
    ("no scientific victory", GUILDS, over("scientific", 0), "cities[0]", "six different"),
    ("points before the end", GUILDS, over("civilian", 0), "structure", "Age III is over"),
    (
        "a victory before Age I",
        draft(0),
        both(over("military", 0), put("conflict", 9), put("military_tokens", [[2, 5], []])),
        "result",
        "before Age I",
    ),
    # Options and what they exclude
    (
        "a draft of first-game sets",
        draft(0),
        put("options", "wonders", "first-game"),
        "options.wonders",
        "no draft",
    ),
    (
        "another first player than the option's",
        draft(0),
        lambda document: document["options"].update(first_player=1 - document["first_player"]),
        "first_player",
        "the options name",
    ),
    (
        "a token skipped",
        LIBRARY,
        both(put("conflict", 0), put("military_tokens", [[2, 5], [2]])),
        "military_tokens[1]",
        "cannot be gone yet",
    ),
    (
        "a last wonder of four to choose",
        draft(2),
        lambda document: take_offered(document, 1),
        "offered",
        "do not fit",
    ),
    ("a draft after the draft", draft(0), lambda document: take_all(document), "offered", "fit 8"),
    ("a shared conquest", GUILDS, over("military", None), "result.winner", "shared"),
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
    """A game that points have decided."""
    game = mirabilia.new("duel", seed=1, first_player=0)
    while not game.is_over:
        game.play(game.legal()[-1])
    document = game.position()
    assert document["result"]["victory"] == "civilian"
    return document


def test_a_finished_game_must_say_who_won() -> None:
    document = finished()
    assert mirabilia.position(document).position() == document
    document["result"]["winner"] = 1 - document["result"]["winner"]
    with pytest.raises(DocumentError, match=r"result\.winner: is not who has more points"):
        mirabilia.position(document)


def test_only_the_weaker_player_is_asked_who_begins() -> None:
    game = mirabilia.new("duel", seed=3, rulings="arena")
    while not (game.to_decide and game.position()["decision"]["kind"] == "starter"):
        game.play(game.legal()[0])
    document = game.position()
    assert mirabilia.position(document).position() == document
    document["decision"]["player"] = 1 - document["decision"]["player"]
    with pytest.raises(DocumentError, match=r"decision\.player: .* other player"):
        mirabilia.position(document)


def test_nobody_is_asked_who_begins_when_the_last_player_does() -> None:
    game = mirabilia.new("duel", seed=3, rulings="arena")
    while not (game.to_decide and game.position()["decision"]["kind"] == "starter"):
        discards = [a for a in game.legal() if a.to_dict()["type"] == "discard"]
        game.play((discards or game.legal())[0])  # so the pawn stays in the centre
    document = game.position()
    assert document["conflict"] == 0
    document["options"]["centre_starter"] = "begins"
    with pytest.raises(DocumentError, match=r"decision\.kind: .* no choice"):
        mirabilia.position(document)


def test_a_preset_of_rulings_is_an_option_of_a_position() -> None:
    document = draft(0)
    document["options"] = {"rulings": "arena"}
    assert mirabilia.position(document).options["progress_choice"] == "compulsory"
