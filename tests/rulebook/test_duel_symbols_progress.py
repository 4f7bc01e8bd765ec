"""Duel rulebook, chapter "Symbols": progress tokens."""

import pytest

from mirabilia.duel.vocabulary import Category, Symbol, Victory
from support.duel import A, B, Table, duel
from support.duel_cards import SELF_SUFFICIENT


def with_token_to_take(token: str, *city: str, **position: object) -> Table:
    """A has just made a pair of quills and may take this token from the board."""
    cities = (("Scriptorium", *city), ())
    cards = ("Library", "Palace", "Study", "Barracks", "Town Hall")
    table = duel(cards=cards, cities=cities, board=(token,), **position)  # type: ignore[arg-type]
    return table.build("Library")


@pytest.mark.rulebook("duel.progress.agriculture")
def test_agriculture_gives_six_coins_and_four_points() -> None:
    """Progress tokens: A takes Agriculture; the coins come at once, the points at the end."""
    table = with_token_to_take("Agriculture", coins=(1, 7))
    table.token("Agriculture")
    assert (table.coins(A), table.coins(B)) == (7, 7)
    assert table.finish().points(A)[Category.PROGRESS] == 4


@pytest.mark.rulebook("duel.progress.architecture")
def test_architecture_waives_two_resources_of_each_later_wonder() -> None:
    """Progress tokens: The Pyramids (PSSS) cost A 4 coins instead of 8; buildings cost the same."""
    plain = duel(wonders=(["The Pyramids"], ["The Sphinx"]))
    table = duel(
        wonders=(["The Pyramids"], ["The Sphinx"]), tokens=(["Architecture"], []), coins=(4, 7)
    )
    assert (plain.wonder_price("The Pyramids"), table.wonder_price("The Pyramids")) == (8, 4)
    assert table.wonder_price("The Sphinx", B) == 8
    assert table.price("Statue") == plain.price("Statue") == 4
    table.wonder("The Pyramids")
    assert table.coins(A) == 0


@pytest.mark.rulebook("duel.progress.architecture")
def test_architecture_gives_nothing_back_for_wonders_already_built() -> None:
    """Progress tokens: A takes Architecture after The Pyramids; only A's next wonder is cheaper."""
    table = with_token_to_take(
        "Architecture",
        built=(["The Pyramids"], []),
        wonders=(["The Colossus"], ["The Sphinx"]),
        coins=(3, 7),
    )
    table.token("Architecture")
    assert (table.coins(A), table.coins(B)) == (3, 7)
    assert (table.wonder_price("The Colossus", A), table.wonder_price("The Sphinx", B)) == (4, 8)


@pytest.mark.rulebook("duel.progress.architecture-choice")
def test_architecture_waives_the_resources_the_player_chooses() -> None:
    """Progress tokens: stone costs 4, papyrus 2; of PSSS two stones go, 6 coins stay.

    For the next wonder the choice is made anew.
    """
    table = duel(
        cities=([], ["Shelf Quarry"]),
        wonders=(["The Pyramids", "The Great Lighthouse"], []),
        tokens=(["Architecture"], []),
        coins=(20, 7),
    )
    assert table.wonder_price("The Pyramids") == 6
    assert table.wonder_price("The Great Lighthouse") == 4  # PPSW: the stone and one more
    table.wonder("The Pyramids")
    assert table.coins(A) == 14
    assert table.wonder_price("The Great Lighthouse") == 4


@pytest.mark.rulebook("duel.progress.economy")
def test_economy_receives_what_the_opponent_spends_on_trade() -> None:
    """Progress tokens: A buys clay for 3 and wood for 2; B, who owns Economy, gets the 5."""
    table = duel(
        cards=("Horse Breeders", "Palace"),
        cities=([], ["Clay Pool"]),
        tokens=([], ["Economy"]),
        coins=(10, 10),
    )
    table.build("Horse Breeders")
    assert (table.coins(A), table.coins(B)) == (5, 15)


@pytest.mark.rulebook("duel.progress.economy")
def test_economy_receives_what_the_opponent_spends_on_a_wonder() -> None:
    """Progress tokens: A buys PSSS for The Pyramids; the owner of Economy pays the bank himself."""
    table = duel(
        cards=("Horse Breeders", "Baths"),
        wonders=(["The Pyramids"], []),
        tokens=([], ["Economy"]),
        coins=(10, 10),
    )
    table.wonder("The Pyramids", "Horse Breeders")
    assert (table.coins(A), table.coins(B)) == (2, 18)
    table.build("Baths")
    assert (table.coins(A), table.coins(B)) == (2, 16)


@pytest.mark.rulebook("duel.progress.economy")
def test_economy_receives_nothing_of_what_was_spent_before() -> None:
    """Progress tokens: A takes Economy; from then on B's trade, Palace for 10, comes to A."""
    table = with_token_to_take("Economy", coins=(0, 12)).token("Economy")
    assert (table.coins(A), table.coins(B)) == (0, 12)
    table.build("Palace")
    assert (table.coins(A), table.coins(B)) == (10, 2)


@pytest.mark.rulebook("duel.progress.economy-only-trade")
def test_economy_does_not_receive_coins_that_are_part_of_a_cost() -> None:
    """Progress tokens: Caravansery is 2 coins, glass for 3 and papyrus for 2: 5 of 7 are trade."""
    table = duel(
        cards=("Caravansery", "Palace"),
        cities=([], ["Glassworks"]),
        tokens=([], ["Economy"]),
        coins=(10, 10),
    )
    table.build("Caravansery")
    assert (table.coins(A), table.coins(B)) == (3, 15)


@pytest.mark.rulebook("duel.progress.economy-only-trade")
def test_economy_receives_nothing_for_a_building_that_costs_coins_only() -> None:
    """Progress tokens: A builds Pretorium for 8 coins; B, who owns Economy, gets none of them."""
    table = duel(
        cards=("Pretorium", "Palace"),
        tokens=([], ["Economy"]),
        coins=(10, 10),
        loot_gone=[(B, 3)],
    )
    table.build("Pretorium")
    assert (table.coins(A), table.coins(B)) == (2, 10)


@pytest.mark.rulebook("duel.progress.economy-discounts")
@pytest.mark.parametrize(
    ("discount", "card", "spent"),
    [
        ("Stone Reserve", "Aqueduct", 3),
        ("Wood Reserve", "Stable", 1),
        ("Clay Reserve", "Statue", 2),
        ("Customs House", "Chamber of Commerce", 2),
        ("Customs House", "Apothecary", 1),
    ],
)
def test_economy_receives_the_discounted_price(discount: str, card: str, spent: int) -> None:
    """Progress tokens: B makes all resources, but A buys at 1 coin; B gets what A really spends."""
    table = duel(
        cards=(card, "Palace"),
        cities=([discount], SELF_SUFFICIENT),
        tokens=([], ["Economy"]),
        coins=(10, 10),
    )
    table.build(card)
    assert (table.coins(A), table.coins(B)) == (10 - spent, 10 + spent)


@pytest.mark.rulebook("duel.progress.law")
def test_law_is_a_scientific_symbol() -> None:
    """Progress tokens: A with five different symbols takes Law, a sixth, and wins at once."""
    symbols = ("Pharmacist", "Workshop", "Apothecary", "Academy")
    table = with_token_to_take("Law", *symbols)
    table.token("Law")
    assert table.symbols(A)[Symbol.SCALES] == 1
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, A)


@pytest.mark.rulebook("duel.progress.law")
def test_law_is_one_symbol_only() -> None:
    """Progress tokens: with four different symbols Law makes five, and the game goes on."""
    table = with_token_to_take("Law", "Pharmacist", "Workshop", "Apothecary")
    table.token("Law")
    assert (table.victory, table.decider) == (Victory.NONE, B)


@pytest.mark.rulebook("duel.progress.masonry")
def test_masonry_waives_two_resources_of_each_later_blue_card() -> None:
    """Progress tokens: Obelisk (SSG) costs A 2 coins; other colours and wonders cost the same."""
    table = duel(
        cards=("Obelisk", "Walls", "Armory", "Library"),
        wonders=(["The Pyramids"], []),
        tokens=(["Masonry"], []),
        coins=(2, 7),
    )
    assert (table.price("Obelisk"), table.price("Obelisk", B)) == (2, 6)
    assert (table.price("Walls"), table.price("Armory"), table.price("Library")) == (4, 6, 6)
    assert table.wonder_price("The Pyramids") == 8
    table.build("Obelisk")
    assert table.coins(A) == 0


@pytest.mark.rulebook("duel.progress.masonry")
def test_masonry_works_for_whoever_takes_it_and_from_then_on() -> None:
    """Progress tokens: A has Obelisk already and takes Masonry; only A's next blue is cheaper.

    Architecture, which A took before, goes on working.
    """
    table = with_token_to_take(
        "Masonry",
        "Obelisk",
        wonders=(["The Pyramids"], []),
        tokens=(["Architecture"], []),
        coins=(3, 7),
    )
    table.token("Masonry")
    assert (table.coins(A), table.coins(B)) == (3, 7)
    assert (table.price("Palace", A), table.price("Palace", B)) == (6, 10)
    assert table.wonder_price("The Pyramids") == 4


@pytest.mark.rulebook("duel.progress.masonry-choice")
def test_masonry_waives_the_resources_the_player_chooses() -> None:
    """Progress tokens: stone costs 4 and wood 2; of SSSWW two stones go, 8 coins stay.

    At the next blue card A chooses anew.
    """
    table = duel(
        cards=("Town Hall", "Rostrum", "Palace"),
        cities=([], ["Shelf Quarry"]),
        tokens=(["Masonry"], []),
        coins=(10, 7),
    )
    assert table.price("Town Hall") == 8
    assert table.price("Palace") == 6  # CSWGG: the stone and one more
    table.build("Town Hall")
    assert table.coins(A) == 2
    assert table.price("Rostrum") == 0


@pytest.mark.rulebook("duel.progress.mathematics")
@pytest.mark.parametrize(("others", "points"), [((), 3), (("Economy", "Theology"), 9)])
def test_mathematics_scores_three_points_per_token(others: tuple[str, ...], points: int) -> None:
    """Progress tokens: A takes Mathematics; it counts itself and A's others, but not B's."""
    table = with_token_to_take("Mathematics", tokens=(others, ["Strategy", "Masonry"]))
    table.token("Mathematics").finish()
    assert table.points(A)[Category.PROGRESS] == points
    assert table.points(B)[Category.PROGRESS] == 0


@pytest.mark.rulebook("duel.progress.philosophy")
def test_philosophy_is_worth_seven_points() -> None:
    """Progress tokens: the owner of Philosophy has 7 points in the row of progress tokens."""
    table = with_token_to_take("Philosophy", coins=(2, 2)).token("Philosophy")
    assert table.coins(A) == 2
    assert table.points(A)[Category.PROGRESS] == 7


@pytest.mark.rulebook("duel.progress.strategy", "duel.progress.strategy-example")
@pytest.mark.parametrize(
    ("card", "spaces"), [("Guard Tower", 2), ("Walls", 3), ("Arsenal", 4)], ids=str
)
def test_strategy_adds_a_shield_to_red_cards(card: str, spaces: int) -> None:
    """Progress tokens: A owns Strategy; the two shields of Walls move the pawn 3 spaces."""
    table = duel(cards=(card, "Palace"), tokens=(["Strategy"], []), coins=(20, 20))
    assert table.build(card).conflict == spaces


@pytest.mark.rulebook("duel.progress.strategy")
def test_strategy_adds_nothing_to_other_colours_or_to_the_opponent() -> None:
    """Progress tokens: a blue card of the owner and a red card of the opponent stay as printed."""
    table = duel(cards=("Statue", "Walls", "Palace"), tokens=(["Strategy"], []), coins=(20, 20))
    assert table.build("Statue").conflict == 0
    assert table.build("Walls").conflict == -2


@pytest.mark.rulebook("duel.progress.strategy-not-wonders")
@pytest.mark.parametrize(
    ("wonder", "shields"), [("The Colossus", 2), ("Circus Maximus", 1), ("The Statue of Zeus", 1)]
)
def test_strategy_adds_nothing_to_wonders(wonder: str, shields: int) -> None:
    """Progress tokens: A owns Strategy and builds The Colossus; the pawn moves 2 spaces."""
    table = duel(wonders=([wonder], []), tokens=(["Strategy"], []), coins=(20, 20))
    assert table.wonder(wonder).conflict == shields


@pytest.mark.rulebook("duel.progress.strategy-not-past")
def test_strategy_adds_nothing_to_earlier_red_cards() -> None:
    """Progress tokens: A has 3 red cards and takes Strategy; only the next one moves the pawn."""
    table = with_token_to_take("Strategy", "Guard Tower", "Stable", "Garrison", conflict=3)
    assert table.token("Strategy").conflict == 3
    table.discard("Study")
    assert table.build("Barracks").conflict == 3 + 2


@pytest.mark.rulebook("duel.progress.theology")
def test_theology_grants_another_turn_with_each_later_wonder() -> None:
    """Progress tokens: A owns Theology and builds The Pyramids; A plays again. B does not."""
    table = duel(
        cities=(SELF_SUFFICIENT, []),
        wonders=(["The Pyramids"], ["The Colossus"]),
        tokens=(["Theology"], []),
        coins=(7, 20),
    )
    assert table.wonder("The Pyramids").decider == A
    assert table.discard(table.accessible()[0]).decider == B
    assert table.wonder("The Colossus").decider == A


@pytest.mark.rulebook("duel.progress.theology")
def test_theology_grants_no_turn_for_earlier_wonders_or_for_buildings() -> None:
    """Progress tokens: A takes Theology after The Pyramids; only the next wonder gives a turn."""
    table = with_token_to_take(
        "Theology", built=(["The Pyramids"], []), wonders=(["The Colossus"], []), coins=(20, 7)
    )
    assert table.token("Theology").decider == B
    assert table.discard("Study").build("Palace").decider == B
    assert table.discard("Barracks").wonder("The Colossus").decider == A


@pytest.mark.rulebook("duel.progress.theology-not-twice")
def test_theology_does_not_double_an_extra_turn() -> None:
    """Progress tokens: A owns Theology and builds The Sphinx; one more turn, then B's."""
    table = duel(
        cities=(SELF_SUFFICIENT, []), wonders=(["The Sphinx"], []), tokens=(["Theology"], [])
    )
    assert table.wonder("The Sphinx").decider == A
    assert table.discard(table.accessible()[0]).decider == B


@pytest.mark.rulebook("duel.progress.urbanism-coins")
def test_urbanism_gives_six_coins() -> None:
    """Progress tokens: A takes Urbanism and 6 coins with it, none for Library's earlier chain.

    It has no points. The next chain, from Garrison to Barracks, pays A 4 coins.
    """
    table = with_token_to_take("Urbanism", "Garrison", coins=(1, 7)).token("Urbanism")
    assert (table.coins(A), table.coins(B)) == (7, 7)
    assert table.points(A)[Category.PROGRESS] == 0
    assert table.discard("Study").build("Barracks").coins(A) == 11


@pytest.mark.rulebook("duel.progress.urbanism-chain")
@pytest.mark.parametrize(
    ("city", "card", "change"),
    [
        pytest.param(["Baths"], "Aqueduct", 4, id="by a chain"),
        pytest.param(["Baths", "Quarry", "Shelf Quarry"], "Aqueduct", 4, id="able to pay"),
        pytest.param([], "Lumber Yard", 0, id="free without a chain"),
        pytest.param([], "Aqueduct", -6, id="bought"),
        pytest.param(["Quarry", "Shelf Quarry"], "Aqueduct", 0, id="produced"),
    ],
)
def test_urbanism_pays_four_coins_for_a_chain(city: list[str], card: str, change: int) -> None:
    """Progress tokens: A owns Urbanism and builds; only a building free by a chain pays."""
    table = duel(cards=(card, "Palace"), cities=(city, []), tokens=(["Urbanism"], []), coins=(9, 7))
    table.build(card)
    assert (table.coins(A), table.coins(B)) == (9 + change, 7)


@pytest.mark.rulebook("duel.progress.urbanism-chain")
def test_urbanism_pays_its_owner_only_and_not_for_the_mausoleum() -> None:
    """Progress tokens: B builds by a chain and gets nothing; A recovers a chained card likewise."""
    table = duel(
        cards=("Temple", "Walls", "Palace"),
        cities=([*SELF_SUFFICIENT, "Baths"], ["Altar"]),
        wonders=(["The Mausoleum"], []),
        tokens=(["Urbanism"], []),
        discarded=["Aqueduct"],
        coins=(9, 7),
    )
    table.wonder("The Mausoleum", "Walls").card("Aqueduct")
    assert table.coins(A) == 9
    table.build("Temple")
    assert (table.coins(A), table.coins(B)) == (9, 7)
