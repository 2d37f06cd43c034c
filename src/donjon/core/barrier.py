"""Where undo stops: at what cannot be unseen. Derived from what the game lets everybody see, for any game."""

from typing import Any

from librt.random import Random

from donjon.core.game import Game
from donjon.core.journal import Journal
from donjon.core.state import State

PUBLIC = -1
IMAGINED = 5  # positions that look the same to the reader, tried for each
DRAWS = 20  # to find them: where little is hidden many a draw gives back the truth


def reveals(game: Game, before: State, action: int) -> bool:
    """Whether the action lets a seat or the public see something they did not know before.

    If the reader would see the same after it from every position that looked the same before, it told nothing
    new. If not, or if it would not even have been possible there, it did. Where the reader is not told the action
    itself, any other it is not told either may have been played instead.
    """
    if not before.hides(PUBLIC):
        return False  # who knows the least knows everything
    readers = [PUBLIC, *range(int(before.seats))]
    return any(_reveals_to(game, before, action, reader) for reader in readers)


def _reveals_to(game: Game, before: State, action: int, reader: int) -> bool:
    imagined = before.alternatives(reader, Random(reader + 2), IMAGINED, DRAWS)
    if not imagined:
        return False
    masked = game.mask(before, action, _seat(reader)) is None
    after, lines = _after(game, before, action, reader)
    for one in imagined:
        instead = _masked(game, one, reader) if masked else [action] if one.allows(action) else []
        for other in instead:
            differently, read = _after(game, one, other, reader)
            if read == lines and after.looks_like(differently, reader, game.observation):
                break
        else:
            return True
    return False


def _seat(reader: int) -> int | None:
    return None if reader == PUBLIC else reader


def _masked(game: Game, state: State, reader: int) -> list[int]:
    """The actions possible there that the reader would not be told."""
    return [action for action in state.actions() if game.mask(state, action, _seat(reader)) is None]


def _after(game: Game, before: State, action: int, reader: int) -> tuple[State, list[dict[str, Any]]]:
    """The position after the action, and the lines of the log that tell the reader of it."""
    after = before.copy()
    after.journal = Journal()
    after.apply(action)
    return after, [game.line(event, _seat(reader)) for event in after.journal.take()]
