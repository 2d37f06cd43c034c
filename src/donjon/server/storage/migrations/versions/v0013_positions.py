"""Where people have come to in a game is found by the position, however many tables there are."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    playing = sa.text("status = 'playing'")
    op.drop_index("ix_tables_playing", "tables")
    op.create_index("ix_tables_playing", "tables", ["game", "digest"], sqlite_where=playing, postgresql_where=playing)
