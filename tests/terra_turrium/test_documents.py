"""Position documents: exact inverse of the position, and a refusal with a place for everything else."""

import copy
from typing import Any

import pytest

import donjon

from .scene import GAME, Scene, almost, document_of, scene


def setting_up(*texts: str, **options: Any) -> dict[str, Any]:
    return Scene(GAME.new(3, options)).play(*texts).document


PHASES: dict[str, dict[str, Any]] = {
    "draw": setting_up(),
    "setup": setting_up("first 1", "flag I2", "flag H2"),
    "take": scene(flags={"blue": ["A1"]}).play("take A2", "take J1").document,
    "place": scene().play("take A2", "take A3", "end", "place B2").document,
    "move": scene(flags={"blue": ["E1"], "yellow": ["F1"]}, phase="move").play("step E1 e").document,
    "over": scene(seats=2, options={"max_rounds": 1}).pass_turn().pass_turn().document,
}


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_round_trips(phase: str) -> None:
    document = PHASES[phase]
    assert document["phase"] == phase
    assert GAME.dump(GAME.load(document)) == document


def test_without_history_the_position_is_new() -> None:
    s = scene(seats=2).pass_turn().pass_turn()
    document = s.document
    del document["history"]
    assert len(Scene(GAME.load(document)).document["history"]) == 1
    assert len(s.document["history"]) == 3


def changed(phase: str, path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    document = copy.deepcopy(PHASES[phase])
    inner: Any = document
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return document


def often(times: int, turns: int = 7, playing: str = "yellow", **given: Any) -> dict[str, Any]:
    """With two seats: this turn starts as the player's turns before it did, so many in all."""
    document = document_of(seats=2, playing=playing, first="blue", turns=turns, **given)
    (now,) = GAME.dump(GAME.load(document))["history"]
    others = [mark for k in range(times - 1) for mark in (now, f"{k:016x}")]
    return {**document, "history": [*others, now]}


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "another game": (changed("take", ("game",), "barony"), "game"),
    "options of another kind": (changed("take", ("options",), []), "options"),
    "an unknown option": (changed("take", ("options",), {"goal": 3}), "options.goal"),
    "five seats": (changed("take", ("seats",), 5), "seats"),
    "an unknown phase": (changed("take", ("phase",), "sleep"), "phase"),
    "nine rows": (changed("take", ("heights",), [[1] * 10] * 9), "heights"),
    "a short row": (changed("take", ("heights", 3), [1] * 9), "heights[3].row"),
    "a cube too many": (changed("take", ("heights", 0, 4), 2), "heights"),
    "a flag twice": (changed("take", ("flags",), [{"square": "A1", "colour": "blue"}] * 2), "flags[1].square"),
    "a flag off the board": (changed("take", ("flags", 0, "square"), "K1"), "flags[0].square"),
    "a flag of no one": (changed("take", ("flags", 0, "colour"), "pink"), "flags[0].colour"),
    "seven flags": (changed("take", ("players", 0, "reserve"), 6), "players[0].reserve"),
    "players out of order": (changed("take", ("players",), PHASES["take"]["players"][::-1]), "players"),
    "six attacks": (changed("take", ("players", 1, "attacks"), 6), "players[1].attacks"),
    "a capture outside Burgenland": (changed("take", ("players", 1, "captures"), 1), "players[1].captures"),
    "a winner in mid game": (changed("take", ("players", 1, "winner"), True), "players"),
    "no first player": (changed("take", ("first",), None), "first"),
    "a first player before the draw": (changed("draw", ("first",), 0), "first"),
    "another actor": (changed("take", ("actor",), 1), "actor"),
    "four cubes taken": (changed("take", ("taken",), ["A2", "A3", "A4", "A5"]), "taken"),
    "two foreign cubes": (changed("take", ("taken",), ["J1", "J2"]), "taken"),
    "a hand without takes": (changed("take", ("taken",), []), "hand"),
    "points before moving": (changed("take", ("movement",), 4), "movement"),
    "an attack before moving": (changed("take", ("attacked",), True), "captured"),
    "an attack nobody counted": (changed("move", ("players", 0, "attacks"), 0), "attacked"),
    "open without the variant": (changed("take", ("open",), True), "open"),
    "a last round for nobody": (changed("take", ("final",), True), "players"),
    "an end in mid game": (changed("take", ("ending",), "rounds"), "ending"),
    "an end before its time": (changed("over", ("turns",), 1), "ending"),
    "flags out of order": ({**PHASES["setup"], "first": 0, "actor": 0}, "flags"),
    "cubes moved before play": (changed("setup", ("heights", 1, 1), 0), "heights"),
    "a turn before play": (changed("setup", ("turns",), 3), "turns"),
    "a wrong fingerprint": (document_of(history=["0" * 16]), "history"),
    "a fingerprint of another kind": (document_of(history=[12]), "history[0]"),
    "a fingerprint too large": (document_of(history=["f" * 16]), "history[0]"),
    "a position too often": (often(3), "history"),
    "a position too often before the last round": (often(4, final=True, winners=("blue",)), "history"),
    "a position too often at the start of a round": (
        often(3, playing="blue", turns=4, options={"final_check": "round_end"}),
        "history",
    ),
    "more turns than were played": (often(3, turns=3), "history"),
    "a flag without a cube": (document_of(flags={"blue": ["A1"]}, heights={"A1": 0}), "flags"),
    "a cube outside": (document_of(seats=2, heap="A1", heights={"C3": 0}), "heights"),
    "all heights without a last round": (
        document_of(
            flags={"yellow": ["B2", "C2", "D2", "E2", "F2", "G2"]},
            bare={"B2": 1, "C2": 2, "D2": 3, "E2": 4, "F2": 5, "G2": 6},
        ),
        "flags",
    ),
    "Burgenland still closed": (
        document_of(
            flags={"yellow": ["B2", "C2", "D2", "E2", "F2", "G2"]},
            bare={"B2": 1, "C2": 2, "D2": 3, "E2": 4, "F2": 5, "G2": 4},
            options={"burgenland": True},
        ),
        "open",
    ),
    "too many rounds": (document_of(seats=2, turns=4, options={"max_rounds": 2}), "turns"),
    "higher than allowed": (document_of(heights={"C3": 7}, options={"max_height": 6}), "heights"),
    "another first player than chosen": (document_of(first="yellow", options={"start_player": "0"}), "first"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_document_is_refused_with_its_place(case: str) -> None:
    document, where = WRONG[case]
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load(document)
    assert refusal.value.where == where


def test_TT_8_5_a_position_may_come_too_often_in_last_rounds() -> None:
    """In the last round of all; with R17 also in an earlier one, after which play went on."""
    for times, document in (
        (3, often(3, final=True, winners=("blue",))),
        (5, often(5, turns=9, final=True, options={"final_check": "round_end"})),
    ):
        assert Scene(GAME.load(document)).document["history"].count(document["history"][0]) == times


def test_a_last_round_round_trips() -> None:
    document = scene(**almost(), phase="move").play("step A2 e", "end").document
    assert document["final"] is True
    assert [player["winner"] for player in document["players"]] == [True, False, False, False]
    assert GAME.dump(GAME.load(document)) == document
