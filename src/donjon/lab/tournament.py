"""Tournaments: every bot against every other, seats rotated and dice paired, kept on disk game by game."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from statistics import mean, median
from typing import Any

from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.lab.executor import executor
from donjon.lab.ledger import Ledger
from donjon.lab.match import Options, Pairing, Played, play_pairing
from donjon.lab.players import sit_down
from donjon.lab.ratings import Rating, interval, rate

HEAD = "tournament.json"


class BadTournament(DonjonError):
    """A tournament that cannot be held as asked."""


@dataclass(frozen=True)
class Plan:
    """What a tournament is to be; two with the same plan have the same games."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    games: int  # for each line-up
    seed: int
    options: dict[str, object]
    alone: str | None = None  # only its own games: against each other bot, or alone among several of it

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets: with two seats each pair, with more each bot alone among others that are all alike."""
        meetings = permutations(self.bots, 2) if self.seats > 2 or self.alone else combinations(self.bots, 2)
        return [(one, *[other] * (self.seats - 1)) for one, other in meetings if self.alone in (None, one)]

    def head(self) -> dict[str, Any]:
        """What must not change when a tournament is taken up again; it may have more games, or more bots."""
        return {
            "game": self.game.slug,
            "rules": self.game.rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }

    def pairings(self) -> Iterator[Pairing]:
        """All games, line-up by turns; the games of one deal give every seat to everybody once."""
        for index in range(self.games):
            for line_up in self.line_ups():
                yield Pairing(
                    self.game.slug, line_up, tuple(self.options.items()), self.seed, index, index // self.seats
                )


@dataclass(frozen=True)
class Pair:
    """How one bot did against another: alone against it, or alone among several of it."""

    games: int
    score: float  # its mean result
    low: float
    high: float
    draws: int

    def document(self) -> dict[str, Any]:
        return {"games": self.games, "score": self.score, "interval": [self.low, self.high], "draws": self.draws}


@dataclass
class Outcome:
    """What a tournament says about its bots."""

    plan: Plan
    games: list[tuple[Pairing, Played]] = field(default_factory=list)

    def pair(self, one: str, other: str) -> Pair:
        """How `one` did against `other`."""
        scores: list[float] = []
        for pairing, played in self.games:
            if pairing.bots[0] == one and set(pairing.bots[1:]) == {other}:
                scores.append(played.results[0])
            elif self.plan.seats == 2 and pairing.bots == (other, one):
                scores.append(played.results[1])
        score = mean(scores) if scores else 0.0
        low, high = interval(score, len(scores))
        return Pair(len(scores), score, low, high, sum(0.0 < result < 1.0 for result in scores))

    def ratings(self) -> dict[str, Rating]:
        """Everybody's strength."""
        told = []
        for pairing, played in self.games:
            game: dict[str, tuple[int, float]] = {}
            for bot, result in zip(pairing.bots, played.results, strict=True):
                seats, won = game.get(bot, (0, 0.0))
                game[bot] = (seats + 1, won + result)
            told.append(game)
        return rate(self.plan.bots, told)

    def turn(self, bot: str) -> float:
        """Seconds of a turn in the median, over all games of that bot."""
        turns = [turn for pairing, played in self.games for name, turn in _timed(pairing, played.turn) if name == bot]
        return median(turns) if turns else 0.0

    def slowest(self, bot: str) -> float:
        """Seconds of its slowest decision."""
        return max(
            (slow for pairing, played in self.games for name, slow in _timed(pairing, played.slowest) if name == bot),
            default=0.0,
        )

    def length(self) -> float:
        """Decisions of a game, on average."""
        return mean(played.decisions for _, played in self.games)

    def draws(self) -> float:
        """The share of games with more than one winner."""
        return mean(any(0.0 < result < 1.0 for result in played.results) for _, played in self.games)

    def ends(self) -> dict[str, int]:
        """How the games ended."""
        ends = Counter(played.ending for _, played in self.games)
        return {kind: ends[kind] for kind in self.plan.game.endings if ends[kind]}

    def document(self) -> dict[str, Any]:
        """The result as JSON."""
        ratings = self.ratings()
        return {
            **self.plan.head(),
            "games": len(self.games),
            "decisions": self.length(),
            "draws": self.draws(),
            "ends": self.ends(),
            "bots": [
                {
                    "name": bot,
                    "points": ratings[bot].points,
                    "interval": [ratings[bot].low, ratings[bot].high],
                    "turn_seconds": self.turn(bot),
                    "slowest_seconds": self.slowest(bot),
                    "against": {other: self.pair(bot, other).document() for other in self.plan.bots if other != bot},
                }
                for bot in self.plan.bots
            ],
        }


def _timed(pairing: Pairing, times: Sequence[float]) -> Iterator[tuple[str, float]]:
    return zip(pairing.bots, times, strict=False)


def hold(
    plan: Plan,
    *,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    advance: Callable[[], None] = lambda: None,
) -> Outcome:
    """Play all games that are not in the folder yet, writing each there as it ends, here or on a Ray cluster."""
    ledger = None if folder is None else Ledger(folder, HEAD, plan.head())
    known = {} if ledger is None else ledger.games()
    outcome = Outcome(plan)
    missing = []
    for pairing in plan.pairings():
        played = known.get((pairing.bots, pairing.index))
        if played is None:
            missing.append(pairing)
        else:
            outcome.games.append((pairing, played))
            advance()
    if missing:
        with executor(workers, ray, len(missing)) as crew:
            for pairing, played in zip(missing, crew.map(play_pairing, missing), strict=True):
                outcome.games.append((pairing, played))
                if ledger is not None:
                    ledger.add(pairing, played)
                advance()
    return outcome


def plan_for(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seats: int = 2,
    seed: int = 0,
    options: Options | None = None,
    alone: str | None = None,
) -> Plan:
    """A tournament, checked."""
    chosen = game.capped(options)
    game.settle(seats, chosen)
    for bot in bots:
        sit_down(bot, 0, game).leave()
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadTournament("a tournament is between at least two bots, all different")
    if games < 1:
        raise BadTournament(f"a tournament has at least one game, not {games}")
    if alone is not None and alone not in bots:
        raise BadTournament(f"{alone} plays in no game of a tournament between {', '.join(bots)}")
    return Plan(game, tuple(bots), seats, games, seed, chosen, alone)
