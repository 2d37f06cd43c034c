"""A house that all tests of the server share, and people to play in it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .company import House, Person, open_house
from .databases import PostgreSQL


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQL]:
    """A running PostgreSQL."""
    folder = tmp_path_factory.mktemp("postgresql")
    for place in (folder, *folder.parents[:3]):
        if place.stat().st_uid == os.getuid() and place != Path("/tmp"):
            place.chmod(0o755)  # as root, the server runs as somebody else, who has to get here
    running = PostgreSQL(folder / "data")
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, as SQLAlchemy names it."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'empty.sqlite3'}"
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    return postgresql.new_database().replace("postgresql://", "postgresql+asyncpg://", 1)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server whose bots are quick."""
    with open_house(tmp_path_factory.mktemp("house") / "donjon.sqlite3") as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A running server for one test alone, which may kill it."""
    with open_house(tmp_path / "donjon.sqlite3") as running:
        yield running


@pytest.fixture
def mahaut(house: House) -> Person:
    return Person(house)


@pytest.fixture
def aude(house: House) -> Person:
    return Person(house)


@pytest.fixture
def stranger(house: House) -> Person:
    return Person(house)


@pytest.fixture
def unchanged(house: House) -> Callable[[str], Callable[[], None]]:
    """Note a table down; what it returns asserts that neither rows nor position have changed since."""

    def note(table: str) -> Callable[[], None]:
        rows, digest = house.rows(table), house.digest(table)

        def check() -> None:
            assert house.rows(table) == rows
            assert house.digest(table) == digest

        return check

    return note
