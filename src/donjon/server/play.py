"""A game being played: the record, and the position as its cache."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from donjon.core.errors import BadRecord, BadText, IllegalAction
from donjon.core.game import Game
from donjon.core.journal import Event, Journal
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER, State
from donjon.server.barrier import PUBLIC, tells
from donjon.server.chance import outcome

KEPT = 64  # positions kept behind the present one, for those who watch and those who come back


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class Continuation:
    """Steps played on a copy: to be written down first, and only then to be true."""

    steps: tuple[Step, ...]
    states: tuple[State, ...]

    @property
    def texts(self) -> list[str]:
        return [step.text for step in self.steps]

    @property
    def last(self) -> State:
        return self.states[-1]


class Play:
    """The steps of a game so far, and the position they lead to."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], secret: bytes) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.steps: list[Step] = []
        self.states: dict[int, State] = {0: game.new(seats, options)}
        self._views: dict[tuple[int, int | None], dict[str, Any]] = {}
        self._told: dict[int, bool] = {}

    @classmethod
    def resumed(cls, game: Game, record: Record, secret: bytes) -> "Play":
        """The game a record leads to; raises BadRecord."""
        game.start(record)
        play = cls(game, record.seats, record.options, secret)
        play.accept(play._replayed(record.actions))
        return play

    @property
    def ply(self) -> int:
        return len(self.steps)

    @property
    def state(self) -> State:
        """The present position."""
        return self.states[self.ply]

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def view(self, ply: int, seat: int | None) -> dict[str, Any]:
        """What that seat sees at a ply still kept."""
        if (ply, seat) not in self._views:
            self._views[ply, seat] = self.game.view(self.states[ply], seat)
        return self._views[ply, seat]

    def turn(self) -> int:
        return self.game.turn(self.state)

    def draw(self) -> Continuation:
        """What chance plays now, if it is to play."""
        return self._continued([])

    def decide(self, action: int) -> Continuation:
        """A decision and the chance outcomes that follow it; raises IllegalAction."""
        return self._continued([action])

    def accept(self, continuation: Continuation) -> None:
        """What was written down is now the game."""
        for step, state in zip(continuation.steps, continuation.states, strict=True):
            self.steps.append(step)
            self.states[self.ply] = state
        self._forget(self.ply - KEPT)

    def rewound(self, to: int) -> "Play":
        """The same game as it was at ply `to`."""
        record = Record(self.game.slug, self.seats, self.options, [step.text for step in self.steps[:to]])
        record.rules = self.game.rules
        return Play.resumed(self.game, record, self.secret)

    def undo_floor(self, mine: Callable[[int], bool]) -> int:
        """The earliest ply that whoever decided since may go back to.

        Not past chance, not past the decision of a seat that is not `mine`, not past what told
        somebody something.
        """
        floor = self.ply
        while floor > 0 and not self.over:
            step = self.steps[floor - 1]
            if step.actor == CHANCE or not mine(step.actor) or self._step_told(step):
                break
            floor -= 1
        return floor

    def _step_told(self, step: Step) -> bool:
        if step.ply not in self._told:
            before = self.states.get(step.ply)
            # What has left the window of kept positions is taken as told: undo goes no further back.
            self._told[step.ply] = before is None or tells(self.game, before, step.action)
        return self._told[step.ply]

    def _continued(self, actions: Sequence[int]) -> Continuation:
        trial = Trial(self)
        for action in actions:
            trial.play(action)
        while int(trial.state.actor) == CHANCE:
            trial.play(outcome(self.secret, trial.ply, trial.state))
        return trial.continuation()

    def _replayed(self, texts: Sequence[str]) -> Continuation:
        trial = Trial(self)
        for text in texts:
            try:
                trial.play(self.game.parse(trial.state, text))
            except (BadText, IllegalAction) as bad:
                raise BadRecord(trial.ply, str(bad)) from None
        return trial.continuation()

    def _forget(self, before: int) -> None:
        for ply in [ply for ply in self.states if ply < before]:
            del self.states[ply]
        for ply, seat in [key for key in self._views if key[0] < before]:
            del self._views[ply, seat]


class Trial:
    """The game played on from the present, on a copy."""

    def __init__(self, play: Play) -> None:
        self.game = play.game
        self.ply = play.ply
        self.state = play.state.copy()
        self.readers = [PUBLIC, *range(play.seats)]
        self.steps: list[Step] = []
        self.states: list[State] = []

    def play(self, action: int) -> None:
        """One more action; raises IllegalAction with nothing changed."""
        state = self.state
        if not state.allows(action):
            state.play(action)  # refuses, and says why
        actor, turn, text = int(state.actor), self.game.turn(state), self.game.text(state, action)
        unknown = [r for r in self.readers if self.game.mask(state, action, None if r == PUBLIC else r) is None]
        journal = Journal()
        state.journal = journal
        state.apply(action)
        self.steps.append(Step(self.ply, actor, action, text, turn, tuple(journal.take()), frozenset(unknown)))
        self.states.append(state.copy())
        self.ply += 1

    def continuation(self) -> Continuation:
        return Continuation(tuple(self.steps), tuple(self.states))
