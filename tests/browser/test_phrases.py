"""Two people say something to each other, each in their own language; who does not want to hear it does not."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import donjon
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.test_access import violations

GAMES = [game.slug for game in donjon.games()]
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}


def meet(host: Page, guest: Page, address: str, game: str) -> None:
    """Both sit at a new table and see its board."""
    body = {"game": game, "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Mahaut"}
    table = host.request.post(f"{address}/api/tables", data=body).json()
    claimed = guest.request.post(
        f"{address}/api/tables/{table['id']}/claim", data={"code": table["code"], "name": "Aude"}
    )
    assert claimed.ok
    for page in (host, guest):
        page.goto(f"{address}/t/{table['id']}")
        page.wait_for_selector("main [role=gridcell]")


@pytest.mark.parametrize("slug", GAMES)
def test_each_reads_it_in_their_own_language_beside_who_said_it(open_page: OpenPage, house: House, slug: str) -> None:
    french, english = open_page(locale="fr-FR"), open_page(locale="en-GB", **SMALL)
    meet(french, english, house.address, slug)
    french.keyboard.press("s")
    french.get_by_role("button", name="Bien joué").click()
    bubble = english.locator('[data-phrase="played"]')
    expect(bubble).to_have_text("MahautWell played!")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    expect(english.locator("[data-said]")).to_contain_text("Mahaut says: Well played!")
    expect(french.locator("[data-said]")).to_contain_text("Mahaut dit\u202f: Bien joué\u202f!")
    english.get_by_role("button", name="Menu").tap()
    english.get_by_role("tab", name="Players").tap()
    expect(english.get_by_role("group", name="Say something").get_by_role("button")).to_have_count(8)
    assert violations(english) == []
    english.get_by_role("button", name="Thank you!").tap()
    answer = french.locator('[data-phrase="thanks"]')
    expect(answer).to_have_text("AudeMerci\u202f!")
    expect(french.locator("[data-said]")).to_contain_text("Aude dit\u202f: Merci\u202f!")


def test_who_is_deaf_to_it_sees_and_hears_nothing_and_stays_so(open_page: OpenPage, house: House) -> None:
    mahaut, aude = open_page(), open_page()
    meet(mahaut, aude, house.address, "barony")
    button = aude.get_by_role("button", name="Dire quelque chose")
    button.click()
    aude.get_by_role("switch", name="Ne plus voir").check()
    assert violations(aude) == []
    aude.keyboard.press("Escape")
    expect(button).to_be_focused()
    aude.reload()
    aude.wait_for_selector("main [role=gridcell]")
    mahaut.get_by_role("button", name="Dire quelque chose").click()
    mahaut.get_by_role("button", name="Bonjour").click()
    expect(mahaut.locator('[data-phrase="hello"]')).to_be_visible()
    aude.get_by_role("button", name="Dire quelque chose").click()
    expect(aude.get_by_role("switch", name="Ne plus voir")).to_be_checked()
    expect(aude.locator("[data-phrase]")).to_have_count(0)
    aude.get_by_role("switch", name="Ne plus voir").uncheck()
    aude.keyboard.press("Escape")
    mahaut.keyboard.press("s")
    mahaut.get_by_role("button", name="Bonne chance").click()
    expect(aude.locator('[data-phrase="luck"]')).to_be_visible()


def test_nobody_talks_to_bots(open_page: OpenPage, house: House) -> None:
    page = open_page()
    body = {"game": "baron", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "name": "M"}
    table = page.request.post(f"{house.address}/api/tables", data=body).json()
    page.goto(f"{house.address}/t/{table['id']}")
    page.wait_for_selector("main [role=gridcell]")
    expect(page.get_by_role("button", name="Dire quelque chose")).to_have_count(0)
