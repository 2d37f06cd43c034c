"""Games that are built of the usual rooms: what such a game would write again comes from where its rooms are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast

from donjon.core.document import Reader
from donjon.core.errors import BadDocument
from donjon.core.features import Features
from donjon.core.game import Choice, Game, Message, check_actor
from donjon.core.notation import Notation
from donjon.core.options import Value
from donjon.core.reasons import Entry
from donjon.core.refusing import Refusal
from donjon.core.settings import Options
from donjon.core.sight import Sight
from donjon.core.state import OVER, Native, State

P = TypeVar("P", bound=Native)
Read_contra = TypeVar("Read_contra", bound=Native, contravariant=True)

SETTINGS_KEPT = 64  # sets of options whose settings are at hand: making them takes longer than a fresh position


class ChoiceRoom(Protocol[Read_contra]):
    """`choices.py`."""

    def choice(self, p: Read_contra, action: int, /) -> Choice:
        """A legal action, as a person meets it."""


class ViewRoom(Protocol[Read_contra]):
    """`view.py`."""

    def turn(self, p: Read_contra, /) -> int:
        """The number of the turn."""

    def view(self, p: Read_contra, seat: int | None, /) -> Mapping[str, Any]:
        """What that seat may see."""


class DocumentRoom(Protocol[Read_contra]):
    """`document.py`."""

    def dump(self, p: Read_contra, /) -> dict[str, Any]:
        """The fields of a position document that are the game's own."""

    def read(self, p: Read_contra, reader: Reader, /) -> None:
        """Make a fresh position the one described, and check it."""

    def check(self, p: Read_contra, /) -> None:
        """Refuse a position that cannot be."""


class AccountRoom(Protocol[Read_contra]):
    """`account.py`."""

    def account(self, p: Read_contra, seat: int, /) -> list[Entry]:
        """What the judge thinks of a seat, entry by entry."""


class WhyRoom(Protocol[Read_contra]):
    """`why.py`."""

    @property
    def CHANCE(self) -> tuple[str, ...]:  # noqa: N802  # a constant of that file
        """The rules of what only chance brings."""

    def meant(self, p: Read_contra, place: str, source: str | None, /) -> list[int]:
        """The actions a touch may have meant, likeliest first."""

    def against(self, p: Read_contra, place: str, source: str | None, /) -> Refusal | None:
        """What stands against it where no action would say it."""

    def refuse(self, p: Read_contra, action: int, rule: str, /) -> Message:
        """The words against an action that this rule forbids."""


@dataclass(frozen=True)
class Rooms(Generic[P]):
    """Where a game has its parts. A position is made from the number of seats and the settings."""

    position: type[P]
    settings: Callable[[int, Options], object]
    notation: Notation
    choices: ChoiceRoom[P]
    view: ViewRoom[P]
    document: DocumentRoom[P]
    account: AccountRoom[P] | None = None
    why: WhyRoom[P] | None = None
    sight: Callable[[P], Sight] | None = None  # `observation.py`: rows of small integers, and what they are
    features: Callable[[P], Features] | None = None
    begin: Callable[[P], None] | None = None  # what happens before the first decision, if anything does
    mask: Callable[[P, int, int | None], str | None] | None = None  # where decisions may be secret


class RoomedGame(Game, Generic[P]):
    """A game of rooms; what is left to say are its facts, and which options go together."""

    rooms: Rooms[P]

    def __init__(self) -> None:
        self._settings: dict[tuple[object, ...], object] = {}
        self._agreed: dict[tuple[object, ...], tuple[int, object]] = {}

    def own(self, state: State) -> P:
        """The state as a position of this game."""
        if not isinstance(state, self.rooms.position):
            raise TypeError(f"not a position of {self.title}: {state!r}")
        return state

    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> P:
        return self.fresh(*self.agreed(seats, options))

    def begin(self, seats: int, options: dict[str, Value]) -> P:
        """The position before the first decision, with all options as they are."""
        return self.fresh(seats, self.settings(seats, options))

    def fresh(self, seats: int, settings: object) -> P:
        """The position before the first decision."""
        made = cast("Callable[[int, object], P]", self.rooms.position)(seats, settings)
        if self.rooms.begin is not None:
            self.rooms.begin(made)
        return made

    def agreed(self, seats: int | None, options: Mapping[str, object] | None) -> tuple[int, object]:
        """The number of seats and the settings asked for; what was asked before and found good is not checked again."""
        # With their types, for 1 is no switch though it equals True.
        asked = (seats, type(seats), *[(name, type(value), value) for name, value in (options or {}).items()])
        try:
            found = self._agreed.get(asked)
        except TypeError:  # a list or the like: no option is one
            found = None
        if found is None:
            settled, chosen = self.settle(seats, options)
            found = (settled, self.settings(settled, chosen))
            if len(self._agreed) >= SETTINGS_KEPT:
                self._agreed.pop(next(iter(self._agreed)))
            self._agreed[asked] = found
        return found

    def settings(self, seats: int, options: dict[str, Value]) -> object:
        """The settings of these options: never changed, so they are made once and shared."""
        key = (seats, *options.items())
        found = self._settings.get(key)
        if found is None:
            if len(self._settings) >= SETTINGS_KEPT:
                self._settings.pop(next(iter(self._settings)))
            found = self._settings[key] = self.rooms.settings(seats, options)
        return found

    def options_of(self, state: State) -> dict[str, Value]:
        return dict(self.own(state).options())

    def text(self, state: State, action: int) -> str:
        return self.rooms.notation.texts[action]

    def parse(self, state: State, text: str) -> int:
        return self.rooms.notation.parse(text)

    def mask(self, state: State, action: int, seat: int | None) -> str | None:
        if self.rooms.mask is None:
            return super().mask(state, action, seat)
        return self.rooms.mask(self.own(state), action, seat)

    def choices(self, state: State, seat: int) -> list[Choice]:
        p = self.own(state)
        return [self.rooms.choices.choice(p, action) for action in p.actions()] if p.actor == seat else []

    def turn(self, state: State) -> int:
        return self.rooms.view.turn(self.own(state))

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return self.rooms.view.view(self.own(state), seat)

    def write(self, state: State) -> dict[str, Any]:
        return self.rooms.document.dump(self.own(state))

    def read(self, state: State, reader: Reader) -> None:
        p = self.own(state)
        actor = reader.value("actor")
        self.rooms.document.read(p, reader)
        check_actor(actor, p.actor)
        if p.actor != OVER and not p.actions():
            raise BadDocument("phase", "leaves nothing to decide")

    def check(self, state: State) -> None:
        self.rooms.document.check(self.own(state))

    def sight(self, state: State) -> Sight | None:
        return None if self.rooms.sight is None else self.rooms.sight(self.own(state))

    def features(self, state: State) -> Features | None:
        return None if self.rooms.features is None else self.rooms.features(self.own(state))

    def account(self, state: State, seat: int) -> list[Entry]:
        return [] if self.rooms.account is None else self.rooms.account.account(self.own(state), seat)

    def meant(self, state: State, place: str, source: str | None) -> list[int]:
        return [] if self.rooms.why is None else self.rooms.why.meant(self.own(state), place, source)

    def against(self, state: State, place: str, source: str | None) -> Refusal | None:
        return None if self.rooms.why is None else self.rooms.why.against(self.own(state), place, source)

    def refuse(self, state: State, action: int) -> Message:
        if self.rooms.why is None:
            return super().refuse(state, action)
        rule = state.forbids(action)
        if rule in self.rooms.why.CHANCE:
            return Message("refusal-chance", {})
        return self.rooms.why.refuse(self.own(state), action, rule)
