"""Games that somebody plays and played: lists, results, numbers."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from donjon.bots.balance import VERSION
from donjon.bots.levels import LEVELS
from donjon.core.errors import BadDocument, DonjonError
from donjon.core.record import Record
from donjon.core.revealing import revealed
from donjon.core.state import OVER
from donjon.games import game as game_of
from donjon.server import problems
from donjon.server.people.naming import names_of
from donjon.server.review.course import Course, course_of
from donjon.server.review.documents import seats_document
from donjon.server.storage.lists import Lists
from donjon.server.storage.played import Part, Past, Result, Told
from donjon.server.storage.rows import BadRow
from donjon.server.storage.saved import Saved
from donjon.server.storage.store import Store
from donjon.server.tables.documents import moment, viewpoint
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

LOG = logging.getLogger("donjon.review")
AT_ONCE = 20  # games on a page
RUNNING = 30  # games under way that are listed, with the first page
WRITTEN = 40  # finished games that are written down for one request; the others with the next
REMEMBERED = 500  # games whose opponents can be chosen from
CURVE = 100  # points of a curve


class Played:
    """What there is to be told of them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.past = Past(store)
        self.lists = Lists(store)
        self._unreadable: set[str] = set()

    async def games(
        self, person: str | None, game: str | None, opponent: str | None, status: str | None, before: str | None
    ) -> dict[str, Any]:
        """A page of them, latest first; those under way come with the first."""
        if person is None:
            return {"games": [], "opponents": [], "next": None}
        await self._write_down(person)
        told: list[dict[str, Any]] = []
        if before is None and status != "over":
            told += await self._running(person, game, opponent)
        following = None
        if status != "running":
            past = await self.past.page(person, game, opponent, place_of(before), AT_ONCE)
            notes = await self.past.notes(person, [one.part.table_id for one in past])
            saved = {one.id: one for one in await self.lists.of([one.part.table_id for one in past])}
            for one in past:
                if one.part.table_id in saved:
                    told.append(_over(one, saved[one.part.table_id], person, notes))
                    await asyncio.sleep(0)
            if len(past) == AT_ONCE:
                following = f"{past[-1].part.ended}.{past[-1].part.table_id}"
        return {"games": told, "opponents": await self.past.opponents(person, REMEMBERED), "next": following}

    async def _running(self, person: str, game: str | None, opponent: str | None) -> list[dict[str, Any]]:
        """Those under way, each as that person sees it."""
        found = []
        for saved in await self.lists.running_of(person, RUNNING):
            if (game is None or saved.game == game) and (opponent is None or opponent in _opponents(saved, person)):
                try:
                    found.append(_under_way(await self.tables.open(saved.id), person))
                except (problems.UnreadableTable, problems.UnknownTable):
                    continue
        return found

    async def statistics(self, person: str | None, game: str | None) -> dict[str, Any]:
        """All finished games in numbers."""
        if person is None:
            nothing: dict[str, Any] = {"games": 0, "wins": 0, "accuracy": None, "longest": None}
            return nothing | {"by_game": [], "by_level": [], "accuracies": []}
        await self._write_down(person)
        by_game = await self.past.tallies(person, game, "game")
        by_level = await self.past.tallies(person, game, "level")
        judged = await self.past.judged(person, game)
        longest = await self.past.longest(person, game)
        return {
            "games": sum(count for _, count, _ in by_game),
            "wins": sum(won for *_, won in by_game),
            "accuracy": _mean([accuracy for _, accuracy in judged]),
            "by_game": _tallies(by_game, judged, lambda part: part.game),
            "by_level": _tallies(by_level, judged, lambda part: part.level),
            "accuracies": [
                {"review": part.table_id, "game": part.game, "ended": moment(part.ended), "accuracy": accuracy}
                for part, accuracy in reversed(judged[:CURVE])
            ],
            "longest": None
            if longest is None
            else {
                "review": longest.table_id,
                "game": longest.game,
                "turn": longest.turn,
                "ended": moment(longest.ended),
            },
        }

    async def _write_down(self, person: str) -> None:
        """What is over and not written down yet, so many games for one request."""
        for id in await self.past.unwritten(person, WRITTEN + len(self._unreadable)):
            if id in self._unreadable:
                continue
            try:
                saved = await self.store.table(id)
                if saved is not None:
                    await self.past.write(*ended(saved, await course_of(saved)))
            except (BadRow, DonjonError, problems.Refusal) as bad:
                self._unreadable.add(id)
                LOG.warning("the result of table %s cannot be told: %s", id, type(bad).__name__)


def ended(saved: Saved, course: Course) -> tuple[Result, list[Part]]:
    """How a game ended, and for whom."""
    game, state = course.game, course.last
    view = game.view(state, None)
    places = {place["seat"]: place for place in (view["result"] or {}).get("ranking", [])}
    losers = agreed_losers(saved, state)
    standings = {}
    for seat, player in enumerate(view["players"]):
        place = places.get(seat, {})
        rank = place.get("rank") if losers is None else 2 if seat in losers else 1 if losers else None
        standings[str(seat)] = {"rank": rank, "result": place.get("result"), "points": player.get("points")}
    texts = course.texts()
    options = dict(game.options_of(state))
    digest = Record(game.slug, len(saved.seats), options, texts, game.rules).digest(VERSION)
    agreed = saved.agreed or {}
    ending = agreed.get("ending") or (view["result"] or {}).get("ending")
    result = Result(saved.id, digest, ending, standings, game.dump(state))
    people = {seat.person for seat in saved.seats if seat.person is not None}
    return result, [_part(saved, result, person, game.turn(state)) for person in sorted(people)]


def agreed_losers(saved: Saved, state: Any) -> set[int] | None:
    """The seats that lost by agreement; nobody where all agreed to stop, None where the game ended by its rules."""
    if saved.agreed is None or state.actor == OVER:
        return None
    seat = saved.agreed["seat"]
    return (
        set() if seat is None else {other for other in range(len(saved.seats)) if state.side(other) == state.side(seat)}
    )


def _part(saved: Saved, result: Result, person: str, turn: int) -> Part:
    mine = [seat.seat for seat in saved.seats if seat.person == person]
    ranks = {seat: result.standings[str(seat)]["rank"] for seat in mine}
    first = min(mine, key=lambda seat: (ranks[seat] or len(saved.seats), seat))
    names = "".join(f"|{name}" for name in _opponents(saved, person))[:599]
    return Part(
        person=person,
        table_id=saved.id,
        game=saved.game,
        seat=first,
        won=ranks[first] == 1,
        level=level_of(saved),
        opponents=f"{names}|",
        turn=turn,
        digest=result.digest,
        ended=saved.updated,
    )


def level_of(saved: Saved) -> str | None:
    """The strongest bot at a table; None where people are among themselves."""
    order = [level.name for level in LEVELS]
    bots = [seat.bot for seat in saved.seats if seat.kind == "bot" and seat.bot is not None]
    return max(bots, key=lambda bot: order.index(bot) if bot in order else -1, default=None)


def _opponents(saved: Saved, person: str) -> list[str]:
    """What those are called who play against a person, and of what levels the bots are; each once."""
    named = zip(saved.seats, names_of(saved.seats), strict=True)
    found = [seat.bot if seat.kind == "bot" else name for seat, name in named if seat.person != person]
    return sorted({name.replace("|", "/") for name in found if name})


def _over(told: Told, saved: Saved, person: str, notes: Mapping[str, int]) -> dict[str, Any]:
    part, result = told.part, told.result
    own = None if told.players is None else told.players[part.seat]
    return _listed(saved, person, result.standings) | {
        "turn": part.turn,
        "updated": moment(part.ended),
        "won": part.won,
        "ending": result.ending,
        "accuracy": None if own is None else own["accuracy"],
        "marks": None if own is None else own["marks"],
        "notes": notes.get(part.table_id, 0),
        "view": _last(part.game, result.position),
    }


def _last(slug: str, position: Mapping[str, Any]) -> dict[str, Any] | None:
    """The last position as everybody may see it; none where newer rules do not take it."""
    game = game_of(slug)
    try:
        return revealed(game, game.load(position))
    except BadDocument:
        return None


def _under_way(table: Table, person: str) -> dict[str, Any]:
    play, mine = table.play, table.seats_of(person)
    view = None if play is None else play.view(play.ply, viewpoint(play, play.ply, table.eyes(person, None)))
    nothing = dict.fromkeys(("won", "ending", "accuracy", "marks"))
    return (
        _listed(table.saved, person, {})
        | nothing
        | {
            "your_turn": table.status == "playing" and play is not None and play.actor in mine,
            "turn": play.turn() if play else 0,
            "updated": moment(table.saved.updated),
            "notes": 0,
            "view": view,
        }
    )


def _listed(saved: Saved, person: str, standings: Mapping[str, Any]) -> dict[str, Any]:
    mine = [seat.seat for seat in saved.seats if seat.person == person]
    unknown = {"rank": None, "result": None, "points": None}
    seats = [seat | standings.get(str(seat["seat"]), unknown) for seat in seats_document(saved.seats, mine)]
    facts = {"id": saved.id, "game": saved.game, "status": saved.standing.status, "ply": saved.standing.ply}
    return facts | {"seats": seats, "your_turn": False}


def _tallies(
    rows: Sequence[tuple[str | None, int, int]],
    judged: Sequence[tuple[Part, float]],
    name_of: Callable[[Part], str | None],
) -> list[dict[str, Any]]:
    return [
        {
            "name": name or "people",
            "games": count,
            "wins": won,
            "accuracy": _mean([accuracy for part, accuracy in judged if name_of(part) == name]),
        }
        for name, count, won in sorted(rows, key=lambda row: (-row[1], row[0] or ""))
    ]


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 1) if values else None


def place_of(before: str | None) -> tuple[int, str] | None:
    """Where a page begins; an address nobody gave out begins at the latest."""
    ended_at, _, table = (before or "").partition(".")
    if not (ended_at.isascii() and ended_at.isdecimal() and table.isascii() and table.isalnum()):
        return None
    return int(ended_at[:15]), table[:24]
