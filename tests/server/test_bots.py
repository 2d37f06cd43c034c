"""Bots at the table."""

import asyncio
import os
import random
import time

import pytest

import donjon
from donjon.core.game import Game
from donjon.server.bots import thinking
from donjon.server.bots.thinking import Bots

from .company import GAME, Person, play_on


def until_over(person: Person, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while person.see()["status"] != "over":
        assert time.monotonic() < end, "the bots do not finish"
        time.sleep(0.1)


@pytest.mark.parametrize("seats", [("random", "greedy"), ("random", "random", "greedy"), ("greedy",) * 4])
def test_bots_alone_play_to_the_end(mahaut: Person, seats: tuple[str, ...]) -> None:
    mahaut.open_table(*seats, max_turns=12)
    assert mahaut.table["you"] == []
    assert mahaut.table["host"]
    until_over(mahaut)
    assert mahaut.table["view"]["result"]["ranking"]


def test_bots_alone_are_bounded(mahaut: Person) -> None:
    option, value = donjon.game(GAME).cap or ("", 0)
    assert mahaut.open_table("random", "random")["options"][option] == value
    assert mahaut.open_table("me", "random")["options"][option] == 0


@pytest.mark.parametrize("bot", ["random", "greedy", "search", "page", "knight", "baron"])
def test_a_person_and_a_bot_play_to_the_end(mahaut: Person, bot: str) -> None:
    mahaut.open_table("me", bot, max_turns=8)
    play_on([mahaut], random.Random(3))
    assert mahaut.table["status"] == "over"


def test_decisions_of_bots_are_never_taken_back(mahaut: Person) -> None:
    """With a bot after me in the choice of colours there is nothing to take back once it has chosen."""
    for _ in range(50):
        table = mahaut.open_table("me", "random", "random")
        while not mahaut.see()["choices"]:
            time.sleep(0.02)
        if mahaut.table["view"]["phase"] == "colour" and mahaut.table["ply"] == table["ply"]:
            ply = mahaut.table["ply"]
            mahaut.decide_by("colour")
            while mahaut.see()["ply"] == ply + 1:
                time.sleep(0.02)
            assert mahaut.table["undo"] is None
            assert mahaut.send_undo(ply).status_code == 409
            return
    pytest.fail("never first to choose a colour")


def a_decision() -> tuple[Game, donjon.State]:
    game = donjon.game(GAME)
    state = game.new(2)
    rng = random.Random(1)
    while state.actor < 0 or len(state.actions()) < 5:
        state.play(rng.choice(state.actions()))
    return game, state


def test_a_worker_that_dies_is_replaced_and_the_bot_decides_after_all() -> None:
    game, state = a_decision()
    thinkers = Bots(seconds=0.05, workers=1)

    async def ask() -> int:
        await thinkers.choose(game, state, int(state.actor), "random")
        assert thinkers._pool is not None
        (worker,) = thinkers._pool._processes
        os.kill(worker, 9)
        return await thinkers.choose(game, state, int(state.actor), "random")

    try:
        assert asyncio.run(ask()) in state.actions()
    finally:
        thinkers.stop()


def test_a_bot_that_fails_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    game, state = a_decision()
    thinkers = Bots(seconds=0.05, workers=1)
    try:
        assert asyncio.run(thinkers.choose(game, state, int(state.actor), "oracle")) in state.actions()
    finally:
        thinkers.stop()
    assert "oracle" in caplog.text


def test_a_bot_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker leaves by itself when its bot overruns, and the table goes on."""
    game, state = a_decision()
    monkeypatch.setattr(thinking, "think", sleep_for_ever)
    thinkers = Bots(seconds=0.05, workers=1)
    began = time.monotonic()
    try:
        assert asyncio.run(thinkers.choose(game, state, int(state.actor), "random")) in state.actions()
    finally:
        thinkers.stop()
    assert time.monotonic() - began < 30


def sleep_for_ever(*_: object, seed: int, seconds: float, table: str) -> int:
    with open(os.devnull, "w") as nowhere, thinking._last_resort(seconds, nowhere):
        time.sleep(3600)
    return seed + len(table)


def test_a_bot_is_not_shown_what_it_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position that goes to a worker has the others' cards drawn anew."""
    game, state = a_decision()
    seat = int(state.actor)
    sent = []

    class Pool:
        def submit(self, _: object, __: str, position: dict[str, object], *___: object, **____: object) -> None:
            sent.append(position)
            raise RuntimeError("no thinking today")

    thinkers = Bots()
    monkeypatch.setattr(thinkers, "_pool_ready", Pool)
    for _ in range(30):
        asyncio.run(thinkers.choose(game, state, seat, "random"))
    shown = [game.load(position) for position in sent]
    other = 1 - seat
    mine = {game.view(position, seat)["players"][seat]["card"]["number"] for position in shown}
    theirs = {game.view(position, other)["players"][other]["card"]["number"] for position in shown}
    assert len(mine) == 1
    assert len(theirs) > 5
