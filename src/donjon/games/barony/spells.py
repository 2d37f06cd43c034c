"""Sorcery, section 7: sets of spells of one family, and the one movement, recruitment or city they give."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.journal import Fact
from donjon.games.barony import board
from donjon.games.barony.marches import arrive, destroy, may_enter, step
from donjon.games.barony.position import Position
from donjon.games.barony.works import list_recruits, raise_city


def _spell_in(cast: int, which: int) -> int:
    """Whether the set holds the first, second or third spell of its family."""
    bits = cast % 7 + 1
    return (bits & 1, bits & 2, bits & 4)[which] and 1


def _cost(cast: int) -> int:
    return sum(int(board.SPELL_COSTS[cast // 7 * 3 + k]) for k in range(3) if _spell_in(cast, k))


def _names(cast: int) -> str:
    return "+".join([board.CODES[cast // 7 * 3 + k] for k in range(3) if _spell_in(cast, k)])


# By set of spells (BY-7.6): which of its family's three it holds, how many, and the cost.
HAS_FIRST: Final = vec[i64]([_spell_in(cast, 0) for cast in range(board.CASTS)])
HAS_SECOND: Final = vec[i64]([_spell_in(cast, 1) for cast in range(board.CASTS)])
HAS_THIRD: Final = vec[i64]([_spell_in(cast, 2) for cast in range(board.CASTS)])
SIZE_OF_SET: Final = vec[i64]([sum(_spell_in(cast, k) for k in range(3)) for cast in range(board.CASTS)])
COST: Final = vec[i64]([_cost(cast) for cast in range(board.CASTS)])
NAMES: Final = [_names(cast) for cast in range(board.CASTS)]


def spelled(cast: int) -> dict[str, Fact]:
    """A set of spells for messages: its codes, and the name of each spell in turn."""
    facts: dict[str, Fact] = {"spells": NAMES[cast]}
    names = [board.SPELLS[cast // board.SETS * 3 + k] for k in range(3) if _spell_in(cast, k)]
    for k in range(3):
        facts[f"s{k + 1}"] = names[k] if k < len(names) else "none"
    return facts


def celerity(cast: i64) -> bool:
    return HAS_FIRST[cast] == 1


def teleportation(cast: i64) -> bool:
    return HAS_SECOND[cast] == 1


def tornado(cast: i64) -> bool:
    return HAS_THIRD[cast] == 1


def pruned(p: Position, cast: i64) -> bool:
    """BY-7.7: in a set of two or more every spell must be needed."""
    return p.settings.prune and SIZE_OF_SET[cast] > 1


# Casting, BY-7.6.


def list_casts(p: Position, out: vec[i64], count: i64) -> i64:
    """Sets that are face up, paid for, and can be carried out."""
    magic = p.stock[p.me * board.STOCK + board.MAGIC]
    if magic == 0:
        return count
    for cast in range(i64(board.CASTS)):
        if COST[cast] <= magic and face_up(p, cast) and may_carry_out(p, cast):
            out[count] = board.CAST + cast
            count += 1
    return count


def face_up(p: Position, cast: i64) -> bool:
    base = cast // board.SETS * 3
    if HAS_FIRST[cast] == 1 and p.spells[base] == 0:
        return False
    if HAS_SECOND[cast] == 1 and p.spells[base + 1] == 0:
        return False
    return not (HAS_THIRD[cast] == 1 and p.spells[base + 2] == 0)


def may_carry_out(p: Position, cast: i64) -> bool:
    """BY-7.6, BY-7.7: the cast has a legal execution in which every spell is needed."""
    family = cast // board.SETS
    if family == board.MOVEMENT:
        for hex in range(p.hexes):
            if p.knights[p.me * p.hexes + hex] > 0:
                for k in range(i64(6)):
                    if may_step(p, cast, hex, p.road[hex * 6 + k]):
                        return True
        return False
    if family == board.RECRUITMENT:
        if HAS_THIRD[cast] == 1 and pruned(p, cast) and p.stock[p.me * board.STOCK + board.BOX] == 0:
            return False
        if HAS_FIRST[cast] == 1:
            return may_finish_charm(p, cast, board.NOWHERE, 0, 0, knights_at_hand(p, cast))
        if knights_at_hand(p, cast) == 0:
            return False
        for hex in range(p.hexes):
            if may_summon(p, cast, hex):
                return True
        return False
    if p.stock[p.me * board.STOCK + board.CITIES] == 0:
        return False
    for hex in range(p.hexes):
        if may_raise(p, cast, hex):
            return True
    return False


def begin_cast(p: Position, cast: i64) -> None:
    """BY-7.6, BY-7.12: the cost is paid first."""
    p.cast = cast
    p.stock[p.me * board.STOCK + board.MAGIC] -= COST[cast]
    if p.journal is not None:
        p.journal.add("cast", int(p.me), {"colour": board.COLOURS[p.me], "magic": COST[cast], **spelled(int(cast))})


# The movement family.


def may_port(p: Position, hex: i64) -> bool:
    """Teleportation, BY-7.10: a mountain with an isolated enemy village, waiving only BY-4.5d."""
    if p.land[hex] != board.MOUNTAIN or p.kind[hex] != board.VILLAGE or p.owner[hex] == p.me:
        return False
    return not p.crowded(hex)  # BY-7.8: the village is the only pawn of its colour


def sweeps(p: Position, origin: i64, hex: i64) -> bool:
    """BY-7.7: a tornado from there to here destroys a pawn that the arrival would not."""
    if p.enemies(origin) > 0:
        return True
    return p.pawns[hex] > 0 and p.own_pawns(p.me, hex) == 0


def may_step(p: Position, cast: i64, hex: i64, target: i64) -> bool:
    """The first or only step of a cast: legal, and the rest of the cast can be completed (BY-7.12)."""
    if target == board.NOWHERE:
        return False
    porting = teleportation(cast)
    if not celerity(cast):
        legal = may_port(p, target) if porting else may_enter(p, target)
        return legal and not (pruned(p, cast) and tornado(cast) and not sweeps(p, hex, target))
    if may_enter(p, target) and may_go_on(p, cast, hex, target, False):
        return True
    return porting and may_port(p, target) and may_go_on(p, cast, hex, target, True)


def may_go_on(p: Position, cast: i64, origin: i64, middle: i64, ported: bool) -> bool:
    """Celerity: a second step to another hex than the origin exists.

    The first step changes nothing on the hexes the second can reach, so it need not be made to know.
    """
    for k in range(i64(6)):
        if may_land(p, cast, origin, p.road[middle * 6 + k], ported):
            return True
    return False


def may_land(p: Position, cast: i64, origin: i64, target: i64, ported: bool) -> bool:
    """The second step of Celerity, R-25: exactly one step teleports, or with `te_steps` 2 one or both."""
    if target == board.NOWHERE or target == origin:
        return False
    legal = False
    if not teleportation(cast):
        legal = may_enter(p, target)
    elif ported:
        legal = may_enter(p, target) or (p.settings.te_steps == 2 and may_port(p, target))
    else:
        legal = may_port(p, target)
    return legal and not (pruned(p, cast) and tornado(cast) and not sweeps(p, origin, target))


def list_spell_steps(p: Position, out: vec[i64]) -> i64:
    count: i64 = 0
    for hex in range(p.hexes):
        if p.knights[p.me * p.hexes + hex] > 0:
            for k in range(i64(6)):
                if may_step(p, p.cast, hex, p.road[hex * 6 + k]):
                    out[count] = board.MOVE + 6 * hex + k
                    count += 1
    return count


def list_landings(p: Position, out: vec[i64]) -> i64:
    count: i64 = 0
    for k in range(i64(6)):
        if may_land(p, p.cast, p.origin, p.road[p.at * 6 + k], p.ported):
            out[count] = board.MOVE + 6 * p.at + k
            count += 1
    return count


def first_step(p: Position, hex: i64, target: i64) -> None:
    """The first or only step; with Celerity the middle hex counts as an arrival (R-15)."""
    p.origin = hex
    p.ported = may_port(p, target)
    step(p, hex, target)
    if not celerity(p.cast):
        arrive(p, target)
        blow(p)
    elif p.settings.mid_arrival:
        arrive(p, target)


def second_step(p: Position, target: i64) -> None:
    step(p, p.at, target)
    arrive(p, target)
    blow(p)


def blow(p: Position) -> None:
    """Tornado, BY-7.9: isolated enemy knights and villages on the origin and on the final hex."""
    if tornado(p.cast):
        sweep(p, p.origin)
        sweep(p, p.at)


def sweep(p: Position, hex: i64) -> None:
    for seat in range(p.seats):
        if seat != p.me and p.own_pawns(seat, hex) == 1 and (p.kind[hex] <= board.VILLAGE or p.owner[hex] != seat):
            destroy(p, seat, hex)


# The recruitment family.


def knights_at_hand(p: Position, cast: i64) -> i64:
    """Reserve, and with Portal also the box (BY-7.11)."""
    base = p.me * board.STOCK
    return p.stock[base + board.KNIGHTS] + (p.stock[base + board.BOX] if portal(cast) else 0)


def illusion(cast: i64) -> bool:
    return HAS_SECOND[cast] == 1


def portal(cast: i64) -> bool:
    return HAS_THIRD[cast] == 1


def may_summon(p: Position, cast: i64, hex: i64) -> bool:
    """Illusion and Portal without Charm: one own stronghold, or one own city."""
    return p.owner[hex] == p.me and p.kind[hex] == (board.STRONGHOLD if illusion(cast) else board.CITY)


def may_charm(p: Position, cast: i64, hex: i64) -> bool:
    """Charm: every own city, with Illusion every own stronghold too."""
    return p.owner[hex] == p.me and (p.kind[hex] == board.CITY or (illusion(cast) and p.kind[hex] == board.STRONGHOLD))


def charm_is_enough(p: Position, cast: i64, count: i64, garrisons: i64) -> bool:
    """BY-7.7: at least one knight; in a set two locations, and a stronghold if Illusion is in it."""
    if not pruned(p, cast):
        return count > 0
    return count >= 2 and (garrisons > 0 or not illusion(cast))


def may_finish_charm(p: Position, cast: i64, last: i64, count: i64, garrisons: i64, supply: i64) -> bool:
    """Whether the locations after `last` and the knights left suffice."""
    if charm_is_enough(p, cast, count, garrisons):
        return True
    cities: i64 = 0
    strongholds: i64 = 0
    for hex in range(last + 1, p.hexes):
        if may_charm(p, cast, hex):
            if p.kind[hex] == board.STRONGHOLD:
                strongholds += 1
            else:
                cities += 1
    if not pruned(p, cast):
        return cities + strongholds > 0 and supply > 0
    needs: i64 = 2 - count
    if illusion(cast) and garrisons == 0:
        if strongholds == 0:
            return False
        needs = max(needs, 1)
    return needs <= supply and needs <= cities + strongholds


def list_charms(p: Position, out: vec[i64]) -> i64:
    """One knight per location, in canonical order, so that every choice comes about in one way."""
    count: i64 = 0
    supply = knights_at_hand(p, p.cast)
    if supply > 0:
        for hex in range(p.last + 1, p.hexes):
            if may_charm(p, p.cast, hex):
                more: i64 = 1 if p.kind[hex] == board.STRONGHOLD else 0
                if may_finish_charm(p, p.cast, hex, p.count + 1, p.garrisons + more, supply - 1):
                    out[count] = board.RECRUIT + 3 * hex
                    count += 1
    if charm_is_enough(p, p.cast, p.count, p.garrisons):
        out[count] = board.DONE
        count += 1
    return count


def list_summons(p: Position, out: vec[i64]) -> i64:
    count: i64 = 0
    supply = knights_at_hand(p, p.cast)
    for hex in range(p.hexes):
        if may_summon(p, p.cast, hex):
            count = list_recruits(p, hex, supply, out, count)
    return count


# The construction family.


def abundance(cast: i64) -> bool:
    return HAS_FIRST[cast] == 1


def petrification(cast: i64) -> bool:
    return HAS_SECOND[cast] == 1


def sanctuary(cast: i64) -> bool:
    return HAS_THIRD[cast] == 1


def may_raise(p: Position, cast: i64, hex: i64) -> bool:
    """BY-4.11 as the spells change it."""
    if sanctuary(cast):
        if p.knights[p.me * p.hexes + hex] == 0 or p.kind[hex] != board.NO_BUILDING or p.land[hex] == board.MYSTERY:
            return False
    elif p.kind[hex] != board.VILLAGE or p.owner[hex] != p.me:
        return False
    if p.enemies(hex) > 0:
        return False
    if not petrification(cast):
        return p.land[hex] != board.FOREST and not p.city_beside(hex, board.NOBODY)
    if p.city_beside(hex, p.me):
        return False
    return not pruned(p, cast) or p.land[hex] == board.FOREST or p.city_beside(hex, board.NOBODY)


def list_raisings(p: Position, out: vec[i64]) -> i64:
    count: i64 = 0
    for hex in range(p.hexes):
        if may_raise(p, p.cast, hex):
            out[count] = board.FOUND + hex
            count += 1
    return count


def raise_by_spell(p: Position, hex: i64) -> None:
    """One city; Abundance adds the land's token."""
    raise_city(p, hex)
    if abundance(p.cast) and p.earn(p.me, p.land[hex]) and p.journal is not None:
        p.journal.add("abundance", int(p.me), {"hex": hex + 1, "terrain": board.TERRAINS[p.land[hex]]})
