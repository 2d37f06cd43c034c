"""All tables: opening them, sitting down, deciding, taking back, playing again."""

import hmac
from dataclasses import replace

from donjon import games
from donjon.core import errors
from donjon.core.state import OVER
from donjon.server import chance, models, people, problems
from donjon.server.play import Play
from donjon.server.reading import table_document
from donjon.server.store import Moved, Request, Saved, Seat, Standing, Store
from donjon.server.table import Table, standing_after


class Tables:
    """The tables in memory, over those in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: dict[str, Table] = {}

    async def open(self, id: str) -> Table:
        """The table of that id."""
        if id in self._open:
            return self._open[id]
        saved = await self.store.table(id)
        if saved is None:
            raise problems.UnknownTable(f"there is no table {id[:40]!r}")
        # Whoever was quicker wins: a table must be in memory only once.
        return self._open.setdefault(id, _read(saved))

    def tables(self) -> list[Table]:
        """Those in memory."""
        return list(self._open.values())

    async def create(self, host: str, wanted: models.NewTable, bots: list[str]) -> Table:
        """A new table; if no seat is open its game begins at once."""
        game = _known_game(wanted.game)
        seats = tuple(_new_seat(i, seat, host, wanted.name, bots) for i, seat in enumerate(wanted.seats))
        options: dict[str, object] = dict(wanted.options)
        if all(seat.kind == "bot" for seat in seats):
            options = game.capped(options)  # bots among themselves might never stop
        try:
            _, settled = game.settle(len(seats), options)
            game.new(len(seats), settled)
        except errors.BadOption as bad:
            args = {"option": bad.option, "problem": bad.problem}
            raise problems.BadOption(str(bad), args, **args) from None
        return await self._add(game.slug, dict(settled), host, seats)

    async def again(self, table: Table, person: str | None) -> Table:
        """The same people and bots at a new table; the same new table whoever asks."""
        _must_sit(table, person)
        async with table.lock:
            if table.saved.next is None:
                if table.play is None or not table.play.over:
                    raise problems.NotOver("the game is not over yet")
                before = table.saved
                try:
                    rematch = await self._add(before.game, before.options, before.host, before.seats, before)
                    table.saved = replace(before, next=rematch.id, version=before.version + 1)
                except Moved:
                    await self.reload(table)
        table.people_changed()
        assert table.saved.next is not None  # only a rematch changes a table whose game is over
        return await self.open(table.saved.next)

    async def _add(
        self, slug: str, options: dict[str, object], host: str, seats: tuple[Seat, ...], before: Saved | None = None
    ) -> Table:
        game = games.game(slug)
        saved = Saved(
            id=people.word(12),
            code=people.word(6).upper(),
            game=slug,
            rules=game.rules,
            options=options,
            secret=chance.new_secret(),
            host=host,
            seats=seats,
        )
        saved = replace(saved, **_begun(saved))
        saved = await self.store.add_table(saved, before)
        table = Table(saved)
        self._open[saved.id] = table
        return table

    async def claim(self, table: Table, person: str, wanted: models.Claim) -> None:
        """Somebody sits down. Who already sits where they ask to sit just stays."""
        async with table.lock:
            seat = _seat_wanted(table, person, wanted)
            if seat is None:
                return
            taken = Seat(seat.seat, "person", wanted.name or None, None, person, seat.key)
            seats = tuple(taken if other.seat == seat.seat else other for other in table.seats)
            begun = _begun(replace(table.saved, seats=seats))
            try:
                saved = await self.store.claim(
                    table.saved, taken, begun.get("decisions", ()), begun.get("standing", Standing())
                )
            except Moved:
                await self.reload(table)
                raise problems.SeatTaken("somebody else sat down just now") from None
            table.restore(saved)
        table.people_changed()

    async def decide(self, table: Table, person: str | None, wanted: models.Decide) -> None:
        """A person decides. The same request again changes nothing."""
        async with table.lock:
            request = await self._request(table, person, "decide", wanted, wanted.action)
            if request is None:
                return
            play = _present(table, request.person, wanted)
            if play.actor not in table.seats_of(person):
                raise problems.NotYourTurn(
                    f"seat {play.actor} is to decide", {"seat": play.actor}, table=table_document(table, person)
                )
            await self.play(table, wanted.action, request)
        table.tell()

    async def play(self, table: Table, action: int, request: Request | None) -> None:
        """Play an action under the table's lock: first on a copy, then in the database, then in truth."""
        assert table.play is not None
        try:
            continuation = table.play.decide(action)
        except errors.IllegalAction as bad:
            raise problems.IllegalDecision(
                str(bad), {"action": bad.text, "rule": bad.rule}, action=bad.action, text=bad.text, rule=bad.rule
            ) from None
        standing = standing_after(table.play, continuation)
        try:
            saved = await self.store.decide(table.saved, continuation.texts, standing, request)
        except Moved:
            await self.reload(table)
            raise _stale(table, request.person if request else None) from None
        table.play.accept(continuation)
        table.saved = saved

    async def undo(self, table: Table, person: str | None, wanted: models.Undo) -> None:
        """Decisions are taken back, as far as nobody has learnt anything from them."""
        async with table.lock:
            request = await self._request(table, person, "undo", wanted, wanted.to)
            if request is None:
                return
            play = _present(table, request.person, wanted)
            mine = table.seats_of(person)
            floor = play.undo_floor(lambda seat: seat in mine)
            if not floor <= wanted.to < play.ply:
                raise problems.CannotUndo(
                    f"decisions can be taken back to {floor}, not to {wanted.to}"
                    if floor < play.ply
                    else "there is nothing to take back",
                    table=table_document(table, person),
                )
            earlier = play.rewound(wanted.to)
            standing = standing_after(earlier, earlier.draw())
            try:
                table.saved = await self.store.undo(table.saved, wanted.to, standing, request)
            except Moved:
                await self.reload(table)
                raise _stale(table, person) from None
            table.play = earlier
        table.tell()

    async def reload(self, table: Table) -> None:
        """Read the table again: another process wrote to it."""
        saved = await self.store.table(table.id)
        assert saved is not None  # tables are never deleted
        table.restore(saved)
        table.people_changed()

    async def _request(
        self, table: Table, person: str | None, verb: str, wanted: models.Decide | models.Undo, number: int
    ) -> Request | None:
        """The request to be remembered; None if it has been fulfilled before."""
        who = _must_sit(table, person)
        request = Request(wanted.client, who, verb, wanted.ply, number)
        earlier = await self.store.request(table.id, wanted.client)
        if earlier is None:
            return request
        if earlier != request:
            raise problems.ClientReused("this client id was used before for something else")
        return None


def _read(saved: Saved) -> Table:
    try:
        return Table(saved)
    except errors.DonjonError as bad:
        raise problems.UnreadableTable(str(bad)) from None


def _known_game(slug: str) -> games.Game:
    try:
        return games.game(slug)
    except errors.UnknownGame as bad:
        raise problems.UnknownGame(str(bad), {"game": slug}) from None


def _new_seat(
    seat: int, wanted: models.MySeat | models.OpenSeat | models.BotSeat, host: str, name: str, bots: list[str]
) -> Seat:
    if isinstance(wanted, models.MySeat):
        return Seat(seat, "person", wanted.name or name or None, None, host)
    if isinstance(wanted, models.OpenSeat):
        return Seat(seat, "open", key=people.word(20))
    if wanted.bot not in bots:
        raise problems.UnknownBot(
            f"no bot called {wanted.bot[:40]!r}; there are {', '.join(bots)}", {"bot": wanted.bot}, bots=bots
        )
    return Seat(seat, "bot", bot=wanted.bot)


def _begun(saved: Saved) -> dict[str, object]:
    """The decisions and the standing with which a full table begins; nothing while a seat is open."""
    if any(seat.kind == "open" for seat in saved.seats):
        return {}
    play = Play(games.game(saved.game), len(saved.seats), saved.options, saved.secret)
    drawn = play.draw()
    return {"decisions": tuple(drawn.texts), "standing": standing_after(play, drawn)}


def _seat_wanted(table: Table, person: str, wanted: models.Claim) -> Seat | None:
    """The open seat that the key or the code opens; None where the person sits already."""
    mine = table.seats_of(person)
    by_code = wanted.code is not None and hmac.compare_digest(_bytes(plain_code(wanted.code)), _bytes(table.saved.code))
    by_key = [
        seat
        for seat in table.seats
        if seat.key and wanted.key and hmac.compare_digest(_bytes(seat.key), _bytes(wanted.key))
    ]
    if not by_code and not by_key:
        raise problems.WrongKey("neither the key nor the code opens a seat at this table")
    seats = list(table.seats) if by_code else by_key
    if wanted.seat is not None:
        seats = [seat for seat in seats if seat.seat == wanted.seat]
    if any(seat.seat in mine for seat in seats) and (wanted.seat is not None or not by_code or len(mine) > 0):
        return None
    for seat in seats:
        if seat.kind == "open":
            return seat
    raise problems.SeatTaken("somebody sits there already")


def _must_sit(table: Table, person: str | None) -> str:
    if person is None or not table.seats_of(person):
        raise problems.NotSeated("you do not sit at this table")
    return person


def _present(table: Table, person: str, wanted: models.Decide | models.Undo) -> Play:
    """The game, if it is on and the request was made for its present position."""
    play = table.play
    if play is None:
        raise problems.NotStarted("the game has not begun; seats are open")
    if play.actor == OVER:
        raise problems.GameOver("the game is over", table=table_document(table, person))
    moved = wanted.revision is not None and wanted.revision != table.saved.revision
    if wanted.ply != play.ply or moved:
        raise _stale(table, person)
    return play


def _stale(table: Table, person: str | None) -> problems.StalePly:
    return problems.StalePly(
        f"the game is at ply {table.ply}", {"ply": table.ply}, ply=table.ply, table=table_document(table, person)
    )


def plain_code(code: str) -> str:
    """A code as it was given out, however it was typed."""
    return code.replace(" ", "").replace("-", "").upper()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
