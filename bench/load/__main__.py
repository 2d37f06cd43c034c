"""python -m bench.load: how many decisions a server carries, and how long until everybody saw them."""

import argparse
import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop

from .boardgame import BoardgameTable, boardgame_server
from .house import Server, donjon_server
from .tables import Bench, DonjonTable
from .wire import Pool

PATIENCE = 5.0  # seconds after which an update counts as lost


class Run:
    """Decisions at a steady rate over some tables, each timed until all who watch have seen it."""

    def __init__(self, tables: Sequence[Bench], rate: float, seconds: float, seed: int = 1) -> None:
        self.tables, self.rate, self.seconds = tables, rate, seconds
        self.rng = random.Random(seed)
        self.answers: list[float] = []
        self.updates: list[float] = []
        self.worst: dict[int, float] = {}  # of the decisions due in each second
        self.errors: list[str] = []
        self.skipped = 0

    async def go(self) -> None:
        """Whether or not the server keeps up: a decision is timed from when it was due."""
        began = time.perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        for number in range(int(self.rate * self.seconds)):
            due = began + number / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table = self._free()
            if table is None:
                self.skipped += 1
                continue
            table.busy = True
            task = asyncio.create_task(self._decide(table, due, int(due - began)))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        await asyncio.gather(*tasks)

    def _free(self) -> Bench | None:
        for _ in range(50):
            table = self.rng.choice(self.tables)
            if not table.busy and not table.over:
                return table
        return None

    async def _decide(self, table: Bench, due: float, second: int) -> None:
        try:
            position = await table.decide(self.rng)
            if table.over and position == 0:
                return
            self.answers.append(time.perf_counter() - due)
            await table.until(lambda: table.all_saw(position), PATIENCE)
            took = max(table.seen.values()) - due
            self.updates.append(took)
            self.worst[second] = max(took, self.worst.get(second, 0.0))
        except Exception as failed:
            self.errors.append(f"{type(failed).__name__}: {failed}")
        finally:
            table.busy = False

    def figures(self) -> dict[str, Any]:
        done = len(self.updates)
        return {
            "decisions": done,
            "per_s": round(done / self.seconds, 1),
            "answer_ms": _spread(self.answers),
            "update_ms": _spread(self.updates),
            "worst_seconds": self._worst_seconds(),
            "errors": len(self.errors),
            "first_error": self.errors[0] if self.errors else None,
            "skipped": self.skipped,
        }

    def _worst_seconds(self, count: int = 5) -> dict[int, float]:
        """When it was slowest: the seconds of the run, and their slowest update in milliseconds."""
        slowest = sorted(self.worst, key=lambda second: -self.worst[second])[:count]
        return {second: round(1000 * self.worst[second], 1) for second in sorted(slowest)}


def _spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)}


async def measure(asked: argparse.Namespace, server: Server) -> dict[str, Any]:
    pool = Pool(server.host, server.port, 48)
    empty = server.memory()

    def new() -> Bench:
        if asked.server == "boardgame":
            return BoardgameTable(server.host, server.port, pool)
        return DonjonTable(server.host, server.port, pool, asked.game)

    tables = [new() for _ in range(asked.tables)]
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    opened = server.memory()
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.watch() for table in tables[start : start + 20]))
    figures: dict[str, Any] = {"server": asked.server, "tables": asked.tables, "watchers": 2 * asked.tables}
    if asked.share:
        figures["workers"], figures["share"] = asked.workers, asked.share
    figures["memory_mb"] = {"empty": empty, "open": opened, "watched": server.memory()}
    figures["kb_per_unwatched_table"] = round((opened - empty) * 1024 / len(tables), 1)
    if asked.warm:
        warm = Run(tables, asked.rate, asked.warm, seed=2)
        await warm.go()
    runs = []
    rate = asked.rate
    while True:
        before, spent, began, mine = server.memory(), server.cpu_seconds(), time.perf_counter(), time.process_time()
        run = Run(tables, rate, asked.seconds)
        await run.go()
        took = time.perf_counter() - began
        cores = {"server_cores": server.cpu_seconds() - spent, "own_cores": time.process_time() - mine}
        after = {"rate": rate, **run.figures(), "memory_mb": [before, server.memory()]}
        after |= {name: round(seconds / took, 3) for name, seconds in cores.items()}
        runs.append(after)
        print(json.dumps(after), file=sys.stderr, flush=True)
        good = not run.errors and after["update_ms"]["p99"] < asked.limit and after["per_s"] > 0.97 * rate
        if not asked.climb or not good:
            break
        rate *= asked.climb
    figures["runs"] = runs
    if asked.idle:
        await asyncio.sleep(asked.idle)
        quiet = server.memory()
        figures["memory_mb"]["idle"] = quiet
        figures["kb_per_watched_table"] = round((quiet - empty) * 1024 / len(tables), 1)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--server", choices=("donjon", "boardgame", "boardgame-files"), default="donjon")
    parser.add_argument(
        "--db", help="database of the server (a new SQLite file by default, `postgresql` for one of our own)"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="terre-de-barons")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="decisions a second")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of the same load before anything is measured")
    parser.add_argument("--climb", type=float, help="after each good run again at so many times the rate")
    parser.add_argument("--limit", type=float, default=250.0, help="milliseconds of p99 that a good run stays under")
    parser.add_argument("--idle", type=float, help="then leave the tables alone for so many seconds and weigh them")
    parser.add_argument("--stored", type=int, default=0, help="tables already in the database, which nobody opens")
    parser.add_argument("--share", type=float, help="of a core for each process that serves, by control groups")
    parser.add_argument("--scratch", type=Path, default=Path("/tmp/donjon-bench"))
    asked = parser.parse_args()
    asked.scratch.mkdir(parents=True, exist_ok=True)
    if asked.server.startswith("boardgame"):
        server = boardgame_server(asked.scratch, files=asked.server.endswith("files"))
        asked.server = "boardgame"
    else:
        server = donjon_server(asked.scratch, asked.db, asked.workers, asked.stored, asked.share)
    gc.disable()  # a generator that pauses would be measured as a server that does
    with server:
        print(json.dumps(uvloop.run(measure(asked, server)), indent=2))


if __name__ == "__main__":
    main()
