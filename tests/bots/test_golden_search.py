"""What searches find with the same seeds: it changes only when rules, judges or the search itself do."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random

import donjon
from donjon.bots.search import EXPLORATION, Search
from donjon.bots.tree import ACTION, CHILD, NONE, ROOT, SIBLING, VISITS
from tests.conformance.spread import Table, plain, positions

GOLDEN = Path(__file__).parent / "golden"
POSITIONS = 12
ITERATIONS = 200
BEST = 3  # decisions that are written down


@pytest.mark.parametrize("table", plain(), ids=str)
def test_the_same_seed_finds_the_same(table: Table) -> None:
    path = GOLDEN / f"{table}.txt"
    text = "\n".join(found(table)) + "\n"
    if os.environ.get("DONJON_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def found(table: Table) -> Iterator[str]:
    """For some positions of random play the decisions visited most, how often, and what they promise."""
    for state in positions(table, "golden search", POSITIONS, 23):
        if state.actor in (donjon.CHANCE, donjon.OVER):
            continue
        seat = state.actor
        search = Search(state, seat, state.horizon(), state.exploration() or EXPLORATION, Random(11))
        done = search.run(ITERATIONS, None, None)
        tree, lines = search.tree, []
        child = int(tree.cells[ROOT + CHILD])
        while child != NONE:
            visits = int(tree.cells[child + VISITS])
            worth = tree.mean(child, seat) if visits else 0.0
            lines.append((-visits, int(tree.cells[child + ACTION]), f"{worth:.6f}"))
            child = int(tree.cells[child + SIBLING])
        best = "; ".join(f"{state.spell(action)} {-visits} {worth}" for visits, action, worth in sorted(lines)[:BEST])
        yield f"seat {seat}, {done} iterations, {int(tree.size)} nodes: {best}"
