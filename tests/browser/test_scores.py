"""Scores that open what they are made of, during play and at the end, in every game."""

import pytest
from playwright.sync_api import Locator, Page, expect

import donjon

from .conftest import OpenPage
from .house import House
from .person import Person

GAMES = [game.slug for game in donjon.games()]


def adds_up(page: Page, score: Locator) -> None:
    """Open one score, read its lines and put it away by key."""
    score.click()
    lines = page.locator(f'[data-makeup="{score.get_attribute("data-score")}"]:popover-open').last
    expect(lines).to_be_visible()
    total = lines.locator("[data-total]")
    expect(total).to_have_count(1)
    parts = [int(part.get_attribute("data-points") or 0) for part in lines.locator("[data-points]").all()]
    assert sum(parts) == int(total.get_attribute("data-total") or 0)
    assert "makeup" not in lines.inner_text()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_score_opens_and_adds_up_during_play(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(locale="fr-FR" if GAMES.index(game) % 2 else "en-GB")
    person = Person(page, seed=5)
    person.open_table(house.address, ["greedy"], game=game)
    for _ in range(12):
        person.wait()
        person.step()
    person.wait()
    scores = page.locator(".players [data-score]")
    expect(scores).to_have_count(2)
    for k in range(2):
        adds_up(page, scores.nth(k))


def test_scores_at_the_end_open_too(page: Page, house: House) -> None:
    person = Person(page, seed=6)
    person.open_table(house.address, ["greedy"], {"max_turns": 8})
    person.play_to_the_end()
    scores = page.locator("[data-screen=end] [data-score]")
    expect(scores).to_have_count(2)
    for k in range(2):
        adds_up(page, scores.nth(k))


def test_a_score_opens_by_key_and_says_how_far_it_is_to_the_goal(page: Page, house: House) -> None:
    person = Person(page, seed=6)
    person.open_table(house.address, ["greedy"])
    for _ in range(4):  # until everybody has a colour, and so a goal
        assert person.wait()
        person.step()
    assert person.wait()
    score = page.locator(".players [data-score]").first
    score.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-makeup]:popover-open")).to_contain_text("points")
