"""Set-up, section 2: the first player, the reserves, the market and the start tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.baron.board import (
    CENTRE,
    DEALING,
    DEALT,
    DRAWING,
    EMPTY,
    FIRST,
    KINDS,
    MEADOW,
    NAMES,
    OPENING,
    POND,
    REVEAL,
    SEATING,
    STARTING,
)
from donjon.games.baron.position import Position


def begin(p: Position) -> None:
    """BA-2.6: the first player is drawn, unless the table named one."""
    if p.settings.first >= 0:
        seat_first(p, p.settings.first)


def list_setup(p: Position, out: vec[i64]) -> i64:
    """What may be drawn next before play begins."""
    count: i64 = 0
    if p.phase == SEATING:
        for seat in range(p.seats):
            out[seat] = FIRST + seat
        return p.seats
    if p.phase == DEALING:
        for i in range(i64(len(DEALT))):
            if weigh_deal(p, DEALT[i]) > 0:
                out[count] = REVEAL + DEALT[i]
                count += 1
        return count
    for kind in range(i64(KINDS)):
        if p.unseen[kind] > 0:
            out[count] = REVEAL + kind
            count += 1
    return count


def weigh_setup(p: Position, action: i64) -> i64:
    if p.phase == SEATING:
        return 1
    if p.phase == DEALING:
        return weigh_deal(p, action - REVEAL)
    return p.unseen[action - REVEAL]


def weigh_deal(p: Position, kind: i64) -> i64:
    """R1, dealt by lot: no kind again before all three have been dealt; the tile removed at five is any of them."""
    if p.dealt == p.seats:
        return p.unseen[kind]
    given: i64 = 0
    for seat in range(p.dealt):
        given += p.reserve[seat * KINDS + kind]
    return 1 if given == p.dealt // 3 else 0


def play_setup(p: Position, action: i64) -> None:
    """One seat or one tile drawn."""
    if p.phase == SEATING:
        seat_first(p, action - FIRST)
    elif p.phase == DEALING:
        deal(p, action - REVEAL)
    elif p.phase == OPENING:
        open_market(p, action - REVEAL)
    else:
        try_start(p, action - REVEAL)


def seat_first(p: Position, seat: i64) -> None:
    """BA-2.6"""
    p.first = seat
    p.mine = seat
    if p.journal is not None:
        p.journal.add("first", int(seat), {})
    for other in range(p.seats):  # BA-2.2: a meadow each
        take(p, other, MEADOW)
    p.phase = DEALING
    if not p.settings.random_deal:
        for other in range(p.seats):
            take(p, other, DEALT[other % 3])
        close_deal(p, POND)


def take(p: Position, seat: i64, kind: i64) -> None:
    p.unseen[kind] -= 1
    p.reserve[seat * KINDS + kind] += 1


def deal(p: Position, kind: i64) -> None:
    """BA-2.2: a tile of value 1 to the next seat; at five players one more is removed."""
    if p.dealt == p.seats:
        close_deal(p, kind)
        return
    take(p, p.dealt, kind)
    if p.journal is not None:
        p.journal.add("deal", int(p.dealt), {"kind": NAMES[kind]})
    p.dealt += 1
    if p.dealt == p.seats and p.seats < 5:
        close_deal(p, kind)


def close_deal(p: Position, removed: i64) -> None:
    """BA-2.3: five players do without a meadow and a tile of value 1. Then BA-2.4: the rest is the pile."""
    if p.seats == 5:
        p.unseen[MEADOW] -= 1
        p.unseen[removed] -= 1
    p.dealt = 0
    p.pile = 0
    for kind in range(i64(KINDS)):
        p.pile += p.unseen[kind]
    p.phase = OPENING


def open_market(p: Position, kind: i64) -> None:
    """BA-2.4: face up in the order drawn, the first farthest from the pile."""
    p.unseen[kind] -= 1
    p.pile -= 1
    place: i64 = 0
    while p.market[place] != EMPTY:
        place += 1
    p.market[place] = kind
    if p.journal is not None:
        p.journal.add("reveal", CHANCE, {"kind": NAMES[kind], "place": place + 1})
    if place + 1 == p.settings.places:
        p.phase = STARTING


def try_start(p: Position, kind: i64) -> None:
    """BA-2.5: the start tile must not be negative."""
    p.unseen[kind] -= 1
    p.pile -= 1
    if p.settings.values[kind] < 0:
        p.aside = append(p.aside, kind)
        if p.journal is not None:
            p.journal.add("aside", CHANCE, {"kind": NAMES[kind]})
        return
    p.lay(kind, CENTRE)
    if p.journal is not None:
        p.journal.add("start", CHANCE, {"kind": NAMES[kind], "cell": "0,0"})
    for i in range(i64(len(p.aside))):
        put_back(p, p.aside[i])
    p.aside = vec[i64]([])
    p.phase = DRAWING
    p.actor = p.mine


def put_back(p: Position, kind: i64) -> None:
    """BA-2.5: into the middle of the pile, where everybody knows it is; or shuffled in (R2)."""
    if p.settings.reshuffle:
        p.unseen[kind] += 1
    else:
        middle = p.pile // 2
        for height in range(p.pile - middle):
            p.known[p.pile - height] = p.known[p.pile - height - 1]
        p.known[middle] = kind
    p.pile += 1
