"""Baron in the browser: whole games by clicking what glows, a combat before it happens, the rules as small boards."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import in_both_themes

TABLES = [["random"], ["random", "greedy"], ["random", "greedy", "random"], ["greedy", "random", "greedy", "random"]]
SHORT = {"tile_counts": "16,3,3,3,3,3,3,3,2"}


@pytest.mark.parametrize("bots", TABLES, ids=["2", "3", "4", "5"])
def test_a_whole_game_by_clicking_what_glows(page: Page, house: House, bots: list[str]) -> None:
    person = Person(page, seed=len(bots))
    person.open_table(house.address, bots, SHORT, "baron")
    person.play_to_the_end()
    assert person.decisions > 2


def test_a_whole_game_on_a_phone(open_page: OpenPage, house: House) -> None:
    person = Person(open_page(**PHONE), seed=4, phone=True)
    person.open_table(house.address, ["greedy"], SHORT, "baron")
    person.play_to_the_end()
    person.sees_the_end()
    in_both_themes(person.page, "the end")


def test_a_turn_by_the_keyboard(page: Page, house: House) -> None:
    """Take a tile, pick one up, lay it, and place no keep: without touching the pointer."""
    person = Person(page)
    person.open_table(house.address, ["random"], {"first_player": 1}, "baron")
    person.wait()
    before = person.ply()
    page.locator("button[data-action][data-glow]").first.focus()
    page.keyboard.press("Enter")
    person.wait_past(before)
    person.wait()
    before = person.ply()
    kinds = page.locator("button[data-pick][data-glow]")
    if kinds.count():  # where only one can be laid it is picked up already
        kinds.first.focus()
        page.keyboard.press("Enter")
    page.locator("[role=gridcell][tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        cell = page.locator("[role=gridcell]:focus")
        if cell.get_attribute("data-glow") is not None:
            break
    page.keyboard.press("Enter")
    person.wait_past(before)


def test_a_combat_is_shown_before_it_starts(page: Page, house: House) -> None:
    """Play on, always the first of what glows, until a choice would start a fight; look at it without deciding."""
    for _ in range(8):  # games, should there be one without a fight
        person = Person(page, seed=11)
        table = person.open_table(house.address, ["greedy", "greedy"], None, "baron")
        while person.wait():
            offered = page.request.get(f"{house.address}/api/tables/{table}").json()["choices"]
            fights = [choice for choice in offered if any(line["kind"] == "combat" for line in choice["preview"])]
            if fights:
                if fights[0]["source"] and page.locator(f"[data-pick='{fights[0]['source']}'][data-glow]").count():
                    page.locator(f"[data-pick='{fights[0]['source']}']").click()
                page.locator(f"[data-cell='{fights[0]['target'].removeprefix('cell-')}']").hover()
                line = next(line for line in fights[0]["preview"] if line["kind"] == "combat")
                card = page.locator(".fight")
                expect(card).to_contain_text("Combat")
                expect(card).to_contain_text(str(line["args"]["strength"]).replace("-", "−"))
                expect(card).to_contain_text(str(line["args"]["defence"]).replace("-", "−"))
                return
            person.step()
    pytest.fail("no combat in eight games")
