"""A state machine that plays, copies, writes and reads in any order, and shrinks what goes wrong."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import donjon

from .spread import Table, chooser, plain


def machine(table: Table) -> type[RuleBasedStateMachine]:
    class Plays(RuleBasedStateMachine):
        state: donjon.State

        @initialize(seed=st.integers(0, 2**31))
        def deal(self, seed: int) -> None:
            self.state = table.new()
            self.rng = chooser(seed)
            out = self.state.buffer()
            self.record: list[str] = []
            while self.state.actor == donjon.CHANCE:
                self.remember(self.state.draw(self.rng, out))

        def remember(self, action: int) -> None:
            self.record.append(table.game.text(self.state, action))
            self.state.play(action)

        @precondition(lambda self: self.state.actor != donjon.OVER)
        @rule(pick=st.integers(0, 10_000), times=st.integers(1, 12))
        def decide(self, pick: int, times: int) -> None:
            for k in range(times):
                actions = self.state.actions()
                if not actions:
                    return
                self.remember(actions[(pick + 7 * k) % len(actions)])

        @rule()
        def write_and_read(self) -> None:
            self.state = table.game.load(table.game.dump(self.state))

        @rule()
        def go_on_with_a_copy(self) -> None:
            self.state = self.state.copy()

        @rule(seat=st.integers(-1, table.seats - 1))
        def redraw_elsewhere(self, seat: int) -> None:
            other = self.state.copy()
            other.redraw(seat, self.rng)
            table.game.check(other)

        @invariant()
        def holds(self) -> None:
            table.game.check(self.state)
            assert (self.state.actor == donjon.OVER) == (not self.state.actions())

        def teardown(self) -> None:
            if hasattr(self, "state"):
                options = table.game.capped(dict(table.options))
                record = donjon.Record(table.game.slug, table.seats, options, self.record, table.game.rules)
                *_, last = table.game.replay(record)
                assert last.digest() == self.state.digest()

    return Plays


@pytest.mark.parametrize("table", plain(), ids=str)
def test_machine(table: Table) -> None:
    run_state_machine_as_test(
        machine(table),
        settings=settings(
            max_examples=25,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
