"""Whether a refused decision breaks the rule that the refusal names: judged from the position document alone."""

from collections.abc import Callable
from typing import Any

from .scene import GAME, KINDS, Cell, around

VALUE_1 = ["vineyard", "quarry", "pond"]
LAST_PLAYERS = ("survivor", "oubliettes")  # endings: nobody is left to play against


def breaks(document: dict[str, Any], text: str, rule: str) -> bool:
    """Whether that decision breaks that rule in that position."""
    return RULES[rule](Position(document, text))


class Position:
    """What the document says, seen by whoever is to play, and the decision refused there."""

    def __init__(self, document: dict[str, Any], text: str) -> None:
        self.kind, _, self.object = text.partition(" ")
        self.document = document
        self.phase: str = document["phase"]
        self.seats: int = document["seats"]
        self.options: dict[str, Any] = GAME.settle(self.seats, document["options"])[1]
        self.land: dict[Cell, str] = {cell_of(tile["cell"]): tile["kind"] for tile in document["tiles"]}
        self.keeps: set[Cell] = {cell_of(keep["cell"]) for keep in document["keeps"]}
        self.unseen: dict[str, int] = document["unseen"]
        playing = document["playing"]
        self.player: dict[str, Any] = {} if playing is None else document["players"][playing]

    @property
    def cell(self) -> Cell:
        """Where the tile or the keep would go."""
        return cell_of(self.object)

    @property
    def lays(self) -> bool:
        """Tiles are laid by naming their kind."""
        return self.kind in KINDS

    @property
    def place(self) -> int:
        """The place in the market, counted from 0."""
        return int(self.object) - 1

    def touching(self) -> list[str]:
        """The kinds of the tiles beside the cell."""
        return [self.land[cell] for cell in around(self.cell) if cell in self.land]

    def dealt(self) -> list[str]:
        """The tiles of value 1 that players have so far."""
        return [kind for player in self.document["players"] for kind in player["reserve"] if kind in VALUE_1]


def cell_of(text: str) -> Cell:
    q, r = text.split(",")
    return int(q), int(r)


# Set-up.


def first_player(p: Position) -> bool:
    """The first player is drawn before anything else, of those at the table."""
    return p.phase == "seating" and (p.kind != "first" or int(p.object) >= p.seats)


def reserves(p: Position) -> bool:
    """Everybody takes a tile of value 1, no kind again before all three are dealt."""
    dealt = p.dealt()
    if p.phase != "deal" or len(dealt) == p.seats:
        return False
    return p.kind != "reveal" or p.object not in VALUE_1 or dealt.count(p.object) > len(dealt) // 3


def removed(p: Position) -> bool:
    """Five have their tiles, and one of value 1 that is left goes out of the game."""
    if p.phase != "deal" or p.seats < 5 or len(p.dealt()) < p.seats:
        return False
    return p.kind != "reveal" or p.object not in VALUE_1 or not p.unseen.get(p.object)


def opening(p: Position) -> bool:
    """The market is filled with tiles of the pile."""
    return p.phase == "market" and (p.kind != "reveal" or not p.unseen.get(p.object))


def start_tile(p: Position) -> bool:
    """The start tile is the next of the pile."""
    return p.phase == "start" and (p.kind != "reveal" or not p.unseen.get(p.object))


# The turn.


def draws(p: Position) -> bool:
    """A tile of the market must be taken."""
    if p.phase != "draw" or p.kind != "draw":
        return p.phase == "draw"
    market = p.document["market"]
    return p.place >= len(market) or market[p.place] is None


def debt(p: Position) -> bool:
    """The price leads deeper into debt than is allowed; the first place is for nothing."""
    if p.kind != "draw" or p.place == 0 or p.options["allow_suicidal_draw"]:
        return False
    costs = [int(cost) for cost in p.options["draw_costs"].split(",")]
    if p.place >= len(costs) or forced(p, costs):
        return False
    return bool(p.player["honour"] - costs[p.place] < p.options["debt_floor"])


def forced(p: Position, costs: list[int]) -> bool:
    """R4: where nothing can be paid, the cheapest tile is taken all the same."""
    there = [place for place, kind in enumerate(p.document["market"]) if kind]
    payable = [place for place in there if place == 0 or p.player["honour"] - costs[place] >= p.options["debt_floor"]]
    return not payable and p.place == min(there, key=costs.__getitem__)


def reveals(p: Position) -> bool:
    """The top of the pile is revealed: the tile known to lie there, or one that nobody has seen."""
    if p.phase != "reveal" or p.kind != "reveal":
        return p.phase == "reveal"
    known = {tile["height"]: tile["kind"] for tile in p.document["known"]}
    top = known.get(sum(p.unseen.values()) + len(known) - 1)
    return p.object != top if top else not p.unseen.get(p.object)


def laying(p: Position) -> bool:
    """A tile of the reserve must be laid, on an empty cell beside a tile."""
    if p.phase != "lay" or not p.lays:
        return p.phase == "lay"
    return not p.player["reserve"].get(p.kind) or p.cell in p.land or not p.touching()


def same_kind(p: Position) -> bool:
    """A tile of the same kind is beside the cell, and it is no meadow."""
    return p.lays and p.kind != "meadow" and p.kind in p.touching()


def keep(p: Position) -> bool:
    """A keep goes on a meadow without one; or none is placed."""
    if p.phase != "keep" or p.kind != "keep":
        return p.phase == "keep" and p.kind != "pass"
    return p.land.get(p.cell) != "meadow" or p.cell in p.keeps


# The end.


def answers(p: Position) -> bool:
    """For each knight in turn its player says yes or no."""
    return p.phase == "attempt" and p.kind not in ("attempt", "decline")


def last_player(p: Position) -> bool:
    """The game ended when at most one player was left."""
    return p.phase == "over" and p.document["ending"] in LAST_PLAYERS


def over(p: Position) -> bool:
    """The game ended with the tiles."""
    return p.phase == "over" and p.document["ending"] not in LAST_PLAYERS


RULES: dict[str, Callable[[Position], bool]] = {
    "BA-2.2": reserves,
    "BA-2.3": removed,
    "BA-2.4": opening,
    "BA-2.5": start_tile,
    "BA-2.6": first_player,
    "BA-4.1": draws,
    "BA-4.2": debt,
    "BA-4.3": reveals,
    "BA-4.5": laying,
    "BA-4.6": same_kind,
    "BA-4.10": keep,
    "BA-4.16": last_player,
    "BA-4.17": answers,
    "BA-6.1": over,
}
