"""Proof that nothing is lost: every record replayed, every digest compared, every outcome of chance drawn again."""

import hmac
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

import donjon
from donjon.core.errors import BadRecord, DonjonError
from donjon.core.record import Record
from donjon.core.state import CHANCE
from donjon.server.storage import renewing
from donjon.server.storage.rows import damage
from donjon.server.storage.saved import Saved, Stranded
from donjon.server.storage.schema import DECISIONS, SNAPSHOTS, TABLES
from donjon.server.storage.store import Store
from donjon.server.tables import opening
from donjon.server.tables.chance import BY_PLY, BY_RECORD, Trail, commitment, outcome, place, trail_of, trails
from donjon.server.tables.documents import draws
from donjon.server.tables.play import Play


class BadChance(DonjonError):
    """The dice did not fall as they were promised to."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        self.problem = problem
        self.ply = ply
        super().__init__(problem)


@dataclass(frozen=True)
class Verdict:
    """A table, how far its game was replayed, and what is wrong with it or why newer rules do not take it."""

    table: str
    plies: int
    problem: str | None = None
    rules: int = 0  # it was played by
    stranded: Stranded | None = None
    earlier: int = 0  # outcomes drawn by older rules, which nobody can draw again


@dataclass(frozen=True)
class Checked:
    """What a table published about its chance, found to be true."""

    commitment: str
    outcomes: int  # drawn again
    decisions: int
    earlier: int  # outcomes drawn by older rules: not drawn again
    rules: int  # it was played by
    present: int  # newer ones may not say the same of what could be drawn: then it is as published


async def verify_tables(store: Store) -> AsyncIterator[Verdict]:
    """Replay every table in the database; nothing is changed."""
    async with store.engine.connect() as db:
        ids = list(await db.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)))
    for id in ids:
        if (verdict := await _verdict(store, id)) is not None:
            yield verdict


async def _verdict(store: Store, id: str) -> Verdict | None:
    try:
        found = await store.table(id)
        if found is None:
            return None  # deleted meanwhile
        saved = _as_it_will_be(found)
        saved, play = await opening.resumed(saved)
        await _check_plies(store, saved)
        if play is None:
            return Verdict(id, 0, None, saved.rules, saved.stranded)
        drawn = check_outcomes(play, saved.secret, saved.since)
        if saved == found and saved.stranded is None:
            await _check_snapshots(store, saved, play)
    except BadChance as bad:
        return Verdict(id, bad.ply or 0, bad.problem)
    except DonjonError as bad:
        return Verdict(id, 0, str(bad))
    except Exception as broken:  # whatever a damaged row makes of the rules, the others are looked at
        if isinstance(broken, SQLAlchemyError | OSError) and damage(broken) is None:
            raise  # the database is away
        return Verdict(id, 0, damage(broken) or f"{type(broken).__name__}: {broken}")
    earlier = sum(step.actor == CHANCE for step in play.steps) - drawn
    return Verdict(id, play.ply, None, saved.rules, saved.stranded, earlier)


def _as_it_will_be(saved: Saved) -> Saved:
    """A table of older rules as it will be by the present ones; raises Unreadable if it is not stranded as it says."""
    if donjon.game(saved.game).rules <= saved.rules:
        return saved
    after = renewing.renewed(saved).after
    if not renewing.is_outdated(saved) and after.stranded != saved.stranded:
        raise opening.Unreadable("the record is not stranded where the table says")
    return after


async def _check_plies(store: Store, saved: Saved) -> None:
    mine = DECISIONS.c.table_id == saved.id
    async with store.engine.connect() as db:
        found = list(await db.scalars(select(DECISIONS.c.ply).where(mine).order_by(DECISIONS.c.ply)))
    if found != list(range(saved.standing.ply)):
        raise opening.Unreadable("the plies of the record are not one after another")


async def _check_snapshots(store: Store, saved: Saved, play: Play) -> None:
    mine = SNAPSHOTS.c.table_id == saved.id
    async with store.engine.connect() as db:
        plies = list(await db.scalars(select(SNAPSHOTS.c.ply).where(mine)))
    trodden = [*trails(play.first_trail, (step.text for step in play.steps)), play.trail]
    for ply in plies:
        try:
            async with store.engine.connect() as db:
                row = (await db.execute(select(SNAPSHOTS).where(mine & (SNAPSHOTS.c.ply == ply)))).one()
            same = ply <= play.ply and play.game.load(row.position).digest() == play.position(ply).digest()
            same = same and row.trail == _hex(trodden[ply])
        except (SQLAlchemyError, OSError) as away:
            if damage(away) is None:
                raise
            same = False
        except Exception:  # whatever the game makes of a damaged one
            same = False
        if not same:
            raise opening.Unreadable(f"the snapshot at ply {ply} is not of this game")


def _hex(trail: Trail) -> str | None:
    return None if trail is None else trail.hex()


def check_outcomes(play: Play, secret: bytes, since: int = 0) -> int:
    """Draw every outcome of chance from a ply on again; how many there were. Raises BadChance."""
    drawn = 0
    state = play.position(0).copy()
    before = trails(play.first_trail, (step.text for step in play.steps))
    for step, trail in zip(play.steps, before, strict=True):
        if step.actor == CHANCE and step.ply >= since:
            drawn += 1
            if outcome(secret, step.ply, state, trail) != step.action:
                raise BadChance(f"the outcome at ply {step.ply} does not come from the secret", step.ply)
        state.apply(step.action)
    return drawn


def verify_chance(document: Any) -> Checked:
    """Check what a table published once it was over: promise, decisions and outcomes; raises BadChance or BadRecord."""
    if not isinstance(document, dict) or not isinstance(document.get("record"), dict):
        raise BadChance("is not what a table publishes about its chance")
    secret, promised = _secret(document), str(document.get("commitment", ""))
    if not hmac.compare_digest(commitment(secret).encode(), promised.lower().encode("utf-8", "surrogatepass")):
        raise BadChance("the secret is not the one that was promised at the start")
    record = Record.read(document["record"])
    game = donjon.game(record.game)
    trail = _trail(document)
    play = Play.resumed(game, record, secret, trail=trail)
    if record.rules < game.rules:
        checked = _check_published(document, secret, record, trail)
    else:
        since = _since(document)
        _check_draws(document, play, since)
        checked = check_outcomes(play, secret, since)
    drawn = sum(step.actor == CHANCE for step in play.steps)
    return Checked(promised.lower(), checked, play.ply, drawn - checked, record.rules, game.rules)


def _since(document: dict[str, Any]) -> int:
    since = document.get("since", 0)
    if not isinstance(since, int) or isinstance(since, bool) or since < 0:
        raise BadChance("does not say since when chance draws by these rules")
    return since


def _trail(document: dict[str, Any]) -> Trail:
    """With what the game began; tables of before did not say, and drew by the ply alone."""
    way = document.get("by", BY_PLY)
    if way not in (BY_PLY, BY_RECORD):
        raise BadChance("does not say what outcomes come from")
    return trail_of(way)


def _check_published(document: dict[str, Any], secret: bytes, record: Record, trail: Trail) -> int:
    """Of a game of older rules: every outcome comes from the secret and what could be drawn then, as published."""
    published = document.get("draws") or []
    before = list(trails(trail, record.actions))
    try:
        for draw in published:
            ply, weights = int(draw["ply"]), [max(0, int(one["weight"])) for one in draw["outcomes"]]
            drawn = draw["outcomes"][place(secret, ply, weights, before[ply])]["text"]
            if not drawn == draw["drawn"] == record.actions[ply]:
                raise BadChance(f"the outcome at ply {ply} does not come from the secret", ply)
    except (TypeError, KeyError, ValueError, IndexError, ZeroDivisionError):
        raise BadChance("what could be drawn cannot be read") from None
    return len(published)


def _secret(document: dict[str, Any]) -> bytes:
    try:
        return bytes.fromhex(document["secret"])
    except (KeyError, TypeError, ValueError):
        raise BadChance("has no secret; it is published once the game is over") from None


def _check_draws(document: dict[str, Any], play: Play, since: int) -> None:
    """What the table says could be drawn must be what the rules say."""
    published = document.get("draws")
    if published is not None and published != draws(play, since):
        raise BadChance("what could be drawn is not what the rules say")


__all__ = ["BadChance", "BadRecord", "Checked", "Verdict", "check_outcomes", "verify_chance", "verify_tables"]
