"""What a bot thinks of the decisions before it, and how several opinions become one."""

from typing import Final

from mypy_extensions import i64

from donjon.bots.search import Search
from donjon.bots.tree import ACTION, CHILD, NONE, ROOT, SIBLING, VISITS
from donjon.core.state import CHANCE, OVER, State

LINES: Final = 3  # continuations worth telling
LONGEST: Final = 12  # decisions of one of them
FAINT: Final = 4  # visits below which a continuation is a guess

Numbers = tuple[int, int, float, int, list[int], list[float]]


class Option:
    """One of the decisions thought about."""

    def __init__(
        self,
        action: int,
        visits: int,
        worth: float,
        prospect: int,
        line: list[int],
        shares: list[float] | None = None,
    ) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.worth: Final = worth  # the expected result, 0..1
        self.prospect: Final = prospect  # 1: wins for sure, -1: loses for sure
        self.line: Final = line  # the decision and what would follow it
        self.shares: Final[list[float]] = [] if shares is None else shares  # everybody's expected result, by seat


class Thought:
    """Everything thought about one decision, best first."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = sorted(options, key=_rank)
        self.visits: Final = sum([option.visits for option in options])

    def best(self) -> Option:
        """What it would do."""
        return self.options[0]

    def confidence(self) -> float:
        """How sure it is of that, 0..1: the share of all thinking that came back to it."""
        if self.best().prospect == 1:
            return 1.0
        return self.best().visits / self.visits if self.visits > 0 else 1.0 / len(self.options)

    def numbers(self) -> list[Numbers]:
        """The same as plain numbers, which travel between processes."""
        return [(o.action, o.visits, o.worth, o.prospect, o.line, o.shares) for o in self.options]


def _rank(option: Option) -> tuple[int, int, float, int]:
    return (-option.prospect, -option.visits, -option.worth, option.action)


def recall(numbers: list[Numbers]) -> Thought:
    """The thought those numbers tell."""
    return Thought([Option(*told) for told in numbers])


def summarise(search: Search) -> Thought:
    """What a search has found so far."""
    tree = search.tree
    options: list[Option] = []
    child = tree.cells[ROOT + CHILD]
    while child != NONE:
        visits = tree.cells[child + VISITS]
        prospect = int(search.prospect(child))
        worth = tree.mean(child, search.seat) if visits > 0 else 0.0
        if prospect != 0:
            worth = 1.0 if prospect > 0 else 0.0
        line = follow(search, child) if visits >= FAINT else [int(tree.cells[child + ACTION])]
        shares = expected(search, child, prospect) if visits > 0 or prospect != 0 else []
        options.append(Option(int(tree.cells[child + ACTION]), int(visits), worth, prospect, line, shares))
        child = tree.cells[child + SIBLING]
    return Thought(options)


def expected(search: Search, node: i64, prospect: int) -> list[float]:
    """Everybody's result after that decision; where it is proven, as it must be."""
    state = search.start
    own = state.side(search.seat)
    shares: list[float] = []
    for seat in range(state.seats):
        ours = state.side(seat) == own
        share = search.tree.mean(node, seat) if search.tree.cells[node + VISITS] > 0 else 0.0
        if prospect != 0 and ours:
            share = 1.0 if prospect > 0 else 0.0
        elif prospect > 0:
            share = 0.0
        shares.append(share)
    return shares


def follow(search: Search, node: i64) -> list[int]:
    """A decision and what is likely to follow it, up to where chance decides."""
    tree = search.tree
    line = [int(tree.cells[node + ACTION])]
    state: State = search.start.copy()
    state.apply(tree.cells[node + ACTION])
    while state.actor != CHANCE and state.actor != OVER and len(line) < LONGEST:
        following: i64 = NONE
        child = tree.cells[node + CHILD]
        while child != NONE:
            if tree.cells[child + VISITS] >= FAINT and (
                following == NONE or tree.cells[child + VISITS] > tree.cells[following + VISITS]
            ):
                following = child
            child = tree.cells[child + SIBLING]
        if following == NONE or not state.allows(tree.cells[following + ACTION]):
            break
        node = following
        line.append(int(tree.cells[node + ACTION]))
        state.apply(tree.cells[node + ACTION])
    return line


def confer(thoughts: list[Thought]) -> Thought:
    """One thought out of several about the same decision: visits are added up, and what one has proven is proven."""
    together: dict[int, Option] = {}
    for thought in thoughts:
        for option in thought.options:
            other = together.get(option.action)
            together[option.action] = option if other is None else _both(option, other)
    return Thought(list(together.values()))


def _both(a: Option, b: Option) -> Option:
    visits = a.visits + b.visits
    sure = a.prospect if a.prospect != 0 else b.prospect
    worth = (a.worth * a.visits + b.worth * b.visits) / visits if visits > 0 else 0.0
    if sure != 0:
        worth = 1.0 if sure > 0 else 0.0
    more, less = (a, b) if a.visits >= b.visits else (b, a)
    if len(a.shares) == len(b.shares) and visits > 0 and sure == 0:
        shares = [(one * a.visits + other * b.visits) / visits for one, other in zip(a.shares, b.shares, strict=True)]
    elif sure != 0:
        shares = a.shares if a.prospect != 0 else b.shares
    else:
        shares = more.shares if more.shares else less.shares
    return Option(a.action, visits, worth, sure, more.line, shares)
