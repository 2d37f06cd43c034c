"""Barony in the browser: whole games with and without Sorcery, clicking only what glows."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import in_both_themes, violations

TABLES = [(seats, False) for seats in (2, 3, 4)] + [(seats, True) for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(("seats", "sorcery"), TABLES, ids=str)
def test_a_person_and_bots_to_the_end(page: Page, house: House, seats: int, sorcery: bool) -> None:
    person = Person(page, seed=seats)
    bots = ["greedy", "random", "greedy", "random"][: seats - 1]
    person.open_table(house.address, bots, {"sorcery": sorcery, "max_rounds": 5}, game="barony")
    person.play_to_the_end()
    assert person.decisions > 2
    expect(page.locator("[data-screen=end] ol > li")).to_have_count(seats)


def test_titles_are_paid_and_spells_cast_by_clicking(page: Page, house: House) -> None:
    """Cheap titles and all nine spells: the tokens, the spells and their combinations can all be reached."""
    person = Person(page, seed=4)
    spells = "Ce Te To Ch Il Po Ab Pe Sa"
    options = {"sorcery": True, "spells": spells, "title_cost": 4, "overpay": "any", "max_rounds": 40}
    person.open_table(house.address, ["random"], options, game="barony")
    person.play_to_the_end(3000)
    expect(page.locator("[data-screen=end]")).to_be_visible()


def test_on_a_phone(open_page: OpenPage, house: House) -> None:
    settings: dict[str, Any] = PHONE
    person = Person(open_page(**settings), seed=2, phone=True)
    person.open_table(house.address, ["greedy"], {"sorcery": True, "max_rounds": 3}, game="barony")
    person.play_to_the_end()
    person.sees_the_end()
    in_both_themes(person.page, "the end")


def test_the_rules_page_passes_axe(page: Page, house: House) -> None:
    page.goto(f"{house.address}/rules/barony")
    page.wait_for_selector("h1")
    page.wait_for_timeout(800)
    assert violations(page) == []
