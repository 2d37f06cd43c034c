"""Games as Parquet, for whoever studies them further: one row for each bot in each game."""

from pathlib import Path

from donjon.core.errors import DonjonError
from donjon.lab.match import seating
from donjon.lab.tournament import Outcome


class NoParquet(DonjonError):
    """pyarrow is not installed."""

    def __init__(self) -> None:
        super().__init__("pyarrow is not installed; pip install 'donjon[lab]' brings it")


def write_parquet(outcome: Outcome, path: Path) -> None:
    """All games of a tournament."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise NoParquet from None
    rows = [
        {
            "game": pairing.game,
            "line_up": " ".join(pairing.bots),
            "index": pairing.index,
            "deal": pairing.deal,
            "bot": bot,
            "seat": seating(len(pairing.bots), pairing.index).index(number),
            "result": played.results[number],
            "decisions": played.decisions,
            "ending": played.ending,
            "turn_seconds": played.turn[number],
            "slowest_seconds": played.slowest[number],
        }
        for pairing, played in outcome.games
        for number, bot in enumerate(pairing.bots)
    ]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
