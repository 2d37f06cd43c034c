"""Walks that look for trouble: where they begin, what they prefer, and what they met on the way."""

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from librt.random import Random

import donjon
from donjon.core.game import Game
from donjon.core.options import Value

from . import scrutiny
from .scrutiny import any_of

MOMENTS = 2  # of each kind
BEFORE = 2  # decisions that a walk begins before such a moment
TESTS = Path(__file__).parents[1]
CATALOGUES = TESTS.parent / "src" / "donjon" / "messages" / "en"

Walker = Callable[[Game, donjon.State, Random, Counter[str]], int]


def kind_of(game: Game, state: donjon.State, action: int) -> str:
    return scrutiny.kind_of(game.text(state, action))


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


def walk(
    game: Game,
    state: donjon.State,
    walker: Walker,
    rng: Random,
    limit: int,
    met: scrutiny.Met,
    followed: tuple[str, ...] = (),
) -> int:
    """Walk on from a position with every position and every step looked at closely; how many steps it was.

    Recorded decisions are followed first, as long as they are possible.
    """
    seen: Counter[str] = Counter()
    led = iter(followed)
    scrutiny.position(game, state, rng, met)
    for played in range(limit):
        if state.actor == donjon.OVER:
            return played
        lead = next(led, None)
        if lead is not None and state.allows(game.parse(state, lead)):
            action = game.parse(state, lead)
        elif state.actor == donjon.CHANCE:
            action = state.drawn(rng) if rng.randrange(4) else any_of(state.actions(), rng)
        else:
            action = walker(game, state, rng, seen)
        seen[kind_of(game, state, action)] += 1
        state = scrutiny.step(game, state, action, rng, met)
        scrutiny.position(game, state, rng, met)
    return limit


@dataclass(frozen=True)
class Start:
    """A position nobody came to by chance, and the recorded decisions that lead on from there, where there are any."""

    position: dict[str, Any]
    followed: tuple[str, ...] = ()


def made_up(game: Game) -> list[Start]:
    """Positions from puzzles, from the fixed ones of the counts, and before the rarest moments of recorded games."""
    puzzles = sorted((TESTS / "bots" / "puzzles" / game.slug).glob("*.json"))
    found = [Start(json.loads(path.read_text())["position"]) for path in puzzles]
    fixed = json.loads((TESTS / "conformance" / "positions" / f"{game.slug}.json").read_text())
    return [*rare_moments(game), *found, *(Start(one["position"]) for one in fixed)]


def rare_moments(game: Game) -> list[Start]:
    """The first moments in recorded games where each kind of decision, of event and of ending comes up."""
    found: dict[tuple[str, str], list[Start]] = {}
    for path in sorted((TESTS / game.slug.replace("-", "_") / "games").glob("*.json")):
        record = json.loads(path.read_text())["record"]
        states = list(game.replay(record))
        for ply, text in enumerate(record["actions"]):
            kinds = {("decision", scrutiny.kind_of(text)), ("ending", states[ply + 1].ending())}
            kinds |= {("event", line["kind"]) for line in scrutiny.told(game, states[ply], text)}
            for kind in kinds:
                if len(found.setdefault(kind, [])) < MOMENTS:
                    begin = max(0, ply - BEFORE)
                    found[kind].append(Start(game.dump(states[begin]), tuple(record["actions"][begin : ply + 1])))
    return [start for kind in sorted(found) for start in found[kind]]


def under_other_options(game: Game, position: dict[str, Any], setting: tuple[str, Value]) -> donjon.State | None:
    """The same position where something else is agreed, if it can be one there."""
    options = {**position["options"], setting[0]: setting[1]}
    try:
        return game.load({**position, "options": options})
    except donjon.BadDocument:
        return None


def corners(game: Game) -> dict[str, list[str]]:
    """What there is to be met: every kind of decision, every line of the log, every way of ending."""
    state = game.new()
    kinds = {kind_of(game, state, action) for action in range(game.space)}
    catalogue = (CATALOGUES / f"{game.slug}.ftl").read_text(encoding="utf-8")
    lines = re.findall(rf"^log-{game.slug}-(\S+) =", catalogue, re.MULTILINE)
    return {"decision": sorted(kinds), "event": sorted(lines), "ending": sorted(game.endings)}
