"""Terra Turrium in the browser: whole games by clicking what glows, Burgenland, the board turned and flat."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person

GAME = "terra-turrium"
TABLES = [["random"], ["random", "greedy"], ["random", "greedy", "random"]]
SHORT = {"max_rounds": 5}


@pytest.mark.parametrize("bots", TABLES, ids=["2", "3", "4"])
@pytest.mark.parametrize("burgenland", [False, True], ids=["plain", "burgenland"])
def test_a_whole_game_by_clicking_what_glows(page: Page, house: House, bots: list[str], burgenland: bool) -> None:
    person = Person(page, seed=len(bots))
    person.open_table(house.address, bots, {**SHORT, "burgenland": burgenland}, GAME)
    person.play_to_the_end()
    assert person.decisions > 10
    expect(page.locator("[data-screen=end] ol > li")).to_have_count(1 + len(bots))


def test_a_whole_game_on_a_phone(open_page: OpenPage, house: House) -> None:
    person = Person(open_page(**PHONE), seed=4, phone=True)
    person.open_table(house.address, ["greedy"], {"max_rounds": 2}, GAME)
    person.play_to_the_end()


def test_a_whole_game_on_the_flat_board_turned_about(page: Page, house: House) -> None:
    """However it is looked at, what glows is what may be done, and what is clicked is what happens."""
    person = Person(page, seed=6)
    person.open_table(house.address, ["greedy"], {"max_rounds": 2}, GAME)
    person.wait()
    square = page.locator("[data-square=C3]")
    before = square.bounding_box()
    page.get_by_role("button", name="Tourner le plateau vers la droite").first.click()
    page.wait_for_function(
        "(x) => Math.abs(document.querySelector('[data-square=C3]').getBoundingClientRect().x - x) > 20",
        arg=before["x"] if before else 0,
    )
    page.get_by_role("button", name="À plat").first.click()
    expect(page.get_by_role("button", name="À plat").first).to_have_attribute("aria-pressed", "true")
    person.play_to_the_end()
