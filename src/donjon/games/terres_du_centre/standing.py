"""What a house's points are made of, as far as the reader knows, and how far ahead or behind it is."""

from donjon.core import shapes
from donjon.core.shapes import ahead
from donjon.core.state import OVER
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position


def seal_known(p: Position, house: int, reader: int) -> bool:
    """Section "Hidden information": a sealed fief counts twice for its own, and at the end for all."""
    if p.actor == OVER:
        return True
    for seat in range(p.seats):
        if p.house_of(seat) == house and p.has_seal(seat) and p.may_see(reader, seat):
            return True
    return False


def points(p: Position, house: int, reader: int) -> int:
    """TC-11.2, as the reader knows it."""
    return p.points(house, seal_known(p, house, reader))


def makeup(p: Position, house: int, reader: int) -> list[shapes.Part]:
    """A line for each fief, and what the seal adds where the reader may know it."""
    lines: list[shapes.Part] = []
    for windows in range(board.KEEPS):
        size = int(p.fief_size(house * board.KEEPS + windows))
        if size:
            lines.append({"key": "makeup-terres-du-centre-fief", "args": {"windows": windows + 1}, "points": size})
    if seal_known(p, house, reader):
        sealed = int(p.points(house, True) - p.points(house, False))
        if sealed:
            windows = int(p.sealed[house]) + 1
            lines.append({"key": "makeup-terres-du-centre-seal", "args": {"windows": windows}, "points": sealed})
    return lines


def goal(p: Position, house: int, reader: int) -> shapes.Goal:
    """TC-11.3: the lead over the best of the other houses, or what is missing to it."""
    others = [points(p, p.house_of(team), reader) for team in range(p.teams()) if p.house_of(team) not in (house, -1)]
    lead = points(p, house, reader) - max(others, default=0)
    return {"key": "far-lead", "args": ahead(lead), "have": 0, "of": 0}
