"""Laying a card, section 4: where it may lie, and what it does to the land."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import QUEUE, Position


def list_lays(p: Position, kind: i64, out: vec[i64], count: i64, most: i64) -> i64:
    """TC-4.1 to TC-4.5: every place and turn for a card, row by row, until `most` are found.

    Four columns of four squares slide along the row: the card in the middle, what it may touch about it.
    """
    settings = p.settings
    first = p.left - 2
    last = p.right + 1
    highest = p.top - 2
    lowest = p.bottom + 1
    if settings.extent > 0:  # the box around all squares may not outgrow it
        first = max(first, p.right + 1 - settings.extent)
        last = min(last, p.left + settings.extent - 2)
        highest = max(highest, p.bottom + 1 - settings.extent)
        lowest = min(lowest, p.top + settings.extent - 2)
    cell, touching, covering = p.cell, board.TOUCHING, board.COVERING
    first_types = kind * 64
    for y in range(highest, lowest + 1):
        row = board.WIDTH * y
        a = (row + first - 1) & board.WRAP
        left_top = cell[a]
        left_bottom = cell[(a + board.WIDTH) & board.WRAP]
        a = (row + first) & board.WRAP
        above_0 = cell[(a - board.WIDTH) & board.WRAP]
        top_0 = cell[a]
        bottom_0 = cell[(a + board.WIDTH) & board.WRAP]
        below_0 = cell[(a + 2 * board.WIDTH) & board.WRAP]
        a = (row + first + 1) & board.WRAP
        above_1 = cell[(a - board.WIDTH) & board.WRAP]
        top_1 = cell[a]
        bottom_1 = cell[(a + board.WIDTH) & board.WRAP]
        below_1 = cell[(a + 2 * board.WIDTH) & board.WRAP]
        for x in range(first, last + 1):
            a = (row + x + 2) & board.WRAP
            above_2 = cell[(a - board.WIDTH) & board.WRAP]
            top_2 = cell[a]
            bottom_2 = cell[(a + board.WIDTH) & board.WRAP]
            below_2 = cell[(a + 2 * board.WIDTH) & board.WRAP]
            around = above_0 | above_1 | below_0 | below_1 | left_top | left_bottom | top_2 | bottom_2
            under = top_0 | top_1 | bottom_0 | bottom_1
            if around & board.TYPE_BITS != 0 and under & board.PIECE == 0:  # TC-4.3
                covered = i64(
                    (top_0 & board.GROUND) >> 4
                    | (top_1 & board.GROUND) >> 3
                    | (bottom_1 & board.GROUND) >> 2
                    | (bottom_0 & board.GROUND) >> 1
                )
                # All four turns at once, a bit each: testing one after the other cannot be foretold and takes longer.
                top_left = first_types + i64((above_0 | left_top) & board.TYPE_BITS)
                top_right = first_types + 16 + i64((above_1 | top_2) & board.TYPE_BITS)
                bottom_right = first_types + 32 + i64((below_1 | bottom_2) & board.TYPE_BITS)
                bottom_left = first_types + 48 + i64((below_0 | left_bottom) & board.TYPE_BITS)
                fitting = touching[top_left] | touching[top_right] | touching[bottom_right] | touching[bottom_left]
                under_card = kind * 16 + covered
                fitting &= covering[under_card]  # TC-4.1, TC-4.2
                if fitting != 0 and (covered != 15 or not settings.new_square):  # TC-4.4
                    square = (row + x) & board.WRAP
                    near_fiefs = around & board.FIEF != 0
                    while fitting != 0:
                        turns = board.LOWEST[fitting]
                        fitting &= fitting - 1
                        card = board.CORNERS[kind * 4 + turns]
                        if covered != 0 and not settings.same_type_cover and covers_own_type(p, square, card):
                            continue
                        if near_fiefs:
                            near_fiefs = touches_fiefs(p, square)
                            if near_fiefs and joins_fiefs(p, square, card):
                                continue
                        out[count] = board.PUT + turns * board.SQUARES + square
                        count += 1
                        if count == most:
                            return count
            left_top = top_0
            left_bottom = bottom_0
            above_0 = above_1
            top_0 = top_1
            bottom_0 = bottom_1
            below_0 = below_1
            above_1 = above_2
            top_1 = top_2
            bottom_1 = bottom_2
            below_1 = below_2
    return count


def may_lie(p: Position, kind: i64, out: vec[i64], count: i64) -> bool:
    """Whether the card has a legal place at all; `out` is written to at `count`."""
    return list_lays(p, kind, out, count, count + 1) > count


def may_play(p: Position, out: vec[i64], count: i64) -> bool:
    """TC-3.4: whether any card of the player's hand has a legal place."""
    base = p.mover * board.KINDS
    for kind in range(i64(board.KINDS)):
        if p.hand[base + kind] > 0 and may_lie(p, kind, out, count):
            return True
    return False


def can_play(p: Position) -> bool:
    """TC-3.4: whether any card of the player's hand has a legal place."""
    return may_play(p, vec[i64]([0]), 0)


def covers_own_type(p: Position, square: i64, card: i64) -> bool:
    """R6, with `same_type_cover` off: a square of the card would lie on one of its own type."""
    for corner in range(i64(4)):
        if i64(p.cell[(square + board.FOOTPRINT[corner]) & board.WRAP]) & corner_bit(card, corner) != 0:
            return True
    return False


def corner_bit(card: i64, corner: i64) -> i64:
    """The type of one square of a card, as a bit."""
    return (card >> (4 * corner)) & board.TYPE_BITS


def touches_fiefs(p: Position, square: i64) -> bool:
    """Whether two different fiefs of one type lie about a card there: most places need no closer look."""
    cell = p.cell
    outside = board.OUTSIDE
    fief: i32 = 0  # what the last square of a fief is, where all so far are of one
    several = False
    for k in range(i64(8)):
        content = cell[(square + outside[k]) & board.WRAP]
        if content & board.FIEF == 0:
            continue
        several = several or (fief != 0 and fief ^ content >= board.LABEL)
        fief = content
    return several and has_fiefs_of_one_type(p, square)


def has_fiefs_of_one_type(p: Position, square: i64) -> bool:
    for k in range(i64(7)):
        content = p.cell[(square + board.OUTSIDE[k]) & board.WRAP]
        if content & board.FIEF == 0:
            continue
        for j in range(k + 1, i64(8)):
            other = p.cell[(square + board.OUTSIDE[j]) & board.WRAP]
            if other & board.FIEF != 0 and other & content & board.TYPE_BITS != 0 and other ^ content >= board.LABEL:
                return True
    return False


def joins_fiefs(p: Position, square: i64, card: i64) -> bool:
    """TC-4.5: two keeps would come to stand in one group.

    Only squares of the card that touch different fiefs of their type can do that; covering may cut those fiefs in the
    same stroke, and then only the land as it would be counts (TC-10.3).
    """
    for corner in range(i64(4)):
        bit = corner_bit(card, corner)
        met: i64 = board.NOBODY
        for other in range(corner, i64(4)):
            if corner_bit(card, other) != bit:
                continue
            for k in range(i64(2)):
                content = i64(p.cell[(square + board.OUTSIDE[2 * other + k]) & board.WRAP])
                if content & bit != 0 and content & board.FIEF != 0:
                    label = content // board.LABEL
                    if met == board.NOBODY:
                        met = label
                    elif met != label:
                        if two_keeps_after(p, square, card):
                            return True
                        met = label
    return False


def two_keeps_after(p: Position, square: i64, card: i64) -> bool:
    """The card is laid for a moment: does a group through it hold two keeps?"""
    before_0 = p.cell[square]
    before_1 = p.cell[(square + board.FOOTPRINT[1]) & board.WRAP]
    before_2 = p.cell[(square + board.FOOTPRINT[2]) & board.WRAP]
    before_3 = p.cell[(square + board.FOOTPRINT[3]) & board.WRAP]
    for corner in range(i64(4)):
        p.cell[(square + board.FOOTPRINT[corner]) & board.WRAP] = i32(corner_bit(card, corner) | board.GROUND)
    two = False
    for corner in range(i64(4)):
        if keeps_around(p, (square + board.FOOTPRINT[corner]) & board.WRAP) > 1:
            two = True
    p.cell[square] = before_0
    p.cell[(square + board.FOOTPRINT[1]) & board.WRAP] = before_1
    p.cell[(square + board.FOOTPRINT[2]) & board.WRAP] = before_2
    p.cell[(square + board.FOOTPRINT[3]) & board.WRAP] = before_3
    return two


def keeps_around(p: Position, start: i64) -> i64:
    """Keeps in the group of that square, by the types as they now lie; the numbers of groups are left alone."""
    bit = p.cell[start] & board.TYPE_BITS
    keeps: i64 = 0
    QUEUE[0] = start
    p.cell[start] |= board.MARK
    reached: i64 = 1
    k: i64 = 0
    while k < reached:
        square = QUEUE[k]
        k += 1
        content = p.cell[square]
        if content & board.KEEP != 0:
            keeps += 1
        for d in range(i64(4)):
            beside = (square + board.BESIDE[d]) & board.WRAP
            other = p.cell[beside]
            if other & bit != 0 and other & board.MARK == 0:
                p.cell[beside] = other | board.MARK
                QUEUE[reached] = beside
                reached += 1
        if content & board.BRIDGE_END != 0:
            for seat in range(p.seats):
                beside = p.far_end(seat, square)
                if beside != board.NOWHERE and p.cell[beside] & board.MARK == 0:
                    p.cell[beside] |= board.MARK
                    QUEUE[reached] = beside
                    reached += 1
    for k in range(reached):
        p.cell[QUEUE[k]] -= board.MARK
    return keeps


def lay(p: Position, turns: i64, square: i64) -> None:
    """TC-4.6: the four squares take the card's types, and the groups are found anew."""
    kind = p.taken
    x = p.x_of(square)
    y = p.y_of(square)
    covered: i64 = 0
    card = board.CORNERS[kind * 4 + turns]
    p.laid += 1
    for corner in range(i64(4)):
        at = (square + board.FOOTPRINT[corner]) & board.WRAP
        if p.cell[at] & board.GROUND != 0:
            covered += 1
        p.ground(at, corner_bit(card, corner))
    p.left = min(p.left, x)
    p.right = max(p.right, x + 1)
    p.top = min(p.top, y)
    p.bottom = max(p.bottom, y + 1)
    p.hand[p.mover * board.KINDS + kind] -= 1
    p.held[p.mover] -= 1
    p.card_played = True
    p.survey()
    if p.journal is not None:
        p.journal.add(
            "lay", int(p.actor), {"card": board.CARDS[kind], "turns": turns, "x": x, "y": y, "covered": covered}
        )


def take_up(p: Position, before: Position, square: i64) -> None:
    """The card just laid there is in hand again, and the land as it was `before`, but for the numbers of its groups."""
    for corner in range(i64(4)):
        at = (square + board.FOOTPRINT[corner]) & board.WRAP
        p.cell[at] = before.cell[at]
    for i in range(before.count):
        p.squares[i] = before.squares[i]
    p.count = before.count
    p.laid = before.laid
    p.left = before.left
    p.right = before.right
    p.top = before.top
    p.bottom = before.bottom
    held = p.mover * board.KINDS + p.taken
    p.hand[held] = before.hand[held]
    p.held[p.mover] = before.held[p.mover]
    p.card_played = before.card_played
