"""What a seat sees: the view, and which decisions and outcomes are not for all eyes."""

from typing import Any

from donjon.core.state import OVER
from donjon.core.views import heading, outcome, standing
from donjon.games.terres_du_centre import board, shapes
from donjon.games.terres_du_centre.notation import TEXTS
from donjon.games.terres_du_centre.prompts import prompt
from donjon.games.terres_du_centre.refusals import TOO_LARGE, against_laying
from donjon.games.terres_du_centre.rules import Lands
from donjon.games.terres_du_centre.setup import cards_dealt, dealt_to
from donjon.games.terres_du_centre.standing import goal, makeup, points


def mask(p: Lands, action: int, seat: int | None) -> str | None:
    """Hands are secret: what is dealt and drawn, the card taken up to be laid, and the sealed royal card."""
    reader = -1 if seat is None else seat
    if p.phase == board.DEALING:
        owner = dealt_to(p)
        own_pile = p.steps % cards_dealt(p) >= board.HAND  # TC-2.6: seen by its owner alone
        known = reader == owner if own_pile else p.may_see(reader, owner)
        return TEXTS[action] if known else None
    secret = board.KIND[action] in (board.TAKE_CARD, board.SEAL, board.DRAW)
    return None if secret and not p.may_see(reader, p.mover) else TEXTS[action]


def place(p: Lands, square: int) -> str:
    """The name of a square as a place to click."""
    return f"square-{p.x_of(square)},{p.y_of(square)}"


def spot(p: Lands, square: int) -> shapes.Spot:
    return {"x": p.x_of(square), "y": p.y_of(square)}


def turn(p: Lands) -> int:
    """Turns are counted over all players, from 1 to the last; 0 during the set-up."""
    if p.setting_up():
        return 0
    return p.turns if p.phase == board.FINISHED else p.turns + 1


def view(p: Lands, seat: int | None) -> shapes.LandsView:
    """The public position, and what is `seat`'s own."""
    reader = -1 if seat is None else seat
    dealt = p.seats * (board.HAND + board.PILE * (2 if p.seats == board.SEATS else 3))
    return {
        "game": "terres-du-centre",
        **heading(p, seat, board.PHASES[p.phase], turn(p)),
        "rounds": dealt // p.seats,
        "prompt": prompt(p, seat),
        "first": None if p.first < 0 else p.first,
        "mover": None if p.mover < 0 else p.mover,
        "houses": [board.HOUSES[p.house_of(team)] for team in range(p.teams()) if p.house_of(team) >= 0],
        "teams": p.seats == board.SEATS,
        "land": land(p),
        "fiefs": [fief(p, keep) for keep in range(board.HOUSE_COUNT * board.KEEPS) if p.keep_at[keep] >= 0],
        "knights": tokens(p, board.FRONT, board.KNIGHT_TOKEN),
        "dragons": tokens(p, board.BACK, board.KNIGHT_TOKEN) + tokens(p, board.BACK, board.SEAL_TOKEN),
        "bridges": bridges(p),
        "aside": p.settings.cards - dealt,
        "card_played": p.card_played,
        "must_raise": p.must_raise,
        "taken": taken(p, reader),
        "reasons": reasons(p) if p.phase == board.LAYING and p.may_see(reader, p.mover) else None,
        "players": [player(p, who, reader) for who in range(p.seats)],
        "result": outcome(p, lambda who: score(p, who)),
    }


def land(p: Lands) -> shapes.Land:
    """The squares row by row: the letter of their type, # destroyed, . not in play; and which card each shows."""
    rows, cards = [], []
    for y in range(p.top, p.bottom + 1):
        types, sheets = "", []
        for x in range(p.left, p.right + 1):
            content = p.cell[(board.WIDTH * y + x) & board.WRAP]
            if not content & board.GROUND:
                types += "."
                sheets.append(-1)
                continue
            bits = content & board.TYPE_BITS
            types += "#" if not bits else board.TYPES[int(bits).bit_length() - 1]
            sheets.append((content & board.SHEETS) // board.SHEET)
        rows.append(types)
        cards.append(sheets)
    return {"left": p.left, "top": p.top, "rows": rows, "cards": cards}


def fief(p: Lands, keep: int) -> shapes.Fief:
    """TC-10.2: a keep and its squares."""
    label = p.group(p.keep_at[keep])
    squares = [p.squares[i] for i in range(p.count) if p.group(p.squares[i]) == label]
    return {
        "house": board.HOUSES[keep // board.KEEPS],
        "arms": board.ARMS[keep // board.KEEPS],
        "windows": keep % board.KEEPS + 1,
        **spot(p, p.keep_at[keep]),
        "size": p.size_of[label],
        "guarded": p.guards_of[label] > 0,
        "squares": sorted((p.x_of(square), p.y_of(square)) for square in squares),
    }


def tokens(p: Lands, state: int, token: int) -> list[shapes.Token]:
    """Tokens on the land, knights or dragons."""
    found: list[shapes.Token] = []
    for seat in range(p.seats):
        which = 2 * seat + token
        if p.token[which] == state and p.token_at[which] != board.NOWHERE:
            house = p.house_of(seat)
            found.append({"house": board.HOUSES[house], "arms": board.ARMS[house], **spot(p, p.token_at[which])})
    return found


def bridges(p: Lands) -> list[shapes.Bridge]:
    found: list[shapes.Bridge] = []
    for seat in range(p.seats):
        if p.bridge[seat] == board.NOWHERE:
            continue
        step = board.ACROSS[p.bridge[seat] // board.SQUARES]
        middle = p.bridge[seat] & board.WRAP
        one, other = (middle - step) & board.WRAP, (middle + step) & board.WRAP
        found.append({**spot(p, one), "to_x": p.x_of(other), "to_y": p.y_of(other)})
    return found


def taken(p: Lands, reader: int) -> shapes.Taken | None:
    """What is about to be put down; a card only to those who may see the hand it comes from."""
    if p.phase == board.LAYING:
        return {"kind": "card", "card": board.CARDS[p.taken] if p.may_see(reader, p.mover) else None}
    if p.phase == board.RAISING:
        return {"kind": "keep", "windows": p.taken + 1}
    if p.phase == board.BURNING:
        return {"kind": "dragon", "token": board.TOKENS[p.taken]}
    if p.phase in (board.GUARDING, board.BRIDGING):
        return {"kind": "knight" if p.phase == board.GUARDING else "bridge"}
    return None


# The message that says what forbids a card somewhere; of TC-4.n it is the n.
REASONS = {
    "": "0",
    "TC-4.1": "1",
    "TC-4.2": "2",
    "TC-4.3": "3",
    "TC-4.4": "4",
    "TC-4.5": "5",
    TOO_LARGE: "6",
    "R6": "7",
}


def reasons(p: Lands) -> shapes.Reasons:
    """Why the card taken may not lie at a place, for each turn row by row: the number of REASONS, 0 if it may."""
    width, height = p.right - p.left + 4, p.bottom - p.top + 4
    turned = []
    for turns in range(4):
        digits = ""
        for y in range(p.top - 2, p.top - 2 + height):
            for x in range(p.left - 2, p.left - 2 + width):
                digits += REASONS[against_laying(p, p.taken, (board.WIDTH * y + x) & board.WRAP, turns)]
        turned.append(digits)
    return {"left": p.left - 2, "top": p.top - 2, "width": width, "height": height, "turns": turned}


def cards_of(counts: Any, seat: int) -> list[str]:
    """A hand as its cards, in the order of the deck."""
    base = seat * board.KINDS
    return [board.CARDS[kind] for kind in range(board.KINDS) for _ in range(counts[base + kind])]


def house_name(p: Lands, seat: int) -> shapes.House | None:
    """None until it is chosen."""
    return None if p.house_of(seat) < 0 else board.HOUSES[p.house_of(seat)]


def player(p: Lands, who: int, reader: int) -> shapes.Holding:
    """Section "Hidden information": sizes are public, cards and the sealed choice are not."""
    house = p.house_of(who)
    keeps = [keep for keep in range(board.HOUSE_COUNT * board.KEEPS) if p.seat_of[keep] == who]
    told = p.may_see(reader, who)
    over = p.actor == OVER
    seal_known = told or over
    has_seal = p.has_seal(who)
    sealed = p.sealed[house] if has_seal and seal_known else board.NOWHERE
    stands = standing(who, None, 0, [], None)
    if house >= 0:
        has, of, far = points(p, house, reader), makeup(p, house, reader), goal(p, house, reader)
        stands = standing(who, board.ARMS[house], has, of, far)
    return {
        **stands,
        "house": house_name(p, who),
        "squares": 0 if house < 0 else p.points(house, False),
        "hand": {"count": p.held[who], "cards": cards_of(p.hand, who) if told else None},
        "piles": [
            {
                "windows": keep % board.KEEPS + 1,
                "cards": p.pile[keep],
                "keep": p.keep_at[keep] == board.ON_PILE,
                "seal": p.seal_pile[who] == keep % board.KEEPS,
            }
            for keep in keeps
        ],
        "keeps": [
            {"windows": keep % board.KEEPS + 1, "raised": p.keep_at[keep] >= 0, "size": p.fief_size(keep)}
            for keep in keeps
        ],
        "known": cards_of(p.kept, who) if reader == who and p.settings.preview else None,
        "tokens": {name: board.TOKEN_STATES[p.token[2 * who + k]] for k, name in enumerate(board.TOKENS)},
        "bridge": p.bridge[who] == board.NOWHERE,
        "royal": list(range(1, p.royal_cards() + 1)) if has_seal else [],
        "sealed": None if sealed == board.NOWHERE else sealed + 1,
    }


def score(p: Lands, seat: int) -> dict[str, int]:
    """TC-11.3: what the rank of a seat's house was decided by."""
    house = p.house_of(seat)
    sizes = [p.fief_size(house * board.KEEPS + windows) for windows in range(board.KEEPS)]
    return {
        "points": p.points(house, True),
        "squares": p.points(house, False),
        "sealed": p.points(house, True) - p.points(house, False),
        "largest": max(sizes),
    }
