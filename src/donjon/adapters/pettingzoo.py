"""The games as PettingZoo environments (AEC: one agent after the other)."""

import json
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.random import Random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import donjon
from donjon.core.game import Game
from donjon.core.state import CHANCE, OVER

Observation = dict[str, Any]  # "observation": what the seat may see, "action_mask": what it may play


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> "OrderEnforcingWrapper[str, Observation, int]":
    """An environment for the game of that slug; endless play is stopped by the game's safety cap."""
    return OrderEnforcingWrapper(DonjonEnv(donjon.game(game), seats, options, render_mode))


class DonjonEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Agents are seats. Dice and draws happen inside, by the seed of `reset`; results are paid out at the end."""

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"donjon_{game.slug.replace('-', '_')}_v{game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game = game
        self.seats, self.options = game.settle(seats, game.capped(options))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents = self.possible_agents[:]
        bounds = np.iinfo(np.int64)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(bounds.min, bounds.max, (game.observation,), dtype=np.int64),
                    "action_mask": spaces.Box(0, 1, (game.space,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.space) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed gives the same dice and draws."""
        self.rng = Random((secrets.randbits(60) if seed is None else seed) & (2**60 - 1))
        self.position = self.game.new(self.seats, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._play_chance()

    def step(self, action: int | None) -> None:
        """Play the selected agent's decision; an illegal one raises IllegalAction and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing must act")
        self.position.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._play_chance()
        self._accumulate_rewards()

    def _play_chance(self) -> None:
        """Let dice and draws happen, then say who is next or what everybody won."""
        while self.position.actor == CHANCE:
            self.position.apply(self.position.drawn(self.rng))
        if self.position.actor == OVER:
            self.rewards = {agent: self.position.result(seat) for seat, agent in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self.position.actor)]

    def observe(self, agent: str) -> Observation:
        """What the seat may see, and which actions it may play (none while another is to decide)."""
        seat = self.possible_agents.index(agent)
        seen = self.position.observed(seat, self.game.observation)
        mask = np.zeros(self.game.space, np.int8)
        if self.position.actor == seat:
            mask[self.position.actions()] = 1
        return {"observation": np.array(seen, np.int64), "action_mask": mask}

    def render(self) -> str | None:
        """What the public sees, as JSON (`render_mode="ansi"`)."""
        return json.dumps(self.game.view(self.position, None), indent=1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
