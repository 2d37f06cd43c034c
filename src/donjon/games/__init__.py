"""The registry. A game registers itself by being listed here, and nowhere else.

The package can be called: `donjon.games()` lists the games, and `import donjon.games.barony as …` finds the room.
"""

import sys
from types import ModuleType

from donjon.core.errors import UnknownGame
from donjon.core.game import Game
from donjon.games.baron import Baron
from donjon.games.barony import Barony
from donjon.games.terra_turrium import TerraTurrium
from donjon.games.terre_de_barons import TerreDeBarons
from donjon.games.terres_du_centre import TerresDuCentre

_GAMES: dict[str, Game] = {
    game.slug: game for game in (TerreDeBarons(), Barony(), Baron(), TerraTurrium(), TerresDuCentre())
}


def games() -> list[Game]:
    """All registered games, in the order of the shelf."""
    return list(_GAMES.values())


def game(slug: str) -> Game:
    """The game of that slug; raises UnknownGame."""
    if slug not in _GAMES:
        raise UnknownGame(slug, list(_GAMES))
    return _GAMES[slug]


class _Shelf(ModuleType):
    """This package, when called."""

    def __call__(self) -> list[Game]:
        return games()


sys.modules[__name__].__class__ = _Shelf
