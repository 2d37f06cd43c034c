"""The contract between a game and everything that plays it."""

import hashlib
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.errors import IllegalAction
from donjon.core.journal import Journal
from donjon.core.settings import Options

CHANCE: Final = -1
OVER: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position of some game, and the decision it waits for.

    `actor` is the seat to decide, CHANCE where dice or draws happen, or OVER. Games fill in the
    abstract methods; `play`, `actions` and `digest` are the same for all. A game of your own may be plain Python; one
    compiled with this package begins with `Native`.
    """

    seats: i64
    actor: i64
    space: i64  # how many action ids the game has; no position has more legal actions
    journal: Journal | None

    def __init__(self, seats: i64, space: i64) -> None:
        self.seats = seats
        self.space = space
        self.actor = CHANCE
        self.journal = None

    # What a game fills in.

    def legal(self, out: vec[i64]) -> i64:
        """Fill `out` with the legal actions and return how many there are."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Play an action known to be legal: the unchecked path of search and simulation."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def rank_key(self, seat: i64) -> i64:
        """When the game is over: the greater, the better the seat did; equal where they share a rank."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """Every number that makes this position differ from another."""
        raise NotImplementedError

    def ending(self) -> str:
        """The kind of end once the game is over ("" before): one of the game's declared endings."""
        raise NotImplementedError

    def observe(self, seat: i64, out: vec[i64]) -> None:
        """What `seat` (or, below 0, the public) may see, as numbers; their count is the game's `observation`."""
        raise NotImplementedError

    # What a game may leave as it is.

    def result(self, seat: i64) -> float:
        """When the game is over: 1 for a win, 0 for a loss, shared equally between tied winners."""
        own = self.rank_key(seat)
        equals = 0
        for other in range(self.seats):
            key = self.rank_key(other)
            if key > own:
                return 0.0
            if key == own:
                equals += 1
        return 1.0 / equals

    def weight(self, action: i64) -> i64:
        """At a chance node: how likely this outcome is, relative to the others."""
        return 1

    def weigh(self, out: vec[float]) -> None:
        """The result every seat may expect, 0..1, for search that stops early; once the game is over, the results.

        Together they are 1, or less where nobody may win: a bot that is content with a draw plays towards nothing else.
        """
        for seat in range(self.seats):
            out[seat] = 1.0 / float(self.seats)

    def estimate(self, seat: i64) -> float:
        """What `weigh` expects for that seat."""
        out = vec[float]([0.0] * int(self.seats))
        self.weigh(out)
        return out[seat]

    def share_out(self, out: vec[float]) -> None:
        """Everybody's result, once the game is over."""
        for seat in range(self.seats):
            out[seat] = self.result(seat)

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Weights (1 or more) of the first `count` actions: prior and playout policy of the bots."""
        for i in range(count):
            out[i] = 1

    def lore(self) -> str:
        """The game whose learned weights judge this position ("": none)."""
        return ""

    def traits(self, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
        """For learned preferences: entries of the game's table for each of the first `count` actions, one action after
        the other; how many each has, 0 where only `prefer` knows. `notes` is room as in `buffer`, for what is found out
        once for several actions."""
        return 0

    def regard(self, seat: i64, out: vec[i64]) -> i64:
        """For learned estimates: what is to be said of a seat, as numbers; how many, 0 where only `weigh` knows."""
        return 0

    def horizon(self) -> i64:
        """How many decisions a playout of the bots looks ahead before it trusts `estimate`; 0: at once."""
        return 0

    def pace(self) -> i64:
        """About how many iterations of the bots' search one second of an ordinary core is good for, compiled."""
        return 20_000

    def spread(self) -> float:
        """How much further apart than their seconds the bots' levels lie, where more thinking soon tells little; 1: no
        further."""
        return 1.0

    def side(self, seat: i64) -> i64:
        """Who wins and loses with that seat: equal for partners, each seat its own where there are none."""
        return seat

    def exploration(self) -> float:
        """How much the bots' search tries what `prefer` likes, against what has gone well so far; 0: as usual."""
        return 0.0

    def halfway(self) -> bool:
        """Whether the last decision only took up what the next one puts down: `estimate` tells little until then."""
        return False

    def distinct(self, out: vec[i64]) -> i64:
        """The legal actions without those that only lead where another order of play leads too, for search."""
        return self.legal(out)

    def hides(self, seat: i64) -> bool:
        """Whether there is anything in this position that `seat` (or, below 0, the public) cannot know."""
        return False

    def redraw(self, seat: i64, rng: Random) -> None:
        """Resample all that `seat` (or, below 0, the public) cannot know."""

    def forbids(self, action: i64) -> str:
        """The number of the rule that forbids an illegal action, where the game can tell."""
        return ""

    def spell(self, action: i64) -> str:
        """The action's canonical text, for refusals."""
        return str(action)

    # The same for all games. Uncompiled callers need those that take and give ordinary Python: a vec that they hand to
    # a compiled function is never freed (mypy 2.4).

    def buffer(self) -> vec[i64]:
        """Room for the legal actions of any position of this game."""
        return vec[i64]([0] * int(self.space))

    def actions(self) -> list[int]:
        """The legal actions."""
        out = self.buffer()
        count = self.legal(out)
        return [int(out[i]) for i in range(count)]

    def preferences(self) -> list[int]:
        """What `prefer` weighs the legal actions, in their order."""
        actions, out = self.buffer(), self.buffer()
        count = self.legal(actions)
        self.prefer(actions, count, out)
        return [int(out[i]) for i in range(count)]

    def told_traits(self, most: int) -> list[list[int]]:
        """What `traits` says of the legal actions, in their order, where it says at most so much of each."""
        actions = self.buffer()
        count = self.legal(actions)
        out = vec[i64]([0] * (int(count) * most))
        width = self.traits(actions, count, out, self.buffer())
        return [[int(out[i * width + k]) for k in range(width)] for i in range(count)]

    def told_regard(self, seat: int, most: int) -> list[int]:
        """What `regard` says of a seat, where it says at most so much."""
        out = vec[i64]([0] * most)
        count = self.regard(seat, out)
        return [int(out[k]) for k in range(count)]

    def shares(self) -> list[float]:
        """What `weigh` expects, by seat."""
        out = vec[float]([0.0] * int(self.seats))
        self.weigh(out)
        return [out[seat] for seat in range(self.seats)]

    def allows(self, action: i64) -> bool:
        """Whether the action is legal now."""
        if action < 0 or action >= self.space:
            return False
        out = self.buffer()
        count = self.legal(out)
        for i in range(count):
            if out[i] == action:
                return True
        return False

    def play(self, action: int) -> None:
        """Play an action, refusing an illegal one with the position untouched."""
        known = 0 <= action < int(self.space)
        if not known or not self.allows(action):
            text = self.spell(action) if known else ""
            rule = self.forbids(action) if known else ""
            raise IllegalAction(action, int(self.actor), text, rule)
        self.apply(action)

    def draw(self, rng: Random, out: vec[i64]) -> i64:
        """At a chance node: one outcome, by weight."""
        count = self.legal(out)
        noted = 2 * count <= i64(len(out))  # weights are written behind the outcomes, where there is room
        total: i64 = 0
        for i in range(count):
            weight = self.weight(out[i])
            total += weight
            if noted:
                out[count + i] = weight
        ticket: i64 = rng.randrange(total)
        for i in range(count):
            ticket -= out[count + i] if noted else self.weight(out[i])
            if ticket < 0:
                return out[i]
        return out[count - 1]

    def alternatives(self, seat: int, rng: Random, count: int, draws: int) -> list["State"]:
        """Positions that look the same to `seat` (below 0: the public) and are not: so many, if the draws find them."""
        found: list[State] = []
        if not self.hides(seat):
            return found
        truth = self.pack()
        for _ in range(draws):
            imagined = self.copy()
            imagined.redraw(seat, rng)
            if imagined.pack() != truth:
                found.append(imagined)
                if len(found) == count:
                    break
        return found

    def drawn(self, rng: Random) -> int:
        """At a chance node: one outcome, by weight."""
        return int(self.draw(rng, self.buffer()))

    def observed(self, seat: int, numbers: int) -> list[int]:
        """What `observe` shows, where the game's `observation` is so many numbers."""
        out = vec[i64]([0] * numbers)
        self.observe(seat, out)
        return [int(out[i]) for i in range(numbers)]

    def looks_like(self, other: "State", seat: int, numbers: int) -> bool:
        """Whether `seat` sees the same in both."""
        mine, others = vec[i64]([0] * numbers), vec[i64]([0] * numbers)
        self.observe(seat, mine)
        other.observe(seat, others)
        for i in range(numbers):
            if mine[i] != others[i]:
                return False
        return True

    def digest(self) -> str:
        """A stable hash of the position, equal compiled and uncompiled."""
        text = ",".join([str(int(number)) for number in self.pack()])
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@mypyc_attr(acyclic=True)
class Native(State):
    """A position of a game that is compiled: whoever reads its numbers need not ask whether they are there."""

    def __init__(self, seats: i64, space: i64) -> None:  # sets them itself, for the compiler looks no further
        self.seats = seats
        self.space = space
        self.actor = CHANCE
        self.journal = None

    def note(self, kind: str) -> None:
        """Write into the journal what the actor did, where there is no more to say of it."""
        if self.journal is not None:
            self.journal.add(kind, int(self.actor), {})

    def seen_from(self, own: i64, other: i64) -> i64:
        """In observations: 1 for the reader's own seat or colour, 2 for the next …, 0 for nobody's."""
        return 0 if other < 0 else 1 + (other - own) % self.seats

    def options(self) -> Options:
        """The options in force."""
        raise NotImplementedError
