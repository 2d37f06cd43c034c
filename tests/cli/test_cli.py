"""The command `donjon`: what it prints, in both languages and as JSON, and how it refuses."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

import donjon
from donjon.cli import main

from ..conformance.spread import walk

GAME = donjon.games()[0]
COMMANDS = [
    "serve",
    "games",
    "match",
    "bench",
    "replay",
    "analyse",
    "position",
    "migrate",
    "export",
    "import",
    "verify",
    "verify-chance",
    "tidy",
    "close",
    "forget",
    "block",
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game, with few turns."""
    assert GAME.cap is not None
    options = {GAME.cap[0]: 5}
    state = GAME.new(2, options)
    actions = list(walk(state, Random(3)))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME.record(2, options, actions).document()))
    return file


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A position in the middle of a game."""
    state = GAME.new(2)
    for _ in walk(state, Random(4)):
        if state.actor >= 0 and len(state.actions()) > 9:
            break
    file = tmp_path / "position.json"
    file.write_text(json.dumps(GAME.dump(state)))
    return file


def spoil(file: Path, **changes: Any) -> Path:
    """The JSON object in a file with some fields changed."""
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))
    return file


def run(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What the command prints when all goes well."""
    assert main([str(word) for word in words]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refuse(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one line of a refusal, after exit code 2."""
    try:
        code = main([str(word) for word in words])
    except SystemExit as left:
        code = int(left.code or 0)
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


def test_version_tells_whether_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"donjon {donjon.__version__} (rules compiled,")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_has_examples(capsys: pytest.CaptureFixture[str], command: str | None, language: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([*([command] if command else []), "--help", "--lang", language])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: " if language == "en" else "emploi\u00a0: ")
    assert ("examples:" if language == "en" else "exemples\u00a0:") in shown
    assert "cli-" not in shown
    assert "argparse-" not in shown


def test_the_language_of_the_system(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "aucun jeu ne s’appelle «\u00a0tarot\u00a0»" in refuse(capsys, "games", "tarot")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "no game called “tarot”" in refuse(capsys, "games", "tarot")


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    shelf = run(capsys, "games")
    assert all(game.slug in shelf and game.title in shelf for game in donjon.games())
    for game in donjon.games():
        shown = run(capsys, "games", game.slug)
        assert all(f"{option.name}=" in shown for option in game.options)
        assert json.loads(run(capsys, "games", game.slug, "--json"))["games"] == [game.describe()]


def test_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", GAME.slug, "--bots", "random,greedy", "--games", 4, "--seed", 7, "--workers", 1]
    told = json.loads(run(capsys, *words, "--json"))
    assert told["games"] == 4
    assert len(told["score"]) == 2
    assert sum(told["score"]) == pytest.approx(1)
    assert sum(told["ends"].values()) == 4
    assert told["decisions"] > 0
    shown = run(capsys, *words)
    assert "random" in shown
    assert f"{told['score'][1]:.3f}" in shown
    assert "4 parties" in run(capsys, *words, "--lang", "fr")


def test_match_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert GAME.cap is not None
    cap = GAME.cap[0]
    told = json.loads(
        run(capsys, "match", GAME.slug, "--bots", "random,random,random", "--games", 2, "--set", f"{cap}=2", "--json")
    )
    assert told["options"] == {cap: 2}
    assert told["ends"] == {GAME.endings[-1]: 2}


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from donjon.lab import bench, pace

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(pace, "SEARCH", 20)
    told = json.loads(run(capsys, "bench", GAME.slug, "--seconds", 0.01, "--json"))
    assert [found["seats"] for found in told["games"]] == list(GAME.seats)
    figures = {"decisions_per_s", "uncompiled_decisions_per_s", "copy_ns", "iterations_per_s"}
    assert all(figures <= set(found) for found in told["games"])
    assert isinstance(told["peers"], list)
    shown = run(capsys, "bench", GAME.slug, "--seconds", 0.01)
    assert "iterations/s" in shown
    assert "times the rules uncompiled" in shown


def test_replay(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    actions = json.loads(record.read_text())["actions"]
    told = json.loads(run(capsys, "replay", record, "--json"))
    assert told["decisions"] == len(actions)
    assert told["actor"] == "over"
    assert told["ending"] == "cap"
    assert sum(told["result"]) == pytest.approx(1)
    shown = run(capsys, "replay", record).splitlines()
    assert shown[len(actions) - 1].endswith(actions[-1])
    assert "Over (cap)." in shown
    spoil(record, actions=actions[:-3])
    assert json.loads(run(capsys, "replay", record, "--json"))["result"] is None
    assert "Next: " in run(capsys, "replay", record)


def test_position(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    state = GAME.load(json.loads(position.read_text()))
    told = json.loads(run(capsys, "position", GAME.slug, position, "--json"))
    assert told["actor"] == state.actor
    assert sorted(choice["action"] for choice in told["choices"]) == sorted(state.actions())
    shown = run(capsys, "position", GAME.slug, position)
    assert all(choice["text"] in shown for choice in told["choices"])


def test_position_at_chance_and_at_the_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert GAME.cap is not None
    file = tmp_path / "position.json"
    state = GAME.new(2, {GAME.cap[0]: 2})
    file.write_text(json.dumps(GAME.dump(state)))
    told = json.loads(run(capsys, "position", GAME.slug, file, "--json"))
    assert told["actor"] == "chance"
    assert [choice["action"] for choice in told["choices"]] == state.actions()
    assert all(choice["weight"] >= 1 for choice in told["choices"])
    assert " %" in run(capsys, "position", GAME.slug, file)
    for _ in walk(state, Random(1)):
        pass
    file.write_text(json.dumps(GAME.dump(state)))
    assert json.loads(run(capsys, "position", GAME.slug, file, "--json"))["choices"] == []
    assert "Over (" in run(capsys, "position", GAME.slug, file)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("tarot", "tarot"),
        ("--loud", "--loud"),
        ("games tarot", "tarot"),
        ("games --jsn", "--jsn"),
        ("bench tarot", "tarot"),
        ("bench --seconds soon", "soon"),
        ("bench --seconds nan", "nan"),
        ("match", "--bots"),
        ("match tarot --bots random,random", "tarot"),
        ("match GAME --bots random", "2"),
        ("match GAME --bots random,nobody", "nobody"),
        ("match GAME --bots random,", "random"),
        ("match GAME --bots random,random --games 0", "0"),
        ("match GAME --bots random,random --games many", "many"),
        ("match GAME --bots random,random --seed x", "x"),
        ("match GAME --bots random,random --workers 0", "0"),
        ("match GAME --bots random,random --set sky=blue", "sky"),
        ("match GAME --bots random,random --set sky", "sky"),
        ("match GAME --bots random,random --set mountains=99", "99"),
        ("match GAME --bots random,random --set mountains=", "mountains"),
        ("match GAME --bots random,random --set diversity=perhaps", "perhaps"),
        ("match GAME --bots random,random --set end_check=never", "never"),
        ("match GAME --bots random,random --set move_bonus=12", "12"),
        ("serve --port 99999", "99999"),
        ("replay", "FILE"),
        ("replay /no/such/file", "/no/such/file"),
        ("position GAME", "FILE"),
        ("position tarot /no/such/file", "tarot"),
    ],
)
def test_wrong_words_get_one_line(capsys: pytest.CaptureFixture[str], words: str, named: str, language: str) -> None:
    assert named in refuse(capsys, *words.replace("GAME", GAME.slug).split(), "--lang", language)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", [["replay"], ["position", GAME.slug]], ids=lambda command: command[0])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"format": 1, "game": "terre-de-bar',
        b"\x7fELF\x00\xff\xfe",
        b"\xff" * 100,
        b"[]",
        b"null",
        b"3",
        b'"text"',
        b"{}",
        b'{"format": 99}',
        b"[" * 100_000,
        b'{"format": ' + b"9" * 10_000 + b"}",
        b'{"format": NaN}',
        b'{"format": 1, "game": "terre-de-barons", "rules": 1, "seats": 2, "options": [], "actions": []}',
        b'{"format": 1, "game": "tarot", "rules": 1, "seats": 2, "options": {}, "actions": []}',
        b'{"format": 1, "game": "terre-de-barons", "rules": 1, "seats": 77, "options": {}, "actions": []}',
        b'{"format": 1, "game": "terre-de-barons", "rules": 9, "seats": 2, "options": {}, "actions": []}',
        b'{"format": 1, "game": "terre-de-barons", "rules": 1, "seats": 2, "options": {"x": 1}, "actions": []}',
        b'{"format": 1, "game": "terre-de-barons", "rules": 1, "seats": 2, "options": {}, "actions": [5]}',
    ],
)
def test_wrong_files_get_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], content: bytes, language: str
) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(content)
    refuse(capsys, *command, file, "--lang", language)


def test_a_directory_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "is a directory" in refuse(capsys, "replay", tmp_path)
    assert "est un dossier" in refuse(capsys, "position", GAME.slug, tmp_path, "--lang", "fr")


def test_a_name_no_file_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    refuse(capsys, "replay", "a\0b")
    refuse(capsys, "replay", "x" * 5000)


def test_a_broken_invariant_says_where(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    spoil(position, unheard_of=1)
    assert "unheard_of" in refuse(capsys, "position", GAME.slug, position)


def test_a_bad_decision_in_the_middle_is_numbered(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    document = json.loads(record.read_text())
    state = list(GAME.replay(document))[20]
    illegal = next(action for action in range(GAME.space) if not state.allows(action))
    for text, complaint in (("abracadabra", "no action"), (GAME.text(state, illegal), "illegal")):
        document["actions"][20] = text
        refusal = refuse(capsys, "replay", spoil(record, **document))
        assert "decision 20 " in refusal
        assert complaint in refusal
        assert text in refusal
        assert "décision 20 " in refuse(capsys, "replay", record, "--lang", "fr")


def test_a_decision_after_the_end_is_numbered(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    actions = json.loads(record.read_text())["actions"]
    refusal = refuse(capsys, "replay", spoil(record, actions=[*actions, actions[-1]]))
    assert f"decision {len(actions)} " in refusal
    assert "the game is over" in refusal


def test_standard_input(record: Path) -> None:
    command = [sys.executable, "-m", "donjon", "replay", "-", "--json"]
    told = subprocess.run(command, input=record.read_bytes(), capture_output=True, check=True)
    assert json.loads(told.stdout)["actor"] == "over"


def test_a_reader_that_leaves_early_is_no_failure(record: Path) -> None:
    command = [sys.executable, "-m", "donjon", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


# A suite started in the background inherits an ignored SIGINT, which a terminal would not give.
READY = """
import signal, sys
from donjon.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("patience", [0.3, 1.0, 2.0])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupting_is_quiet(workers: str, patience: float) -> None:
    bots = ["--bots", "search:2000,search:2000", "--games", "100", "--workers", workers]
    command = [sys.executable, "-c", READY, "match", GAME.slug, *bots]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        time.sleep(patience)
        # As a terminal does: to the command and to all its workers.
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=30)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (out, err) == (b"", b"")
    assert process.returncode == 130


def test_an_address_that_is_taken_fails_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from donjon import server

    def taken(host: str, port: int, db: str | None, **rest: object) -> None:
        asked.append((host, port, db, rest["open_browser"]))
        raise OSError(98, "Address already in use")

    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(server, "serve", taken)
    assert main(["serve", "--host", "0.0.0.0", "--port", "8123", "--db", "x.sqlite3"]) == 1
    assert main([]) == 1
    assert asked == [("0.0.0.0", 8123, "x.sqlite3", False), ("127.0.0.1", 8000, None, True)]
    assert capsys.readouterr().err.splitlines()[0] == (
        "donjon: cannot serve on 0.0.0.0, port 8123: Address already in use"
    )


def test_analyse(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = json.loads((Path(__file__).parents[1] / "barony/games/rounds.json").read_text(encoding="utf-8"))
    record = tmp_path / "game.json"
    record.write_text(json.dumps(found["record"]))
    told = json.loads(run(capsys, "analyse", record, "--pass", "quick", "--workers", "1", "--json"))
    assert [player["result"] for player in told["players"]] == [0.0, 1.0]
    shown = run(capsys, "analyse", record, "--pass", "quick", "--workers", "1")
    assert "accuracy" in shown
    assert "build" in shown
    assert "The game turned in turn" in shown
    found["record"]["actions"] = found["record"]["actions"][:40]
    record.write_text(json.dumps(found["record"]))
    assert "not over" in refuse(capsys, "analyse", record)
