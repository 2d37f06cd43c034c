"""How late a bot decides when its time is short: whole games in which every decision has a deadline of its own.

    python bench/deadlines.py [GAME …] [--decisions 2000] [--longest 0.05] [--bot duke] [--seed 0]

Deadlines are drawn evenly between now and the longest. Time is the wall's, so what other programs take counts as well.
The exit code is 1 if any decision was later than its deadline and 0.1 s.
"""

import argparse
import sys
import time

from librt.random import Random

import donjon
from donjon.bots import make
from donjon.core.game import Game
from donjon.core.seeds import derive
from donjon.core.state import CHANCE, OVER

ALLOWED = 0.1


def lateness(game: Game, decisions: int, longest: float, bot: str, seed: int) -> list[float]:
    """By decision that is one, in games of all numbers of seats by turns: the seconds after its deadline."""
    late: list[float] = []
    for index in range(decisions):
        seats = game.seats[index % len(game.seats)]
        state = game.new(seats, game.capped({}))
        rng = Random(derive(seed, game.slug, index))
        bots = [make(bot, derive(seed, game.slug, index, seat)) for seat in range(seats)]
        while (actor := int(state.actor)) != OVER:
            if actor == CHANCE:
                state.apply(state.drawn(rng))
                continue
            deadline = time.monotonic() + rng.random() * longest
            action = bots[actor].choose(state, actor, deadline)
            seconds = time.monotonic() - deadline
            if len(state.actions()) > 1:
                late.append(seconds)
            state.apply(action)
            if len(late) == decisions:
                return late
    return late


def main() -> int:
    """Measure, and say how late the latest was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them by default")
    parser.add_argument("--decisions", type=int, default=2000, help="in each game, 2000 by default")
    parser.add_argument("--longest", type=float, default=0.05, help="seconds, 0.05 by default")
    parser.add_argument("--bot", default="duke", help="who decides, the duke by default")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    broken = 0
    for game in [donjon.game(slug) for slug in asked.games] or donjon.games():
        late = sorted(lateness(game, asked.decisions, asked.longest, asked.bot, asked.seed))
        beyond = sum(seconds > ALLOWED for seconds in late)
        broken += beyond
        usual, rare, worst = (1000.0 * late[int(part * (len(late) - 1))] for part in (0.5, 0.99, 1.0))
        print(f"{game.slug}: {len(late)} decisions; after the deadline {usual:+.1f} ms in the median, ", end="")
        print(f"{rare:+.1f} ms at 99 %, {worst:+.1f} ms at worst; {beyond} later than {ALLOWED:g} s", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
