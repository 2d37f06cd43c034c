"""The registry. A game registers itself by being listed here, and nowhere else."""

from donjon.core.errors import UnknownGame
from donjon.core.game import Game
from donjon.games.terra_turrium import TerraTurrium
from donjon.games.terre_de_barons import TerreDeBarons

_GAMES: dict[str, Game] = {game.slug: game for game in (TerreDeBarons(), TerraTurrium())}


def games() -> list[Game]:
    """All registered games, in the order of the shelf."""
    return list(_GAMES.values())


def game(slug: str) -> Game:
    """The game of that slug; raises UnknownGame."""
    if slug not in _GAMES:
        raise UnknownGame(slug, list(_GAMES))
    return _GAMES[slug]
