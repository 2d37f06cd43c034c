"""Tables that outlive a change of the rules: since when they are played by the present ones, and which are stranded."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("stranded", sa.JSON(none_as_null=True)))
    op.create_index("ix_tables_rules", "tables", ["game", "rules"])
