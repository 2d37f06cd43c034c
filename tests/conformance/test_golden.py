"""Golden playthroughs and counts of positions: readable files that change only when the rules do.

`make golden` writes them anew; read the difference before you commit it.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import donjon
from donjon.core.game import Game
from donjon.core.journal import Journal

from .spread import Table, as_json, chooser, plain, positions, walk

FOLDER = Path(__file__).parent
WRITE = os.environ.get("DONJON_GOLDEN") == "write"
DECISIONS = 160
VIEWS = 40  # the full views of all readers every so many decisions


def compare(path: Path, text: str) -> None:
    if WRITE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: see the top of {Path(__file__).name}"
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("table", plain(), ids=str)
def test_playthrough(table: Table) -> None:
    compare(FOLDER / "golden" / f"{table}.txt", "\n".join(playthrough(table)) + "\n")


def playthrough(table: Table) -> Iterator[str]:
    game = table.game
    state = game.new(table.seats)
    state.journal = Journal()
    yield f"{game.title}, {table.seats} seats, rules {game.rules}"
    for ply, action in enumerate(walk(state, chooser(f"golden {table}"), DECISIONS)):
        if ply % VIEWS == 0:
            yield from views(game, state, table.seats)
        offered = len(state.actions())
        actor = "chance" if state.actor == donjon.CHANCE else f"seat {state.actor}"
        yield f"{ply:4} {actor}, {offered} legal: {game.text(state, action)}"
        copy = state.copy()
        copy.journal = Journal()
        copy.apply(action)
        for event in copy.journal.take():
            seen = [as_json(event.seen_by(reader)) for reader in (None, *range(table.seats))]
            known = "" if len(set(seen)) == 1 else f"; their own: {seen[1 + event.seat]}"
            yield f"       {event.kind} by {event.seat} {seen[0]}{known}"
    yield f"digest {state.digest()}"


def views(game: Game, state: donjon.State, seats: int) -> Iterator[str]:
    public = game.view(state, None)
    yield f"     public {as_json(public)}"
    for seat in range(seats):
        own = game.view(state, seat)
        yield f"     seat {seat} " + as_json({k: v for k, v in own.items() if v != public[k]})


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_counts_from_fixed_positions(game: Game) -> None:
    """Perft: how many ways lead on from a position, one, two and three decisions deep."""
    path = FOLDER / "positions" / f"{game.slug}.json"
    if WRITE and not path.exists():
        tables = [Table(game, seats) for seats in game.seats]
        found = [state for table in tables for state in positions(table, "perft", 4, apart=151)]
        path.write_text(json.dumps([{"position": game.dump(state)} for state in found]), encoding="utf-8")
    fixed = json.loads(path.read_text(encoding="utf-8"))
    counted = [
        {"counts": [perft(game.load(one["position"]), depth) for depth in (1, 2, 3)], "position": one["position"]}
        for one in fixed
    ]
    lines = ",\n".join(json.dumps(one) for one in counted)
    compare(path, f"[\n{lines}\n]\n")


def perft(state: donjon.State, depth: int) -> int:
    actions = state.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total
