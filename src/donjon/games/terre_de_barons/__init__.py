"""Terre de Barons, by Lucas Borboleta (2023), for 2 to 4 players."""

from collections.abc import Mapping

from donjon.core.errors import BadOption
from donjon.core.options import Digits, Number, OneOf, Preset, Switch, Value, about
from donjon.core.rooms import RoomedGame, Rooms
from donjon.core.settings import number
from donjon.games.terre_de_barons import (
    account,
    board,
    choices,
    document,
    notation,
    observation,
    shapes,
    view,
    why,
)
from donjon.games.terre_de_barons.observation import BaronsSight, features
from donjon.games.terre_de_barons.rules import Barons
from donjon.games.terre_de_barons.settings import END_CHECKS, GOALS, ISOLATION, Settings

DIE = tuple(f"die-{face}" for face in range(1, 7))


class TerreDeBarons(RoomedGame[Barons]):
    """Keeps on the richest land, before the others or in spite of them."""

    slug, title = "terre-de-barons", "Terre de Barons"
    authors, year = "Lucas Borboleta", 2023
    seats, minutes, complexity = range(2, 5), 45, 3
    options = (
        *about(
            "end",
            OneOf("thresholds", "16-12-10", tuple(GOALS)),
            Number("goal", 0, 0, 94, (8, 20)),
            Number("end_at_available_troops", 5, 0, 59, (0, 12)),
            OneOf("end_check", "atomic", tuple(END_CHECKS)),
            Switch("diversity", True),
            Number("max_turns", 0, 0, 100_000, (1, 40)),
        ),
        *about(
            "pieces",
            Number("troops", 30, 6, 60, (20, 40)),
            Number("keeps", 10, 1, 20, (3, 12)),
            Number("knights", 2, 0, 3, (0, 1, 3)),
            Number("mountains", 4, 0, 6, (0, 6)),
            Number("personal_cards", 1, 0, 1, (0,)),
            OneOf("isolation_policy", "none", tuple(ISOLATION)),
        ),
        *about(
            "costs",
            Number("build_cost", 3, 1, 10, (2,)),
            Number("destroy_cost", 3, 1, 10, (2, 4)),
            Number("capture_total", 12, 2, 60, (9, 6)),
            Number("capture_discard", 3, 1, 60, (4,)),
            Switch("capture_optional", False),
        ),
        *about(
            "die",
            Digits("recruit_bonus", "112233", 6, 1, 9, ("123456",), parts=DIE),
            Digits("recruit_keep_bonus", "222333", 6, 1, 9, ("333444",), parts=DIE),
            Digits("move_bonus", "332211", 6, 1, 4, ("111111", "444321"), parts=DIE),
            Number("two_orders_from", 4, 1, 7, (1, 7)),
            Number("value_1_bonus", 1, 0, 5, (0,)),
            Switch("swift_value_2", False),
        ),
        *about(
            "moves",
            OneOf("melee_mode", "seed", ("seed", "plurality"), seats=(4,)),
            Switch("dispersion_may_stop_on_active_knight", True),
            OneOf("troop_moves_limit", "turn", ("turn", "order")),
        ),
    )
    presets = (
        Preset("book", {}, 45),
        Preset("short", {"goal": 8}, 25),
        Preset("open", {"personal_cards": 0}, 45),
        Preset("late-2025", {"thresholds": "19-14-12", "capture_total": 9}, 60, on_the_box=False),
    )
    space = board.SPACE
    endings = ("points", "troops", "cap")
    cap = ("max_turns", 3_000)
    longest = 300_000
    observation = observation.SIZE
    shape = shapes.BaronsView
    rooms = Rooms(
        Barons,
        Settings,
        notation.NOTATION,
        choices,
        view,
        document,
        account,
        why,
        BaronsSight,
        features,
        mask=view.mask,
    )
    notable = 0.5

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:
        arrivals = number(chosen, "capture_total") - number(chosen, "destroy_cost")
        spent = number(chosen, "capture_discard")
        if not number(chosen, "build_cost") <= spent <= arrivals:  # TB-6.4
            raise BadOption(
                "capture_discard", f"must be from build_cost to capture_total - destroy_cost ({arrivals}), not {spent}"
            )
        if number(chosen, "end_at_available_troops") >= number(chosen, "troops"):
            raise BadOption("end_at_available_troops", "must be less than troops, or the game ends before it begins")
        if chosen["isolation_policy"] == "redraw_mountains" and number(chosen, "mountains") > 4:
            raise BadOption("mountains", "must be 4 at most with redraw_mountains")

    def hides(self, options: Mapping[str, Value]) -> bool:
        return number(options, "personal_cards") > 0
