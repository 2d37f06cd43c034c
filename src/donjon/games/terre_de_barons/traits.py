"""What a learned judge of Terre de Barons reads off a position: what is to be said of each action, and of each seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.traits import GRADES, Part, beginnings, grade
from donjon.games.terre_de_barons import board
from donjon.games.terre_de_barons.judge import callable_to, hope, liking
from donjon.games.terre_de_barons.orders import may_build, met_by, pull_end, recruits
from donjon.games.terre_de_barons.position import FARTHEST, Position

COLOUR: Final = 0
TREASURY: Final = 1
BARON_WALK: Final = 2
KNIGHT_WALK: Final = 3
RIDE: Final = 4
RECRUIT: Final = 5
RECRUIT_DIE: Final = 6
BUILD: Final = 7
DISMANTLE: Final = 8
DISPERSE: Final = 9
CONCENTRATE: Final = 10
SEND: Final = 11
PULL: Final = 12
END_ORDER: Final = 13
CAPTURE: Final = 14
DECLINE: Final = 15
END_TURN: Final = 16
KINDS: Final = [
    "choose a colour", "treasury", "baron walks", "knight walks", "ride", "recruit", "recruit with the die", "build",
    "dismantle", "disperse", "concentrate", "send a troop", "call a troop", "end the order", "capture", "decline",
    "end the turn",
]  # fmt: skip

PARTS: Final = [
    Part("by hand", KINDS, ("grade", GRADES)),
    Part("stage", KINDS, ("actions done", 2), ("the first was", 3), ("a keep may be built now", 2), ("die", 7)),
    Part("place", KINDS, ("value of the land", 5), ("site", 4), ("own troops", 4)),
    Part("enemies", KINDS, ("enemy troops there", 4), ("knight active", 3), ("enemy troops beside", 3)),
    Part("gathering", KINDS, ("troops on lines there", 5), ("own troops", 4), ("steps from the baron", 3)),
    Part("order", KINDS, ("fresh troops at the command", 5), ("moved so far", 4), ("baron there", 2), ("met", 4)),
    Part("keeps", KINDS, ("keep left", 3), ("keep reached", 3), ("own keep in danger there", 3)),
]
WIDTH: Final = 7
FIRST: Final = vec[i64](beginnings(PARTS))

SIXTEENTH: Final = 16.0  # what floats are read in
REGARDS: Final = [
    "points", "of the goal, in 64ths", "keeps", "keeps on 1", "keeps on 2", "keeps on 3", "keeps on 4", "reserve",
    "discard", "troops to lose yet", "troops in the open", "stacks of two", "stacks of three and more", "garrison",
    "best site", "second site", "ready to build", "land the baron could build on", "knights active",
    "knights on own keeps", "enemies beside own keeps", "most enemies beside one keep", "enemies on own keeps",
    "troops beside enemy keeps", "troops on enemy keeps", "card", "to play", "actions left", "die", "bonus left",
    "turns until his", "troops near the baron", "late",
]  # fmt: skip


def traits(p: Position, actions: vec[i64], count: i64, out: vec[i64]) -> i64:
    """Entries of the table for every action; none before the game begins."""
    if p.phase < board.ROLLING:
        return 0
    baron = p.post[p.mine * board.OFFICERS + board.BARON]
    stage = p.done * 3 + p.first
    stage = min(stage, 5)
    stage = stage * 2 + (1 if may_build(p, baron) else 0)
    fresh: i64 = 0
    if p.command >= 0 and p.troop_of[p.command] == p.mine:
        fresh = min(i64(4), p.fresh[p.command])
    for i in range(count):
        action = actions[i]
        tile, kind, left = target(p, action, baron)
        at = i * WIDTH
        out[at] = FIRST[0] + kind * GRADES + grade(liking(p, action))
        die = action - board.TREASURY + 1 if kind == TREASURY else p.die
        out[at + 1] = FIRST[1] + (kind * 12 + stage) * 7 + die
        own: i64 = 0
        foes: i64 = 0
        if p.troop_of[tile] == p.mine:
            own = min(i64(3), p.fresh[tile] + p.moved[tile])
        elif p.troop_of[tile] != board.NOBODY:
            foes = min(i64(3), p.fresh[tile] + p.moved[tile])
        out[at + 2] = FIRST[2] + ((kind * 5 + p.land[tile]) * 4 + site(p, tile)) * 4 + own
        knight = p.active[tile]
        active: i64 = 0 if knight == board.NOBODY else 1 if knight == p.mine else 2
        beside = min(i64(2), (enemies_beside(p, tile, p.mine) + 1) // 2)
        out[at + 3] = FIRST[3] + ((kind * 4 + foes) * 3 + active) * 3 + beside
        lines: i64 = 0
        if kind == BARON_WALK or kind == CONCENTRATE or kind == RECRUIT or kind == RECRUIT_DIE or kind == RIDE:
            lines = min(i64(4), callable_to(p, p.mine, tile))
        if kind == RECRUIT_DIE:
            lines = min(i64(4), recruits(p, tile, True))
        far: i64 = 0 if tile == baron else 2
        if far > 0:
            for k in range(i64(1), p.within[baron * FARTHEST + 1]):
                if p.reach[baron * board.TILES + k] == tile:
                    far = 1
        out[at + 4] = FIRST[4] + ((kind * 5 + lines) * 4 + own) * 3 + far
        met: i64 = 0
        if kind == SEND or kind == PULL:
            met = met_by(p, tile)
        standing: i64 = 1 if tile == baron else 0
        command = fresh
        if kind == DISPERSE and p.troop_of[tile] == p.mine:
            command = min(i64(4), p.fresh[tile])
        out[at + 5] = FIRST[5] + (((kind * 5 + command) * 4 + min(i64(3), p.steps)) * 2 + standing) * 4 + met
        danger: i64 = min(i64(2), beside) if p.keep_of[tile] == p.mine else i64(0)
        out[at + 6] = FIRST[6] + ((kind * 3 + keep_there(p, left)) * 3 + keep_there(p, tile)) * 3 + danger
    return WIDTH


def target(p: Position, action: i64, baron: i64) -> tuple[i64, i64, i64]:
    """Where an action leads, its kind, and where it comes from."""
    kind = board.KIND[action]
    if kind == board.MOVE:
        officer = (action - board.MOVE) // board.TILES
        tile = action - board.MOVE - officer * board.TILES
        here = p.post[p.mine * board.OFFICERS + officer]
        return tile, i64(BARON_WALK) if officer == board.BARON else i64(KNIGHT_WALK), here
    if kind == board.SEND:
        return action - board.SEND, SEND, p.command
    if kind == board.PULL:
        return pull_end(p, action - board.PULL), PULL, action - board.PULL
    if kind == board.RECRUIT:
        return action - board.RECRUIT, RECRUIT, baron
    if kind == board.RECRUIT_DIE:
        return action - board.RECRUIT_DIE, RECRUIT_DIE, baron
    if kind == board.BUILD:
        return baron, BUILD, baron
    if kind == board.DISMANTLE:
        return action - board.DISMANTLE, DISMANTLE, baron
    if kind == board.DISPERSE:
        return action - board.DISPERSE, DISPERSE, baron
    if kind == board.CONCENTRATE:
        return action - board.CONCENTRATE, CONCENTRATE, baron
    if kind == board.RIDE:
        return p.card[p.mine], RIDE, p.post[p.mine * board.OFFICERS + action - board.RIDE]
    if kind == board.END_ORDER:
        return p.command, END_ORDER, p.command
    if kind == board.CAPTURE:
        return p.asked, CAPTURE, p.command
    if kind == board.DECLINE:
        return p.asked, DECLINE, p.command
    if kind == board.TREASURY:
        return baron, TREASURY, baron
    if kind == board.END_TURN:
        return baron, END_TURN, baron
    return baron, COLOUR, baron


def site(p: Position, tile: i64) -> i64:
    """What could be built there: 0 a free site, 1 a keep is beside, 2 own keep, 3 an enemy's."""
    keep = p.keep_of[tile]
    if keep != board.NOBODY:
        return 2 if keep == p.mine else 3
    return 1 if p.keep_beside(tile) else 0


def keep_there(p: Position, tile: i64) -> i64:
    """Whose keep stands there: 0 nobody's, 1 the player's, 2 an enemy's."""
    keep = p.keep_of[tile]
    return 0 if keep == board.NOBODY else 1 if keep == p.mine else 2


def enemies_beside(p: Position, tile: i64, colour: i64) -> i64:
    """Troops of others on the neighbouring tiles."""
    troops: i64 = 0
    for k in range(i64(6)):
        beside = board.AROUND[tile * 6 + k]
        if beside >= 0 and p.troop_of[beside] != board.NOBODY and p.troop_of[beside] != colour:
            troops += p.fresh[beside] + p.moved[beside]
    return troops


def regard(p: Position, seat: i64, out: vec[i64]) -> i64:
    """What is to be said of a seat, in the order of REGARDS; nothing before the game begins."""
    if p.phase < board.ROLLING:
        return 0
    c = p.colour_of[seat]
    for k in range(i64(33)):
        out[k] = 0
    out[0] = p.points[c]
    out[1] = 64 * p.points[c] // p.settings.goal
    out[7] = p.reserve[c]
    out[8] = p.discard[c]
    out[9] = p.available(c) - p.settings.end_at
    base = c * board.OFFICERS
    baron = p.post[base + board.BARON]
    for tile in range(i64(board.TILES)):
        keep = p.keep_of[tile]
        troop = p.troop_of[tile]
        count = p.fresh[tile] + p.moved[tile]
        if keep == c:
            out[2] += 1
            out[2 + p.land[tile]] += 1
            near = enemies_beside(p, tile, c)
            out[20] += near
            out[21] = max(out[21], near)
            if p.active[tile] == c:
                out[19] += 1
            if troop == c:
                out[13] += count
            elif troop != board.NOBODY:
                out[22] += count
        elif troop == c:
            if keep != board.NOBODY:
                out[24] += count
            else:
                out[10] += count
                if count == 2:
                    out[11] += 1
                elif count > 2:
                    out[12] += 1
            for k in range(i64(6)):
                beside = board.AROUND[tile * 6 + k]
                if beside >= 0 and p.keep_of[beside] != board.NOBODY and p.keep_of[beside] != c:
                    out[23] += count
                    break
        if p.active[tile] == c:
            out[18] += 1
    best = 0.0
    second = 0.0
    for k in range(p.within[baron * FARTHEST + 2]):
        tile = p.reach[baron * board.TILES + k]
        if p.troop_of[tile] == c:
            out[31] += p.fresh[tile] + p.moved[tile]
        promise = hope(p, c, baron, k)
        if promise > best:
            second = best
            best = promise
        elif promise > second:
            second = promise
    out[14] = i64(SIXTEENTH * best)
    out[15] = i64(SIXTEENTH * second)
    if p.keep_of[baron] == board.NOBODY and not p.keep_beside(baron):
        out[17] = p.land[baron]
        if p.troop_of[baron] == c and p.fresh[baron] + p.moved[baron] >= p.settings.build_cost:
            out[16] = p.land[baron] + 1
    if p.card_state[c] == board.HELD:
        out[25] = 1
    if p.mine == c:
        out[26] = 1
        out[27] = 2 - p.done
        out[28] = p.die
        if not p.bonus_spent:
            out[29] = 1
    else:
        for k in range(p.seats):
            if p.colour_of[p.order[(p.at + k) % p.seats]] == c:
                out[30] = k
    out[32] = min(i64(60), p.turns // p.seats)
    return 33
