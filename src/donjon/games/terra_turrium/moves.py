"""MOVE and captures, sections 4.3 and 5: steps, re-entries and what they cost."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terra_turrium import board
from donjon.games.terra_turrium.cubes import exterior, survey
from donjon.games.terra_turrium.position import Position, name
from donjon.games.terra_turrium.settings import ANY_EXTERIOR, NO_LIMIT, OWN_BORDER_H1


def list_steps(p: Position, out: vec[i64]) -> i64:
    """TT-4.21, TT-4.24: every step of an own flag that can be paid for, on whosever ground (TT-4.22)."""
    count: i64 = 0
    mp = p.mp
    if mp == 0:
        return 0
    around = p.settings.around
    mine = p.mine
    for k in range(board.FLAGS * mine, board.FLAGS * (mine + 1)):
        square = p.stand[k]
        if square == board.NOWHERE:
            break
        height = p.height[square]
        for direction in range(i64(4)):
            goal = around[square * 4 + direction]
            if goal == board.NOWHERE or p.height[goal] == 0:
                continue
            rise = p.height[goal] - height
            if rise > 1 or rise < -1:
                continue
            met = p.flag[goal]
            if met == board.NOBODY or (met != mine and may_capture(p, goal) and step_cost(p, rise) <= mp):
                out[count] = board.STEP + square * 4 + direction
                count += 1
    return count


def step_cost(p: Position, rise: i64) -> i64:
    """TT-5.2: a capture costs the step, and more the higher the target."""
    return 1 + p.settings.capture_extra[rise + 1]


def may_capture(p: Position, square: i64) -> bool:
    """TT-5.6 and TT-9.1: whether the rules of attack and defence let this flag be captured."""
    settings = p.settings
    if settings.burgenland:
        if not p.open_to(p.mine):  # TT-9.1a
            return False
        return p.captures_left(p.mine) > 0 or (settings.bl_per_turn and p.captured)  # TT-9.1c
    if not is_attack(p, square):
        return True
    return p.attacked or settings.attack_limit == NO_LIMIT or p.attacks[p.mine] < settings.attack_limit


def is_attack(p: Position, square: i64) -> bool:
    """TT-5.4: not on own ground; R13 on the unoccupied quarter."""
    owner = p.settings.owner[square]
    if owner == board.NOBODY:
        return p.settings.neutral_attack
    return owner != p.mine


def list_entries(p: Position, out: vec[i64], count: i64) -> i64:
    """TT-4.23: where a flag may come back from the reserve."""
    if p.reserve[p.mine] == 0 or p.settings.reentry_cost > p.mp:
        return count
    survey(p)
    squares = p.settings.squares
    for k in range(len(squares)):
        if p.free(squares[k]) and may_enter(p, squares[k]):
            out[count] = board.FLAG + squares[k]
            count += 1
    return count


def may_enter(p: Position, square: i64) -> bool:
    """TT-4.23, R8: exterior, or on one's own border; of a free construction."""
    rule = p.settings.reentry
    if rule == ANY_EXTERIOR:
        return exterior(p, square)
    if p.settings.edge[square] == 0 or p.settings.owner[square] != p.mine:
        return False
    return rule != OWN_BORDER_H1 or p.height[square] == 1


def step(p: Position, square: i64, direction: i64) -> None:
    """TT-4.20, TT-5.3: the flag moves on, and a flag it meets goes to its owner's reserve."""
    goal = p.settings.around[square * 4 + direction]
    met = p.flag[goal]
    cost: i64 = 1
    p.last = board.STEP + square * 4 + direction
    if met != board.NOBODY:
        cost = step_cost(p, p.height[goal] - p.height[square])
        p.last = board.NOWHERE
    p.mp -= cost
    if met != board.NOBODY:
        p.lift_flag(goal)
    p.lift_flag(square)
    p.put_flag(goal, p.mine)
    if p.journal is not None:
        p.journal.add("step", int(p.mine), {"from": name(square), "square": name(goal), "cost": int(cost)})
    if met != board.NOBODY:
        capture(p, goal, met)
    if p.settings.bl_at_once:
        open_at_once(p)


def capture(p: Position, square: i64, loser: i64) -> None:
    """TT-5.3 to TT-5.5, TT-9.1c: what a capture counts for."""
    p.reserve[loser] += 1
    attack = False
    if p.settings.burgenland:
        if not (p.settings.bl_per_turn and p.captured):
            p.captures[p.mine] += 1
    elif is_attack(p, square):
        attack = True
        if not p.attacked:
            p.attacks[p.mine] += 1
            p.attacked = True
    p.captured = True
    if p.journal is not None:
        facts: dict[str, int | str] = {
            "square": name(square),
            "loser": board.COLOURS[int(loser)],
            "attack": int(attack),
        }
        p.journal.add("capture", int(p.mine), facts)


def enter(p: Position, square: i64) -> None:
    """TT-4.23: a flag comes back from the reserve."""
    p.reserve[p.mine] -= 1
    p.mp -= p.settings.reentry_cost
    p.put_flag(square, p.mine)
    p.last = board.NOWHERE
    if p.journal is not None:
        p.note_square("enter", square)
    if p.settings.bl_at_once:
        open_at_once(p)


def open_at_once(p: Position) -> None:
    """R18, `bl_when=at_once`: the heights count as soon as they are reached, so the order of steps matters."""
    if p.settings.burgenland and not p.open_to(p.mine):
        p.last = board.NOWHERE
        open_land(p)


def open_land(p: Position) -> None:
    """TT-9.1b: the land opens, where the player stands on 5, 4, 4, 3, 2 and 1; R18: to all or to him alone."""
    if p.open_to(p.mine) or not p.opens(p.mine):
        return
    p.opened = True
    if p.settings.bl_reacher:
        p.reached[p.mine] = 1
    p.history = vec[i64]([])  # what is open stays open, so no earlier position can come again
    if p.journal is not None:
        p.journal.add("reach" if p.settings.bl_reacher else "open", int(p.mine), {})


def distinct_steps(p: Position, out: vec[i64], count: i64) -> i64:
    """Section 12: no step straight back, and of two steps that do not touch each other the smaller id first."""
    if p.last == board.NOWHERE:
        return count
    around = p.settings.around
    origin = (p.last - board.STEP) // 4
    stop = around[p.last - board.STEP]
    kept: i64 = 0
    for k in range(count):
        action = out[k]
        if board.KIND[action] == board.STEP:
            source = (action - board.STEP) // 4
            goal = around[action - board.STEP]
            if source == stop and goal == origin:
                continue
            apart = source != stop and goal != origin and p.flag[goal] == board.NOBODY
            if apart and action < p.last:
                continue
        out[kept] = action
        kept += 1
    return kept
