"""Through whose eyes a game is looked back at. Whatever is not allowed here is not shown."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from donjon.core.barrier import PUBLIC
from donjon.core.game import Game
from donjon.core.revealing import revealed
from donjon.core.state import State
from donjon.server import problems
from donjon.server.tables.documents import lines, through
from donjon.server.tables.history import Step
from donjon.server.tables.table import Table

EVERYBODY = "all"
NOBODY = "public"


@dataclass(frozen=True)
class Eyes:
    """Those of some seats, of nobody in particular, or of everybody at once."""

    seats: tuple[int, ...]
    everybody: bool = False

    @property
    def name(self) -> str:
        """As it is asked for."""
        return EVERYBODY if self.everybody else str(self.seats[0]) if self.seats else NOBODY

    def view(self, game: Game, state: State) -> Mapping[str, Any]:
        """What they see of a position."""
        if self.everybody:
            return revealed(game, state)
        return game.view(state, through(int(state.actor), list(self.seats)))

    def lines(self, game: Game, step: Step, after: State) -> list[dict[str, Any]]:
        """What they read of a step that led to that position."""
        return lines(game, step, through(int(after.actor), list(self.seats)), over=self.everybody)

    def text(self, step: Step) -> str | None:
        """A decision in notation, where they may know it."""
        return step.text if self.everybody or step.known_to(self.seats or [PUBLIC]) else None


def eyes(table: Table, person: str | None, wanted: str | None, seat: int | None) -> Eyes:
    """Whose eyes that person gets.

    Once the game is over anybody's, and by default everybody's. Before, only what is theirs anyway: their own seats'
    (where several people share a device, the one that `seat` says) or the public's.
    """
    if not table.over:
        if wanted is not None:
            raise problems.NotOver("others' eyes are lent once the game is over")
        return Eyes(tuple(table.eyes(person, seat)))
    return anybodys(wanted, len(table.seats))


def anybodys(wanted: str | None, seats: int) -> Eyes:
    """Anybody's eyes, where nothing has to be hidden any more; by default everybody's."""
    if wanted is None or wanted == EVERYBODY:
        return Eyes((), everybody=True)
    if wanted == NOBODY:
        return Eyes(())
    if not re.fullmatch("[0-9]", wanted) or int(wanted) >= seats:
        raise problems.NotFound(f"there is no seat {wanted[:8]!r} at this table")
    return Eyes((int(wanted),))
