"""What a player's points are made of, and how far they are from the last title."""

from donjon.core import shapes
from donjon.core.journal import Fact
from donjon.games.barony import board
from donjon.games.barony.position import Position


def makeup(p: Position, seat: int) -> list[shapes.Part]:
    """BY-6.2: titles, new cities, resources, imprints; together the score if the game ended now."""
    row = seat * board.STOCK
    rank, cities = int(p.stock[row + board.RANK]), int(p.stock[row + board.NEW_CITIES])
    tokens = sum([int(p.stock[row + board.TOKENS + kind]) for kind in range(board.KINDS)])
    lines = [
        line("titles", board.RANK_POINTS * rank, {"count": rank, "rank": board.RANKS[rank]}),
        line("cities", board.CITY_POINTS * cities, {"count": cities}),
        line("resources", int(p.silver(seat)), {"count": tokens}),
    ]
    if p.settings.sorcery:
        imprints = int(p.imprints_of(seat))
        lines.append(line("imprints", board.IMPRINT_POINTS * imprints, {"count": imprints}))
    return [found for found in lines if found["args"]["count"]]


def line(what: str, points: int, args: dict[str, Fact]) -> shapes.Part:
    return {"key": f"makeup-barony-{what}", "args": args, "points": points}


def goal(p: Position, seat: int) -> shapes.Goal:
    """BY-6.1: titles on the way to duke; gold counts towards the next one."""
    rank = int(p.stock[seat * board.STOCK + board.RANK])
    cost = int(p.settings.title_cost)
    left = board.DUKE - rank
    have = rank * cost + (min(cost, int(p.gold(seat))) if left else 0)
    missing = max(0, cost - int(p.gold(seat))) if left else 0
    return {"key": "far-barony", "args": {"left": left, "gold": missing}, "have": have, "of": board.DUKE * cost}
