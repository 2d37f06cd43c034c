"""Chance: promised, computed, shown, and checked by anybody."""

import asyncio
import hashlib
import hmac
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

import donjon
from donjon.cli import main
from donjon.core.record import Record
from donjon.server.storage.saved import Seat
from donjon.server.tables import chance, documents, founding, opening
from donjon.server.tables.play import Play
from donjon.server.tables.table import standing_after

from .company import GAME, PATIENCE, House, Person, play_on


def outcomes_by_hand(secret: bytes, record: dict[str, object]) -> tuple[int, int]:
    """Check every chance outcome of a record against the secret; how many there were, and how many agree."""
    game = donjon.game(GAME)
    states = list(game.replay(record))
    texts = record["actions"]
    assert isinstance(texts, list)
    drawn = agree = 0
    trail = hashlib.sha256(b"").digest()
    for ply, text in enumerate(texts):
        state, said = states[ply], f"{ply}:{trail.hex()}"
        trail = hashlib.sha256(trail + text.encode()).digest()
        if state.actor != donjon.CHANCE:
            continue
        number = int.from_bytes(hmac.new(secret, said.encode(), hashlib.sha256).digest(), "big")
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


def played(trail: chance.Trail, plies: int, seed: int = 1) -> Play:
    """A game of two, at random."""
    rng, game = random.Random(seed), donjon.game(GAME)
    play = Play(game, 2, dict(game.settle(2, {})[1]), b"s" * 32, trail=trail)
    play.accept(play.draw())
    while play.ply < plies:
        play.accept(play.decide(rng.choice(play.state.actions())))
    return play


def dice_of_two_decisions(trail: chance.Trail) -> list[tuple[str, str]]:
    """Where chance follows two decisions and may draw the same after both: what it draws after each."""
    found: list[tuple[str, str]] = []
    play, rng = played(trail, 1), random.Random(2)
    for _ in range(60):
        tried = [play.decide(action) for action in play.state.actions()[:12]]
        one, other = [*(some for some in tried if len(some.steps) == 2), None, None][:2]
        if one and other and one.states[0].actions() == other.states[0].actions():
            found.append((one.texts[1], other.texts[1]))
        play.accept(rng.choice(tried))
    return found


def test_after_a_takeback_another_decision_meets_other_dice() -> None:
    """What the attacker did: see the dice, take back, and play another decision into the dice already seen."""
    before, now = dice_of_two_decisions(None), dice_of_two_decisions(chance.BEGINNING)
    assert min(len(before), len(now)) > 10
    assert all(one == other for one, other in before)  # so it is at tables opened before
    assert sum(one == other for one, other in now) < len(now) / 2


def test_the_same_decisions_meet_the_same_dice() -> None:
    play = played(chance.BEGINNING, 120)
    back = play.rewound(70)
    for step in play.steps[70:]:
        if step.actor >= 0 and back.ply == step.ply:
            back.accept(back.decide(step.action))
    assert [step.text for step in back.steps] == [step.text for step in play.steps]
    assert back.trail == play.trail


@pytest.mark.parametrize("trail", [None, chance.BEGINNING])
def test_a_long_game_opened_from_a_snapshot_draws_on_as_if_it_had_never_been_closed(trail: chance.Trail) -> None:
    way = chance.BY_PLY if trail is None else chance.BY_RECORD
    play = played(trail, opening.EVERY - 1)
    rng = random.Random(3)
    snapshot = None
    while snapshot is None:
        continuation = play.decide(rng.choice(play.state.actions()))
        snapshot = opening.due(play, continuation)
        play.accept(continuation)
    for _ in range(20):
        play.accept(play.decide(rng.choice(play.state.actions())))
    texts = [step.text for step in play.steps]
    seats = tuple(Seat(seat, "person") for seat in range(2))
    new = replace(founding.new_table(play.game, play.options, "", seats), secret=play.secret, chance=way)
    later = tuple(texts[snapshot.ply :])
    saved = replace(
        new, decisions=later, base=snapshot.ply, snapshot=snapshot, standing=standing_after(play, play.draw())
    )
    _, opened = asyncio.run(opening.resumed(saved))
    assert opened is not None
    assert (opened.steps.base, opened.trail) == (snapshot.ply, play.trail)
    action = play.state.actions()[0]
    assert opened.decide(action).texts == play.decide(action).texts
    if trail is not None:
        with pytest.raises(opening.Unreadable):
            asyncio.run(opening.resumed(replace(saved, snapshot=replace(snapshot, trail=None))))


@pytest.mark.parametrize("way", [chance.BY_PLY, chance.BY_RECORD])
def test_both_ways_are_proved(way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play = played(chance.trail_of(way), 150)
    record = Record(GAME, 2, play.options, [step.text for step in play.steps], play.game.rules).document()
    published = {"format": 1, "commitment": chance.commitment(play.secret), "secret": play.secret.hex(), "since": 0}
    published |= {"draws": documents.draws(play, 0), "record": record}
    other = chance.BY_RECORD if way == chance.BY_PLY else chance.BY_PLY
    file = tmp_path / "chance.json"
    said: dict[str, int] = {}
    for by in (way, other, "moonlight"):
        file.write_text(json.dumps(published | {"by": by}))
        said[by] = main(["verify-chance", str(file)])
    assert said == {way: 0, other: 1, "moonlight": 1}
    file.write_text(json.dumps(published))  # as tables published it before
    assert main(["verify-chance", str(file)]) == (0 if way == chance.BY_PLY else 1)
    capsys.readouterr()


def test_the_secret_is_nowhere_before_the_end(mahaut: Person, stranger: Person, house: House) -> None:
    mahaut.open_table("me", "me")
    secret = house.rows(mahaut.table["id"])["table"][0][5]
    assert hashlib.sha256(secret).hexdigest() == mahaut.table["commitment"]
    rng = random.Random(2)
    with mahaut.listen() as live:
        for _ in range(10):
            mahaut.decide_at_random(rng)
            stranger.see(mahaut.table["id"])
            said = live.recv(timeout=PATIENCE)
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
