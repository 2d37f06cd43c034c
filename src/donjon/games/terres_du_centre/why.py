"""What somebody meant who touched a place or a piece, and the words against it."""

from donjon.core.game import Message
from donjon.core.refusing import Refusal, worded
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position
from donjon.games.terres_du_centre.refusals import TOO_LARGE

SLUG = "terres-du-centre"
CHANCE = ("TC-2.3", "TC-2.5", "TC-3.2")
TOKEN_OF = {str(name): token for token, name in enumerate(board.TOKENS)}
IN_HAND = (board.LAYING, board.RAISING, board.GUARDING, board.BURNING, board.BRIDGING)


def meant(p: Position, place: str, source: str | None) -> list[int]:
    """Something taken up, or the place where what is in hand would go."""
    kind, _, rest = place.partition("-")
    if kind == "card":
        return [(board.TAKE_CARD if p.phase != board.DISCARDING else board.DISCARD) + board.KIND_OF[rest]]
    if kind == "keep":
        return [board.TAKE_KEEP + int(rest) - 1]
    if place == "knight":
        return [board.TAKE_KNIGHT]
    if kind == "dragon":
        return [board.TAKE_DRAGON + TOKEN_OF[rest]]
    if place == "bridge":
        return [board.TAKE_BRIDGE]
    if kind == "royal":
        return [board.SEAL + int(rest) - 1]
    if kind != "square" or p.phase not in IN_HAND:
        return []
    x, y = (int(number) for number in rest.split(","))
    square = (board.WIDTH * y + x) & board.WRAP
    turns = int(source[5:]) if source is not None and source.startswith("turn-") else 0
    return [board.PUT + turns * board.SQUARES + square]


def against(p: Position, place: str, _source: str | None) -> Refusal | None:
    """Nothing in hand: something is taken up before a square is chosen."""
    if place.startswith("square-") and p.phase == board.ACTING:
        return Refusal(worded(SLUG, "TC-3.1", None, "take"), "TC-3.1")
    return None


def refuse(p: Position, _action: int, rule: str) -> Message:
    """The words of the rule, with what is in hand."""
    if rule == TOO_LARGE:
        return worded(SLUG, rule, {"extent": int(p.settings.extent)})
    if rule == "TC-3.1":
        if p.phase in IN_HAND:
            return worded(SLUG, rule, None, "hand")
        return worded(SLUG, rule, None, "card" if p.card_played else "none")
    if rule == "TC-3.4":
        return worded(SLUG, rule, None, "card" if p.held[p.mover] > 0 else "")
    if rule in ("TC-5.1", "TC-6.1", "TC-7.1", "TC-9.1", "TC-9.2"):
        return worded(SLUG, rule, None, "there" if p.phase in IN_HAND else "")
    return worded(SLUG, rule)
