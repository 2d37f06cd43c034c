"""A game in hindsight: judged, played otherwise, taken up again, shared, exported and brought; and all my games."""

import gzip
import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.test_access import violations
from tests.browser.test_review import READY, at, play, stands_at

HEAVIER = 40_000  # bytes of script, gzipped, that a review needs beside what a table needs
ELSEWHERE = "[data-elsewhere='{}']"
# Buttons and links of the review that are too small for a finger, or that something else lies on.
UNREACHABLE = """
() => [...document.querySelectorAll('[data-screen] :is(button, a):not(:disabled, [data-glow])')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (!one.checkVisibility({ visibilityProperty: true }) || one.matches('.row, .grip')) return [];
  if (!box.width || x < 0 || x > innerWidth || y < 0 || y > innerHeight || one.closest('[role=grid]')) return [];
  const scroller = one.closest('.inside, .foot, .left, .right')?.getBoundingClientRect();
  if (scroller && (y < scroller.top + 8 || y > scroller.bottom - 8)) return [];
  const hit = document.elementFromPoint(x, y);
  const name = one.getAttribute('aria-label') ?? one.textContent.trim();
  if (!one.contains(hit)) return [`${name}: covered`];
  return Math.max(box.height, 0) < 34 ? [`${name}: ${box.height} high`] : [];
})
"""


def reviewed(page: Page, house: House, game: str = "terre-de-barons", **rules: Any) -> str:
    """A short game that is over, and its review."""
    table = play(page, house.address, game, **(rules or {"max_turns": 4}))
    page.goto(f"{house.address}/r/{table}")
    page.wait_for_selector(READY)
    return table


def play_otherwise(page: Page, step: int) -> None:
    """Decide anything that glows, on the board or beside it, until one is a step further."""
    for _ in range(4):
        lit = page.locator("main [data-glow][data-action], .choosing [data-glow][data-action]")
        if lit.count():
            lit.first.dispatch_event("click")
            break
        page.locator("main [data-glow], .choosing [data-glow]").first.dispatch_event("click")
    page.wait_for_selector(ELSEWHERE.format(step))


def test_something_else_is_played_shared_and_played_on(page: Page, house: House, open_page: OpenPage) -> None:
    table = reviewed(page, house, max_turns=12)  # whatever is played instead does not end it
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    stands_at(page, 4)
    page.get_by_role("button", name="Jouer autre chose").click()
    page.wait_for_selector(ELSEWHERE.format(0))
    play_otherwise(page, 1)
    play_otherwise(page, 2)
    expect(page.locator("[data-branch-name='a']")).to_be_visible()
    page.wait_for_url("**/a2")
    expect(page.locator("[data-branch=a]")).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(ELSEWHERE.format(1))
    page.wait_for_url("**/a1")
    address, told = page.url, page.locator("[data-elsewhere] .last").inner_text()
    stranger = open_page()
    stranger.goto(address)
    stranger.wait_for_selector(ELSEWHERE.format(1))
    expect(stranger.locator("[data-elsewhere] .last")).to_have_text(told, use_inner_text=True)
    stranger.get_by_role("button", name="La partie", exact=True).click()
    stands_at(stranger, 4)
    page.keyboard.press("Escape")
    stands_at(page, 4)
    page.locator("[data-branch=a]").click()
    page.wait_for_selector(ELSEWHERE.format(2))
    page.get_by_role("button", name="Reprendre d’ici").click()
    page.locator("[data-level=page]").check(force=True)
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-screen=table]")
    assert table not in page.url
    opened = page.request.get(f"{house.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert opened["status"] == "playing"
    assert opened["ply"] >= 6
    assert [seat["kind"] for seat in opened["seats"]].count("bot") == 1


def test_a_game_is_taken_along_and_brought_again(page: Page, house: House, complaints: list[str]) -> None:
    reviewed(page, house)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Exporter").click()
    taken: dict[str, bytes] = {}
    for kind in ("text", "record", "svg", "png"):
        with page.expect_download() as download:
            page.locator(f"[data-export={kind}]").click()
        taken[kind] = Path(download.value.path()).read_bytes()
    assert "Mahaut" in taken["text"].decode()
    assert taken["svg"].startswith(b"<svg")
    assert b"var(" not in taken["svg"]
    assert b"<use" not in taken["svg"]
    width, height = struct.unpack(">II", taken["png"][16:24])
    assert max(width, height) == 1600
    record = json.loads(taken["record"])

    page.goto(f"{house.address}/games")
    page.locator("[data-bring-open]").click()
    broken = {**record, "actions": [*record["actions"][:5], "nonsense", *record["actions"][6:]]}
    page.get_by_role("textbox", name="Ou coller la partie").fill(json.dumps(broken, indent=1))
    page.locator("[data-bring]").click()
    problem = page.locator("[data-problem]")
    expect(problem).to_contain_text("nonsense")
    expect(problem).to_contain_text("Rien n’est perdu")
    assert page.evaluate("getSelection().toString()") == '"nonsense"'
    assert "nonsense" in page.get_by_role("textbox", name="Ou coller la partie").input_value()
    page.get_by_role("textbox", name="Ou coller la partie").fill('{"game": "terre')
    page.locator("[data-bring]").click()
    expect(problem).not_to_contain_text("nonsense")
    expect(problem).to_be_visible()
    complaints.clear()  # the browser notes both refusals
    page.locator("[data-file]").set_input_files(
        {"name": "partie.json", "mimeType": "application/json", "buffer": taken["record"]}
    )
    page.wait_for_selector(READY)
    assert at(page) > 5
    expect(page.locator("[data-result]")).to_contain_text("Joueur 1")  # a record knows no names, and no seat was free
    page.goto(f"{house.address}/games")
    expect(page.locator("[data-study]")).to_have_count(1)
    expect(page.locator("[data-study]")).to_contain_text("Joueur 2")
    page.get_by_role("button", name="Enlever cette partie").click()
    expect(page.locator("[data-study]")).to_have_count(0)


def test_my_games_with_notes_and_numbers(page: Page, house: House) -> None:
    page.goto(f"{house.address}/games")
    expect(page.get_by_role("heading", name="Encore aucune partie")).to_be_visible()  # no empty lists
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    assert page.locator("[data-my-games]").count() == 0
    first = reviewed(page, house)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("n")
    page.get_by_role("textbox", name="Note").fill("Ici je pouvais bâtir.")
    page.get_by_role("button", name="Garder").click()
    expect(page.locator("[data-note]")).to_have_text("Ici je pouvais bâtir.")
    page.locator("[data-bookmark]").click()
    expect(page.locator("[data-bookmark]")).to_have_attribute("aria-pressed", "true")
    play(page, house.address, "terra-turrium", 20)
    page.goto(house.address)
    row = page.locator(f"[data-my-games] [data-game='{first}']")
    expect(row).to_contain_text("Aude")
    row.scroll_into_view_if_needed()
    row.locator("[data-mini] svg.picture").wait_for()
    expect(page.locator("[data-my-games] [data-game]")).to_have_count(1)  # only what is over
    page.get_by_role("link", name="Mes parties").click()
    expect(page.locator("[data-game]")).to_have_count(2)
    page.locator("[data-filter=game]").select_option("terra-turrium")
    expect(page.locator("[data-game]")).to_have_count(1)
    page.locator("[data-filter=game]").select_option("")
    page.get_by_role("button", name="Finies").click()
    expect(page.locator("[data-game]")).to_have_count(1)
    expect(page.locator("[data-statistics]")).to_contain_text("1")
    page.get_by_role("link", name="Ici je pouvais bâtir.").click()
    expect(page.locator("[data-note]")).to_have_text("Ici je pouvais bâtir.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_new_passes_axe_and_is_in_reach(open_page: OpenPage, house: House, theme: str) -> None:
    wide, small = open_page(color_scheme=theme), open_page(color_scheme=theme, **PHONE)
    table = reviewed(wide, house)
    for page in (wide, small):
        page.goto(f"{house.address}/r/{table}/1.1")
        page.wait_for_selector(READY)
        assert page.evaluate(UNREACHABLE) == []
        page.get_by_role("button", name="Jouer autre chose").click()
        page.wait_for_selector(ELSEWHERE.format(0))
        page.wait_for_selector(READY)
        assert violations(page) == []
        assert page.evaluate(UNREACHABLE) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Reprendre d’ici").click()
        page.wait_for_selector("[data-screen=play-on] [data-level]")
        assert violations(page) == []
    wide.goto(f"{house.address}/games")
    wide.wait_for_selector("[data-mini] svg.picture")
    assert violations(wide) == []
    wide.locator("[data-bring-open]").click()
    wide.wait_for_selector("[data-screen=bring]")
    assert violations(wide) == []


def test_a_review_needs_little_more_script_than_a_table(open_page: OpenPage, house: House) -> None:
    page = open_page()
    table = play(page, house.address, max_turns=4)
    weights: list[int] = []
    for address in (f"/t/{table}", f"/r/{table}"):
        scripts: dict[str, int] = {}
        reader = open_page()

        def weigh(response: Response, scripts: dict[str, int] = scripts) -> None:
            if response.url.endswith(".js"):
                scripts[response.url] = len(gzip.compress(response.body()))

        reader.on("response", weigh)
        reader.goto(house.address + address)
        reader.wait_for_selector("[data-screen=table] [role=gridcell], [data-screen=review] [role=gridcell]")
        reader.wait_for_load_state("networkidle")
        weights.append(sum(scripts.values()))
    assert 0 < weights[1] < weights[0] + HEAVIER


def test_a_whole_game_is_judged_and_learnt_from(page: Page, house: House, open_page: OpenPage) -> None:
    table = reviewed(page, house, max_turns=4)
    page.locator("[data-analyse=quick]").click()
    expect(page.locator("[data-accuracy]")).to_have_count(2)
    shares = page.locator(".gutter li b").all_inner_texts()
    assert len(shares) == 2
    for row in page.locator("[data-sum]").all():  # start, skill, luck and others make the result
        figures = [int(cell.replace("−", "-")) for cell in row.locator("td").all_text_contents()]
        assert abs(sum(figures[:4]) - figures[4]) <= 2
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("m")
    sign = page.locator("[data-sign]")
    expect(sign).to_be_visible()
    first = at(page)
    page.keyboard.press("m")
    expect(page.locator(f"{READY}[data-stop='{first}']")).to_have_count(0)
    page.locator("[data-marked]").click()
    marked = page.locator("[data-stop].row")
    assert 1 <= marked.count() < page.evaluate("Number(document.querySelector('[role=slider]').ariaValueMax)") - 1
    page.locator("[data-shares-open]").click()
    expect(page.locator("[data-shares] tbody tr").last).to_contain_text("La fin")
    page.keyboard.press("Escape")
    stranger = open_page()  # whoever has the address sees what was found
    stranger.goto(page.url)
    expect(stranger.locator("[data-sign]")).to_have_text(sign.inner_text(), use_inner_text=True)
    lessons = page.locator("[data-learn]")
    assert lessons.count() == 1
    lessons.click()
    page.wait_for_selector("[data-screen=learn][data-ready]")
    assert page.url.endswith(f"/r/{table}/learn")
    page.keyboard.press("h")
    expect(page.get_by_text("entouré sur le plateau")).to_be_visible()
    page.get_by_role("button", name="Voir la réponse").click()
    page.wait_for_selector("[data-done]")
    expect(page.get_by_role("heading", name="Pourquoi").or_(page.get_by_text("Le duc aurait joué"))).not_to_have_count(
        0
    )
    page.get_by_role("button", name="Refaire").click()
    page.wait_for_selector("[data-screen=learn]:not([data-done])")
    page.locator("main [data-glow][data-action], [data-screen=learn] .bt[data-glow]").first.dispatch_event("click")
    expect(page.locator("[data-verdict]")).to_have_count(1)
