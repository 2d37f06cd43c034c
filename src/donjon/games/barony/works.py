"""Recruitment, construction, new cities, expeditions and titles: BY-4.1, BY-4.2 and BY-4.8 to BY-4.14."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.barony import board
from donjon.games.barony.marches import visit
from donjon.games.barony.position import Position

# Recruitment.


def most_recruits(p: Position, hex: i64, supply: i64) -> i64:
    """BY-4.1, BY-4.2: two, three beside a lake, and no more than there are."""
    most: i64 = 3 if p.lakeside[hex] == 1 else 2
    return most if most < supply else supply


def list_recruits(p: Position, hex: i64, supply: i64, out: vec[i64], count: i64) -> i64:
    for k in range(most_recruits(p, hex, supply)):
        out[count] = board.RECRUIT + 3 * hex + k
        count += 1
    return count


def recruit(p: Position, hex: i64, knights: i64, from_box: bool) -> None:
    """BY-4.1; with Portal, knights in the box come first (BY-7.11)."""
    base = p.me * board.STOCK
    boxed: i64 = 0
    if from_box:
        boxed = p.stock[base + board.BOX] if p.stock[base + board.BOX] < knights else knights
    p.stock[base + board.BOX] -= boxed
    p.stock[base + board.KNIGHTS] -= knights - boxed
    p.knights[p.me * p.hexes + hex] += knights
    p.pawns[hex] += knights
    if p.journal is not None:
        p.journal.add("recruit", int(p.me), {"colour": board.COLOURS[p.me], "hex": hex + 1, "count": knights})


# Construction.


def may_build_on(p: Position, hex: i64) -> bool:
    """BY-4.8, for a hex with an own knight: no building, no enemy, no mysterious place (BY-7.1)."""
    return p.kind[hex] == board.NO_BUILDING and p.land[hex] != board.MYSTERY and p.enemies(hex) == 0


def list_builds(p: Position, hex: i64, out: vec[i64], count: i64) -> i64:
    """BY-4.9: a village or a stronghold, as the reserve has them."""
    if p.stock[p.me * board.STOCK + board.VILLAGES] > 0:
        out[count] = board.BUILD + 2 * hex
        count += 1
    if p.stock[p.me * board.STOCK + board.STRONGHOLDS] > 0:
        out[count] = board.BUILD + 2 * hex + 1
        count += 1
    return count


def list_more_builds(p: Position, out: vec[i64]) -> i64:
    """BY-4.9: further hexes in canonical order, so that every choice of hexes comes about in one way."""
    count: i64 = 0
    for hex in range(p.last + 1, p.hexes):
        if p.knights[p.me * p.hexes + hex] > 0 and may_build_on(p, hex):
            count = list_builds(p, hex, out, count)
    out[count] = board.DONE
    return count + 1


def build(p: Position, hex: i64, kind: i64) -> None:
    """BY-4.9: the knight goes back, the building stands, the land gives a token."""
    base = p.me * board.STOCK
    take_knight(p, hex)
    p.stock[base + (board.VILLAGES if kind == board.VILLAGE else board.STRONGHOLDS)] -= 1
    p.kind[hex] = kind
    p.owner[hex] = p.me
    p.pawns[hex] += 1
    p.last = hex
    p.lively = True
    terrain = p.land[hex]
    earned = p.earn(p.me, terrain)
    if p.journal is not None:
        p.journal.add(
            "build",
            int(p.me),
            {
                "colour": board.COLOURS[p.me],
                "hex": hex + 1,
                "building": board.BUILDINGS[kind - board.VILLAGE],
                "terrain": board.TERRAINS[terrain],
                "token": 1 if earned else 0,
            },
        )


def take_knight(p: Position, hex: i64) -> None:
    """A knight goes from the hex back to the reserve."""
    p.knights[p.me * p.hexes + hex] -= 1
    p.pawns[hex] -= 1
    p.stock[p.me * board.STOCK + board.KNIGHTS] += 1


# New cities.


def may_become_city(p: Position, hex: i64) -> bool:
    """BY-4.11, for a hex with an own village and a city in reserve (BY-7.2: beside what place it likes)."""
    if p.land[hex] == board.FOREST or p.city_beside(hex, board.NOBODY):
        return False
    return p.enemies(hex) == 0


def raise_city(p: Position, hex: i64) -> None:
    """BY-4.11: the city stands, and counts ten points."""
    base = p.me * board.STOCK
    if p.kind[hex] == board.VILLAGE:
        p.stock[base + board.VILLAGES] += 1
    else:  # Sanctuary, R-22
        take_knight(p, hex)
        p.pawns[hex] += 1
        p.owner[hex] = p.me
    p.stock[base + board.CITIES] -= 1
    p.kind[hex] = board.CITY
    p.stock[base + board.NEW_CITIES] += 1
    p.lively = True
    if p.journal is not None:
        p.journal.add("city", int(p.me), {"colour": board.COLOURS[p.me], "hex": hex + 1})


def list_cities(p: Position, hex: i64, out: vec[i64], count: i64) -> i64:
    if may_become_city(p, hex):
        out[count] = board.FOUND + hex
        count += 1
    return count


# Expeditions.


def list_expeditions(p: Position, out: vec[i64], count: i64) -> i64:
    """BY-4.12: two knights in reserve, and an edge hex without any pawn."""
    if p.stock[p.me * board.STOCK + board.KNIGHTS] < 2:
        return count
    for k in range(i64(len(p.rim))):
        hex = p.rim[k]
        if p.pawns[hex] == 0:
            out[count] = board.EXPEDITION + hex
            count += 1
    return count


def expedition(p: Position, hex: i64) -> None:
    """BY-4.12: one knight leaves the game, the other arrives at the edge."""
    base = p.me * board.STOCK
    p.stock[base + board.KNIGHTS] -= 2
    p.stock[base + board.BOX] += 1
    p.knights[p.me * p.hexes + hex] += 1
    p.pawns[hex] += 1
    p.lively = True
    if p.journal is not None:
        p.journal.add("expedition", int(p.me), {"colour": board.COLOURS[p.me], "hex": hex + 1})
    if p.land[hex] == board.MYSTERY and p.settings.expedition_visits:
        visit(p, hex)


# Titles.


def list_payments(p: Position, out: vec[i64], count: i64) -> i64:
    """BY-4.14: kinds in falling gold value, each only if the rest can still reach the cost.

    So every irredundant payment is reached, and in one way.
    """
    settings = p.settings
    base = p.me * board.STOCK + board.TOKENS
    left: i64 = settings.title_cost - p.paid
    for back in range(i64(board.KINDS)):
        place = board.KINDS - 1 - back
        kind = settings.dear[place]
        left -= settings.gold[kind] * p.stock[base + kind]
        if place >= p.last and left <= 0 and p.stock[base + kind] > 0:
            out[count] = board.PAY + kind
            count += 1
    return count


def list_more_payments(p: Position, out: vec[i64]) -> i64:
    """BY-4.14: once enough is paid one may stop, if the table lets people overpay."""
    count = list_payments(p, out, 0)
    if p.paid >= p.settings.title_cost:
        out[count] = board.DONE
        count += 1
    return count


def pay(p: Position, kind: i64) -> None:
    """BY-4.13: a token goes back to the bank."""
    p.stock[p.me * board.STOCK + board.TOKENS + kind] -= 1
    p.paid += p.settings.gold[kind]
    p.phase = board.PAYING
    for place in range(i64(board.KINDS)):
        if p.settings.dear[place] == kind:
            p.last = place
    if p.journal is not None:
        p.journal.add("pay", int(p.me), {"kind": board.TERRAINS[kind]})


def may_pay(p: Position) -> bool:
    return p.stock[p.me * board.STOCK + board.RANK] < board.DUKE


def take_title(p: Position) -> None:
    """BY-4.13: one rank higher, fifteen points."""
    p.stock[p.me * board.STOCK + board.RANK] += 1
    p.lively = True
    if p.journal is not None:
        p.journal.add(
            "title",
            int(p.me),
            {"colour": board.COLOURS[p.me], "rank": board.RANKS[p.stock[p.me * board.STOCK + board.RANK]]},
        )
