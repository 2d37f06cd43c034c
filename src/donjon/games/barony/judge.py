"""What the bots think of a position of Barony: an estimate of the result, and moves worth trying first."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.barony.position import Position


def estimate(p: Position, seat: i64) -> float:
    return 1.0 / float(p.seats)


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    for i in range(count):
        out[i] = 1
