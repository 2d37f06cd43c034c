"""Un Dernier Donjon pour la Route (Terres du Centre), by Laurent Escoffier and Sébastien Pauchon (2019), for 2 to 4."""

from collections.abc import Mapping
from typing import ClassVar

from donjon.core.errors import BadOption
from donjon.core.options import Number, OneOf, Preset, Switch, Text, Value, about, matching
from donjon.core.rooms import RoomedGame, Rooms
from donjon.core.settings import text
from donjon.games.terres_du_centre import account, board, choices, document, notation, observation, shapes, view, why
from donjon.games.terres_du_centre.observation import LandsSight, features
from donjon.games.terres_du_centre.rules import Lands
from donjon.games.terres_du_centre.settings import DECKS, FIRST_SEATS, HOUSES_BY, SEAL_SEATS, Settings

# A custom deck worth trying: single-type cards, checkers and repeated cards, none of which the two decks have.
CHECKERS = " ".join(["WWWW GGGG RRRR YYYY WGWG WRWR WYWY GRGR GYGY RYRY WGRY WRGY"] + ["WWGG RRYY WGGW"] * 6)


class TerresDuCentre(RoomedGame[Lands]):
    """Fiefs around one's keeps, on land that everybody lays and everybody covers."""

    slug, title = "terres-du-centre", "Un Dernier Donjon pour la Route"
    authors, year = "Laurent Escoffier, Sébastien Pauchon", 2019
    seats, minutes, complexity = range(2, 5), 20, 2
    rules = 2
    formerly: ClassVar[Mapping[int, Mapping[str, Value]]] = {1: {"houses": "dealt", "seal_seat": "0-1"}}
    options = (
        *about(
            "cards",
            Text(
                "deck",
                "block30",
                matching(r"[WGRY]{4}( [WGRY]{4}){17,119}", "cards like WGRY"),
                (CHECKERS,),
                ("block30", "varied30"),
            ),
            Text("start_card", "WGRY", matching(r"[WGRY]{4}", "a card like WGRY"), ("WWWW", "WRGY")),
            Switch("preview_own_cards", False),
            OneOf("unplayable", "discard", ("discard", "pass")),
            Switch("team_share", False, seats=(4,)),
        ),
        *about(
            "land",
            Switch("same_type_cover", True),
            Switch("require_new_square", True),
            Number("max_extent", 0, 0, 58, (4, 8)),
        ),
        *about(
            "keeps",
            Number("max_donjons_per_turn", 0, 0, 4, (1,)),
            Number("max_each_optional", 0, 0, 4, (1,)),
            Switch("empty_hand_needs_donjon", True),
            Switch("donjon_on_bridge_end", False),
        ),
        *about(
            "pieces",
            Switch("knight_protects_unoccupied", True),
            Switch("knight_own_fief_only", False),
            Switch("knight_share_donjon", False),
            Switch("bridge_over_void", False),
            Switch("bridge_needs_own_fief", True),
        ),
        *about(
            "start",
            OneOf("houses", "chosen", tuple(HOUSES_BY)),
            OneOf("seal_seat", "chosen", tuple(SEAL_SEATS), seats=(4,)),
            OneOf("first_seat", "random", tuple(FIRST_SEATS)),
            OneOf("tie_break", "none", ("none", "largest")),
        ),
    )
    presets = (
        Preset("book", {}, 20),
        Preset("varied", {"deck": "varied30"}, 20),
    )
    space = board.SPACE
    endings = ("cards", "lost")
    secret_end = True
    longest = 2_000
    observation = observation.SIZE
    shape = shapes.LandsView
    rooms = Rooms(
        Lands, Settings, notation.NOTATION, choices, view, document, account, why, LandsSight, features, mask=view.mask
    )

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:
        if chosen["max_extent"] == 1:
            raise BadOption("max_extent", "must be 0 for no limit, or 2 and more: the start card is that large")
        first = text(chosen, "first_seat")
        if first != "random" and int(first) >= seats:
            raise BadOption("first_seat", f"must be random or a seat below {seats}")
        needed = seats * (9 if seats < board.SEATS else 7)
        deck = text(chosen, "deck")
        cards = len(DECKS.get(deck, deck).split())
        if cards < needed:  # TC-2.3, TC-2.4
            raise BadOption("deck", f"must have {needed} cards or more for {seats} players, has {cards}")

    def hides(self, options: Mapping[str, Value]) -> bool:
        return True
