"""How long a slow phone waits: until home can be used, until the first decision, and until a table opened by its link.

python -m bench.slow_phone --rounds 3
"""

import argparse
import functools
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House

SLOWER = 4  # times, than this machine
BITS = 1.6e6  # a second, both ways
LATENCY = 150  # milliseconds
PATIENCE = 120_000
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
GAMES = ["terre-de-barons", "barony", "baron", "terra-turrium", "terres-du-centre"]


class Phone:
    """A slow phone with an empty cache, and what it fetched."""

    def __init__(self, browser: Browser, slower: float = SLOWER, bits: float = BITS, latency: float = LATENCY) -> None:
        self.context = browser.new_context(**PHONE, locale="fr-FR", reduced_motion="reduce")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.line: CDPSession = self.context.new_cdp_session(self.page)
        self.bytes = 0
        self.requests: list[str] = []
        self.line.send("Network.enable")
        self.line.send("Network.setCacheDisabled", {"cacheDisabled": False})
        pace = bits / 8
        conditions = {"offline": False, "latency": latency, "downloadThroughput": pace, "uploadThroughput": pace}
        self.line.send("Network.emulateNetworkConditions", conditions)
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.line.on("Network.requestWillBeSent", lambda event: self.requests.append(event["request"]["url"]))
        self.line.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def close(self) -> None:
        self.context.close()


def home(phone: Phone, address: str) -> float:
    """Seconds until a game can be begun."""
    began = time.monotonic()
    phone.page.goto(address, wait_until="commit")
    phone.page.wait_for_selector("[data-play]:enabled")
    return time.monotonic() - began


def decision(phone: Phone, game: str) -> float:
    """Seconds from the touch on the box to the first thing that can be chosen."""
    began = time.monotonic()
    phone.page.locator(f"[data-play={game}]").tap()
    phone.page.locator("[data-start]").tap()
    phone.page.wait_for_selector("[data-screen=table] [data-glow]", state="attached")
    return time.monotonic() - began


def link(phone: Phone, address: str) -> float:
    """Seconds until something can be chosen at a table that is opened by its address."""
    began = time.monotonic()
    phone.page.goto(address, wait_until="commit")
    phone.page.wait_for_selector("[data-screen=table] [data-glow]", state="attached")
    return time.monotonic() - began


def _note(told: dict[str, list[float]], where: str, what: str, value: float) -> None:
    told.setdefault(f"{where}: {what}", []).append(value)


def measure(rounds: int, games: list[str]) -> dict[str, object]:
    told: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for _ in range(rounds):
            for game in games:
                phone = Phone(browser)
                note = functools.partial(_note, told, game)
                seconds = home(phone, house.address)
                _note(told, "home", "seconds", seconds)
                _note(told, "home", "kB", phone.bytes / 1000)
                _note(told, "home", "requests", len(phone.requests))
                touched = decision(phone, game)
                note("first decision after the touch", touched)
                note("first decision, home and all", seconds + touched)
                note("kB until then", phone.bytes / 1000)
                table, cookies = phone.page.url, phone.context.cookies()
                phone.close()
                phone = Phone(browser)
                phone.context.add_cookies(cookies)  # type: ignore[arg-type]
                note("first decision by the table's link", link(phone, table))
                phone.close()
        browser.close()
        house.kill()
    return {what: round(statistics.median(values), 2) for what, values in told.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", action="append", choices=GAMES)
    wanted = parser.parse_args()
    print(json.dumps(measure(wanted.rounds, wanted.game or GAMES[:1]), indent=2))


if __name__ == "__main__":
    main()
