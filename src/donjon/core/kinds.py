"""Which kind of action an id is. A kind is called by the first of its ids."""

from librt.vecs import vec
from mypy_extensions import i64


def kinds_of(firsts: list[int], space: int) -> vec[i64]:
    """By id, its kind: of all kinds of a game, by the first id of each, in the order of the ids."""
    assert firsts[0] == 0, "the first id is of no kind"
    kinds: list[int] = []
    for first, end in zip(firsts, [*firsts[1:], space], strict=True):
        assert first < end, f"the ids from {first} to {end} are no kind"
        kinds += [first] * (end - first)
    return vec[i64](kinds)
