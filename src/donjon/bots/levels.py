"""The bots by name, weakest first: five levels to play against, and plainer ones for the lab."""

from typing import Final

from donjon.bots.bot import Bot, UnknownBot
from donjon.bots.judge import KNOWN
from donjon.bots.simple import GreedyBot, RandomBot
from donjon.bots.thinker import LONGEST, SearchBot

MOST: Final = 10_000_000  # iterations
SLOWEST: Final = 3600.0  # seconds


class Level:
    """How good an opponent is: how long it thinks, and how precisely it decides."""

    def __init__(self, name: str, seconds: float, looseness: float) -> None:
        self.name: Final = name
        self.seconds: Final = seconds  # a whole turn takes at most about this long on one core
        self.looseness: Final = looseness


# Spaced by measured strength, which grows with the logarithm of time: the knight, the first to decide precisely, thinks
# only three times as long as the squire, the duke twenty times as long as the baron.
LEVELS: Final[list[Level]] = [
    Level("page", 0.002, 1.0),
    Level("squire", 0.02, 0.5),
    Level("knight", 0.06, 0.0),
    Level("baron", 0.3, 0.0),
    Level("duke", LONGEST, 0.0),
]
LAB: Final[list[str]] = ["random", "greedy", "search"]

# Name, and the key of its name and description (attribute `.help`) in the message catalogues.
BOTS: Final[dict[str, str]] = {name: f"bot-{name}" for name in [level.name for level in LEVELS] + LAB}


def find_level(name: str) -> Level | None:
    """The level of that name, if it is one."""
    for level in LEVELS:
        if level.name == name:
            return level
    return None


def make(name: str, seed: int) -> Bot:
    """The bot of that name.

    `search:300` thinks 300 iterations for each turn, `search:0.5s` half a second of its core; `depth=`, `curiosity=`,
    `loose=` and `judge=` (hand, learned, or learned in part: prior, value) may follow, each after a colon. The levels
    think as many iterations as the game usually does in their seconds, so that the same seed gives the same game
    anywhere.
    """
    level = find_level(name)
    if level is not None:
        return SearchBot(seed, 0, seconds=level.seconds, looseness=level.looseness)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    kind, *details = name.split(":")
    if kind != "search":
        raise UnknownBot(name, list(BOTS))
    bot = SearchBot(seed)
    for place, detail in enumerate(details):
        if not _heed(bot, detail, place):
            raise UnknownBot(name, list(BOTS))
    return bot


def _heed(bot: SearchBot, detail: str, place: int) -> bool:
    """Set what the detail of a name says; False if it says nothing."""
    what, equals, text = detail.partition("=")
    if not equals:
        return place == 0 and _set_budget(bot, detail)
    if what == "judge" and text in KNOWN:
        bot.wanted = text
        return True
    value = _number(text)
    if what == "depth" and 0.0 <= value <= MOST and value == int(value):
        bot.depth = int(value)
    elif what == "curiosity" and 0.0 < value <= 100.0:
        bot.curiosity = value
    elif what == "loose" and 0.0 <= value <= 100.0:
        bot.looseness = value
    else:
        return False
    return True


def _set_budget(bot: SearchBot, text: str) -> bool:
    """Iterations or, with an s behind them, seconds for each turn."""
    timed = text.endswith("s")
    value = _number(text[:-1] if timed else text)
    if timed and 0.0 < value <= SLOWEST:
        bot.seconds = value
        bot.timed = True
        return True
    if not timed and 0.0 < value <= MOST and value == int(value):
        bot.iterations = int(value)
        return True
    return False


def _number(text: str) -> float:
    """A plain decimal number, -1.0 for anything else."""
    digits = text.replace(".", "", 1)
    return float(text) if digits.isascii() and digits.isdigit() else -1.0
