"""Position documents of Barony: the whole position as JSON, checked when read."""

from __future__ import annotations

from typing import Any

from donjon.core.document import Reader, one_of, whole
from donjon.core.errors import BadDocument
from donjon.core.game import actor_name
from donjon.core.state import CHANCE, OVER
from donjon.games.barony import board
from donjon.games.barony.fitting import TRIES
from donjon.games.barony.invariants import check, check_places, check_spells
from donjon.games.barony.position import VICTIMS
from donjon.games.barony.rules import Realm
from donjon.games.barony.settings import SMALLEST, code_of
from donjon.games.barony.spells import NAMES

__all__ = ["check", "dump", "read"]

CASTS = ["", *NAMES]
COLUMNS = {
    "knights": (board.KNIGHTS, board.KNIGHTS_EACH),
    "villages": (board.VILLAGES, board.VILLAGES_EACH),
    "strongholds": (board.STRONGHOLDS, board.STRONGHOLDS_EACH),
    "cities": (board.CITIES, board.CITIES_EACH),
    "box": (board.BOX, board.KNIGHTS_EACH),
    "rank": (board.RANK, board.DUKE),
    "new_cities": (board.NEW_CITIES, board.CITIES_EACH),
    "magic": (board.MAGIC, 1000),
}


def dump(p: Realm) -> dict[str, Any]:
    """Everything there is."""
    return {
        "phase": board.PHASES[p.phase],
        "actor": actor_name(p.actor),
        "first": None if p.first == board.NOBODY else p.first,
        "playing": None if p.me == board.NOBODY else p.me,
        "steps": p.steps,
        "tries": p.tries,
        "land": "".join("." if land == board.NOWHERE else board.LETTERS[land] for land in p.land),
        "spells": [board.CODES[spell] for spell in range(board.SPELL_COUNT) if p.spells[spell]],
        "buildings": [
            {"hex": hex + 1, "kind": board.BUILDINGS[p.kind[hex] - board.VILLAGE], "seat": p.owner[hex]}
            for hex in range(p.hexes)
            if p.kind[hex] != board.NO_BUILDING
        ],
        "knights": [
            {"hex": hex + 1, "seat": seat, "count": p.knights[seat * p.hexes + hex]}
            for hex in range(p.hexes)
            for seat in range(p.seats)
            if p.knights[seat * p.hexes + hex]
        ],
        "imprints": [
            {"hex": p.places[place] + 1, "seats": [who for who in _imprints(p, place) if who != board.NOBODY]}
            for place in range(len(p.places))
            if p.imprints[board.IMPRINTS * place] != board.NOBODY
        ],
        "players": [_player(p, seat) for seat in range(p.seats)],
        "rounds": p.rounds,
        "passes": p.passes,
        "lively": p.lively,
        "stalled": p.stalled,
        "doing": _doing(p),
        "ending": p.ending(),
    }


def _imprints(p: Realm, place: int) -> list[int]:
    return [p.imprints[board.IMPRINTS * place + k] for k in range(board.IMPRINTS)]


def _player(p: Realm, seat: int) -> dict[str, Any]:
    row = seat * board.STOCK
    found: dict[str, Any] = {name: p.stock[row + column] for name, (column, _) in COLUMNS.items()}
    found["tokens"] = [p.stock[row + board.TOKENS + kind] for kind in range(board.KINDS)]
    found["forfeits"] = p.forfeits[seat]
    return found


def _doing(p: Realm) -> dict[str, Any] | None:
    """The chain of decisions that is half done."""
    if p.phase <= board.TURN or p.phase == board.FINISHED:
        return None
    return {
        "cast": CASTS[p.cast + 1],
        "origin": p.origin + 1 if p.origin != board.NOWHERE else None,
        "at": p.at + 1 if p.at != board.NOWHERE else None,
        "ported": p.ported,
        "last": p.last,
        "count": p.count,
        "garrisons": p.garrisons,
        "paid": p.paid,
        "then": board.PHASES[p.then],
        "victims": [p.victims[k] for k in range(p.owing)],
    }


def read(p: Realm, reader: Reader) -> None:
    """Make a fresh position the one described; raises BadDocument naming the field and what is wrong with it."""
    p.phase = reader.one_of("phase", board.PHASES)
    first = reader.value("first")
    p.first = board.NOBODY if first is None else whole(first, 0, p.seats - 1, "first")
    playing = reader.value("playing")
    p.me = board.NOBODY if playing is None else whole(playing, 0, p.seats - 1, "playing")
    p.steps = reader.integer("steps", 0, board.HEXES)
    p.tries = reader.integer("tries", 0, TRIES) if reader.has("tries") else 0
    read_land(p, reader)
    read_pieces(p, reader)
    read_players(p, reader)
    p.rounds = reader.integer("rounds", 0, 1_000_000)
    p.passes = reader.integer("passes", 0, p.seats)
    p.lively = reader.flag("lively")
    p.stalled = reader.integer("stalled", 0, 1_000_000)
    read_doing(p, reader)
    p.end = reader.one_of("ending", board.ENDINGS)
    reader.done()
    check(p)
    set_actor(p)


def read_land(p: Realm, reader: Reader) -> None:
    """Terrains in canonical order; a dot only for what is not laid yet."""
    text = reader.text("land")
    if len(text) != p.hexes or any(letter not in board.LETTERS + "." for letter in text):
        raise reader.refuse("land", f"must be {p.hexes} letters of {board.LETTERS}, or dots before they are laid")
    for hex, letter in enumerate(text):
        p.land[hex] = board.NOWHERE if letter == "." else board.LETTERS.index(letter)
    laid = p.steps if p.phase == board.LAYING else 0 if p.phase < board.LAYING else p.settings.layout.slots
    for slot in range(p.settings.layout.slots):
        tile = text[3 * slot : 3 * slot + 3]
        if slot >= laid:
            if set(tile) - set(".X"):
                raise reader.refuse("land", f"slot {slot + 1} is laid out of turn")
            continue
        if "." in tile:
            raise reader.refuse("land", f"slot {slot + 1} is not laid")
        left = SMALLEST[code_of(tile)]
        p.supply[left] -= 1
        if p.supply[left] < 0:
            raise reader.refuse("land", f"slot {slot + 1}: no tile {tile} is left")
    check_places(p)
    if p.phase > board.LAYING:
        p.survey()

    def spell(value: object, where: str) -> int:
        return one_of(value, board.CODES, where)

    shown = reader.items("spells", spell)
    for which in shown:
        p.spells[which] = 1
    check_spells(p, shown)


def read_pieces(p: Realm, reader: Reader) -> None:
    """Buildings, knights and imprints."""

    def building(value: object, where: str) -> None:
        item = Reader(value, where)
        hex = item.integer("hex", 1, p.hexes) - 1
        if p.kind[hex] != board.NO_BUILDING:
            raise item.refuse("hex", f"{hex + 1} has a building already")
        p.kind[hex] = item.one_of("kind", board.BUILDINGS) + board.VILLAGE
        p.owner[hex] = item.integer("seat", 0, p.seats - 1)
        p.pawns[hex] += 1
        item.done()

    def knight(value: object, where: str) -> None:
        item = Reader(value, where)
        hex = item.integer("hex", 1, p.hexes) - 1
        seat = item.integer("seat", 0, p.seats - 1)
        if p.knights[seat * p.hexes + hex]:
            raise BadDocument(where, f"knights of seat {seat} on hex {hex + 1} are listed twice")
        p.knights[seat * p.hexes + hex] = item.integer("count", 1, board.KNIGHTS_EACH)
        p.pawns[hex] += p.knights[seat * p.hexes + hex]
        item.done()

    def imprint(value: object, where: str) -> None:
        item = Reader(value, where)
        place = p.place_at(item.integer("hex", 1, p.hexes) - 1)
        if place == board.NOWHERE:
            raise item.refuse("hex", "is no mysterious place")
        seats = item.integers("seats", 0, p.seats - 1)
        if not 1 <= len(seats) <= board.IMPRINTS or len(set(seats)) != len(seats):
            raise item.refuse("seats", "must be one to three different seats")
        if p.imprints[board.IMPRINTS * place] != board.NOBODY:
            raise item.refuse("hex", "is listed twice")
        for k, seat in enumerate(seats):
            p.imprints[board.IMPRINTS * place + k] = seat
        item.done()

    reader.items("buildings", building)
    reader.items("knights", knight)
    reader.items("imprints", imprint)


def read_players(p: Realm, reader: Reader) -> None:
    def player(value: object, where: str) -> None:
        item = Reader(value, where)
        seat = len(seen)
        row = seat * board.STOCK
        for name, (column, most) in COLUMNS.items():
            p.stock[row + column] = item.integer(name, 0, most)
        for kind, held in enumerate(item.integers("tokens", 0, 10_000, board.KINDS)):
            p.stock[row + board.TOKENS + kind] = held
        p.forfeits[seat] = item.integer("forfeits", 0, board.STARTING_CITIES)
        item.done()
        seen.append(seat)

    seen: list[int] = []
    reader.items("players", player, p.seats)


def read_doing(p: Realm, reader: Reader) -> None:
    between = p.phase <= board.TURN or p.phase == board.FINISHED
    if reader.value("doing") is None:
        if not between:
            raise reader.refuse("doing", "is missing while an action is half done")
        return
    if between:
        raise reader.refuse("doing", "must be null when no action is half done")
    item = reader.object("doing")

    def hex_or_null(field: str) -> int:
        value = item.value(field)
        return board.NOWHERE if value is None else whole(value, 1, p.hexes, item.path(field)) - 1

    p.cast = item.one_of("cast", CASTS) - 1
    p.origin = hex_or_null("origin")
    p.at = hex_or_null("at")
    p.ported = item.flag("ported")
    p.last = item.integer("last", board.NOWHERE, p.hexes - 1)
    p.count = item.integer("count", 0, board.HEXES)
    p.garrisons = item.integer("garrisons", 0, board.HEXES)
    p.paid = item.integer("paid", 0, 10_000)
    p.then = item.one_of("then", board.PHASES)
    victims = item.integers("victims", 0, p.seats - 1)
    if len(victims) > VICTIMS:
        raise item.refuse("victims", f"must be {VICTIMS} at most")
    p.owing = len(victims)
    for k, seat in enumerate(victims):
        p.victims[k] = seat
    item.done()


def set_actor(p: Realm) -> None:
    """Whose decision the phase makes it."""
    if p.phase == board.FINISHED:
        p.actor = OVER
    else:
        p.actor = CHANCE if p.phase < board.FOUNDING else p.me
