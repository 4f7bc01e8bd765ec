"""7 Wonders Duel, Ukrainian rulebook: chapters "Age and Guild cards" and "Card cost"."""

import pytest

from mirabilia.duel.components import CARD_BY_NAME, CARDS, TEMPLE_AGE, Card, Effect
from mirabilia.duel.vocabulary import RESOURCE_LETTERS, Colour, Event, Symbol
from support.duel import A, duel, fresh

BASE_CARDS = [card for card in CARDS if card.age != TEMPLE_AGE]


def cards_of(age: int) -> list[Card]:
    return [card for card in CARDS if card.age == age]


def coloured(colour: Colour) -> list[Card]:
    return [card for card in CARDS if card.colour == colour]


def cost(name: str) -> tuple[int, str]:
    """Coins and resource letters that a card costs."""
    card = CARD_BY_NAME[name]
    units = zip(RESOURCE_LETTERS, card.resources, strict=True)
    return card.coins, "".join(letter * count for letter, count in units)


def produced(card: Card) -> set[str]:
    """Letters of the resources that a card always produces."""
    units = zip(RESOURCE_LETTERS, card.effect.produces, strict=True)
    return {letter for letter, count in units if count}


# Age and Guild cards


@pytest.mark.rulebook("duel.cards.parts")
def test_every_card_has_a_name_an_effect_and_a_cost() -> None:
    """Chapter "Age and Guild cards": the cost may be empty, name and effect may not."""
    for card in BASE_CARDS:
        assert card.name
        assert card.effect != Effect(), card.name
        assert card.coins >= 0
        assert len(card.resources) == len(RESOURCE_LETTERS)
        assert min(card.resources) >= 0
    assert len({card.name for card in BASE_CARDS}) == 73


@pytest.mark.rulebook("duel.cards.seven-types")
def test_buildings_have_seven_colours() -> None:
    """Chapter "Age and Guild cards": the seven kinds of buildings."""
    colours = {card.colour.name.lower() for card in BASE_CARDS}
    assert colours == {"brown", "grey", "blue", "green", "yellow", "red", "purple"}


@pytest.mark.parametrize(
    ("colour", "letters"),
    [
        pytest.param(Colour.BROWN, "WSC", marks=pytest.mark.rulebook("duel.cards.brown")),
        pytest.param(Colour.GREY, "GP", marks=pytest.mark.rulebook("duel.cards.grey")),
    ],
)
def test_brown_and_grey_cards_produce_their_resources(colour: Colour, letters: str) -> None:
    """Chapter "Age and Guild cards": raw materials and manufactured goods."""
    for card in coloured(colour):
        assert produced(card) <= set(letters), card.name
        assert len(produced(card)) == 1, card.name
    assert set().union(*(produced(card) for card in coloured(colour))) == set(letters)


@pytest.mark.rulebook("duel.cards.blue")
def test_every_blue_card_gives_points() -> None:
    """Chapter "Age and Guild cards": civilian buildings."""
    assert all(card.effect.points > 0 for card in coloured(Colour.BLUE))


@pytest.mark.rulebook("duel.cards.green")
def test_every_green_card_gives_one_symbol_and_most_give_points() -> None:
    """Chapter "Age and Guild cards": scientific buildings; two of them show no points."""
    for card in coloured(Colour.GREEN):
        table = duel(cards=(card.name, "Altar"), coins=(30, 7)).build(card.name)
        assert list(table.symbols(A).values()) == [1], card.name
    pointless = {card.name for card in coloured(Colour.GREEN) if card.effect.points == 0}
    assert pointless == {"Scriptorium", "Pharmacist"}
    assert {card.effect.symbol for card in coloured(Colour.GREEN)} == set(Symbol) - {Symbol.SCALES}


@pytest.mark.rulebook("duel.cards.yellow")
def test_every_yellow_card_gives_coins_resources_trade_or_points() -> None:
    """Chapter "Age and Guild cards": commercial buildings."""
    for card in coloured(Colour.YELLOW):
        effect = card.effect
        commerce = effect.coins or effect.coins_per or effect.produces_one_of or effect.fixed_prices
        assert commerce or effect.points, card.name


@pytest.mark.rulebook("duel.cards.red")
def test_every_red_card_gives_one_to_three_shields() -> None:
    """Chapter "Age and Guild cards": military buildings."""
    assert {card.effect.shields for card in coloured(Colour.RED)} == {1, 2, 3}
    assert all(card.effect.shields == 0 for card in CARDS if card.colour != Colour.RED)


@pytest.mark.rulebook("duel.cards.guild")
def test_every_guild_gives_points_for_something() -> None:
    """Chapter "Age and Guild cards": guilds score by a condition."""
    for card in coloured(Colour.PURPLE):
        assert card.effect.points_per, card.name
        assert card.effect.points_per.amount > 0, card.name


@pytest.mark.rulebook("duel.cards.age-3-no-resources")
def test_age_three_has_guilds_instead_of_resources() -> None:
    """Chapter "Age and Guild cards": whatever the deal, three guilds, nothing brown or grey."""
    resources = (Colour.BROWN, Colour.GREY)
    assert not [card.name for card in cards_of(3) if card.colour in resources]
    for seed in range(200):
        colours = [CARDS[card].colour for card in fresh(seed).state.decks[2]]
        assert colours.count(Colour.PURPLE) == 3
        assert not set(colours) & set(resources)


# Card cost


@pytest.mark.rulebook("duel.cost.empty-is-free")
def test_a_card_without_a_cost_is_free() -> None:
    """Chapter "Card cost": Lumber Yard for a player who has nothing."""
    table = duel(cards=("Lumber Yard", "Altar"), coins=(0, 7))
    assert table.price("Lumber Yard") == 0
    assert table.can_build("Lumber Yard")


@pytest.mark.rulebook("duel.cost.examples")
@pytest.mark.parametrize(
    ("card", "coins", "resources"),
    [("Lumber Yard", 0, ""), ("Stone Pit", 1, ""), ("Baths", 0, "S"), ("Arena", 0, "WSC")],
)
def test_the_example_cards_cost_what_the_rulebook_says(
    card: str, coins: int, resources: str
) -> None:
    """Chapter "Card cost", example: nothing; a coin; a stone; clay, stone and wood."""
    assert cost(card) == (coins, resources)


@pytest.mark.rulebook("duel.cost.chain-from-age-2")
def test_from_age_two_on_an_earlier_building_can_make_a_card_free() -> None:
    """Chapter "Card cost": Stable makes Horse Breeders free; no card of Age I has a condition."""
    table = duel(age=2, cards=("Horse Breeders", "Altar"), cities=(("Stable",), ()), coins=(0, 7))
    assert table.can_build("Horse Breeders")
    assert table.build("Horse Breeders").coins(A) == 0
    assert [card.name for card in cards_of(1) if card.chain_needs] == []
    assert [card.name for card in cards_of(2) if card.chain_needs]


@pytest.mark.rulebook("duel.cost.horse-breeders")
@pytest.mark.parametrize(
    ("city", "price"), [(("Clay Pool", "Lumber Yard"), 0), (("Stable",), 0), ((), 4)]
)
def test_horse_breeders_need_clay_and_wood_or_the_stable(city, price: int) -> None:
    """Chapter "Card cost", example: both resources, or Stable, or 2 + 2 coins of trade."""
    table = duel(age=2, cards=("Horse Breeders", "Altar"), cities=(city, ()), coins=(price, 7))
    assert table.price("Horse Breeders") == price
    assert table.build("Horse Breeders").coins(A) == 0
    assert (Event.CARD_BUILT, A, CARD_BY_NAME["Horse Breeders"].id, price) in table.events
