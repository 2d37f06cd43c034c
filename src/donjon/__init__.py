"""Donjon: five feudal board games, to play, to study and to drive from Python.

`donjon.__all__` is what a program needs; everything else stands behind it and may change from one version to the next.
Players and matches are loaded when they are first asked for.
"""

import importlib
from typing import TYPE_CHECKING, Final

from donjon.core.errors import (
    BadDocument,
    BadOption,
    BadRecord,
    BadText,
    DonjonError,
    IllegalAction,
    UnknownGame,
)
from donjon.core.game import Choice, Game
from donjon.core.options import Option
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game

if TYPE_CHECKING:
    from donjon import adapters, envs
    from donjon.bots import BOTS, Bot, GreedyBot, RandomBot, SearchBot, UnknownBot
    from donjon.bots import make as make_bot
    from donjon.games import games
    from donjon.lab.match import MatchResult, play_match
else:
    from donjon import games  # the package itself, which lists its games when called

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "CHANCE",
    "OVER",
    "BadDocument",
    "BadOption",
    "BadRecord",
    "BadText",
    "Bot",
    "Choice",
    "DonjonError",
    "Game",
    "GreedyBot",
    "IllegalAction",
    "MatchResult",
    "Option",
    "RandomBot",
    "Record",
    "SearchBot",
    "State",
    "UnknownBot",
    "UnknownGame",
    "adapters",
    "envs",
    "game",
    "games",
    "make_bot",
    "play_match",
]

# Found when first asked for: whoever only wants the rules does not pay for searches, worker processes and
# other people's frameworks.
_LATER: Final = {
    "BOTS": "donjon.bots:BOTS",
    "Bot": "donjon.bots:Bot",
    "GreedyBot": "donjon.bots:GreedyBot",
    "MatchResult": "donjon.lab.match:MatchResult",
    "RandomBot": "donjon.bots:RandomBot",
    "SearchBot": "donjon.bots:SearchBot",
    "UnknownBot": "donjon.bots:UnknownBot",
    "adapters": "donjon.adapters:",
    "envs": "donjon.envs:",
    "make_bot": "donjon.bots:make",
    "play_match": "donjon.lab.match:play_match",
}


if not TYPE_CHECKING:  # or every name would seem to be there

    def __getattr__(name: str) -> object:
        if name not in _LATER:
            raise AttributeError(f"module 'donjon' has no attribute {name!r}")
        module, _, attribute = _LATER[name].partition(":")
        found = importlib.import_module(module)
        globals()[name] = getattr(found, attribute) if attribute else found
        return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
