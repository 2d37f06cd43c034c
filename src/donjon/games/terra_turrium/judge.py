"""What the bots think of a position of Terra Turrium: an estimate of the result, and moves worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terra_turrium.board import SETTING
from donjon.games.terra_turrium.position import Position

SHARPNESS: Final = 1.2


def estimate(p: Position, seat: i64) -> float:
    """The seat's share of the win: everybody's strength, weighed against the others'."""
    if p.phase <= SETTING:
        return 1.0 / float(p.seats)
    own = 0.0
    total = 0.0
    for other in range(p.seats):
        share = math.exp(SHARPNESS * strength(p, other))
        total += share
        if other == seat:
            own = share
    return own / total


def strength(p: Position, seat: i64) -> float:
    return float(p.heights_held(seat))


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    for i in range(count):
        out[i] = 1
