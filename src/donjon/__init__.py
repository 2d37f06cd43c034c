"""Donjon: five feudal board games, to play, to study and to drive from Python."""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

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
from donjon.games import game

if TYPE_CHECKING:
    from donjon.games import games
else:
    from donjon import games  # the package itself, which lists its games when called

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


def __getattr__(name: str) -> ModuleType:
    """`donjon.adapters`, imported when it is first asked for: nobody else pays for other people's frameworks."""
    if name == "adapters":
        return importlib.import_module("donjon.adapters")
    raise AttributeError(f"module 'donjon' has no attribute {name!r}")
