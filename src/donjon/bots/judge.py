"""Who judges positions in a search: the game's own judge, made by hand, or one that learned the game.

What a learned judge knows stands in a file beside this one. It reads the same of a position compiled or not, on any
machine: its sums are whole numbers.
"""

import json
import math
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.state import OVER, Native, State

FOLDER: Final = Path(__file__).with_name("learned")

OCTAVE: Final = 32  # the tables are in these parts of a doubling
OCTAVES: Final = 16  # by which the most and the least likely action differ at most
DOUBLING: Final = vec[i64]([round(2.0 ** (OCTAVES - part / OCTAVE)) for part in range(OCTAVE)])
HIDDEN: Final = 16  # units of the net
ROWS: Final = HIDDEN + 1  # and what goes past them
OTHERS: Final = 12  # by which what is said of the others is multiplied, so that its mean over 1 to 4 is whole
LOGIT: Final = 256.0  # the estimate by hand is read in these parts of a logarithm
TINIEST: Final = 1e-6
SEATS: Final = 5


class Judge:
    """The judge made by hand: what the game prefers, and what it expects."""

    def prefer(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weights (1 or more) of the first `count` actions."""
        state.prefer(actions, count, out)

    def weigh(self, state: State, out: vec[float]) -> None:
        """The result every seat may expect; once the game is over, the results."""
        state.weigh(out)

    def horizon(self, state: State) -> i64:
        """How many decisions a playout looks ahead before the estimate is trusted."""
        return state.horizon()

    def exploration(self, state: State) -> float:
        """How much the search tries what is preferred; 0: as usual."""
        return state.exploration()

    def pace(self, state: State) -> i64:
        """About how many iterations one second of an ordinary core is good for."""
        return state.pace()

    def likings(self, state: State) -> list[int]:
        """What `prefer` weighs the legal actions, in their order."""
        actions, out = state.buffer(), state.buffer()
        count = state.legal(actions)
        self.prefer(state, actions, count, out)
        return [int(out[i]) for i in range(count)]

    def shares(self, state: State) -> list[float]:
        """What `weigh` expects, by seat."""
        out = vec[float]([0.0] * int(state.seats))
        self.weigh(state, out)
        return [out[seat] for seat in range(state.seats)]


HAND: Final = Judge()


class Lore:
    """What was learned of one game, as it is read from its file."""

    table: vec[i64]
    first: vec[i64]  # the net's first layer, row by row: what is said of a seat, and of the others
    last: vec[i64]  # its second

    def __init__(self, document: dict[str, Any]) -> None:
        self.document: Final = document
        self.table = vec[i64]([int(number) for number in document["prior"]])
        value: dict[str, Any] | None = document["value"]
        self.first = vec[i64]([])
        self.last = vec[i64]([])
        self.width: i64 = 0  # 0: no net
        self.unit: float = 1.0
        if value is not None:
            self.first = vec[i64]([int(number) for number in value["first"]])
            self.last = vec[i64]([int(number) for number in value["last"]])
            self.width = int(value["width"])
            self.unit = float(value["unit"])
        self.chosen: Final[list[Any]] = document["chosen"]
        self.curiosity: Final = float(document["search"]["exploration"])


class Learned(Judge):
    """A judge that learned the game from searches; where it learned nothing of, it asks the one made by hand."""

    table: vec[i64]
    first: vec[i64]
    last: vec[i64]
    width: i64
    unit: float
    likes: bool  # it prefers by what it learned
    weighs: bool  # and expects by it
    curiosity: float
    speed: float
    told: vec[i64]
    notes: vec[i64]
    inputs: vec[i64]  # by seat: what is said of it, a 1, and what the judge made by hand expects
    sums: vec[i64]

    def __init__(self, lore: Lore, *, likes: bool = True, weighs: bool = True, speed: float = 1.0) -> None:
        self.table = lore.table
        self.first = lore.first
        self.last = lore.last
        self.width = lore.width
        self.unit = lore.unit
        self.likes = likes
        self.weighs = weighs and lore.width > 0
        self.told = vec[i64]([0] * 1024)
        self.notes = vec[i64]()
        self.inputs = vec[i64]([0] * int(SEATS * lore.width))
        self.sums = vec[i64]([0] * int(lore.width))
        self.curiosity = lore.curiosity
        self.speed = speed  # of a search with it, in times one with the judge made by hand

    def prefer(self, state: State, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        if not self.likes:
            state.prefer(actions, count, out)
            return
        if len(self.told) < 16 * count:
            self.told = vec[i64]([0] * (32 * int(count)))
        if len(self.notes) == 0:
            self.notes = state.buffer()
        width = state.traits(actions, count, self.told, self.notes)
        if width == 0:
            state.prefer(actions, count, out)
        else:
            add_up(self.table, self.told, count, width, out)

    def weigh(self, state: State, out: vec[float]) -> None:
        state.weigh(out)
        if not self.weighs or state.actor == OVER:
            return
        width = self.width
        inputs = self.inputs
        said = self.sums
        whole = 0.0
        for seat in range(state.seats):
            count = state.regard(seat, said)
            if count == 0:
                return
            at = seat * width
            for k in range(count):
                inputs[at + k] = said[k]
            inputs[at + count] = 1
            whole += out[seat]
        for seat in range(state.seats):
            share = out[seat] if out[seat] > TINIEST else TINIEST
            inputs[seat * width + width - 1] = i64(math.floor(LOGIT * math.log(share) + 0.5))
        share_out(state, inputs, self.first, self.last, width, self.sums, self.unit, whole, out)

    def exploration(self, state: State) -> float:
        return self.curiosity if self.curiosity > 0.0 and self.likes else state.exploration()

    def pace(self, state: State) -> i64:
        return i64(self.speed * float(state.pace()))


def add_up(table: vec[i64], told: vec[i64], count: i64, width: i64, out: vec[i64]) -> None:
    """From entries of the table to weights: the most likely action has the largest, by powers of two of the sums."""
    most: i64 = -1_000_000_000
    at: i64 = 0
    for i in range(count):
        total: i64 = 0
        for k in range(at, at + width):
            total += table[told[k]]
        at += width
        out[i] = total
        most = max(most, total)
    for i in range(count):
        less = most - out[i]
        octaves = less // OCTAVE
        out[i] = DOUBLING[less - octaves * OCTAVE] >> octaves if octaves < OCTAVES else i64(1)


def share_out(
    state: State,
    inputs: vec[i64],
    first: vec[i64],
    last: vec[i64],
    width: i64,
    sums: vec[i64],
    unit: float,
    whole: float,
    out: vec[float],
) -> None:
    """One net for every seat's eyes, and a softmax over seats; partners are one side, and share alike."""
    seats = state.seats
    for k in range(width):
        total: i64 = 0
        for seat in range(seats):
            total += inputs[seat * width + k]
        sums[k] = total
    spread = OTHERS // (seats - 1)
    for seat in range(seats):
        out[seat] = float(net(inputs, seat * width, sums, spread, first, last, width)) / unit
    highest = -1e30
    for seat in range(seats):
        highest = max(highest, out[seat])
    for seat in range(seats):
        out[seat] = math.exp(min(40.0, max(-40.0, out[seat] - highest)))
    together = 0.0
    paired = False
    for seat in range(seats):
        together += out[seat]
        paired = paired or state.side(seat) != seat
    if paired:
        even_out(state, out)
    for seat in range(seats):
        out[seat] *= whole / together


def even_out(state: State, out: vec[float]) -> None:
    """Partners have what they have together in equal parts."""
    for seat in range(state.seats):
        side = state.side(seat)
        total = 0.0
        partners = 0.0
        for other in range(seat, state.seats):
            if state.side(other) == side:
                total += out[other]
                partners += 1.0
        for other in range(seat, state.seats):
            if state.side(other) == side:
                out[other] = total / partners


def net(inputs: vec[i64], at: i64, sums: vec[i64], spread: i64, first: vec[i64], last: vec[i64], width: i64) -> i64:
    """What the net makes of one seat: rows of the first layer, cut off below nothing, and added up by the second."""
    found: i64 = 0
    row: i64 = 0
    for h in range(i64(ROWS)):
        total: i64 = 0
        for k in range(width):
            own = inputs[at + k]
            total += own * first[row + k] + (sums[k] - own) * spread * first[row + width + k]
        row += 2 * width
        if h == HIDDEN or total > 0:
            found += total * last[h]
    return found


_read: dict[str, Lore | None] = {}


def lore_of(game: str) -> Lore | None:
    """What was learned of that game, if anything was."""
    if game not in _read:
        path = FOLDER / f"{game}.json"
        found = game != "" and path.exists()
        _read[game] = Lore(json.loads(path.read_text(encoding="utf-8"))) if found else None
    return _read[game]


KNOWN: Final = ("", "hand", "learned", "prior", "value")  # what can be asked for by name; "": what plays best


def judge_for(state: State, wanted: str = "") -> Judge:
    """The judge asked for by name, or the one that plays best with so many seats and these options."""
    lore = None if wanted == "hand" else lore_of(state.lore())
    if lore is None:
        return HAND
    if wanted == "":
        return accepted(lore, state)
    return Learned(lore, likes=wanted != "value", weighs=wanted != "prior")


def accepted(lore: Lore, state: State) -> Judge:
    """What plays best: learned where it won, by hand elsewhere."""
    for rule in lore.chosen:
        if int(state.seats) in rule["seats"] and applies(rule["unless"], state):
            return Learned(lore, likes=rule["prior"], weighs=rule["value"], speed=float(rule["speed"]))
    return HAND


def applies(unless: dict[str, list[Any]], state: State) -> bool:
    """Whether none of these options is in force, with which the judge made by hand is no worse."""
    if not unless or not isinstance(state, Native):
        return True
    options = state.options()
    for name, values in unless.items():
        if options[name] in values:
            return False
    return True
