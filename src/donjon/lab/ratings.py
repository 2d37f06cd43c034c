"""How strong bots are, from who won: Luce's model of choice, which for two seats is that of Bradley and Terry.

A game is won by each of those in it with a probability in proportion to his strength. Shared wins count in parts.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ELO = 400.0 / math.log(10.0)  # points for a strength e times as large
SURELY = 1.959964  # standard errors of a 95 % interval
FAITH = 0.5  # a game each has shared with an average player, so that one who always wins is not infinitely strong
ROUNDS = 10_000
SMALL = 1e-7


@dataclass(frozen=True)
class Rating:
    """A bot's strength in points, 0 for the average of all, and its 95 % interval."""

    points: float
    error: float

    @property
    def low(self) -> float:
        return self.points - self.error

    @property
    def high(self) -> float:
        return self.points + self.error


def rate(names: Sequence[str], games: Sequence[Mapping[str, tuple[int, float]]]) -> dict[str, Rating]:
    """Ratings out of games, each telling for every bot in it how many seats it had and what they won together."""
    logs = _fit(names, games)
    errors = _errors(names, games, logs)
    return {name: Rating(ELO * logs[name], ELO * SURELY * errors[name]) for name in names}


def _fit(names: Sequence[str], games: Sequence[Mapping[str, tuple[int, float]]]) -> dict[str, float]:
    """The logarithms of the likeliest strengths, by minorisation and maximisation (Hunter)."""
    kinds = _kinds(games)
    wins = {name: FAITH * 0.5 + sum(game[name][1] for game in games if name in game) for name in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        share = {name: FAITH / (strength[name] + 1.0) for name in names}
        for kind, count in kinds.items():
            total = sum(seats * strength[name] for name, seats in kind)
            for name, seats in kind:
                share[name] += count * seats / total
        new = {name: wins[name] / share[name] for name in names}
        moved = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if moved < SMALL:
            break
    logs = {name: math.log(strength[name]) for name in names}
    middle = sum(logs.values()) / len(logs)
    return {name: value - middle for name, value in logs.items()}


def _kinds(games: Sequence[Mapping[str, tuple[int, float]]]) -> dict[tuple[tuple[str, int], ...], int]:
    """How many games there were between the same bots."""
    kinds: dict[tuple[tuple[str, int], ...], int] = {}
    for game in games:
        kind = tuple(sorted((name, seats) for name, (seats, _) in game.items()))
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds


def _errors(
    names: Sequence[str], games: Sequence[Mapping[str, tuple[int, float]]], logs: Mapping[str, float]
) -> dict[str, float]:
    """Standard errors: the inverse of the information the games hold about the strengths."""
    place = {name: k for k, name in enumerate(names)}
    size = len(names)
    information = [[FAITH * 0.25 if i == j else 0.0 for j in range(size)] for i in range(size)]
    for kind, count in _kinds(games).items():
        total = sum(seats * math.exp(logs[name]) for name, seats in kind)
        odds = {place[name]: seats * math.exp(logs[name]) / total for name, seats in kind}
        for i, p in odds.items():
            for j, q in odds.items():
                information[i][j] += count * (p * (1.0 - p) if i == j else -p * q)
    covariance = _inverse(information)
    # Points are counted from the average of all, so how strong all are together does not matter.
    rows = [sum(row) / size for row in covariance]
    whole = sum(rows) / size
    return {name: math.sqrt(max(0.0, covariance[k][k] - 2.0 * rows[k] + whole)) for name, k in place.items()}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; information matrices with some faith added are never singular."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for k in range(size):
        pivot = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(size):
            if i != k and rows[i][k] != 0.0:
                rows[i] = [a - rows[i][k] * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[size:] for row in rows]


def interval(score: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a mean result."""
    if games == 0:
        return 0.0, 1.0
    z = SURELY * SURELY / games
    middle = (score + z / 2.0) / (1.0 + z)
    half = SURELY / (1.0 + z) * math.sqrt(score * (1.0 - score) / games + z / (4.0 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
