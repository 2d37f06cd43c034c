"""The bot that searches: it shares a turn's budget out over its decisions, and does not forget between them."""

import heapq
import time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donjon.bots.bot import Bot
from donjon.bots.judge import Judge, judge_for
from donjon.bots.search import EXPLORATION, Search
from donjon.bots.thought import Thought, summarise
from donjon.bots.tree import ACTION, CHILD, NONE, ROOT, SIBLING, VISITS, Tree
from donjon.core.state import CHANCE, OVER, State

ITERATIONS: Final = 1000
UNTOLD: Final = -1  # as far as the game itself thinks playouts are worth it
TYPICAL: Final = 3.0  # decisions of a turn, until the bot has seen how many there are
CANDIDATES: Final = 400  # imagined positions compared with the one that came
UNHURRIED: Final = 1.5  # somebody who waits gives a turn this many times the seconds it should take
LONGEST: Final = 6.0  # seconds of a turn of the strongest level
FEWEST: Final = 8  # iterations of a turn, however short
ENDLESS: Final = 1_000_000_000
UNLIKELY: Final = 0.02  # a share of the visits below which even an imprecise bot does not go
CLEARLY: Final = 0.12  # an expected result that much worse is seen by everybody


class SearchBot(Bot):
    """Imagines many continuations and plays the decision it came back to most often."""

    iterations: i64  # for one turn; 0: as many as the game does in `seconds`
    seconds: float  # for one turn; 0.0: no matter
    timed: bool  # whether seconds count even when nobody waits
    depth: i64
    curiosity: float
    wanted: str  # the judge asked for by name; "": the one that plays best
    looseness: float  # 0.0: plays what it came back to most; 1.0: as likely as it came back to each
    typical: float  # decisions of its turns so far, recent ones counting most
    taken: i64  # decisions of this turn
    left: i64  # iterations of this turn
    time_left: float  # seconds of this turn
    kept: Search | None  # what it thought last
    node: i64  # and what it decided then

    def __init__(
        self,
        seed: int,
        iterations: int = ITERATIONS,
        *,
        seconds: float = 0.0,
        timed: bool = False,
        depth: int = UNTOLD,
        curiosity: float = 0.0,
        looseness: float = 0.0,
        judge: str = "",
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.timed = timed
        self.depth = depth
        self.curiosity = curiosity
        self.looseness = looseness
        self.wanted = judge
        self.typical = TYPICAL
        self.taken = 0
        self.left = 0
        self.time_left = 0.0
        self.kept = None
        self.node = NONE

    def decide(self, imagined: State, seat: i64, rng: Random, deadline: float | None) -> i64:
        began = time.thread_time()
        tree = self.recognise(imagined, seat)
        judge = judge_for(imagined, self.wanted)
        if self.taken == 0:
            self.left = self.iterations if self.iterations > 0 else self.budget(imagined, judge)
            self.time_left = self.seconds if self.timed else UNHURRIED * self.seconds
        share = self.share()
        depth = self.depth if self.depth != UNTOLD else judge.horizon(imagined)
        exploration = self.curiosity if self.curiosity > 0.0 else judge.exploration(imagined)
        curiosity = exploration if exploration > 0.0 else EXPLORATION
        search = Search(imagined, seat, depth, curiosity, rng, tree, judge)
        allowed: float | None = None
        iterations = i64(share * float(self.left)) + 1
        if self.seconds > 0.0 and (self.timed or deadline is not None):
            allowed = began + share * self.time_left
            if self.timed:
                iterations = ENDLESS
        done = search.run(iterations, allowed, deadline)
        self.left = max(i64(0), self.left - done)
        node = self.pick(search, rng)
        self.taken += 1
        self.kept = search
        self.node = node
        self.time_left = max(0.0, self.time_left - (time.thread_time() - began))
        return search.tree.cells[node + ACTION]

    def budget(self, state: State, judge: Judge) -> i64:
        """The iterations of a turn that its seconds are good for; of a short one fewer where many tell little more."""
        part = min(1.0, self.seconds / LONGEST) ** state.spread()
        return max(i64(FEWEST), i64(part * max(LONGEST, self.seconds) * float(judge.pace(state))))

    def share(self) -> float:
        """The part of what is left of the turn's budget for this decision: early ones get more, for they lead on."""
        return min(2.0 / (self.typical - float(self.taken) + 1.0), 0.67) if self.typical > float(self.taken) else 0.5

    def thought(self) -> Thought | None:
        """What it thought about its last decision; None if there was nothing to think about."""
        return None if self.kept is None else summarise(self.kept)

    def pick(self, search: Search, rng: Random) -> i64:
        """The decision it plays: the best, or with some looseness one of those that look about as good."""
        best = search.best()
        tree = search.tree
        if self.looseness <= 0.0 or search.prospect(best) != 0 or tree.cells[best + VISITS] == 0:
            return best
        worst = tree.mean(best, search.seat) - CLEARLY
        fewest = UNLIKELY * float(tree.cells[best + VISITS])
        nodes = vec[i64]()
        odds = vec[float]()
        total = 0.0
        child = tree.cells[ROOT + CHILD]
        while child != NONE:
            visits = float(tree.cells[child + VISITS])
            if visits > fewest and search.prospect(child) == 0 and tree.mean(child, search.seat) >= worst:
                nodes = append(nodes, child)
                odds = append(odds, (visits / float(tree.cells[best + VISITS])) ** (1.0 / self.looseness))
                total += odds[len(odds) - 1]
            child = tree.cells[child + SIBLING]
        ticket = rng.random() * total
        for k in range(len(nodes)):
            ticket -= odds[k]
            if ticket < 0.0:
                return nodes[k]
        return best

    def recognise(self, imagined: State, seat: i64) -> Tree | None:
        """The part of the last search that begins at this position, if it was foreseen; also tells turns apart."""
        kept = self.kept
        self.kept = None
        if kept is None or kept.seat != seat or kept.start.seats != imagined.seats:
            self.begin_turn()
            return None
        goal = sight(imagined, seat)
        tree = kept.tree
        # Likeliest first, equals as they were met; before all its own decision, which may have been overruled.
        paths: list[tuple[int, int]] = []
        nodes: list[int] = []
        states: list[State] = []
        strangers: list[bool] = []  # whether another seat has decided since
        child = tree.cells[ROOT + CHILD]
        while child != NONE:
            after = kept.start.copy()
            after.apply(tree.cells[child + ACTION])
            heapq.heappush(paths, (-ENDLESS if child == self.node else -int(tree.cells[child + VISITS]), len(nodes)))
            nodes.append(int(child))
            states.append(after)
            strangers.append(False)
            child = tree.cells[child + SIBLING]
        looked = 0
        while paths and looked < CANDIDATES:
            at = heapq.heappop(paths)[1]
            looked += 1
            node: i64 = nodes[at]
            state = states[at]
            if state.actor == seat and sight(state, seat) == goal:
                if strangers[at]:
                    self.begin_turn()
                return tree.branch(node) if tree.cells[node + CHILD] != NONE else None
            if state.actor == OVER or (state.actor == seat and state.legal(kept.out) > 1):
                continue
            stranger = strangers[at] or (state.actor != CHANCE and state.actor != seat)
            child = tree.cells[node + CHILD]
            while child != NONE:
                action = tree.cells[child + ACTION]
                if (not stranger or tree.cells[child + CHILD] != NONE) and state.allows(action):
                    after = state.copy()
                    after.apply(action)
                    heapq.heappush(paths, (-int(tree.cells[child + VISITS]), len(nodes)))
                    nodes.append(int(child))
                    states.append(after)
                    strangers.append(stranger)
                child = tree.cells[child + SIBLING]
        self.begin_turn()
        return None

    def begin_turn(self) -> None:
        """Another turn, with a whole budget."""
        if self.taken > 0:
            self.typical = 0.75 * self.typical + 0.25 * float(self.taken)
        self.taken = 0


def sight(state: State, seat: i64) -> list[int]:
    """The position as that seat knows it: all it cannot know drawn in one fixed way."""
    world = state.copy()
    world.redraw(seat, Random(1))
    return world.pack()
