"""What is done again and again as long as a house is open."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NoReturn

from sqlalchemy.exc import SQLAlchemyError


async def go_round(
    pause: Callable[[], float], work: Callable[[], Awaitable[None]], log: logging.Logger, complaint: str
) -> NoReturn:
    """Work after every pause of so many seconds; a database that is away may be back the next time."""
    while True:
        await asyncio.sleep(pause())
        try:
            await work()
        except (SQLAlchemyError, OSError) as away:
            log.warning("%s: %s", complaint, type(away).__name__)
