"""The numbers in force at a table: the options of section 14, ready for the rules to read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.settings import Options, digits, number, text
from donjon.core.tables import named
from donjon.games.terra_turrium import board

BLOCK: Final = 0
ALTERNATE: Final = 1
BY_LOT: Final = 2
SETUP_ORDERS: Final = named({BLOCK: "block", ALTERNATE: "alternate", BY_LOT: "random"})

TOTAL: Final = 0
PER_TERRITORY: Final = 1
PER_OPPONENT: Final = 2
ENEMY_TAKES: Final = named({TOTAL: "total", PER_TERRITORY: "per_territory", PER_OPPONENT: "per_opponent"})

ANY_EXTERIOR: Final = 0
OWN_BORDER: Final = 1
OWN_BORDER_H1: Final = 2
REENTRIES: Final = named({ANY_EXTERIOR: "any_exterior", OWN_BORDER: "own_border", OWN_BORDER_H1: "own_border_h1"})

START_PLAYERS: Final = ["random", "0", "1", "2", "3"]

NO_LIMIT: Final = -1


class Settings:
    """Shared by all positions of a game and never changed."""

    options: Options
    # The board.
    squares: vec[i64]  # the active area, in order
    around: vec[i64]  # 4·square + direction: the neighbour in the active area, or NOWHERE
    edge: vec[i64]  # 1 on the edge of the active area
    owner: vec[i64]  # the seat whose territory a square is, NOBODY in the unoccupied quarter, or OUTSIDE
    quarter: vec[i64]
    start: vec[i64]  # heights before the first take
    cubes: i64
    # The rules.
    first: i64  # the start player, or NOBODY when drawn
    setup_order: i64
    max_take: i64
    min_take: i64
    enemy_take: i64
    winding: bool  # R4: the way to the edge may turn
    max_height: i64  # 0 without a limit
    put_back: bool
    move_points: i64
    capture_extra: vec[i64]  # one lower, equal, one higher
    reentry: i64
    reentry_cost: i64
    attack_limit: i64  # TT-5.6, TT-9.3
    neutral_attack: bool
    round_end: bool
    burgenland: bool
    bl_captures: i64
    bl_per_turn: bool
    bl_reacher: bool  # R18: the land opens only to who reached it
    bl_at_once: bool
    bl_together: bool
    repetition: i64
    max_rounds: i64
    rank_heights: bool

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        # TT-2.1: rings around the active area that are not used.
        rings = {4: 0, 3: 1, 2: 1 if text(options, "two_player_board") == "8x8" else 2}[seats]
        area = [s for s in range(board.SQUARES) if _inside(s, rings)]
        self.squares = vec[i64](area)
        self.around = vec[i64]([s if s in area and k // 4 in area else -1 for k, s in enumerate(board.AROUND)])
        # R5: the edge of the active area is the edge of the board.
        self.edge = vec[i64]([int(_inside(s, rings) and not _inside(s, rings + 1)) for s in range(board.SQUARES)])
        owners = _owners(seats, options)
        self.owner = vec[i64]([owners[board.QUARTER[s]] if s in area else board.OUTSIDE for s in range(board.SQUARES)])
        self.quarter = vec[i64](board.QUARTER)
        # TT-2.2: one cube each, a second one in the middle with three and four.
        doubled = 3 if seats > 2 else board.SIDE
        heights = [int(_inside(s, rings)) + int(_inside(s, doubled)) for s in range(board.SQUARES)]
        self.start = vec[i64](heights)
        self.cubes = sum(heights)
        start = text(options, "start_player")
        self.first = board.NOBODY if start == "random" else int(start)
        self.setup_order = SETUP_ORDERS.index(text(options, "setup_order"))
        self.max_take = number(options, "max_take")
        self.min_take = number(options, "min_take")
        self.enemy_take = ENEMY_TAKES.index(text(options, "enemy_take"))
        self.winding = text(options, "exterior") == "path"
        self.max_height = number(options, "max_height")
        self.put_back = bool(options["put_back"])
        self.move_points = number(options, "move_points")
        self.capture_extra = vec[i64](digits(options, "capture_extra"))
        self.reentry = REENTRIES.index(text(options, "reentry"))
        self.reentry_cost = number(options, "reentry_cost")
        self.attack_limit = number(options, "attack_limit")
        self.neutral_attack = bool(options["neutral_capture_is_attack"])
        self.round_end = text(options, "final_check") == "round_end"
        self.burgenland = bool(options["burgenland"])
        self.bl_captures = number(options, "bl_captures")
        self.bl_per_turn = text(options, "bl_count") == "per_turn"
        self.bl_reacher = text(options, "bl_opens") == "reacher"
        self.bl_at_once = text(options, "bl_when") == "at_once"
        self.bl_together = text(options, "bl_limit") == "together"
        self.repetition = number(options, "repetition_draw")
        self.max_rounds = number(options, "max_rounds")
        self.rank_heights = text(options, "cap_result") == "distinct_heights"


def _inside(square: int, rings: int) -> bool:
    """Whether a square lies within so many outer rings."""
    row, column = square // board.SIDE, square % board.SIDE
    return rings <= row < board.SIDE - rings and rings <= column < board.SIDE - rings


def _owners(seats: int, options: Options) -> list[int]:
    """TT-2.3: the seat that owns each quarter."""
    if seats == 4:
        return [0, 1, 2, 3]
    if seats == 3:
        empty = number(options, "neutral_quadrant")
        return [board.NOBODY if q == empty else (q - empty - 1) % 4 for q in range(4)]
    return [0, 1, 0, 1] if text(options, "two_player_territories") == "diagonal" else [0, 0, 1, 1]
