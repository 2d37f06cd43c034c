"""A progress bar for people who wait at a terminal."""

import sys
import time
from types import TracebackType
from typing import TextIO

WIDTH = 30
PARTS = " ▏▎▍▌▋▊▉█"


class Progress:
    """Counts up to `total` on one line that erases itself; silent unless the stream is a terminal."""

    def __init__(self, total: int, label: str = "", stream: TextIO | None = None) -> None:
        self.total = max(total, 1)
        self.label = label
        self.stream = sys.stderr if stream is None else stream
        self.shown = self.stream.isatty()
        self.done = 0
        self.began = time.monotonic()
        self.drawn = 0.0

    def __enter__(self) -> "Progress":
        self.draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()

    def advance(self, label: str | None = None) -> None:
        """One more is done."""
        self.done += 1
        self.label = self.label if label is None else label
        if time.monotonic() - self.drawn > 0.1 or self.done == self.total:
            self.draw()

    def draw(self) -> None:
        """Write the line anew."""
        if not self.shown:
            return
        self.drawn = time.monotonic()
        self.stream.write("\r\x1b[K" + self.line())
        self.stream.flush()

    def line(self) -> str:
        """The bar as text: label, bar, count and the time it may still take."""
        eighths = 8 * WIDTH * self.done // self.total
        bar = ("█" * (eighths // 8) + PARTS[eighths % 8])[:WIDTH].ljust(WIDTH)
        line = f"{self.label} ▕{bar}▏ {self.done}/{self.total}"
        if 0 < self.done < self.total:
            left = (time.monotonic() - self.began) / self.done * (self.total - self.done)
            line += f"  {int(left) // 60}:{int(left) % 60:02d}"
        return line
