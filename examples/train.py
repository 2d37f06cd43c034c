"""Train against an environment: a linear learner meets the PettingZoo adapter, and is better after some seconds.

python examples/train.py

The game is the toy of gatehouse.py; another is `donjon.adapters.pettingzoo.env("barony")`. Needs `donjon[pettingzoo]`.
"""

import math
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from donjon.adapters.pettingzoo import DonjonEnv
from gatehouse import GUARDS, Gatehouse

GAMES = 3000
STEP = 0.01
WORTH, SENT = GUARDS + 3, GUARDS + 5  # where `Gates.observe` writes them
Numbers = NDArray[np.float64]


def features(seen: NDArray[np.int64], guard: int) -> Numbers:
    """What there is to say of sending that guard, for each worth of the gate: one number of 21 is 1."""
    hand = [one for one in range(GUARDS) if seen[one] == 1]
    sent = int(seen[SENT])
    winning = [one for one in hand if one > sent]
    if sent < 0:
        kind = 0 if guard == hand[0] else 1 if guard < hand[-1] else 2  # the lowest, one between, the highest
    elif guard in winning:
        kind = 3 if guard == winning[0] else 4  # as low as will do, or higher
    else:
        kind = 5 if guard == hand[0] else 6
    told = np.zeros((3, 7))
    told[seen[WORTH] - 1, kind] = 1.0
    return told.ravel()


def legal(observation: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


class Learner:
    """Sends the guard whose features promise most; learns from how the games end."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(21)
        self.rng = np.random.default_rng(seed)
        self.path: list[Numbers] = []

    def act(self, observation: dict[str, Any], curiosity: float) -> int:
        seen, actions = observation["observation"], legal(observation)
        told = [features(seen, action) for action in actions]
        best = int(np.argmax([self.weights @ one for one in told]))
        if self.rng.random() < curiosity:
            best = int(self.rng.integers(len(actions)))
        self.path.append(told[best])
        return actions[best]

    def learn(self, result: float) -> None:
        for told in self.path:
            self.weights += STEP * (result - 0.5 - self.weights @ told) * told
        self.path.clear()


def play(environment: DonjonEnv, learner: Learner, seed: int, curiosity: float) -> float:
    """One game against chance, in turns in either seat; what the learner wins."""
    mine, won = f"seat_{seed % 2}", 0.0
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        if agent == mine:
            won += reward
        if over:
            environment.step(None)
        elif agent == mine:
            environment.step(learner.act(observation, curiosity))
        else:
            environment.step(int(learner.rng.choice(legal(observation))))
    return won


def score(environment: DonjonEnv, learner: Learner, games: int) -> tuple[float, float]:
    """The mean result over games that teach nothing, and half its 95 % interval."""
    won = [play(environment, learner, 1_000_000 + game, 0.0) for game in range(games)]
    learner.path.clear()
    return float(np.mean(won)), 1.96 * float(np.std(won)) / math.sqrt(games)


def main(games: int = GAMES) -> tuple[float, float]:
    """The score before and after."""
    environment, learner = DonjonEnv(Gatehouse(), 2, None, None), Learner(seed=1)
    before = score(environment, learner, games // 3)
    for game in range(games):
        learner.learn(play(environment, learner, game, curiosity=0.2))
    after = score(environment, learner, games // 3)
    print(f"before {before[0]:.3f} ± {before[1]:.3f}, after {games} games {after[0]:.3f} ± {after[1]:.3f}")
    return before[0], after[0]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
