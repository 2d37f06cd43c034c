"""What a seat may see, as a fixed row of numbers for learning programs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from donjon.core.features import Family, Features, coordinates, count, flag, sort
from donjon.core.sight import MANY, Sight
from donjon.core.state import State
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position

SEAT_SIZE: Final = 2 * board.KINDS + 9
HOUSE_SIZE: Final = 2 * board.KEEPS + 1
SIZE: Final = 2 * board.SQUARES + board.SEATS * SEAT_SIZE + board.HOUSE_COUNT * HOUSE_SIZE + 12

# By type bit: its number, from 1; a destroyed square is 5.
NUMBER: Final = vec[i64]([0, 1, 2, 0, 3, 0, 0, 0, 4])

SQUARE: Final = 6  # numbers for each square of a list
MOST_CARDS: Final = 120
# The coordinates of every square, as they are written: from -32 to 31.
X: Final = vec[i64]([(square + board.REACH) % board.WIDTH - board.REACH for square in range(board.SQUARES)])
Y: Final = vec[i64](
    [
        ((square + board.REACH) // board.WIDTH + board.REACH) % board.WIDTH - board.REACH
        for square in range(board.SQUARES)
    ]
)


def observe(p: Position, seat: i64, out: vec[i64]) -> None:
    """The grid's types, its pieces, then seats and houses counted from the reader's own, then the turn.

    Nobody, nowhere and unknown are 0, so everything else is counted from 1. A seat below 0 is the public.
    """
    for k in range(i64(SIZE)):
        out[k] = 0
    own: i64 = max(seat, i64(0))
    teams = p.teams()
    mine = p.team_of(own)
    for i in range(p.count):
        square = p.squares[i]
        content = i64(p.cell[square])
        out[square] = 5 if content & board.DRAGON != 0 else NUMBER[content & board.TYPE_BITS]
        piece: i64 = 0
        if content & board.KEEP != 0:
            keep = p.keep_on(square)
            piece = 1 + (team_with(p, keep // board.KEEPS) - mine) % teams * board.KEEPS + keep % board.KEEPS
        if content & board.KNIGHT != 0:
            piece += 16
        if content & board.BRIDGE_END != 0:
            piece += 32
        out[board.SQUARES + square] = piece
    for other in range(p.seats):  # a bridge may stand over void
        if p.bridge[other] != board.NOWHERE:
            middle = board.SQUARES + p.bridge[other] % board.SQUARES
            if out[middle] & 64 == 0:
                out[middle] += 64
    at: i64 = 2 * board.SQUARES
    for k in range(p.seats):
        show_seat(p, (own + k) % p.seats, seat, at, out)
        at += SEAT_SIZE
    at = 2 * board.SQUARES + board.SEATS * SEAT_SIZE
    for k in range(teams):
        house = p.house_of((mine + k) % teams)
        if house >= 0:
            show_house(p, house, seat, at, out)
        at += HOUSE_SIZE
    at = SIZE - 12
    out[at] = p.phase
    out[at + 1] = p.seen_from(own, p.actor)
    out[at + 2] = p.seen_from(own, p.mover)
    out[at + 3] = p.turns
    out[at + 4] = 1 if p.card_played else 0
    out[at + 5] = 1 if p.must_raise else 0
    out[at + 6] = p.raised
    out[at + 7] = p.burnt
    out[at + 8] = p.due
    out[at + 9] = p.lost
    if p.phase != board.LAYING or p.may_see(seat, p.mover):
        out[at + 10] = p.taken + 1
    out[at + 11] = p.seen_from(own, p.first)


def team_with(p: Position, house: i64) -> i64:
    """The team whose House it is."""
    for team in range(p.teams()):
        if p.house_of(team) == house:
            return team
    return 0


def show_seat(p: Position, who: i64, seat: i64, at: i64, out: vec[i64]) -> None:
    """Cards of the hand if they may be seen, of one's own piles if they were; tokens, Seal pile, bridge, House."""
    for kind in range(i64(board.KINDS)):
        if p.may_see(seat, who):
            out[at + kind] = p.hand[who * board.KINDS + kind]
        if who == seat:
            out[at + board.KINDS + kind] = p.kept[who * board.KINDS + kind]
    at += 2 * board.KINDS
    out[at] = p.held[who]
    out[at + 1] = p.token[2 * who]
    out[at + 2] = p.token[2 * who + 1]
    out[at + 3] = p.token_at[2 * who] + 1
    out[at + 4] = p.token_at[2 * who + 1] + 1
    out[at + 5] = p.seal_pile[who] + 1
    out[at + 6] = p.bridge[who] + 1
    out[at + 7] = p.under_piles(who)
    out[at + 8] = p.house_of(who) + 1


def show_house(p: Position, house: i64, seat: i64, at: i64, out: vec[i64]) -> None:
    for windows in range(i64(board.KEEPS)):
        keep = house * board.KEEPS + windows
        out[at + windows] = p.fief_size(keep)
        out[at + board.KEEPS + windows] = p.pile[keep]
    for other in range(p.seats):
        if p.house_of(other) == house and p.has_seal(other) and (p.phase == board.FINISHED or p.may_see(seat, other)):
            out[at + 2 * board.KEEPS] = p.sealed[house] + 1


def features(p: Position) -> Features:
    """The rows of version 2: the squares in play are listed with where they lie, and only cards of this deck."""
    seats, teams, kinds = int(p.seats), int(p.teams()), len(kinds_of(p))
    seat, square, card = ("seat", seats), ("square", most_squares(p)), ("card", kinds)
    keep = ("windows", board.KEEPS)
    found = [
        count("squares_in_play", high=board.MOST),
        *coordinates(("x", "y"), square, reach=board.REACH),
        sort("land", square, high=5),
        sort("keep", square, high=teams * board.KEEPS),
        flag("knight", square),
        flag("bridge_end", square),
        count("hand", card, high=MOST_CARDS),
        count("unseen", card, high=MOST_CARDS),
    ]
    if p.settings.preview:
        found.append(count("kept", card, high=MOST_CARDS))
    if p.settings.team_share:
        found.append(count("partner_hand", card, high=MOST_CARDS))
    found += [
        count("held", seat, high=MOST_CARDS),
        sort("knight_token", seat, high=board.BACK),
        sort("seal_token", seat, high=board.BACK),
        sort("seal_pile", seat, high=board.KEEPS),
        count("under_piles", seat, high=MOST_CARDS),
        sort("house", seat, high=board.HOUSE_COUNT),
        sort("bridge", seat, high=2),
        *coordinates(("bridge_x", "bridge_y"), seat, reach=board.REACH),
        count("fief", ("team", teams), keep, high=board.MOST),
        count("pile", ("team", teams), keep, high=MOST_CARDS),
        sort("sealed", ("team", teams), high=board.KEEPS),
        sort("phase", high=board.SHARING),
        sort("actor", high=seats),
        sort("mover", high=seats),
        count("turns"),
        flag("card_played"),
        flag("must_raise"),
        count("raised", high=board.KEEPS),
        count("burnt", high=board.MOST),
        count("due", high=MOST_CARDS),
        count("lost", high=2 * board.SEATS),
        sort("taken_card", high=kinds),
        sort("taken_piece", high=board.KEEPS),
        sort("first", high=seats),
    ]
    kind, place = ("kind", board.KINDS), ("square", board.SQUARES)
    return Features(
        "terres-du-centre",
        tuple(found),
        (
            Family("take-card", board.TAKE_CARD, (kind,)),
            Family("take-keep", board.TAKE_KEEP, (keep,)),
            Family("take-knight", board.TAKE_KNIGHT),
            Family("take-dragon", board.TAKE_DRAGON, (("token", 2),)),
            Family("take-bridge", board.TAKE_BRIDGE),
            Family("seal", board.SEAL, (keep,)),
            Family("end", board.END),
            Family("discard", board.DISCARD, (kind,)),
            Family("put", board.PUT, (("turns", 4), place)),
            Family("seat", board.SEAT, (("seat", board.SEATS),)),
            Family("seal-pile", board.SEAL_PILE, (keep,)),
            Family("draw", board.DRAW, (kind,)),
            Family("house", board.HOUSE, (("house", board.HOUSE_COUNT),)),
            Family("holder", board.HOLDER, (("seat", board.SEATS),)),
        ),
        spots={"square": [(int(X[square]), int(Y[square])) for square in range(board.SQUARES)]},
    )


def kinds_of(p: Position) -> list[int]:
    """The kinds of cards in this deck."""
    return [kind for kind in range(board.KINDS) if p.settings.deck[kind] > 0]


def most_squares(p: Position) -> int:
    """How many squares there can be: four of the start card and of every other that is not set aside."""
    dealt = p.seats * (9 if p.seats < board.SEATS else 7)
    return min(board.MOST, 4 + 4 * int(dealt))


class LandsSight(Sight):
    """Writes what `features` describes."""

    squares: i64
    kinds: vec[i64]
    number: vec[i64]  # by kind: its place among the kinds of this deck, from 1
    keeps: vec[i64]  # by keep: how the reader counts it

    def __init__(self, p: Position) -> None:
        super().__init__(features(p).numbers)
        self.squares = most_squares(p)
        self.kinds = vec[i64](kinds_of(p))
        self.number = vec[i64]([0] * board.KINDS)
        for k in range(i64(len(self.kinds))):
            self.number[self.kinds[k]] = k + 1
        self.keeps = vec[i64]([0] * (board.HOUSE_COUNT * board.KEEPS))

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Position)
        p = state
        own: i64 = max(seat, i64(0))
        seats, teams, mine = p.seats, p.teams(), p.team_of(own)
        before = i64(out[at])
        listed = p.count
        out[at] = i16(listed)
        at += 1
        self.list_squares(p, teams, mine, out, at)
        for run in range(i64(SQUARE)):  # a row of an earlier game may have listed more
            for k in range(listed, before):
                out[at + run * self.squares + k] = 0
        at = self.show_cards(p, seat, out, at + SQUARE * self.squares)
        for k in range(seats):
            who = (own + k) % seats
            there = at + k
            out[there] = i16(p.held[who])
            there += seats
            out[there] = i16(p.token[2 * who])
            there += seats
            out[there] = i16(p.token[2 * who + 1])
            there += seats
            out[there] = i16(p.seal_pile[who] + 1)
            there += seats
            out[there] = i16(p.under_piles(who))
            there += seats
            out[there] = i16(p.house_of(who) + 1)
            there += seats
            built = p.bridge[who]
            middle: i64 = 0
            if built == board.NOWHERE:
                out[there] = 0
            else:
                out[there] = i16(1 + built // board.SQUARES)
                middle = built & board.WRAP
            there += seats
            out[there] = i16(X[middle])
            there += seats
            out[there] = i16(Y[middle])
        at += 9 * seats
        for k in range(teams):
            house = p.house_of((mine + k) % teams)
            for windows in range(i64(board.KEEPS)):
                keep = house * board.KEEPS + windows
                there = at + k * board.KEEPS + windows
                out[there] = 0 if house < 0 else i16(p.fief_size(keep))
                there += teams * board.KEEPS
                out[there] = 0 if house < 0 else i16(p.pile[keep])
            out[at + 2 * teams * board.KEEPS + k] = 0
            for other in range(seats):
                told = p.phase == board.FINISHED or p.may_see(seat, other)
                if house >= 0 and p.house_of(other) == house and p.has_seal(other) and told:
                    out[at + 2 * teams * board.KEEPS + k] = i16(p.sealed[house] + 1)
        at += teams * (2 * board.KEEPS + 1)
        laying = p.phase == board.LAYING
        out[at] = i16(p.phase)
        out[at + 1] = i16(p.seen_from(own, p.actor))
        out[at + 2] = i16(p.seen_from(own, p.mover))
        out[at + 3] = i16(min(p.turns, MANY))
        out[at + 4] = 1 if p.card_played else 0
        out[at + 5] = 1 if p.must_raise else 0
        out[at + 6] = i16(p.raised)
        out[at + 7] = i16(p.burnt)
        out[at + 8] = i16(p.due)
        out[at + 9] = i16(p.lost)
        out[at + 10] = i16(self.number[p.taken]) if laying and p.may_see(seat, p.mover) else 0
        out[at + 11] = 0 if laying else i16(p.taken + 1)
        out[at + 12] = i16(p.seen_from(own, p.first))

    def list_squares(self, p: Position, teams: i64, mine: i64, out: vec[i16], at: i64) -> None:
        """Every square in play, in the order of their numbers, with all that lies on it."""
        cell, squares = p.cell, p.squares
        room = self.squares
        for i in range(p.count):
            square = squares[i]
            content = i64(cell[square])
            there = at + i
            out[there] = i16(X[square])
            there += room
            out[there] = i16(Y[square])
            there += room
            kind = content & board.TYPE_BITS
            out[there] = 5 if content & board.DRAGON != 0 else i16(NUMBER[kind])
            there += room
            if content & board.PIECE == 0:
                out[there] = 0
                there += room
                out[there] = 0
                there += room
                out[there] = 0
                continue
            if content & board.KEEP != 0:
                keep = p.keep_on(square)
                team = (team_with(p, keep // board.KEEPS) - mine) % teams
                out[there] = i16(1 + team * board.KEEPS + keep % board.KEEPS)
            else:
                out[there] = 0
            there += room
            out[there] = 1 if content & board.KNIGHT != 0 else 0
            there += room
            out[there] = 1 if content & board.BRIDGE_END != 0 else 0

    def show_cards(self, p: Position, seat: i64, out: vec[i16], at: i64) -> i64:
        """The cards the reader sees, and all those that lie where it cannot see them; where the next feature begins."""
        kinds, stock, hand, kept = self.kinds, p.stock, p.hand, p.kept
        count = i64(len(kinds))
        preview, sharing = p.settings.preview, p.settings.team_share
        runs: i64 = 2
        if preview:
            runs += 1
        if sharing:
            runs += 1
        for k in range(runs * count):
            out[at + k] = 0
        partners = at + (runs - 1) * count
        unseen = at + count
        for k in range(count):
            kind = kinds[k]
            out[unseen] = i16(stock[kind])
            unseen += 1
        unseen = at + count
        for other in range(p.seats):
            if p.held[other] == 0 and not preview:
                continue
            row = other * board.KINDS
            told = p.may_see(seat, other)
            for k in range(count):
                entry = row + kinds[k]
                if told:
                    there = at + k
                    if other != seat:
                        there = partners + k
                    out[there] = i16(hand[entry])
                else:
                    there = unseen + k
                    out[there] = i16(i64(out[there]) + hand[entry])
                if preview:
                    if other == seat:
                        out[unseen + count + k] = i16(kept[entry])
                    else:
                        there = unseen + k
                        out[there] = i16(i64(out[there]) + kept[entry])
        return at + runs * count
