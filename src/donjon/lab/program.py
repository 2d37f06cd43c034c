"""A program in a seat: it is told what the seat sees and may do, and answers, in lines of JSON (docs/bots.md)."""

import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping
from typing import Any

from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.state import State

PROTOCOL = 1
SECONDS = 60.0  # seconds for one decision where nobody set a deadline
FAREWELL = 2.0  # seconds to leave by itself
LONGEST = 1 << 16  # characters of an answer


class BadProgram(DonjonError):
    """A program that cannot be started, fell silent, or answered what nobody can read."""

    def __init__(self, command: str, problem: str) -> None:
        self.command = command
        self.problem = problem
        super().__init__(f"{command[:80]}: {problem}")


class Program:
    """Starts with its first decision; one process for one seat of one game."""

    def __init__(self, command: str, game: Game, seed: int) -> None:
        self.command = command
        self.game = game
        self.seed = seed
        self.words = shlex.split(command)
        self.answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.process: subprocess.Popen[str] | None = None
        if not self.words:
            raise BadProgram(command, "no command is given")

    def choose(self, state: State, seat: int, deadline: float | None = None) -> int:
        """What the program answers; raises BadProgram if that is nothing legal, or comes too late."""
        choices = [choice.document() for choice in self.game.choices(state, seat)]
        if len(choices) == 1:
            return int(choices[0]["action"])
        seconds = SECONDS if deadline is None else max(0.0, deadline - time.monotonic())
        if self.process is None:
            self.begin(int(state.seats), seat, self.game.options_of(state))
        return self.ask(seat, self.game.view(state, seat), choices, seconds)

    def begin(self, seats: int, seat: int, options: Mapping[str, object]) -> None:
        """Start the program and tell it what is played."""
        try:
            self.process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except OSError as failed:
            raise BadProgram(self.command, f"cannot be started ({failed.strerror})") from None
        threading.Thread(target=self._listen, args=(self.process,), daemon=True).start()
        start = {"type": "start", "protocol": PROTOCOL, "game": self.game.slug, "rules": self.game.rules}
        self._send({**start, "seats": seats, "seat": seat, "options": dict(options), "seed": self.seed})

    def ask(self, seat: int, view: Mapping[str, Any], choices: list[dict[str, Any]], seconds: float) -> int:
        """Tell the program what the seat sees and may do, and hear what it decides."""
        self._send({"type": "decide", "seat": seat, "view": view, "choices": choices, "seconds": round(seconds, 3)})
        answer = self._hear(seconds)
        action = answer.get("action")
        if type(action) is not int or action not in [choice["action"] for choice in choices]:
            raise self._failed(f"answered {str(answer)[:80]}, which is none of its choices")
        return action

    def leave(self) -> None:
        """Say good-bye; a program that stays is ended."""
        process = self.process
        self.process = None
        if process is None:
            return
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"type": "over"}) + "\n")
            process.stdin.close()
        except OSError:
            pass  # it has left already
        try:
            process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        while line := process.stdout.readline(LONGEST):
            self.answers.put(line)
        self.answers.put(None)

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._failed("left in the middle of the game") from None

    def _hear(self, seconds: float) -> dict[str, Any]:
        try:
            line = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise self._failed(f"did not answer within {seconds:.1f} s") from None
        if line is None:
            raise self._failed("left in the middle of the game")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._failed(f"answered {line.strip()[:80]!r}, which is not a JSON object")
        return answer

    def _failed(self, problem: str) -> BadProgram:
        """The complaint, after putting an end to the program."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
        return BadProgram(self.command, problem)
