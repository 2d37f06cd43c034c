"""In a worker: a bot sees a position, thinks about it, and tells what it would do."""

import time
from collections import OrderedDict
from typing import Any

from donjon.bots import Bot, SearchBot, judging, make
from donjon.bots.advice import opinion
from donjon.bots.judging import Job
from donjon.games import game

REMEMBERED = 16  # seats a worker keeps in mind between their decisions

Thoughts = list[tuple[int, int, float, int, list[int], list[float]]]


def think(
    *, slug: str, position: dict[str, Any], seat: int, bot: str, seed: int, seconds: float, table: str
) -> tuple[int, Thoughts]:
    """What the bot decides in that position, and all it thought about it."""
    state = game(slug).load(position)
    thinker = _remembered((table, slug, seat, bot), seed)
    action = int(thinker.choose(state, seat, time.monotonic() + seconds))
    thought = thinker.thought() if isinstance(thinker, SearchBot) else None
    return action, thought.numbers() if thought else [(action, 1, 0.0, 0, [action], [])]


def advise(
    *, slug: str, position: dict[str, Any], seat: int, bot: str, seed: int, seconds: float, **_: object
) -> dict[str, Any]:
    """What the bot would do in the place of the seat, and why."""
    found = game(slug)
    state = found.load(position)
    adviser = make(bot, seed)
    action = int(adviser.choose(state, seat, time.monotonic() + seconds))
    thought = adviser.thought() if isinstance(adviser, SearchBot) else None
    if thought is not None:
        action = thought.best().action  # of several that are as good the one that is explained first
    return {"action": action, "text": found.text(state, action), **opinion(found, state, seat, thought)}


def judge(*, job: Job) -> dict[str, Any]:
    """What a ply of a finished game was worth, as JSON."""
    return vars(judging.judge(job))


def consider(*, job: Job) -> dict[str, Any]:
    """What there is to say of a position, and of a decision tried there."""
    return judging.consider(job)


_KEPT: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()


def _remembered(who: tuple[str, str, int, str], seed: int) -> Bot:
    """The bot of that seat, with what it still has in mind; a new one at a table without a name."""
    if not who[0]:
        return make(who[-1], seed)
    if who not in _KEPT:
        _KEPT[who] = make(who[-1], seed)
    _KEPT.move_to_end(who)
    if len(_KEPT) > REMEMBERED:
        _KEPT.popitem(last=False)
    return _KEPT[who]
