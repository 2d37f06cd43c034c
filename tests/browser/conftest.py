"""Browsers and the server they talk to."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.house import House

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
STATIC = Path(__file__).parents[2] / "src/donjon/server/static/index.html"

OpenPage = Callable[..., Page]

PATIENCE = 60_000  # milliseconds: the machine may be busy with other things
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """What fails in a browser is tried once more, and told at the end: games there are as chance has it, and hurry."""
    if Path(__file__).parent not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report for report in reports if report.failed]
    if failed:
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        reports[-1].user_properties.append(("tried again", failed[0].longreprtext))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _missing(what: str) -> None:
    """On a developer's machine a missing browser skips; where tests must run it fails."""
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    if not CHROMIUM.exists():
        _missing(f"{CHROMIUM} is not installed")
    if not STATIC.exists():
        _missing("the browser app has not been built")
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server most tests share."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server a test may kill."""
    opened = House(tmp_path)
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test complained about; a test that expects complaints clears it."""
    return []


@pytest.fixture
def open_page(chromium: Browser, complaints: list[str]) -> Iterator[OpenPage]:
    """Pages of people who do not know each other: each has its own cookies. None may complain."""
    contexts = []

    def opening(**settings: Any) -> Page:
        wanted = {"viewport": {"width": 1440, "height": 900}, "locale": "fr-FR", "reduced_motion": "reduce", **settings}
        context = chromium.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        return page

    yield opening
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


PHONE = {"viewport": {"width": 360, "height": 780}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
