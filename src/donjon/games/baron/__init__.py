"""Baron, by Franz Gaudois (2006), for 2 to 5 players."""

from collections.abc import Mapping
from typing import ClassVar

from donjon.core.errors import BadOption
from donjon.core.options import Digits, Number, Numbers, OneOf, Preset, Switch, Value, about
from donjon.core.rooms import RoomedGame, Rooms
from donjon.core.settings import number, numbers
from donjon.games.baron import account, board, choices, document, notation, observation, setup, shapes, view, why
from donjon.games.baron.observation import BaroniesSight, features
from donjon.games.baron.rules import Baronies
from donjon.games.baron.settings import ATTEMPTS, Settings

FEWER_TILES = "20,5,5,5,5,5,5,5,2"
POOR_TILES = "30,3,5,6,5,5,5,9,9"
UPSIDE_DOWN = "-1,-1,-1,-1,-1,-1,2,3"
PLACES = tuple(f"place-{place}" for place in range(1, board.MARKET + 1))


class Baron(RoomedGame[Baronies]):
    """Lay the land, claim it, and hold it against the neighbours."""

    slug, title = "baron", "Baron"
    authors, year = "Franz Gaudois", 2006
    seats, minutes, complexity = range(2, 6), 45, 3
    rules = 2
    formerly: ClassVar[Mapping[int, Mapping[str, Value]]] = {1: {"show_reserves": True}}
    options = (
        *about(
            "tiles",
            Numbers(
                "tile_counts",
                "28,6,6,6,6,6,6,6,3",
                9,
                9,
                0,
                60,
                (FEWER_TILES, POOR_TILES),
                parts=tuple(board.NAMES),
            ),
            Numbers(
                "tile_values",
                "3,2,2,1,1,1,-1,-2",
                8,
                8,
                -9,
                9,
                ("4,3,2,1,1,1,-2,-4", UPSIDE_DOWN),
                parts=tuple(board.NAMES[1:]),
            ),
        ),
        *about(
            "market",
            Numbers("draw_costs", "0,1,3", 1, board.MARKET, 0, 9, ("0,1", "0,1,2,4", "0"), parts=PLACES),
            Digits("touch_bonus", "139", 3, 0, 9, ("123", "000"), parts=("contact-4", "contact-5", "contact-6")),
            OneOf("end_market", "slide", ("slide", "fixed_cost")),
            Switch("show_reserves", False),
        ),
        *about(
            "keeps",
            Digits("donjons_by_n", "5432", 4, 1, 9, ("7654", "3221"), by_seats=2),
            OneOf("dead_knights", "active", ("active", "inert")),
            OneOf("melee_scope", "local", ("local", "component")),
            OneOf("mate_rule", "champion", ("champion", "strict")),
            Switch("double_charge", False),
        ),
        *about(
            "honour",
            Number("debt_floor", -4, -20, 0, (0, -2)),
            Number("oubliettes_at", -5, -21, -1, (-9,)),
            Switch("allow_suicidal_draw", False),
        ),
        *about(
            "end",
            Number("final_divisor", 2, 1, 4, (1, 3)),
            OneOf("final_attempts", "sequential", tuple(ATTEMPTS)),
            OneOf("tie_break", "shared", ("shared", "most_barons_in_place")),
        ),
        *about(
            "start",
            Number("first_player", 0, 0, 5, (1, 2)),
            OneOf(
                "colours",
                "without_purple",
                tuple(f"without_{colour}" for colour in reversed(board.COLOURS)),
                seats=(4,),
            ),
            OneOf("value1_deal", "cycle", ("cycle", "random")),
            OneOf("negative_reinsert", "middle", ("middle", "shuffle")),
        ),
    )
    presets = (
        Preset("book", {}, 45),
        Preset("short", {"tile_counts": FEWER_TILES}, 35),
        Preset("poor", {"tile_counts": POOR_TILES}, 45),
        Preset("upside-down", {"tile_values": UPSIDE_DOWN}, 45, on_the_box=False),
    )
    space = board.SPACE
    endings = ("tiles", "stall", "survivor", "oubliettes")
    secret_end = True
    longest = 1_500
    observation = observation.SIZE
    shape = shapes.BaronView
    rooms = Rooms(
        Baronies,
        Settings,
        notation.NOTATION,
        choices,
        view,
        document,
        account,
        why,
        BaroniesSight,
        features,
        begin=setup.begin,
        mask=view.mask,
    )

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:
        if number(chosen, "first_player") > seats:
            raise BadOption("first_player", f"must be 0 (by lot) to {seats}")
        if numbers(chosen, "draw_costs")[0] != 0:  # section 12
            raise BadOption("draw_costs", "must begin with 0: somebody in debt must be able to draw")
        if number(chosen, "debt_floor") <= number(chosen, "oubliettes_at"):
            raise BadOption("debt_floor", "must be above oubliettes_at")
        check_tiles(seats, chosen)

    def hides(self, options: Mapping[str, Value]) -> bool:
        return options["final_attempts"] == "secret"  # section 8, R13


def check_tiles(seats: int, chosen: Mapping[str, Value]) -> None:
    """Enough tiles for the reserves, the market and a start tile that is not negative."""
    counts = numbers(chosen, "tile_counts")
    values = [0, *numbers(chosen, "tile_values")]
    if sum(counts) > board.TILES:
        raise BadOption("tile_counts", f"must add up to {board.TILES} at most")
    dealt = [counts[kind] for kind in board.DEALT]
    if min(dealt) < 3 or counts[board.MEADOW] < seats + 1:
        raise BadOption("tile_counts", f"must have 3 of each tile of value 1 and {seats + 1} meadows")
    left = sum(count for count, value in zip(counts, values, strict=True) if value >= 0)
    if left < 2 * seats + 2 + len(numbers(chosen, "draw_costs")) + 1:
        raise BadOption("tile_values", "must leave enough tiles that are not negative to start with one of them")
