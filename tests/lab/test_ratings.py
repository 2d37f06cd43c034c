"""Ratings: what they say about strengths that are known."""

import math
import random

import pytest

from donjon.lab.ratings import ELO, interval, rate

Game = dict[str, tuple[int, float]]


def duels(one: str, other: str, wins: int, losses: int) -> list[Game]:
    won: list[Game] = [{one: (1, 1.0), other: (1, 0.0)}] * wins
    lost: list[Game] = [{one: (1, 0.0), other: (1, 1.0)}] * losses
    return won + lost


def test_two_bots_are_as_far_apart_as_their_score() -> None:
    ratings = rate(["a", "b"], duels("a", "b", 3000, 1000))
    assert ratings["a"].points - ratings["b"].points == pytest.approx(ELO * math.log(3), abs=0.5)
    assert ratings["a"].points == pytest.approx(-ratings["b"].points)


def test_draws_count_half_to_each() -> None:
    drawn: list[Game] = [{"a": (1, 0.5), "b": (1, 0.5)}] * 50
    ratings = rate(["a", "b"], drawn)
    assert ratings["a"].points == pytest.approx(0.0, abs=1e-6)


def test_who_always_wins_is_strong_but_not_infinitely() -> None:
    ratings = rate(["a", "b"], duels("a", "b", 20, 0))
    assert 300 < ratings["a"].points - ratings["b"].points < 1500
    assert ratings["a"].error > 100


def test_strength_carries_over_from_bot_to_bot() -> None:
    games = duels("a", "b", 750, 250) + duels("b", "c", 750, 250)
    ratings = rate(["a", "b", "c"], games)
    assert ratings["a"].points - ratings["c"].points == pytest.approx(2 * ELO * math.log(3), rel=0.02)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Many tournaments of four seats between bots of known strength: 95 % of the intervals hold it."""
    strength = {"a": 2.0, "b": 1.0, "c": 0.5}
    middle = sum(math.log(value) for value in strength.values()) / 3
    rng = random.Random(1)
    held = 0
    for _ in range(50):
        games: list[Game] = []
        for one, other in (("a", "b"), ("b", "c"), ("c", "a"), ("b", "a"), ("c", "b"), ("a", "c")):
            for _ in range(40):
                winner = rng.choices([one, other], [strength[one], 3 * strength[other]])[0]
                games.append({one: (1, float(winner == one)), other: (3, float(winner == other))})
        ratings = rate(list(strength), games)
        for name, value in strength.items():
            held += ratings[name].low <= ELO * (math.log(value) - middle) <= ratings[name].high
    assert 135 <= held < 150


def test_an_interval_of_a_score() -> None:
    low, high = interval(0.9, 100)
    assert low == pytest.approx(0.8256, abs=0.001)
    assert high == pytest.approx(0.9448, abs=0.001)
    assert interval(1.0, 10)[1] == pytest.approx(1.0)
    assert interval(0.0, 0) == (0.0, 1.0)
