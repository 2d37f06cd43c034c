"""What a learned judge of Terra Turrium reads off a position: what is to be said of each action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.traits import GRADES, Part, beginnings, grade
from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.judge import prefer
from donjon.games.terra_turrium.labour import COUNT
from donjon.games.terra_turrium.position import Position

TAKE: Final = 0
PLACE: Final = 1
STEP: Final = 2
FLAG: Final = 3
END_TAKING: Final = 4
END_TURN: Final = 5
KINDS: Final = ["take a cube", "place a cube", "step", "flag from the reserve", "end the taking", "end the turn"]
TALL: Final = 8  # heights, all above 6 together

PARTS: Final = [
    Part("by hand", KINDS, ("grade", GRADES)),
    Part("heights", KINDS, ("height reached", TALL), ("height left", TALL), ("a height that is missing", 2)),
    Part("flags", KINDS, ("the flag can be spared", 2), ("flag met", 3), ("points left", 6), ("reserve", 3)),
    Part("own flags beside", KINDS, ("highest", TALL), ("lowest", TALL), ("how many", 3)),
    Part("enemy flags beside", KINDS, ("highest", TALL), ("whose ground", 3), ("how many", 3)),
    Part("stage", KINDS, ("cubes in hand", 6), ("cubes taken", 4), ("heights missing", 7)),
    Part("stairs", KINDS, ("one below", 2), ("level", 2), ("one above", 2), ("next height missing", 2)),
]
WIDTH: Final = 7
FIRST: Final = vec[i64](beginnings(PARTS))


def traits(p: Position, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
    """Entries of the table for every action; none while flags are set."""
    if p.phase <= board.SETTING:
        return 0
    prefer(p, actions, count, notes)  # which also counts the player's flags
    missing: i64 = 0
    for height in range(i64(1), i64(board.TALLEST + 1)):
        if COUNT[height] == 0:
            missing += 1
    stage = (min(i64(5), p.hand) * 4 + min(i64(3), p.taken)) * 7 + missing
    points = min(i64(5), p.mp)
    reserve = min(i64(2), p.reserve[p.mine])
    for i in range(count):
        action = actions[i]
        kind = kind_of(p, action)
        at = i * WIDTH
        out[at] = FIRST[0] + kind * GRADES + grade(notes[i])
        out[at + 5] = FIRST[5] + kind * 168 + stage
        if kind >= END_TAKING:
            out[at + 1] = FIRST[1] + kind * 128
            out[at + 2] = FIRST[2] + (kind * 6 * 6 + points) * 3 + reserve
            out[at + 3] = FIRST[3] + kind * 192
            out[at + 4] = FIRST[4] + kind * 72
            out[at + 6] = FIRST[6] + kind * 16
            continue
        square: i64 = 0
        start: i64 = board.NOWHERE
        level: i64 = 0
        if kind == TAKE:
            square = action - board.TAKE
            level = p.height[square] - 1
        elif kind == PLACE:
            square = action - board.PLACE
            level = p.height[square] + 1
        elif kind == FLAG:
            square = action - board.FLAG
            level = max(i64(1), p.height[square])
        else:
            start = (action - board.STEP) // 4
            square = p.settings.around[action - board.STEP]
            level = p.height[square]
        left: i64 = 0
        spare: i64 = 0
        if start >= 0:
            left = min(i64(TALL - 1), p.height[start])
            if left > board.TALLEST or COUNT[left] > 1:
                spare = 1
        gain = absent(level)
        out[at + 1] = FIRST[1] + ((kind * TALL + min(i64(TALL - 1), level)) * TALL + left) * 2 + gain
        flag = p.flag[square]
        met: i64 = 0 if flag == board.NOBODY else 1 if flag == p.mine else 2
        out[at + 2] = FIRST[2] + (((kind * 2 + spare) * 3 + met) * 6 + points) * 3 + reserve
        highest: i64 = 0
        lowest: i64 = TALL - 1
        friends: i64 = 0
        threat: i64 = 0
        foes: i64 = 0
        below: i64 = 0
        same: i64 = 0
        above: i64 = 0
        for direction in range(i64(4)):
            beside = p.settings.around[square * 4 + direction]
            if beside == board.NOWHERE or beside == start or p.flag[beside] == board.NOBODY:
                continue
            height = min(i64(TALL - 1), p.height[beside])
            if p.flag[beside] == p.mine:
                friends += 1
                highest = max(highest, height)
                lowest = min(lowest, height)
                if height == level - 1:
                    below = 1
                elif height == level:
                    same = 1
                elif height == level + 1:
                    above = 1
            else:
                foes += 1
                threat = max(threat, height)
        out[at + 3] = FIRST[3] + ((kind * TALL + highest) * TALL + lowest) * 3 + min(i64(2), friends)
        owner = p.settings.owner[square]
        ground: i64 = 0 if owner == p.mine else 1 if owner < 0 else 2
        out[at + 4] = FIRST[4] + ((kind * TALL + threat) * 3 + ground) * 3 + min(i64(2), foes)
        out[at + 6] = FIRST[6] + (((kind * 2 + below) * 2 + same) * 2 + above) * 2 + absent(level + 1)
    return WIDTH


def kind_of(p: Position, action: i64) -> i64:
    kind = board.KIND[action]
    if kind == board.TAKE:
        return TAKE
    if kind == board.PLACE:
        return PLACE
    if kind == board.STEP:
        return STEP
    if kind == board.FLAG:
        return FLAG
    return i64(END_TURN) if p.phase == board.MOVING else i64(END_TAKING)


def absent(height: i64) -> i64:
    """1 where none of the player's flags stands that high, and one should."""
    return 1 if 1 <= height <= board.TALLEST and COUNT[height] == 0 else 0
