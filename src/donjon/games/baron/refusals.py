"""Why an action is refused: the number of the rule that forbids it in this position."""

from typing import Final

from donjon.games.baron import board
from donjon.games.baron.position import Position

# The kinds of action each phase takes, and the rule that asks for one of them.
FAMILIES: Final = {
    board.SEATING: ((board.FIRST,), "BA-2.6"),
    board.DEALING: ((board.REVEAL,), "BA-2.2"),
    board.OPENING: ((board.REVEAL,), "BA-2.4"),
    board.STARTING: ((board.REVEAL,), "BA-2.5"),
    board.DRAWING: ((board.DRAW,), "BA-4.2"),
    board.REVEALING: ((board.REVEAL,), "BA-4.3"),
    board.LAYING: ((board.LAY,), "BA-4.5"),
    board.KEEPING: ((board.KEEP, board.PASS), "BA-4.10"),
    board.ATTEMPTING: ((board.ATTEMPT, board.DECLINE), "BA-4.17"),
}


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    if p.phase == board.FINISHED:
        return "BA-4.16" if p.end in (board.BY_SURVIVAL, board.BY_OUBLIETTES) else "BA-6.1"
    if p.phase == board.DEALING and p.dealt == p.seats:  # all have their tiles; the one removed is drawn
        return "BA-2.3"
    kinds, rule = FAMILIES[p.phase]
    if board.KIND[action] not in kinds:
        return "BA-4.1" if p.phase == board.DRAWING else rule
    if p.phase == board.DRAWING:
        place = action - board.DRAW
        empty = place >= p.settings.places or p.market[place] == board.EMPTY
        return "BA-4.1" if empty else rule
    if p.phase == board.LAYING:
        kind, cell = divmod(action - board.LAY, board.SIZE)
        touches = p.land[cell] == board.EMPTY and p.beside[cell] != 0
        holds = p.reserve[p.mine * board.KINDS + kind] > 0
        return "BA-4.6" if touches and holds else rule
    return rule
