"""Outcomes of chance that depend on the record before them; games under way go on as they began."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chance", sa.String(8), nullable=False, server_default="ply"))
    op.add_column("snapshots", sa.Column("trail", sa.String(64)))
    op.execute("UPDATE tables SET chance = 'record' WHERE status = 'waiting'")  # nothing has been drawn there
