"""The rules once more, plainly over a position document: which of them a decision breaks.

Slow and obvious, and with nothing of the engine's in it: an action is legal where it breaks none, and a refusal must
name one that it does break.
"""

import copy
from collections.abc import Iterator, Mapping
from typing import Any

Spot = tuple[int, int]
Bridge = tuple[Spot, Spot, Spot]  # end, middle, end

AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))
WIDE = 64  # written coordinates go on in the next row beyond -32 and 31
PHASE_OF = {"keep": "raise", "knight": "knight", "dragon": "dragon", "bridge": "bridge"}
SET_UP = {"first": "TC-2.5", "pile": "TC-2.3", "draw": "TC-3.2"}


class Book:
    """A position as it lies on the table, for the seat to decide."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.options = options
        self.seats: int = document["seats"]
        self.phase: str = document["phase"]
        self.mover: int = document["actor"] if document["mover"] is None else document["mover"]
        self.houses: list[str] = document["houses"]
        self.house = self.houses[self.mover]
        land = document["land"]
        self.land: dict[Spot, str] = {
            (land["left"] + x, land["top"] + y): letter
            for y, row in enumerate(land["rows"])
            for x, letter in enumerate(row)
            if letter != "."
        }
        self.keeps: dict[Spot, str] = {}  # where one stands, and of which house
        self.waiting: dict[int, bool] = {}  # my keeps on their piles, by windows: whether the Seal lies there too
        seal = document["seal_piles"][self.mover]
        for keep in document["keeps"]:
            if keep["at"]:
                self.keeps[spot(keep["at"])] = keep["house"]
            elif keep["house"] == self.house and keep["windows"] in mine(document, self.mover):
                self.waiting[keep["windows"]] = keep["windows"] == seal
        self.lone_seal = seal is not None and seal not in self.waiting
        self.tokens: dict[str, str] = {}  # mine
        self.knights: set[Spot] = set()
        for token in document["tokens"]:
            if token["seat"] == self.mover:
                self.tokens[token["token"]] = token["state"]
            if token["at"] and token["state"] == "front":
                self.knights.add(spot(token["at"]))
        self.bridge_built = document["bridges"][self.mover] is not None
        self.bridges = [bridge_of(spot(b), b["standing"]) for b in document["bridges"] if b]
        self.hand: list[str] = document["hands"][self.mover]
        self.card_played: bool = document["card_played"]
        self.must_raise: bool = document["must_raise"]
        self.raised: int = document["raised"]
        self.burnt: int = document["burnt"]
        self.taken = document["taken"]

    # Which rules a decision breaks.

    def broken(self, text: str) -> set[str]:
        """All of them; none for a legal one."""
        word, *rest = [*text.split(), ""] if text == "end" else text.split()
        if self.phase == "over":
            return {"TC-11.1"}
        if self.phase in ("house", "tokens") or word in ("house", "holder"):
            return self.choosing(word, rest[-1])
        if word in SET_UP:
            return {SET_UP[word]}
        if self.phase == "discard":
            return set() if word == "discard" and rest[0] in self.hand else {"TC-3.4"}
        if self.phase != "act":
            return self.putting(*parsed(rest)) if word == "put" else {"TC-3.1"}
        if word == "put":
            return {"TC-3.1"}
        if word == "discard":
            return {"TC-3.4"}
        if word == "end":
            return self.ending()
        return self.sealing(int(rest[0])) if word == "seal" else self.taking(*rest)

    def choosing(self, word: str, what: str) -> set[str]:
        """A House that is left, then who of two partners takes the Seal; each at its time."""
        if self.phase == "house" or (self.phase != "tokens" and word == "house"):
            left = self.phase == "house" and word == "house" and what not in self.houses
            return set() if left else {"TC-2.2" if self.seats < 4 else "TC-2.4"}
        own = self.phase == "tokens" and word == "holder" and int(what) % 2 == self.mover % 2
        return set() if own else {"TC-2.4"}

    def ending(self) -> set[str]:
        if self.card_played:
            return set()
        if self.must_raise:
            return {"TC-3.3"}
        return {"TC-3.4"} if (self.can_play() if self.hand else self.may_release()) else set()

    def sealing(self, windows: int) -> set[str]:
        broken = self.unusable("seal")
        if windows > (3 if self.seats < 4 else 4):
            broken.add("TC-8.1")
        return broken

    def unusable(self, token: str) -> set[str]:
        if token not in self.tokens:
            return {"TC-2.4"}
        return set() if self.tokens[token] == "ready" else {"TC-3.7"}

    def taking(self, what: str, which: str = "") -> set[str]:
        """A card or a piece, which must be there to be taken and have a place to go."""
        if what not in PHASE_OF:
            return self.taking_card(what)
        broken: set[str] = set()
        if what == "keep" and int(which) not in self.waiting:
            broken.add("TC-5.1")
        if what == "knight":
            broken |= self.unusable("knight")
        if what == "dragon":
            broken |= self.unusable(which)
        if what == "bridge" and self.bridge_built:
            broken.add("TC-3.7")
        if what in ("keep", "dragon") and self.capped(what):
            broken.add("R3")
        if broken:
            return broken
        held = copy.copy(self)
        held.phase, held.taken = PHASE_OF[what], int(which) if what == "keep" else which
        return least([held.putting(*place) for place in held.places()])

    def capped(self, what: str) -> bool:
        each: int = self.options["max_each_optional"]
        if what == "dragon":
            return 0 < each <= self.burnt
        if self.must_raise or (not self.hand and not self.card_played):
            return False
        return any(0 < cap <= self.raised for cap in (each, self.options["max_donjons_per_turn"]))

    def taking_card(self, card: str) -> set[str]:
        broken: set[str] = set()
        if self.card_played or card not in self.hand:
            broken.add("TC-3.1")
        if self.must_raise:
            broken.add("TC-3.3")
        if broken:
            return broken
        return least([self.laying(card, *place) for place in self.card_places()])

    # Putting down what was taken.

    def places(self) -> Iterator[tuple[Spot, int]]:
        for square in around(self.land):
            for turns in range(2 if self.phase == "bridge" else 1):
                yield square, turns

    def card_places(self) -> Iterator[tuple[Spot, int]]:
        for x, y in around(around(self.land)):
            for turns in range(4):
                yield (x, y), turns

    def putting(self, square: Spot, turns: int) -> set[str]:
        square = self.near(square)
        if self.phase == "lay":
            return self.laying(self.taken, square, turns)
        if self.phase == "bridge":
            return self.bridging(square, turns)
        broken = {"raise": self.raising, "dragon": self.burning, "knight": self.guarding}[self.phase](square)
        if turns:
            broken.add({"raise": "TC-5.1", "dragon": "TC-6.1", "knight": "TC-7.1"}[self.phase])
        if broken or self.card_played:
            return broken
        return {"TC-3.5"} if self.spoils(square) and not self.free_of_the_test() else set()

    def near(self, square: Spot) -> Spot:
        """The square meant, where the land reaches beyond the written coordinates."""
        left, top = min(x for x, _ in self.land) - 3, min(y for _, y in self.land) - 3
        number = (square[0] - left + WIDE * (square[1] - top)) % WIDE**2
        return left + number % WIDE, top + number // WIDE

    def raising(self, square: Spot) -> set[str]:
        broken = set()
        ends = {end for one, _, other in self.bridges for end in (one, other)}
        middles = {middle for _, middle, _ in self.bridges}
        may_share = self.options["donjon_on_bridge_end"] and square in ends - middles
        if not self.empty(square) and not (may_share and square not in self.keeps):
            broken.add("TC-2.7")
        if self.land.get(square, "#") != "#" and self.houses_in(self.group(square)):
            broken.add("TC-5.1")
        return broken

    def burning(self, square: Spot) -> set[str]:
        broken = set() if self.empty(square) else {"TC-2.7"}
        group = self.group(square)
        guarded = group & self.knights and (self.options["knight_protects_unoccupied"] or self.houses_in(group))
        return broken | {"TC-6.1", "TC-7.2"} if guarded else broken

    def guarding(self, square: Spot) -> set[str]:
        broken = set()
        spare = self.options["knight_share_donjon"] and square in self.keeps and square not in self.knights
        bridged = any(square in bridge for bridge in self.bridges)
        if not self.empty(square) and not (spare and not bridged):
            broken.add("TC-2.7")
        owners = self.houses_in(self.group(square))
        if not owners:
            broken.add("TC-7.1")
        elif self.options["knight_own_fief_only"] and owners != [self.house]:
            broken.add("R9")
        return broken

    def bridging(self, middle: Spot, standing: int) -> set[str]:
        if standing > 1:
            return {"TC-9.1"}
        one, _, other = bridge = bridge_of(middle, bool(standing))
        broken = set()
        void = self.options["bridge_over_void"]
        tokens = self.knights | {square for square, letter in self.land.items() if letter == "#"}
        if any(square not in self.land for square in ((one, other) if void else bridge)):
            broken.add("TC-9.1")
        if tokens & set(bridge) or middle in self.keeps or (one in self.keeps and other in self.keeps):
            broken.add("TC-9.1")
        here, there = self.group(one), self.group(other)
        owners = self.houses_in(here | there)
        foreign = self.options["bridge_needs_own_fief"] and owners != [self.house]
        if self.land.get(one) != self.land.get(other) or here == there or len(owners) > 1 or foreign:
            broken.add("TC-9.2")
        if broken or self.card_played:
            return broken
        after = self.after()
        after.bridges.append(bridge)
        return {"TC-3.5"} if self.worse_off(after) else set()

    # TC-3.5: a piece must not make impossible what is owed.

    def after(self) -> "Book":
        after = copy.copy(self)
        after.land, after.keeps, after.knights = dict(self.land), dict(self.keeps), set(self.knights)
        after.bridges, after.waiting = list(self.bridges), dict(self.waiting)
        return after

    def spoils(self, square: Spot) -> bool:
        """Whether the keep, dragon or knight in hand, put there, leaves nothing to play or to release."""
        after = self.after()
        frees = False
        if self.phase == "raise":
            after.keeps[square] = self.house
            under_seal = after.waiting.pop(self.taken)
            after.must_raise = False
            after.lone_seal = after.lone_seal or under_seal
            frees = not under_seal
        elif self.phase == "dragon":
            after.land[square] = "#"
            frees = self.taken == "seal" and self.lone_seal
        else:
            after.knights.add(square)
        return self.worse_off(after, frees)

    def worse_off(self, after: "Book", frees: bool = False) -> bool:
        if self.hand:
            if not after.can_play() and self.can_play():
                return True
        elif not frees and self.may_release() and not after.may_release():
            return True
        return after.must_raise and not after.can_raise()

    def free_of_the_test(self) -> bool:
        """A compulsory keep that would break it wherever it is raised."""
        if self.phase != "raise" or not self.must_raise:
            return False
        return all(self.spoils(square) for square in self.land if not self.raising(square))

    def can_raise(self) -> bool:
        return bool(self.waiting) and any(not self.raising(square) for square in self.land)

    def may_release(self) -> bool:
        return self.lone_seal or self.can_raise()

    def can_play(self) -> bool:
        cards = sorted(set(self.hand))
        return any(not self.laying(card, *place, at_all=True) for card in cards for place in self.card_places())

    # Section 4.

    def laying(self, card: str, at: Spot, turns: int, at_all: bool = False) -> set[str]:
        """The rules of section 4 that the card breaks there; if it is only asked whether it breaks one, the first."""
        x, y = at
        letters = card[4 - turns :] + card[: 4 - turns]
        card_land = dict(zip([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], letters, strict=True))
        covered = [square for square in card_land if square in self.land]
        broken = set()
        beside = [((a + dx, b + dy), letter) for (a, b), letter in card_land.items() for dx, dy in AROUND]
        if not any(square not in card_land and self.land.get(square) == letter for square, letter in beside):
            broken.add("TC-4.1")
        if len({card_land[square] for square in covered}) > 1:
            broken.add("TC-4.2")
        closed = {square for bridge in self.bridges for square in bridge} | self.knights | set(self.keeps)
        if closed & set(card_land) or any(self.land[square] == "#" for square in covered):
            broken.add("TC-4.3")
        if len(covered) == 4 and self.options["require_new_square"]:
            broken.add("TC-4.4")
        if not self.options["same_type_cover"] and any(self.land[square] == card_land[square] for square in covered):
            broken.add("R6")
        if at_all and broken:
            return broken
        after = self.after()
        after.land |= card_land
        limit = self.options["max_extent"]
        if limit and max(spread({a for a, _ in after.land}), spread({b for _, b in after.land})) > limit:
            broken.add("TC-14")
        # Bridges stay where they are; under a card that may not lie there they would hang in the air.
        if "TC-4.3" not in broken and any(len(after.houses_in(after.group(square))) > 1 for square in card_land):
            broken.add("TC-4.5")
        return broken

    # Squares and groups.

    def empty(self, square: Spot) -> bool:
        """TC-2.7"""
        bridged = any(square in bridge for bridge in self.bridges)
        return (
            self.land.get(square, "#") != "#"
            and square not in self.keeps
            and square not in self.knights
            and not bridged
        )

    def group(self, start: Spot) -> set[Spot]:
        """TC-10.1"""
        letter = self.land.get(start, "#")
        if letter == "#":
            return set()
        group, rim = {start}, [start]
        while rim:
            x, y = rim.pop()
            beside = [(x + dx, y + dy) for dx, dy in AROUND]
            beside += [end for one, _, other in self.bridges for end in (one, other) if (x, y) in (one, other)]
            for square in beside:
                if square not in group and self.land.get(square) == letter:
                    group.add(square)
                    rim.append(square)
        return group

    def houses_in(self, group: set[Spot]) -> list[str]:
        """The house of every keep that stands there."""
        return [house for square, house in self.keeps.items() if square in group]


def least(reasons: list[set[str]]) -> set[str]:
    """What stands against a thing with no place: where fewest rules do; nothing, if there is a place."""
    fewest = min(len(broken) for broken in reasons)
    return set().union(*(broken for broken in reasons if len(broken) == fewest))


def spot(at: Mapping[str, int]) -> Spot:
    return at["x"], at["y"]


def spread(numbers: set[int]) -> int:
    return max(numbers) - min(numbers) + 1


def around(squares: Any) -> set[Spot]:
    """These squares and those that touch them, if only by a corner."""
    return {(x + dx, y + dy) for x, y in squares for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


def bridge_of(middle: Spot, standing: bool) -> Bridge:
    x, y = middle
    return ((x, y - 1), middle, (x, y + 1)) if standing else ((x - 1, y), middle, (x + 1, y))


def mine(document: Mapping[str, Any], seat: int) -> tuple[int, ...]:
    """TC-2.2, TC-2.4: the windows of the keeps a seat raises."""
    if document["seats"] < 4:
        return 1, 2, 3
    seal = any(token["seat"] == seat and token["token"] == "seal" for token in document["tokens"])
    return (1, 2) if seal else (3, 4)


def parsed(words: list[str]) -> tuple[Spot, int]:
    """`3,-2 r1` as a square and turns."""
    x, _, y = words[0].partition(",")
    return (int(x), int(y)), int(words[1][1]) if len(words) > 1 else 0
