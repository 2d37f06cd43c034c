"""Who thinks next: everybody in turn, small things first, and nobody all the workers at once.

Each person has a queue of what their tables and questions want thought about. Workers that fall free go round the
networks people come from, and in each round its people: who pretends to be many gets no more by it. Of one person's
errands the one with the smallest budget comes first. One worker is kept for what is quick, so
that nobody whose opponent is a squire waits for somebody else's duke.
"""

import asyncio
import heapq
import itertools
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from donjon.server.bots.crew import Call, Worker

QUICK = 0.25  # seconds up to which an errand counts as quick
NICE = 5  # people's requests come before any bot
NICER = 10  # and what is quick before what takes long


class Errand:
    """Something to be thought about for somebody, by as many workers as there are calls, if they are to be had."""

    def __init__(self, person: str, seconds: float, calls: Sequence[Call], *, patient: bool = False) -> None:
        self.person = person
        self.seconds = seconds
        self.calls = calls
        self.patient = patient
        self.done: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()

    @property
    def is_quick(self) -> bool:
        return self.seconds <= QUICK and not self.patient

    @property
    def account(self) -> tuple[str, str]:
        return self.person, "patient" if self.patient else "quick" if self.is_quick else "long"


Queues = OrderedDict[str, list[tuple[float, int, Errand]]]  # by person, who is next first


class Crowd:
    """Those who wait, by the network and the person they come from: who is next first."""

    def __init__(self, home_of: Callable[[str], str]) -> None:
        self._home_of = home_of
        self._waiting: OrderedDict[str, Queues] = OrderedDict()
        self._numbers = itertools.count()

    def __len__(self) -> int:
        return sum(len(errands) for queues in self._waiting.values() for errands in queues.values())

    def add(self, errand: Errand) -> None:
        """One more, at the end of those of that person that take as long."""
        queues = self._waiting.setdefault(self._home_of(errand.person), OrderedDict())
        heapq.heappush(queues.setdefault(errand.person, []), (errand.seconds, next(self._numbers), errand))

    def deal_one(self, deal_to: Callable[[Errand, int], bool]) -> bool:
        """The first whom that takes is served, and their person and network are last from then on."""
        for home, queues in self._waiting.items():
            for person, errands in queues.items():
                while errands and errands[0][-1].done.done():
                    heapq.heappop(errands)  # whoever wanted it does not any more
                if errands and deal_to(errands[0][-1], max(len(self._waiting), len(queues))):
                    heapq.heappop(errands)
                    queues.move_to_end(person)
                    self._waiting.move_to_end(home)
                    self._drop_empty(home)
                    return True
        for home in list(self._waiting):
            self._drop_empty(home)
        return False

    def dismiss(self) -> None:
        """Nobody is served any more."""
        for queues in self._waiting.values():
            for errands in queues.values():
                for *_, errand in errands:
                    errand.done.cancel()
        self._waiting.clear()

    def _drop_empty(self, home: str) -> None:
        queues = self._waiting[home]
        for person in [person for person, errands in queues.items() if not errands]:
            del queues[person]
        if not queues:
            del self._waiting[home]


class Sharing:
    """Shares workers between people: so many for anything, and one more for what is quick."""

    def __init__(self, workers: int, home_of: Callable[[str], str] = lambda _: "") -> None:
        """`home_of`: from which network a person comes."""
        # Of one person at once for what is quick, and as many for what takes long: with a duke at one table a squire at
        # another answers all the same. There is one more worker, and what has that is over in a moment.
        self.quota = workers
        self.quick = Worker(NICE)
        self.workers = [self.quick, *(Worker(NICER) for _ in range(workers))]
        self._idle = list(self.workers)
        self._waiting = Crowd(home_of)
        self._patient = Crowd(home_of)  # whose turn comes when nobody else can be served
        self._thinking: Counter[tuple[str, str]] = Counter()  # workers that each account of a person has now
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, person: str, seconds: float, calls: Sequence[Call], *, patient: bool = False) -> list[Any]:
        """The answers of those workers that could be had; raises Gone or Failed where one has none.

        What is `patient` waits until nobody else does, and leaves a worker to whoever comes next, if there are two.
        """
        errand = Errand(person, seconds, calls, patient=patient)
        (self._patient if patient else self._waiting).add(errand)
        self._deal()
        return await errand.done

    def waiting(self) -> int:
        """How many errands nobody thinks about yet; what is patient is not counted."""
        return len(self._waiting)

    def stop(self) -> None:
        self._waiting.dismiss()
        self._patient.dismiss()
        for worker in self.workers:
            worker.stop()

    def _deal(self) -> None:
        """Whoever is idle gets something to think about."""
        while self._idle and (self._waiting.deal_one(self._deal_to) or self._patient.deal_one(self._deal_to)):
            pass

    def _deal_to(self, errand: Errand, waiting: int) -> bool:
        """Whether anybody may think about it now; where several wait, not all of the workers that could."""
        room, free = self.quota - self._thinking[errand.account], self._free(errand)
        if room <= 0 or not free:
            return False
        self._begin(errand, free[: min(len(errand.calls), room, max(1, len(free) // waiting))])
        return True

    def _free(self, errand: Errand) -> list[Worker]:
        """The idle workers that may think about it, the best first."""
        if errand.is_quick:
            return sorted(self._idle, key=lambda worker: worker.niceness)
        free = [worker for worker in self._idle if worker is not self.quick]
        return free[1:] if errand.patient and self.quota > 1 else free

    def _begin(self, errand: Errand, heads: list[Worker]) -> None:
        answers: list[Any] = [None] * len(heads)
        left = len(heads)
        self._thinking[errand.account] += len(heads)
        for worker in heads:
            self._idle.remove(worker)

        async def think(place: int, worker: Worker) -> None:
            nonlocal left
            try:
                answers[place] = await worker.do(errand.calls[place], errand.seconds)
                left -= 1
                if left == 0 and not errand.done.done():
                    errand.done.set_result(answers)
            except Exception as failed:
                if not errand.done.done():
                    errand.done.set_exception(failed)
            finally:
                self._idle.append(worker)
                self._thinking[errand.account] -= 1
                if self._thinking[errand.account] <= 0:
                    del self._thinking[errand.account]
                self._deal()

        for place, worker in enumerate(heads):
            self._do(think(place, worker))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
