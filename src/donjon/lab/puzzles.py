"""Puzzles: positions where few decisions win by force, met in games of bots and proven by trying everything."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from librt.random import Random

from donjon.core.errors import DonjonError
from donjon.core.game import Game
from donjon.core.seeds import derive
from donjon.core.state import CHANCE, OVER, State
from donjon.games import game as find_game
from donjon.lab.players import sit_down

LARGEST = 40_000  # positions looked at before it is given up
WORLDS = 8  # ways hidden cards may lie that are all looked at
FEWEST = 4  # decisions to choose from
REPLIES = (0, 1, 3)  # decisions of the others before the win, as far ahead as it is looked for
LAST = 16  # decisions before the end that are looked at


class TooLong(DonjonError):
    """The game has more continuations than can be tried."""


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and the decisions that win before the others decide more often than `replies`."""

    game: str
    position: dict[str, Any]
    seat: int
    replies: int
    winning: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        told = {"game": self.game, "seat": self.seat, "replies": self.replies}
        return told | {"winning": list(self.winning), "position": self.position}

    @staticmethod
    def read(document: dict[str, Any]) -> "Puzzle":
        winning = tuple(document["winning"])
        return Puzzle(document["game"], document["position"], document["seat"], document["replies"], winning)

    def state(self) -> State:
        """The position to be solved."""
        return find_game(self.game).load(self.position)


def winning_decisions(state: State, seat: int, replies: int) -> set[int]:
    """The decisions after which the seat wins that soon, whatever the others, chance and hidden cards do."""
    found = set(state.actions())
    worlds = {tuple(imagined.pack()): imagined for imagined in (_redrawn(state, seat, k) for k in range(WORLDS))}
    for imagined in worlds.values():
        seen: dict[tuple[int, ...], bool] = {}
        found = {action for action in found if _wins(_after(imagined, action), seat, replies, seen)}
    return found


def _redrawn(state: State, seat: int, world: int) -> State:
    imagined = state.copy()
    imagined.redraw(seat, Random(world))
    return imagined


def _after(state: State, action: int) -> State:
    after = state.copy()
    after.apply(action)
    return after


def _wins(state: State, seat: int, replies: int, seen: dict[tuple[int, ...], bool]) -> bool:
    """Whether the seat wins before the others decide more often than that; positions seen before are remembered."""
    if state.actor == OVER:
        return all(state.side(other) == state.side(seat) for other in range(state.seats) if state.result(other) > 0)
    if state.actor not in (seat, CHANCE):
        replies -= 1
        if replies < 0:
            return False
    key = (replies, *state.pack())
    if key not in seen:
        if len(seen) >= LARGEST:
            raise TooLong("too many continuations")
        seen[key] = False  # a way round to here wins nothing new
        outcomes = (_wins(_after(state, action), seat, replies, seen) for action in state.actions())
        seen[key] = any(outcomes) if state.actor == seat else all(outcomes)
    return seen[key]


def puzzles(game: Game, bots: tuple[str, ...], seed: int) -> Iterator[Puzzle]:
    """Those met in the last turns of one game: something to choose from, and few decisions that win."""
    options = game.capped()
    players = [sit_down(bot, derive(seed, game.slug, seat), game) for seat, bot in enumerate(bots)]
    rng = Random(derive(seed, game.slug))
    state = game.new(len(bots), options)
    met: list[State] = []
    while (actor := int(state.actor)) != OVER:
        if actor == CHANCE:
            state.apply(state.drawn(rng))
            continue
        if len(state.actions()) >= FEWEST:
            met.append(state.copy())
        state.apply(players[actor].choose(state, actor))
    for before in reversed(met[-LAST:]):
        puzzle = pose(game, before)
        if puzzle is not None:
            yield puzzle


def pose(game: Game, state: State) -> Puzzle | None:
    """The position as a puzzle, if some decisions win, and few of them."""
    seat = int(state.actor)
    for replies in REPLIES:
        try:
            winning = winning_decisions(state, seat, replies)
        except TooLong:
            return None
        if winning:
            texts = tuple(sorted(game.text(state, action) for action in winning))
            few = len(winning) <= max(1, len(state.actions()) // 4)
            return Puzzle(game.slug, game.dump(state), seat, replies, texts) if few else None
    return None
