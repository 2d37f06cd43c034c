"""What a player's honour is made of, and how far ahead or behind they are."""

from donjon.core import shapes
from donjon.core.shapes import ahead
from donjon.games.baron import board
from donjon.games.baron.position import Position


def makeup(p: Position, seat: int) -> list[shapes.Part]:
    """Bonuses, prices, baronies and losses since the start; what came before a document without them is one line."""
    sums = [int(p.tally[seat * len(board.TALLIES) + what]) for what in range(len(board.TALLIES))]
    lines: list[shapes.Part] = [
        {"key": f"makeup-baron-{name}", "args": {}, "points": points}
        for name, points in zip(board.TALLIES, sums, strict=True)
        if points
    ]
    earlier = int(p.honour[seat]) - sum(sums)
    if earlier:
        lines.insert(0, {"key": "makeup-baron-earlier", "args": {}, "points": earlier})
    return lines


def goal(p: Position, seat: int) -> shapes.Goal:
    """BA-6.5: the lead over the best of the others, or what is missing to it."""
    others = [int(p.honour[other]) for other in range(p.seats) if other != seat and p.alive(other)]
    return {"key": "far-lead", "args": ahead(int(p.honour[seat]) - max(others, default=0)), "have": 0, "of": 0}
