"""A phone of 360 pixels, held upright."""

import contextlib
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import donjon
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import CUT, Glow, Person
from tests.browser.test_access import in_both_themes, violations

GAMES = [game.slug for game in donjon.games()]
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
    person.sees_the_end()
    in_both_themes(phone, "the end")
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
    phone.wait_for_selector("[data-inspector]")
    phone.wait_for_timeout(200)
    assert person.ply() == before
    phone.touchscreen.tap(targets[0]["x"], targets[0]["y"])
    person.wait_past(before)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_whatever_is_asked_about_its_words_fit(open_page: OpenPage, house: House, game: str, locale: str) -> None:
    """Each thing the tray shows is thought about, one after the other, and nothing of what is told is cut."""
    page = open_page(**{**PHONE, "viewport": {"width": 360, "height": 640}, "locale": locale})
    person = Person(page, seed=3, phone=True)
    person.open_table(house.address, ["random"], game=game)
    asked = 0
    for _ in range(10):
        assert person.wait()
        for glow in [one for one in person.glowing() if one["asks"] and one["action"] is not None][:3]:
            page.touchscreen.tap(glow["x"], glow["y"])
            assert page.evaluate(CUT) == []
            asked += 1
        if page.locator(".let").count():
            page.locator(".let").tap()
        person.step()
    assert asked > 1


def board_target(person: Person) -> Glow:
    """Play until something on the board can be decided."""
    for _ in range(80):
        assert person.wait()
        targets = [glow for glow in person.glowing() if glow["cell"] and glow["action"] is not None]
        if targets:
            return targets[0]
        person.step()
    pytest.fail("nothing on the board can be decided")


def test_who_wants_it_plays_with_one_tap(phone: Page, house: House) -> None:
    person = Person(phone, seed=3, phone=True)
    person.open_table(house.address, ["random"])
    target = board_target(person)
    before = person.ply()
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("tab", name="Réglages").tap()
    phone.get_by_label("Jouer d’une seule touche").check()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).to_have_count(0)
    phone.touchscreen.tap(target["x"], target["y"])
    person.wait_past(before)


def test_a_chip_opens_the_panel_of_its_player(phone: Page, house: House) -> None:
    Person(phone).open_table(house.address, ["knight", "random", "random"], None, "barony")
    chips = phone.locator(".chips button")
    expect(chips).to_have_count(4)
    expect(phone.locator(".chips [data-seat='0']")).to_contain_text("Vous")
    expect(phone.locator(".chips [data-seat='1']")).to_contain_text(re.compile("bot, Chevalier|réfléchit"))
    chips.last.tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet.get_by_role("tab", name="Joueurs")).to_have_attribute("aria-selected", "true")
    seat = chips.last.get_attribute("data-seat")
    expect(sheet.locator(f"[data-panel='{seat}']")).to_be_in_viewport()
    sheet.get_by_role("tab", name="Journal").tap()
    expect(sheet.locator(".log")).to_be_visible()
    sheet.get_by_role("tab", name="Journal").press("ArrowLeft")
    expect(sheet.get_by_label("Jouer en notation")).to_be_visible()
    assert phone.evaluate(SMALL.replace("document.", "document.querySelector('dialog').", 1)) == []
    phone.touchscreen.tap(180, 40)  # beside the sheet
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("page", ["Journal", "Joueurs", "Réglages"])
def test_the_sheet_passes_axe(open_page: OpenPage, house: House, theme: str, page: str) -> None:
    settings: dict[str, Any] = {**PHONE, "color_scheme": theme}
    phone = open_page(**settings)
    Person(phone).open_table(house.address, ["random"], None, "baron")
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("tab", name=page).tap()
    phone.wait_for_timeout(300)  # until it has come up
    assert violations(phone) == []


def test_what_cannot_be_pressed_yet_says_why(phone: Page, house: House) -> None:
    person = Person(phone, seed=1, phone=True)
    person.open_table(house.address, ["random"], {"first_seat": "0", "houses": "dealt"}, "terres-du-centre")
    person.wait()
    before = person.ply()
    later = phone.get_by_role("button", name="Finir le tour")
    expect(later).to_have_attribute("aria-disabled", "true")
    expect(later).to_contain_text("posez d’abord une carte")
    later.tap(force=True)
    expect(phone.get_by_role("status").filter(has_text="posez d’abord une carte")).to_have_count(1)
    assert person.ply() == before


def test_what_does_not_glow_says_why_in_the_dock(phone: Page, house: House) -> None:
    person = Person(phone, seed=2, phone=True)
    person.open_table(house.address, ["random"], None, "barony")
    person.wait()
    dark = phone.locator("[role=gridcell]:not([data-glow])").first.bounding_box()
    assert dark
    phone.touchscreen.tap(dark["x"] + dark["width"] / 2, dark["y"] + dark["height"] / 2)
    told = phone.locator("footer [data-why]")
    expect(told).to_be_visible()
    assert violations(phone) == []
    told.get_by_role("button", name="Fermer").tap()
    expect(told).to_have_count(0)


def pinch(page: Page, apart: tuple[float, float]) -> None:
    """Two fingers on the middle of the board, going apart."""
    box = page.locator("main").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    steps = [apart[0] + (apart[1] - apart[0]) * part / 6 for part in range(7)]
    for kind, half in [("touchStart", steps[0]), *(("touchMove", step) for step in steps[1:])]:
        points = [{"x": x - half, "y": y, "id": 0}, {"x": x + half, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def double_tap(page: Page, x: float, y: float) -> None:
    """Two touches of one finger in quick succession, by the clock of the finger: a busy machine may take its time."""
    touch = page.context.new_cdp_session(page)
    begun = time.time()
    for after, kind in enumerate(("touchStart", "touchEnd", "touchStart", "touchEnd")):
        points = [{"x": x, "y": y, "id": 0}] if kind == "touchStart" else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": begun + after * 0.05})


def test_two_fingers_come_nearer_and_two_taps_go_back(phone: Page, house: House) -> None:
    person = Person(phone, seed=1, phone=True)
    person.open_table(house.address, ["random"])
    person.wait()
    fit = phone.get_by_role("button", name="Tout le plateau")
    tile = phone.locator("[data-tile='19']")
    small = tile.bounding_box()
    for undo in ("button", "taps"):
        expect(fit).to_have_count(0)
        pinch(phone, (30, 90))
        expect(fit).to_be_visible()
        large = tile.bounding_box()
        assert small
        assert large
        assert large["width"] > 2 * small["width"]
        if undo == "button":
            fit.tap()
        else:
            for _ in range(20):
                double_tap(phone, 20, min(max(large["y"], 160), 400))  # on the board, wherever the tile is by now
                with contextlib.suppress(AssertionError):
                    expect(fit).to_have_count(0, timeout=3_000)
                    break
        expect(fit).to_have_count(0)
    assert phone.evaluate("() => visualViewport.scale") == 1
