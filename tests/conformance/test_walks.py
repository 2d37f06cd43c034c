"""Walks that look for trouble, in every game, on a budget; `make soak` walks for hours.

They prefer rare kinds of decision, are cut short, begin in recorded games, puzzles and made-up positions, and go
through every option at every declared value and pairs of them. What they met is counted and printed at the end of the
run, and what no walk ever met is named.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from librt.random import Random

import donjon
from donjon.core.game import Game

from . import scrutiny, walkers
from .spread import Table, chooser, option_tables, plain, settings

SOAK = int(os.environ.get("DONJON_SOAK", "1"))
BUDGET = 2_000 * SOAK  # steps in each game from its start, and as many from made-up positions
ON = 20  # steps of a walk through a game
ASIDE = 9  # steps of one from a made-up position
AHEAD = 400  # steps that two walks of three may be ahead before anybody looks closely


def tables(game: Game) -> Iterator[Table]:
    """By the rulebook with every number of seats, then with other options, and again by the rulebook."""
    yield from (table for table in plain() if table.game is game)
    yield from option_tables(game)


def ahead(table: Table, walker: walkers.Walker, rng: Random) -> donjon.State:
    """A position some way into a game, not beyond its end."""
    state = table.new()
    seen: Counter[str] = Counter()
    for _ in range(int(rng.randrange(AHEAD)) if rng.randrange(3) else 0):
        before = state.copy()
        drawn = state.actor == donjon.CHANCE
        action = state.drawn(rng) if drawn else walker(table.game, state, rng, seen)
        seen[walkers.kind_of(table.game, state, action)] += 1
        state.apply(action)
        if state.actor == donjon.OVER:
            return before
    return state


def met_in_games(game: Game, budget: int) -> scrutiny.Met:
    """Walk from the start of games, some way ahead."""
    met: scrutiny.Met = Counter()
    ways = list(walkers.WALKERS.values())
    while True:
        for turn, table in enumerate(tables(game)):
            rng = chooser(f"{table} {turn}")
            walker = ways[turn % len(ways)]
            begun = table.new()
            fresh = any(not met["decision", walkers.kind_of(game, begun, action)] for action in begun.actions())
            try:
                budget -= walkers.walk(game, begun if fresh else ahead(table, walker, rng), walker, rng, ON, met)
            except Exception as trouble:
                trouble.add_note(f"on a walk at {table}")
                raise
            met["options", "pair" if len(table.options) == 2 else "one" if table.options else "none"] += 1
            if budget <= 0:
                return met


def met_in_made_up_positions(game: Game, budget: int) -> scrutiny.Met:
    """Walk on from positions nobody came to by chance, as they are and where something else was agreed."""
    met: scrutiny.Met = Counter()
    found = walkers.made_up(game)
    agreed = settings(game)
    ways = list(walkers.WALKERS.values())
    turn = 0
    while budget > 0:
        start = found[turn % len(found)]
        rng = chooser(f"{game.slug} made up {turn}")
        setting = agreed[int(rng.randrange(len(agreed)))] if turn >= len(found) else None
        position = start.position
        state = game.load(position) if setting is None else walkers.under_other_options(game, position, setting)
        walker = ways[turn % len(ways)]
        turn += 1
        if state is None:
            continue
        met["begun", "as recorded" if setting is None else "under other options"] += 1
        try:
            budget -= max(1, walkers.walk(game, state, walker, rng, ASIDE, met, start.followed))
        except Exception as trouble:
            trouble.add_note(f"on a walk from made-up position {turn - 1} with {setting}")
            raise
    return met


@pytest.mark.soak
@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_walks(game: Game, record_property: Callable[[str, object], None]) -> None:
    met = met_in_games(game, BUDGET) + met_in_made_up_positions(game, BUDGET)
    missed = {
        sort: [name for name in there_are if not met[sort, name]] for sort, there_are in walkers.corners(game).items()
    }
    record_property("walked", [game.slug, [[*what, times] for what, times in sorted(met.items())], missed])
    assert not missed["decision"]
    assert not missed["ending"]
