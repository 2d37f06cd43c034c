"""Lessons as numbers: what the compiled judges read off their positions, in arrays to be fitted."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from donjon.core.game import Game
from donjon.core.state import State
from donjon.learn.lessons import read

TRAITS = 16  # said of an action, at most
REGARDS = 120  # said of a seat, at most
LEAST = 20  # visits of a position whose decisions are learned from
SEATS = 5
TINY = 1e-6
TRUST = 0.5  # in the result of a game, against what the search expected, for positions that were played
HELD_OUT = 8  # every so many lessons are kept from the fit, to see what it is worth elsewhere

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Choices:
    """Decisions: rows of table entries, action by action, and how often each was come back to."""

    entries: Whole  # action × trait
    begins: npt.NDArray[np.int64]  # the first action of each position
    visits: Floats  # by action, as a share of its position's
    liked: Floats  # by action, the share that the judge made by hand gives it

    @property
    def size(self) -> int:
        return len(self.begins)


@dataclass(frozen=True)
class Prospects:
    """Positions: what is said of every seat, what the judge made by hand expects, and what came of it."""

    said: Floats  # position × seat × number
    hand: Floats  # position × seat: logarithm of the share
    worth: Floats  # position × seat: its share of what anybody won
    there: npt.NDArray[np.bool_]  # position × seat

    @property
    def size(self) -> int:
        return len(self.said)


@dataclass(frozen=True)
class Book:
    """What one lesson taught, or several."""

    choices: Choices
    prospects: Prospects


def open_lesson(game: Game, path: Path) -> Book:
    """One lesson in numbers."""
    lesson = read(path)
    rows: list[list[list[int]]] = []
    visits: list[list[float]] = []
    liked: list[list[float]] = []
    said: list[list[list[int]]] = []
    hand: list[list[float]] = []
    worth: list[list[float]] = []
    for noted in lesson["positions"]:
        state = game.load(noted["position"])
        taught = sum(noted["visits"])
        told = state.told_traits(TRAITS) if taught >= LEAST else []
        if told and told[0]:
            likings = state.preferences()
            rows.append(told)
            visits.append([count / taught for count in noted["visits"]])
            liked.append([liking / sum(likings) for liking in likings])
        target = aim(noted, lesson["result"])
        regards = [state.told_regard(seat, REGARDS) for seat in range(int(state.seats))]
        if sum(target) > TINY and regards[0] and not halfway(state):
            said.append(regards)
            hand.append(state.shares())
            worth.append([share / sum(target) for share in target])
    return Book(gather_choices(rows, visits, liked), gather_prospects(said, hand, worth))


def aim(noted: dict[str, Any], result: list[float] | None) -> list[float]:
    """What a position is to be taken for: a mix of result and search where it was played, what the search said else."""
    found: list[float] = noted["worth"]
    if result is None or not noted["played"] or sum(result) == 0.0:
        return found
    return [TRUST * won + (1.0 - TRUST) * share for won, share in zip(result, found, strict=True)]


def halfway(state: State) -> bool:
    return bool(state.halfway())


def gather_choices(rows: list[list[list[int]]], visits: list[list[float]], liked: list[list[float]]) -> Choices:
    lengths = [len(told) for told in rows]
    flat = [entries for told in rows for entries in told]
    return Choices(
        np.array(flat, dtype=np.int32).reshape(len(flat), -1),
        np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64) if rows else np.zeros(0, np.int64),
        np.array([share for shares in visits for share in shares], dtype=np.float32),
        np.array([share for shares in liked for share in shares], dtype=np.float32),
    )


def gather_prospects(said: list[list[list[int]]], hand: list[list[float]], worth: list[list[float]]) -> Prospects:
    numbers = len(said[0][0]) if said else 0
    count = len(said)
    found = Prospects(
        np.zeros((count, SEATS, numbers), np.float32),
        np.zeros((count, SEATS), np.float32),
        np.zeros((count, SEATS), np.float32),
        np.zeros((count, SEATS), np.bool_),
    )
    for k, regards in enumerate(said):
        seats = len(regards)
        found.said[k, :seats] = regards
        found.hand[k, :seats] = np.log(np.maximum(hand[k], TINY))
        found.worth[k, :seats] = worth[k]
        found.there[k, :seats] = True
    return found


def bind(books: Iterable[Book]) -> Book:
    """Several lessons as one."""
    every = list(books)
    choices = [book.choices for book in every if book.choices.size] or [every[0].choices]
    prospects = [book.prospects for book in every if book.prospects.size] or [every[0].prospects]
    sizes = np.cumsum([0, *(len(one.visits) for one in choices)])
    return Book(
        Choices(
            np.concatenate([one.entries for one in choices]),
            np.concatenate([one.begins + first for one, first in zip(choices, sizes, strict=False)]),
            np.concatenate([one.visits for one in choices]),
            np.concatenate([one.liked for one in choices]),
        ),
        Prospects(
            np.concatenate([one.said for one in prospects]),
            np.concatenate([one.hand for one in prospects]),
            np.concatenate([one.worth for one in prospects]),
            np.concatenate([one.there for one in prospects]),
        ),
    )
