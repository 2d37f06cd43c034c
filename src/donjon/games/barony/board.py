"""Terrains, tiles, pieces, spells and action ids of Barony. Data, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.kinds import kinds_of
from donjon.core.shapes import Arms
from donjon.core.tables import named
from donjon.games.barony.shapes import BuildingKind, Colour, Family, Terrain

NOBODY: Final = -1
NOWHERE: Final = -1

# BY-1.1
SEATS: Final = 5
COLOURS: Final[list[Colour]] = ["blue", "yellow", "red", "green", "purple"]
ARMS: Final[list[Arms]] = ["azur", "or", "gueules", "sinople", "pourpre"]

# BY-1.4: the first four are also the kinds of resource tokens (BY-1.5).
FIELD: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
LAKE: Final = 4
MYSTERY: Final = 5
TERRAINS: Final[list[Terrain]] = named({
    FIELD: "field", PLAIN: "plain", FOREST: "forest", MOUNTAIN: "mountain", LAKE: "lake", MYSTERY: "mystery",
})  # fmt: skip
LETTERS: Final = "FPWMLX"
KINDS: Final = 4

# BY-1.7, BY-1.8: base / mysterious / ordinary tiles of Sorcery.
TILES: Final = (
    "FFF FFP FFW FFM FPP FPW FPM FWW FWM FMM PPP PPW PPM PWW PWM PMM WWW WWM WMM MMM "
    "LFF LFP LFW LFM LPP LPW LPM LWW LWM LMM LFP LFP LFW LFW LPW LPW / XFP XFW XPW XPM XWM / LFP LFW LPM FWM"
)
# BY-2.4: for 2 to 5 players, rows j with their range of i.
LAYOUTS: Final = [
    "-2:1..2 -1:-1..2 0:-2..2 1:-2..1 2:-2..0",
    "-2:0..3 -1:-1..3 0:-2..3 1:-2..2 2:-2..1 3:-2..0",
    "-3:1..3 -2:-1..3 -1:-2..3 0:-3..3 1:-3..2 2:-3..1 3:-3..0",
    "-3:0..3 -2:-1..4 -1:-2..4 0:-3..3 1:-3..3 2:-3..2 3:-3..1 4:-3..-1",
]
SLOTS: Final = 45
HEXES: Final = 135
# BY-2.8: mysterious places for 2 to 5 players.
MYSTERIES: Final = [3, 4, 5, 5]

# BY-1.2: pieces of each player.
KNIGHTS_EACH: Final = 7
CITIES_EACH: Final = 5
STRONGHOLDS_EACH: Final = 2
VILLAGES_EACH: Final = 14
STARTING_CITIES: Final = 3

# Buildings.
NO_BUILDING: Final = 0
VILLAGE: Final = 1
STRONGHOLD: Final = 2
CITY: Final = 3
BUILDINGS: Final[list[BuildingKind]] = ["village", "stronghold", "city"]  # from VILLAGE on

# BY-1.6
RANKS: Final = ["baron", "viscount", "count", "marquis", "duke"]
DUKE: Final = 4
RANK_POINTS: Final = 15
CITY_POINTS: Final = 10
IMPRINT_POINTS: Final = 3
# BY-7.3: magic for the first, second and third imprint of a place.
IMPRINTS: Final = 3

# What a player holds: columns of `Position.stock`.
STOCK: Final = 12
KNIGHTS: Final = 0
VILLAGES: Final = 1
STRONGHOLDS: Final = 2
CITIES: Final = 3
BOX: Final = 4  # knights removed by expeditions
RANK: Final = 5
NEW_CITIES: Final = 6
MAGIC: Final = 7
TOKENS: Final = 8  # four columns, by kind

# BY-1.9, section 7: three families of three spells.
SPELLS: Final = [
    "celerity", "teleportation", "tornado", "charm", "illusion", "portal", "abundance", "petrification", "sanctuary",
]  # fmt: skip
CODES: Final = ["Ce", "Te", "To", "Ch", "Il", "Po", "Ab", "Pe", "Sa"]
FAMILIES: Final[list[Family]] = ["movement", "recruitment", "construction"]
SPELL_COSTS: Final = vec[i64]([1, 1, 2, 1, 1, 2, 1, 1, 2])
SPELL_COUNT: Final = 9
SPELLS_OUT: Final = 5
NO_CAST: Final = -1
MOVEMENT: Final = 0
RECRUITMENT: Final = 1
CONSTRUCTION: Final = 2
# A set of spells of one family is 7·family + (bits of its spells) - 1.
SETS: Final = 7
CASTS: Final = 21
BITS: Final = vec[i64]([1, 2, 4])

# Phases.
SEATING: Final = 0
PLACING: Final = 1
LAYING: Final = 2
ENCHANTING: Final = 3
FOUNDING: Final = 4
TURN: Final = 5
SECOND: Final = 6
STEALING: Final = 7
BUILDING: Final = 8
PAYING: Final = 9
STEPPING: Final = 10
FLYING: Final = 11
CHARMING: Final = 12
SUMMONING: Final = 13
RAISING: Final = 14
FINISHED: Final = 15
PHASES: Final = named({
    SEATING: "seating", PLACING: "places", LAYING: "lay", ENCHANTING: "spells", FOUNDING: "found", TURN: "turn",
    SECOND: "second", STEALING: "steal", BUILDING: "build", PAYING: "pay", STEPPING: "step", FLYING: "fly",
    CHARMING: "charm", SUMMONING: "summon", RAISING: "raise", FINISHED: "over",
})  # fmt: skip

# Kinds of end, BY-6.1 and BY-6.4.
RUNNING: Final = 0
BY_DUKE: Final = 1
BY_PASSES: Final = 2
BY_STALL: Final = 3
BY_ROUNDS: Final = 4
ENDINGS: Final = named({RUNNING: "", BY_DUKE: "duke", BY_PASSES: "passes", BY_STALL: "stall", BY_ROUNDS: "rounds"})

# Neighbours in the order of BY-2.1, as seen with flat-topped hexes.
WINDS: Final = ["se", "ne", "n", "nw", "sw", "s"]

# Action ids: decisions of players (specification, section 12), then outcomes of chance.
MOVE: Final = 0  # + 6·hex + direction
BUILD: Final = 810  # + 2·hex + building - 1
RECRUIT: Final = 1080  # + 3·hex + knights - 1
FOUND: Final = 1485  # + hex
EXPEDITION: Final = 1620  # + hex
PAY: Final = 1755  # + kind
STEAL: Final = 1759  # + kind
CAST: Final = 1763  # + set
STOP: Final = 1784
DONE: Final = 1785
PASS: Final = 1786
SEAT: Final = 1787  # + seat
PLACE: Final = 1792  # + hex
LAY: Final = 1927  # + 36·T0 + 6·T1 + T2
ENCHANT: Final = 2143  # + spell
AGAIN: Final = 2152
SPACE: Final = 2153
# Which of them an id is.
KIND: Final[vec[i64]] = kinds_of(
    [
        MOVE, BUILD, RECRUIT, FOUND, EXPEDITION, PAY, STEAL, CAST, STOP, DONE, PASS, SEAT, PLACE, LAY, ENCHANT,
        AGAIN,
    ],
    SPACE,
)  # fmt: skip
TRIPLES: Final = 216
