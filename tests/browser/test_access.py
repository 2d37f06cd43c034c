"""Every screen passes axe, in both themes, and speaks both languages."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_follow import at_a_table

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


# What fades in is not yet what is read; what turns for ever is not waited for.
CALM = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => null)))"""


def violations(page: Page) -> list[str]:
    """What axe finds wrong, one line each."""
    page.evaluate(CALM)
    page.evaluate(AXE.read_text())
    report: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{found['id']}: {found['help']}: {[node['html'][:160] for node in found['nodes'][:3]]}"
        for found in report["violations"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", ["/", "/new/terre-de-barons", "/rules/terre-de-barons"])
def test_pages_pass_axe(open_page: OpenPage, house: House, theme: str, address: str) -> None:
    page = open_page(color_scheme=theme)
    page.goto(house.address + address)
    page.wait_for_selector("h1")
    page.wait_for_timeout(500)
    assert violations(page) == []


TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "terre-de-barons": (2, {}),
    "barony": (2, {"sorcery": True}),
    "baron": (2, {}),
    "terra-turrium": (2, {"burgenland": True}),
    "terres-du-centre": (3, {"preview_own_cards": True, "team_share": True}),
}
# What opens at a table by a key, and how one knows that it is there.
NEXT_FRAME = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
OPENED = {
    "h": "[data-advice=given]",
    "b": "[data-follow=replay]",
    "n": ".field",
    "?": "dialog[open] dl",
    "c": "dialog[open]",
}


def in_both_themes(page: Page, where: str) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_selector(f"html[data-theme={theme}]")
        assert violations(page) == [], f"{where}, {theme}"


@pytest.mark.parametrize("width", [1440, 1000, 360])
@pytest.mark.parametrize("game", TABLES)
def test_tables_pass_axe(open_page: OpenPage, house: House, game: str, width: int) -> None:
    size: dict[str, Any] = PHONE if width == 360 else {"viewport": {"width": width, "height": 800}}
    bots, options = TABLES[game]
    person = at_a_table(open_page(**size), house, game, bots, options, 2, phone=width == 360)
    in_both_themes(person.page, "news")
    glowing = person.glowing()
    person.click(next((glow for glow in glowing if glow["pick"]), glowing[0]))
    in_both_themes(person.page, "in hand")


@pytest.mark.parametrize("game", TABLES)
def test_what_opens_at_a_table_passes_axe(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    bots, options = TABLES[game]
    at_a_table(page, house, game, bots, options, 2)
    for key, what in OPENED.items():
        if key == "h" and not page.locator("[data-hint]").count():
            continue
        page.keyboard.press(key)
        page.wait_for_selector(what)
        in_both_themes(page, what)
        page.keyboard.press("Escape")
        page.wait_for_selector(what, state="hidden")
        page.evaluate(NEXT_FRAME)  # a dialog that closes says so a moment later
    page.locator("[data-score]").first.click()
    page.wait_for_selector("[data-makeup]:popover-open")
    in_both_themes(page, "what a score is made of")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_and_the_waiting_room_pass_axe(open_page: OpenPage, house: House, theme: str) -> None:
    person = Person(open_page(color_scheme=theme), seed=8)
    person.open_table(house.address, ["random"], {"max_turns": 1})
    person.play_to_the_end()
    assert violations(person.page) == []
    person.page.goto(f"{house.address}/new/terre-de-barons")
    person.page.get_by_role("button", name="Ouvrir la table").click()
    person.page.wait_for_selector("[data-screen=waiting]")
    assert violations(person.page) == []


def test_the_language_changes_any_time_log_included(page: Page, house: House) -> None:
    person = Person(page, seed=2)
    person.open_table(house.address, ["random"])
    assert person.wait()
    expect(page.locator(".log")).to_contain_text("montagne")
    page.locator("[data-language=en]").click()
    expect(page.locator(".log")).to_contain_text("mountain")
    expect(page.locator(".log")).not_to_contain_text("montagne")
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    expect(page.locator(".log")).to_contain_text("mountain")


def test_the_browser_chooses_the_first_language(open_page: OpenPage, house: House) -> None:
    page = open_page(locale="en-US")
    page.goto(house.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")


def test_no_message_is_missing_on_the_screen(page: Page, house: House) -> None:
    """A missing message would show its key."""
    person = Person(page, seed=11)
    person.open_table(house.address, ["greedy", "greedy"], {"max_turns": 12})
    while person.wait():
        text = page.locator("body").inner_text()
        assert "terre-de-barons-" not in text
        assert "tdb-" not in text
        person.step()
