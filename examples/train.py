"""Learn a game by playing it against oneself: a small net on the CPU, better after some seconds.

python examples/train.py          # twenty seconds
python examples/train.py 600      # ten minutes, with the score against random and against the page

Many tables are played at once (`donjon.envs.batch`). At every decision the net is shown what each legal action leads to
(`peek`), so that it needs no output for each of 16,622 action ids: its one number for what is seen is both the value
(how likely one wins from there) and, among what is legal, the policy. It learns from how games end, each position
being told a part of what was thought of the next. Needs `donjon[envs]`.
"""

import math
import sys
import time
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

import donjon
from donjon.core.features import Features
from donjon.envs import Batch, batch

GAME = "terres-du-centre"
SECONDS = 20.0
TABLES = 64
HIDDEN = 64
TRUST = 0.8  # of a position's target, how much is the end of the game and not what was thought of the next position
SHARP = 12.0  # how much better a decision must look to be played e times as often
LOT = 512  # positions learnt from at once
Numbers = NDArray[np.float32]


class Encoder:
    """Rows as the net likes them: amounts between 0 and about 1, one number of its own for each of several things.

    Lists of squares, whose places are told by coordinates, are left out.
    """

    def __init__(self, features: Features) -> None:
        lists = {one.axes for one in features.features if one.coordinate is not None and one.axes}
        told = [one for one in features.features if one.axes not in lists]
        amounts = [one for one in told if not one.sort]
        self.amounts = np.concatenate([np.r_[features.run(one.name)] for one in amounts])
        self.scale = np.concatenate([np.full(one.numbers, 1 / min(one.high, 20), np.float32) for one in amounts])
        self.sorts = [(features.run(one.name), one.high) for one in told if one.sort]
        self.numbers = len(self.amounts) + sum((run.stop - run.start) * high for run, high in self.sorts)

    def __call__(self, rows: NDArray[np.int16]) -> Numbers:
        parts = [np.minimum(rows[:, self.amounts] * self.scale, 2)]
        for run, high in self.sorts:
            things = np.arange(1, high + 1, dtype=np.int16)
            parts.append((rows[:, run, None] == things).reshape(len(rows), -1))
        return np.concatenate(parts, axis=1, dtype=np.float32)


class Net:
    """One hidden layer; Adam."""

    def __init__(self, numbers: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        first = rng.normal(0, math.sqrt(2 / numbers), (numbers, HIDDEN))
        self.weights = [
            part.astype(np.float32) for part in (first, np.zeros(HIDDEN), np.zeros((HIDDEN, 1)), np.zeros(1))
        ]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def __call__(self, seen: Numbers) -> Numbers:
        """How good each looks: the logarithm of the odds to win."""
        first, bias, second, offset = self.weights
        odds: Numbers = (np.maximum(seen @ first + bias, 0) @ second + offset)[:, 0]
        return odds

    def learn(self, seen: Numbers, targets: Numbers, rate: float) -> None:
        first, bias, second, offset = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        error = ((chance((hidden @ second + offset)[:, 0]) - targets) / len(seen))[:, None].astype(np.float32)
        back = (error @ second.T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self.means[k] += 0.1 * (slope - self.means[k])
            self.squares[k] += 0.001 * (slope * slope - self.squares[k])
            mean = self.means[k] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= (rate * mean / size).astype(np.float32)


def chance(odds: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


class Student:
    """Plays all seats of many tables, and learns from how the games end."""

    def __init__(self, seed: int) -> None:
        self.many = batch(GAME, TABLES, 2, seed=seed)
        self.encode = Encoder(self.many.features)
        self.net = Net(self.encode.numbers, seed)
        self.rng = np.random.default_rng(seed)
        self.paths: dict[tuple[int, int], list[tuple[Numbers, float]]] = {}  # by table and seat: what was seen, thought
        self.seen: list[Numbers] = []
        self.targets: list[float] = []
        self.games = 0

    def choose(self, many: Batch, sharp: float | None) -> tuple[NDArray[np.int64], Numbers, Numbers]:
        """A decision for every table, what it leads to and how good that looks; the best one where not `sharp`."""
        rows, starts = many.peek()
        seen = self.encode(rows)
        odds = self.net(seen)
        liked = odds if sharp is None else odds + self.rng.gumbel(size=len(odds)) * (4 / sharp)
        best = np.array([first + int(liked[first:end].argmax()) for first, end in pairwise(starts)])
        return many.legal[np.arange(many.tables), best - starts[:-1]].astype(np.int64), seen[best], odds[best]

    def play(self, rate: float) -> None:
        """One decision at every table, and whatever there is to learn."""
        many = self.many
        actor = many.actor.copy()
        actions, seen, odds = self.choose(many, SHARP)
        for table in range(many.tables):
            self.paths.setdefault((table, int(actor[table])), []).append((seen[table], float(chance(odds[table]))))
        many.step(actions)
        for table in map(int, np.flatnonzero(many.done)):
            self.games += 1
            for seat in range(many.seats):
                target = float(many.reward[table, seat])
                for what, thought in reversed(self.paths.pop((table, seat), [])):
                    self.seen.append(what)
                    self.targets.append(target)
                    target = TRUST * target + (1 - TRUST) * thought
        while len(self.seen) >= LOT:
            self.net.learn(np.array(self.seen[:LOT]), np.array(self.targets[:LOT], np.float32), rate)
            del self.seen[:LOT], self.targets[:LOT]

    def train(self, seconds: float) -> None:
        began = time.monotonic()
        while (passed := time.monotonic() - began) < seconds:
            self.play(0.002 * (1 - 0.9 * passed / seconds))

    def score(self, opponent: str, games: int) -> tuple[float, float]:
        """The mean result against a bot in games that teach nothing, seats in turns, and half its 95 % interval."""
        many = batch(GAME, 32, 2, seed=1_000_003)
        mine = np.arange(many.tables) % 2
        bots = [donjon.make_bot(opponent, table) for table in range(many.tables)]
        won: list[float] = []
        while len(won) < games:
            actions, _, _ = self.choose(many, None)
            for table in np.flatnonzero(many.actor != mine):
                actions[table] = bots[table].choose(many.position(int(table)), int(many.actor[table]))
            many.step(actions)
            won += [float(many.reward[table, mine[table]]) for table in np.flatnonzero(many.done)]
        return float(np.mean(won)), 1.96 * float(np.std(won)) / math.sqrt(len(won))


def main(seconds: float = SECONDS, games: int = 200) -> tuple[float, float]:
    """The score against random before and after."""
    student = Student(seed=1)
    before = student.score("random", games)
    print(f"before: {before[0]:.3f} ± {before[1]:.3f} against random")
    student.train(seconds)
    print(f"{student.games} games, {student.net.steps} lots of {LOT} positions learnt in {seconds:.0f} s")
    after = student.score("random", games)
    print(f"after: {after[0]:.3f} ± {after[1]:.3f} against random")
    if seconds > 5 * SECONDS:
        page = student.score("page", games)
        print(f"       {page[0]:.3f} ± {page[1]:.3f} against the page")
    return before[0], after[0]


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
