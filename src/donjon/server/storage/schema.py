"""What the database keeps. A table is its record; everything else here is who sits where.

A change here is a new revision in `migrations/versions`; a test holds the two together.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
    text,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("recovery_hash", String(64), unique=True, index=True),
    Column("recovery_made", BigInteger),  # when that code was made; null where none is, or a long time ago
    Column("created", BigInteger, nullable=False),
)

# The devices of a person: each has a token of its own.
DEVICES = Table(
    "devices",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("name", String(40)),  # browser and system
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when it was last used, to the hour
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("next", String(24)),
    Column("version", Integer, nullable=False),  # counts writes: whoever writes must have seen the last one
    Column("revision", Integer, nullable=False),  # counts undos, and whatever else lets less of the record be seen
    # Derived from the record, so that lists of tables and waiting bots need no replay.
    Column("status", String(8), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # whether the lobby shows it
    Column("hints", String(8), nullable=False, server_default="alone"),  # who may ask: alone (against bots), all, none
    # Whether several people share a device there: each sees through their own seat only, one at a time.
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON(none_as_null=True)),  # seconds each turn and each game, where there is a clock
    Column("stand_in", String(40), nullable=False, server_default="knight"),  # plays for people who are away
    Column("patience", Integer),  # seconds a question waits for somebody who is away; null for ever
    Column("asked", BigInteger),  # since when somebody's clock is running
    Column("deadline", BigInteger, index=True),  # when their time will be up
    Column("proposal", JSON(none_as_null=True)),  # what somebody asks everybody to agree to
    Column("agreed", JSON(none_as_null=True)),  # how the game ended before its end, by agreement
    Column("digest", String(64)),  # of the position the record leads to; null before the game and in old databases
    # What outcomes come from besides the secret: the ply alone, or the record up to there.
    Column("chance", String(8), nullable=False, server_default="ply"),
    # The ply from which on chance draws by these rules; what it drew before, it drew by older ones.
    Column("since", Integer, nullable=False, server_default="0"),
    Column("stranded", JSON(none_as_null=True)),  # by which newer rules the record cannot be played out, and why
    Column("origin", JSON(none_as_null=True)),  # the review and ply from which the game was played on
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_tables_rules", "game", "rules"),
    # What is being played, so that nobody gets it judged; the query has the very same words.
    Index(
        "ix_tables_playing",
        "game",
        "digest",
        sqlite_where=text("status = 'playing'"),
        postgresql_where=text("status = 'playing'"),
    ),
    # What the lobby shows, so that it need not look through the rest; the query has the very same words.
    Index(
        "ix_tables_lobby",
        "updated",
        sqlite_where=text("public = 1 AND status != 'over'"),
        postgresql_where=text("public AND status != 'over'"),
    ),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("key_hash", String(64)),  # of the key in the link to an open seat
    Column("spent", BigInteger, nullable=False, server_default="0"),  # milliseconds of the clock
    Column("lent", String(8)),  # why a bot plays for the person who sits here
    PrimaryKeyConstraint("table_id", "seat"),
)

DECISIONS = Table(
    "decisions",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)

# What was asked and done, by the asker's own id. It outlives an undo, so that a decision delivered
# late for the second time cannot bring back what was taken back.
REQUESTS = Table(
    "requests",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("client", String(64), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("verb", String(8), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the action, or the ply gone back to
    PrimaryKeyConstraint("table_id", "client"),
)

# When a server was last alive: what passed since then is on nobody's clock.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

# Positions far back in long games, from which a table can be opened without replaying it all.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("trail", String(64)),  # of the record up to there, where chance depends on it
    PrimaryKeyConstraint("table_id", "ply"),
)

# Tables whose record does not lead to the position it should; nothing is ever written to them.
QUARANTINE = Table(
    "quarantine",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("reason", String(300), nullable=False),
    Column("found", BigInteger, nullable=False),
)

# What was written and has to be told to the other processes; swept after a while.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("version", Integer, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
    sqlite_autoincrement=True,  # an id that was swept must not come again
)

# The tables where a bot is to decide, and which process lets it think.
BOT_TURNS = Table(
    "bot_turns",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("process", String(80), nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # after that moment any process may take it over
)

# Networks from which nobody may come in.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("network", String(50), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),  # when they may again; null: until somebody says so
)

# Records that somebody brought to be looked at.
STUDIES = Table(
    "studies",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("digest", String(64), nullable=False),  # of the record
    Column("record", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("game", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("ix_studies_person", "person", "made"),
)

# What else could have been played, kept at a game.
BRANCHES = Table(
    "branches",
    METADATA,
    Column("review", String(24), nullable=False),
    Column("name", String(2), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("texts", JSON, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("review", "name"),
)

# What somebody wrote at a moment of a game, for themselves.
NOTES = Table(
    "notes",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("review", String(24), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("branch", String(2), nullable=False),  # empty: the game itself
    Column("game", String(40), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("bookmark", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "review", "ply", "branch"),
    Index("ix_notes_made", "person", "made"),
)

# Records that bots judge or have judged, whoever asked for it and wherever they were played.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the record, and of how it is judged
    Column("depth", String(8), nullable=False),  # of the pass that is wanted
    Column("status", String(10), nullable=False),
    Column("process", String(80), nullable=False),  # which judges it
    Column("until", BigInteger, nullable=False),  # after that moment any process may go on
    Column("asked", BigInteger, nullable=False),
    Column("players", JSON(none_as_null=True)),  # accuracy and marks by seat, once all is judged
    Column("asker", String(80), nullable=False, server_default=""),  # on whose account bots think
)

# One decision or run of chance judged.
FINDINGS = Table(
    "findings",
    METADATA,
    Column("digest", String(64), ForeignKey("analyses.digest"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("depth", String(8), nullable=False),
    Column("judgement", JSON, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("digest", "ply"),
    Index("ix_findings_made", "digest", "made"),
)

# What was said of a position and a decision tried there.
VERDICTS = Table(
    "verdicts",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the record up to there, the decision, and how it is judged
    Column("verdict", JSON, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
)

# How a finished game ended, so that lists of many need no replay.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("digest", String(64), nullable=False),  # as of its analysis
    Column("ending", String(40)),
    Column("standings", JSON, nullable=False),  # by seat: rank, result, points
    Column("position", JSON, nullable=False),  # the last one
)

# Who played what against whom, and how it went for them.
PLAYED = Table(
    "played",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("level", String(40)),  # of the strongest bot; null: people alone
    Column("opponents", String(600), nullable=False),  # names and levels, each between two bars
    Column("turn", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("ix_played_ended", "person", "ended"),
    Index("ix_played_game", "person", "game", "ended"),
    Index("ix_played_digest", "digest"),
)
