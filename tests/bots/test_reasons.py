"""Reasons: what a continuation changes, for whom and by how much, said only where it can be seen."""

import json
import re
from pathlib import Path

import pytest

import donjon
from donjon.bots import SearchBot, make
from donjon.bots.advice import advise, reasons
from donjon.core.reasons import explain, persuasive
from donjon.lab.puzzles import Puzzle
from donjon.messages import LANGUAGES, say

FOLDER = Path(__file__).parent / "puzzles"
FILES = sorted(FOLDER.glob("*/*.json"))


def puzzle_of(file: Path) -> Puzzle:
    return Puzzle.read(json.loads(file.read_text(encoding="utf-8")))


def readable(key: str, args: dict[str, object]) -> None:
    for language in LANGUAGES:
        text = say(key, language, name="Aliénor", **args)
        assert text != key, f"no sentence {key}"
        assert "{" not in text, text
        assert not re.search(r"(\d+) → \1\b", text), text


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_puzzle_is_explained(file: Path) -> None:
    """Its solution with a reason, and every decision with sentences for what can be seen of it and nothing else."""
    puzzle = puzzle_of(file)
    game, state = donjon.game(puzzle.game), puzzle.state()
    for text in puzzle.winning:
        action = game.parse(state, text)
        told = reasons(game, state, puzzle.seat, [action], 1)
        assert told[0]["key"] in ("reason-wins", "reason-wins-soon"), told
        assert [reason["gain"] > 0 for reason in told[1:]] == [True] * (len(told) - 1)
    for action in state.actions():
        after = state.copy()
        after.apply(action)
        found = explain(game, state, after, puzzle.seat)
        accounts = [(game.account(state, seat), game.account(after, seat)) for seat in range(int(state.seats))]
        for reason in found:
            readable(reason.key, {**reason.document()["args"]})
            assert abs(reason.change) >= game.notable
            before, now = accounts[reason.seat]
            worth = [
                sum(entry.worth for entry in account if (entry.term, entry.place) == (reason.term, reason.place))
                for account in (before, now)
            ]
            assert abs(worth[1] - worth[0] - reason.change) < 1e-6
        assert [abs(reason.gain) for reason in found] == sorted((abs(reason.gain) for reason in found), reverse=True)
        assert all(reason.gain > 0 for reason in persuasive(found))


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_a_bot_tells_its_ideas_with_their_reasons(game: donjon.core.game.Game) -> None:
    puzzle = puzzle_of(sorted((FOLDER / game.slug).glob("*.json"))[-1])
    state = puzzle.state()
    told = advise(game, state, puzzle.seat, "baron")
    assert told["lines"][0]["reasons"]
    for line in told["lines"]:
        assert len(line["shares"]) == int(state.seats)
        assert line["steps"][0]["label"]["key"].startswith(f"choice-{game.slug}-")
        assert line["line"][0] == game.text(state, line["action"])
        for reason in line["reasons"]:
            readable(reason["key"], reason["args"])
    if len(told["lines"]) > 1:
        assert told["without"] == told["lines"][1]["shares"]


def test_a_keep_is_named_by_its_points_and_its_tile() -> None:
    game = donjon.game("terre-de-barons")
    file = Path(__file__).parents[1] / "terre_de_barons" / "games" / "points-2-players.json"
    record = json.loads(file.read_text(encoding="utf-8"))["record"]
    built = 0
    states = list(game.replay(record))
    for before, after, text in zip(states, states[1:], record["actions"], strict=False):
        if text != "build":
            continue
        keep = next(one for one in explain(game, before, after, int(before.actor)) if one.term == "keep")
        tile = keep.facts["tile"]
        value = next(one["value"] for one in game.view(before, None)["tiles"] if one["tile"] == tile)
        assert say(keep.key, "en", name="", **keep.document()["args"]) == f"builds a {value}-point keep on tile {tile}"
        built += 1
    assert built


def test_everybodys_share_is_told() -> None:
    puzzle = puzzle_of(FILES[0])
    state = puzzle.state()
    bot = make("search:200", 1)
    assert isinstance(bot, SearchBot)
    bot.choose(state, puzzle.seat)
    thought = bot.thought()
    assert thought is not None
    for option in thought.options:
        if option.visits:
            assert len(option.shares) == int(state.seats)
            assert 0.0 <= sum(option.shares) <= 1.0 + 1e-6
            assert abs(option.shares[puzzle.seat] - option.worth) < 1e-6
