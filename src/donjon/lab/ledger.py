"""Games kept in a folder, one line each, so that what was interrupted goes on where it was."""

import json
from pathlib import Path
from typing import Any

from donjon.core.errors import DonjonError
from donjon.lab.match import Pairing, Played

GAMES = "games.jsonl"
Known = dict[tuple[tuple[str, ...], int], Played]


class AnotherLedger(DonjonError):
    """The folder holds games of something else."""


class Ledger:
    """The games of one tournament or duel; `head` is what must not change when it is taken up again."""

    def __init__(self, folder: Path, name: str, head: dict[str, Any]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        found = folder / name
        if not found.exists():
            found.write_text(json.dumps(head, indent=2) + "\n", encoding="utf-8")
        if json.loads(found.read_text(encoding="utf-8")) != json.loads(json.dumps(head)):
            raise AnotherLedger(f"{folder} holds games of something else")

    def games(self) -> Known:
        """What is there already; half a line, where a run was killed while it wrote, is taken away."""
        path = self.folder / GAMES
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        known: Known = {}
        for line in whole.splitlines():
            found = json.loads(line)
            known[tuple(found["bots"]), found["index"]] = Played(
                tuple(found["results"]),
                found["decisions"],
                found["ending"],
                tuple(found["turn"]),
                tuple(found["slowest"]),
            )
        return known

    def add(self, pairing: Pairing, played: Played) -> None:
        """One game more."""
        line = {
            "bots": pairing.bots,
            "index": pairing.index,
            "results": played.results,
            "decisions": played.decisions,
            "ending": played.ending,
            "turn": [round(seconds, 4) for seconds in played.turn],
            "slowest": [round(seconds, 4) for seconds in played.slowest],
        }
        with (self.folder / GAMES).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(line) + "\n")
