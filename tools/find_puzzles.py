"""Looks for puzzles in games of bots: `python tools/find_puzzles.py GAME COUNT FOLDER [A,B] [FIRST SEED]`.

Kept are positions the baron gets right; one of a game, rather one that the greedy bot gets wrong.
"""

import json
import sys
from pathlib import Path

import donjon
from donjon.bots import make
from donjon.lab.puzzles import Puzzle, puzzles


def main() -> None:
    """Write puzzles until there are enough."""
    slug, count, folder, *rest = sys.argv[1:]
    bots = tuple((rest[0] if rest else "greedy,greedy").split(","))
    seed = int(rest[1]) if len(rest) > 1 else 0
    game = donjon.game(slug)
    found = 0
    while found < int(count):
        best: Puzzle | None = None
        for puzzle in puzzles(game, bots, seed):
            state = puzzle.state()
            answers = {name: game.text(state, make(name, 1).choose(state, puzzle.seat)) for name in ("greedy", "baron")}
            solved = {name: answer in puzzle.winning for name, answer in answers.items()}
            print(slug, seed, len(state.actions()), puzzle.winning[:3], solved, flush=True)
            if solved["baron"] and (best is None or not solved["greedy"]):
                best = puzzle
        if best is not None:
            found += 1
            file = Path(folder) / slug / f"{found}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(best.document(), ensure_ascii=False) + "\n", encoding="utf-8")
        print(slug, seed, found, flush=True)
        seed += 1


if __name__ == "__main__":
    main()
