"""What the browser is sent: little script, and nothing that a strict content policy would refuse."""

import gzip
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.house import House
from tests.browser.person import Person

LARGEST = 150_000  # bytes of script, gzipped, until the first decision; the rules page on top
FONTS = 70_000  # bytes of letters, all weights together
HOME = 140_000  # bytes of everything until a game can be begun, as they cross the line
WAVES = 5  # round trips one after another, with a latency that hides all else
LATENCY = 400  # milliseconds
GAMES = ["terre-de-barons", "barony", "baron", "terra-turrium", "terres-du-centre"]
STRICT = """
new MutationObserver((_, watcher) => {
  if (!document.head) return;
  watcher.disconnect();
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'self'; style-src 'self'";
  document.head.prepend(policy);
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(("game", "settings"), [*((game, PHONE) for game in GAMES), ("terre-de-barons", {})])
def test_a_table_needs_little_script(open_page: OpenPage, house: House, game: str, settings: dict[str, Any]) -> None:
    """All that is fetched from an empty cache until one can play, home included; and the rules page on top."""
    page = open_page(**settings)
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    person = Person(page, phone=bool(settings))
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    person.open_table(house.address, ["random"], game=game)
    assert person.wait()
    page.goto(f"{house.address}/rules/{game}")
    page.wait_for_selector("[data-screen=rules] main h1")
    assert len(scripts) > 3
    assert sum(scripts.values()) < LARGEST
    other_games = [url for url in scripts if any(one in url for one in GAMES if one not in game and game not in one)]
    assert other_games == []


def test_a_slow_line_waits_for_little(open_page: OpenPage, house: House) -> None:
    """Home from an empty cache: what crosses the line, and how often one thing waits for another."""
    page = open_page(**PHONE)
    line = page.context.new_cdp_session(page)
    crossed = Counter[str]()
    urls: dict[str, str] = {}

    def weigh(event: dict[str, Any]) -> None:
        kind = "fonts" if urls[event["requestId"]].endswith(".woff2") else "rest"
        crossed[kind] += int(event["encodedDataLength"])

    line.send("Network.enable")
    slow = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", slow)
    line.on("Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    line.on("Network.loadingFinished", weigh)
    page.goto(house.address)
    page.wait_for_selector("[data-play]:enabled")
    page.wait_for_load_state("networkidle")
    assert 0 < crossed["fonts"] < FONTS
    assert 0 < crossed["rest"] < HOME
    assert waves(page) <= WAVES


def waves(page: Page) -> int:
    """How many requests followed one another, each begun after the one before had ended."""
    spans: list[list[float]] = page.evaluate(
        "performance.getEntriesByType('resource').filter((one) => /[.]js|[.]css|api.games/.test(one.name))"
        ".map((one) => [one.startTime, one.responseEnd])"
    )
    count, end = 1, 0.0  # the page itself
    for start, done in sorted(spans, key=lambda span: span[1]):
        if start >= end:
            count, end = count + 1, done
    return count


def test_a_strict_policy_refuses_nothing(page: Page, house: House, complaints: list[str]) -> None:
    """A page complains to the console of everything that is refused."""
    page.add_init_script(STRICT)
    person = Person(page, seed=3)
    person.open_table(house.address, ["random"])
    for _ in range(12):
        assert person.wait()
        person.step()
    assert complaints == []
    page.evaluate("document.body.setAttribute('style', 'color: red')")  # the policy is really in force
    assert any("Content Security Policy" in complaint for complaint in complaints)
    complaints.clear()
