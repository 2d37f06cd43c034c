"""A person at a browser: sees what glows, clicks it, and nothing else."""

import random
from typing import Any, TypedDict

from playwright.sync_api import Page, expect

# Everything that glows and can really be hit: with the point to click, as somebody who looks would choose it. Bubbles
# find their place a frame after they appear, so one looks until nothing moves any more.
GLOWING = """
async () => {
  const look = () => [...document.querySelectorAll('[data-glow]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const parts = [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .7], [.3, .35], [.7, .35], [.3, .65], [.7, .65]];
    for (const [across, down] of parts) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (document.elementFromPoint(x, y)?.closest('[data-glow]') === element) {
        const { action, pick } = element.dataset;
        const cell = element.getAttribute('role') === 'gridcell';
        const asks = cell || 'tray' in element.dataset;
        return [{ x, y, action: action ? Number(action) : null, pick: pick ?? null, cell, asks }];
      }
    }
    return [];
  });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  let seen = look();
  for (let looks = 0; looks < 20; looks += 1) {
    const before = JSON.stringify(seen);
    await frame();
    await frame();
    seen = look();
    if (JSON.stringify(seen) === before) break;
  }
  return seen;
}
"""
MY_MOVE = """
() => document.querySelector('[data-screen=end]')
  || (document.querySelector('[data-glow]') && !document.querySelector('[data-busy]'))
"""
# Words of a small screen that do not fit their room.
CUT = """
() => [...document.querySelectorAll('footer :is(.say, .told, .item, .acts .bt), .chip .text, header .parts')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || (one.scrollHeight > one.clientHeight + 3 && !one.matches('.text')))
  .map((one) => one.textContent)
"""
# Places of the result that are seen whole, and the buttons below them that can be hit.
RESULT = """
() => {
  const buttons = [...document.querySelectorAll('.ending .acts .bt')];
  const below = Math.min(...buttons.map((one) => one.getBoundingClientRect().top));
  const top = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
  return [
    [...document.querySelectorAll('.ending li')].filter((one) => one.getBoundingClientRect().bottom <= below).length,
    buttons.filter((one) => top(one.getBoundingClientRect())?.closest('.bt') === one).length,
  ];
}
"""
PLY = "Number(document.querySelector('[data-screen=table]')?.dataset.ply)"
PAST = f"(ply) => {PLY} > ply"
DELIVERED = f"(ply) => {PLY} !== ply || document.querySelector('[role=alertdialog]')"


CONFIRMS = """
{
  const kept = JSON.parse(localStorage.getItem('donjon-preferences') ?? '{}');
  localStorage.setItem('donjon-preferences', JSON.stringify({ confirms: true, hasty: true, ...kept }));
}
"""


class Glow(TypedDict):
    """Something that may be clicked."""

    x: float
    y: float
    action: int | None
    pick: str | None
    cell: bool
    asks: bool


class Person:
    """Plays through the page alone."""

    def __init__(self, page: Page, seed: int = 1, phone: bool = False) -> None:
        self.page = page
        self.phone = phone
        self.dice = random.Random(seed)
        self.decisions = 0

    def open_table(
        self, address: str, bots: list[str], options: dict[str, Any] | None = None, game: str = "terre-de-barons"
    ) -> str:
        """A table with these bots and me, opened as the app would, and its page."""
        seats: list[dict[str, str]] = [{"kind": "me", "name": "Mahaut"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        body = {"game": game, "options": options or {}, "seats": seats, "name": "Mahaut"}
        answer = self.page.request.post(f"{address}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        table = str(answer.json()["id"])
        self.page.add_init_script(CONFIRMS)  # whoever clicks what glows wants nothing to play itself, nor to wait
        self.page.goto(f"{address}/t/{table}")
        self.page.wait_for_selector("[data-screen=table]")
        return table

    def wait(self) -> bool:
        """Until it is my move; False when the game is over."""
        self.page.wait_for_function(MY_MOVE, timeout=60_000)
        return not self.over()

    def over(self) -> bool:
        return self.page.locator("[data-screen=end]").count() > 0

    def ply(self) -> int:
        return int(self.page.locator("[data-screen=table]").get_attribute("data-ply") or 0)

    def wait_past(self, ply: int) -> None:
        """Until something was decided since that ply."""
        self.page.wait_for_function(PAST, arg=ply)

    def wait_back_at(self, ply: int) -> None:
        """Until decisions were taken back to that ply."""
        self.page.wait_for_function(f"(ply) => {PLY} === ply", arg=ply)

    def glowing(self) -> list[Glow]:
        found: list[Glow] = self.page.evaluate(GLOWING)
        return found

    def click(self, glow: Glow) -> None:
        """One click; on a phone a target on the board or in the tray takes two taps, the first only asks."""
        taps = 2 if self.phone and glow["asks"] and glow["action"] is not None else 1
        before = self.ply()
        for _ in range(taps):
            if self.phone:
                self.page.touchscreen.tap(glow["x"], glow["y"])
            else:
                self.page.mouse.click(glow["x"], glow["y"])
        if glow["action"] is not None:
            self.decisions += 1
            self._delivered(before)

    def _delivered(self, before: int) -> None:
        """Until the decision counts, or the page asks whether it is meant."""
        self.page.wait_for_function(DELIVERED, arg=before)

    def step(self) -> None:
        """Click something that glows, at random; rather a decision than another thing to pick up."""
        glowing = self.glowing()
        if not glowing:
            return
        decisions = [glow for glow in glowing if glow["action"] is not None]
        self.click(self.dice.choice(decisions if decisions and self.dice.random() < 0.6 else glowing))

    def play_to_the_end(self, clicks: int = 1500) -> None:
        for _ in range(clicks):
            if not self.wait():
                break
            self.step()
        expect(self.page.locator("[data-screen=end]")).to_be_visible()

    def sees_the_end(self) -> None:
        """On the smallest screen the first two are seen whole, and all that can be done next."""
        expect(self.page.locator("[data-screen=end]")).to_be_visible()
        self.page.set_viewport_size({"width": 360, "height": 640})
        self.page.wait_for_function("() => innerHeight === 640")
        places, buttons = self.page.evaluate(RESULT)
        assert places >= 2
        assert buttons == 3
