"""BY-2.10: boards whose lakes stay apart or whose land is in one piece, and whether a board begun can become one.

Only lakes matter for that. A tile lying on its slot is a set of lakes, a number with a bit for each of its cells T0 to
T2, and tiles of one ilk can lie in the same sets.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.barony import board
from donjon.games.barony.layout import REMEMBERED
from donjon.games.barony.settings import Settings, terrain_at

TRIES: Final = 60  # boards begun before the one that is laid with foresight
NODES: Final = 1_000  # tiles tried before a search gives up
WATERS: Final = 8  # sets of lakes on three cells

# What a hex is, as far as lakes go; a mysterious place is land before its tile lies.
OPEN: Final = 0
LAND: Final = 1
WATER: Final = 2

# What the land is like, hexes that are still open taken as land.
BROKEN: Final = 0  # in pieces for good
SPLIT: Final = 1  # in one piece if everything else becomes water
WHOLE: Final = 2

# Whether there is a board that fits.
NO: Final = 0
YES: Final = 1
UNKNOWN: Final = 2

# Ilks: tiles without, with one, two and three lakes; then mysterious ones, by the two cells after their place.
ILKS: Final = 8
STRANGE: Final = 4


def _waters(code: int) -> int:
    """The lakes of a tile as it lies."""
    return sum((1, 2, 4)[k] for k in range(3) if terrain_at(code, k) == board.LAKE)


def _ilk(code: int) -> int:
    terrains = [int(terrain_at(code, k)) for k in range(3)]
    if board.MYSTERY not in terrains:
        return terrains.count(board.LAKE)
    k = terrains.index(board.MYSTERY)
    return STRANGE + (terrains[(k + 1) % 3] == board.LAKE) + 2 * (terrains[(k + 2) % 3] == board.LAKE)


WATERS_OF: Final = vec[i64]([_waters(code) for code in range(board.TRIPLES)])
ILK_OF: Final = vec[i64]([_ilk(code) for code in range(board.TRIPLES)])
LAKES_IN: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # by set of lakes
# In which order a search tries them. A lake on T0 never touches one on a later tile.
ORDER: Final = vec[i64]([1, 4, 2, 0, 3, 5, 6, 7])


class Draft:
    """A board that is being laid, for trying out how it can go on."""

    settings: Settings
    slots: i64
    hexes: i64
    around: vec[i64]
    water: vec[i64]  # by hex
    place: vec[i64]  # by slot: the cell of its mysterious place, or NOWHERE
    tiles: vec[i64]  # by ilk: how many are left
    laid: i64  # slots
    nodes: i64  # tiles tried in this search
    # Room for `pieces`.
    piece: vec[i64]
    queue: vec[i64]

    def __init__(self, settings: Settings, land: vec[i64], supply: vec[i64], laid: i64) -> None:
        self.settings = settings
        self.slots = settings.layout.slots
        self.hexes = settings.layout.hexes
        self.around = settings.layout.around
        self.laid = laid
        self.nodes = 0
        self.water = vec[i64]([OPEN] * int(self.hexes))
        self.place = vec[i64]([board.NOWHERE] * int(self.slots))
        self.tiles = vec[i64]([0] * ILKS)
        self.piece = vec[i64]([board.NOWHERE] * int(self.hexes))
        self.queue = vec[i64]([0] * int(self.hexes))
        for hex in range(self.hexes):
            if hex < 3 * laid:
                self.water[hex] = WATER if land[hex] == board.LAKE else LAND
            elif land[hex] == board.MYSTERY:
                self.set_place(hex)
        for code in range(i64(board.TRIPLES)):
            if supply[code] > 0:
                self.tiles[ILK_OF[code]] += supply[code]

    def set_place(self, hex: i64) -> None:
        self.place[hex // 3] = hex % 3
        self.water[hex] = LAND

    def clear_place(self, hex: i64) -> None:
        self.place[hex // 3] = board.NOWHERE
        self.water[hex] = OPEN

    # One tile.

    def ilk(self, slot: i64, waters: i64) -> i64:
        """The ilk of the tiles that make these lakes there; NOWHERE if there is a mysterious place in the way."""
        k = self.place[slot]
        if k == board.NOWHERE:
            return LAKES_IN[waters]
        if waters & board.BITS[k] != 0:
            return board.NOWHERE
        one: i64 = 1 if waters & board.BITS[(k + 1) % 3] != 0 else 0
        two: i64 = 2 if waters & board.BITS[(k + 2) % 3] != 0 else 0
        return STRANGE + one + two

    def lay(self, slot: i64, waters: i64) -> None:
        for k in range(i64(3)):
            self.water[3 * slot + k] = WATER if waters & board.BITS[k] != 0 else LAND

    def take_up(self, slot: i64) -> None:
        for k in range(i64(3)):
            self.water[3 * slot + k] = LAND if self.place[slot] == k else OPEN

    def lakes_touch(self, slot: i64) -> bool:
        """A lake of that tile touches another."""
        for hex in range(3 * slot, 3 * slot + 3):
            if self.water[hex] == WATER and self.beside_water(hex):
                return True
        return False

    def beside_water(self, hex: i64) -> bool:
        for d in range(i64(6)):
            other = self.around[hex * 6 + d]
            if other != board.NOWHERE and self.water[other] == WATER:
                return True
        return False

    def state_of_land(self) -> i64:
        """Whether land that lies can no longer meet, or can only if open hexes elsewhere all become water."""
        if not self.settings.connected:
            return WHOLE
        pieces: i64 = 0
        settled: i64 = board.NOWHERE  # the piece that has land lying
        for hex in range(self.hexes):
            self.piece[hex] = board.NOWHERE
        for hex in range(self.hexes):
            if self.water[hex] == WATER or self.piece[hex] != board.NOWHERE:
                continue
            if self.flood(hex, pieces):
                if settled != board.NOWHERE:
                    return BROKEN
                settled = pieces
            pieces += 1
        if pieces <= 1:
            return WHOLE
        return SPLIT if settled == board.NOWHERE or self.may_drown(settled) else BROKEN

    def flood(self, hex: i64, piece: i64) -> bool:
        """Number a piece; whether it has land lying."""
        settled = False
        self.piece[hex] = piece
        self.queue[0] = hex
        first: i64 = 0
        last: i64 = 1
        while first < last:
            here = self.queue[first]
            first += 1
            if self.water[here] == LAND:
                settled = True
            for d in range(i64(6)):
                other = self.around[here * 6 + d]
                if other != board.NOWHERE and self.water[other] != WATER and self.piece[other] == board.NOWHERE:
                    self.piece[other] = piece
                    self.queue[last] = other
                    last += 1
        return settled

    def may_drown(self, settled: i64) -> bool:
        """Slots that lie whole outside the piece with land need tiles of three lakes."""
        needed: i64 = 0
        for slot in range(self.laid, self.slots):
            outside: i64 = 0
            for hex in range(3 * slot, 3 * slot + 3):
                if self.water[hex] == OPEN and self.piece[hex] != settled:
                    outside += 1
            if outside == 3:
                needed += 1
        return needed <= self.tiles[3]

    def still_fits(self, waters: i64) -> bool:
        """Whether nothing is broken yet once a tile with these lakes lies on the next slot."""
        self.lay(self.laid, waters)
        fits = not (self.settings.apart_lakes and self.lakes_touch(self.laid)) and self.state_of_land() != BROKEN
        self.take_up(self.laid)
        return fits

    # The search for a board that fits.

    def can_end_well(self, waters: i64) -> bool:
        """Whether a search finds a board that fits with these lakes on the next slot."""
        self.nodes = 0
        return self.try_tile(self.laid, waters, False)

    def try_tile(self, slot: i64, waters: i64, whole: bool) -> bool:
        """Lay such a tile, if there is one, look whether the board can be completed, and take it up.

        `whole`: all hexes that are no lake hang together before.
        """
        ilk = self.ilk(slot, waters)
        if ilk == board.NOWHERE or self.tiles[ilk] == 0:
            return False
        found = False
        self.tiles[ilk] -= 1
        self.lay(slot, waters)
        self.laid = slot + 1
        if not (self.settings.apart_lakes and self.lakes_touch(slot)):
            land: i64 = WHOLE if whole and waters == 0 else self.state_of_land()
            found = land != BROKEN and self.can_be_completed(land == WHOLE)
        self.laid = slot
        self.take_up(slot)
        self.tiles[ilk] += 1
        return found

    def can_be_completed(self, whole: bool) -> bool:
        """Whether tiles for the slots that are left are found with which the board fits."""
        slot = self.laid
        if slot == self.slots:
            return True
        self.nodes += 1
        plain: i64 = 0
        strange: i64 = 0
        for other in range(slot, self.slots):
            if self.place[other] == board.NOWHERE:
                plain += 1
            else:
                strange += 1
        if whole and plain <= self.tiles[0] and strange <= self.tiles[STRANGE]:
            return True  # without another lake
        if self.settings.apart_lakes and not self.lakes_find_room(plain, strange):
            return False
        for k in range(i64(WATERS)):
            if self.nodes > NODES:
                return False
            if self.try_tile(slot, ORDER[k], whole):
                return True
        return False

    def lakes_find_room(self, plain: i64, strange: i64) -> bool:
        """Enough tiles with one lake at most, and enough slots that can take a lake for those that must."""
        tiles = self.tiles
        if plain > tiles[0] + tiles[1] or strange > tiles[STRANGE] + tiles[STRANGE + 1] + tiles[STRANGE + 2]:
            return False
        due = plain - tiles[0]
        for slot in range(self.laid, self.slots):
            if due <= 0:
                return True
            if self.place[slot] == board.NOWHERE and self.may_hold_lake(slot):
                due -= 1
        return due <= 0

    def may_hold_lake(self, slot: i64) -> bool:
        for hex in range(3 * slot, 3 * slot + 3):
            if not self.beside_water(hex):
                return True
        return False

    # Mysterious places are drawn before the tiles.

    def can_have_place(self, taken: list[int], place: int) -> bool:
        """Whether a search finds a board that fits with that mysterious place after those taken."""
        self.nodes = 0
        return self.try_place(self.settings.spacing.free(taken), place, int(self.settings.mysteries) - len(taken) - 1)

    def try_place(self, allowed: int, place: int, left: int) -> bool:
        self.set_place(place)
        found = self.can_place(allowed & self.settings.spacing.later[place], left)
        self.clear_place(place)
        return found

    def can_place(self, allowed: int, left: int) -> bool:
        """Whether `left` more places among the allowed hexes, then tiles, are found with which the board fits."""
        spacing = self.settings.spacing
        if left == 0:
            land = self.state_of_land()
            return land != BROKEN and self.can_be_completed(land == WHOLE)
        self.nodes += 1
        for place in range(spacing.hexes):
            if self.nodes > NODES:
                return False
            if allowed & spacing.bits[place] and spacing.ways(allowed & spacing.later[place], left - 1) > 0:
                if self.try_place(allowed, place, left - 1):
                    return True
        return False


_ANSWERS: Final[dict[tuple[str, str, int, int, bool, bool], int]] = {}


def can_fit(settings: Settings) -> int:
    """Whether tiles and layout allow a board that fits at all; found out once for all tables that ask."""
    tiles = ",".join([str(int(count)) for count in settings.supply])
    key = (
        settings.layout.text,
        tiles,
        int(settings.mysteries),
        settings.spacing.apart,
        settings.apart_lakes,
        settings.connected,
    )
    if key not in _ANSWERS:
        if len(_ANSWERS) >= REMEMBERED:
            _ANSWERS.clear()
        draft = Draft(settings, vec[i64]([board.NOWHERE] * int(settings.layout.hexes)), settings.supply, 0)
        found = draft.can_place(settings.spacing.free([]), int(settings.mysteries))
        _ANSWERS[key] = YES if found else UNKNOWN if draft.nodes > NODES else NO
    return _ANSWERS[key]
