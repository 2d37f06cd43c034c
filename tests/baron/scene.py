"""Positions in a few readable lines, and the verbs to play them.

    s = scene("0,0P 1,0F 0,1M", keeps="red@0,0K", hand="VP", playing="blue")
    s.play("village 1,-1")
    assert s.honour("blue") == 1

Tiles and kinds are the letters of the specification: P meadow, V village, F field, O forest, Y vineyard, Q quarry,
E pond, M marsh, C cursed place. Whatever a scene does not name is filled in so that it does not matter: the rest of the
tiles lies unseen in the pile, the market is full, the other reserves are empty. The box's white and black are green and
purple here.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import donjon
from tests.conformance import scrutiny

GAME = donjon.game("baron")
KINDS = ["meadow", "village", "field", "forest", "vineyard", "quarry", "pond", "marsh", "cursed"]
NAMES = dict(zip("PVFOYQEMC", KINDS, strict=True))
LETTERS = {name: letter for letter, name in NAMES.items()}
COUNTS = dict(zip("PVFOYQEMC", (28, 6, 6, 6, 6, 6, 6, 6, 3), strict=True))
VALUES = dict(zip("PVFOYQEMC", (0, 3, 2, 2, 1, 1, 1, -1, -2), strict=True))
SEATS = {"red": 0, "white": 1, "green": 1, "blue": 2, "black": 3, "purple": 3, "yellow": 4}
SIDES = {"K": "knight", "B": "baron", "C": "claimant"}
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

Cell = tuple[int, int]


class Scene:
    """A position being played, with questions in the words of the rules."""

    def __init__(self, state: donjon.State) -> None:
        self.state = state

    # Playing.

    def play(self, *texts: str) -> "Scene":
        """Play decisions given as text; all that must hold of a position holds after each."""
        for text in texts:
            scrutiny.play(GAME, self.state, text)
        return self

    def after(self, *texts: str) -> "Scene":
        """The position these decisions lead to; this one stays as it is."""
        return Scene(self.state.copy()).play(*texts)

    def refused(self, text: str) -> str:
        """The rule that forbids an illegal decision, which leaves the position untouched."""
        before = self.state.digest()
        try:
            GAME.play(self.state, text)
        except donjon.IllegalAction as refusal:
            assert self.state.digest() == before
            return refusal.rule
        raise AssertionError(f"{text!r} is legal here")

    # Asking.

    def legal(self, *kinds: str) -> set[str]:
        """The legal decisions as text, all or those beginning with one of these words."""
        texts = {GAME.text(self.state, action) for action in self.state.actions()}
        return {text for text in texts if not kinds or text.split()[0] in kinds}

    def cells(self, word: str) -> set[str]:
        """The cells named by the legal decisions of that kind."""
        return {text.split()[1] for text in self.legal(word)}

    @property
    def view(self) -> Mapping[str, Any]:
        return GAME.view(self.state, None)

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def playing(self) -> int:
        return int(self.view["playing"])

    @property
    def market(self) -> str:
        """The market in letters, a dash for an empty place."""
        return "".join(LETTERS[place["kind"]] if place["kind"] else "-" for place in self.view["market"])

    def player(self, colour: str) -> dict[str, Any]:
        return dict(self.view["players"][SEATS[colour]])

    def honour(self, colour: str) -> int:
        return int(self.player(colour)["honour"])

    def supply(self, colour: str) -> int:
        return int(self.player(colour)["supply"])

    def hand(self, colour: str) -> str:
        """What its owner sees of a reserve, in letters."""
        seat = SEATS[colour]
        return "".join(LETTERS[kind] for kind in GAME.view(self.state, seat)["players"][seat]["reserve"])

    def keep(self, cell: str) -> tuple[str, str] | None:
        """Colour and rank of the keep on a cell."""
        for keep in self.view["keeps"]:
            if keep["cell"] == cell:
                return keep["colour"], keep["rank"]
        return None

    def token(self, cell: str) -> int | None:
        found: int | None = next(keep["token"] for keep in self.view["keeps"] if keep["cell"] == cell)
        return found

    def out(self, colour: str) -> bool:
        return bool(self.player(colour)["out"])

    def ranks(self) -> list[int]:
        """By seat, once the game is over."""
        ranking = self.view["result"]["ranking"]
        return [line["rank"] for line in sorted(ranking, key=lambda line: line["seat"])]


def tiles_of(text: str) -> dict[Cell, str]:
    """`"0,0P 1,-1F"` as cells and letters."""
    found = {}
    for word in text.split():
        q, r = word[:-1].split(",")
        found[int(q), int(r)] = word[-1]
    return found


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in STEPS]


def spot(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def fill(counts: Counter[str], size: int) -> list[str]:
    """The kinds of which most are left, for a market nobody asks about."""
    chosen = []
    for _ in range(size):
        kind = max(counts, key=lambda letter: (counts[letter], letter))
        counts[kind] -= 1
        chosen.append(kind)
    return chosen


def of_seat(seat: int, given: Mapping[str, Any] | None, default: Any) -> Any:
    """What was said of the colour that seat wears."""
    return next((value for name, value in (given or {}).items() if SEATS[name] == seat), default)


def document(
    tiles: str,
    keeps: str = "",
    *,
    seats: int = 5,
    playing: str = "red",
    first: str = "red",
    phase: str = "lay",
    hand: str = "P",
    hands: Mapping[str, str] | None = None,
    market: str | None = None,
    pile: int | None = None,
    honour: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    out: Mapping[str, int] | None = None,
    returned: int = 0,
    ending: str = "",
    asked: str | None = None,
    options: Mapping[str, object] | None = None,
) -> dict[str, Any]:
    """A position document; with `pile`, the tiles beyond that many are those of eliminated players, or discarded."""
    chosen = dict(options or {})
    settings = {option.name: chosen.get(option.name, option.default) for option in GAME.options}
    counts = dict(zip("PVFOYQEMC", map(int, str(settings["tile_counts"]).split(",")), strict=True))
    places = len(str(settings["draw_costs"]).split(","))
    each = int(str(settings["donjons_by_n"])[seats - 2])
    land = tiles_of(tiles)
    placed = [word.partition("@") for word in keeps.split()]
    in_hand = {**(hands or {}), playing: hand}
    out = out or {}
    left = Counter(counts)
    if seats == 5:
        left.subtract("PE")
    left.subtract(land.values())
    for tiles_held in in_hand.values():
        left.subtract(tiles_held)
    if market is None:
        market = "".join(fill(left, places)) if pile is None and phase != "attempt" else "-" * places
    else:
        left.subtract(market.replace("-", ""))
    assert min(left.values()) >= 0, f"more tiles than there are: {left}"
    if pile is not None:
        while sum(left.values()) > pile:
            fill(left, 1)
    players = []
    for seat in range(seats):
        on_board = sum(SEATS[colour] == seat for colour, _, _ in placed)
        fallen = of_seat(seat, out, 0)
        players.append(
            {
                "honour": of_seat(seat, honour, -9 if fallen else 0),
                "supply": 0 if fallen else of_seat(seat, supply, each - on_board),
                "reserve": {NAMES[k]: n for k, n in Counter(of_seat(seat, in_hand, "")).items() if not fallen},
                "out_at": fallen,
                "skipped": False,
            }
        )
    final = phase == "attempt"
    return {
        "game": "baron",
        "rules": GAME.rules,
        "options": chosen,
        "seats": seats,
        "phase": phase,
        "actor": "chance" if phase == "reveal" else SEATS[playing],
        "turns": 0,
        "first": SEATS[first],
        "playing": SEATS[playing],
        "tiles": [{"cell": spot(cell), "kind": NAMES[kind]} for cell, kind in sorted(land.items())],
        "keeps": [
            {"cell": where[:-1], "seat": SEATS[colour], "rank": SIDES[where[-1]]}
            for colour, _, where in sorted(placed, key=lambda word: tuple(map(int, word[2][:-1].split(","))))
        ],
        "unseen": {} if final else {NAMES[kind]: count for kind, count in left.items() if count},
        "known": [],
        "aside": [],
        "market": [NAMES.get(kind) for kind in market],
        "players": players,
        "dealt": 0,
        "returned": returned,
        "asked": asked,
        "ending": ending or ("stall" if final else ""),
    }


def scene(tiles: str, keeps: str = "", **more: Any) -> Scene:
    """A position; see `document` for what may be said about it."""
    return Scene(GAME.load(document(tiles, keeps, **more)))


def shifted(text: str, by: Cell) -> str:
    """The same words, every cell moved."""
    words = []
    for word in text.split():
        head, at, tail = word.rpartition("@")
        letter = tail[-1] if tail[-1].isalpha() else ""
        q, r = tail.removesuffix(letter).split(",")
        words.append(f"{head}{at}{int(q) + by[0]},{int(r) + by[1]}{letter}")
    return " ".join(words)
