"""Who plays by keys never loses the board: after every decision the focus is on something."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person

GAMES = ["terre-de-barons", "barony", "baron", "terra-turrium", "terres-du-centre"]
DECISIONS = 8
KEPT = "() => document.activeElement !== document.body"
# What is pressed next: the answer to a question, a lit place, something beside it, a button of the turn.
PRESS = """
() => {
  const cell = document.activeElement?.getAttribute('role') === 'gridcell' && 'glow' in document.activeElement.dataset;
  if (document.querySelector('[role=alertdialog]')) return ['Enter'];
  if (document.querySelector('.beside [data-action]')) return ['1'];
  if (cell) return ['Enter'];
  if (document.querySelector('main [role=gridcell][data-glow]')) return ['l', 'Enter'];
  return null;
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_at_the_table(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    person = Person(page, seed=3)
    person.open_table(house.address, ["random"], game=game)
    for _ in range(10 * DECISIONS):
        if not person.wait() or person.decisions >= DECISIONS:
            break
        before = person.ply()
        keys = page.evaluate(PRESS)
        if keys is None:
            button = page.locator("[data-glow]:not([role=gridcell])").first
            button.focus()
            keys = ["Enter"]
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_function("() => !document.querySelector('[data-busy]')")
        if person.ply() != before:
            person.decisions += 1
            assert person.wait()
            page.wait_for_function(KEPT)  # never, where it has fallen to the page
    assert person.decisions >= DECISIONS


@pytest.mark.parametrize("game", GAMES)
def test_who_starts_by_keys_has_the_focus_on_the_board(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(viewport={"width": 1366, "height": 768})
    page.goto(house.address)
    page.locator(f"[data-play={game}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-start]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-screen=table]")
    expect(page.locator("main [role=gridcell]:focus")).to_have_count(1)


def test_an_arrow_leads_back_to_the_board(page: Page, house: House) -> None:
    """Who has clicked a button that is gone, and then takes to the keys, is where one plays."""
    person = Person(page, seed=3)
    person.open_table(house.address, ["random"])
    assert person.wait()
    page.mouse.click(5, 700)
    assert not page.evaluate(KEPT)
    page.keyboard.press("ArrowRight")
    expect(page.locator("main [role=gridcell]:focus")).to_have_count(1)
