"""Un Dernier Donjon pour la Route in the browser: whole games by clicking, the card in hand, what stays hidden."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import in_both_themes, violations

GAME = "terres-du-centre"
TABLES = [["random"], ["random", "greedy"], ["random", "greedy", "random"]]


@pytest.mark.parametrize("bots", TABLES, ids=["2", "3", "teams"])
def test_a_whole_game_by_clicking_what_glows(page: Page, house: House, bots: list[str]) -> None:
    person = Person(page, seed=len(bots))
    person.open_table(house.address, bots, None, GAME)
    person.play_to_the_end()
    assert person.decisions > 20
    expect(page.locator("[data-screen=end] ol > li")).to_have_count(1 + len(bots))


def test_a_whole_game_on_a_phone(open_page: OpenPage, house: House) -> None:
    person = Person(open_page(**PHONE), seed=4, phone=True)
    person.open_table(house.address, ["greedy"], None, GAME)
    person.play_to_the_end()
    person.sees_the_end()
    in_both_themes(person.page, "the end")


def begun(page: Page, house: House, bots: list[str], options: dict[str, Any] | None = None) -> tuple[Person, str]:
    """A table where I begin, and nothing is chosen before."""
    person = Person(page)
    given = {"first_seat": "0", "houses": "dealt", "seal_seat": "0-1", **(options or {})}
    table = person.open_table(house.address, bots, given, GAME)
    assert person.wait()
    return person, table


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 360, "height": 780}], ids=["wide", "phone"])
def test_a_house_and_the_seal_are_chosen_by_buttons(open_page: OpenPage, house: House, size: dict[str, int]) -> None:
    """Nobody has colours before; then they are those of the House, and the Seal is where it was said to be."""
    page = open_page(viewport=size)
    choose = {"first_seat": "0", "houses": "chosen", "seal_seat": "chosen"}
    person, table = begun(page, house, ["random", "random", "random"], choose)
    buttons = page.locator(".item[data-glow]" if size["width"] < 720 else ".acts button[data-glow]")
    expect(
        page.get_by_role("heading", name=re.compile("la Maison de votre équipe|Votre Maison, à deux"))
    ).to_be_visible()
    expect(buttons).to_have_count(3)
    assert violations(page) == []
    decide(person, buttons.filter(has_text="Bonamour"))
    expect(page.get_by_role("heading", name=re.compile("prend le Sceau"))).to_be_visible()
    expect(page.locator("section.pourpre, .chip.pourpre").first).to_be_visible()
    assert violations(page) == []
    decide(person, buttons.filter(has_text="Mon partenaire"))
    players = page.request.get(f"{house.address}/api/tables/{table}").json()["view"]["players"]
    assert [player["house"] for player in (players[0], players[2])] == ["bonamour"] * 2
    assert [player["tokens"]["seal"] for player in (players[0], players[2])] == ["absent", "ready"]
    expect(hand(page).first).to_be_visible()


def decide(person: Person, button: Locator) -> None:
    """Click it, in a tray once more to confirm, and wait until it is my move again."""
    before = person.ply()
    button.click()
    if button.and_(person.page.locator("[data-tray]")).count():
        button.click()
    person.wait_past(before)
    assert person.wait()


def hand(page: Page) -> Locator:
    return page.locator(".hand button[data-glow], [data-group=hand] button[data-glow]")


def take_a_card(person: Person) -> None:
    decide(person, hand(person.page).first)


def offered(page: Page, house: House, table: str) -> list[dict[str, Any]]:
    choices: list[dict[str, Any]] = page.request.get(f"{house.address}/api/tables/{table}").json()["choices"]
    return choices


def square(choice: dict[str, Any]) -> str:
    return str(choice["target"]).removeprefix("square-")


def test_the_card_turns_by_button_key_and_wheel(page: Page, house: House) -> None:
    """Whichever way it is turned, exactly the places for that turn glow."""
    person, table = begun(page, house, ["random"])
    take_a_card(person)
    choices = offered(page, house, table)
    glowing = page.locator("[role=gridcell][data-glow]")

    def expect_turned(turns: int) -> None:
        places = {square(choice) for choice in choices if choice["source"] == f"turn-{turns}"}
        expect(glowing).to_have_count(len(places))
        assert {cell.get_attribute("data-square") for cell in glowing.all()} == places

    expect_turned(0)
    page.get_by_role("button", name="Tourner à droite").click()
    expect_turned(1)
    glowing.first.focus()
    page.keyboard.press("t")
    expect_turned(2)
    page.keyboard.press("Shift+T")
    expect_turned(1)
    glowing.first.hover()
    page.mouse.wheel(0, 100)
    expect_turned(2)


def test_a_place_tells_what_it_brings_or_why_not(page: Page, house: House) -> None:
    person, table = begun(page, house, ["random"])
    take_a_card(person)
    seen = page.request.get(f"{house.address}/api/tables/{table}").json()
    places = {square(choice) for choice in seen["choices"] if choice["source"] == "turn-0"}
    page.locator(f"[data-square='{sorted(places)[0]}']").hover()
    expect(page.locator(".tip")).to_contain_text("Poser la carte")
    reasons = seen["view"]["reasons"]
    for digit, said in (("1", "ne toucherait son propre terrain"), ("2", "Deux terrains recouvriraient")):
        at = reasons["turns"][0].find(digit)
        if at < 0:
            continue
        place = page.locator(
            f"[data-square='{reasons['left'] + at % reasons['width']},{reasons['top'] + at // reasons['width']}']"
        )
        place.hover()
        expect(page.locator(".tip")).to_contain_text(said)
        before = person.ply()
        place.click()
        expect(place).to_have_attribute("aria-label", re.compile(said))
        expect(page.locator("[data-why]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-why]")).to_have_count(0)
        assert person.ply() == before


def test_a_turn_by_the_keyboard(page: Page, house: House) -> None:
    """Take a card, lay it, end the turn: without touching the pointer."""
    person, _ = begun(page, house, ["random"])
    before = person.ply()
    hand(page).first.focus()
    page.keyboard.press("Enter")
    person.wait_past(before)
    person.wait()
    before = person.ply()
    page.locator("[role=gridcell][tabindex='0']").focus()
    for key in (
        ["ArrowUp", "ArrowUp"] + ["ArrowLeft"] * 3 + (["ArrowDown"] + ["ArrowRight"] * 6 + ["ArrowLeft"] * 6) * 3
    ):
        if page.locator("[role=gridcell]:focus").get_attribute("data-glow") is not None:
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    person.wait_past(before)
    person.wait()
    expect(page.get_by_role("button", name="Finir le tour")).to_be_visible()


def test_what_is_mine_alone_is_shown_to_me_alone(page: Page, open_page: OpenPage, house: House) -> None:
    """The player sees three cards; a stranger who watches the same table sees none, nor any way to have them."""
    _, table = begun(page, house, ["random", "greedy"])
    expect(page.locator(".hand button")).to_have_count(3)
    seen = page.request.get(f"{house.address}/api/tables/{table}").json()["view"]
    mine = seen["players"][0]["hand"]["cards"]
    assert len(mine) == 3
    assert [player["hand"]["cards"] for player in seen["players"][1:]] == [None, None]
    stranger = open_page()
    stranger.goto(f"{house.address}/t/{table}")
    stranger.wait_for_selector("[role=grid]")
    expect(stranger.locator(".hand")).to_have_count(0)
    sent = stranger.request.get(f"{house.address}/api/tables/{table}").text()
    assert not [card for card in mine if f'"{card}"' in sent]


def test_the_rules_have_their_boards(page: Page, house: House) -> None:
    page.set_viewport_size({"width": 1200, "height": 40_000})  # they are drawn when one comes near
    page.goto(f"{house.address}/rules/{GAME}")
    expect(page.locator("figure")).to_have_count(40)
    expect(page.locator("figure").first.locator("svg")).to_be_visible()
