"""What is to be seen of Terra Turrium: everything, by everybody (section 6)."""

from donjon.core.state import OVER
from donjon.core.views import heading, outcome, standing
from donjon.games.terra_turrium import board, shapes
from donjon.games.terra_turrium.prompts import prompt
from donjon.games.terra_turrium.rules import Turrium
from donjon.games.terra_turrium.settings import NO_LIMIT
from donjon.games.terra_turrium.standing import goal, makeup, opening


def turn(p: Turrium) -> int:
    """Turns are counted over all players, from 1; 0 during the set-up. None begins once the game is over."""
    if p.phase < board.TAKING:
        return 0
    return p.turns if p.phase == board.FINISHED else p.turns + 1


def view(p: Turrium, seat: int | None) -> shapes.TurriumView:
    """The whole position."""
    return {
        "game": "terra-turrium",
        **heading(p, seat, board.PHASES[p.phase], turn(p)),
        "round": (turn(p) + p.seats - 1) // p.seats,
        "max_rounds": p.settings.max_rounds or None,
        "prompt": prompt(p),
        "turn_order": [(p.first + k) % p.seats for k in range(p.seats)] if p.first != board.NOBODY else [],
        "playing": p.mine if p.first != board.NOBODY and p.actor != OVER else None,
        "quarters": quarters(p),
        "squares": [
            {
                "square": board.NAMES[square],
                "height": p.height[square],
                "flag": None if p.flag[square] == board.NOBODY else board.COLOURS[p.flag[square]],
            }
            for square in p.settings.squares
        ],
        "taken": [board.NAMES[square] for square in p.squares_dug()],
        "takes": p.settings.max_take,
        "hand": p.hand,
        "movement": {"left": p.mp, "points": p.settings.move_points},
        "attack_limit": None if p.settings.attack_limit == NO_LIMIT else p.settings.attack_limit,
        "final": p.final,
        "burgenland": burgenland(p),
        "players": [player(p, who) for who in range(p.seats)],
        "result": outcome(p, lambda who: score(p, who)),
    }


def quarters(p: Turrium) -> list[shapes.Quarter]:
    """TT-2.3: the four territories and whose they are."""
    owners = {board.QUARTER[square]: p.settings.owner[square] for square in p.settings.squares}
    return [
        {"quarter": quarter, "seat": None if owners[k] == board.NOBODY else owners[k]}
        for k, quarter in enumerate(board.QUARTERS)
    ]


def burgenland(p: Turrium) -> shapes.Burgenland | None:
    """TT-9.1, R18: whether captures are open and to whom, how many may be made, and how many count against each;
    and how many of the six flags stand where they open the land."""
    if not p.settings.burgenland:
        return None
    return {
        "open": p.opened,
        "open_to": [seat for seat in range(p.seats) if p.open_to(seat)],
        "limit": p.settings.bl_captures,
        "near": [opening(p, seat) for seat in range(p.seats)],
        "spent": [p.settings.bl_captures - p.captures_left(seat) for seat in range(p.seats)],
    }


def player(p: Turrium, who: int) -> shapes.Builder:
    """One seat: which heights it holds, and what it has left."""
    stands = [p.height[square] for square in p.settings.squares if p.flag[square] == who]
    return {
        **standing(who, board.ARMS[who], p.heights_held(who), makeup(p, who), goal(p, who)),
        "colour": board.COLOURS[who],
        "heights": [stands.count(height) for height in range(1, board.TALLEST + 1)],
        "higher": sum(height > board.TALLEST for height in stands),
        "reserve": p.reserve[who],
        "attacks": p.attacks[who],
        "captures": p.captures[who],
        "winner": p.winner[who] == 1,
    }


def score(p: Turrium, seat: int) -> dict[str, int]:
    """TT-8.3: what the winners have, and the others, who share the next rank."""
    on_board = sum(flag == seat for flag in p.flag)
    return {"heights": p.heights_held(seat), "flags": on_board, "attacks": p.attacks[seat]}
