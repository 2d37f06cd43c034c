"""Moves of officers, TB-4.1 to TB-4.4: walks and the lightning ride."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terre_de_barons import board
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
    last = i64(board.BARON) if p.paused else p.settings.knights
    base = p.mine * board.OFFICERS
    reach = p.reach
    for officer in range(last + 1):
        here = p.post[base + officer]
        first_id = board.MOVE + officer * board.TILES
        nearest = here * board.TILES
        beyond = nearest + p.within[here * FARTHEST + stride(p, here)]
        if officer == board.BARON:
            taken = p.other_barons()
            for k in range(nearest + 1, beyond):
                tile = reach[k]
                if (taken >> tile) & 1 == 0 or may_pause(p, tile):
                    out[count] = first_id + tile
                    count += 1
        else:
            for k in range(nearest + 1, beyond):
                out[count] = first_id + reach[k]
                count += 1
    if p.card_state[p.mine] == board.HELD:
        goal = p.card[p.mine]
        for officer in range(last + 1):
            if may_ride(p, officer, goal):
                out[count] = board.RIDE + officer
                count += 1
    return count


def may_ride(p: Position, officer: i64, goal: i64) -> bool:
    """TB-4.4: not to where he stands; a paused baron not onto a third baron's tile."""
    if p.post[p.mine * board.OFFICERS + officer] == goal:
        return False
    return not (p.paused and p.baron_on(goal) != board.NOBODY)


def spends_bonus(p: Position, here: i64, tile: i64) -> bool:
    """TB-4.1: a walk to any but an adjacent tile does."""
    for k in range(i64(1), p.within[here * FARTHEST + 1]):
        if p.reach[here * board.TILES + k] == tile:
            return False
    return True


def may_pause(p: Position, tile: i64) -> bool:
    """TB-4.3: as first action a baron may stop on another's tile if he can leave it with the second."""
    if p.done > 0:
        return False
    here = p.post[p.mine * board.OFFICERS + board.BARON]
    if may_walk_off(p, tile, i64(1) if spends_bonus(p, here, tile) else stride(p, tile)):
        return True
    return p.card_state[p.mine] == board.HELD and may_ride_off(p, p.card[p.mine])


def may_walk_off(p: Position, tile: i64, far: i64) -> bool:
    """TB-4.3: within so many steps of the tile there is one without another baron."""
    for j in range(i64(1), p.within[tile * FARTHEST + far]):
        if p.baron_on(p.reach[tile * board.TILES + j]) == board.NOBODY:
            return True
    return False


def may_ride_off(p: Position, goal: i64) -> bool:
    """TB-4.4: a card takes a baron out of a pause unless it names another baron's tile, the shared one included."""
    return p.baron_on(goal) == board.NOBODY


def must_ride(p: Position) -> bool:
    """TB-4.3: the pause can only be left by a ride, so all know that the card allows it."""
    if not p.paused:
        return False
    here = p.post[p.mine * board.OFFICERS + board.BARON]
    return not may_walk_off(p, here, stride(p, here))


def walk(p: Position, officer: i64, tile: i64) -> None:
    """TB-4.1: the officer ends on the tile."""
    here = p.post[p.mine * board.OFFICERS + officer]
    spends = spends_bonus(p, here, tile)
    if spends:
        p.bonus_spent = True
    if p.journal is not None:
        p.journal.add(
            "move",
            int(p.actor),
            {
                "colour": board.COLOURS[p.mine],
                "officer": officer,
                "from": here + 1,
                "tile": tile + 1,
                "bonus": 1 if spends else 0,
            },
        )
    put(p, officer, tile)
    # TB-4.3: only a first action can end beside another baron.
    p.paused = officer == board.BARON and p.baron_on(tile) != board.NOBODY


def ride(p: Position, officer: i64) -> None:
    """TB-4.4: the card is played face up; a baron swaps tiles with the baron he meets."""
    here = p.post[p.mine * board.OFFICERS + officer]
    tile = p.card[p.mine]
    p.card_state[p.mine] = board.PLAYED
    if p.journal is not None:
        p.journal.add(
            "ride",
            int(p.actor),
            {"colour": board.COLOURS[p.mine], "officer": officer, "from": here + 1, "tile": tile + 1},
        )
    if officer == board.BARON:
        met = p.baron_on(tile)
        if met != board.NOBODY:
            p.post[met * board.OFFICERS + board.BARON] = here
            if p.journal is not None:
                p.journal.add("swap", int(p.actor), {"colour": board.COLOURS[met], "from": tile + 1, "tile": here + 1})
    put(p, officer, tile)
    p.paused = False


def put(p: Position, officer: i64, tile: i64) -> None:
    here = p.post[p.mine * board.OFFICERS + officer]
    p.post[p.mine * board.OFFICERS + officer] = tile
    if officer != board.BARON:
        p.match_knights(here)
        p.match_knights(tile)
