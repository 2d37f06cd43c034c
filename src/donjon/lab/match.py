"""Matches: many games between the same bots, seats rotated."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from librt.random import Random

from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.seeds import derive
from donjon.core.state import CHANCE, OVER
from donjon.games import game as find_game
from donjon.lab.executor import executor
from donjon.lab.players import sit_down

Options = Mapping[str, object]


class BadMatch(DonjonError):
    """A match that cannot be played as asked."""


@dataclass(frozen=True)
class Pairing:
    """One game of a match, as it travels to a worker."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, object], ...]
    seed: int
    index: int
    deal: int | None = None  # games of the same deal have the same dice and draws, as far as they go alike


@dataclass(frozen=True)
class Played:
    """How that game went: results in the order of the bots."""

    results: tuple[float, ...]
    decisions: int
    ending: str
    # Seconds, in the order of the bots; they say nothing about the game and are never compared.
    turn: tuple[float, ...] = field(default=(), compare=False)  # in the median
    slowest: tuple[float, ...] = field(default=(), compare=False)  # for one decision


@dataclass(frozen=True)
class MatchResult:
    """What a match says about its bots."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    games: int
    score: tuple[float, ...]  # mean result per bot, in the order given
    decisions: int  # taken by seats; dice and draws are not counted
    ends: dict[str, int]

    def document(self) -> dict[str, Any]:
        """The result as JSON."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options,
            "games": self.games,
            "score": list(self.score),
            "decisions": self.decisions,
            "ends": self.ends,
        }


def play_match(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: Options | None = None,
    workers: int | None = None,
    ray: str | None = None,
    advance: Callable[[], None] = lambda: None,
) -> MatchResult:
    """Play `games` games, one seat per bot, the seats moving on by one each game.

    Every game is seeded by (seed, its index), so the result is the same whatever the number of workers, here or on the
    Ray cluster at the address `ray`. Endless play is stopped by the game's safety cap, which shows among the ends.
    `advance` is called after each game.
    """
    chosen = game.capped(options)
    game.settle(len(bots), chosen)
    for bot in bots:
        sit_down(bot, 0, game).leave()
    if games < 1:
        raise BadMatch(f"a match has at least one game, not {games}")
    pairings = [Pairing(game.slug, tuple(bots), tuple(chosen.items()), seed, index) for index in range(games)]
    score = [0.0] * len(bots)
    decisions = 0
    ends: Counter[str] = Counter()
    with executor(workers, ray, games) as crew:
        for played in crew.map(play_pairing, pairings):
            score = [total + result for total, result in zip(score, played.results, strict=True)]
            decisions += played.decisions
            ends[played.ending] += 1
            advance()
    ordered = {kind: ends[kind] for kind in game.endings if ends[kind]}
    return MatchResult(
        game.slug, tuple(bots), seed, chosen, games, tuple(total / games for total in score), decisions, ordered
    )


def play_pairing(pairing: Pairing) -> Played:
    """Play one game of a match to its end."""
    game = find_game(pairing.game)
    seats = len(pairing.bots)
    sitting = seating(seats, pairing.index)
    bots = [
        sit_down(pairing.bots[bot], derive(pairing.seed, pairing.index, "bot", seat), game)
        for seat, bot in enumerate(sitting)
    ]
    rng = Random(derive(pairing.seed, pairing.index if pairing.deal is None else pairing.deal))
    state = game.new(seats, dict(pairing.options))
    decisions = 0
    watches = [Watch() for _ in bots]
    while (actor := int(state.actor)) != OVER:
        if actor == CHANCE:
            state.apply(state.drawn(rng))
        else:
            began = time.perf_counter()
            action = bots[actor].choose(state, actor)
            watches[actor].note(decisions, time.perf_counter() - began)
            state.play(action)
            decisions += 1
    for bot in bots:
        bot.leave()
    order = [sitting.index(bot) for bot in range(seats)]  # the seat of each bot
    return Played(
        tuple(state.result(seat) for seat in order),
        decisions,
        state.ending(),
        tuple(watches[seat].turn() for seat in order),
        tuple(watches[seat].slowest for seat in order),
    )


class Watch:
    """How long a bot thinks: decisions that follow one another without another seat's are one turn."""

    def __init__(self) -> None:
        self.turns: list[float] = []
        self.last = -2
        self.slowest = 0.0

    def note(self, number: int, seconds: float) -> None:
        """The decision of that number took so long."""
        if number == self.last + 1:
            self.turns[-1] += seconds
        else:
            self.turns.append(seconds)
        self.last = number
        self.slowest = max(self.slowest, seconds)

    def turn(self) -> float:
        """A turn in the median."""
        return median(self.turns) if self.turns else 0.0


def seating(seats: int, index: int) -> list[int]:
    """Which bot sits in each seat in that game of a match: one further on each time."""
    return [(seat + index) % seats for seat in range(seats)]
