"""Other people's engines, where they are installed, playing at random for comparison."""

import importlib.metadata
import importlib.util
import random
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Peer:
    """An engine from PyPI: `pace(seconds)` plays at random and tells decisions per second."""

    name: str
    package: str
    module: str
    pace: Callable[[float], float]

    def installed(self) -> bool:
        """Whether it can be imported here."""
        return importlib.util.find_spec(self.module) is not None

    def version(self) -> str:
        """The version that is installed."""
        return importlib.metadata.version(self.package)


def catanatron(seconds: float) -> float:
    """catanatron, two players, whole games."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / passed


def openspiel_chess(seconds: float) -> float:
    """OpenSpiel's chess, written in C++, stepped from Python."""
    import pyspiel

    chess = pyspiel.load_game("chess")
    rng = random.Random(1)
    decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        state = chess.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions / passed


PEERS = (
    Peer("catanatron", "catanatron", "catanatron", catanatron),
    Peer("openspiel-chess", "open_spiel", "pyspiel", openspiel_chess),
)
