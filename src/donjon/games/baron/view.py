"""What a seat sees of Baron: the view, and which answers are not for all eyes."""

from donjon.core.views import heading, outcome, standing
from donjon.games.baron import board, shapes
from donjon.games.baron.notation import TEXTS
from donjon.games.baron.prompts import halved, prompt
from donjon.games.baron.resolution import spot
from donjon.games.baron.rules import Baronies
from donjon.games.baron.settings import SECRET
from donjon.games.baron.standing import goal, makeup


def secret(p: Baronies) -> bool:
    """R13: answers are kept to oneself until all have answered."""
    return p.phase == board.ATTEMPTING and p.settings.attempts == SECRET


def mask(p: Baronies, action: int, seat: int | None) -> str | None:
    """Section 8: everything is public, but for answers the table keeps secret."""
    if secret(p) and seat != p.actor:
        return None
    return TEXTS[action]


def view(p: Baronies, seat: int | None) -> shapes.BaronView:
    """The public position; others' reserves face down (BA-2.2) unless the table shows them.

    `show_reserves` is about what is drawn for people and about nothing else. Every tile enters and leaves a reserve
    in the open, so that nothing in it is hidden in the sense of `hides`: records and logs are whole, `redraw` leaves
    reserves alone, and bots and `observe` know what whoever remembers knows (section 8).
    """
    tiles = [cell for cell in range(board.SIZE) if p.land[cell] != board.EMPTY]
    return {
        "game": "baron",
        **heading(p, seat, board.PHASES[p.phase], turn(p)),
        "turns": last_turn(p),
        "prompt": prompt(p),
        "first": None if p.first == board.NOBODY else p.first,
        "playing": None if p.mine == board.NOBODY else p.mine,
        "colours": p.settings.colours,
        "tiles": [
            {"cell": spot(cell), "kind": board.NAMES[p.land[cell]], "value": p.settings.values[p.land[cell]]}
            for cell in tiles
        ],
        "edge": [
            {"cell": spot(cell), "touching": p.touching(cell), "bonus": p.settings.touch[p.touching(cell)]}
            for cell in (p.edge[i] for i in range(p.edges))
        ],
        "keeps": [keep(p, cell, seat) for cell in tiles if p.keep_of[cell] != board.NOBODY],
        "market": [
            {
                "place": slot + 1,
                "kind": None if p.market[slot] == board.EMPTY else board.NAMES[p.market[slot]],
                "value": p.settings.values[p.market[slot]],
                "cost": p.settings.costs[slot],
            }
            for slot in range(p.settings.places)
        ],
        "pile": p.pile,
        "unseen": {board.NAMES[kind]: p.unseen[kind] for kind in range(board.KINDS)},
        "next": None if p.pile == 0 or p.known[p.pile - 1] == board.EMPTY else board.NAMES[p.known[p.pile - 1]],
        "known": [
            {"depth": p.pile - height, "kind": board.NAMES[p.known[height]]}
            for height in reversed(range(p.pile))
            if p.known[height] != board.EMPTY
        ],
        "values": {board.NAMES[kind]: p.settings.values[kind] for kind in range(board.KINDS)},
        "oubliettes_at": p.settings.oubliettes_at,
        "asked": None if p.asked == board.NOWHERE else spot(p.asked),
        "players": [player(p, who, seat) for who in range(p.seats)],
        "result": outcome(p, lambda who: score(p, who)),
    }


def turn(p: Baronies) -> int:
    """The round being played, from 1; 0 during the set-up."""
    if p.phase < board.DRAWING:
        return 0
    gone_by = p.turns + p.passed
    if p.end in (board.BY_TILES, board.BY_STALL):  # the last turn is over, and no other follows
        gone_by = max(gone_by - 1, 0)
    return gone_by // p.seats + 1


def last_turn(p: Baronies) -> int:
    """BA-2.7, BA-6.2: the round of the last tile, if from now on everybody finds a cell and nobody is eliminated."""
    if p.phase < board.DRAWING:
        laid_by_players = sum(p.settings.counts) - 1 - (2 if p.seats == 5 else 0)
        return -(-laid_by_players // p.seats)
    if p.end != board.RUNNING:
        return turn(p)
    to_draw = p.pile + sum(p.market[place] != board.EMPTY for place in range(p.settings.places))
    held = [p.held(seat) for seat in range(p.seats)]
    seat, last = p.mine, p.turns + p.passed
    if p.phase == board.DRAWING:
        to_draw -= 1
    elif p.phase != board.KEEPING:
        held[seat] -= 1
    at = last
    while to_draw + sum(held) > 0:
        seat, at = (seat + 1) % p.seats, at + 1
        if to_draw > 0 and p.alive(seat):
            to_draw, last = to_draw - 1, at
        elif held[seat] > 0:
            held[seat], last = held[seat] - 1, at
    return last // p.seats + 1


def keep(p: Baronies, cell: int, seat: int | None) -> shapes.Keep:
    """A keep: its side, its territory's value so far, and how much of it lies there."""
    owner = p.keep_of[cell]
    rank = p.rank[cell]
    if rank == board.CLAIMANT and secret(p) and seat != owner:
        rank = board.KNIGHT
    value = p.worth(cell)
    around = [board.AROUND[cell * 6 + k] for k in range(6)]
    return {
        "cell": spot(cell),
        "seat": owner,
        "colour": p.settings.colours[owner],
        "rank": board.RANKS[rank],
        "value": value,
        # BA-5.3: established incomplete, in a final attempt, it counts half.
        "token": None if rank != board.BARON else value if p.complete(cell) else halved(p, value),
        "touching": p.touching(cell),
        "territory": [spot(cell), *(spot(there) for there in around if p.land[there] != board.EMPTY)],
        "out": not p.alive(owner),
    }


def player(p: Baronies, who: int, seat: int | None) -> shapes.Claimant:
    """One seat as another sees it."""
    colour = p.settings.colours[who]
    kinds: list[shapes.Kind | None] = [
        board.NAMES[kind] for kind in range(board.KINDS) for _ in range(p.reserve[who * board.KINDS + kind])
    ]
    open_to_all = bool(p.settings.options["show_reserves"]) or who == seat
    on_board = [cell for cell in range(board.SIZE) if p.keep_of[cell] == who]
    return {
        **standing(who, board.ARMS[board.COLOURS.index(colour)], p.honour[who], makeup(p, who), goal(p, who)),
        "colour": colour,
        "honour": p.honour[who],
        "baronies": p.barons(who),
        "knights": len(on_board) - p.barons(who),
        "supply": p.supply[who],
        "locked": p.returned if who == p.mine else 0,
        "reserve": kinds if open_to_all else [None] * len(kinds),
        "out": not p.alive(who),
        "out_at": p.out_at[who],
    }


def score(p: Baronies, seat: int) -> dict[str, int]:
    """BA-6.5: what the rank was decided by."""
    return {"honour": p.honour[seat], "baronies": p.barons(seat)}
