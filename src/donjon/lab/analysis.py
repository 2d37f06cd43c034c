"""A recorded game judged from beginning to end, quickly or thoroughly."""

from collections.abc import Callable
from typing import Final

from donjon.bots.balance import Balance, moments
from donjon.bots.judging import Judgement, judge
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.lab.executor import executor

# Seconds of thinking about each decision, at the game's usual pace: a glance, a baron's turn, four times as long.
PASSES: Final = {"quick": 0.012, "full": 0.3, "deep": 1.2}


def analyse(
    game: Game,
    record: Record,
    seconds: float = PASSES["full"],
    *,
    workers: int | None = None,
    ray: str | None = None,
    begin: Callable[[int], None] = lambda _: None,
    advance: Callable[[], None] = lambda: None,
) -> Balance:
    """Judge every decision and every run of chance of a finished game, thinking so long about each.

    `begin` is told how much there is to judge, `advance` is called after each. Raises BadRecord.
    """
    course, jobs, results = moments(game, record, seconds)
    begin(len(jobs))
    judged: dict[int, Judgement] = {}
    with executor(workers, ray, len(jobs)) as crew:
        for judgement in crew.map(judge, jobs):
            judged[judgement.ply] = judgement
            advance()
    return Balance(record, course, judged, results)
