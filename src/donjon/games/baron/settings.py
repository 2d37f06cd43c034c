"""The numbers in force at a table: the parameters of section 12 and the options of section 11."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.settings import Options, digits, number, numbers, text
from donjon.core.tables import named
from donjon.games.baron import board
from donjon.games.baron.shapes import Colour

SEQUENTIAL: Final = 0
SECRET: Final = 1
MANDATORY: Final = 2
ATTEMPTS: Final = named({SEQUENTIAL: "sequential", SECRET: "secret", MANDATORY: "mandatory"})


class Settings:
    """Shared by all positions of a game and never changed."""

    options: Options
    colours: list[Colour]  # by seat
    counts: vec[i64]  # BA-1.2: tiles of each kind
    values: vec[i64]  # BA-1.2: by kind, and 0 for an empty cell
    keeps: i64  # of each player
    costs: vec[i64]  # BA-4.1: by place in the market
    places: i64  # in the market
    touch: vec[i64]  # BA-4.8: bonus by number of neighbours
    first: i64  # the seat that begins, or -1
    debt_floor: i64
    oubliettes_at: i64
    divisor: i64
    random_deal: bool
    reshuffle: bool
    suicidal: bool
    fixed_cost: bool
    inert: bool
    component: bool
    strict: bool
    double_charge: bool
    attempts: i64
    barons_break_ties: bool

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.colours = colours(seats, text(options, "colours"))
        self.counts = vec[i64](numbers(options, "tile_counts"))
        values = [0, *numbers(options, "tile_values"), 0]
        self.values = vec[i64](values)
        self.keeps = int(text(options, "donjons_by_n")[seats - 2])
        self.costs = vec[i64](numbers(options, "draw_costs"))
        self.places = len(self.costs)
        touch = [0, 0, 0, 0, *digits(options, "touch_bonus")]
        self.touch = vec[i64](touch)
        self.first = number(options, "first_player") - 1
        self.debt_floor = number(options, "debt_floor")
        self.oubliettes_at = number(options, "oubliettes_at")
        self.divisor = number(options, "final_divisor")
        self.random_deal = text(options, "value1_deal") == "random"
        self.reshuffle = text(options, "negative_reinsert") == "shuffle"
        self.suicidal = bool(options["allow_suicidal_draw"])
        self.fixed_cost = text(options, "end_market") == "fixed_cost"
        self.inert = text(options, "dead_knights") == "inert"
        self.component = text(options, "melee_scope") == "component"
        self.strict = text(options, "mate_rule") == "strict"
        self.double_charge = bool(options["double_charge"])
        self.attempts = ATTEMPTS.index(text(options, "final_attempts"))
        self.barons_break_ties = text(options, "tie_break") == "most_barons_in_place"


def colours(seats: int, absent: str) -> list[Colour]:
    """Section 2: two or three play the colours of which the box has enough keeps, four leave one colour out."""
    worn = [colour for colour in board.COLOURS if seats != 4 or absent != f"without_{colour}"]
    return worn[:seats]
