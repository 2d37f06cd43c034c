"""Makes a release: version, changelog, commit, archive, wheel, checksums, tag. Without --do it only tells.

    python tools/release.py 0.2.0         # what would happen, and whether it can
    python tools/release.py 0.2.0 --do    # do it; nothing leaves this machine

The changes since the last release stand in CHANGELOG.md under "Unreleased", which becomes the version. What is built is
built from the commit alone, in a folder of its own, the wheel from the archive; the tag comes last.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "src/donjon/__init__.py"
WEB = ("web/package.json", "web/package-lock.json")
CHANGELOG = "CHANGELOG.md"
UNRELEASED = "## Unreleased"
WRITTEN = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
SUMS = "SHA256SUMS"


class NotReady(Exception):
    """Why there can be no release now."""


class Release:
    """One release of the tree at `root`."""

    def __init__(self, root: Path, version: str) -> None:
        self.root = root
        try:
            self.version = str(Version(version))
        except InvalidVersion:
            raise NotReady(f"{version} is not a version such as 1.2.3") from None
        self.tag = f"v{self.version}"
        found = WRITTEN.search((root / PACKAGE).read_text(encoding="utf-8"))
        if found is None:
            raise NotReady(f"{PACKAGE} names no version")
        self.before = found[1]
        self.log = (root / CHANGELOG).read_text(encoding="utf-8")

    @property
    def first(self) -> bool:
        """Whether the version is the one that is written everywhere already, and was never tagged."""
        return self.version == self.before and f"## {self.version}" in self.log.splitlines()

    def check(self) -> None:
        """Raises NotReady."""
        if self.git("status", "--porcelain"):
            raise NotReady("there are changes that are not committed")
        if self.git("tag", "--list", self.tag):
            raise NotReady(f"{self.tag} is tagged already")
        if self.first:
            return
        if Version(self.version) <= Version(self.before):
            raise NotReady(f"{self.version} does not come after {self.before}")
        if not self.changes():
            raise NotReady(f'{CHANGELOG} has nothing under "{UNRELEASED.removeprefix("## ")}"')

    def changes(self) -> str:
        """What is new, as the changelog has it."""
        heading = f"## {self.version}" if self.first else UNRELEASED
        _, found, rest = f"\n{self.log}".partition(f"\n{heading}\n")
        return rest.partition("\n## ")[0].strip() if found else ""

    def write(self) -> list[str]:
        """The version wherever it stands; the files that changed."""
        if self.first:
            return []
        self.put(PACKAGE, WRITTEN.sub(f'__version__ = "{self.version}"', self.text(PACKAGE)))
        for name in WEB:
            document = json.loads(self.text(name))
            document["version"] = self.version
            if "" in document.get("packages", {}):
                document["packages"][""]["version"] = self.version
            self.put(name, json.dumps(document, indent=2, ensure_ascii=False) + "\n")
        self.put(CHANGELOG, self.log.replace(f"{UNRELEASED}\n", f"## {self.version}\n", 1))
        return [PACKAGE, *WEB, CHANGELOG]

    def text(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def put(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8")

    def git(self, *words: str) -> str:
        return run(self.root, "git", *words)

    def build(self, folder: Path) -> list[Path]:
        """The archive out of the commit, the wheel out of the archive, and their checksums."""
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        with tempfile.TemporaryDirectory() as temporary:
            tree = Path(temporary) / "tree"
            run(self.root, "git", "clone", "--quiet", "--no-hardlinks", str(self.root), str(tree))
            if (
                os.environ.get("DONJON_SKIP_WEB") != "1"
            ):  # the archive brings the built app: whoever builds needs no Node
                run(tree, sys.executable, "hatch_build.py", DONJON_SKIP_COMPILE="1")
            run(tree, sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder))
            (archive,) = folder.glob("*.tar.gz")
            with tarfile.open(archive) as packed:
                packed.extractall(temporary, filter="data")
            unpacked = Path(temporary) / archive.name.removesuffix(".tar.gz")
            run(unpacked, sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
        made = sorted(folder.iterdir())
        if not all(self.version in path.name for path in made):
            raise NotReady(f"{', '.join(path.name for path in made)} were built, not of {self.version}")
        lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
        (folder / SUMS).write_text("".join(lines), encoding="utf-8")
        return [*made, folder / SUMS]


def run(folder: Path, *words: str, **environment: str) -> str:
    """What a command says; raises NotReady with its complaint where it fails."""
    told = subprocess.run(
        words, cwd=folder, env={**os.environ, **environment}, capture_output=True, encoding="utf-8", check=False
    )
    if told.returncode:
        raise NotReady(f"{' '.join(words)} failed: {(told.stderr or told.stdout).strip()[-2000:]}")
    return told.stdout.strip()


def plan(release: Release) -> str:
    """What a release does, in words."""
    written = "nothing is to be written: this version is not tagged yet"
    if not release.first:
        written = f"write {release.version} (now {release.before}) into {', '.join((PACKAGE, *WEB, CHANGELOG))}, commit"
    steps = [written, "build the archive from the commit and the wheel from the archive, with checksums, into dist/"]
    steps += [f"tag {release.tag}"]
    numbered = "\n".join(f"  {k}. {step}" for k, step in enumerate(steps, start=1))
    return f"{numbered}\n\nWhat is new:\n\n{release.changes()}\n"


def main(words: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """0 when done or possible, 1 when not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--do", action="store_true", help="do it, not only say it")
    asked = parser.parse_args(words)
    try:
        release = Release(root, asked.version)
        release.check()
        print(plan(release))
        if not asked.do:
            print("Nothing was done; with --do it will be.")
            return 0
        if changed := release.write():
            release.git(
                "commit", "--quiet", "--message", f"Release {release.version}\n\n{release.changes()}", "--", *changed
            )
        for path in release.build(root / "dist"):
            print(path.relative_to(root))
        release.git("tag", "--annotate", release.tag, "--message", f"Donjon {release.version}")
    except NotReady as reason:
        print(f"release: {reason}", file=sys.stderr)
        return 1
    print(f"{release.tag} is tagged. `git push --follow-tags` hands it on, and the forge builds the other wheels.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
