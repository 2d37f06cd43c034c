"""For whom bots judge a game: nobody else stops them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("asker", sa.String(80), nullable=False, server_default=""))
