"""Duel rulebook, chapter "Symbols": wonders."""

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME, WONDER_BY_NAME
from mirabilia.duel.vocabulary import Category, Decision, TokenPlace, Victory
from mirabilia.engine.random import seed_generator
from support.duel import A, B, Table, duel, fresh
from support.duel_cards import SELF_SUFFICIENT, WONDER_COSTS


def with_wonder(wonder: str, **position: object) -> Table:
    """A can build this wonder without buying anything; there are no coins unless said."""
    settings: dict[str, object] = {"coins": (0, 7), **position}
    return duel(
        cards=("Palace", "Town Hall", "Study", "Academy"),
        covered=("Pantheon",),
        cities=(SELF_SUFFICIENT, []),
        wonders=([wonder], []),
        **settings,  # type: ignore[arg-type]
    )


def wonder_points(table: Table) -> int:
    """A's points for wonders if the game ends now."""
    return table.points(A)[Category.WONDERS]


def card_choices(*names: str) -> list[int]:
    return sorted(actions.CARD + CARD_BY_NAME[name].id for name in names)


@pytest.mark.rulebook(
    "duel.wonders.appian-way",
    "duel.wonders.circus-maximus",
    "duel.wonders.colossus",
    "duel.wonders.great-library",
    "duel.wonders.great-lighthouse",
    "duel.wonders.hanging-gardens",
    "duel.wonders.mausoleum",
    "duel.wonders.pyramids",
    "duel.wonders.sphinx",
    "duel.wonders.piraeus",
    "duel.wonders.statue-of-zeus",
    "duel.wonders.temple-of-artemis",
)
@pytest.mark.parametrize(("wonder", "cost"), WONDER_COSTS.items())
def test_a_wonder_costs_the_resources_it_shows(wonder: str, cost: str) -> None:
    """Wonders: B makes unequal amounts, so that each resource has its own price for A."""
    prices = {"G": 2, "P": 3, "W": 4, "S": 5, "C": 6}
    rival = ("Press", "Sawmill", "Shelf Quarry", "Quarry", "Brickyard", "Clay Pool", "Clay Pit")
    price = sum(prices[letter] for letter in cost)
    table = duel(cities=([], rival), wonders=([wonder], []), coins=(price, 7))
    assert {letter: table.unit_price(letter) for letter in prices} == prices
    assert table.wonder_price(wonder) == price
    assert table.can_construct(wonder)
    table.state.coins[A] -= 1
    assert not table.can_construct(wonder)


@pytest.mark.rulebook("duel.wonders.appian-way")
def test_the_appian_way_moves_coins_and_grants_a_turn() -> None:
    """Wonders: A has no coins and B 7; A takes 3 from the bank, B loses 3 to it, A plays again."""
    table = with_wonder("The Appian Way").wonder("The Appian Way")
    assert (table.coins(A), table.coins(B)) == (3, 4)
    assert (table.decider, table.decision) == (A, Decision.TURN)
    assert wonder_points(table) == 3
    assert table.discard(table.accessible()[0]).decider == B


@pytest.mark.rulebook("duel.wonders.appian-way")
def test_the_appian_way_takes_no_more_than_the_opponent_has() -> None:
    """Wonders: B has only 2 coins and loses those; A's 3 still come from the bank."""
    table = with_wonder("The Appian Way", coins=(0, 2)).wonder("The Appian Way")
    assert (table.coins(A), table.coins(B)) == (3, 0)


@pytest.mark.rulebook("duel.wonders.circus-maximus")
@pytest.mark.parametrize("destroyed", ["Glass-Blower", "Drying Room"])
def test_circus_maximus_destroys_a_grey_card_of_choice(destroyed: str) -> None:
    """Wonders: B has two grey cards and a brown one; A chooses a grey one, and has a shield."""
    grey = ("Glass-Blower", "Drying Room")
    own = tuple(card for card in SELF_SUFFICIENT if card not in grey)
    table = duel(
        cards=("Palace", "Town Hall"),
        cities=(own, (*grey, "Logging Camp")),
        wonders=(["Circus Maximus"], []),
    )
    table.wonder("Circus Maximus")
    assert (table.decider, table.decision) == (A, Decision.DESTROY_GREY)
    assert table.legal() == card_choices(*grey)
    table.card(destroyed)
    assert table.city(B) == {*grey, "Logging Camp"} - {destroyed}
    assert table.city(A) == set(own)
    assert table.discarded() == {destroyed}
    assert (table.conflict, table.decider) == (1, B)
    assert wonder_points(table) == 3


@pytest.mark.rulebook("duel.wonders.circus-maximus", "duel.wonders.statue-of-zeus")
@pytest.mark.parametrize(
    ("wonder", "rival"),
    [("Circus Maximus", "Quarry"), ("The Statue of Zeus", "Press")],
)
def test_a_destroying_wonder_may_be_built_without_a_target(wonder: str, rival: str) -> None:
    """Wonders: B has no card of that colour; nothing is discarded, but the shield counts."""
    table = duel(cities=([], [rival]), wonders=([wonder], []), coins=(20, 7)).wonder(wonder)
    assert (table.decider, table.decision) == (B, Decision.TURN)
    assert table.city(B) == {rival}
    assert (table.conflict, table.discarded()) == (1, set())


@pytest.mark.rulebook("duel.wonders.circus-maximus", "duel.wonders.statue-of-zeus")
@pytest.mark.parametrize("wonder", ["Circus Maximus", "The Statue of Zeus"])
def test_a_shield_that_reaches_the_capital_wins_before_a_card_is_destroyed(wonder: str) -> None:
    """Wonders: the pawn stands before B's capital; the wonder's shield ends the game at once."""
    rival = ("Logging Camp", "Press")
    table = duel(cities=([], rival), wonders=([wonder], []), coins=(30, 7), conflict=8)
    table.wonder(wonder)
    assert (table.victory, table.winner) == (Victory.MILITARY, A)
    assert (table.city(B), table.legal()) == (set(rival), [])


@pytest.mark.rulebook("duel.wonders.colossus")
def test_the_colossus_has_two_shields() -> None:
    """Wonders: the pawn moves from the centre 2 spaces toward B; 3 points."""
    table = with_wonder("The Colossus").wonder("The Colossus")
    assert (table.conflict, table.coins(A), table.decider) == (2, 0, B)
    assert wonder_points(table) == 3


ON_BOARD = ("Economy", "Masonry", "Strategy", "Theology", "Architecture")
IN_BOX = {"Agriculture", "Law", "Mathematics", "Philosophy", "Urbanism"}


@pytest.mark.rulebook("duel.wonders.great-library")
def test_the_great_library_offers_three_random_tokens_from_the_box() -> None:
    """Wonders: 5 tokens are on the board; A keeps one of 3 drawn from the others, 2 go back."""
    draws = set()
    for seed in range(40):
        table = with_wonder("The Great Library", board=ON_BOARD)
        seed_generator(table.state, seed)
        table.wonder("The Great Library")
        drawn = table.tokens_at(TokenPlace.DRAWN)
        assert (table.decider, table.decision) == (A, Decision.LIBRARY)
        assert len(drawn) == 3
        assert drawn <= IN_BOX
        assert table.legal() == sorted(actions.TOKEN + TOKEN_BY_NAME[name].id for name in drawn)
        draws.add(frozenset(drawn))

        kept = min(drawn)
        table.token(kept)
        assert table.tokens(A) == {kept}
        assert table.tokens_at(TokenPlace.BOX) == IN_BOX - {kept}
        assert table.tokens_at(TokenPlace.BOARD) == set(ON_BOARD)
        assert table.decider == B
    assert len(draws) == 10  # every way to draw 3 of 5


@pytest.mark.rulebook("duel.wonders.great-library")
def test_the_token_of_the_great_library_works_at_once() -> None:
    """Wonders: the box holds Agriculture and two more; kept, it pays 6 coins; 4 + 4 points."""
    table = with_wonder(
        "The Great Library",
        board=ON_BOARD,
        tokens=([], ["Law", "Mathematics"]),
    )
    table.wonder("The Great Library").token("Agriculture")
    assert (table.coins(A), table.coins(B)) == (6, 7)
    assert wonder_points(table) == 4
    assert table.points(A)[Category.PROGRESS] == 4


@pytest.mark.rulebook("duel.wonders.great-lighthouse")
def test_the_great_lighthouse_makes_one_raw_material_of_choice() -> None:
    """Wonders: once built, a wood, stone or clay is free at each construction, a second is not."""
    table = duel(wonders=(["The Great Lighthouse"], []), coins=(8, 7))
    assert table.price("Baths") == 2
    table.wonder("The Great Lighthouse")
    assert (table.coins(A), table.decider) == (0, B)
    assert [table.price(card) for card in ("Stable", "Baths", "Garrison")] == [0, 0, 0]
    assert table.price("Rostrum") == 2  # SW
    assert (table.price("Apothecary"), table.price("Workshop")) == (2, 2)
    assert wonder_points(table) == 4


@pytest.mark.rulebook("duel.wonders.great-lighthouse-price", "duel.wonders.piraeus-price")
@pytest.mark.parametrize("wonder", ["The Great Lighthouse", "Piraeus"])
def test_a_producing_wonder_does_not_raise_the_opponents_prices(wonder: str) -> None:
    """Wonders: B has built it; A still pays 2 for every resource."""
    table = duel(wonders=([], [wonder]), coins=(7, 8), to_move=B)
    table.wonder(wonder)
    assert {letter: table.unit_price(letter, A) for letter in "WSCGP"} == dict.fromkeys("WSCGP", 2)


@pytest.mark.rulebook("duel.wonders.hanging-gardens")
def test_the_hanging_gardens_give_six_coins_and_a_turn() -> None:
    """Wonders: A without coins has 6 and plays again; 3 points."""
    table = with_wonder("The Hanging Gardens").wonder("The Hanging Gardens")
    assert (table.coins(A), table.coins(B), table.decider) == (6, 7, A)
    assert wonder_points(table) == 3


@pytest.mark.rulebook("duel.wonders.mausoleum")
def test_the_mausoleum_builds_a_discarded_card_for_free() -> None:
    """Wonders: Arsenal and Baths were discarded; A, without coins, chooses Arsenal."""
    table = with_wonder("The Mausoleum", discarded=["Arsenal", "Baths"], loot_gone=[(B, 3)])
    table.wonder("The Mausoleum", "Palace")
    assert (table.decider, table.decision) == (A, Decision.MAUSOLEUM)
    assert table.legal() == card_choices("Arsenal", "Baths")
    table.card("Arsenal")
    assert table.city(A) == {*SELF_SUFFICIENT, "Arsenal"}
    assert table.discarded() == {"Baths"}
    assert (table.conflict, table.coins(A), table.coins(B)) == (3, 0, 7)
    assert (table.decider, wonder_points(table)) == (B, 2)
    assert table.wonders(A) == {"The Mausoleum": "Palace"}


@pytest.mark.rulebook("duel.wonders.mausoleum")
def test_the_mausoleum_may_be_built_with_nothing_discarded() -> None:
    """Wonders: the discard pile is empty; the wonder stands and B's turn comes."""
    table = with_wonder("The Mausoleum").wonder("The Mausoleum")
    assert (table.decider, table.decision) == (B, Decision.TURN)
    assert wonder_points(table) == 2


def dealt_with_mausoleum() -> Table:
    """A newly dealt and drafted game in which A has The Mausoleum and coins enough for it."""
    wonder = WONDER_BY_NAME["The Mausoleum"].id
    table = next(t for t in map(dealt, range(99)) if actions.DRAFT + wonder in t.legal())
    table.draft("The Mausoleum")
    while table.decision == Decision.DRAFT:
        table.do(table.legal()[0])
    table.state.coins[:] = 10
    return table


def dealt(seed: int) -> Table:
    return fresh(seed, first_player=A)


@pytest.mark.rulebook("duel.wonders.mausoleum-setup-cards")
def test_cards_removed_at_setup_are_not_in_the_discard_pile() -> None:
    """Wonders: first turn of a game, nothing discarded yet; there is nothing to choose from."""
    table = dealt_with_mausoleum()
    table.wonder("The Mausoleum")
    assert table.wonders(A)["The Mausoleum"] is not None
    assert (table.decider, table.decision, table.city(A)) == (B, Decision.TURN, set())


@pytest.mark.rulebook("duel.wonders.mausoleum-setup-cards")
def test_only_what_was_discarded_in_play_can_be_chosen() -> None:
    """Wonders: A and B discard a card each; The Mausoleum then offers those two and no others."""
    table = dealt_with_mausoleum()
    first, second, *_ = table.accessible()
    table.discard(first).discard(second).wonder("The Mausoleum")
    assert table.legal() == card_choices(first, second)


@pytest.mark.rulebook("duel.wonders.pyramids")
def test_the_pyramids_are_worth_nine_points_and_do_nothing_else() -> None:
    """Wonders: A builds them; coins, pawn and turn order are as after any other card."""
    table = with_wonder("The Pyramids").wonder("The Pyramids")
    assert (table.coins(A), table.coins(B), table.conflict) == (0, 7, 0)
    assert (table.decider, table.decision) == (B, Decision.TURN)
    assert wonder_points(table) == 9


@pytest.mark.rulebook("duel.wonders.sphinx")
def test_the_sphinx_grants_a_turn() -> None:
    """Wonders: A plays again; 6 points."""
    table = with_wonder("The Sphinx").wonder("The Sphinx")
    assert (table.coins(A), table.decider, table.decision) == (0, A, Decision.TURN)
    assert wonder_points(table) == 6


@pytest.mark.rulebook("duel.wonders.piraeus")
def test_piraeus_makes_one_good_of_choice_and_grants_a_turn() -> None:
    """Wonders: A plays again; a glass or papyrus is free at each construction, a second is not."""
    table = duel(wonders=(["Piraeus"], []), coins=(8, 7))
    table.wonder("Piraeus")
    assert (table.coins(A), table.decider) == (0, A)
    assert (table.price("Apothecary"), table.price("Workshop")) == (0, 0)
    assert table.price("Caravansery") == 2 + 2  # 2 coins and GP
    assert [table.price(card) for card in ("Stable", "Baths", "Garrison")] == [2, 2, 2]
    assert wonder_points(table) == 2


@pytest.mark.rulebook("duel.wonders.statue-of-zeus")
def test_the_statue_of_zeus_destroys_a_brown_card_of_choice() -> None:
    """Wonders: B has two brown cards and a grey one; without Sawmill A's price of wood falls."""
    rival = ("Quarry", "Sawmill", "Press")
    table = duel(cities=([], rival), wonders=(["The Statue of Zeus"], []), coins=(15, 7))
    assert (table.unit_price("W"), table.unit_price("S")) == (4, 3)
    table.wonder("The Statue of Zeus")
    assert (table.decider, table.decision) == (A, Decision.DESTROY_BROWN)
    assert table.legal() == card_choices("Quarry", "Sawmill")
    table.card("Sawmill")
    assert table.city(B) == {"Quarry", "Press"}
    assert table.discarded() == {"Sawmill"}
    assert table.production(B) == {"S": 1, "P": 1}
    assert (table.unit_price("W"), table.unit_price("S")) == (2, 3)
    assert (table.conflict, table.decider, wonder_points(table)) == (1, B, 3)


@pytest.mark.rulebook("duel.wonders.temple-of-artemis")
def test_the_temple_of_artemis_gives_twelve_coins_and_a_turn() -> None:
    """Wonders: A without coins has 12 and plays again; no points."""
    table = with_wonder("The Temple of Artemis").wonder("The Temple of Artemis")
    assert (table.coins(A), table.coins(B), table.decider) == (12, 7, A)
    assert wonder_points(table) == 0
