"""Our search against OpenSpiel's own MCTSBot (random rollouts) through the adapter, the same time for every decision.

    python bench/openspiel_mcts.py GAME [--games 10] [--seconds 0.1] [--seed 0]

MCTSBot counts simulations, not seconds: it gets as many as it did in that time at its last decision. In the games that
hide something it looks at the true position, cards included; ours does not. Seconds are those of one core.
"""

import argparse
import time

import numpy as np
import pyspiel
from librt.random import Random
from open_spiel.python.algorithms import mcts

import donjon
from donjon.adapters import openspiel
from donjon.bots import SearchBot
from donjon.core.seeds import derive
from donjon.lab.ratings import interval


class Peer:
    """OpenSpiel's bot with a time for each decision."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.simulations = 20
        rng = np.random.RandomState(seed % 2**32)
        self.bot = mcts.MCTSBot(game, 2.0, self.simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)

    def step(self, state: pyspiel.State) -> int:
        """Its decision."""
        self.bot.max_simulations = max(2, self.simulations)
        began = time.process_time()
        action = self.bot.step(state)
        spent = max(1e-6, time.process_time() - began)
        self.simulations = int(self.bot.max_simulations * min(4.0, self.seconds / spent))
        return int(action)


def play(slug: str, index: int, seconds: float, seed: int) -> tuple[float, float, float]:
    """One game: our result, and the seconds of a decision of ours and of theirs on average."""
    spiel = pyspiel.load_game(f"donjon_{slug.replace('-', '_')}")
    state = spiel.new_initial_state()
    rng = Random(derive(seed, index // 2))
    ours = SearchBot(derive(seed, index), seconds=1.5 * seconds, timed=True)
    theirs = Peer(spiel, seconds, derive(seed, index, "peer"))
    mine = index % 2
    spent = [0.0, 0.0]
    asked = [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            ticket = rng.random()
            at = 0
            while at < len(odds) - 1 and ticket >= odds[at]:
                ticket -= odds[at]
                at += 1
            state.apply_action(outcomes[at])
            continue
        actor = state.current_player()
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            continue
        began = time.process_time()
        if actor == mine:
            # Every decision is a turn of its own, of which the first decision gets two thirds.
            ours.taken = 0
            ours.typical = 1.0
            action = ours.choose(state.position, actor)
        else:
            action = theirs.step(state)
        spent[actor == mine] += time.process_time() - began
        asked[actor == mine] += 1
        state.apply_action(action)
    return state.returns()[mine], spent[1] / max(1, asked[1]), spent[0] / max(1, asked[0])


def main() -> None:
    """Play and print the score of ours."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    donjon.game(asked.game)
    openspiel.register()
    scores = []
    for index in range(asked.games):
        score, ours, theirs = play(asked.game, index, asked.seconds, asked.seed)
        scores.append(score)
        low, high = interval(sum(scores) / len(scores), len(scores))
        print(
            f"{asked.game} {index + 1}/{asked.games}: {sum(scores) / len(scores):.3f} ({low:.2f}–{high:.2f}), "
            f"{ours:.3f} s and {theirs:.3f} s per decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
