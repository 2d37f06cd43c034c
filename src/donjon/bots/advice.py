"""A bot's opinion in words: what it would do, what it expects, and how it thinks the game goes on."""

from typing import Any

from librt.random import Random

from donjon.bots.levels import make
from donjon.bots.thinker import SearchBot
from donjon.bots.thought import LINES, Thought
from donjon.core.game import Game
from donjon.core.state import State

SEED = 20150101


def advise(game: Game, state: State, seat: int, bot: str, deadline: float | None = None) -> dict[str, Any]:
    """What that bot would do for the seat, as JSON."""
    adviser = make(bot, SEED)
    imagined = state.copy()
    imagined.redraw(seat, Random(SEED))
    action = int(adviser.choose(state, seat, deadline))
    thought = adviser.thought() if isinstance(adviser, SearchBot) else None
    return {"action": action, "text": game.text(state, action), **opinion(game, imagined, seat, thought)}


def opinion(game: Game, state: State, seat: int, thought: Thought | None) -> dict[str, Any]:
    """How sure it is, what it expects of each of its best decisions, and their continuations in notation."""
    if thought is None:
        return {"confidence": None, "lines": []}
    told = [option for option in thought.options[:LINES] if option.visits > 0 or option.prospect != 0]
    return {
        "confidence": round(thought.confidence(), 3),
        "lines": [
            {
                "action": option.action,
                "share": round(option.visits / max(1, thought.visits), 3),
                "expected": round(option.worth, 3),
                "sure": option.prospect,
                "line": notation(game, state, seat, option.line),
            }
            for option in told
        ],
    }


def notation(game: Game, state: State, seat: int, line: list[int]) -> list[str]:
    """A continuation in notation, as far as it can be played with the hidden cards as they are imagined."""
    after = state.copy()
    texts: list[str] = []
    for action in line:
        if not after.allows(action) or (after.actor != seat and game.mask(after, action, seat) is None):
            break
        texts.append(game.text(after, action))
        after.apply(action)
    return texts
