"""The numbers in force at a table: the parameters of section 13, ready for the rules to read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.settings import Options, digits, number, text
from donjon.games.barony import board
from donjon.games.barony.layout import Layout, Spacing, layout_of, spacing_of

STANDARD: Final = "standard"
RANDOM: Final = "random"
SORCERY_SEATS: Final = 5  # BY-1.1: five play only with Sorcery
MOST_TILES: Final = 120


class Settings:
    """Shared by all positions of a game and never changed."""

    options: Options
    sorcery: bool
    first: i64  # NOBODY: drawn
    gold: vec[i64]
    silver: vec[i64]
    dear: vec[i64]  # the kinds by falling gold value, BY-4.14
    bank: i64  # tokens of each kind, 0 without limit
    layout: Layout
    spacing: Spacing
    mysteries: i64
    apart_lakes: bool
    connected: bool
    wishes: bool  # one of the two: not every board fits, BY-2.10
    foreseen: dict[int, list[int]]  # by mysterious places, where the next may be on a board laid with foresight
    title_cost: i64
    overpay: bool
    voluntary_pass: bool
    expedition_visits: bool
    mid_arrival: bool
    prune: bool
    te_steps: i64
    chosen_spells: vec[i64]  # empty: drawn
    stall_rounds: i64
    max_rounds: i64
    supply: vec[i64]  # by tile, as its smallest triple: how many there are to draw from
    triples: vec[i64]  # every way a tile of the supply can lie

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.sorcery = bool(options["sorcery"])
        first = text(options, "first_seat")
        self.first = board.NOBODY if first == RANDOM else int(first)
        self.gold = vec[i64](digits(options, "gold"))
        self.silver = vec[i64](digits(options, "silver"))
        self.dear = vec[i64](by_gold(text(options, "gold")))
        self.bank = number(options, "bank_per_kind")
        layout = layout_text(options, seats)
        self.layout = layout_of(layout)
        self.spacing = spacing_of(layout, number(options, "mystery_min_distance"))
        self.mysteries = mysteries(options, seats)
        self.apart_lakes = bool(options["forbid_adjacent_lakes"])
        self.connected = bool(options["require_connected_land"])
        self.wishes = self.apart_lakes or self.connected
        self.foreseen = {}
        self.title_cost = number(options, "title_cost")
        self.overpay = text(options, "overpay") == "any"
        self.voluntary_pass = bool(options["voluntary_pass"])
        self.expedition_visits = bool(options["expedition_visits"])
        self.mid_arrival = bool(options["celerity_mid_arrival"])
        self.prune = bool(options["prune_spells"])
        self.te_steps = number(options, "te_steps")
        self.chosen_spells = vec[i64](read_spells(text(options, "spells")))
        self.stall_rounds = number(options, "stall_rounds")
        self.max_rounds = number(options, "max_rounds")
        supply = [0] * board.TRIPLES
        for tile in supply_of(options, seats):
            supply[smallest(code_of(tile))] += 1
        self.supply = vec[i64](supply)
        self.triples = vec[i64]([code for code in range(board.TRIPLES) if supply[smallest(code)] > 0])


def by_gold(gold: str) -> list[int]:
    """BY-4.14: the kinds by falling gold value, equal ones in the order F, P, W, M."""
    order = [(-int(gold[kind]), kind) for kind in range(board.KINDS)]
    order.sort()
    return [kind for _, kind in order]


def layout_text(options: Options, seats: int) -> str:
    """BY-2.4: the layout for that number of players, or the table's own."""
    layout = text(options, "layout")
    return board.LAYOUTS[seats - 2] if layout == STANDARD else layout


def mysteries(options: Options, seats: int) -> int:
    """BY-2.8: how many mysterious places there are."""
    return board.MYSTERIES[seats - 2] if bool(options["sorcery"]) else 0


def read_tiles(text: str) -> list[list[str]]:
    """Base, mysterious and ordinary tiles from text; raises ValueError saying what is wrong."""
    if text == STANDARD:
        text = board.TILES
    groups = [group.split() for group in text.split("/")]
    if len(groups) != 3:
        raise ValueError("must be three groups of tiles with / between them: base, mysterious, ordinary")
    if sum(len(group) for group in groups) > MOST_TILES:
        raise ValueError(f"must be {MOST_TILES} tiles at most")
    for which, group in enumerate(groups):
        for tile in group:
            if len(tile) != 3 or any(letter not in board.LETTERS for letter in tile):
                raise ValueError(f"tile {tile[:10]!r} must be three letters of {board.LETTERS}")
            if tile.count("X") != (1 if which == 1 else 0):
                raise ValueError(f"tile {tile!r}: one X on each mysterious tile, none on the others")
    return groups


def supply_of(options: Options, seats: int) -> list[str]:
    """BY-2.7, BY-2.8: the tiles to draw from; the ordinary tiles of Sorcery come in with five players."""
    base, mysterious, ordinary = read_tiles(text(options, "tiles"))
    if not bool(options["sorcery"]):
        return base
    return base + mysterious + (ordinary if seats == SORCERY_SEATS else [])


def read_spells(text: str) -> list[int]:
    """The spells named, by number, or none for `random`; raises ValueError saying what is wrong."""
    if text == RANDOM:
        return []
    names = text.split()
    for name in names:
        if name not in board.CODES:
            raise ValueError(f"{name[:10]!r} is not a spell; there are {' '.join(board.CODES)}")
    if not names or len(set(names)) != len(names):
        raise ValueError("must be random, or different spells")
    return sorted([board.CODES.index(name) for name in names])


def code_of(tile: str) -> int:
    """Three letters as one number."""
    return board.LETTERS.index(tile[0]) * 36 + board.LETTERS.index(tile[1]) * 6 + board.LETTERS.index(tile[2])


def terrain_at(code: i64, k: i64) -> i64:
    """BY-2.3: the terrain of cell Tk."""
    if k == 0:
        return code // 36
    return code // 6 % 6 if k == 1 else code % 6


def turned(code: int) -> int:
    """The same tile, turned by a third."""
    return code % 36 * 6 + code // 36


def smallest(code: int) -> int:
    """BY-2.3: one number for all three rotations of a tile."""
    return min(code, turned(code), turned(turned(code)))


SMALLEST: Final = vec[i64]([smallest(code) for code in range(board.TRIPLES)])
# In how many rotations a tile shows these terrains: 3 where all are the same.
ALIKE: Final = vec[i64]([3 if turned(code) == code else 1 for code in range(board.TRIPLES)])


def mysterious(code: int) -> bool:
    return (
        terrain_at(code, 0) == board.MYSTERY
        or terrain_at(code, 1) == board.MYSTERY
        or terrain_at(code, 2) == board.MYSTERY
    )


MYSTERIOUS: Final = vec[i64]([1 if mysterious(code) else 0 for code in range(board.TRIPLES)])
