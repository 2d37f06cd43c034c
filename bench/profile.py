"""Runs one measurement of `donjon bench` long enough to be profiled.

    perf record -g python bench/profile.py iterations_per_s terre-de-barons 2
    perf report --no-children

Measurements: decisions_per_s, copy_ns, iterations_per_s.
"""

import sys

import donjon
from donjon.lab import pace

SECONDS = 10.0


def main() -> None:
    """Measure and print one figure."""
    figure, slug, seats = sys.argv[1:]
    print(f"{getattr(pace, figure)(donjon.game(slug), int(seats), SECONDS):,.0f}")


if __name__ == "__main__":
    main()
