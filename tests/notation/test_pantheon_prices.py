"""Explained prices with Pantheon: temples, Engineering, Astarte, gods and the Gate."""

import json
import random
import re
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
from mirabilia.duel.pantheon.components import GOD_BY_NAME, GOD_CARDS
from mirabilia.duel.pantheon.explain import Activation, Way, price_of_god
from mirabilia.duel.vocabulary import OFFERING_SETS, POSITIONS, Decision
from mirabilia.notation.catalogue import LANGUAGES
from mirabilia.notation.duel.prices import explained_price, price_document, price_sentences
from support.duel import A, B, Table, copy_of, duel
from support.duel_cards import PRINTED
from support.exhaustive_price import least_price, unit_prices

GAMES = 16
EVERY = 17  # decisions from one position looked at to the next


def god(table: Table, name: str, player: int = A) -> Activation:
    return price_of_god(table.state, player, GOD_BY_NAME[name].id)


def card(table: Table, name: str, player: int = A) -> Price:
    return price_of_card(table.state, player, CARD_BY_NAME[name].id)


def prices(state: Any, player: int) -> list[Price | Activation]:
    """Of everything that has a price for a player."""
    return [
        *(price_of_card(state, player, each.id) for each in CARDS),
        *(price_of_wonder(state, player, each.id) for each in WONDERS),
        *(price_of_god(state, player, each.id) for each in GOD_CARDS),
    ]


@pytest.fixture(scope="module")
def positions(walk: Any) -> list[Table]:
    """Tables of random games with Pantheon, from the draft to the end."""
    sampled = []
    for seed in range(GAMES):
        for turn, table in enumerate(walk(seed, pantheon=True)):
            if turn % EVERY == seed % EVERY or table.victory:
                sampled.append(Table(copy_of(table.state)))
    return sampled


# Against the rules


def test_the_total_is_the_price_of_the_rules(positions: list[Table]) -> None:
    engineered = 0
    for table in positions:
        for player in (A, B):
            for price in prices(table.state, player):
                if isinstance(price, Activation):
                    continue
                rule, number = (
                    (card_price, CARD_BY_NAME[price.name].id)
                    if price.what == "card"
                    else (wonder_price, WONDER_BY_NAME[price.name].id)
                )
                assert price.total == rule(table.state, player, number)
                assert price.total == price.coins + price.trade
                engineered += price.engineered
    assert engineered > 0


def test_what_is_possible_is_what_is_legal(positions: list[Table]) -> None:
    seen = set()
    for table in positions:
        for player in (A, B):
            allowed = possible_things(table, player)
            for price in prices(table.state, player):
                assert price.possible == (price.name in allowed), price
                seen.add((price.what, price.possible))
    assert seen == {(what, can) for what in ("card", "wonder", "god") for can in (True, False)}


def possible_things(table: Table, player: int) -> set[str]:
    """Names of what the player can build, construct or activate now."""
    if table.decision != Decision.TURN:
        return set()
    state, names = table.state, set()
    for action in table.legal(player):
        if action < actions.DISCARD:
            names.add(CARDS[int(state.structure[action])].name)
        elif actions.WONDER <= action < actions.DRAFT:
            names.add(WONDERS[int(state.wonders[(action - actions.WONDER) // POSITIONS])].name)
        elif actions.ACTIVATE <= action < actions.PLACE:
            slot = (action - actions.ACTIVATE) // OFFERING_SETS
            names.add(GOD_CARDS[int(state.slots[slot])].name)
    return names


def test_the_ways_to_pay_are_the_legal_ones(positions: list[Table]) -> None:
    several = 0
    for table in positions:
        if table.decision != Decision.TURN or table.age < 2:
            continue
        told = sum(
            way.possible
            for each in GOD_CARDS
            for way in price_of_god(table.state, table.decider, each.id).ways
        )
        legal = [a for a in table.legal() if actions.ACTIVATE <= a < actions.PLACE]
        assert told == len(legal)
        several += len(legal) > 6
    assert several > 0


@pytest.mark.parametrize("player", [A, B])
def test_an_explanation_gives_nothing_away_that_a_view_hides(
    positions: list[Table], player: int
) -> None:
    hidden = 0
    for table in positions:
        explained = prices(table.state, player)
        assert prices(table.view(player), player) == explained
        hidden += any(
            obstacle.arguments.get("where") == "hidden"
            for price in explained
            for obstacle in price.obstacles
        )
    assert hidden > 0


def test_every_explanation_is_a_document_and_has_words_in_its_language(
    positions: list[Table],
) -> None:
    for table in positions[::5]:
        for price in prices(table.state, A):
            document = price_document(price)
            assert json.loads(json.dumps(document)) == document
            assert price_sentences("en", price)
            for language in ("uk", "ru"):
                written = " ".join(price_sentences(language, price))
                assert not re.search("[A-Za-z]", re.sub(r"\bII\b", "", written))


def test_engineering_never_costs_more_than_the_cheapest_way() -> None:
    rng = random.Random(3)
    producers = [each.name for each in PRINTED.values() if each.produces]
    for _ in range(60):
        own = rng.sample(producers, rng.randrange(8))
        rival = [name for name in producers if name not in own and rng.random() < 0.5]
        table = duel(pantheon=True, cities=(own, rival), tokens=(["Engineering"], []))
        for name in rng.sample(sorted(PRINTED), 12):
            printed = PRINTED[name]
            expected = least_price(
                printed.cost,
                produces="".join(PRINTED[each].produces for each in own),
                coins=printed.coins,
                instead=1 if printed.needs else None,
                unit_prices=unit_prices(
                    rival_produces="".join(PRINTED[each].produces for each in rival), one_coin=""
                ),
            )
            assert card(table, name).total == expected, name


# Buildings and wonders


def test_a_temple_is_free_by_its_mythology_token() -> None:
    table = duel(pantheon=True, cards=("Greek Grand Temple",), mythology=(["greek"], ["roman"]))

    own, rival = card(table, "Greek Grand Temple"), card(table, "Greek Grand Temple", B)

    assert own.chain == Chain("myth:greek", None, "greek")
    assert (own.total, own.obstacles) == (0, [])
    assert rival.chain is None
    assert price_document(own)["chain"] == {"symbol": "myth:greek", "mythology": "greek"}
    assert [price_sentences(each, own)[0] for each in LANGUAGES] == [
        "Free by the Greek mythology token.",
        "Безкоштовно завдяки токену грецької міфології.",
        "Бесплатно благодаря жетону греческой мифологии.",
    ]


def test_engineering_asks_a_coin_for_a_card_with_a_chain_symbol() -> None:
    table = duel(pantheon=True, cards=("Aqueduct", "Walls"), tokens=(["Engineering"], []))

    price = card(table, "Aqueduct")

    assert (price.engineered, price.coins, price.trade, price.total) == (True, 1, 0, 1)
    assert (price.resources, price.bought) == ({"stone": 3}, [])
    assert price_document(price)["engineered"] is True
    assert [price_sentences(each, price) for each in LANGUAGES] == [
        ["Engineering instead of the printed cost: 1 coin.", "Total: 1 coin."],
        ["«Інженерія» замість указаної вартості: 1 монета.", "Разом: 1 монета."],
        ["«Инженерное дело» вместо указанной стоимости: 1 монета.", "Итого: 1 монета."],
    ]
    assert not card(table, "Walls").engineered
    assert "engineered" not in price_document(card(table, "Walls"))


def test_engineering_gives_way_to_a_chain_and_to_a_price_of_nothing() -> None:
    table = duel(
        pantheon=True,
        cities=(["Baths", "Sawmill", "Brickyard", "Quarry"], []),
        tokens=(["Engineering"], []),
    )

    assert card(table, "Aqueduct").chain == Chain("drop", "Baths")
    assert (card(table, "Rostrum").total, card(table, "Rostrum").engineered) == (0, False)


def test_coins_on_astarte_count_as_the_players() -> None:
    enough = duel(pantheon=True, cards=("Walls",), coins=(1, 7), savings=(3, 0))
    poor = duel(pantheon=True, cards=("Walls",), coins=(1, 7), savings=(2, 0))

    assert card(enough, "Walls").obstacles == []
    assert card(poor, "Walls").obstacles == [
        Obstacle(
            "cannot_pay",
            {"needs": 4, "has": 3, "short": 1, "missing": [Bought("stone", 2, 2)], "savings": 2},
        )
    ]
    assert [price_sentences(each, card(poor, "Walls"))[-1] for each in LANGUAGES] == [
        "The treasury and Astarte hold 3 coins: 1 coin short.",
        "У скарбниці та на карті «Астарта» 3 монети: бракує 1 монети.",
        "В сокровищнице и на карте «Астарта» 3 монеты: не хватает 1 монеты.",
    ]


def test_a_wonder_belongs_to_the_player_who_took_it_over() -> None:
    table = duel(
        pantheon=True, age=2, slots={1: "Ra"}, wonders=([], ["The Sphinx"]), coins=(30, 30)
    )
    table.activate("Ra").choose_wonder("The Sphinx")

    assert price_of_wonder(table.state, B, WONDER_BY_NAME["The Sphinx"].id).obstacles == [
        Obstacle("not_yours", {"owner": A})
    ]


def test_a_wonder_taken_over_produces_for_its_new_owner() -> None:
    table = duel(pantheon=True, cards=("Baths",), built=([], ["The Great Lighthouse"]))
    table.state.wonder_owner[4] = A

    assert card(table, "Baths").chosen == [Chosen("The Great Lighthouse", "stone")]
    assert card(table, "Baths", B).chosen == []


@pytest.mark.parametrize("age", [1, 2, 3])
def test_what_belongs_to_another_kind_of_game_stays_in_the_box(age: int) -> None:
    box = Obstacle("not_in_structure", {"where": "box"})
    temple = card(duel(age=age, coins=(30, 7)), "Greek Grand Temple")
    guild = card(duel(age=age, pantheon=True, coins=(30, 7)), "Builders Guild")

    assert temple.obstacles == [box]
    assert guild.obstacles == [box]


def test_an_unseen_temple_may_lie_face_down_where_its_back_lies() -> None:
    with_back = duel(pantheon=True, structure={15: "Roman Grand Temple", 18: "Port"})
    without = duel(pantheon=True, structure={15: "Senate", 18: "Port"}, coins=(30, 7))
    early = duel(pantheon=True, age=1, coins=(30, 7))

    for state in (with_back.state, with_back.view(A)):
        price = price_of_card(state, A, CARD_BY_NAME["Greek Grand Temple"].id)
        assert Obstacle("face_down") in price.obstacles
    assert card(without, "Greek Grand Temple").obstacles == [
        Obstacle("not_in_structure", {"where": "box"})
    ]
    assert card(early, "Greek Grand Temple").obstacles == [
        Obstacle("not_in_structure", {"where": "later"})
    ]


def test_a_face_down_temple_on_a_card_is_known_by_its_back() -> None:
    table = duel(
        pantheon=True,
        structure={5: "Senate", 9: "Roman Grand Temple", 11: "Port", 6: "Study", 12: "Arena"},
        coins=(30, 7),
    )

    price = card(table, "Senate")

    assert price.obstacles == [
        Obstacle("covered", {"cards": [], "face_down": 0, "face_down_temples": 1})
    ]
    assert [price_sentences(each, price)[-1] for each in LANGUAGES] == [
        "Covered by a face-down Grand Temple.",
        "Карту накриває інша: закритий великий храм.",
        "Карту накрывает другая: закрытый великий храм.",
    ]


# Activations


def test_a_god_costs_each_player_what_is_printed_on_that_side() -> None:
    table = duel(pantheon=True, age=2, slots={2: "Mars"}, coins=(9, 9))

    assert (god(table, "Mars").total, god(table, "Mars", B).total) == (4, 7)
    assert god(table, "Mars").obstacles == []
    assert god(table, "Mars", B).obstacles == [Obstacle("not_your_turn", {"decider": A})]


def test_an_activation_is_told_with_every_part() -> None:
    table = duel(
        pantheon=True,
        age=2,
        slots={4: "Gate"},
        built=(["The Sanctuary"], []),
        offerings=([2, 4], [3]),
        coins=(5, 7),
    )

    price = god(table, "Gate")

    assert (price.slot, price.printed, price.factor, price.discount) == (4, 6, 2, 2)
    assert (price.discount_by, price.total) == ("The Sanctuary", 10)
    assert price.ways == [
        Way((), 10, False),
        Way((2,), 8, False),
        Way((4,), 6, False),
        Way((2, 4), 4, True),
    ]
    assert price.possible
    assert price_document(price) == {
        "player": 0,
        "what": "god",
        "name": "Gate",
        "slot": 4,
        "total": 10,
        "printed": 6,
        "factor": 2,
        "discount": 2,
        "discount_by": "The Sanctuary",
        "ways": [
            {"offerings": [], "price": 10, "possible": False},
            {"offerings": [2], "price": 8, "possible": False},
            {"offerings": [4], "price": 6, "possible": False},
            {"offerings": [2, 4], "price": 4, "possible": True},
        ],
        "possible": True,
        "obstacles": [],
    }
    assert price_sentences("en", price) == [
        "Slot 4 of the Pantheon: 6 coins.",
        "Doubled for the Gate: 12 coins.",
        "The Sanctuary takes off 2 coins.",
        "Total: 10 coins.",
        "With offering tokens: 2 – 8 coins; 4 – 6 coins; 2 + 4 – 4 coins.",
    ]
    assert price_sentences("uk", price) == [
        "Місце 4 Пантеону: 6 монет.",
        "Ціна карти «Брама» подвоюється: 12 монет.",
        "Знижка («Святиня»): 2 монети.",
        "Разом: 10 монет.",
        "З токенами дарів: 2 – 8 монет; 4 – 6 монет; 2 + 4 – 4 монети.",
    ]
    assert price_sentences("ru", price) == [
        "Слот 4 Пантеона: 6 монет.",
        "Цена карты «Врата» удваивается: 12 монет.",
        "Скидка («Святилище»): 2 монеты.",
        "Итого: 10 монет.",
        "С жетонами жертвоприношения: 2 – 8 монет; 4 – 6 монет; 2 + 4 – 4 монеты.",
    ]


def test_a_price_never_falls_below_nothing() -> None:
    table = duel(pantheon=True, age=2, slots={1: "Mars"}, offerings=([2, 4], []), coins=(0, 0))

    assert god(table, "Mars").ways == [
        Way((), 3, False),
        Way((2,), 1, False),
        Way((4,), 0, True),
        Way((2, 4), 0, True),
    ]


def test_an_activation_that_cannot_be_paid_says_what_is_short_at_best() -> None:
    table = duel(pantheon=True, age=2, slots={6: "Mars"}, offerings=([3], []), coins=(2, 7))

    assert god(table, "Mars").obstacles == [
        Obstacle("cannot_pay", {"needs": 5, "has": 2, "short": 3, "missing": []})
    ]


def test_an_activated_god_names_its_owner() -> None:
    table = duel(pantheon=True, age=2, gods=(["Mars"], ["Zeus"]))

    assert god(table, "Zeus").obstacles == [Obstacle("already_activated", {"owner": B})]
    assert (god(table, "Zeus").slot, god(table, "Zeus").total) == (None, None)
    assert [price_sentences(each, god(table, "Zeus")) for each in LANGUAGES] == [
        ["Already activated by Player 2."],
        ["Уже активовано (Гравець 2)."],
        ["Уже активировано (Игрок 2)."],
    ]


def test_from_age_two_on_a_god_that_is_not_face_up_is_in_its_deck() -> None:
    table = duel(pantheon=True, age=2, slots={1: "Mars"})

    assert god(table, "Minerva").obstacles == [Obstacle("not_in_pantheon", {"where": "deck"})]


def test_a_face_down_god_is_known_only_to_the_player_who_placed_it() -> None:
    table = duel(pantheon=True, age=1, slots={3: "Mars"}, coins=(9, 9))
    table.state.slot_known[2] = 1 << A
    table.state.deck_known[4, 0] = 1 << A  # Minerva, put back on top
    early = Obstacle("too_early", {"age": 2})
    hidden = Obstacle("not_in_pantheon", {"where": "hidden"})
    waiting = Obstacle("not_your_turn", {"decider": A})

    assert god(table, "Mars").obstacles == [early]
    assert god(table, "Mars").slot == 3
    assert god(table, "Minerva").obstacles == [
        early,
        Obstacle("not_in_pantheon", {"where": "deck"}),
    ]
    for name in ("Mars", "Minerva", "Neptune"):
        assert god(table, name, B).obstacles == [waiting, early, hidden]
        assert god(table, name, B).slot is None


def test_a_mythology_without_a_face_down_god_hides_none() -> None:
    table = duel(pantheon=True, age=1, slots={3: "Mars"})

    assert god(table, "Zeus").obstacles[-1] == Obstacle("not_in_pantheon", {"where": "deck"})


def test_the_gate_comes_in_age_two() -> None:
    assert god(duel(pantheon=True, age=1), "Gate").obstacles == [
        Obstacle("too_early", {"age": 2}),
        Obstacle("not_in_pantheon", {"where": "later"}),
    ]


def test_a_base_game_has_no_gods() -> None:
    assert god(duel(), "Mars").obstacles == [Obstacle("not_in_pantheon", {"where": "box"})]


def test_another_decision_comes_before_an_activation() -> None:
    gods = {1: "Hades", 2: "Mars"}
    table = duel(pantheon=True, age=2, slots=gods, discarded=["Baths"], coins=(20, 7))
    table.activate("Hades")

    assert god(table, "Mars").obstacles == [Obstacle("other_decision", {"decision": "hades"})]
    assert price_sentences("en", god(table, "Mars"))[-1] == (
        "Another decision comes first. Build a card from the discard pile for free."
    )


def test_a_finished_game_is_the_only_reason_after_its_end() -> None:
    table = duel(pantheon=True, slots={1: "Mars"}, coins=(0, 0)).finish()

    assert god(table, "Mars").obstacles == [Obstacle("game_over")]


def test_a_god_is_explained_by_its_name() -> None:
    table = duel(pantheon=True, age=2, slots={1: "Mars"})
    explained = explained_price(table.state, A, "Mars")

    assert (explained.total, explained.possible) == (3, True)
    assert str(explained) == "Slot 1 of the Pantheon: 3 coins. Total: 3 coins."
    assert explained.to_dict()["what"] == "god"
    with pytest.raises(ValueError, match=r"card, wonder or god 'minervaa'.*Minerva"):
        explained_price(table.state, A, "minervaa")
