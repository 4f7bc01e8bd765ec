"""Positions with Pantheon that cannot be: each is refused, and the error names the field."""

from typing import Any

import pytest

from support.damage import check_refused
from support.positions import GUILDS, LIBRARY, PANTHEON, Document, Edit, both, draft, drop, put

TEMPLES = PANTHEON["age-3-temples"]
TOKENS = PANTHEON["age-1-tokens"]
OFFERINGS = PANTHEON["age-2-offerings"]
PLACE = PANTHEON["place-god"]
GATE = PANTHEON["gate"]
THEATER = PANTHEON["theater"]
ORDER = PANTHEON["theater-order"]
TOKEN_ORDER = PANTHEON["token-order"]
ENKI = PANTHEON["enki"]
RA = PANTHEON["ra"]
FIVE = PANTHEON["five-wonders"]
DRAFT = draft(pantheon=True)
FACE_UP = {"god": "Zeus"}


def blind(*edits: Edit) -> Edit:
    """The same without what is hidden, which would have to change too."""
    return both(drop("hidden"), *edits)


def lay(position: int, token: Any) -> Edit:
    """A token on the card at a position."""

    def edit(document: Document) -> None:
        spot = next(spot for spot in document["structure"] if spot["position"] == position)
        spot["token"] = token

    return edit


def kind(name: str) -> Edit:
    return put("decision", "kind", name)


def gods(player: int, *names: str) -> Edit:
    return lambda document: document["cities"][player]["gods"].extend(names)


CORRUPT: list[tuple[str, Document, Edit, str, str]] = [
    # Without the expansion
    ("a Pantheon", GUILDS, put("pantheon", {}), "pantheon", "options.pantheon is false"),
    ("gods of a city", GUILDS, put("cities", 1, "gods", []), "cities[1].gods", "Pantheon"),
    ("savings", GUILDS, put("cities", 0, "savings", 0), "cities[0].savings", "Pantheon"),
    ("a laid token", GUILDS, put("structure", 2, "token", 3), "structure[2].token", "Pantheon"),
    ("a decision of Pantheon", LIBRARY, kind("zeus"), "decision.kind", "Pantheon"),
    ("a mythology", LIBRARY, put("decision", "mythology", "greek"), "decision.mythology", ""),
    (
        "hidden gods",
        LIBRARY,
        put("hidden", "gods", {"slots": {}, "decks": {}}),
        "hidden.gods",
        "Pantheon",
    ),
    (
        "a temple's back",
        GUILDS,
        put("structure", 2, {"position": 2, "back": "temple"}),
        "structure[2]",
        "'temple'; in this game age or guild",
    ),
    (
        "a Grand Temple",
        GUILDS,
        put("discard", ["Greek Grand Temple"]),
        "discard",
        "only Pantheon has",
    ),
    (
        "a wonder of Pantheon",
        LIBRARY,
        put("cities", 0, "wonders", 0, "wonder", "The Sanctuary"),
        "cities[0].wonders[0]",
        "belongs to Pantheon",
    ),
    (
        "a progress token of Pantheon",
        LIBRARY,
        put("progress", "board", 0, "Mysticism"),
        "progress.board",
        "belongs to Pantheon",
    ),
    (
        "a wonder taken over",
        LIBRARY,
        put("cities", 0, "wonders", 0, "slot", 4),
        "cities[0].wonders[0].slot",
        "taken over by Ra",
    ),
    # With it
    ("a guild", TEMPLES, put("discard", 0, "Builders Guild"), "discard", "is a guild"),
    (
        "a guild's back",
        TEMPLES,
        lambda document: document["structure"].__setitem__(1, {"position": 2, "back": "guild"}),
        "structure[1]",
        "'guild'; in this game age or temple",
    ),
    (
        "an option that is none",
        TEMPLES,
        put("options", "zeus_token", "eat"),
        "options.zeus_token",
        "",
    ),
    ("a preset that is none", TEMPLES, put("options", "rulings", "club"), "options.rulings", ""),
    ("a Pantheon that is text", TEMPLES, put("options", "pantheon", "yes"), "options.pantheon", ""),
    # The draft
    ("Age 0", DRAFT, put("age", 0), "age", "with Pantheon Age I is laid out before the draft"),
    ("a draft in Age II", DRAFT, put("age", 2), "decision.kind", "before Age I"),
    ("a card gone in the draft", DRAFT, drop("structure", 19), "structure", "all 20 cards"),
    (
        "a token taken in the draft",
        DRAFT,
        put("cities", 0, "mythology_tokens", ["greek"]),
        "cities[0]",
        "during the draft",
    ),
    (
        "a god placed in the draft",
        DRAFT,
        blind(put("pantheon", "slots", 0, {"mythology": "greek", "known_by": []})),
        "pantheon.slots",
        "during the draft",
    ),
    (
        "a god seen in the draft",
        DRAFT,
        put("pantheon", "decks", "greek", 0, "known_by", [1]),
        "pantheon.decks.greek[0]",
        "nobody has looked",
    ),
    ("wonders on offer in Age I", TOKENS, put("offered", [None] * 4), "offered", "before Age I"),
    # Tokens
    ("a mythology that is none", TOKENS, lay(4, "norse"), "structure[4].token", "'roman'"),
    (
        "an offering token laid in Age I",
        TOKENS,
        lay(4, 3),
        "structure[4].token",
        "in Age I one of meso",
    ),
    (
        "a mythology token in Age II",
        GATE,
        lay(6, "greek"),
        "structure[6].token",
        "in Age II one of 2, 3, 4",
    ),
    (
        "a token where none lies",
        TOKENS,
        lay(3, "greek"),
        "structure[3].token",
        "positions 2, 4, 9, 11, 13",
    ),
    ("a token in Age III", TEMPLES, lay(2, 3), "structure[2].token", "of Age III, none carry"),
    ("an offering token laid twice", GATE, lay(6, 4), "structure[8].token", "of 4 is already in"),
    (
        "an offering token in two cities",
        OFFERINGS,
        put("cities", 1, "offerings", [2, 3]),
        "cities[1].offerings",
        "of 3 is already in cities[0].offerings",
    ),
    (
        "an offering token laid and owned",
        GATE,
        put("cities", 0, "offerings", [3]),
        "structure[6].token",
        "already in cities[0].offerings",
    ),
    (
        "an offering token in Age I",
        TOKENS,
        put("cities", 1, "offerings", [4]),
        "cities[1].offerings",
        "none before Age II",
    ),
    (
        "an offering token of 5",
        OFFERINGS,
        put("cities", 1, "offerings", [5]),
        "cities[1].offerings[0]",
        "[2, 3, 4]",
    ),
    (
        "three tokens of a mythology",
        TOKENS,
        put("cities", 1, "mythology_tokens", ["egyptian"]),
        "document",
        "3 egyptian mythology tokens are in play; there are 2",
    ),
    (
        "six mythology tokens",
        TOKENS,
        put("cities", 1, "mythology_tokens", ["phoenician"]),
        "document",
        "6 mythology tokens are in play; there are 5",
    ),
    (
        "a token on an open card",
        TOKENS,
        blind(
            lambda document: document["structure"].remove(
                next(spot for spot in document["structure"] if spot["position"] == 14)
            ),
        ),
        "structure",
        "position 9 is not covered, so its token was taken",
    ),
    # Gods
    ("a god of no name", GATE, gods(0, "Odin"), "cities[0].gods", "no god 'Odin'"),
    ("a god of both players", GATE, both(gods(0, "Mars"), gods(1, "Mars")), "cities[1].gods", ""),
    (
        "a god activated and in a slot",
        GATE,
        gods(1, "Isis"),
        "pantheon.slots[1]",
        "Isis is already in cities[1].gods",
    ),
    (
        "a god in two slots",
        GATE,
        put("pantheon", "slots", 0, {"god": "Ra"}),
        "pantheon.slots[5]",
        "already in pantheon.slots[0]",
    ),
    (
        "a god in a slot and a deck",
        GATE,
        put("pantheon", "decks", "egyptian", 0, "god", "Ra"),
        "pantheon.decks.egyptian[0].god",
        "already in pantheon.slots[5]",
    ),
    ("the Gate twice", GATE, put("pantheon", "slots", 0, {"god": "Gate"}), "pantheon.slots[0]", ""),
    ("the Gate in Age I", TOKENS, gods(0, "Gate"), "cities", "when Age II begins"),
    (
        "a god face down in Age II",
        GATE,
        put("pantheon", "slots", 0, {"mythology": "greek", "known_by": []}),
        "pantheon.slots[0]",
        "face up from Age II on",
    ),
    (
        "a god face up in Age I",
        TOKENS,
        put("pantheon", "slots", 2, {"god": "Enki"}),
        "pantheon.slots[2]",
        "face down in Age I",
    ),
    (
        "a god under another mythology",
        PANTHEON["isis"],
        put("pantheon", "decks", "egyptian", 0, "god", "Zeus"),
        "pantheon.decks.egyptian[0].god",
        "Zeus is not egyptian; those gods are Anubis, Isis, Ra",
    ),
    ("five slots", GATE, drop("pantheon", "slots", 0), "pantheon.slots", "too short"),
    (
        "six gods in the slots",
        GATE,
        blind(put("pantheon", "slots", 0, FACE_UP), drop("pantheon", "decks")),
        "pantheon.slots",
        "6 gods are placed; the Gate needs one of the 6",
    ),
    (
        "three gods of a mythology in the slots",
        TOKENS,
        blind(
            put("pantheon", "slots", [{"mythology": "roman", "known_by": []}] * 3 + [None] * 3),
            drop("pantheon", "decks"),
        ),
        "pantheon.slots",
        "3 gods are roman; 2 at most",
    ),
    (
        "a god placed without a token",
        TOKENS,
        put("pantheon", "slots", 0, {"mythology": "greek", "known_by": []}),
        "pantheon.slots",
        "1 gods are greek; tokens placed 0 so far",
    ),
    (
        "a god placed before it is chosen",
        PLACE,
        blind(
            put("pantheon", "slots", 0, {"mythology": "mesopotamian", "known_by": []}),
            drop("pantheon", "decks", "mesopotamian", 2),
        ),
        "pantheon.slots",
        "1 gods are mesopotamian; tokens placed 0 so far",
    ),
    (
        "a deck too large",
        TOKENS,
        blind(
            lambda document: document["pantheon"]["decks"]["mesopotamian"].append({"known_by": []})
        ),
        "pantheon.decks.mesopotamian",
        "holds 3 gods; 1 of 3 are elsewhere",
    ),
    (
        "a deck too small",
        TOKENS,
        blind(drop("pantheon", "decks", "greek", 0)),
        "pantheon.decks.greek",
        "holds 2 gods; 0 of 3",
    ),
    (
        "a deck of no mythology",
        TOKENS,
        put("pantheon", "decks", "norse", []),
        "pantheon.decks",
        "'norse'",
    ),
    (
        "a god that both know, not named",
        GATE,
        drop("pantheon", "decks", "roman", 0, "god"),
        "pantheon.decks.roman[0]",
        "name it",
    ),
    (
        "a secret told to both",
        TOKENS,
        put("pantheon", "decks", "mesopotamian", 0, "god", "Ishtar"),
        "pantheon.decks.mesopotamian[0].god",
        "only `hidden` names it",
    ),
    (
        "a third player who knows",
        TOKENS,
        put("pantheon", "decks", "greek", 0, "known_by", [2]),
        "pantheon.decks.greek[0].known_by[0]",
        "maximum",
    ),
    # Secrets
    ("no hidden gods", TOKENS, drop("hidden", "gods"), "hidden.gods", "name the gods"),
    (
        "a face-down slot unnamed",
        TOKENS,
        put("hidden", "gods", "slots", {}),
        "hidden.gods.slots",
        "name the face-down slots: 3",
    ),
    (
        "a face-up slot named",
        GATE,
        put("hidden", "gods", "slots", {"2": "Isis"}),
        "hidden.gods.slots",
        "face-down slots: none",
    ),
    (
        "a hidden god of another mythology",
        TOKENS,
        put("hidden", "gods", "slots", "3", "Zeus"),
        "hidden.gods.slots.3",
        "is not mesopotamian",
    ),
    (
        "a hidden deck too short",
        TOKENS,
        drop("hidden", "gods", "decks", "greek", 0),
        "hidden.gods.decks.greek",
        "holds 2 gods; 3 are left",
    ),
    (
        "a hidden god twice",
        TOKENS,
        lambda document: document["hidden"]["gods"]["decks"]["greek"].__setitem__(
            0, document["hidden"]["gods"]["decks"]["greek"][1]
        ),
        "hidden.gods.decks.greek",
        "already in hidden.gods.decks.greek",
    ),
    (
        "a god hidden and known as another",
        GATE,
        lambda document: document["hidden"]["gods"]["decks"]["greek"].reverse(),
        "hidden.gods.decks.greek",
        "but pantheon.decks.greek[0] is Hades",
    ),
    # Beside the Pantheon
    (
        "savings without Astarte",
        GATE,
        put("cities", 0, "savings", 3),
        "cities[0].savings",
        "only on an activated Astarte",
    ),
    (
        "savings on the other player's Astarte",
        OFFERINGS,
        put("cities", 0, "savings", 1),
        "cities[0].savings",
        "only on",
    ),
    ("savings above 7", OFFERINGS, put("cities", 1, "savings", 8), "cities[1].savings", "maximum"),
    (
        "a Snake without Nisaba",
        GATE,
        put("pantheon", "snake", "Workshop"),
        "pantheon.snake",
        "once Nisaba is activated",
    ),
    (
        "a Snake before it is placed",
        PANTHEON["nisaba"],
        put("pantheon", "snake", "Apothecary"),
        "pantheon.snake",
        "once Nisaba is activated",
    ),
    (
        "a Snake on one's own card",
        PANTHEON["baal"],
        lambda document: put("pantheon", "snake", document["cities"][1]["buildings"][0])(document),
        "pantheon.snake",
        "not a green card of player 0",
    ),
    ("a Snake on no card", GATE, put("pantheon", "snake", "Eden"), "pantheon.snake", "no card"),
    (
        "Minerva not activated",
        GATE,
        put("pantheon", "minerva", 2),
        "pantheon.minerva",
        "once she is activated",
    ),
    (
        "Minerva off the track",
        TEMPLES,
        put("pantheon", "minerva", 10),
        "pantheon.minerva",
        "maximum",
    ),
    (
        "Minerva on the pawn",
        TEMPLES,
        put("pantheon", "minerva", 3),
        "pantheon.minerva",
        "by this ruling",
    ),
    (
        "Enki without tokens",
        PANTHEON["nisaba"],
        put("pantheon", "enki", []),
        "pantheon.enki",
        "0 progress tokens lie on Enki; 2",
    ),
    (
        "tokens on an Enki out of sight",
        TEMPLES,
        put("pantheon", "enki", ["Masonry"]),
        "pantheon.enki",
        "1 progress tokens",
    ),
    (
        "a token on Enki and on the board",
        ENKI,
        put("pantheon", "enki", ["Law", "Urbanism"]),
        "pantheon.enki",
        "already in progress.board",
    ),
    # Wonders
    (
        "a wonder taken over without Ra",
        FIVE,
        lambda document: document["cities"][0]["gods"].remove("Ra"),
        "cities[0].wonders[4].slot",
        "taken over by Ra",
    ),
    (
        "a wonder taken over before Ra acts",
        RA,
        put("cities", 1, "wonders", 0, "slot", 1),
        "cities[1].wonders[0].slot",
        "taken over by Ra",
    ),
    (
        "a wonder taken over from oneself",
        FIVE,
        put("cities", 0, "wonders", 4, "slot", 3),
        "cities[0].wonders[4].slot",
        "the opponent's slot",
    ),
    (
        "two wonders taken over",
        FIVE,
        put("cities", 0, "wonders", 3, "slot", 6),
        "cities[0].wonders[4].slot",
        "one wonder",
    ),
    (
        "five wonders drafted",
        FIVE,
        drop("cities", 0, "wonders", 4, "slot"),
        "cities[0].wonders",
        "5 of the wonders were drafted by this player; 4 at most",
    ),
    (
        "a wonder returned while six stand",
        TEMPLES,
        drop("cities", 1, "wonders", 0, "card"),
        "cities",
        "only when seven are built",
    ),
    # The structure and the track
    (
        "two holes",
        PANTHEON["zeus"],
        blind(
            put("options", "zeus_token", "take"),
            kind("turn"),
            drop("pantheon", "gate_open"),
            lambda document: document.update(
                structure=[s for s in document["structure"] if s["position"] not in (1, 3)]
            ),
        ),
        "structure",
        "is empty, but",
    ),
    (
        "a hole without Zeus",
        GATE,
        drop("structure", 0),
        "structure",
        "position 0 is empty, but 6 still covers it",
    ),
    (
        "a token skipped without Neptune",
        GATE,
        put("military_tokens", 0, [2]),
        "military_tokens[0]",
        "cannot be gone yet",
    ),
    (
        "tokens skipped before Neptune's second",
        PANTHEON["neptune"],
        both(kind("neptune_apply"), put("military_tokens", [[2], [2]])),
        "military_tokens",
        "2 tokens are gone before nearer ones; Neptune took 1",
    ),
    # What is open
    (
        "the Gate open at a turn",
        OFFERINGS,
        put("pantheon", "gate_open", True),
        "pantheon.gate_open",
        "have returned before turn is asked",
    ),
    (
        "the Gate not open",
        GATE,
        drop("pantheon", "gate_open"),
        "pantheon.gate_open",
        "is true while",
    ),
    (
        "the Gate opened by nobody",
        ENKI,
        put("pantheon", "gate_open", True),
        "pantheon.gate_open",
        "activated the Gate",
    ),
    (
        "the Gate and a card played",
        GATE,
        put("decision", "played", 19),
        "decision.played",
        "instead of playing a card",
    ),
    (
        "a god of the Gate not seen",
        GATE,
        blind(put("pantheon", "decks", "roman", 0, {"known_by": [0]})),
        "pantheon.decks.roman[0]",
        "the Gate has revealed it",
    ),
    (
        "an open deck at a turn",
        TEMPLES,
        put("pantheon", "theater_open", "roman"),
        "pantheon.theater_open",
        "no deck is open while turn",
    ),
    (
        "no open deck to order",
        ORDER,
        both(drop("pantheon", "theater_open"), drop("pantheon", "owed_god")),
        "pantheon.theater_open",
        "name the mythology",
    ),
    (
        "an open deck not seen",
        ORDER,
        put("pantheon", "theater_open", "roman"),
        "pantheon.decks.roman[0]",
        "lies open",
    ),
    (
        "an open deck without the Divine Theater",
        ORDER,
        put("cities", 0, "wonders", 2, {"wonder": "The Divine Theater"}),
        "pantheon.theater_open",
        "has not constructed The Divine Theater",
    ),
    (
        "an open deck of which no god was chosen",
        ORDER,
        blind(
            put("cities", 0, "gods", []),
            put("cities", 1, "gods", ["Zeus"]),
            drop("pantheon", "owed_god"),
        ),
        "pantheon.theater_open",
        "no god of the mythology",
    ),
    (
        "a god owed at a turn",
        TOKENS,
        put("pantheon", "owed_god", "mesopotamian"),
        "pantheon.owed_god",
        "only for theater_order",
    ),
    (
        "a god owed for a token nobody has",
        ORDER,
        put("pantheon", "owed_god", "egyptian"),
        "pantheon.owed_god",
        "after Zeus took a token",
    ),
    # What is asked
    (
        "no mythology to place",
        PLACE,
        drop("decision", "mythology"),
        "decision.mythology",
        "place_god",
    ),
    (
        "a mythology at a turn",
        TOKENS,
        put("decision", "mythology", "greek"),
        "decision.mythology",
        "and to nothing else",
    ),
    (
        "a god to place without a token",
        PLACE,
        put("decision", "mythology", "greek"),
        "pantheon.decks.greek[0].known_by",
        "player 0 has drawn it",
    ),
    (
        "a god placed for another's token",
        PLACE,
        both(
            put("cities", 0, "mythology_tokens", []),
            put("cities", 1, "mythology_tokens", ["mesopotamian"]),
        ),
        "decision.mythology",
        "has just taken a token",
    ),
    (
        "a god drawn unseen",
        PLACE,
        put("pantheon", "decks", "mesopotamian", 1, "known_by", [1]),
        "pantheon.decks.mesopotamian[1].known_by",
        "so knows it",
    ),
    (
        "a placement by a player whose turn it is not",
        PLACE,
        put("decision", "player", 1),
        "decision.player",
        "only the active player",
    ),
    (
        "no card played",
        PLACE,
        drop("decision", "played"),
        "decision.played",
        "an activation leaves",
    ),
    (
        "no order of tokens to choose",
        TOKEN_ORDER,
        both(
            lambda document: [spot.pop("token", None) for spot in document["structure"]],
            lay(11, "roman"),
        ),
        "decision.kind",
        "nothing to choose for token_order",
    ),
    (
        "a deck of one to order",
        ORDER,
        blind(
            drop("pantheon", "owed_god"),
            gods(0, "Hades"),
            drop("pantheon", "decks", "greek", 0),
        ),
        "decision.kind",
        "nothing to choose for theater_order",
    ),
    (
        "no Divine Theater",
        THEATER,
        put("cities", 0, "wonders", 2, {"wonder": "The Divine Theater"}),
        "decision.kind",
        "has not constructed",
    ),
    (
        "a god not activated",
        PANTHEON["hades"],
        lambda document: both(
            drop("hidden"),
            put("cities", 0, "gods", ["Nisaba", "Tanit", "Gate"]),
            drop("pantheon", "decks", "greek"),
        )(document),
        "decision.kind",
        "player 0 has not activated Hades",
    ),
    (
        "no discarded card for Hades",
        PANTHEON["hades"],
        put("discard", []),
        "decision.kind",
        "nothing to choose for hades",
    ),
    (
        "no wonder for Ra",
        RA,
        lambda document: put("cities", 0, "wonders", document["cities"][0]["wonders"][3:])(
            document
        ),
        "decision.kind",
        "nothing to choose for ra",
    ),
    (
        "no wonder for Anubis",
        PANTHEON["anubis"],
        both(put("cities", 0, "wonders", []), put("cities", 1, "wonders", [])),
        "decision.kind",
        "nothing to choose for anubis",
    ),
    (
        "no military token for Neptune",
        PANTHEON["neptune"],
        put("military_tokens", [[], []]),
        "decision.kind",
        "nothing to choose for neptune_discard",
    ),
    (
        "no card for Baal",
        PANTHEON["baal"],
        put("cities", 1, "buildings", []),
        "decision.kind",
        "nothing to choose for baal",
    ),
    ("no token on Enki", ENKI, put("pantheon", "enki", []), "pantheon.enki", "0 progress tokens"),
    (
        "no wonder named for Isis",
        PANTHEON["isis"],
        kind("isis_card"),
        "decision.wonder",
        "belongs to isis_card",
    ),
    (
        "a wonder of the opponent for Isis",
        PANTHEON["isis"],
        both(kind("isis_card"), put("decision", "wonder", "The Colossus")),
        "decision.wonder",
        "allowed are Circus Maximus, The Mausoleum, The Statue of Zeus",
    ),
    (
        "two turns by the ruling of one",
        PANTHEON["baal"],
        put("decision", "extra_turn", 2),
        "decision.extra_turn",
        "one turn at most",
    ),
    ("three turns", PANTHEON["hades"], put("decision", "extra_turn", 3), "decision.extra_turn", ""),
    ("a key of no meaning", GATE, put("pantheon", "oracle", 1), "pantheon", "'oracle'"),
]


@pytest.mark.parametrize(
    ("base", "edit", "field", "problem"),
    [pytest.param(*case, id=name) for name, *case in CORRUPT],
)
def test_a_corrupt_position_is_refused_and_the_field_named(
    base: Document, edit: Edit, field: str, problem: str
) -> None:
    check_refused(base, edit, field, problem)
