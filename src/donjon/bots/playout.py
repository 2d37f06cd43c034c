"""Playing on without thinking: at random, or by the game's own preferences."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.bots.judge import Judge
from donjon.core.state import CHANCE, OVER, State


def random_game(state: State, rng: Random) -> i64:
    """Play to the end, every legal action equally likely; how many decisions the seats took, rolls and draws apart."""
    out = state.buffer()
    decisions: i64 = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.draw(rng, out))
        else:
            state.apply(out[rng.randrange(state.legal(out))])
            decisions += 1
    return decisions


def play_chance(state: State, rng: Random, out: vec[i64]) -> None:
    """Let dice and draws happen until a seat is to decide."""
    while state.actor == CHANCE:
        state.apply(state.draw(rng, out))


def by_weight(weights: vec[i64], count: i64, rng: Random) -> i64:
    """One of the first `count` indices, as likely as its weight."""
    total: i64 = 0
    for i in range(count):
        total += weights[i]
    ticket: i64 = rng.randrange(total)
    for i in range(count):
        ticket -= weights[i]
        if ticket < 0:
            return i
    return count - 1


def preferred_play(state: State, judge: Judge, rng: Random, depth: i64, out: vec[i64], weights: vec[i64]) -> None:
    """Play on for up to `depth` decisions, each as likely as the judge prefers it, and not stop halfway through one."""
    while state.actor != OVER and (depth > 0 or state.halfway()):
        if state.actor == CHANCE:
            state.apply(state.draw(rng, out))
        else:
            count = state.legal(out)
            judge.prefer(state, out, count, weights)
            state.apply(out[by_weight(weights, count, rng)])
            depth -= 1
