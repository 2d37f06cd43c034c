"""A table in memory: what the database has of it, the game it leads to, and who is watching."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from donjon.core.game import Game
from donjon.core.state import OVER
from donjon.games import game as game_of
from donjon.server.packing import packed
from donjon.server.storage.saved import Saved, Seat, Standing
from donjon.server.tables.clocks import TURN
from donjon.server.tables.play import Continuation, Play

LINKS_SECONDS = 3600.0
ECHO = 16  # of the latest phrases that whoever is slow to listen is still told
PAUSE = 0.05  # seconds in which people who come and go are gathered into one message,
PAUSE_EACH = 0.004  # and so many more for each who is told of it,
LONGEST_PAUSE = 1.0  # but no more than this
CLOCKED = 0.05  # seconds for which what a clock shows is told as it was


class Watcher(Protocol):
    """Somebody who wants to hear what happens at a table."""

    person: str | None

    def wake(self) -> None:
        """There is news."""

    def hang_up(self) -> None:
        """They have to come in again."""


class Advice(NamedTuple):
    """A hint that is being thought about, or was, and the version of the table it is for."""

    version: int
    thought: asyncio.Task[dict[str, Any]]


class Table:
    """One table. Changes are made under its lock: written down first, then true, then told."""

    def __init__(self, saved: Saved, play: Play | None) -> None:
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[
            str, tuple[frozenset[str], int]
        ] = {}  # by process: who sits here and watches there, onlookers
        self.on_watching: Callable[[Table], None] | None = None
        self.refreshes = 0  # counts what everybody is sent the whole table for: people sitting down, asking, agreeing
        self.presence = b""  # who is here, as those who watch are told it
        self.phrases: deque[tuple[int, bytes]] = deque(maxlen=ECHO)  # what people said, each with its number
        self.phrases_said = 0
        self._gathering: asyncio.TimerHandle | None = None
        self._changed_here = False  # somebody came or left in this process, and the others do not know yet
        self.keys: dict[int, str] = {}  # of open seats, as far as they were made in this process
        self.bots_turn: asyncio.Task[None] | None = None
        self.bots_wait_until = 0.0  # somebody may still take back the decision that gave them the turn
        self.advice: dict[int, Advice] = {}  # by seat: the hint asked for last
        self.used = time.monotonic()
        self.opened = time.monotonic()
        self.left: dict[str, float] = {}  # when people stopped watching
        self.is_deleted = False
        self.published: bytes | None = None  # what chance drew, packed once the game is over: replaying it takes long
        self._packed: dict[tuple[int, ...], bytes] = {}  # what was packed at this version of the table
        self._packed_at = -1, 0, 0, b""  # and then: its version, refreshes, a moment of its clock, who is here
        self.become(saved, play)

    def become(self, saved: Saved, play: Play | None) -> None:
        """Be as the database says."""
        self.published = None
        self.game: Game = game_of(saved.game)
        self.play = play
        self.saved = saved

    @property
    def id(self) -> str:
        return self.saved.id

    @property
    def status(self) -> str:
        return self.saved.standing.status

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by agreement."""
        return self.status == "over"

    @property
    def stranded(self) -> bool:
        """Whether the game cannot go on because its rules have changed."""
        return self.status == "stranded"

    @property
    def ply(self) -> int:
        return self.play.ply if self.play else 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.saved.seats

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that person holds."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def eyes(self, person: str | None, seat: int | None, actor: int | None = None) -> list[int]:
        """The seats through which somebody sees: all that are theirs; where people share a device, one at a time.

        That is the one that `seat` says, if it is theirs; without it they see what the public sees. With `actor`: only
        if that one is among them.
        """
        mine = self.seats_of(person)
        if self.saved.shared and not self.over and len(mine) > 1 and self.hides():
            mine = [seat] if seat in mine else []
        return mine if actor is None or actor in mine else []

    @property
    def beginning(self) -> int:
        """The ply at which this table's game begins: what came before was played elsewhere."""
        return int(self.saved.origin["ply"]) if self.saved.origin else 0

    def undo_floor(self, mine: list[int]) -> int:
        """The earliest ply that those who hold these seats may go back to."""
        assert self.play is not None
        return max(self.play.undo_floor(lambda seat: seat in mine), self.beginning)

    def partners(self, seat: int) -> list[int]:
        """The seats that win and lose with that one, itself among them."""
        if self.play is None:
            return [seat]
        state = self.play.state
        return [other for other in range(len(self.seats)) if state.side(other) == state.side(seat)]

    def hides(self) -> bool:
        """Whether those at the table know different things."""
        return self.play is None or self.game.hides(self.game.options_of(self.play.state))

    def gives_hints(self, mine: list[int]) -> bool:
        """Whether those who hold these seats may ask what a knight would do."""
        if not mine or self.saved.hints == "none":
            return False
        return self.saved.hints == "all" or all(seat.kind == "bot" or seat.seat in mine for seat in self.seats)

    def bot_to_decide(self) -> Seat | None:
        """The seat of the bot whose decision the table waits for."""
        if self.play is None or self.status != "playing" or self.play.actor < 0:
            return None
        seat = self.seats[self.play.actor]
        return seat if seat.bot is not None else None

    def leave_a_moment(self, mine: list[int], seconds: float) -> None:
        """Where a bot is next and those who hold these seats may still go back, it waits so long before it decides."""
        if self.play is not None and self.bot_to_decide() is not None:
            if self.undo_floor(mine) < self.ply:
                self.bots_wait_until = time.monotonic() + seconds

    def played_by_bots_alone(self) -> bool:
        return all(seat.kind == "bot" for seat in self.seats)

    def bots_have_all_seats(self) -> bool:
        """Whether no person is to decide anything here before long."""
        # A seat whose turn the clock has ended is its person's again in a moment.
        return all(seat.bot is not None and seat.lent != TURN for seat in self.seats)

    def is_unseen(self, seconds: float) -> bool:
        """Whether nobody has watched or looked for so long, in any process."""
        return not self.watchers and not self.elsewhere and time.monotonic() - self.used > seconds

    def is_online(self, seat: Seat) -> bool:
        if seat.kind == "bot":
            return True
        return self.is_here(seat)

    def is_here(self, seat: Seat) -> bool:
        """Whether the person who sits there is watching."""
        if seat.person is None:
            return False
        here = any(watcher.person == seat.person for watcher in self.watchers)
        return here or any(seat.person in people for people, _ in self.elsewhere.values())

    def is_gone(self, seat: Seat, seconds: float) -> bool:
        """Whether the person who sits there has not been seen for so long; a short absence is nobody's loss."""
        last = self.left.get(seat.person or "", self.opened)
        return not self.is_here(seat) and time.monotonic() - last >= seconds

    def onlookers(self) -> int:
        """How many watch without a seat."""
        return self.onlookers_here() + sum(count for _, count in self.elsewhere.values())

    def onlookers_here(self) -> int:
        """The same, in this process."""
        seated = {seat.person for seat in self.seats if seat.person is not None}
        return sum(watcher.person not in seated for watcher in self.watchers)

    def know_elsewhere(self, process: str, people: frozenset[str], onlookers: int) -> None:
        """Another process says who is watching there."""
        before = self.elsewhere.pop(process, (frozenset(), 0))
        if people or onlookers:
            self.elsewhere[process] = (people, onlookers)
        if before != (people, onlookers):
            self._gather()

    def look_round(self) -> bytes:
        """Who is here now: the same words for everybody."""
        here = {watcher.person for watcher in self.watchers}.union(*(people for people, _ in self.elsewhere.values()))
        online = [seat.kind == "bot" or (seat.person is not None and seat.person in here) for seat in self.seats]
        self.presence = packed({"type": "presence", "online": online, "watching": self.onlookers()})
        return self.presence

    def say(self, seat: int, phrase: str) -> bytes:
        """Somebody says something: all who watch hear it once, and nobody keeps it."""
        self.phrases_said += 1
        said = packed({"type": "phrase", "seat": seat, "phrase": phrase})
        self.phrases.append((self.phrases_said, said))
        self.wake_watchers()
        return said

    def packed_once(self, key: tuple[int, ...], pack: Callable[[], bytes]) -> bytes:
        """Bytes for watchers, packed once while the table stays as it is; where a clock runs, for a moment."""
        moment = 0 if self.saved.clock is None else int(time.monotonic() / CLOCKED)
        at = self.saved.version, self.refreshes, moment, self.presence
        if self._packed_at != at:
            self._packed.clear()
            self._packed_at = at
        if key not in self._packed:
            self._packed[key] = pack()
        return self._packed[key]

    def touched(self) -> "Table":
        """The table, in use now."""
        self.used = time.monotonic()
        return self

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has watched, played or looked for so long."""
        # The links to open seats are nowhere else: whoever made them should find them for a while.
        seconds = max(seconds, LINKS_SECONDS) if self.keys and self.status == "waiting" else seconds
        return not self.watchers and not self.is_busy() and time.monotonic() - self.used > seconds

    def is_busy(self) -> bool:
        """Whether something is being written, or a bot of this process is thinking."""
        return self.lock.locked() or self.is_played_on()

    def is_played_on(self) -> bool:
        """Whether a bot of this process is thinking, or about to."""
        return self.bots_turn is not None and not self.bots_turn.done()

    def rest(self, seconds: float) -> None:
        """Where nobody has played for so long, give back the memory of what can be played out again."""
        if self.play is not None and not self.is_busy() and time.monotonic() - self.used > seconds:
            self.play.slim()
            self._packed.clear()
            self.advice = {seat: asked for seat, asked in self.advice.items() if not asked.thought.done()}

    def begin_watching(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        watcher.wake()  # who has just come is told at once, the others soon
        self._watchers_changed()

    def stop_watching(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if self.seats_of(watcher.person):
            self.left[watcher.person or ""] = time.monotonic()
        self.touched()
        self._watchers_changed()

    def _watchers_changed(self) -> None:
        self._changed_here = True
        self._gather()

    def _gather(self) -> None:
        """Those who come and go at about the same time are told of together."""
        if self._gathering is None:
            pause = min(LONGEST_PAUSE, PAUSE + PAUSE_EACH * len(self.watchers))
            self._gathering = asyncio.get_running_loop().call_later(pause, self._show_who_is_here)

    def _show_who_is_here(self) -> None:
        self._gathering = None
        self.look_round()
        self.wake_watchers()
        if self._changed_here and self.on_watching is not None:
            self._changed_here = False
            self.on_watching(self)

    def people_changed(self) -> None:
        """What stands in the whole table has changed for everybody."""
        self.refreshes += 1
        self.wake_watchers()

    def wake_watchers(self) -> None:
        """Everybody who watches looks up; each then reads what they may."""
        for watcher in self.watchers:
            watcher.wake()


def standing_after(play: Play, continuation: Continuation) -> Standing:
    """Where the game stands once the continuation is true."""
    state = continuation.last if continuation.steps else play.state
    actor = int(state.actor)
    ply = play.ply + len(continuation.steps)
    return Standing("over" if actor == OVER else "playing", ply, actor, play.game.turn(state), state.digest())
