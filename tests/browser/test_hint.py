"""The hint: asked by a click or a key, told beside the board, followed or gone with the next decision."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person


def test_a_hint_is_told_and_goes_with_the_next_decision(page: Page, house: House) -> None:
    person = Person(page, seed=1)
    person.open_table(house.address, ["random"], {"max_turns": 4})
    told = page.locator("[data-advice=given]")
    hint = page.locator("[data-hint]")
    asks: list[Callable[[], None]] = [hint.click, lambda: page.keyboard.press("h")]
    for ask in asks:
        while person.wait() and hint.count() == 0:
            person.step()
        ask()
        expect(told).to_contain_text("%", timeout=15_000)
        ply = person.ply()
        while person.ply() == ply:
            person.step()  # which may only pick something up
        person.wait()
        expect(told).to_have_count(0)


def test_a_hint_is_followed_or_put_away(page: Page, house: House) -> None:
    person = Person(page, seed=1)
    person.open_table(house.address, ["random"], {"max_turns": 4})
    hint, told = page.locator("[data-hint]"), page.locator("[data-advice=given]")
    while person.wait() and hint.count() == 0:
        person.step()
    hint.press("Enter")
    expect(told).to_be_visible(timeout=15_000)
    expect(hint).to_be_focused()
    told.get_by_role("button", name="Fermer").click()
    expect(told).to_have_count(0)
    hint.click()
    ply = person.ply()
    told.get_by_role("button", name="Jouer ce coup").click(timeout=15_000)
    if page.get_by_role("alertdialog").count():  # it ends the turn early
        page.get_by_role("alertdialog").get_by_role("button").last.click()
    person.wait_past(ply)


def test_the_host_says_who_may_ask(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    host.goto(f"{house.address}/new/terre-de-barons")
    host.get_by_label("Conseils").select_option("Pour tout le monde")
    told = "à votre tour, demandez ce que jouerait un chevalier"
    expect(host.get_by_text(told)).to_be_visible()
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
    expect(asker.locator("[data-advice=given]")).to_contain_text("%", timeout=15_000)


def test_no_hint_button_among_people(page: Page, house: House) -> None:
    page.goto(house.address)
    table = page.evaluate(
        """async () => (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
           body: JSON.stringify({ game: 'terre-de-barons', options: {}, name: 'Mahaut',
                                  seats: [{ kind: 'me', name: 'Mahaut' }, { kind: 'open' }] }) })).json()"""
    )
    page.goto(f"{house.address}/t/{table['id']}")
    expect(page.locator("[data-hint]")).to_have_count(0)
