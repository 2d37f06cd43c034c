"""What we depend on is pinned and locked, and whoever loosens it is told."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools import audit, lock


def test_all_is_pinned_and_locked() -> None:
    assert [*audit.python_complaints(), *audit.lock_complaints(), *audit.web_complaints()] == []
    assert {"fastapi", "sqlalchemy", "starlette", "pytest"} <= audit.required({"test"})


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that pin and lock, to be spoilt."""
    (tmp_path / "web").mkdir()
    shutil.copytree(audit.ROOT / "locks", tmp_path / "locks")
    for name in ("pyproject.toml", "constraints.txt", "web/package.json", "web/package-lock.json"):
        shutil.copy(audit.ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("fastapi==", "fastapi>=", "fastapi is not pinned to one version"),
        ("starlette==", "another==", "starlette is needed, and not pinned"),
        ("httpx==0", "httpx==99", "httpx: "),
    ],
)
def test_a_loose_pin_is_found(copy: Path, before: str, after: str, said: str) -> None:
    pins = copy / "constraints.txt"
    pins.write_text(pins.read_text().replace(before, after))
    assert any(said in complaint for complaint in audit.python_complaints(copy))


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("constraints.txt", "starlette==", "starlette==9", "play.txt: starlette is locked at "),
        (
            "pyproject.toml",
            '"greenlet>=3"',
            '"greenlet>=3", "werkzeug"',
            "to play: werkzeug is needed",
        ),
        ("pyproject.toml", '"httpx",', '"httpx", "tox",', "to test: tox is needed"),
        (
            "pyproject.toml",
            '"hatchling==',
            '"flit-core", "hatchling==',
            "compile and build: flit-core is needed",
        ),
        ("locks/compile.txt", "    --hash=sha256:", "    --hash=md5:", "compile.txt: mypy has no checksum"),
        ("locks/test.txt", "# Made", "--index-url https://elsewhere.example\n# Made", "test.txt: names an address"),
        ("locks/build.txt", "hatchling==", "hatch==", "compile and build: hatchling is needed"),
    ],
)
def test_a_lock_that_drifts_is_found(copy: Path, file: str, before: str, after: str, said: str) -> None:
    path = copy / file
    assert before in path.read_text()
    path.write_text(path.read_text().replace(before, after))
    assert any(said in complaint for complaint in audit.lock_complaints(copy))


def test_every_step_of_the_set_up_has_its_lock() -> None:
    assert {path.stem for path in (audit.ROOT / "locks").iterdir()} == set(lock.STEPS)
    used = re.findall(r"(?:fetch\)? |requirement locks/)(\w+)", (audit.ROOT / "Makefile").read_text(), re.IGNORECASE)
    assert set(used) == set(lock.STEPS)


def loosen(package: dict[str, Any], _: dict[str, Any]) -> None:
    package["dependencies"]["@fluent/bundle"] = "^0.19.0"


def forget(_: dict[str, Any], lock: dict[str, Any]) -> None:
    del lock["packages"]["node_modules/svelte"]


def no_checksum(_: dict[str, Any], lock: dict[str, Any]) -> None:
    del lock["packages"]["node_modules/vite"]["integrity"]


def elsewhere(_: dict[str, Any], lock: dict[str, Any]) -> None:
    lock["packages"]["node_modules/vite"]["resolved"] = "http://elsewhere.example/vite.tgz"


Spoil = Callable[[dict[str, Any], dict[str, Any]], None]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (loosen, "@fluent/bundle is not asked for by one version"),
        (forget, "svelte is not locked"),
        (no_checksum, "vite has no checksum"),
        (elsewhere, "vite names an address"),
    ],
)
def test_a_loose_lock_is_found(copy: Path, spoil: Spoil, said: str) -> None:
    paths = copy / "web/package.json", copy / "web/package-lock.json"
    package, lock = (json.loads(path.read_text()) for path in paths)
    spoil(package, lock)
    for path, document in zip(paths, (package, lock), strict=True):
        path.write_text(json.dumps(document))
    assert any(said in complaint for complaint in audit.web_complaints(copy))
