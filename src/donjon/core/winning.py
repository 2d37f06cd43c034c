"""Which decisions win at once, as far as the one who decides can know."""

from librt.random import Random

from donjon.core.game import Choice
from donjon.core.state import OVER, State

WORLDS = 3  # ways the hidden things may lie that a win must hold in
MOST = 64  # choices; where there are more, something is put down that ends nothing


def mark_wins(state: State, seat: int, offered: list[Choice]) -> None:
    """Say of each choice whether it wins the game at once, whatever the seat cannot know."""
    if len(offered) > MOST:
        return
    hides = state.hides(seat)
    worlds = [_imagined(state, seat, world) for world in range(WORLDS)] if hides else [state]
    for choice in offered:
        choice.wins = all(_wins(world, seat, choice.action) for world in worlds)


def _imagined(state: State, seat: int, world: int) -> State:
    imagined = state.copy()
    imagined.redraw(seat, Random(world))
    return imagined


def _wins(state: State, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    if after.actor != OVER:
        return False
    side = after.side(seat)
    return all((after.result(other) > 0) == (after.side(other) == side) for other in range(int(after.seats)))
