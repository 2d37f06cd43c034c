"""A disk that is full is seen: by health, in the log, in the numbers; and once there is room, nothing need be done."""

import contextlib
import logging
import resource
from collections.abc import Iterator
from pathlib import Path

from donjon.server.logs import BURST, Once

from .company import House, Person, open_house, refusal, wait_for

LOG = 20_000  # bytes


@contextlib.contextmanager
def full(house: House) -> Iterator[None]:
    """Nothing of the server may be written any more but the beginning of a file, such as its log."""
    assert house.process is not None
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (LOG, resource.RLIM_INFINITY))
    yield
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_seen_and_told_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with open_house(tmp_path / "tables.sqlite3", log=log) as house:
        mahaut = Person(house)
        for _ in range(10):
            mahaut.open_table("me", "me")
        assert mahaut.http.get("/api/health").status_code == 200
        with full(house):
            for _ in range(35):
                refusal(mahaut.send(mahaut.table["choices"][0]["action"]), 503, "storage-away")
            wait_for(lambda: mahaut.http.get("/api/health").status_code == 503, 30)
            told = [line for line in log.read_text().splitlines() if "the database refuses" in line]
            assert len(told) == 1, told
            mahaut.see()  # what is there can be read
        wait_for(lambda: mahaut.http.get("/api/health").status_code == 200, 30)
        mahaut.decide_by("colour")
        numbers = mahaut.http.get("/metrics").text
        free = float(numbers.partition("\ndonjon_free_bytes ")[2].split()[0])
        assert free > 1_000_000
        assert "donjon_storage_errors_total 3" in numbers
    text = log.read_text()
    assert text.count("Traceback") <= 6, text  # a clock's, a bot's: once each, not at every try


def test_health_writes_rarely(house: House) -> None:
    """However often anybody asks."""
    mahaut = Person(house)

    def writes() -> int:
        numbers = mahaut.http.get("/metrics").text
        return int(float(numbers.partition("\ndonjon_write_seconds_count ")[2].split()[0]))

    mahaut.http.get("/api/health")
    before = writes()
    for _ in range(200):
        assert mahaut.http.get("/api/health").status_code == 200
    assert writes() - before < 50  # a clock's beat now and then, and one of ours


def test_the_same_trouble_is_told_once_in_a_while() -> None:
    moment = [0.0]
    once = Once(lambda: moment[0])

    def told(message: str, *args: object) -> logging.LogRecord | None:
        record = logging.LogRecord("donjon.x", logging.ERROR, "", 0, message, args, None)
        return record if once.filter(record) else None

    assert told("table %s is set apart", "a")
    assert told("table %s is set apart", "b")
    assert sum(told("the disk is full") is not None for _ in range(5)) == 1
    moment[0] = BURST + 1
    again = told("the disk is full")
    assert again is not None
    assert vars(again)["facts"] == {"more": 4}
