"""What stands behind the doors, and how a door reaches it."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from donjon.server import bodies, problems
from donjon.server.bots.pace import Drive
from donjon.server.bots.thinking import Bots
from donjon.server.doors.limits import Doorkeeper
from donjon.server.doors.origins import Origins
from donjon.server.live.phrases import Phrases
from donjon.server.packing import packed
from donjon.server.people.hashes import Hashes
from donjon.server.people.identity import People
from donjon.server.review.analyst import Analyst
from donjon.server.review.course import Courses
from donjon.server.review.fairness import Fairness
from donjon.server.review.played import Played
from donjon.server.review.reviewed import Reviews
from donjon.server.storage.judged import Judged
from donjon.server.storage.keepsakes import Keepsakes
from donjon.server.storage.lists import Lists
from donjon.server.storage.retention import Retention
from donjon.server.storage.store import Store
from donjon.server.tables.documents import can_follow, packed_steps, table_document
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables


class House:
    """Everything the doors lead to."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        tables: Tables,
        drive: Drive,
        doorkeeper: Doorkeeper,
        origins: Origins,
        retention: Retention,
        phrases: Phrases,
    ) -> None:
        self.store = store
        self.lists = Lists(store)
        self.people = People(Hashes(store))
        self.bots = bots
        self.tables = tables
        self.drive = drive
        self.courses = Courses(store)
        self.keepsakes = Keepsakes(store)
        self.reviews = Reviews(tables, self.courses, self.keepsakes)
        self.fairness = Fairness(self.lists)
        self.analyst = Analyst(Judged(store), bots, store.leases.process)
        self.played = Played(store, tables)
        self.doorkeeper = doorkeeper
        self.origins = origins
        self.retention = retention
        self.phrases = phrases
        doorkeeper.knows = self.people.has_met
        self.on_turned_away: Callable[[str], None] = lambda _: None  # so that the other processes hear of it

    def turn_away(self, person: str) -> None:
        """A device of that person was revoked: whoever is at a live line for them has to come in again."""
        self.on_turned_away(person)
        self.turned_away(person)

    def turned_away(self, person: str) -> None:
        """The same, in this process."""
        self.people.forget(person)
        self.tables.hang_up(person)


async def house(connection: HTTPConnection) -> House:  # a plain function would be handed to a thread
    found = connection.app.state.house
    assert isinstance(found, House)
    return found


Here = Annotated[House, Depends(house)]


class Reply(JSONResponse):
    """A document, packed as everything that leaves."""

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else packed(content)


def reply(document: dict[str, Any] | bytes, status: int = 200) -> JSONResponse:
    return Reply(document, status, headers={"Cache-Control": "no-store"})


async def decided(here: House, table: Table, person: str | None, wanted: bodies.Decide) -> bytes:
    """Somebody decides, and is answered with what happened or, where that cannot be told in steps, with the table."""
    try:
        await here.tables.decide(table, person, wanted)
    finally:
        here.drive.rouse(table)  # also where it came too late, and a bot has to decide instead
    if wanted.since is not None and can_follow(table, wanted.since, wanted.revision):
        return packed_steps(table, person, wanted.since, wanted.seat)
    return packed(table_document(table, person, wanted.seat))


async def at(connection: HTTPConnection, here: House, id: str) -> tuple[Table, str | None]:
    """A table, and who asks for it."""
    return await here.tables.open(id), await here.people.known(connection)


async def changed(
    connection: HTTPConnection, here: House, id: str, change: Callable[[Table, str | None], Awaitable[None]]
) -> JSONResponse:
    """Somebody changes something at a table, and is answered with the table; a bot that is to decide then does."""
    table, person = await at(connection, here, id)
    await change(table, person)
    here.drive.rouse(table)
    return reply(table_document(table, person))


async def must_have_room(request: HTTPConnection, here: House, host: str) -> None:
    """One more table of that host, opened from there; raises TooManyTables or TooMany."""
    most = here.doorkeeper.limits.tables
    if await here.lists.unfinished(host, most) >= most:
        raise problems.TooManyTables(f"{most} tables are not over", {"tables": most})
    here.doorkeeper.found(request, host)
