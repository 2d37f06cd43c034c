"""What people say to each other: one of a few phrases, told to all who watch, in every process, and kept by nobody."""

from typing import get_args

from donjon.server import bodies, problems
from donjon.server.live.news import News
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

PHRASES = frozenset(get_args(bodies.PhraseName))
VERB = "phrase"


class Phrases:
    """Says what people say in this process, here and in the others."""

    def __init__(self, tables: Tables, news: News) -> None:
        self.tables = tables
        self.news = news

    def say(self, table: Table, person: str | None, wanted: bodies.Phrase) -> bytes:
        """Somebody who sits here says that; raises NotSeated for anybody else."""
        mine = table.seats_of(person)
        seat = wanted.seat if wanted.seat is not None else next(iter(mine), None)
        if seat is None or seat not in mine:
            raise problems.NotSeated("only who sits here speaks here")
        said = table.say(seat, wanted.phrase)
        self.news.say(f"{VERB} {table.id} {seat} {wanted.phrase}")
        return said

    def overheard(self, message: str) -> bool:
        """What another process says, if it is of this."""
        verb, *rest = message.split(" ")
        if verb != VERB or len(rest) != 3:
            return False
        id, seat, phrase = rest
        table = self.tables.in_memory_by_id(id)
        if table is not None and phrase in PHRASES and seat.isdecimal() and int(seat) < len(table.seats):
            table.say(int(seat), phrase)
        return True
