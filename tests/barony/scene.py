"""Positions in a few readable lines, and the verbs to play them.

    s = scene(knights={"blue": {(0, 0): 1}}, land={(1, 0): "L"})
    assert s.targets((0, 0)) == …
    s.move((0, 0), (0, 1))

Hexes are named by their axial coordinates, as in the worked examples. Whatever a scene does not name is filled in so
that it does not matter: plains everywhere, no tokens, starting cities never placed, all other knights in reserve.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import donjon
from tests.conformance import scrutiny

GAME = donjon.game("barony")
COLOURS = ["blue", "yellow", "red", "green", "purple"]
KINDS = "FPWM"
TERRAINS = {"F": "field", "P": "plain", "W": "forest", "M": "mountain"}
WINDS = {(1, 0): "se", (1, -1): "ne", (0, -1): "n", (-1, 0): "nw", (-1, 1): "sw", (0, 1): "s"}
PLACES = [3, 4, 5, 5]
SPELLS = "Ce Te To Ch Il Po Ab Pe Sa"

Cell = tuple[int, int]
ByColour = Mapping[str, Any]


def cells_of(seats: int, options: Mapping[str, Any] = {}) -> list[Cell]:  # only read
    """The coordinates of the hexes, in canonical order."""
    return [(hex["q"], hex["r"]) for hex in GAME.view(GAME.new(seats, options), None)["hexes"]]


class Scene:
    """A position being played, with questions in the words of the rules."""

    def __init__(self, state: donjon.State) -> None:
        self.state = state
        self.cells = [(hex["q"], hex["r"]) for hex in self.view["hexes"]]

    # Playing.

    def play(self, *texts: str) -> "Scene":
        """Play decisions given as text; all that must hold of a position holds after each."""
        for text in texts:
            scrutiny.play(GAME, self.state, text)
        return self

    def number(self, cell: Cell) -> int:
        return self.cells.index(cell) + 1

    def step(self, start: Cell, end: Cell) -> str:
        """The text of a step between neighbours."""
        return f"move {self.number(start)} {WINDS[end[0] - start[0], end[1] - start[1]]}"

    def move(self, start: Cell, end: Cell) -> "Scene":
        return self.play(self.step(start, end))

    def build(self, cell: Cell, kind: str = "village") -> "Scene":
        return self.play(f"build {self.number(cell)} {kind}")

    def recruit(self, cell: Cell, knights: int) -> "Scene":
        return self.play(f"recruit {self.number(cell)} {knights}")

    def city(self, cell: Cell) -> "Scene":
        return self.play(f"city {self.number(cell)}")

    def expedition(self, cell: Cell) -> "Scene":
        return self.play(f"expedition {self.number(cell)}")

    def pay(self, tokens: str) -> "Scene":
        return self.play(*(f"pay {TERRAINS[kind]}" for kind in tokens))

    def copy(self) -> "Scene":
        return Scene(self.state.copy())

    def refused(self, text: str) -> str:
        """The rule that forbids a decision, which leaves the position untouched."""
        before = self.state.digest()
        try:
            GAME.play(self.state, text)
        except donjon.IllegalAction as refusal:
            assert self.state.digest() == before
            return refusal.rule
        raise AssertionError(f"{text!r} is legal here")

    # Asking.

    def legal(self, *words: str) -> set[str]:
        """The legal decisions as text, all or those beginning with one of these words."""
        texts = {GAME.text(self.state, action) for action in self.state.actions()}
        return {text for text in texts if not words or text.split()[0] in words}

    def hexes(self, word: str) -> set[Cell]:
        """The hexes named by the legal decisions of that kind."""
        return {self.cells[int(text.split()[1]) - 1] for text in self.legal(word)}

    def targets(self, start: Cell) -> set[Cell]:
        """Where a knight may step from there."""
        return {
            (start[0] + dq, start[1] + dr)
            for (dq, dr), wind in WINDS.items()
            if f"move {self.number(start)} {wind}" in self.legal("move")
        }

    def recruits(self, cell: Cell) -> set[int]:
        """How many knights may be recruited there."""
        return {int(text.split()[2]) for text in self.legal("recruit") if text.split()[1] == str(self.number(cell))}

    def casts(self) -> set[str]:
        return {text.split()[1] for text in self.legal("cast")}

    @property
    def view(self) -> Mapping[str, Any]:
        return GAME.view(self.state, None)

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def actor(self) -> str:
        """The colour to decide, or chance or over."""
        actor = self.view["actor"]
        return COLOURS[actor] if isinstance(actor, int) else str(actor)

    def player(self, colour: str) -> dict[str, Any]:
        return dict(self.view["players"][COLOURS.index(colour)])

    def reserve(self, colour: str, piece: str = "knights") -> int:
        return int(self.player(colour)["reserve"][piece])

    def tokens(self, colour: str) -> str:
        """The tokens as letters, fields first."""
        return "".join(kind * held for kind, held in zip(KINDS, self.player(colour)["tokens"], strict=True))

    def magic(self, colour: str) -> int:
        return int(self.player(colour)["magic"])

    def track(self, colour: str) -> int:
        return int(self.player(colour)["track"])

    def knights(self, cell: Cell) -> dict[str, int]:
        """Knights there, by colour."""
        return {k["colour"]: k["count"] for k in self.view["knights"] if k["hex"] == self.number(cell)}

    def building(self, cell: Cell) -> tuple[str, str] | None:
        """The building there, as its kind and colour."""
        found = [(b["kind"], b["colour"]) for b in self.view["buildings"] if b["hex"] == self.number(cell)]
        return found[0] if found else None

    def imprints(self, cell: Cell) -> list[str]:
        return next(list(place["imprints"]) for place in self.view["places"] if place["hex"] == self.number(cell))

    @property
    def ending(self) -> str:
        return self.state.ending()

    @property
    def winner(self) -> str:
        return COLOURS[[self.state.result(seat) for seat in range(self.state.seats)].index(1.0)]


def outcomes(s: Scene, of: Any) -> list[Any]:
    """What every way of finishing the chain that is under way leads to, as `of(scene)` tells; one entry per way."""
    turn = (s.view["turn"], s.actor)
    if s.phase in ("turn", "over") or (s.view["turn"], s.actor) != turn:
        return [of(s)]
    return [found for text in sorted(s.legal()) for found in outcomes(s.copy().play(text), of)]


def scene(**given: Any) -> Scene:
    """The position that `document_of` describes."""
    return Scene(GAME.load(document_of(**given)))


def document_of(
    *,
    seats: int = 2,
    playing: str = "blue",
    land: Mapping[Cell, str] = {},  # only read, here and below
    cities: Mapping[str, Iterable[Cell]] = {},
    villages: Mapping[str, Iterable[Cell]] = {},
    strongholds: Mapping[str, Iterable[Cell]] = {},
    knights: ByColour = {},  # noqa: B006
    reserve: ByColour = {},  # noqa: B006
    box: ByColour = {},  # noqa: B006
    tokens: ByColour = {},  # noqa: B006
    rank: ByColour = {},  # noqa: B006
    new_cities: ByColour = {},  # noqa: B006
    imprints: Mapping[Cell, Iterable[str]] = {},
    magic: ByColour = {},  # noqa: B006
    spells: str | None = None,
    options: Mapping[str, Any] = {},
    **fields: Any,
) -> dict[str, Any]:
    """A position document: what is given, and the rest filled in. `fields` replace whole fields."""
    chosen = dict(options)
    if spells is not None:
        chosen |= {"sorcery": True, "spells": spells}
    sorcery = bool(chosen.get("sorcery")) or seats == 5
    cells = cells_of(seats, chosen)
    used = {*land, *imprints}
    for by_colour in (cities, villages, strongholds, knights):
        used.update(cell for found in by_colour.values() for cell in found)
    letters = dict.fromkeys(cells, "P") | dict(land)
    assert set(letters) == set(cells), f"not on the board: {set(letters) - set(cells)}"
    if sorcery:
        fill_places(letters, used, PLACES[seats - 2])
    text = "".join(letters[cell] for cell in cells)
    slots = [text[k : k + 3] for k in range(0, len(text), 3)]
    chosen.setdefault("tiles", tiles_of(slots))
    marks = dict(magic)
    buildings: list[dict[str, Any]] = [
        {"hex": cells.index(cell) + 1, "kind": kind, "seat": COLOURS.index(colour)}
        for kind, by_colour in (("village", villages), ("stronghold", strongholds), ("city", cities))
        for colour, found in by_colour.items()
        for cell in found
    ]
    players = []
    for colour in COLOURS[:seats]:
        placed = len(list(cities.get(colour, ())))
        new = new_cities.get(colour, max(0, placed - 3))
        forfeits = 3 - (placed - new)
        on_board = sum(knights.get(colour, {}).values())
        boxed = box.get(colour, 7 - on_board - reserve[colour] if colour in reserve else 0)
        players.append(
            {
                "knights": 7 - on_board - boxed,
                "villages": 14 - len(list(villages.get(colour, ()))),
                "strongholds": 2 - len(list(strongholds.get(colour, ()))),
                "cities": 5 - placed - forfeits,
                "box": boxed,
                "rank": rank.get(colour, 0),
                "new_cities": new,
                "magic": marks.get(colour, 0),
                "tokens": [tokens.get(colour, "").count(kind) for kind in KINDS],
                "forfeits": forfeits,
            }
        )
    names = [*imprints]
    marked = {cell: [COLOURS.index(colour) for colour in imprints[cell]] for cell in names}
    if marks:
        spare = [cell for cell in letters if letters[cell] == "X" and cell not in land and cell not in marked]
        earn_magic(marked, spare, marks)
    document = {
        "game": "barony",
        "options": chosen,
        "seats": seats,
        "phase": "turn",
        "actor": COLOURS.index(playing),
        "first": 0,
        "playing": COLOURS.index(playing),
        "steps": 0,
        "land": text,
        "spells": sorted((chosen.get("spells") or "").split(), key="Ce Te To Ch Il Po Ab Pe Sa".index)
        if sorcery
        else [],
        "buildings": sorted(buildings, key=lambda found: found["hex"]),
        "knights": [
            {"hex": cells.index(cell) + 1, "seat": COLOURS.index(colour), "count": count}
            for colour in knights
            for cell, count in knights[colour].items()
        ],
        "imprints": [{"hex": cells.index(cell) + 1, "seats": seats_in} for cell, seats_in in marked.items()],
        "players": players,
        "rounds": 0,
        "passes": 0,
        "lively": False,
        "stalled": 0,
        "doing": None,
        "ending": "",
    }
    assert set(fields) <= set(document), f"no such field: {set(fields) - set(document)}"
    return {**document, **fields}


def apart(a: Cell, b: Cell) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def fill_places(letters: dict[Cell, str], used: set[Cell], count: int) -> None:
    """Mysterious places on hexes that do not matter, until there are as many as the game has."""
    places = [cell for cell in letters if letters[cell] == "X"]
    from_afar = sorted(letters, key=lambda cell: -min([apart(cell, other) for other in used] or [0]))
    for cell in from_afar:
        if len(places) == count:
            return
        if all(apart(cell, other) >= 3 for other in places):
            letters[cell] = "X"
            places.append(cell)
    assert len(places) == count, "too many mysterious places named"


def tiles_of(slots: list[str]) -> str:
    """Just the tiles that lie on the board, as an option."""
    plain = [tile for tile in slots if "X" not in tile]
    strange = [tile for tile in slots if "X" in tile]
    return f"{' '.join(plain)} / {' '.join(strange)} / "


def earn_magic(marked: dict[Cell, list[int]], free: list[Cell], magic: ByColour) -> None:
    """Imprints that explain the magic a scene gives, on places it does not name."""
    for colour in magic:
        seat = COLOURS.index(colour)
        earned = sum(3 - seats.index(seat) for seats in marked.values() if seat in seats)
        while earned < magic[colour]:
            cell = free.pop(0)
            marked[cell] = [seat]
            earned += 3
