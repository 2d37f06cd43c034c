"""What is seen of Barony: everything, by everybody (section 9)."""

from donjon.core.views import heading, outcome, standing
from donjon.games.barony import board, shapes
from donjon.games.barony.prompts import prompt
from donjon.games.barony.rules import Realm
from donjon.games.barony.spells import NAMES
from donjon.games.barony.standing import goal, makeup


def turn(p: Realm) -> int:
    """The round being played, or once the game is over the last one played in, from 1; 0 during the set-up."""
    if p.phase < board.TURN:
        return 0
    completed = p.phase == board.FINISHED and p.turn_of(p.me) == p.seats - 1
    return p.rounds if completed else p.rounds + 1


def view(p: Realm, seat: int | None) -> shapes.BaronyView:
    """The position for a reader; only `you` differs between them."""
    return {
        "game": "barony",
        **heading(p, seat, board.PHASES[p.phase], turn(p)),
        "prompt": prompt(p),
        "sorcery": p.settings.sorcery,
        "title_cost": p.settings.title_cost,
        "gold": list(p.settings.gold),
        "silver": list(p.settings.silver),
        "colours": board.COLOURS[: p.seats],
        "first": None if p.first == board.NOBODY else p.first,
        "hexes": [_hex(p, hex) for hex in range(p.hexes)],
        "buildings": [
            {
                "hex": hex + 1,
                "kind": board.BUILDINGS[p.kind[hex] - board.VILLAGE],
                "colour": board.COLOURS[p.owner[hex]],
            }
            for hex in range(p.hexes)
            if p.kind[hex] != board.NO_BUILDING
        ],
        "knights": [
            {"hex": hex + 1, "colour": board.COLOURS[who], "count": p.knights[who * p.hexes + hex]}
            for hex in range(p.hexes)
            if p.pawns[hex] > 0
            for who in range(p.seats)
            if p.knights[who * p.hexes + hex] > 0
        ],
        "places": [_place(p, place) for place in range(len(p.places))],
        "spells": [_spell(spell) for spell in range(board.SPELL_COUNT) if p.spells[spell] == 1],
        "doing": doing(p),
        "players": [player(p, who) for who in range(p.seats)],
        "result": outcome(p, lambda who: score(p, who)),
    }


def _hex(p: Realm, hex: int) -> shapes.Hex:
    q, r = p.settings.layout.cells[hex]
    land = p.land[hex]
    terrain = None if land == board.NOWHERE else board.TERRAINS[land]
    found: shapes.Hex = {"hex": hex + 1, "q": q, "r": r, "terrain": terrain}
    if len(p.lakeside) > 0 and p.lakeside[hex] == 1 and land != board.LAKE:
        found["lakeside"] = True
    return found


def _place(p: Realm, place: int) -> shapes.Place:
    """A mysterious place with its imprints in the order they were made."""
    made = [p.imprints[place * board.IMPRINTS + k] for k in range(board.IMPRINTS)]
    return {"hex": p.places[place] + 1, "imprints": [board.COLOURS[who] for who in made if who != board.NOBODY]}


def _spell(spell: int) -> shapes.Spell:
    return {
        "spell": board.SPELLS[spell],
        "code": board.CODES[spell],
        "family": board.FAMILIES[spell // 3],
        "cost": board.SPELL_COSTS[spell],
    }


def doing(p: Realm) -> shapes.Doing | None:
    """The action or cast that is half done: what was cast or paid, and where the knight stands."""
    if p.phase in (board.SECOND, board.BUILDING, board.PAYING):
        kind = {board.SECOND: "move", board.BUILDING: "build", board.PAYING: "title"}[p.phase]
    elif p.phase == board.STEALING:
        kind = "move" if p.cast == board.NO_CAST else "cast"
    elif p.phase in (board.STEPPING, board.FLYING, board.CHARMING, board.SUMMONING, board.RAISING):
        kind = "cast"
    else:
        return None
    return {
        "kind": kind,
        "hex": p.at + 1 if p.at != board.NOWHERE else None,
        "from": p.origin + 1 if p.origin != board.NOWHERE else None,
        "spells": NAMES[p.cast].split("+") if p.cast != board.NO_CAST else [],
        "paid": p.paid,
        "victim": board.COLOURS[p.victims[0]] if p.phase == board.STEALING else None,
    }


def player(p: Realm, who: int) -> shapes.Baron:
    """One seat as all see it."""
    row = who * board.STOCK
    hexes = range(p.hexes)
    built = [p.kind[hex] for hex in hexes if p.owner[hex] == who]
    return {
        **standing(who, board.ARMS[who], p.score(who), makeup(p, who), goal(p, who)),
        "colour": board.COLOURS[who],
        "track": p.track(who),
        "silver": p.silver(who),
        "gold": p.gold(who),
        "rank": p.stock[row + board.RANK],
        "title": board.RANKS[p.stock[row + board.RANK]],
        "new_cities": p.stock[row + board.NEW_CITIES],
        "tokens": [p.stock[row + board.TOKENS + kind] for kind in range(board.KINDS)],
        "magic": p.stock[row + board.MAGIC],
        "imprints": p.imprints_of(who),
        "reserve": {
            "knights": p.stock[row + board.KNIGHTS],
            "villages": p.stock[row + board.VILLAGES],
            "strongholds": p.stock[row + board.STRONGHOLDS],
            "cities": p.stock[row + board.CITIES],
        },
        "board": {
            "knights": sum(p.knights[who * p.hexes + hex] for hex in hexes),
            "villages": built.count(board.VILLAGE),
            "strongholds": built.count(board.STRONGHOLD),
            "cities": built.count(board.CITY),
        },
        "box": p.stock[row + board.BOX],
    }


def score(p: Realm, seat: int) -> dict[str, int]:
    """BY-6.2, BY-6.3: what the score is made of."""
    row = seat * board.STOCK
    parts = {
        "points": p.score(seat),
        "titles": board.RANK_POINTS * p.stock[row + board.RANK],
        "cities": board.CITY_POINTS * p.stock[row + board.NEW_CITIES],
        "resources": p.silver(seat),
    }
    if p.settings.sorcery:
        parts["imprints"] = board.IMPRINT_POINTS * p.imprints_of(seat)
    return parts
