"""How library users reach the games: the list by its name, and the rooms of each."""

import subprocess
import sys

import pytest

import donjon


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
@pytest.mark.parametrize(
    "way", ["import {room} as rules", "from {package} import rules", "import {room}", "import donjon; import {room}"]
)
def test_the_rooms_of_a_game_are_found_beside_the_list_of_games(game: donjon.core.game.Game, way: str) -> None:
    package = type(game).__module__
    program = f"{way.format(package=package, room=f'{package}.rules')}\nimport donjon; print(len(donjon.games()))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (told.stdout.strip(), told.stderr) == (str(len(donjon.games())), "")
