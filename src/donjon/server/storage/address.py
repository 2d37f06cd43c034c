"""Where the database is."""

import os
from pathlib import Path

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def default_database() -> Path:
    """The file in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "donjon" / "donjon.sqlite3"


def database_url(db: str | None) -> str:
    """A database URL from a URL, a file name or nothing."""
    if db is None or "://" not in db:
        path = Path(db) if db else default_database()
        return f"sqlite+aiosqlite:///{path.expanduser().absolute()}"
    scheme, rest = db.split("://", 1)
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"
