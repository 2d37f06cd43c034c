"""Bringing a database to the present schema, whatever it was before: empty, of an earlier version, or up to date.

Each revision is a file in `versions`, numbered; a newer one goes on top and none is ever changed.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from donjon.core.errors import DonjonError
from donjon.server.storage.schema import METADATA

HERE = Path(__file__).parent
FIRST = "0001"  # what databases had before they were numbered
REVISIONS = frozenset(path.name[1:5] for path in (HERE / "versions").glob("v[0-9]*.py"))
HEAD = max(REVISIONS)


class Newer(DonjonError):
    """The database is of a later version of this program."""


def revision_of(db: Connection) -> str | None:
    """The revision a database is at; None for an empty one."""
    names = set(inspect(db).get_table_names())
    if "alembic_version" in names:
        found = db.scalar(text("SELECT version_num FROM alembic_version"))
        if found is not None:
            return str(found)
    return FIRST if "tables" in names else None


def must_not_be_newer(db: Connection) -> None:
    """Raises Newer for a database whose schema this program does not know, and so could not keep."""
    before = revision_of(db)
    if before is not None and before not in REVISIONS:
        raise Newer(f"schema {before[:20]}, and this version knows those up to {HEAD}")


def upgrade(db: Connection, to: str = HEAD) -> None:
    """Bring the database to a revision, inside the transaction of its connection."""
    must_not_be_newer(db)
    before = revision_of(db)
    if before is not None and before >= to:
        return
    if before is None and to == HEAD:
        _begin(db)
        return
    # Slow to import, and seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": db})
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    if before == FIRST and "alembic_version" not in inspect(db).get_table_names():
        command.stamp(config, FIRST)
    command.upgrade(config, to)


def _begin(db: Connection) -> None:
    """An empty database needs no history; a test holds that the revisions lead to the same."""
    METADATA.create_all(db)
    db.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    db.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
