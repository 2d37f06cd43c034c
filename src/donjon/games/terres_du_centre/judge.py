"""What the bots think of a position: an estimate of the result, and decisions worth trying first."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.tables import named
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.cuts import BY_CARD, BY_DRAGON, LOSS, measure
from donjon.games.terres_du_centre.lay import lay, take_up
from donjon.games.terres_du_centre.position import Position

PACE: Final = 15_000  # iterations of a search per second on one core, for two
SPREAD: Final = 1.35  # of the levels: four times the iterations score about 0.6

# How decisive a lead of one square is: far from the end, and what the nearness of the end adds.
SHARPNESS: Final = 0.16
CERTAINTY: Final = 0.9
CARD: Final = 0
HELD: Final = 1
SEAL_GROWTH: Final = 2
SEAL_EARLY: Final = 3
SEAL_LATE: Final = 4
KNIGHT: Final = 5
KNIGHT_LAST: Final = 6
BRIDGE: Final = 7
BRIDGE_LAST: Final = 8
KEEP: Final = 9
LAND_EARLY: Final = 10
LAND_LATE: Final = 11
DRAGON: Final = 12
BURN: Final = 13
BREACH: Final = 14
# What things not yet on the land are worth in squares, or which part of them, as they turned out in 400 games between
# greedy bots; then what dragons and cards threaten, as matches had it. docs/judges/terres-du-centre.md measures each.
TERMS: Final = named({
    CARD: ("card", 3.0),  # a card still to play, wherever it lies
    HELD: ("held", 0.12),  # and a little more for one that is in hand already
    SEAL_GROWTH: ("seal-growth", 2.6),  # what the fief that the seal doubles will still grow by
    SEAL_EARLY: ("seal-early", 0.45),  # the part of the largest fief that it will double, nine cards before the end
    SEAL_LATE: ("seal-late", 0.97),  # and at the end
    KNIGHT: ("knight", 2.6),  # a knight to place yet
    KNIGHT_LAST: ("knight-last", 0.4),  # and what he is worth even without another card
    BRIDGE: ("bridge", 0.9),  # a bridge to build yet
    BRIDGE_LAST: ("bridge-last", 0.2),  # and what it is worth even without another card
    KEEP: ("keep", 1.0),  # a keep to build yet, besides its part of the free land there is
    LAND_EARLY: ("land-early", 0.45),  # that part, three cards before the end
    LAND_LATE: ("land-late", 0.9),  # and at the end
    DRAGON: ("dragon", 0.02),  # the toll of each dragon that may come, on a fief without knight
    BURN: ("burn", 0.6),  # the part of what a dragon could cut off at the worst, and another one elsewhere
    BREACH: ("breach", 0.35),  # the part of what a card could cut off at the worst, until the last three are played
})  # fmt: skip
WEIGHTS: Final = vec[float]([weight for _, weight in TERMS])

CHOOSINESS: Final = 25.0  # how much a place is preferred to one that is worth less
EXPLORATION: Final = 2.0  # of the search: 0.2 scores 0.48 against greedy, 1 scores 0.73, 3 scores 0.83, 8 scores 0.58

FREE: Final = vec[i64]([0] * board.MOST)  # sizes of groups without keep, largest first


def weigh(p: Position, out: vec[float]) -> None:
    """Everybody's share of the win: every house's strength weighed against the others', partners alike."""
    if p.setting_up():
        for seat in range(p.seats):
            out[seat] = 1.0 / float(p.seats)
        return
    teams = p.teams()
    cards: i64 = 0
    for other in range(p.seats):
        cards += p.held[other] + p.under_piles(other)
    cards += p.due
    sharpness = SHARPNESS + CERTAINTY / (1.0 + float(cards) / float(p.seats))
    free = rank_free_groups(p)
    shares = vec[float]([0.0] * board.SEATS)
    total = 0.0
    for team in range(teams):
        shares[team] = math.exp(sharpness * strength(p, p.house_of(team), free))
        total += shares[team]
    for seat in range(p.seats):
        out[seat] = shares[p.team_of(seat)] / total * float(teams) / float(p.seats)


def rank_free_groups(p: Position) -> i64:
    """The groups without keep by size, largest first, in FREE; how many there are."""
    count: i64 = 0
    label: i64 = 0
    for i in range(p.count):
        group = i64(p.cell[p.squares[i]]) // board.LABEL
        if group <= label:  # numbered in the order of their first squares
            continue
        label = group
        if p.fief_of[group] != board.NOBODY:
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
    """Squares held, those a keep in reserve could take, and what seal, tokens, bridges and cards may still bring."""
    worth = 0.0
    largest = 0.0
    dragons = float(dragons_against(p, house))
    worst = 0.0  # what the next dragon could take, the one after that, and the next card
    second = 0.0
    breach = 0.0
    waiting: i64 = 0
    for windows in range(i64(board.KEEPS)):
        keep = house * board.KEEPS + windows
        if p.keep_at[keep] >= 0:
            label = p.group(p.keep_at[keep])
            size = float(p.size_of[label])
            sealed = 2.0 if p.sealed[house] == windows else 1.0
            if size > 2.0:
                measure(p, p.keep_at[keep])
                breach = max(breach, sealed * float(LOSS[BY_CARD]))
                if p.guards_of[label] == 0:
                    size -= WEIGHTS[DRAGON] * dragons * (size - 2.0)
                    loss = sealed * float(LOSS[BY_DRAGON])
                    second = max(second, min(worst, loss))
                    worst = max(worst, loss)
            worth += sealed * size
            largest = max(largest, size)
        elif p.keep_at[keep] == board.ON_PILE and plays_on(p, p.seat_of[keep]):
            left = float(cards_left(p, p.seat_of[keep]))
            early = min(1.0, left / 3.0)
            promise = float(FREE[waiting]) if waiting < free else 0.0
            promise *= WEIGHTS[LAND_EARLY] * early + WEIGHTS[LAND_LATE] * (1.0 - early)
            promise += WEIGHTS[KEEP] * early
            worth += promise
            largest = max(largest, promise)
            waiting += 1
    worth -= WEIGHTS[BURN] * (min(1.0, dragons) * worst + min(1.0, max(0.0, dragons - 1.0)) * second)
    worth -= WEIGHTS[BREACH] * cards_against(p, house) * breach
    for seat in range(p.seats):
        if p.house_of(seat) == house:
            worth += outlook(p, seat, largest)
    return worth


def cards_left(p: Position, seat: i64) -> i64:
    """Cards that seat has still to play."""
    return p.held[seat] + p.under_piles(seat) + (p.due if seat == p.mover else i64(0))


def outlook(p: Position, seat: i64, largest: float) -> float:
    """What a seat's unused pieces and its cards promise."""
    left = float(cards_left(p, seat))
    worth = WEIGHTS[CARD] * left + WEIGHTS[HELD] * float(p.held[seat])
    if not plays_on(p, seat):
        return worth
    if p.token[2 * seat + board.SEAL_TOKEN] == board.READY:
        # The seal is best used last, on what has grown by then.
        late = WEIGHTS[SEAL_LATE]
        worth += largest * (late - (late - WEIGHTS[SEAL_EARLY]) * min(1.0, left / 9.0))
        worth += WEIGHTS[SEAL_GROWTH] * min(1.0, left / 3.0)
    if p.token[2 * seat + board.KNIGHT_TOKEN] == board.READY:
        worth += WEIGHTS[KNIGHT_LAST] + WEIGHTS[KNIGHT] * min(1.0, left / 4.0)
    if p.bridge[seat] == board.NOWHERE:
        worth += WEIGHTS[BRIDGE_LAST] + WEIGHTS[BRIDGE] * min(1.0, left / 3.0)
    return worth


def plays_on(p: Position, seat: i64) -> bool:
    """Whether that seat has a turn to come, or has it now."""
    return seat == p.mover or p.has_cards(seat)


def dragons_against(p: Position, house: i64) -> i64:
    """Dragons others may still send."""
    count: i64 = 0
    for seat in range(p.seats):
        if p.house_of(seat) != house and plays_on(p, seat):
            if p.token[2 * seat + board.KNIGHT_TOKEN] == board.READY:
                count += 1
            if p.token[2 * seat + board.SEAL_TOKEN] == board.READY:
                count += 1
    return count


def cards_against(p: Position, house: i64) -> float:
    """Whether others have cards to attack with: 1 while somebody has three or more."""
    most: i64 = 0
    for seat in range(p.seats):
        if p.house_of(seat) != house:
            most = max(most, cards_left(p, seat))
    return min(1.0, float(most) / 3.0)


# Preferences.


def prefer(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Where something goes: by what the position would be worth; what to take up: keeps early, the seal late."""
    if board.LAYING <= p.phase <= board.BRIDGING:
        weigh_places(p, actions, count, out)
        return
    if p.setting_up():
        for i in range(count):
            out[i] = 1
        return
    for i in range(count):
        out[i] = take_liking(p, actions[i])


def weigh_places(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> None:
    """Try every place: search has time for the best few only, so the better ones must stand out."""
    worth = vec[float]([0.0] * int(count))
    if p.phase == board.LAYING:
        try_lays(p, actions, count, worth)
    else:
        for i in range(count):
            after = p.copy()
            after.apply(actions[i])
            worth[i] = after.estimate(p.actor)
    best = 0.0
    for i in range(count):
        best = max(best, worth[i])
    for i in range(count):
        out[i] = 1 + i64(1000.0 * math.exp(CHOOSINESS * (worth[i] - best)))


def try_lays(p: Position, actions: vec[i64], count: i64, worth: vec[float]) -> None:
    """A card has places by the hundred: it is laid and taken up; a copy for each made search 1.6 times as slow."""
    trial = Position(p.seats, p.settings, p)
    shares = vec[float]([0.0] * int(p.seats))
    for i in range(count):
        where = actions[i] - board.PUT
        lay(trial, where // board.SQUARES, where & board.WRAP)
        weigh(trial, shares)
        worth[i] = shares[p.actor]
        take_up(trial, p, where & board.WRAP)


def take_liking(p: Position, action: i64) -> i64:
    kind = board.KIND[action]
    if kind == board.TAKE_CARD:
        return 12
    if kind == board.TAKE_KEEP:
        return 20 if p.held[p.mover] <= 1 else 6
    if kind == board.TAKE_KNIGHT:
        return 2
    if kind == board.TAKE_DRAGON:
        return 1 if action == board.TAKE_DRAGON + board.SEAL_TOKEN else 2
    if kind == board.TAKE_BRIDGE:
        return 5
    return seal_liking(p, action - board.SEAL) if kind == board.SEAL else i64(24)


def seal_liking(p: Position, windows: i64) -> i64:
    """Late, and on the largest fief."""
    left = p.held[p.mover] + p.under_piles(p.mover)
    if left > 2:
        return 1
    size = p.fief_size(p.house_of(p.mover) * board.KEEPS + windows)
    return 1 + size * size // (1 if left == 0 else 8)
