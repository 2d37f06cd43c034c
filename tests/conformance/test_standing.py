"""Knowing where one stands: scores taken apart, what the judge thinks taken apart, and both add up."""

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.core.game import Game
from donjon.core.winning import offered as choices_of
from donjon.lab.puzzles import Puzzle
from donjon.messages import LANGUAGES, say

from .scrutiny import said
from .spread import Table, chooser, plain, walk

TESTS = Path(__file__).parents[1]
RECORDS = sorted(TESTS.glob("*/games/*.json"))
EVERY = 9  # positions of a walk that are looked at: one in so many
TINY = 1e-6


def judged(game: Game) -> Callable[[Any, int], float]:
    """What the game's own judge thinks of a seat, in the units of its account."""
    module = f"{type(game).__module__}."
    if game.slug == "terra-turrium":
        labour = importlib.import_module(module + "labour")
        return lambda p, seat: -float(labour.work_left(p, seat))
    judge = importlib.import_module(module + "judge")
    if game.slug == "terre-de-barons":
        return lambda p, seat: float(judge.strength(p, p.colour_of[seat]))
    if game.slug == "baron":
        return lambda p, seat: float(judge.prospects(p, seat))
    if game.slug == "terres-du-centre":
        return lambda p, seat: float(judge.strength(p, p.house_of(seat), judge.rank_free_groups(p)))
    return lambda p, seat: float(judge.strength(p, seat))


def adds_up(game: Game, state: donjon.State) -> None:
    """Every reader's view of every score is the sum of its lines, and every line can be read."""
    for reader in [None, *range(int(state.seats))]:
        for player in game.view(state, reader)["players"]:
            assert sum(part["points"] for part in player["makeup"]) == player["points"]
            for part in player["makeup"]:
                readable(part["key"], part["args"])
            if player["goal"] is not None:
                readable(player["goal"]["key"], player["goal"]["args"])
                assert player["goal"]["have"] >= 0


def readable(key: str, args: dict[str, Any]) -> None:
    assert said(key), key
    for language in LANGUAGES:
        assert "{" not in say(key, language, **args), say(key, language, **args)


@pytest.mark.parametrize("table", plain(), ids=str)
def test_scores_and_accounts_add_up(table: Table) -> None:
    state = table.new()
    think = judged(table.game)
    for ply, _ in enumerate(walk(state, chooser(f"{table} standing"))):
        if ply % EVERY:
            continue
        adds_up(table.game, state)
        for seat in range(table.seats):
            account = table.game.account(state, seat)
            if account:
                assert abs(sum(entry.worth for entry in account) - think(state, seat)) < TINY, account
                assert len({(entry.term, entry.place) for entry in account}) == len(account)
    adds_up(table.game, state)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_scores_of_recorded_games_add_up_at_every_step(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    game = donjon.game(record["game"])
    for state in game.replay(record):
        for reader in (None, 0):
            for player in game.view(state, reader)["players"]:
                parts = player["makeup"]
                assert sum(part["points"] for part in parts) == player["points"]
                assert all(part["key"] != "makeup-baron-earlier" for part in parts)


def test_honour_before_it_was_counted_is_a_line_of_its_own() -> None:
    game = donjon.game("baron")
    state = game.new(2)
    for _ in walk(state, chooser("earlier")):
        pass
    document = game.dump(state)
    for player in document["players"]:
        del player["tally"]
    old = game.load(document)
    assert old.pack() == state.pack()
    for player in game.view(old, None)["players"]:
        assert [part["points"] for part in player["makeup"]] == ([player["points"]] if player["points"] else [])


@pytest.mark.parametrize("table", plain(), ids=str)
def test_ending_a_turn_says_what_is_left_where_something_is(table: Table) -> None:
    state = table.new()
    for ply, _ in enumerate(walk(state, chooser(f"{table} left"))):
        if state.actor < 0 or ply % 4:
            continue
        offered = table.game.choices(state, int(state.actor))
        for choice in offered:
            if not choice.ends_turn:
                assert choice.left is None
            else:
                assert (choice.left is None) == (len(offered) == 1)
            if choice.left is not None:
                readable(choice.left.key, choice.left.args)


PUZZLES = sorted((TESTS / "bots" / "puzzles").glob("*/*.json"))


@pytest.mark.parametrize("file", PUZZLES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_exactly_the_decisions_that_win_at_once_are_marked(file: Path) -> None:
    puzzle = Puzzle.read(json.loads(file.read_text(encoding="utf-8")))
    game, state = donjon.game(puzzle.game), puzzle.state()
    offered = choices_of(game, state, puzzle.seat)
    marked = {choice.text for choice in offered if choice.wins}
    if puzzle.replies:
        assert marked == set()
    else:
        assert marked <= set(puzzle.winning)
        for text in set(puzzle.winning) - marked:
            after = state.copy()
            after.play(game.parse(state, text))
            assert after.actor != donjon.OVER
