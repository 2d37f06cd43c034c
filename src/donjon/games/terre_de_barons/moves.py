"""Moves of officers, TB-4.1 to TB-4.4: walks and the lightning ride."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terre_de_barons.board import (
    BARON,
    COLOURS,
    HELD,
    MOVE,
    NOBODY,
    OFFICERS,
    PLAYED,
    RIDE,
    TILES,
)
from donjon.games.terre_de_barons.position import FARTHEST, Position


def stride(p: Position, tile: i64) -> i64:
    """TB-4.1: how far an officer may walk from that tile, with the bonus if it is unspent."""
    if p.bonus_spent:
        return 1
    far = p.settings.move[p.die]
    if p.settings.swift_value_2 and p.land[tile] == 2:
        far += 1
    return far


def list_moves(p: Position, out: vec[i64], count: i64) -> i64:
    """Every walk and ride; of a paused baron only those that take him off the other's tile."""
    last: i64 = BARON if p.paused else p.settings.knights
    base = p.mine * OFFICERS
    for officer in range(last + 1):
        here = p.post[base + officer]
        first_id = MOVE + officer * TILES
        nearest = here * TILES
        reachable = p.within[here * FARTHEST + stride(p, here)]
        if officer == BARON:
            for k in range(i64(1), reachable):
                tile = p.reach[nearest + k]
                if p.baron_on(tile) == NOBODY or may_pause(p, tile, k):
                    out[count] = first_id + tile
                    count += 1
        else:
            for k in range(i64(1), reachable):
                out[count] = first_id + p.reach[nearest + k]
                count += 1
    if p.card_state[p.mine] == HELD:
        goal = p.card[p.mine]
        for officer in range(last + 1):
            if may_ride(p, officer, goal):
                out[count] = RIDE + officer
                count += 1
    return count


def may_ride(p: Position, officer: i64, goal: i64) -> bool:
    """TB-4.4: not to where he stands; a paused baron not onto a third baron's tile."""
    if p.post[p.mine * OFFICERS + officer] == goal:
        return False
    return not (p.paused and p.baron_on(goal) != NOBODY)


def may_pause(p: Position, tile: i64, k: i64) -> bool:
    """TB-4.3: as first action a baron may stop on another's tile if he can leave it with the second.

    `k` is the rank of the tile among those near the baron: beyond the adjacent ones the bonus is spent.
    """
    if p.done > 0:
        return False
    here = p.post[p.mine * OFFICERS + BARON]
    spends = k >= p.within[here * FARTHEST + 1]
    if may_walk_off(p, tile, 1 if spends else stride(p, tile)):
        return True
    return p.card_state[p.mine] == HELD and may_ride_off(p, p.card[p.mine])


def may_walk_off(p: Position, tile: i64, far: i64) -> bool:
    """TB-4.3: within so many steps of the tile there is one without another baron."""
    for j in range(i64(1), p.within[tile * FARTHEST + far]):
        if p.baron_on(p.reach[tile * TILES + j]) == NOBODY:
            return True
    return False


def may_ride_off(p: Position, goal: i64) -> bool:
    """TB-4.4: a card takes a baron out of a pause unless it names another baron's tile, the shared one included."""
    return p.baron_on(goal) == NOBODY


def must_ride(p: Position) -> bool:
    """TB-4.3: the pause can only be left by a ride, so all know that the card allows it."""
    if not p.paused:
        return False
    here = p.post[p.mine * OFFICERS + BARON]
    return not may_walk_off(p, here, stride(p, here))


def walk(p: Position, officer: i64, tile: i64) -> None:
    """TB-4.1: the officer ends on the tile; a walk longer than one tile spends the bonus."""
    here = p.post[p.mine * OFFICERS + officer]
    far = True
    for k in range(i64(1), p.within[here * FARTHEST + 1]):
        if p.reach[here * TILES + k] == tile:
            far = False
    if far:
        p.bonus_spent = True
    if p.journal is not None:
        p.journal.add(
            "move",
            int(p.actor),
            {
                "colour": COLOURS[p.mine],
                "officer": officer,
                "from": here + 1,
                "tile": tile + 1,
                "bonus": 1 if far else 0,
            },
        )
    put(p, officer, tile)
    # TB-4.3: only a first action can end beside another baron.
    p.paused = officer == BARON and p.baron_on(tile) != NOBODY


def ride(p: Position, officer: i64) -> None:
    """TB-4.4: the card is played face up; a baron swaps tiles with the baron he meets."""
    here = p.post[p.mine * OFFICERS + officer]
    tile = p.card[p.mine]
    p.card_state[p.mine] = PLAYED
    if p.journal is not None:
        p.journal.add(
            "ride",
            int(p.actor),
            {"colour": COLOURS[p.mine], "officer": officer, "from": here + 1, "tile": tile + 1},
        )
    if officer == BARON:
        met = p.baron_on(tile)
        if met != NOBODY:
            p.post[met * OFFICERS + BARON] = here
            if p.journal is not None:
                p.journal.add("swap", int(p.actor), {"colour": COLOURS[met], "from": tile + 1, "tile": here + 1})
    put(p, officer, tile)
    p.paused = False


def put(p: Position, officer: i64, tile: i64) -> None:
    here = p.post[p.mine * OFFICERS + officer]
    p.post[p.mine * OFFICERS + officer] = tile
    if officer != BARON:
        p.match_knights(here)
        p.match_knights(tile)
