"""Judges that learned the games: what they weigh is pinned, their tables fit what is said of positions."""

import importlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import donjon
from donjon.bots import SearchBot, make
from donjon.bots.judge import FOLDER, HAND, Learned, judge_for
from donjon.core.game import Game
from donjon.core.traits import entries, words
from donjon.learn.reading import REGARDS, TRAITS

from ..conformance.spread import Table, plain, positions, spread

GOLDEN = Path(__file__).parent / "golden"
LARGEST = 200_000  # bytes of what was learned of one game
POSITIONS = 40
LIKED = 3  # decisions that are written down

LEARNED = [game for game in donjon.games() if (FOLDER / f"{game.slug}.json").exists()]
GAMES = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.slug)
TABLES = pytest.mark.parametrize("table", [table for table in plain() if table.game in LEARNED], ids=str)


def parts_of(game: Game) -> list[Any]:
    """What is said of every action of that game."""
    traits = importlib.import_module(f"{type(game).__module__}.traits")
    found: list[Any] = traits.PARTS
    return found


def decisions(table: Table, count: int) -> Iterator[donjon.State]:
    return (state for state in positions(table, "judged", count, 13) if state.actor >= 0)


@GAMES
def test_what_was_learned_is_small_and_says_where_it_comes_from(game: Game) -> None:
    path = FOLDER / f"{game.slug}.json"
    assert path.stat().st_size <= LARGEST
    lore = json.loads(path.read_text(encoding="utf-8"))
    assert lore["game"] == game.slug
    assert lore["made"]["command"].startswith(f"python -m donjon.learn {game.slug} ")
    assert {"seed", "commit", "lessons"} <= set(lore["made"])
    assert len(lore["prior"]) == entries(parts_of(game)) == len(words(parts_of(game)))
    assert lore["made"]["preferences"]["learned"] < lore["made"]["preferences"]["hand"]
    for chosen in lore["chosen"]:
        assert set(chosen["seats"]) <= set(game.seats)
        score, lowest, _, games = chosen["score"]
        assert score > lowest > 1 / chosen["seats"][0], "what plays no better is not used"
        assert games >= 8 * chosen["seats"][0]


@pytest.mark.parametrize("table", spread(), ids=str)
def test_every_action_has_entries_in_its_table(table: Table) -> None:
    size, parts = entries(parts_of(table.game)), parts_of(table.game)
    sizes = [part.size() for part in parts]
    for state in decisions(table, 12):
        told = state.told_traits(TRAITS)
        assert len(told) == len(state.actions())
        for entry in told:
            assert len(entry) in (0, len(parts))
            first = 0
            for place, many in zip(entry, sizes, strict=False):
                assert first <= place < first + many, f"{words(parts)[place] if 0 <= place < size else place}"
                first += many
        said = [state.told_regard(seat, REGARDS) for seat in range(table.seats)]
        assert len({len(numbers) for numbers in said}) == 1


@TABLES
def test_evaluations_are_pinned(table: Table) -> None:
    path = GOLDEN / f"judged-{table}.txt"
    text = "\n".join(evaluated(table)) + "\n"
    if os.environ.get("DONJON_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def evaluated(table: Table) -> Iterator[str]:
    """What was learned says of some positions: the decisions it prefers, and what everybody may expect."""
    for state in decisions(table, POSITIONS):
        judge = judge_for(state, "learned")
        likings = judge.likings(state)
        total = sum(likings)
        best = sorted(zip(state.actions(), likings, strict=True), key=lambda pair: (-pair[1], pair[0]))[:LIKED]
        shares = " ".join(f"{share:.6f}" for share in judge.shares(state))
        yield f"{shares}: " + "; ".join(f"{state.spell(action)} {liking / total:.6f}" for action, liking in best)


@TABLES
def test_a_judge_can_be_asked_for_by_name(table: Table) -> None:
    state = next(state for state in decisions(table, 60) if len(state.actions()) > 1 and state.told_traits(TRAITS)[0])
    assert judge_for(state, "hand") is HAND
    assert HAND.likings(state) == state.preferences()
    assert HAND.shares(state) == state.shares()
    learned = judge_for(state, "learned")
    assert isinstance(learned, Learned)
    assert min(learned.likings(state)) >= 1
    assert judge_for(state, "prior").shares(state) == state.shares()
    assert judge_for(state, "value").likings(state) == state.preferences()
    assert sum(learned.shares(state)) == pytest.approx(sum(state.shares()))
    for name in ("hand", "learned"):
        bot = make(f"search:30:judge={name}", 1)
        assert isinstance(bot, SearchBot)
        assert bot.choose(state, int(state.actor)) in state.actions()


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_levels_use_what_won_and_nothing_else(game: Game) -> None:
    won = set()
    if game in LEARNED:
        lore = json.loads((FOLDER / f"{game.slug}.json").read_text(encoding="utf-8"))
        won = {seats for chosen in lore["chosen"] for seats in chosen["seats"]}
    for seats in game.seats:
        assert isinstance(judge_for(game.new(seats)), Learned) == (seats in won)
