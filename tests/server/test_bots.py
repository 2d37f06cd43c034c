"""Bots at the table."""

import asyncio
import os
import random
import signal
import time

import pytest

import donjon
from donjon.core.game import Game
from donjon.server.bots import crew, worker
from donjon.server.bots.crew import Call
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


def workers_of(thinkers: Bots) -> list[int]:
    """The processes that are ready to think."""
    assert thinkers._sharing is not None
    return [one.pid for one in thinkers._sharing.workers if one.pid is not None]


def test_a_worker_that_dies_is_replaced_and_the_bot_decides_after_all() -> None:
    game, state = a_decision()
    thinkers = Bots(seconds=0.05, workers=1)

    async def ask() -> int:
        await thinkers.choose(game, state, int(state.actor), "random")
        for pid in workers_of(thinkers):
            os.kill(pid, signal.SIGKILL)
        return await thinkers.choose(game, state, int(state.actor), "random")

    try:
        assert asyncio.run(ask()) in state.actions()
    finally:
        thinkers.stop()


def test_a_worker_that_hangs_is_replaced_and_the_next_answer_is_as_quick_as_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Stopped by a signal it neither answers nor ends; every answer once took twenty-four seconds for ever."""
    game, state = a_decision()
    monkeypatch.setattr(crew, "GRACE", 2.0)
    thinkers = Bots(seconds=0.05, workers=1)

    async def ask() -> tuple[set[int], set[int], float]:
        async def choose(person: str = "mahaut") -> None:
            chosen = await thinkers.choose(game, state, int(state.actor), "squire", person=person)
            assert chosen in state.actions()

        await choose()
        while len(workers_of(thinkers)) < 2:
            await asyncio.sleep(0.01)
        stopped = set(workers_of(thinkers))
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.gather(choose(), choose("aude"))
        while len(workers_of(thinkers)) < 2:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await choose()
        return stopped, set(workers_of(thinkers)), time.monotonic() - began

    try:
        stopped, present, seconds = asyncio.run(asyncio.wait_for(ask(), 60))
    finally:
        thinkers.stop()
    assert stopped & present == set()
    assert seconds < 2.0


def test_a_bot_that_fails_does_not_stop_the_table(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plain one decides in its place, in a worker too: whoever serves people does not think."""
    game, state = a_decision()
    seat = int(state.actor)
    expected = donjon.make_bot("greedy", 0).choose(state, seat)
    monkeypatch.setattr("donjon.bots.make", lambda *_: pytest.fail("a bot thinks where people are served"))
    thinkers = Bots(seconds=0.05, workers=1)
    try:
        assert asyncio.run(thinkers.choose(game, state, seat, "oracle")) == expected
    finally:
        thinkers.stop()
    assert "oracle" in caplog.text


def test_a_bot_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is ended, even in the middle of compiled code, and the table goes on."""
    game, state = a_decision()
    monkeypatch.setattr(worker, "think", sleep_for_ever)
    monkeypatch.setattr(crew, "GRACE", 0.5)
    thinkers = Bots(seconds=0.05, workers=1)
    began = time.monotonic()
    try:
        assert asyncio.run(thinkers.choose(game, state, int(state.actor), "random")) in state.actions()
    finally:
        thinkers.stop()
    assert time.monotonic() - began < 30


def sleep_for_ever(**_: object) -> None:
    time.sleep(3600)


def test_a_bot_is_not_shown_what_it_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position that goes to a worker has the others' cards drawn anew."""
    game, state = a_decision()
    seat = int(state.actor)
    sent: list[dict[str, object]] = []

    class Nobody:
        async def ask(self, _: str, __: float, calls: list[Call]) -> list[object]:
            sent.extend(call.arguments["position"] for call in calls)
            raise crew.Failed("no thinking today")

    thinkers = Bots()
    monkeypatch.setattr(thinkers, "_workers", Nobody)
    for _ in range(30):
        asyncio.run(thinkers.choose(game, state, seat, "random"))
    shown = [game.load(position) for position in sent]
    other = 1 - seat
    mine = {game.view(position, seat)["players"][seat]["card"]["number"] for position in shown}
    theirs = {game.view(position, other)["players"][other]["card"]["number"] for position in shown}
    assert len(mine) == 1
    assert len(theirs) > 5
