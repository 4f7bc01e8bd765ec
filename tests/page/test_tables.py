"""Tables as people find, share, leave and lose them: the lobby, the waiting room, what is said."""

import re
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mirabilia.server.bench_page import sit_down
from mirabilia.server.settings import BUILT
from support.browsing import DESKTOP, PHONE, Visitor, Visits, visiting, weaknesses
from support.fuzzing import in_background
from support.playing import finish, number
from support.servers import QUICK

BOT = {"game": "duel", "options": {"wonders": "first-game"}, "seats": ["open", "apprentice"]}
LONG = "Найясновельможніша Пані Соломія1"  # 32 letters
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def open_online(visitor: Visitor) -> Page:
    """From the lobby to a public table of one's own, where somebody is missing."""
    page = visitor.visit("/lobby")
    page.get_by_role("button", name="Відкрити свій стіл").first.click()
    page.get_by_role("button", name="Відкрити стіл").click()
    page.locator("[data-status='waiting']").wait_for()
    return page


def two_at_a_table(visit: Visits) -> tuple[Page, Page]:
    """Two people, each with a browser, in a game of Duel."""
    host, guest = visit(), visit()
    one = open_online(host)
    two = guest.visit(urlsplit(one.url).path)
    two.get_by_label("Ваше ім’я").fill("Борис")
    two.get_by_role("button", name="Сісти тут").click()
    for page in (one, two):
        page.locator("[data-status='playing']").wait_for()
    return one, two


def asked(*pages: Page) -> tuple[Page, Page]:
    """Who has to move, and the other."""
    deadline = 200
    while not any(page.locator("[data-asked='true']").count() for page in pages):
        deadline -= 1
        assert deadline, "nobody is asked"
        pages[0].wait_for_timeout(100)
    mover = next(page for page in pages if page.locator("[data-asked='true']").count())
    return mover, next(page for page in pages if page is not mover)


def from_menu(page: Page, name: str) -> None:
    """Choose something in the menu of the table, whatever the size."""
    page.locator("dialog:modal").wait_for(state="detached")
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


# Finding each other


def test_a_table_is_found_in_the_list_and_by_its_link(visit: Visits) -> None:
    host, guest, third = visit(), visit(PHONE), visit()
    table = open_online(host)
    path = urlsplit(table.url).path

    lobby = guest.visit("/lobby")
    lobby.get_by_role("button", name=re.compile("Приєднатися до столу")).first.click()
    dialog = lobby.get_by_role("dialog")
    dialog.get_by_label("Ваше ім’я").fill(LONG)
    dialog.get_by_role("button", name="Сісти за стіл").click()
    lobby.wait_for_url(f"**{path}")
    table.locator("[data-status='playing']").wait_for()
    expect(table.get_by_text(LONG).first).to_be_visible()

    other = third.visit("/lobby")
    other.get_by_label("Посилання або код столу").fill("зовсім не код")
    other.get_by_role("button", name="Перейти").click()
    expect(other.get_by_role("alert").first).to_contain_text("не схоже")
    other.get_by_label("Посилання або код столу").fill(table.url)
    other.get_by_role("button", name="Перейти").click()
    other.locator("[data-status='playing'][data-asked='false']").wait_for()


def test_seven_long_names_fit_the_waiting_room(visit: Visits) -> None:
    visitor = visit(PHONE)
    page = visitor.visit()
    setup = {"game": "classic", "options": {"players": 7}, "seats": ["open"] * 7}
    sit_down(page, visitor.address, setup, LONG)
    for seat in range(2, 7):
        page.get_by_role("button", name="Посадити ще когось").click()
        page.get_by_label("Ваше ім’я").fill(f"{LONG[:-1]}{seat}")
        page.get_by_role("button", name="Сісти тут").first.click()
        expect(page.locator("ol").get_by_text(f"{LONG[:-1]}{seat}")).to_be_visible()
    assert page.locator("main").evaluate("(it) => it.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Додати бота").click()
    page.locator("[data-status='playing']").wait_for()


def test_a_host_who_leaves_alone_is_asked_and_the_table_is_closed(visit: Visits) -> None:
    visitor = visit(PHONE)
    page = open_online(visitor)
    page.get_by_role("button", name="Встати").click()
    page.get_by_role("button", name="Скасувати", exact=True).click()
    expect(page.get_by_text("стіл закриється")).to_have_count(0)
    page.get_by_role("button", name="Встати").click()
    assert weaknesses(page) == []
    page.get_by_role("button", name="Закрити стіл").click()
    expect(page.get_by_role("heading", name="Цей стіл закрито")).to_be_visible()
    assert weaknesses(page) == []


def test_a_first_start_says_why_it_takes_long(visit: Visits) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    health = {"status": "preparing", "version": "1", "prepared": 0.4}
    page.route("**/healthz", lambda route: route.fulfill(json=health))
    waiting: list[Route] = []
    page.route(
        "**/api/tables",
        lambda route: waiting.append(route) if route.request.method == "POST" else route.fallback(),
    )
    visitor.visit()
    page.locator(".setup .go").click()
    expect(page.get_by_role("status").filter(has_text="Правила готуються")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "0.4")
    assert weaknesses(page) == []
    waiting[0].continue_()
    page.locator("[data-status='playing']").wait_for()


# What is said and asked


def test_what_is_said_is_text(visit: Visits) -> None:
    one, two = two_at_a_table(visit)
    for page in (one, two):
        page.keyboard.press("c")
    words = "<b>Привіт</b> " + "довго" * 60
    one.get_by_role("textbox", name="Напишіть повідомлення").fill(words)
    one.keyboard.press("Enter")
    said = two.locator("dialog").get_by_text("<b>Привіт</b>")
    expect(said).to_be_visible()
    box = two.get_by_role("region", name="Чат")
    assert box.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    expect(one.get_by_role("textbox", name="Напишіть повідомлення")).to_have_value("")


def test_a_move_is_taken_back_if_the_other_agrees(visit: Visits) -> None:
    mover, other = asked(*two_at_a_table(visit))
    for page in (mover, other):  # once the other has moved too, they are asked
        finish(page, until=lambda done: done == 1)
    for answer, left in (("Відмовити", False), ("Погодитися", True)):
        mover.get_by_role("button", name="Скасувати хід", exact=True).click()
        expect(mover.get_by_text("Ви попросили скасувати хід")).to_be_visible()
        other.get_by_role("dialog").get_by_role("button", name=answer).click()
        expect(other.get_by_role("dialog")).to_have_count(0)
        if left:
            mover.locator("[data-asked='true']").wait_for()
            expect(mover.get_by_role("status").filter(has_text="скасовує")).to_be_visible()
        else:
            expect(mover.get_by_role("status").filter(has_text="не погоджується")).to_be_visible()


def test_an_end_is_offered_and_refused_then_somebody_resigns_and_wants_a_rematch(
    visit: Visits,
) -> None:
    one, two = two_at_a_table(visit)
    from_menu(one, "Запропонувати завершити гру")
    one.get_by_role("dialog").get_by_role("button", name="Запропонувати завершити гру").click()
    two.get_by_role("dialog").get_by_role("button", name="Відмовити").click()
    from_menu(two, "Здатися")
    two.get_by_role("dialog").get_by_role("button", name="Скасувати").click()
    expect(two.locator("[data-status='playing']")).to_be_visible()
    from_menu(two, "Здатися")
    two.get_by_role("dialog").get_by_role("button", name="Здатися").click()
    for page, title in ((one, "Ви перемогли!"), (two, "перемагає")):
        expect(page.get_by_role("dialog").get_by_role("heading", name=title)).to_be_visible()
        expect(page).to_have_title("Дуель · Mirabilia")  # told a moment after the board
        expect(page.locator("[data-asked='true']")).to_have_count(0)
    old = one.url
    one.get_by_role("dialog").get_by_role("button", name="Реванш").click()
    one.wait_for_url(lambda url: "/table/" in url and url != old)
    one.locator("[data-status='waiting']").wait_for()
    two.get_by_role("dialog").get_by_role("button", name="До реваншу").click()
    two.wait_for_url(one.url)
    for page in (one, two):
        page.locator("[data-status='playing']").wait_for()


def test_a_clock_that_is_up_ends_the_game(visit: Visits) -> None:
    visitor = visit()
    page = visitor.visit()
    sit_down(
        page,
        visitor.address,
        {**BOT, "options": {"first_player": 0}, "clock": {"kind": "move", "seconds": 10}},
    )
    expect(page.get_by_role("timer").first).to_be_visible()
    ended = page.get_by_role("dialog")
    expect(ended).to_contain_text("час вичерпано")
    expect(ended).to_contain_text("вирішили не бали")


# A table as one likes it


def test_language_and_theme_change_at_the_table(visit: Visits) -> None:
    visitor = visit(color_scheme="dark")
    page = visitor.visit()
    sit_down(page, visitor.address, BOT)
    page.locator("[data-asked='true']").wait_for()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("m")
    menu = page.get_by_role("dialog")
    menu.get_by_role("radio", name="Русский").check(force=True)
    expect(menu.get_by_role("heading", name="Меню")).to_be_visible()
    menu.get_by_role("radio", name="Светлая").check(force=True)
    menu.get_by_role("switch", name="Звуки").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("Escape")
    expect(page.get_by_text("Ваш ход").first).to_be_visible()
    finish(page, until=lambda done: done == 2)  # with sounds, and no complaint of them
    page.reload()
    page.locator("[data-asked='true']").wait_for()
    expect(page.get_by_text("Ваш ход").first).to_be_visible()


def test_games_go_with_an_account_to_another_browser(visit: Visits) -> None:
    here, there = visit(), visit()
    page = here.visit()
    sit_down(page, here.address, BOT)
    page.locator("[data-asked='true']").wait_for()
    account = here.visit("/account")
    login, password = "olena.kovalenko", "сім чудес за вечір"
    account.get_by_label("Логін").fill("я")
    account.get_by_label("Пароль", exact=True).fill(password)
    account.get_by_role("button", name="Створити обліковий запис").click()
    expect(account.get_by_role("alert")).to_contain_text("Логін має від 3")
    account.get_by_label("Логін").fill(login)
    account.get_by_role("button", name="Створити обліковий запис").click()
    expect(account.get_by_text(f"Ви ввійшли як {login}")).to_be_visible()

    other = there.visit("/account")
    other.get_by_role("radio", name="Увійти").check(force=True)
    other.get_by_label("Логін").fill(login)
    other.get_by_label("Пароль", exact=True).fill(password)
    other.get_by_role("button", name="Увійти").click()
    expect(other.get_by_text(f"Ви ввійшли як {login}")).to_be_visible()
    start = there.visit("/")
    tile = start.get_by_role("link", name=re.compile("Продовжити: Дуель"))
    expect(tile).to_contain_text("Епоха I · Ваш хід")
    tile.click()
    start.locator("[data-asked='true']").wait_for()
    finish(start, until=lambda done: done == 1)

    other = there.visit("/account")
    other.get_by_role("button", name="Вийти").click()
    expect(other.get_by_text("Ви вийшли")).to_be_visible()


# A server that is gone


def test_a_server_that_is_gone_is_waited_for_and_the_game_goes_on(
    chromium: Browser, tmp_path: Path
) -> None:
    file, settings = tmp_path / "games.sqlite", replace(QUICK, page=BUILT)
    with ExitStack() as running:
        first = running.enter_context(in_background(file, settings))
        url = first.server.url
        with visiting(chromium, url) as visit:
            visitor = visit()
            visitor.expect_cuts()
            page = visitor.visit()
            sit_down(page, visitor.address, BOT)
            finish(page, until=lambda done: done == 2)
            page.locator("[data-asked='true']").wait_for()
            shown = number(page)
            running.close()
            retry = page.get_by_role("button", name="Спробувати зараз")
            expect(retry).to_be_visible()
            expect(page.get_by_text("Сервер не відповідає")).to_be_visible()
            lobby = visitor.tab()
            with in_background(file, settings, port=urlsplit(url).port or 0):
                retry.click()
                expect(retry).to_have_count(0)
                page.locator("[data-asked='true']").wait_for()
                assert number(page) == shown
                finish(page, until=lambda done: done == 1)
                assert number(page) > shown
                lobby.goto(page.url)
                lobby.locator("[data-number]").wait_for()
                assert number(lobby) >= shown


# Held against axe


@pytest.mark.parametrize("size", SIZES)
def test_what_opens_at_a_table_is_accessible(visit: Visits, size: str) -> None:
    visitor = visit(SIZES[size])
    page = visitor.visit()
    page.get_by_role("button", name="Більше налаштувань").click()
    assert weaknesses(page) == [], "more options"
    page.get_by_role("button", name="Налаштування", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert weaknesses(page) == [], "settings"
    sit_down(page, visitor.address, BOT)
    finish(page, until=lambda done: done == 2)
    page.locator("[data-asked='true']").wait_for()
    for key, what in (("m", "menu"), ("?", "keys"), ("a", "actions"), ("l", "log"), ("c", "chat")):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]").last).to_be_visible()
        assert weaknesses(page) == [], what
        page.keyboard.press("Escape")
        page.locator("dialog[open]:modal").wait_for(state="detached")
    from_menu(page, "Здатися")
    assert weaknesses(page) == [], "a question"
    page.get_by_role("dialog").get_by_role("button", name="Здатися").click()
    expect(page.get_by_role("dialog").get_by_text("Бали за категоріями").first).to_be_visible()
    assert weaknesses(page) == [], "the end"
    page = visitor.visit("/games")
    expect(page.get_by_role("heading", name="Статистика")).to_be_visible()
    assert weaknesses(page) == [], "games"


@pytest.mark.parametrize("size", SIZES)
def test_what_comes_before_a_game_is_accessible(visit: Visits, size: str) -> None:
    host, guest = visit(), visit(SIZES[size])
    table = open_online(host)
    assert weaknesses(table) == [], "the host's waiting room"
    page = guest.visit("/lobby")
    page.get_by_role("button", name=re.compile("Приєднатися до столу")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert weaknesses(page) == [], "join dialog"
    page = guest.visit(urlsplit(table.url).path)
    page.get_by_role("button", name="Сісти тут").wait_for()
    assert weaknesses(page) == [], "a guest's waiting room"
    page.get_by_role("button", name="Сісти тут").click()
    page.locator("[data-status='playing']").wait_for()
