"""Where undo stops: at what cannot be unseen. Derived from the game's views, for any game."""

from librt.random import Random

from donjon.core.game import Game
from donjon.core.journal import Journal
from donjon.core.state import State

PUBLIC = -1
IMAGINED = 5  # positions that look the same to the reader, tried for each
DRAWS = 20  # draws to find them: where little is hidden many a draw gives back the truth


def tells(game: Game, before: State, action: int) -> bool:
    """Whether the action lets a seat or the public see something they did not know before.

    If the reader would see the same after it from every position that looked the same before, it told
    nothing new. If not, or if it would not even have been possible there, it did.
    """
    if not game.hidden:
        return False
    readers = [PUBLIC, *range(int(before.seats))]
    return any(_tells_reader(game, before, action, reader) for reader in readers)


def _tells_reader(game: Game, before: State, action: int, reader: int) -> bool:
    truth = before.digest()
    seen: object = None
    tried = 0
    for k in range(DRAWS):
        imagined = before.copy()
        imagined.redraw(reader, Random(DRAWS * (reader + 2) + k))
        if imagined.digest() == truth:
            continue
        if not imagined.allows(action):
            return True
        if seen is None:
            seen = _seen_after(game, before.copy(), action, reader)
        if _seen_after(game, imagined, action, reader) != seen:
            return True
        tried += 1
        if tried == IMAGINED:
            break
    return False


def _seen_after(game: Game, state: State, action: int, reader: int) -> object:
    """The view and the log lines that the reader gets from the action."""
    seat = None if reader == PUBLIC else reader
    state.journal = Journal()
    state.apply(action)
    return game.view(state, seat), [game.line(event, seat) for event in state.journal.take()]
