"""Watching a game again: moving through it, the chances, a record file, playing on."""

import json
import random
import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import mirabilia
from support.browsing import DESKTOP, PHONE, Visitor, Visits, weaknesses
from support.fuzzing import Background
from support.playing import finish, number

PATIENCE = 60
LONG = 30
MOST_GAMES = 20
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def game(server: Background) -> str:
    """The table of a finished game of Duel, analysed: one of some length that turned."""
    with httpx.Client(base_url=server.server.url, timeout=PATIENCE, trust_env=False) as client:
        for _ in range(MOST_GAMES):
            table = played(client)
            analysis = client.get(f"/api/tables/{table}/analysis").raise_for_status().json()
            if analysis["turning_points"] and len(analysis["moves"]) > LONG:
                return table
    raise AssertionError("no game turned")


def played(client: httpx.Client) -> str:
    """A table at which two bots have played."""
    setup = {"game": "duel", "seats": ["apprentice", "builder"]}
    table: str = client.post("/api/tables", json={"setup": setup}).json()["table"]
    deadline = time.monotonic() + PATIENCE
    while client.get(f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return table


def record(**options: Any) -> dict[str, Any]:
    """The record of a game of 7 Wonders, played by chance."""
    chance = random.Random(5)
    played = mirabilia.new("classic", seed=2**61 + 3, players=3, **options)
    while not played.is_over:
        played.play(chance.choice(played.legal()))
    return played.record() | {"players": ["Оксана", "Builder", "Ян"]}


def as_file(document: Any, name: str = "gra.json") -> dict[str, Any]:
    """A file to be chosen."""
    content = document if isinstance(document, bytes) else json.dumps(document).encode()
    return {"name": name, "mimeType": "application/json", "buffer": content}


def watch(visitor: Visitor, path: str) -> Page:
    """A replay with its board."""
    page = visitor.visit(path)
    page.locator("[data-step] [data-zone]").first.wait_for()
    return page


def step(page: Page) -> int:
    """The moment that is shown."""
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def at(page: Page, moment: int) -> Locator:
    """The screen at a moment."""
    return page.locator(f"[data-step='{moment}']")


def test_through_a_game_by_mouse_and_keys(visit: Visits, game: str) -> None:
    page = watch(visit(), f"/replay/{game}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    page.get_by_role("button", name="На хід уперед").click()
    at(page, 1).wait_for()
    page.get_by_role("button", name="До кінця").click()
    at(page, last).wait_for()
    page.get_by_role("button", name="На хід назад").click()
    at(page, last - 1).wait_for()
    page.get_by_role("button", name="На початок").click()
    at(page, 0).wait_for()
    for key, moment in (("ArrowRight", 1), ("PageDown", 11), ("ArrowLeft", 10), ("End", last)):
        page.keyboard.press(key)
        at(page, moment).wait_for()
    slider.fill("12")
    at(page, 12).wait_for()
    slider.press("ArrowRight")
    at(page, 13).wait_for()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Хід 13. "))
    page.reload()
    at(page, 13).wait_for()
    page.get_by_role("complementary").get_by_role("button").filter(has_text="20").first.click()
    at(page, 20).wait_for()


def past(page: Page, moment: int) -> None:
    """Wait until a later moment is shown."""
    page.wait_for_function(
        "(moment) => Number(document.querySelector('[data-step]').dataset.step) > moment",
        arg=moment,
    )


def test_it_plays_and_pauses(visit: Visits, game: str) -> None:
    page = watch(visit(), f"/replay/{game}?step=5")
    page.get_by_role("button", name="Швидкість 1×").click()
    expect(page.get_by_role("button", name="Швидкість 2×")).to_be_visible()
    page.keyboard.press("Space")
    page.locator("[data-playing='true']").wait_for()
    past(page, 6)
    page.keyboard.press("Space")
    page.locator("[data-playing='false']").wait_for()
    stopped = step(page)
    page.get_by_role("button", name="Відтворити").click()
    past(page, stopped)
    page.get_by_role("button", name="Зупинити").click()
    page.locator("[data-playing='false']").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Грати звідси")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_chances_lead_to_moments(visit: Visits, game: str) -> None:
    page = watch(visit(), f"/replay/{game}")
    graph = page.get_by_role("img", name=re.compile("^Шанси на перемогу"))
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    graph.click()  # in its middle, when it has come to rest
    past(page, round(3 / 8 * last))
    assert step(page) < 5 / 8 * last
    page.get_by_role("radio").nth(1).check(force=True)
    page.get_by_role("button", name="Докладніше про гру").click()
    dialog = page.get_by_role("dialog", name="Докладніше про гру")
    expect(dialog.get_by_text("печатка ціла")).to_be_visible()
    turn = dialog.get_by_role("button", name=re.compile(r"Хід \d+")).first
    moment = int(re.findall(r"Хід (\d+)", turn.inner_text())[0])
    turn.click()
    expect(dialog).to_be_hidden()
    at(page, moment).wait_for()
    page.get_by_role("button", name="Сховати графік").click()
    expect(graph).to_be_hidden()


def test_the_language_changes_in_mid_replay(visit: Visits, game: str) -> None:
    page = watch(visit(), f"/replay/{game}?step=9")
    told = page.get_by_role("slider").get_attribute("aria-valuetext")
    page.get_by_role("button", name="Налаштування").click()
    page.get_by_role("radio", name="English").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Move 9. "))
    assert told != page.get_by_role("slider").get_attribute("aria-valuetext")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    assert step(page) == 9


def test_a_record_file_is_opened(visit: Visits) -> None:
    page = visit().visit("/replay")
    file = page.locator("input[type=file]")
    problem = page.get_by_role("alert")
    good = record()
    for wrong, said in (
        (b"\x89PNG", "Це не запис гри"),
        (b"x" * 70_000, "Файл завеликий"),
        ({"name": "Anna"}, "чогось бракує"),
        (good | {"game": "chess"}, "не грають"),
        (good | {"rules_version": 99}, "за іншою версією правил"),
        (good | {"actions": [*good["actions"][:7], 9_999]}, "Хід 8 у записі"),
    ):
        file.set_input_files([as_file(wrong)])
        expect(problem).to_contain_text(said)
        expect(problem).to_contain_text("gra.json")
    file.set_input_files([as_file(good)])
    at(page, 0).wait_for()
    page.wait_for_url("**/replay/file")
    expect(page.get_by_role("radio", name=re.compile("^Оксана"))).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Будівничий"))).to_have_count(1)
    page.keyboard.press("ArrowRight")
    at(page, 1).wait_for()
    page.reload()
    at(page, 1).wait_for()
    page.get_by_role("img", name=re.compile("^Шанси на перемогу")).wait_for()


def test_a_record_file_is_dropped(visit: Visits, game: str) -> None:
    page = watch(visit(), f"/replay/{game}")
    page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], 'gra.json', { type: 'application/json' }));
          for (const type of ['dragenter', 'dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
        }""",
        json.dumps(record()),
    )
    page.wait_for_url("**/replay/file")
    expect(page.get_by_role("radio", name=re.compile("^Оксана"))).to_be_checked()


def test_a_game_is_played_on_from_a_moment(visit: Visits, game: str) -> None:
    page = watch(visit(), f"/replay/{game}?step=20")
    page.get_by_role("radio").nth(1).check(force=True)
    page.get_by_role("button", name="Грати звідси").click()
    dialog = page.get_by_role("dialog", name="Грати звідси")
    expect(dialog).to_contain_text("після ходу 20")
    dialog.get_by_role("radio", name="Учень").check(force=True)
    dialog.get_by_role("button", name="Почати").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-asked='true']").wait_for()
    assert number(page) > 20
    finish(page, until=lambda done: done == 2)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_bars_anybody(visit: Visits, game: str, size: str) -> None:
    visitor = visit(SIZES[size])
    page = watch(visitor, f"/replay/{game}?step=24")
    page.get_by_role("img", name=re.compile("^Шанси на перемогу")).wait_for()
    assert weaknesses(page) == [], "replay"
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    page.get_by_role("button", name="Докладніше про гру").click()
    assert weaknesses(page) == [], "more"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Грати звідси").click()
    assert weaknesses(page) == [], "playing on"


def test_nothing_bars_anybody_who_has_a_file(visit: Visits) -> None:
    page = visit(PHONE).visit("/replay")
    page.get_by_role("button", name="Обрати файл").wait_for()
    assert weaknesses(page) == []
