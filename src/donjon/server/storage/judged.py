"""What bots found about games: by the digest of the record, so that nobody waits twice for the same."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from donjon.server.storage.put import put
from donjon.server.storage.saved import now
from donjon.server.storage.schema import ANALYSES, FINDINGS, VERDICTS
from donjon.server.storage.store import Chapter

RUNNING, DONE, CANCELLED = "running", "done", "cancelled"


@dataclass(frozen=True)
class Analysis:
    """How far a game has been judged, and by which process."""

    digest: str
    depth: str  # of the pass that is wanted
    status: str
    process: str
    until: int  # after that moment any process may go on
    asked: int
    asker: str  # on whose account bots think
    players: list[dict[str, Any]] | None = None


@dataclass(frozen=True)
class Found:
    """One ply judged."""

    ply: int
    depth: str
    judgement: dict[str, Any]
    made: int


class Judged(Chapter):
    """Reads and writes it."""

    async def analysis(self, digest: str) -> Analysis | None:
        return await self.store.one(Analysis, select(ANALYSES).where(ANALYSES.c.digest == digest))

    async def take(self, wanted: Analysis) -> bool:
        """A process sets about judging a game, if no other is at it; whether it may."""

        def write(db: Connection) -> bool:
            free = (ANALYSES.c.status != RUNNING) | (ANALYSES.c.until < now()) | (ANALYSES.c.process == wanted.process)
            values = {name: getattr(wanted, name) for name in ("depth", "status", "process", "until", "asked", "asker")}
            taken = update(ANALYSES).where((ANALYSES.c.digest == wanted.digest) & free).values(**values)
            if db.execute(taken).rowcount == 1:
                return True
            if db.scalar(select(ANALYSES.c.digest).where(ANALYSES.c.digest == wanted.digest)) is not None:
                return False
            db.execute(insert(ANALYSES).values(digest=wanted.digest, **values))
            return True

        return await self.store.write(write)

    async def deepen(self, digest: str, depth: str) -> None:
        """Whoever is judging it goes on to that pass."""
        async with self.store.writing() as db:
            await db.execute(update(ANALYSES).where(ANALYSES.c.digest == digest).values(depth=depth))

    async def note(self, digest: str, process: str, until: int, found: Sequence[Found]) -> str | None:
        """What a process has found; the pass that is wanted by now, or None where it need not go on."""
        mine = (ANALYSES.c.digest == digest) & (ANALYSES.c.process == process) & (ANALYSES.c.status == RUNNING)

        def write(db: Connection) -> str | None:
            going = db.execute(update(ANALYSES).where(mine).values(until=until)).rowcount == 1
            for one in found:
                db.execute(put(db, FINDINGS, digest=digest, **vars(one)))
            return db.scalar(select(ANALYSES.c.depth).where(mine)) if going else None

        return await self.store.write(write)

    async def end(self, digest: str, status: str, depth: str | None = None, by: str | None = None) -> bool:
        """It is done, or enough: of that pass, where one is named, or for whom it is done. Whether that is so."""
        which = (ANALYSES.c.digest == digest) & (ANALYSES.c.status == RUNNING)
        if depth is not None:
            which &= ANALYSES.c.depth == depth
        if by is not None:
            which &= ANALYSES.c.asker == by
        async with self.store.writing() as db:
            return (await db.execute(update(ANALYSES).where(which).values(status=status))).rowcount == 1

    async def sum_up(self, digest: str, players: list[dict[str, Any]]) -> None:
        """How well everybody played."""
        async with self.store.writing() as db:
            await db.execute(update(ANALYSES).where(ANALYSES.c.digest == digest).values(players=players))

    async def found(self, digest: str, since: int = 0) -> list[Found]:
        """What is known of a game, noted from that moment on."""
        which = (FINDINGS.c.digest == digest) & (FINDINGS.c.made >= since)
        columns = (FINDINGS.c.ply, FINDINGS.c.depth, FINDINGS.c.judgement, FINDINGS.c.made)
        return await self.store.each(Found, select(*columns).where(which))

    async def verdict(self, digest: str) -> Mapping[str, Any] | None:
        """What was said of a position."""
        found = await self.store.value(select(VERDICTS.c.verdict).where(VERDICTS.c.digest == digest))
        return found if isinstance(found, dict) else None

    async def add_verdict(self, digest: str, verdict: Mapping[str, Any]) -> None:
        async with self.store.writing() as db:
            await db.execute(put(db, VERDICTS, digest=digest, verdict=dict(verdict), made=now()))
