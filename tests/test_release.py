"""The release tool, in a clone of its own: says what it would do, does it, and refuses what would be a mess."""

import hashlib
import json
import os
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from tools import release

ROOT = Path(__file__).parents[1]
NEWS = "# Changelog\n\n## Unreleased\n\n- A sixth game.\n\n## 0.1.0\n\n- Five games.\n"


def git(root: Path, *words: str) -> str:
    return release.run(root, "git", "-c", "user.name=T", "-c", "user.email=t@example.org", *words)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with the files of this tree as they are, and something new in the changelog."""
    root = tmp_path / "clone"
    for name in listed():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes((ROOT / name).read_bytes())
    (root / "CHANGELOG.md").write_text(NEWS)
    present = release.Release(root, "999").before
    for name in (release.PACKAGE, *release.WEB):  # 0.1.0, whatever the version of this tree is
        path = root / name
        path.write_text(path.read_text(encoding="utf-8").replace(f'"{present}"', '"0.1.0"', 2), encoding="utf-8")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "T")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "t@example.org")
    for skipped in ("WEB", "COMPILE"):  # the tests of the build look at those
        monkeypatch.setenv(f"DONJON_SKIP_{skipped}", "1")
    git(root, "init", "--quiet")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "All")
    return root


def listed() -> list[str]:
    """Enough of the project to build it."""
    folders = ("src/donjon", "tools", "examples")
    kept = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    wanted = {".py", ".ftl", ".typed", ".ini", ".mako"}
    names = [path.relative_to(ROOT).as_posix() for path in kept if path.suffix in wanted]
    return [*names, *release.WEB, "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"]


def test_without_do_nothing_is_done(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = git(clone, "rev-parse", "HEAD")
    assert release.main(["0.2.0"], clone) == 0
    told = capsys.readouterr().out
    assert "write 0.2.0 (now 0.1.0)" in told
    assert "- A sixth game." in told
    assert "- Five games." not in told
    assert (git(clone, "rev-parse", "HEAD"), git(clone, "status", "--porcelain"), git(clone, "tag")) == (before, "", "")
    assert not (clone / "dist").exists()


def test_a_release(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["0.2.0", "--do"], clone) == 0, capsys.readouterr().err
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag") == "v0.2.0"
    assert git(clone, "log", "-1", "--format=%s%n%b", "v0.2.0").split("\n") == ["Release 0.2.0", "- A sixth game."]
    assert '__version__ = "0.2.0"' in (clone / release.PACKAGE).read_text()
    for name in release.WEB:
        assert (clone / name).read_text() == (ROOT / name).read_text().replace(
            '"version": "0.1.0"', '"version": "0.2.0"', 2
        )  # its own, and no package of the same age
    assert (clone / "CHANGELOG.md").read_text() == NEWS.replace("Unreleased", "0.2.0")

    made = sorted(path.name for path in (clone / "dist").iterdir())
    assert made == ["SHA256SUMS", "donjon-0.2.0-py3-none-any.whl", "donjon-0.2.0.tar.gz"]
    for line in (clone / "dist/SHA256SUMS").read_text().splitlines():
        checksum, name = line.split("  ")
        assert hashlib.sha256((clone / "dist" / name).read_bytes()).hexdigest() == checksum
    with zipfile.ZipFile(clone / "dist" / made[1]) as wheel:
        assert {"donjon/py.typed", "donjon/core/state.py"} <= set(wheel.namelist())
        assert "Version: 0.2.0\n" in wheel.read("donjon-0.2.0.dist-info/METADATA").decode()
    with tarfile.open(clone / "dist" / made[2]) as archive:
        assert "donjon-0.2.0/tools/release.py" in archive.getnames()


def test_what_is_built_is_the_commit_and_nothing_that_lies_about(clone: Path) -> None:
    (clone / "src/donjon/stray.so").touch()  # ignored by git, and by what is built
    made = release.Release(clone, "0.1.0").build(clone / "dist")
    with zipfile.ZipFile(next(path for path in made if path.suffix == ".whl")) as wheel:
        assert "donjon/stray.so" not in wheel.namelist()


def test_a_version_written_everywhere_is_only_tagged(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = git(clone, "rev-parse", "HEAD")
    assert release.main(["0.1.0", "--do"], clone) == 0, capsys.readouterr().err
    assert git(clone, "rev-parse", "v0.1.0^{commit}") == before
    assert "- Five games." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "spoil", "said"),
    [
        ("next", "", "next is not a version"),
        ("0.0.9", "", "0.0.9 does not come after 0.1.0"),
        ("0.2.0", "touch stray.py", "changes that are not committed"),
        ("0.2.0", "git tag v0.2.0", "v0.2.0 is tagged already"),
        (
            "0.2.0",
            "git mv CHANGELOG.md old && printf '# Changelog\\n' > CHANGELOG.md && git add . && git commit -qm x",
            "nothing under",
        ),
    ],
    ids=["nonsense", "backwards", "unfinished", "again", "nothing new"],
)
def test_a_mess_is_refused(
    clone: Path, capsys: pytest.CaptureFixture[str], version: str, spoil: str, said: str
) -> None:
    subprocess.run(spoil or "true", shell=True, cwd=clone, env=os.environ, check=True)
    assert release.main([version, "--do"], clone) == 1
    assert said in capsys.readouterr().err
    assert not (clone / "dist").exists()


def test_the_versions_of_this_tree_agree() -> None:
    found = release.Release(ROOT, "999").before
    assert [json.loads((ROOT / name).read_text(encoding="utf-8"))["version"] for name in release.WEB] == [found, found]
    headings = [
        line for line in (ROOT / release.CHANGELOG).read_text(encoding="utf-8").splitlines() if line[:3] == "## "
    ]
    assert f"## {found}" in headings[:2]
