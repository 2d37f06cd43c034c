"""A position with nothing hidden: what everybody sees of their own, side by side."""

from typing import Any

from donjon.core.game import Game
from donjon.core.state import State


def revealed(game: Game, state: State) -> dict[str, Any]:
    """What all seats together see, as a view that is nobody's: each player as they see themselves.

    What is public or belongs to the decision at hand is as whoever is to act sees it.
    """
    actor = int(state.actor)
    seen = dict(game.view(state, actor if actor >= 0 else None))
    own = [game.view(state, seat)["players"][seat] for seat in range(int(state.seats))]
    return {**seen, "you": None, "players": own}
