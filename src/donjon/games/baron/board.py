"""The table, the tiles, the keeps and the action ids of Baron. Data, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core import hexes
from donjon.core.kinds import kinds_of
from donjon.core.shapes import Arms
from donjon.core.tables import named
from donjon.games.baron.shapes import Colour, Kind, Rank

# BA-1.1: the board grows without a fixed edge; the table it lies on is a hexagon of this radius around the start
# tile, and no tile can be laid beyond it. Cells are numbered by q, then r: the order in which the rules break ties.
RADIUS: Final = 15
CELLS: Final = sorted(hexes.hexagon(RADIUS))
SIZE: Final = 721
CENTRE: Final = 360
OFF: Final = SIZE  # stands for every cell beyond the table: always empty, never legal
BEYOND: Final = hexes.around(CELLS)
AROUND: Final = vec[i64]([int(cell) if cell >= 0 else OFF for cell in BEYOND])
Q: Final = vec[i64]([q for q, r in CELLS] + [99])
R: Final = vec[i64]([r for q, r in CELLS] + [99])

NOBODY: Final = -1
NOWHERE: Final = -1

# BA-1.2: kinds of tiles, in the order of the specification's table.
MEADOW: Final = 0
VILLAGE: Final = 1
FIELD: Final = 2
FOREST: Final = 3
VINEYARD: Final = 4
QUARRY: Final = 5
POND: Final = 6
MARSH: Final = 7
CURSED: Final = 8
KINDS: Final = 9
EMPTY: Final = 9  # a cell without a tile, an empty place of the market, an unknown tile of the pile
NAMES: Final[list[Kind]] = named({
    MEADOW: "meadow", VILLAGE: "village", FIELD: "field", FOREST: "forest", VINEYARD: "vineyard", QUARRY: "quarry",
    POND: "pond", MARSH: "marsh", CURSED: "cursed",
})  # fmt: skip
LETTERS: Final = "PVFOYQEMC"
# One bit for each kind, for the kinds a cell touches.
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
TOUCH: Final = 1024  # above all bits
# BA-2.2, R1: the tiles of value 1, in the order they are dealt; whatever the values in force.
DEALT: Final = vec[i64]([VINEYARD, QUARRY, POND])

# BA-1.4: colours by the number of keeps in the box (5, 5, 4, 3, 3). The box has white and black where
# our table has green and purple: the arms that all games share.
COLOURS: Final[list[Colour]] = ["red", "green", "blue", "purple", "yellow"]
ARMS: Final[list[Arms]] = ["gueules", "sinople", "azur", "pourpre", "or"]
SEATS: Final = 5

# What honour comes from and goes to, for whoever wants to know what a score is made of.
BONUSES: Final = 0
PRICES: Final = 1
ESTABLISHED: Final = 2
LOSSES: Final = 3
TALLIES: Final = named({BONUSES: "bonuses", PRICES: "prices", ESTABLISHED: "baronies", LOSSES: "losses"})

# What stands on a meadow: a knight (claimant), a baron (established), or a knight whose claim is being settled.
KNIGHT: Final = 0
BARON: Final = 1
CLAIMANT: Final = 2
RANKS: Final[list[Rank]] = named({KNIGHT: "knight", BARON: "baron", CLAIMANT: "claimant"})

MARKET: Final = 5  # places, at most
TILES: Final = 100  # in a game, at most
EDGE: Final = 2 * TILES + 8  # cells beside the board, at most: each tile adds two at most to the six of the first

# Phases: the set-up of section 2, the turn of section 3, the end of section 6.
SEATING: Final = 0
DEALING: Final = 1
OPENING: Final = 2
STARTING: Final = 3
DRAWING: Final = 4
REVEALING: Final = 5
LAYING: Final = 6
KEEPING: Final = 7
ATTEMPTING: Final = 8
FINISHED: Final = 9
PHASES: Final = named({
    SEATING: "seating", DEALING: "deal", OPENING: "market", STARTING: "start", DRAWING: "draw", REVEALING: "reveal",
    LAYING: "lay", KEEPING: "keep", ATTEMPTING: "attempt", FINISHED: "over",
})  # fmt: skip

# Kinds of end.
RUNNING: Final = 0
BY_TILES: Final = 1  # all tiles laid
BY_STALL: Final = 2  # those left have no legal cell
BY_SURVIVAL: Final = 3
BY_OUBLIETTES: Final = 4  # the last players fell together
ENDINGS: Final = named({
    RUNNING: "", BY_TILES: "tiles", BY_STALL: "stall", BY_SURVIVAL: "survivor", BY_OUBLIETTES: "oubliettes",
})  # fmt: skip

# Action ids: decisions of players, then outcomes of chance.
DRAW: Final = 0  # + place in the market
LAY: Final = 5  # + SIZE·kind + cell
KEEP: Final = 6494  # + cell
PASS: Final = 7215
ATTEMPT: Final = 7216
DECLINE: Final = 7217
REVEAL: Final = 7218  # + kind
FIRST: Final = 7227  # + seat
SPACE: Final = 7232
# Which of them an id is.
KIND: Final[vec[i64]] = kinds_of(
    [
        DRAW, LAY, KEEP, PASS, ATTEMPT, DECLINE, REVEAL, FIRST,
    ],
    SPACE,
)  # fmt: skip
