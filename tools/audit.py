"""What we depend on, held to the letter: every package pinned, locked and as expected. Needs no network.

    python tools/audit.py

It finds what drifts: a package that nobody pinned, a version other than the pinned one, a lock that does not match, a
package without a checksum. It cannot know of weaknesses found elsewhere since; where an advisory service can be
reached, `make audit` asks for those.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
EXACT = re.compile(r"\d+\.\d+(\.\d+)?([-+.].+)?")
TOOLS = {"pip", "setuptools", "wheel"}  # that every environment brings
ADDRESS = re.compile(r"https?://")


def pins(root: Path = ROOT) -> dict[str, str]:
    """The exact version of every package, by its plain name."""
    found = {}
    for line in (root / "constraints.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            name, version = re.split(r"(?=[=<>~!])", line, maxsplit=1)
            found[str(canonicalize_name(name))] = version.removeprefix("==")
    return found


def required(extras: set[str], package: str = "donjon") -> set[str]:
    """The packages that are needed, and those that these need, as far as they are installed."""
    seen: set[str] = set()
    waiting = [(package, frozenset(extras))]
    while waiting:
        name, wanted = waiting.pop()
        try:
            lines = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        for line in lines:
            requirement = Requirement(line)
            marker = requirement.marker
            if marker is not None and not any(marker.evaluate({"extra": extra}) for extra in wanted | {""}):
                continue
            needed = str(canonicalize_name(requirement.name))
            if needed not in seen:
                seen.add(needed)
                waiting.append((needed, frozenset(requirement.extras)))
    return seen - {"donjon"}


def python_complaints(root: Path = ROOT) -> Iterator[str]:
    """Packages from PyPI: all pinned, and installed as pinned."""
    pinned = pins(root)
    for name, version in pinned.items():
        if not EXACT.fullmatch(version):
            yield f"constraints.txt: {name} is not pinned to one version"
    for name in sorted(required({"test"}) - TOOLS):
        if name not in pinned:
            yield f"constraints.txt: {name} is needed, and not pinned"
            continue
        try:
            installed = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
        if installed != pinned[name]:
            yield f"{name}: {installed} is installed, {pinned[name]} is pinned"


def locked(path: Path) -> dict[str, tuple[str, int]]:
    """By its plain name, the version of every package in a lock and how many checksums it has."""
    found = {}
    for entry in re.split(r"(?m)^(?=\w)", re.sub(r"(?m)^#.*\n", "", path.read_text(encoding="utf-8"))):
        if entry:
            name, version = re.split("==|[ ;]", entry, maxsplit=2)[:2]
            found[str(canonicalize_name(name))] = version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry))
    return found


def lock_complaints(root: Path = ROOT) -> Iterator[str]:
    """The locks of pip: each step has what it needs as it is pinned, with checksums, from no address of its own."""
    pinned = pins(root)
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    needed = {
        ("uv",): {"uv"},
        ("compile", "build"): asked_for(project["build-system"]["requires"]),
        ("play",): asked_for(project["project"]["dependencies"]) | required(set()) - TOOLS,
        ("test",): asked_for(project["project"]["optional-dependencies"]["test"]) | required({"test"}) - TOOLS,
    }
    for steps, names in needed.items():
        found: dict[str, tuple[str, int]] = {}
        for path in (root / "locks" / f"{step}.txt" for step in steps):
            if ADDRESS.search(path.read_text(encoding="utf-8")):
                yield f"{path.name}: names an address"
            for name, (version, checksums) in locked(path).items():
                if version != pinned.get(name):
                    yield f"{path.name}: {name} is locked at {version}, pinned to {pinned.get(name)}: run `make lock`"
                if not checksums:
                    yield f"{path.name}: {name} has no checksum"
            found |= locked(path)
        for name in sorted(names - set(found)):
            yield f"locks to {' and '.join(steps)}: {name} is needed, and not locked: run `make lock`"


def asked_for(lines: list[str]) -> set[str]:
    """The packages that these lines of pyproject.toml name, on whatever machine."""
    return {str(canonicalize_name(Requirement(line).name)) for line in lines} - {"donjon"}


def web_complaints(root: Path = ROOT) -> Iterator[str]:
    """Packages from npm: asked for by exact version, locked, each with its checksum, from no address of their own."""
    package: dict[str, Any] = json.loads((root / "web/package.json").read_text())
    lock: dict[str, Any] = json.loads((root / "web/package-lock.json").read_text())
    locked: dict[str, Any] = lock["packages"]
    for kind in ("dependencies", "devDependencies"):
        if package.get(kind) != locked[""].get(kind):
            yield f"package-lock.json: its {kind} are not those of package.json"
        for name, version in package.get(kind, {}).items():
            if not EXACT.fullmatch(version):
                yield f"package.json: {name} is not asked for by one version"
            elif locked.get(f"node_modules/{name}", {}).get("version") != version:
                yield f"package-lock.json: {name} is not locked at {version}"
    for path, entry in locked.items():
        if path and not entry.get("integrity", "").startswith("sha512-"):
            yield f"package-lock.json: {path} has no checksum"
        if ADDRESS.match(str(entry.get("resolved", ""))):
            yield f"package-lock.json: {path} names an address"


def main() -> int:
    complaints = [*python_complaints(), *lock_complaints(), *web_complaints()]
    for complaint in complaints:
        print(complaint)
    if not complaints:
        print(f"{len(pins())} packages pinned, all as expected")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
