"""Why an action is refused: the number of the rule that forbids it in this position."""

from donjon.games.terres_du_centre import board, pieces, targets
from donjon.games.terres_du_centre.lay import can_lie, covers_own_type, joins_fiefs
from donjon.games.terres_du_centre.position import Position

OUT_OF_PHASE = "TC-3.1"


def forbids(p: Position, action: int) -> str:
    """The rule against an action that is not legal here."""
    if p.phase == board.FINISHED:
        return "TC-11.1"
    if p.phase < board.ACTING:
        return ("TC-2.5", "TC-2.3", "TC-2.3")[p.phase]
    if p.phase == board.DRAWING:
        return "TC-3.2"
    if p.phase == board.DISCARDING:
        return "TC-3.4"
    if p.phase == board.ACTING:
        return against_taking(p, action)
    if not board.PUT <= action < board.SEAT:
        return "TC-3.7" if action < board.PUT else OUT_OF_PHASE
    turns, square = divmod(action - board.PUT, board.SQUARES)
    if p.phase == board.LAYING:
        return against_laying(p, square, turns)
    if p.phase == board.BRIDGING:
        return against_bridge(p, square, turns)
    return against_piece(p, square, turns)


def against_taking(p: Position, action: int) -> str:
    """Against a card, a piece or the end of the turn."""
    if action == board.END:
        return "TC-3.3" if p.must_raise else "TC-3.4"
    if action > board.END:
        return OUT_OF_PHASE
    if action < board.TAKE_KEEP:
        return against_card(p, action - board.TAKE_CARD)
    if action < board.TAKE_KNIGHT:
        windows = action - board.TAKE_KEEP
        if not pieces.may_lift(p, windows):
            return "TC-5.1"
        return no_place(p, "TC-5.1") if pieces.may_raise_more(p) else OUT_OF_PHASE
    if action == board.TAKE_KNIGHT:
        return no_place(p, "TC-7.1") if pieces.may_use(p, board.KNIGHT_TOKEN) else "TC-3.7"
    if action < board.TAKE_BRIDGE:
        if not pieces.may_use(p, action - board.TAKE_DRAGON):
            return "TC-3.7"
        return no_place(p, "TC-6.1") if pieces.may_burn_more(p) else OUT_OF_PHASE
    if action == board.TAKE_BRIDGE:
        return no_place(p, "TC-9.1") if p.bridge[p.mover] == board.NOWHERE else "TC-3.7"
    return "TC-8.1"


def against_card(p: Position, kind: int) -> str:
    if p.card_played:
        return "TC-3.1"
    if p.must_raise:
        return "TC-3.3"
    if p.hand[p.mover * board.KINDS + kind] == 0:
        return OUT_OF_PHASE
    return "TC-3.4" if not can_lie(p, kind) else OUT_OF_PHASE


def no_place(p: Position, rule: str) -> str:
    """A piece with no square at all, or only squares that would break the duty of the turn."""
    squares = [p.squares[i] for i in range(p.count)]
    fits = {
        "TC-5.1": targets.may_raise,
        "TC-6.1": targets.may_burn,
        "TC-7.1": targets.may_guard,
    }
    if rule in fits:
        return "TC-3.5" if any(fits[rule](p, square) for square in squares) else rule
    middles = [(s + board.ACROSS[k], k) for s in squares for k in (0, 1)]
    return "TC-3.5" if any(targets.may_bridge(p, m & board.WRAP, k) for m, k in middles) else rule


def against_laying(p: Position, square: int, turns: int) -> str:
    """Section 4: what it touches, what it lies on, what it joins."""
    card = board.CORNERS[p.taken * 4 + turns]
    footprint = [(square + board.FOOTPRINT[corner]) & board.WRAP for corner in range(4)]
    touched = False
    for corner in range(4):
        bit = card >> 4 * corner & board.TYPE_BITS
        for k in range(2):
            touched |= bool(p.cell[(square + board.OUTSIDE[2 * corner + k]) & board.WRAP] & bit)
    if not touched:
        return "TC-4.1"
    if any(p.cell[at] & board.PIECE for at in footprint):
        return "TC-4.3"
    covered = sum(2**corner for corner in range(4) if p.cell[footprint[corner]] & board.GROUND)
    if not board.SINGLE[(p.taken * 4 + turns) * 16 + covered]:
        return "TC-4.2"
    if covered == 15 and p.settings.new_square:
        return "TC-4.4"
    if not p.settings.same_type_cover and covers_own_type(p, square, card):
        return "TC-4.2"
    if joins_fiefs(p, square, card):
        return "TC-4.5"
    return "TC-4.1"  # beyond `max_extent`


def outgrows(p: Position, x: int, y: int) -> bool:
    """A card there would make the land larger than `max_extent` allows."""
    width = max(p.right, x + 1) - min(p.left, x) + 1
    height = max(p.bottom, y + 1) - min(p.top, y) + 1
    return 0 < p.settings.extent < max(width, height)


def against_piece(p: Position, square: int, turns: int) -> str:
    """Sections 5 to 7, then the duty."""
    content = p.cell[square]
    if turns or not content & board.GROUND:
        return "TC-2.7"
    rule = {board.RAISING: "TC-5.1", board.BURNING: "TC-6.1", board.GUARDING: "TC-7.1"}[p.phase]
    fits = {
        board.RAISING: targets.may_raise,
        board.BURNING: targets.may_burn,
        board.GUARDING: targets.may_guard,
    }[p.phase]
    if fits(p, square):
        return "TC-3.5"
    if content & board.PIECE:
        return "TC-2.7"
    return "TC-7.2" if p.phase == board.BURNING and p.guards_of[p.group(square)] else rule


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
