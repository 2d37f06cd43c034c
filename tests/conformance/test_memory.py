"""What is asked of a game again and again leaves nothing behind in memory."""

import tracemalloc

import pytest

import donjon

from .spread import Table, chooser, plain, positions

TIMES = 200
SPARE = 20  # more than quicken.h keeps of what positions leave
FEW = 200  # bytes for each time: caches may still grow a little, a forgotten row of numbers is far larger


def ask_everything(table: Table, state: donjon.State) -> None:
    """All that servers, adapters and matches ask of a position."""
    game = table.game
    for seat in (None, *range(table.seats)):
        game.view(state.copy(), seat)
        state.copy().observed(-1 if seat is None else seat, game.observation)
    if state.actor == donjon.CHANCE:
        state.copy().drawn(chooser("memory"))
        return
    game.choices(state.copy(), state.actor)
    state.copy().redraw(state.actor, chooser("memory"))
    illegal = next((action for action in range(0, game.space, 7) if action not in state.actions()), None)
    if illegal is not None:
        with pytest.raises(donjon.IllegalAction):
            state.copy().play(illegal)


@pytest.mark.parametrize("table", [table for table in plain() if table.seats == 2], ids=str)
def test_nothing_is_left_behind(table: Table) -> None:
    met = list(positions(table, "memory", 5, apart=23))
    tracemalloc.start()
    try:
        for state in met:
            ask_everything(table, state)
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(TIMES):
                ask_everything(table, state)
            assert tracemalloc.get_traced_memory()[0] - before < TIMES * FEW
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("table", [table for table in plain() if table.seats == 2], ids=str)
def test_positions_that_come_take_nothing_from_those_that_stay(table: Table) -> None:
    """What a position leaves when it is gone is used by the next: never while somebody still has it."""
    chance = chooser("those that stay")
    for state in positions(table, "memory", 3, apart=23):
        before = state.digest()
        kept = [state.copy() for _ in range(2 * SPARE)]
        for _ in range(3):
            for k in range(0, len(kept), 2):
                kept[k] = state.copy()
                for _ in range(5):
                    if actions := kept[k].actions():
                        kept[k].play(actions[chance.randrange(len(actions))])
        assert [one.digest() for one in kept[1::2]] == [before] * SPARE
        assert state.digest() == before
