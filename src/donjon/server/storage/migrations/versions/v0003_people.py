"""Devices and recovery codes, keys as hashes, clocks, stand-in bots, agreement, the lobby."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NULLABLE_JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.add_column("people", sa.Column("recovery_hash", sa.String(64)))
    op.create_index("ix_people_recovery_hash", "people", ["recovery_hash"], unique=True)
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", NULLABLE_JSON))
    op.add_column("tables", sa.Column("asked", sa.BigInteger))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("tables", sa.Column("proposal", NULLABLE_JSON))
    op.add_column("tables", sa.Column("agreed", NULLABLE_JSON))
    op.add_column("seats", sa.Column("key_hash", sa.String(64)))
    op.add_column("seats", sa.Column("spent", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("lent", sa.String(8)))
    _hash_keys()
    op.drop_column("seats", "key")


def _hash_keys() -> None:
    """Links that were sent still open their seats; the keys themselves are no longer kept."""
    db = op.get_bind()
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "key", "key_hash")))
    for row in db.execute(sa.select(seats).where(seats.c.key.is_not(None))).all():
        place = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        db.execute(sa.update(seats).where(place).values(key_hash=hashlib.sha256(row.key.encode()).hexdigest()))
