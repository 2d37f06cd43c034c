"""What the bots think of a position of Terra Turrium: everybody's share of the win, and moves worth trying first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.labour import COUNT, TERMS, WEIGHTS, count_flags, work_left
from donjon.games.terra_turrium.position import Position

__all__ = ["EXPLORATION", "PACE", "TERMS", "WEIGHTS", "prefer", "weigh"]

PACE: Final = 80_000  # iterations of a search per second on one core, times the seats and half of them again
EXPLORATION: Final = 0.5

ALMOST: Final = 0.4  # work that even somebody all but done has left
STEEPNESS: Final = 1.5  # how much likelier he is to win who has less left to do
# Two who only hinder each other never end, and bots that were content with a draw drew nine games of ten. So a share
# goes to nobody; from round to round everybody looks more at his own work than at the others', half and half after so
# many rounds; and a position that came back is worth a tenth.
DEADLOCK: Final = 0.3
HALFWAY: Final = 8.0
ANYBODY: Final = 0.3  # in the place of the others, once they are not looked at
STALE: Final = 0.1


def weigh(p: Position, out: vec[float]) -> None:
    """Everybody's share of the win, the larger the less they have left to do; the rest is for nobody."""
    late = float(p.turns // p.seats) / HALFWAY
    alone = late * late / (1.0 + late * late)
    total = 0.0
    for seat in range(p.seats):
        out[seat] = (ALMOST + work_left(p, seat)) ** -STEEPNESS if p.phase > board.SETTING else 1.0
        total += out[seat]
    shared = 0.0
    for seat in range(p.seats):
        others = (1.0 - alone) * (total - out[seat]) + alone * float(p.seats - 1) * ANYBODY
        out[seat] /= out[seat] + others + DEADLOCK
        shared += out[seat]
    scale = 1.0 / shared if shared > 1.0 else 1.0
    if came_back(p):
        scale *= STALE
    for seat in range(p.seats):
        out[seat] *= scale


def came_back(p: Position) -> bool:
    """TT-8.5: this turn started like an earlier one."""
    last = len(p.history) - 1
    for k in range(last):
        if p.history[k] == p.history[last]:
            return True
    return False


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Dig where it does not hurt, build beside one's own flags, climb to the heights that are missing."""
    if p.phase <= board.SETTING:
        for i in range(count):
            out[i] = 1
        return
    count_flags(p, p.mine)
    for i in range(count):
        action = actions[i]
        kind = board.KIND[action]
        if kind == board.TAKE:
            out[i] = take_liking(p, action - board.TAKE)
        elif kind == board.PLACE:
            out[i] = place_liking(p, action - board.PLACE)
        elif kind == board.STEP:
            out[i] = step_liking(p, action - board.STEP)
        elif kind == board.FLAG:
            out[i] = 40 if gains(p.height[action - board.FLAG]) else 12
        else:
            out[i] = end_liking(p)


def gains(height: i64) -> bool:
    return height <= board.TALLEST and COUNT[height] == 0


def take_liking(p: Position, square: i64) -> i64:
    """Cubes that hold up somebody else's stairs rather than one's own."""
    around = p.settings.around
    liking: i64 = 6
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        if beside == board.NOWHERE:
            continue
        flag = p.flag[beside]
        if flag == p.mine:
            return 2 if p.height[square] == 1 else 1
        if flag != board.NOBODY and p.height[square] >= p.height[beside]:
            liking += 6 * p.height[square]
    return liking


def place_liking(p: Position, square: i64) -> i64:
    """The next stair beside one's own flags, the higher the better."""
    around = p.settings.around
    level = p.height[square] + 1
    liking: i64 = 1
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        if beside == board.NOWHERE or p.flag[beside] != p.mine:
            continue
        rise = level - p.height[beside]
        if rise == 1 and gains(level):
            liking = max(liking, i64(60))
        elif rise == 1:
            liking = max(liking, i64(20))
        elif rise <= 0:
            liking = max(liking, 4 + 5 * level)
    return liking


def step_liking(p: Position, step: i64) -> i64:
    """Onto a missing height, off a doubled one; captures on the way."""
    square = step // 4
    goal = p.settings.around[step]
    height = p.height[square]
    spare = height > board.TALLEST or COUNT[height] > 1
    liking: i64 = 2
    if gains(p.height[goal]):
        liking = 40 if spare else 6
    elif spare:
        liking = 4
    else:
        liking = 1
    if p.flag[goal] != board.NOBODY:
        liking += 12
    return liking


def end_liking(p: Position) -> i64:
    """A turn that wins is ended at once; otherwise cubes are taken and points are used."""
    if p.phase == board.MOVING:
        held: i64 = 0
        for height in range(i64(1), i64(board.TALLEST + 1)):
            if COUNT[height] > 0:
                held += 1
        return 5000 if held == board.TALLEST else 6
    if p.phase == board.TAKING:
        return 2 if p.taken < p.settings.max_take else 8
    return 4
