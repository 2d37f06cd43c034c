"""Actions as text and back: `move`, `send 21`, `recruit 19 die` …; the same text in every position."""

from typing import Final

from donjon.core.notation import Family, Notation
from donjon.games.terre_de_barons import board


def _families() -> list[Family]:
    tiles = [str(tile + 1) for tile in range(board.TILES)]
    faces = [str(face) for face in range(1, 7)]
    officers = ["baron", *(f"knight{k}" for k in range(1, board.OFFICERS))]
    return [
        (board.COLOUR, [f"colour {colour}" for colour in board.COLOURS]),
        (board.TREASURY, [f"treasury {face}" for face in faces]),
        (board.MOVE, [f"{officer} {tile}" for officer in officers for tile in tiles]),
        (board.RIDE, [f"ride {officer}" for officer in officers]),
        (board.RECRUIT, [f"recruit {tile}" for tile in tiles]),
        (board.RECRUIT_DIE, [f"recruit {tile} die" for tile in tiles]),
        (board.BUILD, ["build"]),
        (board.DISMANTLE, [f"dismantle {tile}" for tile in tiles]),
        (board.DISPERSE, [f"disperse {tile}" for tile in tiles]),
        (board.CONCENTRATE, [f"concentrate {tile}" for tile in tiles]),
        (board.SEND, [f"send {tile}" for tile in tiles]),
        (board.PULL, [f"pull {tile}" for tile in tiles]),
        (board.END_ORDER, ["end order"]),
        (board.CAPTURE, ["capture"]),
        (board.DECLINE, ["decline"]),
        (board.END_TURN, ["end turn"]),
        (board.LAY, [f"lay {value}" for value in range(1, board.VALUES + 1)]),
        (board.DRAW, [f"draw {tile}" for tile in tiles]),
        (board.SEAT, [f"seat {seat}" for seat in range(board.SEATS)]),
        (board.ROLL, [f"roll {face}" for face in faces]),
    ]


NOTATION: Final = Notation("Terre de Barons", board.KIND, _families())
TEXTS: Final = NOTATION.texts
