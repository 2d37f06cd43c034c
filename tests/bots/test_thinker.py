"""The bot that searches: what it keeps in mind, what it calls sure, and how it shares out its time."""

import time
from collections.abc import Iterator
from itertools import pairwise

import pytest

import donjon
from donjon.bots import LEVELS, Option, SearchBot, Thought, confer, make, recall
from donjon.bots.judge import judge_for
from donjon.bots.search import ROUND
from donjon.bots.thinker import FEWEST
from donjon.bots.tree import ACTION, PROOF, ROOT, VALUE, VISITS, Tree
from donjon.lab.pace import opening

from ..conformance.spread import Table, chooser, plain, walk

TABLES = pytest.mark.parametrize("table", plain(), ids=str)


def turns(table: Table, seed: str) -> Iterator[donjon.State]:
    """Positions of one random game where a turn begins with something to decide."""
    state = table.new()
    before = donjon.CHANCE
    for _ in walk(state, chooser(seed)):
        if state.actor >= 0 and state.actor != before and len(state.actions()) > 1:
            yield state.copy()
        if state.actor >= 0:
            before = int(state.actor)


def visits(bot: SearchBot) -> int:
    """How often the position of its last decision was visited."""
    assert bot.kept is not None
    return int(bot.kept.tree.cells[ROOT + VISITS])


@TABLES
def test_a_turn_is_thought_through_once(table: Table) -> None:
    """The second decision of a turn begins with what was thought of it during the first."""
    kept = 0
    for state in turns(table, "kept"):
        bot, seat = SearchBot(3, 400), int(state.actor)
        state.apply(bot.choose(state, seat))
        if state.actor == seat and len(state.actions()) > 1:
            thought = bot.kept
            assert thought is not None
            known = int(thought.tree.cells[bot.node + VISITS])
            bot.choose(state, seat)
            assert visits(bot) >= known
            kept += known > 20 and visits(bot) > known
            if kept == 3:
                return
    assert kept, "no turn had two decisions"


@TABLES
def test_a_budget_is_for_the_whole_turn(table: Table) -> None:
    """However many decisions a turn has, its iterations are shared out over them."""
    budget = 600
    for number, state in enumerate(turns(table, "budget")):
        bot, seat = SearchBot(3, budget), int(state.actor)
        spent = 0
        while state.actor == seat:
            if len(state.actions()) == 1:
                state.apply(state.actions()[0])
                continue
            state.apply(bot.choose(state, seat))
            spent = budget - int(bot.left)
        assert 0 <= spent <= budget
        if number == 12:
            return


@TABLES
def test_an_overruled_bot_still_remembers(table: Table) -> None:
    for state in turns(table, "overruled"):
        bot, seat = SearchBot(3, 400), int(state.actor)
        first = bot.choose(state, seat)
        thought = bot.thought()
        assert thought is not None
        for option in thought.options[1:]:
            after = state.copy()
            after.apply(option.action)
            if option.visits > 20 and option.action != first and after.actor == seat and len(after.actions()) > 1:
                left = bot.left
                bot.choose(after, seat)
                assert bot.taken == 2, "the same turn goes on"
                assert bot.left <= left
                return


@TABLES
def test_another_turn_has_a_whole_budget_again(table: Table) -> None:
    first, *_, last = turns(table, "again")
    bot = SearchBot(3, 200)
    bot.choose(first, int(first.actor))
    bot.choose(last, int(last.actor))
    assert bot.taken == 1


@TABLES
def test_seconds_are_kept_and_deadlines_are_hard(table: Table) -> None:
    state = opening(table.game, table.seats)
    seat = int(state.actor)
    began = time.thread_time()
    make("search:0.1s", 1).choose(state, seat)
    assert time.thread_time() - began < 0.3
    for level in LEVELS[2:]:
        deadline = time.monotonic() + 0.02
        make(level.name, 1).choose(state, seat, deadline)
        # Other programs may hold this one up; a search that overlooked its deadline would take seconds.
        assert time.monotonic() < deadline + 0.2


@TABLES
def test_levels_think_as_much_as_their_seconds_are_worth(table: Table) -> None:
    state = opening(table.game, table.seats)
    for level in LEVELS[:2]:
        bot = make(level.name, 1)
        assert isinstance(bot, SearchBot)
        bot.choose(state, int(state.actor))
        whole = int(bot.budget(state, judge_for(state)))
        assert 0 < whole - int(bot.left) <= whole
        assert visits(bot) == whole - int(bot.left)


@TABLES
def test_every_level_thinks_several_times_as_much_as_the_one_below(table: Table) -> None:
    state = opening(table.game, table.seats)
    budgets = []
    for level in LEVELS:
        bot = make(level.name, 1)
        assert isinstance(bot, SearchBot)
        budgets.append(int(bot.budget(state, judge_for(state))))
        assert budgets[-1] <= max(FEWEST, level.seconds * int(judge_for(state).pace(state)))
    assert budgets[0] >= FEWEST
    assert budgets[-1] == int(LEVELS[-1].seconds * int(judge_for(state).pace(state)))
    assert all(more >= 2 * fewer for fewer, more in pairwise(budgets))


@TABLES
def test_loose_bots_stay_with_what_is_about_as_good(table: Table) -> None:
    varied = 0
    for number, state in enumerate(turns(table, "loose")):
        chosen = set()
        for seed in range(6):
            bot = make("search:200:loose=1", seed)
            assert isinstance(bot, SearchBot)
            action = bot.choose(state, int(state.actor))
            thought = bot.thought()
            assert thought is not None
            (option,) = (option for option in thought.options if option.action == action)
            best = max(other.visits for other in thought.options)
            assert option.visits > 0.02 * best or best == 0 or thought.best().prospect != 0
            assert option.worth > thought.best().worth - 0.13
            chosen.add(action)
        varied += len(chosen) > 1
        if number == 8:
            break
    assert varied


@TABLES
def test_bots_can_say_why(table: Table) -> None:
    state = opening(table.game, table.seats)
    bot = SearchBot(5, 2000)
    action = bot.choose(state, int(state.actor))
    thought = bot.thought()
    assert thought is not None
    assert thought.best().action == action
    assert 0.0 < thought.confidence() <= 1.0
    assert {option.action for option in thought.options} == set(state.actions())
    for option in thought.options[:3]:
        assert 0.0 <= option.worth <= 1.0
        after = state.copy()
        assert option.line[0] == option.action
        seen = after.copy()
        seen.redraw(int(state.actor), chooser(1))
        if not table.hides:
            for step in option.line:
                assert after.actor >= 0
                after.play(step)
    assert recall(thought.numbers()).numbers() == thought.numbers()


def test_heads_are_put_together() -> None:
    one = Thought([Option(7, 60, 0.5, 0, [7, 1]), Option(8, 40, 0.4, 0, [8])])
    two = Thought([Option(7, 20, 0.7, 0, [7, 2]), Option(8, 80, 0.6, 0, [8, 3]), Option(9, 0, 0.0, 0, [9])])
    both = confer([one, two])
    assert [option.action for option in both.options] == [8, 7, 9]
    assert both.best().visits == 120
    assert both.best().worth == pytest.approx((0.4 * 40 + 0.6 * 80) / 120)
    assert both.best().line == [8, 3]
    assert both.confidence() == pytest.approx(0.6)
    sure = confer([both, Thought([Option(9, 0, 1.0, 1, [9])])])
    assert sure.best().action == 9
    assert sure.confidence() == 1.0
    lost = confer([both, Thought([Option(8, 5, 0.0, -1, [8])])])
    assert lost.best().action == 7


def test_a_branch_is_a_tree_of_its_own() -> None:
    tree = Tree(2)
    left, right = (int(tree.sprout(ROOT, action, action)) for action in (5, 6))
    low = [int(tree.sprout(left, action, 1)) for action in (1, 2, 3)]
    tree.cells[left + VISITS], tree.cells[low[1] + VISITS] = 9, 4
    tree.cells[low[2] + PROOF], tree.cells[low[0] + VALUE + 1] = 2, 77
    tree.sprout(low[1], 8, 1)
    branch = tree.branch(left)
    assert int(branch.size) == 5
    assert int(branch.cells[ROOT + VISITS]) == 9
    found = {int(branch.cells[node + ACTION]): node for node in (int(branch.width) * k for k in range(1, 5))}
    assert set(found) == {1, 2, 3, 8}
    assert int(branch.cells[found[2] + VISITS]) == 4
    assert int(branch.cells[found[3] + PROOF]) == 2
    assert int(branch.cells[found[1] + VALUE + 1]) == 77
    assert int(branch.seek(found[2], 8)) == found[8]
    assert int(tree.branch(right).size) == 1


def wins_for_sure(state: donjon.State, seat: int, action: int, partners: int) -> bool:
    """Whether the game is won by it at once, also in whatever else the seat may imagine."""
    for imagined in [state, *state.alternatives(seat, chooser("sure"), 20, 20)]:
        after = imagined.copy()
        after.apply(action)
        if after.actor != donjon.OVER or after.result(seat) * partners != 1.0:
            return False
    return True


@TABLES
def test_nothing_is_thought_over_that_is_settled(table: Table) -> None:
    """A decision that wins at once needs no iterations at all."""
    found = 0
    for game in range(20):
        state = table.new()
        for action in walk(state, chooser(f"settled {game}")):
            seat = int(state.actor)
            if seat < 0 or len(state.actions()) < 2:
                continue
            partners = sum(state.side(other) == state.side(seat) for other in range(table.seats))
            if wins_for_sure(state, seat, action, partners):
                bot = SearchBot(1, 100_000)
                chosen = bot.choose(state, seat)
                thought = bot.thought()
                assert thought is not None
                assert thought.best().prospect == 1
                assert thought.visits < ROUND
                after = state.copy()
                after.apply(chosen)
                if table.hides and after.actor != donjon.OVER:
                    continue  # sure however the cards lie, of those looked at
                assert after.result(seat) * partners == 1.0
                found += 1
        if found >= 3:
            return
