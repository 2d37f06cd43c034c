"""The cards, the grid, the pieces and the action ids of Un Dernier Donjon pour la Route. Data, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.kinds import kinds_of
from donjon.core.shapes import Arms
from donjon.core.tables import named
from donjon.games.terres_du_centre.shapes import House, TokenName, TokenState

NOBODY: Final = -1
NOWHERE: Final = -1

# TC-1.1: white, green, red and yellow; a square's type is one of four bits, so that several can be tested at once.
TYPES: Final = "WGRY"
TERRAINS: Final = ["white", "green", "red", "yellow"]
TYPE_BITS: Final = 15

# TC-2.1: squares are (x, y), y downwards. The grid is endless to the players: 28 cards reach at most 58 squares across,
# so that 64·y + x, counted modulo 4096, gives every square in play and around it a number of its own.
WIDTH: Final = 64
SQUARES: Final = 4096
WRAP: Final = 4095
REACH: Final = 32  # written coordinates run from -32 to 31, then go on in the next row
MOST: Final = 128  # room for the squares in play: 4 of the start card and at most 4 for each of 28 cards

# What a cell of the grid holds: the bits of its type, then these, then LABEL times the number of its group.
GROUND: Final = 16  # in play
KEEP: Final = 32
KNIGHT: Final = 64
DRAGON: Final = 128  # destroyed: no type left
BRIDGE_END: Final = 256
BRIDGE_MIDDLE: Final = 512
PIECE: Final = KEEP | KNIGHT | DRAGON | BRIDGE_END | BRIDGE_MIDDLE
TOKEN: Final = KNIGHT | DRAGON
FIEF: Final = 1024  # its group has a keep
SHEET: Final = 2048  # times the number of the card it shows, the start card being 0
SHEETS: Final = 31 * SHEET
LABEL: Final = 65536
CONTENT: Final = LABEL - 1 - FIEF
MARK: Final = 1073741824  # seen by the flood at hand

# TC-1.5, TC-1.6: cards as their four types clockwise from the top left.
BLOCK30: Final = (
    "WWWG WWWR WWWY GGGW GGGR GGGY RRRW RRRG RRRY YYYW YYYG YYYR WWGG WWRR WWYY GGRR GGYY RRYY "
    "WWGR WWRY WWYG GGWY GGRW GGYR RRWG RRGY RRYW YYWR YYGW YYRG"
)
DIAGONAL: Final[str] = "WGWR WGWY WRWY GWGR GWGY GRGY RWRG RWRY RGRY YWYG YWYR YGYR"
VARIED30: Final[str] = BLOCK30[60:] + " " + DIAGONAL


def turned(card: str, turns: int) -> str:
    """TC-1.2: a quarter turn clockwise makes abcd into dabc; cards are never flipped."""
    return card[4 - turns :] + card[: 4 - turns]


def _cards() -> list[str]:
    """All 70 cards there can be, those of the two decks first."""
    known = (BLOCK30 + " " + DIAGONAL).split()
    seen = {turned(card, turns) for card in known for turns in range(4)}
    for code in range(256):
        card = "".join(TYPES[code // 4**k % 4] for k in (3, 2, 1, 0))
        if card not in seen:
            known.append(card)
            seen |= {turned(card, turns) for turns in range(4)}
    return known


CARDS: Final = _cards()
KINDS: Final = 70
KIND_OF: Final = {turned(card, turns): kind for kind, card in enumerate(CARDS) for turns in range(4)}


def _corners() -> vec[i64]:
    """Entry 4·kind + turns: the type bits of the four squares, four bits each, clockwise from the top left."""
    return vec[i64](
        [
            sum(2 ** (TYPES.index(letter) + 4 * corner) for corner, letter in enumerate(turned(card, turns)))
            for card in CARDS
            for turns in range(4)
        ]
    )


def _covering() -> vec[i64]:
    """TC-4.2, entry 16·kind + covering squares as bits: the turns in which those show a single type, as bits."""
    return vec[i64](
        [
            sum(2**turns for turns in range(4) if len(_types(turned(card, turns), covering)) <= 1)
            for card in CARDS
            for covering in range(16)
        ]
    )


def _types(card: str, covering: int) -> set[str]:
    """What those of its squares show."""
    return {letter for corner, letter in enumerate(card) if covering // 2**corner % 2}


def _touching() -> vec[i64]:
    """TC-4.1, entry 64·kind + 16·corner + types as bits: the turns in which that square is of those types, as bits."""
    return vec[i64](
        [
            sum(2**turns for turns in range(4) if types >> TYPES.index(turned(card, turns)[corner]) & 1)
            for card in CARDS
            for corner in range(4)
            for types in range(16)
        ]
    )


CORNERS: Final = _corners()
TOUCHING: Final = _touching()
COVERING: Final = _covering()
LOWEST: Final = vec[i64]([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])  # of several turns as bits, the first
# The four squares of a card and their two neighbours each outside it, as steps from the top left one.
FOOTPRINT: Final = vec[i64]([0, 1, 1 + WIDTH, WIDTH])
OUTSIDE: Final = vec[i64]([-WIDTH, -1, 1 - WIDTH, 2, 2 + WIDTH, 1 + 2 * WIDTH, 2 * WIDTH, WIDTH - 1])
BESIDE: Final = vec[i64]([1, WIDTH, -1, -WIDTH])
ACROSS: Final = vec[i64]([1, WIDTH])  # from the middle of a bridge to its ends: lying, then standing

# TC-1.3
HOUSES: Final[list[House]] = ["edelstein", "brownbear", "bonamour"]
ARMS: Final[list[Arms]] = ["azur", "gueules", "pourpre"]
HOUSE_COUNT: Final = 3
CHOOSERS: Final = 2  # TC-2.2, TC-2.4: who chooses a House; the third of three has the one that is left
KEEPS: Final = 4  # of each house, with 1 to 4 windows
SEATS: Final = 4
PILE: Final = 2  # TC-2.3
HAND: Final = 3

# Where a keep is when it is not on a square.
ON_PILE: Final = -1
UNUSED: Final = -2

# Tokens of a seat and what became of them; their order is that of the ids DRAGON_OF.
KNIGHT_TOKEN: Final = 0
SEAL_TOKEN: Final = 1
TOKENS: Final[list[TokenName]] = named({KNIGHT_TOKEN: "knight", SEAL_TOKEN: "seal"})
ABSENT: Final = 0
READY: Final = 1
FRONT: Final = 2
BACK: Final = 3
TOKEN_STATES: Final[list[TokenState]] = named({ABSENT: "absent", READY: "ready", FRONT: "front", BACK: "dragon"})

# Phases.
SEATING: Final = 0
SEALING: Final = 1
DEALING: Final = 2
ACTING: Final = 3
LAYING: Final = 4
RAISING: Final = 5
GUARDING: Final = 6
BURNING: Final = 7
BRIDGING: Final = 8
DRAWING: Final = 9
DISCARDING: Final = 10
FINISHED: Final = 11
HOUSING: Final = 12  # two of the set-up: their numbers come last, so that those of positions long saved stay
SHARING: Final = 13
PHASES: Final = named({
    SEATING: "seating", SEALING: "seal-pile", DEALING: "deal", ACTING: "act", LAYING: "lay", RAISING: "raise",
    GUARDING: "knight", BURNING: "dragon", BRIDGING: "bridge", DRAWING: "draw", DISCARDING: "discard", FINISHED: "over",
    HOUSING: "house", SHARING: "tokens",
})  # fmt: skip

# Kinds of end.
RUNNING: Final = 0
BY_CARDS: Final = 1
BY_LOST_TURNS: Final = 2
ENDINGS: Final = named({RUNNING: "", BY_CARDS: "cards", BY_LOST_TURNS: "lost"})

# Action ids: a piece or card is taken, then put on a square. Decisions of the turn, outcomes of chance, then the
# decisions of the set-up.
TAKE_CARD: Final = 0  # + kind
TAKE_KEEP: Final = 70  # + windows - 1
TAKE_KNIGHT: Final = 74
TAKE_DRAGON: Final = 75  # + token
TAKE_BRIDGE: Final = 77
SEAL: Final = 78  # + windows - 1
END: Final = 82
DISCARD: Final = 83  # + kind
PUT: Final = 153  # + 4096·turns + square
SEAT: Final = 16537  # + seat
SEAL_PILE: Final = 16541  # + windows - 1
DRAW: Final = 16545  # + kind
HOUSE: Final = 16615  # + house
HOLDER: Final = 16618  # + seat
SPACE: Final = 16622
# Which of them an id is.
KIND: Final[vec[i64]] = kinds_of(
    [
        TAKE_CARD, TAKE_KEEP, TAKE_KNIGHT, TAKE_DRAGON, TAKE_BRIDGE, SEAL, END, DISCARD, PUT, SEAT, SEAL_PILE, DRAW,
        HOUSE, HOLDER,
    ],
    SPACE,
)  # fmt: skip
