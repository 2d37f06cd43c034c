"""Barony: the turn, its end and the result. Set-up, marches, works and spells have rooms of their own."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donjon.core.state import CHANCE, OVER
from donjon.games.barony import board, judge, marches, notation, observation, refusals, setup, spells, traits, works
from donjon.games.barony.position import Position


@mypyc_attr(acyclic=True, free_list_len=1)
class Realm(Position):
    """The position with its rules: BY-3 and BY-6."""

    def copy(self) -> "Realm":
        return Realm(self.seats, self.settings, self)

    # The legal decisions.

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == board.TURN:
            return self.list_turn(out)
        if phase == board.SECOND:
            count = marches.list_moves(self, out, 0)
            out[count] = board.STOP
            return count + 1
        if phase <= board.FOUNDING:
            return setup.list_setup(self, out)
        if phase == board.STEALING:
            return marches.list_thefts(self, out, board.STEAL)
        if phase == board.BUILDING:
            return works.list_more_builds(self, out)
        if phase == board.PAYING:
            return works.list_more_payments(self, out)
        if phase == board.STEPPING:
            return spells.list_spell_steps(self, out)
        if phase == board.FLYING:
            return spells.list_landings(self, out)
        if phase == board.CHARMING:
            return spells.list_charms(self, out)
        if phase == board.SUMMONING:
            return spells.list_summons(self, out)
        return spells.list_raisings(self, out) if phase == board.RAISING else i64(0)

    def list_turn(self, out: vec[i64]) -> i64:
        """BY-3.2: one action A to F, or a cast; BY-3.3: a pass only when there is none, or by option."""
        me = self.me
        row = me * self.hexes
        supply = self.stock[me * board.STOCK + board.KNIGHTS]
        may_city = self.stock[me * board.STOCK + board.CITIES] > 0
        count: i64 = 0
        for hex in range(self.hexes):
            if self.pawns[hex] == 0:
                continue
            if self.knights[row + hex] > 0:
                count = marches.list_steps(self, hex, out, count)
                if works.may_build_on(self, hex):
                    count = works.list_builds(self, hex, out, count)
            if self.owner[hex] == me:
                kind = self.kind[hex]
                if kind == board.CITY:
                    count = works.list_recruits(self, hex, supply, out, count)
                elif kind == board.VILLAGE and may_city:
                    count = works.list_cities(self, hex, out, count)
        count = works.list_expeditions(self, out, count)
        if works.may_pay(self):
            count = works.list_payments(self, out, count)
        if self.settings.sorcery:
            count = spells.list_casts(self, out, count)
        if count == 0 or self.settings.voluntary_pass:
            out[count] = board.PASS
            count += 1
        return count

    def weight(self, action: i64) -> i64:
        return setup.weigh_setup(self, action)

    # Playing one.

    def apply(self, action: i64) -> None:
        kind = board.KIND[action]
        if kind == board.MOVE:
            self.march(action // 6, self.road[action])
        elif kind == board.BUILD:
            hex = (action - board.BUILD) // 2
            works.build(self, hex, action - board.BUILD - 2 * hex + 1)
            self.phase = board.BUILDING
        elif kind == board.RECRUIT:
            hex = (action - board.RECRUIT) // 3
            self.recruit(hex, action - board.RECRUIT - 3 * hex + 1)
        elif kind == board.FOUND:
            self.raise_city(action - board.FOUND)
        elif kind == board.EXPEDITION:
            works.expedition(self, action - board.EXPEDITION)
            self.end_turn()
        elif kind == board.PAY:
            works.pay(self, action - board.PAY)
            if self.paid >= self.settings.title_cost and not self.settings.overpay:
                self.take_title()
        elif kind == board.STEAL:
            marches.steal(self, action - board.STEAL)
            self.collect()
        elif kind == board.CAST:
            self.begin_cast(action - board.CAST)
        elif kind == board.STOP:
            self.end_turn()
        elif kind == board.DONE:
            if self.phase == board.PAYING:
                self.take_title()
            else:
                self.end_turn()
        elif kind == board.PASS:
            self.pass_turn()
        else:
            setup.play_setup(self, action)

    def march(self, hex: i64, target: i64) -> None:
        """BY-4.3: the first move, the second, or a step of a spell; then the stolen tokens."""
        phase = self.phase
        if phase == board.STEPPING:
            spells.first_step(self, hex, target)
            self.then = board.FLYING if spells.celerity(self.cast) else board.TURN
        elif phase == board.FLYING:
            spells.second_step(self, target)
            self.then = board.TURN
        else:
            marches.step(self, hex, target)
            marches.arrive(self, target)
            self.then = board.SECOND if phase == board.TURN else board.TURN
        self.collect()

    def collect(self) -> None:
        """BY-5.4: tokens are taken one village at a time, then the action goes on."""
        if marches.must_choose(self):
            self.phase = board.STEALING
        elif self.then == board.TURN:
            self.end_turn()
        else:
            self.phase = self.then

    def recruit(self, hex: i64, knights: i64) -> None:
        """Action A, or what the spells make of it."""
        if self.phase == board.TURN:
            works.recruit(self, hex, knights, False)
            self.end_turn()
            return
        works.recruit(self, hex, knights, spells.portal(self.cast))
        if self.phase == board.SUMMONING:
            self.end_turn()
            return
        self.last = hex
        self.count += 1
        if self.kind[hex] != board.CITY:
            self.garrisons += 1

    def raise_city(self, hex: i64) -> None:
        """A starting city, action D, or a city by spell."""
        if self.phase == board.FOUNDING:
            setup.found(self, hex)
            return
        if self.phase == board.RAISING:
            spells.raise_by_spell(self, hex)
        else:
            works.raise_city(self, hex)
        self.end_turn()

    def begin_cast(self, cast: i64) -> None:
        spells.begin_cast(self, cast)
        family = cast // board.SETS
        if family == board.MOVEMENT:
            self.phase = board.STEPPING
        elif family == board.RECRUITMENT:
            self.phase = board.CHARMING if spells.HAS_FIRST[cast] == 1 else board.SUMMONING
        else:
            self.phase = board.RAISING

    def take_title(self) -> None:
        works.take_title(self)
        self.end_turn()

    def pass_turn(self) -> None:
        """BY-3.3."""
        if self.journal is not None:
            self.journal.add("pass", int(self.me), {})
        self.passes += 1
        self.next_seat()

    # The end of turns, rounds and the game.

    def end_turn(self) -> None:
        self.passes = 0
        self.next_seat()

    def next_seat(self) -> None:
        """BY-3.1: clockwise; BY-6.1: the round of a new duke is completed."""
        self.forget()
        self.phase = board.TURN
        following = (self.me + 1) % self.seats
        if following == self.first:
            self.rounds += 1
            self.stalled = i64(0) if self.lively else self.stalled + 1
            self.lively = False
            if self.has_duke():
                self.finish(board.BY_DUKE)
                return
        # BY-6.4, in its order.
        if self.passes == self.seats:
            self.finish(board.BY_PASSES)
        elif following == self.first and self.stalled >= self.settings.stall_rounds:
            self.finish(board.BY_STALL)
        elif following == self.first and self.rounds >= self.settings.max_rounds:
            self.finish(board.BY_ROUNDS)
        else:
            self.me = following
            self.actor = following

    def has_duke(self) -> bool:
        for seat in range(self.seats):
            if self.stock[seat * board.STOCK + board.RANK] == board.DUKE:
                return True
        return False

    def finish(self, end: i64) -> None:
        self.end = end
        self.phase = board.FINISHED
        self.actor = OVER
        if self.journal is not None:
            self.journal.add("over", CHANCE, {"ending": board.ENDINGS[end]})

    def ending(self) -> str:
        return board.ENDINGS[self.end]

    def rank_key(self, seat: i64) -> i64:
        """BY-6.3: the score, then the distance from the first player."""
        return self.score(seat) * 10 + self.turn_of(seat)

    # For bots.

    def weigh(self, out: vec[float]) -> None:
        if self.phase == board.FINISHED:
            self.share_out(out)
        else:
            judge.weigh(self, out)

    def prefer(self, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        judge.prefer(self, actions, count, out)

    def lore(self) -> str:
        return "barony"

    def traits(self, actions: vec[i64], count: i64, out: vec[i64], notes: vec[i64]) -> i64:
        return traits.traits(self, actions, count, out, notes)

    def pace(self) -> i64:
        return judge.PACE

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observation.observe(self, seat, out)

    # For people.

    def forbids(self, action: i64) -> str:
        return refusals.forbids(self, int(action))

    def spell(self, action: i64) -> str:
        return notation.TEXTS[action]
