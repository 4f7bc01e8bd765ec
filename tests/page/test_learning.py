"""Learning through the page, in Ukrainian: guided first games, cards, rules, and the score pad."""

import re

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from support.browsing import DESKTOP, PHONE, Visits, weaknesses
from support.playing import finish, rest

SIZES = {"desktop": DESKTOP, "phone": PHONE}
FIRST_STEPS = {
    "duel": ["welcome", "structure", "take", "seals"],
    "classic": ["welcome", "hand", "actions", "seals"],
}
TITLES = {"duel": "«7 чудес: Дуель»", "classic": "«7 чудес»"}
MOST_TURNS_IN_SILENCE = 12


# Guided first games


def guide_of(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Порадник")


def speaks(page: Page) -> bool:
    """Whether the guide has something to say, once the cards of the turn have been seen."""
    try:
        page.locator("aside[data-step]").wait_for(timeout=5_000)
    except TimeoutError:
        return False
    return True


def understood(guide: Locator) -> None:
    guide.get_by_role("button", name="Зрозуміло").click()


@pytest.mark.parametrize(("game", "size"), [("duel", "desktop"), ("classic", "phone")])
def test_a_guided_game_explains_turn_by_turn(visit: Visits, game: str, size: str) -> None:
    page = visit(SIZES[size]).visit("/learn")
    page.get_by_role("button", name=f"Почати : {TITLES[game]}", exact=True).click()
    guide = guide_of(page)
    for step in FIRST_STEPS[game]:
        expect(guide).to_have_attribute("data-step", step)
        expect(page.locator(".ring")).to_have_count(0 if step == "welcome" else 1)
        understood(guide)
    expect(guide).not_to_have_attribute("data-step", re.compile("."))

    step = page.locator("aside[data-step]")
    for _ in range(MOST_TURNS_IN_SILENCE):
        finish(page, until=lambda done: done == 1)
        rest(page)
        if speaks(page):
            break
    said = step.get_attribute("data-step")
    assert said not in FIRST_STEPS[game]
    assert weaknesses(page) == []

    page.reload()
    expect(guide).to_have_attribute("data-step", str(said))
    guide.get_by_role("button", name="Вимкнути поради").click()
    expect(guide).to_have_count(0)
    page.reload()
    rest(page)
    expect(guide).to_have_count(0)


# The score pad


def entry(page: Page, row: str, player: str) -> Locator:
    return page.get_by_role("textbox", name=f"{row}, {player}", exact=True)


def totals(page: Page) -> Locator:
    return page.get_by_role("row", name=re.compile("^Разом")).get_by_role("cell")


def test_a_pad_of_duel(visit: Visits) -> None:
    page = visit().visit("/score")
    page.get_by_role("textbox", name="Ім’я гравця 1").fill("Олександра-Вікторія")
    entry(page, "Цивільні будівлі", "Олександра-Вікторія").fill("12")
    entry(page, "Скарбниця", "Олександра-Вікторія").fill("11")
    entry(page, "Військова справа", "Гравець 2").fill("4")
    entry(page, "Чудеса", "Гравець 2").fill("9")
    expect(totals(page)).to_have_text(["15", "14"])
    expect(page.get_by_role("status").first).to_contain_text(
        "Олександра-Вікторія перемагає: 15 балів"
    )
    page.reload()
    expect(totals(page)).to_have_text(["15", "14"])
    page.get_by_role("button", name="Очистити").click()
    expect(totals(page)).to_have_text(["0", "0"])
    page.get_by_role("button", name="Повернути").click()
    expect(totals(page)).to_have_text(["15", "14"])
    page.get_by_role("radio", name="Наукова перевага").check(force=True)
    page.get_by_role("radio", name="Гравець 2").check(force=True)
    expect(page.get_by_role("status").first).to_contain_text("Гравець 2 перемагає")
    assert weaknesses(page) == []


def test_the_example_of_the_rulebook_on_a_pad(visit: Visits) -> None:
    """Sasha's seven rows of the second edition: 6, 3, 10, 9, 21, 2 and 4 points, 55 in all."""
    page = visit().visit("/score")
    page.get_by_role("radio", name="«7 чудес»", exact=True).check(force=True)
    page.get_by_role("button", name="Порахувати токени, Гравець 1").click()
    page.get_by_role("textbox", name="Перемога, +3").fill("2")
    page.get_by_role("button", name="Вписати").click()
    page.get_by_role("button", name="Порахувати символи, Гравець 1").click()
    for symbol, number in (("циркуль", 3), ("шестерня", 2), ("табличка", 1)):
        page.get_by_role("textbox", name=re.compile(f"^{symbol}", re.I)).fill(str(number))
    assert weaknesses(page) == []
    page.get_by_role("button", name="Вписати").click()
    for row, number in (
        ("Скарбниця", 9),
        ("Чудо", 10),
        ("Громадські будівлі", 9),
        ("Торгові будівлі", 2),
        ("Гільдії", 4),
    ):
        entry(page, row, "Гравець 1").fill(str(number))
    expect(totals(page)).to_have_text(["55", "0", "0"])
    page.reload()
    expect(totals(page)).to_have_text(["55", "0", "0"])
    page.get_by_role("radio", name="7", exact=True).check(force=True)
    expect(totals(page)).to_have_text(["55", *["0"] * 6])


def test_a_pad_on_a_phone(visit: Visits) -> None:
    page = visit(PHONE).visit("/score")
    page.get_by_role("radio", name="«Дуель» з «Пантеоном»").check(force=True)
    entry(page, "Великі храми", "Гравець 1").fill("2")
    page.get_by_role("radio", name="Гравець 2").last.check(force=True)
    entry(page, "Боги", "Гравець 2").fill("9")
    expect(page.get_by_role("status").first).to_contain_text("Гравець 1 перемагає: 12 балів")
    assert weaknesses(page) == []


# Cards and rules


def test_cards_by_the_number_of_players_and_their_chains(visit: Visits) -> None:
    page = visit().visit("/cards?game=classic")
    heading = page.get_by_role("heading", level=2).first
    for players, cards in (("3", "21 карта"), ("7", "49 карт")):
        page.get_by_role("radio", name=players, exact=True).check(force=True)
        expect(heading).to_have_text(re.compile(rf"Епоха I\s+{cards} у колоді"))
    page.get_by_role("searchbox").fill("скрипт")  # itself, and what it leads to
    expect(page.locator("ul.grid > li")).to_have_count(3)
    page.get_by_role("searchbox").fill("немає такого")
    page.get_by_role("button", name="Скинути фільтри").click()
    expect(page.locator("ul.grid > li").nth(20)).to_be_visible()

    page.get_by_role("button", name="Ланцюжки").click()
    page.get_by_role("button", name=re.compile("^Скрипторій")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Дає безкоштовно")
    assert weaknesses(page) == []
    dialog.get_by_role("button", name="Закрити").click()

    page.get_by_label("Мова").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards")
    expect(page.get_by_role("button", name="Chains")).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile("view=chains"))


CUT = """() => [...document.querySelectorAll('.card .know')].flatMap((row) => {
  const place = (part) => part.getBoundingClientRect();
  const [cost, effect] = ['.cost', '.eff'].map((part) => place(row.querySelector(part)));
  const [edge, bottom] = [place(row).right, place(row).bottom + 1];
  const fits = effect.right <= edge && effect.bottom <= bottom && cost.right <= effect.left + 1;
  const isWhole = [...row.querySelectorAll('.kind')].every((kind) => kind.firstElementChild);
  return fits && isWhole ? [] : [row.closest('.card').textContent.trim()];
})"""
"""Cards whose pictures do not fit between their cost and their edge, or count nothing."""


@pytest.mark.parametrize(
    "which", ["game=duel", "game=classic&edition=first", "game=classic&edition=second"]
)
def test_what_a_card_gives_is_drawn_and_fits_beside_its_cost(visit: Visits, which: str) -> None:
    page = visit().visit(f"/cards?{which}")
    expect(page.locator(".card .know").nth(70)).to_be_attached()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES)
def test_rules_are_found_and_explained(visit: Visits, size: str) -> None:
    page = visit(SIZES[size]).visit("/rules?game=duel")
    chapters = page.locator("section.chapter")
    expect(chapters).to_have_count(15)
    page.get_by_role("searchbox").fill("ланцюж урбан")
    expect(chapters).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    word = page.locator("[data-explain]").first
    word.click()
    expect(page.locator(".explain")).to_be_visible()
    assert weaknesses(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_have_count(0)


def test_a_term_is_explained_on_hover_on_focus_and_with_a_press(visit: Visits) -> None:
    page = visit().visit("/cards?game=duel&age=3")
    guilds = page.locator("[data-term='duel:guild']")
    guilds.hover()
    note = page.get_by_role("tooltip")
    expect(note).to_contain_text("три із семи")
    note.hover()
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    guilds.click()
    kept = page.get_by_role("note")
    expect(kept.get_by_role("link")).to_have_attribute("href", "/rules?game=duel#cards")
    page.get_by_role("heading", level=1).click()
    expect(kept).to_have_count(0)
