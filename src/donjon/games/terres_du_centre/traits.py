"""What a learned judge of Un Dernier Donjon reads off a position: what is to be said of each action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.traits import GRADES, Part, beginnings, grade
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.judge import prefer
from donjon.games.terres_du_centre.position import Position

TAKE_CARD: Final = 0
TAKE_KEEP: Final = 1
TAKE_KNIGHT: Final = 2
TAKE_DRAGON: Final = 3
TAKE_BRIDGE: Final = 4
SEAL: Final = 5
END: Final = 6
DISCARD: Final = 7
LAY: Final = 8
RAISE: Final = 9
GUARD: Final = 10
BURN: Final = 11
SPAN: Final = 12
KINDS: Final = [
    "take a card", "take a keep", "take the knight", "take a dragon", "take the bridge", "seal", "end the turn",
    "discard", "lay a card", "raise a keep", "place the knight", "place the dragon", "build the bridge",
]  # fmt: skip

PARTS: Final = [
    Part("by hand", KINDS, ("grade", GRADES)),
    Part("covers", KINDS, ("own squares", 3), ("others' squares", 3), ("size of their fief", 4)),
    Part("joins", KINDS, ("own fiefs", 4), ("others' fiefs", 3), ("free land", 3)),
    Part("ground", KINDS, ("new squares", 5), ("cards left", 5), ("free squares covered", 3)),
    Part("fief", KINDS, ("size joined", 4), ("it is sealed", 2), ("keeps to raise", 5)),
    Part("stage", KINDS, ("cards in hand", 4), ("under the piles", 4), ("which piece", 4), ("card played", 2)),
    Part("place", KINDS, ("size of the group", 12), ("whose", 3), ("guarded", 2), ("like squares beside", 5)),
]
WIDTH: Final = 7
FIRST: Final = vec[i64](beginnings(PARTS))


def traits(p: Position, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
    """Entries of the table for every action; none during the set-up."""
    if p.setting_up():
        return 0
    prefer(p, actions, count, notes)
    house = p.house_of(p.mover)
    under = p.under_piles(p.mover)
    cards = p.held[p.mover] + under + p.due
    ahead: i64 = cards if cards < 3 else 3 if cards < 5 else 4
    waiting: i64 = 0
    for windows in range(i64(board.KEEPS)):
        if p.keep_at[house * board.KEEPS + windows] == board.ON_PILE:
            waiting += 1
    stage = min(i64(3), p.held[p.mover]) * 4 + min(i64(3), under)
    for i in range(count):
        action = actions[i]
        kind, piece = kind_of(p, action)
        at = i * WIDTH
        out[at] = FIRST[0] + kind * GRADES + grade(notes[i])
        out[at + 1] = FIRST[1] + kind * 36
        out[at + 2] = FIRST[2] + kind * 36
        out[at + 3] = FIRST[3] + (kind * 25 + ahead) * 3
        out[at + 4] = FIRST[4] + kind * 40 + waiting
        out[at + 5] = FIRST[5] + ((kind * 16 + stage) * 4 + piece) * 2 + (1 if p.card_played else 0)
        out[at + 6] = FIRST[6] + kind * 360
        if kind == LAY:
            look_at_lay(p, action - board.PUT, house, at, out)
        elif kind > LAY:
            square = (action - board.PUT) & board.WRAP
            group = p.group(square)
            size = min(i64(11), p.size_of[group]) if group > 0 else i64(0)
            guarded: i64 = 1 if group > 0 and p.guards_of[group] > 0 else 0
            alike: i64 = 0
            for d in range(i64(4)):
                if p.cell[(square + board.BESIDE[d]) & board.WRAP] & p.cell[square] & board.TYPE_BITS != 0:
                    alike += 1
            out[at + 6] += ((size * 3 + whose(p, group, house)) * 2 + guarded) * 5 + alike
    return WIDTH


def look_at_lay(p: Position, where: i64, house: i64, at: i64, out: vec[i64]) -> None:
    """What a card would cover there, and what its squares would join."""
    square = where & board.WRAP
    card = board.CORNERS[p.taken * 4 + where // board.SQUARES]
    own: i64 = 0
    others: i64 = 0
    free: i64 = 0
    ground: i64 = 0
    size: i64 = 0
    joined: i64 = 0
    foreign: i64 = 0
    loose: i64 = 0
    largest: i64 = 0
    sealed: i64 = 0
    for corner in range(i64(4)):
        here = (square + board.FOOTPRINT[corner]) & board.WRAP
        content = i64(p.cell[here])
        if content & board.GROUND == 0:
            ground += 1
        else:
            group = content // board.LABEL
            holder = whose(p, group, house)
            if holder == 1:
                own += 1
            elif holder == 2:
                others += 1
                size = max(size, p.size_of[group])
            else:
                free += 1
        bit = (card >> (4 * corner)) & board.TYPE_BITS
        for k in range(i64(2)):
            beside = i64(p.cell[(square + board.OUTSIDE[2 * corner + k]) & board.WRAP])
            if beside & bit == 0:
                continue
            group = beside // board.LABEL
            holder = whose(p, group, house)
            if holder == 1:
                joined += 1
                largest = max(largest, p.size_of[group])
                if p.sealed[house] >= 0 and p.fief_of[group] == house * board.KEEPS + p.sealed[house]:
                    sealed = 1
            elif holder == 2:
                foreign += 1
            else:
                loose += 1
    out[at + 1] += (min(i64(2), own) * 3 + min(i64(2), others)) * 4 + about(size)
    out[at + 2] += (min(i64(3), joined) * 3 + min(i64(2), foreign)) * 3 + min(i64(2), loose)
    out[at + 3] += ground * 15 + min(i64(2), free)
    out[at + 4] += (about(largest) * 2 + sealed) * 5


def about(size: i64) -> i64:
    """A size in four steps."""
    return 0 if size == 0 else 1 if size < 4 else 2 if size < 7 else 3


def whose(p: Position, group: i64, house: i64) -> i64:
    """Whose the group is: 0 nobody's, 1 the player's house's, 2 another's."""
    if group == 0 or p.fief_of[group] == board.NOBODY:
        return 0
    return 1 if p.fief_of[group] // board.KEEPS == house else 2


def kind_of(p: Position, action: i64) -> tuple[i64, i64]:
    """The kind of action, and which of several pieces it is about."""
    kind = board.KIND[action]
    if kind == board.PUT:
        return LAY + p.phase - board.LAYING, 0
    if kind == board.TAKE_CARD:
        return TAKE_CARD, 0
    if kind == board.TAKE_KEEP:
        return TAKE_KEEP, action - board.TAKE_KEEP
    if kind == board.TAKE_KNIGHT:
        return TAKE_KNIGHT, 0
    if kind == board.TAKE_DRAGON:
        return TAKE_DRAGON, action - board.TAKE_DRAGON
    if kind == board.TAKE_BRIDGE:
        return TAKE_BRIDGE, 0
    if kind == board.SEAL:
        return SEAL, action - board.SEAL
    return i64(DISCARD) if kind == board.DISCARD else i64(END), 0
