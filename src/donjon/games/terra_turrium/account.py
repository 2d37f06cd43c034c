"""What the judge of Terra Turrium thinks of a seat, entry by entry."""

from donjon.core.reasons import Entry
from donjon.games.terra_turrium import board, labour
from donjon.games.terra_turrium.position import Position
from donjon.games.terra_turrium.settings import NO_LIMIT


def account(p: Position, seat: int) -> list[Entry]:
    """The six heights, flags in danger, attacks left; together what is left to do, as `work_left` has it, below 0."""
    if p.phase <= board.SETTING:
        return []
    heights = range(1, board.TALLEST + 1)
    left = labour.work_left(p, seat)
    if p.winner[seat] == 1 or all(labour.COUNT[height] > 0 for height in heights):
        held = [_held(height) for height in heights]
        return [*held, Entry("rest", -float(left), 0)]
    found, total = [], 0.0
    for height in heights:
        if labour.COUNT[height] > 0:
            found.append(_held(height))
            continue
        effort = float(labour.WEIGHTS[labour.MISSING] + float(labour.LEAST[height]) / labour.HUNDREDTHS)
        facts = {"height": height, "effort": int(labour.LEAST[height])}
        found.append(Entry("height", -effort, 0, f"height-{height}", {**facts}))
        total += effort
    for square in p.settings.squares:
        if p.flag[square] == seat and labour.in_danger(p, seat, square):
            level = int(p.height[square])
            worth = float(labour.WEIGHTS[labour.DANGER] * level)
            facts_here = {"square": board.NAMES[square]}
            found.append(Entry("danger", -worth, level, f"square-{board.NAMES[square]}", {**facts_here}))
            total += worth
    hand = min(total, float(labour.WEIGHTS[labour.HAND] * float(p.hand))) if seat == p.mine else 0.0
    found.append(Entry("attacks", total - hand - float(left), _attacks(p, seat)))
    return [*found, Entry("rest", hand, 0)]


def _held(height: int) -> Entry:
    return Entry("height", 0.0, 1, f"height-{height}", {"height": height, "effort": 0})


def _attacks(p: Position, seat: int) -> int:
    """Attacks, or captures of Burgenland, that are left."""
    if p.settings.burgenland:
        return int(p.captures_left(seat))
    return 0 if p.settings.attack_limit == NO_LIMIT else int(p.settings.attack_limit - p.attacks[seat])
