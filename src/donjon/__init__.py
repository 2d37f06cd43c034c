"""Donjon: five feudal board games, to play, to study and to drive from Python."""

from donjon.core.errors import (
    BadDocument,
    BadOption,
    BadRecord,
    BadText,
    DonjonError,
    IllegalAction,
    UnknownGame,
)
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game, games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadDocument",
    "BadOption",
    "BadRecord",
    "BadText",
    "DonjonError",
    "IllegalAction",
    "Record",
    "State",
    "UnknownGame",
    "game",
    "games",
]
