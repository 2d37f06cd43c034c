"""Several people at one device: a curtain between them where something is hidden, and none where nothing is."""

from playwright.sync_api import Page, Response, expect

from tests.browser.house import House
from tests.browser.person import Person


def start(page: Page, house: House, slug: str) -> None:
    page.goto(house.address)
    page.locator(f"[data-play={slug}]").click()
    page.locator("[data-opponents='1']").check(force=True)
    page.locator("[data-here]").check()
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-screen=table]")


def test_a_curtain_asks_for_the_next_person(page: Page, house: House) -> None:
    """Nothing of a hand is sent before the one who holds it has taken the device."""
    seen: list[tuple[int | None, int | None]] = []

    def look(response: Response) -> None:
        if "/api/tables/" in response.url and response.request.resource_type == "fetch" and response.ok:
            told = response.json()
            views = [told.get("view"), *(step["view"] for step in told.get("steps", []))]
            seen.extend((view["you"], hand[-1]) for view in views if view)

    hand: list[int | None] = [None]
    page.on("response", look)
    start(page, house, "terres-du-centre")
    person = Person(page, seed=4)
    turns = 0
    while turns < 4:
        page.wait_for_selector("[data-curtain], [data-glow]")
        curtain = page.locator("[data-curtain]")
        if curtain.count():
            turns += 1
            assert page.locator("[data-glow]").count() == 0
            seat = int(curtain.get_attribute("data-curtain") or -1)
            assert hand[-1] != seat
            hand.append(seat)
            expect(curtain.get_by_role("button")).to_be_focused()
            page.keyboard.press("Enter")
            expect(curtain).to_have_count(0)
        else:
            assert person.wait()
            person.step()
    assert {0, 1} <= {seat for seat, _ in seen}
    assert all(seat is None or seat == holder for seat, holder in seen)
    page.reload()
    expect(page.locator("[data-curtain]")).to_be_visible()


def test_where_nothing_is_hidden_one_plays_on(page: Page, house: House) -> None:
    start(page, house, "barony")
    person = Person(page, seed=2)
    actors = set()
    for _ in range(16):
        assert person.wait()
        assert page.locator("[data-curtain]").count() == 0
        table = page.request.get(f"{house.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
        actors.add(table["view"]["actor"])
        person.step()
    assert actors == {0, 1}
