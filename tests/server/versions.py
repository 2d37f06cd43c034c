"""Terre de Barons in three versions of its rules, and a program that lives by one of them.

    python -m tests.server.versions 2 migrate --db tables.sqlite3

is `donjon migrate` by the second version; `house` in the place of the command is the server of `company`.

The second version lets barons walk one tile only, recruits more, raises no mountain that splits the board, counts
diversity only where a table wants it, and has one way less to set the goal. The third is as the first again, but for
diversity.
"""

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from sqlalchemy import insert

from donjon.core.game import Game
from donjon.core.options import OneOf, Option, Switch, Value
from donjon.core.state import State
from donjon.games import _GAMES
from donjon.games.terre_de_barons import TerreDeBarons
from donjon.games.terre_de_barons.rules import Barons
from donjon.games.terre_de_barons.settings import Settings
from donjon.server.storage import renewing
from donjon.server.storage.saved import Newcomer, Saved, Seat, Snapshot
from donjon.server.storage.schema import SNAPSHOTS
from donjon.server.storage.store import Store
from donjon.server.tables import founding, opening
from donjon.server.tables.chance import BY_PLY
from donjon.server.tables.play import Play
from donjon.server.tables.table import standing_after
from tests.server.company import LAUNCH

CHANGED = ("mountains", "move_bonus", "recruit_bonus", "isolation_policy", "diversity", "thresholds")
GOALS = ("16-12-10", "19-14-12", "18-14-12")
FREE = tuple(option for option in TerreDeBarons.options if option.name not in CHANGED)


class First(TerreDeBarons):
    """As in the book."""

    rules = 1
    formerly: ClassVar[Mapping[int, Mapping[str, Value]]] = {}
    options: ClassVar[tuple[Option, ...]] = (*FREE, OneOf("thresholds", GOALS[0], GOALS))
    ruled: ClassVar[Mapping[str, Value]] = {  # by the version, whatever the table wants
        "mountains": 3,
        "move_bonus": "332211",
        "recruit_bonus": "112233",
        "isolation_policy": "none",
        "diversity": True,
    }

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:
        """These had no options that do not go together."""

    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> Barons:
        seats, chosen = self.settle(seats, options)
        return Barons(seats, Settings(seats, {**self.ruled, **chosen}))

    def options_of(self, state: State) -> dict[str, Value]:
        return {option.name: self.own(state).settings.options[option.name] for option in self.options}


class Second(First):
    """Where every kind of change has been made."""

    rules = 2
    formerly: ClassVar[Mapping[int, Mapping[str, Value]]] = {1: {"diversity": True}}
    options = (*FREE, OneOf("thresholds", GOALS[0], (GOALS[0], GOALS[2])), Switch("diversity", False))
    ruled: ClassVar[Mapping[str, Value]] = {
        "mountains": 3,
        "move_bonus": "111111",
        "recruit_bonus": "223344",
        "isolation_policy": "redraw_mountains",
    }


class Third(First):
    """Most of it taken back."""

    rules = 3
    formerly = Second.formerly
    options = (*FREE, OneOf("thresholds", GOALS[0], GOALS), Switch("diversity", False))


VERSIONS: dict[int, First] = {1: First(), 2: Second(), 3: Third()}
FIRST, SECOND, THIRD = VERSIONS.values()
SLUG = TerreDeBarons.slug


def live_by(version: int) -> None:
    """From now on this process knows that version, and no other."""
    _GAMES[SLUG] = VERSIONS[version]


def program(version: int, *words: str) -> list[str]:
    """The command that lives by a version; to be run from ROOT."""
    return [sys.executable, "-m", "tests.server.versions", str(version), *words]


# Games played by one version that another takes, or does not.

Choose = Callable[[State, list[int]], int]


def position_by(game: Game, record: Mapping[str, Any]) -> State:
    """Where a record leads by a version."""
    *_, last = game.replay({**record, "rules": min(int(record["rules"]), game.rules)})
    return last


def refused(here: State, there: State) -> list[int]:
    """What may be played here and not there."""
    return [action for action in here.actions() if not there.allows(action)]


def leading_elsewhere(here: State, there: State) -> list[int]:
    """What may be played in both places, and makes them differ."""
    return [
        action for action in here.actions() if there.allows(action) and _after(here, action) != _after(there, action)
    ]


def harmless(here: State, there: State) -> list[int]:
    """What may be played in both places, and leaves them the same."""
    return [
        action for action in here.actions() if there.allows(action) and _after(here, action) == _after(there, action)
    ]


def _after(state: State, action: int) -> str:
    after = state.copy()
    after.apply(action)
    return after.digest()


def played(plies: int, seed: int, secret: bytes, *, game: First = FIRST, **options: Value) -> Play:
    """A game of two by a version, at random but so that the second version takes all of it, chance included."""
    rng = Random(seed)
    play = Play(game, 2, dict(game.settle(2, options)[1]), secret)
    play.accept(play.draw())
    there = _followed(SECOND, play)
    while play.ply < plies and not play.over:
        choices = harmless(play.state, there)
        continuation = play.decide(rng.choice(choices))
        for step in continuation.steps:
            there.play(step.action)
        play.accept(continuation)
    return play


def _followed(game: First, play: Play) -> State:
    there = game.new(play.seats, game.understood(play.options, FIRST.rules))
    for step in play.steps:
        there.play(step.action)
    return there


MAHAUT = Newcomer("mahaut", "0" * 64)


async def keep(store: Store, play: Play, host: str = "mahaut", newcomer: Newcomer | None = None) -> Saved:
    """The game at a table of two people in the database, with the snapshots it would have left."""
    seats = (Seat(0, "person", "Mahaut", person=host), Seat(1, "person", "Aude", person=host))
    new = replace(founding.new_table(play.game, play.options, host, seats), secret=play.secret, chance=BY_PLY)
    texts = tuple(step.text for step in play.steps)
    saved = await store.add_table(
        replace(new, decisions=texts, standing=standing_after(play, play.draw())), None, newcomer
    )
    plies = range(opening.EVERY, play.ply, opening.EVERY)
    async with store.writing() as db:
        for ply in plies:
            snapshot = Snapshot(ply, play.game.rules, play.game.dump(play.position(ply)))
            await db.execute(insert(SNAPSHOTS).values(table_id=saved.id, **vars(snapshot)))
    return saved


def main() -> int:
    """Do what the arguments after the version say."""
    if sys.argv[2] == "house":
        exec(LAUNCH)
        return 0
    from donjon.cli import main, upkeep

    if sys.argv[2] == "slowly":  # each table by itself, with time in between to be killed
        renewing.TOGETHER = 0.0
        upkeep._progress = lambda language: lambda *_: time.sleep(0.02)  # noqa: ARG005
        return main(sys.argv[3:])
    return main(sys.argv[2:])


if __name__ in ("__main__", "__mp_main__"):  # bots think in processes that know the same version
    live_by(int(sys.argv[1]))
if __name__ == "__main__":
    sys.exit(main())
