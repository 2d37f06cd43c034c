"""What somebody meant who touched a place of Baron, and the words against it."""

from donjon.core.game import Message
from donjon.core.refusing import Refusal, worded
from donjon.games.baron import board
from donjon.games.baron.position import Position

SLUG = "baron"
CHANCE = ("BA-2.2", "BA-2.3", "BA-2.4", "BA-2.5", "BA-2.6", "BA-4.3")
KIND_OF = {str(name): kind for kind, name in enumerate(board.NAMES)}
CELL_OF = {f"cell-{q},{r}": cell for cell, (q, r) in enumerate(board.CELLS)}


def meant(p: Position, place: str, source: str | None) -> list[int]:
    """A draw, the tile in hand on that cell, or a keep there."""
    if place.startswith("market-"):
        return [board.DRAW + int(place[7:]) - 1]
    if place.startswith("reserve-"):
        return [board.LAY + KIND_OF[place[8:]] * board.SIZE + board.CENTRE]
    cell = CELL_OF.get(place)
    if cell is None:
        return []
    if p.phase == board.LAYING:
        held = [kind for kind in range(board.KINDS) if p.reserve[p.mine * board.KINDS + kind] > 0]
        if source is not None and source.startswith("reserve-"):
            held = [KIND_OF[source[8:]]]
        return [board.LAY + kind * board.SIZE + cell for kind in held]
    return [board.KEEP + cell] if p.phase == board.KEEPING else [board.DRAW + p.settings.places]


def against(p: Position, place: str, _source: str | None) -> Refusal | None:
    """Tiles and keeps before their time: something else comes first."""
    if place.startswith(("cell-", "reserve-")) and p.phase == board.DRAWING:
        return Refusal(worded(SLUG, "BA-4.1", None, "first"), "BA-4.1")
    if place.startswith("market-") and p.phase in (board.LAYING, board.KEEPING):
        return Refusal(worded(SLUG, "BA-4.1", None, "done"), "BA-4.1")
    if place.startswith("reserve-") and p.phase == board.KEEPING:
        return Refusal(worded(SLUG, "BA-4.5", None, "done"), "BA-4.5")
    return None


def refuse(p: Position, action: int, rule: str) -> Message:
    """The words of the rule, with the numbers of this position."""
    if rule == "BA-4.2" and board.KIND[action] == board.DRAW:
        cost, honour = int(p.settings.costs[action - board.DRAW]), int(p.honour[p.mine])
        return worded(SLUG, rule, {"cost": cost, "honour": honour, "floor": int(p.settings.debt_floor)})
    if rule == "BA-4.1":
        return worded(SLUG, rule, None, "first" if board.KIND[action] != board.DRAW else "empty")
    if rule == "BA-4.6":
        return worded(SLUG, rule, {"kind": board.NAMES[(action - board.LAY) // board.SIZE]})
    if rule == "BA-4.5" and board.KIND[action] == board.LAY:
        return against_lay(p, *divmod(action - board.LAY, board.SIZE))
    if rule == "BA-4.5":
        return worded(SLUG, rule, None, "first")
    if rule == "BA-4.10" and board.KIND[action] == board.KEEP:
        return against_keep(p, action - board.KEEP)
    if rule == "BA-4.10":
        return worded(SLUG, rule, None, "first")
    return worded(SLUG, rule)


def against_lay(p: Position, kind: int, cell: int) -> Message:
    """BA-4.5: a tile is there already, none is beside it, or this one is not in hand."""
    if p.reserve[p.mine * board.KINDS + kind] == 0:
        return worded(SLUG, "BA-4.5", None, "hand")
    return worded(SLUG, "BA-4.5", None, "taken" if p.land[cell] != board.EMPTY else "apart")


def against_keep(p: Position, cell: int) -> Message:
    """BA-4.10: a free meadow, and a keep that may be placed (BA-4.13)."""
    if p.supply[p.mine] - p.returned <= 0:
        return worded(SLUG, "BA-4.10", {"locked": int(p.returned)}, "none")
    return worded(SLUG, "BA-4.10", None, "taken" if p.keep_of[cell] != board.NOBODY else "meadow")
