"""A game in hindsight: what everybody's decisions, the others' and chance did to their expected result.

Everybody begins with an equal share and ends with the result. Each ply between changes the shares; what changes at a
player's own decisions is skill, at dice and draws luck, at decisions of others theirs. So for every player
start + skill + luck + others = result. Beside that stands what each decision lost against the best that was found, by
what its seat could know: accuracy and marks are made of it.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from donjon.bots.judging import CHOICES, Job, Judgement
from donjon.core.game import Game
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER

VERSION = 1
MARKS = ("brilliant", "strong", "inaccuracy", "mistake", "blunder")
LOSSES = ((0.20, "blunder"), (0.10, "mistake"), (0.04, "inaccuracy"))  # expected result lost from which on
GAPS = ((0.40, "brilliant"), (0.18, "strong"))  # by which everything else was worse
SURE = 0.6  # how much two searches must agree before anything is called anything
LASTING = 0.5  # of a swing that must never be made good again for the game to have turned there


@dataclass(frozen=True)
class Moment:
    """A decision, or a run of dice and draws: `first` to `last` ply."""

    first: int
    last: int
    turn: int
    actor: int  # a seat or CHANCE
    text: str  # what was decided; of a run its last outcome
    final: bool  # whether it ended the game


def moments(game: Game, record: Record, seconds: float) -> tuple[list[Moment], list[Job], tuple[float, ...] | None]:
    """The course of a recorded game, what is to be judged of it, and everybody's result if it has one.

    Raises BadRecord where a decision is not possible.
    """
    found: list[Moment] = []
    jobs: list[Job] = []
    states = game.replay(record)
    before = next(states)
    for ply, (text, after) in enumerate(zip(record.actions, states, strict=True)):
        actor, over = int(before.actor), after.actor == OVER
        if actor == CHANCE and found and found[-1].actor == CHANCE:
            found[-1] = Moment(found[-1].first, ply, found[-1].turn, actor, text, over)
        else:
            found.append(Moment(ply, ply, game.turn(before), actor, text, over))
            if actor != CHANCE:
                jobs.append(Job(game.slug, ply, game.dump(before), game.parse(before, text), seconds))
            elif ply > 0:  # what is laid and dealt before anybody decides begins with equal shares
                jobs.append(Job(game.slug, ply, game.dump(before), None, seconds))
        before = after
    over = before.actor == OVER
    if not over:
        jobs.append(Job(game.slug, len(record.actions), game.dump(before), None, seconds))
    return found, jobs, tuple(float(before.result(seat)) for seat in range(record.seats)) if over else None


def accuracy(costs: Sequence[float]) -> float | None:
    """0 to 100: the mean over decisions of 103.2·e^(−4.35·cost) − 3.2, where there was something to decide."""
    if not costs:
        return None
    return sum(min(100.0, max(0.0, 103.2 * math.exp(-4.35 * cost) - 3.2)) for cost in costs) / len(costs)


def mark(judgement: Judgement, moment: Moment) -> str | None:
    """What a decision is called, if anything."""
    if judgement.sure < SURE:
        return None
    for least, name in LOSSES:
        if judgement.cost >= least:
            return name
    if moment.final or judgement.choices < CHOICES:
        return None
    return next((name for least, name in GAPS if judgement.gap >= least), None)


@dataclass(frozen=True)
class Balance:
    """A game as far as it has been judged."""

    record: Record
    moments: Sequence[Moment]
    judged: Mapping[int, Judgement]  # by ply
    results: tuple[float, ...] | None

    @property
    def whole(self) -> bool:
        """Whether nothing is left to be judged."""
        return all(self.shares(index) is not None for index in range(len(self.moments) + 1))

    def shares(self, index: int) -> tuple[float, ...] | None:
        """Everybody's expected result before a moment; after the last one, the results."""
        if index == len(self.moments):
            if self.results is not None:
                return self.results
            last = self.judged.get(len(self.record.actions))  # where the game stopped before its end
            return None if last is None else last.shares
        moment = self.moments[index]
        if moment.first == 0 and moment.actor == CHANCE:
            return (1.0 / self.record.seats,) * self.record.seats
        found = self.judged.get(moment.first)
        return None if found is None else found.shares

    def document(self) -> dict[str, Any]:
        """All of it as JSON."""
        return {
            "version": VERSION,
            "game": self.record.game,
            "rules": self.record.rules,
            "seats": self.record.seats,
            "whole": self.whole,
            "plies": [entry for index in range(len(self.moments)) if (entry := self.entry(index)) is not None],
            "players": self.players() if self.whole else None,
            "turning": self.turning() if self.whole else None,
        }

    def entry(self, index: int) -> dict[str, Any] | None:
        """What was found about a moment, if anything was."""
        moment, before, after = self.moments[index], self.shares(index), self.shares(index + 1)
        if before is None:
            return None
        entry: dict[str, Any] = {
            "ply": moment.last,
            "turn": moment.turn,
            "by": moment.actor,
            "text": moment.text,
            "before": _rounded(before),
            "after": None if after is None else _rounded(after),
        }
        judgement = self.judged.get(moment.first)
        if judgement is None or moment.actor == CHANCE:
            return entry
        better = judgement.better or {}
        return entry | {
            "cost": round(judgement.cost, 3),
            "sure": round(judgement.sure, 2),
            "mark": mark(judgement, moment),
            "best": None if better.get("text") == moment.text else better.get("text"),
            "action": None if better.get("text") == moment.text else better.get("action"),
            "line": better.get("line", []),
            "steps": better.get("steps", []),
            "reasons": better.get("reasons", []),
        }

    def players(self) -> list[dict[str, Any]]:
        """How everybody played, and what befell them; once all is judged."""
        return [self._player(seat) for seat in range(self.record.seats)]

    def _player(self, seat: int) -> dict[str, Any]:
        every = [self.shares(index) for index in range(len(self.moments) + 1)]
        shares = [one[seat] for one in every if one is not None]
        changes = {"skill": 0.0, "luck": 0.0, "others": 0.0}
        for moment, (before, after) in zip(self.moments, pairwise(shares), strict=True):
            cause = "skill" if moment.actor == seat else "luck" if moment.actor == CHANCE else "others"
            changes[cause] += after - before
        own = [
            (self.judged[moment.first], moment)
            for moment in self.moments
            if moment.actor == seat and self.judged[moment.first].choices > 1
        ]
        marks = Counter(mark(judgement, moment) for judgement, moment in own)
        found = accuracy([judgement.cost for judgement, _ in own])
        return {
            "seat": seat,
            "start": shares[0],
            **changes,
            "result": shares[-1],
            "lost": sum(judgement.cost for judgement, _ in own),
            "decisions": len(own),
            "accuracy": None if found is None else round(found, 1),
            "marks": {name: marks[name] for name in MARKS},
        }

    def turning(self) -> dict[str, Any] | None:
        """The largest swing towards who won that was never made good again."""
        every = [shares for index in range(len(self.moments) + 1) if (shares := self.shares(index)) is not None]
        last = every[-1]
        winner = last.index(max(last))
        lowest = min_from([shares[winner] for shares in every])
        best, swing = None, 0.0
        for index, moment in enumerate(self.moments):
            rise = every[index + 1][winner] - every[index][winner]
            if rise > swing and lowest[index + 1] >= every[index][winner] + LASTING * rise:
                best, swing = moment, rise
        if best is None:
            return None
        kind = "luck" if best.actor == CHANCE else "own" if best.actor == winner else "gift"
        return {
            "ply": best.last,
            "turn": best.turn,
            "by": best.actor,
            "winner": winner,
            "kind": kind,
            "swing": round(swing, 3),
        }


def min_from(values: Sequence[float]) -> list[float]:
    """For each place, the least of what stands there and after it."""
    found = list(values)
    for at in range(len(found) - 2, -1, -1):
        found[at] = min(found[at], found[at + 1])
    return found


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]
