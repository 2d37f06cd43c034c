"""What the bots think of a position: an estimate of the result, and decisions worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terres_du_centre.board import (
    ACROSS,
    BRIDGING,
    BURNING,
    CORNERS,
    DEALING,
    END,
    FIEF,
    FOOTPRINT,
    GROUND,
    GUARDING,
    KEEPS,
    KNIGHT_TOKEN,
    LABEL,
    LAYING,
    MOST,
    NOBODY,
    NOWHERE,
    ON_PILE,
    OUTSIDE,
    PUT,
    RAISING,
    READY,
    SEAL,
    SEAL_TOKEN,
    SEATS,
    SQUARES,
    TAKE_BRIDGE,
    TAKE_DRAGON,
    TAKE_KEEP,
    TAKE_KNIGHT,
    WRAP,
)
from donjon.games.terres_du_centre.lay import corner_bit
from donjon.games.terres_du_centre.position import Position

# How decisive a lead of one square is: far from the end, and what the nearness of the end adds.
PACE: Final = 100_000  # iterations of a search per second on one core, times the seats
SHARPNESS: Final = 0.10
CERTAINTY: Final = 0.45
# Squares an unused piece is worth while there are turns left to use it.
BRIDGE_WORTH: Final = 1.4
TOKEN_WORTH: Final = 0.6
TOKEN_PATIENCE: Final = 0.35  # for every card left to play: fiefs worth a dragon come late
GROWTH: Final = 0.5  # for every card left to play, on the fief the seal will double
CARD_WORTH: Final = 0.12

FREE: Final = vec[i64]([0] * MOST)  # sizes of groups without keep, largest first


def estimate(p: Position, seat: i64) -> float:
    """The seat's share of the win: every house's strength weighed against the others', partners alike."""
    if p.phase <= DEALING:
        return 1.0 / float(p.seats)
    houses: i64 = p.seats if p.seats < SEATS else 2
    cards: i64 = 0
    for other in range(p.seats):
        cards += p.held[other] + p.under_piles(other)
    sharpness = SHARPNESS + CERTAINTY / (1.0 + float(cards) / float(p.seats))
    free = rank_free_groups(p)
    own = 0.0
    total = 0.0
    mine = p.house_of(seat)
    for house in range(houses):
        share = math.exp(sharpness * strength(p, house, free))
        total += share
        if house == mine:
            own = share
    return own / total * float(houses) / float(p.seats)


def rank_free_groups(p: Position) -> i64:
    """The groups without keep by size, largest first, in FREE; how many there are."""
    count: i64 = 0
    label: i64 = 0
    for i in range(p.count):
        group = p.cell[p.squares[i]] // LABEL
        if group <= label:  # numbered in the order of their first squares
            continue
        label = group
        if p.fief_of[group] != NOBODY:
            continue
        size = p.size_of[group]
        k = count
        while k > 0 and FREE[k - 1] < size:
            FREE[k] = FREE[k - 1]
            k -= 1
        FREE[k] = size
        count += 1
    return count


def strength(p: Position, house: i64, free: i64) -> float:
    """Squares held, those a keep in reserve could take, and what seal, tokens and bridges may still bring."""
    worth = 0.0
    largest = 0.0
    dragons = float(dragons_against(p, house))
    waiting: i64 = 0
    for windows in range(i64(KEEPS)):
        keep = house * KEEPS + windows
        if p.keep_at[keep] >= 0:
            label = p.group(p.keep_at[keep])
            size = float(p.size_of[label])
            if p.guards_of[label] == 0 and size > 2.0:
                size -= 0.035 * dragons * (size - 2.0)
            worth += 2.0 * size if p.sealed[house] == windows else size
            largest = max(largest, size)
        elif p.keep_at[keep] == ON_PILE and plays_on(p, p.seat_of[keep]):
            # The best free land may be gone by then, and others want it too.
            promise = 0.8 * float(FREE[waiting]) if waiting < free else 0.5
            worth += promise
            largest = max(largest, promise)
            waiting += 1
    for seat in range(p.seats):
        if p.house_of(seat) == house:
            worth += outlook(p, seat, largest)
    return worth


def outlook(p: Position, seat: i64, largest: float) -> float:
    """What a seat's unused pieces and its cards promise."""
    worth = CARD_WORTH * float(p.held[seat])
    if not plays_on(p, seat):
        return worth
    left = float(p.held[seat] + p.under_piles(seat))
    if p.token[2 * seat + SEAL_TOKEN] == READY:
        # The seal is best used last, on what has grown by then.
        worth += 0.97 * largest + GROWTH * left
    if p.token[2 * seat + KNIGHT_TOKEN] == READY:
        worth += TOKEN_WORTH + TOKEN_PATIENCE * left
    if p.bridge[seat] == NOWHERE:
        worth += BRIDGE_WORTH * (0.4 + 0.6 * min(1.0, left / 4.0))
    return worth


def plays_on(p: Position, seat: i64) -> bool:
    """Whether that seat has a turn to come, or has it now."""
    return seat == p.mover or p.has_cards(seat)


def dragons_against(p: Position, house: i64) -> i64:
    """Dragons others may still send."""
    count: i64 = 0
    for seat in range(p.seats):
        if p.house_of(seat) != house and plays_on(p, seat):
            if p.token[2 * seat + KNIGHT_TOKEN] == READY:
                count += 1
            if p.token[2 * seat + SEAL_TOKEN] == READY:
                count += 1
    return count


# Preferences.


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Lay where one's own land grows and the others' shrinks; raise on large groups; seal late."""
    phase = p.phase
    if phase == LAYING:
        for i in range(count):
            out[i] = lay_liking(p, actions[i] - PUT)
    elif phase == RAISING:
        for i in range(count):
            size = p.size_of[p.group(actions[i] - PUT)]
            out[i] = 1 + size * size
    elif phase == BURNING:
        for i in range(count):
            out[i] = 1 + fief_liking(p, actions[i] - PUT, False)
    elif phase == GUARDING:
        for i in range(count):
            out[i] = 1 + fief_liking(p, actions[i] - PUT, True)
    elif phase == BRIDGING:
        for i in range(count):
            out[i] = 1 + bridge_liking(p, actions[i] - PUT)
    else:
        for i in range(count):
            out[i] = take_liking(p, actions[i])


def take_liking(p: Position, action: i64) -> i64:
    if action < TAKE_KEEP:
        return 12
    if action < TAKE_KNIGHT:
        return 20 if p.held[p.mover] <= 1 else 6
    if action == TAKE_KNIGHT:
        return 2
    if action < TAKE_BRIDGE:
        return 1 if action == TAKE_DRAGON + SEAL_TOKEN else 2
    if action == TAKE_BRIDGE:
        return 5
    if action < END:
        return seal_liking(p, action - SEAL)
    return 24


def seal_liking(p: Position, windows: i64) -> i64:
    """Late, and on the largest fief."""
    left = p.held[p.mover] + p.under_piles(p.mover)
    if left > 2:
        return 1
    size = p.fief_size(p.house_of(p.mover) * KEEPS + windows)
    return 1 + size * size // (1 if left == 0 else 8)


def lay_liking(p: Position, where: i64) -> i64:
    """Squares of the card that extend own land, and squares it takes from others."""
    square = where & WRAP
    card = CORNERS[p.taken * 4 + where // SQUARES]
    house = p.house_of(p.mover)
    worth: i64 = 6
    for corner in range(i64(4)):
        bit = corner_bit(card, corner)
        at = p.cell[(square + FOOTPRINT[corner]) & WRAP]
        if at & FIEF != 0:
            owner = p.fief_of[at // LABEL] // KEEPS
            if owner != house:
                worth += 6
            elif at & bit == 0:
                worth -= 5
        elif at & GROUND != 0:
            worth -= 1
        worth += touch_liking(p, house, bit, p.cell[(square + OUTSIDE[2 * corner]) & WRAP])
        worth += touch_liking(p, house, bit, p.cell[(square + OUTSIDE[2 * corner + 1]) & WRAP])
    return worth * worth if worth > 1 else 1


def touch_liking(p: Position, house: i64, bit: i64, beside: i64) -> i64:
    """What it is worth that a square of that type comes to lie beside this one."""
    if beside & bit == 0:
        return 0
    if beside & FIEF == 0:
        return 1
    return 5 if p.fief_of[beside // LABEL] // KEEPS == house else -4


def fief_liking(p: Position, square: i64, own: bool) -> i64:
    label = p.group(square)
    fief = p.fief_of[label]
    if fief == NOBODY or (fief // KEEPS == p.house_of(p.mover)) != own:
        return 0
    return p.size_of[label] * p.size_of[label]


def bridge_liking(p: Position, where: i64) -> i64:
    """The squares the bridge would bring."""
    step = ACROSS[where // SQUARES]
    one = p.group((where - step) & WRAP)
    other = p.group((where + step) & WRAP)
    gain = p.size_of[one] if p.fief_of[one] == NOBODY else p.size_of[other]
    return gain * gain
