"""Before anything runs: no compiled module may be older than its source. After each test: how much memory is held.

At the end: what the walks met, and which browser tests passed only when they were tried again.
"""

import os
import sysconfig
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

MOST = 1_000  # megabytes that a test process may hold
PACKAGE = Path(__file__).parents[1] / "src" / "donjon"


def pytest_sessionstart() -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    stale = [
        source.relative_to(PACKAGE)
        for source in PACKAGE.rglob("*.py")
        if (built := source.with_name(source.stem + suffix)).exists() and built.stat().st_mtime < source.stat().st_mtime
    ]
    if stale:
        pytest.exit(f"compiled modules are older than {', '.join(map(str, stale))}: run `make build`", 3)


@pytest.fixture(autouse=True)
def _memory_is_given_back() -> Iterator[None]:
    """What grows without end in the tests grows on a server too: a process that holds a gigabyte is stopped."""
    yield
    held = Path("/proc/self/statm")
    if held.exists():
        megabytes = int(held.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
        assert megabytes < MOST, f"this process holds {megabytes} MB after the test"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tell_walks(terminalreporter)
    again = [
        (report.nodeid, said)
        for kind in ("passed", "failed", "")
        for report in terminalreporter.getreports(kind)
        for name, said in report.user_properties
        if name == "tried again"
    ]
    for test, said in again:
        terminalreporter.section(f"failed, then tried again: {test}")
        terminalreporter.line(str(said)[-2_000:])


def tell_walks(terminalreporter: pytest.TerminalReporter) -> None:
    """What the walks through the games met, and what none of them did: an empty corner is to be seen."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    walked = [found for report in reports for name, found in report.user_properties if name == "walked"]
    if walked:
        terminalreporter.section("what the walks met")
    for slug, met, missed in walked:
        sorts: dict[str, list[str]] = defaultdict(list)
        for sort, name, times in met:
            sorts[sort].append(f"{name} {times:,}")
        for sort, names in sorts.items():
            terminalreporter.line(f"{slug}, {sort}: {', '.join(names)}")
        for sort, names in missed.items():
            if names:
                terminalreporter.line(f"{slug}, {sort} never met: {', '.join(names)}")
