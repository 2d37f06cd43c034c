"""The search tree, in flat arrays: a node is a number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1
FIRST_ROOM: Final = 1024

# Values are summed as whole numbers of this fraction, so that sums are the same on every machine.
UNIT: Final = 1048576


class Tree:
    """Nodes are information sets, each with the decision or outcome that led to it and what came of it."""

    seats: i64
    size: i64
    room: i64
    action: vec[i64]  # what led here
    weight: vec[i64]  # how much the game prefers it
    visits: vec[i64]  # how often it was taken
    offers: vec[i64]  # how often it could have been taken: its availability
    child: vec[i64]  # first node below, or NONE
    sibling: vec[i64]  # next node beside, or NONE
    value: vec[i64]  # entry seats·node + seat: sum of results in UNITs

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.size = 0
        self.room = FIRST_ROOM
        self.action = zeros(self.room)
        self.weight = zeros(self.room)
        self.visits = zeros(self.room)
        self.offers = zeros(self.room)
        self.child = zeros(self.room)
        self.sibling = zeros(self.room)
        self.value = zeros(self.room * seats)
        self.node(NONE, 1)

    def node(self, action: i64, weight: i64) -> i64:
        """A new node without parent, children or visits."""
        if self.size == self.room:
            self.grow()
        new = self.size
        self.size += 1
        self.action[new] = action
        self.weight[new] = weight
        self.child[new] = NONE
        self.sibling[new] = NONE
        return new

    def sprout(self, parent: i64, action: i64, weight: i64) -> i64:
        """A new child of `parent`."""
        new = self.node(action, weight)
        self.sibling[new] = self.child[parent]
        self.child[parent] = new
        return new

    def find(self, parent: i64, action: i64) -> i64:
        """The child that action leads to, sprouted if it is not there yet."""
        node = self.child[parent]
        while node != NONE:
            if self.action[node] == action:
                return node
            node = self.sibling[node]
        return self.sprout(parent, action, 1)

    def grow(self) -> None:
        """Twice the room."""
        self.action = doubled(self.action)
        self.weight = doubled(self.weight)
        self.visits = doubled(self.visits)
        self.offers = doubled(self.offers)
        self.child = doubled(self.child)
        self.sibling = doubled(self.sibling)
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
