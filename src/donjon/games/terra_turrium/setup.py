"""Set-up, section 2: who begins, and six flags each on their own ground."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.position import Position, name
from donjon.games.terra_turrium.settings import ALTERNATE, BY_LOT


def list_setup(p: Position, out: vec[i64]) -> i64:
    """TT-2.4: any seat may be drawn first; TT-2.5: a flag goes on a construction of one's own, each on another."""
    count: i64 = 0
    if p.phase == board.DRAWING:
        for seat in range(p.seats):
            out[count] = board.FIRST + seat
            count += 1
        return count
    squares = p.settings.squares
    for k in range(len(squares)):
        if may_set(p, squares[k]):
            out[count] = board.FLAG + squares[k]
            count += 1
    return count


def may_set(p: Position, square: i64) -> bool:
    return p.settings.owner[square] == p.mine and p.free(square)


def begin_with(p: Position, seat: i64) -> None:
    """TT-2.4: that seat is first, and sets its flags first (R15)."""
    p.first = seat
    p.mine = seat
    p.phase = board.SETTING
    p.actor = CHANCE if p.settings.setup_order == BY_LOT else seat
    if p.journal is not None:
        p.journal.add("first", int(seat), {})


def set_flag(p: Position, square: i64) -> bool:
    """One flag stands; whether it was the last of all."""
    p.put_flag(square, p.mine)
    p.reserve[p.mine] -= 1
    if p.journal is not None:
        p.journal.add("flag", int(p.mine), {"square": name(square)})
    p.mine = next_to_set(p)
    if p.mine == board.NOBODY:
        return True
    p.actor = CHANCE if p.settings.setup_order == BY_LOT else p.mine
    return False


def next_to_set(p: Position) -> i64:
    """R15: all six in a row, or one each in turn order; NOBODY once all flags stand."""
    most: i64 = 0
    for seat in range(p.seats):
        most = max(most, p.reserve[seat])
    if most == 0:
        return board.NOBODY
    for k in range(p.seats):
        seat = (p.first + k) % p.seats
        if p.reserve[seat] == most or (p.settings.setup_order != ALTERNATE and p.reserve[seat] > 0):
            return seat
    return board.NOBODY
