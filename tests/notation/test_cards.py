import json
import re
from collections import Counter
from typing import Any

import pytest

from mirabilia.duel.components import CARDS, TOKENS, WONDERS
from mirabilia.duel.pantheon.components import GOD_CARDS
from mirabilia.duel.vocabulary import Ability, Kind
from mirabilia.notation.catalogue import LANGUAGES, slug, text
from mirabilia.notation.duel.cards import component_tables


@pytest.fixture(scope="module")
def tables() -> dict[str, Any]:
    return component_tables()


def row(tables: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    return next(each for each in tables[table] if each["name"] == name)


def test_every_component_is_exported_in_every_language(tables: dict[str, Any]) -> None:
    for table, things in (
        ("cards", CARDS),
        ("wonders", WONDERS),
        ("progress_tokens", TOKENS),
        ("gods", GOD_CARDS),
    ):
        assert [(each["id"], each["name"]) for each in tables[table]] == [
            (thing.id, thing.name) for thing in things
        ]
        for each in tables[table]:
            assert each["slug"] == slug(each["name"])
            assert list(each["names"]) == list(LANGUAGES)
            assert all(each["texts"][language] for language in LANGUAGES)


def test_the_export_is_json(tables: dict[str, Any]) -> None:
    assert json.loads(json.dumps(tables)) == tables


def test_no_english_is_left_in_translated_texts(tables: dict[str, Any]) -> None:
    for table in ("cards", "wonders", "progress_tokens", "gods"):
        for each in tables[table]:
            for language in ("uk", "ru"):
                shown = [each["names"][language], *each["texts"][language]]
                shown += [each["rule"][language]] if "rule" in each else []
                assert not re.search("[A-Za-z]", " ".join(shown))


def test_a_card_tells_cost_chains_and_effect(tables: dict[str, Any]) -> None:
    statue = row(tables, "cards", "Statue")

    assert (statue["age"], statue["guild"], statue["colour"]) == (2, False, "blue")
    assert statue["cost"] == {"coins": 0, "resources": {"clay": 2}}
    assert statue["effect"] == {"points": 4}
    assert statue["chain_needs"] == {"symbol": "mask", "card": "Theater"}
    assert statue["chain_gives"] == {"symbol": "column", "card": "Gardens"}
    assert statue["texts"]["en"] == [
        "Worth 4 victory points.",
        "Free with the chain symbol “mask” of Theater.",
        "Chain symbol “column”: Gardens will be free.",
    ]


def test_a_card_without_chains_says_so(tables: dict[str, Any]) -> None:
    walls = row(tables, "cards", "Walls")

    assert walls["chain_needs"] is None
    assert walls["chain_gives"] is None


def test_a_guild_counts_in_the_leading_city(tables: dict[str, Any]) -> None:
    guild = row(tables, "cards", "Shipowners Guild")
    counted = {"amount": 1, "kind": "brown_and_grey", "city": "leading"}

    assert (guild["age"], guild["guild"]) == (3, True)
    assert guild["effect"] == {"coins_per": counted, "points_per": counted}
    assert guild["texts"]["uk"] == [
        "Дає по 1 монеті за кожну коричневу й сіру карту в місті, де їх найбільше.",
        "Наприкінці гри приносить по 1 переможному балу за кожну коричневу й сіру карту"
        " в місті, де їх найбільше.",
    ]


@pytest.mark.parametrize(
    ("table", "name", "texts"),
    [
        ("cards", "Sawmill", ["Produces 2 wood."]),
        (
            "cards",
            "Caravansery",
            ["Produces one of these for each construction, as you choose: wood, stone, clay."],
        ),
        (
            "cards",
            "Customs House",
            ["Bought at 1 coin a unit from your next turn on: glass, papyrus."],
        ),
        ("cards", "Workshop", ["Scientific symbol: pendulum.", "Worth 1 victory point."]),
        (
            "wonders",
            "The Appian Way",
            [
                "Gives 3 coins.",
                "The opponent loses 3 coins.",
                "Grants another turn.",
                "Worth 3 victory points.",
            ],
        ),
        (
            "wonders",
            "Circus Maximus",
            [
                "Gives 1 shield.",
                "Sends a grey card of the opponent to the discard pile.",
                "Worth 3 victory points.",
            ],
        ),
        (
            "progress_tokens",
            "Urbanism",
            ["Gives 6 coins.", "Gives 4 coins whenever you build for free by a chain."],
        ),
        (
            "progress_tokens",
            "Mathematics",
            ["Worth 3 victory points at the end for each progress token of yours."],
        ),
        (
            "cards",
            "Greek Grand Temple",
            [
                "Victory points at the end for 1, 2 or 3 Grand Temples: 5, 12, 21.",
                "Free with the Greek mythology token.",
            ],
        ),
        (
            "wonders",
            "The Sanctuary",
            ["Cards of the Pantheon cost you 2 coins less.", "Grants another turn."],
        ),
        (
            "wonders",
            "The Divine Theater",
            [
                "Reveals the gods of one deck of your choice and activates one of them for free.",
                "Worth 2 victory points.",
            ],
        ),
        (
            "progress_tokens",
            "Mysticism",
            [
                "Worth 2 victory points at the end for each mythology token or offering token"
                " of yours."
            ],
        ),
        (
            "progress_tokens",
            "Poliorcetics",
            ["The opponent loses 1 coin for each space you push the Conflict pawn."],
        ),
        (
            "progress_tokens",
            "Engineering",
            ["Any card with a chain symbol under its cost can be built for 1 coin."],
        ),
        (
            "gods",
            "Enki",
            [
                "When revealed, 2 progress tokens from the box are laid on this card.",
                "Takes one of the progress tokens on this card.",
            ],
        ),
        (
            "gods",
            "Gate",
            [
                "Costs 2 times the price of its slot.",
                "Reveals the top god of every deck and activates one of them for free.",
            ],
        ),
        ("gods", "Ishtar", ["Scientific symbol: scales."]),
        ("gods", "Aphrodite", ["Worth 9 victory points."]),
    ],
)
def test_an_effect_is_told_part_by_part(
    tables: dict[str, Any], table: str, name: str, texts: list[str]
) -> None:
    assert row(tables, table, name)["texts"]["en"] == texts


def test_every_ability_is_exported_by_some_token_or_wonder(tables: dict[str, Any]) -> None:
    givers = [*tables["progress_tokens"], *tables["wonders"]]
    given = [each["effect"].get("abilities", {}) for each in givers]

    assert {name for abilities in given for name in abilities} == {a.name.lower() for a in Ability}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["per-own", "per-leading"])
def test_every_kind_that_effects_count_has_its_own_words(language: str, message: str) -> None:
    words = {text(language, message, kind=slug(kind.name)) for kind in Kind}

    assert len(words) == len(Kind)


def test_layouts_tell_rows_faces_and_coverings(tables: dict[str, Any]) -> None:
    for layout, rows in zip(
        tables["layouts"], [[2, 3, 4, 5, 6], [6, 5, 4, 3, 2], [2, 3, 4, 2, 4, 3, 2]], strict=True
    ):
        positions = layout["positions"]
        assert list(Counter(spot["row"] for spot in positions).values()) == rows
        assert [spot["face_up"] for spot in positions] == [
            spot["row"] % 2 == 1 for spot in positions
        ]
        assert all(len(spot["covered_by"]) == 0 for spot in positions if spot["row"] == len(rows))
    assert tables["layouts"][0]["positions"][3]["covered_by"] == [6, 7]
    assert tables["layouts"][2]["positions"][5]["covered_by"] == [9]


def test_layouts_mark_the_cards_that_carry_tokens_with_pantheon(tables: dict[str, Any]) -> None:
    marked = [
        {spot["position"]: spot["token"] for spot in layout["positions"] if spot["token"]}
        for layout in tables["layouts"]
    ]

    assert marked == [
        dict.fromkeys((2, 4, 9, 11, 13), "mythology"),
        dict.fromkeys((6, 8, 10), "offering"),
        {},
    ]


def test_every_component_tells_the_set_it_belongs_to(tables: dict[str, Any]) -> None:
    def counts(table: str) -> dict[str, int]:
        return dict(Counter(each["set"] for each in tables[table]))

    assert counts("cards") == {"base": 73, "pantheon": 5}
    assert counts("wonders") == {"base": 12, "pantheon": 2}
    assert counts("progress_tokens") == {"base": 10, "pantheon": 3}
    assert counts("gods") == {"pantheon": 16}


def test_a_temple_is_free_by_its_mythology_and_is_no_guild(tables: dict[str, Any]) -> None:
    temple = row(tables, "cards", "Roman Grand Temple")

    assert (temple["age"], temple["guild"], temple["temple"]) == (3, False, True)
    assert temple["colour"] == "temple"
    assert temple["effect"] == {"set_points": [5, 12, 21]}
    assert temple["chain_needs"] == {"symbol": "myth:roman", "mythology": "roman"}
    assert row(tables, "cards", "Merchants Guild")["temple"] is False


def test_gods_tell_their_mythology_and_effect(tables: dict[str, Any]) -> None:
    effects = {god["name"]: god["effect"] for god in tables["gods"]}

    assert effects["Astarte"] == {"savings": 7}
    assert effects["Ishtar"] == {"symbol": "scales"}
    assert effects["Isis"] == {"asks": "isis_wonder"}
    assert effects["Gate"] == {"price_factor": 2, "asks": "gate"}
    assert row(tables, "gods", "Gate")["mythology"] is None
    assert row(tables, "gods", "Zeus")["mythology"] == "greek"
    assert row(tables, "gods", "Zeus")["names"]["uk"] == "Зевс"


def test_mythologies_tell_their_gods_temple_and_tokens(tables: dict[str, Any]) -> None:
    phoenician = row(tables, "mythologies", "phoenician")

    assert phoenician["gods"] == ["Astarte", "Baal", "Tanit"]
    assert phoenician["temple"] == "Phoenician Grand Temple"
    assert [each["tokens"] for each in tables["mythologies"]] == [2] * 5
    assert phoenician["names"]["ru"] == "Финикийская"


def test_slots_of_the_pantheon_have_a_price_for_each_player(tables: dict[str, Any]) -> None:
    assert [(each["slot"], *each["prices"]) for each in tables["pantheon_slots"]] == [
        (1, 3, 8),
        (2, 4, 7),
        (3, 5, 6),
        (4, 6, 5),
        (5, 7, 4),
        (6, 8, 3),
    ]
    assert [each["value"] for each in tables["offering_tokens"]] == [2, 3, 4]


def test_the_track_is_the_same_on_both_sides(tables: dict[str, Any]) -> None:
    track = {space["space"]: space for space in tables["military_track"]}

    assert list(track) == list(range(-9, 10))
    assert [track[n]["points"] for n in range(9)] == [0, 2, 2, 5, 5, 5, 10, 10, 10]
    assert {n: s["military_token"] for n, s in track.items() if s["military_token"]} == {
        -6: 5,
        -3: 2,
        3: 2,
        6: 5,
    }
    assert [n for n, space in track.items() if space["capital"]] == [-9, 9]
    assert all(track[n]["zone"] == -track[-n]["zone"] for n in track)


def test_an_export_may_be_limited_to_some_languages() -> None:
    limited = component_tables(["uk"])

    assert limited["cards"][0]["names"] == {"uk": "Склад дерева"}
    with pytest.raises(ValueError, match="allowed are en, uk, ru"):
        component_tables(["de"])
