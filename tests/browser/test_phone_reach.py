"""Small screens, whole games: at every decision all that is offered can be reached, and nothing ever scrolls."""

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person

SIZES = [(360, 640), (360, 740), (412, 915)]
ODD_SIZES = [(320, 568), (740, 360), (844, 390)]  # a very small one, and two that lie on their side

# What is wrong with the screen, given what the server offers. A choice can be reached when its button, its place, what
# has to be taken up for it, or the tray's item that leads to it can be hit at its centre; or is in the tray beyond the
# edge, while the edge shows that the tray goes on.
WRONG = r"""
async (choices) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth || scrollY) {
    wrong.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight} in ${innerWidth} x ${innerHeight}`);
  }
  const row = document.querySelector('[data-tray-row]');
  const name = (one) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 150);
  const points = (box) => [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .7], [.3, .35], [.7, .35], [.3, .65], [.7, .65]]
    .map(([across, down]) => [box.left + box.width * across, box.top + box.height * down]);
  const hit = (one, x, y) => document.elementFromPoint(x, y)?.closest('[data-glow], button, a') === one;
  const own = (one) => {
    const box = one.getBoundingClientRect();
    // A stack in relief may stand before the middle of another: then the part that is seen counts.
    const tries = one.matches('[data-square]') ? points(box) : points(box).slice(0, 1);
    return tries.some(([x, y]) => hit(one, x, y));
  };
  const edge = () => {
    // The last thing in sight shows a part of itself, and what is beyond fades.
    const { left, right } = row.getBoundingClientRect();
    return row.matches('.beyond') && [...row.querySelectorAll('.item')].some((one) => {
      const box = one.getBoundingClientRect();
      const share = (right - box.left) / box.width;
      return box.left < right && box.right > right && share > 0.15 && share < 0.85;
    });
  };
  const reached = (one) => {
    if (!row?.contains(one)) return own(one);
    const [box, { left, right }] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
    const middle = (box.left + box.right) / 2;
    return middle > left && middle < right ? own(one) : middle >= right ? edge() : row.matches('.before');
  };
  const glowing = [...document.querySelectorAll('[data-glow]')];
  const over = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return `covered: ${name(one)} by ${top ? name(top) : 'nothing'}`;
  };
  for (const one of glowing) if (!reached(one)) wrong.push(over(one));
  for (const one of document.querySelectorAll('header a, header button, .chips button, .acts button:not(:disabled)')) {
    if (!own(one)) wrong.push(over(one));
  }
  // With something in hand the rest is a touch away: the way back has to be there.
  const back = document.querySelector('.let');
  if (back && !own(back)) wrong.push('no way to let go');
  const asked = document.querySelector('[role=alertdialog]');
  if (!back && !asked) {
    const leads = (choice) => (one) => {
      const { action, pick, uses } = one.dataset;
      const picks = (pick ?? '').split(' ');
      if (Number(action) === choice.action || (uses ?? '').split(' ').includes(String(choice.action))) return true;
      return [choice.source, choice.target, choice.kind, ...choice.same].some((place) => picks.includes(place));
    };
    for (const choice of choices) {
      if (choice.source?.startsWith('turn-')) continue; // the tray has a button that turns it there
      if (!glowing.some(leads(choice))) wrong.push(`nowhere: ${JSON.stringify(choice)}`);
    }
  }
  if (asked && asked.querySelectorAll('button').length < 2) wrong.push('a question without its answers');
  // A place that the tray calls by its number has that number on the board.
  const written = new Set([...document.querySelectorAll('[data-coordinates] text')].map((one) => one.textContent));
  const lists = '[data-group=reach] .item, [data-group=pieces] .item';
  for (const one of [...document.querySelectorAll(lists)].filter(() => !document.querySelector('[data-square]'))) {
    const number = /(?:Tuile|Case|Tile|Hex) (\d+)/.exec(one.textContent)?.[1];
    if (number && !written.has(number)) wrong.push(`nobody sees which is ${number}`);
  }
  const texts = '.item, .prompt, .say, .chip .text, .acts .bt, header .parts';
  for (const one of document.querySelectorAll(texts)) {
    const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    if (wide > 1 || (high > 1 && !one.matches('.text'))) wrong.push(`too long by ${wide}, ${high}: ${one.textContent}`);
  }
  return wrong;
}
"""

Game = tuple[str, list[str], dict[str, Any], str]
SHORT_GAMES: list[Game] = [
    ("terre-de-barons", ["random", "random"], {"max_turns": 10}, "fr-FR"),
    ("barony", ["random"], {"sorcery": True, "max_rounds": 5, "title_cost": 6, "overpay": "any"}, "fr-FR"),
    ("baron", ["random", "random"], {"tile_counts": "16,3,3,3,3,3,3,3,2"}, "en-GB"),
    ("terra-turrium", ["random"], {"max_rounds": 2}, "fr-FR"),
    ("terres-du-centre", ["random", "random"], {"first_seat": "0", "houses": "chosen"}, "fr-FR"),
]
WHOLE_GAMES: list[Game] = [
    (*game, language)
    for language in ("fr-FR", "en-GB")
    for game in (
        ("terre-de-barons", ["random"] * 3, {}),
        ("barony", ["greedy"] * 3, {}),
        ("barony", ["greedy"] * 4, {"sorcery": True, "spells": "Ce Te To Ch Il Po Ab Pe Sa"}),
        ("baron", ["random"] * 4, {}),
        ("terra-turrium", ["greedy"] * 3, {"max_rounds": 12}),
        ("terra-turrium", ["greedy"] * 2, {"max_rounds": 12, "burgenland": True}),
        ("terres-du-centre", ["random"] * 3, {"houses": "chosen", "seal_seat": "chosen", "team_share": True}),
    )
]
GAMES = [*SHORT_GAMES, *(WHOLE_GAMES if "DONJON_SOAK" in os.environ else [])]


def offered(page: Page, house: House, table: str) -> list[dict[str, Any]]:
    """What the server offers, each with the places that are as good as its own."""
    told = page.request.get(f"{house.address}/api/tables/{table}").json()
    view = told["view"]
    alike: dict[str, list[str]] = {}
    for one in view.get("officers", []):  # of two knights on a tile it is all the same which one goes
        alike[one["id"]] = [
            other["id"]
            for other in view["officers"]
            if (other["tile"], other["rank"], other["colour"]) == (one["tile"], one["rank"], one["colour"])
        ]
    return [
        {key: choice[key] for key in ("action", "source", "target", "kind")}
        | {"same": alike.get(choice["source"] or "", []) + tiles(view, choice["target"])}
        for choice in told["choices"]
    ]


def tiles(view: dict[str, Any], place: str | None) -> list[str]:
    """The tile on which an officer stands: where one touches him."""
    return [f"tile-{one['tile']}" for one in view.get("officers", []) if one["id"] == place]


def play(page: Page, house: House, game: str, bots: list[str], options: dict[str, Any], seed: int) -> int:
    """A whole game, looking at every size before each touch."""
    person = Person(page, seed=seed, phone=True)
    table = person.open_table(house.address, bots, options, game)
    docks: dict[tuple[int, int], float] = {}
    looks = 0
    for touch in range(4000):
        page.set_viewport_size({"width": 360, "height": 740})
        if not person.wait():
            break
        choices = offered(page, house, table)
        for width, height in [*SIZES, *(ODD_SIZES if touch % 6 == 0 else [])]:
            page.set_viewport_size({"width": width, "height": height})
            wrong = page.evaluate(WRONG, choices)
            assert wrong == [], f"{width} x {height}, touch {touch}: {wrong}"
            dock = page.locator("footer").bounding_box()
            assert dock
            assert docks.setdefault((width, height), dock["y"]) == dock["y"]  # the board never jumps
            looks += 1
        person.step()
    assert person.over()
    return looks


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{1 + len(game[1])}-{game[3][:2]}")
def test_everything_offered_can_be_reached(open_page: OpenPage, house: House, game: Game) -> None:
    slug, bots, options, language = game
    settings: dict[str, Any] = {**PHONE, "locale": language}
    assert play(open_page(**settings), house, slug, bots, options, seed=7) > 20
