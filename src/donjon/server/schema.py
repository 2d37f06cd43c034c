"""What the database keeps. A table is its record; everything else here is who sits where."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("next", String(24)),
    Column("version", Integer, nullable=False),  # counts writes: whoever writes must have seen the last one
    Column("revision", Integer, nullable=False),  # counts undos
    # Derived from the record, so that lists of tables and waiting bots need no replay.
    Column("status", String(8), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("key", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
)

DECISIONS = Table(
    "decisions",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)

# What was asked and done, by the asker's own id. It outlives an undo, so that a decision delivered
# late for the second time cannot bring back what was taken back.
REQUESTS = Table(
    "requests",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("client", String(64), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("verb", String(8), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the action, or the ply gone back to
    PrimaryKeyConstraint("table_id", "client"),
)
