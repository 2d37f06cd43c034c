"""What a library user meets first: the names of `donjon`, their types, and a start that loads only the rules."""

import subprocess
import sys
from pathlib import Path

import donjon

PROGRAM = """
from librt.random import Random

import donjon
import donjon.games.barony as barony
from donjon.games.barony import Barony


class Eager(donjon.Bot):
    def decide(self, imagined: donjon.State, seat: int, rng: Random, deadline: float | None) -> int:
        return max(imagined.actions())


def play(game: donjon.Game, players: list[donjon.Bot], seed: int) -> donjon.Record:
    rng = Random(seed)
    options = game.capped()
    state: donjon.State = game.new(len(players), options)
    actions: list[int] = []
    while state.actor != donjon.OVER:
        seat = int(state.actor)
        action = state.drawn(rng) if seat == donjon.CHANCE else players[seat].choose(state, seat)
        actions.append(action)
        state.play(action)
    return game.record(len(players), options, actions)


def labels(game: donjon.Game, state: donjon.State) -> dict[str, str]:
    choices: list[donjon.Choice] = game.choices(state, 0)
    return {choice.text: choice.label.key for choice in choices}


games: list[donjon.Game] = donjon.games()
options: list[donjon.Option] = [option for game in games for option in game.options]
record = play(donjon.game("barony"), [donjon.make_bot("greedy", 1), Eager(2)], seed=3)
again: donjon.Record = donjon.Record.read(record.document())
last: donjon.State = list(Barony().replay(again))[-1]
result: donjon.MatchResult = donjon.play_match(Barony(), ["random", "greedy"], 1, workers=1)
share: float = last.result(0) + result.score[0]
kept: type[Barony] = barony.Barony
bots: list[type[donjon.Bot]] = [donjon.RandomBot, donjon.GreedyBot, donjon.SearchBot]
"""


def checked(folder: Path, program: str) -> str:
    """What mypy says of a program that stands by itself, beside the installed package."""
    (folder / "program.py").write_text(program)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), "program.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_a_typed_program_passes_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    assert checked(tmp_path, PROGRAM).startswith("Success")
    wrong = PROGRAM + "donjon.make_bot(1, 2)\ndonjon.play_macth\nBarony().new(seats='two')\n"
    said = checked(tmp_path, wrong)
    assert [kind for kind in ("[arg-type]", "[attr-defined]") if kind not in said] == []
    assert "Found 3 errors" in said


def test_that_program_runs(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    subprocess.run([sys.executable, "program.py"], cwd=tmp_path, check=True, timeout=120)


def test_every_name_at_the_door_is_there() -> None:
    assert [name for name in donjon.__all__ if getattr(donjon, name, None) is None] == []
    assert set(donjon.__all__) <= set(dir(donjon))
    assert donjon.make_bot("page", 1).__class__ is donjon.SearchBot


def test_importing_loads_the_rules_and_nothing_else() -> None:
    program = "import sys; before = set(sys.modules); import donjon; print(*sorted(set(sys.modules) - before))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    ours = [name for name in told if name.split(".")[0] == "donjon"]
    assert "donjon.games.barony.rules" in ours
    assert [name for name in ours if name.count(".") and name.split(".")[1] not in ("core", "games")] == []
    heavy = {"asyncio", "multiprocessing", "concurrent", "subprocess", "sqlite3", "socket", "ssl", "unittest"}
    others = {name.split(".")[0] for name in told} - {"donjon"}
    assert others & heavy == set()
    assert others - set(sys.stdlib_module_names) <= {"librt", "mypy_extensions"} | compiled(told)


def compiled(names: list[str]) -> set[str]:
    """The module that mypyc puts what all compiled modules share into."""
    return {name for name in names if name.endswith("__mypyc")}
