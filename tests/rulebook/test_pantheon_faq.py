"""Pantheon rulebook, chapter "FAQ". The question about Engineering and temples: see progress."""

from functools import partial

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import TOKENS
from mirabilia.duel.vocabulary import Decision, Symbol, TokenPlace, Victory
from mirabilia.engine.random import seed_generator
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

NO_TOKENS = ((A, 3), (A, 6), (B, 3), (B, 6))


@pytest.mark.rulebook("pantheon.faq.effect-impossible")
@pytest.mark.parametrize(
    "god", ["Enki", "Nisaba", "Baal", "Hades", "Anubis", "Isis", "Ra", "Neptune"]
)
def test_a_god_without_a_possible_effect_may_be_activated(god: str) -> None:
    """FAQ: no green, brown, grey or discarded card, no wonder, no military token, no token."""
    table = pantheon(slots={1: god}, cities=((), ("Altar",)), loot_gone=NO_TOKENS)
    table.activate(god)
    assert (table.coins(A), table.gods(A), table.slots()) == (4, {god}, {})
    assert (table.coins(B), table.city(B), table.snake) == (7, {"Altar"}, None)
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("pantheon.faq.no-refund")
def test_offering_tokens_give_no_coins_back() -> None:
    """FAQ: the token of 4 pays a price of 3; A still has 7 coins."""
    table = pantheon(slots={1: "Aphrodite"}, offerings=((4,), ()))
    table.activate("Aphrodite", 4)
    assert (table.coins(A), table.offerings(A)) == (7, set())


@pytest.mark.rulebook("pantheon.faq.ra-five-wonders")
def test_with_ra_a_player_may_construct_five_wonders() -> None:
    """FAQ: A has four and takes The Sphinx; it is the seventh in all, so B's last is boxed."""
    four = ("The Colossus", "The Pyramids", "Piraeus", "The Great Library")
    table = pantheon(
        slots={1: "Ra"},
        built=(four, ("Circus Maximus", "The Mausoleum")),
        wonders=([], ("The Sphinx", "The Temple of Artemis")),
        coins=(30, 30),
    )
    table.activate("Ra").choose_wonder("The Sphinx").discard("Statue")
    assert table.can_construct("The Sphinx")
    table.wonder("The Sphinx", "Walls")
    assert [sum(map(bool, table.wonders(p).values())) for p in (A, B)] == [5, 2]
    assert set(table.wonders(B)) == {"Circus Maximus", "The Mausoleum"}
    table.discard("Forum")
    assert not any(
        actions.WONDER <= action < actions.DRAFT for action in table.legal()
    )  # seven in the whole game


def seven_built() -> Table:
    """A builds the seventh wonder, The Great Library; B's Sphinx goes to the box."""
    table = pantheon(
        slots={6: "Anubis"},
        built=(
            ("The Colossus", "The Pyramids", "Piraeus"),
            ("Circus Maximus", "The Mausoleum", "The Appian Way"),
        ),
        wonders=(["The Great Library"], ["The Sphinx"]),
        coins=(30, 30),
    )
    table.wonder("The Great Library", "Walls")
    return table.do(table.legal()[0])


@pytest.mark.rulebook("pantheon.faq.anubis-after-seven")
def test_the_eighth_wonder_stays_in_the_box_after_anubis() -> None:
    """FAQ: B destroys The Pyramids; The Sphinx does not return, only The Pyramids can be built."""
    table = seven_built()
    assert "The Sphinx" not in table.wonders(B)
    table.activate("Anubis").choose_wonder("The Pyramids")
    assert "The Sphinx" not in table.wonders(B)
    assert table.wonders(A)["The Pyramids"] is None
    assert table.can_construct("The Pyramids")
    table.wonder("The Pyramids", "Statue")
    assert table.wonders(A)["The Pyramids"] == "Statue"
    assert not table.can_construct("The Sphinx")
    assert "The Sphinx" not in table.wonders(B)


@pytest.mark.rulebook("pantheon.faq.nisaba-ishtar-pairs")
def test_a_symbol_copied_by_nisaba_makes_a_pair() -> None:
    """FAQ: A has a wheel and copies B's wheel, so A takes a progress token."""
    table = pantheon(slots={1: "Nisaba"}, cities=(("School",), ("Apothecary",)))
    table.activate("Nisaba").card("Apothecary")
    assert table.symbols(A) == {Symbol.WHEEL: 2}
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)


@pytest.mark.rulebook("pantheon.faq.nisaba-ishtar-pairs")
def test_ishtar_makes_a_pair_with_law() -> None:
    """FAQ: A has Law and activates Ishtar: two scales give a progress token."""
    table = pantheon(slots={1: "Ishtar"}, tokens=(["Law"], ())).activate("Ishtar")
    assert table.symbols(A) == {Symbol.SCALES: 2}
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)


@pytest.mark.rulebook("pantheon.faq.minerva-capital")
@pytest.mark.parametrize("space", [-9, 9])
@pytest.mark.parametrize("preset", ["ukrainian", "russian", "rulebook", "arena"])
def test_minerva_may_stand_on_a_capital(space: int, preset: str) -> None:
    """FAQ: it is a space of the board."""
    table = pantheon(slots={1: "Minerva"}, rulings=preset).activate("Minerva").space(space)
    assert table.minerva == space


@pytest.mark.rulebook("pantheon-ru.faq.minerva-own-city")
def test_minerva_in_ones_own_city_stops_a_conquest() -> None:
    """FAQ (Russian book): B's pawn stands before A's capital and stays there, once."""
    table = pantheon(
        cards=("Guard Tower", "Garrison", "Altar"),
        slots={1: "Minerva"},
        conflict=-8,
        coins=(7, 20),
        rulings="russian",
    )
    table.activate("Minerva").space(-9).build("Guard Tower")
    assert (table.conflict, table.minerva, table.victory) == (-8, None, Victory.NONE)
    table.discard("Altar").build("Garrison")
    assert (table.victory, table.winner) == (Victory.MILITARY, B)


def shown_and_not_chosen(way: str) -> tuple[Table, set[str]]:
    """A has been shown Enki and has chosen another god; also the tokens that lay on Enki."""
    table = pantheon(
        slots={1: "Gate"},
        wonders=(["The Divine Theater"], ["The Great Library"]),
        coins=(30, 30),
    )
    if way == "Gate":
        table.activate("Gate")
        laid = table.tokens_at(TokenPlace.ENKI)
        table.god("Astarte")
    else:
        table.wonder("The Divine Theater").mythology("mesopotamian")
        laid = table.tokens_at(TokenPlace.ENKI)
        table.god("Ishtar").god("Enki")
    assert len(laid) == 2
    return table, laid


@pytest.mark.rulebook("pantheon.faq.enki-not-chosen")
@pytest.mark.parametrize("way", ["Gate", "The Divine Theater"])
def test_the_tokens_of_an_enki_not_chosen_return_to_the_box(way: str) -> None:
    """FAQ: Enki is on his deck again, and his tokens are in the box with the others."""
    table, laid = shown_and_not_chosen(way)
    assert table.tokens_at(TokenPlace.ENKI) == set()
    assert laid <= table.tokens_at(TokenPlace.BOX)
    assert len(table.tokens_at(TokenPlace.BOX)) == 8
    assert table.deck("mesopotamian")[0] == "Enki"
    assert table.decider == B


@pytest.mark.rulebook("pantheon.faq.box-tokens-mixed")
def test_tokens_returned_to_the_box_can_be_drawn_again() -> None:
    """FAQ: The Great Library draws from all eight, those that lay on Enki among them."""
    drawn = set()
    for seed in range(30):
        table, laid = shown_and_not_chosen("Gate")
        seed_generator(table.state, seed)
        table.wonder("The Great Library")
        drawn |= table.tokens_at(TokenPlace.DRAWN)
        assert len(table.tokens_at(TokenPlace.DRAWN)) == 3
    assert laid <= drawn
    on_board = {token.name for token in TOKENS if token.id in list(table.state.board)}
    assert drawn == {token.name for token in TOKENS} - on_board


@pytest.mark.rulebook("pantheon.faq.box-tokens-mixed")
def test_tokens_not_taken_from_enki_can_be_drawn_again() -> None:
    """FAQ: A takes one of two; the other returns and may be drawn by The Great Library."""
    drawn = set()
    for seed in range(30):
        table = pantheon(
            slots={1: "Enki"},
            enki=("Philosophy", "Urbanism"),
            wonders=([], ["The Great Library"]),
            coins=(7, 30),
        )
        table.activate("Enki").token("Urbanism")
        seed_generator(table.state, seed)
        drawn |= table.wonder("The Great Library").tokens_at(TokenPlace.DRAWN)
    assert "Philosophy" in drawn
    assert "Urbanism" not in drawn


@pytest.mark.rulebook("pantheon.faq.no-tokens-left")
@pytest.mark.parametrize("god", ["Nisaba", "Ishtar"])
def test_a_pair_gives_nothing_when_no_token_is_left_on_the_board(god: str) -> None:
    """FAQ: by either goddess A makes a pair; nothing is asked, though the box is full."""
    table = pantheon(
        slots={1: god},
        cities=(("School",), ("Apothecary",)),
        tokens=(["Law"], ()),
        board=(),
    )
    table.activate(god)
    if god == "Nisaba":
        table.card("Apothecary")
    assert 2 in table.symbols(A).values()
    assert (table.decision, table.decider, table.tokens(A)) == (Decision.TURN, B, {"Law"})


@pytest.mark.rulebook("pantheon.faq.engineering-urbanism")
def test_urbanism_pays_nothing_for_engineering() -> None:
    """FAQ: A has both and 5 coins; Fortifications cost 1 and give no 4."""
    table = pantheon(
        cards=("Fortifications", "Altar"),
        tokens=(("Engineering", "Urbanism"), ()),
        coins=(5, 7),
    )
    assert table.build("Fortifications").coins(A) == 4


@pytest.mark.rulebook("pantheon.faq.neptune-own-side")
def test_neptune_may_use_a_token_of_ones_own_side_against_the_opponent() -> None:
    """FAQ: A applies the token of 5 on A's side; B loses the coins, A none."""
    table = pantheon(slots={1: "Neptune"}).activate("Neptune")
    table.military_token(A, 2).military_token(A, 5)
    assert (table.coins(A), table.coins(B)) == (4, 2)
