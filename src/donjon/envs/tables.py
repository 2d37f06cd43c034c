"""Many tables of one game, played in one call: what a learning program reads is written into buffers that stay."""

from collections.abc import Iterable
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from donjon.core.errors import IllegalAction
from donjon.core.seeds import derive
from donjon.core.sight import Sight
from donjon.core.state import CHANCE, OVER, State

WAIT: Final = -1  # instead of an action: nothing is decided at that table
ROOM: Final = 256  # legal actions listed per table; the list grows where a position has more


class Tables:
    """Positions side by side, chance played, with rows of numbers for whoever is to decide.

    The buffers are made here and kept: readers look at them in place. Table t's k-th game has the dice and draws of
    game t + tables·k of a match with the same seed.
    """

    first: State  # before anything happened; every game is a copy of it
    tables: i64
    seats: i64
    space: i64
    numbers: i64
    sight: Sight | None  # None: observation version 1
    seed: int
    again: bool  # a table whose game is over begins another at once
    positions: list[State]
    chance: list[Random]
    games: vec[i64]  # by table: games begun before the present one
    viewer: vec[i64]  # by table: whose eyes the row is for when nobody is to decide
    picks: Random
    # What readers look at.
    rows: vec[i16]  # numbers·table
    wide: vec[i64]  # the same in version 1, whose numbers may be large
    glimpse: vec[i16]  # one row, for `look`
    wide_glimpse: vec[i64]
    mask: vec[u8]  # space·table + action
    legal: vec[i32]  # room·table + k: the k-th legal action
    count: vec[i32]  # of them, by table
    actor: vec[i64]
    reward: vec[float]  # seats·table + seat
    done: vec[u8]
    length: vec[i32]  # decisions of the present game, or of the one that has just ended
    picked: vec[i64]
    after: vec[i16]  # rows of `peek`, one for each legal action of each table
    starts: vec[i64]  # by table, the first of its rows; then how many there are
    room: i64
    actions: vec[i64]  # for the rules to fill

    def __init__(
        self, first: State, tables: int, numbers: int, sight: Sight | None, again: bool = True, room: int = ROOM
    ) -> None:
        self.first = first.copy()
        self.tables, self.seats, self.space, self.numbers = tables, first.seats, first.space, numbers
        self.sight, self.seed, self.again = sight, 0, again
        self.positions = [first.copy() for _ in range(tables)]
        self.chance = [Random(0) for _ in range(tables)]
        self.games = vec[i64]([0] * tables)
        self.viewer = vec[i64]([0] * tables)
        self.picks = Random(0)
        narrow, wide = (0, numbers) if sight is None else (numbers, 0)
        self.rows = vec[i16]([0] * (tables * narrow))
        self.glimpse = vec[i16]([0] * narrow)
        self.wide = vec[i64]([0] * (tables * wide))
        self.wide_glimpse = vec[i64]([0] * wide)
        self.mask = vec[u8]([0] * (tables * int(first.space)))
        self.room = min(i64(room), self.space)
        self.legal = vec[i32]([0] * (tables * int(self.room)))
        self.count = vec[i32]([0] * tables)
        self.actor = vec[i64]([0] * tables)
        self.reward = vec[float]([0.0] * (tables * int(first.seats)))
        self.done = vec[u8]([0] * tables)
        self.length = vec[i32]([0] * tables)
        self.picked = vec[i64]([0] * tables)
        self.after = vec[i16]([])
        self.starts = vec[i64]([0] * (tables + 1))
        self.actions = first.buffer()

    def restart(self, seed: int) -> None:
        """Begin anew at every table, as if freshly made with that seed."""
        self.seed = seed
        self.picks.seed(derive(seed, "sample"))
        for table in range(self.tables):
            self.games[table] = 0
            self.begin(table, derive(seed, int(table)))

    def begin(self, table: i64, seed: int) -> None:
        """A new game at that table, with the dice and draws of that seed."""
        self.chance[table].seed(seed)
        position = self.first.copy()
        self.positions[table] = position
        self.length[table] = 0
        self.done[table] = 0
        self.forget(table)
        self.play_chance(table, position)
        self.show(table, position)

    def next_game(self, table: i64) -> None:
        """The game after this one, by the seed of all."""
        self.games[table] += 1
        self.begin(table, derive(self.seed, int(table + self.tables * self.games[table])))

    def place(self, table: i64, position: State) -> None:
        """That position is played from now on; chance goes on as it was."""
        self.positions[table] = position
        self.forget(table)
        self.show(table, position)

    def step(self, actions: Iterable[i64]) -> None:
        """One decision at every table (WAIT: none there); an illegal one is refused before any is played."""
        chosen = vec[i64](actions)
        tables = self.tables
        if i64(len(chosen)) != tables:
            raise ValueError(f"{tables} tables need as many actions, not {len(chosen)}")
        self.check(chosen)
        reward, done = self.reward, self.done
        for k in range(i64(len(reward))):
            reward[k] = 0.0
        for table in range(tables):
            done[table] = 0
            action = chosen[table]
            if action != WAIT:
                self.play(table, action)

    def check(self, chosen: vec[i64]) -> None:
        """Refuse what is illegal at its table."""
        space, mask = self.space, self.mask
        for table in range(self.tables):
            action = chosen[table]
            if action == WAIT:
                continue
            at = table * space + action
            if action < 0 or action >= space or mask[at] == 0:
                self.refuse(table, action)

    def refuse(self, table: i64, action: i64) -> None:
        position = self.positions[table]
        if position.actor < 0:
            raise ValueError(f"nobody is to decide at table {table}: begin another game there")
        position.play(int(action))  # knows why not
        raise IllegalAction(int(action), int(position.actor), "", "")

    def play(self, table: i64, action: i64) -> None:
        """A legal decision, all that chance adds to it, and what it leads to."""
        self.forget(table)
        position = self.positions[table]
        position.apply(action)
        self.length[table] += 1
        if position.actor == CHANCE:
            self.play_chance(table, position)
        if position.actor == OVER:
            self.done[table] = 1
            base = table * self.seats
            for seat in range(self.seats):
                at = base + seat
                self.reward[at] = position.result(seat)
            if self.again:
                length = self.length[table]
                self.next_game(table)
                self.done[table] = 1
                self.length[table] = length
                return
        self.show(table, position)

    def play_chance(self, table: i64, position: State) -> None:
        """Let dice and draws happen until a seat is to decide."""
        chance = self.chance[table]
        while position.actor == CHANCE:
            position.apply(position.draw(chance, self.actions))

    def forget(self, table: i64) -> None:
        """Nothing is legal at that table."""
        mask, legal = self.mask, self.legal
        base, at = table * self.space, table * self.room
        end = at + i64(self.count[table])
        while at < end:
            entry = base + i64(legal[at])
            mask[entry] = 0
            at += 1
        self.count[table] = 0

    def show(self, table: i64, position: State) -> None:
        """Write what the actor sees and may do."""
        actor = position.actor
        self.actor[table] = actor
        if actor >= 0:
            actions = self.actions
            count = position.legal(actions)
            if count > self.room:
                self.make_room(count)
            self.count[table] = i32(count)
            mask, legal = self.mask, self.legal
            base, at = table * self.space, table * self.room
            for k in range(count):
                action = actions[k]
                entry = base + action
                mask[entry] = 1
                legal[at] = i32(action)
                at += 1
            seat = actor
        else:
            seat = self.viewer[table]
        sight = self.sight
        if sight is not None:
            sight.write(position, seat, self.rows, table * self.numbers)
        else:
            glimpse, wide = self.wide_glimpse, self.wide
            position.observe(seat, glimpse)
            at = table * self.numbers
            for k in range(self.numbers):
                wide[at] = glimpse[k]
                at += 1

    def make_room(self, count: i64) -> None:
        """Longer lists of legal actions, in a buffer of their own."""
        room = self.room
        while room < count:
            room *= 2
        longer = vec[i32]([0] * int(self.tables * room))
        for table in range(self.tables):
            for k in range(i64(self.count[table])):
                longer[table * room + k] = self.legal[table * self.room + k]
        self.legal, self.room = longer, room

    def sample(self) -> None:
        """A legal action for each table, every one equally likely, into `picked`; WAIT where there is none."""
        picks, legal, picked = self.picks, self.legal, self.picked
        for table in range(self.tables):
            count = i64(self.count[table])
            if count == 0:
                picked[table] = WAIT
            else:
                at = table * self.room + picks.randrange(count)
                picked[table] = i64(legal[at])

    def peek(self) -> None:
        """Write what every actor would see right after each of its legal actions, before chance has its say.

        What an actor cannot know is imagined anew first: the rows tell it nothing that it could not think out.
        """
        sight = self.sight
        if sight is None:
            raise ValueError("observations of version 1 do not look ahead")
        total: i64 = 0
        for table in range(self.tables):
            self.starts[table] = total
            total += i64(self.count[table])
        self.starts[self.tables] = total
        if i64(len(self.after)) < total * self.numbers:
            self.after = vec[i16]([0] * int(2 * total * self.numbers))
        at: i64 = 0
        for table in range(self.tables):
            position = self.positions[table]
            seat = position.actor
            if seat < 0:
                continue
            if position.hides(seat):
                position = position.copy()
                position.redraw(seat, self.picks)
            first = table * self.room
            for k in range(i64(self.count[table])):
                follower = position.copy()
                follower.apply(i64(self.legal[first + k]))
                sight.write(follower, seat, self.after, at)
                at += self.numbers

    def look(self, position: State, seat: int) -> None:
        """Write what a seat (below 0: the public) sees of any position of this game into the glimpse."""
        if self.sight is None:
            position.observe(seat, self.wide_glimpse)
        else:
            self.sight.write(position, seat, self.glimpse, 0)
