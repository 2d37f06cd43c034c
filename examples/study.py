# %% [markdown]
# # How long is a game, how much is there to decide, and does it help to begin?
#
# A study in cells: editors that know `# %%` run them one by one, and `python examples/study.py 400` runs all.
# Greedy bots play Barony against each other; every figure comes with its 95 % interval.

# %%
import math
import sys
from dataclasses import dataclass

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

import donjon

GAME = donjon.game("barony")
SEATS = 2
GAMES = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdecimal() else 60


# %% [markdown]
# ## The games
#
# Each is seeded by its number: whoever runs the study gets the same games.


# %%
@dataclass(frozen=True)
class Told:
    """What is kept of a game."""

    decisions: int  # of seats; dice and draws apart
    choices: float  # how many there were at a decision, in the mean
    first: float  # the result of the seat that began


def one_game(seed: int) -> Told:
    rng = Random(seed)
    bots = [donjon.make_bot("greedy", 1000 * seed + seat) for seat in range(SEATS)]
    state = GAME.new(SEATS, GAME.capped())
    choices: list[int] = []
    while state.actor != donjon.OVER:
        seat = int(state.actor)
        if seat == donjon.CHANCE:
            state.play(state.drawn(rng))
        else:
            choices.append(len(state.actions()))
            state.play(bots[seat].choose(state, seat))
    return Told(len(choices), sum(choices) / len(choices), state.result(0))


games = [one_game(seed) for seed in range(GAMES)]


# %% [markdown]
# ## Intervals
#
# Of a share by Wilson's formula, which is right for few games as well; of a median by drawing the games anew.


# %%
def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share."""
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return middle - half, middle + half


def bootstrap(values: NDArray[np.float64], times: int = 2000) -> tuple[float, float]:
    """The interval of a median."""
    drawn = np.random.default_rng(1).choice(values, (times, len(values)))
    low, high = np.quantile(np.median(drawn, axis=1), [0.025, 0.975])
    return float(low), float(high)


# %% [markdown]
# ## What came out

# %%
lengths = np.array([game.decisions for game in games], float)
widths = np.array([game.choices for game in games])
first = sum(game.first for game in games)
figures = {
    "decisions of a game": (float(np.median(lengths)), *bootstrap(lengths)),
    "choices at a decision": (float(np.median(widths)), *bootstrap(widths)),
    "share of the seat that begins": (first / GAMES, *wilson(first, GAMES)),
}
for name, (value, low, high) in figures.items():
    print(f"{name:30} {value:7.2f}  [{low:.2f}, {high:.2f}]  of {GAMES} games")

# %% [markdown]
# Where the interval of the last line holds 0.5, so many games do not tell whether it helps to begin. Half the width
# takes four times the games.
