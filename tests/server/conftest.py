"""A house that all tests of the server share, and people to play in it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .company import House, Person, open_house


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
