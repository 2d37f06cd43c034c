"""How much a seat of Terra Turrium has left to do: the effort to the heights its flags do not stand on yet."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.tables import named
from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.cubes import exterior, survey
from donjon.games.terra_turrium.position import Position
from donjon.games.terra_turrium.settings import ANY_EXTERIOR, NO_LIMIT

MISSING: Final = 0
STEP: Final = 1
CUBE: Final = 2
SCARCE: Final = 3
FOREIGN: Final = 4
ENEMY: Final = 5
BACK: Final = 6
HAND: Final = 7
DANGER: Final = 8
ATTACKS: Final = 9
# What is left to do, in units of work; docs/judges/terra-turrium.md measures each and says what was dropped.
TERMS: Final = named({
    MISSING: ("missing", 0.35),  # a height not held, besides the way there
    STEP: ("step", 0.12),  # a step on that way
    CUBE: ("cube", 0.3),  # a cube to add or to take
    SCARCE: ("scarce", 1.4),  # shared by the cubes at hand and added to each to add: the fewer there are, the dearer
    FOREIGN: ("foreign", 0.2),  # a cube on foreign ground: its owner takes it back
    ENEMY: ("enemy", 0.08),  # taken off a step onto an enemy's tower: he loses what one gains
    BACK: ("back", 0.35),  # a flag back from the reserve
    HAND: ("hand", 0.25),  # taken off for a cube taken: it is almost placed
    DANGER: ("danger", 0.15),  # each level of a tower whose flag can be captured
    ATTACKS: ("attacks", 1.0),  # those that are spent, as `ATTACKS_SPENT` says
})  # fmt: skip
WEIGHTS: Final = vec[float]([weight for _, weight in TERMS])

ALL_BUT_WON: Final = 0.1
# By attacks left: without any, towers the others sit on stay theirs. It matters less from round to round, or they
# would be saved to the end.
ATTACKS_SPENT: Final = vec[float]([1.6, 1.0, 0.6, 0.3, 0.1, 0.0])
ENOUGH_ATTACKS: Final = 5
FADING: Final = 10.0  # rounds after which they count for half

# The way to a height is walked in hundredths of a unit, for efforts are sorted into as many lists.
HUNDREDTHS: Final = 100.0
OUT_OF_REACH: Final = 480
LEVELS: Final = 8  # a flag may stand this high on its way; one more is as good as never
ENTRIES: Final = 20_000

# Scratch, filled anew by `count_flags`: where the flags stand, and how many on each height, all above 6 together.
STAND: Final = vec[i64]([0] * board.FLAGS)
COUNT: Final = vec[i64]([0] * (board.TALLEST + 2))
# By `set_prices`: the weights of the way in hundredths; `SCARCE` is all of a cube to add, `ENEMY` all of such a step.
PRICE: Final = vec[i64]([0] * len(TERMS))
# And by `walk`: the effort by height; by square and level the price of a step there and the least effort yet; and the
# places to go on from, in a list for each effort.
LEAST: Final = vec[i64]([0] * (board.TALLEST + 1))
TOLL: Final = vec[i64]([0] * (board.SQUARES * LEVELS))
EFFORT: Final = vec[i64]([0] * (board.SQUARES * LEVELS))
LIST: Final = vec[i64]([0] * (OUT_OF_REACH + 1))
PLACE: Final = vec[i64]([0] * ENTRIES)
NEXT: Final = vec[i64]([0] * ENTRIES)
USED: Final = vec[i64]([0])


def count_flags(p: Position, seat: i64) -> i64:
    """Where the seat's flags stand and how many on each height, and what a way costs it; how many there are."""
    for height in range(i64(board.TALLEST + 2)):
        COUNT[height] = 0
    found: i64 = 0
    loose = p.hand if p.mine == seat else i64(0)
    owner = p.settings.owner
    squares = p.settings.squares
    for k in range(len(squares)):
        square = squares[k]
        if p.flag[square] == seat:
            STAND[found] = square
            found += 1
            COUNT[min(p.height[square], board.TALLEST + 1)] += 1
        elif owner[square] == seat and p.flag[square] == board.NOBODY:
            loose += p.height[square]
    set_prices(loose)
    return found


def set_prices(loose: i64) -> None:
    """What a way costs somebody with so many cubes at hand. A step always costs something, or no way would end."""
    for term in range(i64(STEP), i64(BACK + 1)):
        PRICE[term] = i64(WEIGHTS[term] * HUNDREDTHS + 0.5)
    PRICE[STEP] = max(1, PRICE[STEP])
    PRICE[ENEMY] = max(1, PRICE[STEP] - PRICE[ENEMY])
    PRICE[SCARCE] = PRICE[CUBE] + PRICE[SCARCE] // (1 + loose)


def work_left(p: Position, seat: i64) -> float:
    """What is still to be done for all six heights; the less, the nearer the win."""
    if p.winner[seat] == 1:
        return 0.0
    found = count_flags(p, seat)
    missing: i64 = 0
    for height in range(i64(1), i64(board.TALLEST + 1)):
        LEAST[height] = OUT_OF_REACH
        if COUNT[height] == 0:
            missing += 1
    if missing == 0:
        return ALL_BUT_WON
    total = 0.0
    for k in range(found):
        square = STAND[k]
        if in_danger(p, seat, square):
            total += WEIGHTS[DANGER] * float(p.height[square])
    walk(p, seat, found, missing)
    for height in range(i64(1), i64(board.TALLEST + 1)):
        if COUNT[height] == 0:
            total += WEIGHTS[MISSING] + float(LEAST[height]) / HUNDREDTHS
    if seat == p.mine:
        total = max(0.0, total - WEIGHTS[HAND] * float(p.hand))
    left: i64 = ENOUGH_ATTACKS
    if p.settings.burgenland:
        left = p.captures_left(seat)
    elif p.settings.attack_limit != NO_LIMIT:
        left = p.settings.attack_limit - p.attacks[seat]
    fade = FADING / (FADING + float(p.turns // p.seats))
    return total + fade * WEIGHTS[ATTACKS] * ATTACKS_SPENT[min(left, ENOUGH_ATTACKS)]


def walk(p: Position, seat: i64, found: i64, missing: i64) -> None:
    """The least effort to each missing height: for a flag that can be spared, on stairs that may have to be built."""
    set_tolls(p, seat)
    for k in range(i64(OUT_OF_REACH)):
        LIST[k] = board.NOWHERE
    USED[0] = 0
    for k in range(found):
        square = STAND[k]
        level = p.height[square]
        if level > board.TALLEST or COUNT[level] > 1:
            reach(square * LEVELS + min(level, i64(LEVELS - 1)), 0)
    if p.reserve[seat] > 0:
        enter(p, seat)
    around = p.settings.around
    for effort in range(i64(OUT_OF_REACH)):
        entry = LIST[effort]
        while entry != board.NOWHERE:
            place = PLACE[entry]
            entry = NEXT[entry]
            if EFFORT[place] < effort:
                continue
            square = place // LEVELS
            level = place - square * LEVELS
            if level <= board.TALLEST and COUNT[level] == 0 and LEAST[level] == OUT_OF_REACH:
                LEAST[level] = effort
                missing -= 1
                if missing == 0:
                    return
            # One step further in all directions: on the level, up or down by one.
            lowest = max(level - 1, i64(0))
            highest = min(level + 1, i64(LEVELS - 1))
            for direction in range(i64(4)):
                beside = around[square * 4 + direction]
                if beside != board.NOWHERE:
                    for there in range(beside * LEVELS + lowest, beside * LEVELS + highest + 1):
                        if effort + TOLL[there] < EFFORT[there]:
                            reach(there, effort + TOLL[there])


def set_tolls(p: Position, seat: i64) -> None:
    """What it costs to come and stand on each square, that high: on the stack as it is, or as it could be made."""
    owner = p.settings.owner
    squares = p.settings.squares
    for k in range(len(squares)):
        square = squares[k]
        stack = p.height[square]
        met = p.flag[square]
        first = square * LEVELS
        for level in range(i64(LEVELS)):
            EFFORT[first + level] = OUT_OF_REACH
            TOLL[first + level] = OUT_OF_REACH
        if met == board.NOBODY:
            extra = i64(0) if owner[square] == seat else PRICE[FOREIGN]
            more = PRICE[SCARCE] + extra
            fewer = PRICE[CUBE] + extra
            for level in range(i64(1), i64(LEVELS)):
                cubes = (stack - level) * fewer
                if level > stack:
                    cubes = (level - stack) * more
                TOLL[first + level] = PRICE[STEP] + cubes
        elif stack < LEVELS:
            # A flag of one's own makes room and goes on itself.
            if met == seat:
                TOLL[first + stack] = PRICE[STEP]
            elif may_attack(p, seat, square):
                TOLL[first + stack] = PRICE[ENEMY]


def reach(place: i64, effort: i64) -> None:
    """A flag can come to stand there, that high, with that effort."""
    if effort >= EFFORT[place] or USED[0] >= ENTRIES:
        return
    EFFORT[place] = effort
    entry = USED[0]
    USED[0] = entry + 1
    PLACE[entry] = place
    NEXT[entry] = LIST[effort]
    LIST[effort] = entry


def enter(p: Position, seat: i64) -> None:
    """TT-4.23: a flag in reserve comes back on an exposed stack, or on one begun anew."""
    survey(p)
    squares = p.settings.squares
    anywhere = p.settings.reentry == ANY_EXTERIOR
    for k in range(len(squares)):
        square = squares[k]
        if p.flag[square] != board.NOBODY:
            continue
        stack = p.height[square]
        if anywhere:
            if not exterior(p, square):
                continue
        elif p.settings.edge[square] == 0 or p.settings.owner[square] != seat:
            continue
        if stack == 0:
            reach(square * LEVELS + 1, PRICE[BACK] + PRICE[SCARCE])
        elif stack < LEVELS:
            reach(square * LEVELS + stack, PRICE[BACK])


def in_danger(p: Position, seat: i64, square: i64) -> bool:
    """An enemy flag beside it stands high enough, and may still attack."""
    height = p.height[square]
    around = p.settings.around
    for direction in range(i64(4)):
        beside = around[square * 4 + direction]
        if beside == board.NOWHERE:
            continue
        enemy = p.flag[beside]
        if enemy == board.NOBODY or enemy == seat:
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
        return p.open_to(seat) and p.captures_left(seat) > 0
    limit = settings.attack_limit
    if limit == NO_LIMIT or p.attacks[seat] < limit:
        return True
    owner = settings.owner[square]
    return owner == seat or (owner == board.NOBODY and not settings.neutral_attack)
