"""Bots at the table: they think in worker processes, and the table never waits for one that fails."""

import asyncio
import contextlib
import faulthandler
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess as ParentProcess
from typing import TYPE_CHECKING, Any, TextIO

from librt.random import Random

from donjon.core.game import Game
from donjon.core.state import State

if TYPE_CHECKING:
    from donjon.bots import Bot

LOG = logging.getLogger("donjon.bots")
SECONDS = 0.7  # to think about one decision, for a bot that is of no level
PATIENCE = 2.0  # a level has at most so many times its seconds for one decision
CONFERRING = 0.5  # seconds of a level from which all workers think about the same decision
REMEMBERED = 16  # seats a worker keeps in mind between their decisions
GRACE = 3.0  # seconds past that before a worker is given up
START = 20.0  # seconds a worker may need to start on a busy machine
ATTEMPTS = 3
ADVISER = "knight"


Thoughts = list[tuple[int, int, float, int, list[int]]]


class Bots:
    """Asks bots for decisions. Workers start when first needed; one that dies is replaced.

    `seconds`, where given, is the most any bot thinks about one decision.
    """

    def __init__(self, seconds: float | None = None, workers: int | None = None) -> None:
        self.seconds = seconds
        self.workers = workers or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    def names(self) -> list[str]:
        """The levels people play against, weakest first."""
        from donjon.bots import LEVELS

        return [level.name for level in LEVELS]

    def known(self) -> list[str]:
        """Every bot that may have a seat."""
        from donjon.bots import BOTS

        return list(BOTS)

    async def choose(self, game: Game, state: State, seat: int, bot: str, table: str = "") -> int:
        """The bot's decision; a plain legal one if the bot cannot."""
        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        answers = await self._ask(game, state, seat, bot, table)
        action = answers[0][0] if len(answers) == 1 else -1
        if len(answers) > 1:
            from donjon.bots import confer, recall

            action = confer([recall(thoughts) for _, thoughts in answers]).best().action
        if action in legal:
            return action
        if answers:
            LOG.error("bot %s played %s, which is not legal", bot, action)
        return plain_decision(_imagine(state, seat, 0), seat, legal)

    async def advise(self, game: Game, state: State, seat: int) -> dict[str, Any]:
        """What the adviser would do for the seat and why; a plain decision without reasons if it fails."""
        from donjon.bots import confer, recall
        from donjon.bots.advice import opinion

        legal = state.actions()
        imagined = _imagine(state, seat, 0)
        answers = await self._ask(game, state, seat, ADVISER, "") if len(legal) > 1 else []
        thought = confer([recall(thoughts) for _, thoughts in answers]) if answers else None
        action = thought.best().action if thought else plain_decision(imagined, seat, legal)
        return {"action": action, "text": game.text(state, action), **opinion(game, imagined, seat, thought)}

    async def _ask(self, game: Game, state: State, seat: int, bot: str, table: str) -> list[tuple[int, Thoughts]]:
        """What each of the workers asked would do and thinks; nothing if the bot fails."""
        from donjon.bots import find_level

        level = find_level(bot)
        seconds = SECONDS if level is None else PATIENCE * level.seconds
        if self.seconds is not None:
            seconds = min(seconds, self.seconds)
        heads = self.workers if level is not None and level.seconds >= CONFERRING else 1
        seed = secrets.randbits(40)
        # The worker gets a position redrawn for the seat: what the bot may not know never leaves this process.
        position = game.dump(_imagine(state, seat, seed))
        for _ in range(ATTEMPTS):
            pool = self._pool_ready()
            try:
                thinking = [
                    asyncio.wrap_future(
                        pool.submit(
                            think, game.slug, position, seat, bot, seed=seed + head, seconds=seconds, table=table
                        )
                    )
                    for head in range(heads)
                ]
                return list(await asyncio.wait_for(asyncio.gather(*thinking), START + seconds + GRACE))
            except BrokenExecutor:
                self._replace(pool)
            except Exception:
                LOG.exception("bot %s failed at %s", bot, game.slug)
                break
        return []

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _pool_ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, spawn, _begin_work)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            LOG.warning("a bot's worker died and is replaced")
            self.stop()


def stand_in() -> str:
    """The bot that plays for people who cannot: neither the weakest nor the strongest."""
    from donjon.bots import LEVELS

    return LEVELS[len(LEVELS) // 2].name


def think(
    slug: str, position: dict[str, Any], seat: int, bot: str, *, seed: int, seconds: float, table: str = ""
) -> tuple[int, Thoughts]:
    """In a worker: what the bot decides in that position, and all it thought about it."""
    from donjon.bots import SearchBot
    from donjon.games import game

    # A bot that overruns by far takes its worker with it, even from compiled code that never yields.
    with open(os.devnull, "w") as nowhere, _last_resort(seconds + GRACE, nowhere):
        try:
            state = game(slug).load(position)
            thinker = _remembered((table, slug, seat, bot), seed)
            action = int(thinker.choose(state, seat, time.monotonic() + seconds))
            thought = thinker.thought() if isinstance(thinker, SearchBot) else None
            return action, thought.numbers() if thought else [(action, 1, 0.0, 0, [action])]
        except Exception as failed:
            # Said in words: not every exception can travel between processes.
            raise RuntimeError(f"{type(failed).__name__}: {failed}") from None


_KEPT: "OrderedDict[tuple[str, str, int, str], Bot]" = OrderedDict()


def _remembered(who: tuple[str, str, int, str], seed: int) -> "Bot":
    """The bot of that seat, with what it still has in mind; a new one at a table without a name."""
    from donjon.bots import make

    if not who[0]:
        return make(who[-1], seed)
    if who not in _KEPT:
        _KEPT[who] = make(who[-1], seed)
    _KEPT.move_to_end(who)
    if len(_KEPT) > REMEMBERED:
        _KEPT.popitem(last=False)
    return _KEPT[who]


def _imagine(state: State, seat: int, seed: int) -> State:
    """The position with all that the seat cannot know drawn anew."""
    imagined = state.copy()
    imagined.redraw(seat, Random(seed))
    return imagined


def plain_decision(imagined: State, seat: int, legal: list[int]) -> int:
    """What is played when a bot cannot: what looks best at once, or else the first that is legal."""
    try:
        from donjon.bots import make

        action = int(make("greedy", 0).choose(imagined, seat, time.monotonic() + 1.0))
    except Exception:
        LOG.exception("no bot could decide")
        return legal[0]
    return action if action in legal else legal[0]


@contextlib.contextmanager
def _last_resort(seconds: float, file: TextIO) -> Iterator[None]:
    faulthandler.dump_traceback_later(seconds, exit=True, file=file)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def _begin_work() -> None:
    """A worker leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # people's requests come first
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: ParentProcess) -> None:
    parent.join()
    os._exit(0)
