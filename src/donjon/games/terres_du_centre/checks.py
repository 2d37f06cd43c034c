"""The invariants of a position, for documents and for tests; each refusal names the field."""

from donjon.core.errors import BadDocument
from donjon.games.terres_du_centre import board, setup
from donjon.games.terres_du_centre.lay import can_play
from donjon.games.terres_du_centre.rules import Lands
from donjon.games.terres_du_centre.targets import raise_exists


def check(p: Lands) -> None:
    """Raises BadDocument where the position cannot be."""
    check_houses(p)
    check_tokens(p)
    check_land(p)
    check_pieces(p)
    check_piles(p)
    check_cards(p)
    check_turn(p)
    if (p.end != board.RUNNING) != (p.phase == board.FINISHED):
        raise BadDocument("ending", "is for a game that is over, and only then")
    if p.phase == board.FINISHED:
        left = sum(p.has_cards(seat) for seat in range(p.seats))
        if (p.end == board.BY_CARDS) != (left == 0) or (left and p.lost != left):
            raise BadDocument("ending", "is cards when all are played, lost when all who have some lost their turn")


def check_houses(p: Lands) -> None:
    """TC-2.2, TC-2.4: a House for every team that has chosen, and no other's."""
    if p.phase == board.HOUSING and not p.settings.houses_chosen:
        raise BadDocument("phase", "is house, but Houses are dealt")
    houses = [p.house_of(seat) for seat in range(p.seats)]
    for seat in range(p.seats):
        chosen = not p.settings.houses_chosen or was_asked(p, seat, board.HOUSING, (board.SEATING,))
        if (houses[seat] != board.NOBODY) != chosen or houses[seat] != houses[p.team_of(seat)]:
            raise BadDocument(f"houses[{seat}]", "is the House of that seat's team once it is chosen, and null before")
    known = [house for house in houses[: p.teams()] if house != board.NOBODY]
    if len(set(known)) < len(known):
        raise BadDocument("houses", "must be another for every team")


def check_tokens(p: Lands) -> None:
    """TC-2.2: both for everybody; TC-2.4: the Seal for one of two partners, the Knight for the other."""
    if p.phase == board.SHARING and not (p.seats == board.SEATS and p.settings.seals_chosen):
        raise BadDocument("phase", "is tokens only where partners choose who takes the Seal")
    for seat in range(p.seats):
        knight, seal = (p.token[2 * seat + token] != board.ABSENT for token in range(2))
        if not was_asked(p, seat, board.SHARING, (board.SEATING, board.HOUSING)):
            fits = not knight and not seal
        elif p.seats < board.SEATS:
            fits = knight and seal
        elif p.settings.seals_chosen:
            fits = knight != seal and seal != p.has_seal((seat + 2) % board.SEATS)
        else:
            fits = knight != seal and seal == (p.settings.seal_roles[p.role(seat)] == 1)
        if not fits:
            raise BadDocument("tokens", f"those of seat {seat} are not the ones it has in this position, each once")


def was_asked(p: Lands, seat: int, asking: int, before: tuple[int, ...]) -> bool:
    """Whether what is asked in that phase has been asked of the seat's team: the first to play are asked first."""
    if p.phase == asking:
        return p.role(seat) % p.teams() < p.steps
    return p.phase not in before


def check_land(p: Lands) -> None:
    extent = p.settings.extent
    if extent and max(p.right - p.left, p.bottom - p.top) >= max(extent, 2):
        raise BadDocument("land", f"is larger than max_extent, {extent}")
    for i in range(p.count):
        content = p.cell[p.squares[i]]
        if (content & board.TYPE_BITS == 0) != (content & board.DRAGON != 0):
            raise BadDocument("land", "a square is destroyed where a dragon lies, and only there")
        if content & board.PIECE and content & board.DRAGON and content & board.PIECE != board.DRAGON:
            raise BadDocument("land", "a dragon shares its square with nothing")
    for house in range(board.HOUSE_COUNT):
        for windows in range(board.KEEPS):
            keep = house * board.KEEPS + windows
            at = p.keep_at[keep]
            if at >= 0 and p.fief_of[p.group(at)] != keep:
                raise BadDocument("keeps", f"two keeps in one group, at {p.x_of(at)},{p.y_of(at)} (TC-4.5)")


def check_pieces(p: Lands) -> None:
    """TC-2.7: what may share a square, and that every mark on the land is a piece of somebody's."""
    marks: dict[int, int] = {}
    for at in p.keep_at:
        if at >= 0:
            marks[at] = marks.get(at, 0) | board.KEEP
    for which in range(2 * p.seats):
        if p.token_at[which] != board.NOWHERE:
            flag = board.DRAGON if p.token[which] == board.BACK else board.KNIGHT
            marks[p.token_at[which]] = marks.get(p.token_at[which], 0) | flag
    for seat in range(p.seats):
        if p.bridge[seat] == board.NOWHERE:
            continue
        middle, step = p.bridge[seat] & board.WRAP, board.ACROSS[p.bridge[seat] // board.SQUARES]
        one, other = (middle - step) & board.WRAP, (middle + step) & board.WRAP
        ends = p.cell[one] & p.cell[other] & board.TYPE_BITS
        if not ends or p.cell[middle] & ends:
            raise BadDocument(f"bridges[{seat}]", "must link two squares of one type over another (TC-9.2)")
        for at, flag in ((one, board.BRIDGE_END), (middle, board.BRIDGE_MIDDLE), (other, board.BRIDGE_END)):
            marks[at] = marks.get(at, 0) | flag
    for at, mark in marks.items():
        if mark & board.TOKEN and mark & (board.BRIDGE_END | board.BRIDGE_MIDDLE):
            raise BadDocument("tokens", f"a token lies under a bridge at {p.x_of(at)},{p.y_of(at)}")
        if mark & board.KEEP and mark & board.BRIDGE_MIDDLE:
            raise BadDocument("bridges", f"a keep stands under a bridge at {p.x_of(at)},{p.y_of(at)}")
        if mark & board.KEEP and mark & board.KNIGHT and not p.settings.knight_shares_keep:
            raise BadDocument("tokens", f"a knight stands on a keep at {p.x_of(at)},{p.y_of(at)}")
    for i in range(p.count):
        if p.cell[p.squares[i]] & board.PIECE != marks.get(p.squares[i], 0):
            raise BadDocument("land", "carries marks of no piece")


def check_piles(p: Lands) -> None:
    """TC-3.2: a pile lies under a keep or the Seal, and is released the moment neither is left."""
    for seat in range(p.seats):
        ready = p.token[2 * seat + board.SEAL_TOKEN] == board.READY
        unlaid = p.phase in (board.SEATING, board.HOUSING, board.SHARING)
        laid = not unlaid and (p.phase != board.SEALING or p.role(seat) < p.steps)
        on = p.seal_pile[seat]
        if (on != board.NOWHERE) != (ready and laid):
            raise BadDocument(f"seal_piles[{seat}]", "is the pile of an unused Seal, and null otherwise")
        if on != board.NOWHERE and p.seat_of[p.house_of(seat) * board.KEEPS + on] != seat:
            raise BadDocument(f"seal_piles[{seat}]", "must be one of that seat's piles")
    for keep in range(board.HOUSE_COUNT * board.KEEPS):
        seat = p.seat_of[keep]
        if seat < 0:
            continue
        weighed = p.keep_at[keep] == board.ON_PILE or p.seal_pile[seat] == keep % board.KEEPS
        if p.pile[keep] != (board.PILE if weighed else 0):
            raise BadDocument("keeps", f"a pile has {board.PILE} cards under a keep or the Seal, else none (TC-3.2)")
    for house in range(board.HOUSE_COUNT):
        holders = [s for s in range(p.seats) if p.house_of(s) == house]
        used = any(p.token[2 * seat + board.SEAL_TOKEN] == board.FRONT for seat in holders)
        if (p.sealed[house] != board.NOWHERE) != used or p.sealed[house] >= p.royal_cards():
            raise BadDocument(f"sealed[{house}]", "is one of the house's royal cards once its Seal is used for that")


def check_cards(p: Lands) -> None:
    """TC-2.3: every card of the deck in one place, and as many in each as there should be."""
    each = board.HAND + board.PILE * (2 if p.seats == board.SEATS else 3)
    gone = 0
    for kind in range(board.KINDS):
        known = sum(p.hand[s * board.KINDS + kind] + p.kept[s * board.KINDS + kind] for s in range(p.seats))
        out = p.settings.deck[kind] - known - p.stock[kind]
        if out < 0:
            raise BadDocument("hands", f"there are more {board.CARDS[kind]} than in the deck")
        gone += out
    under = sum(p.pile)
    if p.setting_up():
        dealt = p.steps if p.phase == board.DEALING else 0
        stock, kept = p.settings.cards - dealt, [0] * p.seats
        for seat in range(p.seats):
            each_dealt = setup.cards_dealt(p)
            got = max(0, min(each_dealt, dealt - p.role(seat) * each_dealt)) if p.first >= 0 else 0
            if p.held[seat] != min(got, board.HAND):
                raise BadDocument(f"hands[{seat}]", f"must have {min(got, board.HAND)} cards")
            kept[seat] = got - min(got, board.HAND)
    else:
        aside = p.settings.cards - p.seats * each
        stock = aside if p.settings.preview else aside + under + p.due
        kept = [p.under_piles(s) + (p.due if s == p.mover else 0) for s in range(p.seats)]
    if sum(p.stock) != stock:
        raise BadDocument("stock", f"must have {stock} cards")
    for seat in range(p.seats):
        own = sum(p.kept[seat * board.KINDS + kind] for kind in range(board.KINDS))
        if own != (kept[seat] if p.settings.preview else 0):
            raise BadDocument(f"known[{seat}]", f"must have {kept[seat]} cards")
        if not p.setting_up() and p.held[seat] + p.under_piles(seat) + p.due * (seat == p.mover) > each:
            raise BadDocument(f"hands[{seat}]", f"has more than the {each} cards of a player with its piles")
    if gone < p.laid or (p.settings.discards is False and gone != p.laid):
        raise BadDocument("laid", f"must be the cards laid: {gone} are out of play")


def check_turn(p: Lands) -> None:
    if p.setting_up():
        last = {
            board.SEATING: 0,
            board.HOUSING: board.CHOOSERS - 1,
            board.SHARING: board.CHOOSERS - 1,
            board.SEALING: p.seats - 1,
            board.DEALING: p.seats * setup.cards_dealt(p) - 1,
        }
        if p.steps > last[p.phase] or (p.phase == board.SEALING and not p.has_seal(setup.dealt_to(p))):
            raise BadDocument("steps", "is out of turn in the set-up")
        if p.turns or p.laid or p.card_played or p.must_raise or p.raised or p.burnt or p.lost or p.due:
            raise BadDocument("turns", "nothing has been played during the set-up")
        return
    if p.steps:
        raise BadDocument("steps", "is for the set-up")
    if (p.due > 0) != (p.phase == board.DRAWING):
        raise BadDocument("due", "is how many cards are to be drawn from a released pile")
    if p.phase == board.FINISHED:
        return
    if p.must_raise and (p.card_played or not raise_exists(p)):
        raise BadDocument("must_raise", "is for a keep that can be raised, before the card")
    if not p.card_played and not p.has_cards(p.mover) and p.due == 0:
        raise BadDocument("mover", "has no cards left (TC-3.6)")
    if p.lost >= sum(p.has_cards(seat) for seat in range(p.seats)) and p.lost:
        raise BadDocument("lost", "the game would be over (TC-11.1)")
    check_taken(p)


def check_taken(p: Lands) -> None:
    """What was taken is the player's, and has a place."""
    own = 2 * p.mover
    if p.phase == board.LAYING:
        if p.card_played or p.must_raise or p.hand[p.mover * board.KINDS + p.taken] == 0:
            raise BadDocument("taken", "must be a card of the player's hand, and the turn's only one")
    elif p.phase == board.RAISING:
        keep = p.house_of(p.mover) * board.KEEPS + p.taken
        if p.seat_of[keep] != p.mover or p.keep_at[keep] != board.ON_PILE:
            raise BadDocument("taken", "must be a keep of the player's, still on its pile")
    elif p.phase == board.BURNING:
        if p.token[own + p.taken] != board.READY:
            raise BadDocument("taken", "must be an unused token of the player's")
    elif p.phase == board.GUARDING:
        if p.token[own + board.KNIGHT_TOKEN] != board.READY:
            raise BadDocument("phase", "is knight, but the player has none")
    elif p.phase == board.BRIDGING:
        if p.bridge[p.mover] != board.NOWHERE:
            raise BadDocument("phase", "is bridge, but the player has built his")
    elif p.phase == board.DISCARDING:
        stuck = not p.card_played and p.held[p.mover] > 0 and not can_play(p)
        if not stuck or not p.settings.discards:
            raise BadDocument("phase", "is discard only when no card can be laid (TC-3.4)")
    if p.phase not in (board.DRAWING, board.FINISHED) and not p.actions():
        raise BadDocument("phase", "leaves the player nothing to decide")
