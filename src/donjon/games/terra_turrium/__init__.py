"""Terra Turrium, by Wolfgang Kramer (1990), for 2 to 4 players, with the Burgenland variant."""

from donjon.core.errors import BadOption
from donjon.core.options import Digits, Number, OneOf, Preset, Switch, Value, about
from donjon.core.rooms import RoomedGame, Rooms
from donjon.core.settings import number
from donjon.games.terra_turrium import account, board, choices, document, notation, observation, shapes, view, why
from donjon.games.terra_turrium.observation import TurriumSight, features
from donjon.games.terra_turrium.rules import Turrium
from donjon.games.terra_turrium.settings import ENEMY_TAKES, REENTRIES, SETUP_ORDERS, START_PLAYERS, Settings


class TerraTurrium(RoomedGame[Turrium]):
    """Six flags on six heights, built from the cubes that everybody takes from everybody."""

    slug, title = "terra-turrium", "Terra Turrium"
    authors, year = "Wolfgang Kramer", 1990
    seats, minutes, complexity = range(2, 5), 90, 2
    options = (
        *about(
            "cubes",
            Number("max_take", 3, 1, 10, (1, 5)),
            Number("min_take", 0, 0, 1, (1,)),
            OneOf("enemy_take", "total", tuple(ENEMY_TAKES)),
            OneOf("exterior", "ortho_line", ("ortho_line", "path")),
            Switch("put_back", True),
            Number("max_height", 0, 0, board.MOST_CUBES, (6, 8)),
        ),
        *about(
            "flags",
            Number("move_points", 5, 0, 20, (3, 8)),
            Digits("capture_extra", "012", 3, 0, 9, ("000", "123"), parts=("lower", "level", "higher")),
            Number("attack_limit", 5, -1, 99, (-1, 0, 1)),
            OneOf("reentry", "any_exterior", tuple(REENTRIES)),
            Number("reentry_cost", 1, 0, 9, (0, 2)),
            OneOf("setup_order", "block", tuple(SETUP_ORDERS)),
        ),
        *about(
            "burgenland",
            Switch("burgenland", False),
            Number("bl_captures", 2, 0, 99, (0, 5), needs="burgenland"),
            OneOf("bl_count", "per_flag", ("per_flag", "per_turn"), needs="burgenland"),
            OneOf("bl_opens", "all", ("all", "reacher"), needs="burgenland"),
            OneOf("bl_when", "turn_end", ("turn_end", "at_once"), needs="burgenland"),
            OneOf("bl_limit", "each", ("each", "together"), needs="burgenland"),
        ),
        *about(
            "board",
            OneOf("two_player_board", "6x6", ("6x6", "8x8"), seats=(2,)),
            OneOf("two_player_territories", "adjacent", ("adjacent", "diagonal"), seats=(2,)),
            Number("neutral_quadrant", 3, 0, 3, (0, 1, 2), seats=(3,)),
            Switch("neutral_capture_is_attack", True, seats=(3,)),
            OneOf("start_player", "random", tuple(START_PLAYERS)),
        ),
        *about(
            "end",
            OneOf("final_check", "own_turn", ("own_turn", "round_end")),
            Number("repetition_draw", 3, 0, 9, (0, 2)),
            Number("max_rounds", 100, 0, 10_000, (0, 3, 40)),
            OneOf("cap_result", "draw", ("draw", "distinct_heights")),
        ),
    )
    presets = (  # TT-9.2
        Preset("book", {}, 90),
        Preset("burgenland", {"burgenland": True}, 90),
        Preset("short", {"max_rounds": 40, "cap_result": "distinct_heights"}, 60),
        Preset("community", {"enemy_take": "per_territory", "reentry": "own_border"}, 90, on_the_box=False),
    )
    space = board.SPACE
    endings = ("heights", "repetition", "rounds")
    cap = ("max_rounds", 100)
    longest = 20_000
    observation = observation.SIZE
    shape = shapes.TurriumView
    rooms = Rooms(Turrium, Settings, notation.NOTATION, choices, view, document, account, why, TurriumSight, features)
    notable = 0.3

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:
        if 0 < number(chosen, "max_height") < board.TALLEST:  # R9
            raise BadOption("max_height", f"must be 0 (no limit) or at least {board.TALLEST}")
        if chosen["start_player"] not in START_PLAYERS[: seats + 1]:
            raise BadOption("start_player", f"must be random or a seat from 0 to {seats - 1}")
        if number(chosen, "repetition_draw") == 1:
            raise BadOption("repetition_draw", "must be 0 (off) or at least 2, or the game ends before it begins")
