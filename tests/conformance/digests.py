"""The digests of random games: told compiled and uncompiled, they must agree to the letter.

Run as a program it reads tables as JSON from its standard input and prints their digests.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from librt.random import Random

import donjon
from donjon.bots.judge import judge_for

JUDGED = 10  # what the bots think of a position is asked every so many decisions: uncompiled, judging takes longest


def digests(slug: str, seats: int, options: dict[str, Any], seed: int, decisions: int) -> Iterator[str]:
    """A line for every decision of random games: what could be played, what was, and where it stood."""
    game = donjon.game(slug)
    rng = Random(seed)
    state = game.new(seats, game.capped(options))
    for played in range(decisions):
        if state.actor == donjon.OVER:
            state = game.new(seats, game.capped(options))
        actions = state.actions()
        action = state.drawn(rng) if state.actor == donjon.CHANCE else actions[int(rng.randrange(len(actions)))]
        yield f"{len(actions)} {action} {state.digest()}"
        if played % JUDGED == 0:
            liked = sum(state.preferences()) if state.actor >= 0 else 0
            yield f"{liked} {state.estimate(played // JUDGED % seats):.12f}"
            judge = judge_for(state, "learned")
            learned = sum(judge.likings(state)) if state.actor >= 0 else 0
            yield f"{learned} {judge.shares(state)[played // JUDGED % seats]:.12f}"
        state.apply(action)
        for reader in range(-1, seats) if played % JUDGED == 0 else [state.actor]:
            if reader >= -1 and state.hides(reader):
                other = state.copy()
                other.redraw(reader, rng)
                yield other.digest()


if __name__ == "__main__":
    for table in json.load(sys.stdin):
        for line in digests(**table):
            print(line)
