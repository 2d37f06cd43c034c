"""Terra Turrium: the turn, its end and the result. Cubes and moves have rooms of their own."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.state import CHANCE, OVER
from donjon.games.terra_turrium import board, cubes, judge, moves, notation, observation, refusals, setup, traits
from donjon.games.terra_turrium.position import Position
from donjon.games.terra_turrium.settings import Settings


@mypyc_attr(acyclic=True, free_list_len=1)
class Turrium(Position):
    """The position with its rules: TT-3 and TT-8."""

    def __init__(self, seats: i64, settings: Settings, other: "Position | None" = None) -> None:
        super().__init__(seats, settings, other)
        if other is None and settings.first != board.NOBODY:
            setup.begin_with(self, settings.first)

    def copy(self) -> "Turrium":
        return Turrium(self.seats, self.settings, self)

    # The legal decisions.

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == board.MOVING:
            count = moves.list_entries(self, out, moves.list_steps(self, out))
            out[count] = board.END  # TT-3.3: stopping is always possible
            return count + 1
        if phase == board.PLACING:
            return cubes.list_places(self, out)
        if phase == board.TAKING:
            count = cubes.list_takes(self, out)
            if count > 0 and self.taken < self.settings.min_take:  # R6
                return count
            out[count] = board.END
            return count + 1
        if phase == board.FINISHED:
            return 0
        return setup.list_setup(self, out)

    def distinct(self, out: vec[i64]) -> i64:
        """Section 12: the legal decisions without those that only change the order of others."""
        count = self.legal(out)
        if self.phase == board.MOVING:
            return moves.distinct_steps(self, out, count)
        if self.phase == board.PLACING:
            return cubes.distinct_places(self, out, count)
        if self.phase == board.TAKING and count > 1:
            # The way on is the last of the list; with `min_take` nothing has been taken before it appears.
            return self.close_takes(out, count)
        return count

    def close_takes(self, out: vec[i64], count: i64) -> i64:
        if out[count - 1] != board.END:
            return count
        kept = cubes.distinct_takes(self, out, count - 1)
        out[kept] = board.END
        return kept + 1

    # Playing one.

    def apply(self, action: i64) -> None:
        kind = board.KIND[action]
        if kind == board.TAKE:
            cubes.take(self, action - board.TAKE)
        elif kind == board.PLACE:
            cubes.place(self, action - board.PLACE)
            if self.hand == 0:  # TT-3.1: PLACE ends by itself
                self.begin_phase(board.MOVING)
        elif kind == board.STEP:
            square = (action - board.STEP) // 4
            moves.step(self, square, action - board.STEP - square * 4)
        elif kind == board.FLAG:
            if self.phase == board.SETTING:
                if setup.set_flag(self, action - board.FLAG):
                    self.mine = self.first
                    self.begin_turn()
            else:
                moves.enter(self, action - board.FLAG)
        elif kind == board.END:
            if self.phase == board.TAKING:
                self.begin_phase(board.PLACING if self.hand > 0 else board.MOVING)
            else:
                self.end_turn()
        else:
            setup.begin_with(self, action - board.FIRST)

    def begin_phase(self, phase: i64) -> None:
        self.phase = phase
        self.last = board.NOWHERE

    def begin_turn(self) -> None:
        """TT-3.2, and TT-8.5: the third time a turn starts like this is a draw, but not in the last round."""
        self.begin_phase(board.TAKING)
        self.actor = self.mine
        self.mp = self.settings.move_points
        limit = self.settings.repetition
        if limit == 0:
            return
        now = self.fingerprint()
        times: i64 = 1
        for k in range(len(self.history)):
            if self.history[k] == now:
                times += 1
        # A buffer of its own, for copies share the old one.
        self.history = append(self.history[:], now)
        if times >= limit and not self.final:
            self.finish(board.BY_REPETITION)

    def end_turn(self) -> None:
        """TT-8.1 to TT-8.5: the check at the end of a turn, then the next player."""
        self.check_heights()
        if self.settings.repetition > 0 and (self.attacked or (self.settings.burgenland and self.captured)):
            # The counters never go back, so no earlier position can come again.
            self.history = vec[i64]([])
        self.taken = 0
        self.hand = 0
        self.mp = 0
        self.attacked = False
        self.captured = False
        self.turns += 1
        self.mine = (self.mine + 1) % self.seats  # TT-2.4
        if self.turns % self.seats == 0:
            self.end_round()
        if self.phase != board.FINISHED:
            self.begin_turn()

    def check_heights(self) -> None:
        """TT-8.1 and TT-9.1b, at the end of the MOVE phase."""
        if self.journal is not None:
            self.journal.add("end-turn", int(self.mine), {})
        if self.settings.burgenland:
            moves.open_land(self)
        if self.fulfils(self.mine):
            self.final = True  # TT-8.2: the round is played out
            if not self.settings.round_end:  # R17
                self.winner[self.mine] = 1  # TT-8.3, TT-8.4
            if self.journal is not None:
                self.journal.add("heights", int(self.mine), {})

    def end_round(self) -> None:
        """TT-8.2: after the last turn of the round; R17 looks again at everybody; TT-8.5 at the limit of rounds."""
        if self.final and self.settings.round_end:
            self.final = False
            for seat in range(self.seats):
                if self.fulfils(seat):
                    self.winner[seat] = 1
                    self.final = True
        if self.final:
            self.finish(board.BY_HEIGHTS)
        elif self.settings.max_rounds > 0 and self.turns >= self.settings.max_rounds * self.seats:
            self.finish(board.BY_ROUNDS)

    def finish(self, end: i64) -> None:
        self.end = end
        self.phase = board.FINISHED
        self.actor = OVER
        self.mp = 0
        if self.journal is not None:
            self.journal.add("over", CHANCE, {"ending": board.ENDINGS[int(end)]})

    def ending(self) -> str:
        return board.ENDINGS[int(self.end)]

    def rank_key(self, seat: i64) -> i64:
        """TT-8.3, TT-8.5: winners before the others; without one, equal or by the heights held, shared when equal."""
        if self.end == board.BY_HEIGHTS:
            return self.winner[seat]
        if self.end == board.BY_ROUNDS and self.settings.rank_heights:
            return self.heights_held(seat)
        return 0

    # For bots.

    def weigh(self, out: vec[float]) -> None:
        if self.phase != board.FINISHED:
            judge.weigh(self, out)
        elif self.end == board.BY_HEIGHTS or (self.end == board.BY_ROUNDS and self.settings.rank_heights):
            self.share_out(out)
        else:
            for seat in range(self.seats):
                out[seat] = 0.0  # so that nobody plays for a draw

    def exploration(self) -> float:
        return judge.EXPLORATION

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        judge.prefer(self, actions, count, out)

    def lore(self) -> str:
        return "terra-turrium"

    def traits(self, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
        return traits.traits(self, actions, count, out, notes)

    def pace(self) -> i64:
        return 2 * judge.PACE // (self.seats * self.seats)  # more to look at, and longer turns

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observation.observe(self, seat, out)

    # For people.

    def forbids(self, action: i64) -> str:
        return refusals.forbids(self, int(action))

    def spell(self, action: i64) -> str:
        return notation.TEXTS[int(action)]
