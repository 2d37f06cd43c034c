"""What a player's points are made of, and how far they are from the goal."""

from donjon.core import shapes
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.position import Position


def makeup(p: Position, colour: int) -> list[shapes.Part]:
    """TB-7.2: the keeps by the value of their tiles, then diversity; together the points."""
    values = [int(p.land[tile]) for tile in range(board.TILES) if p.keep_of[tile] == colour]
    kinds = sorted(set(values), reverse=True)
    lines: list[shapes.Part] = [
        {
            "key": "makeup-terre-de-barons-keeps",
            "args": {"value": value, "count": values.count(value)},
            "points": value * values.count(value),
        }
        for value in kinds
    ]
    diversity = int(p.points[colour]) - sum(values)
    if diversity:
        lines.append({"key": "makeup-terre-de-barons-diversity", "args": {"kinds": len(kinds)}, "points": diversity})
    return lines


def goal(p: Position, colour: int) -> shapes.Goal:
    """TB-7.1: points that are missing."""
    have, of = int(p.points[colour]), int(p.settings.goal)
    return {"key": "far-terre-de-barons", "args": {"left": max(0, of - have)}, "have": have, "of": of}
