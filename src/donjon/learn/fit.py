"""Fitting: a table of preferences to how often searches came back to decisions, a small net to what came of positions.

By numpy: tables and net are so small that a step takes milliseconds, and numpy is there already for the environments,
while PyTorch would be two hundred megabytes more.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from donjon.bots.judge import HIDDEN, LOGIT, OCTAVE, OTHERS, ROWS
from donjon.core.traits import GRADES
from donjon.learn.reading import Choices, Floats, Prospects

ROUNDS = 14  # times everything is gone through
BATCH = 512  # positions of one step
PACE = 0.03  # of a step of the tables
NET_PACE = 0.003  # and of the net
EASE = 3e-6  # how much entries are drawn back to where they began
STILLNESS = 2e-5
UNIT = 2**18  # of the net's first layer
LAST_UNIT = 2**10  # and of its second
FAR = 1e9

Array = npt.NDArray[np.float64]
Say = Callable[[str], None]


@dataclass
class Climber:
    """Adam: steps that are large where slopes are steady."""

    pace: float
    seen: dict[str, tuple[Array, Array]] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)

    def step(self, name: str, numbers: Array, slope: Array, share: float) -> None:
        """Move the numbers downhill."""
        mean, square = self.seen.setdefault(name, (np.zeros_like(numbers), np.zeros_like(numbers)))
        done = self.steps[name] = self.steps.get(name, 0) + 1
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        numbers -= self.pace * share * (mean / (1.0 - 0.9**done)) / (np.sqrt(square / (1.0 - 0.999**done)) + 1e-8)


def batches(size: int, seed: int) -> Iterator[tuple[float, npt.NDArray[np.int64]]]:
    """Positions in another order in each round, and how large a step may be: smaller and smaller."""
    rng = np.random.default_rng(seed)
    steps = max(1, -(-size // BATCH))
    for number in range(ROUNDS):
        order = rng.permutation(size)
        for k in range(steps):
            done = (number * steps + k) / (ROUNDS * steps)
            yield 1.0 - 0.97 * done, np.sort(order[k * BATCH : (k + 1) * BATCH])


# Preferences.


def some(choices: Choices, chosen: npt.NDArray[np.int64]) -> Choices:
    """Those positions alone."""
    ends = np.append(choices.begins, len(choices.visits))
    lengths = ends[chosen + 1] - ends[chosen]
    begins = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    rows = np.repeat(ends[chosen] - begins, lengths) + np.arange(int(lengths.sum()))
    return Choices(choices.entries[rows], begins, choices.visits[rows], choices.liked[rows])


def likelihoods(choices: Choices, table: Array) -> Array:
    """By action: how likely the table says it is."""
    sums = table[choices.entries].sum(axis=1)
    lengths = np.diff(np.append(choices.begins, len(sums)))
    sums -= np.repeat(np.maximum.reduceat(sums, choices.begins), lengths)
    odds = np.exp(sums)
    found: Array = odds / np.repeat(np.add.reduceat(odds, choices.begins), lengths)
    return found


def surprise(choices: Choices, likely: Array | Floats) -> float:
    """How much less likely than it was, in the mean: the divergence from the visits."""
    shares = choices.visits
    met = shares > 0
    return float((shares[met] * np.log(shares[met] / np.maximum(likely[met], 1e-12))).sum() / choices.size)


def fit_table(choices: Choices, others: Choices, size: int, seed: int, say: Say) -> tuple[list[int], dict[str, Any]]:
    """A table under which decisions are as likely as they were come back to; it begins with the weights by hand.

    The first GRADES entries of each kind, to the number of which the first trait leads, are those weights.
    """
    table = np.zeros(size)
    by_hand = np.unique(choices.entries[:, 0])
    table[by_hand] = (by_hand % GRADES) * np.log(2.0) / 2.0
    start = table.copy()
    climber = Climber(PACE)
    best, kept = surprise(others, likelihoods(others, table)), table.copy()
    for number, (share, chosen) in enumerate(batches(choices.size, seed)):
        part = some(choices, chosen)
        wrong = (likelihoods(part, table) - part.visits) / len(chosen)
        slope = np.bincount(part.entries.ravel(), np.repeat(wrong, part.entries.shape[1]), size)
        climber.step("table", table, slope + EASE * (table - start), share)
        if number % 100 == 99:
            now = surprise(others, likelihoods(others, table))
            if now < best:
                best, kept = now, table.copy()
            say(f"preferences: step {number + 1}, {now:.4f}")
    report = {"hand": round(surprise(others, others.liked), 4), "learned": round(best, 4)}
    return [round(number) for number in kept * OCTAVE / np.log(2.0)], report


# Estimates.


@dataclass
class Net:
    """One net for every seat: `first` reads what is said of the seat and of the others, `last` adds up."""

    first: Array  # row × (own, others)
    last: Array

    def weigh(self, inputs: Array, there: npt.NDArray[np.bool_]) -> tuple[Array, Array]:
        """What everybody may expect, and what the rows came to."""
        rows = inputs @ self.first.T
        rows[..., :HIDDEN] = np.maximum(rows[..., :HIDDEN], 0.0)
        logits = np.where(there, rows @ self.last, -FAR)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), rows


def inputs_of(prospects: Prospects) -> Array:
    """Position × seat × (said of the seat, 1, estimate by hand; the same of the others in the mean)."""
    own = np.concatenate(
        [prospects.said, np.ones_like(prospects.hand)[..., None], LOGIT * prospects.hand[..., None]], axis=2
    ).astype(np.float64)
    own *= prospects.there[..., None]
    others = (own.sum(axis=1, keepdims=True) - own) / (prospects.there.sum(axis=1)[:, None, None] - 1)
    return np.concatenate([own, others], axis=2)


def loss(worth: Array | Floats, shares: Array) -> float:
    """The mean divergence from what came of it."""
    met = worth > 0
    return float((worth[met] * np.log(worth[met] / np.maximum(shares[met], 1e-12))).sum() / len(worth))


def fit_net(prospects: Prospects, others: Prospects, seed: int, say: Say) -> tuple[dict[str, Any], dict[str, Any]]:
    """A net under which results are likeliest; it begins as the judge made by hand."""
    rng = np.random.default_rng(seed)
    inputs, test = inputs_of(prospects), inputs_of(others)
    width = inputs.shape[2] // 2
    spread = np.maximum(inputs[prospects.there].std(axis=0), 1e-3)
    spread[[width - 2, 2 * width - 2]] = 1.0
    inputs, test = inputs / spread, test / spread
    net = Net(rng.normal(0.0, 0.5 / np.sqrt(2 * width), (ROWS, 2 * width)), rng.normal(0.0, 0.1, ROWS))
    net.first[HIDDEN], net.last[HIDDEN] = 0.0, 1.0
    net.first[HIDDEN, width - 1] = spread[width - 1] / LOGIT
    climber = Climber(NET_PACE)
    before = loss(others.worth, np.exp(np.where(others.there, others.hand, -FAR)))
    best, kept = np.inf, net
    for number, (share, chosen) in enumerate(batches(prospects.size, seed)):
        there = prospects.there[chosen]
        shares, rows = net.weigh(inputs[chosen], there)
        wrong = np.where(there, shares - prospects.worth[chosen], 0.0) / len(chosen)
        climber_last = (wrong[..., None] * rows).sum(axis=(0, 1)) + STILLNESS * net.last
        back = wrong[..., None] * net.last
        back[..., :HIDDEN] *= rows[..., :HIDDEN] > 0
        slope = np.tensordot(back, inputs[chosen], axes=([0, 1], [0, 1])) + STILLNESS * net.first
        climber_last[HIDDEN] = 0.0
        climber.step("first", net.first, slope, share)
        climber.step("last", net.last, climber_last, share)
        if number % 100 == 99:
            now = loss(others.worth, net.weigh(test, others.there)[0])
            if now < best:
                best, kept = now, Net(net.first.copy(), net.last.copy())
            say(f"estimates: step {number + 1}, {now:.4f}")
    first = kept.first / spread * UNIT
    first[:, width:] /= OTHERS
    value = {
        "width": width,
        "unit": UNIT * LAST_UNIT,
        "first": [round(number) for number in first.ravel()],
        "last": [round(number) for number in kept.last * LAST_UNIT],
    }
    return value, {"hand": round(before, 4), "learned": round(float(best), 4)}
