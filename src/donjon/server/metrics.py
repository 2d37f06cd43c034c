"""Numbers about the server for Prometheus, added up over its processes."""

import functools
import ipaddress
import logging
import os
import time
from typing import TYPE_CHECKING

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from donjon.server import problems
from donjon.server.doors.origins import named_here
from donjon.server.logs import FACTS
from donjon.server.storage.database import free_bytes

if TYPE_CHECKING:
    from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.requests")
LOG_DISK = logging.getLogger("donjon.disk")
LITTLE = 200_000_000  # bytes below which somebody should make room
SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

REQUESTS = Counter("donjon_requests", "Requests answered", ["method", "door", "status"])
ANSWERS = Histogram("donjon_request_seconds", "Seconds until a request was answered", ["door"], buckets=SECONDS)
WRITES = Histogram("donjon_write_seconds", "Seconds a transaction took, waiting included", buckets=SECONDS)
DECISIONS = Counter("donjon_decisions", "Decisions written down", ["by"])
CONFLICTS = Counter("donjon_conflicts", "Decisions that came too late", [])
STORAGE = Counter("donjon_storage_errors", "Requests refused because the database was away", [])
NEWS = Counter("donjon_news", "Changes to tables that another process told of", [])
TAKEN_OVER = Counter("donjon_bot_turns_taken_over", "Bots' turns taken over from a process that was gone", [])
SET_APART = Counter("donjon_tables_set_apart", "Tables that could not be read", [])
FREE = Gauge("donjon_free_bytes", "Room left on the disk of a SQLite database", multiprocess_mode="min")
OPEN = Gauge("donjon_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
WATCHERS = Gauge("donjon_watchers", "Live connections", multiprocess_mode="livesum")


class Observer:
    """Counts every request and its time, by its door: the address without what stands in it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            door = getattr(scope.get("route"), "path", "elsewhere")
            observe(scope["method"], door, status, time.perf_counter() - began)


def observe(method: str, door: str, status: int, seconds: float) -> None:
    """A request was answered."""
    _answered(method if method in METHODS else "other", door, status).inc()
    _time_of(door).observe(seconds)
    if LOG.isEnabledFor(logging.INFO):
        facts = {"method": method[:10], "door": door, "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("answered", extra={FACTS: facts})


@functools.cache
def _answered(method: str, door: str, status: int) -> Counter:
    return REQUESTS.labels(method, door, status)


@functools.cache
def _time_of(door: str) -> Histogram:
    return ANSWERS.labels(door)


METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


def count(tables: "Tables") -> None:
    """What is in memory now."""
    present = tables.in_memory()
    OPEN.set(len(present))
    free = free_bytes(tables.store.engine)
    if free is not None:
        FREE.set(free)
        if free < LITTLE:
            LOG_DISK.warning("little room is left on the disk: less than %d MB", LITTLE // 1_000_000)
    WATCHERS.set(sum(len(table.watchers) for table in present))


async def metrics(request: Request) -> Response:
    """The numbers, for this machine alone, by a name of its own; a proxy passes on who really asks."""
    if not _is_here(request) or not named_here(request.headers.get("host", "").encode("latin-1")):
        return problems.answer(problems.NotFound("there is nothing at /metrics").document())
    count(request.app.state.house.tables)
    registry: CollectorRegistry = prometheus_client.REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types for it
    return Response(prometheus_client.generate_latest(registry), media_type=prometheus_client.CONTENT_TYPE_LATEST)


def _is_here(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
