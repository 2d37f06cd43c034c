"""What the judge of Terre de Barons thinks of a seat, entry by entry."""

from donjon.core.reasons import Entry
from donjon.games.terre_de_barons import board, judge
from donjon.games.terre_de_barons.position import FARTHEST, Position


def account(p: Position, seat: int) -> list[Entry]:
    """Points, troops and the next keep, then what is not seen; together the judge's `strength`."""
    if p.phase < board.ROLLING:
        return []
    colour = p.colour_of[seat]
    weights = judge.WEIGHTS
    found = []
    tiles = troops = 0
    army = 0.0
    for tile in range(board.TILES):
        if p.keep_of[tile] == colour:
            value = int(p.land[tile])
            found.append(Entry("keep", float(value), value, f"tile-{tile + 1}", {"tile": tile + 1}))
            tiles += value
        if p.troop_of[tile] == colour:
            count = int(p.fresh[tile] + p.moved[tile])
            troops += count
            if p.keep_of[tile] == colour:
                army += weights[judge.GARRISON] * min(count, judge.GUARD)
            else:
                army += weights[judge.TROOP] * min(count, judge.MANY)
    diversity = int(p.points[colour]) - tiles
    found.append(Entry("diversity", float(diversity), diversity))
    found.append(Entry("troops", army, troops))
    found.append(_site(p, colour))
    hidden = weights[judge.RESERVE] * float(p.reserve[colour])
    if p.card_state[colour] == board.HELD:
        hidden += weights[judge.CARD]
    if p.mine == colour:
        hidden += weights[judge.TEMPO] * float(2 - p.done) / 2.0
    return [*found, Entry("rest", float(hidden), 0)]


def _site(p: Position, colour: int) -> Entry:
    """Where the next keep may stand, and how far it is on."""
    baron = p.post[colour * board.OFFICERS + board.BARON]
    near = range(p.within[baron * FARTHEST + judge.FAR])
    worth, k = max((judge.hope(p, colour, baron, k), -k) for k in near)
    if worth == 0.0:
        return Entry("site", 0.0, 0)
    tile = int(p.reach[baron * board.TILES - k])
    troops = int(p.fresh[tile] + p.moved[tile]) if p.troop_of[tile] == colour else 0
    cost = int(p.settings.build_cost)
    facts = {"tile": tile + 1, "troops": min(troops, cost), "cost": cost}
    return Entry("site", float(worth), int(p.land[tile]), "", {**facts})
