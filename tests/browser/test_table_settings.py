"""What a table says of itself and how one likes it: sounds, differences from the rulebook, demo games at one's pace."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import donjon
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_access import violations

GAMES = [game.slug for game in donjon.games()]
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
LISTEN = "window.sounds = []; document.addEventListener('donjon-sound', (event) => window.sounds.push(event.detail));"
# What a table of each game changes, and the words that must be read of it.
CHANGES: dict[str, tuple[dict[str, Any], str, str]] = {
    "terre-de-barons": ({"goal": 8}, "Courte", "Short"),
    "barony": ({"sorcery": True, "title_cost": 12}, "Sorcery courte", "Short Sorcery"),
    "baron": ({"tile_counts": "20,5,5,5,5,5,5,5,2"}, "Courte", "Short"),
    "terra-turrium": ({"burgenland": True}, "Burgenland", "Burgenland"),
    "terres-du-centre": ({"deck": "varied30"}, "Varié", "Varied"),
}


def opened(page: Page, address: str, game: str, options: dict[str, Any], *others: dict[str, str]) -> None:
    body = {"game": game, "options": options, "seats": [{"kind": "me"}, *others], "name": "Mahaut"}
    answer = page.request.post(f"{address}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"{address}/t/{answer.json()['id']}")
    page.wait_for_selector("[data-screen=table]")


@pytest.mark.parametrize("slug", GAMES)
def test_sounds_are_off_until_asked_for_and_tell_what_happens(
    open_page: OpenPage, house: House, slug: str, complaints: list[str]
) -> None:
    page = open_page()
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    page.add_init_script(LISTEN)
    person = Person(page, seed=4)
    person.open_table(house.address, ["random"], game=slug)
    person.wait()
    person.step()
    person.wait()
    assert page.evaluate("window.sounds") == []
    switch = page.get_by_role("button", name="Sons")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    for _ in range(40):
        if {"piece", "turn"} <= set(page.evaluate("window.sounds")):
            break
        person.wait()
        person.step()
    heard = set(page.evaluate("window.sounds"))
    assert {"piece", "turn"} <= heard <= {"piece", "die", "card", "turn", "end"}
    switch.click()
    count = len(page.evaluate("window.sounds"))
    person.wait()
    person.step()
    person.wait()
    assert len(page.evaluate("window.sounds")) == count
    assert warnings == []
    assert complaints == []


def test_a_die_sounds_like_a_die_and_the_end_like_an_end(open_page: OpenPage, house: House) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    page.add_init_script("localStorage.setItem('donjon-preferences', JSON.stringify({ sound: true, confirms: true }))")
    person = Person(page, seed=8)
    person.open_table(house.address, ["random"], {"max_turns": 4})
    person.play_to_the_end()
    heard = page.evaluate("window.sounds")
    assert "die" in heard
    assert heard[-1] == "end"


def test_how_loud_is_kept(open_page: OpenPage, house: House) -> None:
    page = open_page(**SMALL)
    opened(page, house.address, "barony", {}, {"kind": "bot", "bot": "random"})
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("tab", name="Réglages").tap()
    page.get_by_role("switch", name="Sons").check()
    page.get_by_role("slider", name="Volume").fill("0.8")
    assert violations(page) == []
    page.reload()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("tab", name="Réglages").tap()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0.8")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_a_table_says_what_differs_from_the_rulebook(open_page: OpenPage, house: House, slug: str, locale: str) -> None:
    options, french, english = CHANGES[slug]

    words = french if locale == "fr-FR" else english
    page = open_page(locale=locale)
    opened(page, house.address, slug, options, {"kind": "open"})
    expect(page.locator("[data-screen=waiting] [data-variant]")).to_contain_text(words)
    assert violations(page) == []
    opened(page, house.address, slug, options, {"kind": "bot", "bot": "random"})
    expect(page.locator("header [data-variant]")).to_contain_text(words)
    small = open_page(locale=locale, **SMALL)
    opened(small, house.address, slug, options, {"kind": "bot", "bot": "random"})
    expect(small.locator("header [data-variant]")).to_contain_text(words)
    small.get_by_role("button", name="Menu").tap()
    small.get_by_role("tab", name="Réglages" if locale == "fr-FR" else "Settings").tap()
    expect(small.locator("dialog [data-variant]")).to_contain_text(words)
    assert violations(small) == []


def test_settings_beyond_a_preset_are_named_and_the_book_says_nothing(open_page: OpenPage, house: House) -> None:
    page = open_page()
    bot = {"kind": "bot", "bot": "random"}
    opened(page, house.address, "barony", {"sorcery": True, "title_cost": 14}, bot)
    expect(page.locator("header [data-variant]")).to_have_text("Sorcery · Coût d’un titre\u202f: 14")
    page.get_by_role("button", name="Joueurs autour de la table").click()
    expect(page.locator("dialog [data-variant] li")).to_have_text("Coût d’un titre\u202f: 14")
    opened(page, house.address, "barony", {}, bot)
    page.wait_for_selector("main [role=gridcell]")
    expect(page.locator("[data-variant]")).to_have_count(0)


@pytest.mark.parametrize("slug", GAMES)
def test_a_demo_is_chosen_paused_and_stepped(open_page: OpenPage, house: House, slug: str) -> None:
    small = slug in ("barony", "terra-turrium")
    page = open_page(**(SMALL if small else {}))
    page.add_init_script("localStorage.setItem('donjon-preferences', JSON.stringify({ pace: 'slow' }))")
    page.goto(house.address)
    page.locator("[data-demo]").click()
    expect(page.locator("[data-watch]")).to_have_count(len(GAMES))
    assert violations(page) == []
    page.locator(f"[data-watch={slug}]").click()
    page.wait_for_selector("[data-screen=table][data-status=playing]")
    hold = page.locator("[data-hold]")
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(f"() => {PLY} > {NOW} + 3")  # the bots go on, the board stays
    before = int(page.evaluate(NOW))
    page.locator("[data-step]").click()
    page.wait_for_function(f"() => {NOW} === {before + 1}")
    page.keyboard.press(".")
    page.wait_for_function(f"() => {NOW} === {before + 2}")
    page.locator("[data-pace=instant]").click()
    hold.click()
    page.wait_for_function(f"() => {NOW} > {before + 4}")


PLY = "Number(document.querySelector('[data-screen=table]').dataset.ply)"
NOW = "Number(document.querySelector('[data-screen=table]').dataset.shown)"
