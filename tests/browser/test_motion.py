"""Opponents' steps are shown one by one, and can be skipped."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person


def test_steps_are_shown_one_by_one_and_space_skips(open_page: OpenPage, house: House) -> None:
    page = open_page(reduced_motion="no-preference")
    person = Person(page, seed=4)
    person.open_table(house.address, ["greedy", "greedy", "greedy"])
    for _ in range(30):
        assert person.wait()
        if not page.locator(".colours").count():
            break
        person.step()
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator("[data-busy]")).to_have_count(1)
    expect(page.get_by_role("button", name="Passer l’animation")).to_be_visible()
    page.keyboard.press(" ")
    assert person.wait()


def test_the_tab_says_that_it_is_your_turn(open_page: OpenPage, house: House) -> None:
    page = open_page()
    person = Person(page)
    person.open_table(house.address, ["random"])
    assert person.wait()
    expect(page).to_have_title("À vous\u202f! Terre de Barons · Donjon")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"


def test_the_board_zooms_by_keys_buttons_and_wheel(open_page: OpenPage, house: House) -> None:
    page = open_page()
    person = Person(page)
    person.open_table(house.address, ["random"])
    assert person.wait()

    def tile_width() -> float:
        box = page.locator("[data-tile='19']").bounding_box()
        assert box
        return box["width"]

    whole = tile_width()
    page.keyboard.press("+")
    assert tile_width() > whole * 1.2
    page.keyboard.press("0")
    assert abs(tile_width() - whole) < 1
    page.mouse.move(720, 400)
    page.mouse.wheel(0, -400)
    for _ in range(600):
        if tile_width() > whole * 1.2:
            break
        page.wait_for_timeout(100)
    assert tile_width() > whole * 1.2
    page.get_by_role("button", name="Tout le plateau").click()
    assert abs(tile_width() - whole) < 1
