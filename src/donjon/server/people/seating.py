"""Who sits where: names, places, links, and bots that play for people."""

from collections.abc import Callable
from dataclasses import replace

from donjon.server import problems
from donjon.server.people import consent
from donjon.server.people.identity import hash_of, random_letters
from donjon.server.storage.saved import Seat
from donjon.server.tables import clocks
from donjon.server.tables.conditions import must_sit
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

KEY_LETTERS = 20
AWAY_SECONDS = 20.0  # seconds somebody must be away before others may let a bot play for them


class Seating:
    """Changes who sits where, at any table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def rename(self, table: Table, person: str | None, name: str) -> None:
        """I want to be called so at this table."""
        mine = table.seats_of(must_sit(table, person))
        async with table.lock:
            await self._reseat(
                table, person, lambda seat: replace(seat, name=name or None) if seat.seat in mine else seat
            )
        table.people_changed()

    async def swap(self, table: Table, person: str | None, one: int, other: int) -> None:
        """Before the game two seats change places: mine with a free one or a bot's, and for the host any two.

        The link to a free seat goes with it: whoever has it still finds a seat.
        """
        async with table.lock:
            _must_wait(table)
            first, second = _seat(table, one), _seat(table, other)
            if not is_host(table, person):
                mine = table.seats_of(must_sit(table, person))
                if one not in mine:
                    raise problems.NotSeated("that is not your seat")
                if second.kind == "person" and other not in mine:
                    raise problems.SeatTaken("somebody sits there already")
            places = {one: replace(second, seat=one), other: replace(first, seat=other)}
            keys = {places_of(number, one, other): key for number, key in table.keys.items()}
            await self._reseat(table, person, lambda seat: places.get(seat.seat, seat))
            table.keys = keys
        table.people_changed()

    async def new_link(self, table: Table, person: str | None, number: int) -> None:
        """The host wants a link for a free seat, or frees a bot's; earlier links to it open nothing from now on."""
        async with table.lock:
            must_host(table, person)
            _must_wait(table)
            seat = _seat(table, number)
            if seat.kind == "person":
                raise problems.SeatTaken("somebody sits there already")
            key = random_letters(KEY_LETTERS)
            free = Seat(number, "open", key_hash=hash_of(key))
            await self._reseat(table, person, lambda other: free if other.seat == number else other)
            table.keys[number] = key
        table.people_changed()

    async def hand_over(self, table: Table, person: str | None, number: int, bot: str | None) -> None:
        """A bot plays: in a free seat, for me, or for somebody who is away.

        For people it plays as well as the table had set before they sat down; who plays against bots alone may choose.
        """
        async with table.lock:
            seat = _seat(table, number)
            if seat.kind == "open":
                must_host(table, person)
                _must_wait(table)
                seated = Seat(number, "bot", bot=bot or table.saved.stand_in)
            else:
                _may_hand_over(table, person, seat)
                seated = replace(seat, bot=_lent_to(table, person, bot), lent=clocks.HAND)
            await self._reseat(table, person, lambda other: seated if other.seat == number else other)
            table.keys.pop(number, None)
        table.people_changed()

    async def take_back(self, table: Table, person: str | None, number: int) -> None:
        """I play again myself."""
        async with table.lock:
            seat = _seat(table, number)
            if number not in table.seats_of(must_sit(table, person)):
                raise problems.NotSeated("that is not your seat")
            if seat.lent == clocks.GAME:
                raise problems.NoTimeLeft("this seat has no time left")
            if seat.lent == clocks.TURN:
                raise problems.BotPlays("the bot ends this turn first; the next one is yours")
            mine = replace(seat, bot=None, lent=None)
            await self._reseat(table, person, lambda other: mine if other.seat == number else other)
        table.people_changed()

    async def publish(self, table: Table, person: str | None, public: bool) -> None:
        """The lobby shows the table, or no longer."""
        async with table.lock:
            must_host(table, person)
            await self.tables.change(table, replace(table.saved, public=public), person)
        table.people_changed()

    async def _reseat(self, table: Table, person: str | None, change: Callable[[Seat], Seat]) -> None:
        seats = tuple(change(seat) for seat in table.seats)
        if seats != table.seats:
            await self.tables.change(table, replace(table.saved, seats=seats), person)


def is_host(table: Table, person: str | None) -> bool:
    return person is not None and table.saved.host == person


def must_host(table: Table, person: str | None) -> None:
    if not is_host(table, person):
        raise problems.NotHost("only whoever opened the table may do this")


def places_of(number: int, one: int, other: int) -> int:
    """Where seat `number` is after the two have changed places."""
    return other if number == one else one if number == other else number


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise problems.NotFound(f"the table has {len(table.seats)} seats")
    return table.seats[number]


def _must_wait(table: Table) -> None:
    if table.status != "waiting":
        raise problems.AlreadyStarted("the game has begun")


def _lent_to(table: Table, person: str | None, bot: str | None) -> str:
    """The bot that plays for a person."""
    level = table.saved.stand_in
    if bot is None or bot == level:
        return level
    if consent.people(table.seats, table.seats_of(person)):
        raise problems.StandInSet(f"at this table {level!r} plays for people who are away", {"bot": level})
    return bot


def _may_hand_over(table: Table, person: str | None, seat: Seat) -> None:
    """One's own seat at any time; another's while they are away."""
    mine = table.seats_of(must_sit(table, person))
    if seat.kind == "bot" or seat.bot is not None:
        raise problems.BotPlays("a bot plays there already")
    if table.status == "waiting":
        raise problems.NotStarted("the game has not begun; seats are open")
    if table.over:
        raise problems.GameOver("the game is over")
    if seat.seat not in mine and not table.is_gone(seat, AWAY_SECONDS):
        raise problems.StillHere("whoever sits there is here, or was a moment ago")
