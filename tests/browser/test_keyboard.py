"""A whole game without touching the mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.person import Person

ROWS = [range(1, 5), range(5, 10), range(10, 16), range(16, 23), range(23, 29), range(29, 34), range(34, 38)]


def row_of(tile: int) -> int:
    return next(number for number, row in enumerate(ROWS) if tile in row)


def focused_tile(page: Page) -> int | None:
    tile = page.evaluate("() => document.activeElement?.dataset?.tile ?? null")
    return None if tile is None else int(tile)


def tab_to(page: Page, found: str) -> None:
    """Press Tab until the focus is where that script says."""
    for _ in range(60):
        if page.evaluate(found):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead there: {found}")


def walk_to(page: Page, tile: int) -> None:
    """Arrow keys from the tile in focus to another."""
    tab_to(page, "() => !!document.activeElement?.dataset?.tile")
    for _ in range(40):
        here = focused_tile(page)
        assert here is not None
        if here == tile:
            return
        down = row_of(tile) - row_of(here)
        if down:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if tile > here else "ArrowLeft")
    raise AssertionError(f"the arrows do not lead to tile {tile}")


def glowing_tiles(page: Page, attribute: str) -> list[int]:
    found: list[int] = page.evaluate(
        "(glowing) => [...document.querySelectorAll(glowing)].map((one) => Number(one.dataset.tile))",
        f"[role=gridcell][data-glow][{attribute}]",
    )
    return found


def decide(page: Page, person: Person) -> None:
    """One decision, or one thing picked up, by keys alone."""
    if page.locator("[role=alertdialog]").count():
        page.keyboard.press("Enter")  # the answer has the focus
    elif page.locator(".beside [data-action]").count():
        page.keyboard.press("1")
    elif targets := glowing_tiles(page, "data-action"):
        walk_to(page, person.dice.choice(targets))
        page.keyboard.press("Enter")
    elif page.locator(".colours [data-glow]").count():
        tab_to(page, "() => document.activeElement?.matches('.colours [data-glow]')")
        page.keyboard.press("Enter")
    elif (sources := glowing_tiles(page, "data-pick")) and person.dice.random() < 0.7:
        walk_to(page, person.dice.choice(sources))
        page.keyboard.press(" ")
    else:
        page.keyboard.press("Escape")
        page.keyboard.press("e")


def test_a_whole_game_by_keys(page: Page, house: House) -> None:
    person = Person(page, seed=4)
    person.open_table(house.address, ["random"], {"max_turns": 10, "personal_cards": 0})
    for _ in range(600):
        if not person.wait():
            break
        decide(page, person)
        page.wait_for_timeout(20)
    expect(page.locator("[data-screen=end]")).to_be_visible()
    assert person.ply() > 60


@pytest.fixture
def started(page: Page, house: House) -> Person:
    """A person whose colour is chosen."""
    person = Person(page, seed=2)
    person.open_table(house.address, ["random"])
    assert person.wait()
    if page.locator(".colours [data-glow]").count():
        page.locator(".colours [data-glow]").first.click()
        page.wait_for_selector(".colours", state="detached")
    assert person.wait()
    return person


def test_escape_puts_back_what_was_picked_up(started: Person) -> None:
    page = started.page
    before = sorted(glowing_tiles(page, "data-pick"))
    walk_to(page, before[0])
    page.keyboard.press("Enter")
    assert sorted(glowing_tiles(page, "data-pick")) != before
    page.keyboard.press("Escape")
    assert sorted(glowing_tiles(page, "data-pick")) == before


def test_every_tile_says_what_it_is(started: Person) -> None:
    labels = started.page.locator("[role=gridcell]").evaluate_all("(cells) => cells.map((cell) => cell.ariaLabel)")
    assert len(labels) == 37
    assert all(label.startswith(f"Tuile {number}") for number, label in enumerate(labels, start=1))
    assert sum("baron" in label for label in labels) == 2


def test_undo_and_restart_have_keys(started: Person) -> None:
    page = started.page
    before = started.ply()
    move = next(glow for glow in started.glowing() if glow["pick"] and glow["cell"])
    page.mouse.click(move["x"], move["y"])
    if page.locator(".beside [data-pick^=officer]").count():
        page.locator(".beside [data-pick^=officer]").first.click()
    walk_to(page, glowing_tiles(page, "data-action")[0])
    page.keyboard.press("Enter")
    started.wait_past(before)
    page.keyboard.press("u")
    started.wait_back_at(before)
    assert started.wait()


def test_a_move_can_be_typed(started: Person) -> None:
    page = started.page
    before = started.ply()
    expect(page.get_by_label("Jouer en notation")).to_have_count(0)
    page.keyboard.press("n")
    field = page.get_by_label("Jouer en notation")
    expect(field).to_be_focused()
    field.fill("nonsense")
    field.press("Enter")
    expect(page.get_by_text("n’est le nom d’aucun coup de ce jeu")).to_be_visible()
    field.fill("end turn")
    field.press("Enter")
    page.keyboard.press("Enter")  # yes, really end the turn
    started.wait_past(before)


def test_ending_a_turn_asks_once_and_can_be_told_not_to(started: Person) -> None:
    page = started.page
    page.keyboard.press("e")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.keyboard.press("e")
    page.get_by_label("Ne plus demander").check()
    before = started.ply()
    page.get_by_role("alertdialog").get_by_role("button", name="Finir le tour").click()
    started.wait_past(before)
    assert started.wait()
    before = started.ply()
    page.keyboard.press("e")
    started.wait_past(before)
