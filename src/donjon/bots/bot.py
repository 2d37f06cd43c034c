"""What a bot is: somebody who decides, knowing only what the seat may know."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from donjon.core.errors import DonjonError
from donjon.core.state import State

# Knuth's multiplier, and a mask that keeps products below 2^62 both compiled and not.
STRIDE: Final = 40503
MASK: Final = 0xFFFFFFFFFFF


class UnknownBot(DonjonError):
    """A name that no bot has."""

    def __init__(self, name: str, known: list[str]) -> None:
        self.name: Final = name
        self.known: Final = known
        super().__init__(f"no bot called {name[:40]!r}; there are {', '.join(known)}")


class NothingToDecide(DonjonError):
    """A bot was asked to decide where its seat has no decision to take."""

    def __init__(self, seat: int, actor: int) -> None:
        self.seat: Final = seat
        self.actor: Final = actor
        super().__init__(f"seat {seat} has nothing to decide here")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. Each decision depends on the seed, on how many came before, and on what the seat knows."""

    seed: i64
    asked: i64

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK
        self.asked = 0

    def choose(self, state: State, seat: int, deadline: float | None = None) -> int:
        """The action to play, by `deadline` (a reading of time.monotonic) at the latest.

        The position is never looked at: only copies whose hidden cards were drawn anew.
        """
        if int(state.actor) != seat:
            raise NothingToDecide(seat, int(state.actor))
        rng = Random((self.seed * STRIDE + self.asked * 2 + 1) & MASK)
        self.asked += 1
        imagined = state.copy()
        imagined.redraw(seat, rng)
        out = imagined.buffer()
        if imagined.legal(out) == 1:
            return int(out[0])
        return int(self.decide(imagined, seat, rng, deadline))

    def decide(self, imagined: State, seat: i64, rng: Random, deadline: float | None) -> i64:
        """One of the legal actions, of which there are several; `imagined` is the bot's own to play with."""
        raise NotImplementedError
