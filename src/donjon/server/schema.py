"""What the database keeps. A table is its record; everything else here is who sits where."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False),  # of the first device
    Column("recovery_hash", String(64), unique=True),
    Column("created", BigInteger, nullable=False),
)

# The further devices of a person: each has a token of its own.
DEVICES = Table(
    "devices",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
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
    Column("public", Boolean, nullable=False, server_default=false()),  # whether the lobby shows it
    Column("clock", JSON(none_as_null=True)),  # seconds each turn and each game, where there is a clock
    Column("asked", BigInteger),  # since when somebody's clock is running
    Column("deadline", BigInteger, index=True),  # when their time will be up
    Column("proposal", JSON(none_as_null=True)),  # what somebody asks everybody to agree to
    Column("agreed", JSON(none_as_null=True)),  # how the game ended before its end, by agreement
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
    Column("key_hash", String(64)),  # of the key in the link to an open seat
    Column("spent", BigInteger, nullable=False, server_default="0"),  # milliseconds of the clock
    Column("lent", String(8)),  # why a bot plays for the person who sits here
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

# When a server was last alive: what passed since then is on nobody's clock.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)
