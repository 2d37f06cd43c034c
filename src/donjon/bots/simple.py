"""The two bots that do not look ahead."""

import time
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.bots.bot import Bot
from donjon.bots.playout import by_weight
from donjon.bots.search import nothing_hidden
from donjon.core.state import CHANCE, State

# Hidden cards are imagined this many times, and chance with more outcomes than FEW is sampled this many times.
SAMPLES: Final = 4
FEW: Final = 12


class RandomBot(Bot):
    """Plays anything that is legal."""

    def decide(self, imagined: State, seat: i64, rng: Random, deadline: float | None) -> i64:
        out = imagined.buffer()
        return out[rng.randrange(imagined.legal(out))]


class GreedyBot(Bot):
    """Takes what looks best right after the decision; between equals, what the game prefers, by lot."""

    def decide(self, imagined: State, seat: i64, rng: Random, deadline: float | None) -> i64:
        actions = imagined.buffer()
        count = imagined.legal(actions)
        scratch = imagined.buffer()
        worth = vec[float]([0.0] * int(count))
        samples: i64 = 1 if nothing_hidden(imagined, seat) else SAMPLES
        for sample in range(samples):
            if sample > 0:
                # Rounds are whole, so that every action was looked at equally often; the first is never cut.
                if deadline is not None and time.monotonic() >= deadline:
                    break
                imagined.redraw(seat, rng)
            for i in range(count):
                after = imagined.copy()
                after.apply(actions[i])
                worth[i] += outlook(after, seat, rng, scratch)
        imagined.prefer(actions, count, scratch)
        best = worth[0]
        for i in range(count):
            best = max(best, worth[i])
        for i in range(count):
            if worth[i] < best:
                scratch[i] = 0
        return actions[by_weight(scratch, count, rng)]


def outlook(state: State, seat: i64, rng: Random, out: vec[i64]) -> float:
    """What the position promises that seat: dice and draws averaged by weight where few, sampled where many."""
    if state.actor != CHANCE:
        return best_end(state, seat, out) if state.halfway() else state.estimate(seat)
    count = state.legal(out)
    promise = 0.0
    if count > FEW:
        for _ in range(i64(SAMPLES)):
            after = state.copy()
            after.apply(state.draw(rng, out))
            promise += after.estimate(seat)
        return promise / SAMPLES
    total: i64 = 0
    outcomes = out[0:count]
    for i in range(count):
        weight = state.weight(outcomes[i])
        after = state.copy()
        after.apply(outcomes[i])
        promise += float(weight) * after.estimate(seat)
        total += weight
    return promise / float(total)


def best_end(state: State, seat: i64, out: vec[i64]) -> float:
    """Halfway through a decision: what its best end promises."""
    best = 0.0
    for i in range(state.legal(out)):
        after = state.copy()
        after.apply(out[i])
        best = max(best, after.estimate(seat))
    return best
