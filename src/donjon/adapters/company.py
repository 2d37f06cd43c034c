"""A seat for the learner at every table, and bots in the others."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from donjon.bots import Bot, make
from donjon.core.game import Game
from donjon.core.seeds import derive
from donjon.envs.batch import Batch
from donjon.envs.tables import WAIT

RANDOM = "random"  # played by the tables themselves, all at once


class Company:
    """Tables at which one seat waits for the learner's decision and bots have decided for all others.

    An illegal decision is as good as none: the learner loses that game by it. Without a `seat` of his own the learner
    sits one seat further on each game, as in a match.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int | None,
        options: Mapping[str, object] | None,
        seat: int | None,
        opponents: str | Sequence[str],
        version: int,
    ) -> None:
        self.batch = Batch(game, tables, seats, options, 0, version, again=False)
        others = self.batch.seats - 1
        self.names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.names) != others:
            raise ValueError(f"{self.batch.seats} seats leave {others} to bots, not {len(self.names)}")
        if seat is not None and not 0 <= seat < self.batch.seats:
            raise ValueError(f"there are seats 0 to {others}, not {seat}")
        for name in self.names:
            make(name, 0)
        self.seat = seat
        self.learner = np.zeros(tables, np.int64)  # where the learner sits
        self.over = np.zeros(tables, np.bool_)
        self.lost = np.zeros(tables, np.bool_)  # by an illegal decision, just now
        self.games = np.zeros(tables, np.int64)
        self.bots: dict[int, dict[int, Bot]] = {}  # by table and seat; those that only play at random are not there

    def restart(self, seed: int) -> None:
        """Begin anew at every table."""
        self.seed = seed
        self.batch.reset(seed)
        self.games[:] = -1
        self.begin(np.ones(self.batch.tables, np.bool_))

    def begin(self, tables: NDArray[np.bool_]) -> None:
        """The next game at these tables, up to the learner's first decision."""
        while tables.any():
            for table in map(int, np.flatnonzero(tables)):
                self.games[table] += 1
                index = table + self.batch.tables * int(self.games[table])
                learner = index % self.batch.seats if self.seat is None else self.seat
                self.learner[table] = self.batch.inner.viewer[table] = learner
                self.over[table] = self.lost[table] = False
                self.batch.inner.begin(table, derive(self.seed, index))
                # Bots sit down behind the learner, seeded as in a match.
                seats = [(learner + k) % self.batch.seats for k in range(1, self.batch.seats)]
                if {*self.names} != {RANDOM}:
                    self.bots[table] = {
                        where: make(name, derive(self.seed, index, "bot", where))
                        for where, name in zip(seats, self.names, strict=True)
                        if name != RANDOM
                    }
            self.others(np.zeros(self.batch.tables))
            tables = tables & self.over  # somebody won before the learner had anything to decide

    def step(self, actions: NDArray[np.int64]) -> NDArray[np.float64]:
        """The learner's decisions, and the answers of the others; what the learner won by them."""
        won = np.zeros(self.batch.tables)
        legal = self.batch.mask[np.arange(self.batch.tables), actions] == 1
        self.lost = ~legal & ~self.over
        self.batch.step(np.where(legal & ~self.over, actions, WAIT))
        self.collect(won)
        self.over |= self.lost
        self.others(won)
        return won

    def others(self, won: NDArray[np.float64]) -> None:
        """Bots decide until the learner is asked or the game is over."""
        batch = self.batch
        while (waiting := (batch.actor >= 0) & (batch.actor != self.learner) & ~self.over).any():
            actions = np.where(waiting, batch.sample(), WAIT)
            for table in map(int, np.flatnonzero(waiting)) if self.bots else ():
                actor = int(batch.actor[table])
                if actor in self.bots[table]:
                    actions[table] = self.bots[table][actor].choose(batch.position(table), actor)
            batch.step(actions)
            self.collect(won)

    def collect(self, won: NDArray[np.float64]) -> None:
        """Note which games are over, and what they brought the learner."""
        ended = self.batch.done
        self.over |= ended
        won += np.where(ended, self.batch.reward[np.arange(self.batch.tables), self.learner], 0.0)
