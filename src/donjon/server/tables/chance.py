"""Chance that can be checked: a secret promised at the start, outcomes computed from it, shown at the end.

Outcomes come from the secret, the ply and all that was decided and drawn before it. So a takeback lets nobody play
another decision into dice already seen: other decisions, other dice. At tables opened before that was so they come from
the secret and the ply alone, to the end of their games.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence

from donjon.core.state import State

SECRET_BYTES = 32
BY_PLY, BY_RECORD = "ply", "record"  # what outcomes come from, besides the secret
BEGINNING = hashlib.sha256(b"").digest()  # the trail of a record in which nothing is written yet

Trail = bytes | None
"""The digest of a record so far; None where outcomes do not depend on it."""


def new_secret() -> bytes:
    """What all outcomes of a table will come from."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The promise published at the start: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def trail_of(way: str) -> Trail:
    """The trail with which a game begins whose outcomes come from that."""
    return BEGINNING if way == BY_RECORD else None


def trodden(trail: Trail, text: str) -> Trail:
    """The trail after one more decision or outcome: the SHA-256 of the trail before it and its text."""
    return None if trail is None else hashlib.sha256(trail + text.encode()).digest()


def trails(trail: Trail, texts: Iterable[str]) -> Iterator[Trail]:
    """The trail before each of these, one after the other."""
    for text in texts:
        yield trail
        trail = trodden(trail, text)


def ticket(secret: bytes, ply: int, total: int, trail: Trail = None) -> int:
    """A number below `total`: HMAC-SHA256 keyed by the secret, read big-endian.

    What is signed is the ply in decimal and, where outcomes depend on it, a colon and the trail in hexadecimal.
    With 256 bits the remainder favours no outcome by more than total / 2^256.
    """
    said = str(ply) if trail is None else f"{ply}:{trail.hex()}"
    return int.from_bytes(hmac.digest(secret, said.encode("ascii"), "sha256"), "big") % total


def outcome(secret: bytes, ply: int, state: State, trail: Trail = None) -> int:
    """What chance plays at that ply: the outcomes in their legal order, each as wide as its weight."""
    actions = state.actions()
    return actions[place(secret, ply, [int(state.weight(action)) for action in actions], trail)]


def place(secret: bytes, ply: int, weights: Sequence[int], trail: Trail = None) -> int:
    """Which of so many outcomes it is, counted from 0."""
    left = ticket(secret, ply, sum(weights), trail)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError("the ticket lies within the weights")
