"""Rows that are written whether or not they are there: in one statement, for two processes may do so at once."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

INSERTS: dict[str, Callable[[Table], Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


def put(db: Connection | AsyncConnection, table: Table, **values: object) -> Executable:
    """Write that row over the one that has its key, if there is one."""
    row = INSERTS[db.dialect.name](table).values(**values)
    key = [column.name for column in table.primary_key]
    rest = {name: row.excluded[name] for name in values if name not in key}
    written: Executable = row.on_conflict_do_update(index_elements=key, set_=rest)
    return written
