"""Which games, seats and options the conformance suite runs on: all of them, without a line per game."""

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass
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
    """Every game and seat count, with every option's other values and some mixtures."""
    return [table for game in donjon.games() for seats in game.seats for table in _tables(game, seats)]


def _tables(game: Game, seats: int) -> Iterator[Table]:
    yield Table(game, seats)
    for option in game.options:
        for value in option.samples():
            yield from _allowed(Table(game, seats, ((option.name, value),)))
    chooser = random.Random(f"{game.slug} {seats}")
    for _ in range(COMBINATIONS):
        mixed = [(option.name, chooser.choice([option.default, *option.samples()])) for option in game.options]
        yield from _allowed(Table(game, seats, tuple(mixed)))


def _allowed(table: Table) -> Iterator[Table]:
    try:
        table.game.settle(table.seats, dict(table.options))
    except donjon.BadOption:
        return
    yield table


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
