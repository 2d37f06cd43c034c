"""Two people in two browsers, who met by a link or a code."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person


def open_for_a_friend(page: Page, house: House) -> str:
    """A table of two from the form, with a free seat; its link."""
    page.goto(f"{house.address}/new/terre-de-barons")
    page.locator("[data-group=end] summary").click()
    limit = page.get_by_role("textbox", name="Limite de tours")
    limit.fill("8")
    limit.press("Tab")
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.locator("[data-screen=waiting]")).to_be_visible()
    return page.get_by_label("Lien de la place 2", exact=True).input_value()


def play_together(host: Person, guest: Person) -> None:
    people = [host, guest]
    for _ in range(1500):
        if all(person.over() for person in people):
            return
        for person in people:
            if not person.over() and person.page.evaluate("() => !document.querySelector('[data-busy]')"):
                person.step()
    raise AssertionError("the game did not end")


def test_they_play_each_other_by_link(open_page: OpenPage, house: House) -> None:
    host, guest = Person(open_page(), seed=1), Person(open_page(locale="en-GB"), seed=2)
    link = open_for_a_friend(host.page, house)
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Hugh")
    guest.page.get_by_role("button", name="Take my seat").click()
    guest.page.wait_for_function("() => !location.hash")  # the key is not left lying in the address
    expect(host.page.get_by_text("Hugh").first).to_be_visible()
    play_together(host, guest)
    assert host.decisions > 2
    assert guest.decisions > 2
    host.page.get_by_role("button", name="Encore, avec les mêmes").click()
    guest.page.get_by_role("link", name="Join the rematch").click()
    for person in (host, guest):
        expect(person.page.locator("[data-screen=end]")).to_have_count(0)
        expect(person.page.locator("[data-screen=table][data-status=playing]")).to_be_visible()


def test_a_code_leads_to_the_same_table(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    open_for_a_friend(host, house)
    code = host.locator(".code strong").inner_text()
    guest.goto(house.address)
    guest.get_by_label("Caractère 1 sur 6").press_sequentially(code)
    guest.get_by_role("button", name="Rejoindre").click()
    guest.get_by_role("button", name="Prendre place").click()
    for page in (host, guest):
        expect(page.locator("[data-screen=table][data-status=playing]")).to_be_visible()


def test_a_wrong_code_says_so(page: Page, house: House, complaints: list[str]) -> None:
    page.goto(house.address)
    page.get_by_label("Caractère 1 sur 6").press_sequentially("ZZZZZZ")
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.get_by_role("alert")).to_contain_text("Aucune table n’a ce code")
    complaints.clear()  # the browser itself notes the refusal


def test_who_has_no_seat_watches_without_choices(open_page: OpenPage, house: House) -> None:
    person, stranger = Person(open_page()), open_page()
    table = person.open_table(house.address, ["random"])
    assert person.wait()
    stranger.goto(f"{house.address}/t/{table}")
    stranger.wait_for_selector("[data-tile='19']")
    assert stranger.locator("[data-glow]").count() == 0
