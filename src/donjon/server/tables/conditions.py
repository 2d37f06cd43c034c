"""What must be so for somebody to do something at a table, and the refusals where it is not."""

import hmac

from donjon.server import bodies, problems
from donjon.server.people import identity
from donjon.server.storage.saved import Seat
from donjon.server.tables.documents import table_document
from donjon.server.tables.play import Play
from donjon.server.tables.table import Table


def seat_wanted(table: Table, person: str, wanted: bodies.Claim) -> Seat | None:
    """The open seat that the key or the code opens; None where the person sits already."""
    mine = table.seats_of(person)
    by_code = wanted.code is not None and _same(plain_code(wanted.code), table.saved.code)
    by_key = [seat for seat in table.seats if seat.key_hash and wanted.key and _opens(wanted.key, seat.key_hash)]
    if not by_code and not by_key and not table.saved.public:
        raise problems.WrongKey("neither the key nor the code opens a seat at this table")
    seats = by_key or list(table.seats)
    if wanted.seat is not None:
        seats = [seat for seat in seats if seat.seat == wanted.seat]
    if any(seat.seat in mine for seat in seats):
        return None
    for seat in seats:
        if seat.kind == "open":
            return seat
    raise problems.SeatTaken("somebody sits there already")


def must_sit(table: Table, person: str | None) -> str:
    if person is None or not table.seats_of(person):
        raise problems.NotSeated("you do not sit at this table")
    return person


def present(table: Table, person: str, wanted: bodies.Asked) -> Play:
    """The game, if it is on and the request was made for its present position."""
    must_not_be_stranded(table, person)
    must_not_be_over(table, person, wanted)
    assert table.play is not None
    return table.play


def must_not_be_stranded(table: Table, person: str) -> None:
    if table.stranded:
        refusal = "the rules have changed and do not take what was decided here; the game can only be ended"
        raise problems.Stranded(refusal, table=table_document(table, person))


def must_not_be_over(table: Table, person: str, wanted: bodies.Asked) -> None:
    """The game must have begun and not have ended, and the request must have been made for its present position."""
    if table.status == "waiting":
        raise problems.NotStarted("the game has not begun; seats are open")
    if table.over:
        raise problems.GameOver("the game is over", table=table_document(table, person))
    if not is_present(table, wanted):
        raise stale(table, person)


def is_present(table: Table, wanted: bodies.Asked) -> bool:
    """Whether a request was made for the present position."""
    return wanted.ply == table.ply and wanted.revision in (None, table.saved.revision)


def stale(table: Table, person: str | None) -> problems.StalePly:
    return problems.StalePly(
        f"the game is at ply {table.ply}", {"ply": table.ply}, ply=table.ply, table=table_document(table, person)
    )


def plain_code(code: str) -> str:
    """A code as it was given out, however it was typed."""
    return code.replace(" ", "").replace("-", "").upper()


def _opens(key: str, key_hash: str) -> bool:
    return hmac.compare_digest(identity.hash_of(key), key_hash)


def _same(said: str, kept: str) -> bool:
    """Compared in a time that tells nothing about where they differ."""
    return hmac.compare_digest(said.encode("utf-8", "surrogatepass"), kept.encode())
