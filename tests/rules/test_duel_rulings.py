"""Rulings of Duel, each value of each, and points where implementations often go wrong.

Those of Pantheon: test_pantheon_rulings.py and test_pantheon_rulings_fixed.py.
"""

from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME, TOKEN_BY_NAME
from mirabilia.duel.state import HIDDEN
from mirabilia.duel.vocabulary import Decision, Symbol, TokenPlace, Victory
from support.duel import A, B, Table, duel

BOARD = ("Agriculture", "Economy", "Masonry", "Philosophy", "Strategy")
ALL_RESOURCES = ("Sawmill", "Shelf Quarry", "Brickyard", "Lumber Yard", "Glassworks", "Press")


def last_card(player: int, **options: Any) -> Table:
    """Age I is over: the player has just discarded its last card, the pawn is in the centre."""
    return duel(age=1, cards=("Altar",), covered=(), to_move=player, **options).discard("Altar")


def pair(**options: Any) -> Table:
    """A has just made a pair of wheels; five tokens lie on the board."""
    table = duel(
        cards=("School", "Library", "Statue"),
        cities=(("Apothecary", "Scriptorium"), ()),
        board=BOARD,
        coins=(20, 7),
        **options,
    )
    return table.build("School")


def tokens_offered(table: Table) -> set[int]:
    return {action - actions.TOKEN for action in table.legal() if action != actions.DECLINE}


# The rulings


@pytest.mark.parametrize("player", [A, B])
def test_centre_starter_begins(player: int) -> None:
    """Pawn in the centre: whoever played the last card begins, without being asked."""
    table = last_card(player, centre_starter="begins")
    assert (table.age, table.decision, table.decider) == (2, Decision.TURN, player)


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize("beginner", [A, B])
def test_centre_starter_chooses(player: int, beginner: int) -> None:
    """Pawn in the centre: whoever played the last card says who begins."""
    table = last_card(player, centre_starter="chooses")
    assert (table.age, table.decision, table.decider) == (2, Decision.STARTER, player)
    assert table.legal() == [actions.STARTER + A, actions.STARTER + B]
    table.starter(beginner)
    assert (table.decision, table.decider) == (Decision.TURN, beginner)


@pytest.mark.parametrize("ruling", ["begins", "chooses"])
def test_centre_starter_changes_nothing_away_from_the_centre(ruling: str) -> None:
    """Pawn on B's side: B chooses under either ruling, though A played the last card."""
    table = last_card(A, centre_starter=ruling, conflict=1)
    assert (table.decision, table.decider) == (Decision.STARTER, B)


def test_progress_choice_optional() -> None:
    """A pair: A takes no token, all stay on the board, the turn passes, a new pair asks again."""
    table = pair(progress_choice="optional")
    assert table.legal()[-1] == actions.DECLINE
    table.decline()
    assert table.tokens(A) == set()
    assert table.tokens_at(TokenPlace.BOARD) == set(BOARD)
    assert (table.decision, table.decider) == (Decision.TURN, B)
    table.discard("Statue").build("Library")
    assert table.decision is Decision.PROGRESS
    assert tokens_offered(table) == {TOKEN_BY_NAME[name].id for name in BOARD}


def test_progress_choice_compulsory() -> None:
    """A pair: the only actions are the tokens on the board."""
    table = pair(progress_choice="compulsory")
    assert table.legal() == sorted(actions.TOKEN + TOKEN_BY_NAME[name].id for name in BOARD)


@pytest.mark.parametrize("ruling", ["optional", "compulsory"])
def test_progress_choice_never_lets_the_great_library_go_empty(ruling: str) -> None:
    """One of the three tokens drawn must be kept under either ruling."""
    table = duel(wonders=(("The Great Library",), ()), coins=(20, 7), progress_choice=ruling)
    table.wonder("The Great Library")
    assert table.decision is Decision.LIBRARY
    assert len(table.legal()) == 3
    assert actions.DECLINE not in table.legal()


def test_the_rulebook_preset() -> None:
    """The default, and by its name: the last player begins, tokens may be declined."""
    for options in ({}, {"rulings": "rulebook"}):
        assert last_card(A, **options).decision is Decision.TURN
        assert actions.DECLINE in pair(**options).legal()


@pytest.mark.parametrize("preset", ["ukrainian", "russian"])
def test_the_presets_of_the_pantheon_rulebooks_leave_the_base_game_alone(preset: str) -> None:
    """They differ from the default in rulings of Pantheon only."""
    assert last_card(A, rulings=preset).decision is Decision.TURN
    assert actions.DECLINE in pair(rulings=preset).legal()


def test_the_arena_preset() -> None:
    """The last player chooses, tokens must be taken; a ruling given beside the preset wins."""
    assert last_card(A, rulings="arena").decision is Decision.STARTER
    assert actions.DECLINE not in pair(rulings="arena").legal()
    assert last_card(A, rulings="arena", centre_starter="begins").decision is Decision.TURN
    assert actions.DECLINE in pair(rulings="arena", progress_choice="optional").legal()


# Prices


def test_choice_production_and_masonry_are_used_together() -> None:
    """Palace: Caravansery must give the dear stone, so that Masonry can waive both glass."""
    table = duel(
        cards=("Palace",),
        cities=(("Caravansery",), ("Shelf Quarry", "Glassworks")),
        tokens=(("Masonry",), ()),
    )
    assert [table.unit_price(letter) for letter in "CSWG"] == [2, 4, 2, 3]
    assert table.price("Palace") == 2 + 2  # one clay and one wood are left to buy


def test_choice_production_and_architecture_are_used_together() -> None:
    """The Statue of Zeus: the Lighthouse gives the stone, Architecture waives both papyrus."""
    table = duel(
        cities=((), ("Shelf Quarry", "Press")),
        built=(("The Great Lighthouse",), ()),
        wonders=(("The Statue of Zeus",), ()),
        tokens=(("Architecture",), ()),
    )
    assert table.wonder_price("The Statue of Zeus") == 2 + 2


def test_what_is_produced_is_not_waived() -> None:
    """Masonry: Obelisk needs two stone, produced, and a glass, which is waived."""
    table = duel(cards=("Obelisk",), cities=(("Shelf Quarry",), ()), tokens=(("Masonry",), ()))
    assert table.price("Obelisk") == 0


def test_economy_takes_what_a_wonder_costs_in_trade() -> None:
    """A buys all of The Pyramids for 8 coins, which B receives."""
    table = duel(wonders=(("The Pyramids",), ()), tokens=((), ("Economy",)), coins=(10, 3)).wonder(
        "The Pyramids"
    )
    assert (table.coins(A), table.coins(B)) == (2, 11)


# Urbanism, Strategy, Theology


def test_urbanism_pays_four_for_a_chain_that_waives_coins() -> None:
    """Barracks cost 3 coins; with Garrison they cost nothing and Urbanism gives 4."""
    table = duel(
        cards=("Barracks", "Statue"), cities=(("Garrison",), ()), tokens=(("Urbanism",), ())
    )
    assert table.build("Barracks").coins(A) == 7 + 4


def test_urbanism_pays_nothing_for_the_mausoleum() -> None:
    """Aqueduct comes from the discard pile; that Baths would have made it free is no matter."""
    table = duel(
        cities=((*ALL_RESOURCES, "Glass-Blower", "Baths"), ()),
        wonders=(("The Mausoleum",), ()),
        tokens=(("Urbanism",), ()),
        discarded=("Aqueduct",),
    )
    table.wonder("The Mausoleum").card("Aqueduct")
    assert "Aqueduct" in table.city(A)
    assert table.coins(A) == 7


def test_strategy_adds_a_shield_to_a_red_card_of_the_mausoleum() -> None:
    """The card is built now, after Strategy was taken, so its shields are four."""
    table = duel(
        wonders=(("The Mausoleum",), ()),
        tokens=(("Strategy",), ()),
        discarded=("Arsenal",),
        coins=(20, 7),
    )
    assert table.wonder("The Mausoleum").card("Arsenal").conflict == 4


def test_strategy_does_nothing_for_cards_of_other_colours() -> None:
    """A owns Strategy and builds Altar: the pawn stays."""
    table = duel(cards=("Altar", "Statue"), tokens=(("Strategy",), ()))
    assert table.build("Altar").conflict == 0


def test_strategy_works_for_its_owner_only() -> None:
    """B owns Strategy, A builds Walls."""
    table = duel(cards=("Walls", "Statue"), tokens=((), ("Strategy",)), coins=(20, 7))
    assert table.build("Walls").conflict == 2


def test_theology_kept_from_the_great_library_comes_too_late_for_it() -> None:
    """Only wonders built later give another turn."""
    table = duel(
        wonders=(("The Great Library",), ()),
        tokens=(("Law", "Mathematics"), ()),
        board=BOARD,
        coins=(20, 7),
    )
    table.wonder("The Great Library").token("Theology")
    assert table.tokens(A) == {"Law", "Mathematics", "Theology"}
    assert table.tokens_at(TokenPlace.BOX) == {"Architecture", "Urbanism"}
    assert (table.decision, table.decider) == (Decision.TURN, B)


def test_a_turn_given_by_theology_is_lost_with_the_age() -> None:
    """The Pyramids are built with the last card of Age I; B, the weaker, then begins."""
    table = duel(
        age=1,
        cards=("Altar",),
        covered=(),
        wonders=(("The Pyramids",), ()),
        tokens=(("Theology",), ()),
        coins=(20, 7),
        conflict=1,
    )
    table.wonder("The Pyramids").starter(B)
    assert (table.age, table.decision, table.decider) == (2, Decision.TURN, B)


# Turns and choices


def test_wonders_with_another_turn_may_follow_each_other() -> None:
    """A builds The Sphinx, then The Hanging Gardens, then an ordinary card; then B plays."""
    table = duel(wonders=(("The Sphinx", "The Hanging Gardens"), ()), coins=(30, 7))
    assert table.wonder("The Sphinx", "Walls").decider == A
    assert table.wonder("The Hanging Gardens", "Brewery").decider == A
    assert table.discard("Statue").decider == B


def test_another_turn_waits_for_the_choice_inside_the_first() -> None:
    """Theology and The Great Library: a token is chosen, cards are turned up, A goes on."""
    table = duel(
        age=1,
        structure={9: "Altar", 14: "Lumber Yard", 19: "Quarry"},
        wonders=(("The Great Library",), ()),
        tokens=(("Theology",), ()),
        coins=(20, 7),
    )
    table.wonder("The Great Library", "Lumber Yard")
    assert (table.decision, table.decider) == (Decision.LIBRARY, A)
    assert table.view(A).structure[9] == table.view(B).structure[9] == HIDDEN
    table.do(table.legal()[0])
    assert (table.decision, table.decider) == (Decision.TURN, A)
    assert table.view(B).structure[9] == CARD_BY_NAME["Altar"].id
    assert table.discard("Quarry").decider == B


def test_a_pair_gives_nothing_when_the_board_is_empty() -> None:
    """All five tokens are taken: the turn simply passes."""
    table = duel(
        cards=("School", "Statue"),
        cities=(("Apothecary",), ()),
        tokens=(("Agriculture", "Economy"), ("Masonry", "Strategy", "Philosophy")),
        board=(),
        coins=(20, 7),
    )
    table.build("School")
    assert (table.decision, table.decider) == (Decision.TURN, B)


def test_law_from_the_great_library_can_win() -> None:
    """Only three tokens are left in the box, Law among them; A has five different symbols."""
    table = duel(
        cities=(("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "Academy"), ()),
        wonders=(("The Great Library",), ()),
        tokens=((), ("Mathematics", "Urbanism")),
        board=BOARD,
        coins=(20, 7),
    )
    table.wonder("The Great Library").token("Law")
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, A)


# The Mausoleum and wonders that destroy


def test_the_mausoleum_offers_the_discard_pile_and_nothing_else() -> None:
    """Neither its own card, nor cards under other wonders, in cities, or out of the game."""
    table = duel(
        cards=("Walls", "Statue"),
        cities=(("Altar",), ("Theater",)),
        wonders=(("The Mausoleum",), ()),
        built=(("The Sphinx",), ("Piraeus",)),
        discarded=("Baths", "Arsenal"),
        coins=(20, 7),
    )
    table.wonder("The Mausoleum", "Walls")
    assert table.decision is Decision.MAUSOLEUM
    offered = sorted(actions.CARD + CARD_BY_NAME[name].id for name in ("Baths", "Arsenal"))
    assert table.legal() == offered


def test_the_mausoleum_builds_a_card_with_all_its_effects() -> None:
    """Library costs nothing, is gone from the pile and makes a pair with Scriptorium."""
    table = duel(
        cities=((*ALL_RESOURCES, "Glass-Blower", "Scriptorium"), ()),
        wonders=(("The Mausoleum",), ()),
        discarded=("Library", "Baths"),
        board=BOARD,
    )
    table.wonder("The Mausoleum").card("Library")
    assert table.discarded() == {"Baths"}
    assert table.symbols(A) == {Symbol.QUILL: 2}
    assert (table.decision, table.decider, table.coins(A)) == (Decision.PROGRESS, A, 7)
    assert table.token("Philosophy").decider == B


def test_a_destroyed_card_may_be_built_by_the_mausoleum() -> None:
    """A destroys B's Press; later B builds it again, out of the discard pile."""
    table = duel(
        cities=((), ("Press",)),
        wonders=(("Circus Maximus",), ("The Mausoleum",)),
        coins=(30, 30),
    )
    table.wonder("Circus Maximus").card("Press")
    assert (table.discarded(), table.production(B)) == ({"Press"}, {})
    table.wonder("The Mausoleum").card("Press")
    assert (table.discarded(), table.production(B)) == (set(), {"P": 1})


@pytest.mark.parametrize("wonder", ["The Mausoleum", "Circus Maximus", "The Statue of Zeus"])
def test_a_wonder_without_a_target_is_built_all_the_same(wonder: str) -> None:
    """Nothing was discarded and B has no brown or grey card: nothing is asked."""
    table = duel(cities=(("Quarry", "Press"), ("Altar",)), wonders=((wonder,), ()), coins=(20, 7))
    table.wonder(wonder)
    assert table.wonders(A)[wonder] is not None
    assert (table.decision, table.decider) == (Decision.TURN, B)
    assert table.city(B) == {"Altar"}


@pytest.mark.parametrize(
    ("wonder", "target", "spared"),
    [("Circus Maximus", "Press", "Quarry"), ("The Statue of Zeus", "Quarry", "Press")],
)
def test_a_wonder_destroys_cards_of_its_colour_and_of_the_opponent_only(
    wonder: str, target: str, spared: str
) -> None:
    """B has one card of either colour, A has others of both: one card may be chosen."""
    table = duel(
        cities=(("Glassworks", "Lumber Yard"), (target, spared)),
        wonders=((wonder,), ()),
        coins=(20, 7),
    )
    table.wonder(wonder)
    assert table.legal() == [actions.CARD + CARD_BY_NAME[target].id]
    assert table.card(target).city(B) == {spared}


def test_a_military_victory_by_a_wonder_comes_before_its_choice() -> None:
    """The Statue of Zeus brings the pawn into the capital; nothing more is asked or lost."""
    table = duel(
        cities=((), ("Quarry",)),
        wonders=(("The Statue of Zeus",), ()),
        tokens=(("Theology",), ()),
        coins=(30, 7),
        conflict=8,
    )
    table.wonder("The Statue of Zeus")
    assert (table.victory, table.winner) == (Victory.MILITARY, A)
    assert table.decision is Decision.NONE
    assert table.city(B) == {"Quarry"}
    assert table.legal(A) == table.legal(B) == []


@pytest.mark.parametrize(("coins", "rest"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_the_appian_way_takes_no_more_than_there_is(coins: int, rest: int) -> None:
    """B loses three coins or all that are left; A gets three from the bank."""
    table = duel(wonders=(("The Appian Way",), ()), coins=(10, coins))
    assert table.wonder_price("The Appian Way") == 10
    table.wonder("The Appian Way")
    assert (table.coins(A), table.coins(B)) == (3, rest)
