"""Duel rulebook, chapters "Military" and "Science and progress"."""

from collections import Counter

import numpy as np
import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARDS, TOKEN_BY_NAME, TOKENS, WONDERS
from mirabilia.duel.rules import DUEL
from mirabilia.duel.vocabulary import Colour, Decision, Event, Symbol, TokenPlace, Victory
from support.duel import A, B, Table, duel

TWO, FIVE = 3, 6  # spaces from the centre where the zones of the 2 and 5 coin tokens begin


def forward(player: int) -> int:
    """The direction in which a player's shields move the pawn."""
    return 1 if player == A else -1


def tokens_on_track(table: Table) -> set[tuple[int, int, int]]:
    """(side, space, coins) of the military tokens that are left."""
    loot = np.asarray(table.state.loot)
    return {(int(s), int(n), int(loot[s, n])) for s, n in zip(*np.nonzero(loot), strict=True)}


# Military


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(("card", "shields"), [("Guard Tower", 1), ("Walls", 2), ("Arsenal", 3)])
@pytest.mark.rulebook("duel.military.shield-moves-pawn")
def test_each_shield_of_a_building_moves_the_pawn_a_space(
    card: str, shields: int, player: int
) -> None:
    """Military: the pawn moves at once, toward the capital of the builder's opponent."""
    table = duel(cards=(card, "Statue"), coins=(20, 20), to_move=player)
    assert table.build(card).conflict == shields * forward(player)


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(
    ("wonder", "shields"),
    [("The Colossus", 2), ("Circus Maximus", 1), ("The Statue of Zeus", 1), ("The Pyramids", 0)],
)
@pytest.mark.rulebook("duel.military.shield-moves-pawn")
def test_each_shield_of_a_wonder_moves_the_pawn_a_space(
    wonder: str, shields: int, player: int
) -> None:
    """Military: the pawn has moved before the owner chooses what the wonder destroys."""
    city = ("Quarry", "Press")
    table = duel(
        cities=(city, ()) if player == B else ((), city),
        wonders=((wonder,), ()) if player == A else ((), (wonder,)),
        coins=(20, 20),
        to_move=player,
    )
    assert table.wonder(wonder).conflict == shields * forward(player)


@pytest.mark.rulebook("duel.military.to-and-fro")
def test_the_pawn_moves_back_and_forth() -> None:
    """Military: from A's lead of 2 B pushes back by 1 and later by 3, across the centre."""
    table = duel(cards=("Guard Tower", "Altar", "Pretorium"), conflict=2, coins=(7, 20), to_move=B)
    assert table.build("Guard Tower").conflict == 1
    table.build("Altar")
    assert table.build("Pretorium").conflict == -2
    assert table.coins(A) == 7  # no token lies so near the centre


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(("space", "lost"), [(TWO, 2), (FIVE, 5)])
@pytest.mark.rulebook("duel.military.zone-token")
def test_entering_a_zone_applies_its_token(space: int, lost: int, player: int) -> None:
    """Military: a single shield brings the pawn over the dotted line."""
    table = duel(
        cards=("Guard Tower", "Statue"), conflict=(space - 1) * forward(player), to_move=player
    )
    table.build("Guard Tower")
    assert table.conflict == space * forward(player)
    assert table.coins(1 - player) == 7 - lost
    assert table.coins(player) == 7


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.military.zone-token")
def test_a_move_through_two_zones_applies_both_tokens(player: int) -> None:
    """Military: Strategy makes Pretorium's shields four, from space 2 to space 6."""
    strategy: tuple[tuple[str, ...], tuple[str, ...]] = (("Strategy",), ())
    table = duel(
        cards=("Pretorium", "Statue"),
        tokens=strategy if player == A else strategy[::-1],
        coins=(20, 20),
        conflict=2 * forward(player),
        to_move=player,
    )
    table.build("Pretorium")
    assert table.conflict == 6 * forward(player)
    assert table.coins(1 - player) == 20 - 2 - 5


@pytest.mark.rulebook("duel.military.zone-token")
def test_only_the_first_space_of_a_zone_brings_a_loss() -> None:
    """Military: A advances from 2 to 7 space by space; B loses at 3 and at 6 only."""
    advances = ("Guard Tower", "Stable", "Garrison", "Palisade", "Barracks")
    answers = ("Altar", "Theater", "Baths", "Tavern")
    table = duel(cards=advances + answers, conflict=2, coins=(50, 50))
    losses = []
    for number, card in enumerate(advances):
        before = table.coins(B)
        table.build(card)
        losses.append(before - table.coins(B))
        if number < len(answers):
            table.discard(answers[number])
    assert table.conflict == 7
    assert losses == [2, 0, 0, 5, 0]


@pytest.mark.rulebook("duel.military.token-to-box")
def test_a_token_works_only_once() -> None:
    """Military: the pawn goes to 3, back to 2 and to 3 again; B pays the first time only."""
    table = duel(
        cards=("Guard Tower", "Stable", "Garrison", "Altar"),
        cities=(("Clay Pool",), ("Lumber Yard",)),
        conflict=2,
    )
    table.build("Guard Tower")
    assert (table.conflict, table.coins(B)) == (3, 5)
    assert tokens_on_track(table) == {(A, TWO, 2), (A, FIVE, 5), (B, FIVE, 5)}
    table.build("Stable")
    assert (table.conflict, table.coins(A)) == (2, 7)
    table.build("Garrison")
    assert (table.conflict, table.coins(B)) == (3, 5)


@pytest.mark.rulebook("duel.military.archery-range")
def test_archery_range_enters_a_zone_and_costs_two_coins() -> None:
    """Military, example: two shields from space 1; the token of 2 coins goes to the box."""
    table = duel(
        age=2,
        cards=("Archery Range", "Statue"),
        cities=(("Quarry", "Lumber Yard", "Press"), ()),
        conflict=1,
    )
    assert (B, TWO, 2) in tokens_on_track(table)
    table.build("Archery Range")
    assert (table.conflict, table.coins(A), table.coins(B)) == (3, 7, 5)
    assert tokens_on_track(table) == {(A, TWO, 2), (A, FIVE, 5), (B, FIVE, 5)}


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.parametrize(
    ("start", "card"), [(8, "Guard Tower"), (7, "Walls"), (8, "Arsenal"), (6, "Arsenal")]
)
@pytest.mark.rulebook("duel.military.supremacy")
def test_the_pawn_in_the_capital_wins_at_once(start: int, card: str, player: int) -> None:
    """Military supremacy: further shields are not needed, points do not matter."""
    points: tuple[tuple[str, ...], tuple[str, ...]] = ((), ("Palace", "Town Hall", "Gardens"))
    table = duel(
        cards=(card, "Statue"),
        cities=points if player == A else points[::-1],
        tokens=((), ("Philosophy",)) if player == A else (("Philosophy",), ()),
        coins=(20, 20),
        conflict=start * forward(player),
        to_move=player,
    )
    table.build(card)
    assert table.conflict == 9 * forward(player)
    assert DUEL.is_over(table.state)
    assert (table.victory, table.winner) == (Victory.MILITARY, player)
    assert table.total(1 - player) > table.total(player)
    assert table.legal(A) == table.legal(B) == []


@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.military.supremacy")
def test_the_space_before_the_capital_does_not_win(player: int) -> None:
    """Military supremacy: with the pawn at 8 spaces the game goes on."""
    table = duel(
        cards=("Guard Tower", "Statue"), conflict=7 * forward(player), to_move=player
    ).build("Guard Tower")
    assert table.conflict == 8 * forward(player)
    assert table.victory is Victory.NONE
    assert (table.decision, table.decider) == (Decision.TURN, 1 - player)


# Science and progress

PAIRS = {
    Symbol.WHEEL: ("Apothecary", "School"),
    Symbol.MORTAR: ("Pharmacist", "Dispensary"),
    Symbol.QUILL: ("Scriptorium", "Library"),
    Symbol.PENDULUM: ("Workshop", "Laboratory"),
    Symbol.SUNDIAL: ("Academy", "Study"),
    Symbol.SPHERE: ("University", "Observatory"),
}
BOARD = ("Agriculture", "Economy", "Masonry", "Philosophy", "Strategy")


def token_actions(*names: str) -> list[int]:
    return sorted(actions.TOKEN + TOKEN_BY_NAME[name].id for name in names)


@pytest.mark.rulebook("duel.science.seven-symbols")
def test_there_are_seven_scientific_symbols() -> None:
    """Science: six on two green cards each, the seventh on the Law token alone."""
    on_cards = Counter(card.effect.symbol for card in CARDS if card.colour is Colour.GREEN)
    on_tokens = Counter(token.effect.symbol for token in TOKENS if token.effect.symbol is not None)
    assert on_cards == dict.fromkeys(PAIRS, 2)
    assert on_tokens == {Symbol.SCALES: 1}
    assert len(on_cards | on_tokens) == len(Symbol) == 7


@pytest.mark.parametrize(
    "symbol",
    [
        pytest.param(Symbol.WHEEL, marks=pytest.mark.rulebook("duel.science.symbol-wheel")),
        pytest.param(Symbol.MORTAR, marks=pytest.mark.rulebook("duel.science.symbol-mortar")),
        pytest.param(Symbol.QUILL, marks=pytest.mark.rulebook("duel.science.symbol-quill")),
        pytest.param(Symbol.PENDULUM, marks=pytest.mark.rulebook("duel.science.symbol-pendulum")),
        pytest.param(Symbol.SUNDIAL, marks=pytest.mark.rulebook("duel.science.symbol-sundial")),
        pytest.param(Symbol.SPHERE, marks=pytest.mark.rulebook("duel.science.symbol-sphere")),
    ],
)
def test_two_cards_with_the_same_symbol_are_a_pair(symbol: Symbol) -> None:
    """Science: the second card gives one token to choose, in either order; one card gives none."""
    pair = PAIRS[symbol]
    for owned, card in (pair, pair[::-1]):
        alone = duel(cards=(card, "Statue"), cities=((), (owned,)), coins=(20, 7)).build(card)
        assert alone.symbols(A) == {symbol: 1}
        assert (alone.decision, alone.decider) == (Decision.TURN, B)
        assert Event.PAIR not in [kind for kind, *_ in alone.events]

        table = duel(cards=(card, "Statue"), cities=((owned,), ()), board=BOARD, coins=(20, 7))
        table.build(card)
        assert table.symbols(A) == {symbol: 2}
        assert (table.decision, table.decider) == (Decision.PROGRESS, A)
        table.token("Philosophy")
        assert table.tokens(A) == {"Philosophy"}
        assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("duel.science.symbol-scales")
def test_the_scales_of_law_make_no_pair() -> None:
    """Science: a pair brings Law; its scales stand alone, so no second token is chosen."""
    table = duel(cards=("School", "Statue"), cities=(("Apothecary",), ()), coins=(20, 7))
    table.build("School").token("Law")
    assert table.symbols(A) == {Symbol.WHEEL: 2, Symbol.SCALES: 1}
    assert table.tokens(A) == {"Law"}
    assert (table.decision, table.decider) == (Decision.TURN, B)


@pytest.mark.rulebook("duel.science.symbol-scales")
def test_the_scales_count_toward_six_different_symbols() -> None:
    """Science: Law and four symbols on cards; the fifth card makes six."""
    table = duel(
        cards=("Academy", "Statue"),
        cities=(("Apothecary", "Pharmacist", "Scriptorium", "Workshop"), ()),
        tokens=(("Law",), ()),
        coins=(20, 7),
    )
    table.build("Academy")
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, A)


@pytest.mark.rulebook("duel.science.pair-gives-token")
def test_each_pair_lets_its_owner_choose_a_token_from_the_board() -> None:
    """Science: A chooses before the turn passes; the token works at once and leaves the board."""
    table = duel(
        cards=("School", "Library", "Statue", "Altar"),
        cities=(("Apothecary", "Scriptorium"), ()),
        board=BOARD,
        coins=(20, 7),
    )
    table.build("School")
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)
    assert table.legal() == [*token_actions(*BOARD), actions.DECLINE]
    before = table.coins(A)
    table.token("Agriculture")
    assert table.coins(A) == before + 6
    assert table.tokens(A) == {"Agriculture"}
    assert table.tokens_at(TokenPlace.BOARD) == set(BOARD) - {"Agriculture"}
    assert TOKEN_BY_NAME["Agriculture"].id not in np.asarray(table.state.board)
    assert (table.decision, table.decider) == (Decision.TURN, B)

    table.discard("Altar").build("Library")
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)
    assert table.legal() == [
        *token_actions("Economy", "Masonry", "Philosophy", "Strategy"),
        actions.DECLINE,
    ]


@pytest.mark.rulebook("duel.science.token-kept")
def test_a_token_stays_with_its_owner_to_the_end(random_game) -> None:
    """Science: in whole games no city ever gives a token up."""
    taken = 0
    for seed in range(20):
        owned: tuple[set[str], set[str]] = (set(), set())
        for table in random_game(seed):
            now = (table.tokens(A), table.tokens(B))
            assert owned[A] <= now[A]
            assert owned[B] <= now[B]
            owned = now
        taken += len(owned[A]) + len(owned[B])
    assert taken > 10


@pytest.mark.rulebook("duel.science.where-symbols")
def test_symbols_are_on_green_cards_and_on_law_only() -> None:
    """Science, clarification: no other card, token or wonder shows a symbol."""
    assert {card.colour for card in CARDS if card.effect.symbol is not None} == {Colour.GREEN}
    assert all(card.effect.symbol is not None for card in CARDS if card.colour is Colour.GREEN)
    assert [token.name for token in TOKENS if token.effect.symbol is not None] == ["Law"]
    assert all(wonder.effect.symbol is None for wonder in WONDERS)


@pytest.mark.parametrize("symbol", PAIRS)
@pytest.mark.parametrize("player", [A, B])
@pytest.mark.rulebook("duel.science.supremacy")
def test_a_sixth_different_symbol_wins_at_once(symbol: Symbol, player: int) -> None:
    """Scientific supremacy: five symbols lie in the city, a card with the sixth is built."""
    city = [cards[0] for each, cards in PAIRS.items() if each is not symbol]
    table = duel(
        cards=(PAIRS[symbol][1], "Statue"),
        cities=(city, ("Palace", "Town Hall")) if player == A else (("Palace", "Town Hall"), city),
        tokens=((), ("Philosophy",)) if player == A else (("Philosophy",), ()),
        coins=(20, 20),
        to_move=player,
    )
    table.build(PAIRS[symbol][1])
    assert DUEL.is_over(table.state)
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, player)
    assert table.total(1 - player) > table.total(player)
    assert table.legal(A) == table.legal(B) == []


@pytest.mark.rulebook("duel.science.supremacy")
def test_law_as_the_sixth_symbol_wins_at_once() -> None:
    """Scientific supremacy: a pair among five different symbols brings Law."""
    city = ("Apothecary", "Pharmacist", "Scriptorium", "Workshop", "Academy")
    table = duel(cards=("School", "Statue"), cities=(city, ()), coins=(20, 7))
    table.build("School")
    assert table.decision is Decision.PROGRESS
    table.token("Law")
    assert (table.victory, table.winner) == (Victory.SCIENTIFIC, A)


@pytest.mark.rulebook("duel.science.supremacy")
def test_five_different_symbols_and_pairs_do_not_win() -> None:
    """Scientific supremacy: eight green cards show five symbols; B's sixth does not help A."""
    city = ("Apothecary", "School", "Pharmacist", "Dispensary", "Scriptorium", "Workshop", "Study")
    table = duel(cards=("Library", "Statue"), cities=(city, ("University",)), coins=(20, 7))
    table.build("Library")
    assert sum(table.symbols(A).values()) == 8
    assert table.victory is Victory.NONE
    assert (table.decision, table.decider) == (Decision.PROGRESS, A)
