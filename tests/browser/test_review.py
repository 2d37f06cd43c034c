"""Looking at a game again: every step of it, with keys, by its address, through anybody's eyes."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import PAST, PLY
from tests.browser.test_access import violations

GAMES = ["terre-de-barons", "barony", "baron", "terra-turrium", "terres-du-centre"]
STOP = "Number(document.querySelector('[data-screen=review]').dataset.stop)"
INSIDE = """
() => [...document.querySelectorAll('[data-looking] button')].filter((button) => {
  const box = button.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
}).map((button) => button.textContent)
"""
READY = "[data-screen=review][data-ready]"


def play(page: Page, address: str, game: str = "terre-de-barons", plies: int = 200, seed: int = 1, **rules: Any) -> str:
    """A game of mine on both sides, to the end or so far, through the doors a page would use."""
    seats = [{"kind": "me", "name": "Mahaut"}, {"kind": "here", "name": "Aude"}]
    body = {"game": game, "options": rules, "seats": seats, "name": "Mahaut"}
    opened = page.request.post(f"{address}/api/tables", data=body)
    assert opened.status == 201, opened.text()
    table, rng = opened.json(), random.Random(seed)
    door = f"{address}/api/tables/{table['id']}"
    while table["status"] == "playing" and table["ply"] < plies:
        seat = table["view"]["actor"]
        if not table["choices"]:
            table = page.request.get(f"{door}?seat={seat}").json()
        choice = rng.choice(table["choices"])
        wanted = {"ply": table["ply"], "action": choice["action"], "client": f"c-{table['ply']}-{seed}", "seat": seat}
        table = page.request.post(f"{door}/decisions", data=wanted).json()
    return str(table["id"])


def stop(page: Page, address: str, table: str) -> None:
    """All agree that the game ends here."""
    door = f"{address}/api/tables/{table}"
    seen = page.request.get(door).json()
    body = {"kind": "stop", "ply": seen["ply"], "revision": seen["revision"], "client": "stop-here"}
    assert page.request.post(f"{door}/proposal", data=body).json()["status"] == "over"


def at(page: Page) -> int:
    return int(page.locator(READY).get_attribute("data-stop") or -1)


def stands_at(page: Page, stop: int) -> None:
    expect(page.locator(f"{READY}[data-stop='{stop}']")).to_be_visible()


def test_a_game_is_looked_at_again_with_keys_and_shared(page: Page, house: House, open_page: OpenPage) -> None:
    table = play(page, house.address, max_turns=6)
    page.goto(f"{house.address}/t/{table}")
    page.get_by_role("link", name="Revoir la partie").click()
    page.wait_for_selector(READY)
    last = at(page)
    assert last > 10
    expect(page.get_by_role("heading", name="La fin")).to_be_visible()
    deep = page.evaluate("history.length")
    page.keyboard.press("Home")
    stands_at(page, 0)
    expect(page.get_by_role("button", name="Décision précédente")).to_be_disabled()
    for stop in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        stands_at(page, stop)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 2)
    page.keyboard.press("ArrowDown")
    turn = at(page)
    assert turn > 2
    page.keyboard.press("ArrowUp")
    assert at(page) < turn
    page.keyboard.press("End")
    stands_at(page, last)
    page.keyboard.press("ArrowLeft")
    stands_at(page, last - 1)
    assert page.evaluate("history.length") == deep  # stepping leaves no trail behind
    assert page.locator("[data-trails]").count() == 1
    address, told = page.url, page.locator("[data-decision] h2").inner_text()
    stranger = open_page(locale="en-GB")
    stranger.goto(address)
    stands_at(stranger, last - 1)
    expect(stranger.get_by_role("heading", name="Turns", exact=True)).to_be_visible()
    stranger.locator("[data-language=fr]").click()
    expect(stranger.locator("[data-decision] h2")).to_have_text(told, use_inner_text=True)
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    page.wait_for_function(f"() => {STOP} >= 2")
    page.keyboard.press("Space")
    page.locator(f"[data-stop='{last - 2}']").click()
    stands_at(page, last - 2)


def test_the_timeline_is_a_slider(page: Page, house: House) -> None:
    table = play(page, house.address, seed=2, max_turns=6)
    page.goto(f"{house.address}/r/{table}")
    page.wait_for_selector(READY)
    slider = page.get_by_role("slider", name="Le cours de la partie")
    last = at(page)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(
        "(last) => Number(document.querySelector('[data-screen=review]').dataset.stop) < last", arg=last
    )
    assert abs(at(page) - last / 2) <= 1
    assert str(slider.get_attribute("aria-valuetext")).startswith("Manche ")
    page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)  # a look elsewhere goes nowhere
    expect(page.locator("[data-decision='0']")).to_be_visible()
    page.mouse.move(box["x"] + 12, box["y"] - 200)
    expect(page.locator(f"[data-decision='{at(page)}']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_a_laptop_and_a_phone(game: str, page: Page, house: House, open_page: OpenPage) -> None:
    table = play(page, house.address, game, 55)
    stop(page, house.address, table)
    for reader in (page, open_page(**PHONE)):
        reader.goto(f"{house.address}/r/{table}")
        reader.wait_for_selector(READY)
        last = at(reader)
        for key in ("Home", "ArrowRight", "ArrowDown", "ArrowDown", "End", "ArrowLeft"):
            reader.keyboard.press(key)
            reader.wait_for_selector(READY)
        stands_at(reader, last - 1)
        assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    texts = [ply["text"] for ply in page.request.get(f"{house.address}/api/reviews/{table}/course").json()["plies"]]
    rows = page.locator("[data-stop].row .told").all_inner_texts()
    assert len(rows) == last + 1
    assert not {text.lower() for text in rows} & {text.lower() for text in texts}  # in words, not in notation
    page.locator("[data-eyes='public']").click()
    page.wait_for_selector(READY)
    page.locator("[data-eyes='0']").click()
    page.wait_for_selector(READY)


def test_a_running_game_lends_no_eyes(page: Page, house: House, open_page: OpenPage) -> None:
    table = play(page, house.address, plies=60)
    for reader in (page, open_page()):
        reader.goto(f"{house.address}/r/{table}")
        reader.wait_for_selector(READY)
        expect(reader.get_by_role("heading", name="Le présent")).to_be_visible()
        assert reader.locator("[data-eyes]").count() == 0
        reader.keyboard.press("Home")
        stands_at(reader, 0)


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_a_running_game_is_looked_back_at_from_its_log(screen: str, open_page: OpenPage, house: House) -> None:
    page = open_page(**(PHONE if screen == "phone" else {}))
    table = play(page, house.address, "terra-turrium", 58)
    page.goto(f"{house.address}/t/{table}")
    page.wait_for_selector("[data-screen=table] [data-glow]")
    assert page.locator("[role=gridcell][data-glow]").count() > 0
    ply = page.evaluate(PLY)
    if screen == "phone":
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("tab", name="Journal").click()
    page.locator("[data-log-row]").last.click()
    strip = page.locator("[data-looking][data-ready]")
    expect(strip).to_contain_text("Mise en place" if screen == "phone" else "Vous regardez la mise en place")
    assert page.evaluate(INSIDE) == []
    assert page.locator("[role=gridcell][data-glow]").count() == 0  # nothing can be played there
    assert page.locator("[data-eyes], [data-mark]").count() == 0
    before = int(strip.get_attribute("data-looking") or 0)
    strip.get_by_role("button", name="Décision suivante").click()
    expect(page.locator(f"[data-looking='{before + 1}'][data-ready]")).to_be_visible()
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("u")  # nor taken back
    seen = page.request.get(f"{house.address}/api/tables/{table}").json()
    assert seen["undo"]
    assert seen["ply"] == ply
    wanted = {"ply": seen["ply"], "action": seen["choices"][0]["action"], "client": "meanwhile"}
    assert page.request.post(f"{house.address}/api/tables/{table}/decisions", data=wanted).status == 200
    page.wait_for_function(PAST, arg=seen["ply"])
    expect(page.locator(f"[data-looking='{before + 1}']")).to_be_visible()  # what others play pulls nobody back
    if screen == "phone":
        strip.get_by_role("button", name="Présent").click()
    else:
        page.keyboard.press("Escape")
    expect(page.locator("[data-looking]")).to_have_count(0)
    page.wait_for_selector("[data-screen=table] [data-glow]")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_review_and_the_look_back_pass_axe(open_page: OpenPage, house: House, theme: str) -> None:
    wide, small = open_page(color_scheme=theme), open_page(color_scheme=theme, **PHONE)
    table = play(wide, house.address, "terra-turrium", 50)
    wide.goto(f"{house.address}/t/{table}")
    wide.wait_for_selector("[data-screen=table] [data-glow]")
    wide.locator("[data-log-row]").last.click()
    wide.wait_for_selector("[data-looking][data-ready]")
    assert violations(wide) == []
    stop(wide, house.address, table)
    for page in (wide, small):
        page.goto(f"{house.address}/r/{table}")
        page.wait_for_selector(READY)
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector(READY)
        page.wait_for_timeout(300)  # what fades in is not yet what is read
        assert violations(page) == []


def test_no_such_game(page: Page, house: House, complaints: list[str]) -> None:
    page.goto(f"{house.address}/r/nowhere/3.1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    complaints.clear()  # the browser notes the 404
