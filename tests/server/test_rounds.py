"""What is done again and again as long as a house is open."""

import asyncio
import contextlib
import logging

import pytest

from donjon.server.rounds import go_round

LOG = logging.getLogger("donjon.rounds")


def test_a_round_is_gone_again_after_the_database_was_away(caplog: pytest.LogCaptureFixture) -> None:
    came: list[int] = []

    async def work() -> None:
        came.append(len(came))
        if len(came) == 1:
            raise OSError
        raise asyncio.CancelledError

    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(go_round(lambda: 0.0, work, LOG, "the outbox cannot be read"))
    assert came == [0, 1]
    assert caplog.messages == ["the outbox cannot be read: OSError"]


def test_what_is_not_the_databases_fault_ends_it() -> None:
    async def work() -> None:
        raise KeyError("a fault of ours")

    with pytest.raises(KeyError):
        asyncio.run(go_round(lambda: 0.0, work, LOG, "the outbox cannot be read"))
