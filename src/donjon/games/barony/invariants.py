"""What is true of every position: BY-1.2, BY-1.3, BY-5.6 and the order of phases, for documents and tests."""

from donjon.core.errors import BadDocument
from donjon.games.barony import board, marches, setup, spells
from donjon.games.barony.fitting import BROKEN, Draft
from donjon.games.barony.position import Position

TELEPORTATION = board.SPELLS.index("teleportation")
PETRIFICATION = board.SPELLS.index("petrification")
# The fields of `doing` that each phase fills in; the others are as between turns.
DOING = {
    board.SECOND: "at then",
    board.STEALING: "cast origin at ported then",
    board.BUILDING: "last",
    board.PAYING: "last paid",
    board.STEPPING: "cast",
    board.FLYING: "cast origin at ported then",
    board.CHARMING: "cast last count garrisons",
    board.SUMMONING: "cast",
    board.RAISING: "cast",
}


def check(p: Position) -> None:
    """Raises BadDocument where the position breaks an invariant."""
    check_phase(p)
    check_board(p)
    for seat in range(int(p.seats)):
        check_player(p, seat)
    for hex in range(int(p.hexes)):
        check_hex(p, hex)
    if p.phase >= board.FOUNDING:
        for seat in range(int(p.seats)):
            check_cities(p, seat)
            check_magic(p, seat)
    if p.settings.bank > 0:
        check_bank(p)
    check_ends(p)
    if p.phase > board.TURN and p.phase != board.FINISHED:
        check_doing(p)


# The set-up.


def check_places(p: Position) -> None:
    """BY-2.8, BY-2.10: as many mysterious places as players make it, and well apart."""
    places = setup.places_set(p)
    due = int(p.settings.mysteries)
    if p.phase < board.LAYING:
        due = int(p.steps) if p.phase == board.PLACING else 0
    if len(places) != due:
        raise BadDocument("land", f"must have {due} mysterious places (X), has {len(places)}")
    allowed = p.settings.spacing.free([])
    for place in places:
        if not allowed & p.settings.spacing.bits[place]:
            raise BadDocument("land", f"the mysterious place on hex {place + 1} is too near another")
        allowed &= p.settings.spacing.later[place]


def check_spells(p: Position, shown: list[int]) -> None:
    """BY-2.11: five of nine, or those the table chose."""
    if sorted(set(shown)) != shown:
        raise BadDocument("spells", "must be different and in the order of their list")
    chosen = [int(spell) for spell in p.settings.chosen_spells]
    if not p.settings.sorcery or p.phase < board.ENCHANTING:
        if shown:
            raise BadDocument("spells", "are for Sorcery, once the land is laid")
    elif p.phase == board.ENCHANTING:
        if chosen or len(shown) >= board.SPELLS_OUT or p.steps != (shown[-1] + 1 if shown else 0):
            raise BadDocument("spells", "must be those drawn so far, `steps` being one past the last")
    elif chosen and shown != chosen:
        raise BadDocument("spells", "must be those of the options")
    elif not chosen and len(shown) != board.SPELLS_OUT:
        raise BadDocument("spells", f"must be {board.SPELLS_OUT}, are {len(shown)}")


def check_phase(p: Position) -> None:
    chosen = p.settings.first
    if (p.first == board.NOBODY) != (p.phase == board.SEATING):
        raise BadDocument("first", "must be a seat, or null while it is drawn")
    if chosen != board.NOBODY and p.first != chosen:
        raise BadDocument("first", f"must be {chosen}, as the options say")
    if p.phase == board.SEATING and chosen != board.NOBODY:
        raise BadDocument("phase", "nobody is drawn when the options name the first player")
    if (p.me == board.NOBODY) != (p.phase < board.FOUNDING):
        raise BadDocument("playing", "must be a seat once the board is ready, null before")
    if p.phase == board.SEATING and p.steps != 0:
        raise BadDocument("steps", "must be 0 before anything is drawn")
    if p.phase == board.PLACING and (p.settings.mysteries == 0 or p.steps >= p.settings.mysteries):
        raise BadDocument("phase", "has no mysterious place to draw")
    if p.phase == board.LAYING and p.steps >= p.settings.layout.slots:
        raise BadDocument("steps", "must be less than the number of tiles")
    if p.phase == board.ENCHANTING and not p.settings.sorcery:
        raise BadDocument("phase", "spells are for Sorcery")
    if p.phase == board.FOUNDING:
        if p.steps >= p.seats * board.STARTING_CITIES:
            raise BadDocument("steps", "all starting cities have been placed")
        if p.me != setup.founder(p, p.steps):
            raise BadDocument("playing", f"must be {setup.founder(p, p.steps)}, who places the next starting city")
    elif p.phase >= board.TURN and p.steps != 0:
        raise BadDocument("steps", "must be 0 once play has begun")
    if (p.end != board.RUNNING) != (p.phase == board.FINISHED):
        raise BadDocument("ending", "is for a game that is over, and only then")


def check_board(p: Position) -> None:
    """BY-2.10: where only some boards fit, this one does, or can as far as it lies."""
    if p.tries > 0 and (not p.settings.wishes or p.phase not in (board.PLACING, board.LAYING)):
        raise BadDocument("tries", "are counted while a board is laid that must fit")
    if not p.settings.wishes or p.phase == board.SEATING:
        return
    laid = p.settings.layout.slots
    if p.phase <= board.LAYING:
        laid = p.steps if p.phase == board.LAYING else 0
    draft = Draft(p.settings, p.land, p.supply, laid)
    for slot in range(int(laid)):
        if p.settings.apart_lakes and draft.lakes_touch(slot):
            raise BadDocument("land", f"a lake of slot {slot + 1} touches another, which the options forbid")
    if draft.state_of_land() == BROKEN:
        raise BadDocument("land", "is in pieces, which the options forbid")


# Players.


def check_player(p: Position, seat: int) -> None:
    """BY-1.2: every piece is in reserve, on the board or in the box."""
    where = f"players[{seat}]"
    row = seat * board.STOCK
    built = [0, 0, 0, 0]
    knights = 0
    for hex in range(int(p.hexes)):
        knights += int(p.knights[seat * p.hexes + hex])
        if p.owner[hex] == seat:
            built[int(p.kind[hex])] += 1
    knights += int(p.stock[row + board.KNIGHTS] + p.stock[row + board.BOX])
    if knights != board.KNIGHTS_EACH:
        raise BadDocument(f"{where}.knights", f"make {knights} with board and box, not {board.KNIGHTS_EACH}")
    if p.stock[row + board.BOX] == board.KNIGHTS_EACH:
        raise BadDocument(f"{where}.box", "cannot hold all: one of each two arrives somewhere (BY-4.12)")
    villages = built[board.VILLAGE] + int(p.stock[row + board.VILLAGES])
    if villages != board.VILLAGES_EACH:
        raise BadDocument(f"{where}.villages", f"make {villages} with the board, not {board.VILLAGES_EACH}")
    strongholds = built[board.STRONGHOLD] + int(p.stock[row + board.STRONGHOLDS])
    if strongholds != board.STRONGHOLDS_EACH:
        raise BadDocument(f"{where}.strongholds", f"make {strongholds} with the board, not {board.STRONGHOLDS_EACH}")
    cities = built[board.CITY] + int(p.stock[row + board.CITIES] + p.forfeits[seat])
    if cities != board.CITIES_EACH:
        raise BadDocument(f"{where}.cities", f"make {cities} with the board, not {board.CITIES_EACH}")
    if built[board.CITY] != founded(p, seat) + p.stock[row + board.NEW_CITIES]:
        new = built[board.CITY] - founded(p, seat)
        raise BadDocument(f"{where}.new_cities", f"must be {new}, the cities beyond the first")
    if p.phase < board.TURN:
        check_beginner(p, seat, built)


def founded(p: Position, seat: int) -> int:
    """How many starting cities that player has placed."""
    if p.phase >= board.TURN:
        return board.STARTING_CITIES - int(p.forfeits[seat])
    if p.phase < board.FOUNDING:
        return 0
    return sum([1 for step in range(int(p.steps)) if setup.founder(p, step) == seat])


def check_beginner(p: Position, seat: int, built: list[int]) -> None:
    """BY-2.12, BY-2.13: before play begins there are starting cities, a knight on each, and nothing else."""
    where = f"players[{seat}]"
    row = seat * board.STOCK
    columns = (board.BOX, board.RANK, board.NEW_CITIES, board.MAGIC)
    if p.forfeits[seat] or any(p.stock[row + column] for column in columns) or sum(tokens_of(p, seat)):
        raise BadDocument(where, "has more than at the start before play began")
    if built[board.VILLAGE] or built[board.STRONGHOLD]:
        raise BadDocument("buildings", "must be starting cities before play began")
    for hex in range(int(p.hexes)):
        if p.knights[seat * p.hexes + hex] != (1 if p.owner[hex] == seat else 0):
            raise BadDocument("knights", "must be one on each starting city before play began")
    if p.imprints_of(seat):
        raise BadDocument("imprints", "are made once play has begun")


def tokens_of(p: Position, seat: int) -> list[int]:
    return [int(p.stock[seat * board.STOCK + board.TOKENS + kind]) for kind in range(board.KINDS)]


def check_magic(p: Position, seat: int) -> None:
    """BY-7.3, BY-7.6: all magic came from imprints, and what is gone was spent on spells."""
    where = f"players[{seat}].magic"
    spent = magic_spent(p, seat)
    if spent < 0:
        raise BadDocument(where, f"is {-spent} more than the imprints brought")
    if not p.settings.sorcery:
        return
    if spent < spells_cast(p, seat):
        raise BadDocument(where, f"is {spells_cast(p, seat) - spent} more than the spells on the board have left")
    costs = {int(board.SPELL_COSTS[spell]) for spell in range(board.SPELL_COUNT) if p.spells[spell]}
    if spent % 2 and 1 not in costs:
        raise BadDocument(where, f"{spent} cannot have been spent on the spells on the table")


def magic_spent(p: Position, seat: int) -> int:
    earned = sum([board.IMPRINTS - k % board.IMPRINTS for k in range(len(p.imprints)) if p.imprints[k] == seat])
    return earned - int(p.stock[seat * board.STOCK + board.MAGIC])


def spells_cast(p: Position, seat: int) -> int:
    """How many casts at least the board shows: knights on shared mountains, and cities only Petrification allows."""
    ported = 0
    for hex in range(int(p.hexes)):
        if p.land[hex] == board.MOUNTAIN and p.owner[hex] not in (seat, board.NOBODY):
            ported += 1 if p.knights[seat * p.hexes + hex] else 0
    cities = cities_of(p, seat)
    usual = [hex for hex in cities if p.land[hex] != board.FOREST]
    return ported + len(cities) - largest_apart(p, usual)


# Hexes.


def check_hex(p: Position, hex: int) -> None:
    """BY-1.4, BY-5.6."""
    if p.pawns[hex] == 0:
        return
    land = p.land[hex]
    number = hex + 1
    if p.phase < board.FOUNDING:
        raise BadDocument("knights", "come once the board is ready")
    if land == board.LAKE:
        raise BadDocument("land", f"pawns stand in the lake of hex {number}")
    kind = p.kind[hex]
    if kind != board.NO_BUILDING and land == board.MYSTERY:
        raise BadDocument("buildings", f"hex {number} is a mysterious place")
    pawns = [int(p.own_pawns(seat, hex)) for seat in range(int(p.seats))]
    if sum([1 for own in pawns if own]) < 2:
        return
    if p.phase == board.FLYING and hex == p.at and not p.settings.mid_arrival:
        pawns[int(p.me)] -= 1  # the knight only passes
    if max(pawns) > 1:
        raise BadDocument("knights", f"two pawns of one colour share hex {number} with another")
    if kind > board.VILLAGE:
        raise BadDocument("knights", f"hex {number} is a city or stronghold and holds another colour")
    # BY-7.10: only Teleportation leads there, to a village; whoever destroys it destroys all others.
    if land == board.MOUNTAIN and (not p.spells[TELEPORTATION] or kind != board.VILLAGE):
        reason = "without Teleportation" if not p.spells[TELEPORTATION] else "without a village"
        raise BadDocument("knights", f"two colours share the mountain of hex {number} {reason}")


def cities_of(p: Position, seat: int) -> list[int]:
    return [hex for hex in range(int(p.hexes)) if p.kind[hex] == board.CITY and p.owner[hex] == seat]


def check_cities(p: Position, seat: int) -> None:
    """BY-2.14, BY-4.11: where cities stand; only Petrification allows forests and own neighbours."""
    cities = cities_of(p, seat)
    for hex in cities:
        if p.city_beside(hex, seat):
            raise BadDocument("buildings", f"the city on hex {hex + 1} has one of another player beside it")
        if p.spells[PETRIFICATION]:
            continue
        if p.land[hex] == board.FOREST:
            raise BadDocument("buildings", f"a city stands in the forest of hex {hex + 1} without Petrification")
        if p.city_beside(hex, board.NOBODY):
            raise BadDocument("buildings", f"the city on hex {hex + 1} has another beside it without Petrification")
    first = [hex for hex in cities if p.land[hex] != board.FOREST and not p.beside(hex, board.MYSTERY)]
    if largest_apart(p, first) < founded(p, seat):
        raise BadDocument("buildings", f"too few cities of seat {seat} stand where starting cities may")


def largest_apart(p: Position, cities: list[int]) -> int:
    """The most of these cities that no two of stand side by side."""
    if not cities:
        return 0
    hex, *others = cities
    beside = {int(p.road[hex * 6 + k]) for k in range(6)}
    apart = [other for other in others if other not in beside]
    return max(1 + largest_apart(p, apart), largest_apart(p, others) if apart != others else 0)


def check_bank(p: Position) -> None:
    """R-3."""
    for kind in range(board.KINDS):
        held = sum([tokens_of(p, seat)[kind] for seat in range(int(p.seats))])
        if held > p.settings.bank:
            raise BadDocument("players", f"hold {held} {board.TERRAINS[kind]} tokens, the bank had {p.settings.bank}")


# Rounds and ends.


def check_ends(p: Position) -> None:
    """BY-6.1, BY-6.4: a game that would be over is, and no other."""
    if p.phase < board.TURN:
        if p.rounds or p.passes or p.stalled or p.lively:
            raise BadDocument("rounds", "are counted once play has begun")
        return
    if p.stalled > p.rounds:
        raise BadDocument("stalled", "must not be more than the rounds")
    if p.phase == board.FINISHED:
        check_finished(p)
        return
    if p.passes >= p.seats:
        raise BadDocument("passes", "must be fewer than the seats, or the game is over")
    if p.passes > p.rounds * p.seats + p.turn_of(p.me):
        raise BadDocument("passes", "must not be more than the turns")
    if p.lively and p.phase == board.TURN and p.passes >= p.turn_of(p.me):
        raise BadDocument("lively", "must be false while nothing was done this round")
    if p.stalled >= p.settings.stall_rounds:
        raise BadDocument("stalled", f"must be less than {p.settings.stall_rounds}, or the game is over")
    if p.rounds >= p.settings.max_rounds:
        raise BadDocument("rounds", f"must be less than {p.settings.max_rounds}, or the game is over")
    for seat in range(int(p.seats)):
        duke = p.stock[seat * board.STOCK + board.RANK] == board.DUKE
        if duke and p.turn_of(seat) >= p.turn_of(p.me):
            raise BadDocument(f"players[{seat}].rank", "is duke: the game would be over (BY-6.1)")


def check_finished(p: Position) -> None:
    """BY-6.4: of the reasons there are to end, the first in its order."""
    round_over = p.turn_of(p.me) == p.seats - 1
    duke = any(p.stock[seat * board.STOCK + board.RANK] == board.DUKE for seat in range(int(p.seats)))
    due = board.RUNNING
    if duke and round_over:
        due = board.BY_DUKE
    elif p.passes == p.seats:
        due = board.BY_PASSES
    elif round_over and p.stalled >= p.settings.stall_rounds:
        due = board.BY_STALL
    elif round_over and p.rounds >= p.settings.max_rounds:
        due = board.BY_ROUNDS
    if p.end != due or (duke and due != board.BY_DUKE):
        raise BadDocument("ending", f"must be {board.ENDINGS[due]!r} in this position, is {board.ENDINGS[p.end]!r}")


# The half-done action.


def check_doing(p: Position) -> None:
    """The half-done action is one that could have been begun."""
    own = p.me * p.hexes
    moved = p.phase in (board.SECOND, board.FLYING, board.STEALING)
    if p.phase != board.STEALING and moved and (p.at == board.NOWHERE or p.knights[own + p.at] == 0):
        raise BadDocument("doing.at", "must be where the knight that moved stands")
    if (p.owing > 0) != (p.phase == board.STEALING):
        raise BadDocument("doing.victims", "must be those who owe a token, while one is chosen")
    if p.phase == board.STEALING:
        check_theft(p)
    if p.phase == board.BUILDING and (
        p.last == board.NOWHERE or p.owner[p.last] != p.me or p.kind[p.last] not in (board.VILLAGE, board.STRONGHOLD)
    ):
        raise BadDocument("doing.last", "must be the hex last built on")
    if p.phase == board.PAYING:
        check_payment(p)
    check_cast(p)
    if moved and p.phase != board.STEALING and p.then != p.phase:
        raise BadDocument("doing.then", f"must be {board.PHASES[p.phase]}")
    used = DOING[int(p.phase)].split()
    for field, value in between_turns(p).items():
        if field not in used and value:
            raise BadDocument(f"doing.{field}", "must be as between turns in this phase")
    if not p.lively and p.phase in (board.STEALING, board.BUILDING):
        raise BadDocument("lively", "must be true: something was built or destroyed this round")


def between_turns(p: Position) -> dict[str, bool]:
    """The fields of `doing`, each with whether it has a value that only an action gives it."""
    return {
        "cast": p.cast != board.NO_CAST,
        "origin": p.origin != board.NOWHERE,
        "at": p.at != board.NOWHERE,
        "ported": p.ported,
        "last": p.last != board.NOWHERE,
        "count": p.count != 0,
        "garrisons": p.garrisons != 0,
        "paid": p.paid != 0,
        "then": p.then != board.TURN,
    }


def check_theft(p: Position) -> None:
    """BY-5.4, BY-7.9: villages that fell where the knight arrived, or by Tornado also where it came from."""
    if p.then not in (board.SECOND, board.FLYING, board.TURN):
        raise BadDocument("doing.then", "must be second, fly or turn")
    for k in range(int(p.owing)):
        if p.victims[k] == p.me:
            raise BadDocument("doing.victims", "cannot be the player")
    if marches.kinds_held(p, p.victims[0]) < 2:
        raise BadDocument("doing.victims", "leave no choice of token")
    if p.at == board.NOWHERE or p.knights[p.me * p.hexes + p.at] == 0:
        raise BadDocument("doing.at", "must be where the knight that moved stands")
    if p.cast != board.NO_CAST and p.then == board.SECOND:
        raise BadDocument("doing.then", "must be fly or turn with a spell")
    if p.then == board.FLYING and not p.settings.mid_arrival:
        raise BadDocument("doing.then", "cannot be fly: nothing is destroyed on the way (R-15)")
    swept = p.cast != board.NO_CAST and p.cast // board.SETS == 0 and spells.tornado(p.cast) and p.then == board.TURN
    if p.owing > (2 if swept else 1):
        raise BadDocument("doing.victims", "are more than villages can have fallen")
    if p.enemies(p.at) > 0 or (not swept and p.own_pawns(p.me, p.at) < 2):
        raise BadDocument("doing.at", "must be where the player's second pawn destroyed the others")


def check_payment(p: Position) -> None:
    """BY-4.14: tokens in falling order of gold, of which the last is known."""
    enough = p.paid >= p.settings.title_cost and not p.settings.overpay
    if p.paid == 0 or enough or not 0 <= p.last < board.KINDS:
        raise BadDocument("doing.paid", "must be what was paid of a title that is not yet taken")
    if p.stock[p.me * board.STOCK + board.RANK] == board.DUKE:
        raise BadDocument("doing.paid", "there is no title above duke")
    gold = [int(p.settings.gold[p.settings.dear[place]]) for place in range(int(p.last) + 1)]
    sums = {gold[-1]}
    for paid in range(int(p.paid) + 1):
        if any(paid - one in sums for one in gold):
            sums.add(paid)
    if int(p.paid) not in sums:
        raise BadDocument("doing.paid", f"{int(p.paid)} is no sum of tokens down to the last one")


def check_cast(p: Position) -> None:
    """BY-7.6: a cast under way is of spells that are face up, and of the phase's family."""
    families = {
        board.STEPPING: board.MOVEMENT,
        board.FLYING: board.MOVEMENT,
        board.CHARMING: board.RECRUITMENT,
        board.SUMMONING: board.RECRUITMENT,
        board.RAISING: board.CONSTRUCTION,
    }
    phase = int(p.phase)
    if p.cast == board.NO_CAST:
        if phase in families or (phase == board.STEALING and p.then == board.FLYING):
            raise BadDocument("doing.cast", "is missing")
        if p.origin != board.NOWHERE or p.ported:
            raise BadDocument("doing.origin", "is for a spell that moves a knight")
        return
    if phase not in families and phase != board.STEALING:
        raise BadDocument("doing.cast", "must be empty in this phase")
    if int(p.cast) // board.SETS != families.get(phase, board.MOVEMENT) or not spells.face_up(p, p.cast):
        raise BadDocument("doing.cast", "must be of face-up spells of the right family")
    flying = phase == board.FLYING or (phase == board.STEALING and p.then == board.FLYING)
    if flying and (not spells.celerity(p.cast) or p.origin == board.NOWHERE or p.at == board.NOWHERE):
        raise BadDocument("doing", "is no flight of Celerity")
    if flying and p.at not in [p.road[p.origin * 6 + k] for k in range(6)]:
        raise BadDocument("doing.at", "must be beside the origin after the first step")
    if phase == board.STEALING and p.origin == board.NOWHERE:
        raise BadDocument("doing.origin", "is missing")
    if p.ported and (not spells.teleportation(p.cast) or (flying and p.land[p.at] != board.MOUNTAIN)):
        raise BadDocument("doing.ported", "is for a step onto a mountain by Teleportation")
    if phase in (board.CHARMING, board.SUMMONING) and (phase == board.CHARMING) != (spells.HAS_FIRST[p.cast] == 1):
        raise BadDocument("doing.cast", "is not what the phase is about")
    if phase == board.CHARMING:
        check_charm(p)
    if magic_spent(p, int(p.me)) < spells.COST[p.cast]:
        raise BadDocument("doing.cast", "must have been paid for")


def check_charm(p: Position) -> None:
    """Charm: a knight for each location up to the last."""
    if p.garrisons > p.count:
        raise BadDocument("doing.garrisons", "must not be more than the knights charmed")
    if (p.count == 0) != (p.last == board.NOWHERE):
        raise BadDocument("doing.last", "must be where the last knight was charmed to")
    reached = [
        hex for hex in range(int(p.last) + 1) if spells.may_charm(p, p.cast, hex) and p.knights[p.me * p.hexes + hex]
    ]
    strongholds = sum([1 for hex in reached if p.kind[hex] == board.STRONGHOLD])
    if p.garrisons > strongholds or p.count - p.garrisons > len(reached) - strongholds:
        raise BadDocument("doing.count", "must be knights in different cities or strongholds up to the last")
    if p.count and (p.last not in reached or (p.kind[p.last] == board.STRONGHOLD and p.garrisons == 0)):
        raise BadDocument("doing.last", "must be where the last knight was charmed to")
