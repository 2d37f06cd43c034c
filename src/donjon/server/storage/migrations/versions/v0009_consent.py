"""Which bot plays for people who are away, and how long questions wait for them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.String(40), nullable=False, server_default="knight"))
    op.add_column("tables", sa.Column("patience", sa.Integer))
    op.execute("UPDATE tables SET patience = 259200")  # three days: else who never comes back keeps a game for ever
