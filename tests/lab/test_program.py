"""Programs in seats: the example of the documentation plays, and what answers badly is named."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import donjon
from donjon.core.game import Game
from donjon.lab.match import play_match
from donjon.lab.program import BadProgram, Program
from donjon.lab.tournament import hold, plan_for

ROOT = Path(__file__).parents[2]
GAMES = pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The bot of docs/bots.md, as a command."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 30
    file = tmp_path_factory.mktemp("example") / "my_bot.py"
    file.write_text(code, encoding="utf-8")
    return f"{sys.executable} {file}"


def test_both_languages_have_the_same_example() -> None:
    english, french = ((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("bots.md", "bots.fr.md"))
    assert re.findall(r"```python\n.*?```", english, re.DOTALL) == re.findall(r"```python\n.*?```", french, re.DOTALL)


@GAMES
def test_the_example_plays_every_game(game: Game, example: str) -> None:
    options = {game.cap[0]: 12} if game.cap else {}
    bots = [f"cmd:{example}"] * game.seats.start
    result = play_match(game, bots, 1, seed=1, options=options, workers=1)
    assert sum(result.ends.values()) == 1
    assert result == play_match(game, bots, 1, seed=1, options=options, workers=1)


def test_programs_play_in_tournaments(example: str) -> None:
    outcome = hold(plan_for(donjon.game("barony"), [f"cmd:{example}", "random"], 2), workers=2)
    assert len(outcome.games) == 2


@contextmanager
def seated(code: str) -> Iterator[tuple[Program, donjon.State]]:
    game = donjon.game("barony")
    state = next(
        state
        for state in game.replay(game.record(2, {}, opening(game)))
        if state.actor >= 0 and len(state.actions()) > 2
    )
    program = Program(f'{sys.executable} -c "{code}"', game, 1)
    try:
        yield program, state
    finally:
        program.leave()


def opening(game: Game) -> list[int]:
    """The actions of the first moments of a game."""
    state, taken = game.new(2), []
    for _ in range(60):
        taken.append(state.actions()[0])
        state.play(taken[-1])
    return taken


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("import time; time.sleep(60)", "did not answer"),
        ("pass", "left"),
        ("import sys; [print('hello', flush=True) for _ in sys.stdin]", "not a JSON object"),
        ("import sys; [print(chr(91), flush=True) for _ in sys.stdin]", "not a JSON object"),
        ("import sys; [print(chr(123) + chr(125), flush=True) for _ in sys.stdin]", "none of its choices"),
    ],
)
def test_bad_answers_are_complained_about(code: str, complaint: str) -> None:
    import time

    with seated(code) as (program, state):
        with pytest.raises(BadProgram, match=complaint):
            program.choose(state, int(state.actor), time.monotonic() + 3)
        assert program.process is None, "it is ended"


def test_a_program_that_is_not_there_is_named() -> None:
    game = donjon.game("barony")
    with pytest.raises(BadProgram, match="no command"):
        Program("", game, 1)
    command = [
        sys.executable,
        "-m",
        "donjon",
        "match",
        "barony",
        "--bots",
        "cmd:no-such-program,random",
        "--lang",
        "en",
    ]
    refused = subprocess.run([*command, "--games", "1", "--workers", "1"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "no-such-program" in refused.stderr


def test_the_example_sits_at_a_table(example: str, tmp_path: Path) -> None:
    """A real server, a seat by link, the game played to its end against a bot."""
    import urllib.request

    serving = """
import sys
from donjon.server import serve
serve(port=0, db=sys.argv[1], seconds=0.05, announce=lambda address: print(address, flush=True))
"""
    command = [sys.executable, "-c", serving, str(tmp_path / "tables.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            wanted = {
                "game": "baron",
                "options": {},
                "name": "Mahaut",
                "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}],
            }
            headers = {"Content-Type": "application/json", "Origin": address}
            request = urllib.request.Request(f"{address}/api/tables", json.dumps(wanted).encode(), headers)
            with urllib.request.urlopen(request) as answer:
                table = json.load(answer)
            link = f"{address}/t/{table['id']}#key={table['seats'][0]['key']}"
            sit = [sys.executable, "-m", "donjon", "sit", link, example, "--json"]
            played = subprocess.run(sit, capture_output=True, text=True, check=True, timeout=300)
            assert json.loads(played.stdout)["ending"] in donjon.game("baron").endings
            refused = subprocess.run(
                [*sit[:4], f"{address}/t/x", example], capture_output=True, text=True, check=False, timeout=60
            )
            assert refused.returncode == 2
        finally:
            server.terminate()
