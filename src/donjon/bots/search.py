"""Information-set Monte Carlo tree search over the contract, for any game of two to five seats."""

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.bots.judge import HAND, Judge
from donjon.bots.playout import preferred_play
from donjon.bots.tree import (
    ACTION,
    AVAILABLE,
    CHILD,
    NONE,
    PRIOR,
    PRIORS,
    PROOF,
    REST,
    ROOT,
    SIBLING,
    UNIT,
    VALUE,
    VISITS,
    Tree,
    zeros,
)
from donjon.core.state import CHANCE, OVER, State

EXPLORATION: Final = 0.2

# A new node is worth what the game makes of it at once and what a playout from it led to. Playouts see further but are
# noisy: in Terre de Barons 300 to 400 iterations score 0.5 against greedy by playouts alone, 0.86 by a quarter of them.
FORESIGHT: Final = 0.25  # the playout's share

LARGEST: Final = 1_000_000  # nodes; a larger tree only has its leaves judged again
ROOMY: Final = 500_000  # nodes up to which a position is looked into when it is met for the second time
VISITS_WHEN_FULL: Final = 40  # times it has to be met before that, once the tree is at its largest
HANDFUL: Final = 4  # decisions a node begins with: the preferred ones, for no other is tried before them
WORLDS: Final = 6  # ways hidden cards may lie, of those looked at before anything is called sure
ROUND: Final = 32  # iterations between two looks at whether more of them could change anything


class Search:
    """One search from one position. Everybody plays for himself (max^n): a value per seat travels up the tree."""

    start: State
    judge: Judge
    seat: i64
    depth: i64  # of the playouts, in decisions
    exploration: float  # the constant of PUCT: how curious to try what the game prefers, against what has gone well
    rng: Random
    tree: Tree
    open: bool  # nothing is hidden here: what is seen once is so, and what is proven stays proven
    whole: bool  # every legal action is looked at first, even one that is only another order of play
    path: vec[i64]
    length: i64
    worth: vec[float]  # by seat, what this iteration came to
    gains: vec[i64]  # the same in UNITs
    promise: vec[float]  # by seat, what a playout came to
    out: vec[i64]
    weights: vec[i64]
    stamp: vec[i64]  # by action: the last look at which it was legal
    look: i64

    def __init__(
        self,
        start: State,
        seat: i64,
        depth: i64,
        exploration: float,
        rng: Random,
        tree: Tree | None = None,
        judge: Judge = HAND,
    ) -> None:
        self.start = start
        self.judge = judge
        self.seat = seat
        self.depth = depth
        self.exploration = exploration
        self.rng = rng
        self.whole = tree is None
        self.tree = Tree(start.seats) if tree is None else tree
        self.open = nothing_hidden(start, seat)
        self.path = zeros(1024)
        self.length = 0
        self.worth = vec[float]([0.0] * int(start.seats))
        self.promise = vec[float]([0.0] * int(start.seats))
        self.gains = zeros(start.seats)
        self.out = start.buffer()
        self.weights = start.buffer()
        self.stamp = start.buffer()
        self.look = 0
        self.look_at_once()

    def look_at_once(self) -> None:
        """Notice the decisions that end the game on the spot, however the hidden cards lie."""
        tree = self.tree
        count = self.offer(self.start, ROOT)
        self.sprout(self.start, ROOT, count, count)
        worlds: i64 = 1 if self.open else WORLDS
        verdict = zeros(self.start.space)
        world = self.start.copy()
        for k in range(worlds):
            if k > 0:
                world.redraw(self.seat, self.rng)
            child = tree.cells[ROOT + CHILD]
            while child != NONE:
                action = tree.cells[child + ACTION]
                if k == 0 or verdict[action] > 0:
                    after = world.copy()
                    after.apply(action)
                    proof = winner(after)
                    verdict[action] = proof if k == 0 or verdict[action] == proof else 0
                child = tree.cells[child + SIBLING]
        child = tree.cells[ROOT + CHILD]
        while child != NONE:
            if verdict[tree.cells[child + ACTION]] > 0:
                tree.cells[child + PROOF] = verdict[tree.cells[child + ACTION]]
            child = tree.cells[child + SIBLING]

    def run(self, iterations: i64, allowed: float | None, deadline: float | None) -> i64:
        """Search until so many iterations are done, or more of them could change nothing; how many it took.

        Before that it ends when this thread has run until `allowed` (a reading of time.thread_time), and in any case
        by `deadline` (a reading of time.monotonic).
        """
        done: i64 = 0
        while done < iterations:
            if deadline is not None and time.monotonic() >= deadline:
                break
            if done % ROUND == 0:
                if self.decided(iterations - done) or (allowed is not None and time.thread_time() >= allowed):
                    break
            self.iterate()
            done += 1
        return done

    def decided(self, left: i64) -> bool:
        """Whether the decision stays the same whatever the iterations left bring."""
        tree = self.tree
        mine = 1 + self.start.side(self.seat)
        most: i64 = 0
        second: i64 = 0
        hopeful: i64 = 0
        child = tree.cells[ROOT + CHILD]
        while child != NONE:
            if tree.cells[child + PROOF] == mine:
                return True
            if tree.cells[child + PROOF] == 0:
                hopeful += 1
                visits = tree.cells[child + VISITS]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            child = tree.cells[child + SIBLING]
        return hopeful < 2 or most - second > left

    def iterate(self) -> None:
        """Imagine the hidden cards, walk down the tree, play on a little, and remember how it went."""
        state = self.start.copy()
        if not self.open:
            state.redraw(self.seat, self.rng)
        self.length = 0
        self.remember(ROOT)
        proof = self.descend(state)
        if proof > 0:
            self.award(state, proof - 1)
        else:
            self.weigh(state, 1.0)
            if self.depth > 0 and state.actor != OVER:
                preferred_play(state, self.judge, self.rng, self.depth, self.out, self.weights)
                self.weigh(state, FORESIGHT)
        self.credit()

    def remember(self, node: i64) -> None:
        """Add a node to the path."""
        if self.length == len(self.path):
            longer = zeros(2 * self.length)
            for i in range(self.length):
                longer[i] = self.path[i]
            self.path = longer
        self.path[self.length] = node
        self.length += 1

    def descend(self, state: State) -> i64:
        """Walk down to a decision nobody has stood before, or to what is known; the proof met there, if any."""
        tree = self.tree
        node: i64 = ROOT
        while state.actor != OVER:
            if tree.cells[node + PROOF] > 0 and node != ROOT:
                return tree.cells[node + PROOF]
            if state.actor == CHANCE:
                parent = node
                node = tree.find(node, state.draw(self.rng, self.out))
                if self.open and tree.cells[node + PROOF] > 0:
                    self.prove_chance(state, parent, tree.cells[node + PROOF])
            elif node != ROOT and self.stops(state, node):
                return 0
            else:
                node = self.select(state, node)
            state.apply(tree.cells[node + ACTION])
            self.remember(node)
        if self.open and node != ROOT:
            tree.cells[node + PROOF] = winner(state)
        return 0

    def stops(self, state: State, node: i64) -> bool:
        """Whether the position is judged here, instead of walking on."""
        tree = self.tree
        if tree.cells[node + CHILD] != NONE:
            return False
        if tree.size >= LARGEST:
            return True
        # Halfway through a decision there is nothing to judge yet.
        if state.halfway():
            return False
        # What room is left in a large tree goes to what is met often.
        wait = i64(0) if tree.size < ROOMY else VISITS_WHEN_FULL * (tree.size - ROOMY) // (LARGEST - ROOMY)
        return tree.cells[node + VISITS] <= wait

    def select(self, state: State, node: i64) -> i64:
        """The child to follow, among the actions legal with the cards as imagined (PUCT)."""
        tree = self.tree
        seats = tree.seats
        actor = state.actor
        known = self.open and tree.cells[node + REST] >= 0
        count = i64(0) if known else self.offer(state, node)
        if (tree.cells[node + REST] > 0 if known else self.missing(node, count)) and not self.untried(node, known):
            if known:
                count = self.offer(state, node)
            self.sprout(state, node, count, max(HANDFUL, tree.children(node)))
        # An action never tried promises what the node has given so far.
        cells = tree.cells
        visits = cells[node + VISITS]
        hope = tree.mean(node, actor) if visits > 0 else 1.0 / float(seats)
        rate = self.exploration / float(cells[node + PRIORS])
        bonus = rate * math.sqrt(float(visits + 1))
        hidden = not self.open
        stamp = self.stamp
        look = self.look
        best: i64 = NONE
        highest = -1.0
        lost: i64 = NONE
        proof: i64 = 0
        child = cells[node + CHILD]
        while child != NONE:
            if known or stamp[cells[child + ACTION]] == look:
                cells[child + AVAILABLE] += 1
                proven = cells[child + PROOF]
                if proven > 0:
                    if proven == 1 + state.side(actor):
                        if self.open:
                            cells[node + PROOF] = proven
                        return child
                    if lost == NONE:
                        proof = proven
                    elif proof != proven:
                        proof = NONE
                    lost = child
                else:
                    visits = cells[child + VISITS]
                    score = float(cells[child + VALUE + actor]) / float(UNIT * visits) if visits > 0 else hope
                    if hidden:
                        bonus = rate * math.sqrt(float(cells[child + AVAILABLE]))
                    score += bonus * float(cells[child + PRIOR]) / float(1 + visits)
                    if score > highest:
                        highest = score
                        best = child
            child = cells[child + SIBLING]
        if best != NONE:
            return best
        if self.open and proof != NONE:
            cells[node + PROOF] = proof
        return lost

    def prove_chance(self, state: State, node: i64, proof: i64) -> None:
        """Where every outcome of chance leads to the same winner, he has won already."""
        tree = self.tree
        count = state.legal(self.out)
        child = tree.cells[node + CHILD]
        while child != NONE:
            if tree.cells[child + PROOF] != proof:
                return
            count -= 1
            child = tree.cells[child + SIBLING]
        if count == 0:
            tree.cells[node + PROOF] = proof

    def offer(self, state: State, node: i64) -> i64:
        """Stamp the actions that can follow, and leave them in `out`; how many there are."""
        out = self.out
        stamp = self.stamp
        look = self.look + 1
        self.look = look
        # What was decided before the search began may be in any order, so its root offers everything.
        count = state.legal(out) if node == ROOT and self.whole else state.distinct(out)
        for i in range(count):
            stamp[out[i]] = look
        return count

    def missing(self, node: i64, count: i64) -> bool:
        """Whether some of the actions on offer have no node yet."""
        cells = self.tree.cells
        stamp = self.stamp
        look = self.look
        child = cells[node + CHILD]
        while child != NONE:
            if stamp[cells[child + ACTION]] == look:
                count -= 1
            child = cells[child + SIBLING]
        return count > 0

    def untried(self, node: i64, known: bool) -> bool:
        """Whether an action on offer has a node nobody has been to, which goes before all that have none."""
        cells = self.tree.cells
        stamp = self.stamp
        look = self.look
        child = cells[node + CHILD]
        while child != NONE:
            if cells[child + VISITS] == 0 and cells[child + PROOF] == 0:
                if known or stamp[cells[child + ACTION]] == look:
                    return True
            child = cells[child + SIBLING]
        return False

    def sprout(self, state: State, node: i64, count: i64, most: i64) -> None:
        """Give the node a child for each action on offer that has none, the preferred ones, at most so many."""
        tree = self.tree
        out = self.out
        stamp = self.stamp
        weights = self.weights
        look = self.look
        child = tree.cells[node + CHILD]
        while child != NONE:
            stamp[tree.cells[child + ACTION]] -= 1
            child = tree.cells[child + SIBLING]
        self.judge.prefer(state, out, count, weights)
        # Beginning at a drawn place keeps low action numbers from being tried first.
        shift: i64 = self.rng.randrange(count)
        total: i64 = 0
        rest: i64 = 0
        for i in range(count):
            total += weights[i]
            if stamp[out[i]] == look:
                rest += 1
        every = rest <= most
        k = shift
        for _ in range(count if every else most):
            if not every:
                k = self.heaviest(count, shift)
            if stamp[out[k]] == look:
                tree.sprout(node, out[k], weights[k])
                stamp[out[k]] -= 1
                rest -= 1
            k += 1
            if k == count:
                k = 0
        for i in range(count):
            stamp[out[i]] = look
        tree.cells[node + PRIORS] = total
        if self.open:
            tree.cells[node + REST] = rest

    def heaviest(self, count: i64, shift: i64) -> i64:
        """The place in `out` of what the game prefers most, of all that has no node yet."""
        out = self.out
        stamp = self.stamp
        weights = self.weights
        look = self.look
        found: i64 = NONE
        most: i64 = -1
        k = shift
        for _ in range(count):
            if weights[k] > most and stamp[out[k]] == look:
                found = k
                most = weights[k]
            k += 1
            if k == count:
                k = 0
        return found

    def weigh(self, state: State, share: float) -> None:
        """Let the position decide that share of what this iteration is worth to each seat."""
        if share == 1.0:
            self.judge.weigh(state, self.worth)
            return
        self.judge.weigh(state, self.promise)
        for seat in range(self.tree.seats):
            self.worth[seat] = share * self.promise[seat] + (1.0 - share) * self.worth[seat]

    def award(self, state: State, side: i64) -> None:
        """The iteration is worth a win to that side, shared by its seats."""
        partners: i64 = 0
        for seat in range(self.tree.seats):
            if state.side(seat) == side:
                partners += 1
        for seat in range(self.tree.seats):
            self.worth[seat] = 1.0 / float(partners) if state.side(seat) == side else 0.0

    def credit(self) -> None:
        """Tell every node on the path what this iteration was worth to each seat."""
        tree = self.tree
        cells = tree.cells
        path = self.path
        seats = tree.seats
        gains = self.gains
        for seat in range(seats):
            gains[seat] = i64(self.worth[seat] * UNIT)
        for i in range(self.length):
            node = path[i]
            cells[node + VISITS] += 1
            for seat in range(seats):
                cells[node + VALUE + seat] += gains[seat]

    def best(self) -> i64:
        """The node of the decision that wins for sure, or else was visited most, then worth most, then preferred."""
        tree = self.tree
        best: i64 = NONE
        child = tree.cells[ROOT + CHILD]
        while child != NONE:
            if best == NONE or self.better(child, best):
                best = child
            child = tree.cells[child + SIBLING]
        return best

    def better(self, a: i64, b: i64) -> bool:
        """Whether node `a` came out ahead of node `b`."""
        tree = self.tree
        if self.prospect(a) != self.prospect(b):
            return self.prospect(a) > self.prospect(b)
        if tree.cells[a + VISITS] != tree.cells[b + VISITS]:
            return tree.cells[a + VISITS] > tree.cells[b + VISITS]
        mine = tree.cells[a + VALUE + self.seat]
        yours = tree.cells[b + VALUE + self.seat]
        return mine > yours if mine != yours else tree.cells[a + PRIOR] > tree.cells[b + PRIOR]

    def prospect(self, node: i64) -> i64:
        """1 where the seat is sure to win, -1 where another is, 0 where nobody is."""
        proof = self.tree.cells[node + PROOF]
        return 0 if proof == 0 else 1 if proof == 1 + self.start.side(self.seat) else -1


def winner(state: State) -> i64:
    """1 + the side that has won; 0 before the end, or when several share the win."""
    if state.actor != OVER:
        return 0
    found: i64 = 0
    for seat in range(state.seats):
        if state.result(seat) > 0.0:
            side = 1 + state.side(seat)
            if found != 0 and found != side:
                return 0
            found = side
    return found


def nothing_hidden(state: State, seat: i64) -> bool:
    """Whether the seat knows everything: drawing the unknown anew changes nothing."""
    return not state.alternatives(int(seat), Random(1), 1, WORLDS)
