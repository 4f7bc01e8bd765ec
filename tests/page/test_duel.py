"""Tables of Duel and Pantheon: dragging, one screen for two, watching, tabs, taking back."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from mirabilia.game import new
from mirabilia.server.bench_page import sit_down
from support.browsing import DESKTOP, PHONE, Finger, Visitor, Visits, middle, weaknesses
from support.playing import (
    abreast,
    answered,
    dealt,
    finish,
    note_cities,
    noted_cities,
    play_on,
    question,
    rest,
)

SIZES = {"desktop": DESKTOP, "phone": PHONE}
BEGUN = {"first_player": 0, "wonders": "first-game"}
AGAINST_A_BOT = {"game": "duel", "options": BEGUN, "seats": ["open", "apprentice"]}
OPEN = {"game": "duel", "options": BEGUN, "seats": ["open", "open"]}
LOW_PHONE: ViewportSize = {"width": 390, "height": 580}
"""Where the table is higher than the screen."""


def seated(visitor: Visitor, setup: dict[str, Any]) -> Page:
    """At a table, and asked for the first time."""
    page = visitor.visit()
    sit_down(page, visitor.address, setup)
    page.locator("[data-asked='true']").wait_for()
    dealt(page)
    return page


def joined(visitor: Visitor, table: Page) -> Page:
    """Somebody else at the same table."""
    page = visitor.visit(table.url.removeprefix(visitor.address))
    page.get_by_label("Ваше ім’я").fill("Соломія")
    page.get_by_role("button", name="Сісти тут").click()
    page.locator("[data-status='playing']").wait_for()
    return page


# The structure


def test_a_card_can_be_pressed_where_cards_lay_over_it(visit: Visits) -> None:
    game = new("duel", seed=1, **BEGUN)
    while game.state.age < 2 or game.state.cards_left > 9 or game.to_decide[0] != 0:
        legal = game.legal()  # from below: the highest row is uncovered while others are left
        game.play(next((o for o in reversed(legal) if o.document["type"] == "discard"), legal[0]))
    visitor = visit()
    page = visitor.visit()
    play_on(page, visitor.address, game.record())
    page.locator(".pyr .open").first.wait_for()
    dealt(page)
    lay_over = """() => [...document.querySelectorAll('.pyr > .taken')].flatMap((taken) => {
      const one = taken.getBoundingClientRect();
      return [...document.querySelectorAll('.pyr .open')].flatMap((card) => {
        const other = card.getBoundingClientRect();
        const [x, y] = [
          (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2,
          (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2,
        ];
        const meet = [one, other].every(
          (box) => x > box.left && x < box.right && y > box.top && y < box.bottom,
        );
        return meet ? [card.contains(document.elementFromPoint(x, y))] : [];
      });
    })"""

    pressed = page.evaluate(lay_over)

    assert pressed
    assert all(pressed)


# Dragging


@pytest.mark.parametrize(
    ("card", "zone", "happened"),
    [
        (".at .card.open:not(.cant)", "city", "card_built"),
        (".at .card.open", "discard", "card_discarded"),
    ],
)
def test_a_card_is_dragged_with_the_mouse(
    visit: Visits, card: str, zone: str, happened: str
) -> None:
    page = seated(visit(), AGAINST_A_BOT)
    page.locator(card).first.wait_for()
    before, pile = question(page), page.get_by_role("button", name="Стопка скидання")
    expect(pile).to_contain_text("0")
    page.mouse.move(*middle(page, card))
    page.mouse.down()
    page.mouse.move(*middle(page, ".pile"), steps=4)
    page.mouse.move(*middle(page, f"[data-drop='{zone}']"), steps=4)
    assert question(page) == before  # nothing happens before it is let go
    page.mouse.up()
    assert answered(page, before)
    if happened == "card_built":
        expect(page.locator("[data-zone='mine'] [data-piece^='card:']")).not_to_have_count(0)
    else:
        expect(pile).not_to_contain_text("0")


def test_a_card_is_dragged_with_a_finger_that_holds_it(visit: Visits) -> None:
    page = seated(visit(PHONE), AGAINST_A_BOT)
    page.locator(".at .open").first.wait_for()
    before, touch = question(page), Finger(page)
    touch("touchStart", *middle(page, ".at .open"))
    page.locator(".drops").wait_for()
    touch("touchMove", *middle(page, ".drops [data-drop='discard']"))
    page.locator(".drops .over").wait_for()
    touch("touchEnd")
    assert answered(page, before)


def test_a_finger_that_moves_on_scrolls(visit: Visits) -> None:
    page = seated(visit(PHONE), AGAINST_A_BOT)
    page.set_viewport_size(LOW_PHONE)
    page.locator(".at .open").first.wait_for()
    touch, (x, y) = Finger(page), middle(page, ".at .open")
    touch("touchStart", x, y)
    for step in range(1, 11):
        touch("touchMove", x, y - 12 * step)
    touch("touchEnd")
    page.wait_for_function("document.querySelector('.duel').scrollTop > 0")
    expect(page.locator(".drops")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


# Several people, several pages


@pytest.mark.parametrize("game", ["Дуель", "Дуель: Пантеон"])
def test_two_people_at_one_screen(visit: Visits, game: str) -> None:
    page = visit().visit()
    page.get_by_role("radio", name=re.compile(f"^{game}(?!:)")).first.check(force=True)
    page.get_by_role("radio", name="Один екран").check(force=True)
    page.get_by_role("button", name="Почати гру").click()
    page.wait_for_url("**/table/*")
    note_cities(page)
    finish(page, until=lambda done: done == 14)
    cities, covers = noted_cities(page)
    assert len(cities) == 2
    assert len(covers) == (2 if "Пантеон" in game else 0)  # Duel alone hides nothing


def test_somebody_watches(visit: Visits) -> None:
    page = seated(visit(), AGAINST_A_BOT)
    watcher = visit(PHONE)
    other = watcher.visit(page.url.removeprefix(watcher.address))
    for _ in range(3):
        finish(page, until=lambda done: done == 1)
        rest(page)
        abreast(page, other)
        expect(other.locator("[data-asked='true']")).to_have_count(0)
    cards = ".at [data-piece^='card:']"
    expect(other.locator(cards)).to_have_count(page.locator(cards).count())


def test_two_tabs_of_one_seat_stay_in_step(visit: Visits) -> None:
    visitor = visit()
    page, tab = seated(visitor, AGAINST_A_BOT), visitor.tab()
    tab.goto(page.url)
    tab.locator("[data-asked='true']").wait_for()
    for one, other in ((page, tab), (tab, page)):
        finish(one, until=lambda done: done == 1)
        rest(one)
        abreast(one, other)
        expect(other.locator("[data-asked='true'], [data-status='over']")).not_to_have_count(0)


def test_a_move_is_taken_back(visit: Visits) -> None:
    page = visit().visit()
    sit_down(page, visit.visitors[0].address, OPEN)
    other = joined(visit(), page)
    page.locator("[data-asked='true'] .at .open").first.wait_for()
    dealt(page)
    shown = page.locator(".at .open").count()
    finish(page, until=lambda done: done == 1)
    other.locator("[data-asked='true']").wait_for()
    page.get_by_role("button", name="Скасувати хід").click()
    other.locator("[data-asked='false']").wait_for()
    page.locator("[data-asked='true']").wait_for()
    expect(page.locator(".at .open")).to_have_count(shown)
    abreast(page, other)


# Accessibility of what opens


@pytest.mark.parametrize("size", SIZES)
def test_what_opens_on_a_table(visit: Visits, size: str) -> None:
    page = seated(visit(SIZES[size]), AGAINST_A_BOT)
    page.locator(".at .open").first.click()
    page.locator("[data-zone='panel'] .opt").first.wait_for()
    assert weaknesses(page) == [], "a card"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Стопка скидання").click()
    page.get_by_role("dialog").wait_for()
    assert weaknesses(page) == [], "the discard pile"
    page.keyboard.press("Escape")
    if size == "phone":
        page.locator("[data-zone='mine'] .more").click()
    page.locator(".wo:visible").last.click()
    assert weaknesses(page) == [], "a wonder"


def a_god_to_place() -> dict[str, Any]:
    """A game in which the first player has drawn gods."""
    game, chance = new("duel", seed=1, pantheon=True), random.Random(1)
    while game.to_decide != (0,) or game.legal()[0].document["type"] != "place_god":
        game.play(chance.choice(game.legal()))
    return game.record()


@pytest.mark.parametrize("size", SIZES)
def test_gods_and_where_they_go(visit: Visits, size: str) -> None:
    visitor = visit(SIZES[size])
    page = visitor.page
    play_on(page, visitor.address, a_god_to_place())
    page.locator(".place").wait_for()
    assert weaknesses(page) == [], "two gods and a slot"
    page.locator(".place .slot:not(.full)").first.click()
    page.get_by_role("button", name="Підтвердити").wait_for()
    assert weaknesses(page) == [], "a god that is about to be placed"
    before = question(page)
    page.get_by_role("button", name="Підтвердити").click()
    assert answered(page, before)
    rest(page)
    page.locator("[data-zone='pantheon'] .god:not(.empty)").first.click()
    page.locator("[data-zone='panel'] h2").wait_for()
    assert weaknesses(page) == [], "a god"
