"""A position of Terre de Barons: where everything stands, and the questions the rules ask of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.settings import Options
from donjon.core.state import Native
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.settings import Settings

FARTHEST: Final = 6  # walks are counted up to five tiles


@mypyc_attr(acyclic=True)
class Position(Native):
    """Tiles are 0..36, colours 0..3, officers of a colour 0 (the baron) to 3.

    `active`, `points`, `reach` and `within` could be derived; they are kept because every decision asks
    for them (measured: a third of the time of random play).
    """

    settings: Settings
    phase: i64
    # The land: value of each tile, 0 for a mountain, NOWHERE before it is laid.
    land: vec[i64]
    reach: vec[i64]  # 37·tile + k: the k-th nearest tile on foot
    within: vec[i64]  # FARTHEST·tile + d: how many tiles lie within d steps, itself included
    # What stands on each tile.
    troop_of: vec[i64]
    fresh: vec[i64]
    moved: vec[i64]
    keep_of: vec[i64]
    active: vec[i64]  # colour of the active knight, TB-5.2
    # By colour; the discard is shared but counted by colour (TB-1.6).
    post: vec[i64]  # OFFICERS·colour + officer: the tile
    reserve: vec[i64]
    discard: vec[i64]
    keeps: vec[i64]  # keeps in reserve
    points: vec[i64]
    card: vec[i64]
    card_state: vec[i64]
    # By seat.
    order: vec[i64]  # the seats in turn order
    colour_of: vec[i64]
    # The turn.
    at: i64  # index into `order`
    mine: i64  # the colour to play
    die: i64  # 0 before the roll
    bonus_spent: bool
    done: i64  # actions completed this turn
    first: i64  # what the first one was
    paused: bool  # TB-4.3
    turns: i64  # completed, over all players
    # The order being carried out.
    command: i64  # its tile
    steps: i64
    arrivals: vec[i64]  # TB-6.4: troops arrived since a keep fell there in this order, or -1
    asked: i64  # tile of a pending capture
    end: i64

    def __init__(self, seats: i64, settings: Settings, other: "Position | None" = None) -> None:
        super().__init__(seats, board.SPACE)
        self.settings = settings
        if other is None:
            self.phase = board.LAYING
            self.land = vec[i64]([board.NOWHERE] * board.TILES)
            self.reach = vec[i64]([])
            self.within = vec[i64]([])
            self.troop_of = vec[i64]([board.NOBODY] * board.TILES)
            self.fresh = vec[i64]([0] * board.TILES)
            self.moved = vec[i64]([0] * board.TILES)
            self.keep_of = vec[i64]([board.NOBODY] * board.TILES)
            self.active = vec[i64]([board.NOBODY] * board.TILES)
            self.post = vec[i64]([board.NOWHERE] * (board.SEATS * board.OFFICERS))
            # TB-2.6
            self.reserve = vec[i64]([settings.troops if c < seats else 0 for c in range(board.SEATS)])
            self.discard = vec[i64]([0] * board.SEATS)
            self.keeps = vec[i64]([settings.keeps if c < seats else 0 for c in range(board.SEATS)])
            self.points = vec[i64]([0] * board.SEATS)
            self.card = vec[i64]([board.NOWHERE] * board.SEATS)
            self.card_state = vec[i64]([board.NO_CARD] * board.SEATS)
            self.order = vec[i64]([board.NOBODY] * board.SEATS)
            self.colour_of = vec[i64]([board.NOBODY] * board.SEATS)
            self.at, self.mine, self.die, self.bonus_spent = 0, board.NOBODY, 0, False
            self.done, self.first, self.paused, self.turns = 0, board.NOTHING, False, 0
            self.command, self.steps = board.NOWHERE, 0
            self.arrivals = vec[i64]([-1] * board.TILES)
            self.asked, self.end = board.NOWHERE, board.RUNNING
            return
        self.actor = other.actor
        self.phase = other.phase
        # The land, the walks, the turn order and the colours no longer change once play begins.
        if other.phase >= board.STARTING:
            self.land, self.order, self.colour_of = other.land, other.order, other.colour_of
        else:
            self.land, self.order, self.colour_of = other.land[:], other.order[:], other.colour_of[:]
        self.reach, self.within = other.reach, other.within
        self.troop_of, self.fresh, self.moved = other.troop_of[:], other.fresh[:], other.moved[:]
        self.keep_of, self.active, self.post = other.keep_of[:], other.active[:], other.post[:]
        self.reserve, self.discard, self.keeps = other.reserve[:], other.discard[:], other.keeps[:]
        self.points, self.card, self.card_state = other.points[:], other.card[:], other.card_state[:]
        self.at, self.mine, self.die, self.bonus_spent = other.at, other.mine, other.die, other.bonus_spent
        self.done, self.first, self.paused, self.turns = other.done, other.first, other.paused, other.turns
        self.command, self.steps = other.command, other.steps
        self.arrivals = other.arrivals[:]
        self.asked, self.end = other.asked, other.end

    def options(self) -> Options:
        return self.settings.options

    def pack(self) -> list[int]:
        numbers: list[int] = [
            self.seats, self.actor, self.phase, self.at, self.mine, self.die, self.bonus_spent, self.done, self.first,
            self.paused, self.turns, self.command, self.steps, self.asked, self.end,
        ]  # fmt: skip
        for cells in (
            self.land, self.troop_of, self.fresh, self.moved, self.keep_of, self.post, self.reserve, self.discard,
            self.keeps, self.card, self.card_state, self.order, self.colour_of, self.arrivals,
        ):  # fmt: skip
            numbers += [int(cell) for cell in cells]
        return numbers

    # Who stands where.

    def blocked(self, tile: i64) -> bool:
        """TB-5.4: an active enemy knight holds the tile against the player."""
        knight = self.active[tile]
        return knight != board.NOBODY and knight != self.mine

    def held_by_enemy(self, tile: i64) -> bool:
        """Enemy troops or an enemy keep stand there: a troop entering must stop."""
        troop = self.troop_of[tile]
        if troop != board.NOBODY and troop != self.mine:
            return True
        keep = self.keep_of[tile]
        return keep != board.NOBODY and keep != self.mine

    def baron_on(self, tile: i64) -> i64:
        """The colour of another baron than the player's on the tile, or NOBODY."""
        for colour in range(self.seats):
            if colour != self.mine and self.post[colour * board.OFFICERS + board.BARON] == tile:
                return colour
        return board.NOBODY

    def other_barons(self) -> i64:
        """The tiles with another baron than the player's, a bit each."""
        tiles: i64 = 0
        for colour in range(self.seats):
            tile = self.post[colour * board.OFFICERS + board.BARON]
            if colour != self.mine and tile >= 0:
                tiles |= i64(1) << tile
        return tiles

    def keep_beside(self, tile: i64) -> bool:
        """A keep of any colour stands on a neighbouring tile."""
        for k in range(i64(6)):
            beside = board.AROUND[tile * 6 + k]
            if beside >= 0 and self.keep_of[beside] != board.NOBODY:
                return True
        return False

    def available(self, colour: i64) -> i64:
        """Troops on the board and in reserve: all that are not discarded (TB-1.8)."""
        return self.settings.troops - self.discard[colour]

    def die_buys_order(self) -> bool:
        """TB-3.3: the bonus of the die is worth a second order."""
        return self.die >= self.settings.two_orders_from

    def may_order_again(self) -> bool:
        """TB-3.3: after a first order, as long as the bonus that buys the second is unspent."""
        return not self.bonus_spent and self.die_buys_order()

    def keeps_standing(self, colour: i64) -> i64:
        return self.settings.keeps - self.keeps[colour]

    # What is kept up to date.

    def count_points(self, colour: i64) -> None:
        """TB-7.2: values of the tiles with own keeps, and the diversity of their colours."""
        total: i64 = 0
        ones: i64 = 0
        twos: i64 = 0
        threes: i64 = 0
        fours: i64 = 0
        for tile in range(i64(board.TILES)):
            if self.keep_of[tile] == colour:
                value = self.land[tile]
                total += value
                if value == 1:
                    ones = 1
                elif value == 2:
                    twos = 1
                elif value == 3:
                    threes = 1
                else:
                    fours = 1
        if self.settings.diversity:
            total += board.DIVERSITY[ones + twos + threes + fours]
        self.points[colour] = total

    def match_knights(self, tile: i64) -> None:
        """TB-5.2, TB-5.3: the colour with strictly most knights is active, unless all four colours meet."""
        colours: i64 = 0
        most: i64 = 0
        winner: i64 = board.NOBODY
        tied = False
        knights = self.settings.knights
        for colour in range(self.seats):
            count: i64 = 0
            base = colour * board.OFFICERS
            for officer in range(i64(1), knights + 1):
                if self.post[base + officer] == tile:
                    count += 1
            if count == 0:
                continue
            colours += 1
            if count > most:
                most = count
                winner = colour
                tied = False
            elif count == most:
                tied = True
        if tied or (colours == board.SEATS and not self.settings.plurality):
            winner = board.NOBODY
        self.active[tile] = winner
