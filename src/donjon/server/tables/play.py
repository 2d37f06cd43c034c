"""A game being played: the record, and the position as its cache."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from donjon.core.barrier import reveals
from donjon.core.errors import BadRecord, BadText, IllegalAction
from donjon.core.game import Choice, Game
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER, State
from donjon.core.winning import offered
from donjon.server.packing import Packed
from donjon.server.tables.chance import Trail, outcome, trodden
from donjon.server.tables.history import History, Step, Trial

REACH = 64  # plies that undo goes back at most, and that are told one by one to those who come back
BREATH = 100  # plies of a long record replayed before others get their turn


@dataclass(frozen=True)
class Continuation:
    """Steps played on a copy: to be written down first, and only then to be true."""

    steps: tuple[Step, ...]
    states: tuple[State, ...]
    trail: Trail = None  # after them

    @property
    def texts(self) -> list[str]:
        return [step.text for step in self.steps]

    @property
    def last(self) -> State:
        return self.states[-1]


class Scroll:
    """The end of the log as one seat reads it, each line packed once as the game goes on."""

    def __init__(self, ply: int, lines: int) -> None:
        self.ply = ply  # up to which it is written
        self.lines: deque[Packed] = deque(maxlen=lines)


class Play:
    """The steps of a game so far, and the position they lead to."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        secret: bytes,
        start: tuple[int, State] | None = None,
        trail: Trail = None,
    ) -> None:
        """From the beginning or, with a `start`, from there; `trail` is that of the record up to there."""
        self.game = game
        self.seats = seats
        self.options = options
        self.secret = secret
        self.first_trail = self.trail = trail
        base, position = start or (0, game.new(seats, options))
        self.steps = History(game, base, position)
        self.scrolls: dict[int | None, Scroll] = {}
        self._revealed: dict[int, bool] = {}

    @classmethod
    def resumed(
        cls,
        game: Game,
        record: Record,
        secret: bytes,
        start: tuple[int, State] | None = None,
        trail: Trail = None,
    ) -> "Play":
        """The game a record leads to; raises BadRecord. With a `start` the record's actions go on from there."""
        begin = start or (0, game.start(record))
        play = cls(game, record.seats, game.understood(record.options, record.rules), secret, begin, trail)
        try:
            play.follow(record.actions)
        except BadRecord as bad:
            raise BadRecord(bad.ply, bad.problem + game.apart(record.rules)) from None
        return play

    @property
    def ply(self) -> int:
        return self.steps.ply

    @property
    def state(self) -> State:
        """The present position."""
        return self.steps.present

    def position(self, ply: int) -> State:
        """The position at a ply, not before `base`."""
        return self.steps.position(ply)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def view(self, ply: int, seat: int | None) -> Mapping[str, Any]:
        """What that seat sees at a ply."""
        return self.game.view(self.position(ply), seat)

    def choices(self) -> list[Choice]:
        """What whoever is to act may do; packed, each is its document."""
        return offered(self.game, self.state, self.actor)

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
            self.steps.append(step, state)
        self.trail = continuation.trail

    def follow(self, texts: Sequence[str]) -> None:
        """Play on as a record says; raises BadRecord with the position as it was."""
        self.accept(self._replayed(texts))

    async def follow_in_turn(self, texts: Sequence[str]) -> None:
        """The same, with everybody else served meanwhile."""
        for begin in range(0, len(texts), BREATH):
            await asyncio.sleep(0)
            self.follow(texts[begin : begin + BREATH])

    def rewound(self, to: int) -> "Play":
        """The same game as it was at a ply, not before `base`."""
        start = self.steps.base, self.position(self.steps.base)
        earlier = Play(self.game, self.seats, self.options, self.secret, start, self.first_trail)
        earlier.follow([step.text for step in self.steps[:to]])
        return earlier

    def slim(self) -> None:
        """Nobody has played for a while: keep no more than is needed to go on."""
        self.steps.slim()
        self.scrolls.clear()

    def undo_floor(self, mine: Callable[[int], bool]) -> int:
        """The earliest ply that whoever decided since may go back to.

        Not past chance, not past the decision of a seat that is not `mine`, not past what told
        somebody something.
        """
        floor = self.ply
        least = floor if self.over else max(self.steps.base, floor - REACH)
        while floor > least:
            step = self.steps[floor - 1]
            if step.actor == CHANCE or not mine(step.actor) or self._step_revealed(step):
                break
            floor -= 1
        return floor

    def has_shown(self, since: int) -> bool:
        """Whether chance drew anything since that ply, or anybody learnt something."""
        return any(step.actor == CHANCE or self._step_revealed(step) for step in self.steps[since:])

    def _step_revealed(self, step: Step) -> bool:
        if step.ply not in self._revealed:
            self._revealed[step.ply] = reveals(self.game, self.position(step.ply), step.action)
        return self._revealed[step.ply]

    def _continued(self, actions: Sequence[int]) -> Continuation:
        trial, trail = Trial(self.game, self.ply, self.state), self.trail
        for action in actions:
            trail = trodden(trail, trial.play(action).text)
        while int(trial.state.actor) == CHANCE:
            trail = trodden(trail, trial.play(outcome(self.secret, trial.ply, trial.state, trail)).text)
        return Continuation(tuple(trial.steps), tuple(trial.states), trail)

    def _replayed(self, texts: Sequence[str]) -> Continuation:
        trial, trail = Trial(self.game, self.ply, self.state), self.trail
        for text in texts:
            try:
                trail = trodden(trail, trial.play(self.game.parse(trial.state, text)).text)
            except (BadText, IllegalAction) as bad:
                raise BadRecord(trial.ply, str(bad)) from None
        return Continuation(tuple(trial.steps), tuple(trial.states), trail)
