"""Clocks: so long for each turn, so long for each game. When time is up a bot plays on, and nobody waits.

A turn, to the clock, lasts as long as one seat goes on deciding. Only the moment it began and the moment it must
be over are kept, both in the database: the clock needs nobody to watch it, and it survives every restart.
"""

from dataclasses import replace
from typing import Any

from donjon.server.storage.saved import Saved, Seat

HAND = "hand"  # a bot plays because the person said so, or was away: until the seat is taken back
TURN = "turn"  # a bot ends the turn whose time was up
GAME = "game"  # a bot plays on to the end: the seat has no time left


def timed(saved: Saved) -> int | None:
    """The seat whose clock is running; none for bots, nor for people for whom a bot plays."""
    standing = saved.standing
    if saved.clock is None or standing.status != "playing" or standing.actor < 0:
        return None
    seat = saved.seats[standing.actor]
    return None if seat.bot is not None else seat.seat


def run(before: Saved, after: Saved, moment: int) -> Saved:
    """The table as it is `after` a change made at that moment, with its clocks."""
    if before.clock is None:
        return after
    after = replace(after, seats=_returned(after))
    was, now = timed(before), timed(after)
    if was == now and before.standing.deadline is not None:
        started = replace(after.standing, asked=before.standing.asked, deadline=before.standing.deadline)
        return replace(after, standing=started)
    if was is not None and before.standing.asked is not None:
        after = _spent(after, was, moment - before.standing.asked)
    return _started(after, now, moment)


def is_up(saved: Saved, moment: int) -> bool:
    """Whether the time of the seat that is to decide is over."""
    return saved.standing.deadline is not None and moment >= saved.standing.deadline


def stood_in(saved: Saved, moment: int) -> Saved:
    """The table once a bot plays for the seat whose time is up: to the end of the turn, or of the game."""
    seat = saved.seats[saved.standing.actor]
    left = time_left(saved, seat, moment)
    lent = GAME if left is not None and left <= 0 else TURN
    seats = tuple(replace(one, bot=saved.stand_in, lent=lent) if one.seat == seat.seat else one for one in saved.seats)
    return run(saved, replace(saved, seats=seats), moment)


def time_left(saved: Saved, seat: Seat, moment: int) -> int | None:
    """Milliseconds of the game's clock that a seat has left; None without such a clock."""
    allowed = (saved.clock or {}).get("game")
    if allowed is None:
        return None
    asked = saved.standing.asked if timed(saved) == seat.seat else None
    return allowed * 1000 - seat.spent - (moment - asked if asked is not None else 0)


def clock_document(saved: Saved, moment: int) -> dict[str, Any] | None:
    """The clocks as a page counts them down: by the server's time, which it is told along."""
    if saved.clock is None:
        return None
    return {
        "turn": saved.clock.get("turn"),
        "game": saved.clock.get("game"),
        "now": moment,
        "deadline": saved.standing.deadline,
        "left": [time_left(saved, seat, moment) for seat in saved.seats],
    }


def _returned(saved: Saved) -> tuple[Seat, ...]:
    """The seats; who only lost a turn to the clock decides again once that turn has passed."""
    actor = saved.standing.actor
    if all(seat.lent != TURN or seat.seat == actor for seat in saved.seats):
        return saved.seats
    return tuple(
        replace(seat, bot=None, lent=None) if seat.lent == TURN and seat.seat != actor else seat for seat in saved.seats
    )


def _spent(saved: Saved, seat: int, milliseconds: int) -> Saved:
    seats = tuple(replace(one, spent=one.spent + milliseconds) if one.seat == seat else one for one in saved.seats)
    return replace(saved, seats=seats)


def _started(saved: Saved, seat: int | None, moment: int) -> Saved:
    """The clock of that seat begins to run."""
    if seat is None:
        return replace(saved, standing=replace(saved.standing, asked=None, deadline=None))
    assert saved.clock is not None
    turn, game = saved.clock.get("turn"), saved.clock.get("game")
    ends = [moment + turn * 1000] if turn is not None else []
    ends += [moment + max(0, game * 1000 - saved.seats[seat].spent)] if game is not None else []
    return replace(saved, standing=replace(saved.standing, asked=moment, deadline=min(ends)))
