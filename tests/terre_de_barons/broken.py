"""Whether a refused decision breaks the rule that the refusal names: judged from the position document alone."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from .scene import COLOURS, GAME, TILE_COUNTS, around, lines_from, walk

ORDERS = {"recruit", "build", "dismantle", "disperse", "concentrate"}
WALKS = {"baron", "knight1", "knight2", "knight3"}
MOVES = WALKS | {"ride"}
KINDS = {
    "lay": {"lay"},
    "mountains": {"draw"},
    "officers": {"draw"},
    "seating": {"seat"},
    "colour": {"colour"},
    "deal": {"draw"},
    "roll": {"roll"},
    "start": {"treasury", "end turn"} | MOVES | ORDERS,
    "second": {"end turn"} | MOVES | ORDERS,
    "send": {"send", "end order"},
    "pull": {"pull", "end order"},
    "capture": {"capture", "decline"},
    "over": set[str](),
}
PLAY = {"roll", "start", "second", "send", "pull", "capture", "over"}


def breaks(document: dict[str, Any], text: str, rule: str) -> bool:
    """Whether that decision breaks that rule in that position."""
    return RULES[rule](Position(document, text))


class Position:
    """What the document says, seen by whoever is to play, and the decision refused there."""

    def __init__(self, document: dict[str, Any], text: str) -> None:
        words = text.split()
        self.kind = text if words[0] == "end" else words[0]
        self.object = words[1] if len(words) > 1 else ""
        self.with_die = words[-1] == "die"
        self.document = document
        self.phase: str = document["phase"]
        self.options: dict[str, Any] = GAME.settle(document["seats"], document["options"])[1]
        self.mountains = {tile for tile, value in enumerate(document["tiles"], 1) if value == 0}
        self.keeps: dict[int, str] = {keep["tile"]: keep["colour"] for keep in document["keeps"]}
        self.troops: dict[int, dict[str, Any]] = {stack["tile"]: stack for stack in document["troops"]}
        self.houses: dict[str, dict[str, Any]] = {house["colour"]: house for house in document["houses"]}
        order = document["turn_order"]
        self.me: str = document["colours"][order[document["playing"]]] if self.phase in PLAY else ""

    @property
    def tile(self) -> int:
        """The tile that the decision names; a keep is built where the baron stands."""
        return self.baron if self.kind == "build" else int(self.object)

    @property
    def house(self) -> dict[str, Any]:
        return self.houses[self.me]

    @property
    def baron(self) -> int:
        return int(self.house["officers"][0])

    @property
    def officer(self) -> str:
        """The officer that a walk or a ride would take away."""
        return self.object if self.kind == "ride" else self.kind

    @property
    def number(self) -> int:
        """The place of that officer among those of the colour: the baron's is 0."""
        return 0 if self.officer == "baron" else int(self.officer.removeprefix("knight"))

    def other_baron(self, tile: int) -> bool:
        return any(house["officers"][0] == tile for colour, house in self.houses.items() if colour != self.me)

    def mine(self, tile: int) -> bool:
        return tile in self.troops and self.troops[tile]["colour"] == self.me

    def enemy_troop(self, tile: int) -> bool:
        return tile in self.troops and not self.mine(tile)

    def enemy_keep(self, tile: int) -> bool:
        return self.keeps.get(tile, self.me) != self.me

    def fresh(self, tile: int) -> int:
        """Own troops there that have not moved this turn."""
        return self.troops[tile]["fresh"] if self.mine(tile) else 0

    def active(self, tile: int) -> str | None:
        """TB-5.2: the colour whose knights are active there."""
        knights = {colour: house["officers"][1:].count(tile) for colour, house in self.houses.items()}
        most = max(knights.values())
        foremost = [colour for colour, count in knights.items() if count == most]
        all_four = sum(count > 0 for count in knights.values()) == 4 and self.options["melee_mode"] == "seed"
        return foremost[0] if most > 0 and len(foremost) == 1 and not all_four else None

    def held(self, tile: int) -> bool:
        """An active enemy knight is there."""
        return self.active(tile) not in (None, self.me)

    def stride(self, tile: int, bonus: bool) -> int:
        """TB-4.1: how many tiles a walk from there may be long."""
        if not bonus:
            return 1
        swift = self.options["swift_value_2"] and self.document["tiles"][tile - 1] == 2
        return int(self.options["move_bonus"][self.document["die"] - 1]) + (1 if swift else 0)

    def commanding(self, tile: int) -> bool:
        """TB-4.5: all but building may be ordered there: the baron, or a keep with a knight outside any melee."""
        with_knight = self.keeps.get(tile) == self.me and self.active(tile) == self.me
        return not self.held(tile) and (self.baron == tile or with_knight)

    def targets(self, command: int) -> set[int]:
        """TB-4.13: where a troop dispersed from the command tile may stop."""
        found: set[int] = set()
        for line in lines_from(command):
            for tile in line:
                if tile in self.mountains:
                    break
                if not self.held(tile) or self.options["dispersion_may_stop_on_active_knight"]:
                    found.add(tile)
                if self.enemy_troop(tile) or self.enemy_keep(tile) or self.held(tile):
                    break
        return found

    def sources(self, command: int) -> set[int]:
        """TB-4.14: where own troops stand that the command tile may call."""
        found: set[int] = set()
        for line in lines_from(command):
            for length, tile in enumerate(line, 1):
                way = [command, *line[:length]]
                if self.fresh(tile) and not any(on in self.mountains or self.held(on) for on in way):
                    found.add(tile)
        return found


# Set-up.


def no_such_tile_left(p: Position) -> bool:
    """All tiles of that value are laid."""
    return p.kind == "lay" and p.document["tiles"].count(int(p.object)) >= TILE_COUNTS[int(p.object)]


def drawn_before(p: Position) -> bool:
    """The card raised a mountain or placed an officer: cards are drawn without replacement."""
    officers = [tile for house in p.houses.values() for tile in house["officers"]]
    return p.kind == "draw" and p.phase in ("mountains", "officers") and p.tile in [*p.mountains, *officers]


def colour_not_in_play(p: Position) -> bool:
    """Only as many colours as players are in play."""
    return p.kind == "colour" and p.object not in COLOURS[: p.document["seats"]]


def no_such_seat_left(p: Position) -> bool:
    """The seat has its place in the turn order, or is no seat of the table."""
    placed = p.document["turn_order"][: p.document["drawn"]]
    return p.kind == "seat" and (int(p.object) in placed or int(p.object) >= p.document["seats"])


def colour_taken(p: Position) -> bool:
    """A player later in the turn order picked it."""
    return p.kind == "colour" and p.object in p.document["colours"]


def not_to_be_dealt(p: Position) -> bool:
    """The card is a mountain's, or somebody has it."""
    dealt = [house["card"]["number"] for house in p.houses.values()]
    return p.kind == "draw" and p.phase == "deal" and p.tile in [*p.mountains, *dealt]


def isolating(p: Position) -> bool:
    """The officer would stand outside the largest region, or the board would be in pieces however it went on."""
    if p.kind != "draw":
        return False
    if p.phase == "officers" and p.options["isolation_policy"] == "redraw_piece":
        return p.tile not in max(regions(p.mountains), key=lambda region: (len(region), -min(region)))
    if p.phase == "mountains" and p.options["isolation_policy"] == "redraw_mountains":
        raised = {*p.mountains, p.tile}
        more = combinations(set(range(1, 38)) - raised, p.options["mountains"] - len(raised))
        return all(len(regions(raised | set(others))) > 1 for others in more)
    return False


def regions(mountains: set[int]) -> list[set[int]]:
    """The pieces that the mountains cut the land into."""
    found: list[set[int]] = []
    for tile in range(1, 38):
        if tile not in mountains and not any(tile in region for region in found):
            found.append({tile} | walk(tile, 37, mountains))
    return found


# The turn.


def out_of_phase(p: Position) -> bool:
    """Decisions of this kind do not belong to the phase."""
    return p.kind not in KINDS[p.phase]


def over(p: Position) -> bool:
    """The game has stopped."""
    return p.phase == "over"


def die_serves_once(p: Position) -> bool:
    """The bonus is spent, or a second order has it: one longer move, larger recruitment or second order a turn."""
    second = p.document["first"] == "order"
    spent = bool(p.document["bonus_spent"])
    barred = second and (spent or p.document["die"] < p.options["two_orders_from"])
    return p.kind in ORDERS and (barred or (p.with_die and (second or spent)))


def changes_nothing(p: Position) -> bool:
    """A walk back to its own start, or an order that ends before a troop has moved."""
    if p.kind == "end order":
        return p.phase in ("send", "pull") and bool(p.document["order"]["steps"] == 0)
    return p.kind in WALKS and bool(p.house["officers"][p.number] == p.tile)


def treasury_too_late(p: Position) -> bool:
    """The personal card is gone, or an action has been taken."""
    return p.kind == "treasury" and (p.house["card"]["state"] != "held" or p.document["done"] > 0)


# Officers.


def no_such_knight(p: Position) -> bool:
    """No colour has so many knights."""
    return p.kind in MOVES and p.number > p.options["knights"]


def too_far(p: Position) -> bool:
    """No path of so many tiles leads there round the mountains."""
    if p.kind not in WALKS:
        return False
    start = p.house["officers"][p.number]
    return p.tile not in walk(start, p.stride(start, not p.document["bonus_spent"]), p.mountains)


def barons_together(p: Position) -> bool:
    """With the last action of the turn a baron would stop on the tile of another."""
    return p.kind == "baron" and p.document["done"] == 1 and p.other_baron(p.tile)


def pause(p: Position) -> bool:
    """Only a move that takes the paused baron away is left; or he could not leave the tile where he would pause."""
    if p.document["paused"]:
        moves_on = p.kind in MOVES and p.officer == "baron"
        return not moves_on or (p.kind == "baron" and p.other_baron(p.tile))
    if p.kind != "baron" or not p.other_baron(p.tile):
        return False
    bonus = not p.document["bonus_spent"] and p.tile in around(p.baron)
    exits = walk(p.tile, p.stride(p.tile, bonus), p.mountains)
    if p.house["card"]["state"] == "held":
        exits.add(p.house["card"]["number"])
    return all(p.other_baron(tile) for tile in exits)


def no_ride(p: Position) -> bool:
    """No card is held, the officer is already there, or the swap would leave two barons together."""
    if p.kind != "ride":
        return False
    card = p.house["card"]
    together = p.document["paused"] and p.officer == "baron" and p.other_baron(card["number"])
    return card["state"] != "held" or p.house["officers"][p.number] == card["number"] or together


# Orders.


def no_command(p: Position) -> bool:
    """An active enemy knight is there; or nobody whom that order needs: baron, own keep with a knight, own keep."""
    if p.kind not in ORDERS or p.commanding(p.tile):
        return False
    keep_alone = p.keeps.get(p.tile) == p.me and not p.held(p.tile)
    return not (keep_alone and p.kind in ("concentrate", "disperse"))


def knights_in_melee(p: Position) -> bool:
    """All own knights beside the keep fight, so it is a keep alone."""
    if p.kind not in ("recruit", "dismantle"):
        return False
    keep_alone = p.keeps.get(p.tile) == p.me and p.baron != p.tile
    return keep_alone and p.tile in p.house["officers"][1:] and p.active(p.tile) is None


def enemies_about(p: Position) -> bool:
    """An enemy troop on the command tile forbids recruiting, building and dismantling."""
    return p.kind in ("recruit", "build", "dismantle") and p.enemy_troop(p.tile)


def cannot_recruit(p: Position) -> bool:
    """An enemy keep or troop is there, nobody commands, or the reserve is empty."""
    if p.kind != "recruit":
        return False
    return p.enemy_keep(p.tile) or p.enemy_troop(p.tile) or not p.commanding(p.tile) or p.house["reserve"] == 0


def cannot_build(p: Position) -> bool:
    """A keep is there or beside, builders or a keep are lacking, or enemies hold the tile."""
    if p.kind != "build" or p.held(p.tile) or not p.mine(p.tile):
        return p.kind == "build"
    builders = p.troops[p.tile]["fresh"] + p.troops[p.tile]["moved"]
    keeps = p.keeps.keys() & {p.tile, *around(p.tile)}
    return builders < p.options["build_cost"] or p.house["keeps"] == 0 or bool(keeps)


def cannot_dismantle(p: Position) -> bool:
    """No own keep is there, nobody commands, or an enemy troop is there."""
    if p.kind != "dismantle":
        return False
    return p.keeps.get(p.tile) != p.me or not p.commanding(p.tile) or p.enemy_troop(p.tile)


def cannot_disperse(p: Position) -> bool:
    """No own troop is there that may go, or none may go where it should: off the line, past or onto what stops it."""
    if p.kind == "send":
        command = p.document["order"]["tile"]
        return p.fresh(command) == 0 or p.tile not in p.targets(command)
    return p.kind == "disperse" and (p.fresh(p.tile) == 0 or not p.targets(p.tile))


def cannot_concentrate(p: Position) -> bool:
    """No own fresh troop is in line, or a mountain or an active enemy knight cuts the call."""
    if p.kind == "pull":
        return p.tile not in p.sources(p.document["order"]["tile"])
    return p.kind == "concentrate" and not p.sources(p.tile)


def moved_before(p: Position) -> bool:
    """All own troops there have moved this turn."""
    return p.kind in ("disperse", "pull") and p.mine(p.tile) and p.fresh(p.tile) == 0


RULES: dict[str, Callable[[Position], bool]] = {
    "TB-1.4": no_such_tile_left,
    "TB-1.5": no_such_knight,
    "TB-2.1": drawn_before,
    "TB-2.2": colour_not_in_play,
    "TB-2.3": no_such_seat_left,
    "TB-2.4": colour_taken,
    "TB-2.5": not_to_be_dealt,
    "TB-3.3": die_serves_once,
    "TB-3.4": changes_nothing,
    "TB-3.5": out_of_phase,
    "TB-4.1": too_far,
    "TB-4.2": barons_together,
    "TB-4.3": pause,
    "TB-4.4": no_ride,
    "TB-4.5": no_command,
    "TB-4.6": knights_in_melee,
    "TB-4.7": enemies_about,
    "TB-4.9": treasury_too_late,
    "TB-4.10": cannot_recruit,
    "TB-4.11": cannot_build,
    "TB-4.12": cannot_dismantle,
    "TB-4.13": cannot_disperse,
    "TB-4.14": cannot_concentrate,
    "TB-4.15": moved_before,
    "TB-7.1": over,
    "R11": isolating,
}
