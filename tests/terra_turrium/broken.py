"""Whether a refused decision breaks the rule that the refusal names: judged from the position document alone."""

from collections.abc import Callable
from typing import Any

from .scene import COLOURS, GAME, NAMES, start_heights

COLUMNS = "ABCDEFGHIJ"
DIRECTIONS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
KINDS = {
    "draw": {"first"},
    "setup": {"flag"},
    "take": {"take", "end"},
    "place": {"place"},
    "move": {"step", "flag", "end"},
    "over": set[str](),
}


def breaks(document: dict[str, Any], text: str, rule: str) -> bool:
    """Whether that decision breaks that rule in that position."""
    return RULES[rule](Position(document, text))


class Position:
    """What the document says, seen by whoever is to play, and the decision refused there."""

    def __init__(self, document: dict[str, Any], text: str) -> None:
        words = [*text.split(), "", ""]
        self.kind, self.square, self.direction = words[:3]
        self.document = document
        self.phase: str = document["phase"]
        self.seats: int = document["seats"]
        self.options: dict[str, Any] = GAME.settle(self.seats, document["options"])[1]
        self.heights = dict(zip(NAMES, [height for row in document["heights"] for height in row], strict=True))
        self.flags: dict[str, str] = {flag["square"]: flag["colour"] for flag in document["flags"]}
        self.area = {square for square, height in start_heights(self.seats, self.options).items() if height}
        self.me = self.seat_to_play()
        self.player: dict[str, Any] = document["players"][self.me] if self.me >= 0 else {}
        self.colour = COLOURS[self.me] if self.me >= 0 else ""

    def seat_to_play(self) -> int:
        """The actor; while the flags are set, by lot too, whose turn it is to set one (TT-2.5, R15)."""
        actor = self.document["actor"]
        if self.phase != "setup":
            return actor if isinstance(actor, int) else -1
        in_order: list[int] = [(self.document["first"] + k) % self.seats for k in range(self.seats)]
        left: dict[int, int] = {seat: self.document["players"][seat]["reserve"] for seat in in_order}
        if self.options["setup_order"] == "alternate":
            return max(in_order, key=left.__getitem__)
        return next(seat for seat in in_order if left[seat])

    @property
    def goal(self) -> str:
        """Where a step leads; nothing beyond the board."""
        return beside(self.square, self.direction)

    def free(self, square: str) -> bool:
        """A construction without a flag."""
        return self.heights[square] > 0 and square not in self.flags

    def quarter(self, square: str) -> int:
        """TT-1.3: clockwise from the north-west."""
        east, south = square[0] >= "F", int(square[1:]) > 5
        return (2 if east else 3) if south else (1 if east else 0)

    def owner(self, square: str) -> int | None:
        """TT-2.3, R13, R14: the seat whose territory it is."""
        quarter = self.quarter(square)
        if self.seats == 2:
            return quarter % 2 if self.options["two_player_territories"] == "diagonal" else quarter // 2
        if self.seats == 3:
            seat = (quarter - self.options["neutral_quadrant"] - 1) % 4
            return seat if seat < 3 else None
        return quarter

    def on_edge(self, square: str) -> bool:
        return any(beside(square, direction) not in self.area for direction in DIRECTIONS)

    def exterior(self, square: str) -> bool:
        """TT-4.5, R4: an empty line leads to the edge of the active area, or an empty path where that is agreed."""
        if self.options["exterior"] == "path":
            reached, rim = {square}, {square}
            while rim:
                if any(self.on_edge(here) for here in rim):
                    return True
                near = {beside(here, direction) for here in rim for direction in DIRECTIONS} - reached
                rim = {there for there in near if self.heights[there] == 0}
                reached |= rim
            return False
        return any(self.empty_line(square, direction) for direction in DIRECTIONS)

    def empty_line(self, square: str, direction: str) -> bool:
        there = beside(square, direction)
        while there in self.area and self.heights[there] == 0:
            there = beside(there, direction)
        return there not in self.area

    def quota_used(self, square: str) -> bool:
        """TT-4.4, R3: the enemy cube of this turn is taken: of all, of that territory, or of that opponent."""
        foreign = [taken for taken in self.document["taken"] if self.owner(taken) != self.me]
        if self.options["enemy_take"] == "per_territory":
            return self.quarter(square) in map(self.quarter, foreign)
        if self.options["enemy_take"] == "per_opponent":
            return self.owner(square) in map(self.owner, foreign)
        return bool(foreign)

    def takeable(self, square: str) -> bool:
        """TT-4.1 to TT-4.5."""
        if len(self.document["taken"]) >= self.options["max_take"] or not self.free(square):
            return False
        return self.owner(square) == self.me or (self.exterior(square) and not self.quota_used(square))

    def captures(self) -> bool:
        """The step would meet an enemy flag."""
        return self.kind == "step" and self.flags.get(self.goal, self.colour) != self.colour

    def cost(self) -> int:
        """TT-4.21, TT-4.23, TT-5.2: the movement points of a step or a re-entry."""
        if self.kind == "flag":
            return int(self.options["reentry_cost"])
        rise = self.heights[self.goal] - self.heights[self.square]
        return 1 + (int(self.options["capture_extra"][rise + 1]) if self.captures() else 0)


def beside(square: str, direction: str) -> str:
    """The next square that way; nothing beyond the board."""
    east, south = DIRECTIONS[direction]
    column, row = COLUMNS.index(square[0]) + east, int(square[1:]) + south
    return f"{COLUMNS[column]}{row}" if 0 <= column < 10 and 1 <= row <= 10 else ""


# Set-up and the turn.


def outside(p: Position) -> bool:
    """The square, or where the step leads, is not in the active area."""
    return (p.kind in ("take", "place", "flag") and p.square not in p.area) or (
        p.kind == "step" and p.goal not in p.area
    )


def start_player(p: Position) -> bool:
    """The start player is drawn before anything else, once, of those at the table."""
    if p.phase != "draw":
        return p.kind == "first"
    return p.kind != "first" or int(p.square) >= p.seats


def setting_flags(p: Position) -> bool:
    """First all flags are set, each on another construction of one's own territory."""
    if p.phase != "setup":
        return False
    return p.kind != "flag" or p.owner(p.square) != p.me or not p.free(p.square)


def out_of_phase(p: Position) -> bool:
    """Decisions of this kind do not belong to the phase."""
    return p.kind not in KINDS[p.phase]


def over(p: Position) -> bool:
    """The round in which somebody stood on all heights is played out."""
    return p.phase == "over" and p.document["ending"] == "heights"


def drawn(p: Position) -> bool:
    """The game was drawn."""
    return p.phase == "over" and p.document["ending"] in ("repetition", "rounds")


# Cubes.


def not_free(p: Position) -> bool:
    """Nothing is built there, or a flag stands on it."""
    return p.kind == "take" and not p.free(p.square)


def too_many_cubes(p: Position) -> bool:
    """All cubes of a turn are taken."""
    return p.kind == "take" and len(p.document["taken"]) >= p.options["max_take"]


def second_enemy_cube(p: Position) -> bool:
    """It is not one's own territory, and the one cube from there is taken."""
    return p.kind == "take" and p.owner(p.square) != p.me and p.quota_used(p.square)


def not_exterior(p: Position) -> bool:
    """It is not one's own territory, and the construction is enclosed."""
    return p.kind == "take" and p.owner(p.square) != p.me and not p.exterior(p.square)


def must_take(p: Position) -> bool:
    """At least one cube is to be taken, where any can be."""
    too_few = p.kind == "end" and p.phase == "take" and len(p.document["taken"]) < p.options["min_take"]
    return too_few and any(p.takeable(square) for square in p.area)


def onto_a_tower(p: Position) -> bool:
    """A flag stands there."""
    return p.kind == "place" and p.square in p.flags


def hand_not_empty(p: Position) -> bool:
    """Cubes are left in hand; nothing is stored."""
    return p.kind == "end" and p.phase == "place" and p.document["hand"] > 0


def put_back_or_too_high(p: Position) -> bool:
    """A cube came from there this turn and may not go back, or the construction is as high as may be."""
    if p.kind != "place":
        return False
    back = not p.options["put_back"] and p.square in p.document["taken"]
    return back or 0 < p.options["max_height"] <= p.heights[p.square]


# Moves.


def not_own_flag(p: Position) -> bool:
    """Only one's own flags move."""
    return p.kind == "step" and p.flags.get(p.square) != p.colour


def no_step(p: Position) -> bool:
    """Nothing is built there, the difference in height is too large, or an own flag is there."""
    if p.kind != "step" or p.goal not in p.area:
        return p.kind == "step"
    too_steep = abs(p.heights[p.goal] - p.heights[p.square]) > 1
    return p.heights[p.goal] == 0 or too_steep or p.flags.get(p.goal) == p.colour


def no_capture(p: Position) -> bool:
    """An enemy flag is there, and a step would not be possible."""
    return p.captures() and no_step(p)


def no_return(p: Position) -> bool:
    """No flag is in reserve, the construction is not free, or it is enclosed where it has to be exterior."""
    if p.kind != "flag" or p.phase != "move":
        return False
    enclosed = p.options["reentry"] == "any_exterior" and not p.exterior(p.square)
    return p.player["reserve"] == 0 or not p.free(p.square) or enclosed


def not_own_border(p: Position) -> bool:
    """Flags come back on one's own border only, or there on single cubes only."""
    if p.kind != "flag" or p.phase != "move" or p.options["reentry"] == "any_exterior":
        return False
    high = p.options["reentry"] == "own_border_h1" and p.heights[p.square] != 1
    return p.owner(p.square) != p.me or not p.on_edge(p.square) or high


def too_dear(p: Position) -> bool:
    """The movement points left do not suffice."""
    if p.kind not in ("step", "flag") or p.phase != "move" or no_step(p):
        return False
    return bool(p.cost() > p.document["movement"])


def attacks_used_up(p: Position) -> bool:
    """It would be an attack, and there is none left; all of a turn are one."""
    if not p.captures() or p.options["burgenland"] or p.document["attacked"]:
        return False
    owner = p.owner(p.goal)
    attack = p.options["neutral_capture_is_attack"] if owner is None else owner != p.me
    return bool(attack and 0 <= p.options["attack_limit"] <= p.player["attacks"])


def burgenland(p: Position) -> bool:
    """The land is closed, or all own captures are made."""
    if not p.captures() or not p.options["burgenland"]:
        return False
    free = p.options["bl_count"] == "per_turn" and p.document["captured"]
    used_up = p.player["captures"] >= p.options["bl_captures"] and not free
    return not p.document["open"] or used_up


def burgenland_agreed(p: Position) -> bool:
    """The land is open to others only, or the captures of all together are made."""
    if not p.captures() or not p.options["burgenland"]:
        return False
    closed = p.options["bl_opens"] == "reacher" and not p.player["reached"]
    made = sum(player["captures"] for player in p.document["players"])
    free = p.options["bl_count"] == "per_turn" and p.document["captured"]
    together = p.options["bl_limit"] == "together" and made >= p.options["bl_captures"] and not free
    return closed or together


RULES: dict[str, Callable[[Position], bool]] = {
    "TT-2.1": outside,
    "TT-2.4": start_player,
    "TT-2.5": setting_flags,
    "TT-3.1": out_of_phase,
    "TT-4.1": not_free,
    "TT-4.2": too_many_cubes,
    "TT-4.4": second_enemy_cube,
    "TT-4.5": not_exterior,
    "TT-4.10": onto_a_tower,
    "TT-4.11": hand_not_empty,
    "TT-4.20": not_own_flag,
    "TT-4.21": no_step,
    "TT-4.23": no_return,
    "TT-4.24": too_dear,
    "TT-5.1": no_capture,
    "TT-5.6": attacks_used_up,
    "TT-8.2": over,
    "TT-8.5": drawn,
    "TT-9.1": burgenland,
    "R6": must_take,
    "R8": not_own_border,
    "R9": put_back_or_too_high,
    "R18": burgenland_agreed,
}
