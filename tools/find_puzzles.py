"""Looks for puzzles in games of bots: `python tools/find_puzzles.py GAME COUNT FOLDER [A,B] [FIRST SEED]`.

Kept are positions the baron gets right, if the greedy bot gets them wrong or the win takes more than one decision; at
most two of one game.
"""

import json
import sys
from pathlib import Path

import donjon
from donjon.bots import make
from donjon.lab.puzzles import puzzles


def ends(state: donjon.State, action: int) -> bool:
    """Whether the decision ends the game."""
    after = state.copy()
    after.apply(action)
    return bool(after.actor == donjon.OVER)


def main() -> None:
    """Write puzzles until there are enough."""
    slug, count, folder, *rest = sys.argv[1:]
    bots = tuple((rest[0] if rest else "greedy,greedy").split(","))
    seed = int(rest[1]) if len(rest) > 1 else 0
    game = donjon.game(slug)
    found = 0
    while found < int(count):
        kept = 0
        for puzzle in puzzles(game, bots, seed):
            state = puzzle.state()
            answers = {name: game.text(state, make(name, 1).choose(state, puzzle.seat)) for name in ("greedy", "baron")}
            solved = {name: answer in puzzle.winning for name, answer in answers.items()}
            print(slug, seed, len(state.actions()), puzzle.winning[:3], solved, flush=True)
            at_once = any(ends(state, game.parse(state, text)) for text in puzzle.winning)
            if solved["baron"] and not (solved["greedy"] and at_once) and kept < 2 and found < int(count):
                found += 1
                kept += 1
                file = Path(folder) / slug / f"{found}.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps(puzzle.document(), ensure_ascii=False) + "\n", encoding="utf-8")
        print(slug, seed, found, flush=True)
        seed += 1


if __name__ == "__main__":
    main()
