"""What rows of observations are made of: many numbers written at once are those written one by one."""

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from donjon.core.sight import blank, tell, tell_of, tell_whose, tell_whose_of

ROOM = 60
AT = 7


def row() -> vec[i16]:
    return vec[i16]([-5] * ROOM)


def numbers(rng: Random, count: int, low: int, beyond: int) -> list[int]:
    return [low + rng.randrange(beyond - low) for _ in range(count)]


def around(written: list[int]) -> list[int]:
    """A row with that in it, and nothing else touched."""
    return [-5] * AT + written + [-5] * (ROOM - AT - len(written))


@pytest.mark.parametrize("count", [0, 1, 7, 8, 33])
@pytest.mark.parametrize("seed", range(5))
def test_many_numbers_at_once(seed: int, count: int) -> None:
    rng = Random(seed)
    found = numbers(rng, 50, -300, 300)
    which = numbers(rng, count, 0, 50)
    out = row()
    blank(count, out, AT)
    assert list(out) == around([0] * count)
    out = row()
    tell(vec[i64](found), 11, count, 3, out, AT)
    assert list(out) == around([number + 3 for number in found[11 : 11 + count]])
    out = row()
    tell_of(vec[i64](found), vec[i64](which), count, -2, out, AT)
    assert list(out) == around([found[place] - 2 for place in which])


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("own", [0, 1])
def test_whose_they_are_is_told_as_the_reader_counts(seats: int, own: int) -> None:
    rng = Random(seats)
    holders = numbers(rng, 40, -2, seats)
    which = numbers(rng, 23, 0, 40)
    seen = [0 if holder < 0 else 1 + (holder - own) % seats for holder in holders]
    out = row()
    tell_whose(vec[i64](holders), 40, own, seats, out, AT)
    assert list(out) == around(seen)
    out = row()
    tell_whose_of(vec[i64](holders), vec[i64](which), 23, own, seats, out, AT)
    assert list(out) == around([seen[place] for place in which])


@pytest.mark.parametrize(
    "write",
    [
        lambda out: blank(ROOM, out, AT),
        lambda out: tell(vec[i64]([1] * 20), 0, 21, 0, out, AT),
        lambda out: tell(vec[i64]([1] * ROOM), 0, ROOM, 0, out, AT),
        lambda out: tell_of(vec[i64]([1] * 20), vec[i64]([19, 20]), 2, 0, out, AT),
        lambda out: tell_whose(vec[i64]([1] * 20), 21, 0, 2, out, AT),
        lambda out: tell_whose_of(vec[i64]([1] * 20), vec[i64]([3, 20]), 2, 0, 2, out, AT),
    ],
)
def test_what_does_not_fit_is_refused(write: Callable[[vec[i16]], None]) -> None:
    with pytest.raises(IndexError):
        write(row())
