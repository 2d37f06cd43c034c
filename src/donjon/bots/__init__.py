"""Players made of arithmetic: five levels, and plainer ones for the lab. They know the contract and no game by name."""

from donjon.bots.bot import Bot, NothingToDecide, UnknownBot
from donjon.bots.levels import BOTS, LEVELS, Level, find_level, make
from donjon.bots.simple import GreedyBot, RandomBot
from donjon.bots.thinker import SearchBot
from donjon.bots.thought import Option, Thought, confer, recall

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "Level",
    "NothingToDecide",
    "Option",
    "RandomBot",
    "SearchBot",
    "Thought",
    "UnknownBot",
    "confer",
    "find_level",
    "make",
    "recall",
]
