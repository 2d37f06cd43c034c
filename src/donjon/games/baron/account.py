"""What the judge of Baron thinks of a seat, entry by entry."""

from donjon.core.reasons import Entry
from donjon.games.baron import board, judge
from donjon.games.baron.position import Position
from donjon.games.baron.resolution import spot


def account(p: Position, seat: int) -> list[Entry]:
    """Honour, claims, baronies in danger, the bonus in sight; together the judge's `prospects`."""
    if p.phase < board.OPENING or not p.alive(seat):
        return []
    left = judge.tiles_left(p)
    weights = judge.WEIGHTS
    found = [Entry("honour", float(p.honour[seat]), int(p.honour[seat]))]
    for i in range(p.meadows):
        cell = p.meadow[i]
        if p.keep_of[cell] != seat:
            continue
        place = f"cell-{spot(cell)}"
        if p.rank[cell] == board.BARON:
            found.append(Entry("threat", float(judge.threat(p, cell)), int(p.worth(cell)), place))
        else:
            worth = float(weights[judge.PROMISE] * judge.promise(p, cell, seat, left))
            facts = {"missing": int(6 - p.touching(cell))}
            found.append(Entry("claim", worth, int(p.worth(cell)), place, {**facts}))
    rest = float(p.supply[seat]) * judge.in_hand(left)
    if p.phase < board.ATTEMPTING:
        found.append(Entry("gap", float(judge.opportunity(p, seat)), _bonus(p, seat)))
        for kind in range(board.KINDS):
            rest += weights[judge.TILE] * float(p.reserve[seat * board.KINDS + kind] * p.settings.values[kind])
    slack = int(p.honour[seat] - p.settings.oubliettes_at)
    if slack < judge.DANGER:
        found.append(Entry("oubliettes", -((judge.DANGER - slack) ** 2) * weights[judge.OUBLIETTES], slack))
    return [*found, Entry("rest", float(rest), 0)]


def _bonus(p: Position, seat: int) -> int:
    """BA-4.8: the best bonus there is for a tile in hand."""
    cells = [p.edge[i] for i in range(p.edges)]
    return max([0, *(int(p.settings.touch[p.touching(cell)]) for cell in cells if judge.holds_fitting(p, seat, cell))])
