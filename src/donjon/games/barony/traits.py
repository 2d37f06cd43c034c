"""What a learned judge of Barony reads off a position: what is to be said of each action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.traits import GRADES, Part, beginnings, grade
from donjon.games.barony import board
from donjon.games.barony.judge import liking
from donjon.games.barony.position import Position

MARCH: Final = 0
VILLAGE: Final = 1
STRONGHOLD: Final = 2
RECRUIT: Final = 3
FOUND: Final = 4
EXPEDITION: Final = 5
PAY: Final = 6
STEAL: Final = 7
CAST: Final = 8
STOP: Final = 9
DONE: Final = 10
PASS: Final = 11
KINDS: Final = [
    "march", "build a village", "build a stronghold", "recruit", "city", "expedition", "pay", "steal", "cast", "stop",
    "done", "pass",
]  # fmt: skip
LANDS: Final = 7  # terrains, and none

PARTS: Final = [
    Part("by hand", KINDS, ("grade", GRADES)),
    Part("stage", KINDS, ("phase", 15), ("knights in reserve", 4), ("a title can be paid", 2)),
    Part("place", KINDS, ("land", LANDS), ("who is there", 5), ("own pawns", 3)),
    Part("promise", KINDS, ("best empty land beside", 7), ("empty places beside", 3), ("own pawns beside", 3)),
    Part("start", KINDS, ("land", LANDS), ("own knights", 4), ("could build", 2), ("enemies beside", 3)),
    Part("wealth", KINDS, ("rank", 5), ("cities left", 3), ("villages standing", 5)),
    Part("danger", KINDS, ("enemies beside", 4), ("villages to plunder beside", 3), ("own city beside", 2)),
    Part("spell", KINDS, ("set of spells", board.CASTS)),
]
WIDTH: Final = 8
FIRST: Final = vec[i64](beginnings(PARTS))


def traits(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> i64:
    """Entries of the table for every action; none before the first turn."""
    if p.phase < board.TURN:
        return 0
    base = p.me * board.STOCK
    stage = (p.phase - board.TURN) * 4 + min(i64(3), p.stock[base + board.KNIGHTS])
    stage = stage * 2 + (1 if p.gold(p.me) >= p.settings.title_cost else 0)
    standing = board.VILLAGES_EACH - p.stock[base + board.VILLAGES]
    wealth = min(i64(4), p.stock[base + board.RANK]) * 3 + min(i64(2), p.stock[base + board.CITIES])
    wealth = wealth * 5 + (standing if standing < 3 else i64(3) if standing < 5 else i64(4))
    for i in range(count):
        action = actions[i]
        kind, hex, start = target(p, action)
        at = i * WIDTH
        out[at] = FIRST[0] + kind * GRADES + grade(liking(p, action))
        out[at + 1] = FIRST[1] + kind * 120 + stage
        out[at + 5] = FIRST[5] + kind * 75 + wealth
        out[at + 7] = FIRST[7] + kind * board.CASTS + (action - board.CAST if kind == CAST else i64(0))
        if hex < 0:
            land = start if kind == PAY or kind == STEAL else i64(LANDS - 1)
            out[at + 2] = FIRST[2] + (kind * LANDS + land) * 15
            out[at + 3] = FIRST[3] + kind * 63
            out[at + 4] = FIRST[4] + kind * 168
            out[at + 6] = FIRST[6] + kind * 24
            continue
        own = p.own_pawns(p.me, hex)
        more = min(i64(2), action - board.RECRUIT - 3 * hex) if kind == RECRUIT else min(i64(2), own)
        out[at + 2] = FIRST[2] + ((kind * LANDS + p.land[hex]) * 5 + company(p, hex, own)) * 3 + more
        best: i64 = 0
        empty: i64 = 0
        friends: i64 = 0
        foes: i64 = 0
        prey: i64 = 0
        city: i64 = 0
        for k in range(i64(6)):
            other = p.road[hex * 6 + k]
            if other < 0 or other == start:
                continue
            if p.pawns[other] == 0:
                empty += 1
                best = max(best, p.settings.gold[p.land[other]] if p.land[other] < board.KINDS else i64(6))
                continue
            mine = p.own_pawns(p.me, other)
            friends += mine
            foes += knights_of_others(p, other)
            if p.kind[other] == board.VILLAGE and p.owner[other] != p.me:
                prey += 1
            elif p.kind[other] == board.CITY and p.owner[other] == p.me:
                city = 1
        room: i64 = 0 if empty == 0 else 1 if empty < 3 else 2
        out[at + 3] = FIRST[3] + ((kind * 7 + min(i64(6), best)) * 3 + room) * 3 + min(i64(2), friends)
        out[at + 6] = FIRST[6] + ((kind * 4 + min(i64(3), foes)) * 3 + min(i64(2), prey)) * 2 + city
        left = p.knights[p.me * p.hexes + start]
        could: i64 = 0
        if p.kind[start] == board.NO_BUILDING and p.land[start] < board.KINDS and p.pawns[start] == left:
            could = 1
        near: i64 = 0
        for k in range(i64(6)):
            other = p.road[start * 6 + k]
            if other >= 0 and other != hex:
                near += knights_of_others(p, other)
        out[at + 4] = (
            FIRST[4] + (((kind * LANDS + p.land[start]) * 4 + min(i64(3), left)) * 2 + could) * 3 + min(i64(2), near)
        )
    return WIDTH


def target(p: Position, action: i64) -> tuple[i64, i64, i64]:
    """The kind of action, the place it is about (NOWHERE: none) and where it begins, or the token."""
    kind = board.KIND[action]
    if kind == board.MOVE:
        return MARCH, p.road[action], action // 6
    if kind == board.BUILD:
        hex = (action - board.BUILD) // 2
        return i64(VILLAGE) if action - board.BUILD == 2 * hex else i64(STRONGHOLD), hex, hex
    if kind == board.RECRUIT:
        hex = (action - board.RECRUIT) // 3
        return RECRUIT, hex, hex
    if kind == board.FOUND:
        return FOUND, action - board.FOUND, action - board.FOUND
    if kind == board.EXPEDITION:
        return EXPEDITION, action - board.EXPEDITION, action - board.EXPEDITION
    if kind == board.PAY:
        return PAY, board.NOWHERE, action - board.PAY
    if kind == board.STEAL:
        return STEAL, board.NOWHERE, action - board.STEAL
    if kind == board.CAST:
        return CAST, board.NOWHERE, 0
    if kind == board.STOP:
        return STOP, board.NOWHERE, 0
    return i64(DONE) if kind == board.DONE else i64(PASS), board.NOWHERE, 0


def company(p: Position, hex: i64, own: i64) -> i64:
    """Who is there: 0 nobody, 1 only own pawns, 2 knights of others, 3 a village of theirs, 4 what is stronger."""
    if p.pawns[hex] == 0:
        return 0
    if p.pawns[hex] == own:
        return 1
    if p.owner[hex] == board.NOBODY or p.owner[hex] == p.me:
        return 2
    return 3 if p.kind[hex] == board.VILLAGE else 4


def knights_of_others(p: Position, hex: i64) -> i64:
    """Knights there that are not the player's."""
    knights = p.pawns[hex] - p.own_pawns(p.me, hex)
    if p.owner[hex] != board.NOBODY and p.owner[hex] != p.me:
        knights -= 1
    return knights
