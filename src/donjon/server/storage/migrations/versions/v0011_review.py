"""What belongs to games that are over: studies, branches, notes, what bots found, who played what and how it went."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON(none_as_null=True)))
    playing = sa.text("status = 'playing'")
    op.create_index("ix_tables_playing", "tables", ["game"], sqlite_where=playing, postgresql_where=playing)
    op.create_table(
        "studies",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Index("ix_studies_person", "person", "made"),
    )
    op.create_table(
        "branches",
        sa.Column("review", sa.String(24), nullable=False),
        sa.Column("name", sa.String(2), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("review", "name"),
    )
    op.create_table(
        "notes",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("review", sa.String(24), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("branch", sa.String(2), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("bookmark", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "review", "ply", "branch"),
        sa.Index("ix_notes_made", "person", "made"),
    )
    op.create_table(
        "analyses",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("depth", sa.String(8), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("process", sa.String(80), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("players", sa.JSON(none_as_null=True)),
    )
    op.create_table(
        "findings",
        sa.Column("digest", sa.String(64), sa.ForeignKey("analyses.digest"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("depth", sa.String(8), nullable=False),
        sa.Column("judgement", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", "ply"),
        sa.Index("ix_findings_made", "digest", "made"),
    )
    op.create_table(
        "verdicts",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("verdict", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("ending", sa.String(40)),
        sa.Column("standings", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("opponents", sa.String(600), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
        sa.Index("ix_played_ended", "person", "ended"),
        sa.Index("ix_played_game", "person", "game", "ended"),
        sa.Index("ix_played_digest", "digest"),
    )
