"""A table of 7 Wonders in the page: dragging, paying, two players, one screen, seven players."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia.game import new
from mirabilia.server.bench_page import sit_down
from support.browsing import DESKTOP, PHONE, Visitor, Visits, weaknesses
from support.playing import answered, finish, play_on, question

SIZES = {"desktop": DESKTOP, "phone": PHONE}
TURNS = 6
HAND = "[data-zone='hand']"
ASKED = "[data-asked='true']"
SELLERS = ".opt:not(.cannot):has-text('обрати продавців')"


def sit(visitor: Visitor, players: int = 3, **options: object) -> Page:
    page = visitor.visit()
    setup = {
        "game": "classic",
        "options": {"players": players, **options},
        "seats": ["open", *["apprentice"] * (players - 1)],
    }
    sit_down(page, visitor.address, setup)
    page.locator(ASKED).wait_for()
    return page


def dismiss(page: Page) -> bool:
    """Answer what lies over the table, if anything does."""
    cover = page.locator("[data-dismiss]:visible")
    if found := cover.count() > 0:
        cover.first.click()
        expect(cover).to_have_count(0)
    return found


def sell(page: Page, card: int = 1) -> None:
    """Sell a card of the hand, by keys."""
    page.locator(".hand .slot").first.wait_for()
    before = question(page)
    page.keyboard.press(str(card))
    expect(page.locator(".slot.picked")).to_have_count(1)
    page.keyboard.press("s")
    assert answered(page, before)


def drag(page: Page, card: Locator, to: Locator) -> None:
    card.hover()
    page.mouse.down()
    for _ in range(2):  # the first move lifts the card, and there are new places to drop it
        to.hover(force=True)
    expect(page.locator("[data-lifted]")).to_have_count(1)
    page.mouse.up()


def several_sellers() -> tuple[dict[str, Any], str]:
    """A game in which the first player can pay for a building in several ways, and which."""
    game, chance = new("classic", seed=2, players=3, sides="Day"), random.Random(2)
    while True:
        seat = game.to_decide[0]
        builds = [each for each in game.legal(seat) if each.document["type"] == "build"]
        cards = [each.document["card"] for each in builds]
        for card in cards:
            if seat == 0 and cards.count(card) > 1:
                return game.record(), card
        game.play(chance.choice(builds or game.legal(seat)), seat)


def test_a_card_is_dragged_onto_the_board_and_to_the_pile(visit: Visits) -> None:
    page = sit(visit(), sides="Day")
    before = question(page)
    free = page.locator(".hand .slot", has=page.locator(".seal.own")).first
    drag(page, free, page.locator(".me .art"))
    assert answered(page, before)
    page.locator(ASKED).wait_for()
    expect(page.get_by_role("button", name="показати все місто").first).to_be_visible()
    expect(page.locator("[data-zone='mine'] button")).to_have_count(1)
    before = question(page)
    drag(page, page.locator(".hand .slot").first, page.locator(".act"))
    assert answered(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_who_is_paid_can_be_chosen(visit: Visits, size: str) -> None:
    visitor = visit(SIZES[size])
    page = visitor.page
    record, card = several_sellers()
    play_on(page, visitor.address, record)
    page.locator(f"[data-piece='hand:{card}']").wait_for()
    keys = page.evaluate(
        "[...document.querySelectorAll('.hand [data-piece]')].map((it) => it.dataset.piece)"
    )
    page.keyboard.press(str(keys.index(f"hand:{card}") + 1))
    page.locator(SELLERS).first.click()
    ways = page.get_by_role("radio")
    expect(ways.first).to_be_focused()
    expect(ways.nth(1)).to_be_visible()
    assert weaknesses(page) == []
    page.keyboard.press("ArrowDown")
    expect(ways.nth(1)).to_be_checked()
    before = question(page)
    page.locator(".payment .go").click()
    assert answered(page, before)


def test_two_players_and_the_free_city(visit: Visits) -> None:
    page = sit(visit(), 2, edition="first", sides="A")
    notice = page.locator(".notice", has_text="Тепер карта для Вільного міста")
    held = 0
    for _ in range(2):  # they take turns with the Free City
        sell(page)
        page.locator(ASKED).wait_for()
        if not notice.count():
            continue
        held += 1
        notice.get_by_role("button", name="Змінити свою карту").click()
        expect(notice).to_have_count(0)
        sell(page, 2)
        expect(notice).to_be_visible()
        expect(page.locator(".nb[data-drop]")).to_have_count(1)
        finish(page, until=lambda done: done == 1)
        page.locator(ASKED).wait_for()
    assert held == 1


def test_no_hand_is_there_while_the_device_changes_hands(visit: Visits) -> None:
    visitor = visit()
    page = visitor.visit()
    table = page.evaluate(
        """async (setup) => {
          const join = setup.seats.map((_, seat) => ({ seat, name: `Гравець ${seat}` }));
          const headers = { 'content-type': 'application/json' };
          const body = JSON.stringify({ setup, join });
          const answer = await fetch('/api/tables', { method: 'POST', headers, body });
          return (await answer.json()).table;
        }""",
        {"game": "classic", "options": {"sides": "Day"}, "seats": ["open"] * 3},
    )
    page.goto(f"{visitor.address}/table/{table}")
    shown = []
    for _ in range(2):
        page.locator("[data-dismiss]:visible").wait_for()
        dismiss(page)
        shown.append(page.locator(HAND).inner_text())
        sell(page)
        page.locator("[data-dismiss]:visible").wait_for()
        expect(page.locator(HAND)).to_have_count(0)
        assert weaknesses(page) == []
    assert shown[0] != shown[1]


@pytest.mark.parametrize("size", SIZES)
def test_seven_players_of_the_second_edition(visit: Visits, size: str) -> None:
    visitor = visit(SIZES[size])
    page = sit(visitor, 7)
    assert weaknesses(page) == [], "the choice of a side"
    finish(page, until=lambda done: done == 2)
    page.locator(ASKED).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    page.locator(".far").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert weaknesses(page) == [], "a city in full"


@pytest.mark.parametrize("size", SIZES)
def test_conflicts_are_told_at_the_end_of_an_age(visit: Visits, size: str) -> None:
    page = sit(visit(SIZES[size]), sides="Day")
    for _ in range(TURNS):
        page.locator(ASKED).wait_for()
        sell(page)
    conflicts = page.get_by_role("dialog", name="Конфлікти епохи I")
    expect(conflicts).to_be_visible()
    expect(conflicts.locator("ol > li")).to_have_count(3)
    page.locator(ASKED).wait_for()
    assert weaknesses(page) == []
    dismiss(page)
