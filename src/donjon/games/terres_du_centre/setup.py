"""Set-up, section 2, and every card drawn: who begins, Houses and tokens, the piles and their Seals, what is dealt."""

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.terres_du_centre import board
from donjon.games.terres_du_centre.position import Position


def list_outcomes(p: Position, out: vec[i64]) -> i64:
    """What chance may bring next."""
    count: i64 = 0
    if p.phase == board.SEATING:
        for seat in range(p.seats):
            if p.settings.first < 0 or p.settings.first == seat:
                out[count] = board.SEAT + seat
                count += 1
    elif p.phase == board.SEALING:
        house = p.house_of(dealt_to(p))
        for windows in range(i64(board.KEEPS)):
            if p.seat_of[house * board.KEEPS + windows] == dealt_to(p):
                out[count] = board.SEAL_PILE + windows
                count += 1
    else:
        for kind in range(i64(board.KINDS)):
            if cards_left(p, kind) > 0:
                out[count] = board.DRAW + kind
                count += 1
    return count


def weigh_outcome(p: Position, action: i64) -> i64:
    """TC-2.3: seats and piles are equally likely, and so is every card."""
    return cards_left(p, action - board.DRAW) if board.KIND[action] == board.DRAW else i64(1)


def cards_left(p: Position, kind: i64) -> i64:
    """Cards of that kind the next draw may turn up."""
    if p.phase == board.DRAWING and p.settings.preview:  # TC-2.6: from the owner's own set
        return p.kept[p.mover * board.KINDS + kind]
    return p.stock[kind]


def play_outcome(p: Position, action: i64) -> None:
    if p.phase == board.SEATING:
        seat_first(p, action - board.SEAT)
    elif p.phase == board.SEALING:
        lay_seal(p, action - board.SEAL_PILE)
    elif p.phase == board.DEALING:
        deal(p, action - board.DRAW)
    else:
        draw(p, action - board.DRAW)


def seat_first(p: Position, seat: i64) -> None:
    """TC-2.5: that seat begins, and is the first to choose."""
    p.first = seat
    if p.journal is not None:
        p.journal.add("first", int(seat), {})
    if p.settings.houses_chosen:
        ask(p, board.HOUSING)
    else:
        share_tokens(p)


# Houses and tokens. Those asked are the first in the order of play: of three, two; in teams, one of each.


def ask(p: Position, phase: i64) -> None:
    p.phase = phase
    p.actor = (p.first + p.steps) % p.seats


def list_choices(p: Position, out: vec[i64]) -> i64:
    """TC-2.2: a House that is left; TC-2.4: the Seal for oneself or for one's partner."""
    if p.phase == board.SHARING:
        out[0] = board.HOLDER + p.actor
        out[1] = board.HOLDER + (p.actor + 2) % board.SEATS
        return 2
    count: i64 = 0
    for house in range(i64(board.HOUSE_COUNT)):
        if not is_taken(p, house):
            out[count] = board.HOUSE + house
            count += 1
    return count


def is_taken(p: Position, house: i64) -> bool:
    for seat in range(p.seats):
        if p.house[seat] == house:
            return True
    return False


def choose(p: Position, action: i64) -> None:
    if p.phase == board.HOUSING:
        choose_house(p, action - board.HOUSE)
    else:
        choose_holder(p, action - board.HOLDER)


def choose_house(p: Position, house: i64) -> None:
    """TC-2.2: everybody takes a House; TC-2.4: a team one for both."""
    take_house(p, p.actor, house)
    p.steps += 1
    if p.steps < board.CHOOSERS:
        ask(p, board.HOUSING)
        return
    p.steps = 0
    for seat in range(p.seats):
        if p.house[seat] < 0:
            house = 0
            while is_taken(p, house):
                house += 1
            take_house(p, seat, house)
    share_tokens(p)


def take_house(p: Position, seat: i64, house: i64) -> None:
    for other in range(p.seats):
        if p.team_of(other) == p.team_of(seat):
            p.house[other] = house
    if p.journal is not None:
        p.journal.add("house", int(seat), {"house": board.HOUSES[house], "left": 0 if seat == p.actor else 1})


def share_tokens(p: Position) -> None:
    """TC-2.2: both tokens for everybody; TC-2.4: partners take different ones."""
    if p.seats == board.SEATS and p.settings.seals_chosen:
        ask(p, board.SHARING)
        return
    for seat in range(p.seats):
        if p.seats < board.SEATS or p.settings.seal_roles[p.role(seat)] == 1:
            p.token[2 * seat + board.SEAL_TOKEN] = board.READY
        if p.seats < board.SEATS or p.settings.seal_roles[p.role(seat)] == 0:
            p.token[2 * seat + board.KNIGHT_TOKEN] = board.READY
    lay_piles(p)


def choose_holder(p: Position, seat: i64) -> None:
    """TC-2.4: one partner takes the Seal, the other the Knight."""
    p.token[2 * seat + board.SEAL_TOKEN] = board.READY
    p.token[2 * ((seat + 2) % board.SEATS) + board.KNIGHT_TOKEN] = board.READY
    if p.journal is not None:
        p.journal.add("holder", int(p.actor), {"own": 1 if seat == p.actor else 0})
    p.steps += 1
    if p.steps < board.CHOOSERS:
        ask(p, board.SHARING)
        return
    p.steps = 0
    lay_piles(p)


def lay_piles(p: Position) -> None:
    """TC-2.3: cards under every keep; then the Seals are laid on them."""
    assign(p)
    for keep in range(i64(board.HOUSE_COUNT * board.KEEPS)):
        if p.seat_of[keep] >= 0:
            p.keep_at[keep] = board.ON_PILE
            p.pile[keep] = board.PILE
    p.phase = board.SEALING
    p.actor = CHANCE
    skip_knights(p)


def assign(p: Position) -> None:
    """TC-2.2: three keeps each; TC-2.4: in teams 1 and 2 go with the Seal, 3 and 4 with the Knight."""
    for seat in range(p.seats):
        base = p.house_of(seat) * board.KEEPS
        if p.seats < board.SEATS:
            for windows in range(i64(board.KEEPS - 1)):
                p.seat_of[base + windows] = seat
        else:
            begin: i64 = 0 if p.has_seal(seat) else 2
            p.seat_of[base + begin] = seat
            p.seat_of[base + begin + 1] = seat


# Cards.


def dealt_to(p: Position) -> i64:
    """Whose Seal is laid or whose card is dealt: in the order of play."""
    each = i64(1) if p.phase == board.SEALING else cards_dealt(p)
    return (p.first + p.steps // each) % p.seats


def cards_dealt(p: Position) -> i64:
    """TC-2.3: the hand; TC-2.6: with `preview_own_cards` also what goes under the piles is seen once."""
    if not p.settings.preview:
        return board.HAND
    return board.HAND + board.PILE * (board.KEEPS - 1 if p.seats < board.SEATS else 2)


def lay_seal(p: Position, windows: i64) -> None:
    """TC-2.3: the Seal lies on one of its owner's piles, all alike."""
    seat = dealt_to(p)
    p.seal_pile[seat] = windows
    if p.journal is not None:
        p.journal.add("seal-pile", int(seat), {"keep": windows + 1})
    p.steps += 1
    skip_knights(p)


def skip_knights(p: Position) -> None:
    """TC-2.4: in teams only two have a Seal."""
    while p.steps < p.seats and not p.has_seal(dealt_to(p)):
        p.steps += 1
    if p.steps == p.seats:
        p.steps = 0
        p.phase = board.DEALING


def deal(p: Position, kind: i64) -> None:
    """TC-2.3: three cards to each hand, secretly; the piles stay unknown until they are released."""
    seat = dealt_to(p)
    p.stock[kind] -= 1
    if p.steps % cards_dealt(p) < board.HAND:
        p.hand[seat * board.KINDS + kind] += 1
        p.held[seat] += 1
        whisper_card(p, "deal", seat, kind)
    else:
        p.kept[seat * board.KINDS + kind] += 1
        whisper_card(p, "preview", seat, kind)
    p.steps += 1


def dealt_out(p: Position) -> bool:
    return p.steps == p.seats * cards_dealt(p)


def draw(p: Position, kind: i64) -> None:
    """TC-3.2: a card of the released pile goes to its owner's hand."""
    if p.settings.preview:
        p.kept[p.mover * board.KINDS + kind] -= 1
    else:
        p.stock[kind] -= 1
    p.hand[p.mover * board.KINDS + kind] += 1
    p.held[p.mover] += 1
    p.due -= 1
    whisper_card(p, "draw", p.mover, kind)


def released(p: Position) -> i64:
    """TC-3.2: the cards of the player's pile that neither a keep nor the Seal lies on any more, taken from under it."""
    house = p.house_of(p.mover)
    for windows in range(i64(board.KEEPS)):
        keep = house * board.KEEPS + windows
        if p.seat_of[keep] != p.mover or p.pile[keep] == 0 or p.keep_at[keep] == board.ON_PILE:
            continue
        if p.seal_pile[p.mover] == windows:
            continue
        cards = p.pile[keep]
        p.pile[keep] = 0
        if p.journal is not None:
            p.journal.add("release", int(p.mover), {"keep": windows + 1, "count": cards})
        return cards
    return 0


def whisper_card(p: Position, kind: str, seat: i64, card: i64) -> None:
    if p.journal is None:
        return
    told = [int(other) for other in range(p.seats) if p.may_see(other, seat)]
    if kind == "preview":
        told = [int(seat)]
    p.journal.whisper(kind, int(seat), {"known": 0}, {"known": 1, "card": board.CARDS[card]}, told)


def begin_draw(p: Position, cards: i64) -> None:
    p.due = cards
    p.phase = board.DRAWING
    p.actor = CHANCE
