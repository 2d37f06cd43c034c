"""What a seat cannot know, drawn anew: the others' hands, the piles, what was set aside, the sealed choices."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre.board import (
    DISCARDING,
    FINISHED,
    FRONT,
    KINDS,
    LAYING,
    NOBODY,
    NOWHERE,
    SEAL_TOKEN,
)
from donjon.games.terres_du_centre.lay import may_lie
from donjon.games.terres_du_centre.position import Position


def hides(p: Position, seat: i64) -> bool:
    """Somebody holds cards, keeps one for later or has sealed one, and `seat` may not know which."""
    for other in range(p.seats):
        if not p.told(seat, other):
            if p.held[other] > 0 or (p.phase != FINISHED and p.token[2 * other + SEAL_TOKEN] == FRONT):
                return True
        if p.settings.preview and other != seat:
            for kind in range(i64(KINDS)):
                if p.kept[other * KINDS + kind] > 0:
                    return True
    return False


def redraw(p: Position, seat: i64, rng: Random) -> None:
    """Deal anew all cards that `seat` has never seen, and guess the sealed choices it was not told.

    A card laid or discarded is known for good. A player about to lay a card has one that can be laid; one about to
    discard has none (TC-3.4a).
    """
    if p.phase != FINISHED:  # TC-11.2: the sealed cards are turned up at the end
        for other in range(p.seats):
            if p.token[2 * other + SEAL_TOKEN] == FRONT and not p.told(seat, other):
                p.sealed[p.house_of(other)] = rng.randrange(p.royal_cards())
    pool = p.stock[:]
    cards: i64 = 0
    kept = vec[i64]([0] * int(p.seats))
    for kind in range(i64(KINDS)):
        cards += pool[kind]
    for other in range(p.seats):
        kept[other] = 0
        for kind in range(i64(KINDS)):
            if not p.told(seat, other):
                pool[kind] += p.hand[other * KINDS + kind]
                cards += p.hand[other * KINDS + kind]
                p.hand[other * KINDS + kind] = 0
            if p.settings.preview and other != seat:
                pool[kind] += p.kept[other * KINDS + kind]
                cards += p.kept[other * KINDS + kind]
                kept[other] += p.kept[other * KINDS + kind]
                p.kept[other * KINDS + kind] = 0
    # The hand something is known of comes first, then the others take what is left.
    bound: i64 = NOBODY
    if p.actor >= 0 and (p.phase == LAYING or p.phase == DISCARDING) and not p.told(seat, p.mover):
        bound = p.mover
        cards -= redraw_bound_hand(p, pool, rng)
    for other in range(p.seats):
        if not p.told(seat, other) and other != bound:
            for _ in range(p.held[other]):
                kind = pick(pool, cards, rng)
                pool[kind] -= 1
                cards -= 1
                p.hand[other * KINDS + kind] += 1
        for _ in range(kept[other]):
            kind = pick(pool, cards, rng)
            pool[kind] -= 1
            cards -= 1
            p.kept[other * KINDS + kind] += 1
    p.stock = pool


def redraw_bound_hand(p: Position, pool: vec[i64], rng: Random) -> i64:
    """The hand of a player whose deed shows whether it can be played; how many cards it takes from the pool."""
    scratch = vec[i64]([0])
    fitting = vec[i64]([0] * KINDS)
    fit: i64 = 0
    all_cards: i64 = 0
    wants = p.phase == LAYING
    for kind in range(i64(KINDS)):
        all_cards += pool[kind]
        if pool[kind] > 0 and may_lie(p, kind, scratch, 0) == wants:
            fitting[kind] = pool[kind]
            fit += pool[kind]
    base = p.mover * KINDS
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
    return p.held[p.mover]


def pick(pool: vec[i64], cards: i64, rng: Random) -> i64:
    """The kind of a card drawn from the pool, every card alike."""
    ticket: i64 = rng.randrange(cards)
    for kind in range(i64(KINDS)):
        ticket -= pool[kind]
        if ticket < 0:
            return kind
    return NOWHERE
