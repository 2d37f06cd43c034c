"""The turn, sections 3 and 4: draw a tile, lay a tile, place a keep."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.baron import board
from donjon.games.baron.position import Position
from donjon.games.baron.resolution import Resolution, spot

# The draw.


def list_draws(p: Position, out: vec[i64]) -> i64:
    """BA-4.1, BA-4.2: a tile that can be paid without going below the debt allowed."""
    count: i64 = 0
    for place in range(p.settings.places):
        if p.market[place] != board.EMPTY and affordable(p, place):
            out[count] = board.DRAW + place
            count += 1
    if count == 0:  # R4, with fixed costs only: the first place may be empty
        out[0] = board.DRAW + cheapest(p)
        return 1
    return count


def affordable(p: Position, place: i64) -> bool:
    """BA-4.2: the first place always is; R3: with the option, any."""
    left = p.honour[p.mine] - p.settings.costs[place]
    return place == 0 or p.settings.suicidal or left >= p.settings.debt_floor


def cheapest(p: Position) -> i64:
    """The tile that costs least; costs need not rise with the places."""
    found: i64 = board.NOWHERE
    for place in range(p.settings.places):
        if p.market[place] != board.EMPTY and (
            found == board.NOWHERE or p.settings.costs[place] < p.settings.costs[found]
        ):
            found = place
    return found


def price(p: Position, place: i64) -> i64:
    """BA-4.1: what the player pays for that tile; R4: taken for want of any other, what takes him to the floor."""
    if affordable(p, place):
        return p.settings.costs[place]
    return max(p.honour[p.mine] - p.settings.debt_floor, 0)


def draw(p: Position, place: i64) -> None:
    """BA-4.1: pay, take, and let the others slide."""
    kind = p.market[place]
    cost = price(p, place)
    p.earn(p.mine, board.PRICES, -cost)
    p.reserve[p.mine * board.KINDS + kind] += 1
    if p.journal is not None:
        p.journal.add("draw", int(p.mine), {"kind": board.NAMES[kind], "cost": cost, "place": place + 1})
    p.market[place] = board.EMPTY
    if p.pile > 0 or not p.settings.fixed_cost:  # BA-4.4
        slide(p)


def slide(p: Position) -> None:
    """BA-4.3: toward the first place, in order."""
    free: i64 = 0
    for place in range(p.settings.places):
        kind = p.market[place]
        if kind != board.EMPTY:
            p.market[place] = board.EMPTY
            p.market[free] = kind
            free += 1


def list_reveals(p: Position, out: vec[i64]) -> i64:
    """BA-4.3: any tile still unseen, or the one known to lie there (BA-2.5)."""
    top = p.known[p.pile - 1]
    if top != board.EMPTY:
        out[0] = board.REVEAL + top
        return 1
    count: i64 = 0
    for kind in range(i64(board.KINDS)):
        if p.unseen[kind] > 0:
            out[count] = board.REVEAL + kind
            count += 1
    return count


def weigh_reveal(p: Position, kind: i64) -> i64:
    return i64(1) if p.known[p.pile - 1] != board.EMPTY else p.unseen[kind]


def reveal(p: Position, kind: i64) -> None:
    """BA-4.3: the top of the pile, into the last place."""
    p.pile -= 1
    if p.known[p.pile] == board.EMPTY:
        p.unseen[kind] -= 1
    p.market[p.settings.places - 1] = kind
    if p.journal is not None:
        p.journal.add("reveal", CHANCE, {"kind": board.NAMES[kind], "place": p.settings.places})


# The tile.


def list_lays(p: Position, out: vec[i64]) -> i64:
    """BA-4.5, BA-4.6: any tile of the reserve, on an empty cell that touches the board."""
    count: i64 = 0
    base = p.mine * board.KINDS
    for kind in range(i64(board.KINDS)):
        if p.reserve[base + kind] == 0:
            continue
        first = board.LAY + kind * board.SIZE
        for i in range(p.edges):
            cell = p.edge[i]
            if p.fits(kind, cell):
                out[count] = first + cell
                count += 1
    return count


def may_lay(p: Position) -> bool:
    """BA-4.7: some tile of the reserve has a legal cell."""
    base = p.mine * board.KINDS
    for kind in range(i64(board.KINDS)):
        if p.reserve[base + kind] > 0:
            for i in range(p.edges):
                if p.fits(kind, p.edge[i]):
                    return True
    return False


def lay(p: Position, kind: i64, cell: i64) -> bool:
    """The tile, its bonus (BA-4.8), then the claims it completes (BA-4.9); whether there were any."""
    p.reserve[p.mine * board.KINDS + kind] -= 1
    for seat in range(p.seats):  # BA-6.1: who found no cell may find one now
        p.skipped[seat] = 0
    p.lay(kind, cell)
    touching = p.touching(cell)
    bonus = p.settings.touch[touching]
    p.earn(p.mine, board.BONUSES, bonus)
    if p.journal is not None:
        facts: dict[str, int | str] = {"kind": board.NAMES[kind], "cell": spot(cell)}
        facts["touching"] = touching
        facts["bonus"] = bonus
        p.journal.add("lay", int(p.mine), facts)
    claims: i64 = 0
    claim = vec[i64]([])
    for k in range(i64(6)):
        there = board.AROUND[cell * 6 + k]
        if p.keep_of[there] != board.NOBODY and p.rank[there] == board.KNIGHT and claims_now(p, there):
            if claims == 0:
                claim = vec[i64]([board.NOWHERE] * 6)
            claim[claims] = there
            claims += 1
    if claims == 0:
        return False
    Resolution(p, claim, claims, 1).run()
    return True


def claims_now(p: Position, cell: i64) -> bool:
    """BA-4.9: the territory is complete; R8: with the option, an eliminated player's knights claim nothing."""
    return p.complete(cell) and (not p.settings.inert or p.alive(p.keep_of[cell]))


# The keep.


def list_keeps(p: Position, out: vec[i64]) -> i64:
    """BA-4.10: any meadow without a keep; BA-4.11: there is no other way to move one."""
    count: i64 = 0
    for i in range(p.meadows):
        if p.keep_of[p.meadow[i]] == board.NOBODY:
            out[count] = board.KEEP + p.meadow[i]
            count += 1
    out[count] = board.PASS
    return count + 1


def may_keep(p: Position) -> bool:
    """BA-4.13: a keep at hand, and a free meadow."""
    if p.available() <= 0:
        return False
    for i in range(p.meadows):
        if p.keep_of[p.meadow[i]] == board.NOBODY:
            return True
    return False


def place_keep(p: Position, cell: i64) -> bool:
    """BA-4.10: it comes as a knight, and claims at once if its territory is complete (BA-4.12)."""
    assert p.land[cell] == board.MEADOW
    p.supply[p.mine] -= 1
    p.keep_of[cell] = p.mine
    p.rank[cell] = board.KNIGHT
    if p.journal is not None:
        p.journal.add("keep", int(p.mine), {"cell": spot(cell), "colour": p.settings.colours[p.mine]})
    if not p.complete(cell):
        return False
    claim = vec[i64]([board.NOWHERE])
    claim[0] = cell
    Resolution(p, claim, 1, 1).run()
    return True
