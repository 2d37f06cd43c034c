"""Set-up, section 2: first player, mysterious places, tiles, spells, starting cities."""

from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.state import CHANCE
from donjon.games.barony import board
from donjon.games.barony.fitting import TRIES, WATERS, WATERS_OF, Draft
from donjon.games.barony.position import Position
from donjon.games.barony.settings import ALIKE, MYSTERIOUS, SMALLEST, terrain_at


def list_setup(p: Position, out: vec[i64]) -> i64:
    """What may be drawn or chosen next before play begins."""
    count: i64 = 0
    if p.phase == board.LAYING:
        return list_tiles(p, out)
    if p.phase == board.FOUNDING:
        for hex in range(p.hexes):
            if may_found(p, hex):
                out[count] = board.FOUND + hex
                count += 1
    elif p.phase == board.SEATING:
        for seat in range(p.seats):
            out[count] = board.SEAT + seat
            count += 1
    elif p.phase == board.PLACING:
        ways = place_weights(p)
        for hex in range(p.hexes):
            if ways[hex] > 0:
                out[count] = board.PLACE + hex
                count += 1
    else:
        for spell in range(i64(board.SPELL_COUNT)):
            if enchant_weight(p, spell) > 0:
                out[count] = board.ENCHANT + spell
                count += 1
    return count


def weigh_setup(p: Position, action: i64) -> i64:
    """How likely that outcome is, relative to the others."""
    if p.phase == board.LAYING:
        return weigh_again(p) if action == board.AGAIN else weigh_tile(p, action - board.LAY)
    if p.phase == board.PLACING:
        return place_weights(p)[action - board.PLACE]
    return enchant_weight(p, action - board.ENCHANT) if p.phase == board.ENCHANTING else i64(1)


def play_setup(p: Position, action: i64) -> None:
    """One outcome drawn, or one starting city."""
    if p.phase == board.LAYING:
        if action == board.AGAIN:
            lay_again(p)
        else:
            lay_tile(p, action - board.LAY)
    elif p.phase == board.FOUNDING:
        found(p, action - board.FOUND)
    elif p.phase == board.SEATING:
        p.first = action - board.SEAT
        p.phase = board.LAYING if p.settings.mysteries == 0 else board.PLACING
        if p.journal is not None:
            p.journal.add("first", int(p.first), {})
    elif p.phase == board.PLACING:
        set_place(p, action - board.PLACE)
    else:
        show_spell(p, action - board.ENCHANT)


# Mysterious places, BY-2.8 and BY-2.10.


def places_set(p: Position) -> list[int]:
    """The mysterious places drawn so far, in canonical order."""
    return [int(hex) for hex in range(p.hexes) if p.land[hex] == board.MYSTERY]


def place_weights(p: Position) -> vec[i64]:
    """BY-2.10: for each hex, how many well-spaced sets of places have it as their next one in canonical order.

    Drawing place after place by these weights makes every well-spaced set equally likely, as repeating BY-2.9 would.
    """
    taken = places_set(p)
    if p.tries == TRIES:
        return foreseen_weights(p, taken)
    return p.settings.spacing.weights(taken, int(p.settings.mysteries) - len(taken))


def set_place(p: Position, hex: i64) -> None:
    p.land[hex] = board.MYSTERY
    p.steps += 1
    if p.steps == p.settings.mysteries:
        p.steps = 0
        p.phase = board.LAYING


# Tiles, BY-2.7 to BY-2.10.


def list_tiles(p: Position, out: vec[i64]) -> i64:
    """The ways a tile left in the supply can lie on the next slot.

    Drawing them one by one from the shuffled supply is BY-2.7 to BY-2.9: tiles are weighed by how many are left.
    """
    triples = p.settings.triples
    count: i64 = 0
    for k in range(i64(len(triples))):
        code = triples[k]
        if p.supply[SMALLEST[code]] > 0 and fits_places(p, code):
            out[count] = board.LAY + code
            count += 1
    return keep_fitting(p, out, count) if p.settings.wishes else count


def fits_places(p: Position, code: i64) -> bool:
    """A mysterious tile lies where its place was drawn, another tile where there is none."""
    base = 3 * p.steps
    if MYSTERIOUS[code] == 0:
        return p.land[base] == board.NOWHERE and p.land[base + 1] == board.NOWHERE and p.land[base + 2] == board.NOWHERE
    for k in range(i64(3)):
        if (terrain_at(code, k) == board.MYSTERY) != (p.land[base + k] == board.MYSTERY):
            return False
    return True


def weigh_tile(p: Position, code: i64) -> i64:
    return p.supply[SMALLEST[code]] * ALIKE[code]


def lay_tile(p: Position, code: i64) -> None:
    p.supply[SMALLEST[code]] -= 1
    for k in range(i64(3)):
        p.land[3 * p.steps + k] = terrain_at(code, k)
    p.steps += 1
    if p.steps < p.settings.layout.slots:
        return
    p.steps = 0
    p.survey()
    if p.journal is not None:
        if p.tries > 0:
            p.journal.add("again", CHANCE, {"count": p.tries, "foresight": 1 if p.tries == TRIES else 0})
        p.journal.add("lay", CHANCE, {"count": p.settings.layout.slots})
    p.tries = 0
    if not p.settings.sorcery:
        begin_founding(p)
    elif len(p.settings.chosen_spells) == 0:
        p.phase = board.ENCHANTING
    else:
        for k in range(i64(len(p.settings.chosen_spells))):
            p.spells[p.settings.chosen_spells[k]] = 1
        begin_founding(p)


# Boards that do not fit, BY-2.10.


def keep_fitting(p: Position, out: vec[i64], count: i64) -> i64:
    """Of the tiles that may come, those with which the board can still fit; if another is drawn, all are taken up.

    So every board that fits is as likely as if whole boards were laid again and again. The board after `TRIES` others
    is laid with foresight: only tiles come with which a search finds a board that fits.
    """
    fits = fitting_waters(p)
    kept: i64 = 0
    for k in range(count):
        if fits[WATERS_OF[out[k] - board.LAY]] == 1:
            out[kept] = out[k]
            kept += 1
    if kept < count and p.tries < TRIES:
        out[kept] = board.AGAIN
        kept += 1
    return kept


def fitting_waters(p: Position) -> vec[i64]:
    """For each set of lakes, 1 if a tile with them may lie on the next slot."""
    draft = Draft(p.settings, p.land, p.supply, p.steps)
    fits = vec[i64]([0] * WATERS)
    for waters in range(i64(WATERS)):
        if p.tries == TRIES:
            fits[waters] = 1 if draft.can_end_well(waters) else 0
        else:
            fits[waters] = 1 if draft.still_fits(waters) else 0
    return fits


def weigh_again(p: Position) -> i64:
    """As likely as all tiles together with which the board cannot fit."""
    fits = fitting_waters(p)
    triples = p.settings.triples
    weight: i64 = 0
    for k in range(i64(len(triples))):
        code = triples[k]
        if fits[WATERS_OF[code]] == 0 and fits_places(p, code):
            weight += weigh_tile(p, code)
    return weight


def lay_again(p: Position) -> None:
    """All tiles are taken up, and drawn again from the first (BY-2.7, BY-2.8)."""
    p.land = vec[i64]([board.NOWHERE] * int(p.hexes))
    p.supply = p.settings.supply[:]
    p.steps = 0
    p.tries += 1
    p.phase = board.LAYING if p.settings.mysteries == 0 else board.PLACING


def foreseen_weights(p: Position, taken: list[int]) -> vec[i64]:
    """As `place_weights`, without hexes where a search finds no board that fits; remembered, for it takes long."""
    spacing = p.settings.spacing
    key = sum([spacing.bits[place] for place in taken])
    known = p.settings.foreseen.get(key)
    if known is not None:
        return vec[i64](known)
    draft = Draft(p.settings, p.land, p.supply, 0)
    ways = spacing.weights(taken, int(p.settings.mysteries) - len(taken))
    found: list[int] = []
    for hex in range(p.hexes):
        possible = ways[hex] > 0 and draft.can_have_place(taken, int(hex))
        found.append(int(ways[hex]) if possible else 0)
    p.settings.foreseen[key] = found
    return vec[i64](found)


# Spells, BY-2.11.


def enchant_weight(p: Position, spell: i64) -> i64:
    """Spells are shown in the order of their list; every set of five is equally likely."""
    if spell < p.steps:
        return 0
    shown = sum([int(p.spells[k]) for k in range(i64(board.SPELL_COUNT))])
    return comb(board.SPELL_COUNT - 1 - int(spell), board.SPELLS_OUT - 1 - shown)


def show_spell(p: Position, spell: i64) -> None:
    p.spells[spell] = 1
    p.steps = spell + 1
    if p.journal is not None:
        p.journal.add("spell", CHANCE, {"spell": board.SPELLS[spell]})
    if sum([int(p.spells[k]) for k in range(i64(board.SPELL_COUNT))]) == board.SPELLS_OUT:
        begin_founding(p)


# Starting cities, BY-2.13 to BY-2.16.


def begin_founding(p: Position) -> None:
    p.steps = 0
    p.phase = board.FOUNDING
    p.me = founder(p, 0)
    p.actor = p.me
    give_up_if_full(p)


def founder(p: Position, step: i64) -> i64:
    """BY-2.13: one each up to the last but one, three for the last, then two each back to the first."""
    n = p.seats
    turn: i64 = 0
    if step < n - 1:
        turn = step
    elif step < n + 2:
        turn = n - 1
    else:
        turn = n - 2 - (step - n - 2) // 2
    return (p.first + turn) % n


def may_found(p: Position, hex: i64) -> bool:
    """BY-2.14: field, plain or mountain, no city on or beside it, no mysterious place beside it."""
    land = p.land[hex]
    if land == board.LAKE or land == board.FOREST or land == board.MYSTERY or p.kind[hex] == board.CITY:
        return False
    return not p.city_beside(hex, board.NOBODY) and not (p.settings.sorcery and p.beside(hex, board.MYSTERY))


def found(p: Position, hex: i64) -> None:
    """BY-2.13: a city and a knight from the reserve."""
    p.kind[hex] = board.CITY
    p.owner[hex] = p.me
    p.knights[p.me * p.hexes + hex] += 1
    p.pawns[hex] += 2
    p.stock[p.me * board.STOCK + board.CITIES] -= 1
    p.stock[p.me * board.STOCK + board.KNIGHTS] -= 1
    p.steps += 1
    if p.journal is not None:
        p.journal.add(
            "found", int(p.me), {"colour": board.COLOURS[p.me], "hex": hex + 1, "terrain": board.TERRAINS[p.land[hex]]}
        )
    if p.steps == p.seats * board.STARTING_CITIES:
        begin_play(p)
        return
    p.me = founder(p, p.steps)
    p.actor = p.me
    give_up_if_full(p)


def give_up_if_full(p: Position) -> None:
    """BY-2.15: without a legal hex the cities still to be placed leave the game."""
    for hex in range(p.hexes):
        if may_found(p, hex):
            return
    while p.steps < p.seats * board.STARTING_CITIES:
        seat = founder(p, p.steps)
        p.forfeits[seat] += 1
        p.stock[seat * board.STOCK + board.CITIES] -= 1
        p.steps += 1
        if p.journal is not None:
            p.journal.add("forfeit", int(seat), {"colour": board.COLOURS[seat]})
    begin_play(p)


def begin_play(p: Position) -> None:
    """BY-2.16: the first player begins."""
    p.steps = 0
    p.phase = board.TURN
    p.me = p.first
    p.actor = p.first
