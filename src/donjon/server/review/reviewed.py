"""A game that is looked back at, whether it was played at a table or somebody brought its record."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.state import OVER, State
from donjon.server import problems
from donjon.server.people.identity import is_plain
from donjon.server.people.naming import names_of
from donjon.server.review.course import Course, Courses
from donjon.server.review.eyes import Eyes, anybodys, eyes
from donjon.server.storage.keepsakes import Keepsakes, Study
from donjon.server.storage.saved import Seat
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

STUDY_LETTERS = 16  # of the id of a study; those of tables have fewer


@dataclass(frozen=True)
class Reviewed:
    """A game and its course, as one person finds it."""

    id: str
    course: Course
    person: str | None
    table: Table | None = None
    study: Study | None = None

    @property
    def game(self) -> Game:
        return self.course.game

    @property
    def last(self) -> State:
        """The position it has come to."""
        return self.course.last

    @property
    def over(self) -> bool:
        """Whether nobody plays on here: then everything is shown."""
        return self.table is None or self.table.over

    @property
    def status(self) -> str:
        if self.table is not None:
            return self.table.status
        return "over" if self.last.actor == OVER else "unfinished"

    @property
    def seats(self) -> Sequence[Seat]:
        if self.table is not None:
            return self.table.seats
        assert self.study is not None
        return [Seat(seat, "open", name) for seat, name in enumerate(self.study.names)]

    @property
    def mine(self) -> list[int]:
        """The seats of whoever looks."""
        return [] if self.table is None else self.table.seats_of(self.person)

    @property
    def is_mine(self) -> bool:
        return bool(self.mine) or (self.study is not None and self.study.person == self.person)

    def eyes(self, wanted: str | None, seat: int | None) -> Eyes:
        """Whose eyes its reader gets."""
        if self.table is not None:
            return eyes(self.table, self.person, wanted, seat)
        return anybodys(wanted, len(self.seats))

    def record(self) -> Record:
        """All that was decided and drawn, by the present rules."""
        return Record(self.game.slug, len(self.seats), self.options(), self.course.texts(), self.game.rules)

    def options(self) -> dict[str, Any]:
        """The options in force."""
        return dict(self.game.options_of(self.last))

    def names(self) -> list[str | None]:
        """What everybody is called."""
        return names_of(self.seats)

    def results(self) -> list[float] | None:
        """Everybody's, where the game ended by its rules."""
        if self.last.actor != OVER:
            return None
        return [float(self.last.result(seat)) for seat in range(len(self.seats))]


class Reviews:
    """Finds games to look back at."""

    def __init__(self, tables: Tables, courses: Courses, keepsakes: Keepsakes) -> None:
        self.tables = tables
        self.courses = courses
        self.keepsakes = keepsakes

    async def find(self, id: str, person: str | None) -> Reviewed:
        """The game of that table or study; raises UnknownReview, NotStarted."""
        if len(id) == STUDY_LETTERS and is_plain(id):
            study = await self.keepsakes.study(id)
            if study is not None:
                return Reviewed(id, await self.courses.of_study(study), person, study=study)
        try:
            table = await self.tables.open(id)
        except problems.UnknownTable:
            raise problems.UnknownReview(f"there is no game {id[:40]!r} to look back at") from None
        return Reviewed(id, await self.courses.of(table), person, table=table)

    async def find_over(self, id: str, person: str | None) -> Reviewed:
        """The same; raises NotOver where it is still being played."""
        found = await self.find(id, person)
        if not found.over:
            raise problems.NotOver("the game is not over yet")
        return found


def study_of(record: Record, id: str, person: str, names: Sequence[str], made: int) -> Study:
    """A record as it is kept."""
    called = [*(name or None for name in names), *[None] * record.seats][: record.seats]
    return Study(id, person, record.digest(), record.document(), called, record.game, made)
