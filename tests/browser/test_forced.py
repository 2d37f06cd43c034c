"""What has no alternative plays itself, unless one wants to confirm it; what was taken up can be put back."""

from playwright.sync_api import Page, expect

from .house import House
from .person import Person

UNCONFIRMED = "localStorage.setItem('donjon-preferences', JSON.stringify({ confirms: false }))"


def test_a_turn_with_nothing_left_ends_by_itself(page: Page, house: House) -> None:
    person = Person(page, seed=8)
    table = person.open_table(house.address, ["random"], game="terra-turrium")
    page.evaluate(UNCONFIRMED)
    page.reload()
    for _ in range(200):
        person.wait()
        told = page.request.get(f"{house.address}/api/tables/{table}").json()
        if len(told["choices"]) == 1:
            person.wait_past(told["ply"])
            return
        person.step()
    raise AssertionError("there was always something to choose")


def test_a_card_taken_up_goes_back_by_escape_and_is_swapped_by_another(page: Page, house: House) -> None:
    person = Person(page, seed=3)
    table = person.open_table(house.address, ["random"], game="terres-du-centre")
    address = f"{house.address}/api/tables/{table}"
    cards = page.locator("button[data-place^=card-][data-glow]")
    while person.wait() and cards.count() < 2:
        person.step()
    ply = person.ply()
    first, second = cards.nth(0).get_attribute("data-place"), cards.nth(1).get_attribute("data-place")
    cards.nth(0).click()
    person.wait_past(ply)
    person.wait()
    page.keyboard.press("Escape")
    person.wait_back_at(ply)
    page.locator(f"button[data-place={first}]").first.click()
    person.wait_past(ply)
    person.wait()
    page.locator(f"button[data-place={second}]").first.click(force=True)
    page.wait_for_function(
        "async ([address, card]) => (await (await fetch(address)).json()).view.taken?.card === card",
        arg=[address, str(second).removeprefix("card-")],
    )
    expect(page.locator("[data-why]")).to_have_count(0)
