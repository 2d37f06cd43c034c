"""Moving knights and what it leads to: BY-4.3 to BY-4.7, conflict (section 5) and visits (BY-7.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.barony import board
from donjon.games.barony.position import Position


def may_enter(p: Position, hex: i64) -> bool:
    """BY-4.5, for a hex that is on the board and no lake (a)."""
    if p.pawns[hex] == 0:
        return True
    own = p.own_pawns(p.me, hex)
    if p.pawns[hex] == own:
        return True
    if p.land[hex] == board.MOUNTAIN:  # BY-4.5d
        return False
    if p.kind[hex] > board.VILLAGE and p.owner[hex] != p.me:  # BY-4.5b
        return False
    return p.pawns[hex] - own == 1 or not p.crowded(hex)  # BY-4.5c


def list_moves(p: Position, out: vec[i64], count: i64) -> i64:
    """BY-4.3, BY-4.4: every step of every knight, save of one that has just moved."""
    row = p.me * p.hexes
    for hex in range(p.hexes):
        if p.knights[row + hex] > 0:
            if p.phase == board.SECOND and hex == p.at and p.knights[row + hex] < 2:
                continue
            count = list_steps(p, hex, out, count)
    return count


def list_steps(p: Position, hex: i64, out: vec[i64], count: i64) -> i64:
    for k in range(i64(6)):
        target = p.road[hex * 6 + k]
        if target != board.NOWHERE and may_enter(p, target):
            out[count] = board.MOVE + hex * 6 + k
            count += 1
    return count


def step(p: Position, hex: i64, target: i64) -> None:
    """One knight leaves, which is never restricted (BY-4.6), and arrives; nothing else happens yet."""
    row = p.me * p.hexes
    p.knights[row + hex] -= 1
    p.pawns[hex] -= 1
    p.knights[row + target] += 1
    p.pawns[target] += 1
    p.at = target
    if p.journal is not None:
        p.journal.add("move", int(p.me), {"colour": board.COLOURS[p.me], "from": hex + 1, "hex": target + 1})


def arrive(p: Position, hex: i64) -> None:
    """BY-4.7: the conflict first, then the visit (BY-7.4).

    BY-5.1: without a second own pawn all stay. BY-5.5: nothing but a knight's arrival calls this.
    """
    if p.own_pawns(p.me, hex) >= 2 and p.enemies(hex) > 0:  # BY-5.2
        for seat in range(p.seats):
            if seat != p.me:
                destroy(p, seat, hex)
    if p.land[hex] == board.MYSTERY:
        visit(p, hex)


def destroy(p: Position, seat: i64, hex: i64) -> None:
    """BY-5.3: that player's single knight or village on the hex goes back to the reserve."""
    if p.knights[seat * p.hexes + hex] > 0:
        p.knights[seat * p.hexes + hex] -= 1
        p.stock[seat * board.STOCK + board.KNIGHTS] += 1
        note_loss(p, seat, hex, "knight")
    elif p.owner[hex] == seat:
        p.owner[hex] = board.NOBODY
        p.kind[hex] = board.NO_BUILDING
        p.stock[seat * board.STOCK + board.VILLAGES] += 1
        note_loss(p, seat, hex, "village")
        p.victims[p.owing] = seat  # BY-5.4
        p.owing += 1
    else:
        return
    p.pawns[hex] -= 1
    p.lively = True


def note_loss(p: Position, seat: i64, hex: i64, piece: str) -> None:
    if p.journal is not None:
        p.journal.add("destroy", int(p.me), {"loser": board.COLOURS[seat], "hex": hex + 1, "piece": piece})


def visit(p: Position, hex: i64) -> None:
    """BY-7.3: the first three players to come leave an imprint and take 3, 2 or 1 magic."""
    first = board.IMPRINTS * p.place_at(hex)
    for k in range(i64(board.IMPRINTS)):
        who = p.imprints[first + k]
        if who == p.me:
            return
        if who == board.NOBODY:
            p.imprints[first + k] = p.me
            p.stock[p.me * board.STOCK + board.MAGIC] += board.IMPRINTS - k
            p.lively = True
            if p.journal is not None:
                p.journal.add(
                    "imprint", int(p.me), {"colour": board.COLOURS[p.me], "hex": hex + 1, "magic": board.IMPRINTS - k}
                )
            return


# Stolen tokens, BY-5.4.


def kinds_held(p: Position, seat: i64) -> i64:
    """How many kinds of token that player has."""
    kinds: i64 = 0
    for kind in range(i64(board.KINDS)):
        if p.stock[seat * board.STOCK + board.TOKENS + kind] > 0:
            kinds += 1
    return kinds


def must_choose(p: Position) -> bool:
    """Tokens that leave no choice are taken at once; whether one is left to choose."""
    while p.owing > 0:
        owner = p.victims[0]
        kinds = kinds_held(p, owner)
        if kinds > 1:
            return True
        if kinds == 1:
            for kind in range(i64(board.KINDS)):
                if p.stock[owner * board.STOCK + board.TOKENS + kind] > 0:
                    steal(p, kind)
                    break
        else:
            next_victim(p)
    return False


def steal(p: Position, kind: i64) -> None:
    """BY-5.4: one token of that kind from the village's owner."""
    owner = p.victims[0]
    p.stock[owner * board.STOCK + board.TOKENS + kind] -= 1
    p.stock[p.me * board.STOCK + board.TOKENS + kind] += 1
    if p.journal is not None:
        p.journal.add("steal", int(p.me), {"loser": board.COLOURS[owner], "kind": board.TERRAINS[kind]})
    next_victim(p)


def next_victim(p: Position) -> None:
    p.owing -= 1
    for k in range(p.owing):
        p.victims[k] = p.victims[k + 1]


def list_thefts(p: Position, out: vec[i64], first: i64) -> i64:
    owner = p.victims[0]
    count: i64 = 0
    for kind in range(i64(board.KINDS)):
        if p.stock[owner * board.STOCK + board.TOKENS + kind] > 0:
            out[count] = first + kind
            count += 1
    return count
