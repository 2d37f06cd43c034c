"""Actions as text and back: `draw 2`, `village 1,-2`, `keep 0,3`, `pass` …; the same text in every position."""

from typing import Final

from donjon.core.errors import BadText
from donjon.games.baron import board


def _texts() -> list[str]:
    cells = [f"{q},{r}" for q, r in board.CELLS]
    ordered: list[tuple[int, list[str]]] = [
        (board.DRAW, [f"draw {place}" for place in range(1, board.MARKET + 1)]),
        (board.LAY, [f"{kind} {cell}" for kind in board.NAMES for cell in cells]),
        (board.KEEP, [f"keep {cell}" for cell in cells]),
        (board.PASS, ["pass"]),
        (board.ATTEMPT, ["attempt", "decline"]),
        (board.REVEAL, [f"reveal {kind}" for kind in board.NAMES]),
        (board.FIRST, [f"first {seat}" for seat in range(board.SEATS)]),
    ]
    texts: list[str] = []
    for first, family in ordered:
        assert first == len(texts), f"ids of {family[0]!r} do not follow the ones before"
        texts += family
    assert len(texts) == board.SPACE
    return texts


TEXTS: Final = _texts()
ACTIONS: Final = {text: action for action, text in enumerate(TEXTS)}


def parse(text: str) -> int:
    """The action that text stands for; raises BadText."""
    action = ACTIONS.get(text)
    if action is None:
        raise BadText(text, "Baron")
    return action
