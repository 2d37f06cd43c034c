"""Where whatever is many games is played: here, on all cores of this machine, or on a Ray cluster.

The work is a function of the top level of a module, and its jobs can be pickled. Results come in the order of the jobs
and are the same wherever they are made.
"""

import hashlib
import importlib
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

from donjon.core.errors import DonjonError
from donjon.core.processes import serve_parent

LARGEST = 8  # jobs a worker of this machine does before it tells
REACHED = 20.0  # seconds, in which a cluster answers
TRIES = 100  # times a job is begun again on a cluster whose nodes go away

Job = TypeVar("Job")
Done = TypeVar("Done")


class BadCluster(DonjonError):
    """A Ray cluster that cannot be used as asked."""


class Executor(Protocol):
    """Somebody who does many jobs."""

    workers: int  # jobs at once

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        """Do every job; the results in the order of the jobs."""


@contextmanager
def executor(workers: int | None = None, ray: str | None = None, jobs: int | None = None) -> Iterator[Executor]:
    """An executor that ends with the block: of so many processes (one per core), or the cluster at that address.

    Where no more than `jobs` are to be done, no more processes are started.
    """
    if ray is not None:
        with _cluster(ray) as cluster:
            yield cluster
        return
    count = workers or cores()
    if min(count, jobs or count) == 1:
        yield _Here()
        return
    with _processes(min(count, jobs or count)) as processes:
        yield processes


def cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Here:
    """This process, one job after the other."""

    workers = 1

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        return map(work, jobs)


class _Processes:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), serve_parent)

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        size = max(1, min(LARGEST, len(jobs) // (32 * self.workers)))
        with _interrupts_blocked():
            rounds = [
                self.pool.submit(_do_some, work, jobs[first : first + size]) for first in range(0, len(jobs), size)
            ]
        for finished in rounds:
            yield from finished.result()


@contextmanager
def _processes(workers: int) -> Iterator[_Processes]:
    others = multiprocessing.active_children()
    processes = _Processes(workers)
    try:
        yield processes
    except BaseException:
        for worker in set(multiprocessing.active_children()).difference(others):
            worker.terminate()
        raise
    finally:
        processes.pool.shutdown()


def _do_some(work: Callable[[Job], Done], jobs: Sequence[Job]) -> list[Done]:
    return [work(job) for job in jobs]


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Hold back Ctrl-C while workers start: they inherit it, so that it never reaches one half awake."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Cluster:
    """All cores of a Ray cluster. Ray keeps the queue, and begins again what ran on a node that went away."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(num_cpus=1, max_retries=TRIES)(_do_there)

    def map(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
        # Each job is a task of its own, so that only what was under way is lost with a node. What is left when nobody
        # wants more ends with the connection: tasks cancelled by force took this process along now and then.
        waiting = [self.task.remote(fingerprint(), work.__module__, work.__qualname__, job) for job in jobs]
        while waiting:
            done, problem = self.ray.get(waiting.pop(0))
            if problem is not None:
                raise BadCluster(problem)
            yield done


@contextmanager
def _cluster(address: str) -> Iterator[_Cluster]:
    try:
        ray = importlib.import_module("ray")
    except ImportError as missing:
        raise BadCluster("a cluster needs Ray: pip install 'donjon[ray]'") from missing
    _must_listen(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as unreachable:
        raise BadCluster(f"no Ray cluster at {address}: {unreachable}") from unreachable
    try:
        yield _Cluster(ray)
    finally:
        ray.shutdown()


def _must_listen(address: str) -> None:
    """Say at once that nobody is there: Ray itself would try again for many minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "://" in host:
        return  # a name that Ray resolves, such as auto
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=REACHED).close()
    except (OSError, OverflowError) as unreachable:
        raise BadCluster(f"no Ray cluster at {address}: {unreachable}") from unreachable


def _do_there(expected: str, module: str, name: str, job: Any) -> tuple[Any, str | None]:
    """One job on some node of a cluster: what came of it, or why it was not begun."""
    if fingerprint() != expected:
        return None, f"the node {os.uname().nodename} has another Donjon: all nodes need the same"
    return getattr(importlib.import_module(module), name)(job), None


@cache
def fingerprint() -> str:
    """What the games and bots of this installation are made of: equal ones play the same games."""
    package = Path(__file__).parents[1]
    whole = hashlib.blake2b(digest_size=16)
    for room in ("core", "games", "bots", "lab"):
        for path in sorted(path for kind in ("*.py", "*.json") for path in (package / room).rglob(kind)):
            whole.update(f"{path.relative_to(package).as_posix()}\n".encode() + path.read_bytes())
    return whole.hexdigest()
