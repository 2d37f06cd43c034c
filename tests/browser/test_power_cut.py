"""Two people and a bot, and the server killed in the middle of a turn: nobody notices more than a notice."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person


def moves(people: list[Person]) -> Person | None:
    """Whoever has something to decide now."""
    for person in people:
        if not person.over() and person.glowing():
            return person
    return None


def play(people: list[Person], decisions: int) -> None:
    """So many clicks by whoever is to decide."""
    for _ in range(200 * decisions):
        if decisions == 0 or all(person.over() for person in people):
            return
        mover = moves(people)
        if mover is None:
            people[0].page.wait_for_timeout(50)
            continue
        mover.step()
        decisions -= 1
    raise AssertionError("the game did not get on")


def test_a_power_cut_in_the_middle_of_a_turn(own_house: House, open_page: OpenPage, complaints: list[str]) -> None:
    host, guest = Person(open_page(), seed=11), Person(open_page(locale="en-GB"), seed=12)
    seats = [{"kind": "me", "name": "Mahaut"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": "terre-de-barons", "seats": seats, "options": {"max_turns": 18}, "name": "Mahaut"}
    table = host.page.request.post(f"{own_house.address}/api/tables", data=body).json()
    host.page.goto(f"{own_house.address}/t/{table['id']}")
    guest.page.goto(f"{own_house.address}/t/{table['id']}#key={table['seats'][1]['key']}")
    guest.page.get_by_role("button", name="Take my seat").click()
    people = [host, guest]
    for cut in range(3):
        play(people, 7)
        mover = None
        while mover is None:  # somebody is in the middle of a turn
            mover = moves(people)
            host.page.wait_for_timeout(50)
        plies = [person.ply() for person in people]
        record = host.page.request.get(f"{own_house.address}/api/tables/{table['id']}/record").json()["actions"]
        own_house.kill()
        for person, notice in ((host, "ne répond pas"), (guest, "does not answer")):
            expect(person.page.get_by_role("alert")).to_contain_text(notice)
            expect(person.page.locator("[data-tile='19']")).to_be_visible()  # the board stays where it was
        decided = [glow for glow in mover.glowing() if glow["action"] is not None]
        if decided and cut != 1:  # one click into the dark, delivered once the light is back
            mover.page.mouse.click(decided[0]["x"], decided[0]["y"])
        own_house.open()
        for person in people:
            expect(person.page.get_by_role("alert")).to_have_count(0, timeout=40_000)
        after = host.page.request.get(f"{own_house.address}/api/tables/{table['id']}/record").json()["actions"]
        assert after[: len(record)] == record  # nothing that was decided is lost
        assert all(person.ply() >= ply for person, ply in zip(people, plies, strict=True))
    play(people, 100_000)
    for person in people:
        expect(person.page.locator("[data-screen=end]")).to_be_visible()
    log = host.page.locator("[data-log-row]").all_inner_texts()
    assert len(log) > 20
    complaints.clear()  # the browser notes every connection that failed
