"""Whether a refused decision breaks the rule that the refusal names: judged from the position document alone."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from .book import CITY, COSTS, PLACES, TERRAINS, TILES, Book
from .scene import GAME, apart

ACTIONS = {"move", "build", "recruit", "city", "expedition", "pay", "cast", "pass"}
KINDS = {
    "seating": {"first"},
    "places": {"place"},
    "lay": {"lay", "again"},
    "spells": {"spell"},
    "found": {"city"},
    "turn": ACTIONS,
    "second": {"move", "stop"},
    "steal": {"steal"},
    "build": {"build", "done"},
    "pay": {"pay", "done"},
    "step": {"move"},
    "fly": {"move"},
    "charm": {"recruit", "done"},
    "summon": {"recruit"},
    "raise": {"city"},
    "over": set[str](),
}
TRIES = 60  # BY-2.10: boards begun before one is laid with foresight


def breaks(document: dict[str, Any], text: str, rule: str) -> bool:
    """Whether that decision breaks that rule in that position."""
    return RULES[rule](Position(document, text))


class Position(Book):
    """What the document says, and the decision refused there."""

    def __init__(self, document: dict[str, Any], text: str) -> None:
        super().__init__(document, GAME.settle(document["seats"], document["options"])[1])
        words = [*text.split(), "", ""]
        self.kind, self.object, self.how = words[:3]
        self.phase: str = document["phase"]
        self.foreign = self.kind not in KINDS[self.phase]  # decisions of this kind do not belong to the phase

    @property
    def hex(self) -> int:
        """The hex that the decision names, or 0 if it is not on the board."""
        return int(self.object) if int(self.object) in self.around else 0

    @property
    def goal(self) -> int:
        """Where a step would lead."""
        return self.neighbour(self.hex, self.how) if self.hex else 0

    @property
    def token(self) -> str:
        return TERRAINS[self.object]

    @property
    def set(self) -> tuple[str, ...]:
        """The spells of the cast under way, or of the one refused."""
        return tuple(self.object.split("+") if self.kind == "cast" else self.spells)

    @property
    def pruned(self) -> bool:
        return self.prunes and len(self.set) > 1

    @property
    def last_hex(self) -> int:
        """The last hex built on or recruited at."""
        return int(self.doing["last"]) + 1

    @property
    def wishes(self) -> bool:
        return bool(self.options["forbid_adjacent_lakes"] or self.options["require_connected_land"])


# Set-up.


def first_seat(p: Position) -> bool:
    """Who begins is drawn first, of those at the table."""
    return p.phase == "seating" and (p.foreign or int(p.object) >= p.seats)


def tiles(p: Position) -> bool:
    """No such tile is left for this slot: tiles with a mysterious place lie where one was drawn, and only there."""
    return p.phase == "lay" and (p.foreign or (p.kind == "lay" and p.object not in tiles_to_come(p)))


def board_fits(p: Position) -> bool:
    """Mysterious places too near; lakes that touch, land in pieces, where the table wants none; no reason to redo."""
    foresight = p.wishes and p.document["tries"] == TRIES
    if p.phase == "places":
        return p.foreign or foresight or not place_fits(p, p.hex, [h for h, land in p.land.items() if land == "X"])
    if p.phase != "lay":
        return False
    if p.kind == "again":
        return foresight or not any(spoils(p, tile) for tile in tiles_to_come(p))
    return p.kind == "lay" and p.object in tiles_to_come(p) and (foresight or spoils(p, p.object))


def place_fits(p: Position, hex: int, taken: list[int]) -> bool:
    """Places are drawn in canonical order, far enough apart, and so that the others find room."""
    if hex <= max(taken, default=0):
        return False
    if any(apart(p.cells[hex], p.cells[other]) < p.options["mystery_min_distance"] for other in taken):
        return False
    taken = [*taken, hex]
    return len(taken) == PLACES[p.seats] or any(place_fits(p, other, taken) for other in p.cells)


def tiles_to_come(p: Position) -> list[str]:
    """The ways in which the tiles that are left can lie on the next slot."""
    groups = (TILES if p.options["tiles"] == "standard" else p.options["tiles"]).split("/")
    supply = groups[0].split() + (groups[1].split() if p.options["sorcery"] else [])
    supply += groups[2].split() if p.seats == 5 else []
    land, steps = p.document["land"], p.document["steps"]
    left = Counter(min(turns(tile)) for tile in supply)
    left.subtract(min(turns(land[3 * slot : 3 * slot + 3])) for slot in range(steps))
    place = land[3 * steps : 3 * steps + 3].find("X")
    return [lying for tile in left if left[tile] > 0 for lying in turns(tile) if lying.find("X") == place]


def turns(tile: str) -> set[str]:
    return {tile[k:] + tile[:k] for k in range(3)}


def spoils(p: Position, tile: str) -> bool:
    """With that tile two lakes touch, or the land is in pieces for good, and the table wants it otherwise."""
    steps = p.document["steps"]
    land = dict(p.land) | {3 * steps + 1 + k: terrain for k, terrain in enumerate(tile)}
    lakes = {hex for hex in land if land[hex] == "L"}
    touching = any(other in lakes for hex in lakes for other in p.around[hex].values())
    if touching and p.options["forbid_adjacent_lakes"]:
        return True
    return bool(p.options["require_connected_land"]) and in_pieces(p, land, set(land) - lakes, steps + 1)


def in_pieces(p: Position, land: dict[int, str], dry: set[int], laid: int) -> bool:
    """Land that lies in two pieces stays so; a piece where nothing lies yet would have to become all lakes."""
    pieces: list[set[int]] = []
    for start in dry:
        if not any(start in piece for piece in pieces):
            piece, rim = {start}, [start]
            while rim:
                near = {other for other in p.around[rim.pop()].values() if other in dry} - piece
                piece |= near
                rim += near
            pieces.append(piece)
    settled = [piece for piece in pieces if any(land[hex] != "." for hex in piece)]
    if len(settled) != 1:
        return len(settled) > 1
    slots = [{3 * slot + 1, 3 * slot + 2, 3 * slot + 3} for slot in range(laid, len(land) // 3)]
    return sum(slot <= dry - settled[0] for slot in slots) > tiles_to_come(p).count("LLL")


def spells_shown(p: Position) -> bool:
    """Five of nine are turned up, in the order of the list."""
    names = list(COSTS)
    if p.phase != "spells" or p.foreign:
        return p.phase == "spells"
    shown: list[str] = p.document["spells"]
    after = names.index(p.object)
    return any(names.index(spell) >= after for spell in shown) or len(names) - after < 5 - len(shown)


def founding(p: Position) -> bool:
    """The starting cities are placed before anything else."""
    return p.phase == "found" and p.foreign


def no_starting_city(p: Position) -> bool:
    """No field, plain or mountain, or beside a city or a mysterious place."""
    if p.phase != "found" or p.kind != "city" or p.hex == 0:
        return p.phase == "found" and p.kind == "city"
    mystery = any(p.land[other] == "X" for other in p.around[p.hex].values())
    return p.land[p.hex] not in "FPM" or p.hex in p.buildings or p.city_beside(p.hex) or mystery


# The turn.


def one_action(p: Position) -> bool:
    """One of the six actions, or with Sorcery a cast."""
    return p.phase == "turn" and (p.foreign or (p.kind == "cast" and not p.options["sorcery"]))


def must_act(p: Position) -> bool:
    """There is something to do, and nobody passes at will."""
    return p.phase == "turn" and p.kind == "pass" and not p.options["voluntary_pass"] and p.anything()


def no_recruits(p: Position) -> bool:
    """No own city, or more knights than it takes or are at hand; or the same where a spell recruits."""
    if p.kind != "recruit" or p.phase not in ("turn", "summon"):
        return False
    place = p.hex and (p.own(p.hex, CITY) if p.phase == "turn" else p.summons(p.hex, p.set))
    return not place or int(p.how) > p.most_recruits(p.hex, p.at_hand(p.set))


def no_knight_in_reserve(p: Position) -> bool:
    """The reserve is empty."""
    return p.kind == "recruit" and p.player["knights"] == 0


def no_knight_to_move(p: Position) -> bool:
    """No own knight is there; or after the first move something else than a second is tried."""
    if p.phase == "second" and p.foreign:
        return True
    return p.phase in ("turn", "second") and p.kind == "move" and p.knights[p.hex, p.me] == 0


def moved_already(p: Position) -> bool:
    """The only knight there has just moved."""
    moved = p.phase == "second" and p.kind == "move" and p.hex == p.doing["at"]
    return moved and p.knights[p.hex, p.me] == 1


def cannot_enter(p: Position) -> bool:
    """Off the board, a lake, a city or stronghold, two pawns of one opponent, or a mountain with an enemy on it."""
    return p.kind == "move" and not p.enters(p.goal) and not ("Te" in p.set and p.ports(p.goal))


def cannot_build_there(p: Position) -> bool:
    """No own knight is there, or somebody's building, an enemy knight or a mysterious place is."""
    return p.kind == "build" and not p.buildable(p.hex)


def no_such_building(p: Position) -> bool:
    """None is left in the reserve; or something else than more buildings is tried."""
    if p.phase == "build" and p.foreign:
        return True
    return p.kind == "build" and p.player[f"{p.how}s"] == 0


def own_building(p: Position) -> bool:
    """An own building stands there."""
    return p.kind == "build" and p.hex in p.buildings and p.buildings[p.hex][1] == p.me


def no_city(p: Position) -> bool:
    """No city is left, or no own village is there that may become one; or as the spells change it."""
    if p.kind != "city" or p.phase not in ("turn", "raise"):
        return False
    return p.hex == 0 or not p.may_become_city(p.hex, spells=p.set)


def no_expedition(p: Position) -> bool:
    """Fewer than two knights in reserve, or no empty land on the edge."""
    return p.kind == "expedition" and (p.hex == 0 or not p.expects_expedition(p.hex))


def no_title(p: Position) -> bool:
    """All tokens are not enough, the token is not held, or one is a duke already."""
    return p.kind == "pay" and (not p.affords_title() or p.tokens(p.token) == 0)


def token_too_many(p: Position) -> bool:
    """Whatever is paid besides, some token is not needed; or one stops, or does something else, before it is enough."""
    if p.phase == "pay" and p.kind != "pay":
        enough = p.paid() >= p.options["title_cost"] and p.options["overpay"] == "any"
        return p.foreign or not enough
    return p.kind == "pay" and p.tokens(p.token) > 0 and not p.in_a_payment(p.token)


def out_of_order(p: Position) -> bool:
    """Section 12: hexes come in canonical order and tokens dearest first, so that a choice comes about in one way."""
    if p.phase in ("turn", "pay") and p.kind == "pay":
        dear = p.by_gold()
        cheaper = dear[dear.index(p.token) :]
        rest = sum(p.gold(kind) * p.tokens(kind) for kind in cheaper)
        passed = p.paid() > 0 and dear.index(p.token) < p.doing["last"]
        return p.in_a_payment(p.token) and (passed or p.paid() + rest < p.options["title_cost"])
    return (p.phase, p.kind) in (("build", "build"), ("charm", "recruit")) and 0 < p.hex <= p.last_hex


def no_spoils(p: Position) -> bool:
    """A token of the village's owner is to be taken."""
    if p.phase != "steal" or p.foreign:
        return p.phase == "steal"
    owner = p.document["players"][p.doing["victims"][0]]
    return bool(owner["tokens"]["FPWM".index(p.token)] == 0)


def over(p: Position) -> bool:
    """The round of a duke is completed."""
    return p.phase == "over" and p.document["ending"] == "duke"


def stopped(p: Position) -> bool:
    """All passed, nothing happened any more, or the rounds are over."""
    return p.phase == "over" and p.document["ending"] in ("passes", "stall", "rounds")


# Sorcery.


def no_cast(p: Position) -> bool:
    """Not on the table, too dear, or impossible; or something that the cast under way does not do."""
    if p.phase == "turn":
        return p.kind == "cast" and bool(p.options["sorcery"]) and not p.castable(p.set)
    if p.phase not in ("step", "fly", "charm", "summon", "raise") or p.foreign:
        return p.phase in ("step", "charm", "summon", "raise")
    if p.kind == "done":
        return bool(p.doing["count"] == 0)
    if p.phase == "charm":
        return p.hex == 0 or not p.summons(p.hex, p.set) or p.how != "1" or p.at_hand(p.set) == 0
    if p.phase == "summon":
        return p.hex == 0 or not p.summons(p.hex, p.set)
    if p.phase == "raise":
        return False
    if p.phase == "fly":
        wrong = p.goal != p.doing["origin"] and not may_fly(p, False)
        return p.hex != p.doing["at"] or wrong
    return p.hex == 0 or p.knights[p.hex, p.me] == 0 or ("Ce" not in p.set and not may_step(p, False))


def may_step(p: Position, pruned: bool) -> bool:
    return p.hex > 0 and p.may_step(p.hex, p.how, p.set, pruned)


def may_fly(p: Position, pruned: bool) -> bool:
    return p.hex == p.doing["at"] and p.may_land(p.doing["origin"], p.goal, p.doing["ported"], p.set, pruned)


def useless(p: Position) -> bool:
    """It could be done, but not so that every spell of the set is needed."""
    if not p.pruned or p.foreign:
        return False
    if p.kind == "cast":
        return p.castable(p.set) and not p.castable(p.set, pruned=True)
    if p.phase == "step":
        return may_step(p, False) and not may_step(p, True)
    if p.phase == "fly":
        return may_fly(p, False) and not may_fly(p, True)
    if p.phase == "raise":
        allowed = p.hex > 0 and p.may_become_city(p.hex, spells=p.set)
        return allowed and not p.may_become_city(p.hex, spells=p.set, pruned=True)
    count, garrisons = p.doing["count"], p.doing["garrisons"]
    if p.kind == "done":
        return bool(count) and not p.charm_can_end(p.set, True, count, garrisons, len(p.around), 0)
    if p.phase != "charm" or p.hex <= p.last_hex or not p.summons(p.hex, p.set):
        return False
    garrisons += not p.own(p.hex, CITY)
    return not p.charm_can_end(p.set, True, count + 1, garrisons, p.hex, p.at_hand(p.set) - 1)


def not_to_the_end(p: Position) -> bool:
    """The second step of Celerity could not follow, leads back, or is left out."""
    if p.phase == "fly":
        return p.foreign or p.goal == p.doing["origin"]
    return p.phase == "step" and p.kind == "move" and "Ce" in p.set and not may_step(p, False)


RULES: dict[str, Callable[[Position], bool]] = {
    "BY-2.9": tiles,
    "BY-2.10": board_fits,
    "BY-2.11": spells_shown,
    "BY-2.12": first_seat,
    "BY-2.13": founding,
    "BY-2.14": no_starting_city,
    "BY-3.2": one_action,
    "BY-3.3": must_act,
    "BY-4.1": no_recruits,
    "BY-4.2": no_knight_in_reserve,
    "BY-4.3": no_knight_to_move,
    "BY-4.4": moved_already,
    "BY-4.5": cannot_enter,
    "BY-4.8": cannot_build_there,
    "BY-4.9": no_such_building,
    "BY-4.10": own_building,
    "BY-4.11": no_city,
    "BY-4.12": no_expedition,
    "BY-4.13": no_title,
    "BY-4.14": token_too_many,
    "BY-5.4": no_spoils,
    "BY-6.1": over,
    "BY-6.4": stopped,
    "BY-7.6": no_cast,
    "BY-7.7": useless,
    "BY-7.12": not_to_the_end,
    "BY-12": out_of_order,
}
