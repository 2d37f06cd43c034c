"""The search tree, in flat arrays: a node is a number."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1
OPEN: Final = -1  # what may follow differs from visit to visit, or nobody has looked yet
FIRST_ROOM: Final = 1024

# Values are summed as whole numbers of this fraction, so that sums are the same on every machine.
UNIT: Final = 1048576


class Tree:
    """Nodes are information sets, each with the decision or outcome that led to it and what came of it."""

    seats: i64
    size: i64
    room: i64
    action: vec[i64]  # what led here
    prior: vec[i64]  # how much the game prefers it: its weight
    visits: vec[i64]  # how often it was taken
    available: vec[i64]  # how often it could have been taken
    child: vec[i64]  # first node below, or NONE
    sibling: vec[i64]  # next node beside, or NONE
    priors: vec[i64]  # the sum of the priors of all that could follow when it was last looked into
    rest: vec[i64]  # how much of that has no node yet, where the same can always follow; otherwise OPEN
    proof: vec[i64]  # 1 + the side that is sure to win from here; 0 while nobody is
    value: vec[i64]  # entry seats·node + seat: sum of results in UNITs

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.size = 0
        self.room = FIRST_ROOM
        self.action = zeros(self.room)
        self.prior = zeros(self.room)
        self.visits = zeros(self.room)
        self.available = zeros(self.room)
        self.child = zeros(self.room)
        self.sibling = zeros(self.room)
        self.priors = zeros(self.room)
        self.rest = zeros(self.room)
        self.proof = zeros(self.room)
        self.value = zeros(self.room * seats)
        self.node(NONE, 1)

    def node(self, action: i64, weight: i64) -> i64:
        """A new node without parent, children or visits."""
        if self.size == self.room:
            self.grow()
        new = self.size
        self.size += 1
        self.action[new] = action
        self.prior[new] = weight
        self.child[new] = NONE
        self.sibling[new] = NONE
        self.rest[new] = OPEN
        return new

    def sprout(self, parent: i64, action: i64, weight: i64) -> i64:
        """A new child of `parent`."""
        new = self.node(action, weight)
        self.sibling[new] = self.child[parent]
        self.child[parent] = new
        return new

    def seek(self, parent: i64, action: i64) -> i64:
        """The child that action leads to, or NONE."""
        node = self.child[parent]
        while node != NONE and self.action[node] != action:
            node = self.sibling[node]
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child that action leads to, sprouted if it is not there yet."""
        node = self.seek(parent, action)
        return node if node != NONE else self.sprout(parent, action, 1)

    def children(self, node: i64) -> i64:
        """How many nodes follow that one."""
        count: i64 = 0
        child = self.child[node]
        while child != NONE:
            count += 1
            child = self.sibling[child]
        return count

    def mean(self, node: i64, seat: i64) -> float:
        """What a visit there was worth to that seat on average; at least one is needed."""
        return float(self.value[node * self.seats + seat]) / float(UNIT * self.visits[node])

    def branch(self, top: i64) -> "Tree":
        """A tree of its own of all that is at and below that node."""
        new = Tree(self.seats)
        self.hand_over(top, new, ROOT)
        olds = vec[i64]([top])
        # Nodes are appended in the order they are met, so entry k of `olds` became node k.
        done: i64 = 0
        while done < len(olds):
            last: i64 = NONE
            child = self.child[olds[done]]
            while child != NONE:
                twin = new.node(self.action[child], self.prior[child])
                self.hand_over(child, new, twin)
                if last == NONE:
                    new.child[done] = twin
                else:
                    new.sibling[last] = twin
                last = twin
                olds = append(olds, child)
                child = self.sibling[child]
            done += 1
        return new

    def hand_over(self, old: i64, new: "Tree", twin: i64) -> None:
        """What came of node `old` is what came of node `twin` of the new tree."""
        new.visits[twin] = self.visits[old]
        new.available[twin] = self.available[old]
        new.priors[twin] = self.priors[old]
        new.rest[twin] = self.rest[old]
        new.proof[twin] = self.proof[old]
        for seat in range(self.seats):
            new.value[twin * self.seats + seat] = self.value[old * self.seats + seat]

    def grow(self) -> None:
        """Twice the room."""
        self.action = doubled(self.action)
        self.prior = doubled(self.prior)
        self.visits = doubled(self.visits)
        self.available = doubled(self.available)
        self.child = doubled(self.child)
        self.sibling = doubled(self.sibling)
        self.priors = doubled(self.priors)
        self.rest = doubled(self.rest)
        self.proof = doubled(self.proof)
        self.value = doubled(self.value)
        self.room *= 2


def zeros(count: i64) -> vec[i64]:
    """A vec of that many zeros."""
    return vec[i64]([0] * int(count))


def doubled(old: vec[i64]) -> vec[i64]:
    """A vec twice as long that begins like the old one."""
    new = zeros(len(old) * 2)
    for i in range(len(old)):
        new[i] = old[i]
    return new
