"""The bots learn a game.

    python -m donjon.learn terre-de-barons                 # self-play, fit, match, accept or reject
    python -m donjon.learn barony --lessons 1000 --until fit

Lessons and matches lie in the folder given by --out, so that what was interrupted goes on where it was; the weights are
written into the package, and used in play only where they won.
"""

import argparse
import json
import sys
from pathlib import Path

from donjon.core.errors import DonjonError
from donjon.games import game as find_game
from donjon.learn.course import Course, Means, Trials, accept, fit, match, self_play, told, weights_of, write

STAGES = ("lessons", "fit", "match", "accept")


def arguments() -> argparse.ArgumentParser:
    """What can be asked."""
    parser = argparse.ArgumentParser(
        prog="python -m donjon.learn", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME", help="as in `donjon games`: barony, baron, …")
    parser.add_argument("--lessons", type=int, default=300, metavar="N", help="games of self-play, 300 by default")
    parser.add_argument("--iterations", type=int, default=400, metavar="N", help="for each of their decisions")
    parser.add_argument("--seed", type=int, default=1, help="the same seed comes to the same weights")
    parser.add_argument("--curiosity", type=float, default=0.0, help="of the search that goes with the weights")
    parser.add_argument("--until", choices=STAGES, default=STAGES[-1], help="the last stage, accept by default")
    parser.add_argument("--budget", default="0.06s", help="of the matches, for each turn; 0.06s by default")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each match at most, 200 by default")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="of the matches; all that the game has")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="build/learn/GAME by default")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="where to write them, if not into the package")
    parser.add_argument("--workers", type=int, help="processes, one per core by default")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster instead")
    return parser


def learn(asked: argparse.Namespace) -> None:
    """One stage after the other."""
    game = find_game(asked.game)
    course = Course(game.slug, asked.lessons, asked.iterations, asked.seed, asked.curiosity)
    means = Means(asked.out or Path("build") / "learn" / game.slug, asked.workers, asked.ray)
    last = STAGES.index(asked.until)
    lessons = self_play(game, course, means)
    print(f"{len(lessons)} lessons in {means.folder}")
    if last < STAGES.index("fit"):
        return
    path = asked.weights or weights_of(game)
    document = fit(game, course, lessons, lambda line: print(line, flush=True))
    write(document, path)
    print(f"{path}: {path.stat().st_size} bytes; {json.dumps(document['made'])}", flush=True)
    if last < STAGES.index("match"):
        return
    standings = match(game, document, Trials(asked.budget, asked.games, tuple(asked.seats)), means)
    for standing in standings:
        print(json.dumps(told(standing)), flush=True)
    if last == STAGES.index("accept"):
        document["chosen"] = accept(standings)
        write(document, path)
        print("accepted: " + json.dumps(document["chosen"]))


def main() -> None:
    try:
        learn(arguments().parse_args())
    except DonjonError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
