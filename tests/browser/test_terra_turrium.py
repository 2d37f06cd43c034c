"""Terra Turrium in the browser: whole games by clicking what glows, Burgenland, the board turned and flat."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import in_both_themes

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
    person.sees_the_end()
    in_both_themes(person.page, "the end")


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


def way(document: dict[str, Any]) -> tuple[str, str, str]:
    """A flag of mine, and two squares over which it can be led."""
    view = document["view"]
    squares = {one["square"]: one for one in view["squares"]}
    for choice in document["choices"]:
        if choice["kind"] != "step" or "capture" in choice["marks"]:
            continue
        source, target = choice["source"][7:], choice["target"][7:]
        further = chr(2 * ord(target[0]) - ord(source[0])) + str(2 * int(target[1:]) - int(source[1:]))
        there = squares.get(further)
        if there and not there["flag"] and there["height"] == squares[target]["height"]:
            return source, target, further
    return "", "", ""


def test_a_flag_is_led_along_a_path(page: Page, house: House) -> None:
    """Two steps by one gesture, without letting go in between."""
    person = Person(page, seed=4)
    table = person.open_table(house.address, ["greedy"], {}, GAME)
    assert person.wait()
    page.get_by_role("button", name="À plat").first.click()
    for _ in range(60):
        path = way(page.request.get(f"{house.address}/api/tables/{table}").json())
        if path[0]:
            break
        person.step()
        assert person.wait()
    ply = person.ply()
    for k, name in enumerate(path):
        box = page.locator(f"[data-square={name}] .reach").bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if k == 0:
            page.mouse.down()
    page.mouse.up()
    person.wait_past(ply + 1)
    squares = page.request.get(f"{house.address}/api/tables/{table}").json()["view"]["squares"]
    flags = {one["square"]: one["flag"] for one in squares}
    assert flags[path[2]]
    assert not flags[path[0]]
