"""What the judge of Barony thinks of a seat, entry by entry."""

from donjon.core.reasons import Entry
from donjon.games.barony import board, judge
from donjon.games.barony.position import Position
from donjon.games.barony.works import may_become_city


def account(p: Position, seat: int) -> list[Entry]:
    """Titles, cities, gold and magic, then the land hex by hex; together the judge's `strength`."""
    if p.phase < board.FOUNDING:
        return []
    row = seat * board.STOCK
    weights = judge.WEIGHTS
    rank, cities = int(p.stock[row + board.RANK]), int(p.stock[row + board.NEW_CITIES])
    gold = int(p.gold(seat))
    useful = min(gold, int(board.RANK_POINTS * (board.DUKE - rank)))
    found = [
        Entry("title", float(board.RANK_POINTS * rank), rank, "", {"rank": board.RANKS[rank]}),
        Entry("city", float(board.CITY_POINTS * cities), cities),
        Entry("gold", weights[judge.GOLD] * useful, gold),
    ]
    rest = weights[judge.RESERVE] * float(p.stock[row + board.KNIGHTS])
    if p.settings.sorcery:
        imprints, magic = int(p.imprints_of(seat)), int(p.stock[row + board.MAGIC])
        found.append(Entry("imprint", float(board.IMPRINT_POINTS * imprints), imprints))
        found.append(Entry("magic", weights[judge.SPARK] * magic, magic))
    if seat == p.me:
        rest += judge.under_way(p)
    openings = 0
    for hex in range(p.hexes):
        if p.pawns[hex] == 0:
            continue
        place = f"hex-{hex + 1}"
        knights = int(p.knights[seat * p.hexes + hex])
        if knights > 0:
            found.append(_garrison(p, seat, hex, knights))
        if p.owner[hex] == seat and p.kind[hex] == board.VILLAGE:
            land = {"terrain": board.TERRAINS[p.land[hex]]}
            if p.pawns[hex] > 1 + knights:
                found.append(Entry("gate", -weights[judge.GATE], 1, place, {**land}))
            elif openings < p.stock[row + board.CITIES] and may_become_city(p, hex):
                found.append(Entry("opening", weights[judge.OPENING], 1, place, {**land}))
                openings += 1
    return [*found, Entry("rest", float(rest), 0)]


def _garrison(p: Position, seat: int, hex: int, knights: int) -> Entry:
    """Knights on a hex: where they may build, where they meet others, or on their way."""
    worth = float(judge.garrison(p, seat, hex, knights))
    place, land = f"hex-{hex + 1}", p.land[hex]
    if p.pawns[hex] != p.own_pawns(seat, hex):
        raid = p.kind[hex] == board.VILLAGE and p.owner[hex] != seat
        return Entry("raid" if raid else "clash", worth, knights, place)
    if p.kind[hex] == board.NO_BUILDING and land < board.KINDS:
        return Entry("claim", worth, int(p.settings.gold[land]), place, {"terrain": board.TERRAINS[land]})
    return Entry("stand", worth, 0, place)
