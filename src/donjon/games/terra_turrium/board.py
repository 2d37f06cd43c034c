"""The board, the component counts and the action ids of Terra Turrium. Data, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core import squares
from donjon.core.kinds import kinds_of
from donjon.core.shapes import Arms
from donjon.core.tables import named
from donjon.games.terra_turrium.shapes import Colour, QuarterName

# TT-1.1: squares row by row, A1 in the top left corner; square = 10·row + column.
SIDE: Final = 10
SQUARES: Final = 100
AROUND: Final = squares.around(SIDE, SIDE)
NAMES: Final = [f"{'ABCDEFGHIJ'[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES)]
DIRECTIONS: Final = ["n", "e", "s", "w"]

NOBODY: Final = -1
NOWHERE: Final = -1
OUTSIDE: Final = -2  # owner of the squares that are not in use

# TT-1.2
FLAGS: Final = 6
TALLEST: Final = 6  # heights 1 to 6 win
# Far more cubes than that never stand on one square; room for counting by height.
MOST_CUBES: Final = 116

# TT-1.3: quarters clockwise from the north-west.
QUARTERS: Final[list[QuarterName]] = ["nw", "ne", "se", "sw"]


def quarter_of(square: int) -> int:
    """TT-1.3: which quarter a square lies in."""
    south, east = square // SIDE >= SIDE // 2, square % SIDE >= SIDE // 2
    return (2 if east else 3) if south else (1 if east else 0)


QUARTER: Final = [quarter_of(square) for square in range(SQUARES)]

# By seat.
SEATS: Final = 4
COLOURS: Final[list[Colour]] = ["blue", "yellow", "red", "green"]
ARMS: Final[list[Arms]] = ["azur", "or", "gueules", "sinople"]

# TT-1.4 and TT-3.1; the draw of the first player comes before them.
DRAWING: Final = 0
SETTING: Final = 1
TAKING: Final = 2
PLACING: Final = 3
MOVING: Final = 4
FINISHED: Final = 5
PHASES: Final = named({
    DRAWING: "draw", SETTING: "setup", TAKING: "take", PLACING: "place", MOVING: "move", FINISHED: "over",
})  # fmt: skip

# Kinds of end.
RUNNING: Final = 0
BY_HEIGHTS: Final = 1
BY_REPETITION: Final = 2
BY_ROUNDS: Final = 3
ENDINGS: Final = named({RUNNING: "", BY_HEIGHTS: "heights", BY_REPETITION: "repetition", BY_ROUNDS: "rounds"})

# Action ids of section 12, then the outcomes of the draw.
TAKE: Final = 0  # + square
PLACE: Final = 100  # + square
STEP: Final = 200  # + 4·square + direction
FLAG: Final = 600  # + square: a flag put on the board, at the set-up or from the reserve
END: Final = 700
FIRST: Final = 701  # + seat
SPACE: Final = 705
# Which of them an id is.
KIND: Final[vec[i64]] = kinds_of(
    [
        TAKE, PLACE, STEP, FLAG, END, FIRST,
    ],
    SPACE,
)  # fmt: skip
