"""The bots by name, weakest first."""

from typing import Final

from donjon.bots.bot import Bot, UnknownBot
from donjon.bots.search import SearchBot
from donjon.bots.simple import GreedyBot, RandomBot

# Name, and the key of its name and description (attribute `.help`) in the message catalogues.
BOTS: Final[dict[str, str]] = {"random": "bot-random", "greedy": "bot-greedy", "search": "bot-search"}


def make(name: str, seed: int) -> Bot:
    """The bot of that name; `search:300` searches 300 iterations for each decision instead of its usual number."""
    kind, colon, budget = name.partition(":")
    if colon:
        if kind == "search" and budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10_000_000:
            return SearchBot(seed, int(budget))
        raise UnknownBot(name, list(BOTS))
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy":
        return GreedyBot(seed)
    if kind == "search":
        return SearchBot(seed)
    raise UnknownBot(name, list(BOTS))
