"""A new table: people, presets and settings, and what the server is asked for in the end."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import donjon
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House

SLUGS = [game.slug for game in donjon.games()]


def opened(page: Page, house: House) -> dict[str, Any]:
    page.locator("[data-start]").click()
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = page.request.get(f"{house.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return found


def unfold(page: Page, group: str) -> None:
    page.locator(f"[data-group={group}] summary").click()


def test_seats_are_added_changed_moved_and_removed(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/barony")
    page.wait_for_selector("[data-start]")
    page.get_by_role("button", name="Ajouter une place").click()
    page.get_by_role("button", name="Ajouter une place").click()
    expect(page.locator("[data-seat]")).to_have_count(4)
    page.locator("[data-seat='1']").get_by_text("Bot", exact=True).click()
    page.locator("[data-seat='1'] [data-level=duke]").check(force=True)
    page.locator("[data-seat='2']").get_by_text("Ici, à tour de rôle").click()
    page.locator("[data-seat='2']").get_by_label("Nom, place 3").fill("Zoé")
    page.locator("[data-seat='3']").get_by_role("button", name="Retirer la place 4").click()
    page.get_by_role("button", name="Déplacer la place 1").press("Alt+ArrowDown")
    table = opened(page, house)
    assert [seat["bot"] for seat in table["seats"]] == ["duke", None, None]
    assert table["seats"][2]["name"] == "Zoé"
    assert table["you"] == [1, 2]


def test_a_seat_can_be_dragged(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/barony?players=3&level=page&preset=book")
    page.wait_for_selector("[data-start]")
    handle = page.get_by_role("button", name="Déplacer la place 1").bounding_box()
    below = page.locator("[data-seat='2']").bounding_box()
    assert handle is not None
    assert below is not None
    page.mouse.move(handle["x"] + 8, handle["y"] + 20)
    page.mouse.down()
    page.mouse.move(handle["x"] + 8, below["y"] + below["height"] / 2, steps=12)
    page.mouse.up()
    expect(page.locator("[data-seat='2']").get_by_text("vous", exact=True)).to_be_visible()
    assert opened(page, house)["you"] == [2]


def test_what_differs_is_said_restored_and_sent(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/baron?players=3&level=page&preset=short")
    page.wait_for_selector("[data-start]")
    unfold(page, "tiles")
    page.get_by_role("textbox", name="Marais, valeur").fill("-3")
    page.get_by_role("textbox", name="Marais, valeur").press("Tab")
    page.get_by_role("group", name="Village, valeur").get_by_role("button", name="Plus").click()
    expect(page.get_by_text("Courte, sauf")).to_be_visible()
    expect(page.get_by_text("Marais, valeur : −3")).to_be_visible()
    page.get_by_role("button", name="Rétablir : Village, valeur : 4").click()
    expect(page.get_by_text("Village, valeur : 4")).to_have_count(0)
    options = opened(page, house)["options"]
    assert options["tile_values"] == "3,2,2,1,1,1,-3,-2"
    assert options["tile_counts"] == "20,5,5,5,5,5,5,5,2"


def test_only_what_matters_is_shown(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/terra-turrium?players=4&level=page&preset=book")
    page.wait_for_selector("[data-start]")
    unfold(page, "board")
    expect(page.get_by_text("Plateau à deux")).to_have_count(0)
    expect(page.get_by_text("ne servent pas à 4 joueurs")).to_be_visible()
    unfold(page, "burgenland")
    expect(page.get_by_text("Captures au Burgenland", exact=True)).to_have_count(0)
    page.locator("[data-preset=burgenland]").check(force=True)
    expect(page.get_by_text("Captures au Burgenland", exact=True)).to_be_visible()


def test_one_s_own_preset_is_kept_in_this_browser(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/terre-de-barons?players=2&level=page&preset=book")
    page.wait_for_selector("[data-start]")
    unfold(page, "pieces")
    page.get_by_role("group", name="Montagnes").get_by_role("button", name="Moins").click()
    page.get_by_role("button", name="Enregistrer").click()
    page.get_by_label("Nom de ces réglages").fill("Plaine")
    page.get_by_role("button", name="Enregistrer").click()
    page.reload()
    page.get_by_text("Plaine", exact=True).click()
    assert opened(page, house)["options"]["mountains"] == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_every_group_opens_and_shows_no_code(slug: str, page: Page, house: House) -> None:
    game = donjon.game(slug)
    page.goto(f"{house.address}/new/{slug}?players={game.seats[-1]}&level=page&preset=book")
    page.wait_for_selector("[data-start]")
    for group in dict.fromkeys(option.group for option in game.options):
        unfold(page, group)
    text = page.locator("[data-screen=new]").inner_text()
    for option in game.options:
        assert option.name not in text.split()
    assert "112233" not in text
    assert "block30" not in text


@pytest.mark.parametrize("slug", SLUGS)
def test_on_a_phone_nothing_is_wider_than_the_screen(slug: str, open_page: OpenPage, house: House) -> None:
    page = open_page(**PHONE)
    page.goto(f"{house.address}/new/{slug}")
    page.wait_for_selector("[data-start]")
    for group in dict.fromkeys(option.group for option in donjon.game(slug).options):
        page.locator(f"[data-group={group}] summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = page.locator("[data-start]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 780


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_what_happens_to_the_absent_is_agreed_beforehand(
    screen: dict[str, Any], open_page: OpenPage, house: House
) -> None:
    """The bot that sits in for who is away, and how long they are waited for: set, sent, and told to guests."""
    page = open_page(**screen)
    page.goto(f"{house.address}/new/barony")
    expect(page.locator("[data-stand-in]")).to_have_value("knight")
    page.get_by_label("Qui joue pour les absents").select_option(label="Duc")
    page.get_by_label("Attendre les absents").select_option(label="Jusqu’à leur retour")
    table = opened(page, house)
    assert (table["stand_in"], table["patience"]) == ("duke", None)
    expect(page.get_by_text("Rien ne se décide sans les absents.")).to_be_visible()


def test_where_nobody_comes_by_link_nobody_is_waited_for(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/barony?players=3&level=page&preset=book")
    page.wait_for_selector("[data-start]")
    expect(page.locator("[data-patience]")).to_have_count(0)
    assert opened(page, house)["stand_in"] == "knight"
