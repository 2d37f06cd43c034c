"""Terre de Barons: the turn, its end and the result. Moves and orders have rooms of their own."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.state import CHANCE, OVER
from donjon.games.terre_de_barons import board, judge, moves, notation, observation, orders, refusals, setup, traits
from donjon.games.terre_de_barons.position import Position
from donjon.games.terre_de_barons.settings import ATOMIC, EACH_ACTION, EACH_TURN


@mypyc_attr(acyclic=True, free_list_len=1)
class Barons(Position):
    """The position with its rules: TB-3 and TB-7."""

    def copy(self) -> "Barons":
        return Barons(self.seats, self.settings, self)

    # The legal decisions.

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == board.STARTING:
            return self.list_first(out)
        if phase == board.SECOND:
            return self.list_second(out)
        if phase == board.SENDING:
            return self.close_list(out, orders.list_sends(self, out))
        if phase == board.PULLING:
            return self.close_list(out, orders.list_pulls(self, out))
        if phase == board.ROLLING:
            for face in range(i64(6)):
                out[face] = board.ROLL + face
            return 6
        if phase == board.CAPTURING:
            out[0] = board.CAPTURE
            out[1] = board.DECLINE
            return 2
        if phase == board.FINISHED:
            return 0
        return setup.list_setup(self, out)

    def list_first(self, out: vec[i64]) -> i64:
        """TB-3.1: the treasury, a first action, or nothing."""
        count: i64 = 0
        if self.card_state[self.mine] == board.HELD:  # TB-4.9
            for face in range(i64(6)):
                out[face] = board.TREASURY + face
            count = 6
        count = moves.list_moves(self, out, count)
        count = orders.list_orders(self, out, count, not self.bonus_spent)
        out[count] = board.END_TURN
        return count + 1

    def list_second(self, out: vec[i64]) -> i64:
        """TB-3.2, TB-3.3: what may follow the first action."""
        count = moves.list_moves(self, out, 0)
        if self.paused:  # TB-4.3: only the baron, and he must go
            return count
        if self.first == board.A_MOVE:
            count = orders.list_orders(self, out, count, not self.bonus_spent)
        elif self.may_order_again():
            # The second order spends the bonus, so its recruitment cannot use it too.
            count = orders.list_orders(self, out, count, False)
        out[count] = board.END_TURN
        return count + 1

    def close_list(self, out: vec[i64], count: i64) -> i64:
        """An order may end once a troop has moved (TB-3.4)."""
        if self.steps > 0:
            out[count] = board.END_ORDER
            return count + 1
        return count

    def weight(self, action: i64) -> i64:
        return i64(1) if self.phase == board.ROLLING else setup.weigh_setup(self, action)

    # Playing one.

    def apply(self, action: i64) -> None:
        kind = board.KIND[action]
        if kind == board.MOVE:
            officer = (action - board.MOVE) // board.TILES
            moves.walk(self, officer, action - board.MOVE - officer * board.TILES)
            self.finish_action(board.A_MOVE)
        elif kind == board.RIDE:
            moves.ride(self, action - board.RIDE)
            self.finish_action(board.A_MOVE)
        elif kind == board.SEND:
            orders.send(self, action - board.SEND)
            self.after_arrival()
        elif kind == board.PULL:
            orders.pull(self, action - board.PULL)
            self.after_arrival()
        elif kind == board.END_ORDER:
            self.note("end-order")
            self.close_order()
        elif kind == board.CAPTURE:
            self.capture()
            if self.actor != OVER:
                self.go_on()
        elif kind == board.DECLINE:
            self.note_tile("decline", self.asked)
            self.asked = board.NOWHERE
            self.go_on()
        elif kind == board.END_TURN:
            self.note("end-turn")
            self.end_turn()
        elif kind == board.ROLL:
            self.roll(action - board.ROLL + 1)
        elif kind == board.TREASURY:
            self.spend_on_treasury(action - board.TREASURY + 1)
        elif self.phase < board.ROLLING:
            setup.play_setup(self, action)
        else:
            self.give_order(action)

    def roll(self, face: i64) -> None:
        """TB-3.1: the turn begins."""
        self.die = face
        self.phase = board.STARTING
        self.actor = self.order[self.at]
        if self.journal is not None:
            self.journal.add("roll", int(self.actor), {"die": face})

    def spend_on_treasury(self, face: i64) -> None:
        """TB-4.9: the card goes face down and the die shows what the player wants."""
        self.card_state[self.mine] = board.SPENT
        self.die = face
        if self.journal is not None:
            self.journal.add("treasury", int(self.actor), {"die": face})

    def give_order(self, action: i64) -> None:
        """TB-4.8: exactly one of the five kinds of order."""
        if self.done == 1 and self.first == board.AN_ORDER:  # TB-3.3: the right to it is what the bonus buys
            self.bonus_spent = True
        kind = board.KIND[action]
        if kind == board.RECRUIT:
            orders.recruit(self, action - board.RECRUIT, False)
        elif kind == board.RECRUIT_DIE:
            orders.recruit(self, action - board.RECRUIT_DIE, True)
        elif kind == board.BUILD:
            orders.build(self)
        elif kind == board.DISMANTLE:
            orders.dismantle(self, action - board.DISMANTLE)
        elif kind == board.DISPERSE:
            self.open_order(board.SENDING, action - board.DISPERSE, "disperse")
            return
        else:
            self.open_order(board.PULLING, action - board.CONCENTRATE, "concentrate")
            return
        self.after_event()
        if self.actor != OVER:
            self.finish_action(board.AN_ORDER)

    def open_order(self, phase: i64, tile: i64, kind: str) -> None:
        self.phase = phase
        self.command = tile
        self.steps = 0
        self.note_tile(kind, tile)

    def after_arrival(self) -> None:
        """TB-6.4, TB-7.3: a capture is settled first, then the end conditions, then the order goes on."""
        if self.asked != board.NOWHERE:
            if self.settings.capture_optional:
                self.phase = board.CAPTURING
                return
            self.capture()
        else:
            self.after_event()
        if self.actor != OVER:
            self.go_on()

    def capture(self) -> None:
        orders.capture(self)
        self.after_event()

    def go_on(self) -> None:
        """The order closes by itself when no step is left."""
        if self.phase == board.CAPTURING:
            # Only one kind of order can have filled the tile: see `command`.
            self.phase = board.SENDING if self.sending() else board.PULLING
        if self.phase == board.SENDING:
            if self.fresh[self.command] == 0 or self.troop_of[self.command] != self.mine:
                self.close_order()
        elif not orders.may_concentrate(self, self.command):
            self.close_order()

    def sending(self) -> bool:
        """TB-6.4: a concentration captures only on its command tile, a dispersion never there."""
        return self.arrivals[self.command] < 0

    def close_order(self) -> None:
        self.forget_order()
        if self.settings.once_per_order:  # R15
            self.rest()
        self.finish_action(board.AN_ORDER)

    def forget_order(self) -> None:
        self.command = board.NOWHERE
        self.steps = 0
        for tile in range(i64(board.TILES)):
            self.arrivals[tile] = -1

    def finish_action(self, kind: i64) -> None:
        """TB-3.5, TB-3.6: on to the second action, or to the next player."""
        if self.settings.end_check == EACH_ACTION and self.end_if_due():
            return
        self.done += 1
        if self.done == 2:
            self.end_turn()
            return
        self.first = kind
        self.phase = board.SECOND

    def end_turn(self) -> None:
        """TB-3.6: play goes clockwise; TB-4.15: all troops are fresh again."""
        self.rest()
        self.turns += 1
        self.die = 0
        self.bonus_spent = False
        self.done = 0
        self.first = board.NOTHING
        if self.settings.end_check == EACH_TURN and self.end_if_due():
            return
        if self.turns == self.settings.max_turns:
            self.finish(board.BY_CAP)
            return
        self.at = (self.at + 1) % self.seats
        self.mine = self.colour_of[self.order[self.at]]
        self.phase = board.ROLLING
        self.actor = CHANCE

    def rest(self) -> None:
        for tile in range(i64(board.TILES)):
            if self.moved[tile] > 0:
                self.fresh[tile] += self.moved[tile]
                self.moved[tile] = 0

    # The end.

    def after_event(self) -> None:
        """TB-7.1: tested after every atomic event, unless the table chose otherwise (R10)."""
        if self.settings.end_check == ATOMIC:
            self.end_if_due()

    def end_if_due(self) -> bool:
        """TB-7.1: whether the game stops here; the supply of keeps outlasts the troops (TB-7.4)."""
        for colour in range(self.seats):
            if self.points[colour] >= self.settings.goal:
                self.finish(board.BY_POINTS)
                return True
        for colour in range(self.seats):
            if self.available(colour) <= self.settings.end_at:
                self.finish(board.BY_TROOPS)
                return True
        return False

    def finish(self, end: i64) -> None:
        self.forget_order()
        self.end = end
        self.phase = board.FINISHED
        self.actor = OVER
        if self.journal is not None:
            self.journal.add("over", CHANCE, {"ending": board.ENDINGS[end]})

    def ending(self) -> str:
        return board.ENDINGS[self.end]

    def rank_key(self, seat: i64) -> i64:
        """TB-7.3: points, then keeps on the board, then available troops; the best wins, shared when equal."""
        colour = self.colour_of[seat]
        return (self.points[colour] * 1000 + self.keeps_standing(colour)) * 1000 + self.available(colour)

    # For bots.

    def weigh(self, out: vec[float]) -> None:
        if self.phase == board.FINISHED:
            self.share_out(out)
        else:
            judge.weigh(self, out)

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        judge.prefer(self, actions, count, out)

    def lore(self) -> str:
        return "terre-de-barons"

    def traits(self, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
        return traits.traits(self, actions, count, out)

    def regard(self, seat: i64, out: vec[i64]) -> i64:
        return traits.regard(self, seat, out)

    def pace(self) -> i64:
        return judge.PACE

    def spread(self) -> float:
        return judge.SPREAD

    def hides(self, seat: i64) -> bool:
        for colour in range(self.seats):
            if self.secret(colour, seat):
                return True
        return False

    def redraw(self, seat: i64, rng: Random) -> None:
        """Section 9: the others' cards, held or spent on the treasury, could be any not seen.

        But for that of a baron who paused where only a ride leads off (TB-4.3): it comes first, of those that do.
        """
        pool: list[int] = []
        for tile in range(i64(board.TILES)):
            if self.land[tile] > 0 and not self.shown(tile, seat):
                pool.append(int(tile))
        rider: i64 = board.NOBODY
        if self.paused and self.secret(self.mine, seat) and moves.must_ride(self):
            rider = self.mine
            k = int(rng.randrange(len(pool)))
            while not moves.may_ride_off(self, pool[k]):
                k = int(rng.randrange(len(pool)))
            self.take_card(rider, pool, k)
        for colour in range(self.seats):
            if colour != rider and self.secret(colour, seat):
                self.take_card(colour, pool, int(rng.randrange(len(pool))))

    def take_card(self, colour: i64, pool: list[int], k: int) -> None:
        """That colour has the k-th card of the pool."""
        self.card[colour] = pool[k]
        pool[k] = pool[-1]
        pool.pop()

    def secret(self, colour: i64, seat: i64) -> bool:
        """That colour's card is one `seat` has never seen."""
        state = self.card_state[colour]
        if state == board.NO_CARD or state == board.PLAYED:
            return False
        return seat < 0 or self.colour_of[seat] != colour

    def shown(self, card: i64, seat: i64) -> bool:
        """`seat` knows who has or had that card."""
        for colour in range(self.seats):
            if self.card_state[colour] != board.NO_CARD and self.card[colour] == card and not self.secret(colour, seat):
                return True
        return False

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observation.observe(self, seat, out)

    # For people.

    def forbids(self, action: i64) -> str:
        return refusals.forbids(self, int(action))

    def spell(self, action: i64) -> str:
        return notation.TEXTS[action]

    def note_tile(self, kind: str, tile: i64) -> None:
        if self.journal is not None:
            self.journal.add(kind, int(self.actor), {"tile": tile + 1})
