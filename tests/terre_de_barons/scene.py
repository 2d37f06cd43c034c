"""Positions in a few readable lines, and the verbs to play them.

    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}, "yellow": {21: 2}})
    s.play("disperse 19", "send 21")
    assert s.troops(21) == ("yellow", 1)

Whatever a scene does not name is filled in so that it does not matter: no mountains, cards already spent, barons and
knights parked at the edge, the knights all together so that they mostly keep each other busy.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import donjon
from tests.conformance import scrutiny

GAME = donjon.game("terre-de-barons")
COLOURS = ["blue", "yellow", "red", "green"]
TILE_COUNTS = {1: 9, 2: 9, 3: 9, 4: 10}
EDGE = [37, 34, 4, 1, 22, 16, 36, 35, 3, 2, 33, 29]
ORDERS = {"recruit", "build", "dismantle", "disperse", "concentrate"}

ByColour = Mapping[str, Any]


class Scene:
    """A position being played, with questions in the words of the rules."""

    def __init__(self, state: donjon.State) -> None:
        self.state = state

    # Playing.

    def play(self, *texts: str) -> "Scene":
        """Play decisions given as text; all that must hold of a position holds after each."""
        for text in texts:
            scrutiny.play(GAME, self.state, text)
            assert_invariants(self.state)
        return self

    def turn(self, die: int, *texts: str) -> "Scene":
        """Roll, then play."""
        return self.play(f"roll {die}", *texts)

    def copy(self) -> "Scene":
        return Scene(self.state.copy())

    def after(self, *texts: str) -> "Scene":
        """The position these decisions lead to; this one stays as it is."""
        return self.copy().play(*texts)

    def refused(self, text: str) -> donjon.IllegalAction:
        """The refusal of an illegal decision, which leaves the position untouched."""
        before = self.state.digest()
        try:
            GAME.play(self.state, text)
        except donjon.IllegalAction as refusal:
            assert self.state.digest() == before
            return refusal
        raise AssertionError(f"{text!r} is legal here")

    # Asking.

    def legal(self, *kinds: str) -> set[str]:
        """The legal decisions as text, all or those beginning with one of these words."""
        texts = {GAME.text(self.state, action) for action in self.state.actions()}
        return {text for text in texts if not kinds or text.split()[0] in kinds}

    def may(self, text: str) -> bool:
        return text in self.legal()

    def orders(self, tile: int) -> set[str]:
        """The kinds of order that may be given from a tile."""
        kinds = {text.split()[0] for text in self.legal(*ORDERS) if text.split()[1:2] == [str(tile)]}
        return kinds | ({"build"} if self.may("build") and tile == self.post(self.playing)[0] else set())

    def tiles(self, word: str) -> set[int]:
        """The tiles named by the legal decisions of that kind: `tiles("send")`, `tiles("baron")`."""
        return {int(text.split()[1]) for text in self.legal(word)}

    @property
    def document(self) -> dict[str, Any]:
        return GAME.dump(self.state)

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    @property
    def playing(self) -> str:
        """The colour whose turn it is."""
        document = self.document
        return str(document["colours"][document["turn_order"][document["playing"]]])

    def house(self, colour: str) -> dict[str, Any]:
        return next(house for house in self.document["houses"] if house["colour"] == colour)

    def reserve(self, colour: str) -> int:
        return int(self.house(colour)["reserve"])

    def discard(self, colour: str) -> int:
        return int(self.house(colour)["discard"])

    def keeps_left(self, colour: str) -> int:
        return int(self.house(colour)["keeps"])

    def post(self, colour: str) -> list[int]:
        """The tiles of the baron and of the knights."""
        return list(self.house(colour)["officers"])

    def troops(self, tile: int) -> tuple[str, int] | None:
        """Whose troops stand there, and how many."""
        for stack in self.document["troops"]:
            if stack["tile"] == tile:
                return stack["colour"], stack["fresh"] + stack["moved"]
        return None

    def keep(self, tile: int) -> str | None:
        """Whose keep stands there."""
        return next((keep["colour"] for keep in self.document["keeps"] if keep["tile"] == tile), None)

    def player(self, colour: str) -> dict[str, Any]:
        """That colour as the public sees it."""
        return next(player for player in GAME.view(self.state, None)["players"] if player["colour"] == colour)

    def points(self, colour: str) -> int:
        return int(self.player(colour)["points"])

    @property
    def ending(self) -> str:
        return self.state.ending()

    @property
    def results(self) -> list[float]:
        return [self.state.result(seat) for seat in range(self.state.seats)]


def scene(**given: Any) -> Scene:
    """The position that `document_of` describes."""
    return Scene(GAME.load(document_of(**given)))


def document_of(
    *,
    seats: int = 2,
    playing: str = "blue",
    baron: ByColour = {},  # noqa: B006  # only read
    knights: ByColour = {},  # noqa: B006
    troops: ByColour = {},  # noqa: B006
    moved: ByColour = {},  # noqa: B006
    keeps: ByColour = {},  # noqa: B006
    mountains: Iterable[int] = (),
    values: Mapping[int, int] = {},
    die: int = 4,
    card: ByColour = {},  # noqa: B006
    reserve: ByColour = {},  # noqa: B006
    discard: ByColour = {},  # noqa: B006
    options: Mapping[str, Any] = {},
    phase: str = "start",
    **fields: Any,
) -> dict[str, Any]:
    """A position document: what is given, and the rest filled in. `fields` replace whole fields."""
    colours = COLOURS[:seats]
    mountains = sorted(mountains)
    chosen = {"mountains": len(mountains), **options}
    named = {*mountains, *values, *baron.values(), *card.values()}
    for by_colour in (knights, troops, moved, keeps):
        named.update(tile for tiles in by_colour.values() for tile in tiles)
    edge = [tile for tile in EDGE if tile not in named]
    park, quiet = edge[0], iter(edge[1:])
    spare_cards = iter(tile for tile in range(1, 38) if tile not in named)
    houses = []
    for colour in colours:
        standing = len(keeps.get(colour, ()))
        stacks = [*troops.get(colour, {}).values(), *moved.get(colour, {}).values()]
        total, board = chosen.get("troops", 30), sum(stacks)
        gone = discard.get(colour, standing * chosen.get("build_cost", 3))
        if colour in reserve:
            gone = total - board - reserve[colour]
        posted = list(knights.get(colour, ()))
        posted += [park] * (chosen.get("knights", 2) - len(posted))
        held = {"state": "held" if colour in card else "spent", "number": card.get(colour) or next(spare_cards)}
        houses.append(
            {
                "colour": colour,
                "officers": [baron.get(colour) or next(quiet), *posted],
                "reserve": total - board - gone,
                "discard": gone,
                "keeps": chosen.get("keeps", 10) - standing,
                "card": held if chosen.get("personal_cards", 1) else {"state": "none", "number": None},
            }
        )
    marching = phase in ("send", "pull", "capture")
    document = {
        "game": "terre-de-barons",
        "options": chosen,
        "seats": seats,
        "phase": phase,
        "actor": "chance" if phase == "roll" else colours.index(playing),
        "turns": 0,
        "tiles": land(mountains, values),
        "turn_order": list(range(seats)),
        "colours": colours,
        "keeps": [{"tile": tile, "colour": colour} for colour in keeps for tile in keeps[colour]],
        "troops": stacks_of(troops, moved),
        "houses": houses,
        "playing": colours.index(playing),
        "die": 0 if phase == "roll" else die,
        "bonus_spent": False,
        "done": 0,
        "first": "",
        "paused": False,
        "drawn": 0,
        "order": {"tile": 19, "steps": 0, "fallen": [], "asked": None} if marching else None,
        "ending": "",
    }
    assert set(fields) <= set(document), f"no such field: {set(fields) - set(document)}"
    return {**document, **fields}


def land(mountains: Iterable[int], values: Mapping[int, int]) -> list[int]:
    """37 tile values: the given ones, and the others from what is left in the box, the largest first."""
    left = dict(TILE_COUNTS)
    for value in values.values():
        left[value] -= 1
    pool = [value for value in (4, 3, 2, 1) for _ in range(left[value])]
    return [0 if tile in mountains else values.get(tile) or pool.pop(0) for tile in range(1, 38)]


def stacks_of(troops: ByColour, moved: ByColour) -> list[dict[str, Any]]:
    """Troop stacks by tile, with those that have moved this turn counted apart."""
    stacks = []
    for colour in COLOURS:
        fresh, tired = troops.get(colour, {}), moved.get(colour, {})
        for tile in sorted({*fresh, *tired}):
            stacks.append({"tile": tile, "colour": colour, "fresh": fresh.get(tile, 0), "moved": tired.get(tile, 0)})
    return sorted(stacks, key=lambda stack: stack["tile"])


def assert_invariants(state: donjon.State) -> None:
    """TB-1.8, read from the document alone."""
    document = GAME.dump(state)
    options = GAME.options_of(state)
    keeps = {keep["tile"]: keep["colour"] for keep in document["keeps"]}
    troops = {stack["tile"]: stack for stack in document["troops"]}
    assert len(troops) == len(document["troops"]), "troops on a tile are all of one colour"
    officers = []
    for house in document["houses"]:
        colour = house["colour"]
        board = sum(s["fresh"] + s["moved"] for s in document["troops"] if s["colour"] == colour)
        standing = list(keeps.values()).count(colour)
        assert house["reserve"] >= 0
        assert house["reserve"] + house["discard"] + board == options["troops"]
        assert house["discard"] >= options["build_cost"] * standing
        assert house["keeps"] >= 0
        assert house["keeps"] + standing == options["keeps"]
        officers += house["officers"]
    for tile, colour in keeps.items():
        assert not set(around(tile)) & set(keeps), f"keeps side by side at {tile}"
        stack = troops.get(tile)
        if stack and stack["colour"] != colour:
            assert stack["fresh"] + stack["moved"] < options["destroy_cost"]
    barons = [house["officers"][0] for house in document["houses"]]
    if not document["paused"] and document["phase"] in ("roll", "start", "second", "over"):
        assert len(set(barons)) == len(barons), "two barons on a tile"
    mountains = {tile for tile in range(1, 38) if document["tiles"][tile - 1] == 0}
    assert not mountains & {*keeps, *troops, *officers}


# The board by its axial coordinates (TB-1.2), worked out here apart from the program's tables.
AXIAL: dict[int, tuple[int, int]] = {}
for _r in range(-3, 4):
    for _q in range(max(-3, -3 - _r), min(3, 3 - _r) + 1):
        AXIAL[len(AXIAL) + 1] = (_q, _r)
NUMBER = {cell: tile for tile, cell in AXIAL.items()}
DIRECTIONS = [(1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1)]


def around(tile: int) -> list[int]:
    """The neighbours of a tile."""
    q, r = AXIAL[tile]
    return [NUMBER[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in NUMBER]


def lines_from(tile: int) -> list[list[int]]:
    """The straight lines from a tile to the edge, nearest first."""
    lines = []
    for dq, dr in DIRECTIONS:
        q, r = AXIAL[tile]
        line = []
        while (q + dq, r + dr) in NUMBER:
            q, r = q + dq, r + dr
            line.append(NUMBER[q, r])
        lines.append(line)
    return lines


def walk(tile: int, steps: int, mountains: Iterable[int] = ()) -> set[int]:
    """The tiles an officer can end on within so many steps, his own not counted."""
    reached, rim = {tile}, {tile}
    for _ in range(steps):
        rim = {beside for here in rim for beside in around(here)} - reached - set(mountains)
        reached |= rim
    return reached - {tile}
