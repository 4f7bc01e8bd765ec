"""Whole games through the page, in Ukrainian, as people play them."""

import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from mirabilia.server.bench_page import sit_down
from support.browsing import PHONE, TABLET, Visitor, Visits
from support.playing import abreast, answered, finish, note_cities, noted_cities, number, question

GAMES = {"duel": "Дуель", "pantheon": "Дуель: Пантеон", "classic": "7 чудес"}


def begin(visitor: Visitor, game: str, mode: str = "Бот") -> Page:
    """From the start screen to a table, against the easiest bots."""
    page = visitor.visit()
    page.get_by_role("radio", name=re.compile(f"^{GAMES[game]}(?!:)")).first.check(force=True)
    page.get_by_role("radio", name=re.compile(f"^{mode}")).check(force=True)
    if mode == "Бот":
        page.get_by_role("radio", name="Учень").check(force=True)
    page.get_by_role("button", name=re.compile("Почати гру|Відкрити стіл")).click()
    page.wait_for_url("**/table/*")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(visit: Visits, game: str) -> None:
    page = begin(visit(), game)
    assert finish(page) > 15
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("link", name="Переглянути гру").click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider").first).to_be_visible()


def test_two_browsers_and_a_reload_in_the_middle(visit: Visits) -> None:
    host, guest = visit(), visit(TABLET)
    table = begin(host, "duel", "Онлайн")
    other = guest.visit(table.url.removeprefix(host.address))
    other.get_by_label("Ваше ім’я").fill("Соломія Галицька-Вербицька")
    other.get_by_role("button", name="Сісти тут").click()
    table.locator("[data-status='playing']").wait_for()
    other.locator("[data-status='playing']").wait_for()
    for turn in range(14):
        abreast(table, other)
        mover = table if table.locator("[data-asked='true']").count() else other
        finish(mover, until=lambda done: done == 1)
        if turn == 7:
            shown = number(table)
            table.reload()
            table.locator("[data-number]").wait_for()
            assert number(table) >= shown
    abreast(table, other)


def test_one_screen_is_handed_over(visit: Visits) -> None:
    page = begin(visit(), "classic", "Один екран")
    note_cities(page)
    finish(page, until=lambda _: len(noted_cities(page)[1]) > 2)
    assert len(noted_cities(page)[1]) > 2  # each has a name of its own


def test_on_a_phone(visit: Visits) -> None:
    page = begin(visit(PHONE), "duel")
    finish(page, until=lambda done: done == 20)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


def first_of_all_actions(page: Page) -> None:
    """Take the first action of the list of all, by keys."""
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.locator("dialog[open] .actions .btn").first.wait_for()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.actions .btn')"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("the list of all actions cannot be reached by keys")


def test_with_the_keyboard_alone(visit: Visits) -> None:
    visitor = visit()
    page = visitor.visit()
    setup = {"game": "duel", "options": {"wonders": "first-game"}, "seats": ["open", "apprentice"]}
    sit_down(page, visitor.address, setup)
    by_card = 0
    for _ in range(14):
        page.locator("[data-asked='true']").wait_for()
        before = question(page)
        try:
            page.locator("[data-asked='true'] .at .open").first.wait_for(timeout=5_000)
        except TimeoutError:  # something else is asked, such as which token to take
            first_of_all_actions(page)
            assert answered(page, before)
            continue
        for keys in (("1", "Enter"), ("1", "s", "s")):  # a card, and what is done with it
            for key in keys:
                page.keyboard.press(key)
            if answered(page, before, milliseconds=700):
                by_card += 1
                break
        else:
            first_of_all_actions(page)
            assert answered(page, before)
    assert by_card > 7


def test_a_server_that_is_lost_is_waited_for(visit: Visits) -> None:
    visitor = visit()
    visitor.expect_cuts()
    page = begin(visitor, "duel")
    page.locator("[data-asked='true']").wait_for()
    visitor.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(300)
    visitor.context.set_offline(False)
    finish(page, until=lambda done: done == 2)
