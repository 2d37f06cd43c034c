"""A program at a table of a server: it sits down by a link, as a friend would, and plays the seat to the end."""

import json
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import parse_qs, urlsplit

from donjon.core.errors import DonjonError
from donjon.games import game as find_game
from donjon.lab.program import SECONDS, Program

PAUSE = 0.3  # seconds between two looks at the table
ANSWER = 20.0  # seconds a server may take


class Refused(DonjonError):
    """The server would not have it, or cannot be reached."""


class Visitor:
    """One seat at one table, by HTTP."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.id = parts.path.rstrip("/").rpartition("/")[2]
        key = parse_qs(parts.fragment).get("key", [""])[0]
        if parts.scheme not in ("http", "https") or not self.id or not key:
            raise Refused("the link of an open seat ends in /t/<table>#key=<key>")
        self.web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.table = self.call(f"/api/tables/{self.id}/claim", {"key": key, "name": name})

    def call(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the server answers; with a body it is a POST."""
        sent = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.base}
        request = urllib.request.Request(self.base + path, sent, headers)
        try:
            with self.web.open(request, timeout=ANSWER) as answer:
                document = json.load(answer)
        except urllib.error.HTTPError as refused:
            problem = json.loads(refused.read() or b"{}")
            if problem.get("title") == "stale-ply":
                return dict(problem["table"])
            raise Refused(str(problem.get("detail") or refused)) from None
        except (OSError, ValueError) as failed:
            raise Refused(f"{self.base} cannot be reached ({failed})") from None
        return dict(document)

    def play(self, command: str, seed: int = 0) -> dict[str, Any]:
        """Let the program decide whenever the seat has to; the table once the game is over."""
        program = Program(command, find_game(self.table["game"]), seed)
        try:
            while self.table["status"] != "over":
                if self.table["choices"]:
                    self.decide(program)
                else:
                    time.sleep(PAUSE)
                    self.table = self.call(f"/api/tables/{self.id}")
        finally:
            program.leave()
        return self.table

    def decide(self, program: Program) -> None:
        """One decision of the program, sent to the server."""
        view, choices = self.table["view"], self.table["choices"]
        if len(choices) == 1:
            action = choices[0]["action"]
        else:
            if program.process is None:
                program.begin(view["seats"], view["actor"], self.table["options"])
            action = program.ask(view["actor"], view, choices, SECONDS)
        decision = {"ply": self.table["ply"], "revision": self.table["revision"], "action": action}
        self.table = self.call(f"/api/tables/{self.id}/decisions", {**decision, "client": uuid.uuid4().hex})
