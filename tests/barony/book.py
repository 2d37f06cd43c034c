"""The rules once more, plainly over a position document: what may be entered, built, paid and cast.

Slow and obvious, and with nothing of the engine's in it. Hexes are numbered as in texts, from 1.
"""

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

Cell = tuple[int, int]

WINDS = {"se": (1, 0), "ne": (1, -1), "n": (0, -1), "nw": (-1, 0), "sw": (-1, 1), "s": (0, 1)}
LAYOUTS = {  # BY-2.4
    2: "-2:1..2 -1:-1..2 0:-2..2 1:-2..1 2:-2..0",
    3: "-2:0..3 -1:-1..3 0:-2..3 1:-2..2 2:-2..1 3:-2..0",
    4: "-3:1..3 -2:-1..3 -1:-2..3 0:-3..3 1:-3..2 2:-3..1 3:-3..0",
    5: "-3:0..3 -2:-1..4 -1:-2..4 0:-3..3 1:-3..3 2:-3..2 3:-3..1 4:-3..-1",
}
TILES = (  # BY-1.7, BY-1.8: base, mysterious, ordinary
    "FFF FFP FFW FFM FPP FPW FPM FWW FWM FMM PPP PPW PPM PWW PWM PMM WWW WWM WMM MMM "
    "LFF LFP LFW LFM LPP LPW LPM LWW LWM LMM LFP LFP LFW LFW LPW LPW / XFP XFW XPW XPM XWM / LFP LFW LPM FWM"
)
PLACES = {2: 3, 3: 4, 4: 5, 5: 5}  # BY-2.8
FAMILIES = {"Ce": "moves", "Te": "moves", "To": "moves", "Ch": "recruits", "Il": "recruits", "Po": "recruits"}
COSTS = {"Ce": 1, "Te": 1, "To": 2, "Ch": 1, "Il": 1, "Po": 2, "Ab": 1, "Pe": 1, "Sa": 2}
TERRAINS = {"field": "F", "plain": "P", "forest": "W", "mountain": "M"}
CITY, STRONGHOLD, VILLAGE = "city", "stronghold", "village"


class Book:
    """A position as it lies on the table, for the seat to play."""

    def __init__(self, document: dict[str, Any], options: dict[str, Any]) -> None:
        self.document = document
        self.options = options
        self.seats: int = document["seats"]
        self.me: int = -1 if document["playing"] is None else document["playing"]
        layout = LAYOUTS[self.seats] if options["layout"] == "standard" else options["layout"]
        self.cells, self.around, self.rim = board_of(layout)
        self.land = dict(enumerate(document["land"], 1))
        self.buildings: dict[int, tuple[str, int]] = {b["hex"]: (b["kind"], b["seat"]) for b in document["buildings"]}
        self.knights: Counter[tuple[int, int]] = Counter()
        for group in document["knights"]:
            self.knights[group["hex"], group["seat"]] = group["count"]
        self.player: dict[str, Any] = document["players"][self.me] if self.me >= 0 else {}
        self.doing: dict[str, Any] = document["doing"] or {}
        self.spells: list[str] = self.doing["cast"].split("+") if self.doing.get("cast") else []
        self.prunes: bool = options["prune_spells"]

    # Who stands where.

    def pawns(self, seat: int, hex: int) -> int:
        return self.knights[hex, seat] + (hex in self.buildings and self.buildings[hex][1] == seat)

    def own(self, hex: int, *kinds: str) -> bool:
        """An own building of such a kind is there."""
        return hex in self.buildings and self.buildings[hex][1] == self.me and self.buildings[hex][0] in kinds

    def enemies(self, hex: int) -> int:
        """Pawns of others there."""
        return sum(self.pawns(seat, hex) for seat in range(self.seats) if seat != self.me)

    def city_beside(self, hex: int, mine: bool = True) -> bool:
        """Any city on a neighbouring hex, or with `mine` off any but one's own."""
        near = [self.buildings[other] for other in self.around[hex].values() if other in self.buildings]
        return any(kind == CITY and (mine or seat != self.me) for kind, seat in near)

    def neighbour(self, hex: int, wind: str) -> int:
        """The hex that way, or 0 off the board."""
        return self.around[hex].get(wind, 0)

    # Actions A to F.

    def enters(self, hex: int) -> bool:
        """BY-4.5: a knight of mine may step there."""
        if hex == 0 or self.land[hex] == "L":
            return False
        fort = hex in self.buildings and self.buildings[hex][0] != VILLAGE and self.buildings[hex][1] != self.me
        closed = self.land[hex] == "M" and self.enemies(hex) > 0
        return not (fort or closed or self.crowded(hex))

    def crowded(self, hex: int) -> bool:
        """BY-4.5c: some single opponent has two pawns there."""
        return any(self.pawns(seat, hex) >= 2 for seat in range(self.seats) if seat != self.me)

    def buildable(self, hex: int) -> bool:
        """BY-4.8"""
        knight = self.knights[hex, self.me] > 0
        return knight and hex not in self.buildings and self.land[hex] != "X" and self.enemies(hex) == 0

    def most_recruits(self, hex: int, knights: int) -> int:
        """BY-4.1, of so many at hand."""
        lake = any(self.land[other] == "L" for other in self.around[hex].values())
        return min(3 if lake else 2, knights)

    def may_become_city(self, hex: int, *, spells: tuple[str, ...] = (), pruned: bool = False) -> bool:
        """BY-4.11, as the spells change it; `pruned`: each of them must be needed (BY-7.7)."""
        if "Sa" in spells:
            place = self.knights[hex, self.me] > 0 and hex not in self.buildings and self.land[hex] != "X"
        else:
            place = self.own(hex, VILLAGE)
        if not place or self.enemies(hex) or self.player["cities"] == 0:
            return False
        forbidden = self.land[hex] == "W" or self.city_beside(hex)
        if "Pe" not in spells:
            return not forbidden
        return not self.city_beside(hex, mine=False) and (forbidden or not pruned)

    def expects_expedition(self, hex: int) -> bool:
        """BY-4.12"""
        pawns = sum(self.pawns(seat, hex) for seat in range(self.seats))
        return self.player["knights"] >= 2 and hex in self.rim and self.land[hex] != "L" and pawns == 0

    def gold(self, kind: str) -> int:
        return int(self.options["gold"]["FPWM".index(kind)])

    def tokens(self, kind: str) -> int:
        return int(self.player["tokens"]["FPWM".index(kind)])

    def affords_title(self) -> bool:
        """BY-4.13: with what is paid already, all tokens together are enough."""
        held = sum(self.gold(kind) * self.tokens(kind) for kind in "FPWM")
        return bool(self.player["rank"] < 4 and self.paid() + held >= self.options["title_cost"])

    def paid(self) -> int:
        return int(self.doing.get("paid", 0))

    def by_gold(self) -> list[str]:
        """The kinds, dearest first."""
        return sorted("FPWM", key=lambda kind: (-self.gold(kind), "FPWM".index(kind)))

    def in_a_payment(self, kind: str) -> bool:
        """BY-4.14: some payment with what is paid and this token has no token too many."""
        cost: int = self.options["title_cost"]
        least = [self.gold(self.by_gold()[self.doing["last"]])] if self.paid() else []
        for counts in product(*(range(self.tokens(other) + 1) for other in "FPWM")):
            more = dict(zip("FPWM", counts, strict=True))
            total = self.paid() + sum(self.gold(other) * count for other, count in more.items())
            if more[kind] and total >= cost:
                smallest = min(least + [self.gold(other) for other, count in more.items() if count])
                if self.options["overpay"] == "any" or total - smallest < cost:
                    return True
        return False

    def anything(self) -> bool:
        """BY-3.3: there is a legal action."""
        hexes = list(self.around)
        mine = [hex for hex in hexes if self.knights[hex, self.me]]
        return (
            any(self.enters(other) for hex in mine for other in self.around[hex].values())
            or any(self.buildable(hex) for hex in mine if self.player["villages"] + self.player["strongholds"])
            or (self.player["knights"] > 0 and any(self.own(hex, CITY) for hex in hexes))
            or any(self.may_become_city(hex) for hex in hexes)
            or any(self.expects_expedition(hex) for hex in hexes)
            or self.affords_title()
            or any(self.castable((spell,)) for spell in COSTS)
        )

    # Sorcery.

    def castable(self, spells: tuple[str, ...], *, pruned: bool = False) -> bool:
        """BY-7.6: face up, paid for, and with a legal execution; `pruned`: one that needs every spell (BY-7.7)."""
        cost = sum(COSTS[spell] for spell in spells)
        if not set(spells) <= set(self.document["spells"]) or cost > self.player["magic"]:
            return False
        family = FAMILIES.get(spells[0])
        if family == "moves":
            return any(self.may_step(hex, wind, spells, pruned) for hex in self.around for wind in WINDS)
        if family == "recruits":
            if pruned and "Po" in spells and self.player["box"] == 0:
                return False
            if "Ch" in spells:
                return self.charm_can_end(spells, pruned, 0, 0, 0, self.at_hand(spells))
            return self.at_hand(spells) > 0 and any(self.summons(hex, spells) for hex in self.around)
        return any(self.may_become_city(hex, spells=spells, pruned=pruned) for hex in self.around)

    def ports(self, hex: int) -> bool:
        """Teleportation: a mountain with an enemy village that is the only pawn of its colour."""
        village = hex in self.buildings and self.buildings[hex][0] == VILLAGE and not self.own(hex, VILLAGE)
        return village and self.land[hex] == "M" and not self.crowded(hex)

    def blows(self, origin: int, hex: int) -> bool:
        """A tornado from there to here destroys a pawn that the arrival does not."""
        return self.enemies(origin) > 0 or (self.enemies(hex) > 0 and self.pawns(self.me, hex) == 0)

    def may_step(self, hex: int, wind: str, spells: tuple[str, ...], pruned: bool) -> bool:
        """The first or only step of a cast; with Celerity a second one must be able to follow (BY-7.12)."""
        goal = self.neighbour(hex, wind)
        if goal == 0 or self.knights[hex, self.me] == 0:
            return False
        if "Ce" not in spells:
            legal = self.ports(goal) if "Te" in spells else self.enters(goal)
            return legal and ("To" not in spells or not pruned or self.blows(hex, goal))
        if not self.enters(goal) and not ("Te" in spells and self.ports(goal)):
            return False
        ported = self.ports(goal)
        return any(self.may_land(hex, other, ported, spells, pruned) for other in self.around[goal].values())

    def may_land(self, origin: int, goal: int, ported: bool, spells: tuple[str, ...], pruned: bool) -> bool:
        """The second step of Celerity: not back, and with Teleportation just one step by it, or both (R-25)."""
        if goal in (0, origin):
            return False
        if "Te" not in spells or (ported and not self.ports(goal)):
            legal = self.enters(goal)
        else:
            legal = self.ports(goal) and (not ported or self.options["te_steps"] == 2)
        return legal and ("To" not in spells or not pruned or self.blows(origin, goal))

    def at_hand(self, spells: tuple[str, ...]) -> int:
        """Knights to recruit: of the reserve, and with Portal of the box."""
        return int(self.player["knights"] + (self.player["box"] if "Po" in spells else 0))

    def summons(self, hex: int, spells: tuple[str, ...]) -> bool:
        """Where a recruitment by spell takes place."""
        if "Ch" in spells:
            return self.own(hex, CITY, *([STRONGHOLD] if "Il" in spells else []))
        return self.own(hex, STRONGHOLD if "Il" in spells else CITY)

    def charm_can_end(
        self, spells: tuple[str, ...], pruned: bool, count: int, garrisons: int, last: int, knights: int
    ) -> bool:
        """With the places after `last` and so many knights, the charm can still be what it must be."""
        later = [hex for hex in self.around if hex > last and self.summons(hex, spells)]
        forts = [hex for hex in later if self.own(hex, STRONGHOLD)]
        due = max((2 if pruned else 1) - count, 0)
        if pruned and "Il" in spells and garrisons == 0:
            if not forts:
                return False
            due = max(due, 1)
        return due <= min(knights, len(later))


@cache
def board_of(layout: str) -> tuple[dict[int, Cell], dict[int, dict[str, int]], set[int]]:
    """BY-2.2, BY-2.5, BY-2.6: where every hex lies, its neighbours by the wind, and the hexes on the edge."""
    slots = []
    for row in layout.split():
        j, _, span = row.partition(":")
        first, _, last = span.partition("..")
        slots += [(int(j), i) for i in range(int(first), int(last) + 1)]
    cells: dict[Cell, int] = {}
    for row_of, i in sorted(slots):
        for q, r in ((0, 0), (1, 0), (0, 1)):
            cells[2 * i + row_of + q, row_of - i + r] = len(cells) + 1
    around = {hex: {wind: cells[near] for wind, near in beside(cell) if near in cells} for cell, hex in cells.items()}
    void = outer_void(set(cells))
    rim = {hex for cell, hex in cells.items() if any(near in void for _, near in beside(cell))}
    return {hex: cell for cell, hex in cells.items()}, around, rim


def outer_void(cells: set[Cell]) -> set[Cell]:
    """What lies about the board, holes in it excepted (R-6)."""
    far = max(max(abs(q), abs(r)) for q, r in cells) + 1
    void, rim = {(far, far)}, [(far, far)]
    while rim:
        for _, (q, r) in beside(rim.pop()):
            if (q, r) not in void | cells and max(abs(q), abs(r)) <= far:
                void.add((q, r))
                rim.append((q, r))
    return void


def beside(cell: Cell) -> list[tuple[str, Cell]]:
    return [(wind, (cell[0] + dq, cell[1] + dr)) for wind, (dq, dr) in WINDS.items()]
