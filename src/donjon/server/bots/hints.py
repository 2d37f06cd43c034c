"""Hints: what a knight would do in my place, where the table allows it."""

from typing import Any

from donjon.server import problems
from donjon.server.bots.thinking import Bots
from donjon.server.tables.documents import table_document
from donjon.server.tables.table import Table
from donjon.server.tables.tables import must_not_be_stranded


async def hint(bots: Bots, table: Table, person: str | None) -> dict[str, Any]:
    """The decision, how sure the knight is of it and what it expects; only of what the seat may see."""
    mine = table.seats_of(person)
    play = table.play
    if not mine:
        raise problems.NotSeated("you do not sit at this table")
    must_not_be_stranded(table, person or "")
    if play is None:
        raise problems.NotStarted("the game has not begun; seats are open")
    if table.over:
        raise problems.GameOver("the game is over", table=table_document(table, person))
    if not table.gives_hints(mine):
        raise problems.NoHints("no hints are given at this table, as it was opened and with those who play here")
    if play.actor not in mine:
        raise problems.NotYourTurn(f"seat {play.actor} is to decide", {"seat": play.actor})
    ply, revision = play.ply, table.saved.version
    advice = await bots.advise(table.game, play.state.copy(), play.actor)
    if table.saved.version != revision or table.ply != ply:
        raise problems.StalePly("the game went on meanwhile", table=table_document(table, person))
    return {"ply": ply, **advice}
