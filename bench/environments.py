"""How fast environments are: many tables at once beside the rules alone, PettingZoo, OpenSpiel and pgx.

    python -m bench.environments                      # every game with two players
    python -m bench.environments barony --seats 4
    python -m bench.environments --pgx PYTHON         # beside pgx, as installed for that Python

Decisions of seats per second of this process on its core, random play; each figure is the best of interleaved rounds,
so that all have the same chances. `batch` writes observation (version 2), mask and list of legal actions at every
decision, `PettingZoo` is read through `last()` and stepped, `at first` is that adapter as it once was, on the rules of
today, with the action picked from the mask or, `sampling`, by the action space as PettingZoo's documentation does.
OpenSpiel's games are stepped from Python with their legal actions read; pgx steps as many boards as one jitted call
does best.
"""

import argparse
import importlib.metadata
import importlib.util
import json
import subprocess
import time
from collections.abc import Callable
from typing import Any

from bench.pettingzoo_at_first import FirstEnv
from librt.random import Random
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import donjon
from donjon.adapters.pettingzoo import env
from donjon.core.game import Game
from donjon.envs import batch
from donjon.lab.pace import decisions_per_s

SEED = 20230413
PGX = """
import json, sys, time, jax, pgx
found = {}
for name in ("chess", "backgammon"):
    best = 0.0
    for tables in (1, 64, 1024):
        game = pgx.make(name)
        first, step = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(game.step))
        def choose(key, mask):
            return jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1)
        choose = jax.jit(choose)
        key = jax.random.PRNGKey(1)
        state = first(jax.random.split(key, tables))
        def once(state, key):
            key, a, b = jax.random.split(key, 3)
            action = choose(a, state.legal_action_mask)
            try:
                state = step(state, action, jax.random.split(b, tables))
            except TypeError:
                state = step(state, action)
            return state, key
        state, key = once(state, key)
        jax.block_until_ready(state)
        done, began = 0, time.process_time()
        while (passed := time.process_time() - began) < float(sys.argv[1]):
            state, key = once(state, key)
            jax.block_until_ready(state)
            done += tables
        best = max(best, done / passed)
    found[name] = best
print(json.dumps({"version": pgx.__version__, **found}))
"""


def pace_of_batch(game: Game, seats: int, seconds: float, tables: int = 256) -> float:
    """Many tables at once, stepped by their own samples."""
    many = batch(game, tables, seats, seed=SEED)
    decisions = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        for _ in range(10):
            many.step(many.sample())
        decisions += 10 * tables
    return decisions / passed


def first(game: Game, seats: int) -> Any:
    """The adapter as it was."""
    return OrderEnforcingWrapper(FirstEnv(game, seats))


def pace_of_pettingzoo(environment: Any, seconds: float, sampling: bool = False) -> float:
    """A PettingZoo environment, read and stepped; `sampling` decides as its documentation does, by the action space."""
    rng = Random(SEED)
    decisions, games = 0, 0
    began = time.process_time()
    while True:
        environment.reset(seed=SEED + games)
        games += 1
        for agent in environment.agent_iter():
            observation, _, terminated, _, _ = environment.last()
            if terminated:
                environment.step(None)
                continue
            if sampling:
                environment.step(environment.action_space(agent).sample(observation["action_mask"]))
            else:
                legal = observation["action_mask"].nonzero()[0]
                environment.step(legal[rng.randrange(len(legal))])
            decisions += 1
            if decisions % 16 == 0 and (passed := time.process_time() - began) > seconds:
                return decisions / passed


def pace_of_openspiel(name: str, seconds: float) -> float:
    """One of OpenSpiel's own games, stepped from Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(SEED)
    decisions = 0
    began = time.process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
            if not state.is_chance_node():
                decisions += 1
            if decisions % 64 == 0 and (passed := time.process_time() - began) > seconds:
                return decisions / passed


def rows(games: list[Game], seats: int | None, rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Every figure, its best of the rounds."""
    ways: dict[str, Callable[[Game, int], float]] = {
        "rules": lambda game, seats: decisions_per_s(game, seats, seconds),
        "batch": lambda game, seats: pace_of_batch(game, seats, seconds),
        "PettingZoo": lambda game, seats: pace_of_pettingzoo(env(game.slug, seats), seconds),
        "PettingZoo, version 2": lambda game, seats: pace_of_pettingzoo(env(game.slug, seats, version=2), seconds),
        "PettingZoo at first": lambda game, seats: pace_of_pettingzoo(first(game, seats), seconds),
        "the same, sampling": lambda game, seats: pace_of_pettingzoo(first(game, seats), seconds, sampling=True),
    }
    found: dict[str, dict[str, float]] = {game.slug: dict.fromkeys(ways, 0.0) for game in games}
    for _ in range(rounds):
        for game in games:
            for way, measure in ways.items():
                pace = measure(game, seats or game.seats.start)
                found[game.slug][way] = max(found[game.slug][way], pace)
    return found


def peers(rounds: int, seconds: float, pgx: str | None) -> dict[str, float]:
    """The others, as far as they are installed."""
    found: dict[str, float] = {}
    spiel = importlib.util.find_spec("pyspiel")
    for _ in range(rounds):
        for name in ("chess", "backgammon") if spiel else ():
            label = f"OpenSpiel {importlib.metadata.version('open_spiel')} {name}"
            found[label] = max(found.get(label, 0.0), pace_of_openspiel(name, seconds))
    if pgx:
        told = json.loads(subprocess.run([pgx, "-c", PGX, str(seconds)], capture_output=True, check=True).stdout)
        found |= {f"pgx {told['version']} {name}": told[name] for name in ("chess", "backgammon")}
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How fast environments are.")
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--pgx", help="a Python that has pgx")
    told = parser.parse_args()
    games = [donjon.game(slug) for slug in told.games] or donjon.games()
    found = rows(games, told.seats, told.rounds, told.seconds)
    ways = list(next(iter(found.values())))
    print(
        "| decisions/s | "
        + " | ".join(ways)
        + " | batch / rules | batch / at first | batch / sampling | PettingZoo / at first |"
    )
    print("|" + "---|" * (len(ways) + 5))
    for slug, paces in found.items():
        ratios = (
            paces["batch"] / paces["rules"],
            paces["batch"] / paces["PettingZoo at first"],
            paces["batch"] / paces["the same, sampling"],
            paces["PettingZoo"] / paces["PettingZoo at first"],
        )
        figures = [f"{paces[way]:,.0f}" for way in ways] + [f"{ratio:.2f}" for ratio in ratios]
        print(f"| {slug} | " + " | ".join(figures) + " |")
    slowest = min(paces["batch"] for paces in found.values())
    for name, pace in peers(told.rounds, told.seconds, told.pgx).items():
        print(f"{name}: {pace:,.0f}; the slowest batch is {slowest / pace:.1f} times that")


if __name__ == "__main__":
    main()
