"""Tables at which several people share a device, each seeing through their own seat only."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
