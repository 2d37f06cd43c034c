"""What people keep of a game: branches that everybody sees who looks at it, notes for themselves."""

import contextlib

from sqlalchemy.exc import IntegrityError

from donjon.server import problems
from donjon.server.people.identity import Person
from donjon.server.review import bodies
from donjon.server.review.branching import branch
from donjon.server.review.reviewed import Reviewed
from donjon.server.storage.keepsakes import Branch, Keepsakes, Note
from donjon.server.storage.saved import now

BRANCHES = 52  # kept at one game
OWN_BRANCHES = 26  # of these by one person
NOTES = 400  # of one person at one game
ATTEMPTS = 8  # to find a letter that nobody takes at the same time


async def keep(keepsakes: Keepsakes, reviewed: Reviewed, person: Person, wanted: bodies.KeepBranch) -> None:
    """A branch that can be played is kept, under the next letter or in the place of one of theirs."""
    bough = branch(reviewed, wanted.ply, wanted.texts)
    if not wanted.texts:
        raise problems.NotFound("a branch has at least one decision")
    for _ in range(ATTEMPTS):
        kept = await keepsakes.branches(reviewed.id)
        if wanted.name is not None:
            changed = Branch(reviewed.id, wanted.name, person.id, bough.ply, bough.texts, now())
            if not await keepsakes.change_branch(changed):
                raise problems.NotFound(f"none of your branches is called {wanted.name}")
            return
        own = sum(one.person == person.id for one in kept)
        if len(kept) >= BRANCHES or own >= OWN_BRANCHES:
            raise problems.TooMuch("no more branches are kept at this game", {"most": OWN_BRANCHES})
        letters = {one.name for one in kept}
        name = next(name for name in (letter(number) for number in range(BRANCHES)) if name not in letters)
        with contextlib.suppress(IntegrityError):
            new = Branch(reviewed.id, name, person.id, bough.ply, bough.texts, now())
            await keepsakes.add_branch(new, person.newcomer)
            return
    raise problems.StorageAway("too many keep branches here at once; try again")


def letter(number: int) -> str:
    """The name of a branch: a to z, then aa, ab …"""
    first, last = divmod(number, 26)
    return (chr(ord("a") + first - 1) if first else "") + chr(ord("a") + last)


async def drop(keepsakes: Keepsakes, reviewed: Reviewed, person: str, name: str) -> None:
    """One of their branches is kept no longer."""
    if len(name) > 2 or not await keepsakes.delete_branch(Branch(reviewed.id, name, person, 0, [], 0)):
        raise problems.NotFound(f"none of your branches is called {name[:2]!r}")


async def note(keepsakes: Keepsakes, reviewed: Reviewed, person: Person, wanted: bodies.WriteNote) -> None:
    """Somebody writes at a moment of a game."""
    if wanted.branch is None:
        if wanted.ply > reviewed.course.ply:
            raise problems.NotFound(f"the game has {reviewed.course.ply} plies, not {wanted.ply}")
    else:
        ends = {one.name: (one.ply, one.ply + len(one.texts)) for one in await keepsakes.branches(reviewed.id)}
        first, last = ends.get(wanted.branch, (0, -1))
        if not first <= wanted.ply <= last:
            raise problems.NotFound(f"there is no ply {wanted.ply} in a branch {wanted.branch}")
    written = Note(
        person=person.id,
        review=reviewed.id,
        ply=wanted.ply,
        branch=wanted.branch or "",
        game=reviewed.game.slug,
        text=wanted.text.strip(),
        bookmark=wanted.bookmark,
        made=now(),
    )
    if not await keepsakes.write_note(written, NOTES, person.newcomer):
        raise problems.TooMuch("no more notes are kept at this game", {"most": NOTES})
