"""Section 12: the search is spared orders of play that lead to the same position, and loses none."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import donjon

from .scene import Scene, scene


def ends(start: donjon.State, phase: int, cut: bool) -> tuple[set[str], int]:
    """The positions in which a phase can end, and how many decisions were listed on the way."""
    listed = 0
    found: set[str] = set()
    out = start.buffer()

    def offers(state: donjon.State) -> list[int]:
        count = state.distinct(out) if cut and state is not start else state.legal(out)
        return [out[k] for k in range(count)]

    waiting = [start]
    seen: set[tuple[str, int]] = set()
    while waiting:
        state = waiting.pop()
        for action in offers(state):
            listed += 1
            after = state.copy()
            after.apply(action)
            if after.phase != phase or after.actor != start.actor:  # type: ignore[attr-defined]
                found.add(after.digest())
            elif (mark := (after.digest(), after.last if cut else 0)) not in seen:  # type: ignore[attr-defined]
                seen.add(mark)
                waiting.append(after)
    return found, listed


TAKE, PLACE, MOVE = 2, 3, 4
CASES: dict[str, tuple[int, Callable[[], Scene]]] = {
    "takes": (TAKE, lambda: scene(seats=2, flags={"blue": ["D4", "E4", "F4"]})),
    "takes that open lines": (
        TAKE,
        lambda: scene(
            seats=2,
            bare={"C5": 1, "C6": 2, "D6": 1, "E6": 1, "H3": 2, "D3": 1, "D7": 1},
            options={"enemy_take": "per_territory"},
        ),
    ),
    "takes with winding ways": (
        TAKE,
        lambda: scene(
            seats=3,
            bare={"B2": 1, "C3": 1, "G3": 1, "H3": 1, "H4": 1, "G4": 1, "E8": 1, "D8": 2},
            options={"enemy_take": "per_opponent", "exterior": "path"},
        ),
    ),
    "placements": (PLACE, lambda: scene(seats=2, flags={"blue": ["D4"]}).play("take C3", "take C4", "take E5", "end")),
    "placements without putting back": (
        PLACE,
        lambda: scene(seats=2, options={"put_back": False}).play("take C3", "take C4", "end"),
    ),
    "moves": (
        MOVE,
        lambda: scene(seats=2, flags={"blue": ["C3", "F5"], "yellow": ["E5", "G6"]}, phase="move", movement=3),
    ),
    "moves with a stair": (
        MOVE,
        lambda: scene(
            seats=2,
            bare={"C3": 1, "D3": 2, "E3": 3, "C4": 1, "D4": 1, "E4": 2, "H6": 1},
            flags={"blue": ["C3", "D3", "D4"], "yellow": ["E4"]},
            phase="move",
            heap="H8",
        ),
    ),
    "moves that may open Burgenland on the way": (
        MOVE,
        lambda: scene(
            seats=2,
            bare={"C3": 1, "D3": 2, "E3": 3, "F3": 4, "G3": 5, "G4": 4, "F4": 5, "C4": 1, "D4": 1},
            flags={"blue": ["C3", "D3", "E3", "F3", "F4", "G3"]},
            phase="move",
            movement=3,
            heap="H8",
            options={"burgenland": True, "bl_when": "at_once"},
        ),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_no_position_is_lost(case: str) -> None:
    phase, given = CASES[case]
    start = given().state
    whole, _ = ends(start, phase, cut=False)
    kept, _ = ends(start, phase, cut=True)
    assert kept == whole


def test_three_cubes_are_placed_in_rising_order() -> None:
    start = scene(seats=2).play("take C3", "take C4", "take C5", "end").state
    assert ends(start, PLACE, cut=True)[1] == 36 + 36 * 37 // 2 + 36 * 37 * 38 // 6


def test_other_games_keep_all_their_decisions() -> None:
    state = donjon.game("terre-de-barons").new()
    out = vec[i64]([0] * state.space)
    assert state.distinct(out) == state.legal(out)
