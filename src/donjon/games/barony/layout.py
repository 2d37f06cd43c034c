"""Where hexes lie: the layouts of section 2.1, read from text, measured once and shared by all games."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core import hexes
from donjon.core.hexes import DIRECTIONS, Cell
from donjon.games.barony import board

# BY-2.2: the hexes of a tile, from its base.
CELLS_OF_TILE: Final[list[Cell]] = [(0, 0), (1, 0), (0, 1)]


def read_slots(text: str) -> list[tuple[int, int]]:
    """Slots (i, j) in canonical order from rows such as `-2:1..2`; raises ValueError saying what is wrong."""
    found: list[tuple[int, int]] = []
    for row in text.split():
        j, colon, span = row.partition(":")
        first, dots, last = span.partition("..")
        if not colon or not dots or not all(is_number(part) for part in (j, first, last)):
            raise ValueError(f"row {row[:20]!r} must look like -2:1..2")
        if int(last) < int(first):
            raise ValueError(f"row {row[:20]!r} is empty")
        if int(last) - int(first) >= board.SLOTS:
            raise ValueError(f"row {row[:20]!r} is too long")
        found += [(int(j), i) for i in range(int(first), int(last) + 1)]
    if len(set(found)) != len(found):
        raise ValueError("a slot is listed twice")
    if not 1 <= len(found) <= board.SLOTS:
        raise ValueError(f"must have 1 to {board.SLOTS} slots, has {len(found)}")
    return [(i, j) for j, i in sorted(found)]


def is_number(text: str) -> bool:
    digits = text[1:] if text.startswith("-") else text
    return digits.isascii() and digits.isdigit() and len(digits) <= 2


class Layout:
    """Hexes numbered 3·slot + k in canonical order (BY-2.5), with their neighbours and the rim."""

    text: str
    slots: i64
    hexes: i64
    cells: list[Cell]
    around: vec[i64]  # 6·hex + direction, NOWHERE off the board
    rim: vec[i64]  # the edge hexes, BY-2.6

    def __init__(self, text: str) -> None:
        slots = read_slots(text)
        self.text = text
        self.slots = len(slots)
        self.hexes = 3 * len(slots)
        self.cells = [(2 * i + j + q, j - i + r) for i, j in slots for q, r in CELLS_OF_TILE]
        self.around = hexes.around(self.cells)
        self.rim = vec[i64](rim_of(self.cells))


class Spacing:
    """BY-2.10: in how many ways hexes of a layout can be chosen that are at least `apart` from each other.

    Sets of hexes are integers with one bit per hex. Counts are remembered, for every game asks the same ones.
    """

    apart: int
    hexes: int
    bits: list[int]
    later: list[int]  # the hexes after this one that are not too close to it
    counts: dict[tuple[int, int], int]
    asked: tuple[int, int]
    answer: vec[i64]

    def __init__(self, layout: Layout, apart: int) -> None:
        cells = layout.cells
        self.apart = apart
        self.hexes = len(cells)
        self.bits = [1]
        while len(self.bits) < len(cells):
            self.bits.append(2 * self.bits[-1])
        self.later = []
        for a in range(len(cells)):
            far = 0
            for b in range(a + 1, len(cells)):
                if hexes.distance(cells[a], cells[b]) >= apart:
                    far += self.bits[b]
            self.later.append(far)
        self.counts = {}
        self.asked = (0, 0)
        self.answer = vec[i64]([])

    def free(self, taken: list[int]) -> int:
        """The hexes after those taken, in ascending order, that are far enough from all of them."""
        allowed = 2 * self.bits[-1] - 1
        for place in taken:
            allowed &= self.later[place]
        return allowed

    def ways(self, allowed: int, left: int) -> int:
        """How many sets of `left` hexes there are among the allowed ones."""
        if left == 0:
            return 1
        if left == 1:
            return allowed.bit_count()
        key = (allowed, left)
        known = self.counts.get(key)
        if known is not None:
            return known
        count = 0
        for place in range(self.hexes):
            if allowed & self.bits[place]:
                count += self.ways(allowed & self.later[place], left - 1)
        self.counts[key] = count
        return count

    def weights(self, taken: list[int], left: int) -> vec[i64]:
        """For each hex, in how many ways `left` places can be chosen if it is the next; the last answer is kept."""
        allowed = self.free(taken)
        if (allowed, left) != self.asked:
            self.asked = (allowed, left)
            self.answer = vec[i64](
                [
                    self.ways(allowed & self.later[place], left - 1) if allowed & self.bits[place] else 0
                    for place in range(self.hexes)
                ]
            )
        return self.answer


def rim_of(cells: list[Cell]) -> list[int]:
    """BY-2.6, R-6: hexes beside the outer void; a hole within the board is no edge."""
    board = set(cells)
    low_q, high_q = min(q for q, _ in cells) - 1, max(q for q, _ in cells) + 1
    low_r, high_r = min(r for _, r in cells) - 1, max(r for _, r in cells) + 1
    void: set[Cell] = {(low_q, low_r)}
    frontier: list[Cell] = [(low_q, low_r)]
    while frontier:
        q, r = frontier.pop()
        for dq, dr in DIRECTIONS:
            cell = (q + dq, r + dr)
            inside = low_q <= cell[0] <= high_q and low_r <= cell[1] <= high_r
            if inside and cell not in void and cell not in board:
                void.add(cell)
                frontier.append(cell)
    return [i for i, (q, r) in enumerate(cells) if any((q + dq, r + dr) in void for dq, dr in DIRECTIONS)]


REMEMBERED: Final = 64  # layouts of tables' own making are forgotten once there are many
_LAYOUTS: Final[dict[str, Layout]] = {}
_SPACINGS: Final[dict[tuple[str, int], Spacing]] = {}


def layout_of(text: str) -> Layout:
    """The layout of that text, measured when it is first asked for."""
    if text not in _LAYOUTS:
        if len(_LAYOUTS) >= REMEMBERED:
            _LAYOUTS.clear()
        _LAYOUTS[text] = Layout(text)
    return _LAYOUTS[text]


def spacing_of(text: str, apart: int) -> Spacing:
    """The spacing of a layout's mysterious places."""
    key = (text, apart)
    if key not in _SPACINGS:
        if len(_SPACINGS) >= REMEMBERED:
            _SPACINGS.clear()
        _SPACINGS[key] = Spacing(layout_of(text), apart)
    return _SPACINGS[key]
