"""Who is watching in the other processes: said aloud when it changes, asked when a table is opened, kept by nobody."""

import time

from donjon.server.live.news import News
from donjon.server.tables.table import Table
from donjon.server.tables.tables import Tables

SILENCE = 20.0  # seconds after which a process that says nothing is taken to be gone


class Presence:
    """Tells the other processes who watches here, and remembers what they tell."""

    def __init__(self, tables: Tables, news: News) -> None:
        self.tables = tables
        self.news = news
        self._heard: dict[str, float] = {}
        tables.opened = self.opened

    def opened(self, table: Table) -> None:
        """A table has come to memory: others may have people at it."""
        table.on_watching = self.changed
        self.news.say(f"who {table.id}")

    def changed(self, table: Table) -> None:
        """Somebody came to a table or left it, in this process."""
        here = {watcher.person for watcher in table.watchers if watcher.person and table.seats_of(watcher.person)}
        self.news.say(" ".join(["here", table.id, str(table.onlookers_here()), *sorted(here)]))

    def overheard(self, process: str, message: str) -> None:
        """What another process says."""
        self._heard[process] = time.monotonic()
        verb, _, rest = message.partition(" ")
        id, _, who = rest.partition(" ")
        table = self.tables.in_memory_by_id(id)
        if table is None:
            return
        if verb == "who" and table.watchers:
            self.changed(table)
        elif verb == "here":
            onlookers, *people = who.split()
            table.know_elsewhere(process, frozenset(people), int(onlookers))

    def beat(self) -> None:
        """A sign of life, and an end to what is known from those who give none."""
        self.news.say("alive")
        gone = [process for process, last in self._heard.items() if time.monotonic() - last > SILENCE]
        for process in gone:
            del self._heard[process]
            for table in self.tables.in_memory():
                table.know_elsewhere(process, frozenset(), 0)
