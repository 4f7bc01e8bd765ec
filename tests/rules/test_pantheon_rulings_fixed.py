"""Rulings of Duel: Pantheon that hold in every game."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME
from mirabilia.duel.options import PRESETS
from mirabilia.duel.pantheon.components import GOD_BY_NAME
from mirabilia.duel.state import HIDDEN, HIDDEN_GOD
from mirabilia.duel.vocabulary import (
    Category,
    Decision,
    Event,
    Mythology,
    Symbol,
    TokenPlace,
    Victory,
)
from mirabilia.engine.random import seed_generator
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

FIVE_SYMBOLS = ("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "University")
THEATER = "The Divine Theater"


def theater(**position: Any) -> Table:
    """A can afford The Divine Theater."""
    settings: dict[str, Any] = {"coins": (30, 30), **position}
    return pantheon(wonders=([THEATER], []), **settings)


# hidden-gods


def test_only_the_player_who_placed_a_god_knows_it() -> None:
    """A uncovers a Roman token, places Mars and puts Minerva back; B knows neither."""
    table = pantheon(age=1, structure={9: "Altar", 14: "Baths", 19: "Tavern"}, laid={9: "roman"})
    table.discard("Baths").place_god("Mars", 4)
    own, other = table.view(A), table.view(B)
    mars, minerva = GOD_BY_NAME["Mars"].id, GOD_BY_NAME["Minerva"].id
    assert (own.slots[3], own.god_decks[Mythology.ROMAN, 0]) == (mars, minerva)
    assert other.slots[3] == HIDDEN_GOD - Mythology.ROMAN
    assert [int(god) for god in other.god_decks[Mythology.ROMAN, :2]] == [HIDDEN, HIDDEN]


# gate-slot


def gate_slot(gods: dict[int, str], seed: int) -> int:
    """Where the Gate lies when Age II begins with these gods in the Pantheon."""
    table = pantheon(age=1, cards=("Altar",), covered=(), slots=gods)
    seed_generator(table.state, seed)
    return table.discard("Altar").pantheon_slot_of("Gate")


def test_the_gate_goes_to_the_only_free_slot() -> None:
    """Five gods leave the fourth slot."""
    gods = {1: "Enki", 2: "Tanit", 3: "Zeus", 5: "Isis", 6: "Mars"}
    assert {gate_slot(gods, seed) for seed in range(10)} == {4}


def test_the_gate_goes_to_a_free_slot_by_lot() -> None:
    """Three gods leave the slots 2, 4 and 6, each of which may get the Gate."""
    gods = {1: "Enki", 3: "Zeus", 5: "Isis"}
    assert {gate_slot(gods, seed) for seed in range(30)} == {2, 4, 6}


# several-tokens


def two_tokens(first: str, second: str, **options: Any) -> Table:
    """The Theater's card uncovers the token at 9, and its Zeus that at 11."""
    table = theater(
        age=1,
        structure={9: "Altar", 11: "Baths", 15: "Tavern", 16: "Theater", 19: "Stable"},
        laid={9: first, 11: second},
        **options,
    )
    table.wonder(THEATER, "Tavern").mythology("greek").god("Zeus").strike(16)
    return table.god("Hades")


@pytest.mark.parametrize(("first", "gods"), [(9, ("Mars", "Isis")), (11, ("Isis", "Mars"))])
def test_two_tokens_come_in_the_order_that_the_player_chooses(
    first: int, gods: tuple[str, str]
) -> None:
    """A Roman and an Egyptian token: both are A's, whichever comes first."""
    table = two_tokens("roman", "egyptian")
    assert (table.decision, table.decider) == (Decision.TOKEN_ORDER, A)
    assert table.legal() == [actions.POSITION + 9, actions.POSITION + 11]
    table.token_at(first).place_god(gods[0], 1)
    assert table.decision is Decision.PLACE_GOD
    table.place_god(gods[1], 2)
    assert table.slots() == {1: gods[0], 2: gods[1]}
    assert table.mythology_tokens(A) == {"roman": 1, "egyptian": 1}
    assert (table.decision, table.decider) == (Decision.TURN, B)


def test_two_tokens_of_one_mythology_need_no_order() -> None:
    """Two Roman tokens: A sees two gods, then the one put back and the third."""
    table = two_tokens("roman", "roman")
    assert table.decision is Decision.PLACE_GOD
    table.place_god("Mars", 1)
    assert table.legal() == [
        table.place_god_action(god, slot) for god in ("Minerva", "Neptune") for slot in range(2, 7)
    ]
    table.place_god("Neptune", 2)
    assert (table.mythology_tokens(A), table.deck("roman")) == ({"roman": 2}, ["Minerva"])


# offering-waste


def test_any_combination_of_offering_tokens_may_be_spent() -> None:
    """A price of 3, tokens of 2, 3 and 4: all eight ways, but for coins that A does not have."""
    table = pantheon(slots={1: "Mars"}, offerings=((2, 3, 4), ()), coins=(1, 7))
    ways = [(), (2,), (3,), (2, 3), (4,), (2, 4), (3, 4), (2, 3, 4)]
    assert [way for way in ways if table.can_activate("Mars", *way)] == ways[1:]
    table.activate("Mars", 2, 3, 4)
    assert (table.coins(A), table.offerings(A)) == (1, set())


# activation-coins, gods-compulsory


def test_economy_gets_nothing_of_an_activation() -> None:
    """A pays 3 coins to the bank; B has Economy."""
    table = pantheon(slots={1: "Aphrodite"}, tokens=((), ["Economy"])).activate("Aphrodite")
    assert (table.coins(A), table.coins(B)) == (4, 7)


def test_anubis_destroys_his_own_players_wonder_if_no_other_stands() -> None:
    """The only action is A's Pyramids."""
    table = pantheon(slots={1: "Anubis"}, built=(["The Pyramids"], [])).activate("Anubis")
    assert table.legal() == [actions.SLOT + table.slot_of("The Pyramids")]


def test_a_choice_of_a_god_cannot_be_declined() -> None:
    """Where progress tokens of pairs are optional too, Enki gives one of his two."""
    table = pantheon(
        slots={1: "Enki"}, enki=("Law", "Urbanism"), progress_choice="optional"
    ).activate("Enki")
    assert len(table.legal()) == 2
    assert actions.DECLINE not in table.legal()


# nisaba-without-cards, ishtar-and-law


def test_nisaba_without_a_green_card_does_nothing() -> None:
    """B has none, A's own does not count; a green card that B builds later is not copied."""
    table = pantheon(cards=("Apothecary", "Altar"), slots={1: "Nisaba"}, cities=(("Workshop",), ()))
    table.activate("Nisaba").build("Apothecary")
    assert (table.snake, table.symbols(A)) == (None, {Symbol.PENDULUM: 1})
    assert (table.decision, table.decider) == (Decision.TURN, A)


def test_nisaba_must_copy_a_card_if_there_is_one() -> None:
    """The only action is B's only green card."""
    table = pantheon(slots={1: "Nisaba"}, cities=((), ("Apothecary",))).activate("Nisaba")
    assert table.legal() == [actions.CARD + CARD_BY_NAME["Apothecary"].id]


@pytest.mark.parametrize("first", ["Law", "Ishtar"])
def test_ishtar_and_law_make_a_pair_whichever_comes_second(first: str) -> None:
    """The second scales give a progress token, and still are one of six symbols."""
    board = ("Agriculture", "Economy", "Masonry", "Philosophy", "Strategy")
    if first == "Law":
        table = pantheon(slots={1: "Ishtar"}, tokens=(["Law"], ()), board=board)
        table.activate("Ishtar")
    else:
        table = pantheon(
            slots={1: "Enki"}, gods=(["Ishtar"], ()), enki=("Law", "Urbanism"), board=board
        )
        table.activate("Enki").token("Law")
    assert table.symbols(A) == {Symbol.SCALES: 2}
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)
    assert table.token("Philosophy").tokens(A) == {"Law", "Philosophy"}
    assert table.decider == B


def test_ishtar_and_law_count_once_for_the_six() -> None:
    """Four other symbols and both scales are five different ones."""
    table = pantheon(
        slots={1: "Ishtar"}, tokens=(["Law"], ()), cities=(FIVE_SYMBOLS[:4], ())
    ).activate("Ishtar")
    assert table.victory is Victory.NONE


# astarte-coins


@pytest.mark.parametrize(("treasury", "rest", "saved"), [(9, 1, 7), (8, 0, 7), (5, 0, 4)])
def test_the_treasury_pays_before_astarte(treasury: int, rest: int, saved: int) -> None:
    """Pretorium costs 8; coins on Astarte are used only for what the treasury lacks."""
    table = pantheon(
        cards=("Pretorium", "Altar"),
        gods=(["Astarte"], ()),
        savings=(7, 0),
        coins=(treasury, 7),
    )
    table.build("Pretorium")
    assert (table.coins(A), table.savings(A)) == (rest, saved)


def test_coins_received_do_not_go_onto_astarte() -> None:
    """Two coins for a discarded card go to the treasury, though Astarte has room."""
    table = pantheon(gods=(["Astarte"], ()), savings=(3, 0), coins=(0, 7)).discard("Statue")
    assert (table.coins(A), table.savings(A)) == (2, 3)


# wonder-limit-with-anubis, ra-and-destroyed-wonders, isis-without-cards


def test_only_standing_wonders_count_for_the_limit() -> None:
    """Six stand; one is destroyed; two more can be built before the eighth goes to the box."""
    table = pantheon(
        slots={1: "Anubis"},
        built=(
            ("The Colossus", "The Pyramids", "The Mausoleum"),
            ("Circus Maximus", "The Great Lighthouse", "The Statue of Zeus"),
        ),
        wonders=(["The Great Library"], ["The Temple of Artemis"]),
        coins=(50, 50),
    )
    table.activate("Anubis").choose_wonder("The Pyramids")
    table.discard("Forum").wonder("The Pyramids", "Walls")
    assert set(table.wonders(B)) >= {"The Temple of Artemis"}
    table.wonder("The Temple of Artemis", "Statue")
    assert "The Great Library" not in table.wonders(A)
    assert [sum(map(bool, table.wonders(p).values())) for p in (A, B)] == [3, 4]


def test_ra_may_take_a_wonder_that_anubis_destroyed() -> None:
    """A destroys B's Pyramids and later takes them; the wonder in the box is out of reach."""
    table = pantheon(
        slots={1: "Anubis", 2: "Ra"}, built=((), ("The Pyramids", "The Colossus")), coins=(20, 7)
    )
    table.activate("Anubis").choose_wonder("The Pyramids").discard("Forum").activate("Ra")
    assert table.legal() == [actions.SLOT + table.slot_of("The Pyramids")]
    table.choose_wonder("The Pyramids")
    assert (table.wonders(A), set(table.wonders(B))) == ({"The Pyramids": None}, {"The Colossus"})


@pytest.mark.parametrize(
    "position",
    [
        {"wonders": (["The Sphinx"], [])},
        {"discarded": ("Baths",)},
        {"discarded": ("Baths",), "wonders": ([], ["The Sphinx"])},
        {"discarded": ("Baths",), "built": (["The Sphinx"], [])},
    ],
    ids=["no card", "no wonder", "only the opponent's", "already built"],
)
def test_isis_without_a_card_or_a_wonder_does_nothing(position: dict[str, Any]) -> None:
    """She may be activated all the same; the turn passes."""
    table = pantheon(slots={1: "Isis"}, **position)
    before = (table.wonders(A), table.wonders(B), table.discarded())
    table.activate("Isis")
    assert (table.wonders(A), table.wonders(B), table.discarded()) == before
    assert (table.gods(A), table.decision, table.decider) == ({"Isis"}, Decision.TURN, B)


# neptune-few-tokens


def test_neptune_with_a_single_token_discards_it() -> None:
    """Nobody loses coins, nothing more is asked."""
    table = pantheon(slots={1: "Neptune"}, loot_gone=((A, 3), (A, 6), (B, 3)))
    table.activate("Neptune").military_token(B, 5)
    assert (table.coins(B), int(table.state.loot.sum())) == (7, 0)
    assert (table.decision, table.decider) == (Decision.TURN, B)


def test_neptune_without_tokens_does_nothing() -> None:
    """He may be activated all the same."""
    table = pantheon(slots={1: "Neptune"}, loot_gone=((A, 3), (A, 6), (B, 3), (B, 6)))
    table.activate("Neptune")
    assert (table.gods(A), table.coins(B), table.decider) == ({"Neptune"}, 7, B)


# sanctuary-and-gate


def test_the_gate_is_doubled_before_the_sanctuary_lowers_its_price() -> None:
    """Slot 3 costs A 5: twice 5 less 2 is 8, with the offering token of 4 it is 4."""
    table = pantheon(
        slots={3: "Gate"}, built=(["The Sanctuary"], []), offerings=((4,), ()), coins=(8, 7)
    )
    assert (table.activation_price("Gate"), table.activation_price("Gate", 4)) == (8, 4)
    assert table.activate("Gate", 4).coins(A) == 4


# theater-reveals-openly


@pytest.mark.parametrize("preset", PRESETS)
def test_the_divine_theater_shows_its_deck_to_both_players(preset: str) -> None:
    """In every preset; the order of the two that return is A's secret."""
    table = theater(rulings=preset).wonder(THEATER).mythology("roman")
    shown = [GOD_BY_NAME[name].id for name in ("Mars", "Minerva", "Neptune")]
    for player in (A, B):
        assert [int(god) for god in table.view(player).god_decks[Mythology.ROMAN]] == shown
    table.god("Mars").god("Neptune")
    assert table.view(A).god_decks[Mythology.ROMAN, 0] == GOD_BY_NAME["Neptune"].id
    assert table.view(B).god_decks[Mythology.ROMAN, 0] == HIDDEN


# engineering-price


@pytest.mark.parametrize(
    ("own", "price", "paid", "income"),
    [
        (("Shelf Quarry", "Quarry"), 0, 0, 0),
        (("Shelf Quarry", "Stone Reserve"), 1, 1, 0),
        (("Shelf Quarry",), 2, 1, 0),
        ((), 6, 1, 0),
        (("Baths",), 0, 0, 0),
    ],
)
def test_engineering_is_used_from_a_price_of_one_coin(
    own: tuple[str, ...], price: int, paid: int, income: int
) -> None:
    """Aqueduct needs three stone. B has Economy and gets nothing of Engineering's coin."""
    position = {"cards": ("Aqueduct", "Altar"), "cities": (own, ())}
    assert pantheon(**position).price("Aqueduct") == price
    table = pantheon(**position, tokens=(["Engineering"], ["Economy"]))
    assert table.price("Aqueduct") == paid
    table.build("Aqueduct")
    assert (table.coins(A), table.coins(B)) == (7 - paid, 7 + income)
    engineered = Event.ENGINEERED in {event for event, *_ in table.events}
    assert engineered == (price > 0)
    assert table.points(A)[Category.BLUE] == 5 + 3 * ("Baths" in own)


def test_enki_shown_by_a_theater_gets_his_tokens_in_view_of_both() -> None:
    """The tokens on him are public, like all progress tokens."""
    table = theater().wonder(THEATER).mythology("mesopotamian")
    for player in (A, B):
        places = [int(place) for place in table.view(player).token_place]
        assert places.count(TokenPlace.ENKI) == 2


# theater-in-age-1


def test_the_divine_theater_activates_a_god_in_age_1() -> None:
    table = theater(age=1, cards=("Altar", "Baths"), covered=("Theater",))
    table.wonder(THEATER).mythology("phoenician").god("Tanit")
    assert table.age == 1
    assert "Tanit" in table.gods(A)


# gate-and-theater


def gate_isis_theater(**position: Any) -> Table:
    """The Gate shows Enki and Isis; Isis builds The Divine Theater, whose deck is to be chosen."""
    decks = {"mesopotamian": ["Enki", "Nisaba", "Ishtar"], "egyptian": ["Isis", "Ra", "Anubis"]}
    table = theater(slots={1: "Gate"}, decks=decks, discarded=("Altar",), **position)
    table.activate("Gate").god("Isis").choose_wonder(THEATER).card("Altar")
    assert table.decision == Decision.THEATER_DECK
    return table


def test_the_divine_theater_may_activate_a_god_that_the_gate_shows() -> None:
    table = gate_isis_theater()
    on_enki = table.tokens_at(TokenPlace.ENKI)
    table.mythology("mesopotamian").god("Enki")
    assert table.tokens_at(TokenPlace.ENKI) == on_enki
    assert len(on_enki) == 2


def test_the_divine_theater_orders_a_deck_whose_top_the_gate_shows() -> None:
    table = gate_isis_theater().mythology("mesopotamian").god("Ishtar").god("Nisaba")
    assert table.deck("mesopotamian") == ["Nisaba", "Enki"]
    assert not table.tokens_at(TokenPlace.ENKI)
    assert table.decider == B


# centre_starter


def test_zeus_discarding_the_last_card_makes_his_player_the_last_one() -> None:
    table = pantheon(
        age=2, cards=("Forum",), covered=(), slots={1: "Zeus"}, coins=(9, 9), to_move=A
    )
    table.activate("Zeus").strike(table.position_of("Forum"))
    assert (table.age, table.decider, table.decision) == (3, A, Decision.TURN)
