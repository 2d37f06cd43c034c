"""Which squares may take which piece: sections 5 to 9, without the duties of the turn."""

from typing import Final

from mypy_extensions import i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position

TAKEN_GROUND: Final = board.FIEF | board.PIECE


def may_raise(p: Position, square: i64) -> bool:
    """TC-2.7, TC-5.1: an empty square of a group without keep, whoever laid it.

    R7, with `donjon_on_bridge_end`: the end of a bridge too, if it is the middle of none.
    """
    content = p.cell[square]
    if content & TAKEN_GROUND == 0:
        return True
    return p.settings.keep_on_bridge_end and content & (TAKEN_GROUND - board.BRIDGE_END) == 0


def raise_exists(p: Position) -> bool:
    """The player has a keep left and a square for it."""
    if first_keep(p) == board.NOBODY:
        return False
    for i in range(p.count):
        if may_raise(p, p.squares[i]):
            return True
    return False


def first_keep(p: Position) -> i64:
    """A keep of the player's that still stands on its pile, or NOBODY."""
    for keep in range(i64(board.HOUSE_COUNT * board.KEEPS)):
        if p.seat_of[keep] == p.mover and p.keep_at[keep] == board.ON_PILE:
            return keep
    return board.NOBODY


def may_burn(p: Position, square: i64) -> bool:
    """TC-6.1, TC-7.2: an empty square whose group no knight protects.

    R8: whether a knight on a group without keep protects it is an option.
    """
    content = i64(p.cell[square])
    if content & board.PIECE != 0:
        return False
    label = content // board.LABEL
    if p.guards_of[label] == 0:
        return True
    return not p.settings.knight_protects_unoccupied and p.fief_of[label] == board.NOBODY


def may_guard(p: Position, square: i64) -> bool:
    """TC-7.1: an empty square of any fief.

    R9: options may ask for one's own fief, or let the knight stand with the keep.
    """
    content = i64(p.cell[square])
    fief = p.fief_of[content // board.LABEL]
    if fief == board.NOBODY:
        return False
    if p.settings.knight_own_fief and fief // board.KEEPS != p.house_of(p.mover):
        return False
    if content & board.PIECE == 0:
        return True
    return p.settings.knight_shares_keep and content & board.PIECE == board.KEEP


def may_bridge(p: Position, middle: i64, standing: i64) -> bool:
    """TC-9.1, TC-9.2: from one's own fief to a group of its type without keep, over one square.

    R10: options let the middle be void, or drop the own fief.
    """
    step = board.ACROSS[standing]
    one = i64(p.cell[(middle - step) & board.WRAP])
    other = i64(p.cell[(middle + step) & board.WRAP])
    if one & other & board.TYPE_BITS == 0 or (one | other) & board.TOKEN != 0:
        return False
    between = p.cell[middle]
    if between & board.GROUND == 0:
        if not p.settings.bridge_over_void:
            return False
    elif between & (board.TOKEN | board.KEEP) != 0:
        return False
    here = one // board.LABEL
    there = other // board.LABEL
    if here == there:
        return False
    fief = p.fief_of[here]
    beyond = p.fief_of[there]
    if fief != board.NOBODY and beyond != board.NOBODY:
        return False
    if not p.settings.bridge_from_own_fief:
        return True
    own = max(fief, beyond)
    return own != board.NOBODY and own // board.KEEPS == p.house_of(p.mover)
