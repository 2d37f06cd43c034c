"""Where a fief is thin: what it would lose with one of its squares, at the worst."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position

# What `measure` has found: squares that go with the worst one, taken by a dragon or by a card.
LOSS: Final = vec[i64]([0, 0])
BY_DRAGON: Final = 0
BY_CARD: Final = 1

MET: Final = vec[i64]([0] * board.SQUARES)  # by square: the step at which the walk came by
STEP: Final = vec[i64]([1])  # counted on from walk to walk, so that nothing has to be wiped
AROUND: Final = vec[i64](
    [1, board.WIDTH, -1, -board.WIDTH, 1 + board.WIDTH, 1 - board.WIDTH, board.WIDTH - 1, -board.WIDTH - 1]
)


def measure(p: Position, keep_square: i64) -> None:
    """What the keep's fief would lose at the worst, in LOSS: one walk over it, depth first (Tarjan's)."""
    LOSS[BY_DRAGON] = 0
    LOSS[BY_CARD] = 0
    walk(p, keep_square, STEP[0])


def walk(p: Position, square: i64, began: i64) -> i64:
    """Walk on from a square nobody has been to; the earliest one that can be reached from there or from behind it."""
    content = p.cell[square]
    mine = STEP[0]
    MET[square] = mine
    STEP[0] += 1
    earliest = mine
    lost: i64 = 1
    for d in range(i64(4)):
        beside = (square + board.BESIDE[d]) & board.WRAP
        if p.cell[beside] & content & board.TYPE_BITS != 0:
            before = STEP[0]
            reached = MET[beside] if MET[beside] >= began else walk(p, beside, began)
            earliest = min(earliest, reached)
            if reached >= mine:  # all there is behind it hangs on this square
                lost += STEP[0] - before
    if content & board.BRIDGE_END != 0:
        for seat in range(p.seats):
            beside = p.far_end(seat, square)
            if beside != board.NOWHERE:
                earliest = min(earliest, MET[beside] if MET[beside] >= began else walk(p, beside, began))
    if content & board.PIECE == 0:
        LOSS[BY_DRAGON] = max(LOSS[BY_DRAGON], lost)
        if lost > LOSS[BY_CARD] and on_the_edge(p, square):
            LOSS[BY_CARD] = lost
    return earliest


def on_the_edge(p: Position, square: i64) -> bool:
    """TC-4.4: whether a card that covers the square can lie on new ground as well."""
    for d in range(i64(8)):
        if p.cell[(square + AROUND[d]) & board.WRAP] & board.GROUND == 0:
            return True
    return False
