"""Why an action is refused: the number of the rule, or of the ruling, that forbids it in this position."""

from collections.abc import Callable, Iterator

from donjon.games.terres_du_centre import board, pieces, targets
from donjon.games.terres_du_centre.lay import covers_own_type, joins_fiefs
from donjon.games.terres_du_centre.position import Position

Fits = Callable[[Position, int], bool]

OUT_OF_TURN = "TC-3.1"
TOO_LARGE = "TC-14"  # `max_extent` is no numbered rule: section 14 defines it
# What only chance brings, or is chosen before play.
SET_UP = (board.SEAT, board.SEAL_PILE, board.DRAW, board.HOUSE, board.HOLDER)
# The rule a piece goes by, and the squares that may take it.
PLACES: dict[int, tuple[str, Fits]] = {
    board.RAISING: ("TC-5.1", targets.may_raise),
    board.BURNING: ("TC-6.1", targets.may_burn),
    board.GUARDING: ("TC-7.1", targets.may_guard),
}


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    if p.phase == board.FINISHED:
        return "TC-11.1"
    if p.setting_up():
        return {board.SEATING: "TC-2.5", board.HOUSING: choosing(p), board.SHARING: "TC-2.4"}.get(p.phase, "TC-2.3")
    if board.KIND[action] in SET_UP:
        return against_set_up(p, action)
    if p.phase == board.DRAWING:
        return "TC-3.2"
    if p.phase == board.DISCARDING:
        return "TC-3.4"
    if p.phase == board.ACTING:
        return against_taking(p, action)
    if board.KIND[action] != board.PUT:
        return OUT_OF_TURN  # what was taken is put down before anything else is done
    turns, square = divmod(action - board.PUT, board.SQUARES)
    if p.phase == board.LAYING:
        return against_laying(p, p.taken, square, turns)
    if p.phase == board.BRIDGING:
        return against_bridge(p, square, turns)
    return against_piece(p, square, turns)


def choosing(p: Position) -> str:
    """The rule by which Houses are chosen."""
    return "TC-2.2" if p.seats < board.SEATS else "TC-2.4"


def against_set_up(p: Position, action: int) -> str:
    """Against what only chance brings, or what was chosen before play."""
    kind = board.KIND[action]
    if kind == board.HOUSE:
        return choosing(p)
    return {board.HOLDER: "TC-2.4", board.DRAW: "TC-3.2", board.SEAL_PILE: "TC-2.3", board.SEAT: "TC-2.5"}[kind]


def against_taking(p: Position, action: int) -> str:
    """Against a card, a piece or the end of the turn."""
    kind = board.KIND[action]
    if kind == board.TAKE_CARD:
        return against_card(p, action - board.TAKE_CARD)
    if kind == board.TAKE_KEEP:
        if not pieces.may_lift(p, action - board.TAKE_KEEP):
            return "TC-5.1"
        return no_place(p, board.RAISING) if pieces.may_raise_more(p) else "R3"
    if kind == board.TAKE_KNIGHT:
        return against_token(p, board.KNIGHT_TOKEN) or no_place(p, board.GUARDING)
    if kind == board.TAKE_DRAGON:
        used = against_token(p, action - board.TAKE_DRAGON)
        return used or (no_place(p, board.BURNING) if pieces.may_burn_more(p) else "R3")
    if kind == board.TAKE_BRIDGE:
        return no_bridge(p) if p.bridge[p.mover] == board.NOWHERE else "TC-3.7"
    if kind == board.SEAL:
        return against_token(p, board.SEAL_TOKEN) or "TC-8.1"
    if kind == board.END:
        return "TC-3.3" if p.must_raise else "TC-3.4"
    return "TC-3.4" if kind == board.DISCARD else OUT_OF_TURN


def against_token(p: Position, token: int) -> str:
    """Against a token that was used already, or is one's partner's; nothing against an unused one."""
    if pieces.may_use(p, token):
        return ""
    return "TC-2.4" if p.token[2 * p.mover + token] == board.ABSENT else "TC-3.7"


def against_card(p: Position, kind: int) -> str:
    """Against a second card, one that is not in hand, or one with no place: what stands against it where least does."""
    if p.card_played or p.hand[p.mover * board.KINDS + kind] == 0:
        return OUT_OF_TURN
    if p.must_raise:
        return "TC-3.3"
    found = [
        list(breaches(p, kind, (board.WIDTH * y + x) & board.WRAP, turns))
        for y in range(p.top - 2, p.bottom + 2)
        for x in range(p.left - 2, p.right + 2)
        for turns in range(4)
    ]
    return min(found, key=len)[0]


def no_place(p: Position, what: int) -> str:
    """A keep or token with no square at all, or only squares that would break the duty of the turn."""
    rule, fits = PLACES[what]
    squares = [p.squares[i] for i in range(p.count)]
    if any(fits(p, square) for square in squares):
        return "TC-3.5"
    abroad = what == board.GUARDING and any(stands_abroad(p, square) for square in squares)
    return "R9" if abroad else rule


def no_bridge(p: Position) -> str:
    """A bridge with no place, or only places that would break the duty of the turn."""
    squares = [p.squares[i] for i in range(p.count)]
    found = {against_bridge(p, (s + board.ACROSS[k]) & board.WRAP, k) for s in squares for k in (0, 1)}
    return max(found, key=["TC-9.1", "TC-9.2", "TC-3.5"].index)


def against_laying(p: Position, kind: int, square: int, turns: int) -> str:
    """Section 4: what forbids a card there; nothing, if it may lie."""
    return next(breaches(p, kind, square, turns), "")


def breaches(p: Position, kind: int, square: int, turns: int) -> Iterator[str]:
    """All that a card there would break: what it touches, what it lies on, what it joins, how far out it is."""
    card = board.CORNERS[kind * 4 + turns]
    if not touches_own_type(p, square, card):
        yield "TC-4.1"
    footprint = [(square + board.FOOTPRINT[corner]) & board.WRAP for corner in range(4)]
    if any(p.cell[at] & board.PIECE for at in footprint):
        yield "TC-4.3"
    covered = sum(2**corner for corner in range(4) if p.cell[footprint[corner]] & board.GROUND)
    if not board.COVERING[kind * 16 + covered] >> turns & 1:
        yield "TC-4.2"
    if covered == 15 and p.settings.new_square:
        yield "TC-4.4"
    if not p.settings.same_type_cover and covers_own_type(p, square, card):
        yield "R6"
    if outgrows(p, p.x_of(square), p.y_of(square)):
        yield TOO_LARGE
    if joins_fiefs(p, square, card):
        yield "TC-4.5"


def touches_own_type(p: Position, square: int, card: int) -> bool:
    """TC-4.1"""
    for corner in range(4):
        bit = card >> 4 * corner & board.TYPE_BITS
        for k in range(2):
            if p.cell[(square + board.OUTSIDE[2 * corner + k]) & board.WRAP] & bit:
                return True
    return False


def outgrows(p: Position, x: int, y: int) -> bool:
    """A card there would make the land larger than `max_extent` allows."""
    width = max(p.right, x + 1) - min(p.left, x) + 1
    height = max(p.bottom, y + 1) - min(p.top, y) + 1
    return 0 < p.settings.extent < max(width, height)


def against_piece(p: Position, square: int, turns: int) -> str:
    """Sections 5 to 7, then the duty."""
    content = p.cell[square]
    rule, fits = PLACES[p.phase]
    if not content & board.GROUND:
        return "TC-2.7"
    if turns:
        return rule  # only cards are turned
    if fits(p, square):
        return "TC-3.5"
    if content & board.PIECE & ~shared(p):
        return "TC-2.7"
    if p.phase == board.GUARDING and stands_abroad(p, square):
        return "R9"
    return "TC-7.2" if p.phase == board.BURNING else rule


def shared(p: Position) -> int:
    """The pieces that may be on a square and leave room for the one in hand: R7, R9, where the options say so."""
    if p.phase == board.RAISING and p.settings.keep_on_bridge_end:
        return board.BRIDGE_END
    return board.KEEP if p.phase == board.GUARDING and p.settings.knight_shares_keep else 0


def stands_abroad(p: Position, square: int) -> bool:
    """R9, with `knight_own_fief_only`: room for the knight, but in another house's fief."""
    fief = p.fief_of[p.group(square)]
    if not p.settings.knight_own_fief or fief in (board.NOBODY, *own_keeps(p)):
        return False
    piece = p.cell[square] & board.PIECE
    return piece == 0 or (p.settings.knight_shares_keep and piece == board.KEEP)


def own_keeps(p: Position) -> range:
    """The keeps of the player's house."""
    first = p.house_of(p.mover) * board.KEEPS
    return range(first, first + board.KEEPS)


def against_bridge(p: Position, middle: int, standing: int) -> str:
    """Section 9, then the duty."""
    if standing > 1:
        return "TC-9.1"
    if targets.may_bridge(p, middle, standing):
        return "TC-3.5"
    step = board.ACROSS[standing]
    ends = [p.cell[(middle - step) & board.WRAP], p.cell[(middle + step) & board.WRAP]]
    between = p.cell[middle]
    if not all(end & board.TYPE_BITS for end in ends) or (ends[0] | ends[1]) & board.TOKEN:
        return "TC-9.1"
    if not between & board.GROUND and not p.settings.bridge_over_void:
        return "TC-9.1"
    return "TC-9.1" if between & (board.TOKEN | board.KEEP) else "TC-9.2"
