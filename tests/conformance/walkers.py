"""Walks that look for trouble: where they begin, what they prefer, and what they met on the way."""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from librt.random import Random

import donjon
from donjon.core.game import Game
from donjon.core.options import Value

from . import scrutiny
from .scrutiny import any_of

TESTS = Path(__file__).parents[1]
CATALOGUES = TESTS.parent / "src" / "donjon" / "messages" / "en"

Walker = Callable[[Game, donjon.State, Random, Counter[str]], int]


def kind_of(game: Game, state: donjon.State, action: int) -> str:
    """What sort of decision it is: the first word of its text."""
    return game.text(state, action).split()[0]


def evenly(_: Game, state: donjon.State, rng: Random, __: Counter[str]) -> int:
    """Any decision, all alike."""
    return any_of(state.actions(), rng)


def rarely(game: Game, state: donjon.State, rng: Random, seen: Counter[str]) -> int:
    """A decision of the kind taken least often so far; every third time any."""
    actions = state.actions()
    if rng.randrange(3) == 0:
        return any_of(actions, rng)
    rarest = min(seen[kind_of(game, state, action)] for action in actions)
    return any_of([action for action in actions if seen[kind_of(game, state, action)] == rarest], rng)


def keenly(_: Game, state: donjon.State, rng: Random, __: Counter[str]) -> int:
    """What the bots' judge likes, as a rule: games come to their ends."""
    actions = state.actions()
    if rng.randrange(4) == 0:
        return any_of(actions, rng)
    liked = state.preferences()
    best = max(liked)
    return any_of([action for action, liking in zip(actions, liked, strict=True) if 2 * liking >= best], rng)


def idly(_: Game, state: donjon.State, rng: Random, __: Counter[str]) -> int:
    """As little as possible: passing, ending, skipping, declining. The last actions of a position are of that sort."""
    actions = state.actions()
    return max(actions) if rng.randrange(3) else any_of(actions, rng)


WALKERS: dict[str, Walker] = {"evenly": evenly, "rarely": rarely, "keenly": keenly, "idly": idly}


def walk(game: Game, state: donjon.State, walker: Walker, rng: Random, limit: int, met: scrutiny.Met) -> int:
    """Walk on from a position with every position and every step looked at closely; how many steps it was."""
    seen: Counter[str] = Counter()
    scrutiny.position(game, state, rng, met)
    for played in range(limit):
        if state.actor == donjon.OVER:
            return played
        if state.actor == donjon.CHANCE:
            action = state.drawn(rng) if rng.randrange(4) else any_of(state.actions(), rng)
        else:
            action = walker(game, state, rng, seen)
        seen[kind_of(game, state, action)] += 1
        state = scrutiny.step(game, state, action, rng, met)
        scrutiny.position(game, state, rng, met)
    return limit


def made_up(game: Game) -> list[dict[str, Any]]:
    """Positions nobody came to by chance: from recorded games, puzzles and the fixed positions of the counts."""
    found = [
        json.loads(path.read_text())["position"] for path in sorted((TESTS / "bots/puzzles" / game.slug).glob("*"))
    ]
    fixed = json.loads((TESTS / "conformance/positions" / f"{game.slug}.json").read_text())
    found += [one["position"] for one in fixed]
    for path in sorted((TESTS / game.slug.replace("-", "_") / "games").glob("*.json")):
        recorded = json.loads(path.read_text())
        states = list(game.replay(recorded["record"]))
        found += [game.dump(states[len(states) * part // 8]) for part in (3, 6, 7)]
        found += [game.dump(state) for state in states[-12:-1:3]]
    return found


def under_other_options(game: Game, document: dict[str, Any], setting: tuple[str, Value]) -> donjon.State | None:
    """The same position where something else is agreed, if it can be one there."""
    options = {**document["options"], setting[0]: setting[1]}
    try:
        return game.load({**document, "options": options})
    except donjon.BadDocument:
        return None


def corners(game: Game) -> dict[str, list[str]]:
    """What there is to be met: every kind of decision, every line of the log, every way of ending."""
    state = game.new()
    kinds = {kind_of(game, state, action) for action in range(game.space)}
    catalogue = (CATALOGUES / f"{game.slug}.ftl").read_text(encoding="utf-8")
    lines = re.findall(rf"^log-{game.slug}-(\S+) =", catalogue, re.MULTILINE)
    return {"decision": sorted(kinds), "event": sorted(lines), "ending": sorted(game.endings)}
