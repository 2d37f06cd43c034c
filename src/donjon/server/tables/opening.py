"""From the database to a table in memory: by the record, or for a long one by a snapshot and the rest of the record."""

from dataclasses import replace

from donjon.core.errors import BadDocument, DonjonError
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.state import State
from donjon.games import game as game_of
from donjon.server.storage.rows import BadRow
from donjon.server.storage.saved import Saved, Snapshot
from donjon.server.storage.store import Store
from donjon.server.tables.chance import BY_PLY, Trail, trail_of
from donjon.server.tables.play import BREATH, Continuation, Play

EVERY = 256  # plies between two snapshots of a game
BEHIND = 400  # plies before the present that are always in memory: the log that a table carries, undo, who comes back


class Unreadable(DonjonError):
    """The record does not lead to the position it should."""


async def read(store: Store, id: str) -> tuple[Saved, Play | None] | None:
    """A table and its game, None where there is none; raises Unreadable."""
    try:
        saved = await store.table(id, behind=BEHIND)
        return None if saved is None else await resumed(saved)
    except (BadRow, Unreadable):
        return await read_whole(store, id)  # the record has the last word


async def read_whole(store: Store, id: str) -> tuple[Saved, Play | None] | None:
    """The same, from the very beginning."""
    try:
        saved = await store.table(id)
    except BadRow as bad:
        raise Unreadable(str(bad)) from None
    return None if saved is None else await resumed(saved)


async def resumed(saved: Saved) -> tuple[Saved, Play | None]:
    """A table as the database has it and its game, as far as it can be played out; raises Unreadable."""
    try:
        game = game_of(saved.game)
        _check_rules(saved, game)
        if saved.standing.status == "waiting" or (saved.stranded is not None and saved.stranded.why == "options"):
            return saved, None
        shown = saved.decisions if saved.stranded is None else saved.decisions[: saved.stranded.ply]
        record = Record(saved.game, len(saved.seats), saved.options, list(shown[:BREATH]), saved.rules)
        start = None if saved.snapshot is None else (saved.base, _position(saved, saved.snapshot))
        play = Play.resumed(game, record, saved.secret, start, _trail(saved))
        await play.follow_in_turn(shown[BREATH:])
    except DonjonError as bad:
        raise Unreadable(str(bad)) from None
    except Exception as broken:  # whatever a damaged record makes of the rules, other tables must not feel it
        raise Unreadable(f"{type(broken).__name__}: {broken}") from None
    if saved.stranded is None:
        _compare(saved, play)
    return replace(saved, snapshot=None), play


def _check_rules(saved: Saved, game: Game) -> None:
    """Tables of older rules are brought to the present ones before anybody opens them (`renewing`)."""
    rules = saved.rules if saved.stranded is None else saved.stranded.rules
    if rules != game.rules:
        raise Unreadable(f"the table is at rules {rules}, and this program has rules {game.rules}")


def _position(saved: Saved, snapshot: Snapshot) -> State:
    try:
        return game_of(saved.game).load(snapshot.position)
    except BadDocument as bad:
        raise Unreadable(str(bad)) from None


def _trail(saved: Saved) -> Trail:
    """The trail of the record up to where the decisions that were read begin."""
    if saved.snapshot is None or saved.chance == BY_PLY:
        return trail_of(saved.chance)
    if saved.snapshot.trail is None:
        raise Unreadable(f"the snapshot at ply {saved.base} does not say what was decided before it")
    return bytes.fromhex(saved.snapshot.trail)


def _compare(saved: Saved, play: Play) -> None:
    """The game must stand where the database says."""
    standing = saved.standing
    if play.ply != standing.ply:
        raise Unreadable(f"the record leads to ply {play.ply}, not to {standing.ply}")
    if standing.digest is not None and play.state.digest() != standing.digest:
        raise Unreadable(f"the position at ply {play.ply} is not the one that was written down")


def due(play: Play, continuation: Continuation) -> Snapshot | None:
    """The snapshot to be written along with a continuation, if it is time for one."""
    ply = play.ply + len(continuation.steps)
    if ply // EVERY == play.ply // EVERY:
        return None
    trail = continuation.trail.hex() if continuation.trail else None
    return Snapshot(ply, play.game.rules, play.game.dump(continuation.last), trail)
