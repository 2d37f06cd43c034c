"""Barony, by Marc André (2015), with the Sorcery expansion, for 2 to 5 players."""

from donjon.core.errors import BadOption
from donjon.core.options import Digits, Number, OneOf, Preset, Switch, Text, Value, about
from donjon.core.rooms import RoomedGame, Rooms
from donjon.core.settings import number, text
from donjon.games.barony import (
    account,
    board,
    choices,
    document,
    fitting,
    notation,
    observation,
    shapes,
    view,
    why,
)
from donjon.games.barony.layout import layout_of, read_slots, spacing_of
from donjon.games.barony.observation import RealmSight, features
from donjon.games.barony.rules import Realm
from donjon.games.barony.settings import (
    RANDOM,
    SORCERY_SEATS,
    STANDARD,
    Settings,
    layout_text,
    mysteries,
    read_spells,
    read_tiles,
    supply_of,
)

RESOURCES = ("field", "plain", "forest", "mountain")


def _read_layout(text: str) -> None:
    if text != STANDARD:
        read_slots(text)


class Barony(RoomedGame[Realm]):
    """Knights who settle the land, villages that become cities, and four titles up to duke."""

    slug, title = "barony", "Barony"
    authors, year = "Marc André", 2015
    seats, minutes, complexity = range(2, 6), 40, 2
    rules = 2
    options = (
        *about(
            "sorcery",
            Switch("sorcery", False, seats=(2, 3, 4)),
            Text(
                "spells",
                RANDOM,
                read_spells,
                ("Ce Te To Ch Il Po Ab Pe Sa", "Ce To Ch Po Sa"),
                (RANDOM,),
                parts=tuple(board.CODES),
                needs="sorcery",
            ),
            Number("mystery_min_distance", 3, 2, 3, (2,), needs="sorcery"),
            Switch("expedition_visits", True, needs="sorcery"),
            Switch("celerity_mid_arrival", True, needs="sorcery"),
            Number("te_steps", 1, 1, 2, (2,), needs="sorcery"),
            Switch("prune_spells", True, needs="sorcery"),
        ),
        *about(
            "titles",
            Number("title_cost", 15, 1, 60, (12, 20)),
            Digits("gold", "5432", 4, 1, 9, ("4532", "2222"), parts=RESOURCES),
            Digits("silver", "3210", 4, 0, 9, ("0123",), parts=RESOURCES),
            Number("bank_per_kind", 0, 0, 1000, (3, 20)),
            OneOf("overpay", "irredundant", ("irredundant", "any")),
        ),
        *about(
            "board",
            Text("tiles", STANDARD, read_tiles, (board.TILES.replace("LFF", "LLF"),), (STANDARD,)),
            Text("layout", STANDARD, _read_layout, ("0:0..2 1:0..4 2:-1..1 3:-1..0 4:-3..-1",), (STANDARD,)),
            Switch("forbid_adjacent_lakes", False),
            Switch("require_connected_land", False),
        ),
        *about(
            "turns",
            OneOf("first_seat", "0", ("0", "1", "2", "3", "4", RANDOM)),
            Switch("voluntary_pass", False),
            Number("stall_rounds", 30, 1, 10_000, (3,)),
            Number("max_rounds", 300, 1, 100_000, (5, 40)),
        ),
    )
    presets = (
        Preset("book", {}, 40, seats=(2, 3, 4)),
        Preset("sorcery", {"sorcery": True}, 50),
        Preset("short", {"title_cost": 12}, 30, seats=(2, 3, 4)),
        Preset("short-sorcery", {"sorcery": True, "title_cost": 12}, 40, on_the_box=False),
    )
    space = board.SPACE
    endings = ("duke", "passes", "stall", "rounds")
    cap = ("max_rounds", 300)
    longest = 60_000
    observation = observation.SIZE
    shape = shapes.BaronyView
    rooms = Rooms(Realm, Settings, notation.NOTATION, choices, view, document, account, why, RealmSight, features)

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:
        if seats == SORCERY_SEATS:  # BY-1.1
            chosen["sorcery"] = True
        first = text(chosen, "first_seat")
        if first != RANDOM and int(first) >= seats:
            raise BadOption("first_seat", f"must be one of the {seats} seats, or random")
        layout = layout_text(chosen, seats)
        slots, places = int(layout_of(layout).slots), mysteries(chosen, seats)
        supply = supply_of(chosen, seats)
        strange = sum("X" in tile for tile in supply)
        if strange < places or len(supply) - strange < slots - places:
            raise BadOption("tiles", f"must be at least {slots - places} without X and {places} with, for this layout")
        if places:
            spacing = spacing_of(layout, number(chosen, "mystery_min_distance"))
            if spacing.ways(spacing.free([]), places) == 0:
                raise BadOption("layout", f"has no room for {places} mysterious places so far apart")
        if chosen["forbid_adjacent_lakes"] or chosen["require_connected_land"]:
            self.check_wishes(seats, chosen)

    def check_wishes(self, seats: int, chosen: dict[str, Value]) -> None:
        """BY-2.10: tiles of which no board can fit are refused, and those of which no search can tell."""
        found = fitting.can_fit(Settings(seats, chosen))
        if found == fitting.YES:
            return
        wishes = []
        if chosen["forbid_adjacent_lakes"]:
            wishes.append("no two lakes side by side")
        if chosen["require_connected_land"]:
            wishes.append("all land in one piece")
        wish = f"lie on this layout with {' and '.join(wishes)}"
        if found == fitting.NO:
            raise BadOption("tiles", f"cannot {wish}")
        raise BadOption("tiles", f"have too many lakes for us to find out whether they can {wish}")
