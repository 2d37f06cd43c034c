"""Position documents of Terra Turrium: the whole position as JSON, checked when read."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from donjon.core.document import Reader, one_of
from donjon.core.errors import BadDocument
from donjon.core.game import actor_name
from donjon.core.state import CHANCE, OVER
from donjon.games.terra_turrium import board, setup
from donjon.games.terra_turrium.rules import Turrium
from donjon.games.terra_turrium.settings import ALTERNATE, BY_LOT, NO_LIMIT, PER_OPPONENT, PER_TERRITORY, TOTAL


def dump(p: Turrium) -> dict[str, Any]:
    """Everything; there are no secrets. `history` are fingerprints of turn starts, for the draw by repetition."""
    return {
        "phase": board.PHASES[p.phase],
        "actor": actor_name(p.actor),
        "first": None if p.first == board.NOBODY else p.first,
        "turns": p.turns,
        "heights": [[p.height[row * board.SIDE + column] for column in range(board.SIDE)] for row in range(board.SIDE)],
        "flags": [
            {"square": board.NAMES[square], "colour": board.COLOURS[p.flag[square]]}
            for square in range(board.SQUARES)
            if p.flag[square] != board.NOBODY
        ],
        "players": [
            {
                "colour": board.COLOURS[seat],
                "reserve": p.reserve[seat],
                "attacks": p.attacks[seat],
                "captures": p.captures[seat],
                "winner": p.winner[seat] == 1,
                **({"reached": p.reached[seat] == 1} if p.settings.bl_reacher else {}),
            }
            for seat in range(p.seats)
        ],
        "taken": [board.NAMES[square] for square in p.squares_dug()],
        "hand": p.hand,
        "movement": p.mp,
        "attacked": p.attacked,
        "captured": p.captured,
        "open": p.opened,
        "final": p.final,
        "history": [f"{mark:016x}" for mark in p.history],
        "ending": p.ending(),
    }


def read(p: Turrium, reader: Reader) -> None:
    """Make a fresh position the one described; raises BadDocument naming the field and what is wrong with it.

    Without `history` the position counts as new.
    """
    p.phase = reader.one_of("phase", board.PHASES)
    read_board(p, reader)
    read_turn(p, reader)
    read_players(p, reader)
    p.end = reader.one_of("ending", board.ENDINGS)
    set_actor(p, reader)
    check(p)
    read_history(p, reader)
    reader.done()


def read_board(p: Turrium, reader: Reader) -> None:
    """TT-1.4: heights row by row from the top, and the flags."""

    def row(value: object, where: str) -> list[int]:
        return Reader({"row": value}, where).integers("row", 0, board.MOST_CUBES, board.SIDE)

    for k, heights in enumerate(reader.items("heights", row, board.SIDE)):
        for column, height in enumerate(heights):
            p.height[k * board.SIDE + column] = height

    def flag(value: object, where: str) -> None:
        item = Reader(value, where)
        square = item.one_of("square", board.NAMES)
        if p.flag[square] != board.NOBODY:
            raise item.refuse("square", f"{board.NAMES[square]} has a flag already")
        p.put_flag(square, item.one_of("colour", board.COLOURS[: p.seats]))
        item.done()

    reader.items("flags", flag)


def read_players(p: Turrium, reader: Reader) -> None:
    """In order of the seats. Where the land opens only to who reached it, an open one is all players' unless said."""

    def player(value: object, where: str) -> int:
        item = Reader(value, where)
        seat = item.one_of("colour", board.COLOURS[: p.seats])
        p.reserve[seat] = item.integer("reserve", 0, board.FLAGS)
        p.attacks[seat] = item.integer("attacks", 0, 1_000_000)
        p.captures[seat] = item.integer("captures", 0, 1_000_000)
        p.winner[seat] = int(item.flag("winner"))
        if p.settings.bl_reacher:
            p.reached[seat] = int(item.flag("reached") if item.has("reached") else p.opened)
        item.done()
        return seat

    if reader.items("players", player, p.seats) != list(range(p.seats)):
        raise reader.refuse("players", f"must be {', '.join(board.COLOURS[: p.seats])}, in this order")


def read_turn(p: Turrium, reader: Reader) -> None:
    first = reader.value("first")
    p.first = board.NOBODY if first is None else reader.integer("first", 0, p.seats - 1)
    if (p.first == board.NOBODY) != (p.phase == board.DRAWING):
        raise reader.refuse("first", "is null until it is drawn, and only then")
    if p.settings.first not in (board.NOBODY, p.first):
        raise reader.refuse("first", f"must be {p.settings.first}, as the options say")
    p.turns = reader.integer("turns", 0, 10_000_000)
    taken = reader.items("taken", lambda item, where: one_of(item, board.NAMES, where))
    if len(taken) > p.settings.max_take:
        raise reader.refuse("taken", f"must be {p.settings.max_take} squares at most (TT-4.2)")
    p.taken = len(taken)
    for k, square in enumerate(sorted(taken)):
        p.dug[k] = square
    p.hand = reader.integer("hand", 0, p.settings.max_take)
    p.mp = reader.integer("movement", 0, p.settings.move_points)
    p.attacked = reader.flag("attacked")
    p.captured = reader.flag("captured")
    p.opened = reader.flag("open")
    p.final = reader.flag("final")
    p.last = board.NOWHERE


def set_actor(p: Turrium, reader: Reader) -> None:
    """Whose decision the phase makes it."""
    p.mine = board.NOBODY
    p.actor = CHANCE
    if p.phase == board.SETTING:
        p.mine = setup.next_to_set(p)
        p.actor = CHANCE if p.settings.setup_order == BY_LOT else p.mine
        if p.mine == board.NOBODY:
            raise reader.refuse("phase", "cannot be setup: all flags stand")
    elif p.phase >= board.TAKING:
        p.mine = (p.first + p.turns) % p.seats
        p.actor = OVER if p.phase == board.FINISHED else p.mine


def read_history(p: Turrium, reader: Reader) -> None:
    """TT-8.5: fingerprints of the turn starts since a counter last rose."""
    starting = (p.phase == board.TAKING and p.taken == 0) or p.end == board.BY_REPETITION
    counted = p.settings.repetition > 0
    if not reader.has("history"):
        p.history = vec[i64]([p.fingerprint()] if starting and counted else [])
        return

    def mark(value: object, where: str) -> int:
        digits = set("0123456789abcdef")
        if not isinstance(value, str) or len(value) != 16 or not set(value) <= digits or int(value, 16) >= 2**62:
            raise BadDocument(where, "must be a fingerprint: 16 hexadecimal digits below 4000000000000000")
        return int(value, 16)

    marks = reader.items("history", mark)
    p.history = vec[i64](marks)
    if marks and (not counted or p.phase < board.TAKING):
        raise reader.refuse("history", "must be empty while turn starts are not counted")
    if starting and counted and marks[-1:] != [p.fingerprint()]:
        raise reader.refuse("history", "must end with the fingerprint of this position; leave it out to begin anew")
    problem = against_history(p, marks)
    if problem:
        raise reader.refuse("history", problem)


def against_history(p: Turrium, marks: list[int]) -> str:
    """TT-8.5: a position comes up so many times only where that is not tested, or else the game is drawn by it."""
    # A game that ends with a round has no next turn to start.
    latest = p.turns - 1 if p.end in (board.BY_HEIGHTS, board.BY_ROUNDS) else p.turns
    if len(marks) > latest + 1:
        return f"must be of {latest + 1} turns at most"
    times: dict[int, int] = {}
    for turn, mark in enumerate(marks, latest + 1 - len(marks)):
        times[mark] = times.get(mark, 0) + 1
        draws = times[mark] >= p.settings.repetition and not untested(p, turn, latest)
        if draws and not (p.end == board.BY_REPETITION and turn == latest):
            return f"has a position {p.settings.repetition} times: the game would be drawn"
    return ""


def untested(p: Turrium, turn: int, latest: int) -> bool:
    """TT-8.5: whether that turn may have been one of a last round; R17 lets play go on after one."""
    if turn % p.seats == 0:  # somebody's turn before it made the round the last
        return False
    if turn // p.seats == latest // p.seats and p.end != board.BY_ROUNDS:
        return p.final
    return p.settings.round_end


def check(p: Turrium) -> None:
    """TT-1.5 and section 13: the invariants, for documents and for tests."""
    total = sum(p.height) + p.hand
    if total != p.settings.cubes:
        raise BadDocument("heights", f"board and hand have {total} cubes, not {p.settings.cubes}")
    for square in range(board.SQUARES):
        check_square(p, square)
    for seat in range(p.seats):
        check_player(p, seat)
    if p.phase < board.TAKING:
        check_setup(p)
    check_cubes(p)
    check_moves(p)
    check_land(p)
    check_end(p)


def check_square(p: Turrium, square: int) -> None:
    name, height = board.NAMES[square], p.height[square]
    if p.settings.owner[square] == board.OUTSIDE and (height or p.flag[square] != board.NOBODY):
        raise BadDocument("heights", f"{name} is not in use")
    if p.flag[square] != board.NOBODY and height == 0:
        raise BadDocument("flags", f"{name} has a flag but no cube")
    if p.settings.max_height and height > p.settings.max_height:
        raise BadDocument("heights", f"{name} is higher than {p.settings.max_height}")


def check_player(p: Turrium, seat: int) -> None:
    where, colour, settings = f"players[{seat}]", board.COLOURS[seat], p.settings
    standing = sum(flag == seat for flag in p.flag)
    if standing + p.reserve[seat] != board.FLAGS:
        raise BadDocument(f"{where}.reserve", f"{colour} has {standing + p.reserve[seat]} flags, not {board.FLAGS}")
    limit = 0 if settings.burgenland else settings.attack_limit
    if limit != NO_LIMIT and p.attacks[seat] > limit:
        raise BadDocument(f"{where}.attacks", f"must be {limit} at most")
    limit = settings.bl_captures if settings.burgenland and p.open_to(seat) else 0
    if p.captures[seat] > limit:
        raise BadDocument(f"{where}.captures", f"must be {limit} at most")
    # TT-1.5: nobody else can bring a player onto the heights he needs.
    looked = p.phase >= board.TAKING and not (p.phase == board.MOVING and seat == p.mine)
    if looked and p.fulfils(seat) and not p.final:
        raise BadDocument("flags", f"{colour} stands on all six heights: the last round would be on (TT-8.2)")
    if settings.burgenland and (looked or settings.bl_at_once) and p.opens(seat) and not p.open_to(seat):
        field = f"{where}.reached" if settings.bl_reacher and p.opened else "open"
        raise BadDocument(field, f"must be true: {colour} stands on 5, 4, 4, 3, 2 and 1 (TT-9.1)")


def check_setup(p: Turrium) -> None:
    """TT-2.5: the cubes as they were laid, flags on own ground, in the order of the set-up."""
    if list(p.height) != list(p.settings.start):
        raise BadDocument("heights", "must be those of the set-up until all flags stand")
    for square in range(board.SQUARES):
        if p.flag[square] not in (board.NOBODY, p.settings.owner[square]):
            raise BadDocument("flags", f"{board.NAMES[square]} is not on the ground of its player")
    left = [p.reserve[(max(p.first, 0) + k) % p.seats] for k in range(p.seats)]
    placed = board.FLAGS * p.seats - sum(left)
    if p.phase == board.DRAWING and placed:
        raise BadDocument("flags", "come after the draw of the first player")
    if sorted(left) != left:
        raise BadDocument("flags", "are set in turn order")
    alternate = p.settings.setup_order == ALTERNATE
    if alternate and left[-1] - left[0] > 1:
        raise BadDocument("flags", "are set one each in turn order")
    if not alternate and sum(0 < count < board.FLAGS for count in left) > 1:
        raise BadDocument("flags", "are set six in a row in turn order")
    if p.turns or p.opened or p.final or any(p.attacks) or any(p.captures):
        raise BadDocument("turns", "cannot have been played before all flags stand")


def check_cubes(p: Turrium) -> None:
    """TT-3.1, TT-4.2, TT-4.4: what was taken this turn, and what is still in hand."""
    due = {board.TAKING: (p.taken, p.taken), board.PLACING: (1, p.taken)}.get(p.phase, (0, 0))
    if not due[0] <= p.hand <= due[1]:
        raise BadDocument("hand", f"must be {due[0]} to {due[1]} in this phase, is {p.hand}")
    if p.taken and p.phase not in (board.TAKING, board.PLACING, board.MOVING):
        raise BadDocument("taken", "must be empty between turns")
    dug = p.squares_dug()
    if any(p.settings.owner[square] == board.OUTSIDE for square in dug):
        raise BadDocument("taken", "has a square that is not in use")
    foreign = [square for square in dug if p.settings.owner[square] != p.mine]
    counted_by = {
        TOTAL: [0 for _ in foreign],
        PER_TERRITORY: [board.QUARTER[square] for square in foreign],
        PER_OPPONENT: [p.settings.owner[square] for square in foreign],
    }[p.settings.enemy_take]
    if len(set(counted_by)) < len(foreign):
        raise BadDocument("taken", f"{board.NAMES[foreign[-1]]} is one foreign cube too many (TT-4.4)")


def check_moves(p: Turrium) -> None:
    """TT-3.2, TT-5.5: movement points and what captures left behind."""
    moving = p.phase == board.MOVING
    full = p.settings.move_points if p.phase in (board.TAKING, board.PLACING) else 0
    if not moving and p.mp != full:
        raise BadDocument("movement", f"must be {full} in this phase, is {p.mp}")
    if (p.attacked or p.captured) and not moving:
        raise BadDocument("captured", "is for the movement phase")
    if p.attacked and (not p.captured or p.attacks[p.mine] == 0):
        raise BadDocument("attacked", "needs a capture and a counted attack")
    if p.captured and p.settings.burgenland and p.captures[p.mine] == 0:
        raise BadDocument("captured", "needs a counted capture")


def check_land(p: Turrium) -> None:
    """TT-9.1, R18: whether the land is open, to whom, and how many captures there were."""
    if p.opened and not p.settings.burgenland:
        raise BadDocument("open", "is for the Burgenland variant")
    if p.settings.bl_reacher and p.opened != any(p.reached):
        raise BadDocument("open", "must be true once somebody has reached the heights, and only then")
    if p.settings.burgenland and p.captures_left(0) < 0:
        raise BadDocument("players", f"have made more than {p.settings.bl_captures} captures together (R18)")


def check_end(p: Turrium) -> None:
    """Section 8: winners, the last round and the ways to end."""
    over = p.phase == board.FINISHED
    if (p.end != board.RUNNING) != over:
        raise BadDocument("ending", "is for a game that is over, and only then")
    won = any(p.winner)
    if won and not p.final:
        raise BadDocument("players", "has a winner, but the last round is not on")
    if p.final and won != (over or not p.settings.round_end):
        raise BadDocument(
            "players", "must name who stood on all heights first" if not won else "names winners too early"
        )
    complete = p.turns % p.seats == 0
    if p.final and complete != over:
        raise BadDocument("final", "is for the rest of a round that somebody's six heights will end")
    if (p.end == board.BY_HEIGHTS) != (over and p.final):
        raise BadDocument("ending", "must be heights if somebody won, and only then")
    rounds = p.turns // p.seats
    if p.settings.max_rounds and rounds > p.settings.max_rounds - (0 if over else 1):
        raise BadDocument("turns", f"must be of {p.settings.max_rounds} rounds at most")
    if p.end == board.BY_ROUNDS and not (complete and rounds == p.settings.max_rounds):
        raise BadDocument("ending", f"must come after {p.settings.max_rounds} rounds")
    if p.end == board.BY_REPETITION and p.settings.repetition == 0:
        raise BadDocument("ending", "repetition is not counted at this table")
