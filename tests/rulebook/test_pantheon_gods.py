"""Pantheon rulebook, chapter "Gods": those of Mesopotamia, Phoenicia and Greece."""

from functools import partial
from typing import Any

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME, TOKENS
from mirabilia.duel.state import HIDDEN
from mirabilia.duel.vocabulary import Category, Decision, Symbol, TokenPlace, Victory
from mirabilia.engine.random import seed_generator
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

# Mesopotamian


def age_two_with_enki(seed: int) -> tuple[Table, set[str]]:
    """The first position of Age II with Enki in a slot, and what the box held before."""
    gods = {1: "Tanit", 2: "Enki", 3: "Zeus", 4: "Isis", 5: "Mars"}
    table = pantheon(age=1, cards=("Altar",), covered=(), slots=gods)
    box = table.tokens_at(TokenPlace.BOX)
    assert table.tokens_at(TokenPlace.ENKI) == set()
    seed_generator(table.state, seed)
    return table.discard("Altar"), box


@pytest.mark.rulebook("pantheon.gods.enki-reveal")
def test_two_progress_tokens_of_the_box_are_laid_on_enki_when_he_is_revealed() -> None:
    """Gods / Mesopotamian: Enki is turned up in Age II; two of the eight in the box join him."""
    table, box = age_two_with_enki(seed=1)
    laid = table.tokens_at(TokenPlace.ENKI)
    assert len(box) == 8
    assert len(laid) == 2
    assert laid < box
    assert table.tokens_at(TokenPlace.BOX) == box - laid
    for player in (A, B):  # face up
        on_enki = np.asarray(table.view(player).token_place) == TokenPlace.ENKI
        assert {t.name for t in TOKENS if on_enki[t.id]} == laid


@pytest.mark.rulebook("pantheon.gods.enki-reveal")
def test_the_tokens_on_enki_are_drawn_at_random() -> None:
    """Gods / Mesopotamian: every token of the box may lie on Enki."""
    seen = set().union(
        *(age_two_with_enki(seed)[0].tokens_at(TokenPlace.ENKI) for seed in range(40))
    )
    assert seen == age_two_with_enki(seed=1)[1]


@pytest.mark.rulebook("pantheon.gods.enki-activate")
@pytest.mark.parametrize(
    ("taken", "left", "coins"), [("Urbanism", "Philosophy", 10), ("Philosophy", "Urbanism", 4)]
)
def test_enki_gives_one_of_his_tokens_and_the_other_returns(
    taken: str, left: str, coins: int
) -> None:
    """Gods / Mesopotamian: A pays 3 of 7 coins and chooses; Urbanism gives its 6 coins."""
    table = pantheon(slots={1: "Enki"}, enki=("Philosophy", "Urbanism"))
    table.activate("Enki")
    both = (TOKEN_BY_NAME["Philosophy"].id, TOKEN_BY_NAME["Urbanism"].id)
    assert (table.decision, table.decider) == (Decision.ENKI, A)
    assert table.legal() == [actions.TOKEN + token for token in both]
    table.token(taken)
    assert table.tokens(A) == {taken}
    assert table.tokens_at(TokenPlace.ENKI) == set()
    assert left in table.tokens_at(TokenPlace.BOX)
    assert (table.coins(A), table.gods(A), table.decider) == (coins, {"Enki"}, B)


@pytest.mark.rulebook("pantheon.gods.ishtar")
def test_ishtar_gives_the_symbol_of_law() -> None:
    """Gods / Mesopotamian: A has no symbol and activates Ishtar."""
    table = pantheon(slots={1: "Ishtar"}).activate("Ishtar")
    with_law = duel(tokens=(("Law",), ()))
    assert table.symbols(A) == with_law.symbols(A) == {Symbol.SCALES: 1}
    assert (table.symbols(B), table.decider) == ({}, B)


@pytest.mark.rulebook("pantheon.gods.ishtar")
def test_ishtar_can_give_the_sixth_symbol() -> None:
    """Gods / Mesopotamian: A has five different symbols, none of them the scales."""
    five = ("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "Academy")
    table = pantheon(slots={1: "Ishtar"}, cities=(five, ())).activate("Ishtar")
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, A)


@pytest.mark.rulebook("pantheon.gods.nisaba")
@pytest.mark.parametrize(
    ("card", "symbol"), [("Apothecary", Symbol.WHEEL), ("Scriptorium", Symbol.QUILL)]
)
def test_nisaba_copies_the_symbol_of_a_green_card(card: str, symbol: Symbol) -> None:
    """Gods / Mesopotamian: the Snake on B's card gives A its symbol, not its points."""
    cities = (("Pharmacist",), ("Altar", "Apothecary", "Scriptorium"))
    table = pantheon(slots={1: "Nisaba"}, cities=cities).activate("Nisaba")
    assert (table.decision, table.decider) == (Decision.NISABA, A)
    green = (CARD_BY_NAME["Apothecary"].id, CARD_BY_NAME["Scriptorium"].id)
    assert table.legal() == [actions.CARD + number for number in green]
    table.card(card)
    assert table.snake == card
    assert table.symbols(A) == {Symbol.MORTAR: 1, symbol: 1}
    assert table.symbols(B) == {Symbol.WHEEL: 1, Symbol.QUILL: 1}
    assert table.city(B) == set(cities[B])
    assert (table.points(A)[Category.GREEN], table.decider) == (0, B)


# Phoenician


@pytest.mark.rulebook("pantheon.gods.astarte-coins")
def test_astarte_holds_seven_coins_of_the_bank() -> None:
    """Gods / Phoenician: A's treasury pays the price of 3, B's pays nothing."""
    table = pantheon(slots={1: "Astarte"}).activate("Astarte")
    assert (table.savings(A), table.coins(A)) == (7, 4)
    assert (table.savings(B), table.coins(B)) == (0, 7)


def saver(**position: Any) -> Table:
    """A has 1 coin and 7 on Astarte; it is B's turn."""
    settings: dict[str, Any] = {"coins": (1, 30), "to_move": B, **position}
    return pantheon(gods=(("Astarte",), ()), savings=(7, 0), **settings)


@pytest.mark.rulebook("pantheon.gods.astarte-protected")
@pytest.mark.parametrize("attack", ["military token", "Appian Way", "Poliorcetics", "Neptune"])
def test_coins_on_astarte_cannot_be_lost(attack: str) -> None:
    """Gods / Phoenician: whatever takes coins empties the treasury and leaves the 7."""
    if attack == "military token":
        table = saver(cards=("Guard Tower", "Altar"), conflict=-5).build("Guard Tower")
    elif attack == "Appian Way":
        table = saver(wonders=((), ["The Appian Way"])).wonder("The Appian Way")
    elif attack == "Poliorcetics":
        table = saver(cards=("Pretorium", "Altar"), conflict=3, tokens=((), ["Poliorcetics"]))
        table.build("Pretorium")
    else:
        table = saver(slots={6: "Neptune"}).activate("Neptune")
        table.military_token(A, 2).military_token(A, 5)
    assert (table.coins(A), table.savings(A)) == (0, 7)


@pytest.mark.rulebook("pantheon.gods.astarte-spend")
def test_coins_on_astarte_pay_for_a_building() -> None:
    """Gods / Phoenician: 1 coin and 7 on Astarte are enough for Pretorium, which costs 8."""
    table = saver(cards=("Pretorium", "Altar"), to_move=A)
    assert table.can_build("Pretorium")
    table.build("Pretorium")
    assert (table.coins(A), table.savings(A)) == (0, 0)
    assert not saver(cards=("Pretorium", "Altar"), to_move=A, coins=(0, 7)).can_build("Pretorium")


@pytest.mark.rulebook("pantheon.gods.astarte-spend")
@pytest.mark.parametrize("what", ["wonder", "activation"])
def test_coins_on_astarte_pay_for_wonders_and_gods_too(what: str) -> None:
    """Gods / Phoenician: The Pyramids are bought for 8, a god in A's sixth slot costs 8."""
    table = saver(wonders=(["The Pyramids"], ()), slots={6: "Aphrodite"}, to_move=A)
    if what == "wonder":
        assert table.wonder("The Pyramids").wonders(A)["The Pyramids"]
    else:
        assert table.activate("Aphrodite").gods(A) == {"Aphrodite", "Astarte"}
    assert (table.coins(A), table.savings(A)) == (0, 0)


@pytest.mark.rulebook("pantheon.gods.astarte-points")
def test_each_coin_left_on_astarte_is_a_point() -> None:
    """Gods / Phoenician: 5 coins there and 4 in the treasury give 5 + 1 points."""
    table = pantheon(gods=(("Astarte",), ()), savings=(5, 0), coins=(4, 7))
    points = table.points(A)
    assert (points[Category.GODS], points[Category.TREASURY]) == (5, 1)
    assert table.total(A) == 6
    assert table.points(B)[Category.GODS] == 0


@pytest.mark.rulebook("pantheon.gods.baal")
@pytest.mark.parametrize(
    ("card", "letter", "units", "left"), [("Sawmill", "W", 2, "P"), ("Press", "P", 1, "W")]
)
def test_baal_takes_over_a_brown_or_grey_card(
    card: str, letter: str, units: int, left: str
) -> None:
    """Gods / Phoenician: production moves from B to A, and with it the prices of both."""
    table = pantheon(slots={1: "Baal"}, cities=(("Quarry",), ("Altar", "Sawmill", "Press")))
    assert (table.unit_price(letter, A), table.unit_price(letter, B)) == (2 + units, 2)
    table.activate("Baal")
    assert (table.decision, table.decider) == (Decision.BAAL, A)
    choices = (CARD_BY_NAME["Press"].id, CARD_BY_NAME["Sawmill"].id)
    assert table.legal() == [actions.CARD + number for number in choices]
    table.card(card)
    assert table.city(A) == {"Quarry", card}
    assert table.city(B) == {"Altar", "Sawmill", "Press"} - {card}
    assert table.production(A) == {"S": 1, letter: units}
    assert set(table.production(B)) == {left}
    assert (table.unit_price(letter, A), table.unit_price(letter, B)) == (2, 2 + units)
    assert (table.coins(A), table.coins(B), table.decider) == (4, 7, B)


@pytest.mark.rulebook("pantheon.gods.tanit")
def test_tanit_gives_twelve_coins() -> None:
    """Gods / Phoenician: A pays 3 of 7 coins and gets 12."""
    table = pantheon(slots={1: "Tanit"}).activate("Tanit")
    assert (table.coins(A), table.coins(B)) == (7 - 3 + 12, 7)


# Greek


@pytest.mark.rulebook("pantheon.gods.aphrodite")
def test_aphrodite_is_worth_nine_points() -> None:
    """Gods / Greek: the points are a god's, so they do not break a tie as blue cards do."""
    table = pantheon(gods=(["Aphrodite"], ()), cities=((), ("Altar", "Theater", "Baths")))
    points = table.points(A)
    assert (points[Category.GODS], points[Category.BLUE]) == (9, 0)
    assert table.total(A) == table.total(B) == 9 + 2
    assert table.finish().winner == B


@pytest.mark.rulebook("pantheon.gods.hades")
@pytest.mark.parametrize(("card", "pawn", "blue"), [("Arsenal", 3, 0), ("Palace", 0, 7)])
def test_hades_builds_a_discarded_card_for_nothing(card: str, pawn: int, blue: int) -> None:
    """Gods / Greek: A chooses one of two discarded cards; all it does happens."""
    table = pantheon(slots={1: "Hades"}, discarded=("Palace", "Arsenal")).activate("Hades")
    assert (table.decision, table.decider) == (Decision.HADES, A)
    choices = (CARD_BY_NAME["Arsenal"].id, CARD_BY_NAME["Palace"].id)
    assert table.legal() == [actions.CARD + number for number in choices]
    table.card(card)
    assert table.city(A) == {card}
    assert table.discarded() == {"Palace", "Arsenal"} - {card}
    assert (table.conflict, table.points(A)[Category.BLUE]) == (pawn, blue)
    assert (table.coins(A), table.decider) == (7 - 3, B)


# Age II: 11 covers 6 and 7, 12 covers 7, and 6 covers 0. Positions 6 and 7 are laid face down.
STRUCTURE = {0: "Altar", 6: "Baths", 7: "Theater", 11: "Walls", 12: "Brewery"}


def with_zeus(**position: Any) -> Table:
    """A has just activated Zeus in Age II."""
    table = pantheon(age=2, structure=STRUCTURE, slots={1: "Zeus"}, **position)
    return table.activate("Zeus")


@pytest.mark.rulebook("pantheon.gods.zeus")
@pytest.mark.parametrize("position", STRUCTURE)
def test_zeus_discards_any_card_of_the_structure(position: int) -> None:
    """Gods / Greek: face up or down, covered or not; nobody gets coins for it."""
    table = with_zeus()
    assert (table.decision, table.decider) == (Decision.ZEUS, A)
    assert table.legal() == [actions.POSITION + each for each in STRUCTURE]
    table.strike(position)
    assert table.discarded() == {STRUCTURE[position]}
    assert table.state.cards_left == 4
    assert table.city(A) == set()
    assert (table.coins(A), table.decider) == (7 - 3, B)


@pytest.mark.rulebook("pantheon.gods.zeus")
def test_cards_freed_by_zeus_are_turned_up() -> None:
    """Gods / Greek: without the card at 11 nothing covers 6; 7 is still covered by 12."""
    table = with_zeus()
    assert list(table.view(A).structure[6:8]) == [HIDDEN, HIDDEN]
    table.strike(11)
    assert list(table.view(B).structure[6:8]) == [CARD_BY_NAME["Baths"].id, HIDDEN]
    assert set(table.accessible()) == {"Baths", "Brewery"}


@pytest.mark.rulebook("pantheon.gods.zeus-token")
@pytest.mark.parametrize(
    "options",
    [{}, {"zeus_token": "take"}, {"rulings": "ukrainian"}, {"rulings": "rulebook"}],
    ids=str,
)
def test_zeus_takes_the_token_on_his_card(options: dict[str, str]) -> None:
    """Gods / Greek: the face-down card carries the offering token of 3; A takes it."""
    table = with_zeus(laid={6: 3}, **options).strike(6)
    assert (table.offerings(A), table.laid(), table.discarded()) == ({3}, {}, {"Baths"})
    assert table.decider == B


@pytest.mark.rulebook("pantheon-ru.gods.zeus-token")
@pytest.mark.parametrize("options", [{"zeus_token": "discard"}, {"rulings": "russian"}], ids=str)
def test_zeus_discards_the_token_with_his_card(options: dict[str, str]) -> None:
    """Gods / Greek (Russian book): nobody has the offering token of 3 any more."""
    table = with_zeus(laid={6: 3}, **options).strike(6)
    assert (table.offerings(A), table.laid(), table.discarded()) == (set(), {}, {"Baths"})
    assert (table.offerings(B), table.decider) == (set(), B)


def zeus_in_age_one(**options: Any) -> Table:
    """A's Divine Theater has let Zeus strike a face-down card with a Roman token in Age I."""
    table = pantheon(
        age=1,
        structure={9: "Altar", 14: "Baths", 15: "Theater", 16: "Tavern"},
        laid={9: "roman"},
        wonders=(["The Divine Theater"], []),
        coins=(30, 7),
        **options,
    )
    table.wonder("The Divine Theater", "Tavern").mythology("greek").god("Zeus")
    return table.strike(9).god("Aphrodite")


@pytest.mark.rulebook("pantheon.gods.zeus-token")
def test_a_mythology_token_taken_by_zeus_brings_a_god() -> None:
    """Gods / Greek: A takes the token and places one of the two top Roman gods."""
    table = zeus_in_age_one(rulings="ukrainian")
    assert (table.decision, table.decider) == (Decision.PLACE_GOD, A)
    table.place_god("Minerva", 2)
    assert (table.mythology_tokens(A), table.slots()) == ({"roman": 1}, {2: "Minerva"})
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon-ru.gods.zeus-token")
def test_a_mythology_token_discarded_by_zeus_brings_no_god() -> None:
    """Gods / Greek (Russian book): the token is gone, and the Pantheon stays empty."""
    table = zeus_in_age_one(rulings="russian")
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert (table.mythology_tokens(A), table.mythology_tokens(B)) == ({}, {})
    assert (table.slots(), table.laid()) == ({}, {})
