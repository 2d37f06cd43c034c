"""The games in Gymnasium, for one learner among bots: one table (`env`), or many at once (`vector`)."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import donjon
from donjon.adapters.company import Company
from donjon.adapters.spaces import observation_space

Observation = dict[str, Any]  # "observation": what the learner may see, "action_mask": what he may play
LARGEST_SEED = 2**60 - 1


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seat: int | None = None,
    opponents: str | Sequence[str] = "random",
    render_mode: str | None = None,
    version: int = 2,
) -> "DonjonEnv":
    """A table of that game with bots in the other seats; a learner without a `seat` moves on by one each game."""
    return DonjonEnv(Company(donjon.game(game), 1, seats, options, seat, opponents, version), render_mode)


def vector(
    game: str,
    num_envs: int = 256,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seat: int | None = None,
    opponents: str | Sequence[str] = "random",
    version: int = 2,
) -> "DonjonVectorEnv":
    """Many such tables, stepped together."""
    return DonjonVectorEnv(Company(donjon.game(game), num_envs, seats, options, seat, opponents, version))


class DonjonEnv(gymnasium.Env[Observation, np.int64]):
    """One table: a step is the learner's decision and all that happens until his next; he is paid at the end."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # gymnasium reads it so

    def __init__(self, company: Company, render_mode: str | None) -> None:
        self.company = company
        self.begun = False
        self.render_mode = render_mode
        self.observation_space = observation_space(company.batch)
        self.action_space = spaces.Discrete(company.batch.game.space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: the next one, or the first of that seed, with the same dice, draws and bots each time."""
        super().reset(seed=seed)
        if seed is None and self.begun:
            self.company.begin(np.ones(1, np.bool_))
        else:
            self.company.restart(int(self.np_random.integers(LARGEST_SEED)))
            self.begun = True
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's decision; an illegal one loses the game (`illegal` in the information says so)."""
        won = self.company.step(np.array([action], np.int64))
        return self._observed(), float(won[0]), bool(self.company.over[0]), False, self._info()

    def render(self) -> str | None:
        """What the public sees, as JSON (`render_mode="ansi"`)."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.company.batch.game.view(self.company.batch.position(0), None), indent=1)

    def _observed(self) -> Observation:
        batch = self.company.batch
        return {"observation": batch.observation[0].copy(), "action_mask": batch.mask[0].astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.company.learner[0]), "illegal": bool(self.company.lost[0])}


class DonjonVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many tables. What is returned is a view of buffers that the next step writes anew.

    A table whose game is over begins the next one with the step after (Gymnasium's usual way, NEXT_STEP).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # gymnasium reads it so

    def __init__(self, company: Company) -> None:
        self.company = company
        self.num_envs = company.batch.tables
        self.single_observation_space = observation_space(company.batch)
        self.single_action_space = spaces.Discrete(company.batch.game.space)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._seen = {"observation": company.batch.observation, "action_mask": company.batch.mask.view(np.int8)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games at all tables; the same seed gives the same dice, draws and bots."""
        super().reset(seed=seed)
        self.company.restart(secrets.randbits(40) if seed is None else seed)
        return self._seen, self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The learner's decisions; where a game was over, the next one begins and nothing is decided."""
        fresh = self.company.over.copy()
        won = self.company.step(np.asarray(actions, np.int64))
        self.company.begin(fresh)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen, won, self.company.over.copy(), truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.company.learner.copy(), "illegal": self.company.lost.copy()}
