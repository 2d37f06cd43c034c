"""The parts of the search: the tree, the playouts, and that it is worth its time."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import donjon
from donjon.bots.judge import HAND
from donjon.bots.playout import by_weight, play_chance, preferred_play, random_game
from donjon.bots.search import EXPLORATION, Search
from donjon.bots.tree import (
    ACTION,
    AVAILABLE,
    CHILD,
    FIRST_ROOM,
    NONE,
    PRIOR,
    PRIORS,
    REST,
    ROOT,
    SIBLING,
    UNIT,
    VALUE,
    VISITS,
    Tree,
)
from donjon.core.game import Game
from donjon.lab.match import play_match
from donjon.lab.pace import opening

from ..conformance.spread import Table, plain


def test_a_tree_keeps_everything_when_it_grows() -> None:
    tree = Tree(3)
    nodes = [tree.sprout(ROOT, action, action + 1) for action in range(3 * FIRST_ROOM)]
    assert int(tree.room) > 3 * FIRST_ROOM
    assert [int(tree.cells[node + ACTION]) for node in nodes] == list(range(3 * FIRST_ROOM))
    assert int(tree.find(ROOT, 7)) == nodes[7]
    met = 0
    node = int(tree.cells[ROOT + CHILD])
    while node != NONE:
        met += 1
        node = int(tree.cells[node + SIBLING])
    assert met == 3 * FIRST_ROOM
    assert all(int(tree.cells[node + CHILD]) == NONE and int(tree.cells[node + VISITS]) == 0 for node in nodes)


def test_lots_fall_by_weight() -> None:
    rng = Random(1)
    weights = vec[i64]([1, 0, 3, 99])
    drawn = [int(by_weight(weights, 3, rng)) for _ in range(4000)]
    assert set(drawn) == {0, 2}
    assert 0.70 < drawn.count(2) / 4000 < 0.80


@pytest.mark.parametrize("table", plain(), ids=str)
def test_random_play_ends_and_repeats(table: Table) -> None:
    first, second = table.new(), table.new()
    decisions = random_game(first, Random(2))
    assert first.actor == donjon.OVER
    assert decisions > table.seats
    assert random_game(second, Random(2)) == decisions
    assert first.digest() == second.digest()


@pytest.mark.parametrize("table", plain(), ids=str)
def test_playouts_stop_where_they_should(table: Table) -> None:
    start = opening(table.game, table.seats)
    out, weights = start.buffer(), start.buffer()
    state = start.copy()
    preferred_play(state, HAND, Random(1), 0, out, weights)
    assert state.digest() == start.digest()
    preferred_play(state, HAND, Random(1), 5, out, weights)
    assert state.digest() != start.digest()
    preferred_play(state, HAND, Random(1), 10**9, out, weights)
    assert state.actor == donjon.OVER


@pytest.mark.parametrize("table", plain(), ids=str)
def test_chance_is_settled(table: Table) -> None:
    state = table.new()
    assert state.actor == donjon.CHANCE
    play_chance(state, Random(3), state.buffer())
    assert state.actor >= 0


def children(tree: Tree, node: int) -> list[int]:
    """The nodes that follow that one."""
    found = []
    child = int(tree.cells[node + CHILD])
    while child != NONE:
        found.append(child)
        child = int(tree.cells[child + SIBLING])
    assert len(found) == int(tree.children(node))
    return found


@pytest.mark.parametrize("table", plain(), ids=str)
def test_the_sums_of_a_search_add_up(table: Table) -> None:
    start = opening(table.game, table.seats)
    search = Search(start, start.actor, 10, EXPLORATION, Random(5))
    for _ in range(300):
        search.iterate()
    tree = search.tree
    nodes = children(tree, ROOT)
    assert sorted(int(tree.cells[child + ACTION]) for child in nodes) == sorted(start.actions())
    assert int(tree.cells[ROOT + VISITS]) == 300 == sum(int(tree.cells[child + VISITS]) for child in nodes)
    # At the root the seat knows what it may do, so everything is on offer every time.
    assert {int(tree.cells[child + AVAILABLE]) for child in nodes} == {300}
    for seat in range(table.seats):
        total = int(tree.cells[ROOT + VALUE + seat])
        assert total == sum(int(tree.cells[child + VALUE + seat]) for child in nodes)
    everybody = sum(int(tree.cells[ROOT + VALUE + seat]) for seat in range(table.seats))
    assert 0.0 < everybody / UNIT / 300 < 1.01


@pytest.mark.parametrize("table", plain(), ids=str)
def test_what_has_no_node_yet_is_preferred_less_than_all_that_has(table: Table) -> None:
    """So that a tree which holds only what may be tried next tries the same as one that holds everything."""
    start = opening(table.game, table.seats)
    search = Search(start, start.actor, 0, EXPLORATION, Random(5))
    for _ in range(1500):
        search.iterate()
    tree = search.tree
    for child in children(tree, ROOT):
        state = start.copy()
        state.apply(tree.cells[child + ACTION])
        nodes = children(tree, child)
        if state.actor < 0 or not nodes:
            continue
        out, weights = state.buffer(), state.buffer()
        count = state.distinct(out)
        state.prefer(out, count, weights)
        weight = {int(out[k]): int(weights[k]) for k in range(count)}
        held = {int(tree.cells[node + ACTION]) for node in nodes}
        lacking = [weight[action] for action in weight if action not in held]
        if search.open:
            assert len(lacking) == int(tree.cells[child + REST])
            assert int(tree.cells[child + PRIORS]) == sum(weight.values())
            assert max(lacking, default=0) <= min(int(tree.cells[node + PRIOR]) for node in nodes)
    if search.open:
        assert any(int(tree.cells[int(tree.width) * k + REST]) > 0 for k in range(int(tree.size))), (
            "every node holds everything"
        )


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_a_long_thought_has_room(game: Game) -> None:
    """Iterations that find no room for what they met would be wasted."""
    start = opening(game, 2)
    search = Search(start, start.actor, 0, EXPLORATION, Random(5))
    before = int(search.tree.size)
    for _ in range(20_000):
        search.iterate()
    assert int(search.tree.size) - before < 20_000 * 4


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_each_bot_beats_the_one_before(game: Game) -> None:
    options = {game.cap[0]: 120} if game.cap else {}  # who leads by then has won
    # The budget is for a whole turn: in Terra Turrium that is some ten decisions, and a greedy bot sees far there.
    search = "search:2000" if game.slug == "terra-turrium" else "search:400"
    for weaker, stronger, games, least in (("random", "greedy", 20, 0.6), ("greedy", search, 24, 0.5)):
        bots = [weaker] * (game.seats.start - 1) + [stronger]
        result = play_match(game, bots, games, seed=1, options=options)
        assert result.score[-1] > least, result.document()
