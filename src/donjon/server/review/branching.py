"""What if: a game played on from any of its positions, for all seats, by whoever wonders."""

import hashlib
from dataclasses import dataclass
from typing import Any

from librt.random import Random

from donjon.core.errors import BadText, IllegalAction
from donjon.core.game import Choice, Game, Message
from donjon.core.state import CHANCE, OVER, State
from donjon.core.winning import offered
from donjon.server import problems
from donjon.server.review.eyes import EVERYBODY, Eyes, anybodys
from donjon.server.review.reviewed import Reviewed
from donjon.server.tables.history import Step, Trial


@dataclass(frozen=True)
class Bough:
    """A branch: where it leaves the game, and what was played since."""

    ply: int
    steps: tuple[Step, ...]
    states: tuple[State, ...]  # after each
    state: State  # at its end

    @property
    def texts(self) -> list[str]:
        return [step.text for step in self.steps]

    @property
    def end(self) -> int:
        """The ply that would follow."""
        return self.ply + len(self.steps)


def branch(reviewed: Reviewed, ply: int, texts: list[str], action: int | None = None, *, draw: bool = False) -> Bough:
    """A branch of a game, with one more decision, and what chance draws after it: the same whenever it is asked for.

    Raises NotFound, IllegalDecision.
    """
    game, course = reviewed.game, reviewed.course
    if ply > course.ply:
        raise problems.NotFound(f"the game has {course.ply} plies, not {ply}")
    trial = Trial(game, ply, course.position(ply))
    for text in texts:
        try:
            trial.play(game.parse(trial.state, text))
        except (BadText, IllegalAction) as bad:
            raise illegal(bad, trial.ply) from None
    if action is not None:
        try:
            trial.play(action)
        except IllegalAction as bad:
            raise illegal(bad, trial.ply) from None
    while draw and trial.state.actor == CHANCE and (texts or action is not None):
        said = f"{ply}:{'|'.join(step.text for step in trial.steps)}"
        trial.play(trial.state.drawn(Random(seed(said))))
    return Bough(ply, tuple(trial.steps), tuple(trial.states), trial.state)


def seed(said: str) -> int:
    """A number that is always the same for the same words."""
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:5], "big")


def illegal(bad: BadText | IllegalAction, ply: int) -> problems.IllegalDecision:
    """The refusal for a decision of a branch that cannot be played."""
    rule = bad.rule if isinstance(bad, IllegalAction) else ""
    return problems.IllegalDecision(str(bad), {"action": bad.text[:80], "rule": rule or "none"}, ply=ply, text=bad.text)


def bough_document(reviewed: Reviewed, bough: Bough, wanted: str | None) -> dict[str, Any]:
    """The end of a branch: what led there, the position, and what whoever is to act may do."""
    game, state = reviewed.game, bough.state
    actor = int(state.actor)
    eyes = anybodys(wanted, int(state.seats)) if wanted else Eyes((actor,)) if actor >= 0 else anybodys(EVERYBODY, 0)
    plies = [
        {
            "ply": step.ply,
            "turn": step.turn,
            "by": step.actor,
            "text": step.text,
            "lines": eyes.lines(game, step, after),
        }
        for step, after in zip(bough.steps, bough.states, strict=True)
    ]
    return {
        "from_ply": bough.ply,
        "texts": bough.texts,
        "plies": plies,
        "ply": bough.end,
        "turn": game.turn(state),
        "actor": actor,
        "view": eyes.view(game, state),
        "choices": choices(game, state),
    }


def choices(game: Game, state: State) -> list[Choice]:
    """What may be played there: decisions of whoever is to act, or all that chance could draw."""
    if state.actor == OVER:
        return []
    if state.actor == CHANCE:
        return [_outcome(game, state, action) for action in state.actions()]
    return offered(game, state, int(state.actor))


def _outcome(game: Game, state: State, action: int) -> Choice:
    """Something chance could draw, to be chosen by hand."""
    text = game.text(state, action)
    return Choice(
        action, text, "chance", Message("branch-outcome", {"text": text, "weight": int(state.weight(action))})
    )
