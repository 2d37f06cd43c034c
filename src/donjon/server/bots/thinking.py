"""Bots at the table: they think in worker processes, and the table never waits for one that fails."""

import logging
import os
import secrets
from collections.abc import Callable
from typing import Any

from librt.random import Random

from donjon.bots.judging import Job
from donjon.core.game import Game
from donjon.core.state import State
from donjon.server import problems
from donjon.server.bots.crew import Call, Failed, Gone
from donjon.server.bots.sharing import Sharing

LOG = logging.getLogger("donjon.bots")
SECONDS = 0.7  # to think about one decision, for a bot that is of no level
OVERTIME = 2.0  # a level has at most so many times its seconds for one decision
CONFERRING = 0.5  # seconds of a level from which all workers think about the same decision
ATTEMPTS = 2  # where a worker is gone, which is seldom the bot's fault
JUDGING = 60.0  # seconds after which whoever judges a ply is given up; it does so much, however long that takes
ADVISER = "knight"
PLAIN = "greedy"  # decides where another bot cannot
AT_ONCE = 0.1  # seconds that are more than enough for bots that do not think ahead
UNTHINKING = ("random", "greedy")


class Bots:
    """Asks bots for decisions. Workers start, all of them, when first needed; one that dies or hangs is replaced.

    `seconds`, where given, is the most any bot thinks about one decision.
    """

    def __init__(self, seconds: float | None = None, workers: int | None = None) -> None:
        self.seconds = seconds
        self.workers = workers or os.cpu_count() or 1
        self.home_of: Callable[[str], str] = lambda _: ""  # from which network a person comes
        self._sharing: Sharing | None = None

    def names(self) -> list[str]:
        """The levels people play against, weakest first."""
        from donjon.bots import LEVELS

        return [level.name for level in LEVELS]

    def known(self) -> list[str]:
        """Every bot that may have a seat."""
        from donjon.bots import BOTS

        return list(BOTS)

    async def choose(self, game: Game, state: State, seat: int, bot: str, table: str = "", person: str = "") -> int:
        """The bot's decision, thought about when it is that person's turn; a plain legal one if the bot cannot."""
        from donjon.bots import confer, recall
        from donjon.server.bots.worker import think

        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        for thinker in (bot, PLAIN):
            answers = await self._ask(think, game, state, seat, thinker, table, person)
            if not answers:
                continue
            alone = len(answers) == 1
            action = answers[0][0] if alone else confer([recall(thoughts) for _, thoughts in answers]).best().action
            if action in legal:
                return int(action)
            LOG.error("bot %s played %s, which is not legal", thinker, action)
        return legal[0]

    async def advise(self, game: Game, state: State, seat: int, person: str = "") -> dict[str, Any]:
        """What the adviser would do for the seat and why; a plain decision without reasons if it fails."""
        from donjon.server.bots.worker import advise

        legal = state.actions()
        for adviser in (ADVISER, PLAIN) if len(legal) > 1 else (PLAIN,):
            answers: list[dict[str, Any]] = await self._ask(advise, game, state, seat, adviser, "", person)
            if answers and answers[0]["action"] in legal:
                return answers[0]
        return {"action": legal[0], "text": game.text(state, legal[0]), "confidence": None, "lines": []}

    async def judge(self, job: Job, person: str) -> dict[str, Any]:
        """What the search makes of a ply of a game that is over, once no bot has to think; raises NoAdvice."""
        from donjon.server.bots.worker import judge

        return await self._patiently(judge, job, person, patient=True)

    async def consider(self, job: Job, person: str) -> dict[str, Any]:
        """What it makes of a position and of a decision tried there, when it is that person's turn; the same."""
        from donjon.server.bots.worker import consider

        return await self._patiently(consider, job, person, patient=False)

    async def _patiently(self, do: Callable[..., Any], job: Job, person: str, *, patient: bool) -> dict[str, Any]:
        for _ in range(ATTEMPTS):
            try:
                answers = await self._workers().ask(person, JUDGING, [Call(do, {"job": job})], patient=patient)
                found: dict[str, Any] = answers[0]
                return found
            except Gone:
                continue
            except Failed as failed:
                LOG.error("ply %d of %s cannot be judged: %s", job.ply, job.game, failed)
                break
        raise problems.NoAdvice("the bots cannot be asked just now")

    async def _ask(
        self, do: Callable[..., Any], game: Game, state: State, seat: int, bot: str, table: str, person: str
    ) -> list[Any]:
        """What each of the workers asked says; nothing if the bot fails."""
        seconds, heads = self._budget(bot)
        seed = secrets.randbits(40)
        # The worker gets a position redrawn for the seat: what the bot may not know never leaves this process.
        given = {"slug": game.slug, "position": game.dump(_imagine(state, seat, seed)), "seat": seat, "bot": bot}
        calls = [Call(do, given | {"seed": seed + head, "seconds": seconds, "table": table}) for head in range(heads)]
        for _ in range(ATTEMPTS):
            try:
                return await self._workers().ask(person, seconds, calls)
            except Gone:
                continue
            except Failed as failed:
                LOG.error("bot %s failed at %s: %s", bot, game.slug, failed)
                break
        return []

    def _budget(self, bot: str) -> tuple[float, int]:
        """The seconds a bot has for a decision, and how many workers may think about it."""
        from donjon.bots import find_level

        level = find_level(bot)
        seconds = OVERTIME * level.seconds if level else AT_ONCE if bot in UNTHINKING else SECONDS
        if self.seconds is not None:
            seconds = min(seconds, self.seconds)
        return seconds, self.workers if level is not None and level.seconds >= CONFERRING else 1

    def _workers(self) -> Sharing:
        if self._sharing is None:
            self._sharing = Sharing(self.workers, self.home_of)
        return self._sharing

    def stop(self) -> None:
        if self._sharing is not None:
            self._sharing.stop()
            self._sharing = None


def _imagine(state: State, seat: int, seed: int) -> State:
    """The position with all that the seat cannot know drawn anew."""
    imagined = state.copy()
    imagined.redraw(seat, Random(seed))
    return imagined
