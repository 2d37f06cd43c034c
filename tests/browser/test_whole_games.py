"""Whole games, clicking at random only what glows, to the end screen."""

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.person import Person


def test_a_person_and_a_bot_to_the_end(page: Page, house: House) -> None:
    """Three and four at the table play to the end below."""
    person = Person(page, seed=1)
    person.open_table(house.address, ["random"], {"max_turns": 14})
    person.play_to_the_end()
    assert person.decisions > 2
    expect(page.locator("[data-screen=end] ol > li")).to_have_count(2)


def test_a_game_that_ends_by_points(page: Page, house: House) -> None:
    person = Person(page, seed=5)
    person.open_table(house.address, ["greedy", "greedy"], {"goal": 3})
    person.play_to_the_end(4000)
    expect(page.locator("[data-screen=end]")).to_contain_text("Le nombre de points est atteint")
    expect(page.locator("[data-screen=end] ol > li")).to_have_count(3)


def test_every_kind_of_piece_in_one_long_game(page: Page, house: House) -> None:
    """Three knights each and cheap keeps crowd the tiles; nothing on the page may break over it."""
    person = Person(page, seed=9)
    options = {
        "max_turns": 60,
        "knights": 3,
        "build_cost": 1,
        "capture_discard": 3,
        "mountains": 0,
        "capture_optional": True,
    }
    person.open_table(house.address, ["greedy", "random", "greedy"], options)
    person.play_to_the_end(4000)
    expect(page.locator("[data-screen=end] ol > li")).to_have_count(4)


def test_a_demo_played_by_bots_can_be_watched(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Regarder une partie").click()
    page.locator("[data-watch=terre-de-barons]").click()
    page.wait_for_function("() => Number(document.querySelector('[data-screen=table]')?.dataset.ply) > 80")
    assert page.locator("[data-glow]").count() == 0


def test_the_end_screen_offers_another_game(page: Page, house: House) -> None:
    person = Person(page, seed=3)
    first = person.open_table(house.address, ["random"], {"max_turns": 2})
    person.play_to_the_end()
    page.get_by_role("button", name="Revoir le plateau").click()
    expect(page.locator("[data-screen=end]")).to_have_count(0)
    page.get_by_role("button", name="Le résultat").click()
    page.get_by_role("button", name="Encore, avec les mêmes").click()
    page.wait_for_function("(first) => !location.pathname.endsWith(first)", arg=first)
    assert person.wait()
