"""What people tell each other and what goes wrong: said where nobody loses sight of the board, and findable by keys."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.test_access import violations
from tests.browser.test_people import BOT, OPEN, around, open_table, sit_down
from tests.browser.test_phone import SMALL, wide

COVERED = """
(notice) => {
  const over = document.querySelector(notice).getBoundingClientRect();
  return [...document.querySelectorAll('main.stage [role=gridcell]')].filter((cell) => {
    const box = cell.getBoundingClientRect();
    return over.bottom > box.top + 1 && over.top < box.bottom && over.right > box.left && over.left < box.right;
  }).length;
}
"""


def covers_the_board(page: Page, notice: str) -> bool:
    """Whether it lies over a place one may want to see or to touch."""
    return bool(page.evaluate(COVERED, notice))


def ask(page: Page, house: House, table: dict[str, Any], kind: str = "stop") -> None:
    """Ask everybody, as soon as no bot's decision can come between."""
    for attempt in range(600):
        now = page.request.get(f"{house.address}/api/tables/{table['id']}").json()
        body = {"kind": kind, "ply": now["ply"], "client": f"ask{attempt}"}
        actor = now["view"]["actor"]
        person = isinstance(actor, int) and now["seats"][actor]["kind"] == "person"
        if person and page.request.post(f"{house.address}/api/tables/{table['id']}/proposal", data=body).ok:
            return
        page.wait_for_timeout(100)
    raise AssertionError("nobody could be asked")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_question_leaves_the_board_free_and_its_answer_is_told(
    open_page: OpenPage, house: House, phone: bool
) -> None:
    settings: dict[str, Any] = PHONE if phone else {"viewport": {"width": 1280, "height": 800}}
    host, guest = open_page(**settings), open_page(**settings)
    table = open_table(host, house, OPEN, BOT)
    sit_down(guest, house, table)
    expect(host.locator("[data-status=playing]")).to_be_visible()
    ask(host, house, table)
    for page in (host, guest):
        expect(page.get_by_role("alertdialog")).to_be_visible()
        assert not covers_the_board(page, "[data-proposal]")
        assert not phone or not wide(page)
    guest.get_by_role("alertdialog").get_by_role("button", name="Non").click()
    told = host.get_by_text("Tout le monde n’est pas d’accord")
    expect(told).to_be_visible()
    assert not covers_the_board(host, ".notice")
    host.get_by_role("button", name="Fermer").click()
    expect(told).to_have_count(0)


def test_who_takes_a_question_back_is_not_told_no(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN)
    sit_down(guest, house, table)
    around(host)
    host.get_by_role("button", name="Arrêter la partie ici").click()
    host.get_by_role("button", name="Non, on continue").click()
    host.get_by_role("button", name="Arrêter la partie ici").click()
    host.get_by_role("button", name="Oui, arrêter la partie").click()
    host.get_by_role("alertdialog").get_by_role("button", name="Tant pis").click()
    expect(guest.get_by_role("alertdialog")).to_have_count(0)
    expect(host.get_by_role("alertdialog")).to_have_count(0)
    expect(host.get_by_text("Tout le monde n’est pas d’accord")).to_have_count(0)


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_the_sheet_gives_the_focus_back(page: Page, house: House, way: str) -> None:
    open_table(page, house, BOT)
    opener = page.get_by_role("button", name="Autour de la table")
    opener.press("Enter")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Continuer").or_(sheet.get_by_role("button", name="Créer un code")).focus()
    closing = sheet.get_by_role("button", name="Fermer")
    expect(closing).to_be_in_viewport()  # however far one has scrolled
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        closing.click()
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sheet_on_a_phone(open_page: OpenPage, house: House, theme: str) -> None:
    page, friend = open_page(**PHONE, color_scheme=theme), open_page()
    table = open_table(page, house, OPEN, BOT, clock={"turn": 600})
    sit_down(friend, house, table)
    around(page)
    page.get_by_role("button", name="Créer un code").click()
    page.get_by_role("button", name="Code QR : Lien pour mon autre appareil").click()
    page.get_by_role("button", name="Changer mon nom").click()
    assert not wide(page)
    assert page.evaluate(SMALL) == []
    assert violations(page) == []


def test_a_bot_in_my_seat_is_never_overlooked(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(**PHONE), open_page()
    table = open_table(host, house, OPEN)
    sit_down(guest, house, table)
    expect(host.locator("[data-status=playing]")).to_be_visible()
    host.request.post(f"{house.address}/api/tables/{table['id']}/seats/0/bot", data={})
    expect(host.locator(".dock")).to_contain_text("Un bot joue à votre place")
    host.locator(".dock").get_by_role("button", name="Reprendre ma place").click()
    expect(host.locator(".dock")).not_to_contain_text("Un bot joue à votre place")


def test_who_looks_on_is_told_so(open_page: OpenPage, house: House) -> None:
    host, watcher = open_page(), open_page()
    table = open_table(host, house, BOT)
    watcher.goto(f"{house.address}/t/{table['id']}")
    expect(watcher.locator(".dock")).to_contain_text("Vous regardez la partie")
    expect(watcher.get_by_label("Jouer en notation")).to_have_count(0)
    around(watcher)
    expect(watcher.get_by_role("dialog")).to_contain_text("Une personne regarde")
    expect(watcher.get_by_role("dialog")).to_contain_text("scellé le hasard")


def test_a_code_opens_the_waiting_room_for_who_came_without(open_page: OpenPage, house: House) -> None:
    host, friend = open_page(), open_page(**PHONE)
    table = open_table(host, house, OPEN)
    friend.goto(f"{house.address}/t/{table['id']}")
    friend.get_by_label("Caractère 1 sur 6").fill(table["code"])
    friend.get_by_role("button", name="Rejoindre").click()
    friend.get_by_role("button", name="Prendre place").click()
    expect(friend.locator("[data-status=playing]")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_to_play_here(open_page: OpenPage, house: House, theme: str, complaints: list[str]) -> None:
    page = open_page(**PHONE, color_scheme=theme)
    for address, said in (("/t/nowhere12345", "n’existe pas"), ("/no/such/page", "rien à cette adresse")):
        page.goto(house.address + address)
        expect(page.get_by_role("heading")).to_contain_text(said)
        assert not wide(page)
        assert violations(page) == []
    page.get_by_role("link", name="Accueil").click()
    expect(page.locator("[data-screen=home]")).to_be_visible()
    complaints.clear()  # the browser itself notes the refusal


def test_a_table_set_apart_says_so(page: Page, house: House, complaints: list[str]) -> None:
    table = open_table(page, house, BOT)
    apart = {"type": "/problems/unreadable-table", "title": "unreadable-table", "status": 409}
    apart |= {"message": {"key": "problem-unreadable-table", "args": {}}, "detail": "set apart"}
    page.route(f"**/api/tables/{table['id']}", lambda route: route.fulfill(status=409, json=apart))
    page.reload()
    expect(page.get_by_role("heading")).to_contain_text("mise à part")
    expect(page.get_by_text(table["id"])).to_be_visible()
    assert violations(page) == []
    complaints.clear()  # the browser itself notes the refusal
