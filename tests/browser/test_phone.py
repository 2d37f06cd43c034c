"""A phone of 360 pixels, held upright."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person

# Links inside a sentence are exempt, as everywhere; everything else that can be touched is at least a finger wide.
SMALL = """
() => [...document.querySelectorAll('button, a, select, input, [role=gridcell]')]
  .filter((one) => one.checkVisibility() && !one.matches('.rule-link, p a, main .rule-number, li li a, :disabled'))
  .map((one) => [one.closest('label') ?? one, one])
  .map(([box, one]) => [box.getBoundingClientRect(), one])
  .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, one]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""


def wide(page: Page) -> bool:
    """Whether one could scroll sideways. (A phone widens its window to what is too wide: that does not count.)"""
    return bool(page.evaluate("() => document.scrollingElement.scrollWidth > 360"))


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    settings: dict[str, Any] = PHONE
    return open_page(**settings)


@pytest.mark.parametrize("address", ["/", "/new/terre-de-barons", "/rules/terre-de-barons"])
def test_pages_fit(phone: Page, house: House, address: str) -> None:
    phone.goto(house.address + address)
    phone.wait_for_selector("h1")
    phone.wait_for_timeout(300)
    assert not wide(phone)
    if not address.startswith("/rules"):
        assert phone.evaluate(SMALL) == []


@pytest.mark.parametrize("bots", [["random"], ["random", "random", "random"]], ids=["2", "4"])
def test_a_whole_game_by_taps(phone: Page, house: House, bots: list[str]) -> None:
    person = Person(phone, seed=5, phone=True)
    person.open_table(house.address, bots, {"max_turns": 8})
    looked = 0
    for _ in range(800):
        if not person.wait():
            break
        if looked < 12:
            assert not wide(phone)
            assert phone.evaluate(SMALL) == []
            looked += 1
        person.step()
    assert person.over()
    assert not wide(phone)
    assert person.decisions > 2


def test_the_clock_covers_nothing(phone: Page, house: House) -> None:
    body = {"game": "barony", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "clock": {"turn": 600}}
    table = phone.request.post(f"{house.address}/api/tables", data=body).json()["id"]
    phone.goto(f"{house.address}/t/{table}")
    dock = phone.locator("footer").bounding_box()
    clock = phone.locator("footer").get_by_role("timer").bounding_box()
    assert dock
    assert clock
    assert clock["y"] >= dock["y"]
    assert clock["x"] + clock["width"] <= dock["x"] + dock["width"]


def test_the_first_tap_only_asks(phone: Page, house: House) -> None:
    person = Person(phone, seed=3, phone=True)
    person.open_table(house.address, ["random"])
    for _ in range(50):
        assert person.wait()
        targets = [glow for glow in person.glowing() if glow["cell"] and glow["action"] is not None]
        if targets:
            break
        person.step()
    before = person.ply()
    phone.touchscreen.tap(targets[0]["x"], targets[0]["y"])
    phone.wait_for_selector(".inspector")
    phone.wait_for_timeout(200)
    assert person.ply() == before
    phone.touchscreen.tap(targets[0]["x"], targets[0]["y"])
    person.wait_past(before)
