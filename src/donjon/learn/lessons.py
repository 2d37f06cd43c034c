"""Self-play: games in which every decision is searched, and what the searches found, written down.

A lesson is one game. Its positions are those that were played and some of those the searches looked into; each with
how often every decision was come back to, and what everybody may expect. Positions are kept as documents, so that what
is read off them may change without a game being played again.
"""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from librt.random import Random

from donjon.bots.search import EXPLORATION, Search
from donjon.bots.tree import ACTION, CHILD, NONE, ROOT, SIBLING, VISITS
from donjon.core.errors import BadOption
from donjon.core.game import Game
from donjon.core.options import Value
from donjon.core.seeds import derive
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game as find_game

LEAST = 20  # visits of a position inside a search that is written down
INSIDE = 2  # such positions of one search, at most
KEPT = 0.5  # the share of searches of which anything is written down, for neighbours are much alike
LONGEST = 2500  # decisions of a game; one that is longer has no result
WAYWARD = (0.0, 0.1, 0.3)  # shares of decisions drawn by their visits, one for each game
ODD = 0.4  # the share of games with options changed


@dataclass(frozen=True)
class Assignment:
    """One game of self-play, as it travels to a worker."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    seed: int
    index: int
    iterations: int  # for each decision


def assignments(game: Game, games: int, seed: int, iterations: int) -> list[Assignment]:
    """So many games: every second one with the fewest seats, the others with more, and some with options changed."""
    return [assignment(game, seed, index, iterations) for index in range(games)]


def assignment(game: Game, seed: int, index: int, iterations: int) -> Assignment:
    rng = Random(derive(seed, index, "table"))
    seats = game.seats[0]
    if index % 2 and len(game.seats) > 1:
        seats = game.seats[1 + index // 2 % (len(game.seats) - 1)]
    chosen: dict[str, Value] = {}
    changes = 1 + rng.randrange(2) if rng.random() < ODD else 0
    while len(chosen) < changes:
        option = game.options[rng.randrange(len(game.options))]
        values = option.samples()
        if not values:
            continue
        found = chosen | {option.name: values[rng.randrange(len(values))]}
        try:
            game.settle(seats, game.capped(found))
        except BadOption:
            continue
        chosen = found
    return Assignment(game.slug, seats, tuple(sorted(chosen.items())), seed, index, iterations)


def play(job: Assignment) -> dict[str, Any]:
    """Play one game; what is to be learned from it."""
    game = find_game(job.game)
    rng = Random(derive(job.seed, job.index, "lesson"))
    wayward = WAYWARD[rng.randrange(len(WAYWARD))]
    state = game.new(job.seats, game.capped(dict(job.options)))
    noted: list[dict[str, Any]] = []
    decisions = 0
    while state.actor != OVER and decisions < LONGEST:
        if state.actor == CHANCE:
            state.apply(state.drawn(rng))
            continue
        legal = state.actions()
        action = legal[0]
        if len(legal) > 1:
            search = searched(state, job.iterations, rng)
            if rng.random() < KEPT:
                noted += [{"played": True, **note(game, search, search.start, ROOT)}, *inside(game, search, rng)]
            action = drawn(search, rng) if rng.random() < wayward else int(search.tree.cells[search.best() + ACTION])
        state.apply(action)
        decisions += 1
    over = state.actor == OVER
    return {
        "seats": job.seats,
        "options": dict(job.options),
        "decisions": decisions,
        "result": [float(state.result(seat)) for seat in range(job.seats)] if over else None,
        "positions": noted,
    }


def searched(state: State, iterations: int, rng: Random) -> Search:
    """What a search by the present judge finds, to its last iteration even where it is clear before."""
    seat = state.actor
    imagined = state.copy()
    imagined.redraw(seat, rng)
    exploration = float(state.exploration())
    search = Search(imagined, seat, state.horizon(), exploration or EXPLORATION, rng)
    for _ in range(iterations):
        search.iterate()
    return search


def note(game: Game, search: Search, state: State, node: int) -> dict[str, Any]:
    """What the search found about that position."""
    tree = search.tree
    visited = {int(tree.cells[child + ACTION]): int(tree.cells[child + VISITS]) for child in children(search, node)}
    visits = [visited.get(action, 0) for action in state.actions()]
    worth = [round(float(tree.mean(node, seat)), 4) for seat in range(int(tree.seats))]
    return {"position": game.dump(state), "visits": visits, "worth": worth}


def inside(game: Game, search: Search, rng: Random) -> Iterator[dict[str, Any]]:
    """Some positions on a way through the tree, as likely as it was taken."""
    tree = search.tree
    node, state, found = int(ROOT), search.start.copy(), 0
    while found < INSIDE:
        likely = [
            (child, int(tree.cells[child + VISITS]))
            for child in children(search, node)
            if tree.cells[child + VISITS] >= LEAST and state.allows(tree.cells[child + ACTION])
        ]
        if not likely:
            return
        ticket = rng.randrange(sum(visits for _, visits in likely))
        for child, visits in likely:
            node = child
            ticket -= visits
            if ticket < 0:
                break
        state.apply(tree.cells[node + ACTION])
        if state.actor == OVER:
            return
        if state.actor != CHANCE and tree.cells[node + CHILD] != NONE and rng.random() < KEPT:
            yield {"played": False, **note(game, search, state, node)}
            found += 1


def children(search: Search, node: int) -> Iterator[int]:
    """The nodes that follow that one."""
    child = search.tree.cells[node + CHILD]
    while child != NONE:
        yield int(child)
        child = search.tree.cells[child + SIBLING]


def drawn(search: Search, rng: Random) -> int:
    """A decision as likely as the search came back to it."""
    cells = search.tree.cells
    nodes = list(children(search, ROOT))
    ticket = rng.randrange(max(1, sum(int(cells[node + VISITS]) for node in nodes)))
    for node in nodes:
        ticket -= int(cells[node + VISITS])
        if ticket < 0:
            return int(cells[node + ACTION])
    return int(cells[nodes[0] + ACTION])


def lesson_at(folder: Path, index: int) -> Path:
    return folder / f"{index:06}.json.gz"


def keep(folder: Path, index: int, lesson: dict[str, Any]) -> None:
    """Write one lesson, whole or not at all; the same lesson gives the same file."""
    path = lesson_at(folder, index)
    half = path.with_suffix(".half")
    half.write_bytes(gzip.compress(json.dumps(lesson, separators=(",", ":")).encode(), 3, mtime=0))
    half.replace(path)


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return found
