"""What a table remembers of its game: the latest steps as they were, all others played out again."""

import random

import donjon
from donjon.server.tables.history import RECENT, History, Trial

GAME = donjon.game("terre-de-barons")


def played(plies: int) -> tuple[History, Trial]:
    rng = random.Random(4)
    trial = Trial(GAME, 0, GAME.new(2))
    history = History(GAME, 0, GAME.new(2))
    for _ in range(plies):
        trial.play(rng.choice(trial.state.actions()))
        history.append(trial.steps[-1], trial.states[-1])
    return history, trial


def told(history: History) -> list[tuple[int, str, int]]:
    return [(step.ply, step.text, len(step.events)) for step in history]


def test_early_steps_are_played_out_again() -> None:
    history, trial = played(5 * RECENT)
    truth = [(step.ply, step.text, len(step.events)) for step in trial.steps]
    assert history[len(history) - 1] is trial.steps[-1]
    assert history[len(history) - RECENT] is trial.steps[-RECENT]
    assert history[3] is not trial.steps[3]
    assert told(history) == truth
    assert [step.ply for step in history[RECENT : 3 * RECENT]] == list(range(RECENT, 3 * RECENT))
    assert [step.text for step in reversed(history)] == [step.text for step in reversed(trial.steps)]
    history.slim()
    assert told(history) == truth
    for ply in (0, 7, len(history) - 1):
        assert history.position(ply + 1).digest() == trial.states[ply].digest()
