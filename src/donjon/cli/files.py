"""`donjon replay` and `donjon position`: records and positions from files."""

import argparse
import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import donjon
from donjon.bots.advice import advise
from donjon.cli.complaints import Complaint
from donjon.cli.printing import actor_name, number, print_json, print_table
from donjon.cli.showing import show
from donjon.core.errors import BadDocument, BadRecord, BadText, IllegalAction
from donjon.core.game import Game
from donjon.core.game import actor_name as actor_word
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER, State
from donjon.messages import knows, say

LARGEST = 32_000_000  # bytes; the longest game recorded is far below


def read_json(name: str) -> object:
    """The JSON in a file, or on standard input for "-"."""
    file = "stdin" if name == "-" else name[:200]
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as stream:
            raw = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise Complaint("cli-error-missing", file=file) from None
    except IsADirectoryError:
        raise Complaint("cli-error-directory", file=file) from None
    except (OSError, ValueError) as refused:
        reason = getattr(refused, "strerror", None) or str(refused)
        raise Complaint("cli-error-unreadable", file=file, reason=reason) from None
    if len(raw) > LARGEST:
        raise Complaint("cli-error-large", file=file)
    try:
        document: object = json.loads(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Complaint("cli-error-binary", file=file) from None
    except json.JSONDecodeError as bad:
        raise Complaint("cli-error-json", file=file, line=bad.lineno, column=bad.colno) from None
    except (RecursionError, ValueError):
        raise Complaint("cli-error-json-vast", file=file) from None
    return document


def replay(asked: argparse.Namespace, language: str) -> None:
    """Play a record through and tell how it ended."""
    played: list[list[str]] = []
    game, record, state = read_record(asked.file, language, played)
    if asked.open:
        show(record, asked.port, asked.db, language)
        return
    if asked.json:
        print_json(_ended(game, record, state))
        return
    if played:
        print_table(played, right=(0,))
    if record.rules != game.rules:
        print(say("cli-replay-older", language, before=record.rules, rules=game.rules))
    print(say("cli-replay-done", language, title=game.title, decisions=len(record.actions)))
    if state.actor == OVER:
        _print_result(state, language)
    else:
        print(say("cli-replay-going-on", language, actor=actor_name(int(state.actor), language)))


def read_record(file: str, language: str, played: list[list[str]] | None = None) -> tuple[Game, Record, State]:
    """The record in a file, its game and the position it leads to; `played` gets a row for each decision."""
    document = read_json(file)
    try:
        record = Record.read(document)
        game = donjon.game(record.game)
        state = game.start(record)
    except BadRecord as bad:
        raise Complaint("cli-error-record", file=file, problem=bad.problem) from None
    for ply, text in enumerate(record.actions):
        if played is not None:
            played.append([str(ply), actor_name(int(state.actor), language), text])
        _play(game, state, ply, record, file=file, language=language)
    return game, record, state


def _play(game: Game, state: State, ply: int, record: Record, *, file: str, language: str) -> None:
    """Play one decision of a record, complaining with its number if it cannot be."""
    text = record.actions[ply]
    try:
        game.play(state, text)
    except (BadText, IllegalAction) as bad:
        raise _complaint(game, state, ply, record, bad, file=file, language=language) from None


def _complaint(
    game: Game, state: State, ply: int, record: Record, bad: BadText | IllegalAction, *, file: str, language: str
) -> Complaint:
    facts = {"file": file, "ply": ply, "text": record.actions[ply][:80]}
    rule = bad.rule or "none" if isinstance(bad, IllegalAction) else "none"
    if record.rules != game.rules:
        return Complaint("cli-error-record-rules", before=record.rules, rules=game.rules, rule=rule, **facts)
    if isinstance(bad, BadText):
        return Complaint("cli-error-record-text", title=game.title, **facts)
    if state.actor == OVER:
        return Complaint("cli-error-record-over", **facts)
    return Complaint("cli-error-record-illegal", actor=actor_name(int(state.actor), language), rule=rule, **facts)


def _ended(game: Game, record: Record, state: State) -> dict[str, Any]:
    """The end of a replay, as JSON."""
    over = state.actor == OVER
    return {
        "game": game.slug,
        "seats": record.seats,
        "options": game.options_of(state),
        "decisions": len(record.actions),
        "actor": actor_word(int(state.actor)),
        "ending": state.ending() if over else None,
        "result": [state.result(seat) for seat in range(record.seats)] if over else None,
        "digest": state.digest(),
    }


def position(asked: argparse.Namespace, language: str) -> None:
    """Show what may be played in a position."""
    game = donjon.game(asked.game)
    document = read_json(asked.file)
    try:
        state = game.load(document)
    except BadDocument as bad:
        where = bad.where or asked.file
        raise Complaint(
            "cli-error-document", file=asked.file, title=game.title, where=where, problem=bad.problem
        ) from None
    if asked.ask is not None and state.actor >= 0:
        _print_advice(game, state, asked.ask, as_json=asked.json, language=language)
    elif asked.json:
        print_json(_asks(game, state))
    elif state.actor == OVER:
        _print_result(state, language)
    else:
        _print_choices(game, state, language)


def _asks(game: Game, state: State) -> dict[str, Any]:
    """Who decides and what may be played, as JSON; outcomes of chance have a weight."""
    actor = int(state.actor)
    choices: list[dict[str, Any]] = []
    if actor >= 0:
        choices = [choice.document() for choice in game.choices(state, actor)]
    elif actor == CHANCE:
        choices = [
            {"action": action, "text": game.text(state, action), "weight": int(state.weight(action))}
            for action in state.actions()
        ]
    return {"game": game.slug, "seats": int(state.seats), "actor": actor_word(actor), "choices": choices}


def _print_choices(game: Game, state: State, language: str) -> None:
    actor = int(state.actor)
    if actor == CHANCE:
        weights = {action: int(state.weight(action)) for action in state.actions()}
        total = sum(weights.values())
        rows = [
            [str(action), game.text(state, action), number(100 * weight / total, language, 1) + " %"]
            for action, weight in weights.items()
        ]
    else:
        rows = [
            [str(choice.action), choice.text, _label(choice.label.key, choice.label.args, language)]
            for choice in game.choices(state, actor)
        ]
    who = actor_name(actor, language)
    print(say("cli-position-asks", language, title=game.title, actor=who, count=len(rows)))
    print_table(rows, right=(0,))


def _print_advice(game: Game, state: State, bot: str, *, as_json: bool, language: str) -> None:
    """What a bot would do here, what it expects, and how it thinks the game would go on."""
    seat = int(state.actor)
    advice = advise(game, state, seat, bot)
    if as_json:
        print_json(advice)
        return
    play = {"title": game.title, "actor": actor_name(seat, language), "bot": bot, "text": advice["text"]}
    print(say("cli-position-advice", language, **play))
    heads = [say(f"cli-head-{head}", language) for head in ("share", "expected", "line")]
    rows = [
        [number(100 * line["share"], language) + " %", number(line["expected"], language, 2), ", ".join(line["line"])]
        for line in advice["lines"]
    ]
    if rows:
        print_table([heads, *rows], right=(0, 1))


def _label(key: str, args: dict[str, Any], language: str) -> str:
    """What the choice is called on the table, where the catalogues have a word for it."""
    return say(key, language, **args) if knows(key, language) else ""


def _print_result(state: State, language: str) -> None:
    print(say("cli-over", language, ending=state.ending()))
    for seat in range(int(state.seats)):
        result = number(state.result(seat), language, 2)
        print("  " + say("cli-result", language, actor=actor_name(seat, language), result=result))
