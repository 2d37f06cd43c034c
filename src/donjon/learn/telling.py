"""What was learned, in words: the entries of a table that move its preferences most."""

import importlib
import json
import sys
from typing import Any

from donjon.bots.judge import FOLDER, OCTAVE
from donjon.core.game import Game
from donjon.core.traits import words
from donjon.games import game as find_game

MANY = 12  # entries told
BY_HAND = "by hand"  # the part that only repeats the judge made by hand


def largest(game: Game, many: int = MANY) -> list[tuple[float, str]]:
    """The entries farthest from nothing, as factors of how much likelier they make an action, with their words."""
    traits: Any = importlib.import_module(f"{type(game).__module__}.traits")
    table = json.loads((FOLDER / f"{game.slug}.json").read_text(encoding="utf-8"))["prior"]
    said = zip(table, words(traits.PARTS), strict=True)
    learned = [(number, text) for number, text in said if not text.startswith(BY_HAND)]
    learned.sort(key=lambda pair: (-abs(pair[0]), pair[1]))
    return [(2.0 ** (number / OCTAVE), text) for number, text in learned[:many]]


def main() -> None:
    """Print them as a table: `python -m donjon.learn.telling GAME`."""
    print("| times as likely | where |\n|---|---|")
    for factor, text in largest(find_game(sys.argv[1])):
        print(f"| {factor:.2g} | {text} |")


if __name__ == "__main__":
    main()
