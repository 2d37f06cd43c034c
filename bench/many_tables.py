"""What is asked often, with more and more tables stored: it must not take longer.

    python -m bench.many_tables                          # 1,000 to 1,000,000 tables in a SQLite file
    python -m bench.many_tables --most 100000 --db postgresql://…

Tables are written row by row into an empty database, without games: four in ten are over, one in a hundred is in the
lobby, one in three has a clock. Then each question is asked many times, and the middle and the slowest time printed.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import insert

from donjon.server.storage import retention
from donjon.server.storage.address import database_url
from donjon.server.storage.lists import Lists
from donjon.server.storage.saved import now
from donjon.server.storage.schema import PEOPLE, SEATS, TABLES
from donjon.server.storage.store import Store
from donjon.server.tables.bell import OVERDUE

TIMES = 50
TOGETHER = 5_000
HOUR = 3_600_000
POSITIONS = [f"{number:x}" for number in range(100)]
STATUSES = ("over", "playing", "playing", "over", "waiting", "playing", "over", "playing", "playing", "over")


def rows(number: int) -> tuple[dict[str, object], list[dict[str, object]]]:
    """A table, and its two seats; the same for the same number."""
    status = STATUSES[number % 10]
    moment, id, person = now() - number * 1000, f"t{number:011}", f"p{number // 10:011}"
    clock = status == "playing" and number % 3 == 0
    table = {
        "id": id,
        "code": f"{number:08X}"[-8:],
        "game": "terre-de-barons",
        "rules": 1,
        "options": {},
        "secret": bytes(32),
        "host": person,
        "version": 1,
        "revision": 0,
        "status": status,
        "ply": 100,
        "actor": 0 if status == "playing" else -1,
        "turn": 10,
        "digest": f"{number:032x}",
        "public": number % 100 == 1,
        "clock": {"turn": 600, "game": None} if clock else None,
        "asked": moment if clock else None,
        "deadline": now() + 24 * HOUR + number if clock else None,
        "created": moment,
        "updated": moment,
    }
    seats = [{"table_id": id, "seat": seat, "kind": "person", "person": person, "spent": 0} for seat in (0, 1)]
    return table, seats


async def fill(store: Store, first: int, last: int) -> None:
    """Write the tables of these numbers."""
    for begin in range(first, last, TOGETHER):
        made = [rows(number) for number in range(begin, min(last, begin + TOGETHER))]
        people = {str(table["host"]) for table, _ in made}
        async with store.engine.begin() as db:
            await db.execute(
                insert(PEOPLE), [{"id": person, "token_hash": "x", "created": now()} for person in sorted(people)]
            )
            await db.execute(insert(TABLES), [table for table, _ in made])
            await db.execute(insert(SEATS), [seat for _, seats in made for seat in seats])


async def timed(ask: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """The middle and the slowest of many times, in milliseconds."""
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        times.append((time.perf_counter() - began) * 1000)
    return round(statistics.median(times), 2), round(max(times), 2)


async def measure(store: Store) -> dict[str, tuple[float, float]]:
    lists = Lists(store)

    async def bell() -> None:
        async with store.asking.connect() as db:
            assert not list(await db.scalars(OVERDUE, {"moment": now()}))

    async def sweep() -> None:
        """As much of it as is done without a pause for others."""
        tables = retention._tables(store)
        await anext(tables)
        await tables.aclose()

    return {
        "bell": await timed(bell),
        "lobby": await timed(lists.lobby),
        "my tables": await timed(lambda: lists.tables_of("p00000000005")),
        "unfinished": await timed(lambda: lists.unfinished("p00000000005", 50)),
        "played by others": await timed(lambda: lists.alike("terre-de-barons", dict.fromkeys(range(12), "d1"))),
        "a position of others": await timed(lambda: lists.holding("terre-de-barons", POSITIONS)),
        "sweep, a step": await timed(sweep),
    }


async def run(db: str, most: int) -> None:
    store = Store(database_url(db))
    await store.start()
    stored, size = 0, 1000
    while size <= most:
        await fill(store, stored, size)
        stored = size
        print(json.dumps({"tables": size, "ms": await measure(store)}), flush=True)
        size *= 10
    await store.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--most", type=int, default=1_000_000, help="tables at the end")
    parser.add_argument("--db", default=None, help="an empty database; by default a SQLite file that is deleted again")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(asked.db or str(Path(folder) / "many.sqlite3"), asked.most))


if __name__ == "__main__":
    main()
