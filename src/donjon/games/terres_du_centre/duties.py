"""What a turn owes, TC-3.3 to TC-3.5: no optional action may make the card, or a compulsory keep, impossible."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.lay import corner_bit, may_play
from donjon.games.terres_du_centre.position import Position
from donjon.games.terres_du_centre.targets import first_keep, raise_exists

# What there is to watch over before the card is played; a square: only a dragon there would be dangerous.
NOTHING: Final = -3
SAFE: Final = -2
DELICATE: Final = -1


def may_release(p: Position) -> bool:
    """TC-3.4b: with an empty hand, a keep can be raised or the Seal alone holds a pile."""
    return p.lone_seal(p.mover) or raise_exists(p)


def watch(p: Position, out: vec[i64], count: i64) -> i64:
    """TC-3.5: how much an optional action could endanger the card that must be played."""
    if p.card_played or p.held[p.mover] == 0:
        return NOTHING
    found = witnesses(p)
    if found == DELICATE and not may_play(p, out, count):
        return NOTHING
    return found


def witnesses(p: Position) -> i64:
    """Look for places on new ground that touch at most one group of each type.

    Nothing put down elsewhere can forbid such a place but a dragon on the only square of its type it touches: two that
    lean on different squares, or one that leans on two, are safe from any single action.
    """
    settings = p.settings
    first = p.left - 2
    last = p.right + 1
    highest = p.top - 2
    lowest = p.bottom + 1
    if settings.extent > 0:
        first = max(first, p.right + 1 - settings.extent)
        last = min(last, p.left + settings.extent - 2)
        highest = max(highest, p.bottom + 1 - settings.extent)
        lowest = min(lowest, p.top + settings.extent - 2)
    base = p.mover * board.KINDS
    only: i64 = DELICATE
    for y in range(highest, lowest + 1):
        for x in range(first, last + 1):
            square = (board.WIDTH * y + x) & board.WRAP
            touched = touched_from_new_ground(p, square)
            if touched == 0:
                continue
            for kind in range(i64(board.KINDS)):
                if p.hand[base + kind] == 0:
                    continue
                for turns in range(i64(4)):
                    card = board.CORNERS[kind * 4 + turns]
                    if card & touched == 0:
                        continue
                    support = leans_on(p, square, card)
                    if support == SAFE or (support >= 0 and only >= 0 and support != only):
                        return SAFE
                    if support >= 0:
                        only = support
    return only


def touched_from_new_ground(p: Position, square: i64) -> i64:
    """What types each square of a card there touches, as in CORNERS; 0 where anything lies under the card."""
    cell = p.cell
    footprint = board.FOOTPRINT
    for corner in range(i64(4)):
        if cell[(square + footprint[corner]) & board.WRAP] != 0:
            return 0
    outside = board.OUTSIDE
    touched: i64 = 0
    for back in range(i64(4)):  # from the last corner to the first, whose bits are the lowest
        k = 6 - 2 * back
        content = i64(cell[(square + outside[k]) & board.WRAP] | cell[(square + outside[k + 1]) & board.WRAP])
        touched = touched << 4 | content & board.TYPE_BITS
    return touched


def leans_on(p: Position, square: i64, card: i64) -> i64:
    """The only square of its type a card there touches, SAFE if several of one group for each type, else DELICATE."""
    support: i64 = DELICATE
    cell = p.cell
    outside = board.OUTSIDE
    for corner in range(i64(4)):
        bit = corner_bit(card, corner)
        for k in range(i64(2)):
            beside = (square + outside[2 * corner + k]) & board.WRAP
            content = i64(cell[beside])
            if content & bit == 0:
                continue
            if support == DELICATE:
                support = beside
                continue
            support = SAFE
            if touches_another(p, square, card, bit, content // board.LABEL):
                return DELICATE
    return support


def touches_another(p: Position, square: i64, card: i64, bit: i64, label: i64) -> bool:
    """The card's squares of that type touch a second group of it."""
    for corner in range(i64(4)):
        if corner_bit(card, corner) != bit:
            continue
        for k in range(i64(2)):
            content = i64(p.cell[(square + board.OUTSIDE[2 * corner + k]) & board.WRAP])
            if content & bit != 0 and content // board.LABEL != label:
                return True
    return False


def passes(p: Position, what: i64, where: i64, watched: i64, out: vec[i64], count: i64) -> bool:
    """TC-3.5: after that action a card can still be played (or a pile released), and a compulsory keep raised.

    `where` is the square, for a bridge its middle with 4096 added if it stands.
    """
    if p.card_played:
        return True
    need_play = watched == DELICATE or (watched == where and what == board.BURNING)
    need_raise = False
    if what == board.BRIDGING:
        # Over void it closes new ground to cards.
        if watched != NOTHING and p.cell[where & board.WRAP] & board.GROUND == 0:
            need_play = True
        need_raise = raise_at_stake(p)
    elif what == board.BURNING:
        need_raise = raise_at_stake(p)
    if not need_play and not need_raise:
        return True
    return holds_after(p, what, where, need_play, need_raise, out, count)


def raise_at_stake(p: Position) -> bool:
    """A keep must be raised, or is the only way to new cards."""
    if p.must_raise:
        return True
    # With the Seal alone on a pile that pile can be released, now or by the very action in question.
    return p.held[p.mover] == 0 and not p.lone_seal(p.mover) and raise_exists(p)


def holds_after(
    p: Position, what: i64, where: i64, need_play: bool, need_raise: bool, out: vec[i64], count: i64
) -> bool:
    """Put the piece down for a moment and look."""
    square = where & board.WRAP
    before = p.cell[square] & board.CONTENT
    keep: i64 = board.NOWHERE
    if what == board.RAISING:
        keep = first_keep(p)
        p.keep_at[keep] = square
        p.cell[square] = before | board.KEEP
    elif what == board.BURNING:
        p.cell[square] = before & board.SHEETS | board.GROUND | board.DRAGON
    elif what == board.BRIDGING:
        holds = bridge_holds(p, where, need_play, need_raise, out, count)
        p.survey()
        return holds
    else:
        p.cell[square] = before | board.KNIGHT
    p.survey()
    holds = (not need_play or may_play(p, out, count)) and (not need_raise or raise_exists(p))
    p.cell[square] = before
    if what == board.RAISING:
        p.keep_at[keep] = board.ON_PILE
    p.survey()
    return holds


def bridge_holds(p: Position, where: i64, need_play: bool, need_raise: bool, out: vec[i64], count: i64) -> bool:
    middle = where & board.WRAP
    step = board.ACROSS[where // board.SQUARES]
    one = (middle - step) & board.WRAP
    other = (middle + step) & board.WRAP
    at_one = p.cell[one] & board.CONTENT
    at_middle = p.cell[middle] & board.CONTENT
    at_other = p.cell[other] & board.CONTENT
    p.bridge[p.mover] = where
    p.cell[one] |= board.BRIDGE_END
    p.cell[middle] |= board.BRIDGE_MIDDLE
    p.cell[other] |= board.BRIDGE_END
    p.survey()
    holds = (not need_play or may_play(p, out, count)) and (not need_raise or raise_exists(p))
    p.bridge[p.mover] = board.NOWHERE
    p.cell[one] = at_one
    p.cell[middle] = at_middle
    p.cell[other] = at_other
    return holds
