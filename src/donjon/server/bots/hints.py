"""Hints: what a knight would do in my place, where the table allows it."""

import asyncio
from typing import Any

from donjon.server import problems
from donjon.server.bots.thinking import Bots
from donjon.server.tables.conditions import must_not_be_stranded
from donjon.server.tables.documents import table_document
from donjon.server.tables.table import Advice, Table


async def hint(bots: Bots, table: Table, person: str | None, seat: int | None = None) -> dict[str, Any]:
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
    if not table.eyes(person, seat, play.actor):
        raise problems.NotYourTurn(f"seat {play.actor} is to decide", {"seat": play.actor})
    ply, version = play.ply, table.saved.version
    advice = await _advice(bots, table, play.actor, person or "")
    if table.saved.version != version or table.ply != ply:
        raise problems.StalePly("the game went on meanwhile", table=table_document(table, person))
    return {"ply": ply, **advice}


async def _advice(bots: Bots, table: Table, seat: int, person: str) -> dict[str, Any]:
    """One at a time for each seat: whoever asks again about the same position hears what was thought about it."""
    asked = table.advice.get(seat)
    while asked is not None and asked.version != table.saved.version and not asked.thought.done():
        await asyncio.wait([asked.thought])
        asked = table.advice.get(seat)
    if asked is None or asked.version != table.saved.version:
        assert table.play is not None
        thinking = bots.advise(table.game, table.play.state.copy(), seat, person)
        asked = table.advice[seat] = Advice(table.saved.version, asyncio.create_task(thinking))
    try:
        return await asyncio.shield(asked.thought)
    except Exception:
        if table.advice.get(seat) is asked:
            del table.advice[seat]
        raise
