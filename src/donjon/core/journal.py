"""Typed events: what a decision did, for the log and for animation."""

from typing import Final

Fact = int | str
Facts = dict[str, Fact]


class Event:
    """One thing that happened; `secret` facts are for the seats in `knowers` alone."""

    def __init__(
        self,
        kind: str,
        seat: int,
        facts: Facts,
        secret: Facts | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final = knowers

    def seen_by(self, seat: int | None) -> Facts:
        """The facts that seat may read; the public (`None`) reads only what is open to all."""
        if self.secret is not None and self.knowers is not None and seat is not None and seat in self.knowers:
            return {**self.facts, **self.secret}
        return dict(self.facts)


class Journal:
    """Collects the events of the decisions played while it is attached to a state."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, seat: int, facts: Facts) -> None:
        self.events.append(Event(kind, seat, facts))

    def whisper(self, kind: str, seat: int, facts: Facts, secret: Facts, knowers: list[int] | None = None) -> None:
        """An event all may see happen, with facts that only `seat` may read, or those in `knowers`."""
        self.events.append(Event(kind, seat, facts, secret, [seat] if knowers is None else knowers))

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
