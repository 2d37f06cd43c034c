"""The rules: all games on one shelf, a picture and a short version first, and beside the game what a link asks for."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import donjon
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import violations

PAGES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [game.slug for game in donjon.games()]
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}


def prompted(person: Person) -> Locator:
    """The rule of what is asked, once there is room for it beside what the others did."""
    link = person.page.locator("footer a.rule-link")
    for _ in range(30):
        person.wait()
        if link.is_visible():
            break
        person.step()
    return link


def sections(slug: str, language: str) -> list[str]:
    lines = (PAGES / f"{slug}.{language}.md").read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("## ").split(" {")[0] for line in lines if line.startswith("## ")]


@pytest.mark.parametrize("slug", GAMES)
def test_every_example_has_its_board(page: Page, house: House, complaints: list[str], slug: str) -> None:
    examples = (PAGES / f"{slug}.fr.md").read_text(encoding="utf-8").count("```position")
    assert examples
    page.goto(f"{house.address}/rules/{slug}")
    places = page.locator(".near")
    expect(places).to_have_count(examples)
    for place in places.all():
        place.scroll_into_view_if_needed()  # boards far below are drawn when one gets there
        expect(place.locator("figure svg").first).to_be_visible()
    assert complaints == []


@pytest.mark.parametrize(("locale", "word"), [("fr-FR", "Les règles"), ("en-GB", "The rules")])
def test_all_games_stand_on_one_shelf(open_page: OpenPage, house: House, locale: str, word: str) -> None:
    page = open_page(locale=locale, **SMALL)
    page.goto(house.address)
    page.locator('a[href="/rules"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text(word)
    links = page.locator("main li a")
    expect(links).to_have_count(len(GAMES))
    assert [link.get_attribute("href") for link in links.all()] == [f"/rules/{slug}" for slug in GAMES]
    assert all(len(link.inner_text()) > 40 for link in links.all())
    assert violations(page) == []
    links.nth(1).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Barony")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_small_screen_begins_with_a_picture_and_one_phase_at_a_time(
    open_page: OpenPage, house: House, slug: str, language: str
) -> None:
    page = open_page(locale=language, color_scheme="dark" if language == "en" else "light", **SMALL)
    page.goto(f"{house.address}/rules/{slug}")
    picture = page.locator("[data-picture] svg").first
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None
    assert box["height"] > 100
    assert box["y"] + box["height"] < 640
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    phases = page.locator("[data-phase]")
    text = (PAGES / f"{slug}.{language}.md").read_text(encoding="utf-8")
    assert phases.count() == text.split("\n## ")[1].count("\n### ") >= 5
    number = page.locator(".short [aria-live]")
    onward = page.get_by_role("button", name="Étape suivante" if language == "fr" else "Next phase")
    page.evaluate("document.querySelector('.short').scrollIntoView()")
    for i in range(phases.count()):
        expect(number).to_have_text(f"{i + 1} {'sur' if language == 'fr' else 'of'} {phases.count()}")
        expect(phases.nth(i)).to_be_in_viewport(ratio=0.9)
        one = phases.nth(i).bounding_box()
        assert one is not None
        assert one["height"] <= 640 - 56, f"phase {i + 1} is {one['height']} high"
        if i < phases.count() - 1:
            onward.click()
    assert violations(page) == []


@pytest.mark.parametrize("small", [False, True])
def test_the_section_that_is_read_is_marked(open_page: OpenPage, house: House, small: bool) -> None:
    page = open_page(**(SMALL if small else {}))
    page.goto(f"{house.address}/rules/barony")
    names = sections("barony", "fr")
    fold = page.locator("nav.contents > button")
    if small:
        expect(fold).to_have_text(names[0])
        fold.click()
    here = page.locator('nav.contents [aria-current="location"]')
    expect(here).to_have_text(names[0])
    page.locator("nav.contents a", has_text=names[4]).click()
    expect(page.get_by_role("heading", level=2, name=names[4])).to_be_in_viewport()
    expect(page.get_by_role("heading", level=2, name=names[4])).to_be_focused()
    if small:
        expect(here).to_have_count(0)
        expect(fold).to_have_text(names[4])
    else:
        expect(here).to_have_text(names[4])
    assert page.url.endswith("#les-six-actions")
    page.go_back()
    page.mouse.wheel(0, -20_000)
    expect(fold if small else here).to_have_text(names[0])


@pytest.mark.parametrize("slug", GAMES)
def test_a_rule_opens_beside_the_game_and_the_board_stays_in_play(page: Page, house: House, slug: str) -> None:
    person = Person(page)
    person.open_table(house.address, ["random"], game=slug)
    link = prompted(person)
    expect(link).not_to_have_attribute("target", "_blank")
    rule = (link.get_attribute("href") or "").split("#")[1]
    address = page.url
    link.click()
    panel = page.locator("[data-rules-beside]")
    expect(panel.locator(f'[id="{rule}"]')).to_be_in_viewport()
    expect(panel.locator(f'[id="{rule}"]')).to_be_focused()
    assert page.url == address
    assert len(page.context.pages) == 1
    page.keyboard.press("e")  # the table's keys are not meant in there
    board, beside = page.locator("main.stage").bounding_box(), panel.bounding_box()
    assert board is not None
    assert beside is not None
    assert board["x"] + board["width"] <= beside["x"] + 1
    assert violations(page) == []
    ply = person.ply()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(link).to_be_focused()
    assert person.ply() == ply
    link.click()
    expect(panel).to_be_visible()
    person.step()  # the game goes on beside it
    expect(panel).to_be_visible()


@pytest.mark.parametrize("slug", GAMES)
def test_on_a_phone_a_rule_opens_in_a_sheet(open_page: OpenPage, house: House, slug: str) -> None:
    page = open_page(locale="en-GB", **SMALL)
    person = Person(page, phone=True)
    person.open_table(house.address, ["random"], game=slug)
    link = prompted(person)
    rule = (link.get_attribute("href") or "").split("#")[1]
    link.tap()
    panel = page.locator("[data-rules-beside]")
    expect(panel.locator(f'[id="{rule}"]')).to_be_in_viewport()
    assert violations(page) == []
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_have_count(0)
    expect(link).to_be_focused()


def test_rules_of_the_menu_and_of_a_refusal_open_in_the_same_place(page: Page, house: House) -> None:
    person = Person(page)
    person.open_table(house.address, ["random"], game="barony")
    person.wait()
    panel = page.locator("[data-rules-beside]")
    page.get_by_role("navigation").get_by_role("link", name="Règles").click()
    expect(panel.locator("[data-phase]").first).to_be_visible()
    panel.get_by_role("button", name="En deux minutes").click()
    panel.get_by_role("link", name="Cohabiter et combattre").click()
    expect(panel.get_by_role("heading", name="Cohabiter et combattre")).to_be_in_viewport()
    panel.get_by_role("button", name="Fermer").click()
    expect(panel).to_have_count(0)
    page.locator("main [role=gridcell]:not([data-glow])").first.click(force=True)
    page.locator("[data-why] a.rule-link").click()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("body")).not_to_be_focused()
