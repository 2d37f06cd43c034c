"""What the bots think of a position of Barony: an estimate of the result, and moves worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.tables import named
from donjon.games.barony import board
from donjon.games.barony.marches import kinds_held
from donjon.games.barony.position import Position
from donjon.games.barony.spells import COST
from donjon.games.barony.works import may_become_city

PACE: Final = 70_000  # iterations of a search per second on one core
SHARPNESS: Final = 0.09  # how decisive a point of lead is
UNKNOWN: Final = 6  # gold that a mysterious place promises to knights beside it

GOLD: Final = 0
RESERVE: Final = 1
OPENING: Final = 2
GATE: Final = 3
CLAIM: Final = 4
CLASH: Final = 5
RAID: Final = 6
SPARE: Final = 7
NEAR: Final = 8
SECOND: Final = 9
FAR: Final = 10
STRAY: Final = 11
PAID: Final = 12
OWED: Final = 13
SPARK: Final = 14
CRAFT: Final = 15
CRAFT_COST: Final = 16
SPELL: Final = 17
SPELL_COST: Final = 18
# What things are worth in points, learned by `python tools/judges.py learn barony --budget 100` from weights made by
# hand, as those of magic still are; docs/judges/barony.md has both, measures each, and says what was dropped.
TERMS: Final = named({
    GOLD: ("gold", 0.641),  # a point of gold, as far as there are titles left to buy
    RESERVE: ("reserve", 0.137),  # a knight to recruit yet
    OPENING: ("opening", 5.31),  # a village that may become a city
    GATE: ("gate", 1.42),  # taken off for a village with an enemy knight at its gate
    CLAIM: ("claim", 0.493),  # a point of gold where a knight stands alone and may build
    CLASH: ("clash", 0.856),  # knights where others stand, whom one more would drive out
    RAID: ("raid", 0.856),  # and where there is a village to plunder
    SPARE: ("spare", 0.262),  # a knight not needed where he stands
    NEAR: ("near", 0.16),  # a point of gold on the best empty land beside such a knight
    SECOND: ("second", 0.435),  # and on the second best, for a second one
    FAR: ("far", 0.21),  # a point of gold two steps away, where nothing is nearer
    STRAY: ("stray", 0.254),  # a knight not needed, with nothing near
    PAID: ("paid", 0.958),  # a point of gold paid for a title that is not taken yet
    OWED: ("owed", 4.16),  # a token to be plundered yet
    SPARK: ("spark", 0.9),  # a magic token
    CRAFT: ("craft", 8.0),  # a spell of construction that is being cast
    CRAFT_COST: ("craft-cost", 0.9),  # and each magic token that it cost
    SPELL: ("spell", 1.0),  # another spell that is being cast
    SPELL_COST: ("spell-cost", 0.8),  # and each magic token that it cost
})  # fmt: skip
WEIGHTS: Final = vec[float]([weight for _, weight in TERMS])


def weigh(p: Position, out: vec[float]) -> None:
    """Everybody's share of the win: their strength, weighed against the others'."""
    total = 0.0
    for seat in range(p.seats):
        out[seat] = math.exp(SHARPNESS * strength(p, seat)) if p.phase >= board.FOUNDING else 1.0
        total += out[seat]
    for seat in range(p.seats):
        out[seat] /= total


def strength(p: Position, seat: i64) -> float:
    """Points, and what is on the way to become points."""
    base = seat * board.STOCK
    worth = float(p.track(seat))
    # Tokens count towards the titles still to be had, and a little less than the points they will buy.
    useful = board.RANK_POINTS * (board.DUKE - p.stock[base + board.RANK])
    gold = p.gold(seat)
    worth += WEIGHTS[GOLD] * float(gold if gold < useful else useful)
    worth += WEIGHTS[RESERVE] * float(p.stock[base + board.KNIGHTS])
    if p.settings.sorcery:
        worth += float(board.IMPRINT_POINTS * p.imprints_of(seat)) + WEIGHTS[SPARK] * float(p.stock[base + board.MAGIC])
    if seat == p.me:
        worth += under_way(p)
    row = seat * p.hexes
    openings: i64 = 0
    for hex in range(p.hexes):
        if p.pawns[hex] == 0:
            continue
        knights = p.knights[row + hex]
        if knights > 0:
            worth += garrison(p, seat, hex, knights)
        if p.owner[hex] == seat and p.kind[hex] == board.VILLAGE:
            if p.pawns[hex] > 1 + knights:
                worth -= WEIGHTS[GATE]
            elif openings < p.stock[base + board.CITIES] and may_become_city(p, hex):
                worth += WEIGHTS[OPENING]
                openings += 1
    return worth


def under_way(p: Position) -> float:
    """What a half-done action of the player is worth beyond what has been spent on it."""
    worth = WEIGHTS[PAID] * float(p.paid) + WEIGHTS[OWED] * float(p.owing)
    if p.cast == board.NO_CAST:
        return worth
    family = p.cast // board.SETS
    if family == board.CONSTRUCTION:
        return worth + WEIGHTS[CRAFT_COST] * float(COST[p.cast]) + WEIGHTS[CRAFT]
    # The family's usual gain; what the first step of a flight gained is in the position already.
    return worth + WEIGHTS[SPELL_COST] * float(COST[p.cast]) + (WEIGHTS[SPELL] if p.phase != board.FLYING else 0.0)


def garrison(p: Position, seat: i64, hex: i64, knights: i64) -> float:
    """Knights standing where they could build, or near to such land."""
    worth = 0.0
    alone = p.pawns[hex] == p.own_pawns(seat, hex)
    land = p.land[hex]
    idle = knights
    if p.kind[hex] == board.NO_BUILDING and land < board.KINDS and alone:
        worth += WEIGHTS[CLAIM] * float(p.settings.gold[land])
        idle -= 1
    elif not alone:
        worth += WEIGHTS[CLASH]
        if p.kind[hex] == board.VILLAGE and p.owner[hex] != seat:
            worth += WEIGHTS[RAID]
        idle -= 1
    if idle <= 0:
        return worth
    best: i64 = 0
    second: i64 = 0
    for k in range(i64(6)):
        other = p.road[hex * 6 + k]
        if other == board.NOWHERE or p.pawns[other] > 0:
            continue
        promise = i64(UNKNOWN) if p.land[other] == board.MYSTERY else p.settings.gold[p.land[other]]
        if promise > best:
            second = best
            best = promise
        elif promise > second:
            second = promise
    if best == 0:
        return worth + WEIGHTS[FAR] * float(farther(p, hex)) + WEIGHTS[STRAY]
    worth += WEIGHTS[NEAR] * float(best) + WEIGHTS[SPARE]
    if idle > 1:
        worth += WEIGHTS[SECOND] * float(second) + WEIGHTS[SPARE]
    return worth + WEIGHTS[SPARE] * float(idle - 2 if idle > 2 else i64(0))


def farther(p: Position, hex: i64) -> i64:
    """The best empty land two steps away."""
    best: i64 = 0
    for k in range(i64(6)):
        middle = p.road[hex * 6 + k]
        if middle == board.NOWHERE:
            continue
        for j in range(i64(6)):
            other = p.road[middle * 6 + j]
            if other != board.NOWHERE and p.pawns[other] == 0 and p.land[other] < board.KINDS:
                promise = p.settings.gold[p.land[other]]
                best = max(best, promise)
    return best


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Titles and cities when one can, villages on rich land, knights towards it."""
    for i in range(count):
        out[i] = liking(p, actions[i])


def liking(p: Position, action: i64) -> i64:
    kind = board.KIND[action]
    if kind == board.MOVE:
        return move_liking(p, action // 6, p.road[action])
    if kind == board.BUILD:
        return build_liking(p, action)
    if kind == board.RECRUIT:
        return recruit_liking(p, action)
    if kind == board.FOUND:
        return site_liking(p, action - board.FOUND) if p.phase == board.FOUNDING else i64(400)
    if kind == board.EXPEDITION:
        return 2 if p.land[action - board.EXPEDITION] == board.MYSTERY else 1
    if kind == board.PAY:
        return 300 + p.settings.gold[action - board.PAY]
    if kind == board.STEAL:
        return 1 + 4 * p.settings.gold[action - board.STEAL]
    if kind == board.CAST:
        return cast_liking(action - board.CAST)
    if kind == board.STOP:
        return 4
    return 3 if kind == board.DONE else 1


def move_liking(p: Position, hex: i64, target: i64) -> i64:
    """Towards rich empty land, mysterious places and fights that are won; away from land worth building on, rarely."""
    gold = p.settings.gold
    liking: i64 = 1
    own = p.own_pawns(p.me, target)
    enemies = p.pawns[target] - own
    land = p.land[target]
    if enemies > 0:
        liking = 30 if own > 0 else 3
        if p.kind[target] == board.VILLAGE and p.owner[target] != p.me:
            liking += 30 if own > 0 and kinds_held(p, p.owner[target]) > 0 else 5
    elif land == board.MYSTERY:
        liking = 2 if visited(p, target) else 40
    elif own == 0:
        liking = 3 + 3 * gold[land]
    elif p.kind[target] == board.NO_BUILDING:
        liking = 2
    here = p.land[hex]
    if p.kind[hex] == board.NO_BUILDING and here < board.KINDS and p.own_pawns(p.me, hex) == 1 and p.pawns[hex] == 1:
        liking = liking // (1 + gold[here]) + 1
    return liking


def visited(p: Position, hex: i64) -> bool:
    """Whether the place has nothing more to give the player."""
    first = board.IMPRINTS * p.place_at(hex)
    for k in range(i64(board.IMPRINTS)):
        if p.imprints[first + k] == p.me:
            return True
    return p.imprints[first + board.IMPRINTS - 1] != board.NOBODY


def build_liking(p: Position, action: i64) -> i64:
    hex = (action - board.BUILD) // 2
    worth = p.settings.gold[p.land[hex]]
    if action - board.BUILD == 2 * hex + 1:  # strongholds are few, and no city comes of them
        return 2 + 2 * worth
    liking = 6 * worth
    if p.phase == board.BUILDING:
        liking *= 2
    if p.land[hex] == board.MOUNTAIN:
        liking += 2
    return liking if p.stock[p.me * board.STOCK + board.VILLAGES] > 0 else i64(1)


def recruit_liking(p: Position, action: i64) -> i64:
    """Many at a time, and not when most knights are out already."""
    hex = (action - board.RECRUIT) // 3
    knights = action - board.RECRUIT - 3 * hex + 1
    if p.knights[p.me * p.hexes + hex] > 1:
        return knights
    spare = p.stock[p.me * board.STOCK + board.KNIGHTS]
    return knights * knights * (4 if spare >= 4 else 2)


def site_liking(p: Position, hex: i64) -> i64:
    """A starting city near rich land, beside a lake, not at the rim."""
    liking: i64 = 10 if p.lakeside[hex] == 1 else 0
    for k in range(i64(6)):
        other = p.road[hex * 6 + k]
        if other != board.NOWHERE and p.land[other] < board.LAKE and p.pawns[other] == 0:
            liking += p.settings.gold[p.land[other]]
    return 1 + liking * liking // 10


def cast_liking(cast: i64) -> i64:
    if cast // board.SETS == board.CONSTRUCTION:
        return 300 - 10 * COST[cast]
    return 8 // COST[cast] + 1
