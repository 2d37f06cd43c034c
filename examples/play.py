"""Play a game from Python, in the terminal: you in the first seat, bots in the others.

python examples/play.py barony --against knight,page

Answer with a number, or with nothing to take a bot's advice. The game is written to a file for `donjon replay`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from librt.random import Random

import donjon
from donjon.core.journal import Journal
from donjon.messages import preferred_language, say

ME = 0
Ask = Callable[[str], str]


def choose(game: donjon.Game, state: donjon.State, adviser: donjon.Bot, language: str, ask: Ask) -> int:
    """The decision of the person: the choices in words, then the number of one."""
    choices = game.choices(state, ME)
    if len(choices) == 1:
        return choices[0].action
    for number, choice in enumerate(choices, start=1):
        print(f"  {number:3}  {say(choice.label.key, language, **choice.label.args)}  [{choice.text}]")
    prompt = game.view(state, ME)["prompt"]
    while answer := ask(f"{say(prompt['key'], language, **prompt['args'])} > ").strip():
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1].action
    return adviser.choose(state, ME)


def play(game: donjon.Game, bots: Sequence[str], seed: int, language: str, ask: Ask) -> donjon.Record:
    """One game to its end, told line by line; its record."""
    rng, adviser = Random(seed), donjon.make_bot("knight", seed)
    others = [donjon.make_bot(name, seed + seat) for seat, name in enumerate(bots, start=1)]
    seats, options = 1 + len(bots), game.capped()
    state, actions = game.new(seats, options), []
    while state.actor != donjon.OVER:
        seat = int(state.actor)
        if seat == donjon.CHANCE:
            action = state.drawn(rng)
        elif seat == ME:
            action = choose(game, state, adviser, language, ask)
        else:
            action = others[seat - 1].choose(state, seat)
        journal = state.journal = Journal()
        state.play(action)
        actions.append(action)
        if seat != donjon.CHANCE:
            print(f"{seat}: {' · '.join(f'{event.kind} {event.seen_by(ME)}' for event in journal.take())}")
    result = game.view(state, ME)["result"]
    print(say(f"ending-{game.slug}-{result['ending']}", language), [line["seat"] for line in result["ranking"]])
    return game.record(seats, options, actions)


def main(words: Sequence[str] | None = None, ask: Ask = input) -> int:
    parser = argparse.ArgumentParser(description="Play a game in the terminal.")
    parser.add_argument("game", choices=[game.slug for game in donjon.games()])
    parser.add_argument("--against", default="squire", help="bots, with commas between them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("game.json"))
    asked = parser.parse_args(words)
    try:
        record = play(donjon.game(asked.game), asked.against.split(","), asked.seed, preferred_language(), ask)
    except EOFError:
        return 1
    asked.out.write_text(json.dumps(record.document()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
