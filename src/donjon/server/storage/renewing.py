"""Tables brought to newer rules: each record is replayed, and the table moves on with nobody noticing, or is stranded.

A table that moves on stands where it stood: every decision is still possible, and the digest of the position is the
same. Else it is stranded: its record stays as it is, and can be looked at up to the decision that is not possible.

Any number of processes may do this at once: each takes the tables in an order of its own, and of two that have replayed
the same one the version of the table lets one write. Whoever is killed leaves the rest to the next.
"""

import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from donjon.core.errors import BadOption, BadText, IllegalAction
from donjon.core.game import Game
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game as game_of
from donjon.games import games
from donjon.server.storage.lists import Lists
from donjon.server.storage.saved import Renewal, Saved, Snapshot, Stranded, now
from donjon.server.storage.store import Store
from donjon.server.tables import clocks, opening
from donjon.server.tables.chance import outcome, trail_of, trodden

LOG = logging.getLogger("donjon.rules")
TOGETHER = 0.5  # seconds of replaying whose outcome is written at once
SAYS = 5.0  # seconds between two lines in the log

Progress = Callable[[int, int], None]


@dataclass
class Renewed:
    """How many tables moved on, how many are stranded, and how many cannot be read at all."""

    moved: int = 0
    stranded: int = 0
    unreadable: int = 0

    def __bool__(self) -> bool:
        return self.moved + self.stranded + self.unreadable > 0


async def renew(store: Store, progress: Progress | None = None) -> Renewed:
    """Bring every table to the present rules; `progress` hears how many of how many have been looked at."""
    present = {game.slug: game.rules for game in games()}
    lists, count, unreadable = Lists(store), Renewed(), set[str]()
    while waiting := [id for id in await lists.outdated(present) if id not in unreadable]:
        random.shuffle(waiting)
        renewals: list[Renewal] = []
        began = time.monotonic()
        for number, id in enumerate(waiting, 1):
            try:
                saved = await store.table(id)
                if saved is not None and is_outdated(saved):
                    renewals.append(renewed(saved))
            except (SQLAlchemyError, OSError):
                raise  # the database is away
            except Exception as broken:  # whatever a damaged record makes of the rules, it is set apart when opened
                LOG.warning("table %s cannot be replayed: %s: %s", id, type(broken).__name__, broken)
                unreadable.add(id)
            if time.monotonic() - began > TOGETHER or number == len(waiting):
                _add_up(count, await store.renew(renewals))
                renewals = []
                began = time.monotonic()
                if progress is not None:
                    progress(number, len(waiting))
    count.unreadable = len(unreadable)
    return count


async def renew_before_serving(store: Store) -> None:
    """The same for a server that starts: where it takes long, the log says how far it is."""
    said = time.monotonic()

    def progress(number: int, of: int) -> None:
        nonlocal said
        if time.monotonic() - said > SAYS:
            said = time.monotonic()
            LOG.warning("tables are replayed by newer rules: %d of %d", number, of)

    if count := await renew(store, progress):
        level = logging.WARNING if count.stranded or count.unreadable else logging.INFO
        words = "by newer rules %d tables move on, %d are stranded, %d cannot be read; `donjon verify` lists them"
        LOG.log(level, words, count.moved, count.stranded, count.unreadable)


def _add_up(count: Renewed, written: list[Renewal]) -> None:
    stranded = sum(renewal.after.stranded is not None for renewal in written)
    count.stranded += stranded
    count.moved += len(written) - stranded


def is_outdated(saved: Saved) -> bool:
    """Whether the table has still to be replayed by the present rules of its game."""
    present = game_of(saved.game).rules
    return saved.rules < present and (saved.stranded is None or saved.stranded.rules < present)


def renewed(saved: Saved) -> Renewal:
    """What becomes of a table of older rules; all of its decisions must be there. Raises Unreadable."""
    if len(saved.decisions) != saved.standing.ply:
        raise opening.Unreadable(f"the record leads to ply {len(saved.decisions)}, not to {saved.standing.ply}")
    game = game_of(saved.game)
    try:
        _, options = game.settle(len(saved.seats), game.understood(saved.options, saved.rules))
        state = game.new(len(saved.seats), options)
    except BadOption as bad:
        return _stranded(saved, Stranded(game.rules, 0, "options", option=bad.option))
    if any(seat.kind == "open" for seat in saved.seats):
        return _moved(saved, game, options, None)
    replay = _Replay(game, saved, state)
    try:
        for text in saved.decisions:
            replay.play(text)
    except (BadText, IllegalAction) as bad:
        return _stranded(saved, _refused(replay, saved.decisions[replay.ply], bad), replay.since)
    if int(state.actor) != saved.standing.actor or saved.standing.digest not in (None, state.digest()):
        return _stranded(saved, Stranded(game.rules, replay.ply, "position"), replay.since)
    return _moved(saved, game, options, replay)


class _Replay:
    """A record played out by the present rules."""

    def __init__(self, game: Game, saved: Saved, state: State) -> None:
        self.game = game
        self.secret = saved.secret
        self.trail = trail_of(saved.chance)
        self.state = state
        self.ply = 0
        self.since = 0  # the ply after the last outcome that these rules would have drawn otherwise
        self.snapshots: list[Snapshot] = []

    def play(self, text: str) -> None:
        """One more decision; raises BadText or IllegalAction with nothing changed."""
        state = self.state
        action = self.game.parse(state, text)
        drawn = int(state.actor) == CHANCE and state.allows(action)
        differs = drawn and outcome(self.secret, self.ply, state, self.trail) != action
        state.play(action)
        self.ply += 1
        self.trail = trodden(self.trail, text)
        if differs:
            self.since = self.ply
        if self.ply % opening.EVERY == 0:
            trail = self.trail.hex() if self.trail else None
            self.snapshots.append(Snapshot(self.ply, self.game.rules, self.game.dump(state), trail))


def _refused(replay: _Replay, text: str, bad: BadText | IllegalAction) -> Stranded:
    why = "over" if replay.state.actor == OVER else "decision"
    rule = bad.rule or None if isinstance(bad, IllegalAction) else None
    return Stranded(replay.game.rules, replay.ply, why, text, rule)


def _stranded(saved: Saved, stranded: Stranded, since: int = 0) -> Renewal:
    """Nothing more can happen there: no clock runs, nothing is being asked, and as after an undo less is to be seen."""
    status = "over" if saved.standing.status == "over" else "stranded"
    standing = replace(saved.standing, status=status, asked=None, deadline=None)
    revision = saved.revision + 1
    after = replace(saved, standing=standing, stranded=stranded, since=since, proposal=None, revision=revision)
    return Renewal(saved, after, None)


def _moved(saved: Saved, game: Game, options: dict[str, Any], replay: _Replay | None) -> Renewal:
    """As before, by the present rules; a table that was stranded goes on where it stood. No replay: it still waits."""
    standing, since, snapshots = saved.standing, 0, None
    if replay is not None:
        standing = replace(standing, turn=game.turn(replay.state), digest=replay.state.digest())
        since, snapshots = replay.since, tuple(replay.snapshots)
    if standing.status == "stranded":
        status = "waiting" if replay is None else "over" if replay.state.actor == OVER else "playing"
        standing = replace(standing, status=status)
    after = replace(saved, rules=game.rules, options=options, since=since, stranded=None, standing=standing)
    if saved.stranded is not None:
        after = replace(after, revision=saved.revision + 1)
    return Renewal(saved, clocks.run(saved, after, now()), snapshots)
