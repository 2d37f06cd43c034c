"""Chance that can be checked: a secret promised at the start, outcomes computed from it, shown at the end."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from donjon.core.state import State

SECRET_BYTES = 32


def new_secret() -> bytes:
    """What all outcomes of a table will come from."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The promise published at the start: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def ticket(secret: bytes, ply: int, total: int) -> int:
    """A number below `total`: HMAC-SHA256 of the ply, in decimal, keyed by the secret, read big-endian.

    With 256 bits the remainder favours no outcome by more than total / 2^256.
    """
    drawn = hmac.digest(secret, str(ply).encode("ascii"), "sha256")
    return int.from_bytes(drawn, "big") % total


def outcome(secret: bytes, ply: int, state: State) -> int:
    """What chance plays at that ply: the outcomes in their legal order, each as wide as its weight."""
    actions = state.actions()
    return actions[place(secret, ply, [int(state.weight(action)) for action in actions])]


def place(secret: bytes, ply: int, weights: Sequence[int]) -> int:
    """Which of so many outcomes it is, counted from 0."""
    left = ticket(secret, ply, sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError("the ticket lies within the weights")
