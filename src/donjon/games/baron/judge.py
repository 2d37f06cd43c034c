"""What the bots think of a position of Baron: an estimate of the result, and decisions worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.state import OVER
from donjon.core.tables import named
from donjon.games.baron import board
from donjon.games.baron.position import Position, near
from donjon.games.baron.resolution import adversaries, in_own_barony, overlap

PACE: Final = 20_000  # iterations of a search per second on one core
SPREAD: Final = 1.17  # of the levels: six times the iterations score about 0.6
DOUBT: Final = 2.0  # how far apart equals end up, when nothing is left to lay
LUCK: Final = 0.11  # and how much each tile to come adds to that
NEAR: Final = 9  # more than a single resolution usually costs
SURE: Final = 100_000  # the weight of a decision that wins at once
HORIZON: Final = 6  # two turns: beyond that playouts say less than the estimate
DANGER: Final = 4  # honour that one lost combat may cost
SAFE: Final = 0.94  # how likely a claim comes to its resolution once nothing is missing

SUPPLY: Final = 0
PROMISE: Final = 1
GROWTH: Final = 2
SPOILING: Final = 3
TOO_LATE: Final = 4
THREAT: Final = 5
TILE: Final = 6
GAP: Final = 7
SECOND_GAP: Final = 8
GAP_LEFT: Final = 9
OUBLIETTES: Final = 10
# What things are worth in honour, or which part of it. docs/judges/baron.md measures each.
TERMS: Final = named({
    SUPPLY: ("supply", 4.0),  # a keep in hand, as long as many tiles are to come
    PROMISE: ("promise", 1.0),  # what a claim may become
    GROWTH: ("growth", 0.8),  # what a player will add to his own territory with one more tile, on average
    SPOILING: ("spoiling", 0.07),  # the risk in each tile a claim still needs: others may lay it
    TOO_LATE: ("too-late", 0.35),  # the part that is left of a claim nobody has time to complete
    THREAT: ("threat", 0.8),  # taken off for what a barony may lose to claims beside it
    TILE: ("tile", 0.12),  # a tile in hand, for each point of its value
    GAP: ("gap", 0.85),  # the best bonus in a gap, for him who lays next
    SECOND_GAP: ("second-gap", 0.25),  # the second best, for those after him
    GAP_LEFT: ("gap-left", 0.1),  # the best, should it be left to them
    OUBLIETTES: ("oubliettes", 0.4),  # taken off near the oubliettes, by the square of what is missing to safety
})  # fmt: skip
WEIGHTS: Final = vec[float]([weight for _, weight in TERMS])


def weigh(p: Position, out: vec[float]) -> None:
    """Everybody's share of the win: their prospects, weighed against the others'."""
    if p.phase < board.OPENING:
        for seat in range(p.seats):
            out[seat] = 1.0 / float(p.seats)
        return
    # Sharper as the tiles run out.
    sharpness = 1.0 / (DOUBT + LUCK * float(tiles_left(p)))
    highest = -1_000.0
    for seat in range(p.seats):
        if p.alive(seat):
            out[seat] = prospects(p, seat)
            highest = max(highest, out[seat])
    total = 0.0
    for seat in range(p.seats):
        out[seat] = math.exp(sharpness * (out[seat] - highest)) if p.alive(seat) else 0.0
        total += out[seat]
    for seat in range(p.seats):
        out[seat] /= total


def tiles_left(p: Position) -> i64:
    """Tiles to be laid yet."""
    left = p.pile
    for place in range(p.settings.places):
        if p.market[place] != board.EMPTY:
            left += 1
    for seat in range(p.seats):
        left += p.held(seat)
    return left


def prospects(p: Position, seat: i64) -> float:
    """Honour, and what is on the way to become honour."""
    left = tiles_left(p)
    worth = float(p.honour[seat])
    worth += float(p.supply[seat]) * in_hand(left)
    for i in range(p.meadows):
        cell = p.meadow[i]
        if p.keep_of[cell] == seat:
            worth += threat(p, cell) if p.rank[cell] == board.BARON else WEIGHTS[PROMISE] * promise(p, cell, seat, left)
    if p.phase < board.ATTEMPTING:
        worth += opportunity(p, seat)
        for kind in range(i64(board.KINDS)):
            worth += WEIGHTS[TILE] * float(p.reserve[seat * board.KINDS + kind] * p.settings.values[kind])
    slack = p.honour[seat] - p.settings.oubliettes_at
    if slack < DANGER:
        worth -= float((DANGER - slack) * (DANGER - slack)) * WEIGHTS[OUBLIETTES]
    return worth


def in_hand(left: i64) -> float:
    """What a keep in supply will still be good for."""
    return WEIGHTS[SUPPLY] * float(left) / float(left + 25)


def promise(p: Position, cell: i64, owner: i64, left: i64) -> float:
    """What a claim may become: its tiles, those to come, and how likely it is to hold against its adversaries."""
    strength = float(p.worth(cell))
    gain = float(scoring(p, cell, owner))
    if p.phase == board.ATTEMPTING:
        if p.rank[cell] == board.KNIGHT and p.asked >= cell and owner == p.mine:
            return 0.0 if p.asked > cell else 0.2  # declined, or about to be asked
        half = float(p.settings.divisor)
        hope = gain / half if p.rank[cell] == board.CLAIMANT else max(gain / half, 0.0)
        return hope * odds_of_claim(p, cell, owner, strength / half)
    missing = 6 - p.touching(cell)
    # An open territory is completed for its owner's good if there is time; by others it may be spoilt.
    in_time = float(missing) * 1.6 < float(left) / float(p.seats)
    chance = SAFE - WEIGHTS[SPOILING] * float(missing) if in_time else WEIGHTS[TOO_LATE]
    growth = WEIGHTS[GROWTH] * float(missing)
    return (gain + growth) * chance * odds_of_claim(p, cell, owner, strength + growth)


def scoring(p: Position, cell: i64, owner: i64) -> i64:
    """BA-5.3: the value of the tiles that would score, those in own baronies apart."""
    total: i64 = 0
    for k in range(i64(6)):
        tile = board.AROUND[cell * 6 + k]
        if p.valued(tile) and not in_own_barony(p, tile, owner):
            total += p.settings.values[p.land[tile]]
    return total


def odds_of_claim(p: Position, cell: i64, owner: i64, value: float) -> float:
    """How likely a claim is to win its combats."""
    odds = 1.0
    for i in range(p.meadows):
        other = p.meadow[i]
        if p.keep_of[other] != board.NOBODY and p.keep_of[other] != owner and overlap(p, cell, other):
            shared = float(common(p, cell, other))
            if p.rank[other] == board.BARON:
                lead = value - float(p.worth(other))
                # Without the battlefield; a tie is the baron's.
                odds *= likely(lead - 0.5)
            else:
                lead = value - float(p.worth(other)) - WEIGHTS[GROWTH] * float(6 - p.touching(other)) - 0.2 * shared
                odds *= 0.4 + 0.6 * likely(lead)
    return odds


def threat(p: Position, cell: i64) -> float:
    """What a barony in place still stands to lose to claims beside it."""
    loss = 0.0
    for i in range(p.meadows):
        other = p.meadow[i]
        if p.keep_of[other] != board.NOBODY and p.rank[other] != board.BARON and adversaries(p, cell, other):
            value = float(p.worth(other)) + WEIGHTS[GROWTH] * float(6 - p.touching(other))
            if p.phase == board.ATTEMPTING:
                value /= float(p.settings.divisor)
            loss += likely(value - float(p.worth(cell)) - 0.5) * float(common(p, cell, other))
    return -WEIGHTS[THREAT] * loss


def common(p: Position, a: i64, b: i64) -> i64:
    """The value of the tiles two territories share."""
    total: i64 = 0
    for k in range(i64(6)):
        tile = board.AROUND[a * 6 + k]
        if p.land[tile] != board.EMPTY and near(tile, b):
            total += p.settings.values[p.land[tile]]
    return total


def likely(lead: float) -> float:
    """From a lead in strength to a probability."""
    if lead > 4.0:
        return 0.95
    if lead < -4.0:
        return 0.05
    return 0.5 + 0.11 * lead


def opportunity(p: Position, seat: i64) -> float:
    """BA-4.8: the bonus waiting in the gaps of the board, for whoever lays next and has a tile that fits."""
    turn: i64 = (seat - p.mine) % p.seats
    if p.phase >= board.KEEPING:
        turn = (turn + p.seats - 1) % p.seats
    best: i64 = 0
    second: i64 = 0
    for i in range(p.edges):
        cell = p.edge[i]
        bonus = p.settings.touch[p.touching(cell)]
        if bonus > second and holds_fitting(p, seat, cell):
            if bonus > best:
                second = best
                best = bonus
            else:
                second = bonus
    if turn == 0:
        return WEIGHTS[GAP] * float(best)
    return WEIGHTS[SECOND_GAP] * float(second) + WEIGHTS[GAP_LEFT] * float(best) / float(turn)


def holds_fitting(p: Position, seat: i64, cell: i64) -> bool:
    for kind in range(i64(board.KINDS)):
        if p.reserve[seat * board.KINDS + kind] > 0 and p.fits(kind, cell):
            return True
    return False


# What to try first. Likings are in tenths of a point of honour.


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Fill gaps, enrich one's own land, spoil the others', claim rich meadows; above all, win."""
    phase = p.phase
    left = tiles_left(p)
    if phase == board.LAYING:
        prefer_lays(p, actions, count, out)
    else:
        prefer_others(p, actions, count, left, out)
    if phase >= board.LAYING and (left <= 1 or somebody_may_fall(p)):
        for i in range(count):
            if left <= 1 or starts_resolution(p, actions[i]):
                out[i] = decisive(p, actions[i], out[i])


def somebody_may_fall(p: Position) -> bool:
    """Two are left, and one of them is near the oubliettes: the game may end at once (BA-4.16)."""
    if p.remaining() != 2:
        return False
    for seat in range(p.seats):
        if p.alive(seat) and p.honour[seat] - p.settings.oubliettes_at <= NEAR:
            return True
    return False


def starts_resolution(p: Position, action: i64) -> bool:
    """The decision completes somebody's land, or claims complete land."""
    if p.phase == board.KEEPING:
        return action != board.PASS and p.complete(action - board.KEEP)
    if p.phase != board.LAYING:
        return False
    kind = (action - board.LAY) // board.SIZE
    cell = action - board.LAY - kind * board.SIZE
    for k in range(i64(6)):
        there = board.AROUND[cell * 6 + k]
        if p.keep_of[there] != board.NOBODY and p.rank[there] == board.KNIGHT and p.touching(there) == 5:
            return True
    return False


def decisive(p: Position, action: i64, weight: i64) -> i64:
    """What ends the game is tried first if it wins, last if it loses."""
    after = p.copy()
    after.apply(action)
    if after.actor != OVER:
        return weight
    return SURE if after.result(p.mine) > 0.99 else 1


def prefer_others(p: Position, actions: vec[i64], count: i64, left: i64, out: vec[i64]) -> None:
    """Draws, keeps and final attempts."""
    phase = p.phase
    for i in range(count):
        if phase == board.KEEPING:
            out[i] = appetite(i64(0) if actions[i] == board.PASS else keep_liking(p, actions[i] - board.KEEP, left))
        elif phase == board.DRAWING:
            out[i] = appetite(draw_liking(p, actions[i]))
        elif phase == board.ATTEMPTING:
            out[i] = attempt_liking(p, actions[i])
        else:
            out[i] = 1


def appetite(like: i64) -> i64:
    """From a liking to a weight: two points more are about five times as likely."""
    x = like + 20
    return 1 + x * x * x // 400 if x > 0 else i64(1)


def prefer_lays(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Lays come kind by kind, each in the order of the edge: a cell is looked at once for all kinds."""
    fixed = vec[i64]([0] * int(p.edges))
    slope = vec[i64]([0] * int(p.edges))
    for i in range(p.edges):
        look_at_cell(p, p.edge[i], i, fixed, slope)
    at: i64 = 0
    for i in range(count):
        kind = (actions[i] - board.LAY) // board.SIZE
        cell = actions[i] - board.LAY - kind * board.SIZE
        if at == p.edges or p.edge[at] > cell:
            at = 0
        while p.edge[at] != cell:
            at += 1
        # A good tile is worth keeping, a bad one is well spent where it does no harm.
        out[i] = appetite(fixed[at] + (slope[at] - 2) * p.settings.values[kind])


def look_at_cell(p: Position, cell: i64, i: i64, fixed: vec[i64], slope: vec[i64]) -> None:
    """What laying there is worth: a fixed part, and a part that goes with the value of the tile."""
    like: i64 = 0
    by_value: i64 = 0
    touching: i64 = 0
    gap: i64 = 0
    for k in range(i64(6)):
        there = board.AROUND[cell * 6 + k]
        if p.land[there] == board.EMPTY:
            if there != board.OFF:
                gap = max(gap, p.settings.touch[p.touching(there) + 1])
            continue
        touching += 1
        owner = p.keep_of[there]
        if owner == board.NOBODY or p.rank[there] == board.BARON:
            continue
        worth = p.worth(there)
        closing = p.touching(there) == 5
        if owner == p.mine:
            by_value += 10 if closing else 8
            like += worth - 7 if closing else worth // 2 - 6
        else:
            by_value -= 9 if closing else 7
            like -= worth - 6 if closing else worth // 2 - 5
    # The gap becomes narrower for whoever comes next.
    fixed[i] = like + 10 * p.settings.touch[touching] - 7 * gap
    slope[i] = by_value


def draw_liking(p: Position, place: i64) -> i64:
    """Good tiles, as long as they are cheap."""
    return 3 * p.settings.values[p.market[place]] - 9 * p.settings.costs[place]


def keep_liking(p: Position, cell: i64, left: i64) -> i64:
    """What the claim promises, over what the keep is worth in hand."""
    return i64(10.0 * (promise(p, cell, p.mine, left) - in_hand(left)))


def attempt_liking(p: Position, action: i64) -> i64:
    """Try, unless there is nothing to gain."""
    gains = p.worth(p.asked) > 0
    if action == board.ATTEMPT:
        return 8 if gains else 1
    assert action == board.DECLINE
    return 1 if gains else 8
