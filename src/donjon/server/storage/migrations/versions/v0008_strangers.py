"""Networks that may not come in, and indexes by which lists stay quick however many tables there are."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.drop_index("ix_tables_status", "tables")
    op.create_index(
        "ix_tables_lobby",
        "tables",
        ["updated"],
        sqlite_where=sa.text("public = 1 AND status != 'over'"),
        postgresql_where=sa.text("public AND status != 'over'"),
    )
