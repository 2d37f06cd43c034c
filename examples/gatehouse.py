"""Gatehouse: a whole game in one file, for two. It is the tutorial of docs/add-a-game.md and stands on no shelf.

GH-1  There are nine guards, numbered 1 to 9. Each seat is dealt three that only it may see, in turn and one by one;
      three stay aside, unseen by all.
GH-2  A die tells what the gate is worth: 1 on three of its faces, 2 on two, 3 on one.
GH-3  One seat sends a guard to the gate, face up, then the other; seat 0 first at the first gate, then in turn.
GH-4  The higher guard takes the gate for its seat. Both guards leave the game.
GH-5  After the last gate whoever has taken more worth has won; if it is the same, both have.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.document import Reader
from donjon.core.errors import BadDocument, BadText
from donjon.core.game import Choice, Game, Message, actor_name
from donjon.core.options import Number, Value
from donjon.core.state import CHANCE, OVER, State

GUARDS: Final = 9
HAND: Final = 3
FACES: Final = (3, 2, 1)  # of the die, for a gate worth 1, 2 and 3
ASIDE: Final = 2  # where a guard may be, besides the hands of seats 0 and 1
GONE: Final = 3

# Every action has a number that never changes: decisions of seats first, outcomes of chance after them.
SEND: Final = 0
DEAL: Final = SEND + GUARDS
ROLL: Final = DEAL + GUARDS
TEXTS: Final = [
    f"{verb} {n + 1}" for verb, count in (("send", GUARDS), ("deal", GUARDS), ("roll", 3)) for n in range(count)
]


class Gates(State):
    """A position: where every guard is, what the gate is worth, and what was taken before."""

    def __init__(self, gates: int) -> None:
        super().__init__(2, len(TEXTS))
        self.gates = gates  # to be played for
        self.place = [ASIDE] * GUARDS
        self.points = [0, 0]
        self.worth = 0  # of this gate; 0 before the die is rolled
        self.taken = 0  # gates so far
        self.sent = -1  # the guard that waits for the other's

    def copy(self) -> "Gates":
        other = Gates(self.gates)
        other.place, other.points = self.place[:], self.points[:]
        other.worth, other.taken, other.sent, other.actor = self.worth, self.taken, self.sent, self.actor
        return other

    def pack(self) -> list[int]:
        return [self.gates, *self.place, *self.points, self.worth, self.taken, self.sent]

    def guards(self, place: int) -> list[int]:
        return [guard for guard in range(GUARDS) if self.place[guard] == place]

    def dealt(self) -> int:
        return GUARDS - self.place.count(ASIDE)

    def ask(self) -> None:
        """Whose decision is next."""
        self.actor = CHANCE if self.phase() in ("deal", "roll") else OVER
        if self.phase() == "send":
            self.actor = (self.taken + (self.sent >= 0)) % 2

    def phase(self) -> str:
        if self.dealt() < 2 * HAND:
            return "deal"
        return "over" if self.taken == self.gates else "send" if self.worth else "roll"

    # The rules.

    def legal(self, out: vec[i64]) -> i64:
        actions = {
            "deal": [DEAL + guard for guard in self.guards(ASIDE)],
            "roll": [ROLL, ROLL + 1, ROLL + 2],
            "send": [SEND + guard for guard in self.guards(int(self.actor))],
            "over": [],
        }[self.phase()]
        for k, action in enumerate(actions):
            out[k] = action
        return len(actions)

    def weight(self, action: i64) -> i64:
        return FACES[action - ROLL] if action >= ROLL else 1

    def apply(self, action: i64) -> None:
        if action >= ROLL:  # GH-2
            self.worth = int(action) - ROLL + 1
            self.note("roll", CHANCE, worth=self.worth)
        elif action >= DEAL:  # GH-1
            seat = self.dealt() % 2
            self.place[action - DEAL] = seat
            if self.journal is not None:  # all see that a guard is dealt, only its owner sees which
                self.journal.whisper("deal", seat, {}, {"guard": int(action) - DEAL + 1})
        else:  # GH-3
            self.place[action] = GONE
            self.note("send", int(self.actor), guard=int(action) + 1)
            if self.sent < 0:
                self.sent = int(action)
            else:
                self.take(int(self.actor) if action > self.sent else 1 - int(self.actor))
        self.ask()

    def take(self, seat: int) -> None:  # GH-4
        self.points[seat] += self.worth
        self.note("take", seat, worth=self.worth)
        self.taken, self.worth, self.sent = self.taken + 1, 0, -1

    def note(self, kind: str, seat: int, **facts: int) -> None:
        if self.journal is not None:
            self.journal.add(kind, seat, dict(facts))

    def ending(self) -> str:
        return "gates" if self.actor == OVER else ""

    def rank_key(self, seat: i64) -> i64:  # GH-5
        return self.points[seat]

    def forbids(self, action: i64) -> str:
        return {"deal": "GH-1", "roll": "GH-2", "send": "GH-3", "over": "GH-5"}[self.phase()]

    def spell(self, action: i64) -> str:
        return TEXTS[action]

    # Who knows what; a seat below 0 is the public.

    def hides(self, seat: i64) -> bool:
        return any(place < ASIDE and place != seat for place in self.place)

    def redraw(self, seat: i64, rng: Random) -> None:
        unknown = [guard for guard in range(GUARDS) if self.place[guard] not in (seat, GONE)]
        places = sorted(self.place[guard] for guard in unknown)
        for guard in unknown:
            self.place[guard] = places.pop(rng.randrange(len(places)))

    def observe(self, seat: i64, out: vec[i64]) -> None:
        seen = [1 if place == seat else 2 if place == GONE else 0 for place in self.place]
        seen += [self.dealt(), *self.points, self.worth, self.taken, self.sent, int(self.actor)]
        for k, number in enumerate(seen):
            out[k] = number

    # What the bots go by.

    def weigh(self, out: vec[float]) -> None:
        if self.actor == OVER:
            self.share_out(out)
            return
        lead = self.points[0] - self.points[1] + 0.15 * (sum(self.guards(0)) - sum(self.guards(1)))
        out[0] = min(max(0.5 + 0.1 * lead, 0.02), 0.98)
        out[1] = 1.0 - out[0]

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        for k in range(count):  # great guards to rich gates
            out[k] = 1 + (actions[k] if self.worth > 1 else GUARDS - actions[k])


class Gatehouse(Game):
    """The facts, which the tests verify, and the way from positions to people and back."""

    slug = "gatehouse"
    title = "Gatehouse"
    authors = "Donjon contributors"
    year = 2025
    seats = range(2, 3)
    minutes = 2
    complexity = 1
    options = (Number("gates", HAND, 1, HAND, (1, 2)),)
    space = len(TEXTS)
    observation = GUARDS + 7
    endings = ("gates",)
    longest = 5 * HAND

    def new(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> Gates:
        _, chosen = self.settle(seats, options)
        return Gates(int(chosen["gates"]))

    def options_of(self, state: State) -> dict[str, Value]:
        return {"gates": gates(state).gates}

    def hides(self, options: Mapping[str, Value]) -> bool:
        return True

    def text(self, state: State, action: int) -> str:
        return TEXTS[action]

    def parse(self, state: State, text: str) -> int:
        if text not in TEXTS:
            raise BadText(text, self.title)
        return TEXTS.index(text)

    def mask(self, state: State, action: int, seat: int | None) -> str | None:
        p = gates(state)
        return None if p.phase() == "deal" and seat != p.dealt() % 2 else TEXTS[action]

    def choices(self, state: State, seat: int) -> list[Choice]:
        p = gates(state)
        return [self.choice(p, guard) for guard in (p.guards(seat) if p.actor == seat else ())]

    def choice(self, p: Gates, guard: int) -> Choice:
        wins = "take" if guard > p.sent else "leave"
        effect = None if p.sent < 0 else Message(f"effect-gatehouse-{wins}", {"worth": p.worth})
        label = Message("choice-gatehouse-send", {"guard": guard + 1})
        return Choice(SEND + guard, TEXTS[SEND + guard], "send", label, target=f"guard-{guard + 1}", effect=effect)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        p, phase = gates(state), gates(state).phase()
        hands = [[guard + 1 for guard in p.guards(who)] for who in (0, 1)]
        return {
            "game": self.slug,
            "seats": 2,
            "you": seat,
            "actor": actor_name(int(p.actor)),
            "phase": phase,
            "turn": 0 if phase == "deal" else min(p.taken + 1, p.gates),
            "prompt": {"key": f"prompt-gatehouse-{phase}", "args": {"worth": p.worth}, "rule": p.forbids(0)},
            "worth": p.worth,
            "sent": None if p.sent < 0 else p.sent + 1,
            "gone": [guard + 1 for guard in p.guards(GONE)],
            "players": [
                {
                    "seat": who,
                    "points": p.points[who],
                    "cards": len(hands[who]),
                    "hand": hands[who] if who == seat else None,
                }
                for who in (0, 1)
            ],
            "result": self.ranking(p) if p.actor == OVER else None,
        }

    def ranking(self, p: Gates) -> dict[str, Any]:
        lines = [
            {"seat": who, "rank": 1 if p.result(who) else 2, "result": p.result(who), "score": {"gates": p.points[who]}}
            for who in sorted((0, 1), key=lambda who: -p.points[who])
        ]
        return {"ending": p.ending(), "ranking": lines}

    def write(self, state: State) -> dict[str, Any]:
        p = gates(state)
        return {"place": p.place[:], "points": p.points[:], "worth": p.worth, "taken": p.taken, "sent": p.sent}

    def read(self, state: State, reader: Reader) -> None:
        p = gates(state)
        p.place = reader.integers("place", 0, GONE, GUARDS)
        p.points = reader.integers("points", 0, 3 * HAND, 2)
        p.worth, p.taken = reader.integer("worth", 0, 3), reader.integer("taken", 0, p.gates)
        p.sent = reader.integer("sent", -1, GUARDS - 1)
        reader.done()
        p.ask()
        self.check(p)

    def check(self, state: State) -> None:
        p = gates(state)
        due = [(p.dealt() + 1) // 2 - p.taken, p.dealt() // 2 - p.taken, 2 * p.taken + (p.sent >= 0)]
        due[p.taken % 2] -= p.sent >= 0
        if p.dealt() > 2 * HAND or [len(p.guards(place)) for place in (0, 1, GONE)] != due:
            raise BadDocument("place", f"must tell of {due[0]} and {due[1]} guards in hand and {due[2]} gone")
        if p.sent >= 0 and (not p.worth or p.place[p.sent] != GONE):
            raise BadDocument("sent", "must be a guard that is gone, at a gate that is worth something")
        if p.worth and p.phase() != "send":
            raise BadDocument("worth", "must be 0 where nobody sends a guard")
        if not p.taken <= sum(p.points) <= 3 * p.taken:
            raise BadDocument("points", f"cannot come of {p.taken} gates")


def gates(state: State) -> Gates:
    """The state as a position of this game."""
    if not isinstance(state, Gates):
        raise TypeError(f"not a position of Gatehouse: {state!r}")
    return state
