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
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.process import BaseProcess as ParentProcess
from typing import Any, TextIO

from librt.random import Random

from donjon.core.game import Game
from donjon.core.state import State

LOG = logging.getLogger("donjon.bots")
SECONDS = 0.7  # to think about one decision
GRACE = 3.0  # seconds past that before a worker is given up
START = 20.0  # seconds a worker may need to start on a busy machine
ATTEMPTS = 3


class Bots:
    """Asks bots for decisions. Workers start when first needed; one that dies is replaced."""

    def __init__(self, seconds: float = SECONDS, workers: int | None = None) -> None:
        self.seconds = seconds
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def names(self) -> list[str]:
        """The bots there are, weakest first."""
        from donjon.bots import BOTS

        return list(BOTS)

    async def choose(self, game: Game, state: State, seat: int, bot: str) -> int:
        """The bot's decision; a plain legal one if the bot cannot."""
        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        seed = secrets.randbits(40)
        # The worker gets a position redrawn for the seat: what the bot may not know never leaves this process.
        imagined = state.copy()
        imagined.redraw(seat, Random(seed))
        position = game.dump(imagined)
        for _ in range(ATTEMPTS):
            pool = self._pool_ready()
            try:
                thought = pool.submit(think, game.slug, position, seat, bot, seed=seed, seconds=self.seconds)
                action = await asyncio.wait_for(asyncio.wrap_future(thought), START + self.seconds + GRACE)
            except BrokenExecutor:
                self._replace(pool)
                continue
            except Exception:
                LOG.exception("bot %s failed at %s", bot, game.slug)
                break
            if action in legal:
                return action
            LOG.error("bot %s played %s, which is not legal", bot, action)
            break
        return plain_decision(imagined, seat, legal)

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
    from donjon.bots import BOTS

    return list(BOTS)[len(BOTS) // 2]


def think(slug: str, position: dict[str, Any], seat: int, bot: str, *, seed: int, seconds: float) -> int:
    """In a worker: what the bot decides in that position."""
    from donjon.bots import make
    from donjon.games import game

    # A bot that overruns by far takes its worker with it, even from compiled code that never yields.
    with open(os.devnull, "w") as nowhere, _last_resort(seconds + GRACE, nowhere):
        try:
            state = game(slug).load(position)
            return int(make(bot, seed).choose(state, seat, time.monotonic() + seconds))
        except Exception as failed:
            # Said in words: not every exception can travel between processes.
            raise RuntimeError(f"{type(failed).__name__}: {failed}") from None


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
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: ParentProcess) -> None:
    parent.join()
    os._exit(0)
