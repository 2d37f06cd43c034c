"""`donjon migrate`, `export`, `import`, `verify` and `verify-chance`: looking after what a server keeps."""

import argparse
import asyncio
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any, TypeVar

from donjon.cli.complaints import Complaint
from donjon.cli.files import read_json
from donjon.cli.printing import print_json
from donjon.core.errors import BadRecord
from donjon.messages import say

if TYPE_CHECKING:
    from donjon.server.store import Store

Answer = TypeVar("Answer")


def migrate(asked: argparse.Namespace, language: str) -> None:
    """Bring a database to the schema of this version."""
    from donjon.server.database import migrate as to_the_present

    before, after = _over(asked.db, lambda store: to_the_present(store.engine))
    key = "cli-migrate-done" if before != after else "cli-migrate-nothing"
    print(say(key, language, before=before or "0000", after=after))


def carry_out(asked: argparse.Namespace, language: str) -> None:
    """Write everything the database keeps to a file."""
    from donjon.server.carrying import BadExport
    from donjon.server.carrying import carry_out as write

    try:
        with _writing(asked.file) as file:
            counts = _over(asked.db, lambda store: write(store.engine, file))
    except BadExport as bad:
        raise Complaint("cli-error-export", 1, problem=bad.problem) from None
    _report("cli-export-done", counts, language, sys.stderr)


def carry_in(asked: argparse.Namespace, language: str) -> None:
    """Read an export into an empty database."""
    from donjon.server.carrying import BadExport, NotEmpty
    from donjon.server.carrying import carry_in as read

    try:
        with _reading(asked.file) as file:
            counts = _over(asked.db, lambda store: read(store.engine, file), new=True)
    except BadExport as bad:
        raise Complaint("cli-error-import", file=asked.file, line=bad.line, problem=bad.problem) from None
    except UnicodeDecodeError:
        raise Complaint("cli-error-binary", file=asked.file) from None
    except NotEmpty:
        raise Complaint("cli-error-not-empty") from None
    _report("cli-import-done", counts, language, sys.stdout)


def verify(asked: argparse.Namespace, language: str) -> None:
    """Replay every table and compare."""
    from donjon.server.verifying import Verdict, verify_tables

    async def collect(store: "Store") -> list[Verdict]:
        return [verdict async for verdict in verify_tables(store)]

    verdicts = _over(asked.db, collect)
    bad = [verdict for verdict in verdicts if verdict.problem is not None]
    plies = sum(verdict.plies for verdict in verdicts)
    if asked.json:
        troubles = [{"table": verdict.table, "problem": verdict.problem} for verdict in bad]
        print_json({"tables": len(verdicts), "decisions": plies, "bad": troubles})
    else:
        for verdict in bad:
            print(say("cli-verify-bad", language, table=verdict.table, problem=verdict.problem or ""))
        print(say("cli-verify-done", language, tables=len(verdicts), decisions=plies, bad=len(bad)))
    if bad:
        raise Complaint("cli-error-verify", 1, bad=len(bad))


def verify_chance(asked: argparse.Namespace, language: str) -> None:
    """Check the dice of one game by what its table published."""
    from donjon.server.verifying import BadChance
    from donjon.server.verifying import verify_chance as check

    document = read_json(asked.file)
    try:
        promised, drawn, plies = check(document)
    except BadRecord as bad:
        raise Complaint("cli-error-record", 1, file=asked.file, problem=bad.problem) from None
    except BadChance as bad:
        raise Complaint("cli-error-chance", 1, file=asked.file, problem=bad.problem) from None
    if asked.commitment is not None and asked.commitment.lower() != promised:
        raise Complaint("cli-error-commitment", 1, file=asked.file, commitment=promised)
    if asked.json:
        print_json({"commitment": promised, "outcomes": drawn, "decisions": plies})
    else:
        print(say("cli-verify-chance-done", language, commitment=promised, outcomes=drawn, decisions=plies))


def _over(db: str | None, work: "Callable[[Store], Awaitable[Answer]]", *, new: bool = False) -> Answer:
    """Do something with a database; `new` ones are made, others must be there."""
    from sqlalchemy.exc import SQLAlchemyError

    from donjon.server.places import database_url
    from donjon.server.store import Store

    url = database_url(db)
    path = url.partition("sqlite+aiosqlite:///")[2]
    if path and not new and not os.path.exists(path):
        raise Complaint("cli-error-missing", file=path)

    async def run() -> Answer:
        store = Store(url)
        try:
            if path:
                os.makedirs(os.path.dirname(path), exist_ok=True)
            return await work(store)
        finally:
            await store.stop()

    try:
        return asyncio.run(run())
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


def _report(key: str, counts: Counter[str], language: str, to: IO[str]) -> None:
    facts: dict[str, Any] = {"tables": counts["tables"], "decisions": counts["decisions"], "people": counts["people"]}
    print(say(key, language, **facts), file=to)
