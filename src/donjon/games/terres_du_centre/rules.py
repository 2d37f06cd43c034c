"""Un Dernier Donjon pour la Route: the turn, its end and the result. Cards, pieces and duties have their own rooms."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.state import CHANCE, OVER
from donjon.games.terres_du_centre import (
    board,
    duties,
    judge,
    lay,
    notation,
    observation,
    pieces,
    refusals,
    secrets,
    setup,
    targets,
    traits,
)
from donjon.games.terres_du_centre.position import Position


@mypyc_attr(acyclic=True, free_list_len=1)
class Lands(Position):
    """The position with its rules: TC-3 and TC-11."""

    def copy(self) -> "Lands":
        return Lands(self.seats, self.settings, self)

    # The legal decisions.

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == board.ACTING:
            return self.list_actions(out)
        if phase == board.LAYING:
            return lay.list_lays(self, self.taken, out, 0, board.SPACE)
        if phase == board.DISCARDING:
            return self.list_hand(board.DISCARD, out)
        if phase == board.FINISHED:
            return 0
        if self.actor == CHANCE:
            return setup.list_outcomes(self, out)
        if self.setting_up():
            return setup.list_choices(self, out)
        return pieces.list_places(self, out, board.SPACE, duties.watch(self, out, 0))

    def list_actions(self, out: vec[i64]) -> i64:
        """TC-3.1: the card, once; any piece that has a place, before it or after; then the end."""
        count: i64 = 0
        if not self.card_played and not self.must_raise:
            base = self.mover * board.KINDS
            for kind in range(i64(board.KINDS)):
                if self.hand[base + kind] > 0 and lay.may_lie(self, kind, out, count):
                    out[count] = board.TAKE_CARD + kind
                    count += 1
        may_end = self.may_end(count)
        count = self.list_pieces(out, count)
        if may_end:
            out[count] = board.END
            count += 1
        return count

    def may_end(self, playable: i64) -> bool:
        """TC-3.4: once a card was played, or when none can be; never with a compulsory keep outstanding."""
        if self.card_played:
            return True
        if self.must_raise:
            return False
        if self.held[self.mover] > 0:
            return playable == 0
        return not duties.may_release(self)

    def list_pieces(self, out: vec[i64], count: i64) -> i64:
        """TC-3.1: what the player still has, where there is a place for it."""
        watched = duties.watch(self, out, count)
        if pieces.may_raise_more(self):
            for windows in range(i64(board.KEEPS)):
                if pieces.may_lift(self, windows):
                    # Any keep may stand where one may.
                    if pieces.list_raises(self, out, count, count + 1, watched) == count:
                        break
                    out[count] = board.TAKE_KEEP + windows
                    count += 1
        knight = pieces.may_use(self, board.KNIGHT_TOKEN)
        if knight and pieces.list_knights(self, out, count, count + 1, watched) > count:
            out[count] = board.TAKE_KNIGHT
            count += 1
        seal = pieces.may_use(self, board.SEAL_TOKEN)
        if (knight or seal) and pieces.may_burn_more(self):
            if pieces.list_dragons(self, out, count, count + 1, watched) > count:
                if knight:
                    out[count] = board.TAKE_DRAGON + board.KNIGHT_TOKEN
                    count += 1
                if seal:
                    out[count] = board.TAKE_DRAGON + board.SEAL_TOKEN
                    count += 1
        if self.bridge[self.mover] == board.NOWHERE:
            if pieces.list_bridges(self, out, count, count + 1, watched) > count:
                out[count] = board.TAKE_BRIDGE
                count += 1
        if seal:  # TC-8.1: it touches no square, so TC-3.5 has nothing against it
            for windows in range(self.royal_cards()):
                out[count] = board.SEAL + windows
                count += 1
        return count

    def list_hand(self, first: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for kind in range(i64(board.KINDS)):
            if self.hand[self.mover * board.KINDS + kind] > 0:
                out[count] = first + kind
                count += 1
        return count

    def weight(self, action: i64) -> i64:
        return setup.weigh_outcome(self, action)

    # Playing one.

    def apply(self, action: i64) -> None:
        kind = board.KIND[action]
        if kind == board.PUT:
            self.put(action - board.PUT)
        elif kind == board.END:
            self.finish_turn()
        elif kind == board.DISCARD:
            self.discard(action - board.DISCARD)
        elif kind == board.DRAW or kind == board.SEAL_PILE or kind == board.SEAT:
            setup.play_outcome(self, action)
            self.after_chance()
        elif kind == board.HOUSE or kind == board.HOLDER:
            setup.choose(self, action)
        else:
            self.take(action)

    def take(self, action: i64) -> None:
        """A card or a piece is picked up; where it goes is the next decision. A royal card is sealed at once."""
        kind = board.KIND[action]
        if kind == board.TAKE_CARD:
            self.phase = board.LAYING
            self.taken = action - board.TAKE_CARD
        elif kind == board.TAKE_KEEP:
            self.phase = board.RAISING
            self.taken = action - board.TAKE_KEEP
        elif kind == board.TAKE_KNIGHT:
            self.phase = board.GUARDING
        elif kind == board.TAKE_DRAGON:
            self.phase = board.BURNING
            self.taken = action - board.TAKE_DRAGON
        elif kind == board.TAKE_BRIDGE:
            self.phase = board.BRIDGING
        else:
            self.seal(action - board.SEAL)

    def put(self, where: i64) -> None:
        """What was taken is put down, for good (TC-3.7)."""
        square = where & board.WRAP
        if self.phase == board.LAYING:
            lay.lay(self, where // board.SQUARES, square)
        elif self.phase == board.RAISING:
            pieces.raise_keep(self, square)
        elif self.phase == board.BURNING:
            pieces.burn(self, square)
        elif self.phase == board.GUARDING:
            pieces.guard(self, square)
        else:
            pieces.build_bridge(self, where)
        self.taken = board.NOWHERE
        self.go_on()

    def seal(self, windows: i64) -> None:
        pieces.seal(self, windows)
        if self.journal is not None:
            told = [int(other) for other in range(self.seats) if self.may_see(other, self.mover)]
            self.journal.whisper("seal", int(self.actor), {"known": 0}, {"known": 1, "keep": windows + 1}, told)
        self.go_on()

    def go_on(self) -> None:
        """TC-3.2: a pile that is free now is taken up at once; TC-11.1: something was done."""
        self.lost = 0
        self.phase = board.ACTING
        cards = setup.released(self)
        if cards > 0:
            setup.begin_draw(self, cards)

    def after_chance(self) -> None:
        if self.phase == board.DEALING:
            if setup.dealt_out(self):
                self.steps = 0
                self.begin_turn(self.first)
        elif self.mover >= 0 and self.due == 0:
            self.phase = board.ACTING
            self.actor = self.mover

    # The turn.

    def begin_turn(self, seat: i64) -> None:
        """TC-3.3: with an empty hand a keep must be raised first, if it can."""
        self.mover = seat
        self.actor = seat
        self.phase = board.ACTING
        self.card_played = False
        self.raised = 0
        self.burnt = 0
        self.must_raise = False
        if self.held[seat] == 0 and self.settings.keep_first:
            self.must_raise = targets.raise_exists(self)

    def finish_turn(self) -> None:
        """TC-3.4: a turn without a card costs a discard, or is lost."""
        if self.card_played:
            self.note("end-turn")
            self.pass_on()
        elif self.held[self.mover] > 0 and self.settings.discards:
            self.phase = board.DISCARDING
        else:
            self.note("lost")
            self.lost += 1
            self.pass_on()

    def discard(self, kind: i64) -> None:
        """TC-3.4a: face up, out of play."""
        self.hand[self.mover * board.KINDS + kind] -= 1
        self.held[self.mover] -= 1
        self.lost = 0
        if self.journal is not None:
            self.journal.add("discard", int(self.actor), {"card": board.CARDS[kind]})
        self.pass_on()

    def pass_on(self) -> None:
        """TC-2.5: clockwise, to the next who has cards (TC-3.6); TC-11.1: or the game ends."""
        self.turns += 1
        left: i64 = 0
        for seat in range(self.seats):
            if self.has_cards(seat):
                left += 1
        if left == 0:
            self.finish(board.BY_CARDS)
            return
        if self.lost == left:
            self.finish(board.BY_LOST_TURNS)
            return
        seat = (self.mover + 1) % self.seats
        while not self.has_cards(seat):
            seat = (seat + 1) % self.seats
        self.begin_turn(seat)

    # The end.

    def finish(self, end: i64) -> None:
        self.end = end
        self.phase = board.FINISHED
        self.actor = OVER
        self.must_raise = False
        if self.journal is None:
            return
        for house in range(i64(board.HOUSE_COUNT)):  # TC-11.2
            if self.sealed[house] != board.NOWHERE:
                size = self.fief_size(house * board.KEEPS + self.sealed[house])
                facts: dict[str, int | str] = {
                    "house": board.HOUSES[house],
                    "keep": self.sealed[house] + 1,
                    "size": size,
                }
                self.journal.add("reveal", CHANCE, facts)
        self.journal.add("over", CHANCE, {"ending": board.ENDINGS[end]})

    def ending(self) -> str:
        return board.ENDINGS[self.end]

    def rank_key(self, seat: i64) -> i64:
        """TC-11.3: the points of the house; R11: with `tie_break` then its largest single fief, not doubled.

        A win is shared by the seats of the best house and by equal houses.
        """
        house = self.house_of(seat)
        key = self.points(house, True) * 1000
        if self.settings.largest_fief_breaks_ties:
            largest: i64 = 0
            for windows in range(i64(board.KEEPS)):
                largest = max(largest, self.fief_size(house * board.KEEPS + windows))
            key += largest
        return key

    # For bots.

    def weigh(self, out: vec[float]) -> None:
        if self.phase == board.FINISHED:
            self.share_out(out)
        else:
            judge.weigh(self, out)

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        judge.prefer(self, actions, count, out)

    def horizon(self) -> i64:
        """None: with places by the hundred playouts are blind; `prefer` looks at each of them instead."""
        return 0

    def exploration(self) -> float:
        return judge.EXPLORATION

    def halfway(self) -> bool:
        return board.LAYING <= self.phase <= board.BRIDGING

    def lore(self) -> str:
        return "terres-du-centre"

    def traits(self, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
        return traits.traits(self, actions, count, out, notes)

    def pace(self) -> i64:
        if self.setting_up():
            return 1  # R15: which House one has makes no difference, and nobody has seen a card yet
        return 3 * judge.PACE // (self.seats + 1)  # larger land, and more to judge

    def spread(self) -> float:
        return judge.SPREAD

    def side(self, seat: i64) -> i64:
        """TC-2.4: partners win together."""
        return self.team_of(seat)

    def hides(self, seat: i64) -> bool:
        return secrets.hides(self, seat)

    def redraw(self, seat: i64, rng: Random) -> None:
        secrets.redraw(self, seat, rng)

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observation.observe(self, seat, out)

    # For people.

    def forbids(self, action: i64) -> str:
        return refusals.forbids(self, int(action))

    def spell(self, action: i64) -> str:
        return notation.TEXTS[action]
