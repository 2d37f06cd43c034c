"""Why an action is refused: the number of the rule that forbids it in this position."""

from typing import Final

from donjon.games.barony import board, marches, setup, spells, works
from donjon.games.barony.position import Position
from donjon.games.barony.settings import SMALLEST, Settings

# The rule behind each phase, against whatever does not belong there.
PHASE_RULES: Final = {
    board.SEATING: "BY-2.12",
    board.PLACING: "BY-2.10",
    board.LAYING: "BY-2.9",
    board.ENCHANTING: "BY-2.11",
    board.FOUNDING: "BY-2.13",
    board.TURN: "BY-3.2",
    board.SECOND: "BY-4.3",
    board.STEALING: "BY-5.4",
    board.BUILDING: "BY-4.9",
    board.PAYING: "BY-4.14",
    board.STEPPING: "BY-7.6",
    board.FLYING: "BY-7.12",
    board.CHARMING: "BY-7.6",
    board.SUMMONING: "BY-7.6",
    board.RAISING: "BY-7.6",
    board.FINISHED: "BY-6.1",
}


# Section 12: hexes come in canonical order and tokens dearest first, so that every choice comes about in one way.
ORDER: Final = "BY-12"


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    phase = p.phase
    kind = board.KIND[action]
    rule = PHASE_RULES[phase]
    if phase == board.LAYING:
        rule = against_lay(p, action)
    elif phase == board.FOUNDING and kind == board.FOUND:
        rule = "BY-2.14"
    elif phase == board.TURN:
        rule = against_action(p, action) or rule
    elif phase == board.SECOND and kind == board.MOVE:
        rule = against_move(p, action)
    elif phase == board.BUILDING and kind == board.BUILD:
        rule = against_build(p, action)
    elif phase == board.PAYING and kind == board.PAY:
        rule = against_payment(p, action - board.PAY)
    elif board.STEPPING <= phase <= board.RAISING:
        rule = against_spell(p, action) or rule
    elif phase == board.FINISHED and p.end != board.BY_DUKE:
        rule = "BY-6.4"
    return rule


def against_lay(p: Position, action: int) -> str:
    """Tiles that are there and would lie well, but for the lakes, are against the wishes of the table."""
    kind = board.KIND[action]
    if kind == board.AGAIN:
        return "BY-2.10"
    if kind != board.LAY:
        return "BY-2.9"
    code = action - board.LAY
    return "BY-2.10" if p.supply[SMALLEST[code]] > 0 and setup.fits_places(p, code) else "BY-2.9"


def against_action(p: Position, action: int) -> str:
    """Against one of the actions A to F, a cast or a pass."""
    kind = board.KIND[action]
    if kind == board.MOVE:
        return against_move(p, action)
    if kind == board.BUILD:
        return against_build(p, action)
    if kind == board.RECRUIT:
        hex, _ = divmod(action - board.RECRUIT, 3)
        own_city = on_board(p, hex) and p.kind[hex] == board.CITY and p.owner[hex] == p.me
        return "BY-4.2" if own_city and stock(p, board.KNIGHTS) == 0 else "BY-4.1"
    if kind == board.PAY:
        return against_payment(p, action - board.PAY)
    if kind == board.CAST:
        return against_cast(p, action - board.CAST)
    return {board.FOUND: "BY-4.11", board.EXPEDITION: "BY-4.12", board.PASS: "BY-3.3"}.get(kind, "")


def on_board(p: Position, hex: int) -> bool:
    return hex < p.hexes


def stock(p: Position, column: int) -> int:
    return p.stock[p.me * board.STOCK + column]


def against_move(p: Position, action: int) -> str:
    hex = action // 6
    if not on_board(p, hex) or p.knights[p.me * p.hexes + hex] == 0:
        return "BY-4.3"
    if p.phase == board.SECOND and hex == p.at and p.knights[p.me * p.hexes + hex] == 1:
        return "BY-4.4"
    return "BY-4.5"


def against_build(p: Position, action: int) -> str:
    hex = (action - board.BUILD) // 2
    if not on_board(p, hex) or p.knights[p.me * p.hexes + hex] == 0 or not works.may_build_on(p, hex):
        return "BY-4.10" if on_board(p, hex) and p.owner[hex] == p.me else "BY-4.8"
    left = stock(p, board.STRONGHOLDS if (action - board.BUILD) % 2 else board.VILLAGES)
    return ORDER if left > 0 else "BY-4.9"


def against_payment(p: Position, kind: int) -> str:
    """Too little, or a token one has not; one token too many; else it is the order."""
    enough = works.may_pay(p) and p.paid + p.gold(p.me) >= p.settings.title_cost
    if not enough or stock(p, board.TOKENS + kind) == 0:
        return "BY-4.13"
    return ORDER if p.settings.overpay or is_needed(p, kind) else "BY-4.14"


def is_needed(p: Position, kind: int) -> bool:
    """Some payment with what is paid so far and that token has no token too many."""
    cost = p.settings.title_cost
    gold = [int(p.settings.gold[other]) for other in range(board.KINDS)]
    least = min(gold[kind], gold[p.settings.dear[p.last]]) if p.paid > 0 else gold[kind]
    for smallest in gold:
        sums = {p.paid + gold[kind]} if smallest <= least else set()
        for other in range(board.KINDS):
            if gold[other] >= smallest:
                left = stock(p, board.TOKENS + other) - (1 if other == kind else 0)
                sums = {paid + more * gold[other] for paid in sums for more in range(left + 1)}
        if any(cost <= paid < cost + smallest for paid in sums):
            return True
    return False


# Spells.


def unpruned(p: Position) -> Position:
    """The same position where useless spells are allowed."""
    other = p.copy()
    assert isinstance(other, Position)
    other.settings = Settings(int(p.seats), {**p.settings.options, "prune_spells": False})
    return other


def against_cast(p: Position, cast: int) -> str:
    if not p.settings.sorcery:
        return "BY-3.2"
    useless = (
        spells.SIZE_OF_SET[cast] > 1
        and spells.face_up(p, cast)
        and spells.COST[cast] <= stock(p, board.MAGIC)
        and unpruned(p).allows(board.CAST + cast)
    )
    return "BY-7.7" if useless else "BY-7.6"


def against_spell(p: Position, action: int) -> str:
    """Against a step of a cast that is under way."""
    if unpruned(p).allows(action):
        return "BY-7.7"
    kind = board.KIND[action]
    if kind == board.MOVE and p.phase in (board.STEPPING, board.FLYING):
        return against_spell_step(p, action)
    if kind == board.FOUND and p.phase == board.RAISING:
        return "BY-4.11"
    if kind == board.RECRUIT and p.phase == board.SUMMONING:
        hex, _ = divmod(action - board.RECRUIT, 3)
        return "BY-4.1" if on_board(p, hex) and spells.may_summon(p, p.cast, hex) else ""
    if kind == board.RECRUIT and p.phase == board.CHARMING:
        hex, more = divmod(action - board.RECRUIT, 3)
        return ORDER if more == 0 and hex <= p.last and spells.may_charm(p, p.cast, hex) else ""
    return ""


def against_spell_step(p: Position, action: int) -> str:
    hex = action // 6
    if not on_board(p, hex) or p.knights[p.me * p.hexes + hex] == 0 or (p.phase == board.FLYING and hex != p.at):
        return "BY-7.6"
    target = p.road[action]
    porting = spells.teleportation(p.cast) and target != board.NOWHERE and spells.may_port(p, target)
    if target == board.NOWHERE or not (porting or marches.may_enter(p, target)):
        return "BY-4.5"
    if p.phase == board.FLYING and target == p.origin:
        return "BY-7.12"
    return "BY-7.12" if p.phase == board.STEPPING and spells.celerity(p.cast) else "BY-7.6"
