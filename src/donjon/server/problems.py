"""Refusals: each says what is wrong in a message for people, in plain English, and in fields for programs."""

from collections.abc import Mapping
from typing import Any, ClassVar

from starlette.responses import JSONResponse

from donjon.core.errors import DonjonError
from donjon.core.journal import Fact
from donjon.server.packing import ascii_packed

LONGEST = 300  # characters of somebody else's text that a refusal repeats


class Refusal(DonjonError):
    """Something the server will not do; nothing was changed."""

    title: ClassVar[str]
    status: ClassVar[int]

    def __init__(self, detail: str, args: Mapping[str, Fact] | None = None, **fields: Any) -> None:
        self.detail = detail[:LONGEST]
        self.args_for_message = dict(args or {})
        self.fields = fields
        super().__init__(self.detail)

    def document(self) -> dict[str, Any]:
        return problem(self.title, self.status, self.detail, self.args_for_message, **self.fields)


class NotFound(Refusal):
    """No such address."""

    title, status = "not-found", 404


class WrongMethod(Refusal):
    """The address is right, what is asked of it is not."""

    title, status = "wrong-method", 405


class UnknownTable(Refusal):
    """No table has that id."""

    title, status = "unknown-table", 404


class UnknownCode(Refusal):
    """No table has that code."""

    title, status = "unknown-code", 404


class UnknownGame(Refusal):
    """No game has that slug."""

    title, status = "unknown-game", 422


class UnknownBot(Refusal):
    """No bot has that name."""

    title, status = "unknown-bot", 422


class BadOption(Refusal):
    """The game has no such option, or not with that value or number of seats."""

    title, status = "bad-option", 422


class NotSeated(Refusal):
    """Only those who sit at the table may do this."""

    title, status = "not-your-seat", 403


class NoHints(Refusal):
    """The table gives no hints, or only to those who play against bots alone."""

    title, status = "no-hints", 403


class WrongKey(Refusal):
    """Neither the key nor the code opens a seat here."""

    title, status = "wrong-key", 403


class SeatTaken(Refusal):
    """Somebody sits there already."""

    title, status = "seat-taken", 409


class NotStarted(Refusal):
    """Seats are still open."""

    title, status = "not-started", 409


class NotOver(Refusal):
    """The game is still on."""

    title, status = "not-over", 409


class BeingPlayed(Refusal):
    """People are playing that very game, or one that begins with it: nobody is told more than they know."""

    title, status = "being-played", 403


class BadRecord(Refusal):
    """A record that cannot be played; its fields say where and why."""

    title, status = "bad-record", 422


class UnknownReview(Refusal):
    """No table and no study has that id."""

    title, status = "unknown-review", 404


class NoAdvice(Refusal):
    """The bots could not be asked just now."""

    title, status = "no-advice", 503


class TooMuch(Refusal):
    """One person keeps so many of these and no more."""

    title, status = "too-much", 409


class GameOver(Refusal):
    """The game has ended."""

    title, status = "game-over", 409


class Stranded(Refusal):
    """The rules have changed and do not take the record: the table can only be looked at, or ended."""

    title, status = "stranded", 409


class NotYourTurn(Refusal):
    """Another is to decide."""

    title, status = "not-your-turn", 409


class BotPlays(Refusal):
    """A bot plays for that seat: it was handed over, or its time is up."""

    title, status = "bot-plays", 409


class NoTimeLeft(Refusal):
    """The seat's clock has run out for this game."""

    title, status = "no-time-left", 409


class AlreadyStarted(Refusal):
    """Seats can be changed only before the game."""

    title, status = "already-started", 409


class NotHost(Refusal):
    """Only whoever opened the table may do this."""

    title, status = "not-the-host", 403


class StillHere(Refusal):
    """A seat is handed to a bot by its own person, or when that person is away."""

    title, status = "still-here", 409


class SomebodyAlready(Refusal):
    """This browser is somebody, and becomes somebody else only where that is really meant."""

    title, status = "somebody-already", 409


class TooManyPeople(Refusal):
    """One browser holds the seats of so many people and no more."""

    title, status = "too-many-people", 409


class StandInSet(Refusal):
    """Which bot plays for people was settled before the game began."""

    title, status = "stand-in-set", 409


class ProposalOpen(Refusal):
    """Something else is being asked of everybody."""

    title, status = "proposal-open", 409


class NoProposal(Refusal):
    """Nothing is being asked, or no longer."""

    title, status = "no-proposal", 409


class CannotTakeBack(Refusal):
    """There is no decision at that ply."""

    title, status = "cannot-take-back", 409


class StalePly(Refusal):
    """The game has moved on since."""

    title, status = "stale-ply", 409


class ClientReused(Refusal):
    """The same id was used before, for something else."""

    title, status = "client-reused", 409


class IllegalDecision(Refusal):
    """The rules do not allow it here."""

    title, status = "illegal-action", 422


class CannotUndo(Refusal):
    """Chance, another's decision or something revealed lies between."""

    title, status = "cannot-undo", 409


class UnreadableTable(Refusal):
    """The table's record does not replay with these rules; it is left as it is."""

    title, status = "unreadable-table", 409


class TooLarge(Refusal):
    """A body no decision needs."""

    title, status = "too-large", 413


class TooMany(Refusal):
    """Asked too often; `retry_after` says how many seconds to wait."""

    title, status = "too-many", 429


class WrongRecovery(Refusal):
    """No person has that recovery code."""

    title, status = "wrong-recovery", 403


class WrongOrigin(Refusal):
    """The request comes from a page that is not ours."""

    title, status = "wrong-origin", 403


class Blocked(Refusal):
    """Nobody may come in from that network."""

    title, status = "blocked", 403


class TooManyTables(Refusal):
    """One person has only so many tables that are not over."""

    title, status = "too-many-tables", 409


class WrongHost(Refusal):
    """The request was made to a name that is not ours: somebody else's page may be behind it."""

    title, status = "wrong-host", 421


class StorageAway(Refusal):
    """The database cannot be written or read just now."""

    title, status = "storage-away", 503


def problem(
    title: str, status: int, detail: str, args: Mapping[str, Fact] | None = None, **fields: Any
) -> dict[str, Any]:
    """A problem document (RFC 9457) with a message for people."""
    return {
        "type": f"/problems/{title}",
        "title": title,
        "status": status,
        "message": {"key": f"problem-{title}", "args": dict(args or {})},
        "detail": detail,
        **fields,
    }


def answer(document: dict[str, Any]) -> JSONResponse:
    """A problem document on its way out."""
    headers = {"Cache-Control": "no-store"}
    if "retry_after" in document:
        headers["Retry-After"] = str(document["retry_after"])
    return AsciiJSON(document, document["status"], headers, media_type="application/problem+json")


class AsciiJSON(JSONResponse):
    """JSON in ASCII: what a refusal repeats may hold halves of characters that no encoding takes."""

    def render(self, content: Any) -> bytes:
        return ascii_packed(content)
