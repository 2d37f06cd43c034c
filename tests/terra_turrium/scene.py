"""Positions in a few readable lines, and the verbs to play them.

    s = scene(flags={"blue": ["C3"], "yellow": ["C2"]}, bare={"C3": 3, "C2": 3}, phase="move")
    s.play("step C3 n")
    assert s.reserve("yellow") == 6

`heights` changes single squares of the start layout, `bare` names all that is built; cubes left over stand on one far
square in a heap, cubes too many come from the last squares of the board. Flags that are not named are in reserve.
"""

from collections.abc import Mapping
from typing import Any

import donjon
from tests.conformance import scrutiny

GAME = donjon.game("terra-turrium")
COLOURS = ["blue", "yellow", "red", "green"]
RINGS = {2: 2, 3: 1, 4: 0}
CUBES = {2: 36, 3: 80, 4: 116}
HEAP = {2: "H8", 3: "I9", 4: "J10"}
NAMES = [f"{column}{row}" for row in range(1, 11) for column in "ABCDEFGHIJ"]


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

    def after(self, *texts: str) -> "Scene":
        """The position these decisions lead to; this one stays as it is."""
        return Scene(self.state.copy()).play(*texts)

    def pass_turn(self) -> "Scene":
        """Nothing taken, nothing moved."""
        return self.play("end", "end")

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

    def may(self, *texts: str) -> bool:
        """Whether all of them are legal."""
        return set(texts) <= self.legal()

    def squares(self, kind: str) -> set[str]:
        """The squares named by the legal decisions of that kind."""
        return {text.split()[1] for text in self.legal(kind)}

    def cost(self, text: str) -> int:
        """The movement points a decision takes."""
        return int(self.document["movement"] - self.after(text).document["movement"])

    @property
    def document(self) -> dict[str, Any]:
        return GAME.dump(self.state)

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    @property
    def playing(self) -> str:
        return COLOURS[self.state.actor]

    @property
    def ending(self) -> str:
        return self.state.ending()

    @property
    def results(self) -> list[float]:
        return [self.state.result(seat) for seat in range(self.state.seats)]

    @property
    def ranks(self) -> list[int]:
        """By seat."""
        lines = GAME.view(self.state, None)["result"]["ranking"]
        return [line["rank"] for line in sorted(lines, key=lambda line: line["seat"])]

    def height(self, square: str) -> int:
        return int(self.document["heights"][NAMES.index(square) // 10][NAMES.index(square) % 10])

    def flag(self, square: str) -> str | None:
        """Whose flag stands there."""
        return next((flag["colour"] for flag in self.document["flags"] if flag["square"] == square), None)

    def player(self, colour: str) -> dict[str, Any]:
        return dict(self.document["players"][COLOURS.index(colour)])

    def reserve(self, colour: str) -> int:
        return int(self.player(colour)["reserve"])

    def attacks(self, colour: str) -> int:
        return int(self.player(colour)["attacks"])

    def captures(self, colour: str) -> int:
        return int(self.player(colour)["captures"])


def scene(**given: Any) -> Scene:
    """The position that `document_of` describes."""
    return Scene(GAME.load(document_of(**given)))


def start_heights(seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """TT-2.2, worked out here apart from the program."""
    rings = 1 if options.get("two_player_board") == "8x8" and seats == 2 else RINGS[seats]
    heights = {}
    for name in NAMES:
        row, column = NAMES.index(name) // 10, NAMES.index(name) % 10
        active = rings <= row < 10 - rings and rings <= column < 10 - rings
        middle = seats > 2 and 3 <= row <= 6 and 3 <= column <= 6
        heights[name] = int(active) + int(middle)
    return heights


def document_of(
    *,
    seats: int = 4,
    playing: str = "blue",
    first: str | None = None,
    turns: int | None = None,
    phase: str = "take",
    flags: Mapping[str, list[str]] = {},  # only read
    heights: Mapping[str, int] = {},
    bare: Mapping[str, int] | None = None,
    heap: str | None = None,
    attacks: Mapping[str, int] = {},
    captures: Mapping[str, int] = {},
    reached: tuple[str, ...] | None = None,
    winners: tuple[str, ...] = (),
    options: Mapping[str, Any] = {},
    **fields: Any,
) -> dict[str, Any]:
    """A position document: what is given, and the rest filled in. `fields` replace whole fields."""
    colours = COLOURS[:seats]
    start = start_heights(seats, options)
    built = {**start, **heights} if bare is None else {name: bare.get(name, 0) for name in NAMES}
    hand = int(fields.get("hand", 0))
    named = {*heights, *(square for squares in flags.values() for square in squares)}
    lenders = (name for name in reversed(NAMES) if built[name] and name not in named)
    while sum(built.values()) + hand > sum(start.values()):
        built[next(lenders)] -= 1
    built[heap or HEAP[seats]] += sum(start.values()) - sum(built.values()) - hand
    first_seat = colours.index(first or playing)
    turns = (colours.index(playing) - first_seat) % seats if turns is None else turns
    document = {
        "game": "terra-turrium",
        "options": dict(options),
        "seats": seats,
        "phase": phase,
        "actor": colours.index(playing),
        "first": first_seat,
        "turns": turns,
        "heights": [[built[name] for name in NAMES[row * 10 : row * 10 + 10]] for row in range(10)],
        "flags": sorted(
            ({"square": square, "colour": colour} for colour in flags for square in flags[colour]),
            key=lambda flag: NAMES.index(flag["square"]),
        ),
        "players": [
            {
                "colour": colour,
                "reserve": 6 - len(flags.get(colour, ())),
                "attacks": attacks.get(colour, 0),
                "captures": captures.get(colour, 0),
                "winner": colour in winners,
                **({} if reached is None else {"reached": colour in reached}),
            }
            for colour in colours
        ],
        "taken": [],
        "hand": 0,
        "movement": options.get("move_points", 5),
        "attacked": False,
        "captured": False,
        "open": False,
        "final": False,
        "ending": "",
    }
    assert set(fields) <= {*document, "history"}, f"no such field: {set(fields) - set(document)}"
    return {**document, **fields}


# Six flags of blue on a stair of six in the row B2 to G2; nobody else near. One step short: see `almost`.
STAIRS = {"B2": 1, "C2": 2, "D2": 3, "E2": 4, "F2": 5, "G2": 6}


def almost(colour: str = "blue", **more: Any) -> dict[str, Any]:
    """A player whose flag on A2 (height 1) has only to step onto B2 (height 2) to stand on all heights.

    The stair is C2 to F2 with 3 to 6 and A1 with 1; for a scene.
    """
    stair = {"A1": 1, "A2": 1, "B2": 2, "C2": 3, "D2": 4, "E2": 5, "F2": 6}
    return {"bare": stair, "flags": {colour: ["A1", "A2", "C2", "D2", "E2", "F2"]}, "playing": colour, **more}


def assert_invariants(state: donjon.State) -> None:
    """TT-1.5 and section 13, read from the document alone."""
    document = GAME.dump(state)
    options = GAME.options_of(state)
    seats = document["seats"]
    heights = {NAMES[k]: height for k, height in enumerate(h for row in document["heights"] for h in row)}
    start = start_heights(seats, options)
    assert sum(heights.values()) + document["hand"] == sum(start.values())
    assert all(start[name] for name in heights if heights[name]), "a cube on an unused square"
    flags = {flag["square"]: flag["colour"] for flag in document["flags"]}
    assert len(flags) == len(document["flags"]), "two flags on a square"
    assert all(heights[square] >= 1 for square in flags)
    for player in document["players"]:
        assert list(flags.values()).count(player["colour"]) + player["reserve"] == 6
        limit = int(options["attack_limit"])
        assert limit < 0 or player["attacks"] <= limit
    assert document["movement"] >= 0
    assert document["phase"] != "move" or document["hand"] == 0
