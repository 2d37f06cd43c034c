"""A house that all tests of the server share, and people to play in it."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from donjon.cli import main
from donjon.games import _GAMES
from donjon.server.storage.address import database_url as database_url_of

from .company import House, Person, open_house
from .databases import PostgreSQL
from .evening import Evening, LiveBy, Printed, RunBy, Said, Scene, house_by
from .versions import SLUG, VERSIONS, refused


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A running PostgreSQL."""
    # Not among pytest's folders, which are for root alone: as root, the server runs as somebody else.
    with tempfile.TemporaryDirectory(prefix="donjon-", ignore_cleanup_errors=True) as folder:
        running = PostgreSQL(Path(folder) / "data")
        yield running
        running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return _database(request, tmp_path)


@pytest.fixture
def database_url(database: str) -> str:
    """The same, as SQLAlchemy names it."""
    return database_url_of(database)


# These run on both databases: they are about what is written and read. What the others test does not know which it is.
ON_BOTH = {"test_reviews", "test_decisions", "test_tables", "test_faults", "test_moment", "test_put"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
    kinds = ["sqlite", "postgresql"] if both else ["sqlite"]
    if "house" in metafunc.fixturenames:
        metafunc.parametrize("house", kinds, indirect=True, scope="session")
    if "own_house" in metafunc.fixturenames:
        metafunc.parametrize("own_house", kinds, indirect=True)


@pytest.fixture(scope="session")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server whose bots are quick."""
    with open_house(_database(request, tmp_path_factory.mktemp("house"))) as running:
        yield running


@pytest.fixture
def own_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A running server for one test alone, which may kill it."""
    with open_house(_database(request, tmp_path)) as running:
        yield running


def _database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return str(folder / "donjon.sqlite3")
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    return postgresql.new_database()


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


@pytest.fixture
def live_by(monkeypatch: pytest.MonkeyPatch) -> LiveBy:
    """The version that this process lives by."""
    return lambda version: monkeypatch.setitem(_GAMES, SLUG, VERSIONS[version])


@pytest.fixture
def run_by(live_by: LiveBy, capsys: Printed) -> RunBy:
    """`donjon` with these words, by a version."""

    def run(version: int, *words: str) -> Said:
        live_by(version)
        capsys.readouterr()
        return Said(main(words), *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def yesterday(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Scene]:
    """By the kind of database: a game of the first version with a decision that the second does not take."""

    @cache
    def play(kind: str) -> Scene:
        folder = tmp_path_factory.mktemp("yesterday")
        db = str(folder / "db") if kind == "sqlite" else request.getfixturevalue("postgresql").new_database()
        with house_by(1, db) as house:
            evening = Evening.at(house, clock={"turn": 600})
            ply, text, _ = evening.play_until(refused)
            for _ in range(3):
                evening.to_decide().decide_at_random(evening.rng)
        return house, evening, ply, text

    return play


@pytest.fixture(params=["sqlite", "postgresql"])
def stranded(request: pytest.FixtureRequest, tmp_path: Path, yesterday: Callable[[str], Scene]) -> Iterator[Scene]:
    """The same game today, in a house of the second version."""
    before, evening, ply, text = yesterday(request.param)
    if request.param == "sqlite":
        db = shutil.copy(before.db, tmp_path / "today.sqlite3")
    else:
        db = request.getfixturevalue("postgresql").copy(before.db)
    with house_by(2, str(db)) as house:
        yield house, evening.go_on_at(house), ply, text
