"""Following the others: trails, the card that tells them, replay, pace, and a log one can read."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person

LAPTOP = {"width": 1366, "height": 768}
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "terre-de-barons": (2, {}, 4),
    "barony": (3, {"sorcery": True}, 6),
    "baron": (2, {}, 4),
    "terra-turrium": (1, {}, 8),
    "terres-du-centre": (2, {}, 4),
}
# Where the lines of a game say that something is seen on the board.
SEEN = {
    "terre-de-barons": {
        "move",
        "ride",
        "swap",
        "send",
        "pull",
        "recruit",
        "build",
        "capture",
        "dismantle",
        "clash",
        "fall",
    },
    "barony": {"move", "recruit", "found", "build", "city", "imprint", "expedition", "destroy"},
    "baron": {"lay", "keep", "establish", "attempt", "fall", "return"},
    "terra-turrium": {"step", "flag", "place", "enter", "take", "capture"},
    "terres-du-centre": {"lay", "raise", "dragon", "knight", "bridge"},
}
ROWS = """
() => [...document.querySelectorAll('[data-log-row]')].filter((row) => {
  const box = row.getBoundingClientRect();
  const inside = (y) => document.elementFromPoint(box.left + box.width / 2, y)?.closest('[data-log-row]') === row;
  return inside(box.top + 4) && inside(box.bottom - 4);
}).length
"""
OVERLAPS = """
() => {
  const boxes = ['.players', '.means', '.docking', '.tools.right'].map((name) => document.querySelector(name));
  const [players, means, dock, tools] = boxes.map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  // The columns have room around their cards for shadows, which is no card.
  const cards = [...document.querySelectorAll('.players > *, .means > * > *, .means > .journal')];
  const shown = cards.map((card) => card.getBoundingClientRect())
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom: Math.min(bottom, players.bottom) }));
  return shown.some((card) => meet(card, dock) || meet(card, tools)) || meet(dock, tools);
}
"""
CUT = """
() => [...document.querySelectorAll('[data-log-row] > .told, .follow .line, .players .who > b, .players .who .parts')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)
"""


def sit_down(page: Page, house: House, game: str, decisions: int | None = None) -> Person:
    """At my turn, after some of my decisions, with something that the others did since the last one."""
    bots, options, enough = GAMES[game]
    return at_a_table(page, house, game, bots, options, enough if decisions is None else decisions)


def at_a_table(
    page: Page,
    house: House,
    game: str,
    bots: int,
    options: dict[str, Any],
    decisions: int,
    rows: int = 0,
    phone: bool = False,
) -> Person:
    """The same with so many rows in the log; some games are over before there is as much to see."""
    for _ in range(8):
        person = Person(page, seed=5, phone=phone)
        person.open_table(house.address, ["greedy"] * bots, options, game)
        if until_news(person, decisions, rows):
            return person
    raise AssertionError("nobody did anything that is seen")


def until_news(person: Person, decisions: int, rows: int = 0) -> bool:
    """Whether it came to that before the end."""
    while person.wait():
        seen, log = person.page.locator("[data-disc]").count(), person.page.locator("[data-log-row]").count()
        if person.decisions >= decisions and seen and log >= rows:
            return True
        person.step()
    return False


def log_of(page: Page, house: House) -> list[dict[str, Any]]:
    table = page.url.rpartition("/")[2]
    answer: list[dict[str, Any]] = page.request.get(f"{house.address}/api/tables/{table}").json()["log"]
    return answer


def deeds(game: str, lines: list[dict[str, Any]]) -> int:
    """Decisions of others since mine that are seen; the same piece going on, or the same place again, is one."""
    since = max((k for k, line in enumerate(lines) if line["by"] == 0), default=-1) + 1
    found: list[tuple[int, int, list[tuple[str, str, str]]]] = []  # seat, last ply, what is seen of it
    for line in lines[since:]:
        args, kind = line["args"], _kind(line)
        place = _place(args)
        marks = (
            [(kind, str(args.get("from", "")), place)]
            if line["kind"] in SEEN[game] and args.get("from") != place
            else []
        )
        seat, last, before = found[-1] if found else (-1, -1, [])
        if last == line["ply"]:
            before.extend(marks)
        elif line["seat"] >= 0 and marks:
            same = [mark for mark in before if mark[0] == kind]
            goes_on = (
                bool(same) and kind != "fallen" and same[-1][2] == (str(args["from"]) if kind == "move" else place)
            )
            if seat == line["seat"] and goes_on:
                found[-1] = (seat, line["ply"], before + marks)
            else:
                found.append((line["seat"], line["ply"], marks))
    return len(found)


def _kind(line: dict[str, Any]) -> str:
    """What is seen of a line: something moved, was made, was taken away, or fell."""
    if "from" in line["args"]:
        return "move"
    if line["kind"] in ("take", "dismantle"):
        return "taken"
    fallen = line["kind"] in ("clash", "fall", "destroy", "return") or "loser" in line["args"]
    return "fallen" if fallen else "made"


def _place(args: dict[str, Any]) -> str:
    for name in ("tile", "hex", "square", "cell"):
        if name in args:
            return str(args[name])
    return f"{'card' if 'card' in args else 'square'} {args.get('x')},{args.get('y')}"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_did_stays_on_the_board_and_is_told(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(viewport=LAPTOP, color_scheme="dark" if game in ("baron", "barony") else "light")
    sit_down(page, house, game)
    discs = page.locator("main [data-disc]")
    expect(discs).to_have_count(deeds(game, log_of(page, house)))
    card = page.get_by_role("region", name="Depuis votre tour")
    expect(card).to_be_visible()
    deciders = {line["by"] for line in log_of(page, house)} - {-1, 0}
    assert 1 <= card.locator(".line").count() <= len(deciders)
    assert page.evaluate(ROWS) >= min(8, page.locator("[data-log-row]").count())
    assert not page.evaluate(OVERLAPS)
    assert page.evaluate(CUT) == []


def test_b_shows_it_again_step_by_step_and_ends(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP, locale="en-US")
    sit_down(page, house, "barony")
    discs = page.locator("main [data-disc]")
    all_of_them = discs.count()
    page.keyboard.press("b")
    expect(page.locator("[data-follow=replay]")).to_be_visible()
    expect(discs).to_have_count(1)
    assert not page.locator("[data-glow]").count()
    for step in range(2, all_of_them + 1):
        page.keyboard.press("b")
        expect(discs).to_have_count(step)
    if all_of_them > 1:
        page.keyboard.press("Shift+B")
        expect(discs).to_have_count(all_of_them - 1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-follow=since]")).to_be_visible()
    expect(discs).to_have_count(all_of_them)
    expect(page.locator("[data-glow]").first).to_be_visible()


def test_after_a_reload_it_can_still_be_shown_again(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP)
    sit_down(page, house, "terra-turrium")
    count = page.locator("main [data-disc]").count()
    page.reload()
    expect(page.locator("main [data-disc]")).to_have_count(count)
    page.get_by_role("button", name="Revoir").click()
    expect(page.locator("[data-follow=replay]")).to_be_visible()
    page.get_by_role("button", name="Revenir au présent").click()
    expect(page.locator("main [data-disc]")).to_have_count(count)


def test_it_is_gone_once_i_decide_and_b_brings_it_back(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP)
    person = sit_down(page, house, "terra-turrium")
    before = person.ply()
    person.click(next(glow for glow in person.glowing() if glow["action"] is not None and glow["cell"]))
    person.wait_past(before)
    expect(page.locator("main [data-disc]")).to_have_count(0)
    expect(page.locator("[data-follow]")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator("[data-follow=replay]")).to_be_visible()
    expect(page.locator("main [data-disc]").first).to_be_visible()


def test_the_pace_is_chosen_and_remembered(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP)
    sit_down(page, house, "barony")
    expect(page.get_by_role("radio", name="normal")).to_be_checked()
    page.get_by_role("radio", name="lent").click()
    page.keyboard.press("3")
    expect(page.get_by_role("radio", name="rapide")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="rapide")).to_be_checked()


def test_pause_holds_the_board_and_not_the_game(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP, reduced_motion="no-preference")
    person = Person(page, seed=4)
    person.open_table(house.address, ["greedy", "greedy"], {}, "barony")
    assert person.wait()
    page.keyboard.press("p")
    while not page.get_by_text(re.compile("en attente")).count():
        if page.locator("[data-glow]").count() and not page.locator("[data-busy]").count():
            person.step()
    lines = page.locator("[data-log-row]").count()
    page.wait_for_function("() => document.querySelector('[data-busy]')")
    assert page.locator("[data-log-row]").count() == lines
    page.keyboard.press("p")
    assert person.wait()


FULL_TABLES: dict[str, tuple[str, int, dict[str, Any], int, str]] = {
    "sorcery": ("barony", 4, {"sorcery": True}, 6, "light"),
    "teams": ("terres-du-centre", 3, {}, 8, "dark"),
    "baron": ("baron", 4, {}, 4, "dark"),
    "barons": ("terre-de-barons", 3, {}, 5, "light"),
    "burgenland": ("terra-turrium", 2, {"burgenland": True}, 8, "dark"),
}


@pytest.mark.parametrize("table", FULL_TABLES)
def test_as_many_as_can_play_fit_and_the_log_has_eight_lines(open_page: OpenPage, house: House, table: str) -> None:
    game, bots, options, decisions, theme = FULL_TABLES[table]
    page = open_page(viewport=LAPTOP, color_scheme=theme)
    at_a_table(page, house, game, bots, options, decisions, rows=10)
    assert page.evaluate(ROWS) >= 8
    assert not page.evaluate(OVERLAPS)
    column = "document.querySelector('.players')"
    assert page.evaluate(f"() => {column}.scrollHeight <= {column}.clientHeight + 1")
    text = page.locator(".log").inner_text()
    assert not re.search(r"\b[WGRY]{4}\b", text), "a card is drawn, not spelled"


def test_what_is_about_others_in_a_row_says_whom(page: Page, house: House) -> None:
    """Who takes the first of two colours leaves the other to somebody else: that belongs to the same decision."""
    person = Person(page, seed=5)
    table = person.open_table(house.address, ["greedy"])
    for _ in range(4):
        assert person.wait()
        if any(line["kind"] == "roll" for line in log_of(page, house)):
            break
        person.step()
    taken = [line for line in log_of(page, house) if line["kind"] == "colour" and line["seat"] != line["by"]]
    assert len(taken) == 1
    seats = page.request.get(f"{house.address}/api/tables/{table}").json()["seats"]
    row = page.locator("[data-log-row] > .spoken").filter(has_text="prend les")
    expect(row).to_contain_text(f", {seats[taken[0]['seat']]['name']} prend les ")


def test_partners_have_the_same_arms_and_so_their_names(page: Page, house: House) -> None:
    person = Person(page, seed=5)
    person.open_table(house.address, ["greedy"] * 3, {}, "terres-du-centre")
    assert until_news(person, 2)
    laid = page.locator("[data-log-row] > .told").filter(has_text="pose une carte")
    for told in laid.all_inner_texts():
        assert re.match(r"(Mahaut|Guilhem|Aliénor|Perceval) · ", told), told
    expect(page.locator(".players .who").filter(has_text="votre partenaire")).to_contain_text("bot,")


def test_a_line_says_who_shows_where_and_leads_to_its_moment(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP)
    person = sit_down(page, house, "barony")
    row = page.locator("[data-log-row].fresh").first
    name = row.locator(".spoken").first.text_content() or ""
    assert re.match(r"\w+\u202f: ", name), name
    expect(page.locator("[data-coordinates]")).to_have_count(0)
    row.hover()
    expect(page.locator("[data-coordinates]")).to_have_count(1)
    before = person.ply()
    row.click()
    expect(page.locator("[data-follow=replay]")).to_be_visible()
    page.locator("main.stage").click(position={"x": 20, "y": 20})
    expect(page.locator("[data-follow=replay]")).to_have_count(0)
    assert person.ply() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_hears_a_whole_turn_with_who_it_was(open_page: OpenPage, house: House, game: str) -> None:
    page = open_page(viewport=LAPTOP)
    person = sit_down(page, house, game)
    told = [line for line in log_of(page, house) if line["by"] != 0]
    said = page.locator("[data-said] p")
    newest = [line for line in told if line["seat"] > 0][-3:]
    texts = said.all_inner_texts()
    assert len(texts) >= len(newest)
    names = page.evaluate(
        "() => [...document.querySelectorAll('.players > *')].map((panel) => panel.getAttribute('aria-label'))"
    )
    # Nothing of the last turn is missing: as many sentences about players as lines since my decision.
    lines = log_of(page, house)
    since = max(k for k, line in enumerate(lines) if line["by"] == 0) + 1
    about = [line for line in lines[since:] if line["seat"] >= 0]
    page.wait_for_function(
        """([names, count]) => [...document.querySelectorAll('[data-said] p')]
            .filter((one) => names.some((name) => one.innerText.startsWith(`${name}\u202f: `))).length >= count""",
        arg=[names, len(about)],
    )
    assert person.decisions > 0


def test_a_move_taken_back_is_told(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP)
    person = sit_down(page, house, "terra-turrium")
    before = person.ply()
    person.click(next(glow for glow in person.glowing() if glow["action"] is not None and glow["cell"]))
    person.wait_past(before)
    assert person.wait()
    page.keyboard.press("u")
    person.wait_back_at(before)
    expect(page.locator(".log")).to_contain_text("vous reprenez votre coup")
    expect(page.locator("[data-said]")).to_contain_text("vous reprenez votre coup")


def test_the_keys_are_listed_and_the_focus_stays_on_the_board(open_page: OpenPage, house: House) -> None:
    page = open_page(viewport=LAPTOP)
    person = sit_down(page, house, "terra-turrium")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Touches")).to_contain_text("revoir")
    page.keyboard.press("Escape")
    before = person.ply()
    page.keyboard.press("l")
    assert page.evaluate(
        "() => document.activeElement.getAttribute('role') === 'gridcell' && 'glow' in document.activeElement.dataset"
    )
    page.keyboard.press("Enter")
    person.wait_past(before)
    assert person.wait()
    page.wait_for_function("() => document.activeElement.getAttribute('role') === 'gridcell'")
