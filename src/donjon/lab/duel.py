"""Duels: is A stronger than B? Games are played until that is known, with error rates stated beforehand.

A sequential probability ratio test on paired games, as chess engines are tested. The games of one deal have the same
dice and draws, and give A every seat once: two games with two seats, and with more seats A alone among several of B.
Their mean result is one observation, so that a lucky deal counts for nobody. The hypotheses are differences in points
(Elo): at most `elo0`, or at least `elo1`; the ratio of their likelihoods is that of the generalised test, with the
variance as observed.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any, Literal

from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.lab.executor import executor
from donjon.lab.ledger import Ledger
from donjon.lab.match import Options, Pairing, Played, play_pairing
from donjon.lab.players import sit_down
from donjon.lab.ratings import ELO, SURELY

HEAD = "duel.json"
MOST = 20_000  # games, unless asked otherwise
FEWEST = 8  # deals before anything is said: a variance out of fewer is worth nothing
FAITH = 1.0  # deals before the first, won and lost as by an equal, so that no variance is nothing
AHEAD = 4  # deals for each worker that are played before the next look

Verdict = Literal["stronger", "not-stronger", "open"]


class BadDuel(DonjonError):
    """A duel that cannot be fought as asked."""


@dataclass(frozen=True)
class Terms:
    """What is asked, and how often the answer may be wrong."""

    elo0: float = 0.0  # A is stronger by at most so many points …
    elo1: float = 20.0  # … or by at least so many
    alpha: float = 0.05  # the chance to call A stronger though the first is true
    beta: float = 0.05  # and not to, though the second is

    def check(self) -> None:
        if not self.elo0 < self.elo1:
            raise BadDuel(f"elo1 must be more than elo0, and {self.elo1:g} is not more than {self.elo0:g}")
        if not (0.0 < self.alpha < 0.5 and 0.0 < self.beta < 0.5):
            raise BadDuel("error rates lie between 0 and 0.5")

    @property
    def low(self) -> float:
        """The ratio's logarithm at which A is not called stronger."""
        return math.log(self.beta / (1.0 - self.alpha))

    @property
    def high(self) -> float:
        """And that at which it is."""
        return math.log((1.0 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Duel:
    """Who fights whom at what; two that are equal have the same games."""

    game: Game
    one: str
    other: str
    seats: int
    seed: int
    options: dict[str, object]
    terms: Terms
    most: int  # games after which it stays open

    def head(self) -> dict[str, Any]:
        """What must not change when a duel is taken up again; what is asked of the games may."""
        return {
            "game": self.game.slug,
            "rules": self.game.rules,
            "bots": [self.one, self.other],
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }

    def deals(self) -> Iterator[list[Pairing]]:
        """The games, deal by deal."""
        bots = (self.one, *[self.other] * (self.seats - 1))
        options = tuple(self.options.items())
        for deal in range(self.most // self.seats):
            indices = range(deal * self.seats, (deal + 1) * self.seats)
            yield [Pairing(self.game.slug, bots, options, self.seed, index, deal) for index in indices]


@dataclass
class Standing:
    """How a duel stands: A's mean results, one for each deal."""

    duel: Duel
    results: list[float] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.results) * self.duel.seats

    @property
    def score(self) -> float:
        """A's mean result; an equal has one share of the seats."""
        return fmean(self.results) if self.results else 1.0 / self.duel.seats

    def interval(self) -> tuple[float, float]:
        """Where the score lies with 95 % certainty, by the deals' own variance."""
        mean, variance, count = self._moments()
        error = SURELY * math.sqrt(variance / count)
        return max(0.0, mean - error), min(1.0, mean + error)

    def points(self) -> tuple[float, float, float]:
        """The difference in points: lowest, likeliest, highest."""
        low, high = self.interval()
        low, score, high = (points_for(value, self.duel.seats) for value in (low, self._moments()[0], high))
        return low, score, high

    def ratio(self) -> float:
        """The logarithm of how much likelier these results are if A is stronger than if not."""
        if not self.results:
            return 0.0
        terms, seats = self.duel.terms, self.duel.seats
        weaker, stronger = score_for(terms.elo0, seats), score_for(terms.elo1, seats)
        mean, variance, count = self._moments()
        return count * (stronger - weaker) * (2.0 * mean - weaker - stronger) / (2.0 * variance)

    def verdict(self) -> Verdict:
        """What is known by now."""
        if len(self.results) < FEWEST:
            return "open"
        ratio = self.ratio()
        if ratio >= self.duel.terms.high:
            return "stronger"
        return "not-stronger" if ratio <= self.duel.terms.low else "open"

    def _moments(self) -> tuple[float, float, float]:
        """Mean, variance and number of the deals, those that faith adds included."""
        won = FAITH / self.duel.seats
        count = len(self.results) + FAITH
        mean = (sum(self.results) + won) / count
        squares = sum((result - mean) ** 2 for result in self.results)
        squares += won * (1.0 - mean) ** 2 + (FAITH - won) * mean**2
        return mean, squares / count, count

    def document(self) -> dict[str, Any]:
        """The result as JSON."""
        terms = self.duel.terms
        low, points, high = self.points()
        return {
            **self.duel.head(),
            "elo0": terms.elo0,
            "elo1": terms.elo1,
            "alpha": terms.alpha,
            "beta": terms.beta,
            "games": self.games,
            "score": self.score,
            "interval": list(self.interval()),
            "points": points,
            "points_interval": [low, high],
            "ratio": self.ratio(),
            "verdict": self.verdict(),
        }


def score_for(points: float, seats: int) -> float:
    """The mean result of one so many points stronger than the others, who are all alike."""
    strength = math.exp(points / ELO)
    return strength / (strength + seats - 1)


def points_for(score: float, seats: int) -> float:
    """The inverse; who always wins is at most a thousand points stronger."""
    sure = score_for(1000.0, seats), score_for(-1000.0, seats)
    score = min(sure[0], max(sure[1], score))
    return ELO * math.log(score * (seats - 1) / (1.0 - score))


def duel_for(
    game: Game,
    one: str,
    other: str,
    *,
    seats: int = 2,
    seed: int = 0,
    options: Options | None = None,
    terms: Terms | None = None,
    most: int = MOST,
) -> Duel:
    """A duel, checked."""
    chosen = game.capped(options)
    game.settle(seats, chosen)
    for bot in (one, other):
        sit_down(bot, 0, game).leave()
    if one == other:
        raise BadDuel(f"{one} cannot fight itself")
    terms = terms or Terms()
    terms.check()
    if most < FEWEST * seats:
        raise BadDuel(f"a duel of {seats} seats needs at least {FEWEST * seats} games, not {most}")
    return Duel(game, one, other, seats, seed, chosen, terms, most)


def fight(
    duel: Duel,
    *,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    advance: Callable[[Standing], None] = lambda _: None,
) -> Standing:
    """Play deal after deal until it is known who is stronger, or the games are used up.

    What is known after a deal depends on the deals before it alone, so that the answer is the same whatever the number
    of workers, here or on the Ray cluster at the address `ray`. Games in the folder are not played again.
    """
    ledger = None if folder is None else Ledger(folder, HEAD, duel.head())
    known = {} if ledger is None else ledger.games()
    standing = Standing(duel)
    deals = duel.deals()
    with executor(workers, ray) as crew:
        while standing.verdict() == "open":
            batch = list(islice(deals, AHEAD * crew.workers))
            if not batch:
                break
            missing = [pairing for deal in batch for pairing in deal if (pairing.bots, pairing.index) not in known]
            played = zip(missing, crew.map(play_pairing, missing), strict=True)
            for deal in batch:
                results = []
                for pairing in deal:
                    found = known.get((pairing.bots, pairing.index))
                    if found is None:
                        found = next(played)[1]
                        if ledger is not None:
                            ledger.add(pairing, found)
                    results.append(_result(found))
                if standing.verdict() == "open":
                    standing.results.append(fmean(results))
                    advance(standing)
    return standing


def _result(played: Played) -> float:
    return played.results[0]
