import json
import re
from collections import Counter
from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME, CARDS, WONDER_BY_NAME, WONDERS
from mirabilia.duel.construction import card_price, wonder_price
from mirabilia.duel.explain import (
    Bought,
    Chain,
    Chosen,
    Obstacle,
    Price,
    price_of_card,
    price_of_wonder,
)
from mirabilia.duel.vocabulary import POSITIONS
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.duel.prices import explained_price, price_document, price_sentences
from support.duel import A, B, Table, copy_of, duel, fresh

GAMES = 16
EVERY = 9  # decisions from one position looked at to the next
Explained = tuple[Table, list[Price]]


def card(table: Table, name: str, player: int = A) -> Price:
    return price_of_card(table.state, player, CARD_BY_NAME[name].id)


def wonder(table: Table, name: str, player: int = A) -> Price:
    return price_of_wonder(table.state, player, WONDER_BY_NAME[name].id)


def codes(price: Price) -> list[str]:
    return [obstacle.code for obstacle in price.obstacles]


def prices(state: Any) -> list[Price]:
    """Of every card and wonder for both players."""
    return [
        price
        for player in (A, B)
        for price in [
            *(price_of_card(state, player, each.id) for each in CARDS),
            *(price_of_wonder(state, player, each.id) for each in WONDERS),
        ]
    ]


@pytest.fixture(scope="module")
def positions(walk: Any) -> list[Explained]:
    """Tables of random games, from the draft to the end, with every price."""
    sampled = []
    for seed in range(GAMES):
        for turn, table in enumerate(walk(seed, rulings="arena" if seed % 2 else "rulebook")):
            if turn % EVERY == seed % EVERY or table.victory:
                sampled.append(Table(copy_of(table.state)))
    return [(table, prices(table.state)) for table in sampled]


# Against the rules


def test_the_total_is_the_price_of_the_rules(positions: list[Explained]) -> None:
    for table, explained in positions:
        for price in explained:
            rule, number = (
                (card_price, CARD_BY_NAME[price.name].id)
                if price.what == "card"
                else (wonder_price, WONDER_BY_NAME[price.name].id)
            )
            assert price.total == rule(table.state, price.player, number)


def test_the_parts_add_up_to_the_printed_cost(positions: list[Explained]) -> None:
    ways: Counter[str] = Counter()
    for _, explained in positions:
        for price in explained:
            units = Counter(price.produced) + Counter(price.waived)
            units += Counter(chosen.resource for chosen in price.chosen)
            units += Counter({lot.resource: lot.units for lot in price.bought})
            assert units == ({} if price.chain else price.resources)
            assert price.trade == sum(lot.units * lot.price for lot in price.bought)
            assert price.total == price.coins + price.trade
            ways.update(
                way for way in ("chain", "produced", "chosen", "waived") if getattr(price, way)
            )

    assert set(ways) == {"chain", "produced", "chosen", "waived"}


def test_what_is_possible_is_what_is_legal(positions: list[Explained]) -> None:
    for table, explained in positions:
        legal = {player: table.legal(player) for player in (A, B)}
        structure = [int(each) for each in table.state.structure]
        for price in explained:
            if price.what == "card":
                allowed = {
                    CARDS[structure[action]].name
                    for action in legal[price.player]
                    if action < actions.DISCARD
                }
            else:
                allowed = {
                    WONDERS[table.state.wonders[(action - actions.WONDER) // POSITIONS]].name
                    for action in legal[price.player]
                    if actions.WONDER <= action < actions.DRAFT
                }
            assert price.possible == (price.name in allowed)


def test_an_explanation_gives_nothing_away_that_a_view_hides(positions: list[Explained]) -> None:
    for table, explained in positions[::3]:
        assert prices(table.view(A)) == explained


def test_every_explanation_has_words_in_its_language(positions: list[Explained]) -> None:
    for _, explained in positions[::6]:
        for price in explained[::5]:
            assert price_sentences("en", price)
            for language in ("uk", "ru"):
                assert not re.search("[A-Za-z]", " ".join(price_sentences(language, price)))


def test_every_price_is_a_json_document(positions: list[Explained]) -> None:
    for _, explained in positions[::6]:
        for price in explained:
            document = price_document(price)
            assert json.loads(json.dumps(document)) == document


# Parts of a price


def test_own_production_is_used_before_anything_is_bought() -> None:
    table = duel(cities=(["Shelf Quarry"], ["Clay Pool"]), coins=(9, 7))

    price = card(table, "Fortifications")

    assert price.produced == {"stone": 2}
    assert price.bought == [Bought("clay", 1, 3), Bought("papyrus", 1, 2)]
    assert (price.coins, price.trade, price.total) == (0, 5, 5)


def test_printed_coins_are_paid_beside_what_is_bought() -> None:
    price = card(duel(cities=([], ["Glassworks"])), "Caravansery")

    assert (price.coins, price.trade, price.total) == (2, 5, 7)


def test_a_chain_names_its_symbol_and_giver_and_leaves_nothing_to_pay() -> None:
    price = card(duel(cities=(["Garrison"], [])), "Barracks")

    assert price.chain == Chain("sword", "Garrison")
    assert (price.coins, price.total) == (0, 0)


def test_a_choice_serves_the_dearest_missing_unit() -> None:
    table = duel(
        cards=("Fortifications",),
        cities=(["Caravansery", "Forum"], ["Brickyard", "Drying Room"]),
        built=(["Piraeus"], []),
    )

    price = card(table, "Fortifications")

    assert price.chosen == [
        Chosen("Forum", "papyrus"),
        Chosen("Caravansery", "clay"),
    ]
    assert price.bought == [Bought("stone", 2, 2)]


def test_a_choice_that_is_not_needed_is_not_mentioned() -> None:
    table = duel(cards=("Baths",), cities=(["Forum"], []), built=(["The Great Lighthouse"], []))

    assert card(table, "Baths").chosen == [Chosen("The Great Lighthouse", "stone")]


def test_a_discount_takes_the_dearest_units_left_and_names_its_token() -> None:
    table = duel(cities=([], ["Glassworks"]), tokens=(["Masonry"], []))

    price = card(table, "Courthouse")

    assert (price.waived, price.waived_by) == ({"wood": 1, "glass": 1}, "Masonry")
    assert price.bought == [Bought("wood", 1, 2)]


def test_each_discount_is_for_its_own_kind() -> None:
    table = duel(tokens=(["Architecture"], []), wonders=(["The Pyramids"], []))

    assert wonder(table, "The Pyramids").waived_by == "Architecture"
    assert card(table, "Courthouse").waived_by is None


def test_a_fixed_price_is_one_coin() -> None:
    price = card(duel(cities=(["Clay Reserve"], ["Brickyard"])), "Statue")

    assert price.bought == [Bought("clay", 2, 1)]


# Obstacles


def test_nothing_is_in_the_way_of_an_accessible_affordable_card() -> None:
    assert card(duel(cards=("Walls",)), "Walls").obstacles == []


def test_a_covered_card_names_the_cards_on_it() -> None:
    table = duel(age=1, structure={9: "Baths", 5: "Altar", 14: "Theater", 10: "Tavern"})

    price = card(table, "Altar")

    assert price.obstacles == [
        Obstacle("covered", {"cards": ["Tavern"], "face_down": 1, "face_down_guilds": 0})
    ]
    assert price_sentences("en", price)[-1] == "Covered by Tavern and a face-down card."


def test_a_face_down_guild_on_a_card_is_known_by_its_back() -> None:
    table = duel(structure={5: "Senate", 9: "Merchants Guild", 11: "Port", 6: "Study", 12: "Arena"})

    for state in (table.state, table.view(A)):
        (obstacle,) = [
            each
            for each in price_of_card(state, A, CARD_BY_NAME["Senate"].id).obstacles
            if each.code == "covered"
        ]
        assert obstacle.arguments == {"cards": [], "face_down": 0, "face_down_guilds": 1}


def test_two_face_up_cards_on_a_card_are_both_named() -> None:
    table = duel(age=1, structure={9: "Baths", 14: "Theater", 15: "Altar"})
    table.state.face_up[9] = 1
    table.state.place[CARD_BY_NAME["Baths"].id] = 1

    assert price_sentences("uk", card(table, "Baths"))[-1] == (
        "Карту накривають інші: «Театр» та «Алтар»."
    )


def test_an_unseen_card_of_the_age_may_lie_face_down() -> None:
    table = duel(age=1, structure={9: "Baths", 14: "Theater"})

    assert codes(card(table, "Baths")) == ["face_down"]
    assert codes(card(table, "Garrison")) == ["face_down"]


def test_an_unseen_guild_is_only_face_down_where_a_guilds_back_lies() -> None:
    with_guild = duel(structure={15: "Merchants Guild", 18: "Port"}, coins=(20, 7))
    without = duel(structure={15: "Senate", 18: "Port"}, coins=(20, 7))

    assert codes(card(with_guild, "Builders Guild")) == ["face_down"]
    assert card(without, "Builders Guild").obstacles == [
        Obstacle("not_in_structure", {"where": "box"})
    ]


@pytest.mark.parametrize(
    ("name", "where"),
    [("Baths", "discard"), ("Port", "later"), ("Tavern", "box"), ("Builders Guild", "later")],
)
def test_a_card_that_is_not_in_the_structure_is_said_to_be_elsewhere(name: str, where: str) -> None:
    table = duel(age=2, covered=(), discarded=["Baths"], coins=(30, 7))

    assert card(table, name).obstacles == [Obstacle("not_in_structure", {"where": where})]


def test_a_card_under_a_wonder_is_said_to_be_there() -> None:
    table = duel(cards=("Walls", "Forum"), wonders=(["The Sphinx"], []), coins=(20, 7))
    table.wonder("The Sphinx", "Walls")

    assert Obstacle("not_in_structure", {"where": "wonder"}) in card(table, "Walls").obstacles


def test_a_built_card_and_a_built_wonder_name_their_city() -> None:
    table = duel(cities=([], ["Baths"]), built=(["The Sphinx"], []))

    assert card(table, "Baths").obstacles == [Obstacle("already_built", {"owner": B})]
    assert wonder(table, "The Sphinx").obstacles == [Obstacle("already_built", {"owner": A})]


def test_a_poor_player_learns_how_much_is_short_and_for_what() -> None:
    table = duel(cards=("Caravansery",), cities=([], ["Glassworks"]), coins=(4, 7))

    price = card(table, "Caravansery")

    assert price.obstacles == [
        Obstacle(
            "cannot_pay",
            {
                "needs": 7,
                "has": 4,
                "short": 3,
                "missing": [Bought("glass", 1, 3), Bought("papyrus", 1, 2)],
            },
        )
    ]


def test_affordability_is_told_also_when_it_is_not_ones_turn() -> None:
    table = duel(cards=("Walls",), coins=(9, 0))

    assert codes(card(table, "Walls", B)) == ["not_your_turn", "cannot_pay"]
    assert card(table, "Walls", B).obstacles[0].arguments == {"decider": A}


def test_a_wonder_of_the_opponent_and_of_nobody_is_not_ones_own() -> None:
    table = duel(wonders=(["The Sphinx"], ["Piraeus"]), coins=(30, 30))

    assert wonder(table, "The Sphinx").obstacles == []
    assert wonder(table, "Piraeus").obstacles == [Obstacle("not_yours", {"owner": B})]
    assert wonder(table, "The Pyramids").obstacles == [Obstacle("not_yours", {"owner": None})]


def test_the_eighth_wonder_is_in_the_box_because_of_the_limit() -> None:
    table = duel(
        wonders=(["The Sphinx"], ["Piraeus"]),
        built=(
            ["The Pyramids", "The Colossus", "The Appian Way"],
            ["The Mausoleum", "The Hanging Gardens", "Circus Maximus"],
        ),
        coins=(30, 7),
    )
    table.wonder("The Sphinx")

    assert wonder(table, "Piraeus", B).obstacles[-2:] == [
        Obstacle("returned_to_box"),
        Obstacle("wonder_limit", {"limit": 7}),
    ]


def test_another_decision_comes_before_a_construction() -> None:
    table = duel(cards=("Library", "Walls"), cities=(["Scriptorium"], []), coins=(20, 7))
    table.build("Library")

    assert card(table, "Walls").obstacles == [Obstacle("other_decision", {"decision": "progress"})]


def test_nothing_is_built_in_the_draft() -> None:
    table = fresh(1)

    price = price_of_card(table.state, table.decider, CARD_BY_NAME["Altar"].id)

    assert codes(price) == ["other_decision", "not_in_structure"]


def test_a_finished_game_is_the_only_reason_after_its_end() -> None:
    table = duel(cards=("Walls",), coins=(0, 0), wonders=(["The Sphinx"], [])).finish()

    assert codes(card(table, "Walls")) == ["game_over"]
    assert codes(wonder(table, "The Sphinx")) == ["game_over"]


# Words


def test_a_price_is_told_part_by_part() -> None:
    table = duel(
        cards=("Walls",),
        cities=(["Shelf Quarry", "Forum"], ["Clay Pool"]),
        tokens=(["Architecture"], []),
        wonders=(["The Appian Way", "The Great Library"], []),
        coins=(2, 7),
    )

    assert price_sentences("en", wonder(table, "The Great Library")) == [
        "Produced by choice: glass (Forum).",
        "Waived by Architecture: 2 wood.",
        "Bought: 1 wood at 2 coins, 1 papyrus at 2 coins.",
        "Total: 4 coins.",
        "The treasury holds 2 coins: 2 coins short.",
    ]
    assert price_sentences("uk", wonder(table, "The Appian Way")) == [
        "Виробництво: 2 камені.",
        "Виробництво на вибір: папірус («Форум»).",
        "Знижка («Архітектура»): 2 глини.",
        "Разом: безкоштовно.",
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Produced: 2 stone.",
                "Bought: 1 clay at 3 coins, 1 papyrus at 2 coins.",
                "Total: 5 coins.",
                "The treasury holds 4 coins: 1 coin short.",
            ],
        ),
        (
            "uk",
            [
                "Виробництво: 2 камені.",
                "Купівля: 1 глина за 3 монети, 1 папірус за 2 монети.",
                "Разом: 5 монет.",
                "У скарбниці 4 монети: бракує 1 монети.",
            ],
        ),
        (
            "ru",
            [
                "Производство: 2 камня.",
                "Покупка: 1 глина за 3 монеты, 1 папирус за 2 монеты.",
                "Итого: 5 монет.",
                "В сокровищнице 4 монеты: не хватает 1 монеты.",
            ],
        ),
    ],
)
def test_a_price_too_high_is_told_in_every_language(language: str, sentences: list[str]) -> None:
    table = duel(cards=("Fortifications",), cities=(["Shelf Quarry"], ["Clay Pool"]), coins=(4, 7))

    assert price_sentences(language, card(table, "Fortifications")) == sentences


def test_several_units_are_bought_at_so_much_each() -> None:
    table = duel(cards=("Aqueduct",), cities=([], ["Shelf Quarry"]), coins=(12, 7))

    told = [price_sentences(language, card(table, "Aqueduct"))[0] for language in LANGUAGES]

    assert told == [
        "Bought: 3 stone at 4 coins each.",
        "Купівля: 3 камені по 4 монети.",
        "Покупка: 3 камня по 4 монеты.",
    ]


def test_what_is_free_is_told_to_be_free() -> None:
    table = duel(cards=("Brewery", "Barracks"), cities=(["Garrison"], []))

    assert price_sentences("en", card(table, "Brewery")) == ["Nothing to pay: no cost is printed."]
    assert price_sentences("en", card(table, "Barracks")) == [
        "Free by the chain: Garrison shows the symbol “sword”.",
        "Total: free.",
    ]


def test_obstacles_call_players_by_their_names() -> None:
    table = duel(cities=([], ["Baths"]))

    told = price_sentences("en", card(table, "Baths"), ["Ann", "Ben"])

    assert told[-1] == "Already built in the city of Ben."


# By name


def test_a_price_is_explained_by_the_name_of_a_card_or_wonder() -> None:
    table = duel(cards=("Walls",), wonders=(["The Sphinx"], []), coins=(4, 7))

    walls = explained_price(table.state, A, "Walls")
    sphinx = explained_price(table.state, A, "The Sphinx")

    assert (walls.total, walls.possible) == (4, True)
    assert (sphinx.total, sphinx.possible) == (8, False)
    assert str(walls) == "Bought: 2 stone at 2 coins each. Total: 4 coins."
    assert sphinx.sentences("ru")[-1] == "В сокровищнице 4 монеты: не хватает 4 монет."
    assert sphinx.to_dict()["obstacles"] == [
        {
            "code": "cannot_pay",
            "needs": 8,
            "has": 4,
            "short": 4,
            "missing": [
                {"resource": "stone", "units": 1, "price": 2},
                {"resource": "clay", "units": 1, "price": 2},
                {"resource": "glass", "units": 2, "price": 2},
            ],
        }
    ]


def test_an_unknown_name_is_answered_with_the_closest() -> None:
    with pytest.raises(ValueError, match=r"there is no card, wonder or god 'sphinx'.*The Sphinx"):
        explained_price(duel().state, A, "sphinx")
