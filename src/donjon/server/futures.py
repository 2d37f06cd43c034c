"""What somebody waits for in the event loop, and how a thread hands it over."""

import asyncio
import contextlib
from typing import Any


def resolve(waiting: "asyncio.Future[Any]", answer: Any = None, failed: BaseException | None = None) -> None:
    """Here is the answer, or why there is none; if anybody still waits."""
    if waiting.done():
        return
    if failed is None:
        waiting.set_result(answer)
    else:
        waiting.set_exception(failed)


def resolve_from_thread(
    waiting: "asyncio.Future[Any]", answer: Any = None, failed: BaseException | None = None
) -> None:
    """The same from another thread."""
    with contextlib.suppress(RuntimeError):  # whoever waited is gone, and their loop with them
        waiting.get_loop().call_soon_threadsafe(resolve, waiting, answer, failed)
