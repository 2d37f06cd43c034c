"""Baron: whose turn it is, the oubliettes, the end and the result. Set-up, turn and combat have rooms of their own."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.state import CHANCE, OVER
from donjon.games.baron import board, judge, notation, observation, refusals, setup, traits, turn
from donjon.games.baron.position import Position
from donjon.games.baron.resolution import Resolution, spot
from donjon.games.baron.settings import MANDATORY, SECRET


@mypyc_attr(acyclic=True, free_list_len=1)
class Baronies(Position):
    """The position with its rules."""

    def copy(self) -> "Baronies":
        return Baronies(self.seats, self.settings, self)

    # The legal decisions.

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == board.LAYING:
            return turn.list_lays(self, out)
        if phase == board.DRAWING:
            return turn.list_draws(self, out)
        if phase == board.REVEALING:
            return turn.list_reveals(self, out)
        if phase == board.KEEPING:
            return turn.list_keeps(self, out)
        if phase == board.ATTEMPTING:
            out[0] = board.ATTEMPT
            out[1] = board.DECLINE
            return 2
        if phase == board.FINISHED:
            return 0
        return setup.list_setup(self, out)

    def weight(self, action: i64) -> i64:
        if self.phase == board.REVEALING:
            return turn.weigh_reveal(self, action - board.REVEAL)
        return setup.weigh_setup(self, action)

    # Playing one: section 3, draw, then lay, then keep.

    def apply(self, action: i64) -> None:
        what = board.KIND[action]
        if what == board.DRAW:
            turn.draw(self, action)
            if self.pile > 0:
                self.phase = board.REVEALING
                self.actor = CHANCE
            else:
                self.after_draw()
        elif what == board.LAY:
            kind = (action - board.LAY) // board.SIZE
            if turn.lay(self, kind, action - board.LAY - kind * board.SIZE):
                self.after_event()
            if self.actor != OVER:
                self.begin_keeping()
        elif what == board.KEEP:
            if turn.place_keep(self, action - board.KEEP):
                self.after_event()
            if self.actor != OVER:
                self.end_turn()
        elif what == board.PASS:
            if self.journal is not None:
                self.journal.add("pass", int(self.mine), {})
            self.end_turn()
        elif what == board.ATTEMPT or what == board.DECLINE:
            self.answer(what == board.ATTEMPT)
        elif self.phase == board.REVEALING:
            turn.reveal(self, action - board.REVEAL)
            self.actor = self.mine
            self.after_draw()
        else:
            setup.play_setup(self, action)

    def begin_turn(self) -> None:
        """BA-4.4: without a market there is nothing to draw; BA-4.13: what came back is available again."""
        self.returned = 0
        self.actor = self.mine
        if self.market_is_empty():
            self.begin_laying()
        else:
            self.phase = board.DRAWING

    def after_draw(self) -> None:
        """R3: with the option, a price may send the player to the oubliettes before he lays."""
        if self.settings.suicidal and self.honour[self.mine] <= self.settings.oubliettes_at:
            self.after_event()
            if self.actor != OVER:
                self.end_turn()
            return
        self.begin_laying()

    def begin_laying(self) -> None:
        """BA-4.7: who finds no cell keeps his tiles, and may still place a keep."""
        if turn.may_lay(self):
            self.phase = board.LAYING
            return
        self.skipped[self.mine] = 1
        if self.journal is not None:
            self.journal.add("skip", int(self.mine), {})
        self.begin_keeping()

    def begin_keeping(self) -> None:
        """BA-4.10, BA-4.13: optional, so passed over when there is nothing to place, or nobody to place it."""
        if self.alive(self.mine) and turn.may_keep(self):
            self.phase = board.KEEPING
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Section 3: on to the next player who has a turn left (BA-6.2); BA-6.1: or to the end."""
        self.turns += 1
        self.returned = 0
        if self.market_is_empty() and self.stalled():
            self.begin_attempts()
            return
        for step in range(i64(1), self.seats + 1):
            seat = (self.mine + step) % self.seats
            if self.alive(seat) and (self.held(seat) > 0 or not self.market_is_empty()):
                self.passed += step - 1
                self.mine = seat
                self.begin_turn()
                return
        self.begin_attempts()

    def stalled(self) -> bool:
        """BA-6.1: everybody who still holds tiles has found no cell since the last one was laid."""
        for seat in range(self.seats):
            if self.alive(seat) and self.held(seat) > 0 and self.skipped[seat] == 0:
                return False
        return True

    # The oubliettes.

    def after_event(self) -> None:
        """BA-4.14: all changes applied, whoever is too deep in debt is out."""
        fallen = False
        for seat in range(self.seats):
            if self.alive(seat) and self.honour[seat] <= self.settings.oubliettes_at:
                if not fallen:
                    fallen = True
                    self.falls += 1
                self.eliminate(seat)
        if fallen and self.phase != board.ATTEMPTING and self.remaining() < 2:  # BA-4.16, R8
            self.finish(board.BY_SURVIVAL if self.remaining() == 1 else board.BY_OUBLIETTES)

    def eliminate(self, seat: i64) -> None:
        """BA-4.15: tiles and keeps in hand leave the game; what stands on the board stays."""
        self.out_at[seat] = self.falls
        self.supply[seat] = 0
        for kind in range(i64(board.KINDS)):
            self.reserve[seat * board.KINDS + kind] = 0
        self.skipped[seat] = 0
        if self.journal is not None:
            self.journal.add("oubliettes", int(seat), {"honour": self.honour[seat]})

    # The final attempts.

    def begin_attempts(self) -> None:
        """BA-6.1: what is left in hand is discarded; BA-6.3: each knight may try once more."""
        self.end = board.BY_TILES
        if self.journal is not None:
            self.journal.add("final", CHANCE, {})
        for seat in range(self.seats):
            self.skipped[seat] = 0
            if self.held(seat) > 0:
                self.end = board.BY_STALL
                for kind in range(i64(board.KINDS)):
                    self.reserve[seat * board.KINDS + kind] = 0
        self.phase = board.ATTEMPTING
        self.mine = self.first
        self.asked = board.NOWHERE
        if self.settings.attempts == MANDATORY:  # R13
            for i in range(self.meadows):
                cell = self.meadow[i]
                if (
                    self.keep_of[cell] != board.NOBODY
                    and self.rank[cell] == board.KNIGHT
                    and self.alive(self.keep_of[cell])
                ):
                    self.rank[cell] = board.CLAIMANT
            self.resolve_attempts()
        else:
            self.ask_next()

    def ask_next(self) -> None:
        """BA-4.17: the next knight, by q and r; then the next player in turn order; then the reckoning."""
        for _ in range(self.seats):
            if self.alive(self.mine):
                for i in range(self.meadows):
                    cell = self.meadow[i]
                    if cell > self.asked and self.keep_of[cell] == self.mine and self.rank[cell] == board.KNIGHT:
                        self.asked = cell
                        self.actor = self.mine
                        return
            self.asked = board.NOWHERE
            self.mine = (self.mine + 1) % self.seats
            if self.mine == self.first:
                break
        self.resolve_attempts()

    def answer(self, tries: bool) -> None:
        """BA-4.17: yes or no for one knight; R13: kept to oneself if the table plays it so."""
        if tries:
            self.rank[self.asked] = board.CLAIMANT
        if self.journal is not None:
            colour = self.settings.colours[self.mine]
            if self.settings.attempts == SECRET:
                place: dict[str, int | str] = {"cell": spot(self.asked), "colour": colour}
                self.journal.whisper("answer", int(self.mine), {**place, "known": 0}, {"known": 1, "tries": int(tries)})
            else:
                self.journal.add(
                    "attempt" if tries else "decline", int(self.mine), {"cell": spot(self.asked), "colour": colour}
                )
        self.ask_next()

    def resolve_attempts(self) -> None:
        """BA-6.4: all attempts at once, at half value; BA-6.5: and the last look at the oubliettes."""
        claim = vec[i64]([board.NOWHERE] * int(self.meadows))
        claims: i64 = 0
        for i in range(self.meadows):
            if self.rank[self.meadow[i]] == board.CLAIMANT:
                claim[claims] = self.meadow[i]
                claims += 1
        if claims > 0:
            Resolution(self, claim, claims, self.settings.divisor).run()
            self.after_event()
        self.finish(self.end)

    def finish(self, end: i64) -> None:
        self.end = end
        self.phase = board.FINISHED
        self.actor = OVER
        self.asked = board.NOWHERE
        self.returned = 0
        if self.journal is not None:
            self.journal.add("over", CHANCE, {"ending": board.ENDINGS[end]})

    def ending(self) -> str:
        return board.ENDINGS[self.end] if self.phase == board.FINISHED else ""

    def rank_key(self, seat: i64) -> i64:
        """BA-6.5, R14: honour; R8: whoever is out ranks below those who fell later, and all below the survivors."""
        standing: i64 = self.out_at[seat] if self.out_at[seat] > 0 else 1_000
        ties = self.barons(seat) if self.settings.barons_break_ties and self.alive(seat) else 0
        return (standing * 1_000_000 + self.honour[seat] + 100_000) * 100 + ties

    # For bots.

    def weigh(self, out: vec[float]) -> None:
        if self.phase == board.FINISHED:
            self.share_out(out)
        else:
            judge.weigh(self, out)

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        judge.prefer(self, actions, count, out)

    def horizon(self) -> i64:
        return judge.HORIZON

    def lore(self) -> str:
        return "baron"

    def traits(self, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
        return traits.traits(self, actions, count, out, notes)

    def pace(self) -> i64:
        return judge.PACE

    def spread(self) -> float:
        return judge.SPREAD

    def hides(self, seat: i64) -> bool:
        for i in range(self.meadows):
            if self.unknown(self.meadow[i], seat):
                return True
        return False

    def redraw(self, seat: i64, rng: Random) -> None:
        for i in range(self.meadows):
            cell = self.meadow[i]
            if self.unknown(cell, seat):
                self.rank[cell] = board.CLAIMANT if rng.randrange(2) == 1 else board.KNIGHT

    def unknown(self, cell: i64, seat: i64) -> bool:
        """Section 8: nothing is hidden but, where attempts are secret, what others have answered so far."""
        secret = self.phase == board.ATTEMPTING and self.settings.attempts == SECRET
        return secret and self.keep_of[cell] != seat and self.answered(cell)

    def answered(self, cell: i64) -> bool:
        """The final attempts have come past that knight."""
        owner = self.keep_of[cell]
        if (
            owner == board.NOBODY
            or not self.alive(owner)
            or (self.rank[cell] != board.KNIGHT and self.rank[cell] != board.CLAIMANT)
        ):
            return False
        if owner == self.mine:
            return cell < self.asked
        return (owner - self.first) % self.seats < (self.mine - self.first) % self.seats

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observation.observe(self, seat, out)

    # For people.

    def forbids(self, action: i64) -> str:
        return refusals.forbids(self, int(action))

    def spell(self, action: i64) -> str:
        return notation.TEXTS[action]
