"""While people play a game nobody gets it judged: not at their table, nor a copy of its record, nor a fork of it.

A table says itself whether it is over. A record that somebody brought, or a branch, is told by what it has in common
with tables where people play: the same beginning, as far as everybody may know it, or the very position.
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from donjon.core.game import Game
from donjon.core.state import State
from donjon.server import problems
from donjon.server.review.branching import Bough
from donjon.server.review.course import Course
from donjon.server.review.reviewed import Reviewed
from donjon.server.storage.lists import Lists

BEGINNING = 12  # plies that two games have in common by chance seldom enough


class Fairness:
    """Says whether the bots may be asked about a game."""

    def __init__(self, lists: Lists) -> None:
        self.lists = lists

    async def refusal(self, reviewed: Reviewed) -> problems.Refusal | None:
        """Why they may not, if they may not."""
        try:
            await self.check(reviewed)
        except (problems.NotOver, problems.BeingPlayed) as refused:
            return refused
        return None

    async def check(self, reviewed: Reviewed, bough: Bough | None = None) -> None:
        """Raises NotOver or BeingPlayed where they may not; of a branch, with all that was played in it."""
        if not reviewed.over:
            raise problems.NotOver("the game is not over yet")
        game, course = reviewed.game.slug, reviewed.course
        # A game that was played to its end at a table may be judged, if need be by all but those who play on from it.
        own = reviewed.table is not None
        begun = beginning(course)
        for contest in await self.lists.alike(game, begun):
            if contest.id != reviewed.id and (not own or reviewed.person in contest.people):
                raise problems.BeingPlayed("people are playing a game that begins like this one")
        positions = set() if own else await course.digests(BEGINNING)
        if bough is not None:
            tried = beginning(course, bough)
            if tried != begun and await self.lists.alike(game, tried):
                raise problems.BeingPlayed("people are playing a game that begins like what was tried")
            if bough.end >= BEGINNING:
                positions.update(state.digest() for state in bough.states)
        if await self.lists.holding(game, positions):
            raise problems.BeingPlayed("people are playing one of these very positions")


def beginning(course: Course, bough: Bough | None = None) -> dict[int, str]:
    """What everybody may know of how a game, or a branch, began, by ply; too little to tell it by is nothing at all."""
    known = dict(islice(_known(course.game, _plies(course, bough)), BEGINNING))
    return known if len(known) == BEGINNING else {}


def _known(game: Game, plies: Iterable[tuple[State, int]]) -> Iterator[tuple[int, str]]:
    for ply, (state, action) in enumerate(plies):
        text = game.mask(state, action, None)
        if text is not None:
            yield ply, text


def _plies(course: Course, bough: Bough | None) -> Iterator[tuple[State, int]]:
    """Every position and what was played there: of the game, or of it up to a branch and then of that."""
    leaves = course.ply if bough is None else bough.ply
    for ply, state in course.positions(0, leaves):
        if ply < leaves:
            yield state, course.action(ply)
    if bough is not None:
        yield from zip((course.position(leaves), *bough.states), (step.action for step in bough.steps), strict=False)
