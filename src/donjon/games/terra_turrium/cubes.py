"""TAKE and PLACE, sections 4.1 and 4.2: cubes from the top of free constructions, and where they go."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.position import Position
from donjon.games.terra_turrium.settings import PER_OPPONENT, PER_TERRITORY

# Scratch for `survey`: 1 on empty squares from which an empty way leads to the edge, and the squares still to look at.
_AIRY: Final = vec[i64]([0] * board.SQUARES)
_QUEUE: Final = vec[i64]([0] * board.SQUARES)


def list_takes(p: Position, out: vec[i64]) -> i64:
    """TT-4.1 to TT-4.3: the constructions a cube may be taken from, by whose ground they stand on (TT-4.8)."""
    if p.taken >= p.settings.max_take:
        return 0
    survey(p)
    count: i64 = 0
    squares, height, flag = p.settings.squares, p.height, p.flag
    owner = p.settings.owner
    mine = p.mine
    for k in range(len(squares)):
        square = squares[k]
        if height[square] == 0 or flag[square] != board.NOBODY:
            continue
        if owner[square] == mine or (enemy_cube_left(p, square) and exterior(p, square)):
            out[count] = board.TAKE + square
            count += 1
    return count


def enemy_cube_left(p: Position, square: i64) -> bool:
    """TT-4.4, R3: no cube was yet taken where this one would count."""
    owner = p.settings.owner
    quarter = p.settings.quarter
    rule = p.settings.enemy_take
    for k in range(p.taken):
        before = p.dug[k]
        if owner[before] == p.mine:
            continue
        if rule == PER_TERRITORY and quarter[before] != quarter[square]:
            continue
        if rule == PER_OPPONENT and owner[before] != owner[square]:
            continue
        return False
    return True


def exterior(p: Position, square: i64) -> bool:
    """TT-4.5: a straight line of empty squares leads to the edge; after `survey` with `exterior=path` (R4), any way.

    Only the base counts (TT-4.6), and only the board as it is now (TT-4.7).
    """
    around = p.settings.around
    if p.settings.edge[square] == 1:
        return True
    if p.settings.winding:
        for direction in range(i64(4)):
            if _AIRY[around[square * 4 + direction]] == 1:
                return True
        return False
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        while beside != board.NOWHERE and p.height[beside] == 0:
            beside = around[beside * 4 + direction]
        if beside == board.NOWHERE:
            return True
    return False


def survey(p: Position) -> None:
    """R4, `exterior=path`: spread from the empty squares of the edge over all empty squares they touch."""
    if not p.settings.winding:
        return
    squares = p.settings.squares
    around = p.settings.around
    waiting: i64 = 0
    for k in range(len(squares)):
        square = squares[k]
        _AIRY[square] = 0
        if p.settings.edge[square] == 1 and p.height[square] == 0:
            _AIRY[square] = 1
            _QUEUE[waiting] = square
            waiting += 1
    while waiting > 0:
        waiting -= 1
        square = _QUEUE[waiting]
        for direction in range(i64(4)):
            beside = around[square * 4 + direction]
            if beside != board.NOWHERE and p.height[beside] == 0 and _AIRY[beside] == 0:
                _AIRY[beside] = 1
                _QUEUE[waiting] = beside
                waiting += 1


def take(p: Position, square: i64) -> None:
    """TT-4.1: the top cube comes into the hand."""
    p.height[square] -= 1
    p.dug[p.taken] = square
    p.taken += 1
    p.hand += 1
    p.last = board.TAKE + square
    if p.journal is not None:
        p.note_square("take", square)


def list_places(p: Position, out: vec[i64]) -> i64:
    """TT-4.10: any square without a flag, empty or built on."""
    count: i64 = 0
    squares = p.settings.squares
    bounded = p.settings.max_height > 0 or not p.settings.put_back
    for k in range(len(squares)):
        square = squares[k]
        if p.flag[square] == board.NOBODY and not (bounded and barred(p, square)):
            out[count] = board.PLACE + square
            count += 1
    return count


def barred(p: Position, square: i64) -> bool:
    """R9: too high already, or dug this turn where that forbids putting back."""
    highest = p.settings.max_height
    if highest > 0 and p.height[square] >= highest:
        return True
    return not p.settings.put_back and p.dug_from(square)


def place(p: Position, square: i64) -> None:
    """TT-4.10: one cube from the hand."""
    p.height[square] += 1
    p.hand -= 1
    p.last = board.PLACE + square
    if p.journal is not None:
        p.note_square("place", square)


# Section 12: orders that lead to the same position, cut to one of them for search.


def distinct_takes(p: Position, out: vec[i64], count: i64) -> i64:
    """Own ground first and in order of the squares; a foreign cube out of order only if the last take laid it bare."""
    if p.last == board.NOWHERE:
        return count
    before = p.last - board.TAKE
    owner = p.settings.owner
    kept: i64 = 0
    for k in range(count):
        square = out[k] - board.TAKE
        if square >= before and (owner[square] != p.mine or owner[before] == p.mine):
            keep = True
        elif owner[square] == p.mine:
            keep = False  # could have come before: own takes need nothing
        elif owner[before] == p.mine:
            keep = True  # foreign cubes come after own ones
        else:
            keep = laid_bare(p, square, before)
        if keep:
            out[kept] = board.TAKE + square
            kept += 1
    return kept


def laid_bare(p: Position, square: i64, before: i64) -> bool:
    """Whether the square was not exterior until the cube was taken from `before`."""
    p.height[before] += 1
    survey(p)
    was = exterior(p, square)
    p.height[before] -= 1
    survey(p)
    return not was


def distinct_places(p: Position, out: vec[i64], count: i64) -> i64:
    """Placements commute, so squares in rising order are enough; a height limit could close the last square."""
    if p.last == board.NOWHERE or p.settings.max_height > 0:
        return count
    kept: i64 = 0
    for k in range(count):
        if out[k] >= p.last:
            out[kept] = out[k]
            kept += 1
    return kept
