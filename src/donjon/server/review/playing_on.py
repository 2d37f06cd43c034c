"""Play on from here: a new table whose game begins with what was played in another one."""

from dataclasses import replace

from donjon.core.state import OVER
from donjon.server import problems
from donjon.server.review.branching import Bough
from donjon.server.review.reviewed import Reviewed
from donjon.server.storage.saved import Saved


def forked(new: Saved, reviewed: Reviewed, bough: Bough) -> Saved:
    """A table that has not begun, with what was played before it begins; from there on chance is its own."""
    if len(new.seats) != len(reviewed.seats):
        raise problems.BadOption(
            f"the game has {len(reviewed.seats)} seats", {"option": "seats", "problem": "other seats"}, option="seats"
        )
    state = bough.state
    if state.actor == OVER:
        raise problems.GameOver("the game is over at that ply")
    texts = [*reviewed.course.texts()[: bough.ply], *bough.texts]
    origin = {"review": reviewed.id, "ply": len(texts), "turn": reviewed.game.turn(state), "texts": texts}
    return replace(new, since=len(texts), origin=origin)
