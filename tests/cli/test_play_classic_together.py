"""`mirabilia play classic` with several people at one screen, and with the Free City."""

import json
from collections.abc import Iterable, Iterator
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import mirabilia
from mirabilia.bots.chance import RandomBot
from mirabilia.classic.components import CARDS
from mirabilia.classic.vocabulary import Phase
from mirabilia.cli import app
from mirabilia.game import Game
from mirabilia.notation.catalogue import text
from support.classic import A, B, C, Table, classic
from support.classic_terminal import PATHS, game_at, screens, sit_down, some_answers
from support.terminal import WIPED, flat

pytestmark = pytest.mark.usefixtures("data_folder")
SELL = "1 3"
NEXT = ""  # Enter: the screen has been passed on


def turn(*answers: str) -> list[str]:
    """What people answer one after the other, each after taking the screen."""
    return list(chain.from_iterable((NEXT, answer) for answer in answers))


def together(table: Table, answers: Iterable[str], folder: Path, **more: Any) -> str:
    """What is said while everybody plays at one screen."""
    _, screen = sit_down(game_at(table), answers, folder, **more)
    return screen.text


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Game:
    given = {"edition": "first", "sides": "A"} | options
    return mirabilia.new("classic", seed=seed, players=players, **given)


def hand_of(game: Game, player: int) -> list[str]:
    state = game.state
    return [CARDS[int(card)].name for card in state.hands[player][: int(state.hand_size[player])]]


# Whole games


@pytest.mark.parametrize(("players", "language"), [(2, "uk"), (3, "ru")])
def test_a_whole_game_at_one_screen(players: int, language: str, data_folder: Path) -> None:
    game = mirabilia.new("classic", seed=players, players=players)

    _, screen = sit_down(game, some_answers(5, 4000), data_folder, language=language, height=24)

    assert game.is_over
    for lines in screens(screen.text):
        asked = next((n for n, line in enumerate(lines) if line.startswith("›")), len(lines) - 1)
        assert asked < 24, "\n".join(lines)
        for line in lines:
            assert len(line) <= 80 or any(part in line for part in PATHS), line
    for number in range(1, players + 1):
        name = text(language, "player", number=number)
        question = text(language, "terminal-ask-card", player=name, keys="#")
        assert question.partition("#")[0] in screen.text


def test_people_and_bots_play_together(data_folder: Path) -> None:
    options = ["--players", "5", "--humans", "2", "--opponent", "random", "--seed", "3"]
    answers = "".join(f"{answer}\n" for answer in ["", "1", "", "2", *turn(SELL, SELL)])

    result = CliRunner().invoke(app, ["play", "classic", *options], input=answers)

    record = json.loads((data_folder / "classic.json").read_text("utf-8"))["record"]
    assert record["players"] == ["Player 1", "Player 2", "Bot 1", "Bot 2", "Bot 3"]
    assert len(record["actions"]) == 5 + 5
    assert "Player 1 sells a card +3● · Player 2 sells a card +3●" in flat(result.stdout)


def test_a_saved_game_remembers_who_is_human(data_folder: Path) -> None:
    options = ["--players", "4", "--humans", "3", "--opponent", "random", "--sides", "Day"]
    CliRunner().invoke(app, ["play", "classic", *options], input="\n1 3\n")

    said = flat(CliRunner().invoke(app, ["play", "classic"], input="").stdout)

    assert "Have chosen: Player 1. Still to choose: Player 2, Player 3." in said
    assert "Player 2 is next: pass the screen on and press Enter. Somebody else: 1 3." in said


# Hands stay secret


def looking(shown: list[str], players: int) -> Iterator[tuple[int | None, str]]:
    """Who looks at each screen, from what is asked; None where the screen is passed on."""
    for lines in shown:
        text_ = flat("\n".join(lines))
        if "pass the screen on" in text_:
            yield None, text_
            continue
        for player in range(players):
            if f"Player {player + 1}, " in text_ or f"Player {player + 1}: " in text_:
                yield player, text_


def test_nobody_sees_a_hand_of_another(data_folder: Path) -> None:
    """Names of cards that only one hand holds are on no screen of anybody else."""
    game = fresh(3, seed=8)
    hands = [set(hand_of(game, player)) for player in range(3)]

    _, screen = sit_down(game, turn(SELL, "2 3"), data_folder, height=24)

    seen = list(looking(screens(screen.text), 3))
    assert {who for who, _ in seen} == {None, A, B}
    for who, shown in seen:
        for player, hand in enumerate(hands):
            others = set().union(*(hands[other] for other in range(3) if other != player))
            secret = hand - others
            assert secret
            if who != player:
                assert not any(f" {name} " in shown for name in secret), (who, player)


def test_a_screen_that_showed_a_hand_is_forgotten(data_folder: Path) -> None:
    _, screen = sit_down(fresh(), turn(SELL, SELL), data_folder, height=24)

    assert screen.text.count(WIPED) == 2
    for part in screen.text.split(WIPED)[1:]:
        first, _, _ = part.partition("›")
        assert "pass the screen on and press Enter" in flat(first)


@pytest.mark.parametrize("command", ["c 1", "c", "p", "p 1"])
def test_nothing_of_a_hand_can_be_looked_up_before_the_screen_is_passed_on(
    command: str, data_folder: Path
) -> None:
    game = fresh()
    hand = hand_of(game, A)

    _, screen = sit_down(game, [command], data_folder)

    answered = screen.text.partition(f"› {command}")[2]
    assert "Hands are hidden now." in answered or "Nothing is called “1”." in answered
    assert not any(name in screen.text for name in hand)


def test_a_card_looked_up_in_public_tells_no_price(data_folder: Path) -> None:
    """A price would tell whether the card is in the hand."""
    game = fresh()
    (card, *_) = hand_of(game, A)

    _, screen = sit_down(game, [f"c {card}"], data_folder)

    answered = flat(screen.text.partition("›")[2])
    assert card in answered
    assert "not in the hand" not in answered
    assert "Printed cost" not in answered


def test_the_discard_pile_shows_in_public_only_how_many_lie_there(data_folder: Path) -> None:
    game = fresh()
    sold = [hand_of(game, player)[0] for player in range(3)]

    _, screen = sit_down(game, [*turn(SELL, SELL, SELL), "d"], data_folder)

    answered = flat(screen.text.partition("› d")[2])
    assert "3 cards lie face down on the discard pile." in answered
    assert not any(name in answered for name in sold)


# Changing a choice


def test_a_choice_can_be_changed_until_the_last_one_is_in(data_folder: Path) -> None:
    game = fresh()
    first, second = hand_of(game, A)[:2]

    _, screen = sit_down(game, [*turn(SELL), "1", "2 3", *turn(SELL, SELL)], data_folder)

    said = flat(screen.text)
    assert f"Chosen: Sell {first} for 3 coins" in said
    assert "Player 1, another choice: 1–7. Enter keeps this one." in said
    state = game.state
    assert int(state.turn) == 2
    assert CARDS[int(state.played[0, 0, A])].name == second


def test_enter_keeps_a_choice(data_folder: Path) -> None:
    game = fresh()
    first = hand_of(game, A)[0]

    sit_down(game, [*turn(SELL), "1", "", *turn(SELL, SELL)], data_folder)

    assert CARDS[int(game.state.played[0, 0, A])].name == first


def test_people_may_choose_in_any_order(data_folder: Path) -> None:
    game = fresh()

    _, screen = sit_down(game, ["3", SELL, "2", SELL], data_folder)

    assert game.to_decide == (A,)
    assert "Have chosen: Player 2, Player 3. Still to choose: Player 1." in flat(screen.text)


@pytest.mark.parametrize("answer", ["4", "0", "x", "1 3"])
def test_whoever_does_not_exist_cannot_take_the_screen(answer: str, data_folder: Path) -> None:
    game = fresh()

    _, screen = sit_down(game, [answer], data_folder)

    assert f"“{answer}” is no choice here. Allowed: 1–3" in flat(screen.text)
    assert game.record()["actions"] == []


def test_sides_are_chosen_one_after_the_other_in_secret(data_folder: Path) -> None:
    game = mirabilia.new("classic", seed=2)

    _, screen = sit_down(game, [NEXT, "1", NEXT, "2"], data_folder)
    waiting = flat(screen.text)
    _, screen = sit_down(game, [NEXT, "1"], data_folder)

    assert "Player 1: Choose a side of your board." in waiting
    assert " Day" not in waiting.rpartition("Have chosen: Player 1, Player 2.")[2]
    assert int(game.state.phase) == Phase.TURN
    assert flat(screen.text).count("Last turn: Player 1") == 1


def test_undo_takes_back_the_last_choice_of_anybody(data_folder: Path) -> None:
    game = fresh()

    sit_down(game, [*turn(SELL, SELL, SELL), "u"], data_folder)

    assert int(game.state.turn) == 1
    assert game.to_decide == (C,)


# The Free City


def test_the_holder_chooses_for_the_own_city_and_then_for_the_free_city(
    data_folder: Path,
) -> None:
    table = classic(players=2, turn=5, hands={A: ["Altar", "Theater", "Baths"]})

    said = flat(together(table, [NEXT, "2 1", "3 1", NEXT, SELL], data_folder))

    assert "For the Free City:" in said
    assert "Chosen: Build Altar" in said
    assert "a card for the Free City: 1–4. Your own choice anew: t. Help: ?" in said
    assert table.has("Altar")
    assert table.has("Theater", C)


def test_the_card_for_the_own_city_is_not_offered_to_the_free_city(data_folder: Path) -> None:
    table = classic(players=2, turn=5, hands={A: ["Altar", "Theater", "Baths"]})

    said = flat(together(table, [NEXT, "2 1", "2 1"], data_folder))

    assert "2 ✗ ⌂ Altar 2★ for your own city → Temple" in said
    assert "That is not possible. It has been chosen for your own city." in said


@pytest.mark.parametrize("key", ["t", "е"])
def test_the_own_choice_can_be_taken_back_before_the_free_citys(
    key: str, data_folder: Path
) -> None:
    table = classic(players=2, turn=5, hands={A: ["Altar", "Theater", "Baths"]})

    said = flat(together(table, [NEXT, "2 1", key, "3 1", "2 1", NEXT, SELL], data_folder))

    assert table.has("Theater")
    assert table.has("Altar", C)
    assert said.count("Player 1 is next") == 2  # nobody else has looked in between


def test_the_free_city_must_play_if_it_can(data_folder: Path) -> None:
    table = classic(players=2, turn=5, hands={A: ["Altar", "Theater", "Baths"]})

    said = flat(together(table, [NEXT, "2 1", "3 3"], data_folder))

    assert "The Free City sells no card while it can build one or a stage." in said
    assert not table.has("Theater", C)


def test_against_a_bot_the_free_city_is_played_by_both(data_folder: Path) -> None:
    game = mirabilia.new("classic", players=2, seed=3)
    answers = islice(cycle(("1 1 1", "1 3", "2 1 1", "3 1 1", "2 2 1", "3 3", "")), 60)

    _, screen = sit_down(game, answers, data_folder, bot=RandomBot(seed=2))

    assert int(game.state.turn) > 2 or int(game.state.age) > 1
    assert "Free City" in screen.text
    assert "Player, a card for the Free City:" in screen.text


def test_a_seventh_card_for_the_free_city_says_for_whom_it_is(data_folder: Path) -> None:
    table = classic(
        players=2, boards=("Gizah", "Rhodos", "Babylon"), sides="B", stages=(0, 0, 2), turn=6
    )
    holder = int(table.state.holder)
    game = game_at(table)
    for player in (0, 1):
        while player in game.to_decide and int(game.state.phase) == Phase.TURN:
            game.play(game.legal(player)[0])

    _, screen = sit_down(game, [NEXT], data_folder)

    said = flat(screen.text)
    assert int(game.state.phase) == Phase.SEVENTH
    asked = f"For the Free City: Player {holder + 1}: Play the last card of the Age"
    assert asked in said
