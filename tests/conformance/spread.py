"""Which games, seats and options the conformance suite runs on: all of them, without a line per game."""

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import donjon
from donjon.core.game import Game
from donjon.core.options import Value

COMBINATIONS = 6  # random mixtures of options, besides every option's other values one by one


@dataclass(frozen=True)
class Table:
    """A game, a number of seats and the options it is played with."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.slug}-{self.seats}" + (f"-{chosen}" if chosen else "")

    @property
    def hides(self) -> bool:
        return self.game.hides(self.game.settle(self.seats, self.game.capped(dict(self.options)))[1])

    def new(self) -> donjon.State:
        return self.game.new(self.seats, self.game.capped(dict(self.options)))


def plain() -> list[Table]:
    """Every game and seat count by the rulebook."""
    return [Table(game, seats) for game in donjon.games() for seats in game.seats]


def spread() -> list[Table]:
    """Every game with every option's other values, and some mixtures with every number of seats."""
    return [table for game in donjon.games() for table in [*single_options(game), *mixtures(game)]]


def single_options(game: Game) -> Iterator[Table]:
    """Every option at every declared value, each with the next number of seats."""
    for turn, setting in enumerate(settings(game)):
        yield from allowed_from(game, turn, (setting,))


def option_tables(game: Game) -> Iterator[Table]:
    """Every option at every declared value, then pairs of them, in an order that is always the same."""
    yield from single_options(game)
    pairs = [pair for pair in combinations(settings(game), 2) if pair[0][0] != pair[1][0]]
    shuffled = sorted(pairs, key=lambda pair: chooser(f"{game.slug} {pair}").randrange(1_000_000))
    for turn, pair in enumerate(shuffled):
        yield from allowed_from(game, turn, pair)


def settings(game: Game) -> list[tuple[str, Value]]:
    return [(option.name, value) for option in game.options for value in option.samples()]


def mixtures(game: Game) -> Iterator[Table]:
    for seats in game.seats:
        chooser = random.Random(f"{game.slug} {seats}")
        for _ in range(COMBINATIONS):
            mixed = [(option.name, chooser.choice([option.default, *option.samples()])) for option in game.options]
            if allowed(table := Table(game, seats, tuple(mixed))):
                yield table


def allowed_from(game: Game, turn: int, options: tuple[tuple[str, Value], ...]) -> Iterator[Table]:
    """With the first number of seats, from some on, that these options allow."""
    for k in range(len(game.seats)):
        table = Table(game, game.seats[(turn + k) % len(game.seats)], options)
        if allowed(table):
            yield table
            return


def allowed(table: Table) -> bool:
    """Whether the game takes these options together, with so many seats."""
    try:
        table.game.settle(table.seats, dict(table.options))
    except donjon.BadOption:
        return False
    return True


def chooser(seed: object) -> Random:
    """A generator whose choices depend on the seed alone."""
    return Random(random.Random(str(seed)).getrandbits(48))


@functools.cache
def room(space: int) -> vec[i64]:
    """One buffer for all walks: each would stay in memory for good, and what it holds is read at once."""
    return vec[i64]([0] * space)


def walk(state: donjon.State, rng: Random, limit: int | None = None) -> Iterator[int]:
    """Random decisions, each yielded before it is played, to the end or for `limit` of them."""
    out = room(int(state.space))
    played = 0
    while state.actor != donjon.OVER and played != limit:
        action = state.draw(rng, out) if state.actor == donjon.CHANCE else out[rng.randrange(state.legal(out))]
        yield action
        state.apply(action)
        played += 1


def positions(table: Table, seed: object, count: int, apart: int = 17) -> Iterator[donjon.State]:
    """Positions met in random play, some decisions apart, from as many games as it takes."""
    rng = chooser(f"{table} {seed}")
    while count > 0:
        state = table.new()
        for ply, _ in enumerate(walk(state, rng)):
            if ply % apart == 0:
                yield state.copy()
                count -= 1
                if count == 0:
                    return


def as_json(value: Any) -> str:
    """Exactly what would be sent."""
    import json

    return json.dumps(value, sort_keys=True, ensure_ascii=False, allow_nan=False)
