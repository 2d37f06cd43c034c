"""What the bots think of a position of Terra Turrium: an estimate of the result, and moves worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.squares import distance
from donjon.games.terra_turrium.board import (
    END,
    FLAG,
    FLAGS,
    MOVING,
    NOBODY,
    NOWHERE,
    PLACE,
    SETTING,
    SIDE,
    SQUARES,
    STEP,
    TAKE,
    TAKING,
    TALLEST,
)
from donjon.games.terra_turrium.cubes import exterior, survey
from donjon.games.terra_turrium.position import Position
from donjon.games.terra_turrium.settings import ANY_EXTERIOR, NO_LIMIT

PACE: Final = 80_000  # iterations of a search per second on one core, times the seats
SHARPNESS: Final = 1.2  # how decisive one unit of effort is

# What it takes to come to hold a height: cubes to add or to take, steps to walk, stairs that are missing.
REACH: Final = 3
BEGIN: Final = 0.35
PER_CUBE: Final = 0.30
PER_STEP: Final = 0.12
PER_STAIR: Final = 0.22
LINK: Final = 0.12  # a flag moving up or down one stair so that another can follow
FIGHT: Final = 0.35  # on an enemy's tower
ON_FOREIGN_GROUND: Final = 0.35  # for each cube: its owner can take three of them back every turn
BACK_ON_BOARD: Final = 0.45  # from the reserve
OUT_OF_REACH: Final = 3.0
PER_MISSING_CUBE: Final = 0.35  # more cubes needed than there are on own ground

# To finish takes 21 cubes and one more to climb by: under one's flags, in hand, or safe on one's own ground.
CUBES_TO_WIN: Final = 22
PER_CUBE_SHORT: Final = 0.22
OPEN_TO_THEFT: Final = 0.5  # what an exposed cube on own ground counts for

IN_HAND: Final = 0.06
EXPOSED: Final = 0.09  # for each level of a tower whose flag can be captured
WON: Final = 4.0
STALE: Final = 0.5  # how far a position that came back is on its way to a draw
# Attacks left: without any, towers the others sit on stay theirs.
ATTACKS_LEFT: Final = vec[float]([0.0, 0.6, 1.0, 1.3, 1.5, 1.6])
ENOUGH_ATTACKS: Final = 5

NEAR: Final = 2 * REACH * (REACH + 1)


def _near() -> list[int]:
    """By square: NEAR entries, the squares within REACH steps, nearest first, NOWHERE behind the last."""
    rows: list[int] = []
    for a in range(SQUARES):
        close = [b for b in range(SQUARES) if 0 < distance(a, b, SIDE) <= REACH]
        close.sort(key=lambda b: distance(a, b, SIDE))
        rows += close + [-1] * (NEAR - len(close))
    return rows


_NEAR: Final = vec[i64](_near())
_STEPS: Final = vec[i64]([distance(k // NEAR, b, SIDE) if b >= 0 else 0 for k, b in enumerate(_near())])

# _EFFORT[(steps·8 + cubes)·8 + stairs]
_EFFORT: Final = vec[float](
    [
        BEGIN + PER_CUBE * cubes + PER_STEP * max(steps - 1, 0) + PER_STAIR * stairs
        for steps in range(REACH + 1)
        for cubes in range(8)
        for stairs in range(8)
    ]
)

# Scratch, filled anew by `count_flags` and `strength`.
_STAND: Final = vec[i64]([0] * FLAGS)
_COUNT: Final = vec[i64]([0] * (TALLEST + 2))
# Cubes the seat can take without asking; these and those under its flags; stacks among them open to theft.
_LOOSE: Final = vec[i64]([0, 0, 0])
_LEAST: Final = vec[float]([0.0] * (TALLEST + 1))  # effort, by height
_SITE: Final = vec[i64]([0] * (TALLEST + 1))  # and where
_ALONE: Final = vec[i64]([0] * (TALLEST + 1))  # the square of the only flag on each height
_FOLLOW: Final = vec[float]([0.0] * (TALLEST + 1))  # effort to fill that square again if its flag moves on


def weigh(p: Position, out: vec[float]) -> None:
    """Everybody's share of the win: their strength, weighed against the others'."""
    total = 0.0
    for seat in range(p.seats):
        out[seat] = math.exp(SHARPNESS * strength(p, seat)) if p.phase > SETTING else 1.0
        total += out[seat]
    stale = STALE if p.phase > SETTING and came_back(p) else 0.0
    for seat in range(p.seats):
        out[seat] = stale / float(p.seats) + (1.0 - stale) * out[seat] / total


def came_back(p: Position) -> bool:
    """TT-8.5: this turn started like an earlier one."""
    last = len(p.history) - 1
    for k in range(last):
        if p.history[k] == p.history[last]:
            return True
    return False


def count_flags(p: Position, seat: i64) -> i64:
    """Where the seat's flags stand and how many on each height, all above 6 together; how many there are."""
    survey(p)
    for height in range(i64(TALLEST + 2)):
        _COUNT[height] = 0
    found: i64 = 0
    loose: i64 = p.hand if p.mine == seat else 0
    held: i64 = 0
    bare: i64 = 0
    owner = p.settings.owner
    squares = p.settings.squares
    for k in range(len(squares)):
        square = squares[k]
        if p.flag[square] == seat:
            _STAND[found] = square
            found += 1
            _COUNT[min(p.height[square], TALLEST + 1)] += 1
            held += p.height[square]
        elif owner[square] == seat and p.flag[square] == NOBODY and p.height[square] > 0:
            loose += p.height[square]
            if exterior(p, square):
                bare += 1
    _LOOSE[0] = loose
    _LOOSE[1] = held + loose
    _LOOSE[2] = bare
    return found


def strength(p: Position, seat: i64) -> float:
    """The less effort to the heights still missing, the stronger."""
    if p.winner[seat] == 1:
        return 2.0 * WON
    found = count_flags(p, seat)
    held: i64 = 0
    for height in range(i64(1), i64(TALLEST + 1)):
        _LEAST[height] = OUT_OF_REACH
        _SITE[height] = NOWHERE
        if _COUNT[height] > 0:
            held += 1
    if held == TALLEST:
        return WON
    worth = 0.0
    link_flags(p, found)
    for k in range(found):
        square = _STAND[k]
        height = p.height[square]
        if height > TALLEST or _COUNT[height] > 1:
            look_around(p, seat, square, 1, TALLEST, 0.0)
        elif _FOLLOW[height] < OUT_OF_REACH:
            look_around(p, seat, square, height - 1, height + 1, _FOLLOW[height])
        if in_danger(p, seat, square):
            worth -= EXPOSED * float(height)
    if p.reserve[seat] > 0:
        look_from_reserve(p)
    worth -= effort(p, seat)
    short = float(CUBES_TO_WIN - _LOOSE[1]) + OPEN_TO_THEFT * float(_LOOSE[2])
    if short > 0.0:
        worth -= PER_CUBE_SHORT * short
    if seat == p.mine:
        worth += IN_HAND * float(p.hand)
    left: i64 = ENOUGH_ATTACKS
    if p.settings.burgenland:
        left = p.settings.bl_captures - p.captures[seat]
    elif p.settings.attack_limit != NO_LIMIT:
        left = p.settings.attack_limit - p.attacks[seat]
    return worth + ATTACKS_LEFT[min(left, ENOUGH_ATTACKS)]


def effort(p: Position, seat: i64) -> float:
    """For all heights that are missing, and for the cubes that are not there to build them."""
    total = 0.0
    needed: i64 = 0
    there = _LOOSE[0] + 1
    for height in range(i64(TALLEST), i64(0), -1):
        if _COUNT[height] > 0:
            continue
        total += _LEAST[height]
        site = _SITE[height]
        if site == NOWHERE:
            continue
        stack = p.height[site]
        needed += max(i64(0), height - stack)
        if p.settings.owner[site] == seat and p.flag[site] == NOBODY:
            there -= min(stack, height)
    return total + PER_MISSING_CUBE * float(needed - there) if needed > there else total


def link_flags(p: Position, found: i64) -> None:
    """How easily each flag that is alone on its height is followed by another: a spare one, or the next of a stair."""
    for height in range(i64(1), i64(TALLEST + 1)):
        _ALONE[height] = NOWHERE
        _FOLLOW[height] = OUT_OF_REACH
    for k in range(found):
        height = p.height[_STAND[k]]
        if height <= TALLEST and _COUNT[height] == 1:
            _ALONE[height] = _STAND[k]
    for k in range(found):
        spare = _STAND[k]
        level = p.height[spare]
        if level <= TALLEST and _COUNT[level] == 1:
            continue
        for height in range(i64(1), i64(TALLEST + 1)):
            if _ALONE[height] != NOWHERE:
                stairs = level - height if level > height else height - level
                walk = PER_STEP * float(apart(spare, _ALONE[height]) - 1) + PER_STAIR * float(max(i64(0), stairs - 1))
                _FOLLOW[height] = min(_FOLLOW[height], LINK + walk)
    for height in range(i64(2), i64(TALLEST + 1)):
        follow(height, height - 1)
    for height in range(i64(TALLEST - 1), i64(0), -1):
        follow(height, height + 1)


def follow(height: i64, beside: i64) -> None:
    """The flag on the height beside could step over, and be followed in its turn."""
    if _ALONE[height] == NOWHERE or _ALONE[beside] == NOWHERE:
        return
    walk = LINK + 3.0 * PER_STEP * float(apart(_ALONE[height], _ALONE[beside]) - 1)
    _FOLLOW[height] = min(_FOLLOW[height], walk + _FOLLOW[beside])


def apart(a: i64, b: i64) -> i64:
    """Steps between two squares."""
    rows = a // SIDE - b // SIDE
    columns = a % SIDE - b % SIDE
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def look_around(p: Position, seat: i64, square: i64, lowest: i64, highest: i64, before: float) -> None:
    """What heights a flag could come to hold on the stacks near it, after the effort `before`."""
    first = square * NEAR
    height = p.height[square]
    for k in range(i64(NEAR)):
        near = _NEAR[first + k]
        if near == NOWHERE:
            return
        met = p.flag[near]
        if met == seat or p.settings.owner[near] < NOBODY:
            continue
        stack = p.height[near]
        low = stack
        high = stack
        extra = before
        if met == NOBODY:
            low -= 2
            high += 6
        elif may_attack(p, seat, near):
            extra += FIGHT
        else:
            continue
        foreign = p.settings.owner[near] != seat
        steps = _STEPS[first + k] * 8
        low = max(low, lowest)
        high = min(high, highest)
        for goal in range(max(low, i64(1)), min(high, i64(TALLEST)) + 1):
            if _COUNT[goal] > 0:
                continue
            cubes = goal - stack if goal > stack else stack - goal
            stairs = goal - height if goal > height else height - goal
            if stairs > 0:
                stairs -= 1
            least = extra + _EFFORT[(steps + cubes) * 8 + min(stairs, 7)]
            if foreign:
                least += ON_FOREIGN_GROUND * float(cubes)
            if least < _LEAST[goal]:
                _LEAST[goal] = least
                _SITE[goal] = near


def look_from_reserve(p: Position) -> None:
    """TT-4.23: a flag in reserve can come back on an exposed stack of the height that is missing."""
    survey(p)
    squares = p.settings.squares
    anywhere = p.settings.reentry == ANY_EXTERIOR
    for k in range(len(squares)):
        square = squares[k]
        stack = p.height[square]
        if stack == 0 or stack > TALLEST or _COUNT[stack] > 0 or p.flag[square] != NOBODY:
            continue
        least = BACK_ON_BOARD
        if not anywhere and stack > 1:
            least += PER_STAIR * float(stack)
        if least < _LEAST[stack] and exterior(p, square):
            _LEAST[stack] = least
            _SITE[stack] = square
    for height in range(i64(1), i64(TALLEST + 1)):
        # Somewhere at the edge it can always begin anew.
        least = BACK_ON_BOARD + (PER_CUBE + PER_STAIR) * float(height)
        if _COUNT[height] == 0 and least < _LEAST[height]:
            _LEAST[height] = least


def in_danger(p: Position, seat: i64, square: i64) -> bool:
    """An enemy flag beside it stands high enough, and may still attack."""
    height = p.height[square]
    around = p.settings.around
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        if beside == NOWHERE:
            continue
        enemy = p.flag[beside]
        if enemy == NOBODY or enemy == seat:
            continue
        rise = p.height[beside] - height
        if rise > 1 or rise < -1:
            continue
        if may_attack(p, enemy, square):
            return True
    return False


def may_attack(p: Position, seat: i64, square: i64) -> bool:
    """Whether the seat could still capture there in a turn of its own."""
    settings = p.settings
    if settings.burgenland:
        return p.opened and p.captures[seat] < settings.bl_captures
    limit = settings.attack_limit
    return settings.owner[square] == seat or limit == NO_LIMIT or p.attacks[seat] < limit


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Dig where it does not hurt, build beside one's own flags, climb to the heights that are missing."""
    if p.phase <= SETTING:
        for i in range(count):
            out[i] = 1
        return
    count_flags(p, p.mine)
    for i in range(count):
        action = actions[i]
        if action < PLACE:
            out[i] = take_liking(p, action - TAKE)
        elif action < STEP:
            out[i] = place_liking(p, action - PLACE)
        elif action < FLAG:
            out[i] = step_liking(p, action - STEP)
        elif action < END:
            out[i] = 40 if gains(p.height[action - FLAG]) else 12
        else:
            out[i] = end_liking(p)


def gains(height: i64) -> bool:
    return height <= TALLEST and _COUNT[height] == 0


def take_liking(p: Position, square: i64) -> i64:
    """Cubes that hold up somebody else's stairs rather than one's own."""
    around = p.settings.around
    liking: i64 = 6
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        if beside == NOWHERE:
            continue
        flag = p.flag[beside]
        if flag == p.mine:
            return 2 if p.height[square] == 1 else 1
        if flag != NOBODY and p.height[square] >= p.height[beside]:
            liking += 6 * p.height[square]
    return liking


def place_liking(p: Position, square: i64) -> i64:
    """The next stair beside one's own flags, the higher the better."""
    around = p.settings.around
    level = p.height[square] + 1
    liking: i64 = 1
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        if beside == NOWHERE or p.flag[beside] != p.mine:
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
    spare = height > TALLEST or _COUNT[height] > 1
    liking: i64 = 2
    if gains(p.height[goal]):
        liking = 40 if spare else 6
    elif spare:
        liking = 4
    else:
        liking = 1
    if p.flag[goal] != NOBODY:
        liking += 12
    return liking


def end_liking(p: Position) -> i64:
    """A turn that wins is ended at once; otherwise cubes are taken and points are used."""
    if p.phase == MOVING:
        held: i64 = 0
        for height in range(i64(1), i64(TALLEST + 1)):
            if _COUNT[height] > 0:
                held += 1
        return 5000 if held == TALLEST else 6
    if p.phase == TAKING:
        return 2 if p.taken < p.settings.max_take else 8
    return 4
