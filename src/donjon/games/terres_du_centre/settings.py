"""The numbers in force at a table: the options of section 14, ready for the rules to read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.settings import Options, number, text
from donjon.games.terres_du_centre import board

DECKS: Final = {"block30": board.BLOCK30, "varied30": board.VARIED30}
HOUSES_BY: Final = ["chosen", "dealt"]
SEAL_SEATS: Final = ["chosen", "0-1", "0-3", "2-1", "2-3"]
FIRST_SEATS: Final = ["random", "0", "1", "2", "3"]


class Settings:
    """Shared by all positions of a game and never changed."""

    options: Options
    deck: vec[i64]  # how many cards of each kind
    cards: i64
    start: vec[i64]  # types of the start card, clockwise from the top left, as bits
    preview: bool
    keeps_per_turn: i64  # 0: as many as one has
    each_per_turn: i64
    same_type_cover: bool
    new_square: bool
    keep_on_bridge_end: bool
    knight_protects_unoccupied: bool
    knight_own_fief: bool
    knight_shares_keep: bool
    bridge_over_void: bool
    bridge_from_own_fief: bool
    discards: bool
    largest_fief_breaks_ties: bool
    team_share: bool
    houses_chosen: bool
    seals_chosen: bool  # 4 players: by the teams
    seal_roles: vec[i64]  # and if not: 1 for those who have the Seal, by place in the order of play
    first: i64  # the seat that begins, or -1 to draw it
    extent: i64  # 0: no limit
    keep_first: bool  # TC-3.3, R16

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.deck = count_kinds(text(options, "deck"))
        total: i64 = 0
        for kind in range(i64(board.KINDS)):
            total += self.deck[kind]
        self.cards = total
        self.start = vec[i64]([2 ** board.TYPES.index(letter) for letter in text(options, "start_card")])
        self.preview = bool(options["preview_own_cards"])
        self.keeps_per_turn = number(options, "max_donjons_per_turn")
        self.each_per_turn = number(options, "max_each_optional")
        self.same_type_cover = bool(options["same_type_cover"])
        self.new_square = bool(options["require_new_square"])
        self.keep_on_bridge_end = bool(options["donjon_on_bridge_end"])
        self.knight_protects_unoccupied = bool(options["knight_protects_unoccupied"])
        self.knight_own_fief = bool(options["knight_own_fief_only"])
        self.knight_shares_keep = bool(options["knight_share_donjon"])
        self.bridge_over_void = bool(options["bridge_over_void"])
        self.bridge_from_own_fief = bool(options["bridge_needs_own_fief"])
        self.discards = text(options, "unplayable") == "discard"
        self.largest_fief_breaks_ties = text(options, "tie_break") == "largest"
        self.team_share = bool(options["team_share"])
        self.houses_chosen = text(options, "houses") == "chosen"
        self.seals_chosen = text(options, "seal_seat") == "chosen"
        roles = text(options, "seal_seat").split("-")
        self.seal_roles = vec[i64]([1 if str(role) in roles else 0 for role in range(4)])
        self.first = FIRST_SEATS.index(text(options, "first_seat")) - 1
        self.extent = number(options, "max_extent")
        self.keep_first = bool(options["empty_hand_needs_donjon"])


def count_kinds(deck: str) -> vec[i64]:
    """TC-1.5, TC-1.6: a named deck, or any list of cards; a card turned is the same card."""
    counts = vec[i64]([0] * board.KINDS)
    for card in DECKS.get(deck, deck).split():
        counts[board.KIND_OF[card]] += 1
    return counts
