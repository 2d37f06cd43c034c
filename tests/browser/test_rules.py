"""The rules pages: every worked example is drawn as a board."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import donjon
from tests.browser.house import House

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("slug", [game.slug for game in donjon.games()])
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
