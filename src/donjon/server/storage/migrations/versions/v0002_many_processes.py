"""Digests, snapshots, quarantine, the outbox, and bots' turns leased to a process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("digest", sa.String(64)))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply"),
    )
    op.create_table(
        "quarantine",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("found", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False, index=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "bot_turns",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.String(80), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    # Bots that were to decide when the server stopped wait for whoever is free.
    op.execute(
        "INSERT INTO bot_turns (table_id, process, until) "
        "SELECT tables.id, '', 0 FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor "
        "WHERE tables.status = 'playing' AND seats.kind = 'bot'"
    )
