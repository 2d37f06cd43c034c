"""Set-up, section 2: tiles, mountains, officers, seats, colours, personal cards."""

from functools import cache
from itertools import combinations
from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.terre_de_barons.board import (
    AROUND,
    BARON,
    COLOUR,
    COLOURING,
    COLOURS,
    DEALING,
    DRAW,
    HELD,
    LAY,
    LAYING,
    NOWHERE,
    OFFICERS,
    POSTING,
    RAISING,
    ROLLING,
    SEAT,
    SEATING,
    TILE_COUNTS,
    TILES,
    VALUES,
)
from donjon.games.terre_de_barons.position import FARTHEST, Position
from donjon.games.terre_de_barons.settings import REDRAW_MOUNTAINS, REDRAW_PIECE

FAR: Final = 99


def list_setup(p: Position, out: vec[i64]) -> i64:
    """What may be drawn or chosen next before play begins."""
    count: i64 = 0
    if p.phase == LAYING:
        for value in range(i64(1), i64(VALUES + 1)):
            if tiles_left(p, value) > 0:
                out[count] = LAY + value - 1
                count += 1
    elif p.phase == RAISING:
        for tile in range(i64(TILES)):
            if p.land[tile] != 0 and mountain_ways(p, tile) > 0:
                out[count] = DRAW + tile
                count += 1
    elif p.phase == POSTING:
        for tile in range(i64(TILES)):
            if post_is_free(p, tile):
                out[count] = DRAW + tile
                count += 1
    elif p.phase == SEATING:
        for seat in range(p.seats):
            if not seated(p, seat):
                out[count] = SEAT + seat
                count += 1
    elif p.phase == COLOURING:
        for colour in range(p.seats):
            if not colour_taken(p, colour):
                out[count] = COLOUR + colour
                count += 1
    else:
        for tile in range(i64(TILES)):
            if p.land[tile] != 0 and not dealt(p, tile):
                out[count] = DRAW + tile
                count += 1
    return count


def weigh_setup(p: Position, action: i64) -> i64:
    """How many ways there are to draw that outcome."""
    if p.phase == LAYING:
        return tiles_left(p, action - LAY + 1)
    if p.phase == RAISING:
        return mountain_ways(p, action - DRAW)
    return 1


def play_setup(p: Position, action: i64) -> None:
    """One drawn tile, card or seat, or one chosen colour."""
    if p.phase == LAYING:
        lay_tile(p, action - LAY + 1)
    elif p.phase == RAISING:
        raise_mountain(p, action - DRAW)
    elif p.phase == POSTING:
        post_officer(p, action - DRAW)
    elif p.phase == SEATING:
        take_seat(p, action - SEAT)
    elif p.phase == COLOURING:
        choose_colour(p, action - COLOUR)
    else:
        deal_card(p, action - DRAW)


def draws(p: Position) -> i64:
    """How many times something is drawn or chosen in the phase; what is left over needs no draw."""
    if p.phase == LAYING:
        return TILES
    if p.phase == RAISING:
        return p.settings.mountains
    if p.phase == POSTING:
        return p.seats * (1 + p.settings.knights)
    if p.phase == SEATING or p.phase == COLOURING:
        return p.seats - 1
    return p.seats * p.settings.cards if p.phase == DEALING else 0


# Tiles and mountains.


def tiles_left(p: Position, value: i64) -> i64:
    """TB-1.4: tiles of that value not yet laid."""
    left = TILE_COUNTS[value]
    for tile in range(i64(TILES)):
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
    p.phase = RAISING
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
    raised = frozenset([int(t) for t in range(TILES) if p.land[t] == 0 or t == tile])
    to_draw = int(p.settings.mountains) - len(raised)
    split = 0
    for peaks in splitting(int(p.settings.mountains)):
        if raised <= peaks:
            split += 1
    return comb(TILES - len(raised), to_draw) - split


@cache
def splitting(mountains: int) -> list[frozenset[int]]:
    """R11: the sets of mountains that cut the board in pieces."""
    found: list[frozenset[int]] = []
    for peaks in combinations(range(TILES), mountains):
        land = vec[i64]([1] * TILES)
        for peak in peaks:
            land[peak] = 0
        if len(regions(land)) > 1:
            found.append(frozenset(peaks))
    return found


def regions(land: vec[i64]) -> list[list[int]]:
    """The walkable regions, each as its tiles in order, by their smallest tile."""
    found: list[list[int]] = []
    seen = vec[i64]([0] * TILES)
    for start in range(i64(TILES)):
        if land[start] == 0 or seen[start] == 1:
            continue
        region: list[int] = [int(start)]
        seen[start] = 1
        k = 0
        while k < len(region):
            here: i64 = region[k]
            k += 1
            for d in range(i64(6)):
                beside = AROUND[here * 6 + d]
                if beside >= 0 and land[beside] != 0 and seen[beside] == 0:
                    seen[beside] = 1
                    region.append(int(beside))
        found.append(sorted(region))
    return found


def survey(p: Position) -> None:
    """Measure the walks once the mountains stand: for each tile the others by distance on foot."""
    reach = vec[i64]([])
    within = vec[i64]([])
    for start in range(i64(TILES)):
        away = vec[i64]([FAR] * TILES)
        ring: list[int] = []
        if p.land[start] != 0:
            away[start] = 0
            ring.append(int(start))
        k = 0
        while k < len(ring):
            here: i64 = ring[k]
            k += 1
            for d in range(i64(6)):
                beside = AROUND[here * 6 + d]
                if beside >= 0 and p.land[beside] != 0 and away[beside] == FAR:
                    away[beside] = away[here] + 1
                    ring.append(int(beside))
        for d in range(i64(FARTHEST)):
            near: i64 = 0
            for tile in range(i64(TILES)):
                if away[tile] <= d:
                    near += 1
            within = append(within, near)
        for k2 in range(TILES):
            reach = append(reach, i64(ring[k2]) if k2 < len(ring) else i64(NOWHERE))
    p.reach = reach
    p.within = within


# Officers.


def begin_posting(p: Position) -> None:
    survey(p)
    p.steps = 0
    p.phase = POSTING


def posting(p: Position, draw: i64) -> i64:
    """TB-2.1: whose card is drawn in that turn: the barons of all colours, then the knights of each colour."""
    if draw < p.seats:
        return draw * OFFICERS + BARON
    knight = draw - p.seats
    return knight // p.settings.knights * OFFICERS + 1 + knight % p.settings.knights


def post_is_free(p: Position, tile: i64) -> bool:
    """TB-2.1: cards are drawn without replacement; R11: `redraw_piece` skips isolated tiles."""
    if p.land[tile] == 0:
        return False
    for k in range(p.seats * OFFICERS):
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
            "post", CHANCE, {"colour": COLOURS[officer // OFFICERS], "officer": officer % OFFICERS, "tile": tile + 1}
        )
    if officer % OFFICERS != BARON:
        p.match_knights(tile)
    if p.steps == draws(p):
        p.steps = 0
        p.phase = SEATING


# Seats, colours and cards.


def seated(p: Position, seat: i64) -> bool:
    for k in range(p.steps):
        if p.order[k] == seat:
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
        if not seated(p, other):
            p.order[p.steps] = other
    p.steps = 0
    p.phase = COLOURING
    p.actor = p.order[p.seats - 1]


def colour_taken(p: Position, colour: i64) -> bool:
    for seat in range(p.seats):
        if p.colour_of[seat] == colour:
            return True
    return False


def choose_colour(p: Position, colour: i64) -> None:
    """TB-2.4: the last player picks first; the first player takes what is left."""
    wear(p, p.actor, colour)
    p.steps += 1
    if p.steps < draws(p):
        p.actor = p.order[p.seats - 1 - p.steps]
        return
    for left in range(p.seats):
        if not colour_taken(p, left):
            wear(p, p.order[0], left)
            break
    p.steps = 0
    p.actor = CHANCE
    if p.settings.cards > 0:
        p.phase = DEALING
    else:
        begin_play(p)


def wear(p: Position, seat: i64, colour: i64) -> None:
    p.colour_of[seat] = colour
    if p.journal is not None:
        p.journal.add("colour", int(seat), {"colour": COLOURS[colour]})


def dealt(p: Position, tile: i64) -> bool:
    for colour in range(p.seats):
        if p.card[colour] == tile:
            return True
    return False


def deal_card(p: Position, tile: i64) -> None:
    """TB-2.5: one of the 33 cards that are no mountain, face down, to each player."""
    seat = p.order[p.steps]
    colour = p.colour_of[seat]
    p.card[colour] = tile
    p.card_state[colour] = HELD
    p.steps += 1
    if p.journal is not None:
        p.journal.whisper("deal", int(seat), {"known": 0}, {"known": 1, "number": tile + 1})
    if p.steps == draws(p):
        p.steps = 0
        begin_play(p)


def begin_play(p: Position) -> None:
    p.at = 0
    p.mine = p.colour_of[p.order[0]]
    p.phase = ROLLING
    p.actor = CHANCE
