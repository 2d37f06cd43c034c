"""Chance: promised, computed, shown, and checked by anybody."""

import hashlib
import hmac
import random

import pytest

import donjon
from donjon.server.tables import chance

from .company import GAME, House, Person, play_on


def outcomes_by_hand(secret: bytes, record: dict[str, object]) -> tuple[int, int]:
    """Check every chance outcome of a record against the secret; how many there were, and how many agree."""
    game = donjon.game(GAME)
    states = list(game.replay(record))
    texts = record["actions"]
    assert isinstance(texts, list)
    drawn = agree = 0
    for ply, text in enumerate(texts):
        state = states[ply]
        if state.actor != donjon.CHANCE:
            continue
        number = int.from_bytes(hmac.new(secret, str(ply).encode(), hashlib.sha256).digest(), "big")
        wheel = [action for action in state.actions() for _ in range(int(state.weight(action)))]
        drawn += 1
        agree += game.text(state, wheel[number % len(wheel)]) == text
    return drawn, agree


def test_every_outcome_follows_from_the_secret(mahaut: Person, aude: Person) -> None:
    table = mahaut.open_table("me", "open", "random", max_turns=6)
    aude.sit_down(table["id"], code=table["code"])
    begun = mahaut.see()
    assert begun["secret"] is None
    play_on([mahaut, aude], random.Random(1))
    secret = bytes.fromhex(mahaut.table["secret"])
    assert hashlib.sha256(secret).hexdigest() == begun["commitment"] == mahaut.table["commitment"]
    drawn, agree = outcomes_by_hand(secret, mahaut.record())
    assert drawn > 50
    assert agree == drawn
    assert outcomes_by_hand(bytes(32), mahaut.record())[1] < drawn  # the check can fail


def test_the_secret_is_nowhere_before_the_end(mahaut: Person, stranger: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    secret = house.rows(mahaut.table["id"])["table"][0][5]
    assert hashlib.sha256(secret).hexdigest() == mahaut.table["commitment"]
    rng = random.Random(2)
    with mahaut.listen() as live:
        for _ in range(10):
            mahaut.decide_at_random(rng)
            stranger.see(mahaut.table["id"])
            said = live.recv(timeout=10)
            for text in (said, str(mahaut.table), str(stranger.table), str(mahaut.record())):
                assert secret.hex() not in str(text)


def test_outcomes_are_as_likely_as_their_weights() -> None:
    """A die from many secrets: no face is rarer or more common than chance allows (six standard deviations)."""
    faces = [0] * 6
    rolls = 6000
    for k in range(rolls):
        faces[chance.ticket(hashlib.sha256(str(k).encode()).digest(), 17, 6)] += 1
    assert all(abs(count - rolls / 6) < 6 * (rolls * 5 / 36) ** 0.5 for count in faces)


@pytest.mark.parametrize("total", [1, 2, 33, 10**6, 2**64])
def test_a_ticket_lies_below_the_total(total: int) -> None:
    assert all(0 <= chance.ticket(bytes(32), ply, total) < total for ply in range(200))
