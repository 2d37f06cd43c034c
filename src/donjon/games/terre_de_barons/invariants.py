"""Positions that can be: the invariants of TB-1.8, and what each phase implies."""

from donjon.core.errors import BadDocument
from donjon.games.terre_de_barons import board, orders, setup
from donjon.games.terre_de_barons.rules import Barons
from donjon.games.terre_de_barons.settings import ATOMIC, EACH_ACTION

MARCHES = (board.SENDING, board.PULLING, board.CAPTURING)


def check(p: Barons) -> None:
    """Refuse a position no game can reach; raises BadDocument."""
    check_posts(p)
    for colour in range(p.seats):
        check_house(p, colour)
    for tile in range(board.TILES):
        check_tile(p, tile)
    check_cards(p)
    check_barons(p)
    check_end(p)
    if p.phase in MARCHES:
        check_march(p)


def check_posts(p: Barons) -> None:
    """TB-2.1: officers come in the order they are drawn, on different tiles; never onto mountains."""
    everybody = p.seats * (1 + p.settings.knights)
    due = 0 if p.phase < board.POSTING else p.steps if p.phase == board.POSTING else everybody
    posts = []
    for draw in range(everybody):
        colour, officer = divmod(setup.posting(p, draw), board.OFFICERS)
        tile = p.post[colour * board.OFFICERS + officer]
        who = f"officer {officer} of {board.COLOURS[colour]}"
        if (tile != board.NOWHERE) != (draw < due):
            raise BadDocument("houses", f"{who} must {'' if draw < due else 'not yet '}be on the board")
        if tile != board.NOWHERE and p.land[tile] <= 0:
            raise BadDocument("houses", f"{who} stands on a mountain, tile {tile + 1}")
        posts.append(tile)
    if p.phase < board.ROLLING and len(set(posts[:due])) != due:
        raise BadDocument("houses", "officers begin on different tiles")


def check_house(p: Barons, colour: int) -> None:
    """Every troop and keep of the colour is somewhere."""
    name, settings = board.COLOURS[colour], p.settings
    troops = sum(p.fresh[t] + p.moved[t] for t in range(board.TILES) if p.troop_of[t] == colour)
    total = troops + p.reserve[colour] + p.discard[colour]
    if total != settings.troops:
        raise BadDocument("houses", f"{name} has {total} troops in all, not {settings.troops}")
    standing = sum(keep == colour for keep in p.keep_of)
    if standing + p.keeps[colour] != settings.keeps:
        raise BadDocument("houses", f"{name} has {standing + p.keeps[colour]} keeps, not {settings.keeps}")
    if p.discard[colour] < standing * settings.build_cost:
        raise BadDocument("houses", f"{name} has {standing} keeps but only {p.discard[colour]} troops discarded")
    if p.phase < board.ROLLING and p.discard[colour]:
        raise BadDocument("houses", f"{name} has troops discarded before play begins")


def check_tile(p: Barons, tile: int) -> None:
    keep, troop = p.keep_of[tile], p.troop_of[tile]
    if p.land[tile] == 0 and (keep != board.NOBODY or troop != board.NOBODY):
        raise BadDocument("keeps" if keep != board.NOBODY else "troops", f"tile {tile + 1} is a mountain")
    if p.phase < board.ROLLING and (keep != board.NOBODY or troop != board.NOBODY):
        raise BadDocument("keeps" if keep != board.NOBODY else "troops", "come once play has begun")
    if p.moved[tile] and not may_have_moved(p, troop):
        raise BadDocument("troops", f"those on tile {tile + 1} cannot have moved this turn")
    if keep == board.NOBODY:
        return
    if p.keep_beside(tile):
        raise BadDocument("keeps", f"the keep on tile {tile + 1} has another beside it")
    count = p.fresh[tile] + p.moved[tile]
    if troop not in (board.NOBODY, keep) and count >= p.settings.destroy_cost:
        raise BadDocument("troops", f"{count} enemy troops on the keep of tile {tile + 1}: it would have fallen")


def may_have_moved(p: Barons, troop: int) -> bool:
    """TB-4.15: the player's, during an order or after one."""
    if p.phase < board.STARTING or troop != p.colour_of[p.order[p.at]]:
        return False
    after_order = p.first == board.AN_ORDER and not p.settings.once_per_order
    return p.phase in MARCHES or p.phase == board.FINISHED or after_order


def check_cards(p: Barons) -> None:
    """TB-2.5: different cards, none of them a mountain's; dealt in turn order."""
    held = [p.card[c] for c in range(p.seats) if p.card_state[c] != board.NO_CARD]
    if len(set(held)) != len(held):
        raise BadDocument("houses", "two players have the same personal card")
    if any(p.land[tile] <= 0 for tile in held):
        raise BadDocument("houses", "a personal card has the number of a mountain")
    if p.settings.cards == 0 or p.phase < board.DEALING:
        due: list[int] = []
    else:
        dealt = p.steps if p.phase == board.DEALING else p.seats
        due = [p.colour_of[p.order[k]] for k in range(dealt)]
    for colour in range(p.seats):
        if (p.card_state[colour] != board.NO_CARD) != (colour in due):
            raise BadDocument("houses", f"{board.COLOURS[colour]} must {'' if colour in due else 'not '}have a card")
        if p.phase < board.ROLLING and p.card_state[colour] in (board.SPENT, board.PLAYED):
            raise BadDocument("houses", f"{board.COLOURS[colour]} cannot have used the card before play begins")


def check_barons(p: Barons) -> None:
    """TB-4.2, TB-4.3: one baron per tile, but for a pause."""
    barons = [p.post[colour * board.OFFICERS + board.BARON] for colour in range(p.seats)]
    shared = [tile for tile in barons if tile != board.NOWHERE and barons.count(tile) > 1]
    if p.paused and p.phase != board.FINISHED:
        own = p.post[p.colour_of[p.order[p.at]] * board.OFFICERS + board.BARON]
        if shared != [own, own]:
            raise BadDocument("paused", "must be on the tile of one other baron")
    elif shared:
        raise BadDocument("houses", f"two barons stand on tile {shared[0] + 1}")


def check_end(p: Barons) -> None:
    """TB-7.1: the game is over when it has to be, and for the reason given."""
    if (p.end != board.RUNNING) != (p.phase == board.FINISHED):
        raise BadDocument("ending", "is for a game that is over, and only then")
    rich = any(p.points[colour] >= p.settings.goal for colour in range(p.seats))
    poor = any(p.available(colour) <= p.settings.end_at for colour in range(p.seats))
    if p.phase == board.FINISHED:
        capped = 0 < p.settings.max_turns == p.turns
        reason = {board.BY_POINTS: rich, board.BY_TROOPS: poor and not rich, board.BY_CAP: capped}
        if not reason[p.end]:
            raise BadDocument("ending", f"is not {board.ENDINGS[p.end]} in this position")
    elif p.phase >= board.ROLLING and (rich or poor) and tested(p):
        raise BadDocument("phase", "the game would be over (TB-7.1)")


def tested(p: Barons) -> bool:
    """Whether the end conditions have been looked at since anything changed (`end_check`)."""
    if p.settings.end_check == ATOMIC:
        return True
    return p.phase <= (board.SECOND if p.settings.end_check == EACH_ACTION else board.STARTING)


def check_march(p: Barons) -> None:
    """The command tile may command, the fallen keeps are gone, and the order has a step left."""
    own_baron = p.post[p.mine * board.OFFICERS + board.BARON] == p.command
    if p.blocked(p.command) or not (own_baron or p.keep_of[p.command] == p.mine):
        raise BadDocument("order.tile", f"tile {p.command + 1} cannot command")
    for tile in range(board.TILES):
        if p.arrivals[tile] >= 0 and not arrived(p, tile):
            raise BadDocument("order.fallen", f"the troops on tile {tile + 1} are not those that arrived")
    if p.phase == board.SENDING and (p.troop_of[p.command] != p.mine or p.fresh[p.command] == 0):
        raise BadDocument("order", "has no troop left to send")
    if p.phase == board.PULLING and not orders.may_concentrate(p, p.command):
        raise BadDocument("order", "has no troop left to call")
    if p.phase == board.CAPTURING and (
        not p.settings.capture_optional
        or p.arrivals[p.asked] != p.settings.capture_arrivals
        or p.keep_of[p.asked] != board.NOBODY
        or p.keeps[p.mine] == 0
    ):
        raise BadDocument("order.asked", f"no capture can be asked on tile {p.asked + 1}")


def arrived(p: Barons, tile: int) -> bool:
    """TB-6.4: what stands where a keep fell came later in this order; a capture used some of it up."""
    used = 0 if p.keep_of[tile] == board.NOBODY else p.settings.capture_arrivals
    if p.keep_of[tile] not in (board.NOBODY, p.mine) or p.troop_of[tile] not in (board.NOBODY, p.mine):
        return False
    return p.fresh[tile] == 0 and p.moved[tile] == p.arrivals[tile] - used
