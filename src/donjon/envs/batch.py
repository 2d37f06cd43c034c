"""Many tables of a game, stepped in one compiled call."""

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from donjon.core.features import Features
from donjon.core.game import Game
from donjon.core.sight import Sight
from donjon.core.state import State
from donjon.envs.tables import Tables
from donjon.games import game as find_game


def batch(
    game: str | Game,
    tables: int = 256,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    version: int = 2,
) -> "Batch":
    """Tables of that game, all with the same seats and options; endless play is stopped by the game's safety cap."""
    return Batch(find_game(game) if isinstance(game, str) else game, tables, seats, options, seed, version)


class Batch:
    """What the seats to decide see and may do, table by table, in buffers that are written anew in place.

    All are views for reading: take a copy of what has to outlive the next `step`. A table whose game is over begins
    another at once: `done` and `reward` are then of the game that ended, everything else of the new one. Table t's k-th
    game has the dice and draws of game t + tables·k of `donjon.play_match` with the same seed.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int | None,
        options: Mapping[str, object] | None,
        seed: int | None,
        version: int,
        again: bool = True,
    ) -> None:
        self.game = game
        self.tables = tables
        self.seats, self.options = game.settle(seats, game.capped(options))
        self.version = version
        fresh = game.new(self.seats, self.options)
        self.sight = sight_of(game, fresh, version)
        self.numbers = game.observation if self.sight is None else int(self.sight.numbers)
        if tables < 1:
            raise ValueError(f"at least one table, not {tables}")
        self.inner = Tables(fresh, tables, self.numbers, self.sight, again)
        inner = self.inner
        self.observation = view(inner.rows if self.sight is not None else inner.wide).reshape(tables, self.numbers)
        self.mask = view(inner.mask).reshape(tables, game.space)  # 1 where the action is legal
        self.count = view(inner.count)  # of legal actions
        self.actor = view(inner.actor)  # the seat to decide
        self.reward = view(inner.reward).reshape(tables, self.seats)  # the results of games that have just ended
        self.done = view(inner.done).view(np.bool_)
        self.length = view(inner.length)  # decisions so far, or of the game that has just ended
        self.glimpse = view(inner.glimpse if self.sight is not None else inner.wide_glimpse)  # what `look` wrote
        self._after, self._starts = view(inner.after), view(inner.starts)
        self._picked = view(inner.picked)
        self._legal = view(inner.legal).reshape(tables, -1)
        self.reset(seed)

    @cached_property
    def features(self) -> Features:
        """What each number of the rows is, and what each action id is made of."""
        found = self.game.features(self.inner.first)
        if found is None or self.sight is None:
            raise ValueError(f"the rows of observation version {self.version} of {self.game.title} have no description")
        return found

    @cached_property
    def action_features(self) -> NDArray[np.int16]:
        """By action id, the numbers of `features.columns`: `action_features[legal]` describes what is legal."""
        return np.array(self.features.actions(), np.int16)

    @property
    def legal(self) -> NDArray[np.int32]:
        """The legal actions of each table, the first `count` of its row; rows grow where a position has more."""
        if self._legal.shape[1] != self.inner.room:
            self._legal = view(self.inner.legal).reshape(self.tables, -1)
        return self._legal

    def reset(self, seed: int | None = None) -> None:
        """Begin anew at every table."""
        self.seed = secrets.randbits(40) if seed is None else seed
        self.inner.restart(self.seed)

    def step(self, actions: ArrayLike) -> None:
        """Play one decision at every table (WAIT: none there); an illegal one is refused before any is played."""
        self.inner.step(np.ascontiguousarray(actions, np.int64))  # copied as a whole, not number by number

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each table, every one equally likely; written anew by the next call."""
        self.inner.sample()
        return self._picked

    def peek(self) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        """What the actors would see right after each of their legal actions, and where each table's rows begin.

        Row starts[t] + k is that of legal[t, k], before dice and draws; what the actor cannot know is imagined anew.
        Both are written anew by the next call.
        """
        self.inner.peek()
        rows = int(self._starts[-1])
        if self._after.size < rows * self.numbers:
            self._after = view(self.inner.after)
        return self._after[: rows * self.numbers].reshape(rows, self.numbers), self._starts

    def position(self, table: int) -> State:
        """The position at that table, to look at or to copy."""
        return self.inner.positions[table]


def sight_of(game: Game, fresh: State, version: int) -> Sight | None:
    """What writes rows of that version of the game's observations: None for the first, which the rules write."""
    if version not in (1, 2):
        raise ValueError(f"observations have versions 1 and 2, not {version}")
    found = game.sight(fresh) if version == 2 else None
    if found is None and version == 2:
        raise ValueError(f"{game.title} has no observations of version 2")
    return found


def view(buffer: Any) -> NDArray[Any]:
    """A vec as an array for reading, without a copy."""
    return np.asarray(memoryview(buffer))
