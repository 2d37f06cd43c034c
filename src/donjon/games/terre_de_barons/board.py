"""The board, the component counts and the action ids of Terre de Barons. Data, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core import hexes
from donjon.core.kinds import kinds_of
from donjon.core.shapes import Arms
from donjon.core.tables import named
from donjon.games.terre_de_barons.shapes import CardState, Colour

# TB-1.1, TB-1.2: 37 tiles row by row; tile numbers people see are one more than these indices.
CELLS: Final = hexes.hexagon(3)
TILES: Final = 37
AROUND: Final = hexes.around(CELLS)
# TB-1.3: from any tile at most six steps along a line.
LINE: Final = 6
RAYS: Final = hexes.rays(CELLS, LINE)

NOBODY: Final = -1
NOWHERE: Final = -1

# TB-1.4: how many tiles of value 0 (none), 1, 2, 3 and 4.
TILE_COUNTS: Final = vec[i64]([0, 9, 9, 9, 10])
VALUES: Final = 4

# TB-1.5, TB-1.6 and TB-2.2: colours in the order they come into play, and their arms.
COLOURS: Final[list[Colour]] = ["blue", "yellow", "red", "green"]
ARMS: Final[list[Arms]] = ["azur", "or", "gueules", "sinople"]
SEATS: Final = 4
BARON: Final = 0
OFFICERS: Final = 4  # per colour: the baron and up to three knights

# TB-7.2
DIVERSITY: Final = vec[i64]([0, 0, 2, 3, 4])

# Phases of TB-3.5.
LAYING: Final = 0
RAISING: Final = 1
POSTING: Final = 2
SEATING: Final = 3
COLOURING: Final = 4
DEALING: Final = 5
ROLLING: Final = 6
STARTING: Final = 7
SECOND: Final = 8
SENDING: Final = 9
PULLING: Final = 10
CAPTURING: Final = 11
FINISHED: Final = 12
PHASES: Final = named({
    LAYING: "lay", RAISING: "mountains", POSTING: "officers", SEATING: "seating", COLOURING: "colour", DEALING: "deal",
    ROLLING: "roll", STARTING: "start", SECOND: "second", SENDING: "send", PULLING: "pull", CAPTURING: "capture",
    FINISHED: "over",
})  # fmt: skip

# What the first action of the turn was.
NOTHING: Final = 0
A_MOVE: Final = 1
AN_ORDER: Final = 2

# What became of a personal card.
NO_CARD: Final = 0
HELD: Final = 1
SPENT: Final = 2  # on the treasury, face down: its number stays secret
PLAYED: Final = 3  # on a ride, face up
CARD_STATES: Final[list[CardState]] = named({NO_CARD: "none", HELD: "held", SPENT: "spent", PLAYED: "played"})

# Kinds of end.
RUNNING: Final = 0
BY_POINTS: Final = 1
BY_TROOPS: Final = 2
BY_CAP: Final = 3
ENDINGS: Final = named({RUNNING: "", BY_POINTS: "points", BY_TROOPS: "troops", BY_CAP: "cap"})

# Action ids: decisions of players (specification, section 12), then outcomes of chance.
COLOUR: Final = 0
TREASURY: Final = 4  # + die - 1
MOVE: Final = 10  # + 37·officer + tile
RIDE: Final = 158  # + officer
RECRUIT: Final = 162  # + tile
RECRUIT_DIE: Final = 199  # + tile
BUILD: Final = 236
DISMANTLE: Final = 237  # + tile
DISPERSE: Final = 274  # + tile
CONCENTRATE: Final = 311  # + tile
SEND: Final = 348  # + tile
PULL: Final = 385  # + tile
END_ORDER: Final = 422
CAPTURE: Final = 423
DECLINE: Final = 424
END_TURN: Final = 425
LAY: Final = 426  # + value - 1
DRAW: Final = 430  # + tile
SEAT: Final = 467  # + seat
ROLL: Final = 471  # + die - 1
SPACE: Final = 477
# Which of them an id is.
KIND: Final[vec[i64]] = kinds_of(
    [
        COLOUR, TREASURY, MOVE, RIDE, RECRUIT, RECRUIT_DIE, BUILD, DISMANTLE, DISPERSE, CONCENTRATE, SEND, PULL,
        END_ORDER, CAPTURE, DECLINE, END_TURN, LAY, DRAW, SEAT, ROLL,
    ],
    SPACE,
)  # fmt: skip
