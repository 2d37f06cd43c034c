"""The search tree, in one flat array: a node is the place where its row of numbers begins."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1
OPEN: Final = -1  # what may follow differs from visit to visit, or nobody has looked yet
FIRST_ROOM: Final = 1024

# Values are summed as whole numbers of this fraction, so that sums are the same on every machine.
UNIT: Final = 1048576

# The row of a node: what choosing between neighbours reads stands together, for memory comes in pieces.
SIBLING: Final = 0  # next node beside, or NONE
ACTION: Final = 1  # what led here
PROOF: Final = 2  # 1 + the side that is sure to win from here; 0 while nobody is
VISITS: Final = 3  # how often it was taken
AVAILABLE: Final = 4  # how often it could have been taken
PRIOR: Final = 5  # how much the game prefers it: its weight
CHILD: Final = 6  # first node below, or NONE
PRIORS: Final = 7  # the sum of the priors of all that could follow when it was last looked into
REST: Final = 8  # how much of that has no node yet, where the same can always follow; otherwise OPEN
VALUE: Final = 9  # + seat: sum of results in UNITs


class Tree:
    """Nodes are information sets, each with the decision or outcome that led to it and what came of it."""

    seats: i64
    width: i64  # of a row
    size: i64  # nodes
    room: i64  # for so many
    cells: vec[i64]

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.width = VALUE + seats
        self.size = 0
        self.room = FIRST_ROOM
        self.cells = zeros(self.room * self.width)
        self.node(NONE, 1)

    def node(self, action: i64, weight: i64) -> i64:
        """A new node without parent, children or visits."""
        if self.size == self.room:
            self.grow()
        new = self.size * self.width
        self.size += 1
        self.cells[new + SIBLING] = NONE
        self.cells[new + ACTION] = action
        self.cells[new + PRIOR] = weight
        self.cells[new + CHILD] = NONE
        self.cells[new + REST] = OPEN
        return new

    def sprout(self, parent: i64, action: i64, weight: i64) -> i64:
        """A new child of `parent`."""
        new = self.node(action, weight)
        self.cells[new + SIBLING] = self.cells[parent + CHILD]
        self.cells[parent + CHILD] = new
        return new

    def seek(self, parent: i64, action: i64) -> i64:
        """The child that action leads to, or NONE."""
        cells = self.cells
        node = cells[parent + CHILD]
        while node != NONE and cells[node + ACTION] != action:
            node = cells[node + SIBLING]
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child that action leads to, sprouted if it is not there yet."""
        node = self.seek(parent, action)
        return node if node != NONE else self.sprout(parent, action, 1)

    def children(self, node: i64) -> i64:
        """How many nodes follow that one."""
        count: i64 = 0
        child = self.cells[node + CHILD]
        while child != NONE:
            count += 1
            child = self.cells[child + SIBLING]
        return count

    def mean(self, node: i64, seat: i64) -> float:
        """What a visit there was worth to that seat on average; at least one is needed."""
        return float(self.cells[node + VALUE + seat]) / float(UNIT * self.cells[node + VISITS])

    def branch(self, top: i64) -> "Tree":
        """A tree of its own of all that is at and below that node."""
        new = Tree(self.seats)
        self.hand_over(top, new, ROOT)
        olds = vec[i64]([top])
        # Nodes are appended in the order they are met, so entry k of `olds` became the k-th node.
        done: i64 = 0
        while done < len(olds):
            last: i64 = NONE
            child = self.cells[olds[done] + CHILD]
            while child != NONE:
                twin = new.node(self.cells[child + ACTION], self.cells[child + PRIOR])
                self.hand_over(child, new, twin)
                if last == NONE:
                    new.cells[done * new.width + CHILD] = twin
                else:
                    new.cells[last + SIBLING] = twin
                last = twin
                olds = append(olds, child)
                child = self.cells[child + SIBLING]
            done += 1
        return new

    def hand_over(self, old: i64, new: "Tree", twin: i64) -> None:
        """What came of node `old` is what came of node `twin` of the new tree."""
        new.cells[twin + PROOF] = self.cells[old + PROOF]
        new.cells[twin + VISITS] = self.cells[old + VISITS]
        new.cells[twin + AVAILABLE] = self.cells[old + AVAILABLE]
        new.cells[twin + PRIORS] = self.cells[old + PRIORS]
        new.cells[twin + REST] = self.cells[old + REST]
        for seat in range(self.seats):
            new.cells[twin + VALUE + seat] = self.cells[old + VALUE + seat]

    def grow(self) -> None:
        """Twice the room."""
        longer = zeros(2 * self.room * self.width)
        for k in range(self.room * self.width):
            longer[k] = self.cells[k]
        self.cells = longer
        self.room *= 2


def zeros(count: i64) -> vec[i64]:
    """A vec of that many zeros."""
    return vec[i64]([0] * int(count))
