"""`donjon analyse`: a recorded game judged, and who played how well."""

import argparse
from typing import Any

from donjon.bots.judging import PASSES
from donjon.cli.complaints import Complaint
from donjon.cli.files import read_record
from donjon.cli.printing import actor_name, number, print_json, print_table
from donjon.core.state import OVER
from donjon.lab.analysis import analyse as judge_all
from donjon.lab.progress import Progress
from donjon.messages import say


def analyse(asked: argparse.Namespace, language: str) -> None:
    """Judge every decision of a finished game; luck and skill apart."""
    game, record, state = read_record(asked.file, language)
    if state.actor != OVER:
        raise Complaint("cli-error-analyse-over", file=asked.file)
    with Progress(1, game.slug) as progress:

        def begin(jobs: int) -> None:
            progress.total = max(jobs, 1)

        balance = judge_all(
            game,
            record,
            PASSES[asked.thoroughness],
            workers=asked.workers,
            ray=asked.ray,
            begin=begin,
            advance=progress.advance,
        )
    document = balance.document()
    if asked.json:
        print_json(document)
        return
    _print_marked(document, language)
    _print_players(document, language)
    _print_turning(document, language)


def _print_marked(document: dict[str, Any], language: str) -> None:
    """The decisions that are called something."""
    heads = ("ply", "turn-number", "who", "played", "mark", "lost", "better")
    rows = [[say(f"cli-head-{head}", language) for head in heads]]
    for entry in document["plies"]:
        if entry.get("mark"):
            rows.append(
                [
                    str(entry["ply"]),
                    str(entry["turn"]),
                    actor_name(entry["by"], language),
                    entry["text"],
                    say(f"cli-mark-{entry['mark']}", language),
                    number(entry["cost"], language, 2) if entry["cost"] else "",
                    entry["best"] or "",
                ]
            )
    if len(rows) > 1:
        print_table(rows, right=(0, 1, 5))


def _print_players(document: dict[str, Any], language: str) -> None:
    heads = ("who", "accuracy", "start", "skill", "luck", "others", "result")
    rows = [[say(f"cli-head-{head}", language) for head in heads]]
    for player in document["players"]:
        found = player["accuracy"]
        rows.append(
            [
                actor_name(player["seat"], language),
                "" if found is None else number(found, language, 1),
                *(number(player[part], language, 2) for part in ("start", "skill", "luck", "others", "result")),
            ]
        )
    print_table(rows, right=tuple(range(1, len(heads))))


def _print_turning(document: dict[str, Any], language: str) -> None:
    turning = document["turning"]
    if turning is not None:
        names = {"winner": actor_name(turning["winner"], language), "who": actor_name(turning["by"], language)}
        print(say(f"cli-analyse-turned-{turning['kind']}", language, turn=turning["turn"], **names))
