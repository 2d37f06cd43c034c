"""The PettingZoo adapter as it was at first, on the rules of today, to be measured beside the present one."""

from typing import Any

import numpy as np
from gymnasium import spaces
from librt.random import Random
from pettingzoo import AECEnv

from donjon.core.game import Game
from donjon.core.state import CHANCE, OVER


class FirstEnv(AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Asks the position for lists, and makes arrays of them at every look."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        self.game = game
        self.seats, self.options = game.settle(seats, game.capped())
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.action_spaces = {agent: spaces.Discrete(game.space) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.rng = Random(seed)
        self.position = self.game.new(self.seats, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.play_chance()

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play_chance()
        self._accumulate_rewards()

    def play_chance(self) -> None:
        while self.position.actor == CHANCE:
            self.position.apply(self.position.drawn(self.rng))
        if self.position.actor == OVER:
            self.rewards = {agent: self.position.result(seat) for seat, agent in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self.position.actor)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        seen = self.position.observed(seat, self.game.observation)
        mask = np.zeros(self.game.space, np.int8)
        if self.position.actor == seat:
            mask[self.position.actions()] = 1
        return {"observation": np.array(seen, np.int64), "action_mask": mask}
