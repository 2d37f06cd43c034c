"""Why not: what stands against something a person touched at the table, told only to whom it concerns."""

from typing import Any

from donjon.core.game import Message
from donjon.core.refusing import Refusal, why_not
from donjon.server import bodies, problems
from donjon.server.tables.table import Table


def refusal_document(table: Table, person: str | None, asked: bodies.Why) -> dict[str, Any]:
    """The refusal, or none where what was touched may be chosen; built from what the asking seat may know."""
    play = table.play
    if play is None:
        raise problems.NotStarted("the game has not begun; seats are open")
    if table.over:
        return {"refusal": Refusal(Message("refusal-over", {})).document()}
    if play.actor not in table.seats_of(person):
        return {"refusal": Refusal(Message("refusal-turn", {})).document()}
    refusal = why_not(table.game, play.state, play.actor, asked.place, asked.source, asked.text)
    return {"refusal": None if refusal is None else refusal.document()}
