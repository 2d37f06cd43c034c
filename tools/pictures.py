"""The pictures of docs/pictures, made anew: every game as people meet it, on phones and laptops, light and dark.

    python tools/pictures.py                 # all of them; what is no longer made goes
    python tools/pictures.py barony home     # those whose name begins so

Positions come from the recorded games among the tests, so that the same pictures come out each time. Needs what the
tests need, and the browser app built.
"""

import base64
import json
import sqlite3
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.house import House  # noqa: E402

import donjon  # noqa: E402
from donjon.core.record import Record  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZES = [(360, 640), (360, 740), (1366, 768), (1920, 1080)]
PLACES_SIZES = [(360, 740), (1366, 768)]
THEMES = ("light", "dark")
NAMES = ("Aliénor", "Perceval", "Yseult", "Guilhem")
COLOURS = 256
LARGE = 280_000  # bytes: what is larger has fewer colours
LAPTOP = 720  # pixels: what is narrower is a phone
PATIENCE = 60_000  # milliseconds


class Scene(NamedTuple):
    """A moment of a recorded game: when it is the first player's turn again, about so far into it."""

    game: str
    record: str
    share: float


SCENES = [Scene(*scene) for scene in json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))]


def moment(scene: Scene) -> tuple[Record, donjon.State]:
    """The record up to that moment, and the position there."""
    record = Record.read(json.loads((ROOT / scene.record).read_text())["record"])
    game = donjon.game(scene.game)
    record.options, record.rules = game.understood(record.options, record.rules), game.rules
    state = game.new(record.seats, record.options)
    before = -1
    for ply, text in enumerate(record.actions):
        actor = int(state.actor)
        if ply >= scene.share * len(record.actions) and actor == 0 and before > 0:
            record.actions = record.actions[:ply]
            break
        before = actor if actor >= 0 else before
        state.play(game.parse(state, text))
    return record, state


def found(house: House, page: Page, scene: Scene) -> str:
    """A table where that game has come that far, with bots in the other seats; the server starts again for it."""
    record, state = moment(scene)
    seats: list[dict[str, str]] = [
        {"kind": "me", "name": "Mahaut"},
        *({"kind": "open"} for _ in range(record.seats - 1)),
    ]
    body = {"game": scene.game, "options": record.options, "seats": seats, "name": "Mahaut"}
    answer = page.request.post(f"{house.address}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    house.kill()
    with sqlite3.connect(house.folder / "tables.sqlite3") as db:
        for seat in range(1, record.seats):
            db.execute(
                "UPDATE seats SET kind = 'bot', bot = 'squire', name = ?, key_hash = NULL"
                " WHERE table_id = ? AND seat = ?",
                (NAMES[seat - 1], table, seat),
            )
        rows = [(table, ply, text, 0) for ply, text in enumerate(record.actions)]
        db.executemany("INSERT INTO decisions (table_id, ply, text, made) VALUES (?, ?, ?, ?)", rows)
        turn = donjon.game(scene.game).turn(state)
        db.execute(
            "UPDATE tables SET status = 'playing', ply = ?, actor = ?, turn = ?, digest = ?, since = ? WHERE id = ?",
            (len(rows), int(state.actor), turn, state.digest(), len(rows), table),
        )
    house.open()
    return table


def opened(browser: Browser, size: tuple[int, int], cookies: Any = ()) -> Page:
    """A phone or a laptop, in French, at rest."""
    width, height = size
    phone = width < LAPTOP
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        locale="fr-FR",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies(list(cookies))
    context.add_init_script("localStorage.setItem('donjon-preferences', JSON.stringify({ name: 'Mahaut' }))")
    return context.new_page()


class Photographer:
    """Takes every picture of a place that is asked for, in all sizes and themes."""

    def __init__(self, browser: Browser, wanted: list[str]) -> None:
        self.browser = browser
        self.wanted = wanted
        self.names: set[str] = set()  # of all the pictures there are
        self.desk = browser.new_page()  # where pictures are made smaller

    def asked(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(one) or one.startswith(name) for one in self.wanted)

    def take(self, name: str, sizes: list[tuple[int, int]], go: Callable[[Page], None], cookies: Any = ()) -> None:
        """One visit by phone and one by laptop; there the size and the theme change."""
        for phone in (True, False):
            looks = [(size, theme) for size in sizes if (size[0] < LAPTOP) == phone for theme in THEMES]
            titles = {look: f"{name}-{look[0][0]}x{look[0][1]}-{look[1]}" for look in looks}
            self.names.update(f"{title}.png" for title in titles.values())
            looks = [look for look in looks if self.asked(titles[look])]
            if not looks:
                continue
            page = opened(self.browser, looks[0][0], cookies)
            go(page)
            page.evaluate("document.fonts.ready")
            page.wait_for_load_state("networkidle")
            for (width, height), theme in looks:
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                page.evaluate(SETTLED)
                shot = page.screenshot(animations="disabled")
                title = titles[(width, height), theme]
                (FOLDER / f"{title}.png").write_bytes(smaller(pixels(self.desk, shot)))
                print(title, flush=True)
            page.context.close()


def at_table(page: Page, address: str, table: str) -> None:
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector("[data-screen=table]")
    page.wait_for_function("document.querySelector('[data-glow]') && !document.querySelector('[data-busy]')")


def at_home(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("main h1")


def at_start(page: Page, address: str) -> None:
    at_home(page, address)
    page.locator("main button", has_text="Jouer").first.click()
    page.wait_for_selector("[data-screen=start]")


def at_new_table(page: Page, address: str) -> None:
    page.goto(f"{address}/new/{SCENES[1].game}")
    page.wait_for_selector("main h1")


PLACES = {"home": at_home, "start": at_start, "new-table": at_new_table}


SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))))"
DECODED = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  let text = '';
  for (let at = 0; at < data.length; at += 32768) text += String.fromCharCode(...data.subarray(at, at + 32768));
  return [bitmap.width, bitmap.height, btoa(text)];
}"""


def pixels(page: Page, png: bytes) -> NDArray[np.int64]:
    """The colours of a picture, row by row; the browser can read it."""
    width, height, data = page.evaluate(DECODED, base64.b64encode(png).decode())
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)[:, :, :3].astype(np.int64)


def palette(colours: NDArray[np.int64], counts: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    """As few colours as a small picture may have: the widest group is halved at its middle until there are enough."""

    def weighed(group: NDArray[np.int64]) -> tuple[float, NDArray[np.int64]]:
        wide = float(np.ptp(colours[group], axis=0).max())
        return wide * float(counts[group].sum()) ** 0.35, group

    groups = [weighed(np.arange(len(colours)))]
    while len(groups) < most:
        weight, widest = groups.pop(max(range(len(groups)), key=lambda at: groups[at][0]))
        if not weight:
            groups.append((weight, widest))
            break
        axis = int(np.ptp(colours[widest], axis=0).argmax())
        ordered = widest[colours[widest, axis].argsort(kind="stable")]
        middle = int(np.searchsorted(np.cumsum(counts[ordered]), counts[ordered].sum() / 2)) + 1
        middle = min(max(middle, 1), len(ordered) - 1)
        groups += [weighed(ordered[:middle]), weighed(ordered[middle:])]
    return np.array([np.average(colours[one], axis=0, weights=counts[one]).round() for _, one in groups], np.int64)


def smaller(image: NDArray[np.int64], most: int = COLOURS) -> bytes:
    """A picture as a PNG with a palette: half a megabyte becomes a hundred kilobytes, and nobody sees it."""
    height, width, _ = image.shape
    codes, back, counts = np.unique((image | 1) @ (65536, 256, 1), return_inverse=True, return_counts=True)
    colours = np.stack([codes >> 16, codes >> 8 & 255, codes & 255], axis=1)
    few = palette(colours, counts, most)
    near = ((few**2).sum(axis=1) - 2.0 * (colours.astype(float) @ few.T)).argmin(axis=1)
    rows = np.zeros((height, width + 1), np.uint8)
    rows[:, 1:] = near[back].reshape(height, width)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", few.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    packed = b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + packed if len(packed) < LARGE or most < 64 else smaller(image, most * 3 // 4)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        house = House(Path(folder))
        house.open()
        photographer = Photographer(browser, wanted)
        try:
            host = opened(browser, SIZES[-1])
            for scene in SCENES:
                table = found(house, host, scene) if photographer.asked(scene.game) else ""
                go = partial(at_table, address=house.address, table=table)
                photographer.take(scene.game, SIZES, go, host.context.cookies())
            for place, visit in PLACES.items():
                photographer.take(place, PLACES_SIZES, partial(visit, address=house.address))
        finally:
            house.kill()
            browser.close()
    if not wanted:
        for old in FOLDER.glob("*.png"):
            if old.name not in photographer.names:
                old.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
