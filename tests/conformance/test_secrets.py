"""Non-interference: what a seat cannot know changes nothing it is sent."""

import pytest

import donjon
from donjon.core.journal import Journal

from .spread import Table, as_json, chooser, plain, positions

POSITIONS = 60


def redrawn(state: donjon.State, seat: int | None, seed: int) -> donjon.State:
    other = state.copy()
    other.redraw(-1 if seat is None else seat, chooser(seed))
    return other


def readers(table: Table) -> list[int | None]:
    return [None, *range(table.seats)]


def observed(table: Table, state: donjon.State, seat: int | None) -> list[int]:
    return state.observed(-1 if seat is None else seat, table.game.observation)


@pytest.mark.parametrize("table", plain(), ids=str)
def test_logs_and_records_do_not_depend_on_secrets(table: Table) -> None:
    """Play on from a position and from a redrawn one: who cannot tell them apart reads the same lines.

    A decision that reveals a secret may differ in what it shows; it is recognised by the views after it, or as well
    by the observations, and only decisions after which the reader's views are equal are compared.
    """
    game = table.game
    compared = 0
    for k, state in enumerate(positions(table, "logs", POSITIONS, apart=13)):
        for seat in readers(table):
            other = redrawn(state, seat, k)
            for action in state.actions()[:12]:
                assert game.mask(state, action, seat) == game.mask(other, action, seat)
                if action not in other.actions():
                    continue
                lines = []
                views = []
                numbers = []
                for one in (state, other):
                    after = one.copy()
                    after.journal = Journal()
                    after.apply(action)
                    lines.append(as_json([game.line(event, seat) for event in after.journal.take()]))
                    views.append(as_json(game.view(after, seat)))
                    numbers.append(observed(table, after, seat))
                assert (views[0] == views[1]) == (numbers[0] == numbers[1])
                if views[0] == views[1]:
                    assert lines[0] == lines[1]
                    compared += 1
    assert compared > POSITIONS


@pytest.mark.parametrize("table", plain(), ids=str)
def test_refusals_do_not_depend_on_secrets(table: Table) -> None:
    game = table.game
    for k, state in enumerate(positions(table, "refusals", 20, apart=29)):
        if state.actor < 0:
            continue
        other = redrawn(state, state.actor, k)
        for action in range(0, game.space, 5):
            assert refusal(state, action) == refusal(other, action)


def refusal(state: donjon.State, action: int) -> str:
    try:
        state.copy().play(action)
    except donjon.IllegalAction as bad:
        return str(bad)
    return ""


@pytest.mark.parametrize("table", plain(), ids=str)
def test_a_redraw_is_only_about_secrets(table: Table) -> None:
    """The seat's own decisions stay legal, and a game without hidden information stays the same."""
    for k, state in enumerate(positions(table, "own", POSITIONS, apart=19)):
        if state.actor < 0:
            continue
        other = redrawn(state, state.actor, k)
        assert other.actions() == state.actions()
        if not table.hides:
            assert other.digest() == state.digest()


@pytest.mark.parametrize("table", [table for table in plain() if table.hides], ids=str)
def test_something_is_hidden(table: Table) -> None:
    differing = 0
    for k, state in enumerate(positions(table, "hidden", POSITIONS)):
        differing += redrawn(state, None, k).digest() != state.digest()
    assert differing > 0
