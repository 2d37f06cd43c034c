"""Position documents: the whole position as JSON, read strictly. Its invariants are in `checks`."""

from __future__ import annotations

from typing import Any

from donjon.core.document import Reader, one_of, whole
from donjon.core.errors import BadDocument
from donjon.core.game import actor_name
from donjon.core.state import CHANCE, OVER
from donjon.games.terres_du_centre import board, setup
from donjon.games.terres_du_centre.checks import check, check_houses, check_tokens
from donjon.games.terres_du_centre.rules import Lands
from donjon.games.terres_du_centre.view import cards_of, house_name, land, spot

__all__ = ["check", "dump", "read"]

FARTHEST = 58  # no square is farther from the start card


def dump(p: Lands) -> dict[str, Any]:
    """Everything, hands and sealed choices included."""
    return {
        "phase": board.PHASES[p.phase],
        "actor": actor_name(p.actor),
        "first": None if p.first < 0 else p.first,
        "mover": None if p.mover < 0 else p.mover,
        "houses": [house_name(p, seat) for seat in range(p.seats)],
        "turns": p.turns,
        "land": land(p),
        "laid": p.laid,
        "keeps": [_keep(p, keep) for keep in range(board.HOUSE_COUNT * board.KEEPS) if p.seat_of[keep] >= 0],
        "tokens": [_token(p, which) for which in range(2 * p.seats) if p.token[which] != board.ABSENT],
        "seal_piles": [None if p.seal_pile[s] == board.NOWHERE else p.seal_pile[s] + 1 for s in range(p.seats)],
        "bridges": [_bridge(p, seat) for seat in range(p.seats)],
        "sealed": [None if windows == board.NOWHERE else windows + 1 for windows in p.sealed],
        "hands": [cards_of(p.hand, seat) for seat in range(p.seats)],
        "known": [cards_of(p.kept, seat) for seat in range(p.seats)],
        "stock": cards_of(p.stock, 0),
        "taken": _taken(p),
        "card_played": p.card_played,
        "must_raise": p.must_raise,
        "raised": p.raised,
        "burnt": p.burnt,
        "due": p.due,
        "steps": p.steps,
        "lost": p.lost,
        "ending": p.ending(),
    }


def _keep(p: Lands, keep: int) -> dict[str, Any]:
    at = None if p.keep_at[keep] == board.ON_PILE else spot(p, p.keep_at[keep])
    house, windows = divmod(keep, board.KEEPS)
    return {"house": board.HOUSES[house], "windows": windows + 1, "at": at, "cards": p.pile[keep]}


def _token(p: Lands, which: int) -> dict[str, Any]:
    seat, token = divmod(which, 2)
    at = None if p.token_at[which] == board.NOWHERE else spot(p, p.token_at[which])
    return {"seat": seat, "token": board.TOKENS[token], "state": board.TOKEN_STATES[p.token[which]], "at": at}


def _bridge(p: Lands, seat: int) -> dict[str, Any] | None:
    if p.bridge[seat] == board.NOWHERE:
        return None
    return {**spot(p, p.bridge[seat] & board.WRAP), "standing": p.bridge[seat] >= board.SQUARES}


def _taken(p: Lands) -> str | int | None:
    if p.phase == board.LAYING:
        return board.CARDS[p.taken]
    if p.phase == board.RAISING:
        return p.taken + 1
    return board.TOKENS[p.taken] if p.phase == board.BURNING else None


def read(p: Lands, reader: Reader) -> None:
    """Make a fresh position the one described; raises BadDocument naming the field and what is wrong with it."""
    p.phase = reader.one_of("phase", board.PHASES)
    read_seats(p, reader)
    read_houses(p, reader)
    read_land(p, reader)
    read_tokens(p, reader)
    read_keeps(p, reader)
    read_bridges(p, reader)
    read_cards(p, reader)
    read_turn(p, reader)
    p.end = reader.one_of("ending", board.ENDINGS)
    reader.done()
    p.survey()
    set_actor(p)
    check(p)


def read_seats(p: Lands, reader: Reader) -> None:
    first, mover = reader.value("first"), reader.value("mover")
    if (first is None) != (p.phase == board.SEATING):
        raise reader.refuse("first", "is null until it is drawn, and only then")
    if (mover is None) != p.setting_up():
        raise reader.refuse("mover", "is null until play begins, and only then")
    if first is not None:
        p.first = whole(first, 0, p.seats - 1, reader.path("first"))
    if mover is not None:
        p.mover = whole(mover, 0, p.seats - 1, reader.path("mover"))
    p.steps = reader.integer("steps", 0, 100)


def read_houses(p: Lands, reader: Reader) -> None:
    """TC-2.2, TC-2.4: everybody's House; where they are dealt, documents may leave them out."""

    def read(value: object, where: str) -> int:
        return board.NOBODY if value is None else one_of(value, board.HOUSES, where)

    if p.settings.houses_chosen or reader.has("houses"):
        dealt = [p.house_of(seat) for seat in range(p.seats)]
        found = reader.items("houses", read, p.seats)
        if not p.settings.houses_chosen and found != dealt:
            raise reader.refuse(
                "houses", f"must be {', '.join(board.HOUSES[house] for house in dealt)}: they are dealt"
            )
        for seat, house in enumerate(found):
            p.house[seat] = house
    check_houses(p)


def read_land(p: Lands, reader: Reader) -> None:
    """TC-2.1: rows of types, and which card each square shows."""
    p.laid = reader.integer("laid", 0, 28)
    item = reader.object("land")
    left, top = item.integer("left", -FARTHEST, 0), item.integer("top", -FARTHEST, 0)

    def row(value: object, where: str) -> str:
        if not isinstance(value, str) or not value or set(value) - set(board.TYPES + "#."):
            raise BadDocument(where, f"must be a row of {board.TYPES}, # and .")
        return value

    def sheets(value: object, where: str) -> list[int]:
        if not isinstance(value, list):
            raise BadDocument(where, "must be a list")
        return [whole(sheet, -1, p.laid, f"{where}[{k}]") for k, sheet in enumerate(value)]

    rows = item.items("rows", row)
    cards = item.items("cards", sheets, len(rows))
    item.done()
    if not rows or len({len(types) for types in rows}) != 1 or {len(line) for line in cards} != {len(rows[0])}:
        raise item.refuse("rows", "must be equally long, and so must the rows of cards")
    if len(rows) > FARTHEST or len(rows[0]) > FARTHEST:
        raise item.refuse("rows", f"must not reach farther than {FARTHEST} squares")
    if sum(types.count(letter) for types in rows for letter in board.TYPES + "#") > board.MOST - 4 * 3:
        raise item.refuse("rows", "have more squares than 28 cards can cover")
    edges = [rows[0], rows[-1], "".join(types[0] for types in rows), "".join(types[-1] for types in rows)]
    if any(not edge.strip(".") for edge in edges):
        raise item.refuse("rows", "must be cut to the squares in play")
    clear(p)
    p.left, p.top = left, top
    p.right, p.bottom = left + len(rows[0]) - 1, top + len(rows) - 1
    for y, types in enumerate(rows):
        for x, letter in enumerate(types):
            if (letter == ".") != (cards[y][x] == -1):
                raise item.refuse(f"cards[{y}][{x}]", "is -1 where nothing lies, and only there")
            if letter == ".":
                continue
            square = (board.WIDTH * (top + y) + left + x) & board.WRAP
            p.ground(square, 0 if letter == "#" else 2 ** board.TYPES.index(letter))
            p.cell[square] = p.cell[square] & ~board.SHEETS | cards[y][x] * board.SHEET


def clear(p: Lands) -> None:
    """Take the start card up again."""
    for i in range(p.count):
        p.cell[p.squares[i]] = 0
        p.squares[i] = board.NOWHERE
    p.count = 0


def in_play(p: Lands, item: Reader, void: bool = False) -> int:
    """A square named by x and y."""
    x = item.integer("x", p.left, p.right)
    y = item.integer("y", p.top, p.bottom)
    square = (board.WIDTH * y + x) & board.WRAP
    if not void and not p.cell[square] & board.GROUND:
        raise item.refuse("x", f"no square is in play at {x},{y}")
    return square


def read_keeps(p: Lands, reader: Reader) -> None:
    """TC-2.2, TC-2.4: exactly the keeps of the houses in play, on the land or on their piles."""

    def read(value: object, where: str) -> int:
        item = Reader(value, where)
        keep = item.one_of("house", board.HOUSES) * board.KEEPS + item.integer("windows", 1, board.KEEPS) - 1
        p.pile[keep] = item.integer("cards", 0, board.PILE)
        p.keep_at[keep] = board.ON_PILE
        if item.value("at") is not None:
            at = item.object("at")
            square = in_play(p, at)
            at.done()
            if p.cell[square] & board.KEEP:
                raise BadDocument(where, "stands where another keep stands")
            p.keep_at[keep] = square
            p.cell[square] |= board.KEEP
        item.done()
        return keep

    found = reader.items("keeps", read)
    due = [keep for keep in range(board.HOUSE_COUNT * board.KEEPS) if p.seat_of[keep] >= 0]
    if sorted(found) != due:
        raise reader.refuse("keeps", f"must be the {len(due)} keeps in play, each once")


def read_tokens(p: Lands, reader: Reader) -> None:
    def read(value: object, where: str) -> int:
        item = Reader(value, where)
        which = 2 * item.integer("seat", 0, p.seats - 1) + item.one_of("token", board.TOKENS)
        state = item.one_of("state", board.TOKEN_STATES)
        placed = state == board.BACK or (state == board.FRONT and which % 2 == board.KNIGHT_TOKEN)
        p.token[which] = state
        if (item.value("at") is not None) != placed:
            raise item.refuse("at", "is where a knight or a dragon lies, and null otherwise")
        if placed:
            at = item.object("at")
            square = in_play(p, at)
            at.done()
            p.token_at[which] = square
            flag = board.DRAGON if state == board.BACK else board.KNIGHT
            if p.cell[square] & board.TOKEN:
                raise BadDocument(where, "lies where another token lies")
            p.cell[square] |= flag
        item.done()
        return which

    found = reader.items("tokens", read)
    if len(set(found)) < len(found):
        raise reader.refuse("tokens", "must be there once each")
    check_tokens(p)
    if p.phase not in (board.SEATING, board.HOUSING, board.SHARING):
        setup.assign(p)

    def windows(value: object, where: str) -> int:
        return board.NOWHERE if value is None else whole(value, 1, board.KEEPS, where) - 1

    for seat, pile in enumerate(reader.items("seal_piles", windows, p.seats)):
        p.seal_pile[seat] = pile
    for house, royal in enumerate(reader.items("sealed", windows, board.HOUSE_COUNT)):
        p.sealed[house] = royal


def read_bridges(p: Lands, reader: Reader) -> None:
    def read(value: object, where: str) -> int:
        if value is None:
            return board.NOWHERE
        item = Reader(value, where)
        square = in_play(p, item, p.settings.bridge_over_void)
        standing = item.flag("standing")
        item.done()
        step = board.ACROSS[standing]
        for end in ((square - step) & board.WRAP, (square + step) & board.WRAP):
            if not p.cell[end] & board.GROUND:
                raise BadDocument(where, "has an end where nothing is in play")
            p.cell[end] |= board.BRIDGE_END
        p.cell[square] |= board.BRIDGE_MIDDLE
        return square + board.SQUARES * standing

    for seat, built in enumerate(reader.items("bridges", read, p.seats)):
        p.bridge[seat] = built


def read_cards(p: Lands, reader: Reader) -> None:
    """Hands, what a player knows to lie under his piles, and what nobody knows."""

    def card(value: object, where: str) -> int:
        return one_of(value, board.CARDS, where)

    def cards(value: object, where: str) -> list[int]:
        if not isinstance(value, list):
            raise BadDocument(where, "must be a list of cards")
        return [card(one, f"{where}[{k}]") for k, one in enumerate(value)]

    for seat, hand in enumerate(reader.items("hands", cards, p.seats)):
        p.held[seat] = len(hand)
        for kind in hand:
            p.hand[seat * board.KINDS + kind] += 1
    for seat, known in enumerate(reader.items("known", cards, p.seats)):
        if known and not p.settings.preview:
            raise reader.refuse(f"known[{seat}]", "is empty without preview_own_cards")
        for kind in known:
            p.kept[seat * board.KINDS + kind] += 1
    for kind in range(board.KINDS):
        p.stock[kind] = 0
    for kind in reader.items("stock", card):
        p.stock[kind] += 1


def read_turn(p: Lands, reader: Reader) -> None:
    p.turns = reader.integer("turns", 0, 10_000)
    p.card_played = reader.flag("card_played")
    p.must_raise = reader.flag("must_raise")
    p.raised = reader.integer("raised", 0, board.KEEPS)
    p.burnt = reader.integer("burnt", 0, 2)
    p.due = reader.integer("due", 0, board.PILE)
    p.lost = reader.integer("lost", 0, p.seats)
    taken, where = reader.value("taken"), reader.path("taken")
    if p.phase == board.LAYING:
        p.taken = one_of(taken, board.CARDS, where)
    elif p.phase == board.RAISING:
        p.taken = whole(taken, 1, board.KEEPS, where) - 1
    elif p.phase == board.BURNING:
        p.taken = one_of(taken, board.TOKENS, where)
    elif taken is not None:
        raise reader.refuse("taken", "is null unless a card, a keep or a dragon is about to be put down")


def set_actor(p: Lands) -> None:
    """Whose decision the phase makes it."""
    if p.phase == board.FINISHED:
        p.actor = OVER
    elif p.phase in (board.HOUSING, board.SHARING):
        setup.ask(p, p.phase)
    elif p.setting_up() or p.phase == board.DRAWING:
        p.actor = CHANCE
    else:
        p.actor = p.mover
