"""Before anything runs: no compiled module may be older than its source."""

import sysconfig
from pathlib import Path

import pytest

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
