"""Position documents of Terre de Barons: the whole position as JSON, checked when read."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.document import Reader, one_of, whole
from donjon.core.errors import BadDocument
from donjon.core.game import actor_name
from donjon.core.state import CHANCE, OVER
from donjon.games.terre_de_barons import board, setup
from donjon.games.terre_de_barons.invariants import check
from donjon.games.terre_de_barons.rules import Barons

__all__ = ["check", "dump", "read"]

FIRST = ["", "move", "order"]


def dump(p: Barons) -> dict[str, Any]:
    """Everything, hidden cards included."""
    colours = range(p.seats)
    return {
        "phase": board.PHASES[p.phase],
        "actor": actor_name(p.actor),
        "turns": p.turns,
        "tiles": [None if value == board.NOWHERE else value for value in p.land],
        "turn_order": [None if seat == board.NOBODY else seat for seat in p.order][: p.seats],
        "colours": [None if p.colour_of[s] == board.NOBODY else board.COLOURS[p.colour_of[s]] for s in range(p.seats)],
        "keeps": [
            {"tile": tile + 1, "colour": board.COLOURS[p.keep_of[tile]]}
            for tile in range(board.TILES)
            if p.keep_of[tile] != board.NOBODY
        ],
        "troops": [
            {"tile": t + 1, "colour": board.COLOURS[p.troop_of[t]], "fresh": p.fresh[t], "moved": p.moved[t]}
            for t in range(board.TILES)
            if p.troop_of[t] != board.NOBODY
        ],
        "houses": [_house(p, colour) for colour in colours],
        "playing": p.at,
        "die": p.die,
        "bonus_spent": p.bonus_spent,
        "done": p.done,
        "first": FIRST[p.first],
        "paused": p.paused,
        "drawn": p.steps if p.phase < board.ROLLING else 0,
        "order": _order(p),
        "ending": p.ending(),
    }


def _house(p: Barons, colour: int) -> dict[str, Any]:
    base = colour * board.OFFICERS
    posts = [p.post[base + officer] for officer in range(1 + p.settings.knights)]
    state = p.card_state[colour]
    return {
        "colour": board.COLOURS[colour],
        "officers": [None if tile == board.NOWHERE else tile + 1 for tile in posts],
        "reserve": p.reserve[colour],
        "discard": p.discard[colour],
        "keeps": p.keeps[colour],
        "card": {"state": board.CARD_STATES[state], "number": p.card[colour] + 1 if state != board.NO_CARD else None},
    }


def _order(p: Barons) -> dict[str, Any] | None:
    if p.command == board.NOWHERE:
        return None
    fallen = [{"tile": t + 1, "arrivals": p.arrivals[t]} for t in range(board.TILES) if p.arrivals[t] >= 0]
    asked = None if p.asked == board.NOWHERE else p.asked + 1
    return {"tile": p.command + 1, "steps": p.steps, "fallen": fallen, "asked": asked}


def read(p: Barons, reader: Reader) -> None:
    """Make a fresh position the one described; raises BadDocument naming the field and what is wrong with it."""
    p.phase = reader.one_of("phase", board.PHASES)
    read_land(p, reader)
    read_people(p, reader)
    read_pieces(p, reader)
    read_turn(p, reader)
    read_order(p, reader)
    p.end = reader.one_of("ending", board.ENDINGS)
    reader.done()
    for colour in range(p.seats):
        p.count_points(colour)
    for tile in range(board.TILES):
        p.match_knights(tile)
    if p.phase > board.RAISING:
        setup.survey(p)
    if p.phase >= board.ROLLING:
        p.mine = p.colour_of[p.order[p.at]]
    check(p)
    set_actor(p)


def read_land(p: Barons, reader: Reader) -> None:
    """TB-1.4: values 1 to 4, 0 for a mountain; null only while tiles are being laid."""
    for tile, value in enumerate(reader.items("tiles", _maybe(0, board.VALUES), board.TILES)):
        p.land[tile] = board.NOWHERE if value is None else value
    mountains = sum(value == 0 for value in p.land)
    for value in range(1, board.VALUES + 1):
        if sum(other == value for other in p.land) > board.TILE_COUNTS[value]:
            raise reader.refuse("tiles", f"has more than {board.TILE_COUNTS[value]} of value {value}")
    drawn = reader.integer("drawn", 0, board.TILES) if reader.has("drawn") else 0
    draws = setup.draws(p)
    if draws == 0 and p.phase < board.ROLLING:
        raise reader.refuse("phase", "has nothing to draw with these options")
    if drawn >= max(draws, 1):
        raise reader.refuse("drawn", f"must be less than {draws} in this phase, is {drawn}" if draws else "must be 0")
    p.steps = drawn
    laid = drawn if p.phase == board.LAYING else board.TILES
    for tile in range(board.TILES):
        if (p.land[tile] == board.NOWHERE) != (tile >= laid):
            raise reader.refuse(f"tiles[{tile}]", "is laid out of turn" if tile >= laid else "must be 0 to 4, is null")
    due = 0 if p.phase == board.LAYING else drawn if p.phase == board.RAISING else p.settings.mountains
    if mountains != due:
        raise reader.refuse("tiles", f"must have {due} mountains (0), has {mountains}")


def read_people(p: Barons, reader: Reader) -> None:
    """Turn order and colours: each seat and each colour once."""
    for k, seat in enumerate(reader.items("turn_order", _maybe(0, p.seats - 1), p.seats)):
        p.order[k] = board.NOBODY if seat is None else seat
    due = 0 if p.phase < board.SEATING else p.steps if p.phase == board.SEATING else p.seats
    taken = [p.order[k] for k in range(p.seats) if p.order[k] != board.NOBODY]
    if len(set(taken)) != len(taken) or len(taken) != due or board.NOBODY in [p.order[k] for k in range(due)]:
        raise reader.refuse("turn_order", f"must name {due} different seats first, then null")

    def colour(value: object, where: str) -> int:
        return board.NOBODY if value is None else one_of(value, board.COLOURS[: p.seats], where)

    for seat, worn in enumerate(reader.items("colours", colour, p.seats)):
        p.colour_of[seat] = worn
    worn_by = [p.colour_of[seat] for seat in range(p.seats)]
    chosen = [worn for worn in worn_by if worn != board.NOBODY]
    if len(set(chosen)) != len(chosen):
        raise reader.refuse("colours", "must be different")
    if p.phase > board.COLOURING:
        choosing = 0
    else:
        choosing = p.seats - (p.steps if p.phase == board.COLOURING else 0)
    for k in range(p.seats):
        if p.phase >= board.COLOURING and (worn_by[p.order[k]] == board.NOBODY) != (k < choosing):
            raise reader.refuse("colours", "are chosen from the last player to the first")
    if p.phase < board.COLOURING and chosen:
        raise reader.refuse("colours", "are chosen later")


def read_pieces(p: Barons, reader: Reader) -> None:
    """Keeps, troops and what each colour holds."""
    colours = board.COLOURS[: p.seats]

    def place(item: Reader, owners: vec[i64], already: str) -> int:
        tile = item.integer("tile", 1, board.TILES) - 1
        if owners[tile] != board.NOBODY:
            raise item.refuse("tile", f"{tile + 1} has {already}")
        owners[tile] = item.one_of("colour", colours)
        return tile

    def keep(value: object, where: str) -> None:
        item = Reader(value, where)
        place(item, p.keep_of, "a keep already")
        item.done()

    def troop(value: object, where: str) -> None:
        item = Reader(value, where)
        tile = place(item, p.troop_of, "troops already; all troops of a tile are of one colour")
        p.fresh[tile] = item.integer("fresh", 0, p.settings.troops)
        p.moved[tile] = item.integer("moved", 0, p.settings.troops)
        if p.fresh[tile] + p.moved[tile] == 0:
            raise BadDocument(where, "has no troop")
        item.done()

    def house(value: object, where: str) -> int:
        item = Reader(value, where)
        colour = item.one_of("colour", colours)
        posts = item.items("officers", _maybe(1, board.TILES), 1 + p.settings.knights)
        for officer, tile in enumerate(posts):
            p.post[colour * board.OFFICERS + officer] = board.NOWHERE if tile is None else tile - 1
        p.reserve[colour] = item.integer("reserve", 0, p.settings.troops)
        p.discard[colour] = item.integer("discard", 0, p.settings.troops)
        p.keeps[colour] = item.integer("keeps", 0, p.settings.keeps)
        card = item.object("card")
        p.card_state[colour] = card.one_of("state", board.CARD_STATES)
        number = card.value("number")
        if p.card_state[colour] == board.NO_CARD:
            if number is not None:
                raise card.refuse("number", "must be null without a card")
        else:
            p.card[colour] = whole(number, 1, board.TILES, card.path("number")) - 1
        card.done()
        item.done()
        return colour

    reader.items("keeps", keep)
    reader.items("troops", troop)
    houses = reader.items("houses", house, p.seats)
    if len(set(houses)) != p.seats:
        raise reader.refuse("houses", f"must be one each of {', '.join(colours)}")


def read_turn(p: Barons, reader: Reader) -> None:
    p.turns = reader.integer("turns", 0, 10_000_000)
    p.at = reader.integer("playing", 0, p.seats - 1)
    p.die = reader.integer("die", 0, 6)
    p.bonus_spent = reader.flag("bonus_spent")
    p.done = reader.integer("done", 0, 1)
    p.first = reader.one_of("first", FIRST)
    p.paused = reader.flag("paused")
    acting = board.STARTING <= p.phase < board.FINISHED
    if acting != (p.die > 0) and p.phase != board.FINISHED:
        raise reader.refuse("die", "must be 1 to 6" if acting else "must be 0 before the roll")
    if p.phase < board.ROLLING and (p.turns or p.at):
        raise reader.refuse("turns" if p.turns else "playing", "must be 0 before play begins")
    if p.phase == board.FINISHED:
        return
    if (p.done == 1) != (p.first != board.NOTHING):
        raise reader.refuse("first", "must say what the first action was, once it is done and only then")
    if p.phase == board.SECOND and p.done != 1:
        raise reader.refuse("done", "must be 1 before the second action")
    if p.phase <= board.STARTING and p.done:
        raise reader.refuse("done", "must be 0 before the first action")
    if p.done == 0 and p.bonus_spent:
        raise reader.refuse("bonus_spent", "must be false: no action has spent the bonus yet")
    if p.phase > board.SECOND and p.first == board.AN_ORDER:  # TB-3.3
        if not (p.bonus_spent and p.die_buys_order()):
            raise reader.refuse("bonus_spent", "must be true, and the die allow it, during a second order")
    if p.paused and (p.phase != board.SECOND or p.first != board.A_MOVE):
        raise reader.refuse("paused", "is for a baron between two moves")
    if 0 < p.settings.max_turns <= p.turns:
        raise reader.refuse("turns", f"must be less than {p.settings.max_turns}: the game would be over")


def read_order(p: Barons, reader: Reader) -> None:
    marching = p.phase in (board.SENDING, board.PULLING, board.CAPTURING)
    if reader.value("order") is None:
        if marching:
            raise reader.refuse("order", "is missing while an order is being carried out")
        return
    if not marching:
        raise reader.refuse("order", "must be null when none is being carried out")
    order = reader.object("order")
    p.command = order.integer("tile", 1, board.TILES) - 1
    p.steps = order.integer("steps", 0, 10_000)

    def fallen(value: object, where: str) -> None:
        item = Reader(value, where)
        tile = item.integer("tile", 1, board.TILES) - 1
        if p.arrivals[tile] >= 0:
            raise item.refuse("tile", f"{tile + 1} is named twice")
        p.arrivals[tile] = item.integer("arrivals", 0, p.settings.troops)
        item.done()

    order.items("fallen", fallen)
    asked = order.value("asked")
    if (asked is not None) != (p.phase == board.CAPTURING):
        raise order.refuse("asked", "is the tile of a capture to be decided, and only then")
    p.asked = board.NOWHERE if asked is None else whole(asked, 1, board.TILES, order.path("asked")) - 1
    order.done()


def _maybe(low: int, high: int) -> Any:
    """A reader of whole numbers within bounds, or null."""
    return lambda value, where: None if value is None else whole(value, low, high, where)


def set_actor(p: Barons) -> None:
    """Whose decision the phase makes it."""
    if p.phase == board.COLOURING:
        p.actor = p.order[p.seats - 1 - p.steps]
    elif p.phase == board.FINISHED:
        p.actor = OVER
    else:
        p.actor = CHANCE if p.phase < board.STARTING else p.order[p.at]
