"""Games judged by the bots for whoever asks: quickly first, then thoroughly, when no bot has to think at a table.

What was found is written down ply by ply, so that any process can tell it, nobody waits twice for the same, and whoever
goes on after an interruption goes on from there.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from donjon.bots.balance import VERSION
from donjon.bots.judging import Job
from donjon.core.record import Record
from donjon.server import problems
from donjon.server.bots.thinking import Bots
from donjon.server.review.branching import Bough
from donjon.server.review.findings import (
    PASSES,
    Sheet,
    analysis_document,
    verdict_document,
)
from donjon.server.review.reviewed import Reviewed
from donjon.server.storage.judged import CANCELLED, DONE, RUNNING, Analysis, Found, Judged
from donjon.server.storage.saved import now

LOG = logging.getLogger("donjon.review")
AT_ONCE = 3  # games that bots judge for one person
HELD = 60_000  # milliseconds without news after which another process may go on
NOTED = 0.5  # seconds between two notes of what was found
THOUGHT = 0.25  # seconds, at the usual pace, for a verdict
LATE = 5_000  # milliseconds that one process may note something later than another


class Task:
    """A game being judged in this process."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.began = time.monotonic()  # the pass
        self.before = 0  # plies that were judged before it
        self.task: asyncio.Task[None] | None = None


class Analyst:
    """Lets bots judge games."""

    def __init__(self, judged: Judged, bots: Bots, process: str) -> None:
        self.judged = judged
        self.bots = bots
        self.process = process
        self._tasks: dict[str, Task] = {}

    def digest(self, reviewed: Reviewed) -> str:
        """What tells a game, and how it is judged, from any other."""
        return reviewed.record().digest(VERSION)

    async def document(self, reviewed: Reviewed, since: int = 0) -> dict[str, Any]:
        """What they have found so far; of the plies what is new since then."""
        digest = self.digest(reviewed)
        analysis = await self.judged.analysis(digest)
        found = [] if analysis is None else await self.judged.found(digest)
        latest = max((one.made for one in found), default=0)
        task = self._tasks.get(digest)
        sheet = Sheet(reviewed.course, found)
        document = analysis_document(reviewed.id, sheet, analysis, now(), max(0, since - LATE))
        if task is not None and document["status"] == "running" and document["done"] > task.before:
            each = (time.monotonic() - task.began) / (document["done"] - task.before)
            document["seconds"] = round(each * (document["of"] - document["done"]))
        return document | {"at": latest}

    async def ask(self, reviewed: Reviewed, person: str, depth: str) -> None:
        """They judge a game, unless they are at it or have done so; raises TooMany."""
        digest = self.digest(reviewed)
        analysis = await self.judged.analysis(digest)
        if analysis is not None and analysis.status == RUNNING and analysis.until > now():
            if depth != analysis.depth and PASSES[depth] > PASSES[analysis.depth]:
                await self.judged.deepen(digest, depth)
            return
        sheet = Sheet(reviewed.course, await self.judged.found(digest) if analysis else [])
        if not sheet.missing(depth):
            return
        if Counter(task.person for task in self._tasks.values())[person] >= AT_ONCE:
            raise problems.TooMany("the bots judge several games for you already", {"seconds": 30}, retry_after=30)
        wanted = Analysis(digest, depth, RUNNING, self.process, now() + HELD, now(), person[:80])
        if not await self.judged.take(wanted) or digest in self._tasks:
            return  # somebody else was quicker
        task = self._tasks[digest] = Task(person)
        task.task = asyncio.create_task(self._judge(digest, sheet, task))

    async def cancel(self, reviewed: Reviewed, person: str) -> None:
        """Enough, says whoever asked for it; what was found stays."""
        await self.judged.end(self.digest(reviewed), CANCELLED, by=person)

    async def stop(self) -> None:
        """The server stops; whoever asks again goes on."""
        tasks = [task.task for task in self._tasks.values() if task.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _judge(self, digest: str, sheet: Sheet, task: Task) -> None:
        """Pass after pass, as long as it is wanted."""
        try:
            for depth in PASSES:
                wanted = await self._judge_once(digest, sheet, task, depth)
                if wanted is None:
                    return
                players = sheet.players()
                if players is not None:
                    await self.judged.sum_up(digest, players)
                if wanted == depth and await self.judged.end(digest, DONE, depth):
                    return
        except (SQLAlchemyError, OSError) as away:
            LOG.warning("what bots found cannot be noted: %s", type(away).__name__)
        except problems.NoAdvice:
            await self.judged.end(digest, CANCELLED)
        finally:
            self._tasks.pop(digest, None)

    async def _judge_once(self, digest: str, sheet: Sheet, task: Task, depth: str) -> str | None:
        """One pass; the pass that is wanted by then, None where none is any more."""
        left = iter(sheet.missing(depth))
        task.began, task.before = time.monotonic(), sheet.done(depth)
        fresh: list[Found] = []
        wanted: str | None = depth
        thinking = [asyncio.create_task(self._think(sheet, task, depth, left, fresh)) for _ in range(self.bots.workers)]
        try:
            while wanted is not None:
                pending = [one for one in thinking if not one.done()]
                if pending:
                    await asyncio.wait(pending, timeout=NOTED)
                noted = fresh[:]
                fresh.clear()
                wanted = await self.judged.note(digest, self.process, now() + HELD, noted)
                if not pending:
                    break
        finally:
            for one in thinking:
                one.cancel()
            results = await asyncio.gather(*thinking, return_exceptions=True)
        failed = next((one for one in results if isinstance(one, problems.NoAdvice)), None)
        if failed is not None and wanted is not None:
            raise failed
        return wanted

    async def _think(self, sheet: Sheet, task: Task, depth: str, left: Iterator[int], fresh: list[Found]) -> None:
        """One ply after the other, as long as there are any."""
        for ply in left:
            judgement = await self.bots.judge(self._job(sheet, ply, depth), task.person)
            found = Found(ply, depth, judgement, now())
            sheet.add(found)
            fresh.append(found)

    def _job(self, sheet: Sheet, ply: int, depth: str) -> Job:
        course = sheet.course
        decides = ply < course.ply and course.actors[ply] >= 0
        action = course.action(ply) if decides else None
        return Job(course.game.slug, ply, course.game.dump(course.position(ply)), action, PASSES[depth])

    async def verdict(self, reviewed: Reviewed, bough: Bough, action: int | None, person: str) -> dict[str, Any]:
        """What they say of a position, and of a decision tried there; raises NoAdvice, IllegalDecision."""
        game, state = reviewed.game, bough.state
        if action is not None and (state.actor < 0 or not state.allows(action)):
            raise problems.IllegalDecision(f"{action} cannot be played there", {"action": str(action), "rule": "none"})
        record = reviewed.record()
        texts = [*record.actions[: bough.ply], *bough.texts]
        digest = Record(record.game, record.seats, record.options, texts, record.rules).digest(VERSION, action)
        said = await self.judged.verdict(digest)
        if said is None:
            said = await self.bots.consider(Job(game.slug, bough.end, game.dump(state), action, THOUGHT), person)
            with suppress(SQLAlchemyError, OSError):  # then it is thought about again
                await self.judged.add_verdict(digest, said)
        return verdict_document(bough.end, int(state.actor), said)
