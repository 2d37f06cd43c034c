"""Around the table: links, codes and devices, names and seats, bots that stand in, what all agree on, clocks."""

from typing import Any

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person


def open_table(page: Page, house: House, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
    """A table with Mahaut and these seats, and its page."""
    body = {"game": "terre-de-barons", "seats": [{"kind": "me", "name": "Mahaut"}, *seats], "name": "Mahaut", **more}
    answer = page.request.post(f"{house.address}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    table: dict[str, Any] = answer.json()
    page.goto(f"{house.address}/t/{table['id']}")
    page.wait_for_selector("[data-screen]")
    return table


def sit_down(page: Page, house: House, table: dict[str, Any], seat: int = 1, name: str = "Aude") -> None:
    page.goto(f"{house.address}/t/{table['id']}#key={table['seats'][seat]['key']}")
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="Prendre place").click()
    seated = page.locator("[data-screen=waiting]").get_by_text("vous").or_(page.locator("[data-status=playing]"))
    seated.first.wait_for()


def around(page: Page) -> None:
    """What is around the table: on a phone it is behind the settings."""
    menu = page.locator(".phone").get_by_role("button", name="Menu")
    page.get_by_role("button", name="Autour de la table").or_(menu).click()
    if menu.count():
        page.get_by_role("tab", name="Réglages").click()


OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "random"}


def test_a_key_leaves_the_address_at_once_and_survives_a_reload(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN)
    guest.goto(f"{house.address}/t/{table['id']}#key={table['seats'][1]['key']}")
    guest.wait_for_selector("[data-screen=waiting]")
    assert "key" not in guest.url  # before anybody sat down
    guest.reload()
    guest.get_by_role("button", name="Prendre place").click()
    for page in (host, guest):
        expect(page.locator("[data-status=playing]")).to_be_visible()
    assert guest.evaluate("JSON.stringify(sessionStorage)") == "{}"


def test_a_link_as_a_qr_code(page: Page, house: House) -> None:
    open_table(page, house, OPEN)
    page.get_by_role("button", name="Code QR : Lien de la place 2").click()
    code = page.get_by_role("img", name="Code QR : Lien de la place 2")
    expect(code).to_be_visible()
    assert code.evaluate("svg => svg.getBoundingClientRect().width") > 150


def test_a_newcomer_is_offered_a_name_nobody_has(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    for page in (host, guest):
        page.add_init_script("Math.random = () => 0")  # both would be offered the first of all names
    host.goto(f"{house.address}/new/terre-de-barons")
    taken = host.locator("[data-seat='0'] b").inner_text()
    host.get_by_role("button", name="Ouvrir la table").click()
    guest.goto(host.get_by_label("Lien de la place 2", exact=True).input_value())
    assert guest.get_by_label("Votre nom").input_value() not in ("", taken)


def test_the_host_arranges_the_seats(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN, OPEN, BOT)
    sit_down(guest, house, table)
    guest.get_by_role("listitem").nth(2).get_by_role("button", name="M’asseoir ici").click()
    expect(guest.get_by_role("listitem").nth(2)).to_contain_text("vous")
    expect(host.get_by_role("listitem").nth(2)).to_contain_text("Aude")
    host.get_by_role("listitem").nth(3).get_by_role("button", name="Plutôt un ami").click()
    expect(host.get_by_label("Lien de la place 4", exact=True)).to_be_visible()
    for seat in (1, 3):
        host.get_by_role("listitem").nth(seat).get_by_role("button", name="Plutôt un bot").click()
    for page in (host, guest):
        expect(page.locator("[data-status=playing]")).to_be_visible()


def test_a_table_shown_to_all_is_joined_from_the_lobby(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN)
    guest.goto(house.address)
    guest.wait_for_selector("[data-play]")
    assert guest.locator(f"[data-lobby] a[href='/t/{table['id']}']").count() == 0
    host.get_by_label("Montrer à tout le monde").check()
    expect(host.get_by_label("Montrer à tout le monde")).to_be_checked()
    guest.reload()
    guest.locator(f"[data-lobby] a[href='/t/{table['id']}']").click()
    guest.get_by_role("button", name="Prendre place").click()
    expect(host.locator("[data-status=playing]")).to_be_visible()


def test_another_device_by_link_and_by_code(open_page: OpenPage, house: House) -> None:
    page, phone, tablet = open_page(), open_page(**PHONE), open_page()
    table = open_table(page, house, BOT)
    around(page)
    page.get_by_role("button", name="Créer un code").click()
    link = page.get_by_label("Lien pour mon autre appareil", exact=True).input_value()
    code = page.get_by_label("Code de récupération").inner_text()
    phone.goto(link)
    phone.get_by_role("button", name="C’est mon code : devenir Mahaut").click()
    expect(phone.locator("[data-status=playing]")).to_be_visible()
    assert "device" not in phone.url
    assert phone.request.get(f"{house.address}/api/tables/{table['id']}").json()["you"] == [0]
    tablet.goto(house.address)
    tablet.get_by_role("button", name="Je joue déjà sur un autre appareil").click()
    tablet.get_by_label("Code de récupération").fill(code)
    tablet.get_by_role("button", name="Retrouver mes tables").click()
    tablet.get_by_role("button", name="C’est mon code : devenir Mahaut").click()
    expect(tablet.locator(f"a[href='/t/{table['id']}']")).to_be_visible()


def test_a_link_does_not_take_a_browser_over(open_page: OpenPage, house: House) -> None:
    """What the attacker did: `/t/<id>#device=<the attacker's own code>`, sent to somebody who holds seats."""
    victim, attacker = open_page(), open_page()
    mine = open_table(victim, house, OPEN)
    bait = open_table(attacker, house, OPEN)
    attacker.request.post(f"{house.address}/api/tables/{bait['id']}/name", data={"name": "Renart"})
    code = attacker.request.post(f"{house.address}/api/me/recovery").json()["code"]
    victim.goto(f"{house.address}/t/{bait['id']}#device={code}")
    question = victim.get_by_role("alertdialog", name="Devenir Renart")
    expect(question).to_contain_text("Vous jouez ici sous le nom de Mahaut (une table)")
    expect(question.get_by_role("button", name="Rester comme je suis")).to_be_focused()
    assert victim.request.get(f"{house.address}/api/tables/{mine['id']}").json()["you"] == [0]  # nothing happened yet
    victim.keyboard.press("Enter")
    expect(victim.locator("[data-screen=waiting]")).to_be_visible()
    assert victim.request.get(f"{house.address}/api/tables/{mine['id']}").json()["you"] == [0]
    assert victim.request.get(f"{house.address}/api/tables/{bait['id']}").json()["you"] == []
    victim.goto(f"{house.address}/t/{bait['id']}#device={code}")
    victim.get_by_role("button", name="C’est mon code : devenir Renart").click()
    expect(victim.locator("[data-screen=waiting]")).to_be_visible()
    victim.goto(house.address)  # and even so nothing is lost
    victim.get_by_role("button", name="Je joue déjà sur un autre appareil").click()
    victim.get_by_role("button", name="Redevenir Mahaut").click()
    expect(victim.locator(f"a[href='/t/{mine['id']}']")).to_be_visible()


def test_a_lost_phone_is_sent_away(open_page: OpenPage, house: House) -> None:
    page, phone = open_page(), open_page(**PHONE)
    table = open_table(page, house, BOT)
    code = page.request.post(f"{house.address}/api/me/recovery").json()["code"]
    phone.goto(f"{house.address}/t/{table['id']}#device={code}")
    phone.get_by_role("button", name="C’est mon code : devenir Mahaut").click()
    expect(phone.locator("[data-status=playing]")).to_be_visible()
    around(page)
    expect(page.get_by_role("button", name="Renouveler le code")).to_be_visible()
    devices = page.get_by_role("list", name="Mes appareils").get_by_role("listitem")
    expect(devices).to_have_count(2)
    devices.get_by_role("button", name="Retirer").click()
    devices.get_by_role("button", name="Oui, le retirer").click()
    expect(devices).to_have_count(1)
    expect(page.get_by_role("button", name="Créer un code")).to_be_visible()
    assert phone.request.get(f"{house.address}/api/tables/{table['id']}").json()["you"] == []


def test_a_wrong_recovery_code_says_so(page: Page, house: House, complaints: list[str]) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Je joue déjà sur un autre appareil").click()
    page.get_by_label("Code de récupération").fill("abcd-efgh")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("n’est pas valable")
    complaints.clear()  # the browser itself notes the refusal


def test_names_bots_and_back_by_keyboard(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN)
    sit_down(guest, house, table)
    expect(host.locator("[data-status=playing]")).to_be_visible()
    host.keyboard.press("c")
    host.get_by_role("button", name="Changer mon nom").press("Enter")
    host.get_by_label("Votre nom").fill("Dame Mahaut")
    host.keyboard.press("Enter")
    expect(guest.get_by_label("Joueurs", exact=True)).to_contain_text("Dame Mahaut")
    host.get_by_role("button", name="Confier ma place à un bot").press("Enter")
    expect(guest.get_by_label("Joueurs", exact=True)).to_contain_text("un bot joue à sa place")
    host.get_by_role("dialog").get_by_role("button", name="Reprendre ma place").press("Enter")
    expect(guest.get_by_label("Joueurs", exact=True)).not_to_contain_text("un bot joue à sa place")
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)


def test_what_is_pressed_while_something_is_on_its_way_is_not_lost(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    answers: list[tuple[Route, APIResponse]] = []
    asked: list[str] = []
    host.route("**/name", lambda route: answers.append((route, route.fetch())))
    host.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    table = open_table(host, house, OPEN)
    sit_down(guest, house, table)
    around(host)
    host.get_by_role("button", name="Changer mon nom").click()
    host.get_by_label("Votre nom").fill("Dame Mahaut")
    host.keyboard.press("Enter")
    expect(guest.get_by_label("Joueurs", exact=True)).to_contain_text("Dame Mahaut")  # whose answer is still under way
    host.get_by_role("button", name="Confier ma place à un bot").dblclick()
    ((route, answer),) = answers
    route.fulfill(response=answer)
    expect(guest.get_by_label("Joueurs", exact=True)).to_contain_text("un bot joue à sa place")
    expect(host.get_by_role("dialog").get_by_role("button", name="Reprendre ma place")).to_be_visible()
    assert asked.count("bot") == 1  # though it was pressed twice


def test_an_absent_friends_seat_goes_to_a_bot(open_page: OpenPage, house: House, complaints: list[str]) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN)
    sit_down(guest, house, table)
    around(host)
    expect(host.get_by_role("button", name="Absent : confier à un bot")).to_have_count(0)
    guest.goto("about:blank")
    button = host.get_by_role("button", name="Absent : confier à un bot")
    button.click()
    expect(host.get_by_role("dialog")).to_contain_text("ou l’était à l’instant")  # nobody loses a seat in a tunnel
    host.wait_for_timeout(20_000)
    button.click()
    expect(host.get_by_role("dialog")).to_contain_text("un bot joue à sa place")
    guest.goto(f"{house.address}/t/{table['id']}")
    around(guest)
    guest.get_by_role("dialog").get_by_role("button", name="Reprendre ma place").click()
    expect(host.get_by_role("dialog")).not_to_contain_text("un bot joue à sa place")
    complaints.clear()  # the browser itself notes the refusal


def test_taking_back_needs_the_others(open_page: OpenPage, house: House) -> None:
    host, guest = Person(open_page(), seed=4), Person(open_page(), seed=5)
    table = open_table(host.page, house, OPEN)
    sit_down(guest.page, house, table)
    people = [host, guest]
    for _ in range(8):  # past the colours, into the first turns
        mover = next_to_move(people, house, table)
        before = mover.ply()
        mover.step()
        mover.page.wait_for_timeout(50)
        if mover.ply() != before:
            for person in people:
                person.wait_past(before)
    asker, other = host, guest
    ply = asker.ply()
    around(asker.page)
    asker.page.get_by_role("button", name="Revenir sur ma dernière décision").click()
    expect(asker.page.get_by_role("alertdialog")).to_contain_text("On attend Aude")
    question = other.page.get_by_role("alertdialog")
    expect(question).to_contain_text("Mahaut voudrait revenir sur une décision")
    question.get_by_role("button", name="D’accord").click()
    for person in people:
        expect(person.page.get_by_role("alertdialog")).to_have_count(0)
        person.page.wait_for_function(
            "(ply) => Number(document.querySelector('[data-ply]').dataset.ply) < ply", arg=ply
        )


def next_to_move(people: list[Person], house: House, table: dict[str, Any]) -> Person:
    """Whoever is to decide, once their page shows it."""
    for _ in range(600):
        for person in people:
            if person.glowing():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is to decide at {house.address}/t/{table['id']}")


def test_resigning_is_one_s_own_decision(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page(**PHONE, locale="en-GB")
    table = open_table(host, house, OPEN)
    guest.goto(f"{house.address}/t/{table['id']}#key={table['seats'][1]['key']}")
    guest.get_by_role("button", name="Take my seat").click()
    around(host)
    host.get_by_role("button", name="Abandonner").click()
    host.get_by_role("button", name="Oui, j’abandonne").click()
    expect(guest.locator("[data-screen=end]")).to_contain_text("Victory!")
    expect(guest.locator("[data-screen=end]")).to_contain_text("Mahaut resigned")
    expect(host.locator("[data-screen=end]")).to_contain_text("a abandonné")


def test_a_clock_runs_and_a_bot_ends_the_turn(open_page: OpenPage, house: House) -> None:
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN, clock={"turn": 6})
    sit_down(guest, house, table)
    expect(host.get_by_role("timer").first).to_contain_text("0:0")
    expect(host.get_by_label("Joueurs", exact=True)).to_contain_text("temps écoulé", timeout=30_000)
    host.wait_for_function("() => Number(document.querySelector('[data-ply]').dataset.ply) > 0")


def test_the_pace_is_chosen_with_the_table(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/barony")
    page.get_by_label("Rythme").select_option(label="30 minutes chacun pour toute la partie")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_selector("[data-screen=waiting]")
    table = page.url.rsplit("/", 1)[1]
    clock = page.request.get(f"{house.address}/api/tables/{table}").json()["clock"]
    assert (clock["turn"], clock["game"]) == (None, 1800)


def test_who_invites_a_bot_is_told_what_it_is_like(page: Page, house: House) -> None:
    page.goto(f"{house.address}/new/barony")
    seat = page.locator("[data-seat='1']")
    seat.get_by_text("Bot", exact=True).click()
    seat.get_by_role("radio", name="Chevalier").check(force=True)
    expect(seat).to_contain_text("joue aussitôt, et précis")
    seat.get_by_role("radio", name="Baron").check(force=True)
    expect(seat).to_contain_text("voit loin, pardonne peu")
    expect(seat).not_to_contain_text("joue aussitôt")


def test_who_comes_and_goes_is_seen(open_page: OpenPage, house: House) -> None:
    """By a word of the live line alone: nobody is sent the table again for it."""
    host, guest = open_page(), open_page()
    table = open_table(host, house, OPEN)
    sit_down(guest, house, table)
    around(host)
    here = host.get_by_role("img", name="à la table")
    expect(here).to_have_count(2)
    address = guest.url
    guest.goto("about:blank")
    expect(here).to_have_count(1)
    guest.goto(address)
    expect(here).to_have_count(2)
