"""Orders, TB-4.5 to TB-4.16: recruiting, building, dismantling, dispersing, concentrating."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.position import Position

# What an arriving troop meets.
NO_ENEMY: Final = 0
TROOPS: Final = 1
KEEP: Final = 2  # and lays siege to it
LAST_STAND: Final = 3  # a keep that falls


def list_orders(p: Position, out: vec[i64], count: i64, with_die: bool) -> i64:
    """Every order from every command tile; `with_die` where a recruitment may use the bonus."""
    baron = p.post[p.mine * board.OFFICERS + board.BARON]
    if not p.blocked(baron):
        count = list_from_baron(p, baron, out, count, with_die)
    for tile in range(i64(board.TILES)):
        if p.keep_of[tile] == p.mine and tile != baron and not p.blocked(tile):
            count = list_from_keep(p, tile, out, count, with_die)
    return count


def list_from_baron(p: Position, tile: i64, out: vec[i64], count: i64, with_die: bool) -> i64:
    """TB-4.5: a baron gives every order."""
    if clear(p, tile):
        count = list_recruit(p, tile, out, count, with_die)
        if may_build(p, tile):
            out[count] = board.BUILD
            count += 1
        if p.keep_of[tile] == p.mine:
            out[count] = board.DISMANTLE + tile
            count += 1
    return list_marches(p, tile, out, count)


def list_from_keep(p: Position, tile: i64, out: vec[i64], count: i64, with_die: bool) -> i64:
    """TB-4.5, TB-4.6: a keep moves troops; with a knight outside any melee it recruits and comes down."""
    if p.active[tile] == p.mine and clear(p, tile):
        count = list_recruit(p, tile, out, count, with_die)
        out[count] = board.DISMANTLE + tile
        count += 1
    return list_marches(p, tile, out, count)


def list_marches(p: Position, tile: i64, out: vec[i64], count: i64) -> i64:
    if p.troop_of[tile] == p.mine and p.fresh[tile] > 0 and may_disperse(p, tile):
        out[count] = board.DISPERSE + tile
        count += 1
    if may_concentrate(p, tile):
        out[count] = board.CONCENTRATE + tile
        count += 1
    return count


def clear(p: Position, tile: i64) -> bool:
    """TB-4.7: no enemy troop on the command tile."""
    troop = p.troop_of[tile]
    return troop == board.NOBODY or troop == p.mine


# Recruiting, building, dismantling.


def list_recruit(p: Position, tile: i64, out: vec[i64], count: i64, with_die: bool) -> i64:
    """TB-4.10: not on an enemy keep, and with a troop in reserve."""
    keep = p.keep_of[tile]
    if p.reserve[p.mine] == 0 or (keep != board.NOBODY and keep != p.mine):
        return count
    out[count] = board.RECRUIT + tile
    count += 1
    if with_die:
        out[count] = board.RECRUIT_DIE + tile
        count += 1
    return count


def recruits(p: Position, tile: i64, use_die: bool) -> i64:
    """TB-1.7, TB-4.10: how many troops a recruitment yields."""
    settings = p.settings
    yields: i64 = 1
    if use_die:
        yields = settings.recruit_keep[p.die] if p.keep_of[tile] == p.mine else settings.recruit[p.die]
        if p.land[tile] == 1:
            yields += settings.value_1_bonus
    left = p.reserve[p.mine]
    return yields if yields < left else left


def recruit(p: Position, tile: i64, use_die: bool) -> None:
    """TB-4.10, TB-4.15: troops come from the reserve, fresh."""
    yields = recruits(p, tile, use_die)
    p.reserve[p.mine] -= yields
    p.troop_of[tile] = p.mine
    p.fresh[tile] += yields
    if use_die:
        p.bonus_spent = True
    if p.journal is not None:
        p.journal.add(
            "recruit",
            int(p.actor),
            {"colour": board.COLOURS[p.mine], "tile": tile + 1, "count": yields, "bonus": 1 if use_die else 0},
        )


def may_build(p: Position, tile: i64) -> bool:
    """TB-4.11: an empty tile with no keep beside it, and enough own troops."""
    if p.keep_of[tile] != board.NOBODY or p.keeps[p.mine] == 0 or p.troop_of[tile] != p.mine:
        return False
    return p.fresh[tile] + p.moved[tile] >= p.settings.build_cost and not p.keep_beside(tile)


def build(p: Position) -> None:
    """TB-4.11: the builders go to the discard; those that have already moved go first."""
    tile = p.post[p.mine * board.OFFICERS + board.BARON]
    cost = p.settings.build_cost
    tired = p.moved[tile] if p.moved[tile] < cost else cost
    p.moved[tile] -= tired
    p.fresh[tile] -= cost - tired
    if p.fresh[tile] + p.moved[tile] == 0:
        p.troop_of[tile] = board.NOBODY
    p.discard[p.mine] += cost
    raise_keep(p, tile)
    if p.journal is not None:
        p.journal.add("build", int(p.actor), {"colour": board.COLOURS[p.mine], "tile": tile + 1, "value": p.land[tile]})


def raise_keep(p: Position, tile: i64) -> None:
    p.keep_of[tile] = p.mine
    p.keeps[p.mine] -= 1
    p.count_points(p.mine)


def dismantle(p: Position, tile: i64) -> None:
    """TB-4.12: the keep comes down and its builders come back, fresh."""
    cost = p.settings.build_cost
    p.keep_of[tile] = board.NOBODY
    p.keeps[p.mine] += 1
    p.count_points(p.mine)
    p.discard[p.mine] -= cost
    p.troop_of[tile] = p.mine
    p.fresh[tile] += cost
    if p.journal is not None:
        p.journal.add("dismantle", int(p.actor), {"colour": board.COLOURS[p.mine], "tile": tile + 1})


# Dispersing.


def may_disperse(p: Position, tile: i64) -> bool:
    """TB-4.13: at least one neighbour may be entered."""
    for direction in range(i64(6)):
        beside = board.RAYS[(tile * 6 + direction) * board.LINE]
        if beside >= 0 and p.land[beside] != 0 and (p.settings.stop_on_knight or not p.blocked(beside)):
            return True
    return False


def list_sends(p: Position, out: vec[i64]) -> i64:
    """TB-4.13: straight lines up to the first enemy troop, enemy keep or active enemy knight, never a mountain."""
    count: i64 = 0
    for direction in range(i64(6)):
        ray = (p.command * 6 + direction) * board.LINE
        for step in range(i64(board.LINE)):
            tile = board.RAYS[ray + step]
            if tile < 0 or p.land[tile] == 0:
                break
            blocked = p.blocked(tile)
            if not blocked or p.settings.stop_on_knight:
                out[count] = board.SEND + tile
                count += 1
            if blocked or p.held_by_enemy(tile):
                break
    return count


def send(p: Position, tile: i64) -> None:
    """TB-4.13, TB-6.5: one troop leaves the command tile and arrives before the next one starts."""
    p.steps += 1
    leave(p, p.command)
    if p.journal is not None:
        p.journal.add("send", int(p.actor), {"colour": board.COLOURS[p.mine], "from": p.command + 1, "tile": tile + 1})
    arrive(p, tile)


# Concentrating.


def may_concentrate(p: Position, command: i64) -> bool:
    """TB-4.14: at least one troop would come."""
    rays, land, troop_of, active, mine = board.RAYS, p.land, p.troop_of, p.active, p.mine
    for direction in range(i64(6)):
        ray = (command * 6 + direction) * board.LINE
        for k in range(ray, ray + board.LINE):
            tile = rays[k]
            if tile < 0 or land[tile] == 0:
                break
            knight = active[tile]
            if knight != mine and knight != board.NOBODY:  # TB-5.4
                break
            if troop_of[tile] == mine and p.fresh[tile] > 0:
                return True
    return False


def list_pulls(p: Position, out: vec[i64]) -> i64:
    """TB-4.14: own fresh troops in line, up to the first mountain or active enemy knight."""
    count: i64 = 0
    for direction in range(i64(6)):
        ray = (p.command * 6 + direction) * board.LINE
        for step in range(i64(board.LINE)):
            tile = board.RAYS[ray + step]
            if tile < 0 or p.land[tile] == 0 or p.blocked(tile):
                break
            if p.troop_of[tile] == p.mine and p.fresh[tile] > 0:
                out[count] = board.PULL + tile
                count += 1
    return count


def pull_end(p: Position, source: i64) -> i64:
    """TB-4.14: where a troop called from there stops: the command tile, or the first enemy on the way."""
    for direction in range(i64(6)):
        ray = (p.command * 6 + direction) * board.LINE
        stop = p.command
        for step in range(i64(board.LINE)):
            tile = board.RAYS[ray + step]
            if tile < 0:
                break
            if tile == source:
                return stop
            if p.held_by_enemy(tile):
                stop = tile
    return board.NOWHERE


def pull(p: Position, source: i64) -> None:
    """TB-4.14: one troop comes as near to the command tile as it can."""
    p.steps += 1
    tile = pull_end(p, source)
    leave(p, source)
    if p.journal is not None:
        p.journal.add("pull", int(p.actor), {"colour": board.COLOURS[p.mine], "from": source + 1, "tile": tile + 1})
    arrive(p, tile)


# Arrivals, section 6.


def leave(p: Position, tile: i64) -> None:
    p.fresh[tile] -= 1
    if p.fresh[tile] + p.moved[tile] == 0:
        p.troop_of[tile] = board.NOBODY


def met_by(p: Position, tile: i64) -> i64:
    """TB-6.1 to TB-6.3: what one more troop meets there; officers are never touched (TB-6.6)."""
    troop = p.troop_of[tile]
    if troop != board.NOBODY and troop != p.mine:
        return TROOPS
    keep = p.keep_of[tile]
    if keep == board.NOBODY or keep == p.mine:
        return NO_ENEMY
    return LAST_STAND if p.fresh[tile] + p.moved[tile] + 1 == p.settings.destroy_cost else KEEP


def arrive(p: Position, tile: i64) -> None:
    """TB-6.1 to TB-6.4: the one troop meets troops, a keep, or nobody."""
    met = met_by(p, tile)
    if met == TROOPS:
        clash(p, tile, p.troop_of[tile])
        return
    p.troop_of[tile] = p.mine
    p.moved[tile] += 1
    if met == LAST_STAND:
        fall(p, tile, p.keep_of[tile])
    elif met == NO_ENEMY and p.arrivals[tile] >= 0:
        p.arrivals[tile] += 1
        if p.arrivals[tile] == p.settings.capture_arrivals and p.keeps[p.mine] > 0:
            p.asked = tile


def clash(p: Position, tile: i64, defender: i64) -> None:
    """TB-6.1: the attacker goes back to the reserve, a defender to the discard."""
    p.reserve[p.mine] += 1
    p.discard[defender] += 1
    p.fresh[tile] -= 1
    if p.fresh[tile] == 0:
        p.troop_of[tile] = board.NOBODY
    if p.journal is not None:
        p.journal.add("clash", int(p.actor), {"tile": tile + 1, "loser": board.COLOURS[defender]})


def fall(p: Position, tile: i64, loser: i64) -> None:
    """TB-6.2: attackers and keep go back to their reserves; the builders stay discarded."""
    p.reserve[p.mine] += p.settings.destroy_cost
    p.fresh[tile] = 0
    p.moved[tile] = 0
    p.troop_of[tile] = board.NOBODY
    p.keep_of[tile] = board.NOBODY
    p.keeps[loser] += 1
    p.count_points(loser)
    p.arrivals[tile] = 0
    if p.journal is not None:
        p.journal.add("fall", int(p.actor), {"tile": tile + 1, "loser": board.COLOURS[loser]})


def capture(p: Position) -> None:
    """TB-6.4: some of the later arrivals build, the others go back to the reserve."""
    tile = p.asked
    spent = p.settings.capture_discard
    p.asked = board.NOWHERE
    p.moved[tile] = 0
    p.fresh[tile] = 0
    p.troop_of[tile] = board.NOBODY
    p.discard[p.mine] += spent
    p.reserve[p.mine] += p.settings.capture_arrivals - spent
    raise_keep(p, tile)
    if p.journal is not None:
        p.journal.add("capture", int(p.actor), {"colour": board.COLOURS[p.mine], "tile": tile + 1})
