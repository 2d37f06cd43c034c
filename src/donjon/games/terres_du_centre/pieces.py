"""Keeps, dragons, knights, seals and bridges: what may be put where, and what it does. Sections 5 to 9."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.duties import passes, watch
from donjon.games.terres_du_centre.position import Position
from donjon.games.terres_du_centre.targets import may_bridge, may_burn, may_guard, may_raise

# Where a piece may go: ids are listed until `most` are found.


def list_raises(p: Position, out: vec[i64], count: i64, most: i64, watched: i64) -> i64:
    """TC-5.1, held to TC-3.5; but if a compulsory keep cannot meet that test anywhere, it is free of it."""
    begun = count
    for i in range(p.count):
        square = p.squares[i]
        if may_raise(p, square) and passes(p, board.RAISING, square, watched, out, count):
            out[count] = board.PUT + square
            count += 1
            if count == most:
                return count
    if count > begun or not p.must_raise:
        return count
    for i in range(p.count):
        if may_raise(p, p.squares[i]):
            out[count] = board.PUT + p.squares[i]
            count += 1
            if count == most:
                return count
    return count


def list_dragons(p: Position, out: vec[i64], count: i64, most: i64, watched: i64) -> i64:
    """TC-6.1"""
    for i in range(p.count):
        square = p.squares[i]
        if may_burn(p, square) and passes(p, board.BURNING, square, watched, out, count):
            out[count] = board.PUT + square
            count += 1
            if count == most:
                return count
    return count


def list_knights(p: Position, out: vec[i64], count: i64, most: i64, watched: i64) -> i64:
    """TC-7.1"""
    for i in range(p.count):
        square = p.squares[i]
        if may_guard(p, square) and passes(p, board.GUARDING, square, watched, out, count):
            out[count] = board.PUT + square
            count += 1
            if count == most:
                return count
    return count


def list_bridges(p: Position, out: vec[i64], count: i64, most: i64, watched: i64) -> i64:
    """TC-9.1: end, middle and end in a straight line; a bridge is named by its middle."""
    for i in range(p.count):
        square = p.squares[i]
        for standing in range(i64(2)):
            step = board.ACROSS[standing]
            if p.cell[square] & p.cell[(square + 2 * step) & board.WRAP] & board.TYPE_BITS == 0:
                continue
            where = ((square + step) & board.WRAP) + standing * board.SQUARES
            if may_bridge(p, where & board.WRAP, standing) and passes(p, board.BRIDGING, where, watched, out, count):
                out[count] = board.PUT + where
                count += 1
                if count == most:
                    return count
    return count


def list_places(p: Position, out: vec[i64], most: i64, watched: i64) -> i64:
    """Where the piece that was taken up may go."""
    if p.phase == board.RAISING:
        return list_raises(p, out, 0, most, watched)
    if p.phase == board.BURNING:
        return list_dragons(p, out, 0, most, watched)
    if p.phase == board.GUARDING:
        return list_knights(p, out, 0, most, watched)
    return list_bridges(p, out, 0, most, watched)


def has_place(p: Position) -> bool:
    """Whether the piece that was taken up may go anywhere."""
    scratch = vec[i64]([0])
    return list_places(p, scratch, 1, watch(p, scratch, 0)) > 0


# Which pieces may be taken at all.


def may_lift(p: Position, windows: i64) -> bool:
    """TC-5.1: one's own keep, still on its pile."""
    keep = p.house_of(p.mover) * board.KEEPS + windows
    return p.seat_of[keep] == p.mover and p.keep_at[keep] == board.ON_PILE


def may_raise_more(p: Position) -> bool:
    """R3: the caps of the turn, which a compulsory keep or an empty hand before the card lifts."""
    if p.must_raise or (p.held[p.mover] == 0 and not p.card_played):
        return True
    settings = p.settings
    if settings.keeps_per_turn > 0 and p.raised >= settings.keeps_per_turn:
        return False
    return settings.each_per_turn == 0 or p.raised < settings.each_per_turn


def may_burn_more(p: Position) -> bool:
    """R3: only dragons and keeps can be played more than once in a turn at all."""
    return p.settings.each_per_turn == 0 or p.burnt < p.settings.each_per_turn


def may_use(p: Position, token: i64) -> bool:
    """TC-3.7: a token has one use, on either face."""
    return p.token[2 * p.mover + token] == board.READY


# Putting them down.


def raise_keep(p: Position, square: i64) -> None:
    """TC-5.2: the group becomes a fief, and the keep leaves its pile."""
    house = p.house_of(p.mover)
    p.keep_at[house * board.KEEPS + p.taken] = square
    p.cell[square] |= board.KEEP
    p.raised += 1
    p.must_raise = False
    p.survey()
    if p.journal is not None:
        size = p.size_of[p.group(square)]
        p.journal.add(
            "raise",
            int(p.actor),
            {"house": board.HOUSES[house], "keep": p.taken + 1, "x": p.x_of(square), "y": p.y_of(square), "size": size},
        )


def burn(p: Position, square: i64) -> None:
    """TC-6.2: the square is destroyed for good."""
    token = 2 * p.mover + p.taken
    p.token[token] = board.BACK
    p.token_at[token] = square
    if p.taken == board.SEAL_TOKEN:
        p.seal_pile[p.mover] = board.NOWHERE
    p.cell[square] = p.cell[square] & board.SHEETS | board.GROUND | board.DRAGON
    p.burnt += 1
    p.survey()
    note_square(p, "dragon", square)


def guard(p: Position, square: i64) -> None:
    """TC-7.2: no dragon where the knight stands."""
    token = 2 * p.mover + board.KNIGHT_TOKEN
    p.token[token] = board.FRONT
    p.token_at[token] = square
    p.cell[square] |= board.KNIGHT
    p.guards_of[p.group(square)] += 1
    note_square(p, "knight", square)


def build_bridge(p: Position, where: i64) -> None:
    """TC-9.3, TC-9.4: the ends count as adjacent, for whoever holds their group."""
    p.bridge[p.mover] = where
    middle = where & board.WRAP
    step = board.ACROSS[where // board.SQUARES]
    one = (middle - step) & board.WRAP
    other = (middle + step) & board.WRAP
    p.cell[one] |= board.BRIDGE_END
    p.cell[middle] |= board.BRIDGE_MIDDLE
    p.cell[other] |= board.BRIDGE_END
    p.survey()
    if p.journal is not None:
        p.journal.add(
            "bridge",
            int(p.actor),
            {
                "x": p.x_of(one),
                "y": p.y_of(one),
                "to_x": p.x_of(other),
                "to_y": p.y_of(other),
                "size": p.size_of[p.group(one)],
            },
        )


def seal(p: Position, windows: i64) -> None:
    """TC-8.1: a royal card goes face down under the Seal; only its owner knows which."""
    p.sealed[p.house_of(p.mover)] = windows
    p.token[2 * p.mover + board.SEAL_TOKEN] = board.FRONT
    p.seal_pile[p.mover] = board.NOWHERE


def note_square(p: Position, kind: str, square: i64) -> None:
    if p.journal is not None:
        p.journal.add(kind, int(p.actor), {"x": p.x_of(square), "y": p.y_of(square)})
