"""Two versions of Donjon beside each other: how much faster this one is than another, in one run.

    git clone . /elsewhere/before && (cd /elsewhere/before && git checkout SOME_COMMIT && make build)
    python bench/beside.py /elsewhere/before                      # all games, every figure
    python bench/beside.py /elsewhere/before barony --rounds 9
    python bench/beside.py /elsewhere/before --figure copy_ns

Each version has a process of its own; they take turns in short rounds, and each keeps its best, so that what else the
machine does falls on both alike. A ratio above 1 is this version's gain; for copies it is the part of the time.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
FIGURES = ("decisions_per_s", "iterations_per_s", "copy_ns")
GAMES = ("terre-de-barons", "barony", "baron", "terra-turrium", "terres-du-centre")
SEATS = {"terra-turrium": (2, 4)}

WORKER = """
import json, sys
import donjon
from donjon.lab import pace
for line in sys.stdin:
    figure, slug, seats, seconds = json.loads(line)
    print(json.dumps(getattr(pace, figure)(donjon.game(slug), seats, seconds)), flush=True)
"""


class Version:
    """One of the two, ready to measure."""

    def __init__(self, clone: Path) -> None:
        path = str(clone / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, *what: Any) -> float:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return float(json.loads(self.process.stdout.readline()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a clone of the other version, built")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--figure", choices=FIGURES, action="append")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="of one measurement")
    asked = parser.parse_args()
    versions = [Version(asked.before.resolve()), Version(HERE)]
    print(f"{'':24} {'figure':18} {'before':>12} {'now':>12} {'ratio':>6}")
    for slug in asked.games:
        for seats in SEATS.get(slug, (2,)):
            for figure in asked.figure or FIGURES:
                rounds = [
                    [version.measure(figure, slug, seats, asked.seconds) for version in versions]
                    for _ in range(asked.rounds)
                ]
                best = min if figure == "copy_ns" else max
                before, now = (best(row[k] for row in rounds) for k in range(2))
                print(f"{slug:22} {seats} {figure:18} {before:12,.0f} {now:12,.0f} {now / before:6.2f}", flush=True)


if __name__ == "__main__":
    main()
