"""What a learned judge of Baron reads off a position: what is to be said of each action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.traits import GRADES, Part, beginnings, grade
from donjon.games.baron import board
from donjon.games.baron.judge import prefer, tiles_left
from donjon.games.baron.position import Position, near

DRAW: Final = 0
LAY: Final = 1
KEEP: Final = 2
PASS: Final = 3
ATTEMPT: Final = 4
DECLINE: Final = 5
KINDS: Final = ["draw", "lay", "place a keep", "no keep", "attempt", "decline"]

PARTS: Final = [
    Part("by hand", KINDS, ("grade", GRADES)),
    Part("tile", KINDS, ("kind", 10), ("tiles beside, or price", 7), ("more of its kind in hand", 3)),
    Part("claims", KINDS, ("own, how far", 7), ("others', how far", 7), ("value", 5)),
    Part("gaps", KINDS, ("bonus", 6), ("bonus left to others", 6), ("baronies beside", 4)),
    Part("time", KINDS, ("tiles to come", 5), ("keeps in hand", 3), ("kind", 10)),
    Part("land", KINDS, ("how far", 7), ("worth", 16), ("rivals", 3)),
]
WIDTH: Final = 6
FIRST: Final = vec[i64](beginnings(PARTS))

# What is noted of every cell that a tile may be laid on, as in the table.
TOUCHING: Final = 0
CLAIMS: Final = 1
GAPS: Final = 2
LAND: Final = 3
NOTES: Final = 4


def traits(p: Position, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
    """Entries of the table for every action; none before the first turn."""
    if p.phase < board.DRAWING:
        return 0
    prefer(p, actions, count, notes)
    left = tiles_left(p)
    ahead: i64 = 0 if left < 2 else 1 if left < 6 else 2 if left < 16 else 3 if left < 31 else 4
    time = ahead * 3 + min(i64(2), p.available())
    if p.phase == board.LAYING:
        tell_lays(p, actions, count, time, out, notes)
        return WIDTH
    for i in range(count):
        action = actions[i]
        kind = kind_of(action)
        tile: i64 = board.EMPTY
        touching: i64 = 0
        value: i64 = 1
        spare: i64 = 0
        land: i64 = 0
        if kind == DRAW:
            tile = p.market[action - board.DRAW]
            touching = max(i64(0), min(i64(6), p.settings.costs[action - board.DRAW]))
        elif kind == KEEP or kind == ATTEMPT or kind == DECLINE:
            cell = action - board.KEEP if kind == KEEP else p.asked
            touching = p.touching(cell)
            land = (touching * 16 + max(i64(0), min(i64(15), p.worth(cell)))) * 3 + rivals(p, cell)
        if tile < board.EMPTY:
            value = worth_of(p, tile)
            spare = more_of(p, tile)
        at = i * WIDTH
        out[at] = FIRST[0] + kind * GRADES + grade(notes[i])
        out[at + 1] = FIRST[1] + ((kind * 10 + tile) * 7 + touching) * 3 + spare
        out[at + 2] = FIRST[2] + kind * 245 + value
        out[at + 3] = FIRST[3] + kind * 144
        out[at + 4] = FIRST[4] + (kind * 15 + time) * 10 + tile
        out[at + 5] = FIRST[5] + kind * 336 + land
    return WIDTH


def tell_lays(p: Position, actions: vec[i64], count: i64, time: i64, out: vec[i64], notes: vec[i64]) -> None:
    """Lays come kind by kind, each in the order of the edge: a cell is looked at once for all kinds, a kind for all
    cells. Their weights by hand are the first of the notes, then come the cells."""
    for i in range(p.edges):
        look_at_cell(p, p.edge[i], count + i * NOTES, notes)
    by_hand = FIRST[0] + LAY * GRADES
    gaps, land = FIRST[3] + LAY * 144, FIRST[5] + LAY * 336
    touching: i64 = 0
    claims: i64 = 0
    stage: i64 = 0
    begin: i64 = 0  # the kind's first action
    end: i64 = 0  # and the first that is not its own any more
    place: i64 = 0
    at: i64 = 0
    for i in range(count):
        action = actions[i]
        if action < begin or action >= end:
            tile = (action - board.LAY) // board.SIZE
            begin = board.LAY + tile * board.SIZE
            end = begin + board.SIZE
            touching = FIRST[1] + (LAY * 10 + tile) * 21 + more_of(p, tile)
            claims = FIRST[2] + LAY * 245 + worth_of(p, tile)
            stage = FIRST[4] + (LAY * 15 + time) * 10 + tile
            place = 0
        while p.edge[place] != action - begin:
            place += 1
        noted = count + place * NOTES
        out[at] = by_hand + grade(notes[i])
        out[at + 1] = touching + notes[noted + TOUCHING]
        out[at + 2] = claims + notes[noted + CLAIMS]
        out[at + 3] = gaps + notes[noted + GAPS]
        out[at + 4] = stage
        out[at + 5] = land + notes[noted + LAND]
        at += WIDTH


def worth_of(p: Position, tile: i64) -> i64:
    """The value of a kind of tile, from 1 below nothing to 3."""
    return max(i64(0), min(i64(4), p.settings.values[tile] + 1))


def more_of(p: Position, tile: i64) -> i64:
    """How many tiles of that kind the player has, two at most."""
    return min(i64(2), p.reserve[p.mine * board.KINDS + tile])


def kind_of(action: i64) -> i64:
    kind = board.KIND[action]
    if kind == board.LAY:
        return LAY
    if kind == board.DRAW:
        return DRAW
    if kind == board.KEEP:
        return KEEP
    if kind == board.PASS:
        return PASS
    return i64(ATTEMPT) if kind == board.ATTEMPT else i64(DECLINE)


def look_at_cell(p: Position, cell: i64, at: i64, notes: vec[i64]) -> None:
    """What a tile there would touch: claims and baronies, the bonus, and the gap it leaves."""
    own: i64 = 0
    others: i64 = 0
    worth: i64 = 0
    far: i64 = 0
    foes: i64 = 0
    baronies: i64 = 0
    gap: i64 = 0
    for k in range(i64(6)):
        there = board.AROUND[cell * 6 + k]
        if p.land[there] == board.EMPTY:
            if there != board.OFF:
                gap = max(gap, p.settings.touch[p.touching(there) + 1])
            continue
        owner = p.keep_of[there]
        if owner == board.NOBODY:
            continue
        if p.rank[there] == board.BARON:
            baronies |= 1 if owner == p.mine else 2
        elif owner == p.mine:
            own = max(own, p.touching(there))
            if own == p.touching(there):
                worth = p.worth(there)
                far = own
        else:
            others = max(others, p.touching(there))
            foes += 1
            if own == 0 and others == p.touching(there):
                worth = p.worth(there)
                far = others
    touching = p.touching(cell)
    bonus = p.settings.touch[touching]
    notes[at + TOUCHING] = touching * 3
    notes[at + CLAIMS] = (min(i64(6), own) * 7 + min(i64(6), others)) * 5
    notes[at + GAPS] = (max(i64(0), min(i64(5), bonus)) * 6 + max(i64(0), min(i64(5), gap))) * 4 + baronies
    notes[at + LAND] = (min(i64(6), far) * 16 + max(i64(0), min(i64(15), worth))) * 3 + min(i64(2), foes)


def rivals(p: Position, cell: i64) -> i64:
    """Keeps of others whose land would share tiles with that around the cell, two at most."""
    found: i64 = 0
    for i in range(p.meadows):
        other = p.meadow[i]
        if other != cell and p.keep_of[other] != board.NOBODY and p.keep_of[other] != p.mine:
            for k in range(i64(6)):
                if near(board.AROUND[cell * 6 + k], other):
                    found += 1
                    break
    return min(i64(2), found)
