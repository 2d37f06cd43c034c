"""What a seat sees of Terre de Barons: the view, and which outcomes are not for all eyes."""

from donjon.core.views import heading, outcome, standing
from donjon.games.terre_de_barons import board, shapes
from donjon.games.terre_de_barons.notation import TEXTS
from donjon.games.terre_de_barons.prompts import prompt
from donjon.games.terre_de_barons.rules import Barons
from donjon.games.terre_de_barons.standing import goal, makeup


def mask(p: Barons, action: int, seat: int | None) -> str | None:
    """Section 9: a personal card is dealt face down; only its owner learns the number."""
    if p.phase == board.DEALING and seat != p.order[p.steps]:
        return None
    return TEXTS[action]


def turn(p: Barons) -> int:
    """Turns are counted over all players, from 1; 0 during the set-up. The last is the one that ended the game."""
    if p.phase < board.ROLLING:
        return 0
    between_turns = p.phase == board.FINISHED and p.die == 0
    return p.turns if between_turns else p.turns + 1


def view(p: Barons, seat: int | None) -> shapes.BaronsView:
    """The public position, and `seat`'s own card."""
    colours = board.COLOURS[: p.seats]
    return {
        "game": "terre-de-barons",
        **heading(p, seat, board.PHASES[p.phase], turn(p)),
        "prompt": prompt(p),
        "goal": p.settings.goal,
        "turn_order": [p.order[k] for k in range(p.seats) if p.phase > board.SEATING],
        "colours": colours,
        "tiles": [_tile(p, tile) for tile in range(board.TILES)],
        "keeps": [
            {"tile": tile + 1, "colour": board.COLOURS[p.keep_of[tile]]}
            for tile in range(board.TILES)
            if p.keep_of[tile] != board.NOBODY
        ],
        "troops": [
            {
                "tile": tile + 1,
                "colour": board.COLOURS[p.troop_of[tile]],
                "count": p.fresh[tile] + p.moved[tile],
                "fresh": p.fresh[tile],
            }
            for tile in range(board.TILES)
            if p.troop_of[tile] != board.NOBODY
        ],
        "officers": officers(p),
        "sieges": sieges(p),
        "die": p.die or None,
        "bonus": bonus(p),
        "order": order(p),
        "done": p.done,
        "first": (None, "move", "order")[p.first],
        "paused": p.paused,
        "players": [player(p, who, seat) for who in range(p.seats)],
        "result": outcome(p, lambda who: score(p, who)),
    }


def _tile(p: Barons, tile: int) -> shapes.Tile:
    value = p.land[tile]
    return {"tile": tile + 1, "value": None if value == board.NOWHERE else value, "mountain": value == 0}


def place(colour: int, officer: int) -> str:
    """The name of an officer as a place to click."""
    return f"officer-{board.COLOURS[colour]}-{officer}"


def officers(p: Barons) -> list[shapes.Officer]:
    """All officers on the board, with their part in melees (TB-5.1)."""
    found: list[shapes.Officer] = []
    for colour in range(p.seats):
        spare: dict[int, int] = {}  # by tile: knights of the active colour not yet counted into a melee
        for officer in range(1 + p.settings.knights):
            tile = p.post[colour * board.OFFICERS + officer]
            if tile == board.NOWHERE:
                continue
            knight = officer != board.BARON
            active = knight and p.active[tile] == colour
            if active:
                spare.setdefault(tile, busy(p, colour, tile))
                spare[tile] -= 1
                active = spare[tile] < 0
            found.append(
                {
                    "id": place(colour, officer),
                    "colour": board.COLOURS[colour],
                    "rank": "knight" if knight else "baron",
                    "tile": tile + 1,
                    "active": active,
                    "melee": knight and not active,
                }
            )
    return found


def busy(p: Barons, colour: int, tile: int) -> int:
    """TB-5.1: how many knights of the active colour a rival holds in melees."""
    knights = range(1, 1 + p.settings.knights)
    rivals = [other for other in range(p.seats) if other != colour]
    return max(sum(p.post[other * board.OFFICERS + k] == tile for k in knights) for other in rivals)


def sieges(p: Barons) -> list[shapes.Siege]:
    """TB-6.2: enemy troops waiting on a keep."""
    return [
        {
            "tile": tile + 1,
            "colour": board.COLOURS[p.troop_of[tile]],
            "count": p.fresh[tile] + p.moved[tile],
            "needs": p.settings.destroy_cost,
        }
        for tile in range(board.TILES)
        if p.keep_of[tile] != board.NOBODY and p.troop_of[tile] not in (board.NOBODY, p.keep_of[tile])
    ]


def bonus(p: Barons) -> shapes.Bonus | None:
    """TB-1.7: what the die may still be used for."""
    if p.die == 0:
        return None
    return {
        "spent": p.bonus_spent,
        "recruit": p.settings.recruit[p.die],
        "recruit_keep": p.settings.recruit_keep[p.die],
        "move": p.settings.move[p.die],
        "two_orders": p.die_buys_order(),
    }


def order(p: Barons) -> shapes.Order | None:
    """The order being carried out."""
    if p.command == board.NOWHERE:
        return None
    sending = p.phase == board.SENDING or (p.phase == board.CAPTURING and p.sending())
    return {"kind": "disperse" if sending else "concentrate", "tile": p.command + 1, "steps": p.steps}


def player(p: Barons, who: int, seat: int | None) -> shapes.Baronage:
    """One seat as another sees it; the card's number only to its owner, or once it was played face up."""
    colour = p.colour_of[who]
    if colour == board.NOBODY:
        return {
            **standing(who, None, 0, [], None),
            "colour": None,
            "tile_points": 0,
            "diversity": 0,
            "values": [],
            "troops": {"board": 0, "reserve": 0, "discard": 0},
            "keeps": {"board": 0, "reserve": 0},
            "card": {"state": "none", "number": None},
        }
    values = sorted(p.land[tile] for tile in range(board.TILES) if p.keep_of[tile] == colour)
    state = p.card_state[colour]
    known = state == board.PLAYED or (state != board.NO_CARD and seat == who)
    on_board = p.settings.troops - p.reserve[colour] - p.discard[colour]
    return {
        **standing(who, board.ARMS[colour], p.points[colour], makeup(p, colour), goal(p, colour)),
        "colour": board.COLOURS[colour],
        "tile_points": sum(values),
        "diversity": p.points[colour] - sum(values),
        "values": values,
        "troops": {"board": on_board, "reserve": p.reserve[colour], "discard": p.discard[colour]},
        "keeps": {"board": p.keeps_standing(colour), "reserve": p.keeps[colour]},
        "card": {"state": board.CARD_STATES[state], "number": p.card[colour] + 1 if known else None},
    }


def score(p: Barons, seat: int) -> dict[str, int]:
    """TB-7.3: what the rank was decided by."""
    colour = p.colour_of[seat]
    return {"points": p.points[colour], "keeps": p.keeps_standing(colour), "troops": p.available(colour)}
