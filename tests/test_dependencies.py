"""What we depend on is pinned and locked, and whoever loosens it is told."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools import audit


def test_all_is_pinned_and_locked() -> None:
    assert [*audit.python_complaints(), *audit.web_complaints()] == []
    assert {"fastapi", "sqlalchemy", "starlette", "pytest"} <= audit.required({"test"})


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that pin and lock, to be spoilt."""
    (tmp_path / "web").mkdir()
    for name in ("constraints.txt", "web/package.json", "web/package-lock.json"):
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
