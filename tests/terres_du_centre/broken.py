"""Whether a refused decision breaks the rule that the refusal names: judged from the position document alone.

What players decide is judged by the book; what chance brings, here.
"""

from collections.abc import Callable
from typing import Any

from .book import Book, mine
from .scene import GAME

BY_LOT = {"seating", "seal-pile", "deal", "draw"}  # phases in which chance decides
BOOK = [
    *("TC-2.7", "TC-3.1", "TC-3.3", "TC-3.4", "TC-3.5", "TC-3.7", "TC-4.1", "TC-4.2", "TC-4.3", "TC-4.4", "TC-4.5"),
    *("TC-5.1", "TC-6.1", "TC-7.1", "TC-7.2", "TC-8.1", "TC-9.1", "TC-9.2", "TC-11.1", "TC-14", "R3", "R6", "R9"),
]


def breaks(document: dict[str, Any], text: str, rule: str) -> bool:
    """Whether that decision breaks that rule in that position."""
    return RULES[rule](Position(document, text, rule))


class Position:
    """What the document says, the decision refused there, and the rule it is said to break."""

    def __init__(self, document: dict[str, Any], text: str, rule: str) -> None:
        self.document = document
        self.text = text
        self.rule = rule
        self.word, _, self.object = text.partition(" ")
        self.phase: str = document["phase"]
        self.seats: int = document["seats"]
        self.options: dict[str, Any] = GAME.settle(self.seats, document["options"])[1]


def by_the_book(p: Position) -> bool:
    """The rule is among those that the decision breaks, read plainly."""
    return p.phase not in BY_LOT and p.rule in Book(p.document, p.options).broken(p.text)


def first_player(p: Position) -> bool:
    """Who begins is drawn once, before anything else, of those at the table."""
    if p.phase != "seating":
        return p.word == "first"
    agreed = p.options["first_seat"]
    return p.word != "first" or int(p.object) >= p.seats or agreed not in ("random", p.object)


def hands_and_piles(p: Position) -> bool:
    """The Seals are laid on their owners' piles and the cards dealt, before play and not in it."""
    if p.phase == "seal-pile":
        owner = (p.document["first"] + p.document["steps"]) % p.seats
        return p.word != "pile" or int(p.object) not in mine(p.document, owner)
    if p.phase == "deal":
        return p.word != "draw" or p.object not in p.document["stock"]
    return p.word == "pile"


def released_pile(p: Position) -> bool:
    """The cards of a released pile are taken up at once; nothing else gives cards."""
    if p.phase != "draw":
        return p.word == "draw" and p.phase != "deal"
    seen = p.options["preview_own_cards"]
    cards = p.document["known"][p.document["mover"]] if seen else p.document["stock"]
    return p.word != "draw" or p.object not in cards


def houses(p: Position) -> bool:
    """Houses are chosen before play, each by one player."""
    return p.seats < 4 and (p.word == "house" if p.phase in BY_LOT else by_the_book(p))


def teams(p: Position) -> bool:
    """A team chooses its House and who takes the Seal before play; partners have different tokens."""
    if p.phase in BY_LOT:
        return p.word == "holder" or (p.word == "house" and p.seats == 4)
    return by_the_book(p)


RULES: dict[str, Callable[[Position], bool]] = {
    "TC-2.2": houses,
    "TC-2.3": hands_and_piles,
    "TC-2.4": teams,
    "TC-2.5": first_player,
    "TC-3.2": released_pile,
    **dict.fromkeys(BOOK, by_the_book),
}
