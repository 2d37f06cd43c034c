"""What the server writes about itself: lines for people, or JSON for programs. Never a secret, an address or a name."""

import json
import logging
import os
import sys
import time
from collections.abc import Callable
from typing import Any

QUIET_LIBRARIES = ("uvicorn.access", "uvicorn.error", "asyncio", "sqlalchemy", "alembic")
BURST = 60.0  # seconds in which the same trouble is told once
REMEMBERED = 500  # troubles
FACTS = "facts"  # what a line says beside its message, as fields


def begin(form: str = "text", verbose: bool = False) -> None:
    """Write to standard error from now on; what goes well only if `verbose`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    handler.addFilter(Once())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("donjon").setLevel(logging.INFO if verbose else logging.WARNING)
    for name in QUIET_LIBRARIES:
        logging.getLogger(name).setLevel(logging.ERROR)


class Once(logging.Filter):
    """Of lines that say the same, one in a while, which then tells how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[str, str], tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        # A trouble with a trace is told by what was being done, whatever it was done to.
        key = (record.name, str(record.msg) if record.exc_info else record.getMessage())
        moment = self._clock()
        since, times = self._said.get(key, (-BURST, 0))
        if moment - since < BURST:
            self._said[key] = since, times + 1
            return False
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[key] = moment, 0
        if times:
            record.__dict__[FACTS] = {**getattr(record, FACTS, {}), "more": times}
        return True


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "room": record.name,
            "process": os.getpid(),
            "message": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Text(logging.Formatter):
    """One line for people, with the trouble below it where there is some."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, FACTS, {}).items())
        line = f"{_time(record)} {record.levelname.lower():7} {record.name}: {record.getMessage()} {facts}".rstrip()
        return line + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


def _time(record: logging.LogRecord) -> str:
    moment = time.gmtime(record.created)
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{int(record.msecs):03d}Z"
