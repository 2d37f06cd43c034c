"""What a decision writes, said once, and rendered in the words of each database.

The version guards the table; the decision with the chance outcomes it led to, the request that asked for it and a row
in the outbox are there together with how the game stands now, or not at all.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Dialect,
    Integer,
    String,
    bindparam,
    func,
    insert,
    literal_column,
    null,
    select,
    true,
    update,
)
from sqlalchemy import Table as Schema
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.elements import BindParameter, ColumnElement

from donjon.server.storage.saved import Moved, Request, Standing
from donjon.server.storage.schema import DECISIONS, OUTBOX, REQUESTS, TABLES

ASYNCPG: Dialect = asyncpg_dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy has no types for it
Values = dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """A decision and the chance outcomes it led to, as they are to be written down."""

    table: str
    read: int  # the version of the table it was decided at
    moment: int
    before: Standing
    after: Standing
    texts: tuple[str, ...]
    request: Request | None

    @property
    def version(self) -> int:
        return self.read + 1

    def values(self) -> Values:
        """All that is written, by the names below."""
        values: Values = {
            "of_table": self.table,
            "of_read": self.read,
            "of_version": self.version,
            "of_moment": self.moment,
            "from_ply": self.before.ply,
        }
        values.update(zip(NEW, vars(self.after).values(), strict=True))
        values.update(NOBODY if self.request is None else zip(REQUESTED, vars(self.request).values(), strict=True))
        return values


STANDING = [field.name for field in fields(Standing)]
NEW = [f"new_{name}" for name in STANDING]
REQUESTED = [f"asked_{field.name}" for field in fields(Request)]
NOBODY = dict.fromkeys(REQUESTED)
INDEXED = ("status", "deadline")  # where these stay as they were they are left alone: an index would be written again

TABLE = bindparam("of_table", type_=String)
VERSION = bindparam("of_version", type_=Integer)
MOMENT = bindparam("of_moment", type_=BigInteger)
PLY, TEXT = bindparam("at_ply", type_=Integer), bindparam("at_text", type_=String)


class Part:
    """One statement of those a decision is written in."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement

    @cached_property
    def sqlite(self) -> tuple[str, list[str]]:
        """In SQLite's words, and what its question marks stand for."""
        return rendered(self.statement, sqlite_dialect())

    @property
    def names(self) -> list[str]:
        """What it has to be given, whatever the database."""
        return self.sqlite[1]


@dataclass(frozen=True)
class Rows:
    """What is put into one of the tables of the database."""

    into: Schema
    columns: dict[str, BindParameter[Any]]

    def part(self) -> Part:
        return Part(insert(self.into).values(**self.columns).inline())


def _moved(names: list[str]) -> Any:
    """The game stands elsewhere now, if the table is as it was read."""
    unmoved = (TABLES.c.id == TABLE) & (TABLES.c.version == bindparam("of_read", type_=Integer))
    standing = {name: bindparam(f"new_{name}", type_=TABLES.c[name].type) for name in names}
    return update(TABLES).where(unmoved).values(version=VERSION, updated=MOMENT, proposal=null(), **standing)


# The description.
TOLD = Rows(OUTBOX, {"table_id": TABLE, "version": VERSION, "made": MOMENT})
DECIDED = Rows(DECISIONS, {"table_id": TABLE, "ply": PLY, "text": TEXT, "made": MOMENT})
ASKED = Rows(
    REQUESTS,
    {"table_id": TABLE}
    | {one.name: bindparam(f"asked_{one.name}", type_=REQUESTS.c[one.name].type) for one in fields(Request)},
)
MOVED = Part(_moved(STANDING))
MOVED_ON = Part(_moved([name for name in STANDING if name not in INDEXED]))
TELLING, DECIDING, ASKING = TOLD.part(), DECIDED.part(), ASKED.part()


def write(entry: Entry, execute: Callable[[Part, Values], int]) -> None:
    """Statement by statement; `execute` says how many rows each has touched. Raises Moved."""
    values = entry.values()
    same = all(getattr(entry.before, name) == getattr(entry.after, name) for name in INDEXED)
    if execute(MOVED_ON if same else MOVED, values) != 1:
        raise Moved(entry.table)
    execute(TELLING, values)
    for ply, text in enumerate(entry.texts, entry.before.ply):
        execute(DECIDING, values | {"at_ply": ply, "at_text": text})
    if entry.request is not None:
        execute(ASKING, values)


@cache
def in_one_statement() -> tuple[str, list[str]]:
    """The same in PostgreSQL's words, as one statement, which is one transaction and one way there and back.

    It counts the tables it has moved on: one or none. `texts` are the decision and the outcomes.
    """
    moved = _moved(STANDING).returning(TABLES.c.id).cte("moved")
    texts = func.unnest(bindparam("texts", type_=ARRAY(String)))
    one = texts.table_valued("text", with_ordinality="place", name="one").render_derived()
    place: ColumnElement[Any] = bindparam("from_ply", type_=Integer) + one.c.place - literal_column("1")
    instead: dict[BindParameter[Any], ColumnElement[Any]] = {TABLE: moved.c.id, PLY: place, TEXT: one.c.text}

    def put(rows: Rows, source: Any, name: str, where: ColumnElement[bool] | None = None) -> Any:
        chosen = select(*(instead.get(value, value) for value in rows.columns.values())).select_from(source)
        chosen = chosen if where is None else chosen.where(where)
        return insert(rows.into).from_select(list(rows.columns), chosen).cte(name)

    told = put(TOLD, moved, "told")
    decided = put(DECIDED, moved.join(one, true()), "decided")
    asked = put(ASKED, moved, "asked", ASKED.columns["client"].is_not(None))
    return rendered(select(func.count()).select_from(moved).add_cte(told, decided, asked), ASYNCPG)


def rendered(statement: Any, dialect: Dialect) -> tuple[str, list[str]]:
    """A statement in a database's own words, and the names of what has to be given, in their order."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), list(compiled.positiontup)
