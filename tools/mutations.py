"""Breaks the rules on purpose, one at a time, and sees whether the tests notice.

    python tools/mutations.py [GAME …]

Each breakage of tests/mutations.json changes one line of a game in a copy of the project, which runs uncompiled; the
tests of that game and its walks must fail. Prints what noticed each, and ends with 1 if one went unnoticed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "tests" / "mutations.json"
GAMES = Path("src") / "donjon" / "games"
LEFT = shutil.ignore_patterns("*.so", "__pycache__", "static", "node_modules")


@dataclass(frozen=True)
class Mutation:
    """A rule, and the line that breaks it."""

    rule: str
    file: str  # below src/donjon/games
    before: str
    after: str

    @property
    def package(self) -> str:
        return self.file.partition("/")[0]

    def apply(self, root: Path) -> None:
        path = root / GAMES / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.before) != 1:
            raise ValueError(f"{self.file} has {self.before!r} {text.count(self.before)} times")
        path.write_text(text.replace(self.before, self.after), encoding="utf-8")


def mutations() -> list[Mutation]:
    return [Mutation(**one) for one in json.loads(LIST.read_text(encoding="utf-8"))]


def noticed_by(mutation: Mutation) -> str | None:
    """The first test that fails with the rule broken."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "docs", "tools"):
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT)
        shutil.copy(ROOT / "pyproject.toml", copy)
        mutation.apply(copy)
        slug = mutation.package.replace("_", "-")
        for tests in ([f"tests/{mutation.package}"], ["tests/conformance/test_walks.py", "-k", f"test_walks[{slug}]"]):
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", *tests]
            told = subprocess.run(
                command,
                cwd=copy,
                env={**os.environ, "PYTHONPATH": str(copy / "src")},
                capture_output=True,
                text=True,
                check=False,
            )
            failed = re.search(r"^(?:FAILED|ERROR) (\S+)", told.stdout, re.MULTILINE)
            if failed:
                return failed[1]
            if told.returncode:
                raise RuntimeError(told.stdout + told.stderr)
    return None


def main(*wanted: str) -> int:
    missed = 0
    for mutation in mutations():
        if not wanted or mutation.package.replace("_", "-") in wanted:
            test = noticed_by(mutation)
            missed += test is None
            print(f"{mutation.rule}: `{mutation.before}` → `{mutation.after}`: {test or 'NOT NOTICED'}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
