"""The numbers in force at a table: the options of section 13, ready for the rules to read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.settings import Options, digits, number, text
from donjon.core.tables import named

GOALS: Final = {"16-12-10": [16, 12, 10], "19-14-12": [19, 14, 12], "18-14-12": [18, 14, 12]}

ATOMIC: Final = 0
EACH_ACTION: Final = 1
EACH_TURN: Final = 2
END_CHECKS: Final = named({ATOMIC: "atomic", EACH_ACTION: "action", EACH_TURN: "turn"})

LEFT_AS_IT_IS: Final = 0
REDRAW_PIECE: Final = 1
REDRAW_MOUNTAINS: Final = 2
ISOLATION: Final = named({LEFT_AS_IT_IS: "none", REDRAW_PIECE: "redraw_piece", REDRAW_MOUNTAINS: "redraw_mountains"})


class Settings:
    """Shared by all positions of a game and never changed."""

    options: Options
    goal: i64
    end_at: i64
    troops: i64
    keeps: i64
    knights: i64
    mountains: i64
    build_cost: i64
    destroy_cost: i64
    capture_arrivals: i64
    capture_discard: i64
    capture_optional: bool
    plurality: bool
    stop_on_knight: bool
    once_per_order: bool
    end_check: i64
    isolation: i64
    diversity: bool
    recruit: vec[i64]
    recruit_keep: vec[i64]
    move: vec[i64]
    two_orders_from: i64
    value_1_bonus: i64
    swift_value_2: bool
    cards: i64
    max_turns: i64

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        goal = number(options, "goal")
        self.goal = goal if goal > 0 else GOALS[text(options, "thresholds")][seats - 2]
        self.end_at = number(options, "end_at_available_troops")
        self.troops = number(options, "troops")
        self.keeps = number(options, "keeps")
        self.knights = number(options, "knights")
        self.mountains = number(options, "mountains")
        self.build_cost = number(options, "build_cost")
        self.destroy_cost = number(options, "destroy_cost")
        # TB-6.4: the arrivals after the fall that make a capture.
        self.capture_arrivals = number(options, "capture_total") - number(options, "destroy_cost")
        self.capture_discard = number(options, "capture_discard")
        self.capture_optional = bool(options["capture_optional"])
        self.plurality = text(options, "melee_mode") == "plurality"
        self.stop_on_knight = bool(options["dispersion_may_stop_on_active_knight"])
        self.once_per_order = text(options, "troop_moves_limit") == "order"
        self.end_check = END_CHECKS.index(text(options, "end_check"))
        self.isolation = ISOLATION.index(text(options, "isolation_policy"))
        self.diversity = bool(options["diversity"])
        self.recruit = bonus(options, "recruit_bonus")
        self.recruit_keep = bonus(options, "recruit_keep_bonus")
        self.move = bonus(options, "move_bonus")
        self.two_orders_from = number(options, "two_orders_from")
        self.value_1_bonus = number(options, "value_1_bonus")
        self.swift_value_2 = bool(options["swift_value_2"])
        self.cards = number(options, "personal_cards")
        self.max_turns = number(options, "max_turns")


def bonus(options: Options, name: str) -> vec[i64]:
    """TB-1.7: a table by die, its first entry being "die not used"."""
    table = [1, *digits(options, name)]
    return vec[i64](table)
