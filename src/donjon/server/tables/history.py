"""What happened at a table, ply by ply. Only the actions are kept; all else is played out again when needed."""

from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import overload

from donjon.core.barrier import PUBLIC
from donjon.core.game import Game
from donjon.core.journal import Event, Journal
from donjon.core.state import State

NEAR = 3  # positions kept behind the present one; others are a fraction of a millisecond away
RECENT = 16  # steps kept; earlier ones are played out again should anybody ask for them


@dataclass(frozen=True, slots=True)
class Step:
    """One decision or chance outcome: who, what, and what came of it."""

    ply: int
    actor: int
    action: int
    text: str
    turn: int
    events: tuple[Event, ...]
    unknown_to: frozenset[int]  # the readers (seats, PUBLIC) from whom the record hides it

    def known_to(self, readers: Iterable[int]) -> bool:
        return any(reader not in self.unknown_to for reader in readers)


class Trial:
    """A game played on from some position, on a copy."""

    def __init__(self, game: Game, ply: int, state: State) -> None:
        self.game = game
        self.ply = ply
        self.state = state.copy()
        # Where nothing is hidden there is nothing to ask.
        self.readers = [PUBLIC, *range(int(state.seats))] if game.hides(game.options_of(state)) else []
        self.steps: list[Step] = []
        self.states: list[State] = []

    def play(self, action: int, *, keep: bool = True) -> Step:
        """One more action; raises IllegalAction with nothing changed. The position after it may be kept."""
        state = self.state
        if not state.allows(action):
            state.play(action)  # refuses, and says why
        actor, turn, text = int(state.actor), self.game.turn(state), self.game.text(state, action)
        unknown = [r for r in self.readers if self.game.mask(state, action, None if r == PUBLIC else r) is None]
        journal = Journal()
        state.journal = journal
        state.apply(action)
        step = Step(self.ply, actor, action, text, turn, tuple(journal.take()), frozenset(unknown) or NOBODY)
        self.steps.append(step)
        if keep:
            self.states.append(state.copy())
        self.ply += 1
        return step


NOBODY: frozenset[int] = frozenset()


class History:
    """The steps from ply `base` on, indexed by ply, and the positions between them."""

    def __init__(self, game: Game, base: int, start: State) -> None:
        self.game = game
        self.base = base
        self._start = start
        self.present = start
        self._near: dict[int, State] = {}
        self._actions = array("q")
        self._recent: deque[Step] = deque(maxlen=RECENT)
        self._all: list[Step] | None = None  # once somebody has asked
        self.ply = base  # of the present

    def __len__(self) -> int:
        return self.ply

    @overload
    def __getitem__(self, ply: int) -> Step: ...
    @overload
    def __getitem__(self, ply: slice) -> list[Step]: ...
    def __getitem__(self, ply: int | slice) -> Step | list[Step]:
        if isinstance(ply, slice):
            first, last, _ = ply.indices(self.ply)
            return [self[one] for one in range(max(first, self.base), last)]
        if not self.base <= ply < self.ply:
            raise IndexError(ply)
        back = self.ply - ply
        return self._recent[-back] if back <= len(self._recent) else self._played()[ply - self.base]

    def __iter__(self) -> Iterator[Step]:
        return iter(self._played())

    def __reversed__(self) -> Iterator[Step]:
        return (self[ply] for ply in range(self.ply - 1, self.base - 1, -1))

    def append(self, step: Step, state: State) -> None:
        """One more step, and the position it leads to."""
        self._near[self.ply] = self.present
        self._near.pop(self.ply - NEAR, None)
        self.present = state
        self.ply += 1
        self._actions.append(step.action)
        self._recent.append(step)
        if self._all is not None:
            self._all.append(step)

    def position(self, ply: int) -> State:
        """The position at a ply from `base` to the present."""
        if ply == self.ply:
            return self.present
        if ply in self._near:
            return self._near[ply]
        if not self.base <= ply < self.ply:
            raise IndexError(ply)
        state = self._start.copy()
        for action in self._actions[: ply - self.base]:
            state.apply(action)
        return state

    def slim(self) -> None:
        """Give back the memory of all that can be played out again."""
        self._near.clear()
        self._recent.clear()
        self._all = None

    def _played(self) -> list[Step]:
        if self._all is None:
            trial = Trial(self.game, self.base, self._start)
            for action in self._actions:
                trial.play(action, keep=False)
            self._all = trial.steps
        return self._all
