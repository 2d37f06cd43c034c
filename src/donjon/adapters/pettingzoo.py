"""The games as PettingZoo environments (AEC: one agent after the other)."""

import json
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

import donjon
from donjon.adapters.spaces import observation_space
from donjon.core.game import Game
from donjon.core.state import OVER, State
from donjon.envs.batch import Batch

Observation = dict[str, Any]  # "observation": what the seat may see, "action_mask": what it may play


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    version: int = 1,
) -> "DonjonEnv":
    """An environment for the game of that slug; endless play is stopped by the game's safety cap.

    `version` is that of the observations: 1 are the rows of `State.observe`, 2 those of small integers that the game's
    `Features` describe.
    """
    return DonjonEnv(donjon.game(game), seats, options, render_mode, version)


class DonjonEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Agents are seats. Dice and draws happen inside, by the seed of `reset`; results are paid out at the end.

    It keeps PettingZoo's order of calls itself, for a wrapper would cost more than a decision does.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        render_mode: str | None,
        version: int = 1,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"donjon_{game.slug.replace('-', '_')}_v{game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game = game
        self.batch = Batch(game, 1, seats, options, 0, version, again=False)
        self.seats, self.options = self.batch.seats, self.batch.options
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seats: dict[str, int] = {}  # by agent, once there is a game
        space = observation_space(self.batch)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(game.space) for agent in self.possible_agents}
        # The buffers: what the agent to act sees and may play, and what any other sees.
        self._actors = self.batch.actor
        self._row = self.batch.observation[0]
        self._mask = self.batch.mask[0].view(np.int8)
        self._glimpse = self.batch.glimpse
        self._nothing = np.zeros(game.space, np.int8)

    @property
    def position(self) -> State:
        """The position itself."""
        return self.batch.position(0)

    @position.setter
    def position(self, position: State) -> None:
        self.batch.inner.place(0, position)
        self._actor = int(self._actors[0])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed gives the same dice and draws."""
        self.batch.inner.begin(0, (secrets.randbits(60) if seed is None else seed) & (2**60 - 1))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self._select()

    def agent_iter(self, max_iter: int = 2**63) -> "AECIterable[str, Observation, int]":
        self._expect_a_game()
        return super().agent_iter(max_iter)

    def _expect_a_game(self) -> None:
        if not self._seats:
            raise AssertionError("reset() comes before anything else")

    def step(self, action: int | None) -> None:
        """Play the selected agent's decision; an illegal one raises IllegalAction and changes nothing."""
        if not self._seats or not self.agents:
            self._expect_a_game()
            EnvLogger.warn_step_after_terminated_truncated()
        elif self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        elif action is None:
            raise ValueError("an agent that is still playing must act")
        else:
            self.batch.inner.step((int(action),))
            self._select()

    def _select(self) -> None:
        """Say who is next, or what everybody won: nothing is paid before the end."""
        self._actor = int(self._actors[0])
        if self._actor == OVER:
            self.rewards = {agent: self.position.result(seat) for seat, agent in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._actor]

    def observe(self, agent: str) -> Observation:
        """What the seat may see, and which actions it may play (none while another is to decide)."""
        self._expect_a_game()
        seat = self._seats[agent]
        if self._actor == seat:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        self.batch.inner.look(self.position, seat)
        return {"observation": self._glimpse.copy(), "action_mask": self._nothing.copy()}

    def render(self) -> str | None:
        """What the public sees, as JSON (`render_mode="ansi"`)."""
        return json.dumps(self.game.view(self.position, None), indent=1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
