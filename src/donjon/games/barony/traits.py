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

# What is noted of every place, once for all actions. First what stands there, which is asked from all sides: numbers
# side by side in one, from these bits on, so that those of six places are added up in one go.
FRIENDS: Final = 0  # own pawns
FOES: Final = 8  # knights of others
PREY: Final = 16  # villages of others
CITIES: Final = 24  # own cities
EMPTY: Final = 32  # places where nobody is
PROMISE: Final = 40  # what such land promises: of several places the best
MANY: Final = 255  # more than any of these
# Then, of places that an action is about, as in the table:
BESIDE: Final = 1  # what stands around; below nothing until somebody looked
PLACE: Final = 2  # the land and who is there
LEFT: Final = 3  # what a march from there leaves
NOTES: Final = 4


def traits(p: Position, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
    """Entries of the table for every action; none before the first turn."""
    if p.phase < board.TURN:
        return 0
    base = p.me * board.STOCK
    stage = (p.phase - board.TURN) * 4 + min(i64(3), p.stock[base + board.KNIGHTS])
    stage = FIRST[1] + stage * 2 + (1 if p.gold(p.me) >= p.settings.title_cost else 0)
    standing = board.VILLAGES_EACH - p.stock[base + board.VILLAGES]
    wealth = min(i64(4), p.stock[base + board.RANK]) * 3 + min(i64(2), p.stock[base + board.CITIES])
    wealth = FIRST[5] + wealth * 5 + (standing if standing < 3 else i64(3) if standing < 5 else i64(4))
    by_hand, place, promise, march = FIRST[0], FIRST[2], FIRST[3], FIRST[4]
    danger, spell = FIRST[6], FIRST[7]
    survey(p, notes)
    at: i64 = 0
    for i in range(count):
        action = actions[i]
        kind, hex, start = target(p, action)
        out[at] = by_hand + kind * GRADES + grade(liking(p, action))
        out[at + 1] = stage + kind * 120
        out[at + 5] = wealth + kind * 75
        out[at + 7] = spell + kind * board.CASTS + (action - board.CAST if kind == CAST else i64(0))
        if hex < 0:
            land = start if kind == PAY or kind == STEAL else i64(LANDS - 1)
            out[at + 2] = place + (kind * LANDS + land) * 15
            out[at + 3] = promise + kind * 63
            out[at + 4] = march + kind * 168
            out[at + 6] = danger + kind * 24
            at += WIDTH
            continue
        there = hex * NOTES
        if notes[there + BESIDE] < 0:
            look_around(p, hex, notes)
        beside = notes[there + BESIDE]
        more = action - board.RECRUIT - 3 * hex if kind == RECRUIT else (notes[there] >> FRIENDS) & MANY
        near = (beside >> FOES) & MANY
        here = there
        if start != hex:  # whoever marches does not look back
            here = start * NOTES
            if notes[here + BESIDE] < 0:
                look_around(p, start, notes)
            near = ((notes[here + BESIDE] >> FOES) & MANY) - ((notes[there] >> FOES) & MANY)
            beside -= notes[here]
        friends = (beside >> FRIENDS) & MANY
        foes = (beside >> FOES) & MANY
        prey = (beside >> PREY) & MANY
        empty = (beside >> EMPTY) & MANY
        room: i64 = 0 if empty == 0 else 1 if empty < 3 else 2
        city: i64 = 1 if (beside >> CITIES) & MANY > 0 else 0
        out[at + 2] = place + kind * (15 * LANDS) + notes[there + PLACE] + (more if more < 2 else i64(2))
        out[at + 3] = promise + kind * 63 + ((beside >> PROMISE) * 3 + room) * 3 + (friends if friends < 2 else i64(2))
        out[at + 4] = march + kind * 168 + notes[here + LEFT] + (near if near < 2 else i64(2))
        threat = (foes if foes < 3 else i64(3)) * 3 + (prey if prey < 2 else i64(2))
        out[at + 6] = danger + kind * 24 + threat * 2 + city
        at += WIDTH
    return WIDTH


def survey(p: Position, notes: vec[i64]) -> None:
    """Note of every place what stands there."""
    own = p.me * p.hexes
    at: i64 = 0
    for hex in range(p.hexes):
        pawns = p.pawns[hex]
        if pawns == 0:
            land = p.land[hex]
            gold = p.settings.gold[land] if land < board.KINDS else i64(6)
            notes[at] = (1 << EMPTY) + (min(i64(6), gold) << PROMISE)
        else:
            knights = p.knights[own + hex]
            standing = (knights << FRIENDS) + ((pawns - knights) << FOES)
            owner = p.owner[hex]
            if owner == p.me:
                standing += (1 << FRIENDS) - (1 << FOES)
                if p.kind[hex] == board.CITY:
                    standing += 1 << CITIES
            elif owner != board.NOBODY:
                standing -= 1 << FOES
                if p.kind[hex] == board.VILLAGE:
                    standing += 1 << PREY
            notes[at] = standing
        notes[at + BESIDE] = -1
        at += NOTES


def look_around(p: Position, hex: i64, notes: vec[i64]) -> None:
    """Note of a place what an action there is told by."""
    at = hex * NOTES
    beside: i64 = 0
    best: i64 = 0
    for k in range(6 * hex, 6 * hex + 6):
        other = p.road[k]
        if other >= 0:
            standing = notes[other * NOTES]
            beside += standing & ((1 << PROMISE) - 1)
            best = max(best, standing)
    notes[at + BESIDE] = beside + (best >> PROMISE << PROMISE)
    land = p.land[hex]
    own = (notes[at] >> FRIENDS) & MANY
    knights = p.knights[p.me * p.hexes + hex]
    notes[at + PLACE] = (land * 5 + company(p, hex, own)) * 3
    left = (land * 4 + (knights if knights < 3 else i64(3))) * 6
    if p.kind[hex] == board.NO_BUILDING and land < board.KINDS and p.pawns[hex] == knights:
        left += 3
    notes[at + LEFT] = left


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
