"""What somebody meant who touched a place of Terre de Barons, and the words against it."""

from donjon.core.game import Message
from donjon.core.refusing import Refusal, worded
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.moves import stride
from donjon.games.terre_de_barons.position import Position
from donjon.games.terre_de_barons.refusals import command_tile

SLUG = "terre-de-barons"
CHANCE = ("TB-1.4", "TB-2.1", "TB-2.2", "TB-2.3", "TB-2.5", "R11")

COLOUR_OF = {str(name): colour for colour, name in enumerate(board.COLOURS)}


def meant(p: Position, place: str, source: str | None) -> list[int]:
    """A walk with an officer in hand; else the orders of the tile, or one more troop of the order under way."""
    kind, _, rest = place.partition("-")
    if kind == "colour":
        return [board.COLOUR + COLOUR_OF[rest]]
    if kind == "die" or place == "card":
        return (
            [board.TREASURY] if p.phase == board.STARTING else [board.RIDE + k for k in range(1 + p.settings.knights)]
        )
    if kind == "officer":
        return [board.END_ORDER] if p.phase in (board.SENDING, board.PULLING) else [board.MOVE]
    if kind != "tile":
        return []
    tile = int(rest) - 1
    if p.phase == board.SENDING:
        return [board.SEND + tile]
    if p.phase == board.PULLING:
        return [board.PULL + tile]
    if source is not None and source.startswith("officer-"):
        return [board.MOVE + int(source.rpartition("-")[2]) * board.TILES + tile]
    orders = [board.DISPERSE + tile, board.CONCENTRATE + tile, board.RECRUIT + tile]
    if p.post[p.mine * board.OFFICERS + board.BARON] == tile:
        orders.insert(0, board.BUILD)
    return orders


def against(p: Position, place: str, _source: str | None) -> Refusal | None:
    """A mountain is nobody's, and another's piece is not to be led."""
    if place.startswith("officer-") and not place.startswith(f"officer-{board.COLOURS[p.mine]}-"):
        return Refusal(Message("refusal-terre-de-barons-theirs", {}), "TB-1.5")
    if place.startswith("tile-") and p.land[int(place[5:]) - 1] == 0:
        return Refusal(Message("refusal-terre-de-barons-mountain", {}), "TB-4.1")
    return None


def refuse(p: Position, action: int, rule: str) -> Message:
    """The words of the rule, with the numbers of this position."""
    if rule == "TB-4.1":
        officer, _ = divmod(action - board.MOVE, board.TILES)
        here = p.post[p.mine * board.OFFICERS + officer]
        return worded(SLUG, rule, {"stride": int(stride(p, here)), "spent": int(p.bonus_spent)})
    if rule == "TB-4.5":
        tile = command_tile(p, action)
        knight = p.active[tile]
        if p.blocked(tile):
            return worded(SLUG, rule, {"colour": board.COLOURS[knight]}, "knight")
        keep = p.keep_of[tile] == p.mine
        return worded(SLUG, rule, {"keep": int(keep)})
    if rule == "TB-4.11":
        return against_building(p)
    if rule == "TB-3.4":
        return worded(SLUG, rule, None, "order" if action == board.END_ORDER else "")
    if rule in ("TB-4.13", "TB-4.14"):
        under_way = p.phase in (board.SENDING, board.PULLING)
        return worded(SLUG, rule, None, "line" if under_way else "")
    return worded(SLUG, rule)


def against_building(p: Position) -> Message:
    """TB-4.11: too few troops, a keep on the tile or beside it, or none left."""
    tile = p.post[p.mine * board.OFFICERS + board.BARON]
    if p.keep_of[tile] != board.NOBODY:
        return worded(SLUG, "TB-4.11", None, "keep")
    if p.keep_beside(tile):
        return worded(SLUG, "TB-4.11", None, "beside")
    if p.keeps[p.mine] == 0:
        return worded(SLUG, "TB-4.11", None, "none")
    troops = int(p.fresh[tile] + p.moved[tile]) if p.troop_of[tile] == p.mine else 0
    return worded(SLUG, "TB-4.11", {"troops": troops, "cost": int(p.settings.build_cost)})
