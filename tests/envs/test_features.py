"""The numbers of observations: each is named, in its range, tells no secret, and together they say all of version 1."""

import importlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import donjon
from donjon.core.features import Features, index_of, turned
from donjon.envs.tables import Tables
from donjon.messages import LANGUAGES, knows

from ..conformance.spread import Table, chooser, plain, positions, spread, walk

TABLES = pytest.mark.parametrize("table", plain(), ids=str)
EVERY = pytest.mark.parametrize("table", spread(), ids=str)
Row = tuple[int, ...]


class Reader:
    """Reads rows of version 2 of one table's positions."""

    def __init__(self, table: Table) -> None:
        fresh = table.new()
        described, sight = table.game.features(fresh), table.game.sight(fresh)
        assert described is not None
        assert sight is not None
        self.features: Features = described
        self.tables = Tables(fresh, 1, described.numbers, sight, False)
        self.seen: Any = np.asarray(memoryview(self.tables.glimpse))

    def row(self, state: donjon.State, seat: int) -> Row:
        self.tables.look(state, seat)
        return tuple(self.seen.tolist())

    def packed(self, state: donjon.State, seat: int) -> bytes:
        """The row, to be compared."""
        self.tables.look(state, seat)
        return bytes(self.seen.tobytes())


@TABLES
def test_rows_are_as_long_as_described_and_every_number_has_a_name(table: Table) -> None:
    reader = Reader(table)
    names = reader.features.names()
    assert len(names) == len(set(names)) == reader.features.numbers == len(reader.seen)
    assert reader.features.numbers <= 1600
    for feature in reader.features.features:
        run = reader.features.run(feature.name)
        assert all(name.partition("[")[0] == feature.name for name in names[run])


@TABLES
def test_features_have_words_in_every_language(table: Table) -> None:
    features = Reader(table).features
    for language in LANGUAGES:
        for feature in features.features:
            assert knows(f"feature-{features.game}-{feature.name}", language), feature.name
        for family in features.families:
            assert knows(f"family-{features.game}-{family.name}", language), family.name
        axes = [one.axes for one in features.features] + [family.axes for family in features.families]
        for axis in {axis for one in axes for axis, _ in one}:
            assert knows(f"axis-{axis}", language), axis


@EVERY
def test_numbers_keep_to_their_ranges(table: Table) -> None:
    reader = Reader(table)
    features = reader.features
    low = np.concatenate([np.full(one.numbers, one.low) for one in features.features])
    high = np.concatenate([np.full(one.numbers, one.high) for one in features.features])
    for state in positions(table, "ranges", 60, apart=11):
        for seat in range(-1, table.seats):
            reader.tables.look(state, seat)
            row = reader.seen
            wrong = np.flatnonzero((row < low) | (row > high))
            assert not wrong.size, [(features.names()[k], int(row[k])) for k in wrong[:3]]


@TABLES
def test_a_row_does_not_depend_on_what_was_written_there_before(table: Table) -> None:
    reader = Reader(table)
    for state in [*positions(table, "before", 12, apart=29), table.new()]:
        for seat in range(table.seats):
            assert reader.row(state, seat) == Reader(table).row(state, seat)


def secretive(table: Table, most: int) -> Iterator[donjon.State]:
    """Positions of random games in which something is hidden from somebody, a few plies apart."""
    rng, met = chooser(f"{table} secrets"), 0
    for _ in range(4):
        state = table.new()
        for _ in walk(state, rng):
            if any(state.hides(seat) for seat in range(-1, table.seats)):
                met += 1
                if met % 4 == 1:
                    yield state.copy()
                if met > 4 * most:
                    return


@pytest.mark.parametrize("table", [table for table in [*plain(), *spread()] if table.hides], ids=str)
def test_rows_tell_no_secrets(table: Table) -> None:
    reader, changed = Reader(table), 0
    for number, state in enumerate(secretive(table, 30)):
        for seat in range(-1, table.seats):
            other = state.copy()
            other.redraw(seat, chooser(number))
            changed += other.digest() != state.digest()
            assert reader.packed(other, seat) == reader.packed(state, seat)
    assert changed, "nothing hidden was changed, so nothing was tested"


@EVERY
def test_rows_say_all_that_those_of_version_1_say(table: Table) -> None:
    """Wherever a step changes what version 1 shows a seat, it changes what version 2 shows it."""
    reader, state = Reader(table), table.new()
    numbers = table.game.observation
    before = {seat: (state.observed(seat, numbers), reader.packed(state, seat)) for seat in range(table.seats)}
    for number, _ in enumerate(walk(state, chooser(f"{table} says"), 160)):
        if number % 2:
            continue
        for seat in range(table.seats):
            now = (state.observed(seat, numbers), reader.packed(state, seat))
            if now[0] != before[seat][0]:
                assert now[1] != before[seat][1]
            before[seat] = now


@TABLES
def test_action_ids_are_what_their_features_say(table: Table) -> None:
    features = Reader(table).features
    at = 0
    for family in features.families:
        assert family.base == at, family.name
        at += family.ids
    assert at == table.game.space
    board = importlib.import_module(f"donjon.games.{table.game.slug.replace('-', '_')}.board")
    assert {family.base for family in features.families} == {int(kind) for kind in board.KIND}
    rows = features.actions()
    assert len({tuple(row) for row in rows}) == len(rows) == at
    assert all(len(row) == len(features.columns) for row in rows)
    state = table.new()
    words: dict[int, set[str]] = {}
    for action in range(at):
        words.setdefault(rows[action][0], set()).add(table.game.text(state, action).split()[0])
    # Ids of a family begin with one word, or with a word for each entry of an axis.
    for k, found in words.items():
        assert len(found) in {1, *(size for _, size in features.families[k].axes)}, found


def symmetric() -> Iterator[Table]:
    for table in plain():
        if Reader(table).features.symmetries:
            yield table


@pytest.mark.parametrize("table", [*symmetric()], ids=str)
def test_symmetries_bring_the_board_onto_itself(table: Table) -> None:
    features = Reader(table).features
    assert features.symmetries[0].name == "as it is"
    for symmetry in features.symmetries:
        assert sorted(features.turned_order(symmetry)) == list(range(features.numbers))
        assert sorted(features.turned_ids(symmetry)) == list(range(table.game.space))
        for images in symmetry.images.values():
            assert sorted(images) == list(range(len(images)))
    assert features.turned_order(features.symmetries[0]) == list(range(features.numbers))
    assert features.turned_ids(features.symmetries[0]) == list(range(table.game.space))


def turned_row(features: Features, symmetry: Any, row: Row) -> Row:
    """The row as it would be on the turned board."""
    values = list(row)
    for k, feature in enumerate(features.features):
        start = features.starts[feature.name]
        for i in range(start, start + feature.numbers):
            if feature.names and row[i] > 0:
                values[i] = 1 + symmetry.images[feature.names][row[i] - 1]
            elif feature.coordinate == 0:
                other = features.starts[features.features[k + 1].name] + i - start
                values[i], values[other] = turned(symmetry.matrix, (row[i], row[other]))
    order = features.turned_order(symmetry)
    return tuple(values[source] for source in order)


def unordered(features: Features, row: Row) -> list[Any]:
    """A row whose lists of tiles are in whatever order."""
    listed = [one for one in features.features if one.axes and one.axes[0][0] == "tile" and "q" in features.starts]
    entries = sorted(zip(*(row[features.run(one.name)] for one in listed), strict=True)) if listed else []
    return [entries, [row[features.run(one.name)] for one in features.features if one not in listed]]


@pytest.mark.parametrize("slug", ["baron", "terre-de-barons"])
def test_a_turned_game_has_turned_rows(slug: str) -> None:
    """Two games side by side, one on the turned board: what can be done and what is seen turn alike."""
    table = Table(donjon.game(slug), 2)
    reader = Reader(table)
    features = reader.features
    lay = next((family for family in features.families if family.name == "lay" and slug == "terre-de-barons"), None)
    compared = 0
    for number, symmetry in enumerate(features.symmetries):
        ids = features.turned_ids(symmetry)
        state, other = table.new(), table.new()
        rng = chooser(f"turned {slug} {number}")
        if lay is not None:  # the land is drawn tile by tile: the turned land in the order of its own tiles
            values = {}
            for tile in range(37):
                values[symmetry.images["tile"][tile]] = action = state.drawn(rng)
                state.apply(action)
            for tile in range(37):
                other.play(values[tile])
        for action in walk(state, rng, 120):
            assert other.actor == state.actor
            assert sorted(ids[one] for one in state.actions()) == sorted(other.actions())
            for seat in range(2):
                seen = turned_row(features, symmetry, reader.row(state, seat))
                assert unordered(features, seen) == unordered(features, reader.row(other, seat))
            other.apply(ids[action])
            compared += 1
    assert compared > 500


def test_indices_run_with_the_last_axis_fastest() -> None:
    assert index_of((1, 2), (3, 4)) == 6
