"""A recorded game judged from beginning to end, quickly or thoroughly."""

from collections.abc import Callable

from donjon.bots.balance import Balance, moments
from donjon.bots.judging import PASSES, Judgement, judge
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.lab.executor import executor


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
