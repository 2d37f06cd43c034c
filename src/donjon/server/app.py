"""The server put together."""

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import donjon
from donjon.server import metrics, problems
from donjon.server.bots.pace import Drive, Pace
from donjon.server.bots.thinking import Bots
from donjon.server.caretaker import Caretaker
from donjon.server.doors.guard import Guard
from donjon.server.doors.house import House
from donjon.server.doors.http import api
from donjon.server.doors.limits import Doorkeeper, Limits
from donjon.server.doors.openapi import describe
from donjon.server.doors.origins import Origins
from donjon.server.doors.pages import Pages
from donjon.server.live.household import Household
from donjon.server.settings import Settings
from donjon.server.storage.address import database_url
from donjon.server.storage.renewing import renew_before_serving
from donjon.server.storage.retention import Retention
from donjon.server.storage.store import Store
from donjon.server.tables.bell import Bell
from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.storage")
QUIET: Any = {"tracing": False, "metrics": False, "logs": False, "operation_spans": False, "auto_configure": False}
HTTP_TITLES = {404: "not-found", 405: "wrong-method"}


def create(settings: Settings, workers: int | None = None) -> FastAPI:
    """The server over the database of its settings, with bots that think in so many processes."""
    store = Store(database_url(settings.db))
    bots = Bots(settings.seconds, workers)
    tables = Tables(store)
    drive = Drive(tables, bots, settings.pace or Pace())
    bell = Bell(tables, drive)
    household = Household(store, tables)
    doorkeeper = Doorkeeper(settings.limits or Limits())
    bots.home_of = doorkeeper.home_of
    origins = Origins(settings.public)
    retention = settings.retention or Retention()
    caretaker = Caretaker(store, doorkeeper, retention)

    @contextlib.asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await store.start()
        await renew_before_serving(store)
        await bell.start()
        await household.start()
        await caretaker.start()
        drive.resume()
        yield
        await app.state.house.analyst.stop()
        await caretaker.stop()
        await bell.stop()
        await drive.stop()
        await household.stop()
        await store.stop()

    app = FastAPI(
        title="Donjon",
        version=donjon.__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # that page loads scripts from elsewhere
        redoc_url=None,
        telemetry=QUIET,
    )
    app.state.house = House(store, bots, tables, drive, doorkeeper, origins, retention, household.phrases)
    app.state.house.on_turned_away = household.say_turned_away
    household.on_turned_away = app.state.house.turned_away
    app.add_exception_handler(problems.Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _storage)
    app.add_exception_handler(OSError, _storage)  # the database's door is closed
    app.add_exception_handler(Exception, _broken)
    app.include_router(api)
    describe(app)
    app.add_route("/metrics", metrics.metrics, include_in_schema=False)
    app.mount("/", Pages())
    app.add_middleware(Guard, doorkeeper=doorkeeper, origins=origins)
    app.add_middleware(metrics.Observer)
    return app


async def _refused(_: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, problems.Refusal)
    if isinstance(refusal, problems.StalePly):
        metrics.CONFLICTS.inc()
    return problems.answer(refusal.document())


async def _malformed(_: Request, malformed: Exception) -> JSONResponse:
    """What is wrong with the body, and where."""
    assert isinstance(malformed, RequestValidationError)
    errors = [
        {"where": ".".join(str(part)[:40] for part in error["loc"]), "what": str(error["msg"])[:200]}
        for error in malformed.errors()[:10]
    ]
    detail = "; ".join(f"{error['where']}: {error['what']}" for error in errors)
    first = errors[0] if errors else {"where": "body", "what": "is malformed"}
    return problems.answer(problems.problem("malformed", 422, detail[:1000], first, errors=errors))


async def _http(_: Request, refused: Exception) -> JSONResponse:
    assert isinstance(refused, HTTPException)
    title = HTTP_TITLES.get(refused.status_code, "bad-request")
    return problems.answer(problems.problem(title, refused.status_code, str(refused.detail)))


async def _storage(request: Request, away: Exception) -> JSONResponse:
    """Nothing was changed: every change is one transaction."""
    metrics.STORAGE.inc()
    LOG.error("the database refuses: %s", str(getattr(away, "orig", None) or away).partition("\n")[0][:200])
    return await _refused(request, problems.StorageAway("the database cannot be used just now; try again"))


async def _broken(_: Request, __: Exception) -> JSONResponse:
    return problems.answer(problems.problem("server-error", 500, "the server made a mistake; nothing was changed"))
