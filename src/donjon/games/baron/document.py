"""Position documents of Baron: the whole position as JSON, read strictly. What must hold of it is in `invariants`."""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from donjon.core.document import Reader, kind_of, one_of, whole
from donjon.core.errors import BadDocument
from donjon.core.game import actor_name
from donjon.core.state import CHANCE, OVER
from donjon.games.baron import board
from donjon.games.baron.invariants import PLAYING, check
from donjon.games.baron.resolution import spot
from donjon.games.baron.rules import Baronies

CELL = {f"{q},{r}": cell for cell, (q, r) in enumerate(board.CELLS)}

__all__ = ["check", "dump", "read"]


def dump(p: Baronies) -> dict[str, Any]:
    """Everything, secret answers included."""
    tiles = [cell for cell in range(board.SIZE) if p.land[cell] != board.EMPTY]
    return {
        "phase": board.PHASES[p.phase],
        "actor": actor_name(p.actor),
        "turns": p.turns,
        "passed": p.passed,
        "first": _seat(p.first),
        "playing": _seat(p.mine),
        "tiles": [{"cell": spot(cell), "kind": board.NAMES[p.land[cell]]} for cell in tiles],
        "keeps": [
            {"cell": spot(cell), "seat": p.keep_of[cell], "rank": board.RANKS[p.rank[cell]]}
            for cell in tiles
            if p.keep_of[cell] != board.NOBODY
        ],
        "unseen": _kinds([p.unseen[kind] for kind in range(board.KINDS)]),
        "known": [
            {"height": height, "kind": board.NAMES[p.known[height]]}
            for height in range(p.pile)
            if p.known[height] != board.EMPTY
        ],
        "aside": [board.NAMES[kind] for kind in p.aside],
        "market": [
            None if p.market[place] == board.EMPTY else board.NAMES[p.market[place]]
            for place in range(p.settings.places)
        ],
        "players": [_player(p, seat) for seat in range(p.seats)],
        "dealt": p.dealt,
        "returned": p.returned,
        "asked": None if p.asked == board.NOWHERE else spot(p.asked),
        "ending": board.ENDINGS[p.end],
    }


def _seat(seat: int) -> int | None:
    return None if seat == board.NOBODY else seat


def _kinds(counts: list[int]) -> dict[str, int]:
    return {board.NAMES[kind]: count for kind, count in enumerate(counts) if count}


def _player(p: Baronies, seat: int) -> dict[str, Any]:
    return {
        "honour": p.honour[seat],
        "tally": [p.tally[seat * len(board.TALLIES) + what] for what in range(len(board.TALLIES))],
        "supply": p.supply[seat],
        "reserve": _kinds([p.reserve[seat * board.KINDS + kind] for kind in range(board.KINDS)]),
        "out_at": p.out_at[seat],
        "skipped": bool(p.skipped[seat]),
    }


def read(p: Baronies, reader: Reader) -> None:
    """Make a fresh position the one described; raises BadDocument naming the field and what is wrong with it."""
    p.phase = reader.one_of("phase", board.PHASES)
    p.turns = reader.integer("turns", 0, 1_000_000)
    p.first = read_seat(p, reader, "first")
    p.mine = read_seat(p, reader, "playing")
    read_passed(p, reader)
    read_board(p, reader)
    read_tiles(p, reader)
    read_players(p, reader)
    p.dealt = reader.integer("dealt", 0, p.seats)
    p.returned = reader.integer("returned", 0, p.settings.keeps)
    asked = reader.value("asked")
    p.asked = board.NOWHERE if asked is None else read_cell(asked, reader.path("asked"))
    p.end = reader.one_of("ending", board.ENDINGS)
    reader.done()
    set_actor(p)
    check(p)


def read_seat(p: Baronies, reader: Reader, field: str) -> int:
    value = reader.value(field)
    return board.NOBODY if value is None else whole(value, 0, p.seats - 1, reader.path(field))


def read_passed(p: Baronies, reader: Reader) -> None:
    """Turns that nobody took; where a document does not tell, the fewest that bring the turn to who plays."""
    if reader.has("passed"):
        p.passed = reader.integer("passed", 0, 1_000_000)
    elif p.phase in PLAYING:
        p.passed = (p.mine - p.first - p.turns) % p.seats


def read_cell(value: object, where: str) -> int:
    if not isinstance(value, str) or value not in CELL:
        shown = repr(value[:20]) if isinstance(value, str) else kind_of(value)
        raise BadDocument(where, f'must be a cell of the table like "1,-2", is {shown}')
    return CELL[value]


def read_board(p: Baronies, reader: Reader) -> None:
    """Tiles, each touching the others; then the keeps on them."""
    waiting: dict[int, int] = {}

    def tile(value: object, where: str) -> None:
        item = Reader(value, where)
        cell = read_cell(item.value("cell"), item.path("cell"))
        if cell in waiting:
            raise item.refuse("cell", f"{spot(cell)} has a tile already")
        waiting[cell] = item.one_of("kind", board.NAMES)
        item.done()

    def keep(value: object, where: str) -> None:
        item = Reader(value, where)
        cell = read_cell(item.value("cell"), item.path("cell"))
        if p.land[cell] != board.MEADOW:
            raise item.refuse("cell", f"{spot(cell)} is not a meadow")
        if p.keep_of[cell] != board.NOBODY:
            raise item.refuse("cell", f"{spot(cell)} has a keep already")
        p.keep_of[cell] = item.integer("seat", 0, p.seats - 1)
        p.rank[cell] = item.one_of("rank", board.RANKS)
        item.done()

    reader.items("tiles", tile)
    if waiting and board.CENTRE not in waiting:
        raise reader.refuse("tiles", "must have the start tile, at 0,0")
    reached = [board.CENTRE] if waiting else []
    for cell in reached:
        p.lay(waiting.pop(cell), cell)
        around = [board.AROUND[cell * 6 + k] for k in range(6)]
        reached += [there for there in around if there in waiting and there not in reached]
    if waiting:
        raise reader.refuse("tiles", f"the tile at {spot(min(waiting))} does not touch the others")
    reader.items("keeps", keep)


def read_tiles(p: Baronies, reader: Reader) -> None:
    """The tiles nobody has laid."""
    unseen = read_kinds(reader, "unseen")
    for kind in range(board.KINDS):
        p.unseen[kind] = unseen[kind]
    buried: dict[int, int] = {}

    def known(value: object, where: str) -> None:
        item = Reader(value, where)
        height = item.integer("height", 0, board.TILES - 1)
        if height in buried:
            raise item.refuse("height", f"{height} is taken")
        buried[height] = item.one_of("kind", board.NAMES)
        item.done()

    reader.items("known", known)
    for height, kind in buried.items():
        p.known[height] = kind
    p.pile = sum(unseen) + len(buried) if p.phase >= board.OPENING else 0
    if any(height >= p.pile for height in buried):
        raise reader.refuse("known", f"has a tile above the top of the pile, which has {p.pile}")
    for kind in reader.items("aside", lambda value, where: one_of(value, board.NAMES, where)):
        p.aside = append(p.aside, kind)
    market = reader.items(
        "market",
        lambda value, where: board.EMPTY if value is None else one_of(value, board.NAMES, where),
        p.settings.places,
    )
    for place, kind in enumerate(market):
        p.market[place] = kind


def read_kinds(reader: Reader, field: str) -> list[int]:
    """How many tiles of each kind; kinds not named have none."""
    item = reader.object(field)
    counts = [item.integer(name, 1, board.TILES) if item.has(name) else 0 for name in board.NAMES]
    item.done()
    return counts


def read_players(p: Baronies, reader: Reader) -> None:
    def player(value: object, where: str) -> tuple[int, int, list[int], int, bool, list[int]]:
        item = Reader(value, where)
        read = (
            item.integer("honour", -10_000, 10_000),
            item.integer("supply", 0, p.settings.keeps),
            read_kinds(item, "reserve"),
            item.integer("out_at", 0, p.seats),
            item.flag("skipped"),
            read_tally(item),
        )
        item.done()
        return read

    for seat, (honour, supply, reserve, out_at, skipped, tally) in enumerate(reader.items("players", player, p.seats)):
        p.honour[seat] = honour
        p.supply[seat] = supply
        p.out_at[seat] = out_at
        p.skipped[seat] = int(skipped)
        for what, sum_of_it in enumerate(tally):
            p.tally[seat * len(board.TALLIES) + what] = sum_of_it
        for kind in range(board.KINDS):
            p.reserve[seat * board.KINDS + kind] = reserve[kind]
    p.falls = max(p.out_at[seat] for seat in range(p.seats))


def read_tally(reader: Reader) -> list[int]:
    """What honour came from; older documents do not tell."""
    if not reader.has("tally"):
        return [0] * len(board.TALLIES)
    return reader.integers("tally", -10_000, 10_000, len(board.TALLIES))


def set_actor(p: Baronies) -> None:
    """Whose decision the phase makes it."""
    if p.phase == board.FINISHED:
        p.actor = OVER
    elif p.phase < board.DRAWING or p.phase == board.REVEALING or p.mine == board.NOBODY:
        p.actor = CHANCE
    else:
        p.actor = p.mine
