"""The progress bar: there for people, silent for programs, gone when it is done."""

import io

from donjon.lab.progress import WIDTH, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_silent_where_nobody_looks() -> None:
    stream = io.StringIO()
    with Progress(3, "match", stream) as progress:
        progress.advance()
    assert stream.getvalue() == ""


def test_shows_how_far_and_cleans_up() -> None:
    stream = Terminal()
    with Progress(4, "match", stream) as progress:
        for _ in range(4):
            progress.advance()
    written = stream.getvalue()
    assert "match" in written
    assert "4/4" in written
    assert written.endswith("\r\x1b[K")


def test_the_bar_fills_evenly() -> None:
    progress = Progress(8, "", io.StringIO())
    lengths = []
    for _ in range(8):
        progress.done += 1
        lengths.append(progress.line().count("█"))
    assert lengths == sorted(lengths)
    assert lengths[3] == WIDTH // 2
    assert lengths[7] == WIDTH
