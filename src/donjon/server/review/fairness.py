"""While people play a game nobody gets it judged: not at their table, nor a copy of its record, nor a fork of it.

A table says itself whether it is over. A record that somebody brought, or a branch, is told by what it has in common
with tables where people play: the same beginning, as far as everybody may know it, or the very position.
"""

from collections.abc import Iterator

from donjon.core.game import Game
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
        game = reviewed.game.slug
        # A game that was played to its end at a table may be judged, if need be by all but those who play on from it.
        own = reviewed.table is not None
        for contest in await self.lists.alike(game, beginning(reviewed.course)):
            if contest.id != reviewed.id and (not own or reviewed.person in contest.people):
                raise problems.BeingPlayed("people are playing a game that begins like this one")
        positions = set() if own else reviewed.course.digests(BEGINNING)
        if bough is not None and bough.end >= BEGINNING:
            positions.update(state.digest() for state in bough.states)
        if positions and any(contest.digest in positions for contest in await self.lists.contested(game)):
            raise problems.BeingPlayed("people are playing one of these very positions")


def beginning(course: Course) -> dict[int, str]:
    """What everybody may know of how a game began, by ply; too little to tell it by is nothing at all."""
    known = dict(_known(course.game, course))
    return known if len(known) == BEGINNING else {}


def _known(game: Game, course: Course) -> Iterator[tuple[int, str]]:
    found = 0
    for ply, state in course.positions(0, max(0, course.ply - 1)):
        if ply == course.ply or found == BEGINNING:
            return
        text = game.mask(state, course.action(ply), None)
        if text is not None:
            found += 1
            yield ply, text
