"""Pantheon rulebook, chapter "Gods": those of Egypt and Rome."""

from functools import partial
from typing import Any

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARD_BY_NAME
from mirabilia.duel.vocabulary import Category, Decision, Victory
from support.duel import A, B, Table, duel

pantheon = partial(duel, pantheon=True)

# Egyptian


@pytest.mark.rulebook("pantheon.gods.anubis")
@pytest.mark.parametrize(("wonder", "owner"), [("Piraeus", A), ("The Great Lighthouse", B)])
def test_anubis_destroys_a_wonder_of_either_player(wonder: str, owner: int) -> None:
    """Gods / Egyptian: it stands no longer, nor do its points and its production count."""
    table = pantheon(
        slots={1: "Anubis"},
        built=(["Piraeus"], ["The Great Lighthouse"]),
        wonders=(["The Sphinx"], ["The Pyramids"]),
    )
    tucked = table.wonders(owner)[wonder]
    table.activate("Anubis")
    assert (table.decision, table.decider) == (Decision.ANUBIS, A)
    standing = sorted(table.slot_of(each) for each in ("Piraeus", "The Great Lighthouse"))
    assert table.legal() == [actions.SLOT + slot for slot in standing]
    assert table.state.choices[owner].sum() == 1
    table.choose_wonder(wonder)
    assert table.discarded() == {tucked}
    assert table.wonders(owner)[wonder] is None
    assert table.points(owner)[Category.WONDERS] == 0
    assert table.state.choices[owner].sum() == 0
    assert table.points(1 - owner)[Category.WONDERS] > 0
    assert table.state.choices[1 - owner].sum() == 1


def instant(table: Table) -> tuple[Any, ...]:
    """All that wonders may have given or taken at once."""
    players = [(table.coins(p), table.tokens(p), table.city(p)) for p in (A, B)]
    return (*players, table.conflict, table.discarded())


@pytest.mark.rulebook("pantheon.gods.anubis-keeps-instant")
@pytest.mark.parametrize(
    "wonder",
    [
        "The Colossus",
        "The Temple of Artemis",
        "The Great Library",
        "The Mausoleum",
        "Circus Maximus",
        "The Statue of Zeus",
    ],
)
def test_the_owner_of_a_destroyed_wonder_keeps_what_it_gave_at_once(wonder: str) -> None:
    """Gods / Egyptian: B has built the wonder and made a choice; A destroys it."""
    table = pantheon(
        slots={1: "Anubis"},
        cities=(("Quarry", "Press"), ()),
        wonders=((), [wonder]),
        discarded=("Palace",),
        coins=(10, 30),
        to_move=B,
    )
    at_first = instant(table)
    table.wonder(wonder, "Statue")
    while table.decision is not Decision.TURN:
        table.do(table.legal()[0])
    if table.decider == B:
        table.discard("Forum")
    table.state.coins[A] = 3  # the price of Anubis, so that A has none afterwards
    before = instant(table)
    assert before != at_first
    table.activate("Anubis").choose_wonder(wonder)
    after = instant(table)
    assert after[1:3] == before[1:3]
    assert after[0] == (0, *before[0][1:])
    assert after[3] == before[3] | {"Statue"}


@pytest.mark.rulebook("pantheon.gods.anubis-keeps-instant")
def test_another_turn_is_kept_when_its_wonder_is_destroyed() -> None:
    """Gods / Egyptian: with Theology A's Divine Theater gives a turn; its Anubis destroys it."""
    table = pantheon(wonders=(["The Divine Theater"], []), tokens=(["Theology"], ()), coins=(30, 7))
    table.wonder("The Divine Theater").mythology("egyptian").god("Anubis")
    table.choose_wonder("The Divine Theater").god("Ra")
    assert table.wonders(A) == {"The Divine Theater": None}
    assert (table.decision, table.decider) == (Decision.TURN, A)


@pytest.mark.rulebook("pantheon.gods.anubis-rebuild")
def test_a_destroyed_wonder_can_be_built_again() -> None:
    """Gods / Egyptian: B buys The Sphinx again for 8 coins: another turn and 6 points."""
    table = pantheon(slots={1: "Anubis"}, built=((), ["The Sphinx"]), coins=(7, 20))
    table.activate("Anubis").choose_wonder("The Sphinx")
    assert table.points(B)[Category.WONDERS] == 0
    table.wonder("The Sphinx", "Statue")
    assert (table.decider, table.coins(B)) == (B, 12)
    assert (table.wonders(B), table.points(B)[Category.WONDERS]) == ({"The Sphinx": "Statue"}, 6)
    assert table.discard("Forum").decider == A


@pytest.mark.rulebook("pantheon.gods.isis")
@pytest.mark.parametrize("card", ["Altar", "Press"])
@pytest.mark.parametrize(("wonder", "next_player"), [("The Pyramids", B), ("The Sphinx", A)])
def test_isis_constructs_a_wonder_with_a_discarded_card(
    card: str, wonder: str, next_player: int
) -> None:
    """Gods / Egyptian: A has nothing left and chooses wonder and card; The Sphinx gives a turn."""
    own = ("The Pyramids", "The Sphinx")
    table = pantheon(
        slots={1: "Isis"},
        wonders=(own, ["Piraeus"]),
        built=(["The Colossus"], ()),
        discarded=("Altar", "Press"),
        coins=(3, 7),
    )
    table.activate("Isis")
    assert (table.coins(A), table.decision) == (0, Decision.ISIS_WONDER)
    assert table.legal() == [actions.SLOT + table.slot_of(each) for each in own]
    table.choose_wonder(wonder)
    assert (table.decision, table.decider) == (Decision.ISIS_CARD, A)
    cards = (CARD_BY_NAME["Press"].id, CARD_BY_NAME["Altar"].id)
    assert table.legal() == [actions.CARD + number for number in cards]
    table.card(card)
    assert table.wonders(A)[wonder] == card
    assert table.discarded() == {"Altar", "Press"} - {card}
    assert (table.coins(A), table.city(A)) == (0, set())
    assert (table.decision, table.decider) == (Decision.TURN, next_player)


@pytest.mark.rulebook("pantheon.gods.ra")
def test_ra_takes_over_a_wonder_not_yet_constructed() -> None:
    """Gods / Egyptian: B's Colossus stands and stays; of two others A takes The Sphinx."""
    table = pantheon(
        slots={1: "Ra"},
        built=((), ["The Colossus"]),
        wonders=(["Piraeus"], ("The Sphinx", "The Pyramids")),
        coins=(20, 20),
    )
    table.activate("Ra")
    assert (table.decision, table.decider) == (Decision.RA, A)
    choices = [table.slot_of(each) for each in ("The Sphinx", "The Pyramids")]
    assert table.legal() == [actions.SLOT + slot for slot in choices]
    table.choose_wonder("The Sphinx")
    assert table.wonders(A) == {"Piraeus": None, "The Sphinx": None}
    assert set(table.wonders(B)) == {"The Colossus", "The Pyramids"}
    assert not table.can_construct("The Sphinx")
    table.discard("Statue").wonder("The Sphinx", "Forum")
    assert (table.wonders(A)["The Sphinx"], table.points(A)[Category.WONDERS]) == ("Forum", 6)


# Roman


@pytest.mark.rulebook("pantheon.gods.mars")
@pytest.mark.parametrize("tokens", [(), ("Strategy",)])
def test_mars_gives_two_shields(tokens: tuple[str, ...]) -> None:
    """Gods / Roman: the pawn moves 2 spaces, with Strategy too, as Mars is no red card."""
    table = pantheon(slots={1: "Mars"}, tokens=(tokens, ())).activate("Mars")
    assert (table.conflict, table.coins(B), table.decider) == (2, 7, B)


@pytest.mark.rulebook("pantheon.gods.minerva-place")
@pytest.mark.parametrize("space", [-9, -4, 0, 3, 9])
def test_minerva_is_put_on_any_space_of_the_track(space: int) -> None:
    """Gods / Roman: all 19 spaces may be chosen; both players see her there."""
    table = pantheon(slots={1: "Minerva"}, conflict=2).activate("Minerva")
    assert (table.decision, table.decider) == (Decision.MINERVA, A)
    assert table.legal() == list(range(actions.SPACE, actions.SPACE + 19))
    table.space(space)
    assert (table.minerva, table.conflict, table.decider) == (space, 2, B)
    assert table.view(A).minerva == table.view(B).minerva == space


ON = [{"minerva": "on"}, {"rulings": "ukrainian"}]
BEFORE: list[dict[str, str]] = [
    {},
    {"minerva": "before"},
    {"rulings": "russian"},
    {"rulings": "rulebook"},
    {"rulings": "arena"},
]


def pretorium(space: int, player: int = A, **position: Any) -> Table:
    """A player builds Pretorium, which has three shields; Minerva stands on a space."""
    table = pantheon(cards=("Pretorium", "Altar"), coins=(8, 8), to_move=player, **position)
    table.state.minerva = space
    return table.build("Pretorium")


@pytest.mark.rulebook("pantheon.gods.minerva-stops-on")
@pytest.mark.parametrize("options", ON, ids=str)
@pytest.mark.parametrize("space", [1, 2, 3])
def test_minerva_stops_the_pawn_on_her_space(options: dict[str, str], space: int) -> None:
    """Gods / Roman: three shields; the pawn goes as far as Minerva, who is then discarded."""
    table = pretorium(space, **options)
    assert (table.conflict, table.minerva) == (space, None)


@pytest.mark.rulebook("pantheon-ru.gods.minerva-stops-before")
@pytest.mark.parametrize("options", BEFORE, ids=str)
@pytest.mark.parametrize("space", [1, 2, 3])
def test_minerva_stops_the_pawn_before_her_space(options: dict[str, str], space: int) -> None:
    """Gods / Roman (Russian book): next to Minerva the pawn does not move at all."""
    table = pretorium(space, **options)
    assert (table.conflict, table.minerva) == (space - 1, None)


@pytest.mark.rulebook("pantheon-ru.gods.minerva-stops-before")
@pytest.mark.parametrize("options", BEFORE, ids=str)
def test_minerva_on_a_capital_prevents_a_military_victory(options: dict[str, str]) -> None:
    """Gods / Roman (Russian book): the pawn stands before B's capital, where Minerva is."""
    table = pretorium(9, conflict=8, **options)
    assert (table.conflict, table.minerva, table.victory) == (8, None, Victory.NONE)


@pytest.mark.rulebook("pantheon.gods.minerva-step-by-step")
@pytest.mark.parametrize(("options", "stop"), [({"minerva": "on"}, 3), ({"minerva": "before"}, 2)])
@pytest.mark.parametrize("player", [A, B])
def test_the_pawn_never_jumps_over_minerva(options: dict[str, str], stop: int, player: int) -> None:
    """Gods / Roman: four shields with Strategy, Minerva is 2 spaces ahead; for either player."""
    way = 1 - 2 * player
    tokens = (["Strategy"], ()) if player == A else ((), ["Strategy"])
    table = pretorium(3 * way, player, conflict=way, tokens=tokens, **options)
    assert (table.conflict, table.minerva) == (stop * way, None)


@pytest.mark.rulebook("pantheon.gods.minerva-step-by-step")
@pytest.mark.parametrize("options", [{"minerva": "on"}, {"minerva": "before"}], ids=str)
@pytest.mark.parametrize("space", [-1, 0, 4])
def test_minerva_elsewhere_does_not_stop_the_pawn(options: dict[str, str], space: int) -> None:
    """Gods / Roman: the pawn passes 1, 2 and 3; Minerva is behind it, below it or farther on."""
    table = pretorium(space, **options)
    assert (table.conflict, table.minerva) == (3, space)


@pytest.mark.rulebook("pantheon.gods.minerva-example")
@pytest.mark.parametrize("options", ON, ids=str)
def test_anton_stops_on_minerva(options: dict[str, str]) -> None:
    """Gods / Roman: Pretorium's pawn moves 2 spaces, Minerva goes, the third shield is lost."""
    table = pretorium(2, **options)
    assert (table.conflict, table.minerva, table.decider) == (2, None, B)


@pytest.mark.rulebook("pantheon-ru.gods.minerva-example")
@pytest.mark.parametrize("options", BEFORE, ids=str)
def test_masha_stops_before_minerva(options: dict[str, str]) -> None:
    """Gods / Roman (Russian book): the same 2 spaces, with Minerva 3 spaces ahead."""
    table = pretorium(3, **options)
    assert (table.conflict, table.minerva, table.decider) == (2, None, B)


EVERY_TOKEN = [(A, 2), (A, 5), (B, 2), (B, 5)]
PLACES = {2: 3, 5: 6}  # the space of each token


def token_actions(table: Table, *but: tuple[int, int]) -> list[int]:
    return [table.military_token_action(*token) for token in EVERY_TOKEN if token not in but]


@pytest.mark.rulebook("pantheon.gods.neptune-discard")
@pytest.mark.parametrize(("side", "coins"), EVERY_TOKEN)
def test_neptune_first_discards_any_military_token(side: int, coins: int) -> None:
    """Gods / Roman: A chooses one of the four; nobody loses coins by it."""
    table = pantheon(slots={1: "Neptune"}).activate("Neptune")
    assert (table.decision, table.decider) == (Decision.NEPTUNE_DISCARD, A)
    assert table.legal() == token_actions(table)
    table.military_token(side, coins)
    assert table.state.loot[side, PLACES[coins]] == 0
    assert table.state.loot.sum() == 14 - coins
    assert (table.coins(A), table.coins(B), table.decider) == (4, 7, A)


@pytest.mark.rulebook("pantheon.gods.neptune-apply")
@pytest.mark.parametrize(("side", "coins"), EVERY_TOKEN[1:])
@pytest.mark.parametrize(("treasury", "rest"), [(7, None), (1, 0)])
def test_neptune_then_applies_another_token(
    side: int, coins: int, treasury: int, rest: int | None
) -> None:
    """Gods / Roman: B loses the coins of the second token, or the only one there is."""
    table = pantheon(slots={1: "Neptune"}, coins=(7, treasury)).activate("Neptune")
    table.military_token(A, 2)
    assert (table.decision, table.decider) == (Decision.NEPTUNE_APPLY, A)
    assert table.legal() == token_actions(table, (A, 2))
    table.military_token(side, coins)
    assert table.coins(B) == (treasury - coins if rest is None else rest)
    assert table.state.loot[side, PLACES[coins]] == 0
    assert table.state.loot.sum() == 14 - 2 - coins
    assert (table.coins(A), table.conflict, table.decider) == (4, 0, B)


@pytest.mark.rulebook("pantheon.gods.neptune-example")
def test_iryna_spares_herself_five_coins_and_costs_anton_five() -> None:
    """Gods / Roman: the token of 5 on A's side is discarded, that on B's side applied."""
    table = pantheon(slots={1: "Neptune"}).activate("Neptune")
    table.military_token(A, 5).military_token(B, 5)
    assert (table.coins(A), table.coins(B)) == (4, 2)
    assert [int(table.state.loot[side, 6]) for side in (A, B)] == [0, 0]
    assert [int(table.state.loot[side, 3]) for side in (A, B)] == [2, 2]
