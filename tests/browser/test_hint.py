"""Hints: drawn on the board with a reason, what everybody may expect and other ideas; asked for by button or key."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import donjon

from .conftest import PHONE, OpenPage
from .house import House
from .person import CUT, Person

GAMES = [game.slug for game in donjon.games()]
SLOW = 15_000


def advised(person: Person) -> Locator:
    """The page of somebody who has asked, once there is an answer."""
    page = person.page
    hint = page.locator("[data-hint]")
    while person.wait() and hint.count() == 0:
        person.step()
    hint.click()
    told = page.locator("[data-advice=given]")
    expect(told).to_be_visible(timeout=SLOW)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_drawn_with_bars_and_ideas(open_page: OpenPage, house: House, game: str) -> None:
    language = "fr-FR" if GAMES.index(game) % 2 else "en-GB"
    page = open_page(locale=language)
    person = Person(page, seed=2)
    person.open_table(house.address, ["random"], game=game)
    told = advised(person)
    expect(told.locator("[data-share]")).to_have_count(2)
    adviser = "conseiller" if language.startswith("fr") else "adviser"
    expect(told.get_by_role("heading", level=2)).to_contain_text(adviser)
    expect(page.locator("[data-ways]")).to_have_count(1)
    ideas = told.locator("button[data-idea]")
    assert 1 <= ideas.count() <= 3
    page.keyboard.press("Escape")
    expect(page.locator("[data-advice]")).to_have_count(0)
    expect(page.locator("[data-ways]")).to_have_count(0)


def test_a_hint_has_a_reason_that_can_be_read(page: Page, house: House) -> None:
    """Somebody who has a keep to build is told its points and its tile."""
    person = Person(page, seed=3)
    person.open_table(house.address, ["random"])
    for _ in range(12):
        told = advised(person)
        reason = told.locator("[data-reason]")
        if reason.count():
            assert "{" not in reason.inner_text()
            assert reason.inner_text().endswith(".")
            return
        ply = person.ply()
        told.locator("[data-idea='1']").click()
        if page.get_by_role("alertdialog").count():
            page.get_by_role("alertdialog").get_by_role("button").last.click()
        person.wait_past(ply)
    raise AssertionError("no hint had a reason")


def test_a_hint_is_asked_for_and_goes_with_the_decision(page: Page, house: House) -> None:
    person = Person(page, seed=3)
    person.open_table(house.address, ["random"], {"max_turns": 6})
    hint, told = page.locator("[data-hint]"), page.locator("[data-advice=given]")
    asks: list[Callable[[], None]] = [hint.click, lambda: page.keyboard.press("h")]
    for ask in asks:
        while person.wait() and hint.count() == 0:
            person.step()
        ask()
        expect(told).to_be_visible(timeout=SLOW)
        ply = person.ply()
        while person.ply() == ply:
            person.step()  # which may only pick something up
        person.wait()
        expect(told).to_have_count(0)


def test_a_hint_is_followed_or_put_away(page: Page, house: House) -> None:
    person = Person(page, seed=1)
    person.open_table(house.address, ["random"], {"max_turns": 4})
    told = advised(person)
    expect(told.locator("[data-idea='1']")).to_be_focused()
    told.get_by_role("button", name="Fermer").click()
    expect(told).to_have_count(0)
    page.keyboard.press("h")
    expect(told).to_be_visible(timeout=SLOW)
    ply = person.ply()
    page.keyboard.press("Enter")
    if page.get_by_role("alertdialog").count():  # it ends the turn early
        page.get_by_role("alertdialog").get_by_role("button").last.click()
    person.wait_past(ply)


def test_the_host_says_who_may_ask(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    host.goto(f"{house.address}/new/terre-de-barons")
    host.get_by_label("Conseils").select_option("Pour tout le monde")
    told = "à votre tour, demandez ce que jouerait un bon joueur"
    host.get_by_role("button", name="Ouvrir la table").click()
    host.wait_for_selector("[data-screen=waiting]")
    guest.goto(host.get_by_label("Lien de la place 2", exact=True).input_value())
    expect(guest.get_by_text(told)).to_be_visible()  # before sitting down
    guest.get_by_role("button", name="Prendre place").click()
    for page in (host, guest):
        expect(page.locator("[data-status=playing]")).to_be_visible()
    table = f"{house.address}/api/tables/{host.url.rsplit('/', 1)[1]}"
    asker = next(page for page in (host, guest) if page.request.get(table).json()["choices"])
    asker.locator("[data-hint]").click()
    expect(asker.locator("[data-advice=given]")).to_be_visible(timeout=SLOW)


def test_no_hint_button_among_people(page: Page, house: House) -> None:
    page.goto(house.address)
    table = page.evaluate(
        """async () => (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
           body: JSON.stringify({ game: 'terre-de-barons', options: {}, name: 'Mahaut',
                                  seats: [{ kind: 'me', name: 'Mahaut' }, { kind: 'open' }] }) })).json()"""
    )
    page.goto(f"{house.address}/t/{table['id']}")
    expect(page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_ideas_stand_in_the_tray(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": 360, "height": 640}})
    person = Person(page, seed=2, phone=True)
    person.open_table(house.address, ["random"], game=game)
    told = advised(person)
    ideas = page.locator("[data-tray-row] [data-idea]")
    expect(ideas.first).to_have_attribute("aria-pressed", "true")
    assert not page.evaluate(CUT)
    last = ideas.last
    if ideas.count() > 1:  # where there was time for one alone it is in hand already, and another tap plays it
        last.tap()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(told.get_by_role("heading", level=2)).to_have_text(last.locator(".name").inner_text())
    assert not page.evaluate(CUT)
    told.get_by_role("button").tap()  # away with it: what can be chosen is back
    expect(ideas).to_have_count(0)
    expect(page.locator("[data-tray-row]")).to_be_visible()
