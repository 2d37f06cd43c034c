"""How fast the rules and the search run. As a program it prints the pace of random play.

Seconds are seconds of this process on its core, so that what else the machine does counts as little as possible.
"""

import json
import sys
import time

from librt.random import Random

from donjon.bots.playout import play_chance, random_game
from donjon.bots.search import EXPLORATION, Search
from donjon.core.game import Game
from donjon.core.state import State
from donjon.games import game as find_game
from donjon.lab.uncompiled import compiled, run_uncompiled

SEED = 20230413
SEARCH = 2000  # iterations of one measured search


def decisions_per_s(game: Game, seats: int, seconds: float) -> float:
    """Random play, whole games from set-up to end: decisions of the seats per second."""
    options = game.capped()
    rng = Random(SEED)
    decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        decisions += int(random_game(game.new(seats, options), rng))
    return decisions / passed


def uncompiled_decisions_per_s(game: Game, seats: int, seconds: float) -> float:
    """The same, with the rules as plain Python in a process of its own."""
    pace = json.loads(run_uncompiled(__spec__.name if __spec__ else __name__, game.slug, seats, seconds))
    if pace["compiled"]:
        raise RuntimeError("the uncompiled run loaded compiled modules")
    return float(pace["decisions_per_s"])


def copy_ns(game: Game, seats: int, seconds: float) -> float:
    """Nanoseconds to copy a position, asked from Python."""
    copy = opening(game, seats).copy
    batch = 1000
    copies = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        for _ in range(batch):
            copy()
        copies += batch
    return passed / copies * 1e9


def iterations_per_s(game: Game, seats: int, seconds: float) -> float:
    """Iterations of the search from the opening, playouts of the usual depth."""
    state = opening(game, seats)
    seat = int(state.actor)
    done = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        search = Search(state, seat, state.horizon(), EXPLORATION, Random(SEED + done))
        for _ in range(SEARCH):
            search.iterate()
        done += SEARCH
    return done / passed


def opening(game: Game, seats: int) -> State:
    """The first position after set-up where a seat has more than one thing to do."""
    rng = Random(SEED)
    state = game.new(seats, game.capped())
    out = state.buffer()
    play_chance(state, rng, out)
    while game.view(state, None)["turn"] < 1 or state.legal(out) < 2:
        state.apply(out[rng.randrange(state.legal(out))])
        play_chance(state, rng, out)
    return state


def main() -> None:
    """Print the pace of random play: `python -m donjon.lab.pace GAME SEATS SECONDS`."""
    slug, seats, seconds = sys.argv[1:]
    pace = decisions_per_s(find_game(slug), int(seats), float(seconds))
    print(json.dumps({"compiled": compiled(), "decisions_per_s": pace}))


if __name__ == "__main__":
    main()
