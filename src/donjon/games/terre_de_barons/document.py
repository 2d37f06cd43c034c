"""Position documents of Terre de Barons: the whole position as JSON, checked when read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from donjon.core.document import Reader, one_of, whole
from donjon.core.errors import BadDocument, BadOption
from donjon.core.game import actor_name
from donjon.core.state import CHANCE, OVER
from donjon.games.terre_de_barons import board, orders, setup
from donjon.games.terre_de_barons.rules import Barons
from donjon.games.terre_de_barons.settings import ATOMIC

if TYPE_CHECKING:
    from donjon.games.terre_de_barons import TerreDeBarons

FIRST = ["", "move", "order"]


def dump(p: Barons) -> dict[str, Any]:
    """Everything, hidden cards included."""
    colours = range(p.seats)
    return {
        "seats": p.seats,
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


def load(source: object, game: TerreDeBarons) -> Barons:
    """The position described; raises BadDocument naming the field and what is wrong with it."""
    reader = Reader(source)
    if reader.text("game") != game.slug:
        raise reader.refuse("game", f"must be {game.slug}")
    options = reader.value("options")
    if not isinstance(options, dict):
        raise reader.refuse("options", "must be an object")
    seats = reader.integer("seats", game.seats.start, game.seats[-1])
    try:
        p = game.new(seats, options)
    except BadOption as bad:
        raise BadDocument(f"options.{bad.option}", bad.problem) from None
    p.phase = reader.word("phase", board.PHASES)
    read_land(p, reader)
    read_people(p, reader)
    read_pieces(p, reader)
    read_turn(p, reader)
    read_order(p, reader)
    p.end = reader.word("ending", board.ENDINGS)
    actor = reader.value("actor")
    reader.done()
    for colour in range(p.seats):
        p.count_points(colour)
    for tile in range(board.TILES):
        p.match_knights(tile)
    if p.phase > board.RAISING:
        setup.survey(p)
    check(p)
    settle_actor(p)
    if actor != actor_name(p.actor) or isinstance(actor, bool):
        raise BadDocument("actor", f"must be {actor_name(p.actor)} in this position, is {str(actor)[:20]!r}")
    return p


def read_land(p: Barons, reader: Reader) -> None:
    """TB-1.4: values 1 to 4, 0 for a mountain; null only while tiles are being laid."""
    for tile, value in enumerate(reader.items("tiles", _maybe(0, board.VALUES), board.TILES)):
        p.land[tile] = board.NOWHERE if value is None else value
    mountains = sum(value == 0 for value in p.land)
    for value in range(1, board.VALUES + 1):
        if sum(other == value for other in p.land) > board.TILE_COUNTS[value]:
            raise reader.refuse("tiles", f"has more than {board.TILE_COUNTS[value]} of value {value}")
    drawn = reader.integer("drawn", 0, board.TILES) if reader.has("drawn") else 0
    if drawn and p.phase >= board.ROLLING:
        raise reader.refuse("drawn", "must be 0 once play has begun")
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

    def keep(value: object, where: str) -> None:
        item = Reader(value, where)
        tile = item.integer("tile", 1, board.TILES) - 1
        if p.keep_of[tile] != board.NOBODY:
            raise item.refuse("tile", f"{tile + 1} has a keep already")
        p.keep_of[tile] = item.word("colour", colours)
        item.done()

    def troop(value: object, where: str) -> None:
        item = Reader(value, where)
        tile = item.integer("tile", 1, board.TILES) - 1
        if p.troop_of[tile] != board.NOBODY:
            raise item.refuse("tile", f"{tile + 1} has troops already; all troops of a tile are of one colour")
        p.troop_of[tile] = item.word("colour", colours)
        p.fresh[tile] = item.integer("fresh", 0, p.settings.troops)
        p.moved[tile] = item.integer("moved", 0, p.settings.troops)
        if p.fresh[tile] + p.moved[tile] == 0:
            raise BadDocument(where, "has no troop")
        item.done()

    def house(value: object, where: str) -> int:
        item = Reader(value, where)
        colour = item.word("colour", colours)
        posts = item.items("officers", _maybe(1, board.TILES), 1 + p.settings.knights)
        for officer, tile in enumerate(posts):
            p.post[colour * board.OFFICERS + officer] = board.NOWHERE if tile is None else tile - 1
        p.reserve[colour] = item.integer("reserve", 0, p.settings.troops)
        p.discard[colour] = item.integer("discard", 0, p.settings.troops)
        p.keeps[colour] = item.integer("keeps", 0, p.settings.keeps)
        card = item.object("card")
        p.card_state[colour] = card.word("state", board.CARD_STATES)
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
    p.first = reader.word("first", FIRST)
    p.paused = reader.flag("paused")
    acting = board.STARTING <= p.phase < board.FINISHED
    if acting != (p.die > 0) and p.phase != board.FINISHED:
        raise reader.refuse("die", "must be 1 to 6" if acting else "must be 0 before the roll")
    if (p.done == 1) != (p.first != board.NOTHING) and p.phase != board.FINISHED:
        raise reader.refuse("first", "must say what the first action was, once it is done and only then")
    if p.phase == board.SECOND and p.done != 1:
        raise reader.refuse("done", "must be 1 before the second action")
    if p.phase in (board.STARTING, board.ROLLING) and (p.done or p.bonus_spent):
        raise reader.refuse("done", "must be 0, and the bonus unspent, before the first action")
    if p.phase == board.SECOND or p.phase < board.ROLLING:
        return
    if p.paused:
        raise reader.refuse("paused", "is for a baron between two moves")


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
        p.arrivals[item.integer("tile", 1, board.TILES) - 1] = item.integer("arrivals", 0, p.settings.troops)
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


def check(p: Barons) -> None:
    """TB-1.8: the invariants, for documents and for tests."""
    for colour in range(p.seats):
        check_house(p, colour)
    for tile in range(board.TILES):
        check_tile(p, tile)
    check_cards(p)
    barons = [p.post[colour * board.OFFICERS + board.BARON] for colour in range(p.seats)]
    shared = [tile for tile in barons if tile != board.NOWHERE and barons.count(tile) > 1]
    if p.paused:
        own = p.post[p.colour_of[p.order[p.at]] * board.OFFICERS + board.BARON]
        if shared != [own, own]:
            raise BadDocument("paused", "must be on the tile of one other baron")
    elif shared:
        raise BadDocument("houses", f"two barons stand on tile {shared[0] + 1}")
    if p.settings.end_check == ATOMIC and board.LAYING < p.phase < board.FINISHED:
        for colour in range(p.seats):
            over = p.points[colour] >= p.settings.goal or p.available(colour) <= p.settings.end_at
            if over and p.phase > board.DEALING:
                raise BadDocument("phase", f"the game would be over: see {board.COLOURS[colour]} (TB-7.1)")
    if (p.end != 0) != (p.phase == board.FINISHED):
        raise BadDocument("ending", "is for a game that is over, and only then")
    if p.phase in (board.SENDING, board.PULLING, board.CAPTURING):
        check_march(p)


def check_house(p: Barons, colour: int) -> None:
    name, settings = board.COLOURS[colour], p.settings
    troops = sum(p.fresh[t] + p.moved[t] for t in range(board.TILES) if p.troop_of[t] == colour)
    total = troops + p.reserve[colour] + p.discard[colour]
    if total != settings.troops:
        raise BadDocument("houses", f"{name} has {total} troops in all, not {settings.troops}")
    standing = sum(keep == colour for keep in p.keep_of)
    if standing + p.keeps[colour] != settings.keeps:
        raise BadDocument("houses", f"{name} has {standing + p.keeps[colour]} keeps, not {settings.keeps}")
    if p.discard[colour] < standing * settings.build_cost:
        raise BadDocument("houses", f"{name} has {standing} keeps but only {p.discard[colour]} troops discarded")
    for officer in range(1 + settings.knights):
        tile = p.post[colour * board.OFFICERS + officer]
        if p.phase > board.POSTING and tile == board.NOWHERE:
            raise BadDocument("houses", f"{name} officer {officer} is nowhere")
        if tile != board.NOWHERE and p.land[tile] <= 0:
            raise BadDocument("houses", f"{name} officer {officer} stands on a mountain, tile {tile + 1}")
    for tile in range(board.TILES):
        if p.moved[tile] and p.troop_of[tile] == colour:
            mover = p.colour_of[p.order[p.at]] if p.phase >= board.STARTING else board.NOBODY
            if colour != mover:
                raise BadDocument("troops", f"troops of {name} on tile {tile + 1} cannot have moved this turn")


def check_tile(p: Barons, tile: int) -> None:
    keep, troop = p.keep_of[tile], p.troop_of[tile]
    if p.land[tile] == 0 and (keep != board.NOBODY or troop != board.NOBODY):
        raise BadDocument("keeps" if keep != board.NOBODY else "troops", f"tile {tile + 1} is a mountain")
    if p.phase < board.ROLLING and (keep != board.NOBODY or troop != board.NOBODY):
        raise BadDocument("troops", "come once play has begun")
    if keep == board.NOBODY:
        return
    if p.keep_beside(tile):
        raise BadDocument("keeps", f"the keep on tile {tile + 1} has another beside it")
    count = p.fresh[tile] + p.moved[tile]
    if troop not in (board.NOBODY, keep) and count >= p.settings.destroy_cost:
        raise BadDocument("troops", f"{count} enemy troops on the keep of tile {tile + 1}: it would have fallen")


def check_cards(p: Barons) -> None:
    """TB-2.5: different cards, none of them a mountain's; dealt in turn order."""
    held = [p.card[c] for c in range(p.seats) if p.card_state[c] != board.NO_CARD]
    if len(set(held)) != len(held):
        raise BadDocument("houses", "two players have the same personal card")
    if any(p.land[tile] <= 0 for tile in held):
        raise BadDocument("houses", "a personal card has the number of a mountain")
    if p.settings.cards == 0 or p.phase < board.DEALING:
        due: list[int] = []
    else:
        dealt = p.steps if p.phase == board.DEALING else p.seats
        due = [p.colour_of[p.order[k]] for k in range(dealt)]
    for colour in range(p.seats):
        if (p.card_state[colour] != board.NO_CARD) != (colour in due):
            raise BadDocument("houses", f"{board.COLOURS[colour]} must {'' if colour in due else 'not '}have a card")


def check_march(p: Barons) -> None:
    """The command tile may command, and the order has a step left."""
    p.mine = p.colour_of[p.order[p.at]]
    own_baron = p.post[p.mine * board.OFFICERS + board.BARON] == p.command
    if p.blocked(p.command) or not (own_baron or p.keep_of[p.command] == p.mine):
        raise BadDocument("order.tile", f"tile {p.command + 1} cannot command")
    if p.phase == board.SENDING and (p.troop_of[p.command] != p.mine or p.fresh[p.command] == 0):
        raise BadDocument("order", "has no troop left to send")
    if p.phase == board.PULLING and not orders.may_concentrate(p, p.command):
        raise BadDocument("order", "has no troop left to call")
    if p.phase == board.CAPTURING and (
        not p.settings.capture_optional
        or p.arrivals[p.asked] != p.settings.capture_arrivals
        or p.moved[p.asked] != p.settings.capture_arrivals
        or p.keeps[p.mine] == 0
    ):
        raise BadDocument("order.asked", f"no capture can be asked on tile {p.asked + 1}")


def settle_actor(p: Barons) -> None:
    """Whose decision the phase makes it."""
    if p.phase == board.COLOURING:
        p.actor = p.order[p.seats - 1 - p.steps]
    elif p.phase == board.FINISHED:
        p.actor = OVER
    else:
        p.actor = CHANCE if p.phase < board.STARTING else p.order[p.at]
    if p.phase >= board.ROLLING:
        p.mine = p.colour_of[p.order[p.at]]
