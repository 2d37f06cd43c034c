"""Set-up, section 2: the first player, the reserves, the market and the start tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.baron import board
from donjon.games.baron.position import Position


def begin(p: Position) -> None:
    """BA-2.6: the first player is drawn, unless the table named one."""
    if p.settings.first >= 0:
        seat_first(p, p.settings.first)


def list_setup(p: Position, out: vec[i64]) -> i64:
    """What may be drawn next before play begins."""
    count: i64 = 0
    if p.phase == board.SEATING:
        for seat in range(p.seats):
            out[seat] = board.FIRST + seat
        return p.seats
    if p.phase == board.DEALING:
        for i in range(i64(len(board.DEALT))):
            if weigh_deal(p, board.DEALT[i]) > 0:
                out[count] = board.REVEAL + board.DEALT[i]
                count += 1
        return count
    for kind in range(i64(board.KINDS)):
        if p.unseen[kind] > 0:
            out[count] = board.REVEAL + kind
            count += 1
    return count


def weigh_setup(p: Position, action: i64) -> i64:
    if p.phase == board.SEATING:
        return 1
    if p.phase == board.DEALING:
        return weigh_deal(p, action - board.REVEAL)
    return p.unseen[action - board.REVEAL]


def weigh_deal(p: Position, kind: i64) -> i64:
    """R1, dealt by lot: no kind again before all three have been dealt; the tile removed at five is any of them."""
    if p.dealt == p.seats:
        return p.unseen[kind]
    given: i64 = 0
    for seat in range(p.dealt):
        given += p.reserve[seat * board.KINDS + kind]
    return 1 if given == p.dealt // 3 else 0


def play_setup(p: Position, action: i64) -> None:
    """One seat or one tile drawn."""
    if p.phase == board.SEATING:
        seat_first(p, action - board.FIRST)
    elif p.phase == board.DEALING:
        deal(p, action - board.REVEAL)
    elif p.phase == board.OPENING:
        open_market(p, action - board.REVEAL)
    else:
        try_start(p, action - board.REVEAL)


def seat_first(p: Position, seat: i64) -> None:
    """BA-2.6"""
    p.first = seat
    p.mine = seat
    if p.journal is not None:
        p.journal.add("first", int(seat), {})
    for other in range(p.seats):  # BA-2.2: a meadow each
        take(p, other, board.MEADOW)
    p.phase = board.DEALING
    if not p.settings.random_deal:
        for other in range(p.seats):
            take(p, other, board.DEALT[other % 3])
        close_deal(p, board.POND)


def take(p: Position, seat: i64, kind: i64) -> None:
    p.unseen[kind] -= 1
    p.reserve[seat * board.KINDS + kind] += 1


def deal(p: Position, kind: i64) -> None:
    """BA-2.2: a tile of value 1 to the next seat; at five players one more is removed."""
    if p.dealt == p.seats:
        close_deal(p, kind)
        return
    take(p, p.dealt, kind)
    if p.journal is not None:
        p.journal.add("deal", int(p.dealt), {"kind": board.NAMES[kind]})
    p.dealt += 1
    if p.dealt == p.seats and p.seats < 5:
        close_deal(p, kind)


def close_deal(p: Position, removed: i64) -> None:
    """BA-2.3: five players do without a meadow and a tile of value 1. Then BA-2.4: the rest is the pile."""
    if p.seats == 5:
        p.unseen[board.MEADOW] -= 1
        p.unseen[removed] -= 1
    p.dealt = 0
    p.pile = 0
    for kind in range(i64(board.KINDS)):
        p.pile += p.unseen[kind]
    p.phase = board.OPENING


def open_market(p: Position, kind: i64) -> None:
    """BA-2.4: face up in the order drawn, the first farthest from the pile."""
    p.unseen[kind] -= 1
    p.pile -= 1
    place: i64 = 0
    while p.market[place] != board.EMPTY:
        place += 1
    p.market[place] = kind
    if p.journal is not None:
        p.journal.add("reveal", CHANCE, {"kind": board.NAMES[kind], "place": place + 1})
    if place + 1 == p.settings.places:
        p.phase = board.STARTING


def try_start(p: Position, kind: i64) -> None:
    """BA-2.5: the start tile must not be negative."""
    p.unseen[kind] -= 1
    p.pile -= 1
    if p.settings.values[kind] < 0:
        p.aside = append(p.aside, kind)
        if p.journal is not None:
            p.journal.add("aside", CHANCE, {"kind": board.NAMES[kind]})
        return
    p.lay(kind, board.CENTRE)
    if p.journal is not None:
        p.journal.add("start", CHANCE, {"kind": board.NAMES[kind], "cell": "0,0"})
    for i in range(i64(len(p.aside))):
        put_back(p, p.aside[i])
    p.aside = vec[i64]([])
    p.phase = board.DRAWING
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
