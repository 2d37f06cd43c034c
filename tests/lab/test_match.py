"""Matches: the same whatever the number of workers, every bot in every seat, every end told."""

from collections.abc import Callable

import pytest

import donjon
from donjon.bots import UnknownBot
from donjon.core.game import Game
from donjon.core.seeds import derive
from donjon.lab.match import BadMatch, Pairing, play_match, play_pairing, seating

GAMES = pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)


def test_seeds_depend_on_every_part_and_never_change() -> None:
    assert derive(1, 2, "bot", 0) == derive(1, 2, "bot", 0) == 114027259355
    assert len({derive(base, index) for base in range(50) for index in range(50)}) == 2500
    assert derive(1, 23) != derive(12, 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_sits_everywhere_once(seats: int) -> None:
    rounds = [seating(seats, index) for index in range(seats)]
    for bot in range(seats):
        assert sorted(sitting.index(bot) for sitting in rounds) == list(range(seats))


@GAMES
def test_the_number_of_workers_changes_nothing(game: Game) -> None:
    seats = game.seats[-1]
    bots = (["greedy", "random"] * seats)[:seats]
    alone, together = (play_match(game, bots, 7, seed=3, workers=workers) for workers in (1, 2))
    assert alone == together
    assert alone != play_match(game, bots, 7, seed=4, workers=1)


@GAMES
def test_what_a_match_tells(game: Game) -> None:
    counted: list[int] = []
    result = play_match(game, ["random"] * game.seats.start, 6, seed=1, workers=1, advance=lambda: counted.append(1))
    assert len(counted) == 6
    assert sum(result.score) == pytest.approx(1.0)
    assert sum(result.ends.values()) == 6 == result.games
    assert set(result.ends) <= set(game.endings)
    assert result.decisions > 6
    assert set(result.document()) == {"game", "bots", "seed", "options", "games", "score", "decisions", "ends"}


@GAMES
def test_a_longer_match_begins_with_the_shorter_one(game: Game) -> None:
    bots = ["random"] * game.seats.start
    pairings = [Pairing(game.slug, tuple(bots), tuple(game.capped().items()), 5, index) for index in range(3)]
    games = [play_pairing(pairing) for pairing in pairings]
    result = play_match(game, bots, 3, seed=5, workers=1)
    assert result.decisions == sum(game.decisions for game in games)
    assert list(result.score) == pytest.approx(
        [sum(game.results[bot] for game in games) / 3 for bot in range(len(bots))]
    )


@pytest.mark.parametrize("game", [game for game in donjon.games() if game.cap], ids=lambda game: game.slug)
def test_endless_play_meets_the_cap(game: Game) -> None:
    assert game.cap is not None
    result = play_match(game, ["random"] * game.seats.start, 4, options={game.cap[0]: 3}, workers=1)
    assert result.ends == {game.endings[-1]: 4}
    assert result.options[game.cap[0]] == 3


@GAMES
@pytest.mark.parametrize(
    ("spoil", "refusal"),
    [
        (lambda asked: asked.update(bots=["nobody"] * len(asked["bots"])), UnknownBot),
        (lambda asked: asked.update(bots=["random"]), donjon.BadOption),
        (lambda asked: asked.update(options={"colour_of_the_sky": 1}), donjon.BadOption),
        (lambda asked: asked.update(games=0), BadMatch),
    ],
)
def test_a_wrong_match_is_refused(
    game: Game, spoil: Callable[[dict[str, object]], None], refusal: type[donjon.DonjonError]
) -> None:
    asked: dict[str, object] = {"bots": ["random"] * game.seats.start, "games": 2, "workers": 1}
    spoil(asked)
    with pytest.raises(refusal):
        play_match(game, **asked)  # type: ignore[arg-type]  # wrong on purpose
