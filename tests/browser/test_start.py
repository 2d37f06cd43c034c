"""From the box to the table: the card on a box, by mouse, by keys and by touch."""

import pytest
from playwright.sync_api import Page, expect

import donjon
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person

SLUGS = [game.slug for game in donjon.games()]


def table_of(page: Page, house: House) -> dict[str, object]:
    """The table that was opened, as the server tells it."""
    page.wait_for_url("**/t/*")
    found: dict[str, object] = page.request.get(f"{house.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_box_starts_its_game(slug: str, page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator(f"[data-play={slug}]").click()
    expect(page.locator("[data-start]")).to_be_focused()
    last = donjon.game(slug).presets[-1] if slug == "terres-du-centre" else donjon.game(slug).presets[2]
    page.locator("[data-opponents='1']").check(force=True)
    page.locator("[data-level=page]").check(force=True)
    page.locator(f"[data-preset={last.name}]").check(force=True)
    page.locator("[data-start]").click()
    table = table_of(page, house)
    assert [seat["bot"] for seat in table["seats"]] == [None, "page"]  # type: ignore[attr-defined]
    assert {name: table["options"][name] for name in last.options} == last.options  # type: ignore[index]
    assert Person(page).wait()


def test_enter_enter_plays_the_same_again(page: Page, house: House) -> None:
    page.goto(house.address)
    play = page.locator("[data-play=barony]")
    play.press("Enter")
    page.locator("[data-opponents='2']").focus()
    page.keyboard.press("ArrowRight")  # three opponents
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")  # one level up
    page.locator("[data-preset=sorcery]").check(force=True)
    page.locator("[data-start]").click()
    first = table_of(page, house)
    page.goto(house.address)
    play.press("Enter")
    expect(page.get_by_text("comme la dernière fois")).to_be_visible()
    expect(page.locator("[data-start]")).to_be_focused()
    page.keyboard.press("Enter")
    second = table_of(page, house)
    assert second["id"] != first["id"]
    for table in (first, second):
        assert [seat["bot"] for seat in table["seats"]] == [None, "knight", "knight", "knight"]  # type: ignore[attr-defined]
        assert table["options"]["sorcery"]  # type: ignore[index]


def test_escape_and_the_veil_close_it_and_focus_returns(page: Page, house: House) -> None:
    page.goto(house.address)
    play = page.locator("[data-play=baron]")
    play.press("Enter")
    page.wait_for_selector("[data-start]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-start]")).to_have_count(0)
    expect(play).to_be_focused()
    play.click()
    page.wait_for_selector("[data-start]")
    page.mouse.click(8, 8)
    expect(page.locator("[data-start]")).to_have_count(0)


def test_five_play_barony_with_sorcery_and_are_told_so(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator("[data-play=barony]").click()
    page.locator("[data-opponents='4']").check(force=True)
    expect(page.locator("[data-preset=sorcery]")).to_be_checked()
    expect(page.locator("[data-preset=book]")).to_be_disabled()
    expect(page.get_by_text("on joue toujours ainsi")).to_be_visible()


def test_options_lead_to_a_new_table_with_all_that_filled_in(page: Page, house: House) -> None:
    page.goto(house.address)
    page.locator("[data-play=baron]").click()
    page.locator("[data-opponents='3']").check(force=True)
    page.locator("[data-level=duke]").check(force=True)
    page.locator("[data-preset=poor]").check(force=True)
    page.get_by_role("link", name="Options").click()
    expect(page.locator("[data-seat]")).to_have_count(4)
    expect(page.locator("[data-level=duke]:checked")).to_have_count(3)
    expect(page.locator("[data-preset=poor]")).to_be_checked()


@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize("slug", SLUGS)
def test_on_a_phone_it_is_a_sheet_with_the_start_in_reach(
    slug: str, height: int, open_page: OpenPage, house: House
) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": 360, "height": height}})
    page.goto(house.address)
    page.locator(f"[data-play={slug}]").tap()
    start = page.locator("[data-start]")
    start.wait_for()
    box = start.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
    assert box["y"] > height / 2
    assert page.evaluate("document.querySelector('dialog form').scrollWidth") <= 360
    close = page.get_by_role("button", name="Fermer").bounding_box()
    assert close is not None
    assert close["y"] >= 0


@pytest.mark.parametrize(("language", "days"), [("fr-FR", "180 jours"), ("en-GB", "180 days")])
def test_home_says_what_is_kept_and_on_asking_who_sees_it(
    language: str, days: str, open_page: OpenPage, house: House
) -> None:
    page = open_page(**PHONE | {"locale": language})
    page.goto(house.address)
    line = page.locator("[data-kept] summary")
    expect(line).to_contain_text(days)
    expect(page.locator("[data-kept] li")).to_have_count(0)
    line.press("Enter")
    expect(page.locator("[data-kept] li")).to_have_count(6)
    expect(page.locator("[data-kept] li").nth(3)).to_contain_text("400")
