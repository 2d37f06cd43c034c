"""Why not: what does not glow says why, with its rule, to pointer and keyboard, on the board and beside it."""

import pytest
from playwright.sync_api import Page, expect

import donjon

from .conftest import OpenPage
from .house import House
from .person import Person

GAMES = [game.slug for game in donjon.games()]
# Something on the board that does not glow, and nothing lies over.
UNLIT = """
() => {
  for (const cell of document.querySelectorAll('[role=gridcell][data-place]:not([data-glow])')) {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest('[data-place]') !== cell || hit.closest('[data-glow]')) continue;
    return { x, y, place: cell.dataset.place };
  }
  return null;
}
"""
PATIENT = 20_000


def unlit(person: Person) -> dict[str, float | str]:
    """Play on until something does not glow."""
    for _ in range(60):
        person.wait()
        found: dict[str, float | str] | None = person.page.evaluate(UNLIT)
        if found is not None:
            return found
        person.step()
    raise AssertionError("everything glows")


@pytest.mark.parametrize("game", GAMES)
def test_a_place_that_does_not_glow_says_why(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(locale="en-GB" if GAMES.index(game) % 2 else "fr-FR")
    person = Person(page, seed=4)
    person.open_table(house.address, ["random"], game=game)
    spot = unlit(person)
    ply = person.ply()
    page.mouse.click(float(spot["x"]), float(spot["y"]))
    bubble = page.locator("[data-why]")
    expect(bubble).to_be_visible(timeout=PATIENT)
    title, why = bubble.locator("b").inner_text(), bubble.locator("p").inner_text()
    assert title
    assert why
    assert "refusal" not in title + why
    assert "{" not in title + why
    expect(page.locator(f'[data-refused="{spot["place"]}"]')).to_have_count(1)
    assert person.ply() == ply
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_enter_on_an_unlit_tile_tells_the_same_and_keeps_the_focus(page: Page, house: House) -> None:
    person = Person(page, seed=4)
    person.open_table(house.address, ["random"])
    spot = unlit(person)
    cell = page.locator(f'[role=gridcell][data-place="{spot["place"]}"]')
    cell.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-why]")).to_be_visible(timeout=PATIENT)
    expect(cell).to_be_focused()


def test_a_piece_that_cannot_be_taken_says_why(page: Page, house: House) -> None:
    person = Person(page, seed=2)
    person.open_table(house.address, ["random"], game="terres-du-centre")
    dim = page.locator("button[data-place][aria-disabled=true]")
    for _ in range(40):
        person.wait()
        if dim.count():
            break
        person.step()
    dim.first.click(force=True)  # disabled to those who cannot see it, and yet it answers
    expect(page.locator("[data-why]")).to_be_visible(timeout=PATIENT)


def test_the_one_who_waits_is_told_whose_turn_it_is(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    body = {
        "game": "terre-de-barons",
        "options": {},
        "name": "A",
        "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}],
    }
    table = host.request.post(f"{house.address}/api/tables", data=body).json()
    guest.request.post(
        f"{house.address}/api/tables/{table['id']}/claim",
        data={"seat": 1, "key": table["seats"][1]["key"], "name": "B"},
    )
    for page in (host, guest):
        page.goto(f"{house.address}/t/{table['id']}")
        page.wait_for_selector("[data-status=playing]")
    waiting = guest if host.request.get(f"{house.address}/api/tables/{table['id']}").json()["choices"] else host
    waiting.wait_for_selector("[role=gridcell][data-place]")
    spot = waiting.evaluate(UNLIT)
    waiting.mouse.click(spot["x"], spot["y"])
    expect(waiting.locator("[data-why]")).to_contain_text("Ce n’est pas à vous")
