"""The house is drawn as it is."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src/donjon/server"
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
ROOMS, _, REST = TEXT.partition("The rooms of `src/donjon/server`")[2].partition("### One decision")
STATIONS = [line for line in REST.splitlines() if re.match(r"\| \d+ \|", line)]


def test_every_room_of_the_server_is_drawn() -> None:
    drawn = set(re.findall(r"\w+", ROOMS))
    there = {path for path in SERVER.rglob("*.py") if path.stem != "__init__" and "migrations" not in path.parts}
    assert {str(path.relative_to(SERVER)) for path in there if path.stem not in drawn} == set()


def test_one_decision_passes_fifteen_stations_that_are_there() -> None:
    assert 10 < len(STATIONS) <= 15
    for line in STATIONS:
        for name in re.findall(r"`([\w/.*]+\.(?:py|ts|svelte))`", line):
            places = (ROOT, SERVER, ROOT / "web/src", ROOT / "web/src/table")
            found = [place for place in places if any(place.glob(name))]
            assert found or name == "rules.py", f"{name} is not there: {line}"
