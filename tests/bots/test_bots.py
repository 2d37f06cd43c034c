"""What every bot promises: legal, fair, on time, and the same again with the same seed."""

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

import donjon
from donjon.bots import BOTS, LEVELS, NothingToDecide, UnknownBot, find_level, make
from donjon.lab.uncompiled import run_uncompiled

from ..conformance.spread import Table, chooser, plain, positions, walk

LAB = ["random", "greedy", "search"]
NAMES = ["page", "squire", "knight", "baron", "duke", *LAB]
THRIFTY = ["random", "greedy", "search:40:judge=hand", "search:40:judge=learned", "page"]


def decisions(table: Table, seed: object, count: int) -> Iterator[donjon.State]:
    """Positions of random play where a seat has something to decide."""
    return (state for state in positions(table, seed, count) if state.actor >= 0)


def early(table: Table, seed: object, games: int = 8, each: int = 8) -> Iterator[donjon.State]:
    """The first real decisions of some games, while there is still much to hide."""
    for game in range(games):
        state = table.new()
        taken = 0
        for _ in walk(state, chooser(f"{seed} {game}")):
            if state.actor >= 0 and len(state.actions()) > 1:
                yield state.copy()
                taken += 1
                if taken == each:
                    break


def test_weakest_first() -> None:
    assert list(BOTS) == NAMES
    assert [level.name for level in LEVELS] == NAMES[:5]
    assert [find_level(name) for name in NAMES] == [*LEVELS, None, None, None]
    budgets = [level.seconds for level in LEVELS]
    assert budgets == sorted(budgets)


DETAILS = ["search:0s", "search:9:9", "search:1:deep=3", "search:depth=-1", "search:depth=1.5", "page:5", "search:1e3"]
DETAILS += ["search:judge=him"]


@pytest.mark.parametrize("name", ["", "nobody", "Random", "search:", "search:0", "search:-5", "greedy:9", *DETAILS])
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make(name, 1)
    assert isinstance(refused.value, donjon.DonjonError)
    assert refused.value.known == NAMES


@pytest.mark.parametrize("name", THRIFTY)
@pytest.mark.parametrize("table", plain(), ids=str)
def test_plays_legally_and_leaves_the_position_alone(table: Table, name: str) -> None:
    for state in decisions(table, name, 30):
        before = state.digest()
        assert make(name, 5).choose(state, int(state.actor)) in state.actions()
        assert state.digest() == before


@pytest.mark.parametrize("name", THRIFTY)
@pytest.mark.parametrize("table", plain(), ids=str)
def test_same_seed_same_decision(table: Table, name: str) -> None:
    twins = make(name, 8), make(name, 8)
    other = make(name, 9)
    differed = False
    for state in decisions(table, "twins", 40):
        seat = int(state.actor)
        choice = twins[0].choose(state, seat)
        assert twins[1].choose(state, seat) == choice
        differed |= other.choose(state, seat) != choice
    assert differed or name != "random"


@pytest.mark.parametrize("name", THRIFTY)
@pytest.mark.parametrize("table", [table for table in plain() if table.hides], ids=str)
def test_hidden_cards_change_nothing(table: Table, name: str) -> None:
    changed = 0
    for number, state in enumerate(early(table, "fair")):
        seat = int(state.actor)
        otherwise = state.copy()
        otherwise.redraw(seat, chooser(number))
        changed += otherwise.digest() != state.digest()
        assert make(name, number).choose(state, seat) == make(name, number).choose(otherwise, seat)
    assert changed > 0, "nothing hidden was changed, so nothing was tested"


@pytest.mark.parametrize("name", ["random", "greedy", "search:10000000"])
@pytest.mark.parametrize("table", plain(), ids=str)
def test_answers_by_the_deadline(table: Table, name: str) -> None:
    for state in decisions(table, "late", 8):
        for allowed in (-1.0, 0.0, 0.05):
            deadline = time.monotonic() + allowed
            assert make(name, 3).choose(state, int(state.actor), deadline) in state.actions()
            assert time.monotonic() - deadline < max(0.0, -allowed) + 0.5


@pytest.mark.parametrize("table", plain(), ids=str)
def test_a_single_legal_action_needs_no_thought(table: Table) -> None:
    state = table.new()
    rng = chooser("single")
    met = 0
    for _ in walk(state, rng):
        legal = state.actions()
        if state.actor >= 0 and len(legal) == 1:
            # Ten million iterations would take minutes.
            assert make("search:10000000", 1).choose(state, int(state.actor)) == legal[0]
            met += 1
            if met == 3:
                return
    assert met, "random play met no single legal action"


@pytest.mark.parametrize("name", THRIFTY)
@pytest.mark.parametrize("table", plain(), ids=str)
def test_nothing_to_decide_at_chance_at_the_end_or_for_others(table: Table, name: str) -> None:
    state = table.new()
    refusals = 0
    for _ in walk(state, chooser("refusals")):
        if state.actor == donjon.CHANCE or refusals < 5:
            other = (int(state.actor) + 1) % table.seats
            with pytest.raises(NothingToDecide):
                make(name, 1).choose(state, other)
            refusals += 1
    assert refusals
    assert state.actor == donjon.OVER
    for seat in range(table.seats):
        with pytest.raises(NothingToDecide):
            make(name, 1).choose(state, seat)


def wins_at_once(state: donjon.State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.actor == donjon.OVER and after.result(state.actor) == 1.0


def keeps_the_win(state: donjon.State, action: int) -> bool:
    """Whether the seat has won, or may still win with its next decision."""
    after = state.copy()
    after.apply(action)
    waits = after.actor == state.actor and any(wins_at_once(after, later) for later in after.actions())
    return waits or wins_at_once(state, action)


def won_positions(table: Table, games: int) -> Iterator[donjon.State]:
    """Where one decision wins and another does not, met when greedy bots play with a random decision now and then."""
    for number in range(games):
        state = table.new()
        rng, out, bot = chooser(f"win {number}"), state.buffer(), make("greedy", number)
        while state.actor != donjon.OVER:
            if state.actor == donjon.CHANCE:
                state.apply(state.draw(rng, out))
                continue
            legal = state.actions()
            if len({wins_at_once(state, action) for action in legal}) == 2:
                yield state.copy()
            bold = rng.randrange(4) == 0
            state.apply(legal[rng.randrange(len(legal))] if bold else bot.choose(state, int(state.actor)))


@pytest.mark.parametrize("name", ["greedy", "search:400"])
def test_takes_the_decision_that_wins(name: str) -> None:
    # In some games the last decision seldom settles who wins, so the positions of all of them are counted together.
    found = 0
    for table in plain():
        for number, state in enumerate(won_positions(table, 3)):
            choice = make(name, number).choose(state, int(state.actor))
            assert keeps_the_win(state, choice), f"{table}: {state.spell(choice)}"
            found += 1
    assert found >= 10


THINKING = """
import sys
import donjon
from donjon.bots import make
from librt.random import Random

game = donjon.game(sys.argv[1])
state = game.new(int(sys.argv[2]), game.capped())
rng = Random(4)
out = state.buffer()
left = 40
while left > 0 and state.actor != donjon.OVER:
    if state.actor == donjon.CHANCE:
        state.apply(state.draw(rng, out))
        continue
    left -= 1
    thoughts = [make(name, 6).choose(state, int(state.actor)) for name in ("random", "greedy", "search:6")]
    print(*thoughts)
    state.apply(thoughts[-1])
"""


@pytest.mark.parametrize("table", plain(), ids=str)
def test_compiled_and_uncompiled_bots_think_alike(table: Table) -> None:
    arguments = [table.game.slug, str(table.seats)]
    command = [sys.executable, "-c", THINKING, *arguments]
    fast = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert fast.count("\n") > 20
    assert fast == run_uncompiled(THINKING, *arguments)
