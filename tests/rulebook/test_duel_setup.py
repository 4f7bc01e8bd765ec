"""7 Wonders Duel, Ukrainian rulebook: from the chapter "Setup" to "One deck per Age"."""

import pytest

from mirabilia.duel import actions
from mirabilia.duel.components import CARDS, TOKENS, WONDERS
from mirabilia.duel.state import GONE, HIDDEN
from mirabilia.duel.vocabulary import Decision, Event, Place, TokenPlace
from support.duel import A, B, Table, fresh

MANY_SEEDS = range(80)
GUILD = 4  # the `age` of guilds


def names(wonders) -> list[str]:
    """The wonders behind a field of the record, empty places left out."""
    return [WONDERS[wonder].name for wonder in wonders if wonder >= 0]


def deck(table: Table, age: int) -> list[int]:
    return [int(card) for card in table.state.decks[age - 1]]


def choices(table: Table) -> list[str]:
    """The wonders that may be taken now."""
    assert table.decision == Decision.DRAFT
    return [WONDERS[action - actions.DRAFT].name for action in table.legal()]


def draft_first(table: Table, wonders: int) -> Table:
    """Take the first wonder on offer, so many times."""
    for _ in range(wonders):
        table.draft(choices(table)[0])
    return table


def discard_everything(table: Table) -> Table:
    """Play on to the end of the game, discarding every card."""
    while table.legal():
        table.discard(table.accessible()[0])
    return table


# Setup


@pytest.mark.rulebook("duel.setup.pawn-neutral")
def test_the_pawn_starts_in_the_centre() -> None:
    """Chapter "Setup", step 2."""
    table = fresh()
    assert table.conflict == 0


@pytest.mark.rulebook("duel.setup.military-tokens")
@pytest.mark.parametrize("viewer", [A, B])
def test_military_tokens_lie_in_the_second_and_third_zone_of_each_side(viewer: int) -> None:
    """Chapter "Setup", step 3: all four face up, where the pawn enters spaces 3-5 and 6-8."""
    view = fresh().view(viewer)
    for side in (A, B):
        assert [int(coins) for coins in view.loot[side]] == [0, 0, 0, 2, 0, 0, 5, 0, 0, 0]


@pytest.mark.rulebook("duel.setup.progress-tokens")
def test_five_random_progress_tokens_lie_face_up_on_the_board() -> None:
    """Chapter "Setup", step 4: any token may be among them, and at any place."""
    places = set()
    for seed in MANY_SEEDS:
        table = fresh(seed)
        for viewer in (A, B):
            on_board = [int(token) for token in table.view(viewer).board]
            assert len(set(on_board)) == 5
            assert {TOKENS[token].name for token in on_board} == table.tokens_at(TokenPlace.BOARD)
        places.update(enumerate(on_board))
    assert len(places) == 5 * 10


@pytest.mark.rulebook("duel.setup.progress-rest")
def test_the_other_five_progress_tokens_are_in_the_box() -> None:
    """Chapter "Setup", step 4: no view shows them on the board or in a city."""
    table = fresh()
    box = table.tokens_at(TokenPlace.BOX)
    assert len(box) == 5
    assert box.isdisjoint(table.tokens_at(TokenPlace.BOARD))
    for viewer in (A, B):
        shown = Table(table.view(viewer))
        assert shown.tokens_at(TokenPlace.BOX) == box
        assert box.isdisjoint(TOKENS[token].name for token in shown.state.board)


@pytest.mark.rulebook("duel.setup.seven-coins")
def test_each_player_starts_with_seven_coins() -> None:
    """Chapter "Setup", step 5."""
    table = fresh()
    assert (table.coins(A), table.coins(B)) == (7, 7)


# Wonder selection phase


@pytest.mark.rulebook("duel.draft.first-player")
def test_the_first_player_is_drawn_by_lot_or_named_and_chooses_first() -> None:
    """Chapter "Wonder selection phase": somebody is first and owes the first choice."""
    for named in (A, B):
        for seed in range(10):
            table = fresh(seed, first_player=named)
            assert table.state.first_player == table.decider == named
            assert table.decision == Decision.DRAFT
    drawn = []
    for seed in MANY_SEEDS:
        table = fresh(seed)
        assert table.decider == table.state.first_player
        assert table.legal()
        assert table.legal(1 - table.decider) == []
        drawn.append(table.decider)
    assert drawn.count(A) > len(MANY_SEEDS) / 4
    assert drawn.count(B) > len(MANY_SEEDS) / 4


@pytest.mark.rulebook("duel.draft.shuffle")
def test_any_wonder_may_be_offered_at_any_place() -> None:
    """Chapter "Wonder selection phase": the twelve wonders are shuffled."""
    first, second = set(), set()
    for seed in MANY_SEEDS:
        table = fresh(seed)
        first.update(enumerate(names(table.state.offered)))
        second.update(names(table.state.wonder_deck))
    assert len(first) == 4 * 12
    assert len(second) == 12


@pytest.mark.rulebook("duel.draft.four-face-up")
@pytest.mark.parametrize("viewer", [A, B])
def test_four_wonders_are_face_up_and_the_others_hidden(viewer: int) -> None:
    """Chapter "Wonder selection phase": a player sees the four on offer and no other."""
    table = fresh()
    view = table.view(viewer)
    assert names(view.offered) == names(table.state.offered)
    assert len(set(names(view.offered))) == 4
    assert len(names(table.state.wonder_deck)) == 4
    assert [int(wonder) for wonder in view.wonder_deck] == [HIDDEN] * 4
    assert [int(wonder) for wonder in view.wonders] == [GONE] * 8


@pytest.mark.rulebook("duel.draft.first-takes-one")
def test_the_first_player_takes_one_of_four() -> None:
    """Chapter "Wonder selection phase": then it is the other's choice."""
    table = fresh(first_player=A)
    offered = set(names(table.state.offered))
    assert set(choices(table)) == offered
    taken = choices(table)[2]
    table.draft(taken)
    assert table.wonders(A) == {taken: None}
    assert table.decider == B


@pytest.mark.rulebook("duel.draft.second-takes-two")
def test_the_second_player_then_takes_two() -> None:
    """Chapter "Wonder selection phase": one of the three left, then one of two."""
    table = draft_first(fresh(first_player=A), 1)
    left = choices(table)
    assert (len(left), table.decider) == (3, B)
    table.draft(left[1])
    assert (choices(table), table.decider) == ([left[0], left[2]], B)
    table.draft(left[2])
    assert table.wonders(B) == {left[1]: None, left[2]: None}


@pytest.mark.rulebook("duel.draft.first-takes-last")
def test_the_last_of_the_four_goes_to_the_first_player_unasked() -> None:
    """Chapter "Wonder selection phase": after three choices the fourth wonder has its owner."""
    table = fresh(first_player=A)
    offered = choices(table)
    for wonder in offered[:3]:
        table.draft(wonder)
    assert table.wonders(A) == {offered[0]: None, offered[3]: None}
    assert table.wonders(B) == {offered[1]: None, offered[2]: None}
    assert not set(choices(table)) & set(offered)


@pytest.mark.rulebook("duel.draft.second-round-reversed")
@pytest.mark.parametrize("first", [A, B])
def test_the_second_round_begins_with_the_second_player(first: int) -> None:
    """Chapter "Wonder selection phase": four new wonders; second, first, first, second."""
    table = fresh(first_player=first)
    later = set(names(table.state.wonder_deck))
    draft_first(table, 3)
    second = 1 - first
    assert set(choices(table)) == later
    takers = []
    while table.decision == Decision.DRAFT:
        table.draft(choices(table)[0])
        takers += [player for event, player, *_ in table.events if event == Event.WONDER_TAKEN]
    assert takers == [second, first, first, second]
    assert len(later & table.wonders(first).keys()) == 2
    assert len(later & table.wonders(second).keys()) == 2


@pytest.mark.rulebook("duel.draft.four-wonders-each")
def test_after_the_draft_each_player_has_four_unbuilt_wonders() -> None:
    """Chapter "Wonder selection phase": eight different wonders, four stay in the box unseen."""
    table = draft_first(fresh(), 6)
    assert (table.decision, table.age) == (Decision.TURN, 1)
    assert len(table.wonders(A)) == len(table.wonders(B)) == 4
    assert not set(table.wonders(A)) & set(table.wonders(B))
    assert set(table.wonders(A).values()) | set(table.wonders(B).values()) == {None}
    for viewer in (A, B):
        view = table.view(viewer)
        assert names(view.offered) == names(view.wonder_deck) == []
        assert set(names(view.wonders)) == set(table.wonders(A)) | set(table.wonders(B))


@pytest.mark.rulebook("duel.draft.four-unused")
def test_the_four_wonders_not_drawn_take_no_part(random_game) -> None:
    """Chapter "Wonder selection phase": whatever happens, no view and no event shows them."""
    for seed in range(3):
        for table in random_game(seed):
            if not table.events:  # the deal
                drawn = {*table.state.offered, *table.state.wonder_deck}
                base = {wonder.id for wonder in WONDERS if not wonder.pantheon}
                unused = base - {int(wonder) for wonder in drawn}
                assert len(unused) == 4
            for viewer in (A, B):
                view = table.view(viewer)
                shown = {*view.offered, *view.wonder_deck, *view.wonders}
                assert unused.isdisjoint(int(wonder) for wonder in shown)
            about_wonders = (Event.WONDER_TAKEN, Event.WONDER_BUILT, Event.WONDER_RETURNED)
            for event, _, wonder, _ in table.events:
                assert event not in about_wonders or wonder not in unused


@pytest.mark.rulebook("duel.draft.first-game-first-player")
@pytest.mark.parametrize("first", [A, B])
def test_for_a_first_game_the_first_player_has_a_given_set(first: int) -> None:
    """Chapter "Wonder selection phase", first game: no draft, Age I begins."""
    table = fresh(first_player=first, wonders="first-game")
    assert table.wonders(first) == dict.fromkeys(
        ("The Pyramids", "The Great Lighthouse", "The Temple of Artemis", "The Statue of Zeus")
    )
    assert (table.decision, table.decider, table.age) == (Decision.TURN, first, 1)


@pytest.mark.rulebook("duel.draft.first-game-second-player")
@pytest.mark.parametrize("first", [A, B])
def test_for_a_first_game_the_second_player_has_the_other_set(first: int) -> None:
    """Chapter "Wonder selection phase", first game."""
    table = fresh(first_player=first, wonders="first-game")
    assert table.wonders(1 - first) == dict.fromkeys(
        ("Circus Maximus", "Piraeus", "The Appian Way", "The Colossus")
    )


# One deck per Age


@pytest.mark.rulebook("duel.decks.remove-three")
def test_three_cards_of_each_age_are_removed_unseen() -> None:
    """Chapter "One deck per Age": nobody ever sees them, and they are not discarded cards."""
    removed_somewhen = set()
    for seed in MANY_SEEDS:
        table = fresh(seed)
        for age, kept in ((1, 20), (2, 20), (3, 17)):
            own = {card.id for card in CARDS if card.age == age}
            assert len(own & set(deck(table, age))) == kept
            assert len(own - set(deck(table, age))) == 3
            removed_somewhen |= own - set(deck(table, age))
        assert table.discarded() == set()
        for viewer in (A, B):
            view = table.view(viewer)
            assert {int(card) for age in view.decks for card in age} == {HIDDEN}
            assert {int(place) for place in view.place} == {Place.UNSEEN}
    assert removed_somewhen == {card.id for card in CARDS if card.age < GUILD}

    table = fresh()
    in_play = {CARDS[card].name for age in (1, 2, 3) for card in deck(table, age)}
    discard_everything(draft_first(table, 6))
    assert table.discarded() == in_play


@pytest.mark.rulebook("duel.decks.three-guilds")
def test_three_random_guilds_join_age_three_unseen() -> None:
    """Chapter "One deck per Age": 17 + 3 cards; which guilds, and where, nobody knows."""
    used = set()
    for seed in MANY_SEEDS:
        table = fresh(seed)
        cards = deck(table, 3)
        assert len(set(cards)) == 20
        guilds = [place for place, card in enumerate(cards) if CARDS[card].age == GUILD]
        assert len(guilds) == 3
        used.update((place, cards[place]) for place in guilds)
        for viewer in (A, B):
            assert {int(card) for card in table.view(viewer).decks[2]} == {HIDDEN}
    assert len({guild for _, guild in used}) == 7
    assert len({place for place, _ in used}) == 20


@pytest.mark.rulebook("duel.decks.other-guilds-out")
def test_the_other_four_guilds_never_appear(random_game) -> None:
    """Chapter "One deck per Age": they are in no structure, city or discard pile."""
    guilds = {card.id for card in CARDS if card.age == GUILD}
    for seed in range(3):
        for table in random_game(seed):
            if not table.events:  # the deal
                out = guilds - {card for age in (1, 2, 3) for card in deck(table, age)}
                assert len(out) == 4
            assert out.isdisjoint(int(card) for card in table.state.structure)
            assert {int(table.state.place[guild]) for guild in out} == {Place.UNSEEN}

    table = discard_everything(draft_first(fresh(), 6))
    assert sum(1 for guild in guilds if CARDS[guild].name in table.discarded()) == 3
