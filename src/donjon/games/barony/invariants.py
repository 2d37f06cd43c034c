"""What is true of every position: BY-1.2, BY-1.3, BY-5.6 and the order of phases, for documents and tests."""

from donjon.core.errors import BadDocument
from donjon.games.barony import board, marches, setup, spells
from donjon.games.barony.position import Position


def check(p: Position) -> None:
    """Raises BadDocument where the position breaks an invariant."""
    check_phase(p)
    for seat in range(int(p.seats)):
        check_player(p, seat)
    for hex in range(int(p.hexes)):
        check_hex(p, hex)
    if p.settings.bank > 0:
        check_bank(p)
    check_ends(p)
    if p.phase > board.TURN and p.phase != board.FINISHED:
        check_doing(p)


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
    villages = built[board.VILLAGE] + int(p.stock[row + board.VILLAGES])
    if villages != board.VILLAGES_EACH:
        raise BadDocument(f"{where}.villages", f"make {villages} with the board, not {board.VILLAGES_EACH}")
    strongholds = built[board.STRONGHOLD] + int(p.stock[row + board.STRONGHOLDS])
    if strongholds != board.STRONGHOLDS_EACH:
        raise BadDocument(f"{where}.strongholds", f"make {strongholds} with the board, not {board.STRONGHOLDS_EACH}")
    cities = built[board.CITY] + int(p.stock[row + board.CITIES] + p.forfeits[seat])
    if cities != board.CITIES_EACH:
        raise BadDocument(f"{where}.cities", f"make {cities} with the board, not {board.CITIES_EACH}")
    founded = board.STARTING_CITIES - int(p.forfeits[seat])
    if p.phase < board.TURN:
        founded = 0
        if p.phase == board.FOUNDING:
            founded = sum([1 for step in range(int(p.steps)) if setup.founder(p, step) == seat])
        if p.forfeits[seat] or p.stock[row + board.RANK] or sum(tokens_of(p, seat)):
            raise BadDocument(where, "has titles, tokens or forfeits before play began")
    if built[board.CITY] != founded + p.stock[row + board.NEW_CITIES]:
        raise BadDocument(f"{where}.new_cities", f"must be {built[board.CITY] - founded}, the cities beyond the first")
    check_magic(p, seat)


def tokens_of(p: Position, seat: int) -> list[int]:
    return [int(p.stock[seat * board.STOCK + board.TOKENS + kind]) for kind in range(board.KINDS)]


def check_magic(p: Position, seat: int) -> None:
    """BY-7.3: all magic came from imprints."""
    earned = sum([board.IMPRINTS - k % board.IMPRINTS for k in range(len(p.imprints)) if p.imprints[k] == seat])
    if p.stock[seat * board.STOCK + board.MAGIC] > earned:
        raise BadDocument(f"players[{seat}].magic", f"must be {earned} at most, by the imprints")


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
    if kind == board.CITY and not p.settings.sorcery:
        if land == board.FOREST:
            raise BadDocument("buildings", f"a city stands in the forest of hex {number}")
        if p.phase > board.LAYING and p.city_beside(hex, board.NOBODY):
            raise BadDocument("buildings", f"the city on hex {number} has another beside it")
    most = 0
    colours = 0
    for seat in range(int(p.seats)):
        own = int(p.own_pawns(seat, hex))
        most = max(most, own)
        colours += 1 if own else 0
    if colours < 2 or (p.phase == board.FLYING and hex == p.at and not p.settings.mid_arrival):
        return
    if most > 1:
        raise BadDocument("knights", f"two pawns of one colour share hex {number} with another")
    if kind > board.VILLAGE:
        raise BadDocument("knights", f"hex {number} is a city or stronghold and holds another colour")
    if land == board.MOUNTAIN and not p.settings.sorcery:
        raise BadDocument("knights", f"two colours share the mountain of hex {number}")


def check_bank(p: Position) -> None:
    """R-3."""
    for kind in range(board.KINDS):
        held = sum([tokens_of(p, seat)[kind] for seat in range(int(p.seats))])
        if held > p.settings.bank:
            raise BadDocument("players", f"hold {held} {board.TERRAINS[kind]} tokens, the bank had {p.settings.bank}")


def check_ends(p: Position) -> None:
    """BY-6.1, BY-6.4: a game that would be over is."""
    if p.phase == board.FINISHED:
        return
    if p.passes >= p.seats:
        raise BadDocument("passes", "must be fewer than the seats, or the game is over")
    if p.stalled >= p.settings.stall_rounds:
        raise BadDocument("stalled", f"must be less than {p.settings.stall_rounds}, or the game is over")
    if p.rounds >= p.settings.max_rounds:
        raise BadDocument("rounds", f"must be less than {p.settings.max_rounds}, or the game is over")
    if p.phase < board.TURN:
        if p.rounds or p.passes or p.stalled or p.lively:
            raise BadDocument("rounds", "are counted once play has begun")
        return
    for seat in range(int(p.seats)):
        duke = p.stock[seat * board.STOCK + board.RANK] == board.DUKE
        if duke and p.turn_of(seat) >= p.turn_of(p.me):
            raise BadDocument(f"players[{seat}].rank", "is duke: the game would be over (BY-6.1)")


def check_doing(p: Position) -> None:
    """The half-done action is one that could have been begun."""
    own = p.me * p.hexes
    if p.phase in (board.SECOND, board.FLYING) and (p.at == board.NOWHERE or p.knights[own + p.at] == 0):
        raise BadDocument("doing.at", "must be where the knight that moved stands")
    if (p.owing > 0) != (p.phase == board.STEALING):
        raise BadDocument("doing.victims", "must be those who owe a token, while one is chosen")
    if p.phase == board.STEALING:
        if p.then not in (board.SECOND, board.FLYING, board.TURN):
            raise BadDocument("doing.then", "must be second, fly or turn")
        for k in range(int(p.owing)):
            if p.victims[k] == p.me:
                raise BadDocument("doing.victims", "cannot be the player")
        if marches.kinds_held(p, p.victims[0]) < 2:
            raise BadDocument("doing.victims", "leave no choice of token")
    if p.phase == board.BUILDING and (
        p.last == board.NOWHERE or p.owner[p.last] != p.me or p.kind[p.last] not in (board.VILLAGE, board.STRONGHOLD)
    ):
        raise BadDocument("doing.last", "must be the hex last built on")
    if p.phase == board.PAYING:
        enough = p.paid >= p.settings.title_cost and not p.settings.overpay
        if p.paid == 0 or enough or not 0 <= p.last < board.KINDS:
            raise BadDocument("doing.paid", "must be what was paid of a title that is not yet taken")
        if p.stock[p.me * board.STOCK + board.RANK] == board.DUKE:
            raise BadDocument("doing.paid", "there is no title above duke")
    check_cast(p)


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
        return
    if phase not in families and phase != board.STEALING:
        raise BadDocument("doing.cast", "must be empty in this phase")
    if int(p.cast) // board.SETS != families.get(phase, board.MOVEMENT) or not spells.face_up(p, p.cast):
        raise BadDocument("doing.cast", "must be of face-up spells of the right family")
    flying = phase == board.FLYING or (phase == board.STEALING and p.then == board.FLYING)
    if flying and (not spells.celerity(p) or p.origin == board.NOWHERE or p.at == board.NOWHERE):
        raise BadDocument("doing", "is no flight of Celerity")
    if phase in (board.CHARMING, board.SUMMONING) and (phase == board.CHARMING) != (spells.HAS_FIRST[p.cast] == 1):
        raise BadDocument("doing.cast", "is not what the phase is about")
    if p.garrisons > p.count:
        raise BadDocument("doing.garrisons", "must not be more than the knights charmed")
