"""Which decisions win at once."""

from donjon.core.game import Choice, Game
from donjon.core.state import OVER, State

MOST = 64  # choices; where there are more, something is put down that ends nothing


def offered(game: Game, state: State, seat: int) -> list[Choice]:
    """The choices of a seat, each saying whether it wins at once; where what is hidden may decide that, none does."""
    choices = game.choices(state, seat)
    if len(choices) <= MOST and not (game.secret_end and state.hides(seat)):
        for choice in choices:
            choice.wins = _wins(state, seat, choice.action)
    return choices


def _wins(state: State, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    if after.actor != OVER:
        return False
    side = after.side(seat)
    return all((after.result(other) > 0) == (after.side(other) == side) for other in range(int(after.seats)))
