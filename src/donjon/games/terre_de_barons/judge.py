"""What the bots think of a position of Terre de Barons: an estimate of the result, and moves worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.tables import named
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.orders import KEEP, LAST_STAND, TROOPS, may_build, met_by, pull_end
from donjon.games.terre_de_barons.position import FARTHEST, Position

PACE: Final = 60_000  # iterations of a search per second on one core
SPREAD: Final = 1.55  # of the levels: 1,000 iterations score 0.86 against 100, but ten times as many little more
SHARPNESS: Final = 7.0  # how decisive a lead is, as a share of the goal
ATTRACTION: Final = 0.8  # what a new keep is worth besides its land
MANY: Final = 6  # troops on a tile, beyond which more are of no use
GUARD: Final = 3  # and in a keep
FAR: Final = 2  # steps the baron looks for a site

TROOP: Final = 0
GARRISON: Final = 1
SITE: Final = 2
MUSTER: Final = 3
CALL: Final = 4
STEP: Final = 5
STRIDE: Final = 6
RESERVE: Final = 7
CARD: Final = 8
TEMPO: Final = 9
# What things are worth in points: some learned from games, some tried one by one; docs/judges/terre-de-barons.md says
# which, and measures each.
TERMS: Final = named({
    TROOP: ("troop", 0.096),  # a troop outside its own keeps, up to MANY on a tile
    GARRISON: ("garrison", 0.0283),  # a troop in its own keep, up to GUARD of them
    SITE: ("site", 0.357),  # a place the baron may build on, as a part of what it will bring
    MUSTER: ("muster", 0.432),  # what is added to that part once all the troops it costs are there
    CALL: ("call", 0.15),  # and when they stand on lines that lead there
    STEP: ("step", 0.87),  # the part of all this that is left when the baron is one step away
    STRIDE: ("stride", 0.6),  # and when he is two
    RESERVE: ("reserve", 0.0175),  # a troop to recruit yet
    CARD: ("card", 0.0396),  # the card in hand
    TEMPO: ("tempo", 0.6),  # a whole turn to play yet
})  # fmt: skip
WEIGHTS: Final = vec[float]([weight for _, weight in TERMS])


def weigh(p: Position, out: vec[float]) -> None:
    """Everybody's share of the win: their strength, weighed against the others'."""
    total = 0.0
    for seat in range(p.seats):
        out[seat] = 1.0
        if p.phase >= board.ROLLING:
            out[seat] = math.exp(SHARPNESS * strength(p, p.colour_of[seat]) / float(p.settings.goal))
        total += out[seat]
    for seat in range(p.seats):
        out[seat] /= total


def strength(p: Position, colour: i64) -> float:
    """Points, and what is on the way to become points."""
    worth = float(p.points[colour])
    for tile in range(i64(board.TILES)):
        if p.troop_of[tile] != colour:
            continue
        count = p.fresh[tile] + p.moved[tile]
        if p.keep_of[tile] == colour:
            worth += WEIGHTS[GARRISON] * float(min(count, GUARD))
        else:
            worth += WEIGHTS[TROOP] * float(min(count, MANY))
    worth += site(p, colour)
    worth += WEIGHTS[RESERVE] * float(p.reserve[colour])
    if p.card_state[colour] == board.HELD:
        worth += WEIGHTS[CARD]
    if p.mine == colour:
        worth += WEIGHTS[TEMPO] * float(2 - p.done) / 2.0
    return worth


def site(p: Position, colour: i64) -> float:
    """How near the baron is to building where he stands, or a few steps away."""
    baron = p.post[colour * board.OFFICERS + board.BARON]
    best = 0.0
    for k in range(p.within[baron * FARTHEST + FAR]):
        best = max(best, hope(p, colour, baron, k))
    return best


def hope(p: Position, colour: i64, baron: i64, k: i64) -> float:
    """What the k-th nearest tile promises to become; 0 where nothing may be built."""
    tile = p.reach[baron * board.TILES + k]
    if p.keep_of[tile] != board.NOBODY or p.keep_beside(tile):
        return 0.0
    knight = p.active[tile]
    if knight != board.NOBODY and knight != colour:
        return 0.0
    troops: i64 = 0
    if p.troop_of[tile] == colour:
        troops = p.fresh[tile] + p.moved[tile]
    elif p.troop_of[tile] != board.NOBODY:
        return 0.0
    cost = p.settings.build_cost
    near = p.within[baron * FARTHEST + 1]
    ready = float(min(troops, cost)) / float(cost)
    part = WEIGHTS[SITE] + WEIGHTS[MUSTER] * ready
    if k < near and troops < cost:
        part += WEIGHTS[CALL] * (float(min(troops + callable_to(p, colour, tile), cost)) / float(cost) - ready)
    worth = (float(p.land[tile]) + ATTRACTION) * part
    if k > 0:
        worth *= WEIGHTS[STEP] if k < near else WEIGHTS[STRIDE]
    return worth


def callable_to(p: Position, colour: i64, tile: i64) -> i64:
    """TB-4.14: its troops on lines that lead to the tile, which one order could bring there."""
    troops: i64 = 0
    for direction in range(i64(6)):
        line = (tile * 6 + direction) * board.LINE
        for step in range(i64(board.LINE)):
            there = board.RAYS[line + step]
            if there < 0 or p.land[there] == 0:
                break
            knight = p.active[there]
            troop = p.troop_of[there]
            if (knight != board.NOBODY and knight != colour) or (troop != board.NOBODY and troop != colour):
                break
            if troop == colour:
                troops += p.fresh[there] + p.moved[there]
    return troops


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Build when one can, fight when it pays, gather rather than scatter."""
    for i in range(count):
        out[i] = liking(p, actions[i])


def liking(p: Position, action: i64) -> i64:
    kind = board.KIND[action]
    if kind == board.MOVE:
        return walk_liking(p, action)
    if kind == board.SEND:
        return 4 + meeting(p, action - board.SEND)
    if kind == board.PULL:
        return 12 + meeting(p, pull_end(p, action - board.PULL))
    if kind == board.RECRUIT:
        return recruit_liking(p, action - board.RECRUIT)
    if kind == board.RECRUIT_DIE:
        return 2 * recruit_liking(p, action - board.RECRUIT_DIE)
    if kind == board.DISPERSE:
        return 6
    if kind == board.CONCENTRATE:
        return 16
    if kind == board.BUILD:
        return 400
    if kind == board.TREASURY or kind == board.DISMANTLE:
        return 1
    if kind == board.RIDE:
        return 2
    if kind == board.COLOUR or kind == board.END_ORDER:
        return 10
    if kind == board.CAPTURE:
        return 20
    return 1 if kind == board.END_TURN and p.done == 0 else 4


def walk_liking(p: Position, action: i64) -> i64:
    officer = (action - board.MOVE) // board.TILES
    tile = action - board.MOVE - officer * board.TILES
    if officer != board.BARON:
        # A knight is worth most beside his keep, or where an enemy commands.
        keep = p.keep_of[tile]
        return 3 if keep == board.NOBODY else 10
    here = p.post[p.mine * board.OFFICERS + board.BARON]
    if may_build(p, here):
        return 1
    if p.troop_of[tile] == p.mine and p.keep_of[tile] == board.NOBODY and not p.keep_beside(tile):
        return 12
    if p.keep_of[tile] == board.NOBODY and not p.keep_beside(tile):
        return 2 + p.land[tile]
    return 1


def recruit_liking(p: Position, tile: i64) -> i64:
    return 10 if p.keep_of[tile] == board.NOBODY and not p.keep_beside(tile) else 8


def meeting(p: Position, tile: i64) -> i64:
    """What an arrival there would start."""
    met = met_by(p, tile)
    if met == TROOPS:
        return 10
    if met == LAST_STAND:
        return 60
    return 20 if met == KEEP else 0
