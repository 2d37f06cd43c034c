"""What a seat cannot know, drawn anew: the others' hands, the piles, what was set aside, the sealed choices."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.lay import may_lie
from donjon.games.terres_du_centre.pieces import has_place
from donjon.games.terres_du_centre.position import Position

TRIALS: Final = 40  # hands imagined for a player who has taken a piece up, until one leaves him a place for it
SCRATCH: Final = vec[i64]([0])


def hides(p: Position, seat: i64) -> bool:
    """Whether a sealed card or any other could, for all that `seat` knows, be another one."""
    for other in range(p.seats):
        if seal_is_secret(p, seat, other):
            return True
    pool = unseen(p, seat)
    holding: i64 = 0  # cards of the mover that can still be others
    if not p.setting_up() and not p.may_see(seat, p.mover):
        holding = p.held[p.mover]
        if p.phase == board.LAYING:
            if fitting_kinds(p, pool) > 1:
                return True
            pool[p.taken] -= 1
            holding -= 1
        elif p.phase == board.DISCARDING:
            if fitting_kinds(p, pool) > 1 and fitting_cards(p, pool) > holding:
                return True
            for kind in range(i64(board.KINDS)):
                pool[kind] -= p.hand[p.mover * board.KINDS + kind]
            holding = 0
    return kinds_in(pool) > 1 and heaps(p, seat, holding) > 1


def seal_is_secret(p: Position, seat: i64, owner: i64) -> bool:
    """TC-8.1; TC-11.2: until the end."""
    return (
        p.token[2 * owner + board.SEAL_TOKEN] == board.FRONT
        and p.phase != board.FINISHED
        and not p.may_see(seat, owner)
    )


def unseen(p: Position, seat: i64) -> vec[i64]:
    """How many cards of each kind lie where `seat` cannot see them."""
    pool = p.stock[:]
    for other in range(p.seats):
        for kind in range(i64(board.KINDS)):
            if not p.may_see(seat, other):
                pool[kind] += p.hand[other * board.KINDS + kind]
            if p.settings.preview and other != seat:
                pool[kind] += p.kept[other * board.KINDS + kind]
    return pool


def kinds_in(pool: vec[i64]) -> i64:
    count: i64 = 0
    for kind in range(i64(board.KINDS)):
        if pool[kind] > 0:
            count += 1
    return count


def heaps(p: Position, seat: i64, holding: i64) -> i64:
    """In how many places the unseen cards lie: hands, sets under piles that their owners know, what nobody knows."""
    count: i64 = 0
    for other in range(p.seats):
        held = holding if other == p.mover else p.held[other]
        if held > 0 and not p.may_see(seat, other):
            count += 1
        if other != seat and kept_by(p, other) > 0:
            count += 1
    return count + 1 if kinds_in(p.stock) > 0 else count


def kept_by(p: Position, seat: i64) -> i64:
    """TC-2.6: cards under that seat's piles that it has seen."""
    count: i64 = 0
    if p.settings.preview:
        for kind in range(i64(board.KINDS)):
            count += p.kept[seat * board.KINDS + kind]
    return count


def redraw(p: Position, seat: i64, rng: Random) -> None:
    """Deal anew all cards that `seat` has never seen, and guess the sealed choices it was not told.

    A card laid or discarded is known for good. Of the mover's hand something shows: a card he is about to lay can be
    laid; if he is about to discard none can (TC-3.4a); and a piece he has taken up has a place (TC-3.5).
    """
    for other in range(p.seats):
        if seal_is_secret(p, seat, other):
            p.sealed[p.house_of(other)] = rng.randrange(p.royal_cards())
    pool = unseen(p, seat)
    cards: i64 = 0
    for kind in range(i64(board.KINDS)):
        cards += pool[kind]
    # The hand something is known of comes first, then the others take what is left.
    mover = p.mover
    bound = p.actor >= 0 and mover >= 0 and not p.may_see(seat, mover) and shows_something(p)
    if bound:
        if p.phase == board.LAYING or p.phase == board.DISCARDING:
            redraw_bound_hand(p, pool, rng)
        else:
            redraw_by_trial(p, pool, cards, rng)
        cards -= p.held[mover]
    for other in range(p.seats):
        if not p.may_see(seat, other) and not (bound and other == mover):
            cards = fill(p.hand, other, p.held[other], pool, cards, rng)
        if other != seat:
            cards = fill(p.kept, other, kept_by(p, other), pool, cards, rng)
    p.stock = pool


def shows_something(p: Position) -> bool:
    """Whether what the mover is about tells something about his hand."""
    if p.phase == board.LAYING or p.phase == board.DISCARDING:
        return True
    return board.RAISING <= p.phase <= board.BRIDGING and p.held[p.mover] > 0 and not p.card_played


def fill(cards: vec[i64], seat: i64, count: i64, pool: vec[i64], left: i64, rng: Random) -> i64:
    """As many cards as before, drawn from the pool; how many are left in it."""
    if count == 0:
        return left
    for kind in range(i64(board.KINDS)):
        cards[seat * board.KINDS + kind] = 0
    for _ in range(count):
        kind = pick(pool, left, rng)
        pool[kind] -= 1
        left -= 1
        cards[seat * board.KINDS + kind] += 1
    return left


def redraw_by_trial(p: Position, pool: vec[i64], cards: i64, rng: Random) -> None:
    """The hand of a player who has taken a piece up: imagined until it leaves a place for it, or left as it is."""
    base = p.mover * board.KINDS
    truth = vec[i64]([0] * board.KINDS)
    for kind in range(i64(board.KINDS)):
        truth[kind] = p.hand[base + kind]
    for _ in range(i64(TRIALS)):
        fill(p.hand, p.mover, p.held[p.mover], pool, cards, rng)
        if has_place(p):
            return
        for kind in range(i64(board.KINDS)):
            pool[kind] += p.hand[base + kind]
    for kind in range(i64(board.KINDS)):
        p.hand[base + kind] = truth[kind]
        pool[kind] -= truth[kind]


def redraw_bound_hand(p: Position, pool: vec[i64], rng: Random) -> None:
    """The hand of a player whose deed shows whether it can be played."""
    fitting = vec[i64]([0] * board.KINDS)
    fit: i64 = 0
    all_cards: i64 = 0
    wants = p.phase == board.LAYING
    base = p.mover * board.KINDS
    for kind in range(i64(board.KINDS)):
        all_cards += pool[kind]
        p.hand[base + kind] = 0
        if fits(p, pool, kind):
            fitting[kind] = pool[kind]
            fit += pool[kind]
    for k in range(p.held[p.mover]):
        if k == 0 or not wants:
            kind = pick(fitting, fit, rng)
            fitting[kind] -= 1
            fit -= 1
            if wants:
                p.taken = kind
        else:
            kind = pick(pool, all_cards, rng)
        pool[kind] -= 1
        all_cards -= 1
        p.hand[base + kind] += 1


def fits(p: Position, pool: vec[i64], kind: i64) -> bool:
    """Whether there is such a card in the pool, and it can be laid, or cannot, as the mover's deed shows."""
    return pool[kind] > 0 and may_lie(p, kind, SCRATCH, 0) == (p.phase == board.LAYING)


def fitting_kinds(p: Position, pool: vec[i64]) -> i64:
    count: i64 = 0
    for kind in range(i64(board.KINDS)):
        if fits(p, pool, kind):
            count += 1
    return count


def fitting_cards(p: Position, pool: vec[i64]) -> i64:
    count: i64 = 0
    for kind in range(i64(board.KINDS)):
        if fits(p, pool, kind):
            count += pool[kind]
    return count


def pick(pool: vec[i64], cards: i64, rng: Random) -> i64:
    """The kind of a card drawn from the pool, every card alike."""
    ticket: i64 = rng.randrange(cards)
    for kind in range(i64(board.KINDS)):
        ticket -= pool[kind]
        if ticket < 0:
            return kind
    return board.NOWHERE
