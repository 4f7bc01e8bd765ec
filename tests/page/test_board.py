"""What a board tells: chances, backs, motion, names; and what it says to those who only hear it."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mirabilia.game import load, new
from mirabilia.server.bench_page import sit_down
from support.browsing import DESKTOP, PHONE, TABLET, Finger, Visitor, Visits, middle
from support.playing import answered, dealt, finish, play_on, question, rest

DUEL = {
    "game": "duel",
    "options": {"first_player": 0, "wonders": "first-game"},
    "seats": ["open", "apprentice"],
}
CLASSIC = {
    "game": "classic",
    "options": {"players": 3, "sides": "Day"},
    "seats": ["open", "apprentice", "apprentice"],
}
HINT = "Підказка"
MOVING = """() => document.getAnimations().some(({ effect }) => effect.getTiming().duration > 1
  && effect.getKeyframes().some((frame) => 'transform' in frame && frame.transform !== 'none'))"""

NOTE_SPOKEN = """() => {
  window.spoken = [];
  const log = document.querySelector('[role=log]');
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => spoken.push(log.textContent)).observe(log, all);
}"""


def seated(visitor: Visitor, setup: dict[str, Any]) -> Page:
    """At a table, and asked for the first time."""
    page = visitor.visit()
    sit_down(page, visitor.address, setup)
    page.locator("[data-asked='true']").wait_for()
    dealt(page)
    return page


def build_something(page: Page) -> None:
    """Build the first open card that can be."""
    before = question(page)
    page.locator(".at .card.open:not(.cant)").first.click()
    page.locator("[data-zone='panel'] .opt.main").click()
    assert answered(page, before)


# Whether the first card of a hand and the third are in sight, each by the width of a finger.
BESIDE = """(width) => {
  const [first, , third] = [...document.querySelectorAll('.hand .slot')].map((slot) =>
    slot.getBoundingClientRect(),
  );
  return third && first.right > 44 && third.left < width - 44;
}"""
PICKED_IN_THE_MIDDLE = """(width) => {
  const box = document.querySelector('.hand .slot.picked')?.getBoundingClientRect();
  return box && Math.abs(box.left + box.width / 2 - width / 2) < 4;
}"""


def third_age(seed: int, *, pantheon: bool) -> dict[str, Any]:
    """A game at a turn of the first player at the beginning of Age III."""
    game, chance = new("duel", seed=seed, pantheon=pantheon), random.Random(seed)
    while game.view(0).to_dict()["age"] < 3 or game.to_decide != (0,):
        game.play(chance.choice(game.legal()))
    return game.record()


def test_a_hint_has_chances_on_its_list_and_on_the_cards(visit: Visits) -> None:
    page = seated(visit(), DUEL)
    page.get_by_role("button", name=HINT).click()
    hint = page.get_by_role("complementary", name="Що зробив би сильний бот")
    expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+\s%"))
    expect(page.locator(".at").get_by_text(re.compile(r"\d+\s%")).first).to_be_attached()
    hint.get_by_role("listitem").first.get_by_role("button").click()
    rest(page)
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize("pantheon", [False, True])
def test_a_hint_leaves_both_cities_in_sight(
    visit: Visits, size: tuple[int, int], pantheon: bool
) -> None:
    options = {"first_player": 0, "pantheon": pantheon} | (
        {} if pantheon else {"wonders": "first-game"}
    )
    page = seated(visit(size=size), {**DUEL, "options": options})
    page.get_by_role("button", name=HINT).click()
    hint = page.get_by_role("complementary", name="Що зробив би сильний бот")
    hint.get_by_role("listitem").first.wait_for()
    box = hint.bounding_box()
    assert box
    for city in page.locator("section.strip").all():
        other = city.bounding_box()
        assert other
        assert other["y"] + other["height"] <= box["y"] or box["y"] + box["height"] <= other["y"]
    page.locator("main.board").click(position={"x": 150, "y": size[1] // 2})
    expect(hint).to_have_count(0)


def test_a_table_without_hints_says_so(visit: Visits) -> None:
    page = seated(visit(), {**DUEL, "hints": False})
    hint = page.get_by_role("button", name=HINT)
    expect(hint).to_have_attribute("aria-disabled", "true")
    expect(hint).to_have_accessible_name(re.compile(f"{HINT}: .+"))


def test_what_happens_is_spoken(visit: Visits) -> None:
    page = seated(visit(), DUEL)
    page.evaluate(NOTE_SPOKEN)  # what is spoken gives way to what follows, which may come at once
    build_something(page)
    rest(page)
    page.wait_for_function("spoken.some((text) => text.includes('зводить будівлю'))")
    page.wait_for_function("spoken.at(-1).includes('Учень')")
    expect(page.get_by_role("alert").filter(has_text="Ваш хід")).to_be_attached()


@pytest.mark.parametrize("calm", [False, True])
def test_a_card_is_seen_to_move_unless_less_motion_is_wanted(visit: Visits, calm: bool) -> None:
    page = seated(visit(calm=calm), DUEL)
    page.evaluate(
        f"""() => {{
          window.moved = false;
          const look = () => {{ moved ||= ({MOVING})(); requestAnimationFrame(look); }};
          look();
        }}"""
    )
    build_something(page)
    rest(page)
    if calm:
        page.wait_for_timeout(300)
        assert not page.evaluate("moved")
    else:
        page.wait_for_function("moved")


@pytest.mark.parametrize(
    ("seed", "pantheon", "name"), [(4, False, "Гільдія"), (3, True, "Великий храм")]
)
def test_guilds_and_temples_have_backs_of_their_own(
    visit: Visits, seed: int, pantheon: bool, name: str
) -> None:
    visitor = visit()
    record = third_age(seed, pantheon=pantheon)
    hidden = [card for card in load(record).view(0).to_dict()["structure"] if "back" in card]
    play_on(visitor.page, visitor.address, record)
    backs = visitor.page.locator(".at .back")
    expect(backs).to_have_count(len(hidden))  # an Age is dealt row by row
    marks = backs.evaluate_all("(all) => all.map((back) => back.querySelector('use').href.baseVal)")
    assert len(set(marks)) == 2
    special = visitor.page.locator(".at .back.bt, .at .back.bg")
    assert sum(card["back"] != "age" for card in hidden) == 2
    expect(special).to_have_count(2)
    expect(special.first).to_have_accessible_name(re.compile(name))


@pytest.mark.parametrize(("setup", "title"), [(DUEL, "Останній хід"), (CLASSIC, "Минулий хід")])
def test_a_phone_tells_the_last_move(visit: Visits, setup: dict[str, Any], title: str) -> None:
    page = seated(visit(PHONE), setup)
    finish(page, until=lambda done: done == 1)
    rest(page)
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_whose_turn_it_is_is_read_in_full_beside_a_long_question(visit: Visits) -> None:
    setup = {**DUEL, "options": {"pantheon": True, "first_player": 0}}
    page = seated(visit(TABLET), setup)
    expect(page.locator(".status .turn")).to_have_text(re.compile("Ваш хід"))
    expect(page.locator(".offer .wn")).to_have_count(4)
    page.wait_for_function(  # fonts may come late
        """() => [...document.querySelectorAll('.status .turn, .offer .wn')]
          .every((one) => one.scrollWidth <= one.clientWidth)"""
    )


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_names_of_those_who_sit_far_away_are_read_in_full(
    visit: Visits, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    seats = ["open", *["builder"] * 4]
    page = visitor.visit()
    sit_down(page, visitor.address, {"game": "classic", "options": {"players": 5}, "seats": seats})
    finish(page, until=lambda done: done == 2)
    far = page.locator(".far .name")
    expect(far).to_have_count(4)  # of two cities and of who plays them
    page.wait_for_function(  # fonts may come late
        """() => [...document.querySelectorAll('.far .name')]
          .every((one) => one.scrollWidth <= one.clientWidth)"""
    )


def test_a_new_hand_on_a_phone_has_cards_on_both_sides_and_none_is_picked(visit: Visits) -> None:
    page = seated(visit(PHONE), CLASSIC)
    finish(page, until=lambda done: done == 1)
    rest(page)
    page.wait_for_function(BESIDE, arg=PHONE[0])  # the hand comes to rest a moment later
    page.wait_for_timeout(400)  # a card that a finger scrolled to would be picked by now
    expect(page.locator(".hand .slot.picked")).to_have_count(0)


def test_a_finger_that_scrolls_a_hand_picks_the_card_it_brings_to_the_middle(visit: Visits) -> None:
    page = seated(visit(PHONE), CLASSIC)
    page.wait_for_function(BESIDE, arg=PHONE[0])
    expect(page.locator(".hand .slot.picked")).to_have_count(0)
    touch, (x, y) = Finger(page), middle(page, ".hand .slot:nth-child(2)")
    touch("touchStart", x, y)
    for step in range(1, 13):
        touch("touchMove", x - 14 * step, y)
    touch("touchEnd")
    expect(page.locator(".hand .slot.picked")).to_have_count(1)
    page.wait_for_function(PICKED_IN_THE_MIDDLE, arg=PHONE[0])
    expect(page.locator(".hand .slot:nth-child(2)")).not_to_contain_class("picked")
    expect(page.locator("[data-zone='panel'] .opt").first).to_be_visible()
