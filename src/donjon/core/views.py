"""What the views of all games have in common: how they begin, and how they end."""

from collections.abc import Callable
from typing import Literal, TypedDict

from donjon.core.game import actor_name
from donjon.core.shapes import Arms, Goal, Part, Player, Ranked, Result
from donjon.core.state import OVER, State


class Heading(TypedDict):
    """What every view begins with, after the name of its game."""

    seats: int
    you: int | None
    actor: int | Literal["chance", "over"]
    phase: str
    turn: int


def heading(state: State, you: int | None, phase: str, turn: int) -> Heading:
    """The beginning of a view of that reader."""
    return {
        "seats": int(state.seats),
        "you": you,
        "actor": actor_name(int(state.actor)),
        "phase": phase,
        "turn": turn,
    }


def standing(seat: int, arms: Arms | None, points: int, makeup: list[Part], goal: Goal | None) -> Player:
    """What every game tells of a seat first."""
    return {"seat": seat, "arms": arms, "points": points, "makeup": makeup, "goal": goal}


def outcome(state: State, score: Callable[[int], dict[str, int]]) -> Result | None:
    """The ranking and what it was decided by, once the game is over; a rank is one more than the sides before it."""
    if state.actor != OVER:
        return None
    keys = [int(state.rank_key(seat)) for seat in range(int(state.seats))]
    ranking: list[Ranked] = []
    for seat, key in enumerate(keys):
        better = {int(state.side(other)) for other, others in enumerate(keys) if others > key}
        ranking.append({"seat": seat, "rank": len(better) + 1, "result": state.result(seat), "score": score(seat)})
    ranking.sort(key=lambda line: (line["rank"], line["seat"]))
    return {"ending": state.ending(), "ranking": ranking}
