"""What somebody meant who touched a place of Barony, and the words against it."""

from donjon.core.game import Message
from donjon.core.refusing import Refusal, worded
from donjon.games.barony import board, spells
from donjon.games.barony.position import Position
from donjon.games.barony.refusals import stock

SLUG = "barony"
CHANCE = ("BY-2.9", "BY-2.10", "BY-2.11", "BY-2.12")

LAND_OF = {str(name): land for land, name in enumerate(board.TERRAINS)}


def meant(p: Position, place: str, source: str | None) -> list[int]:
    """A step with a knight in hand; else all that may begin at the hex."""
    kind, _, rest = place.partition("-")
    if kind == "token":
        colour, _, terrain = rest.partition("-")
        token = LAND_OF[terrain]
        return [board.PAY + token] if colour == board.COLOURS[p.me] else [board.STEAL + token]
    if place == "title":
        return [board.PAY + kind for kind in range(board.KINDS)]
    if place == "expedition":
        return [board.EXPEDITION + hex for hex in range(p.hexes)]
    if kind == "spell":
        return [
            board.CAST + cast
            for cast in range(board.STOP - board.CAST)
            if board.CODES[board.SPELLS.index(rest)] in spells.NAMES[cast].split("+")
        ]
    if kind == "action":
        return of_kind(p, rest)
    if kind != "hex":
        return []
    return at_hex(p, int(rest) - 1, source)


def of_kind(p: Position, action: str) -> list[int]:
    """All that one of the six actions may be, where the player has something to do it with."""
    own = [hex for hex in range(p.hexes) if p.own_pawns(p.me, hex) > 0] or [0]
    if action == "recruit":
        cities = [hex for hex in own if p.kind[hex] == board.CITY]
        return [board.RECRUIT + 3 * hex for hex in cities or own]
    if action == "build":
        return [board.BUILD + 2 * hex for hex in own]
    if action == "city":
        return [board.FOUND + hex for hex in own]
    return [board.MOVE + hex * 6 + k for hex in own for k in range(6)]


def at_hex(p: Position, hex: int, source: str | None) -> list[int]:
    if p.phase in (board.FOUNDING, board.RAISING):
        return [board.FOUND + hex]
    if source == "expedition":
        return [board.EXPEDITION + hex]
    if source is not None and source.startswith("hex-"):
        start = int(source[4:]) - 1
        return [board.MOVE + start * 6 + k for k in range(6) if p.road[start * 6 + k] == hex]
    if p.phase in (board.CHARMING, board.SUMMONING):
        return [board.RECRUIT + 3 * hex]
    if p.phase == board.BUILDING:
        return [board.BUILD + 2 * hex]
    if p.phase == board.FLYING:
        return [board.MOVE + p.at * 6 + k for k in range(6) if p.road[p.at * 6 + k] == hex]
    moves = [board.MOVE + hex * 6 + k for k in range(6)]
    if p.phase != board.TURN:
        return moves
    if p.kind[hex] == board.CITY:
        return [board.RECRUIT + 3 * hex, *moves]
    if p.kind[hex] == board.VILLAGE and p.owner[hex] == p.me:
        return [board.FOUND + hex, *moves]
    return [board.BUILD + 2 * hex, *moves]


def against(p: Position, place: str, source: str | None) -> Refusal | None:
    """Knights go one hex at a time, and what is not one's own is not led."""
    if not place.startswith("hex-"):
        return None
    hex = int(place[4:]) - 1
    if source is not None and source.startswith("hex-") and source != place:
        start = int(source[4:]) - 1
        if all(p.road[start * 6 + k] != hex for k in range(6)):
            rule = "BY-4.5" if p.land[hex] == board.LAKE else "BY-4.3"
            return Refusal(worded(SLUG, rule, None, "lake" if rule == "BY-4.5" else "far"), rule)
    if source is None and p.phase in (board.TURN, board.SECOND):
        if p.land[hex] == board.LAKE:
            return Refusal(worded(SLUG, "BY-4.5", None, "lake"), "BY-4.5")
        if p.own_pawns(p.me, hex) == 0:
            return Refusal(worded(SLUG, "BY-4.3", None, "nobody"), "BY-4.3")
    return None


def refuse(p: Position, action: int, rule: str) -> Message:
    """The words of the rule, with the numbers of this position."""
    if rule == "BY-4.13":
        gold, cost = int(p.paid + p.gold(p.me)), int(p.settings.title_cost)
        if stock(p, board.RANK) == board.DUKE:
            return worded(SLUG, rule, None, "duke")
        return worded(SLUG, rule, {"gold": gold, "cost": cost, "left": max(0, cost - gold)})
    if rule == "BY-4.5" and board.KIND[action] == board.MOVE:
        return against_entry(p, p.road[action])
    if rule == "BY-4.8":
        return against_site(p, (action - board.BUILD) // 2)
    if rule == "BY-4.12":
        return worded(SLUG, rule, {"knights": int(stock(p, board.KNIGHTS))})
    if rule in ("BY-7.6", "BY-7.7") and board.KIND[action] == board.CAST:
        facts: dict[str, int | str] = {"cost": int(spells.COST[action - board.CAST])}
        facts["magic"] = int(stock(p, board.MAGIC))
        return worded(SLUG, rule, facts)
    if rule in ("BY-7.6", "BY-7.7"):
        return worded(SLUG, rule, None, "step")
    return worded(SLUG, rule)


def against_entry(p: Position, hex: int) -> Message:
    """BY-4.5: a lake or the rim, a stronghold or city, two pawns of one player, a mountain that is taken."""
    if hex == board.NOWHERE or p.land[hex] == board.LAKE:
        return worded(SLUG, "BY-4.5", None, "lake")
    if p.owner[hex] not in (board.NOBODY, p.me) and p.kind[hex] in (board.CITY, board.STRONGHOLD):
        return worded(SLUG, "BY-4.5", {"building": board.BUILDINGS[p.kind[hex]]}, "building")
    if any(p.own_pawns(seat, hex) > 1 for seat in range(p.seats) if seat != p.me):
        return worded(SLUG, "BY-4.5", None, "two")
    return worded(SLUG, "BY-4.5", None, "mountain")


def against_site(p: Position, hex: int) -> Message:
    """BY-4.8: no knight of one's own, a building, an enemy, a mysterious place."""
    if hex >= p.hexes or p.knights[p.me * p.hexes + hex] == 0:
        return worded(SLUG, "BY-4.8", None, "knight")
    if p.kind[hex] != board.NO_BUILDING:
        return worded(SLUG, "BY-4.8", None, "building")
    return worded(SLUG, "BY-4.8", None, "mystery" if p.land[hex] == board.MYSTERY else "enemy")
