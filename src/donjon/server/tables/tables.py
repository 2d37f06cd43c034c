"""All tables: opening them, sitting down, deciding, taking back, playing again."""

import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy.exc import IntegrityError

from donjon.core import errors
from donjon.core.game import Game
from donjon.server import bodies, metrics, problems
from donjon.server.people import identity
from donjon.server.storage.quarantine import Quarantine
from donjon.server.storage.rows import BadRow
from donjon.server.storage.saved import Moved, Newcomer, Request, Saved, Seat, Standing, Written, now
from donjon.server.storage.store import Store
from donjon.server.tables import clocks, founding, opening
from donjon.server.tables.conditions import (
    is_present,
    must_not_be_stranded,
    must_sit,
    present,
    seat_wanted,
    stale,
)
from donjon.server.tables.documents import table_document
from donjon.server.tables.play import Play
from donjon.server.tables.pulse import Pulse
from donjon.server.tables.table import Table, standing_after

LOG = logging.getLogger("donjon.tables")
IDLE_SECONDS = 120.0  # without anybody looking, until a table leaves memory
REST_SECONDS = 20.0  # without a decision, until it gives back what can be played out again
TRY_AGAIN = 60.0  # seconds until a table that could not be read is tried again


class Tables:
    """The tables in memory, over those in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.quarantine = Quarantine(store)
        self.pulse = Pulse(store)
        self._open: dict[str, Table] = {}
        self.opened: Callable[[Table], None] = lambda _: None  # called with every table that comes to memory
        self._unreadable: dict[str, float] = {}  # tables set apart, and when they were last tried
        self._bent: set[str] = set()  # those that cannot be replayed from their beginning, each told of once

    def in_memory(self) -> list[Table]:
        return list(self._open.values())

    def in_memory_by_id(self, id: str) -> Table | None:
        return self._open.get(id)

    async def open(self, id: str) -> Table:
        """The table of that id."""
        if id in self._open:
            return self._open[id].touched()
        found = await self._read(id) if identity.is_plain(id) else None
        if found is None:
            raise _unknown(id)
        # Whoever was quicker wins: a table must be in memory only once.
        if id not in self._open:
            self._put(Table(*found))
        return self._open[id].touched()

    def _put(self, table: Table) -> None:
        self._open[table.id] = table
        self.opened(table)

    async def whole(self, id: str) -> Table:
        """The table of that id, with all that ever happened there in memory."""
        table = await self.open(id)
        async with table.lock:
            if table.play is not None and table.play.steps.base > 0:
                table.become(*await self._read_whole(id))
        return table

    async def _read_whole(self, id: str) -> tuple[Saved, Play | None]:
        """From the very beginning; a record damaged before the snapshot from which its game is played on is refused."""
        try:
            found = await opening.read_whole(self.store, id)
        except opening.Unreadable as bad:
            if id not in self._bent:
                self._bent.add(id)
                LOG.error("table %s is played on, but cannot be replayed from its beginning: %s", id, bad)
                metrics.SET_APART.inc()
            raise _unreadable() from None
        if found is None:
            raise _unknown(id)  # deleted just now
        return found

    async def _read(self, id: str) -> tuple[Saved, Play | None] | None:
        """A table from the database; one that cannot be read is set apart, and tried again only after a while."""
        if time.monotonic() - self._unreadable.get(id, -TRY_AGAIN) < TRY_AGAIN:
            raise _unreadable()
        try:
            found = await opening.read(self.store, id)
        except opening.Unreadable as bad:
            LOG.error("table %s is set apart: %s", id, bad)
            metrics.SET_APART.inc()
            self._unreadable[id] = time.monotonic()
            await self.quarantine.add(id, str(bad))
            raise _unreadable() from None
        if self._unreadable.pop(id, None) is not None and found is not None:
            await self.quarantine.release(found[0])
        return found

    async def remember_unreadable(self) -> None:
        """The tables that were set apart; a newer version may be able to read them."""
        self._unreadable = dict.fromkeys(await self.quarantine.all(), -TRY_AGAIN)

    async def create(self, host: identity.Person, wanted: bodies.NewTable, bots: list[str]) -> Table:
        """A new table; if no seat is open its game begins at once."""
        game = founding.known_game(wanted.game)
        options: dict[str, object] = dict(wanted.options)
        if all(isinstance(seat, bodies.BotSeat) for seat in wanted.seats):
            options = game.capped(options)  # bots among themselves might never stop
        return await self.found(host, wanted, bots, game, options)

    async def found(
        self,
        host: identity.Person,
        wanted: bodies.Sitting,
        bots: list[str],
        game: Game,
        options: dict[str, object],
        prepare: Callable[[Saved], Saved] = lambda new: new,
    ) -> Table:
        """The same, of that game with these options; `prepare` has a last look at it."""
        keys = {
            i: identity.random_letters(20) for i, seat in enumerate(wanted.seats) if isinstance(seat, bodies.OpenSeat)
        }
        seats = tuple(
            founding.new_seat(i, seat, host.id, wanted.name, bots, keys) for i, seat in enumerate(wanted.seats)
        )
        chosen = founding.checked_options(game, len(seats), options)
        clock = wanted.clock.model_dump() if wanted.clock else None
        new = founding.new_table(game, chosen, host.id, seats)
        shared = any(isinstance(seat, bodies.HereSeat) for seat in wanted.seats)
        new = replace(
            new,
            public=wanted.public,
            hints=wanted.hints,
            shared=shared,
            clock=clock,
            stand_in=founding.known_bot(wanted.stand_in, founding.levels()),
            patience=founding.patience(wanted),
        )
        table = await self._add(prepare(new), None, host.newcomer)
        table.keys = keys
        return table

    async def again(self, table: Table, person: str | None) -> Table:
        """The same people and bots at a new table; the same new table whoever asks."""
        must_sit(table, person)
        async with table.lock:
            if table.saved.next is None:
                if not table.over:
                    raise problems.NotOver("the game is not over yet")
                before = table.saved
                try:
                    rematch = await self._add(founding.rematch_of(table.game, before), before)
                    table.saved = replace(before, next=rematch.id, version=before.version + 1)
                except Moved:
                    await self.reload(table)
        table.people_changed()
        assert table.saved.next is not None  # only a rematch changes a table whose game is over
        return await self.open(table.saved.next)

    async def _add(self, new: Saved, before: Saved | None = None, newcomer: Newcomer | None = None) -> Table:
        begun, play = founding.begun(new)
        begun = clocks.run(new, begun, now())
        table = Table(await self.store.add_table(begun, before, newcomer), play)
        self._put(table)
        return table

    async def claim(self, table: Table, person: identity.Person, wanted: bodies.Claim) -> None:
        """Somebody sits down. Who already sits where they ask to sit just stays."""
        async with table.lock:
            seat = seat_wanted(table, person.id, wanted)
            if seat is None:
                return
            must_not_be_stranded(table, person.id)
            taken = Seat(seat.seat, "person", wanted.name or None, None, person.id, seat.key_hash)
            seats = tuple(taken if other.seat == seat.seat else other for other in table.seats)
            begun, play = founding.begun(replace(table.saved, seats=seats))
            begun = clocks.run(table.saved, begun, now())
            try:
                saved = await self.store.claim(table.saved, begun, taken, person.newcomer)
            except Moved:
                await self.reload(table)
                raise problems.SeatTaken("somebody else sat down just now") from None
            table.become(saved, play)
        table.people_changed()

    async def decide(self, table: Table, person: str | None, wanted: bodies.Decide) -> None:
        """A person decides. The same request again changes nothing."""
        async with table.lock:
            request = await self.request(table, person, "decide", wanted, wanted.action)
            if request is None:
                return
            await self.ring(table)
            play = present(table, request.person, wanted)
            if play.actor not in table.seats_of(person) or not table.eyes(person, wanted.seat, play.actor):
                raise problems.NotYourTurn(
                    f"seat {play.actor} is to decide", {"seat": play.actor}, table=table_document(table, person)
                )
            if table.seats[play.actor].bot is not None:
                raise problems.BotPlays("a bot plays for this seat just now", table=table_document(table, person))
            await self.play(table, wanted.action, request)
            if wanted.moment:
                table.leave_a_moment(table.seats_of(person), wanted.moment)
        table.wake_watchers()

    async def ring(self, table: Table) -> None:
        """Under the table's lock: a bot plays for who is out of time, by what the database says of it.

        What is in memory may be behind that: after a standstill of all servers, or of the database, clocks are put off.
        """
        if not clocks.is_up(table.saved, now()):
            return
        await self.pulse.make_sure()
        await self.reload(table)
        if not clocks.is_up(table.saved, now()):
            return
        try:
            table.saved = await self.store.change(table.saved, clocks.stood_in(table.saved, now()))
        except Moved:
            await self.reload(table)  # decided, taken back or rung for in another process
            return
        table.people_changed()

    async def play(self, table: Table, action: int, request: Request | None) -> None:
        """Play an action under the table's lock: first on a copy, then in the database, then in truth."""
        at = table.ply, table.saved.revision
        while not await self._played(table, action, request):
            # Something else was written to the table meanwhile. Where the position is the one that was decided on, and
            # is still theirs to decide on, their decision stands.
            theirs = request is not None and table.status == "playing" and table.bot_to_decide() is None
            if not theirs or (table.ply, table.saved.revision) != at or clocks.is_up(table.saved, now()):
                raise stale(table, request.person if request else None)

    async def _played(self, table: Table, action: int, request: Request | None) -> bool:
        """The same; False where the table was not in the database as it is here, as which it now is here too."""
        assert table.play is not None
        try:
            continuation = table.play.decide(action)
        except errors.IllegalAction as bad:
            raise problems.IllegalDecision(
                str(bad),
                {"action": bad.text, "rule": bad.rule or "none"},
                action=bad.action,
                text=bad.text,
                rule=bad.rule,
            ) from None
        standing = standing_after(table.play, continuation)
        after = clocks.run(table.saved, table.saved.but(standing=standing), now())
        try:
            snapshot = opening.due(table.play, continuation)
            saved = await self.store.decide(table.saved, continuation.texts, after, request, snapshot)
        except (Moved, IntegrityError) as refused:
            await self.reload(table)
            if request is not None and await self._fulfilled(table, request):
                return True  # by another process, or before it was taken back
            if isinstance(refused, IntegrityError):
                raise
            return False
        metrics.DECISIONS.labels("person" if request else "bot").inc()
        table.play.accept(continuation)
        if saved.seats != table.seats:
            table.refreshes += 1  # a seat comes back from the bot that ended its turn
        table.saved = saved
        return True

    async def undo(self, table: Table, person: str | None, wanted: bodies.Undo) -> None:
        """Decisions are taken back, as far as nobody has learnt anything from them."""
        async with table.lock:
            request = await self.request(table, person, "undo", wanted, wanted.to)
            if request is None:
                return
            play = present(table, request.person, wanted)
            mine = table.seats_of(person)
            floor = table.undo_floor(mine)
            if not floor <= wanted.to < play.ply:
                raise problems.CannotUndo(
                    f"decisions can be taken back to {floor}, not to {wanted.to}"
                    if floor < play.ply
                    else "there is nothing to take back",
                    table=table_document(table, person),
                )
            await self.take_back(table, wanted.to, request)
        table.wake_watchers()

    async def take_back(self, table: Table, to: int, request: Request) -> None:
        """The decisions from ply `to` on are no more; under the table's lock."""
        assert table.play is not None
        earlier = table.play.rewound(to)
        standing = standing_after(earlier, earlier.draw())
        after = clocks.run(table.saved, replace(table.saved, standing=standing), now())
        try:
            table.saved = await self.store.undo(table.saved, to, after, request)
        except Moved:
            await self.reload(table)
            raise stale(table, request.person) from None
        table.play = earlier

    async def change(self, table: Table, after: Saved, person: str | None, request: Request | None = None) -> None:
        """Any change but a decision, under the table's lock: in the database first, then in truth."""
        play = table.play
        if play is None:
            after, play = founding.begun(after)
        try:
            saved = await self.store.change(table.saved, clocks.run(table.saved, after, now()), request)
        except Moved:
            await self.reload(table)
            raise stale(table, person) from None
        table.become(saved, play)

    async def reload(self, table: Table) -> None:
        """Under the table's lock: be as the database says, for another process wrote to it."""
        try:
            saved = await self.store.table(table.id, since=table.ply)
        except BadRow:
            saved = None
        seen = table.saved
        if saved is None:
            await self._catch_up(table, None)
            return
        stranded = saved.stranded is not None or seen.stranded is not None
        if stranded or saved.revision != seen.revision or saved.standing.ply < table.ply:
            await self._catch_up(table, None)
        else:
            await self._catch_up(table, replace(saved, base=seen.base, decisions=seen.decisions + saved.decisions))

    async def _catch_up(self, table: Table, saved: Saved | None) -> None:
        """Be as another process left the table; without `saved`, or where that cannot be, it is opened anew."""
        seen = table.saved
        if saved is None or not _followed(table, saved):
            await self._reopen(table)
        put_off = (
            table.saved.standing.ply == seen.standing.ply and table.saved.standing.deadline != seen.standing.deadline
        )
        if put_off or _people(table.saved) != _people(seen):
            table.refreshes += 1
        table.wake_watchers()

    async def _reopen(self, table: Table) -> None:
        try:
            found = await self._read(table.id)
        except problems.UnreadableTable:
            self._open.pop(table.id, None)
            raise
        if found is None:  # deleted
            self._open.pop(table.id, None)
            table.is_deleted = True
            table.wake_watchers()  # whoever watches comes back, and finds that there is none
            raise _unknown(table.id)
        table.become(*found)

    def is_behind(self, id: str, version: int) -> bool:
        """Whether the table is in memory as it was before that version."""
        table = self._open.get(id)
        return table is not None and table.saved.version < version

    def follow(self, written: Written) -> bool:
        """Hear of a plain decision at a table that nobody is writing to; False where more than that has to be done."""
        table = self._open.get(written.table)
        if table is None or table.lock.locked() or table.saved.proposal is not None:
            return False
        saved = written.onto(table.saved)
        if saved is None or not _followed(table, saved):
            return False
        metrics.NEWS.inc()
        table.wake_watchers()
        return True

    async def hear(self, written: Written) -> None:
        """Another process wrote to the table: whoever watches here is to see it."""
        table = self._open.get(written.table)
        if table is None or table.saved.version >= written.version:
            return
        async with table.lock:
            if table.saved.version < written.version:
                metrics.NEWS.inc()
                saved = written.onto(table.saved)
                await (self.reload(table) if saved is None else self._catch_up(table, saved))

    async def compare(self) -> None:
        """News may have been missed: read again whatever has been written to."""
        versions = await self.store.versions(list(self._open))
        for table in self.in_memory():
            version = versions.get(table.id, table.saved.version + 1)  # one that is not there any more was deleted
            with contextlib.suppress(problems.UnknownTable, problems.UnreadableTable):
                await self.hear(Written(table.id, version))

    def tidy(self) -> None:
        """Tables nobody looks at leave memory, for the database has them; those nobody plays at take less of it."""
        for table in self.in_memory():
            if table.is_idle(IDLE_SECONDS):
                del self._open[table.id]
            else:
                table.rest(REST_SECONDS)

    def hang_up(self, person: str) -> None:
        """End the live lines of a person; whoever may comes back by themselves."""
        for table in self.in_memory():
            for watcher in list(table.watchers):
                if watcher.person == person:
                    watcher.hang_up()

    async def request(
        self, table: Table, person: str | None, verb: str, wanted: bodies.Asked, number: int
    ) -> Request | None:
        """The request to be remembered; None if it has been fulfilled before."""
        who = must_sit(table, person)
        if wanted.ply > table.ply or (wanted.revision or 0) > table.saved.revision:
            await self.reload(table)  # they saw it in another process, before this one has heard
        request = Request(wanted.client, who, verb, wanted.ply, number)
        # A decision moves the game on, so one for the present position is new and the database need not be asked. If it
        # was made before and taken back since, writing it down again will show that.
        new = verb == "decide" and is_present(table, wanted)
        return request if new or not await self._fulfilled(table, request) else None

    async def _fulfilled(self, table: Table, request: Request) -> bool:
        """Whether the very same was asked and done before."""
        earlier = await self.store.request(table.id, request.client)
        if earlier is not None and earlier != request:
            raise problems.ClientReused("this client id was used before for something else")
        return earlier is not None


def _unknown(id: str) -> problems.UnknownTable:
    return problems.UnknownTable(f"there is no table {id[:40]!r}")


def _unreadable() -> problems.UnreadableTable:
    """What is wrong is for whoever runs the server: it may speak of what only some at the table may know."""
    return problems.UnreadableTable("the record of this table does not lead where it should; it is kept")


def _followed(table: Table, saved: Saved) -> bool:
    """Play on to where the table is by now; False, and nothing changed, where that cannot be done."""
    if table.play is None:
        return False
    try:
        table.play.follow(saved.decisions[len(table.saved.decisions) :])
    except errors.BadRecord:
        return False
    table.saved = saved
    return True


def _people(saved: Saved) -> Saved:
    """What watchers are told about the whole table, and not step by step."""
    return replace(saved, decisions=(), base=0, standing=Standing(saved.standing.status), version=0, updated=0)
