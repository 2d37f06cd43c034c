"""A bot's opinion in words: what it would do, why, what everybody may expect, and how it thinks the game goes on."""

from typing import Any

from librt.random import Random

from donjon.bots.judge import judge_for
from donjon.bots.levels import make
from donjon.bots.thinker import SearchBot
from donjon.bots.thought import LINES, Option, Thought
from donjon.core.game import Choice, Game
from donjon.core.reasons import explain, outcome, persuasive
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
    """How sure it is, and its best decisions: why, what everybody may expect of each, and how the game goes on.

    `without` is what everybody may expect if the best decision is not taken but the next best.
    """
    if thought is None:
        return {"confidence": None, "without": None, "lines": []}
    told = [option for option in thought.options[:LINES] if option.visits > 0 or option.prospect != 0]
    lines = [idea(game, state, seat, option, thought.visits) for option in told]
    return {
        "confidence": round(thought.confidence(), 3),
        "without": lines[1]["shares"] if len(lines) > 1 else None,
        "lines": lines,
    }


def idea(game: Game, state: State, seat: int, option: Option, visits: int) -> dict[str, Any]:
    """One of the decisions thought about."""
    line = completed(state, seat, option.line)
    return {
        "action": option.action,
        "share": round(option.visits / max(1, visits), 3),
        "expected": round(option.worth, 3),
        "sure": option.prospect,
        "shares": [round(share, 3) for share in option.shares],
        "line": notation(game, state, seat, option.line),
        "steps": steps(game, state, seat, line),
        "reasons": reasons(game, state, seat, line, option.prospect),
    }


def completed(state: State, seat: int, line: list[int]) -> list[int]:
    """A continuation that stops with something taken up goes on to where it is best put down."""
    after = follow(state, seat, line, own=True)
    if after.actor != seat or not after.halfway():
        return line
    legal, likings = after.actions(), judge_for(after).likings(after)
    return [*line, legal[likings.index(max(likings))]]


def reasons(game: Game, state: State, seat: int, line: list[int], sure: int) -> list[dict[str, Any]]:
    """Why: a win, what the rest of the turn changes for the better, or else what comes of it further on."""
    after = follow(state, seat, line, own=True)
    won = outcome(after, seat) or outcome(follow(state, seat, line, own=False), seat)
    if not won and sure > 0:
        won = "reason-wins-soon"
    found = persuasive(explain(game, state, after, seat))
    if not found and not won:
        found = persuasive(explain(game, state, follow(state, seat, line, own=False), seat))
    told = [reason.document() for reason in found]
    if won:
        told.insert(0, {"key": won, "args": {}, "seat": seat, "place": None, "gain": 0.0})
    return told


def follow(state: State, seat: int, line: list[int], *, own: bool) -> State:
    """The position after a continuation, or after as much of it as the seat's own turn has."""
    after = state.copy()
    for action in line:
        if (own and after.actor != seat) or not after.allows(action):
            break
        after.apply(action)
    return after


def steps(game: Game, state: State, seat: int, line: list[int]) -> list[dict[str, Any]]:
    """The seat's own decisions to the end of its turn, as people meet them."""
    after = state.copy()
    found: list[dict[str, Any]] = []
    for action in line:
        if after.actor != seat or not after.allows(action):
            break
        found.append(_step(next(choice for choice in game.choices(after, seat) if choice.action == action)))
        after.apply(action)
    return found


def _step(choice: Choice) -> dict[str, Any]:
    return {
        "label": choice.label.document(),
        "effect": choice.effect.document() if choice.effect else None,
        "source": choice.source,
        "target": choice.target,
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
