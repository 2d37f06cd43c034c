"""Proof that nothing is lost: every record replayed, every digest compared, every outcome of chance drawn again."""

import hmac
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

import donjon
from donjon.core.errors import BadRecord, DonjonError
from donjon.core.record import Record
from donjon.core.state import CHANCE
from donjon.server import opening
from donjon.server.chance import commitment, outcome
from donjon.server.play import Play
from donjon.server.saved import Saved
from donjon.server.schema import DECISIONS, SNAPSHOTS, TABLES
from donjon.server.store import Store


class BadChance(DonjonError):
    """The dice did not fall as they were promised to."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        self.problem = problem
        self.ply = ply
        super().__init__(problem)


@dataclass(frozen=True)
class Verdict:
    """A table, how far its game was replayed, and what is wrong with it."""

    table: str
    plies: int
    problem: str | None = None


async def verify_tables(store: Store) -> AsyncIterator[Verdict]:
    """Replay every table in the database; nothing is changed."""
    async with store.engine.connect() as db:
        ids = list(await db.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))
    for id in ids:
        yield await _verdict(store, id)


async def _verdict(store: Store, id: str) -> Verdict:
    try:
        saved, play = await opening.read_whole(store, id)
        if play is None:
            return Verdict(id, 0)
        await _check_plies(store, id, play.ply)
        check_outcomes(play, saved.secret)
        await _check_snapshots(store, saved, play)
    except BadChance as bad:
        return Verdict(id, bad.ply or 0, bad.problem)
    except (opening.Unreadable, ValueError, TypeError, KeyError) as bad:
        return Verdict(id, 0, str(bad))
    return Verdict(id, play.ply)


async def _check_plies(store: Store, id: str, plies: int) -> None:
    async with store.engine.connect() as db:
        found = list(
            await db.scalars(select(DECISIONS.c.ply).where(DECISIONS.c.table_id == id).order_by(DECISIONS.c.ply))
        )
    if found != list(range(plies)):
        raise opening.Unreadable("the plies of the record are not one after another")


async def _check_snapshots(store: Store, saved: Saved, play: Play) -> None:
    async with store.engine.connect() as db:
        rows = (await db.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == saved.id))).all()
    for row in rows:
        if row.ply > play.ply or play.game.load(row.position).digest() != play.position(row.ply).digest():
            raise opening.Unreadable(f"the snapshot at ply {row.ply} is not of this game")


def check_outcomes(play: Play, secret: bytes) -> int:
    """Draw every outcome of chance again; how many there were. Raises BadChance."""
    drawn = 0
    state = play.position(0).copy()
    for step in play.steps:
        if step.actor == CHANCE:
            drawn += 1
            if outcome(secret, step.ply, state) != step.action:
                raise BadChance(f"the outcome at ply {step.ply} does not come from the secret", step.ply)
        state.apply(step.action)
    return drawn


def verify_chance(document: Any) -> tuple[str, int, int]:
    """Check what a table published once it was over: promise, decisions and outcomes; raises BadChance or BadRecord.

    The commitment, the number of outcomes drawn again, and the number of decisions.
    """
    if not isinstance(document, dict) or not isinstance(document.get("record"), dict):
        raise BadChance("is not what a table publishes about its chance")
    secret, promised = _secret(document), str(document.get("commitment", ""))
    if not hmac.compare_digest(commitment(secret).encode(), promised.lower().encode("utf-8", "surrogatepass")):
        raise BadChance("the secret is not the one that was promised at the start")
    record = Record.read(document["record"])
    play = Play.resumed(donjon.game(record.game), record, secret)
    _check_draws(document, play)
    return promised.lower(), check_outcomes(play, secret), play.ply


def _secret(document: dict[str, Any]) -> bytes:
    try:
        return bytes.fromhex(document["secret"])
    except (KeyError, TypeError, ValueError):
        raise BadChance("has no secret; it is published once the game is over") from None


def _check_draws(document: dict[str, Any], play: Play) -> None:
    """What the table says could be drawn must be what the rules say."""
    draws = document.get("draws")
    if draws is None:
        return
    expected = []
    for step in play.steps:
        if step.actor == CHANCE:
            state = play.position(step.ply)
            outcomes = [
                {"text": play.game.text(state, action), "weight": int(state.weight(action))}
                for action in state.actions()
            ]
            expected.append({"ply": step.ply, "outcomes": outcomes, "drawn": step.text})
    if draws != expected:
        raise BadChance("what could be drawn is not what the rules say")


__all__ = ["BadChance", "BadRecord", "Verdict", "check_outcomes", "verify_chance", "verify_tables"]
