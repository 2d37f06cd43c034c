"""Processes that work for another one."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable


def serve_parent(leave: Callable[[], None] = lambda: os._exit(0)) -> None:
    """Entered in a process that works for the one that started it: it leaves Ctrl-C to that one, and leaves with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def leave_with() -> None:
        parent.join()
        leave()

    threading.Thread(target=leave_with, daemon=True).start()
