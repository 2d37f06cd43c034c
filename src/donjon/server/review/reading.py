"""A game as a text that people read: who played, and then turn by turn what happened, in words and in notation."""

from typing import Any

from donjon.core.state import OVER
from donjon.messages import knows, say
from donjon.server.review.eyes import Eyes
from donjon.server.review.reviewed import Reviewed


def readable(reviewed: Reviewed, language: str) -> dict[str, Any]:
    """The whole game in that language, as its reader may know it."""
    title = reviewed.game.title
    told = "\n".join([*_head(reviewed, language), *_turns(reviewed, language), *_end(reviewed, language)])
    return {"language": language, "name": f"{reviewed.game.slug}-{reviewed.id}.txt", "text": f"{title}\n{told}\n"}


def name_of(reviewed: Reviewed, seat: int, language: str) -> str:
    """What a seat is called."""
    return reviewed.names()[seat] or say("record-seat", language, seat=seat + 1)


def _head(reviewed: Reviewed, language: str) -> list[str]:
    options = reviewed.options()
    usual = {option.name: option.default for option in reviewed.game.options}
    players = ", ".join(name_of(reviewed, seat, language) for seat in range(len(reviewed.seats)))
    changed = [f"{name} = {value}" for name, value in options.items() if value != usual[name]]
    lines = [say("record-players", language, players=players)]
    return lines + ([say("record-options", language, options=", ".join(changed))] if changed else []) + [""]


def _turns(reviewed: Reviewed, language: str) -> list[str]:
    eyes, course = reviewed.eyes(None, None), reviewed.course
    lines: list[str] = []
    before: tuple[int, int] | None = None
    for step, after in course.steps(0, course.ply):
        if (step.turn, step.actor) != before:
            who = say("record-chance", language) if step.actor < 0 else name_of(reviewed, step.actor, language)
            lines.append(say("record-turn", language, turn=step.turn, who=who))
            before = step.turn, step.actor
        lines.append(_decision(reviewed, eyes, step, after, language))
    return lines


def _decision(reviewed: Reviewed, eyes: Eyes, step: Any, after: Any, language: str) -> str:
    text = eyes.text(step) or say("record-hidden", language)
    words = [_words(reviewed, line, language) for line in eyes.lines(reviewed.game, step, after)]
    told = " ".join(word for word in words if word)
    return f"  {step.ply + 1}. {text}" + (f"  ({told})" if told else "")


def _words(reviewed: Reviewed, line: dict[str, Any], language: str) -> str:
    """A line of the log, with the name of whom it is about; nothing where the catalogues have no words for it."""
    if not knows(line["key"], language):
        return ""
    name = name_of(reviewed, line["seat"], language) if line["seat"] >= 0 else ""
    return say(line["key"], language, name=name, **line["args"])


def _end(reviewed: Reviewed, language: str) -> list[str]:
    state = reviewed.last
    if state.actor != OVER:
        return ["", say("record-open", language)]
    results = [
        say(
            "record-result", language, name=name_of(reviewed, seat, language), result=f"{float(state.result(seat)):.2f}"
        )
        for seat in range(len(reviewed.seats))
    ]
    return ["", say("record-over", language), *results]
