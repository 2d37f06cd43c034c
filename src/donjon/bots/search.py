"""Information-set Monte Carlo tree search over the contract, for any game of two to five seats."""

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.bots.bot import Bot
from donjon.bots.playout import preferred_play
from donjon.bots.tree import NONE, ROOT, UNIT, Tree, zeros
from donjon.core.state import CHANCE, OVER, State

ITERATIONS: Final = 1000
DEPTH: Final = 0  # as far as the game itself thinks playouts are worth it
CURIOSITY: Final = 0.2  # where the game has no wish of its own

# A new node is worth what the game makes of it at once and what a playout from it led to. Playouts see further but are
# noisy: in Terre de Barons 300 to 400 iterations score 0.5 against greedy by playouts alone, 0.86 by a quarter of them.
FORESIGHT: Final = 0.25  # the playout's share


class SearchBot(Bot):
    """Imagines many continuations and plays the decision it came back to most often."""

    iterations: i64
    depth: i64
    curiosity: float

    def __init__(self, seed: int, iterations: int = ITERATIONS, depth: int = DEPTH, curiosity: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.depth = depth
        self.curiosity = curiosity

    def decide(self, imagined: State, seat: i64, rng: Random, deadline: float | None) -> i64:
        depth = self.depth if self.depth > 0 else imagined.horizon()
        curiosity = self.curiosity if self.curiosity > 0.0 else imagined.curiosity()
        search = Search(imagined, seat, depth, curiosity if curiosity > 0.0 else CURIOSITY, rng)
        search.run(self.iterations, deadline)
        return search.best()


class Search:
    """One search from one position. Everybody plays for himself (max^n): a value per seat travels up the tree."""

    start: State
    seat: i64
    depth: i64  # of the playouts, in decisions
    curiosity: float  # how much to try what the game prefers, against what has gone well
    rng: Random
    tree: Tree
    done: i64
    path: vec[i64]
    length: i64
    worth: vec[float]  # by seat, what this iteration came to
    out: vec[i64]
    weights: vec[i64]
    stamp: vec[i64]  # by action: the last look at which it was legal
    look: i64

    def __init__(self, start: State, seat: i64, depth: i64, curiosity: float, rng: Random) -> None:
        self.start = start
        self.seat = seat
        self.depth = depth
        self.curiosity = curiosity
        self.rng = rng
        self.tree = Tree(start.seats)
        self.done = 0
        self.path = zeros(1024)
        self.length = 0
        self.worth = vec[float]([0.0] * int(start.seats))
        self.out = start.buffer()
        self.weights = start.buffer()
        self.stamp = start.buffer()
        self.look = 0

    def run(self, iterations: i64, deadline: float | None) -> None:
        """Search for that many iterations, or until the deadline if it comes first."""
        for _ in range(iterations):
            if deadline is not None and time.monotonic() >= deadline:
                return
            self.iterate()

    def iterate(self) -> None:
        """Imagine the hidden cards, walk down the tree, play on a little, and remember how it went."""
        state = self.start.copy()
        state.redraw(self.seat, self.rng)
        self.length = 0
        self.remember(ROOT)
        self.descend(state)
        self.judge(state, 1.0)
        if self.depth > 0 and state.actor != OVER:
            preferred_play(state, self.rng, self.depth, self.out, self.weights)
            self.judge(state, FORESIGHT)
        self.credit()
        self.done += 1

    def remember(self, node: i64) -> None:
        """Add a node to the path."""
        if self.length == len(self.path):
            longer = zeros(2 * self.length)
            for i in range(self.length):
                longer[i] = self.path[i]
            self.path = longer
        self.path[self.length] = node
        self.length += 1

    def descend(self, state: State) -> None:
        """Walk down to a decision nobody has stood before, or to the end of the game."""
        tree = self.tree
        node: i64 = ROOT
        while state.actor != OVER:
            if state.actor == CHANCE:
                node = tree.find(node, state.draw(self.rng, self.out))
            elif tree.visits[node] == 0 and node != ROOT:
                return
            else:
                node = self.select(state, node)
            state.apply(tree.action[node])
            self.remember(node)

    def select(self, state: State, node: i64) -> i64:
        """The child to follow, among the actions legal with the cards as imagined (PUCT)."""
        tree = self.tree
        seats = tree.seats
        actor = state.actor
        total = self.offer(state, node)
        # An action never tried promises what the node has given so far.
        visits = tree.visits[node]
        hope = float(tree.value[node * seats + actor]) / float(UNIT * visits) if visits > 0 else 1.0 / float(seats)
        best: i64 = NONE
        highest = -1.0
        child = tree.child[node]
        while child != NONE:
            if self.stamp[tree.action[child]] == self.look:
                tree.offers[child] += 1
                visits = tree.visits[child]
                score = float(tree.value[child * seats + actor]) / float(UNIT * visits) if visits > 0 else hope
                prior = float(tree.weight[child]) / float(total)
                score += self.curiosity * prior * math.sqrt(float(tree.offers[child])) / float(1 + visits)
                if score > highest:
                    highest = score
                    best = child
            child = tree.sibling[child]
        return best

    def offer(self, state: State, node: i64) -> i64:
        """Stamp the legal actions, sprout those the node did not have yet; the sum of the weights on offer."""
        tree = self.tree
        self.look += 1
        # What was decided before the search began may be in any order, so the root offers everything.
        count = state.legal(self.out) if node == ROOT else state.distinct(self.out)
        for i in range(count):
            self.stamp[self.out[i]] = self.look
        total: i64 = 0
        known: i64 = 0
        child = tree.child[node]
        while child != NONE:
            if self.stamp[tree.action[child]] == self.look:
                total += tree.weight[child]
                known += 1
            child = tree.sibling[child]
        if known == count:
            return total
        child = tree.child[node]
        while child != NONE:
            self.stamp[tree.action[child]] -= 1
            child = tree.sibling[child]
        state.prefer(self.out, count, self.weights)
        # Sprouting from a drawn place on keeps low action numbers from being tried first.
        shift = self.rng.randrange(count)
        for i in range(count):
            k = (i + shift) % count
            if self.stamp[self.out[k]] == self.look:
                tree.sprout(node, self.out[k], self.weights[k])
                total += self.weights[k]
            else:
                self.stamp[self.out[k]] = self.look
        return total

    def judge(self, state: State, share: float) -> None:
        """Let the position decide that share of what this iteration is worth to each seat."""
        for seat in range(self.tree.seats):
            worth = state.result(seat) if state.actor == OVER else state.estimate(seat)
            self.worth[seat] = share * worth + (1.0 - share) * self.worth[seat]

    def credit(self) -> None:
        """Tell every node on the path what this iteration was worth to each seat."""
        tree = self.tree
        seats = tree.seats
        for i in range(self.length):
            tree.visits[self.path[i]] += 1
        for seat in range(seats):
            gain = i64(self.worth[seat] * UNIT)
            for i in range(self.length):
                tree.value[self.path[i] * seats + seat] += gain

    def best(self) -> i64:
        """The action visited most, then worth most; before any iteration, the one the game prefers."""
        tree = self.tree
        if self.done == 0:
            self.offer(self.start, ROOT)
        best: i64 = NONE
        child = tree.child[ROOT]
        while child != NONE:
            if best == NONE or self.better(child, best):
                best = child
            child = tree.sibling[child]
        return tree.action[best]

    def better(self, a: i64, b: i64) -> bool:
        """Whether node `a` came out ahead of node `b`."""
        tree = self.tree
        if tree.visits[a] != tree.visits[b]:
            return tree.visits[a] > tree.visits[b]
        mine = tree.value[a * tree.seats + self.seat]
        yours = tree.value[b * tree.seats + self.seat]
        return mine > yours if mine != yours else tree.weight[a] > tree.weight[b]
