"""Barony in C: compiled where it is asked for, and held against Donjon's own rules.

python -m bench.kernel.kernel            # random play: ours as a part of the kernel's
python -m bench.kernel.kernel --rounds 9
"""

import argparse
import ctypes
import hashlib
import shutil
import statistics
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import donjon
from donjon.games.barony import board
from donjon.games.barony.rules import Realm
from donjon.games.barony.settings import ALIKE, SMALLEST
from donjon.lab.pace import decisions_per_s

SOURCE = Path(__file__).with_name("kernel.c")
FLAGS = ("-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
SEATS = 2
NUMBERS = 600  # room for all of a packed position
GAMES = 20  # of one measured stretch


def compiler() -> str | None:
    """The C compiler Python was built with, or any."""
    usual = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(usual) or shutil.which("cc")


def compile_kernel() -> Path:
    """The kernel as a library, made once for each version of its source."""
    found = compiler()
    if found is None:
        raise RuntimeError("the kernel needs a C compiler, and there is none")
    name = hashlib.sha256(SOURCE.read_bytes() + " ".join(FLAGS).encode()).hexdigest()[:16]
    library = Path(tempfile.gettempdir()) / f"donjon-kernel-{name}.so"
    if not library.exists():
        with tempfile.TemporaryDirectory() as room:
            made = Path(room) / "kernel.so"
            subprocess.run([found, *FLAGS, "-o", str(made), str(SOURCE)], check=True)
            shutil.copy(made, f"{library}.{id(made)}")
            Path(f"{library}.{id(made)}").replace(library)
    return library


class Kernel:
    """A position of the kernel, asked and answered like one of ours."""

    def __init__(self) -> None:
        self.c = ctypes.CDLL(str(compile_kernel()))
        for name in ("legal", "weight", "actor", "score", "pack", "play", "size", "copies"):
            getattr(self.c, name).restype = ctypes.c_int64
        state = donjon.game("barony").new(SEATS)
        assert isinstance(state, Realm)
        settings = state.settings
        self.c.prepare(
            numbers(settings.layout.around),
            numbers(settings.layout.rim),
            ctypes.c_int64(len(settings.layout.rim)),
            numbers(settings.supply),
            numbers(settings.triples),
            ctypes.c_int64(len(settings.triples)),
            numbers(SMALLEST),
            numbers(ALIKE),
        )
        self.position = ctypes.create_string_buffer(int(self.c.size()))
        self.out = (ctypes.c_int64 * board.SPACE)()
        self.begin()

    def begin(self) -> None:
        self.c.begin(self.position)

    def actor(self) -> int:
        return int(self.c.actor(self.position))

    def actions(self) -> list[int]:
        return self.out[: int(self.c.legal(self.position, self.out))]

    def weight(self, action: int) -> int:
        return int(self.c.weight(self.position, ctypes.c_int64(action)))

    def apply(self, action: int) -> None:
        self.c.apply(self.position, ctypes.c_int64(action))

    def pack(self) -> list[int]:
        return self.out[: int(self.c.pack(self.position, self.out))]

    def score(self, seat: int) -> int:
        return int(self.c.score(self.position, ctypes.c_int64(seat)))

    def decisions_per_s(self, seconds: float) -> float:
        """Random play, whole games from set-up to end."""
        decisions, games = 0, 0
        began = time.process_time()
        while (passed := time.process_time() - began) < seconds:
            decisions += int(self.c.play(ctypes.c_int64(GAMES), ctypes.c_uint64(games)))
            games += GAMES
        return decisions / passed


def numbers(values: vec[i64]) -> "ctypes.Array[ctypes.c_int64]":
    return (ctypes.c_int64 * len(values))(*[int(value) for value in values])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    asked = parser.parse_args()
    kernel, barony = Kernel(), donjon.game("barony")
    parts = []
    for _ in range(asked.rounds):
        theirs = kernel.decisions_per_s(asked.seconds)
        ours = decisions_per_s(barony, SEATS, asked.seconds)
        parts.append(ours / theirs)
        print(f"kernel {theirs:12,.0f}   ours {ours:12,.0f}   {parts[-1]:.2f}", flush=True)
    print(f"median {statistics.median(parts):.2f}")


if __name__ == "__main__":
    main()
