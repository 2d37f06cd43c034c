"""Nothing is lost: reloads, a server that dies, a decision that could not be sent."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import PAST, Glow, Person

NEVER_ASK = "localStorage.setItem('donjon-preferences', JSON.stringify({ unasked: true }))"


class Gate:
    """What happens to decisions on their way to the server.

    It stands before the page opens: what an open page sends in the same moment may slip past a gate put up later.
    """

    def __init__(self, page: Page) -> None:
        self.meet: Callable[[Route], None] = Route.continue_
        page.route("**/decisions", self._arrive)

    def _arrive(self, route: Route) -> None:
        self.meet(route)


def decision(person: Person) -> Glow:
    """Something whose click decides, after picking up what must be picked up; nobody is asked whether it is meant."""
    person.page.evaluate(NEVER_ASK)
    person.page.reload()
    person.page.wait_for_selector("[data-screen=table]")
    for _ in range(50):
        assert person.wait()
        decisions = [glow for glow in person.glowing() if glow["action"] is not None and glow["cell"]]
        if decisions:
            return decisions[0]
        person.step()
    raise AssertionError("nothing to decide")


def test_a_reload_changes_nothing(page: Page, house: House) -> None:
    person = Person(page, seed=7)
    person.open_table(house.address, ["random"])
    for _ in range(12):
        assert person.wait()
        person.step()
    assert person.wait()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mode sombre").click()
    ply, log = person.ply(), page.locator("[data-log-row]").all_inner_texts()
    page.reload()
    page.wait_for_selector("[data-tile='19']")
    assert person.wait()
    assert person.ply() == ply
    assert page.locator("[data-log-row]").all_inner_texts() == log
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_the_table_is_on_the_home_page(page: Page, house: House) -> None:
    person = Person(page)
    table = person.open_table(house.address, ["random"])
    assert person.wait()
    page.goto(house.address)
    tile = page.locator(f"a[href='/t/{table}']")
    expect(tile).to_contain_text("À vous de jouer")
    tile.click()
    assert person.wait()


def test_a_server_that_dies_and_comes_back(own_house: House, page: Page, complaints: list[str]) -> None:
    person = Person(page, seed=3)
    person.open_table(own_house.address, ["random"], {"max_turns": 30})
    glow = decision(person)
    before = person.ply()
    own_house.kill()
    expect(page.get_by_role("alert")).to_contain_text("ne répond pas")
    page.mouse.click(glow["x"], glow["y"])
    expect(page.get_by_role("alert")).to_contain_text("Votre décision est gardée")
    own_house.open()
    page.wait_for_function(PAST, arg=before, timeout=30_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert person.wait()
    person.step()
    expect(page.locator("[data-busy]")).to_have_count(0)  # nothing is under way when the house closes
    complaints.clear()  # the browser notes every connection that failed


def test_a_kept_decision_survives_a_reload_and_counts_once(page: Page, house: House, complaints: list[str]) -> None:
    person, gate = Person(page, seed=6), Gate(page)
    table = person.open_table(house.address, ["random"])
    glow = decision(person)
    before = person.ply()
    gate.meet = Route.abort
    page.mouse.click(glow["x"], glow["y"])
    expect(page.get_by_role("alert")).to_contain_text("Votre décision est gardée")
    gate.meet = Route.continue_
    page.reload()
    page.wait_for_function(PAST, arg=before)
    record = page.request.get(f"{house.address}/api/tables/{table}/record").json()
    assert len(record["actions"]) == before + 1
    complaints.clear()  # the aborted request


def test_a_decision_whose_answer_was_lost_counts_once(page: Page, house: House, complaints: list[str]) -> None:
    """It arrived, but nobody heard: sent again under the same name, it is not played again."""
    person, gate = Person(page, seed=6), Gate(page)
    table = person.open_table(house.address, ["random"])
    glow = decision(person)
    before = person.ply()
    sent: list[str] = []

    def lose_the_answer(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "")["client"])
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    gate.meet = lose_the_answer
    page.mouse.click(glow["x"], glow["y"])
    page.wait_for_function(PAST, arg=before)  # the live line told of it meanwhile
    page.reload()
    person.wait()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('donjon-outbox'))") == []
    assert len(set(sent)) == 1
    record = page.request.get(f"{house.address}/api/tables/{table}/record").json()
    assert len(record["actions"]) == before + 1
    complaints.clear()  # the aborted request


def test_a_busy_server_gets_the_decision_a_little_later(page: Page, house: House, complaints: list[str]) -> None:
    person, gate = Person(page, seed=6), Gate(page)
    person.open_table(house.address, ["random"])
    glow = decision(person)
    before = person.ply()
    asked: list[str] = []

    def busy_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
            return
        route.fulfill(status=429, headers={"Retry-After": "1"}, json={"title": "too-many", "status": 429})

    gate.meet = busy_once
    page.mouse.click(glow["x"], glow["y"])
    page.wait_for_function(PAST, arg=before)
    assert len(asked) == 2
    complaints.clear()  # the browser itself notes the refusal


def test_a_decision_that_fails_while_the_line_stays_up_goes_out_again(
    page: Page, house: House, complaints: list[str]
) -> None:
    """Nothing is reloaded, and the live line never breaks: the page sends it again by itself, and says so meanwhile."""
    person, gate = Person(page, seed=6), Gate(page)
    table = person.open_table(house.address, ["random"])
    glow = decision(person)
    before = person.ply()
    sent: list[str] = []

    def fail_three_times(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "")["client"])
        if len(sent) == 1:
            route.abort()
        elif len(sent) == 2:
            route.fulfill(status=502, body="<h1>Bad Gateway</h1>")
        elif len(sent) == 3:
            route.fulfill(status=200, content_type="text/html", body="<h1>Welcome to the free Wi-Fi</h1>")
        else:
            route.continue_()

    gate.meet = fail_three_times
    page.mouse.click(glow["x"], glow["y"])
    expect(page.get_by_role("alert")).to_contain_text("Votre décision est gardée")
    page.wait_for_function(PAST, arg=before)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert (len(sent), len(set(sent))) == (4, 1)
    record = page.request.get(f"{house.address}/api/tables/{table}/record").json()
    assert len(record["actions"]) == before + 1
    assert person.wait()
    person.step()
    complaints.clear()  # the browser itself notes what failed


def test_a_decision_that_nobody_answers_is_sent_again(page: Page, house: House, complaints: list[str]) -> None:
    person, gate = Person(page, seed=6), Gate(page)
    table = person.open_table(house.address, ["random"])
    glow = decision(person)
    before = person.ply()
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    gate.meet = hold_the_first
    page.mouse.click(glow["x"], glow["y"])
    page.wait_for_function(PAST, arg=before)
    record = page.request.get(f"{house.address}/api/tables/{table}/record").json()
    assert len(record["actions"]) == before + 1
    complaints.clear()  # the request that was given up


def test_a_phone_without_a_network_for_a_moment_goes_on(
    open_page: OpenPage, house: House, complaints: list[str]
) -> None:
    page = open_page(**PHONE)
    person = Person(page, seed=6, phone=True)
    person.open_table(house.address, ["random"])
    glow = decision(person)
    before = person.ply()
    page.context.set_offline(True)
    for _ in range(2):
        page.touchscreen.tap(glow["x"], glow["y"])
    expect(page.get_by_role("alert")).to_contain_text("Votre décision est gardée")
    page.wait_for_timeout(3000)  # as long as a short tunnel
    page.context.set_offline(False)
    page.wait_for_function(PAST, arg=before)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert person.wait()
    person.step()
    complaints.clear()  # the browser itself notes what failed


def test_what_is_not_a_decision_says_that_it_did_not_arrive(
    open_page: OpenPage, house: House, complaints: list[str]
) -> None:
    page = open_page()
    page.route("**/undo", lambda route: route.abort())
    person = Person(page, seed=6)
    person.open_table(house.address, ["random"])
    undo = page.get_by_role("button", name="Annuler")
    for _ in range(20):
        glow = decision(person)
        ply = person.ply()
        page.mouse.click(glow["x"], glow["y"])
        person.wait_past(ply)
        assert person.wait()
        if undo.count():  # not where something was revealed, nor once the others have decided
            break
    undo.click()
    expect(page.get_by_role("alert")).to_contain_text("n’a pas reçu cela")
    assert person.wait()  # and the game goes on
    complaints.clear()  # the aborted request


def test_a_table_that_is_not_there(page: Page, house: House, complaints: list[str]) -> None:
    page.goto(f"{house.address}/t/nowhere")
    expect(page.get_by_role("heading", name="Cette table n’existe pas, ou plus")).to_be_visible()
    complaints.clear()  # the browser itself notes the refusal


def test_what_is_told_twice_interrupts_nobody(page: Page, house: House) -> None:
    """The answer to the last decision and the live line tell the same: a question that is open stays open."""
    told: list[tuple[WebSocketRoute, str | bytes]] = []

    def listen(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told.append((browser, message))
            browser.send(message)

        server.on_message(pass_on)

    page.route_web_socket("**/live**", listen)
    person = Person(page, seed=2)
    person.open_table(house.address, ["random"])
    for _ in range(100):
        assert person.wait()
        person.step()
        if page.get_by_role("alertdialog").count():
            break
    expect(page.get_by_role("alertdialog")).to_be_visible()
    browser, message = told[-1]
    browser.send(message)
    page.wait_for_timeout(300)
    expect(page.get_by_role("alertdialog")).to_be_visible()
