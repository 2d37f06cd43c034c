"""A game as people, adapters and the server meet it."""

import abc
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from donjon.core.document import Reader
from donjon.core.errors import BadDocument, BadOption, BadRecord, BadText, IllegalAction
from donjon.core.features import Features
from donjon.core.journal import Event, Fact
from donjon.core.options import Option, Preset, Value, settle
from donjon.core.reasons import Entry
from donjon.core.record import Record
from donjon.core.sight import Sight
from donjon.core.state import CHANCE, State

if TYPE_CHECKING:
    from donjon.core.refusing import Refusal

# Not frozen and without slots: many are made at every decision, and JSON is packed from them as they are.


@dataclass
class Message:
    """A sentence to be: a key of the message catalogues and its arguments."""

    key: str
    args: dict[str, Fact]

    def document(self) -> dict[str, Any]:
        """The message as JSON."""
        return {"key": self.key, "args": self.args}


@dataclass
class Choice:
    """A legal action as a person meets it.

    `source` is what must be picked up first and `target` what is then clicked, both names of places on
    the board ("tile-19", "officer-blue-0"); without a target the choice is a button, and with a source but
    no target a button beside that place. `effect` tells what would happen, `marks` what to draw there, and
    `preview` holds the log lines the decision would write, where people want to see them beforehand. `left` says what a
    decision that ends the turn would leave undone, and `wins` that it wins the game at once.
    """

    action: int
    text: str
    kind: str
    label: Message
    source: str | None = None
    target: str | None = None
    effect: Message | None = None
    marks: tuple[str, ...] = ()
    ends_turn: bool = False
    preview: tuple[dict[str, Any], ...] = ()
    left: Message | None = None
    wins: bool = False

    def document(self) -> dict[str, Any]:
        """The choice as JSON."""
        return {
            "action": self.action,
            "text": self.text,
            "kind": self.kind,
            "label": self.label.document(),
            "source": self.source,
            "target": self.target,
            "effect": self.effect.document() if self.effect else None,
            "marks": list(self.marks),
            "ends_turn": self.ends_turn,
            "preview": list(self.preview),
            "left": self.left.document() if self.left else None,
            "wins": self.wins,
        }


class Game(abc.ABC):
    """One of the games: its facts, and the way from positions to people and back.

    The facts are declarations that the conformance suite verifies.
    """

    slug: ClassVar[str]
    title: ClassVar[str]
    authors: ClassVar[str]
    year: ClassVar[int]
    seats: ClassVar[range]
    minutes: ClassVar[int]
    complexity: ClassVar[int]  # 1..4
    rules: ClassVar[int] = 1  # version of the rules as programmed; records and documents name theirs
    formerly: ClassVar[Mapping[int, Mapping[str, Value]]] = {}  # up to a version: what options left out meant then
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[tuple[Preset, ...]] = ()  # named sets of options, the rulebook's first
    space: ClassVar[int]  # number of action ids
    shape: ClassVar[object] = dict[str, Any]  # of the view, as a type
    observation: ClassVar[int]  # how many numbers `State.observe` writes
    endings: ClassVar[tuple[str, ...]]  # the kinds of end a game may report
    cap: ClassVar[tuple[str, int] | None] = None  # the option that bounds endless play, and a sensible value
    secret_end: ClassVar[bool] = False  # whether what is hidden may decide who wins at the end
    longest: ClassVar[int]  # decisions, chance included, that no capped game exceeds
    notable: ClassVar[float] = 1.0  # a change of an account's entry below which nothing is said of it

    @abc.abstractmethod
    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """The position before the first decision; the smallest number of seats by default."""

    @abc.abstractmethod
    def text(self, state: State, action: int) -> str:
        """The action's canonical text."""

    @abc.abstractmethod
    def parse(self, state: State, text: str) -> int:
        """The action that text stands for; the exact inverse of `text`. Raises BadText."""

    @abc.abstractmethod
    def choices(self, state: State, seat: int) -> list[Choice]:
        """The legal actions of that seat as a person meets them; none when another is to decide."""

    @abc.abstractmethod
    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """What that seat may see (`None`: the public), as plain JSON."""

    @abc.abstractmethod
    def write(self, state: State) -> dict[str, Any]:
        """The fields of a position document that are the game's own."""

    @abc.abstractmethod
    def read(self, state: State, reader: Reader) -> None:
        """Make a fresh state the position those fields describe, and check it; raises BadDocument."""

    @abc.abstractmethod
    def check(self, state: State) -> None:
        """Raises BadDocument where the position breaks an invariant of the game."""

    @abc.abstractmethod
    def options_of(self, state: State) -> dict[str, Value]:
        """The options in force."""

    def hides(self, options: Mapping[str, Value]) -> bool:
        """Whether seats know different things in games with these options (all of them); as a rule they do not."""
        return False

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position as JSON, with the options that are not at their defaults."""
        usual = {option.name: option.default for option in self.options}
        changed = {name: value for name, value in self.options_of(state).items() if value != usual[name]}
        facts = {"game": self.slug, "rules": self.rules, "options": changed, "seats": int(state.seats)}
        return {**facts, **self.write(state)}

    def load(self, document: object) -> State:
        """The position a document describes; the exact inverse of `dump`. Raises BadDocument.

        A document that names no rules is of the first version. One of an older version is read by the present rules.
        """
        reader = Reader(document)
        if reader.text("game") != self.slug:
            raise reader.refuse("game", f"must be {self.slug}")
        rules = reader.integer("rules", 1, 1_000_000) if reader.has("rules") else 1
        if rules > self.rules:
            raise reader.refuse("rules", f"are {rules}, newer than this program, which has {self.rules}")
        options = reader.value("options")
        if not isinstance(options, dict):
            raise reader.refuse("options", "must be an object")
        seats = reader.integer("seats", self.seats.start, self.seats[-1])
        try:
            state = self.new(seats, self.understood(options, rules))
        except BadOption as bad:
            raise BadDocument(f"options.{bad.option}", bad.problem + self.apart(rules)) from None
        try:
            self.read(state, reader)
        except BadDocument as bad:
            raise BadDocument(bad.where, bad.problem + self.apart(rules)) from None
        return state

    def understood(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """Options given under a version of the rules, with those left out then that meant something else."""
        meant: dict[str, Any] = {}
        for version in sorted(self.formerly, reverse=True):
            if rules <= version:
                meant.update(self.formerly[version])
        return {**meant, **options}

    def apart(self, rules: int) -> str:
        """How far a version of the rules is from the present one, to be said where something of it is refused."""
        return "" if rules == self.rules else f" (it is of rules {rules}, and these are rules {self.rules})"

    def settle(self, seats: int | None, options: Mapping[str, object] | None) -> tuple[int, dict[str, Value]]:
        """The number of seats and all options, checked."""
        seats = self.seats.start if seats is None else seats
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadOption("seats", f"{self.title} is for {self.seats.start} to {self.seats[-1]}, not {seats}")
        chosen = settle(self.options, options)
        self.reconcile(seats, chosen)
        return seats, chosen

    def reconcile(self, seats: int, chosen: dict[str, Value]) -> None:  # noqa: B027  # in many games all go together
        """Refuse options that do not go together, and change what others ask for; raises BadOption."""

    def capped(self, options: Mapping[str, object] | None = None) -> dict[str, object]:
        """The options with the engine's safety cap set, unless they set it themselves."""
        chosen = dict(options or {})
        if self.cap is not None:
            chosen.setdefault(*self.cap)
        return chosen

    def turn(self, state: State) -> int:
        """The number of the turn, as the view has it; games that can tell without building one do."""
        return int(self.view(state, None)["turn"])

    def line(self, event: Event, seat: int | None) -> dict[str, Any]:
        """A log line for that reader: a message key with arguments, and what happened for animation."""
        return log_line(self.slug, event, seat)

    def mask(self, state: State, action: int, seat: int | None) -> str | None:
        """The text of a decision about to be played from `state`, or None where that reader may not know it."""
        return self.text(state, action)

    # What a game tells programs that learn; without it there are only the rows of `State.observe`.

    def sight(self, state: State) -> Sight | None:
        """Writes the rows of tables with the seats and options of that one (observation version 2)."""
        return None

    def features(self, state: State) -> Features | None:
        """What each number of those rows is, and what each action id is made of."""
        return None

    # What a game tells people who want to understand; a game of your own may leave it as it is.

    def account(self, state: State, seat: int) -> list[Entry]:
        """What the judge thinks of that seat, entry by entry; together they are its whole opinion."""
        return []

    def meant(self, state: State, place: str, source: str | None) -> list[int]:
        """The actions somebody may have had in mind who touched that place with that in hand, likeliest first."""
        return []

    def against(self, state: State, place: str, source: str | None) -> "Refusal | None":
        """What stands against touching that place where no action would say it."""
        return None

    def refuse(self, state: State, action: int) -> Message:
        """What to tell somebody about an illegal action: its attribute `why` says why."""
        return Message("refusal-now", {})

    def play(self, state: State, text: str) -> None:
        """Play a decision given as text; raises BadText or IllegalAction with the position untouched."""
        state.play(self.parse(state, text))

    def start(self, record: Record) -> State:
        """The position a record begins with, by the present rules; raises BadRecord for one of newer rules."""
        if record.game != self.slug:
            raise BadRecord(-1, f"is of {record.game}, not of {self.slug}")
        if record.rules > self.rules:
            raise BadRecord(-1, f"was played by rules {record.rules}, newer than this program, which has {self.rules}")
        try:
            return self.new(record.seats, self.understood(record.options, record.rules))
        except BadOption as bad:
            raise BadRecord(-1, str(bad) + self.apart(record.rules)) from None

    def replay(self, record: Record | Mapping[str, Any]) -> Iterator[State]:
        """Every position of a recorded game, from the first; each may be kept, for it is a copy.

        A record of older rules is replayed by the present ones. Raises BadRecord where a decision is not possible.
        """
        if not isinstance(record, Record):
            record = Record.read(record)
        state = self.start(record)
        yield state.copy()
        for ply, text in enumerate(record.actions):
            try:
                self.play(state, text)
            except (BadText, IllegalAction) as bad:
                raise BadRecord(ply, str(bad) + self.apart(record.rules)) from None
            yield state.copy()

    def record(self, seats: int, options: Mapping[str, object], actions: Iterable[int]) -> Record:
        """The record of a game played by these actions from the start."""
        state = self.new(seats, options)
        texts = []
        for action in actions:
            texts.append(self.text(state, action))
            state.play(action)
        return Record(self.slug, seats, dict(options), texts, self.rules)

    def arms(self, seats: int) -> list[str | None]:
        """The arms each seat bears by the rules; none where they are chosen."""
        return [player.get("arms") for player in self.view(self.new(seats), None)["players"]]

    def describe(self) -> dict[str, Any]:
        """The facts a shelf or a form needs, as JSON."""
        return {
            "slug": self.slug,
            "title": self.title,
            "authors": self.authors,
            "year": self.year,
            "seats": list(self.seats),
            "minutes": self.minutes,
            "complexity": self.complexity,
            "rules": self.rules,
            "arms": {str(seats): self.arms(seats) for seats in self.seats},
            "options": [option.describe() for option in self.options],
            "presets": [preset.describe() for preset in self.presets],
        }


def log_line(slug: str, event: Event, seat: int | None) -> dict[str, Any]:
    """What happened in the game of that slug, as that reader is told."""
    facts = event.seen_by(seat)
    return {"kind": event.kind, "seat": event.seat, "key": f"log-{slug}-{event.kind}", "args": facts}


def check_actor(said: object, actor: int) -> None:
    """Refuse a document that names another actor than its position has."""
    due = actor_name(actor)
    if said != due or type(said) is not type(due):
        raise BadDocument("actor", f"must be {due} in this position, is {str(said)[:20]!r}")


def actor_name(actor: int) -> int | Literal["chance", "over"]:
    """An actor as views and documents write it: a seat, "chance" or "over"."""
    return actor if actor >= 0 else "chance" if actor == CHANCE else "over"
