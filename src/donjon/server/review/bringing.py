"""Records that people bring: everything in them is checked, and what is wrong is said with its place."""

import asyncio
import json
from typing import Any

from donjon.core.errors import BadRecord, BadText, IllegalAction, UnknownGame
from donjon.core.game import Game, Message
from donjon.core.record import Record
from donjon.core.state import OVER, State
from donjon.games import game as game_of
from donjon.server import problems
from donjon.server.people.identity import Person, random_letters
from donjon.server.review import bodies
from donjon.server.review.reviewed import STUDY_LETTERS, study_of
from donjon.server.storage.keepsakes import Keepsakes, Study
from donjon.server.storage.saved import now

STUDIES = 200  # of one person
LONGEST = 20_000  # plies
BREATH = 200  # plies checked before others get their turn


async def bring(keepsakes: Keepsakes, person: Person, wanted: bodies.Bring) -> Study:
    """A record is kept as a study; raises BadRecord, TooMuch."""
    record = await checked(wanted.record if wanted.text is None else parsed(wanted.text))
    new = study_of(record, random_letters(STUDY_LETTERS), person.id, wanted.names, now())
    study = await keepsakes.add_study(new, STUDIES, person.newcomer)
    if study is None:
        raise problems.TooMuch(f"you keep {STUDIES} records already", {"most": STUDIES})
    return study


def parsed(text: str) -> object:
    """The JSON of a file; raises BadRecord with line and column."""
    try:
        document: object = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as bad:
        raise refusal("json", f"{bad.lineno}:{bad.colno}", line=bad.lineno, column=bad.colno) from None
    except (RecursionError, ValueError):
        raise refusal("json", "1:1", line=1, column=1) from None
    return document


async def checked(document: object) -> Record:
    """A record that can be played from beginning to end, with all its options; raises BadRecord."""
    if isinstance(document, dict) and "draws" in document:  # what a table publishes of its chance has it in it
        document = document.get("record")
    _must_hide_nothing(document)
    try:
        record = Record.read(document)
        game = game_of(record.game)
        state = game.start(record)
    except UnknownGame as unknown:
        raise refusal("game", "game", game=unknown.slug[:40]) from None
    except BadRecord as bad:
        raise refusal("form", bad.problem.partition(":")[0][:80], problem=bad.problem[:200]) from None
    if len(record.actions) > LONGEST:
        raise refusal("long", "actions", most=LONGEST)
    for ply, text in enumerate(record.actions):
        _play(game, state, ply, text)
        if ply % BREATH == 0:
            await asyncio.sleep(0)
    return Record(game.slug, record.seats, dict(game.options_of(state)), record.actions, game.rules)


def _must_hide_nothing(document: object) -> None:
    """The record of a running game lacks what its reader may not know, and cannot be played."""
    actions = document.get("actions") if isinstance(document, dict) else None
    if isinstance(actions, list) and None in actions:
        ply = actions.index(None)
        raise refusal("secret", f"actions[{ply}]", ply=ply)


def _play(game: Game, state: State, ply: int, text: str) -> None:
    """One decision of a record; raises BadRecord."""
    at: dict[str, Any] = {"ply": ply, "text": text[:80]}
    if state.actor == OVER:
        raise refusal("over", f"actions[{ply}]", **at)
    try:
        action = game.parse(state, text)
    except BadText:
        raise refusal("text", f"actions[{ply}]", **at) from None
    try:
        state.play(action)
    except IllegalAction as bad:
        explained = game.refuse(state, action) if state.actor >= 0 else Message("refusal-now", {})
        raise refusal("illegal", f"actions[{ply}]", explained, rule=bad.rule or "none", **at) from None


def refusal(why: str, where: str, explained: Message | None = None, **facts: Any) -> problems.BadRecord:
    """What is wrong with a record, and where; `explained`: why the rules do not allow it, in the game's words."""
    told = {"ply": facts.get("ply"), "text": facts.get("text"), "rule": facts.get("rule")}
    detail = f"{where}: {why}" + (f" ({facts['problem']})" if "problem" in facts else "")
    because = None if explained is None else explained.document()
    return problems.BadRecord(detail, {"why": why, **facts}, why=why, where=where, explained=because, **told)
