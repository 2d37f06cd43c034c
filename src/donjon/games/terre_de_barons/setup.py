"""Set-up, section 2: tiles, mountains, officers, seats, colours, personal cards."""

from functools import cache
from itertools import combinations
from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.position import FARTHEST, Position
from donjon.games.terre_de_barons.settings import REDRAW_MOUNTAINS, REDRAW_PIECE

FAR: Final = 99


def list_setup(p: Position, out: vec[i64]) -> i64:
    """What may be drawn or chosen next before play begins."""
    count: i64 = 0
    if p.phase == board.LAYING:
        for value in range(i64(1), i64(board.VALUES + 1)):
            if tiles_left(p, value) > 0:
                out[count] = board.LAY + value - 1
                count += 1
    elif p.phase == board.RAISING:
        for tile in range(i64(board.TILES)):
            if p.land[tile] != 0 and mountain_ways(p, tile) > 0:
                out[count] = board.DRAW + tile
                count += 1
    elif p.phase == board.POSTING:
        for tile in range(i64(board.TILES)):
            if post_is_free(p, tile):
                out[count] = board.DRAW + tile
                count += 1
    elif p.phase == board.SEATING:
        for seat in range(p.seats):
            if not among(p.order, p.steps, seat):
                out[count] = board.SEAT + seat
                count += 1
    elif p.phase == board.COLOURING:
        for colour in range(p.seats):
            if not among(p.colour_of, p.seats, colour):
                out[count] = board.COLOUR + colour
                count += 1
    else:
        for tile in range(i64(board.TILES)):
            if p.land[tile] != 0 and not among(p.card, p.seats, tile):
                out[count] = board.DRAW + tile
                count += 1
    return count


def weigh_setup(p: Position, action: i64) -> i64:
    """How many ways there are to draw that outcome."""
    if p.phase == board.LAYING:
        return tiles_left(p, action - board.LAY + 1)
    if p.phase == board.RAISING:
        return mountain_ways(p, action - board.DRAW)
    return 1


def play_setup(p: Position, action: i64) -> None:
    """One drawn tile, card or seat, or one chosen colour."""
    if p.phase == board.LAYING:
        lay_tile(p, action - board.LAY + 1)
    elif p.phase == board.RAISING:
        raise_mountain(p, action - board.DRAW)
    elif p.phase == board.POSTING:
        post_officer(p, action - board.DRAW)
    elif p.phase == board.SEATING:
        take_seat(p, action - board.SEAT)
    elif p.phase == board.COLOURING:
        choose_colour(p, action - board.COLOUR)
    else:
        deal_card(p, action - board.DRAW)


def draws(p: Position) -> i64:
    """How many times something is drawn or chosen in the phase; what is left over needs no draw."""
    if p.phase == board.LAYING:
        return board.TILES
    if p.phase == board.RAISING:
        return p.settings.mountains
    if p.phase == board.POSTING:
        return p.seats * (1 + p.settings.knights)
    if p.phase == board.SEATING or p.phase == board.COLOURING:
        return p.seats - 1
    return p.seats * p.settings.cards if p.phase == board.DEALING else 0


# Tiles and mountains.


def tiles_left(p: Position, value: i64) -> i64:
    """TB-1.4: tiles of that value not yet laid."""
    left = board.TILE_COUNTS[value]
    for tile in range(i64(board.TILES)):
        if p.land[tile] == value:
            left -= 1
    return left


def lay_tile(p: Position, value: i64) -> None:
    """TB-2.1: the tiles come shuffled, on 1 to 37."""
    p.land[p.steps] = value
    p.steps += 1
    if p.steps < draws(p):
        return
    if p.journal is not None:
        p.journal.add("lay", CHANCE, {})
    p.steps = 0
    p.phase = board.RAISING
    if p.settings.mountains == 0:
        begin_posting(p)


def raise_mountain(p: Position, tile: i64) -> None:
    """TB-2.1: the tile is turned over."""
    p.land[tile] = 0
    p.steps += 1
    if p.journal is not None:
        p.journal.add("mountain", CHANCE, {"tile": tile + 1})
    if p.steps == draws(p):
        begin_posting(p)


def mountain_ways(p: Position, tile: i64) -> i64:
    """R11: with `redraw_mountains`, the connected boards this draw still leads to; otherwise 1."""
    if p.settings.isolation != REDRAW_MOUNTAINS:
        return 1
    raised = frozenset([int(t) for t in range(board.TILES) if p.land[t] == 0 or t == tile])
    to_draw = int(p.settings.mountains) - len(raised)
    split = 0
    for peaks in splitting(int(p.settings.mountains)):
        if raised <= peaks:
            split += 1
    return comb(board.TILES - len(raised), to_draw) - split


@cache
def splitting(mountains: int) -> list[frozenset[int]]:
    """R11: the sets of mountains that cut the board in pieces."""
    found: list[frozenset[int]] = []
    for peaks in combinations(range(board.TILES), mountains):
        land = vec[i64]([1] * board.TILES)
        for peak in peaks:
            land[peak] = 0
        if len(regions(land)) > 1:
            found.append(frozenset(peaks))
    return found


def regions(land: vec[i64]) -> list[list[int]]:
    """The walkable regions, each as its tiles in order, by their smallest tile."""
    found: list[list[int]] = []
    seen = vec[i64]([0] * board.TILES)
    for start in range(i64(board.TILES)):
        if land[start] == 0 or seen[start] == 1:
            continue
        region: list[int] = [int(start)]
        seen[start] = 1
        k = 0
        while k < len(region):
            here: i64 = region[k]
            k += 1
            for d in range(i64(6)):
                beside = board.AROUND[here * 6 + d]
                if beside >= 0 and land[beside] != 0 and seen[beside] == 0:
                    seen[beside] = 1
                    region.append(int(beside))
        found.append(sorted(region))
    return found


def survey(p: Position) -> None:
    """Measure the walks once the mountains stand: for each tile the others by distance on foot."""
    reach = vec[i64]([])
    within = vec[i64]([])
    for start in range(i64(board.TILES)):
        away = vec[i64]([FAR] * board.TILES)
        ring: list[int] = []
        if p.land[start] != 0:
            away[start] = 0
            ring.append(int(start))
        k = 0
        while k < len(ring):
            here: i64 = ring[k]
            k += 1
            for d in range(i64(6)):
                beside = board.AROUND[here * 6 + d]
                if beside >= 0 and p.land[beside] != 0 and away[beside] == FAR:
                    away[beside] = away[here] + 1
                    ring.append(int(beside))
        for d in range(i64(FARTHEST)):
            near: i64 = 0
            for tile in range(i64(board.TILES)):
                if away[tile] <= d:
                    near += 1
            within = append(within, near)
        for k2 in range(board.TILES):
            reach = append(reach, i64(ring[k2]) if k2 < len(ring) else i64(board.NOWHERE))
    p.reach = reach
    p.within = within


# Officers.


def begin_posting(p: Position) -> None:
    survey(p)
    p.steps = 0
    p.phase = board.POSTING


def posting(p: Position, draw: i64) -> i64:
    """TB-2.1: whose card is drawn in that turn: the barons of all colours, then the knights of each colour."""
    if draw < p.seats:
        return draw * board.OFFICERS + board.BARON
    knight = draw - p.seats
    return knight // p.settings.knights * board.OFFICERS + 1 + knight % p.settings.knights


def post_is_free(p: Position, tile: i64) -> bool:
    """TB-2.1: cards are drawn without replacement; R11: `redraw_piece` skips isolated tiles."""
    if p.land[tile] == 0:
        return False
    for k in range(p.seats * board.OFFICERS):
        if p.post[k] == tile:
            return False
    if p.settings.isolation == REDRAW_PIECE:
        largest: list[int] = []
        for region in regions(p.land):
            if len(region) > len(largest):
                largest = region
        return int(tile) in largest
    return True


def post_officer(p: Position, tile: i64) -> None:
    """TB-2.1, TB-2.2: the officers stand before anybody owns them."""
    officer = posting(p, p.steps)
    p.post[officer] = tile
    p.steps += 1
    if p.journal is not None:
        p.journal.add(
            "post",
            CHANCE,
            {"colour": board.COLOURS[officer // board.OFFICERS], "officer": officer % board.OFFICERS, "tile": tile + 1},
        )
    if officer % board.OFFICERS != board.BARON:
        p.match_knights(tile)
    if p.steps == draws(p):
        p.steps = 0
        p.phase = board.SEATING


# Seats, colours and cards.


def among(row: vec[i64], count: i64, number: i64) -> bool:
    """It is one of the first so many of the row."""
    for k in range(count):
        if row[k] == number:
            return True
    return False


def take_seat(p: Position, seat: i64) -> None:
    """TB-2.3: a uniform order of play; the last seat follows from the others."""
    p.order[p.steps] = seat
    p.steps += 1
    if p.journal is not None:
        p.journal.add("first", int(seat), {"place": p.steps})
    if p.steps < draws(p):
        return
    for other in range(p.seats):
        if not among(p.order, p.steps, other):
            p.order[p.steps] = other
    p.steps = 0
    p.phase = board.COLOURING
    p.actor = p.order[p.seats - 1]


def choose_colour(p: Position, colour: i64) -> None:
    """TB-2.4: the last player picks first; the first player takes what is left."""
    wear(p, p.actor, colour)
    p.steps += 1
    if p.steps < draws(p):
        p.actor = p.order[p.seats - 1 - p.steps]
        return
    for left in range(p.seats):
        if not among(p.colour_of, p.seats, left):
            wear(p, p.order[0], left)
            break
    p.steps = 0
    p.actor = CHANCE
    if p.settings.cards > 0:
        p.phase = board.DEALING
    else:
        begin_play(p)


def wear(p: Position, seat: i64, colour: i64) -> None:
    p.colour_of[seat] = colour
    if p.journal is not None:
        p.journal.add("colour", int(seat), {"colour": board.COLOURS[colour]})


def deal_card(p: Position, tile: i64) -> None:
    """TB-2.5: one of the 33 cards that are no mountain, face down, to each player."""
    seat = p.order[p.steps]
    colour = p.colour_of[seat]
    p.card[colour] = tile
    p.card_state[colour] = board.HELD
    p.steps += 1
    if p.journal is not None:
        p.journal.whisper("deal", int(seat), {"known": 0}, {"known": 1, "number": tile + 1})
    if p.steps == draws(p):
        p.steps = 0
        begin_play(p)


def begin_play(p: Position) -> None:
    p.at = 0
    p.mine = p.colour_of[p.order[0]]
    p.phase = board.ROLLING
    p.actor = CHANCE
