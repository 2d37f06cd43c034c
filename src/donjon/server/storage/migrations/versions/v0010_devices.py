"""All devices of a person in one place, each with a name and when it was seen; the first one stood apart before."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery_made", sa.BigInteger))
    op.add_column("devices", sa.Column("name", sa.String(40)))
    op.add_column("devices", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE devices SET seen = created")
    op.execute(
        "INSERT INTO devices (token_hash, person, created, seen) SELECT token_hash, id, created, created FROM people"
    )
    op.drop_column("people", "token_hash")
