"""Actions as text and back: `take D4`, `place A3`, `step C3 n`, `flag B2`, `end`; the same text in every position."""

from typing import Final

from donjon.core.errors import BadText
from donjon.games.terra_turrium import board


def _texts() -> list[str]:
    ordered: list[tuple[int, list[str]]] = [
        (board.TAKE, [f"take {square}" for square in board.NAMES]),
        (board.PLACE, [f"place {square}" for square in board.NAMES]),
        (board.STEP, [f"step {square} {direction}" for square in board.NAMES for direction in board.DIRECTIONS]),
        (board.FLAG, [f"flag {square}" for square in board.NAMES]),
        (board.END, ["end"]),
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
        raise BadText(text, "Terra Turrium")
    return action
