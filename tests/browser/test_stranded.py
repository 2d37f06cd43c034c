"""A game whose rules have changed: the page says what happened, looking goes on, and everybody may agree to end it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_phone import SMALL, wide
from tests.server.company import House, Person
from tests.server.evening import Evening, change_rules, house_by
from tests.server.versions import leading_elsewhere, refused

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PICTURES = os.environ.get("DONJON_PICTURES")  # a folder for whoever wants to look


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server by the first version of the rules."""
    with house_by(1, str(tmp_path / "tables.sqlite3")) as running:
        yield running


@pytest.fixture
def evening(house: House) -> Evening:
    """Mahaut and Aude at a table there."""
    return Evening.at(house)


def see(page: Page, person: Person, table: str) -> Page:
    """The person's table in a browser of theirs."""
    cookies = person.http.cookies
    page.context.add_cookies([{"name": name, "value": cookies[name], "url": person.house.url} for name in cookies])
    page.goto(f"{person.house.url}/t/{table}")
    page.wait_for_selector("[data-status]")
    return page


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def words_are_readable(page: Page) -> None:
    """All of what is said is on the screen, and nothing lies over it."""
    box = page.locator("[data-stranded]").bounding_box()
    size = page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"] + 0.5
    hidden = """() => [...document.querySelectorAll('[data-stranded] :is(h2, p, button)')].filter((one) => {
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !top?.closest('[data-stranded]');
    }).map((one) => one.textContent)"""
    assert page.evaluate(hidden) == []


def test_a_stranded_game_is_seen_and_ended_by_both(
    evening: Evening, open_page: OpenPage, complaints: list[str]
) -> None:
    """The pages are open while the server changes: they need not be loaded again."""
    laptop = see(open_page(**LAPTOP), evening.mahaut, evening.id)
    phone = see(open_page(**PHONE, locale="en-GB"), evening.aude, evening.id)
    ply, text, _ = evening.play_until(refused)
    for _ in range(2):
        evening.to_decide().decide_at_random(evening.rng)
    change_rules(evening.house, 2)
    french = laptop.locator("[data-stranded=decision]")
    expect(french).to_contain_text("la partie est bloquée", timeout=30_000)
    expect(french).to_contain_text(f"Le coup {ply}, «\xa0{text}\xa0», n’est plus possible.")
    english = phone.locator("[data-stranded=decision]")
    expect(english).to_contain_text("this game is stranded")
    expect(english).to_contain_text(f"Move {ply}, “{text}”, is no longer possible.")
    for page, name in ((laptop, "stranded-laptop"), (phone, "stranded-phone")):
        expect(page.locator("[data-screen=table]")).to_have_attribute("data-ply", str(ply))
        expect(page.locator("[data-status=stranded]")).to_be_visible()
        assert page.locator("[data-glow]").count() == 0  # nothing is asked of anybody
        expect(page.locator("[data-stranded] .rule-link")).to_have_attribute(
            "href", f"/rules/terre-de-barons#{rule(evening)}"
        )
        words_are_readable(page)
        picture(page, name)
    assert not wide(phone)
    assert phone.evaluate(SMALL) == []
    expect(laptop.get_by_text("réfléchit")).to_have_count(0)

    laptop.get_by_role("button", name="Arrêter la partie ici").click()
    picture(laptop, "stranded-laptop-sure")
    laptop.get_by_role("button", name="Oui, arrêter la partie").click()
    expect(laptop.get_by_role("alertdialog")).to_contain_text("On attend Aude")
    question = phone.get_by_role("alertdialog")
    expect(question).to_contain_text("Mahaut would like to stop the game here")
    picture(phone, "stranded-phone-asked")
    question.get_by_role("button", name="No").click()
    expect(laptop.get_by_role("status").filter(has_text="Tout le monde n’est pas d’accord")).to_be_visible()
    phone.get_by_role("button", name="Stop the game here").click()
    phone.get_by_role("button", name="Yes, stop the game").click()
    laptop.get_by_role("alertdialog").get_by_role("button", name="D’accord").click()
    for page in (laptop, phone):
        expect(page.locator("[data-screen=end]")).to_be_visible()
    picture(phone, "stranded-phone-end")
    phone.get_by_role("button", name="Look at the board").click()
    expect(phone.locator("[data-screen=end]")).to_have_count(0)
    expect(phone.locator("[data-screen=table]")).to_have_attribute("data-ply", str(ply))
    complaints.clear()  # the browser itself notes that the server was away for a moment


def rule(evening: Evening) -> str:
    return str(evening.mahaut.see(evening.id)["stranded"]["rule"])


def test_whoever_comes_back_finds_it_in_the_list(evening: Evening, open_page: OpenPage) -> None:
    """And an onlooker sees what happened too, without a button."""
    evening.play_until(leading_elsewhere)
    change_rules(evening.house, 2)
    page = see(open_page(**PHONE), evening.mahaut, evening.id)
    expect(page.locator("[data-stranded=position]")).to_contain_text("mènent à une autre position que la vôtre")
    words_are_readable(page)
    picture(page, "stranded-phone-position")
    page.goto(evening.house.url)
    tile = page.locator(f"a[href='/t/{evening.id}']")
    expect(tile).to_contain_text("Bloquée\xa0: les règles ont changé")
    tile.scroll_into_view_if_needed()
    picture(page, "stranded-phone-list")
    onlooker = open_page(**LAPTOP)
    onlooker.goto(f"{evening.house.url}/t/{evening.id}")
    expect(onlooker.locator("[data-stranded=position]")).to_contain_text("chaque coup reste gardé")
    assert onlooker.locator("[data-stranded] button").count() == 0
    picture(onlooker, "stranded-onlooker")


def test_a_table_of_which_nothing_can_be_shown(house: House, open_page: OpenPage) -> None:
    mahaut = Person(house)
    table = mahaut.open_table("me", "me", thresholds="19-14-12")["id"]
    change_rules(house, 2)
    page = see(open_page(**PHONE), mahaut, table)
    expect(page.locator("[data-stranded=options]")).to_contain_text("n’existe plus")
    words_are_readable(page)
    picture(page, "stranded-phone-options")
    page.get_by_role("button", name="Arrêter la partie ici").click()
    page.get_by_role("button", name="Oui, arrêter la partie").click()
    expect(page.locator("[data-stranded=options]")).to_contain_text("Les règles ont changé depuis cette partie")


def test_what_older_rules_drew_is_said_with_the_check(house: House, evening: Evening, open_page: OpenPage) -> None:
    evening.play(4)
    change_rules(house, 2)
    evening.end()
    page = see(open_page(**LAPTOP), evening.mahaut, evening.id)
    page.get_by_role("button", name="Vérifier le hasard").click()
    verdict = page.locator("[data-fair]")
    expect(verdict).to_have_attribute("data-fair", "true")
    expect(verdict).to_contain_text("tirages découlent tous du secret promis")
    expect(page.get_by_text("tirages antérieurs ont été faits avec d’anciennes règles")).to_be_visible()
    picture(page, "older-draws")
