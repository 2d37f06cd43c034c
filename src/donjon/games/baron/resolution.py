"""Establishment and combat, section 5: one algorithm for every claim, whoever laid the tile.

A claim is settled in two stages: claimants against each other, then those who are left against the barons in place.
Territories, strengths and battlefields are looked up on the board as it stands at each step.
"""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.baron import board
from donjon.games.baron.position import Position, near


def adversaries(p: Position, a: i64, b: i64) -> bool:
    """Keeps of different owners whose territories overlap."""
    return p.keep_of[a] != p.keep_of[b] and overlap(p, a, b)


def overlap(p: Position, a: i64, b: i64) -> bool:
    """The territories around two keeps, or around where they might stand, have a valued tile in common (R15)."""
    dq = board.Q[a] - board.Q[b]
    dr = board.R[a] - board.R[b]
    if dq > 2 or dq < -2 or dr > 2 or dr < -2 or dq + dr > 2 or dq + dr < -2:  # BA-1.6
        return False
    if p.valued(a) and near(a, b):
        return True
    for k in range(i64(6)):
        tile = board.AROUND[a * 6 + k]
        if p.valued(tile) and near(tile, b):
            return True
    return False


def claimed_by_others(p: Position, tile: i64, owner: i64) -> bool:
    """The tile also lies in the territory of another owner's baron or claimant."""
    if stakes(p, tile, owner):
        return True
    for k in range(i64(6)):
        if stakes(p, board.AROUND[tile * 6 + k], owner):
            return True
    return False


def stakes(p: Position, cell: i64, owner: i64) -> bool:
    other = p.keep_of[cell]
    return other != board.NOBODY and other != owner and p.rank[cell] != board.KNIGHT


def in_own_barony(p: Position, tile: i64, owner: i64) -> bool:
    """The tile already belongs to a barony of that owner."""
    if p.keep_of[tile] == owner and p.rank[tile] == board.BARON:
        return True
    for k in range(i64(6)):
        cell = board.AROUND[tile * 6 + k]
        if p.keep_of[cell] == owner and p.rank[cell] == board.BARON:
            return True
    return False


def unscored(p: Position, cell: i64) -> i64:
    """BA-5.3, R12: the value of a territory without the tiles that already belong to a barony of its owner."""
    total: i64 = 0
    for k in range(i64(6)):
        tile = board.AROUND[cell * 6 + k]
        if p.land[tile] != board.EMPTY and not in_own_barony(p, tile, p.keep_of[cell]):
            total += p.settings.values[p.land[tile]]
    return total


class Resolution:
    """One event: the claims being settled, and what has been charged so far."""

    p: Position
    divisor: i64  # 1, or that of the final attempts
    claim: vec[i64]  # the claimants not settled yet
    claims: i64
    strength: vec[i64]
    cluster: vec[i64]
    wins: vec[i64]
    leaves: vec[i64]
    field: vec[i64]  # by cell: the last pass in which it was battlefield
    charged: vec[i64]  # by cell: the seat that paid for it, counted from 1
    passes: i64

    def __init__(self, p: Position, claim: vec[i64], claims: i64, divisor: i64) -> None:
        self.p = p
        self.divisor = divisor
        self.claim = claim
        self.claims = claims
        self.strength = vec[i64]([0] * int(claims))
        self.cluster = vec[i64]([0] * int(claims))
        self.wins = vec[i64]([0] * int(claims))
        self.leaves = vec[i64]([0] * int(claims))
        self.field = vec[i64]([0] * board.SIZE)
        self.charged = vec[i64]([0] * board.SIZE)
        self.passes = 0
        for i in range(claims):
            p.rank[claim[i]] = board.CLAIMANT

    def run(self) -> None:
        if self.claims > 1:
            self.knights_stage()
        while self.claims > 0:
            self.barons_stage()

    def half(self, value: i64) -> i64:
        """BA-6.4, R19: divided and rounded up, in final attempts; unchanged before."""
        return -((-value) // self.divisor)

    # The knights' stage.

    def knights_stage(self) -> None:
        """BA-5.1: a claimant goes on if he is stronger than every adversary among the claimants."""
        for i in range(self.claims):
            self.strength[i] = self.half(self.uncontested(self.claim[i]))
        for i in range(self.claims):
            self.leaves[i] = 0 if self.beats_all(i) else 1
        if self.p.settings.component:
            self.judge_groups()
        if self.p.journal is not None:
            self.note_melee()
        self.send_home()

    def uncontested(self, cell: i64) -> i64:
        """BA-5.1: the value of the tiles no other owner's claimant or baron has a share in."""
        p = self.p
        owner = p.keep_of[cell]
        total: i64 = 0
        for k in range(i64(6)):
            tile = board.AROUND[cell * 6 + k]
            if p.valued(tile) and not claimed_by_others(p, tile, owner):
                total += p.settings.values[p.land[tile]]
        return total

    def beats_all(self, i: i64) -> bool:
        for j in range(self.claims):
            if adversaries(self.p, self.claim[i], self.claim[j]) and self.strength[i] <= self.strength[j]:
                return False
        return True

    def judge_groups(self) -> None:
        """R9, the option "component": in a group of adversaries only the strongest owner's claimants may go on."""
        self.link(False)
        for i in range(self.claims):
            if self.leaves[i] == 0 and self.strongest_of_group(i) != self.p.keep_of[self.claim[i]]:
                self.leaves[i] = 1

    def strongest_of_group(self, i: i64) -> i64:
        """The one owner of the strongest claimants of i's group, or NOBODY."""
        most = self.strength[i]
        for j in range(self.claims):
            if self.cluster[j] == self.cluster[i]:
                most = max(most, self.strength[j])
        owner: i64 = board.NOBODY
        for j in range(self.claims):
            if self.cluster[j] == self.cluster[i] and self.strength[j] == most:
                if owner != board.NOBODY and owner != self.p.keep_of[self.claim[j]]:
                    return board.NOBODY
                owner = self.p.keep_of[self.claim[j]]
        return owner

    # The barons' stage.

    def barons_stage(self) -> None:
        """BA-5.2: one pass; every cluster's champion is settled in it."""
        self.passes += 1
        self.establish_unopposed()
        if self.claims == 0:
            return
        self.link(True)
        self.choose_champions()
        self.mark_battlefield()
        self.fight()
        self.apply_outcome()

    def establish_unopposed(self) -> None:
        """BA-5.2a: whoever meets no baron establishes."""
        for i in range(self.claims):
            self.wins[i] = 0 if self.meets_baron(self.claim[i]) else 1
            self.leaves[i] = 0
        self.establish_winners()

    def meets_baron(self, cell: i64) -> bool:
        for m in range(self.p.meadows):
            if self.is_opposed_by(cell, self.p.meadow[m]):
                return True
        return False

    def is_opposed_by(self, cell: i64, baron: i64) -> bool:
        """That cell holds a baron in place who is an adversary of the claimant."""
        p = self.p
        return p.keep_of[baron] != board.NOBODY and p.rank[baron] == board.BARON and adversaries(p, cell, baron)

    def share_a_baron(self, a: i64, b: i64) -> bool:
        for m in range(self.p.meadows):
            baron = self.p.meadow[m]
            if self.is_opposed_by(a, baron) and self.is_opposed_by(b, baron):
                return True
        return False

    def link(self, by_baron: bool) -> None:
        """Group claimants: one owner's that share a baron (BA-5.2b), or adversaries (R9)."""
        for i in range(self.claims):
            self.cluster[i] = i
        changed = True
        while changed:
            changed = False
            for i in range(self.claims):
                for j in range(i):
                    if self.cluster[i] != self.cluster[j] and self.linked(self.claim[i], self.claim[j], by_baron):
                        joined = min(self.cluster[i], self.cluster[j])
                        self.cluster[i] = joined
                        self.cluster[j] = joined
                        changed = True

    def linked(self, a: i64, b: i64, by_baron: bool) -> bool:
        if by_baron:
            return self.p.keep_of[a] == self.p.keep_of[b] and self.share_a_baron(a, b)
        return adversaries(self.p, a, b)

    def choose_champions(self) -> None:
        """BA-5.2b: the strongest of each cluster alone will fight; `wins` marks the champions until they have."""
        for i in range(self.claims):
            self.strength[i] = self.half(self.unshared(self.claim[i]))
            self.wins[i] = 1
        for i in range(self.claims):
            for j in range(self.claims):
                if i != j and self.cluster[i] == self.cluster[j] and self.outshines(j, i):
                    self.wins[i] = 0

    def unshared(self, cell: i64) -> i64:
        """The value of the claimant's tiles that none of his adversary barons has a share in."""
        p = self.p
        total: i64 = 0
        for k in range(i64(6)):
            tile = board.AROUND[cell * 6 + k]
            if p.valued(tile) and not self.lies_with_opponent(tile, cell):
                total += p.settings.values[p.land[tile]]
        return total

    def lies_with_opponent(self, tile: i64, cell: i64) -> bool:
        if self.is_opposed_by(cell, tile):
            return True
        for k in range(i64(6)):
            if self.is_opposed_by(cell, board.AROUND[tile * 6 + k]):
                return True
        return False

    def outshines(self, j: i64, i: i64) -> bool:
        """BA-5.2b: stronger; then the more valuable territory; then the smaller q, then r."""
        if self.strength[j] != self.strength[i]:
            return self.strength[j] > self.strength[i]
        return self.comes_before(j, i)

    def comes_before(self, j: i64, i: i64) -> bool:
        mine = self.p.worth(self.claim[i])
        other = self.p.worth(self.claim[j])
        return other > mine if other != mine else self.claim[j] < self.claim[i]

    def mark_battlefield(self) -> None:
        """BA-5.2c: what the champions share with their adversary barons counts for nobody (R18)."""
        p = self.p
        for i in range(self.claims):
            if self.wins[i] == 0:
                continue
            cell = self.claim[i]
            if self.lies_with_opponent(cell, cell):
                self.field[cell] = self.passes
            for k in range(i64(6)):
                tile = board.AROUND[cell * 6 + k]
                if p.land[tile] != board.EMPTY and self.lies_with_opponent(tile, cell):
                    self.field[tile] = self.passes

    def beyond_battlefield(self, cell: i64) -> i64:
        """BA-5.5: the value of a territory without the battlefield; own shared tiles count."""
        p = self.p
        total: i64 = 0
        for k in range(i64(6)):
            tile = board.AROUND[cell * 6 + k]
            if p.land[tile] != board.EMPTY and self.field[tile] != self.passes:
                total += p.settings.values[p.land[tile]]
        return total

    def strongest_baron(self, cell: i64) -> i64:
        """The adversary baron a champion fights: the strongest, then the first."""
        found: i64 = board.NOWHERE
        for m in range(self.p.meadows):
            baron = self.p.meadow[m]
            if self.is_opposed_by(cell, baron):
                if found == board.NOWHERE or self.beyond_battlefield(baron) > self.beyond_battlefield(found):
                    found = baron
        return found

    def fight(self) -> None:
        """BA-5.2d: one single combat against the strongest baron; a tie is his."""
        for i in range(self.claims):
            if self.wins[i] == 0:
                continue
            cell = self.claim[i]
            baron = self.strongest_baron(cell)
            strength = self.half(self.beyond_battlefield(cell))
            won = strength > self.beyond_battlefield(baron)
            if self.p.journal is not None:
                self.note_combat(cell, strength, baron, won)
            if not won:
                self.wins[i] = 0
                self.leaves[i] = 1
            if not won or self.p.settings.strict:  # R10
                self.send_mates(i)

    def send_mates(self, champion: i64) -> None:
        """BA-5.2e: cluster-mates that share a baron with this champion return too."""
        for j in range(self.claims):
            if j != champion and self.cluster[j] == self.cluster[champion]:
                if self.share_a_baron(self.claim[j], self.claim[champion]):
                    self.leaves[j] = 1

    def apply_outcome(self) -> None:
        """BA-5.2e: barons fall, winners establish, losers return, all at once."""
        p = self.p
        fallen = vec[i64]([0] * int(p.meadows))
        for m in range(p.meadows):
            fallen[m] = 1 if self.falls(p.meadow[m]) else 0
        for m in range(p.meadows):
            if fallen[m] == 1:
                self.charge(p.meadow[m])
        for m in range(p.meadows):
            if fallen[m] == 1:
                give_back(p, p.meadow[m])
        self.establish_winners()
        self.send_home()

    def falls(self, baron: i64) -> bool:
        for i in range(self.claims):
            if self.wins[i] == 1 and self.is_opposed_by(self.claim[i], baron):
                return True
        return False

    def charge(self, baron: i64) -> None:
        """BA-5.2e, R11: the owner loses the tiles shared with the winners, each once."""
        p = self.p
        owner = p.keep_of[baron]
        loss: i64 = 0
        for k in range(i64(6)):
            tile = board.AROUND[baron * 6 + k]
            if p.valued(tile) and self.is_won(tile, baron):
                if self.charged[tile] != owner + 1 or p.settings.double_charge:
                    self.charged[tile] = owner + 1
                    loss += p.settings.values[p.land[tile]]
        if p.alive(owner):  # BA-4.15
            p.earn(owner, board.LOSSES, -loss)
        if p.journal is not None:
            p.journal.add(
                "fall",
                int(owner),
                {
                    "cell": spot(baron),
                    "colour": p.settings.colours[owner],
                    "loss": loss,
                    "out": int(not p.alive(owner)),
                },
            )

    def is_won(self, tile: i64, baron: i64) -> bool:
        """The tile lies in the territory of a winner against that baron."""
        for i in range(self.claims):
            if self.wins[i] == 1 and near(tile, self.claim[i]) and self.is_opposed_by(self.claim[i], baron):
                return True
        return False

    # What becomes of the claimants.

    def establish_winners(self) -> None:
        """In the order of BA-5.2a: the most valuable first, then the smaller q, then r."""
        while True:
            best: i64 = board.NOWHERE
            for i in range(self.claims):
                if self.wins[i] == 1 and (best == board.NOWHERE or self.comes_before(i, best)):
                    best = i
            if best == board.NOWHERE:
                return
            self.establish(self.claim[best])
            self.strike_out(best)

    def establish(self, cell: i64) -> None:
        """BA-5.3: honour for the tiles not yet in an own barony (R12); the knight becomes a baron."""
        p = self.p
        owner = p.keep_of[cell]
        gain = self.half(unscored(p, cell))
        p.rank[cell] = board.BARON
        if p.alive(owner):  # BA-4.15
            p.earn(owner, board.ESTABLISHED, gain)
        if p.journal is not None:
            token = self.half(p.worth(cell))
            facts: dict[str, int | str] = {"cell": spot(cell), "colour": p.settings.colours[owner]}
            facts["gain"] = gain
            facts["token"] = token
            facts["out"] = int(not p.alive(owner))
            p.journal.add("establish", int(owner), facts)

    def send_home(self) -> None:
        """Beaten claimants go back to their owners at no cost."""
        i: i64 = 0
        while i < self.claims:
            if self.leaves[i] == 0:
                i += 1
                continue
            cell = self.claim[i]
            if self.p.journal is not None:
                owner = self.p.keep_of[cell]
                facts: dict[str, int | str] = {"cell": spot(cell), "colour": self.p.settings.colours[owner]}
                facts["out"] = int(not self.p.alive(owner))
                self.p.journal.add("return", int(owner), facts)
            give_back(self.p, cell)
            self.strike_out(i)

    def strike_out(self, i: i64) -> None:
        """That claim is settled."""
        self.claims -= 1
        for j in range(i, self.claims):
            self.claim[j] = self.claim[j + 1]
            self.cluster[j] = self.cluster[j + 1]
            self.wins[j] = self.wins[j + 1]
            self.leaves[j] = self.leaves[j + 1]

    # For log and animation.

    def note_melee(self) -> None:
        """The strengths of the claimants that have an adversary among the others."""
        p = self.p
        journal = p.journal
        assert journal is not None
        for i in range(self.claims):
            cell = self.claim[i]
            met = False
            for j in range(self.claims):
                if adversaries(p, cell, self.claim[j]):
                    met = True
            if not met:
                continue
            owner = p.keep_of[cell]
            field = [spot(tile) for tile in self.territory(cell) if claimed_by_others(p, tile, owner)]
            facts: dict[str, int | str] = {"cell": spot(cell), "colour": p.settings.colours[owner]}
            facts["strength"] = self.strength[i]
            facts["token"] = self.half(p.worth(cell))
            facts["field"] = " ".join(field)
            facts["won"] = 1 - self.leaves[i]
            journal.add("melee", int(owner), facts)

    def note_combat(self, cell: i64, strength: i64, baron: i64, won: bool) -> None:
        p = self.p
        journal = p.journal
        assert journal is not None
        owner = p.keep_of[cell]
        battlefield = [tile for tile in range(i64(board.SIZE)) if self.field[tile] == self.passes]
        facts: dict[str, int | str] = {"cell": spot(cell), "colour": p.settings.colours[owner]}
        facts["strength"] = strength
        facts["token"] = self.half(p.worth(cell))
        facts["against"] = spot(baron)
        facts["defender"] = p.settings.colours[p.keep_of[baron]]
        facts["defence"] = self.beyond_battlefield(baron)
        facts["shield"] = p.worth(baron)
        facts["field"] = " ".join([spot(tile) for tile in battlefield])
        facts["won"] = 1 if won else 0
        journal.add("combat", int(owner), facts)

    def territory(self, cell: i64) -> list[i64]:
        """BA-1.5, for people."""
        return [cell] + [
            board.AROUND[cell * 6 + k] for k in range(6) if self.p.land[board.AROUND[cell * 6 + k]] != board.EMPTY
        ]


def give_back(p: Position, cell: i64) -> None:
    """BA-5.4: back to the supply, locked for this turn if it is the player's own (BA-4.13); the meadow is free."""
    owner = p.keep_of[cell]
    p.keep_of[cell] = board.NOBODY
    p.rank[cell] = board.KNIGHT
    if p.alive(owner):
        p.supply[owner] += 1
        if owner == p.mine and p.phase != board.ATTEMPTING:
            p.returned += 1


def spot(cell: i64) -> str:
    """A cell as people and records name it."""
    q, r = board.CELLS[cell]
    return f"{q},{r}"
