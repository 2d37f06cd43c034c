"""The course of a game: who decided what in which turn, and the position before any of it, quickly.

Only the actions are kept, and a position now and then on the way: all else is a few steps from one of those.
"""

import asyncio
from array import array
from collections import OrderedDict
from collections.abc import Iterator, Sequence

from donjon.core.errors import BadText, DonjonError
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.state import State
from donjon.games import game as game_of
from donjon.server import problems
from donjon.server.storage.keepsakes import Study
from donjon.server.storage.saved import Saved
from donjon.server.storage.store import Store
from donjon.server.tables.history import Step, Trial
from donjon.server.tables.table import Table

APART = 64  # plies between two positions that are kept
BREATH = 256  # plies of a long record replayed before others get their turn
LOOK = 32  # positions told from others before others get their turn
KEPT = 12  # courses in memory


class Course:
    """The plies of a game so far."""

    def __init__(self, game: Game, start: State, revision: int = 0) -> None:
        self.game = game
        self.revision = revision
        self.actors = array("b")  # by ply
        self.turns = array("l")  # by ply
        self._actions = array("q")
        self._texts: list[str] = []
        self._kept = [start.copy()]
        self._present = start.copy()
        self._digests: set[str] | None = None  # once somebody has asked

    @property
    def ply(self) -> int:
        """How many there are."""
        return len(self._actions)

    @property
    def last(self) -> State:
        """The position they lead to; not to be changed."""
        return self._present

    def texts(self) -> list[str]:
        """All of them in notation."""
        return list(self._texts)

    def action(self, ply: int) -> int:
        """What was played at that ply."""
        return self._actions[ply]

    def follow(self, texts: Sequence[str]) -> None:
        """Go on as a record says."""
        self._digests = None
        state, game = self._present, self.game
        for text in texts:
            self.actors.append(int(state.actor))
            self.turns.append(game.turn(state))
            action = game.parse(state, text)
            state.play(action)
            self._actions.append(action)
            self._texts.append(text)
            if self.ply % APART == 0:
                self._kept.append(state.copy())

    def position(self, ply: int) -> State:
        """The position before that ply; with the number of plies, the last."""
        if not 0 <= ply <= self.ply:
            raise IndexError(ply)
        state = self._kept[ply // APART].copy()
        for action in self._actions[ply - ply % APART : ply]:
            state.apply(action)
        return state

    async def digests(self, first: int) -> set[str]:
        """What tells the positions from that ply on from any others; everybody else is served meanwhile."""
        if self._digests is None:
            found: set[str] = set()
            for ply, state in self.positions(first, self.ply) if first <= self.ply else ():
                found.add(state.digest())
                if ply % LOOK == 0:
                    await asyncio.sleep(0)
            self._digests = found
        return set(self._digests)

    def positions(self, first: int, last: int) -> Iterator[tuple[int, State]]:
        """The positions from one ply to another; each changes when the next is asked for."""
        state = self.position(first)
        yield first, state
        for ply in range(first, last):
            state.apply(self._actions[ply])
            yield ply + 1, state

    def steps(self, first: int, last: int) -> Iterator[tuple[Step, State]]:
        """What happened from one ply on and before another, and the position after it, which then changes."""
        trial = Trial(self.game, first, self.position(first))
        for action in self._actions[first:last]:
            step = trial.play(action, keep=False)
            trial.steps.clear()
            yield step, trial.state


class Courses:
    """The courses that were looked at last, each as far as its game has come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Course] = OrderedDict()

    async def of(self, table: Table) -> Course:
        """The course of a table's game; raises NotStarted where there is none to show."""
        if table.play is None:
            raise problems.NotStarted("the game has not begun; seats are open")
        course = self._kept.get(table.id)
        ply, revision = table.ply, table.saved.revision
        if course is None or course.revision != revision or course.ply > ply or course.game is not table.game:
            course = None
        if course is None or course.ply < ply:
            course = await self._read(table, course)
        self._keep(table.id, course)
        return course

    def _keep(self, id: str, course: Course) -> None:
        self._kept[id] = course
        self._kept.move_to_end(id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def of_study(self, study: Study) -> Course:
        """The course of a record that was brought."""
        course = self._kept.get(study.id)
        if course is None:
            record = Record.read(study.record)
            course = Course(game_of(study.game), game_of(study.game).start(record))
            await _followed(course, record.actions)
        self._keep(study.id, course)
        return course

    async def _read(self, table: Table, known: Course | None) -> Course:
        """The course as the database has it, or what is new of it."""
        saved = await self._store.table(table.id, since=0 if known is None else known.ply)
        if saved is None:
            raise problems.UnknownTable(f"there is no table {table.id}")
        if known is not None and saved.revision != known.revision:
            return await self._read(table, None)
        try:
            course = await course_of(saved, known)
        except (DonjonError, BadText):  # in words that tell nothing of it: it may be a secret decision
            raise problems.UnreadableTable("the record of this table cannot be replayed") from None
        return course


async def course_of(saved: Saved, known: Course | None = None) -> Course:
    """The course of a table as the database has it; what is new of it, where it is `known` up to there."""
    course = known or Course(game_of(saved.game), _start(saved), saved.revision)
    await _followed(course, _shown(saved), saved.base)
    return course


async def _followed(course: Course, texts: Sequence[str], base: int = 0) -> None:
    """A course brought to the end of these, which begin at ply `base`, with everybody else served meanwhile."""
    while course.ply < base + len(texts):  # which somebody else who waited may have brought on
        begin = course.ply - base
        course.follow(texts[begin : begin + BREATH])
        await asyncio.sleep(0)


def _start(saved: Saved) -> State:
    return game_of(saved.game).start(Record(saved.game, len(saved.seats), saved.options, [], saved.rules))


def _shown(saved: Saved) -> Sequence[str]:
    """The decisions that the present rules take."""
    if saved.stranded is None:
        return saved.decisions
    return saved.decisions[: max(0, saved.stranded.ply - saved.base)]
