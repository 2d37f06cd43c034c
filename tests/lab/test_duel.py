"""Duels: what is said is right as often as it says, and the same whoever plays the games."""

import json
import random
from pathlib import Path

import pytest

import donjon
from donjon.cli import main
from donjon.lab.duel import FEWEST, BadDuel, Duel, Standing, Terms, duel_for, fight, points_for, score_for
from donjon.lab.ledger import GAMES, AnotherLedger

GAME = donjon.game("terra-turrium")


def imagined(terms: Terms, seats: int = 2) -> Duel:
    return Duel(GAME, "one", "other", seats, 0, {}, terms, 100_000)


def simulated(points: float, terms: Terms, seed: int, seats: int = 2) -> str:
    """The verdict where A is so many points stronger, in games that only strength decides."""
    rng, standing = random.Random(seed), Standing(imagined(terms, seats))
    chance = score_for(points, seats)
    while (verdict := standing.verdict()) == "open" and len(standing.results) < 3000:
        standing.results.append(sum(rng.random() < chance for _ in range(seats)) / seats)
    return verdict


@pytest.mark.parametrize("seats", [2, 4])
def test_errors_are_as_rare_as_stated(seats: int) -> None:
    """In 200 duels at each end of what is asked; 5 % are 10, and 19 come once in two hundred times."""
    terms = Terms(0.0, 100.0)
    alike = [simulated(0.0, terms, seed, seats) for seed in range(200)]
    apart = [simulated(100.0, terms, seed, seats) for seed in range(200)]
    assert alike.count("stronger") < 19
    assert apart.count("not-stronger") < 19
    assert "open" not in alike + apart


def test_points_and_scores_are_inverse() -> None:
    assert score_for(0.0, 2) == 0.5
    assert score_for(0.0, 4) == 0.25
    assert round(score_for(400.0, 2), 4) == 0.9091
    for seats in (2, 3, 5):
        for points in (-300.0, 0.0, 20.0, 500.0):
            assert points_for(score_for(points, seats), seats) == pytest.approx(points)


def test_nothing_is_said_before_there_is_something_to_say() -> None:
    standing = Standing(imagined(Terms()), [1.0] * (FEWEST - 1))
    assert standing.verdict() == "open"
    assert Standing(imagined(Terms(0.0, 200.0)), [1.0] * 30).verdict() == "stronger"


def test_it_is_known_who_is_stronger_and_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    duel = duel_for(GAME, "greedy", "random", terms=Terms(0.0, 100.0))
    alone = fight(duel, workers=1)
    assert alone.verdict() == "stronger"
    assert alone.games < 200
    together = fight(duel, workers=2, folder=tmp_path)
    assert together.results == alone.results
    assert fight(duel_for(GAME, "random", "greedy", terms=Terms(0.0, 100.0)), workers=1).verdict() == "not-stronger"


def test_every_seat_is_had_once_with_the_same_dice() -> None:
    deals = list(duel_for(GAME, "greedy", "random", seats=4, most=40).deals())
    assert len(deals) == 10
    for number, deal in enumerate(deals):
        assert [pairing.deal for pairing in deal] == [number] * 4
        assert [pairing.index % 4 for pairing in deal] == [0, 1, 2, 3]
        assert {pairing.bots for pairing in deal} == {("greedy", "random", "random", "random")}


def test_a_duel_goes_on_where_it_was(tmp_path: Path) -> None:
    duel = duel_for(GAME, "greedy", "random", terms=Terms(0.0, 100.0))
    first = fight(duel, workers=1, folder=tmp_path)
    lines = (tmp_path / GAMES).read_text().splitlines()
    (tmp_path / GAMES).write_text("\n".join(lines[:5]) + '\n{"bots": ["gree')  # killed while it wrote
    again = fight(duel, workers=1, folder=tmp_path)
    assert again.results == first.results
    assert (tmp_path / GAMES).read_text().splitlines()[:5] == lines[:5]
    with pytest.raises(AnotherLedger):
        fight(duel_for(GAME, "greedy", "random", seed=1), workers=1, folder=tmp_path)


@pytest.mark.parametrize(
    ("terms", "most", "said"),
    [
        (Terms(20.0, 20.0), 1000, "elo1 must be more than elo0"),
        (Terms(alpha=0.0), 1000, "error rates"),
        (Terms(), 3, "at least 16 games"),
    ],
)
def test_what_cannot_be_asked(terms: Terms, most: int, said: str) -> None:
    with pytest.raises(BadDuel, match=said):
        duel_for(GAME, "greedy", "random", terms=terms, most=most)


def test_nobody_fights_himself() -> None:
    with pytest.raises(BadDuel, match="itself"):
        duel_for(GAME, "greedy", "greedy")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["duel", "greedy", "random", "--game", "terra-turrium", "--elo1", "100", "--workers", "1"]
    main([*words, "--lang", "en"])
    told = capsys.readouterr().out
    assert told.startswith("greedy is stronger than random: by more than +0 points")
    main([*words, "--lang", "fr"])
    assert capsys.readouterr().out.startswith("greedy est plus fort que random")
    main([*words, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == "stronger"
    assert found["interval"][0] <= found["score"] <= 1.0
