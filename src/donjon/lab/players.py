"""Whoever can have a seat in a match: the bots by name, and programs that speak the protocol."""

from typing import Protocol

from donjon.bots import Bot, make
from donjon.core.game import Game
from donjon.core.state import State

PROGRAM = "cmd:"


class Player(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, seat: int, deadline: float | None = None) -> int:
        """The action to play, by `deadline` (a reading of time.monotonic) at the latest."""

    def leave(self) -> None:
        """The game is over."""


class Sitting:
    """One of our own bots in a seat."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: State, seat: int, deadline: float | None = None) -> int:
        return self.bot.choose(state, seat, deadline)

    def leave(self) -> None:
        pass


def sit_down(name: str, seed: int, game: Game) -> Player:
    """The player of that name: a bot, or `cmd:` and the command of a program."""
    if name.startswith(PROGRAM):
        from donjon.lab.program import Program

        return Program(name[len(PROGRAM) :], game, seed)
    return Sitting(make(name, seed))
