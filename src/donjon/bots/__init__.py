"""Players made of arithmetic: random, greedy and search. They know the contract and no game by name."""

from donjon.bots.bot import Bot, NothingToDecide, UnknownBot
from donjon.bots.levels import BOTS, make

__all__ = ["BOTS", "Bot", "NothingToDecide", "UnknownBot", "make"]
