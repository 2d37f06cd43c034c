"""What others at the table have to agree to: taking back what was seen, stopping here, and resigning as a team."""

from dataclasses import replace

from donjon.server import bodies, problems
from donjon.server.people import consent, seating
from donjon.server.people.consent import RESIGN, STOP, TAKEBACK
from donjon.server.storage.saved import Request, Saved, Seat, now
from donjon.server.tables.conditions import must_not_be_over, present
from donjon.server.tables.documents import table_document
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

NUMBERS = {TAKEBACK: 0, RESIGN: 1, STOP: 2}


class Agreement:
    """Asks everybody, and does what all have agreed to. One question at a time; a decision drops it.

    Resigning is one's own decision, or a team's, of which the partners are asked. Where two sides or more can play on
    and people are among them, bots take the seats of those who resigned; else the game is over.
    A stranded game can be ended like any other, and nothing else.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def propose(self, table: Table, person: str | None, wanted: bodies.Propose) -> None:
        """Somebody asks. Who plays against bots alone has everybody's consent at once."""
        async with table.lock:
            request = await self.tables.request(table, person, "propose", wanted, NUMBERS[wanted.kind])
            if request is None:
                return
            must_not_be_over(table, request.person, wanted)
            if table.saved.proposal is not None:
                raise problems.ProposalOpen("something is being asked already", table=table_document(table, person))
            mine = table.seats_of(person)
            to = _earlier(table, wanted, request.person) if wanted.kind == TAKEBACK else None
            wait = table.saved.patience
            due = None if wait is None else now() + wait * 1000
            here = [seat.seat for seat in table.seats if table.is_here(seat)]
            asked = consent.question(wanted.kind, to, mine, _asked(table, mine, wanted.kind, to), here, due)
            await self._do_or_ask(table, asked, request)
        table.people_changed()

    async def answer(self, table: Table, person: str | None, wanted: bodies.Answer) -> None:
        """Somebody agrees or not. One no is enough, and whoever asked may say it too."""
        async with table.lock:
            request = await self.tables.request(table, person, "answer", wanted, int(wanted.agree))
            if request is None:
                return
            must_not_be_over(table, request.person, wanted)
            proposal = table.saved.proposal
            if proposal is None:
                raise problems.NoProposal("nothing is being asked", table=table_document(table, person))
            if wanted.agree:
                agreed = sorted({*proposal["agreed"], *table.seats_of(person)})
                await self._do_or_ask(table, {**proposal, "agreed": agreed}, request)
            else:
                await self.tables.change(table, replace(table.saved, proposal=None), person, request)
        table.people_changed()

    async def came(self, table: Table, person: str | None) -> None:
        """Somebody is at the table. A question they have not answered waits for them from now on."""
        if not set(table.seats_of(person)) & set(consent.absent(table.saved)):
            return
        async with table.lock:
            mine = set(table.seats_of(person)) & set(consent.absent(table.saved))
            proposal = table.saved.proposal
            if proposal is None or not mine or table.over:
                return
            seen = sorted({*proposal.get("seen", ()), *mine})
            await self.tables.change(table, replace(table.saved, proposal={**proposal, "seen": seen}), person)
        table.people_changed()

    async def _do_or_ask(self, table: Table, proposal: consent.Question, request: Request) -> None:
        """Do it if nobody has to be waited for any more; else go on asking."""
        asking = replace(table.saved, proposal=proposal)
        if _awaited(table, asking):
            await self.tables.change(table, asking, request.person, request)
        elif proposal["kind"] == TAKEBACK:
            await self.tables.take_back(table, proposal["to"], request)
        elif proposal["kind"] == RESIGN and _others_play_on(table, proposal):
            out = {other for seat in proposal["agreed"] for other in table.partners(seat)}
            seats = tuple(_left_to_a_bot(table, seat) if seat.seat in out else seat for seat in table.seats)
            await self.tables.change(table, replace(table.saved, seats=seats, proposal=None), request.person, request)
        else:
            ended = {"ending": proposal["kind"], "seat": proposal["seat"] if proposal["kind"] == RESIGN else None}
            standing = replace(table.saved.standing, status="over")
            after = replace(table.saved, agreed=ended, proposal=None, standing=standing)
            await self.tables.change(table, after, request.person, request)


def _others_play_on(table: Table, proposal: consent.Question) -> bool:
    """Whether two sides or more stay when those resign, with people among them."""
    out = {other for seat in proposal["agreed"] for other in table.partners(seat)}
    rest = [seat for seat in table.seats if seat.seat not in out]
    sides = {tuple(table.partners(seat.seat)) for seat in rest}
    return not table.stranded and len(sides) > 1 and any(seat.kind == "person" for seat in rest)


def _left_to_a_bot(table: Table, seat: Seat) -> Seat:
    """The seat of somebody who is out of the game."""
    return Seat(seat.seat, "bot", bot=seat.bot or table.saved.stand_in)


def _asked(table: Table, mine: list[int], kind: str, to: int | None) -> list[int]:
    """The seats whose people are asked: all, but for who is away and loses nothing by a takeback.

    They lose by it where a decision of theirs is taken back, and where somebody could try again with what has been
    seen meanwhile. Who wants to resign asks partners alone.
    """
    others = consent.people(table.seats, mine)
    if kind == RESIGN and not table.stranded:
        return [seat for seat in others if seat in table.partners(mine[0])]
    if to is None or table.play is None:
        return others
    if table.play.has_shown(to):
        return others
    losing = {step.actor for step in table.play.steps[to:]}
    return [seat for seat in others if seat in losing or not table.is_gone(table.seats[seat], seating.AWAY_SECONDS)]


def _awaited(table: Table, asking: Saved) -> list[int]:
    """The seats whose people must still answer."""
    due, missing = consent.due(asking), consent.missing(asking)
    if due is None or now() < due:
        return missing
    away = consent.absent(asking)
    return [seat for seat in missing if seat not in away or table.is_here(table.seats[seat])]


def _earlier(table: Table, wanted: bodies.Propose, person: str) -> int:
    """The ply to go back to: one at which a seat, not chance, decided."""
    play, to = present(table, person, wanted), wanted.to
    if to is None or not max(play.steps.base, table.beginning) <= to < play.ply or play.steps[to].actor < 0:
        raise problems.CannotTakeBack("there is no decision to go back to", table=table_document(table, person))
    return to
