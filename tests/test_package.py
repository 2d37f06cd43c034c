"""What is handed out: an archive with everything its own tests need, and metadata that says what is true."""

import os
import re
import shutil
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from trove_classifiers import classifiers

import donjon

ROOT = Path(__file__).parents[1]
ADDED = {"PKG-INFO"}  # by the archive itself
LEFT_OUT: set[str] = set()  # tracked, and of no use in an archive
BUILT = "src/donjon/server/static/"


@pytest.fixture(scope="module")
def metadata() -> ProjectMetadata[PluginManager]:
    return ProjectMetadata(str(ROOT), PluginManager())


def archived(root: Path, folder: Path) -> set[str]:
    """The files of the archive that is built from there."""
    (path,) = SdistBuilder(str(root)).build(directory=str(folder))
    with tarfile.open(path) as archive:
        return {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}


def test_the_archive_has_all_that_is_tracked(tmp_path: Path) -> None:
    found = {name for name in archived(ROOT, tmp_path) if not name.startswith(BUILT)}
    if not (ROOT / ".git").exists():
        pytest.skip("this is such an archive: what is tracked cannot be asked")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    tracked = {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}
    assert sorted(tracked - found - LEFT_OUT) == []
    assert sorted(found - tracked - ADDED) == []


def test_an_archive_can_be_built_from_an_archive(tmp_path: Path) -> None:
    """Nothing depends on git, and nothing is lost on the way."""
    (path,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(path) as archive:
        archive.extractall(tmp_path, filter="data")
        first = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    (unpacked,) = (one for one in tmp_path.iterdir() if one.is_dir())
    assert archived(unpacked, tmp_path / "again") == first


def test_what_lies_about_is_not_archived(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    kept = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore", "src/donjon/__init__.py")
    for name in kept:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    strays = ("notes.txt", "donjon.sqlite3", "src/donjon/old.so", "build/x.c", ".venv/pip.py", "src/__pycache__/a.pyc")
    for stray in strays:
        (tree / stray).parent.mkdir(parents=True, exist_ok=True)
        (tree / stray).touch()
    assert archived(tree, tmp_path) == {*kept, *ADDED}


def test_the_metadata_is_true(metadata: ProjectMetadata[PluginManager]) -> None:
    core = metadata.core
    assert metadata.version == donjon.__version__
    assert core.config["authors"] == [{"name": "Donjon contributors"}]
    assert [one for one in core.classifiers if one not in classifiers] == []
    assert core.license_expression == "MIT"
    assert core.readme_path == "README.md"
    assert sorted(core.classifiers) == list(core.classifiers)
    assert ("Typing :: Typed" in core.classifiers) == (ROOT / "src/donjon/py.typed").exists()
    versions = [one.rpartition(" ")[2] for one in core.classifiers if re.search(r":: 3\.\d+$", one)]
    assert core.requires_python == f">={versions[0]}"


def test_types_reach_whoever_installs_it() -> None:
    """The marker is beside the package and not ignored by what chooses the files of a wheel."""
    from hatchling.builders.wheel import WheelBuilder

    chosen = {os.path.relpath(file.path, ROOT) for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {"src/donjon/py.typed", "src/donjon/__init__.py", "src/donjon/messages/fr/app.ftl"} <= chosen


def test_tools_agree_on_the_oldest_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = project["project"]["requires-python"].removeprefix(">=")
    assert project["tool"]["mypy"]["python_version"] == oldest
    assert project["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")
