"""What `make wheels` refuses. That it builds, installs and plays takes minutes: it is tried when a release is made."""

import zipfile
from pathlib import Path

import pytest
from tools import wheels


def packed(folder: Path, **files: bytes) -> Path:
    made = folder / "donjon-0-py3-none-any.whl"
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "/").replace("_so", ".so"), content)
    return made


def test_a_wheel_that_is_not_compiled_is_refused(tmp_path: Path) -> None:
    with pytest.raises(wheels.Refused, match="is not compiled"):
        wheels.inspect(packed(tmp_path, donjon__state=b""))


def test_a_library_that_nobody_can_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(wheels.Refused, match="readelf"):
        wheels.inspect(packed(tmp_path, donjon__state_so=b"not a library"))


def test_what_was_compiled_here_remembers_no_path(tmp_path: Path) -> None:
    from donjon.core import state

    if state.__file__.endswith(".py"):
        pytest.skip("the rules are not compiled here")
    wheels.inspect(packed(tmp_path, donjon__state_so=Path(state.__file__).read_bytes()))


def test_a_command_that_fails_is_told_with_its_complaint() -> None:
    with pytest.raises(wheels.Refused, match="No module named nowhere"):
        wheels.run("python3", "-m", "nowhere")
