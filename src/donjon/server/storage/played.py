"""Who played what against whom and how it went, written down once a game is over: lists of many need no replay."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Integer, case, cast, exists, func, select, tuple_

from donjon.server.storage.put import put
from donjon.server.storage.schema import ANALYSES, NOTES, PLAYED, RESULTS, SEATS, TABLES
from donjon.server.storage.store import Chapter

CURVE = 1000  # games with an accuracy that are looked at


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    table_id: str
    digest: str  # as of its analysis
    ending: str | None
    standings: dict[str, Any]  # by seat: rank, result, points
    position: dict[str, Any]


@dataclass(frozen=True)
class Part:
    """What somebody had in a game."""

    person: str
    table_id: str
    game: str
    seat: int
    won: bool
    level: str | None  # of the strongest bot
    opponents: str
    turn: int
    digest: str
    ended: int


@dataclass(frozen=True)
class Told:
    """A game somebody played, with how it ended and how well everybody played where that is known."""

    part: Part
    result: Result
    players: list[dict[str, Any]] | None


class Past(Chapter):
    """Reads and writes it."""

    async def unwritten(self, person: str, most: int) -> list[str]:
        """Finished tables of a person that nothing was written down of, latest first."""
        known = exists().where(PLAYED.c.person == person, PLAYED.c.table_id == TABLES.c.id)
        seated = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person))
        mine = select(TABLES.c.id).where(seated & (TABLES.c.status == "over") & (TABLES.c.ply > 0) & ~known)
        return await self.store.column(mine.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most))

    async def write(self, result: Result, parts: Sequence[Part]) -> None:
        def write(db: Connection) -> None:
            db.execute(put(db, RESULTS, **vars(result)))
            for part in parts:
                db.execute(put(db, PLAYED, **vars(part)))

        await self.store.write(write)

    async def page(
        self, person: str, game: str | None, opponent: str | None, before: tuple[int, str] | None, most: int
    ) -> list[Told]:
        """The games of a person, latest first; before that moment and table."""
        place = (PLAYED.c.ended, PLAYED.c.table_id)
        which = _of(person, game)
        if opponent is not None:
            which &= PLAYED.c.opponents.contains(f"|{opponent}|", autoescape=True)
        if before is not None:
            which &= tuple_(*place) < before
        wanted = (
            select(PLAYED, RESULTS.c.ending, RESULTS.c.standings, RESULTS.c.position, ANALYSES.c.players)
            .join(RESULTS, RESULTS.c.table_id == PLAYED.c.table_id)
            .outerjoin(ANALYSES, ANALYSES.c.digest == PLAYED.c.digest)
            .where(which)
            .order_by(*(one.desc() for one in place))
            .limit(most)
        )
        return [_told(row._mapping) for row in await self.store.rows(wanted)]

    async def opponents(self, person: str, most: int) -> list[str]:
        """Against whom somebody played, in their last games."""
        mine = select(PLAYED.c.opponents).where(PLAYED.c.person == person).order_by(PLAYED.c.ended.desc()).limit(most)
        return sorted({name for names in await self.store.column(mine) for name in names.split("|") if name})

    async def notes(self, person: str, reviews: Sequence[str]) -> dict[str, int]:
        """How many notes somebody has at each of these games."""
        mine = select(NOTES.c.review, func.count()).where((NOTES.c.person == person) & NOTES.c.review.in_(reviews))
        return {row[0]: row[1] for row in await self.store.rows(mine.group_by(NOTES.c.review))}

    async def tallies(self, person: str, game: str | None, by: str) -> list[tuple[str | None, int, int]]:
        """Games and wins by that column."""
        wins = func.sum(case((PLAYED.c.won, 1), else_=0))
        rows = select(PLAYED.c[by], func.count(), cast(wins, Integer)).where(_of(person, game)).group_by(PLAYED.c[by])
        return [(name, count, won) for name, count, won in await self.store.rows(rows)]

    async def judged(self, person: str, game: str | None) -> list[tuple[Part, float]]:
        """The games somebody's accuracy is known of, latest first."""
        which = select(PLAYED, ANALYSES.c.players).join(ANALYSES, ANALYSES.c.digest == PLAYED.c.digest)
        which = which.where(_of(person, game) & ANALYSES.c.players.is_not(None))
        rows = await self.store.rows(which.order_by(PLAYED.c.ended.desc()).limit(CURVE))
        parts = [(_part(row._mapping), row.players) for row in rows]
        found = [(part, players[part.seat]["accuracy"]) for part, players in parts]
        return [(part, accuracy) for part, accuracy in found if accuracy is not None]

    async def longest(self, person: str, game: str | None) -> Part | None:
        """The win that took the most turns."""
        wins = select(PLAYED).where(_of(person, game) & PLAYED.c.won)
        row = await self.store.row(wins.order_by(PLAYED.c.turn.desc(), PLAYED.c.ended.desc()).limit(1))
        return None if row is None else _part(row._mapping)


def _of(person: str, game: str | None) -> Any:
    mine = PLAYED.c.person == person
    return mine if game is None else mine & (PLAYED.c.game == game)


def _part(row: Mapping[Any, Any]) -> Part:
    return Part(**{column.name: row[column.name] for column in PLAYED.columns})


def _told(row: Mapping[Any, Any]) -> Told:
    part = _part(row)
    result = Result(part.table_id, part.digest, row["ending"], row["standings"], row["position"])
    return Told(part, result, row["players"])
