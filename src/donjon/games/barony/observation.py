"""The position as a fixed row of numbers for learning programs; nothing is hidden in Barony."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from donjon.core.features import HEX_TURNS, Family, Features, count, flag, place, sort, turnings
from donjon.core.sight import MANY, Sight, blank, tell, tell_whose
from donjon.core.state import State
from donjon.games.barony import board
from donjon.games.barony.position import VICTIMS, Position

PLANES: Final = 3 + board.SEATS + board.IMPRINTS
SIZE: Final = PLANES * board.HEXES + board.SEATS * (board.STOCK + 1) + board.SPELL_COUNT + VICTIMS + 19

# What a seat holds, in the order of the stock's columns, and how much of it there can be.
HELD: Final = [
    ("knights_left", board.KNIGHTS_EACH), ("villages_left", board.VILLAGES_EACH),
    ("strongholds_left", board.STRONGHOLDS_EACH), ("cities_left", board.CITIES_EACH), ("box", board.KNIGHTS_EACH),
    ("rank", board.DUKE), ("new_cities", board.CITIES_EACH), ("magic", MANY),
]  # fmt: skip


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """Planes of 135 hexes, then the players, the spells and the turn; seats counted from the reader's own.

    Nobody, nowhere and nothing are 0, so everything else is counted from 1. A seat below 0 is the public.
    """
    own: i64 = seat if seat >= 0 else 0
    for k in range(i64(SIZE)):
        out[k] = 0
    for hex in range(p.hexes):
        out[hex] = p.land[hex] + 1
        out[board.HEXES + hex] = p.kind[hex]
        out[2 * board.HEXES + hex] = p.seen_from(own, p.owner[hex])
        for k in range(p.seats):
            out[(3 + k) * board.HEXES + hex] = p.knights[(own + k) % p.seats * p.hexes + hex]
    for spot in range(i64(len(p.places))):
        for k in range(i64(board.IMPRINTS)):
            plane = 3 + board.SEATS + k
            out[plane * board.HEXES + p.places[spot]] = p.seen_from(own, p.imprints[spot * board.IMPRINTS + k])
    at: i64 = PLANES * board.HEXES
    for k in range(p.seats):
        who = (own + k) % p.seats
        for column in range(i64(board.STOCK)):
            out[at + column] = p.stock[who * board.STOCK + column]
        out[at + board.STOCK] = p.forfeits[who]
        at += board.STOCK + 1
    at = PLANES * board.HEXES + board.SEATS * (board.STOCK + 1)
    for spell in range(i64(board.SPELL_COUNT)):
        out[at + spell] = p.spells[spell]
    at += board.SPELL_COUNT
    for k in range(p.owing):
        out[at + k] = p.seen_from(own, p.victims[k])
    at += VICTIMS
    out[at] = p.phase
    out[at + 1] = p.seen_from(own, p.actor)
    out[at + 2] = p.seen_from(own, p.first)
    out[at + 3] = p.seen_from(own, p.me)
    out[at + 4] = p.steps
    out[at + 5] = p.rounds
    out[at + 6] = p.passes
    out[at + 7] = 1 if p.lively else 0
    out[at + 8] = p.stalled
    out[at + 9] = p.cast + 1
    out[at + 10] = p.origin + 1
    out[at + 11] = p.at + 1
    out[at + 12] = 1 if p.ported else 0
    out[at + 13] = p.last + 1
    out[at + 14] = p.count
    out[at + 15] = p.garrisons
    out[at + 16] = p.paid
    out[at + 17] = p.then
    out[at + 18] = p.tries


def features(p: Position) -> Features:
    """The rows of version 2: nothing is told that the table's options leave out."""
    seat, hex, kind = ("seat", int(p.seats)), ("hex", int(p.hexes)), ("resource", board.KINDS)
    seats = int(p.seats)
    found = [
        sort("land", hex, high=len(board.TERRAINS)),
        sort("building", hex, high=board.CITY),
        sort("owner", hex, high=seats),
        count("knights", seat, hex, high=board.KNIGHTS_EACH),
        *(count(name, seat, high=high) for name, high in HELD),
        count("tokens", seat, kind),
        count("score", seat),
        count("forfeits", seat, high=board.STARTING_CITIES),
        sort("phase", high=board.FINISHED),
        sort("actor", high=seats),
        sort("first", high=seats),
        sort("mover", high=seats),
        count("steps", high=board.HEXES),
        count("rounds"),
        count("passes", high=seats),
        flag("lively"),
        count("stalled"),
        place("at", hex),
        place("last", hex),
        count("paid"),
        sort("paid_last", high=board.KINDS),
    ]
    if p.settings.wishes:
        found.append(count("tries"))
    if p.settings.sorcery:
        found += [
            sort("imprints", ("order", board.IMPRINTS), hex, high=seats),
            flag("spells", ("spell", board.SPELL_COUNT)),
            sort("victims", ("order", VICTIMS), high=seats),
            sort("cast", high=board.CASTS),
            place("origin", hex),
            flag("ported"),
            count("charmed", high=board.KNIGHTS_EACH),
            count("garrisons", high=board.KNIGHTS_EACH),
            sort("then", high=board.FINISHED),
        ]
    return Features("barony", tuple(found), families(), turnings("hex", p.settings.layout.cells, HEX_TURNS))


def families() -> tuple[Family, ...]:
    """Action ids as board.py numbers them."""
    hex, kind = ("hex", board.HEXES), ("resource", board.KINDS)
    terrain = len(board.LETTERS)
    return (
        Family("move", board.MOVE, (hex, ("direction", 6))),
        Family("build", board.BUILD, (hex, ("building", 2))),
        Family("recruit", board.RECRUIT, (hex, ("number", 3))),
        Family("city", board.FOUND, (hex,)),
        Family("expedition", board.EXPEDITION, (hex,)),
        Family("pay", board.PAY, (kind,)),
        Family("steal", board.STEAL, (kind,)),
        Family("cast", board.CAST, (("school", 3), ("set", board.SETS))),
        Family("stop", board.STOP),
        Family("done", board.DONE),
        Family("pass", board.PASS),
        Family("seat", board.SEAT, (("seat", board.SEATS),)),
        Family("place", board.PLACE, (hex,)),
        Family("lay", board.LAY, (("terrain_0", terrain), ("terrain_1", terrain), ("terrain_2", terrain))),
        Family("enchant", board.ENCHANT, (("spell", board.SPELL_COUNT),)),
        Family("again", board.AGAIN),
    )


class RealmSight(Sight):
    """Writes what `features` describes."""

    def __init__(self, p: Position) -> None:
        super().__init__(features(p).numbers)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        own: i64 = 0
        if seat > 0:
            own = seat
        seats, hexes = p.seats, p.hexes
        tell(p.land, 0, hexes, 1, out, at)
        at += hexes
        tell(p.kind, 0, hexes, 0, out, at)
        at += hexes
        tell_whose(p.owner, hexes, own, seats, out, at)
        at += hexes
        for k in range(seats):
            tell(p.knights, (own + k) % seats * hexes, hexes, 0, out, at)
            at += hexes
        stock = p.stock
        tokens = at + board.TOKENS * seats
        for k in range(seats):
            entry = (own + k) % seats * board.STOCK
            for column in range(i64(board.TOKENS)):
                there = at + column * seats + k
                out[there] = i16(min(stock[entry], MANY))
                entry += 1
            for kind in range(i64(board.KINDS)):
                there = tokens + k * board.KINDS + kind
                out[there] = i16(min(stock[entry], MANY))
                entry += 1
        at += board.STOCK * seats
        for k in range(seats):
            out[at] = i16(min(p.score((own + k) % seats), MANY))
            at += 1
        for k in range(seats):
            out[at] = i16(p.forfeits[(own + k) % seats])
            at += 1
        paying = p.phase == board.PAYING
        out[at] = i16(p.phase)
        out[at + 1] = i16(p.seen_from(own, p.actor))
        out[at + 2] = i16(p.seen_from(own, p.first))
        out[at + 3] = i16(p.seen_from(own, p.me))
        out[at + 4] = i16(p.steps)
        out[at + 5] = i16(min(p.rounds, MANY))
        out[at + 6] = i16(p.passes)
        out[at + 7] = 1 if p.lively else 0
        out[at + 8] = i16(min(p.stalled, MANY))
        out[at + 9] = i16(p.at + 1)
        out[at + 10] = 0 if paying else i16(p.last + 1)
        out[at + 11] = i16(min(p.paid, MANY))
        out[at + 12] = i16(p.last + 1) if paying else 0
        at += 13
        if p.settings.wishes:
            out[at] = i16(min(p.tries, MANY))
            at += 1
        if p.settings.sorcery:
            show_sorcery(p, own, out, at)


def show_sorcery(p: Position, own: i64, out: vec[i16], at: i64) -> None:
    blank(board.IMPRINTS * p.hexes, out, at)
    for spot in range(i64(len(p.places))):
        for k in range(i64(board.IMPRINTS)):
            holder = p.seen_from(own, p.imprints[spot * board.IMPRINTS + k])
            out[at + k * p.hexes + p.places[spot]] = i16(holder)
    at += board.IMPRINTS * p.hexes
    for spell in range(i64(board.SPELL_COUNT)):
        out[at + spell] = i16(p.spells[spell])
    at += board.SPELL_COUNT
    for k in range(i64(VICTIMS)):
        out[at + k] = i16(p.seen_from(own, p.victims[k])) if k < p.owing else 0
    at += VICTIMS
    out[at] = i16(p.cast + 1)
    out[at + 1] = i16(p.origin + 1)
    out[at + 2] = 1 if p.ported else 0
    out[at + 3] = i16(p.count)
    out[at + 4] = i16(p.garrisons)
    out[at + 5] = i16(p.then)
