"""Non-interference: ten thousand positions, every seat and the public, and what they are sent of a game in progress."""

from collections import Counter
from collections.abc import Iterator

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import donjon
from donjon.core.errors import BadRecord
from donjon.core.journal import Journal
from donjon.core.options import Value
from donjon.core.record import Record
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.rules import Lands
from donjon.games.terres_du_centre.setup import dealt_to
from donjon.server.packing import packed
from donjon.server.tables.documents import log
from donjon.server.tables.play import Play

from ..conformance.spread import as_json, walk
from .scene import GAME

# Ten thousand positions over the seat counts and the options that change who knows what; every ply of a game is one.
TABLES: list[tuple[int, dict[str, Value], int]] = [
    (2, {}, 2_500),
    (3, {}, 3_000),
    (4, {}, 2_000),
    (3, {"preview_own_cards": True}, 1_000),
    (4, {"team_share": True}, 1_000),
    (2, {"max_extent": 6, "preview_own_cards": True}, 500),  # crowded: discards happen
]
CLOSELY = (
    4  # every so many positions also the choices with their effects, and what the next action brings: both are dear
)
REPLAYED_EVERY = 17
SEEN = vec[i64]([0] * GAME.observation)  # one for all: compiled code keeps whatever array it is handed


def lands(state: donjon.State) -> Lands:
    assert isinstance(state, Lands)
    return state


def readers(seats: int) -> list[int | None]:
    return [None, *range(seats)]


def number(reader: int | None) -> int:
    return -1 if reader is None else reader


def imagined(state: Lands, reader: int | None, seed: int) -> Lands:
    """A position that reader cannot tell from this one."""
    other = state.copy()
    other.redraw(number(reader), Random(seed))
    return other


def games(seats: int, options: dict[str, Value], count: int) -> Iterator[tuple[Lands, list[int], int]]:
    """Positions of random play, one for each ply, with the actions that led there and the one that comes next."""
    rng = Random(len(str(options)) + 7 * seats)
    while True:
        state = GAME.new(seats, options)
        played: list[int] = []
        for action in walk(state, rng):
            yield lands(state), played, action
            played.append(action)
            count -= 1
            if count == 0:
                return


def observed(state: Lands, reader: int | None) -> bytes:
    state.observe(number(reader), SEEN)
    return memoryview(SEEN).tobytes()


def offered(state: Lands, seat: int) -> str:
    return as_json([choice.document() for choice in GAME.choices(state, seat)])


def read_after(state: Lands, action: int, reader: int | None) -> tuple[str, str]:
    """The view and the log lines the action brings that reader."""
    after = state.copy()
    after.journal = Journal()
    after.apply(action)
    lines = [GAME.line(event, reader) for event in after.journal.take()]
    return as_json(GAME.view(after, reader)), as_json(lines)


def shows(state: Lands, action: int, reader: int | None) -> bool:
    """Whether the action turns something up: a card of another's hand, or at the end what was sealed (TC-11.2)."""
    if state.phase in (board.LAYING, board.DISCARDING):
        return not state.may_see(number(reader), state.mover)
    after = state.copy()
    after.apply(action)
    return after.actor == donjon.OVER


def test_there_are_ten_thousand() -> None:
    assert sum(count for _, _, count in TABLES) >= 10_000


@pytest.mark.parametrize(("seats", "options", "count"), TABLES)
def test_nothing_sent_depends_on_what_the_reader_cannot_know(seats: int, options: dict[str, Value], count: int) -> None:
    """Views, observations and choices; and for the action that comes next its text, its log lines and what it shows."""
    met: Counter[str] = Counter()
    for k, (state, _, action) in enumerate(games(seats, options, count)):
        for reader in readers(seats):
            other = imagined(state, reader, k)
            assert GAME.view(state, reader) == GAME.view(other, reader)
            assert observed(state, reader) == observed(other, reader)
            assert GAME.mask(state, action, reader) == GAME.mask(other, action, reader)
            if reader == state.actor:
                assert state.actions() == other.actions()
            if k % CLOSELY != 0:
                continue
            if reader == state.actor:
                assert offered(state, int(state.actor)) == offered(other, int(state.actor))
            met["other"] += other.digest() != state.digest()
            if not other.allows(action):
                continue
            shown, shown_other = read_after(state, action, reader), read_after(other, action, reader)
            if shows(state, action, reader):
                met["shown"] += shown != shown_other
            else:
                assert shown == shown_other
    assert met["other"] > count // CLOSELY
    assert met["shown"] > 0


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (4, {"team_share": True})])
def test_records_logs_and_undo_of_a_game_in_progress(seats: int, options: dict[str, Value]) -> None:
    """Two whole games up to a position, alike but for what one reader was never told: all it is sent is the same."""
    met: Counter[str] = Counter()
    for k, (state, played, _) in enumerate(games(seats, options, 40 * REPLAYED_EVERY)):
        if k % REPLAYED_EVERY != 0:
            continue
        truth = resumed(seats, options, played)
        for reader in readers(seats):
            otherwise = retold(state, played, imagined(state, reader, k), reader)
            if otherwise == played:
                continue
            try:
                twin = resumed(seats, options, otherwise)
            except BadRecord:  # another hand would not have allowed a piece put down then (TC-3.5)
                met["impossible"] += 1
                continue
            met["compared"] += 1
            assert record(twin, reader) == record(truth, reader)
            assert as_json(log(twin, reader)) == as_json(log(truth, reader))
            assert packed(twin.view(twin.ply, reader)) == packed(truth.view(truth.ply, reader))
            assert undo_floor(twin, reader) == undo_floor(truth, reader)
            met["undo"] += undo_floor(truth, reader) < truth.ply
    assert met["compared"] > 40
    assert met["undo"] > 5
    assert met["impossible"] * 10 < met["compared"]


def resumed(seats: int, options: dict[str, Value], actions: list[int]) -> Play:
    """The game as a server has it."""
    texts = [GAME.text(GAME.new(seats, options), action) for action in actions]
    return Play.resumed(GAME, Record(GAME.slug, seats, options, texts, GAME.rules), b"secret")


def record(play: Play, reader: int | None) -> list[str | None]:
    return [step.text if step.known_to([number(reader)]) else None for step in play.steps]


def undo_floor(play: Play, reader: int | None) -> int:
    return play.undo_floor(lambda seat: seat == reader)


def retold(state: Lands, played: list[int], other: Lands, reader: int | None) -> list[int]:
    """The actions that would have led to the imagined position: other cards dealt, drawn, taken up, or sealed.

    What was laid is known to all; so only cards that are still in hands can have been others. In this deck a card
    is never there twice.
    """
    instead = {seat: replaced(state, other, seat) for seat in range(state.seats)}
    replay = lands(GAME.new(int(state.seats), state.settings.options))
    actions = []
    for action in played:
        if GAME.mask(replay, action, reader) is None:
            if board.SEAL <= action < board.END:
                told = board.SEAL + int(other.sealed[replay.house_of(replay.mover)])
            else:
                first = board.DRAW if action >= board.DRAW else board.TAKE_CARD
                owner = int(dealt_to(replay) if replay.phase == board.DEALING else replay.mover)
                told = first + instead[owner].get(action - first, action - first)
            actions.append(told)
        else:
            actions.append(action)
        replay.apply(action)
    return actions


def replaced(state: Lands, other: Lands, seat: int) -> dict[int, int]:
    """For each card in that hand the one imagined in its place."""
    mine, theirs = hand(state, seat), hand(other, seat)
    if state.phase == board.LAYING and state.mover == seat:
        mine.remove(int(state.taken))
        theirs.remove(int(other.taken))
        return {int(state.taken): int(other.taken), **dict(zip(mine, theirs, strict=True))}
    return dict(zip(mine, theirs, strict=True))


def hand(state: Lands, seat: int) -> list[int]:
    return [kind for kind in range(board.KINDS) if state.hand[board.KINDS * seat + kind] > 0]
