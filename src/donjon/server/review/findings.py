"""What bots found about a game, put together and told."""

from collections.abc import Sequence
from typing import Any, Final

from donjon.bots import judging
from donjon.bots.balance import LOSSES, SURE, Balance, Moment
from donjon.bots.judging import Judgement
from donjon.core.record import Record
from donjon.core.state import CHANCE, OVER
from donjon.server.review.course import Course
from donjon.server.storage.judged import RUNNING, Analysis, Found

PASSES: Final = {depth: judging.PASSES[depth] for depth in ("quick", "full")}  # seconds for each decision
DEPTHS: Final = {None: 0, "quick": 1, "full": 2}
LESSONS = 8  # mistakes of one player that are worth looking at again
AS_GOOD = 0.03  # a decision that loses no more is as good as found


class Sheet:
    """A game as far as it has been judged."""

    def __init__(self, course: Course, found: Sequence[Found]) -> None:
        self.course = course
        self.moments = moments_of(course)
        self.plies = job_plies(course, self.moments)
        self.found = {one.ply: one for one in found}
        self.judged = {one.ply: judgement_of(one.judgement) for one in found}

    def add(self, found: Found) -> None:
        """One more ply, or the same one looked at more thoroughly."""
        self.found[found.ply] = found
        self.judged[found.ply] = judgement_of(found.judgement)

    def depth(self, ply: int) -> int:
        """How thoroughly that ply was looked at; 0: not at all."""
        found = self.found.get(ply)
        return DEPTHS.get(found.depth, 0) if found else 0

    def missing(self, depth: str) -> list[int]:
        """The plies that a pass has still to look at."""
        return [ply for ply in self.plies if self.depth(ply) < DEPTHS[depth]]

    def done(self, depth: str) -> int:
        """How many it need not look at any more."""
        return len(self.plies) - len(self.missing(depth))

    def whole(self) -> str | None:
        """The most thorough pass that has looked at everything."""
        return next((depth for depth in reversed(PASSES) if not self.missing(depth)), None)

    def balance(self) -> Balance:
        """What it comes to."""
        course, state = self.course, self.course.last
        seats = int(state.seats)
        record = Record(course.game.slug, seats, {}, course.texts(), course.game.rules)
        over = state.actor == OVER
        results = tuple(float(state.result(seat)) for seat in range(seats)) if over else None
        return Balance(record, self.moments, self.judged, results)

    def players(self) -> list[dict[str, Any]] | None:
        """How well everybody played, once all is judged."""
        balance = self.balance()
        if not balance.whole:
            return None
        kept = ("seat", "accuracy", "marks")
        return [{name: player[name] for name in kept} for player in balance.players()]


def moments_of(course: Course) -> list[Moment]:
    """The decisions of a course, and its runs of dice and draws."""
    found: list[Moment] = []
    over, texts = course.last.actor == OVER, course.texts()
    for ply, (actor, turn, text) in enumerate(zip(course.actors, course.turns, texts, strict=True)):
        final = over and ply == course.ply - 1
        if actor == CHANCE and found and found[-1].actor == CHANCE:
            found[-1] = Moment(found[-1].first, ply, found[-1].turn, actor, text, final)
        else:
            found.append(Moment(ply, ply, turn, actor, text, final))
    return found


def job_plies(course: Course, moments: Sequence[Moment]) -> list[int]:
    """What is to be judged: every decision, every run of chance but the first, and where the game stopped."""
    plies = [moment.first for moment in moments if moment.actor != CHANCE or moment.first > 0]
    return plies if course.last.actor == OVER else [*plies, course.ply]


def judgement_of(document: dict[str, Any]) -> Judgement:
    """A judgement as it was written down."""
    return Judgement(**{**document, "shares": tuple(document["shares"])})


def analysis_document(id: str, sheet: Sheet, analysis: Analysis | None, moment: int, since: int) -> dict[str, Any]:
    """What was found about a game, and how far that has come; of the plies those that changed since."""
    balance = sheet.balance()
    depth = analysis.depth if analysis else None
    asked = [one for one in PASSES if depth and DEPTHS[one] <= DEPTHS[depth]]
    under_way = next((one for one in asked if sheet.missing(one)), depth)
    whole = sheet.whole()
    complete = balance.whole and bool(sheet.moments)
    return {
        "id": id,
        "status": _status(sheet, analysis, under_way, moment),
        "depth": under_way if analysis and analysis.status == RUNNING else depth,
        "whole": whole,
        "done": sheet.done(under_way) if under_way else 0,
        "of": len(sheet.plies) if under_way else 0,
        "seconds": None,
        "plies": _changed(sheet, balance, since),
        "players": [_player(sheet, player) for player in balance.players()] if complete else None,
        "turning": _turning(balance) if complete else None,
    }


def _status(sheet: Sheet, analysis: Analysis | None, depth: str | None, moment: int) -> str:
    if analysis is None or depth is None:
        return "none"
    if analysis.status != RUNNING:
        return analysis.status
    if analysis.until < moment:
        return "stopped"
    return "running" if sheet.done(depth) else "waiting"


def _changed(sheet: Sheet, balance: Balance, since: int) -> list[dict[str, Any]]:
    """Findings that were noted since, or whose next one was: what comes after a decision is seen there."""
    told = []
    for index, moment in enumerate(sheet.moments):
        following = sheet.moments[index + 1].first if index + 1 < len(sheet.moments) else sheet.course.ply
        noted = [sheet.found[ply].made for ply in (moment.first, following) if ply in sheet.found]
        if max(noted, default=0) < since:
            continue
        entry = balance.entry(index)
        if entry is not None:
            told.append(_finding(sheet, moment, entry))
    return told


def _finding(sheet: Sheet, moment: Moment, entry: dict[str, Any]) -> dict[str, Any]:
    found, judgement = sheet.found.get(moment.first), sheet.judged.get(moment.first)
    decided = judgement is not None and moment.actor != CHANCE
    nothing: dict[str, Any] = {"cost": None, "sure": None, "mark": None, "best": None, "action": None}
    nothing |= {"line": [], "steps": [], "reasons": []}
    facts = {
        "first": moment.first,
        "depth": found.depth if found else None,
        "choices": judgement.choices if judgement and decided else 0,
    }
    return nothing | entry | facts


def lessons(sheet: Sheet, seat: int) -> list[int]:
    """The mistakes of a player that are worth looking at again, the costliest first."""
    least = min(loss for loss, _ in LOSSES)
    worth = []
    for moment in sheet.moments:
        judgement = sheet.judged.get(moment.first)
        if moment.actor == seat and judgement and judgement.cost >= least and judgement.sure >= SURE:
            worth.append((-judgement.cost, moment.last))
    return [ply for _, ply in sorted(worth)[:LESSONS]]


def _player(sheet: Sheet, player: dict[str, Any]) -> dict[str, Any]:
    return player | {"mistakes": lessons(sheet, player["seat"])}


def _turning(balance: Balance) -> dict[str, Any] | None:
    turning = balance.turning()
    if turning is None:
        return None
    index = next(index for index, moment in enumerate(balance.moments) if moment.last == turning["ply"])
    entry = balance.entry(index) or {}
    return turning | {"reasons": entry.get("reasons", [])}


def verdict_document(ply: int, actor: int, said: Any) -> dict[str, Any]:
    """What was said of a position."""
    tried = said["tried"]
    if tried is not None:
        cost = tried["cost"]
        verdict = "best" if cost <= 0 else "good" if cost <= AS_GOOD else "not-yet"
        called = next((name for least, name in LOSSES if cost >= least), None)
        tried = tried | {"verdict": verdict, "mark": called if tried["sure"] >= SURE else None}
    return {"ply": ply, "by": actor, "before": said["before"], "ideas": said["ideas"], "tried": tried}
