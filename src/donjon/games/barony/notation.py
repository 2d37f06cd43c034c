"""Actions as text and back: `move 17 ne`, `build 4 village`, `cast Ce+To` …; the same text in every position."""

from typing import Final

from donjon.core.notation import Family, Notation
from donjon.games.barony import board


def _spells(family: int) -> list[str]:
    """The seven sets of a family's spells, by their bits."""
    codes = board.CODES[3 * family : 3 * family + 3]
    return ["+".join(code for k, code in enumerate(codes) if bits >> k & 1) for bits in range(1, 8)]


def _families() -> list[Family]:
    hexes = [str(hex + 1) for hex in range(board.HEXES)]
    kinds = board.TERRAINS[: board.KINDS]
    letters = board.LETTERS
    casts = [spells for family in range(3) for spells in _spells(family)]
    return [
        (board.MOVE, [f"move {hex} {wind}" for hex in hexes for wind in board.WINDS]),
        (board.BUILD, [f"build {hex} {kind}" for hex in hexes for kind in ("village", "stronghold")]),
        (board.RECRUIT, [f"recruit {hex} {knights}" for hex in hexes for knights in (1, 2, 3)]),
        (board.FOUND, [f"city {hex}" for hex in hexes]),
        (board.EXPEDITION, [f"expedition {hex}" for hex in hexes]),
        (board.PAY, [f"pay {kind}" for kind in kinds]),
        (board.STEAL, [f"steal {kind}" for kind in kinds]),
        (board.CAST, [f"cast {spells}" for spells in casts]),
        (board.STOP, ["stop"]),
        (board.DONE, ["done"]),
        (board.PASS, ["pass"]),
        (board.SEAT, [f"first {seat}" for seat in range(board.SEATS)]),
        (board.PLACE, [f"place {hex}" for hex in hexes]),
        (board.LAY, [f"lay {a}{b}{c}" for a in letters for b in letters for c in letters]),
        (board.ENCHANT, [f"spell {code}" for code in board.CODES]),
        (board.AGAIN, ["again"]),
    ]


NOTATION: Final = Notation("Barony", board.KIND, _families())
TEXTS: Final = NOTATION.texts
