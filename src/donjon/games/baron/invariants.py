"""What is true of every position of Baron, for documents and for tests."""

from donjon.core.errors import BadDocument
from donjon.games.baron import board, turn
from donjon.games.baron.resolution import adversaries, spot
from donjon.games.baron.rules import Baronies
from donjon.games.baron.settings import MANDATORY

PLAYING = (board.DRAWING, board.REVEALING, board.LAYING, board.KEEPING)


def check(p: Baronies) -> None:
    """Raises BadDocument where the position breaks an invariant."""
    check_phase(p)
    check_tiles(p)
    check_pile(p)
    check_market(p)
    check_board(p)
    for seat in range(p.seats):
        check_player(p, seat)
    if p.phase < board.DRAWING:
        check_setup(p)
    elif p.phase == board.ATTEMPTING:
        check_attempts(p)


def check_phase(p: Baronies) -> None:
    """Who is to play, and what the phase asks for."""
    if (p.first == board.NOBODY) != (p.phase == board.SEATING):
        raise BadDocument("first", "must be null before the first player is drawn, and a seat after")
    if (p.mine == board.NOBODY) != (p.phase == board.SEATING):
        raise BadDocument("playing", "must be null before the first player is drawn, and a seat after")
    if p.settings.first >= 0 and p.first != p.settings.first:
        raise BadDocument("first", f"must be {p.settings.first}, as the options say")
    falls = sorted({p.out_at[seat] for seat in range(p.seats)} - {0})
    if falls != list(range(1, p.falls + 1)):
        raise BadDocument("players", "out_at must count the events that eliminated somebody: 1, 2 …")
    if p.phase in PLAYING:
        if not p.alive(p.mine):
            raise BadDocument("playing", f"seat {p.mine} is out")
        if (p.turns + p.passed - p.mine + p.first) % p.seats != 0:
            raise BadDocument("passed", "turns taken and passed over must lead from the first player to who plays")
        if p.remaining() < 2:
            raise BadDocument("phase", "the game is over when one player remains (BA-4.16)")
    ends = {
        board.ATTEMPTING: (board.BY_TILES, board.BY_STALL),
        board.FINISHED: (board.BY_TILES, board.BY_STALL, board.BY_SURVIVAL, board.BY_OUBLIETTES),
    }
    if p.end not in ends.get(p.phase, (board.RUNNING,)):
        raise BadDocument("ending", f"cannot be {board.ENDINGS[p.end]!r} in phase {board.PHASES[p.phase]}")
    if p.end == board.BY_SURVIVAL and p.remaining() != 1:
        raise BadDocument("ending", "survivor: one player must remain")
    if p.end == board.BY_OUBLIETTES and p.remaining() != 0:
        raise BadDocument("ending", "oubliettes: nobody can remain")
    if p.phase == board.LAYING and not turn.may_lay(p):
        raise BadDocument("phase", "there is nothing to lay (BA-4.7)")
    if p.phase == board.KEEPING and not turn.may_keep(p):
        raise BadDocument("phase", "there is no keep to place, or nowhere to place it")
    if p.returned and (p.phase != board.KEEPING or p.returned > p.supply[p.mine]):
        raise BadDocument("returned", "counts own keeps that came back while a tile was laid")
    if p.dealt and p.phase != board.DEALING:
        raise BadDocument("dealt", "is for tiles of value 1 dealt by lot")
    if (p.asked != board.NOWHERE) != (p.phase == board.ATTEMPTING):
        raise BadDocument("asked", "is the knight to be answered for in the final attempts")


def check_tiles(p: Baronies) -> None:
    """BA-1.2, BA-2.3: every tile is somewhere; those of eliminated players are out of the game."""
    somewhere = [p.unseen[kind] for kind in range(board.KINDS)]
    for kind in [*p.land, *p.known, *p.aside, *p.market]:
        if kind != board.EMPTY:
            somewhere[kind] += 1
    for seat in range(p.seats):
        for kind in range(board.KINDS):
            somewhere[kind] += p.reserve[seat * board.KINDS + kind]
    # What the pile has known above its top has been drawn, and is counted where it went.
    for height in range(p.pile, board.TILES):
        if p.known[height] != board.EMPTY:
            somewhere[p.known[height]] -= 1
    missing = [p.settings.counts[kind] - somewhere[kind] for kind in range(board.KINDS)]
    for kind, count in enumerate(missing):
        if count < 0:
            raise BadDocument("tiles", f"there are {-count} too many of {board.NAMES[kind]}")
    if p.seats == 5 and p.phase >= board.OPENING:
        missing[board.MEADOW] -= 1
        removed = [kind for kind in board.DEALT if missing[kind] > 0 and (p.settings.random_deal or kind == board.POND)]
        if missing[board.MEADOW] < 0 or not removed:
            raise BadDocument("tiles", "five players do without a meadow and a tile of value 1 (BA-2.3)")
        missing[removed[0]] -= 1
    lost = p.falls > 0 or p.end == board.BY_STALL
    if any(missing) and not lost:
        kind = next(kind for kind, count in enumerate(missing) if count)
        raise BadDocument("tiles", f"{missing[kind]} of {board.NAMES[kind]} are nowhere")


def check_pile(p: Baronies) -> None:
    """BA-2.5: only rejected start tiles are known, and only while they are in the pile."""
    buried = [p.known[height] for height in range(p.pile) if p.known[height] != board.EMPTY]
    if any(p.settings.values[kind] >= 0 for kind in buried) or (buried and p.settings.reshuffle):
        raise BadDocument("known", "is for negative tiles rejected as start tile and put back into the pile")
    if buried and p.phase < board.DRAWING:
        raise BadDocument("known", "is for tiles put back once the start tile lies")
    if len(p.aside) > 0 and p.phase != board.STARTING:
        raise BadDocument("aside", "is for tiles rejected while a start tile is sought")
    if any(p.settings.values[kind] >= 0 for kind in p.aside):
        raise BadDocument("aside", "is for negative tiles")
    if p.phase == board.REVEALING and p.pile == 0:
        raise BadDocument("phase", "there is nothing to reveal")
    if p.phase in (board.ATTEMPTING, board.FINISHED) and p.end in (board.BY_TILES, board.BY_STALL) and p.pile > 0:
        raise BadDocument("unseen", "must be empty at the end")


def check_market(p: Baronies) -> None:
    """BA-4.3, BA-4.4: full while the pile lasts; then its tiles slide, unless costs are fixed (R4)."""
    filled = [p.market[place] != board.EMPTY for place in range(p.settings.places)]
    if p.phase in (board.SEATING, board.DEALING) and any(filled):
        raise BadDocument("market", "is opened later")
    if p.phase == board.OPENING and (all(filled) or filled != sorted(filled, reverse=True)):
        raise BadDocument("market", "is filled from the first place on")
    if p.phase == board.STARTING and not all(filled):
        raise BadDocument("market", "must be full")
    if p.phase == board.REVEALING and filled != [True] * (len(filled) - 1) + [False]:
        raise BadDocument("market", "must have its last place free for the tile to be revealed")
    if p.phase in (board.DRAWING, board.LAYING, board.KEEPING):
        if p.pile > 0 and not all(filled):
            raise BadDocument("market", "must be full while the pile lasts")
        if not p.settings.fixed_cost and filled != sorted(filled, reverse=True):
            raise BadDocument("market", "must not have gaps: tiles slide")
    if p.phase == board.DRAWING and not any(filled):
        raise BadDocument("market", "is empty: there is nothing to draw")
    if p.phase == board.ATTEMPTING and any(filled):
        raise BadDocument("market", "must be empty at the end")


def check_board(p: Baronies) -> None:
    """BA-4.6 and the invariants of section 5."""
    if (p.land[board.CENTRE] != board.EMPTY) != (p.phase >= board.DRAWING):
        raise BadDocument("tiles", "there must be a start tile once play begins, and none before")
    keeps = []
    for cell in range(board.SIZE):
        if p.land[cell] == board.EMPTY:
            continue
        around = [board.AROUND[cell * 6 + k] for k in range(6)]
        if p.valued(cell) and any(p.land[there] == p.land[cell] for there in around):
            raise BadDocument("tiles", f"two of {board.NAMES[p.land[cell]]} touch at {spot(cell)} (BA-4.6)")
        if p.keep_of[cell] != board.NOBODY:
            keeps.append(cell)
    for cell in keeps:
        check_keep(p, cell)
    barons = [cell for cell in keeps if p.rank[cell] == board.BARON]
    for k, cell in enumerate(barons):
        for other in barons[:k]:
            if adversaries(p, cell, other):
                raise BadDocument("keeps", f"the barons at {spot(other)} and {spot(cell)} share a valued tile")


def check_keep(p: Baronies, cell: int) -> None:
    rank, complete = p.rank[cell], p.complete(cell)
    inert = p.settings.inert and not p.alive(p.keep_of[cell])
    if rank == board.KNIGHT and complete and not inert:
        raise BadDocument("keeps", f"the knight at {spot(cell)} would have claimed his land (BA-4.9)")
    if rank == board.BARON and not complete and p.phase != board.FINISHED:
        raise BadDocument("keeps", f"the barony at {spot(cell)} is not complete (BA-1.5)")
    if rank == board.CLAIMANT and (p.phase != board.ATTEMPTING or not p.answered(cell)):
        raise BadDocument("keeps", f"the knight at {spot(cell)} has not been answered for (BA-4.17)")


def check_player(p: Baronies, seat: int) -> None:
    """BA-1.4, BA-4.14, BA-4.15: keeps are conserved; who is out holds nothing."""
    where = f"players[{seat}]"
    placed = sum(p.keep_of[cell] == seat for cell in range(board.SIZE))
    if p.alive(seat):
        if placed + p.supply[seat] != p.settings.keeps:
            raise BadDocument(where, f"has {placed + p.supply[seat]} keeps in all, not {p.settings.keeps}")
        paying = p.settings.suicidal and p.phase == board.REVEALING and seat == p.mine
        if p.honour[seat] <= p.settings.oubliettes_at and not paying:
            raise BadDocument(where, f"would be out with honour {p.honour[seat]} (BA-4.14)")
    else:
        if p.honour[seat] > p.settings.oubliettes_at:
            raise BadDocument(where, f"cannot be out with honour {p.honour[seat]} (BA-4.14)")
        if p.supply[seat] or p.held(seat) or p.skipped[seat]:
            raise BadDocument(where, "is out and holds nothing any more (BA-4.15)")
        if placed > p.settings.keeps:
            raise BadDocument(where, f"has {placed} keeps, of {p.settings.keeps}")
    at_the_end = p.phase == board.ATTEMPTING or p.end in (board.BY_TILES, board.BY_STALL)
    if at_the_end and (p.held(seat) or p.skipped[seat]):
        raise BadDocument(where, "holds tiles at the end (BA-6.1)")
    if p.skipped[seat]:
        check_skip(p, seat)


def check_skip(p: Baronies, seat: int) -> None:
    """BA-4.7, BA-6.1: the board is as it was when the player found no cell, so only a tile drawn since may have one."""
    where = f"players[{seat}]"
    fitting = 0
    for kind in range(board.KINDS):
        if any(p.fits(kind, p.edge[i]) for i in range(p.edges)):
            fitting += p.reserve[seat * board.KINDS + kind]
    drew = seat == p.mine and p.phase in (board.REVEALING, board.LAYING)
    if p.held(seat) == 0:
        raise BadDocument(where, "cannot have skipped without a tile (BA-4.7)")
    if fitting > drew:
        raise BadDocument(where, "cannot have skipped: there is a cell for a tile of his (BA-4.7)")


def check_setup(p: Baronies) -> None:
    """BA-2.1, BA-2.2: nothing has happened yet but the deal."""
    untouched = p.turns == 0 and p.falls == 0
    for seat in range(p.seats):
        reserve = [p.reserve[seat * board.KINDS + kind] for kind in range(board.KINDS)]
        ones = sum(reserve[kind] for kind in board.DEALT)
        dealt = p.phase > board.DEALING or (p.phase == board.DEALING and seat < p.dealt)
        if reserve[board.MEADOW] != (p.phase >= board.DEALING) or ones != dealt or sum(reserve) != reserve[0] + ones:
            raise BadDocument(f"players[{seat}]", "must hold a meadow and a tile of value 1 once they are dealt")
        untouched = untouched and p.honour[seat] == 0 and p.skipped[seat] == 0
    if not untouched:
        raise BadDocument("turns", "nobody has played yet")
    if p.phase == board.DEALING and (not p.settings.random_deal or (p.dealt == p.seats and p.seats < 5)):
        raise BadDocument("phase", "there is nothing to deal by lot")
    if p.phase > board.SEATING and p.mine != p.first:
        raise BadDocument("playing", "must be the first player")


def check_attempts(p: Baronies) -> None:
    """BA-4.17: a knight of the player waits for an answer."""
    if p.settings.attempts == MANDATORY:
        raise BadDocument("phase", "nobody is asked when attempts are mandatory")
    waits = p.keep_of[p.asked] == p.mine and p.rank[p.asked] == board.KNIGHT and p.alive(p.mine)
    if not waits:
        raise BadDocument("asked", f"{spot(p.asked)} is not a knight of the player")
