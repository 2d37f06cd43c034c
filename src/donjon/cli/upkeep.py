"""Looking after what a server keeps: from `donjon migrate` and `export` to `tidy`, `close`, `forget` and `block`."""

import argparse
import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import IO, TYPE_CHECKING, Any, TypeVar

from donjon.cli.complaints import Complaint
from donjon.cli.files import read_json
from donjon.cli.printing import print_json
from donjon.core.errors import BadRecord
from donjon.messages import say

if TYPE_CHECKING:
    from donjon.server.storage.renewing import Renewed
    from donjon.server.storage.retention import Retention
    from donjon.server.storage.store import Store

Answer = TypeVar("Answer")
SAYS = 1.0  # seconds between two words about how far it is


def migrate(asked: argparse.Namespace, language: str) -> None:
    """Bring a database to the schema of this version, and its tables to the rules."""
    from donjon.server.storage.database import migrate as to_the_present
    from donjon.server.storage.renewing import Renewed, renew

    async def bring(store: "Store") -> tuple[str | None, str, Renewed]:
        before, after = await to_the_present(store.engine)
        return before, after, await renew(store, _progress(language))

    before, after, renewed = _over(asked.db, bring)
    key = "cli-migrate-done" if before != after else "cli-migrate-nothing"
    print(say(key, language, before=before or "0000", after=after))
    _report_renewed(renewed, language)


def carry_out(asked: argparse.Namespace, language: str) -> None:
    """Write everything the database keeps to a file."""
    from donjon.server.storage.transfer import BadExport
    from donjon.server.storage.transfer import carry_out as write

    try:
        with _writing(asked.file) as file:
            carried = _over(asked.db, lambda store: write(store.engine, file))
    except BadExport as bad:
        raise Complaint("cli-error-export", 1, problem=bad.problem) from None
    _report("cli-export-done", carried.counts, language, sys.stderr)
    if carried.apart:
        raise Complaint("cli-error-export-apart", 1, names=_named(carried.apart), count=len(carried.apart))


def carry_in(asked: argparse.Namespace, language: str) -> None:
    """Read an export into an empty database."""
    from donjon.server.storage.renewing import Renewed, renew
    from donjon.server.storage.transfer import BadExport, Carried, NotEmpty
    from donjon.server.storage.transfer import carry_in as read

    async def bring(store: "Store") -> tuple[Carried, Renewed]:
        return await read(store.engine, file), await renew(store, _progress(language))

    try:
        with _reading(asked.file) as file:
            carried, renewed = _over(asked.db, bring, new=True)
    except BadExport as bad:
        raise Complaint("cli-error-import", file=asked.file, line=bad.line, problem=bad.problem) from None
    except UnicodeDecodeError:
        raise Complaint("cli-error-binary", file=asked.file) from None
    except NotEmpty:
        raise Complaint("cli-error-not-empty") from None
    _report("cli-import-done", carried.counts, language, sys.stdout)
    if carried.apart:
        apart = {"names": _named(carried.apart), "count": len(carried.apart)}
        print(say("cli-import-apart", language, **apart), file=sys.stderr)
    _report_renewed(renewed, language)


def verify(asked: argparse.Namespace, language: str) -> None:
    """Replay every table and compare."""
    from donjon.server.storage.verifying import Verdict, verify_tables

    async def collect(store: "Store") -> list[Verdict]:
        return [verdict async for verdict in verify_tables(store)]

    verdicts = _over(asked.db, collect)
    bad = [verdict for verdict in verdicts if verdict.problem is not None]
    stranded = [(verdict, verdict.stranded) for verdict in verdicts if verdict.stranded is not None]
    plies = sum(verdict.plies for verdict in verdicts)
    earlier = sum(verdict.earlier for verdict in verdicts)
    if asked.json:
        troubles = [{"table": verdict.table, "problem": verdict.problem} for verdict in bad]
        apart = [{"table": verdict.table, "before": verdict.rules, **vars(why)} for verdict, why in stranded]
        counts = {"tables": len(verdicts), "decisions": plies, "earlier": earlier}
        print_json({**counts, "bad": troubles, "stranded": apart})
    else:
        for verdict in bad:
            print(say("cli-verify-bad", language, table=verdict.table, problem=verdict.problem or ""))
        for verdict, why in stranded:
            facts = {name: "none" if fact is None else fact for name, fact in vars(why).items()}
            print(say("cli-verify-stranded", language, table=verdict.table, before=verdict.rules, **facts))
        print(say("cli-verify-done", language, tables=len(verdicts), decisions=plies, bad=len(bad)))
        if stranded:
            print(say("cli-verify-stranded-done", language, stranded=len(stranded)))
        if earlier:
            print(say("cli-verify-earlier", language, earlier=earlier))
    if bad:
        raise Complaint("cli-error-verify", 1, bad=len(bad))


def tidy(asked: argparse.Namespace, language: str) -> None:
    """Let go what is not kept any longer."""
    from donjon.server.storage.retention import Swept, sweep

    async def look(store: "Store") -> list[Swept]:
        return [swept async for swept in sweep(store, retention(asked), dry=asked.dry_run)]

    swept = _over(asked.db, look, present=True)
    counts = Counter(one.kind for one in swept)
    facts = {"waiting": counts["waiting"], "games": counts["playing"] + counts["stranded"], "people": counts["person"]}
    if asked.json:
        print_json({"dry": asked.dry_run, **facts, "gone": [vars(one) for one in swept]})
        return
    if asked.dry_run:
        for one in swept:
            print(say("cli-tidy-one", language, kind=one.kind, id=one.id))
    print(say("cli-tidy-would" if asked.dry_run else "cli-tidy-done", language, **facts))


def retention(asked: argparse.Namespace) -> "Retention":
    """How long is kept what, as asked for or as usual."""
    from donjon.server.storage.retention import Retention

    usual = Retention()
    waiting, abandoned = asked.keep_waiting or usual.waiting, asked.keep_abandoned or usual.abandoned
    return replace(usual, waiting=waiting, abandoned=abandoned)


def close(asked: argparse.Namespace, language: str) -> None:
    """End a table."""
    from donjon.server.storage.retention import Unknown, close_table

    try:
        table = _over(asked.db, lambda store: close_table(store, asked.table, remove=asked.delete), present=True)
    except Unknown:
        raise Complaint("cli-error-table", 1, table=asked.table[:40]) from None
    print(say("cli-close-done", language, table=table))


def forget(asked: argparse.Namespace, language: str) -> None:
    """Somebody wants not to be known any more."""
    from donjon.bots import LEVELS
    from donjon.server.storage.retention import Unknown
    from donjon.server.storage.retention import forget as let_go

    stand_in = LEVELS[len(LEVELS) // 2].name
    try:
        gone = _over(asked.db, lambda store: let_go(store, asked.person, stand_in), present=True)
    except Unknown:
        raise Complaint("cli-error-person", 1, person=asked.person[:40]) from None
    print(say("cli-forget-done", language, tables=gone.tables, deleted=gone.deleted))


def block(asked: argparse.Namespace, language: str) -> None:
    """Nobody comes in from a network any more, or they do again; without one, all there are."""
    from donjon.server.storage import blocks
    from donjon.server.storage.saved import now

    if asked.address is None:
        for network, until in _over(asked.db, blocks.blocked, present=True).items():
            day = None if until is None else time.strftime("%Y-%m-%d", time.gmtime(until / 1000))
            print(say("cli-block-one", language, network=network, until=day or "none"))
        return
    until = None if asked.days is None else now() + asked.days * 24 * 3600 * 1000
    try:
        if asked.lift:
            lifted = _over(asked.db, lambda store: blocks.lift(store, asked.address), present=True)
            print(say("cli-block-lifted" if lifted else "cli-block-none", language, network=asked.address))
        else:
            network = _over(asked.db, lambda store: blocks.block(store, asked.address, until), present=True)
            print(say("cli-block-done", language, network=network))
    except blocks.BadNetwork:
        raise Complaint("cli-error-network", text=asked.address[:80]) from None


def verify_chance(asked: argparse.Namespace, language: str) -> None:
    """Check the dice of one game by what its table published."""
    from donjon.server.storage.verifying import BadChance
    from donjon.server.storage.verifying import verify_chance as check

    document = read_json(asked.file)
    try:
        checked = check(document)
    except BadRecord as bad:
        problem = bad.problem if bad.ply < 0 else f"decision {bad.ply}: {bad.problem}"
        raise Complaint("cli-error-record", 1, file=asked.file, problem=problem) from None
    except BadChance as bad:
        raise Complaint("cli-error-chance", 1, file=asked.file, problem=bad.problem) from None
    if asked.commitment is not None and asked.commitment.lower() != checked.commitment:
        raise Complaint("cli-error-commitment", 1, file=asked.file, commitment=checked.commitment)
    if asked.json:
        print_json(vars(checked))
        return
    print(say("cli-verify-chance-done", language, **vars(checked)))
    if checked.rules < checked.present:
        print(say("cli-verify-chance-older", language, **vars(checked)))
    if checked.earlier:
        print(say("cli-verify-earlier", language, earlier=checked.earlier))


def _over(
    db: str | None, work: "Callable[[Store], Awaitable[Answer]]", *, new: bool = False, present: bool = False
) -> Answer:
    """Do something with a database; `new` ones are made, others must be there, and be of the `present` schema."""
    from sqlalchemy.exc import SQLAlchemyError

    from donjon.server.storage.address import database_url
    from donjon.server.storage.migrations import Newer
    from donjon.server.storage.store import Store

    url = database_url(db)
    path = url.partition("sqlite+aiosqlite:///")[2]
    if path and not new and not os.path.exists(path):
        raise Complaint("cli-error-missing", file=path)

    async def run() -> Answer:
        store = Store(url)
        try:
            if path:
                os.makedirs(os.path.dirname(path), exist_ok=True)
            if present:
                await store.start()
            return await work(store)
        finally:
            await store.stop()

    try:
        return asyncio.run(run())
    except Newer as newer:
        raise Complaint("cli-error-newer", 1, problem=str(newer)) from None
    except (SQLAlchemyError, OSError) as away:
        reason = str(getattr(away, "orig", None) or away).split("\n", maxsplit=1)[0]
        raise Complaint("cli-error-database", 1, reason=reason[:200]) from None


@contextmanager
def _writing(name: str) -> Iterator[IO[str]]:
    """A new file that only its owner can read, for it holds secrets of games under way; "-" is standard output."""
    if name == "-":
        yield sys.stdout
        return
    unfinished = f"{name}.unfinished"
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, name)
    except OSError as refused:
        raise Complaint("cli-error-unwritable", 1, file=name, reason=refused.strerror or str(refused)) from None


@contextmanager
def _reading(name: str) -> Iterator[IO[str]]:
    if name == "-":
        yield sys.stdin
        return
    try:
        with open(name, encoding="utf-8") as file:
            yield file
    except FileNotFoundError:
        raise Complaint("cli-error-missing", file=name) from None
    except OSError as refused:
        raise Complaint("cli-error-unreadable", file=name, reason=refused.strerror or str(refused)) from None


def _named(apart: set[str]) -> str:
    """The first of what could not be read; all of it is in the export."""
    return ", ".join(name[:40] for name in sorted(apart)[:20])


def _progress(language: str) -> Callable[[int, int], None]:
    """Says from time to time how many tables have been replayed; nothing where there are few."""
    said = time.monotonic()

    def show(number: int, of: int) -> None:
        nonlocal said
        if time.monotonic() - said > SAYS:
            said = time.monotonic()
            print(say("cli-migrate-progress", language, number=number, of=of), file=sys.stderr, flush=True)

    return show


def _report_renewed(renewed: "Renewed", language: str) -> None:
    if renewed:
        print(say("cli-migrate-tables", language, **vars(renewed)))


def _report(key: str, counts: Counter[str], language: str, to: IO[str]) -> None:
    facts: dict[str, Any] = {"tables": counts["tables"], "decisions": counts["decisions"], "people": counts["people"]}
    print(say(key, language, **facts), file=to)
