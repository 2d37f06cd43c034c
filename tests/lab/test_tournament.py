"""Tournaments: who meets whom, the same games whatever happens in between, and what is written down."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

import donjon
from donjon.lab.ledger import GAMES, AnotherLedger
from donjon.lab.match import play_pairing
from donjon.lab.picture import ratings_svg
from donjon.lab.tournament import BadTournament, hold, plan_for

BARONY = donjon.game("barony")
BOTS = ["random", "greedy", "search:30"]


def test_everybody_meets_everybody_and_sits_everywhere() -> None:
    plan = plan_for(BARONY, BOTS, 4)
    assert plan.line_ups() == [("random", "greedy"), ("random", "search:30"), ("greedy", "search:30")]
    pairings = list(plan.pairings())
    assert len(pairings) == 12
    # Two games of a deal: the same dice, the seats exchanged.
    first = [pairing for pairing in pairings if pairing.bots == ("random", "greedy")]
    assert [(pairing.index, pairing.deal) for pairing in first] == [(0, 0), (1, 0), (2, 1), (3, 1)]


def test_with_more_seats_one_sits_among_others_that_are_alike() -> None:
    plan = plan_for(BARONY, ["greedy", "random"], 3, seats=3)
    assert plan.line_ups() == [("greedy", "random", "random"), ("random", "greedy", "greedy")]
    assert {pairing.deal for pairing in plan.pairings()} == {0}


@pytest.mark.parametrize("seats", [2, 3])
def test_one_bot_may_be_the_only_one_to_meet_the_others(seats: int) -> None:
    plan = plan_for(BARONY, BOTS, 1, seats=seats, alone="greedy")
    assert plan.line_ups() == [("greedy", *["random"] * (seats - 1)), ("greedy", *["search:30"] * (seats - 1))]
    with pytest.raises(BadTournament):
        plan_for(BARONY, BOTS, 1, alone="duke")


@pytest.mark.parametrize(("bots", "games"), [(["greedy"], 4), (["greedy", "greedy"], 4), (BOTS, 0)])
def test_what_is_no_tournament_is_refused(bots: list[str], games: int) -> None:
    with pytest.raises(BadTournament):
        plan_for(BARONY, bots, games)


def test_what_a_tournament_tells(tmp_path: Path) -> None:
    counted: list[int] = []
    outcome = hold(plan_for(BARONY, BOTS, 6, seed=3), workers=2, folder=tmp_path, advance=lambda: counted.append(1))
    assert len(counted) == 18 == len(outcome.games)
    told = outcome.document()
    assert [bot["name"] for bot in told["bots"]] == BOTS
    by_name = {bot["name"]: bot for bot in told["bots"]}
    assert by_name["greedy"]["points"] > by_name["random"]["points"]
    assert by_name["greedy"]["against"]["random"]["games"] == 6
    low, high = by_name["greedy"]["against"]["random"]["interval"]
    assert low <= by_name["greedy"]["against"]["random"]["score"] <= high
    assert sum(told["ends"].values()) == 18
    assert by_name["search:30"]["turn_seconds"] > 0
    assert by_name["search:30"]["slowest_seconds"] >= by_name["search:30"]["turn_seconds"] / 50
    for one, other in (("greedy", "random"), ("search:30", "greedy")):
        assert outcome.pair(one, other).score + outcome.pair(other, one).score == pytest.approx(1.0)
    picture = ElementTree.fromstring(ratings_svg(outcome, "A & B", "points"))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 3


def test_a_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = hold(plan_for(BARONY, BOTS[:2], 6, seed=3), workers=1)
    hold(plan_for(BARONY, BOTS[:2], 2, seed=3), workers=1, folder=tmp_path)
    games = tmp_path / GAMES
    games.write_text(games.read_text()[:-9])  # killed while it wrote
    resumed = hold(plan_for(BARONY, BOTS[:2], 6, seed=3), workers=2, folder=tmp_path)
    assert {(pairing, played) for pairing, played in resumed.games} == {(p, q) for p, q in whole.games}
    assert len(games.read_text().splitlines()) == 6
    before = games.read_bytes()
    again = hold(plan_for(BARONY, BOTS[:2], 6, seed=3), workers=1, folder=tmp_path)
    assert games.read_bytes() == before
    assert [played for _, played in again.games] == [played for _, played in whole.games]
    with pytest.raises(AnotherLedger):
        hold(plan_for(BARONY, BOTS[:2], 6, seed=4), folder=tmp_path)


def test_games_are_those_of_a_match() -> None:
    outcome = hold(plan_for(BARONY, ["random", "greedy"], 2, seed=9), workers=1)
    for pairing, played in outcome.games:
        assert play_pairing(pairing) == played


def tournament(folder: Path, *more: str) -> list[str]:
    command = [sys.executable, "-m", "donjon", "tournament", "barony", "--bots", "greedy,search:200", "--games", "12"]
    return [*command, "--workers", "1", "--out", str(folder), "--lang", "en", *more]


def test_the_command_survives_being_killed(tmp_path: Path) -> None:
    games = tmp_path / GAMES
    running = subprocess.Popen(tournament(tmp_path), stdout=subprocess.DEVNULL)
    patience = time.monotonic() + 120
    while not (games.exists() and games.read_text().count("\n") >= 2):
        assert running.poll() is None
        assert time.monotonic() < patience
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    kept = games.read_text().count("\n")
    finished = subprocess.run(tournament(tmp_path, "--json"), capture_output=True, text=True, check=True)
    told = json.loads(finished.stdout)
    assert told == json.loads((tmp_path / "result.json").read_text())
    assert told["games"] == 12 >= kept
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 24
    assert set(table.column("bot").to_pylist()) == {"greedy", "search:200"}
    ElementTree.parse(tmp_path / "ratings.svg")


def test_without_pyarrow_only_its_file_is_missing(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "pyarrow.py").write_text("raise ImportError")
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "donjon", "tournament", "baron", "--bots", "random,greedy", "--games", "2"]
    command += ["--out", str(folder), "--lang", "en"]
    bare = {**os.environ, "PYTHONPATH": str(hidden)}
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=bare)
    assert "decisions per game" in told.stdout
    assert "donjon[lab]" in told.stderr
    assert {path.name for path in folder.iterdir()} >= {GAMES, "result.json", "ratings.svg"}
    subprocess.run(command, capture_output=True, check=True)
    assert (folder / "games.parquet").exists()


@pytest.mark.parametrize(
    ("language", "words"), [("en", ["points", "decisions per game"]), ("fr", ["par tour", "fins"])]
)
def test_the_command_tells_people(language: str, words: list[str]) -> None:
    command = [sys.executable, "-m", "donjon", "tournament", "baron", "--bots", "random,greedy", "--games", "2"]
    told = subprocess.run([*command, "--lang", language], capture_output=True, text=True, check=True).stdout
    assert all(word in told for word in words)
    refused = subprocess.run(
        [*command, "--seats", "9", "--lang", language], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "9" in refused.stderr
