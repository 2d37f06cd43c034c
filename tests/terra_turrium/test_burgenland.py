"""TT-9: the Burgenland variant and the other ways to play."""

import pytest

import donjon

from .scene import GAME, Scene, scene

STAIR = {"B2": 1, "C2": 2, "D2": 3, "E2": 4, "E3": 4, "D3": 5}
ON_STAIR = ["B2", "C2", "D2", "E2", "E3", "D3"]
DUEL = {"H8": 2, "H9": 2, "I9": 2, "G8": 2}


def duel(**more: object) -> Scene:
    """Blue on H8 beside three yellow flags; open unless said otherwise."""
    given = {
        "bare": DUEL,
        "flags": {"blue": ["H8"], "yellow": ["H9", "I9", "G8"]},
        "phase": "move",
        "open": True,
        "heap": "A1",
    }
    options = {"burgenland": True, **more.pop("options", {})}  # type: ignore[dict-item]
    return scene(**{**given, **more, "options": options})


def test_TT_9_1a_no_captures_while_closed() -> None:
    s = duel(open=False)
    assert s.legal("step") == set()
    assert s.refused("step H8 s").rule == "TT-9.1"


def test_TT_9_1b_opened_for_all_at_the_end_of_a_turn_on_5_4_4_3_2_1() -> None:
    s = scene(
        bare=STAIR,
        flags={"blue": ON_STAIR, "yellow": ["J9"]},
        heights={},
        phase="move",
        heap="J9",
        options={"burgenland": True},
    )
    assert s.document["open"] is False
    s.play("end")
    assert s.document["open"] is True


@pytest.mark.parametrize(
    ("change", "opens"), [({}, True), ({"E3": 3}, False), ({"D3": 6}, False), ({"C2": 1}, False), ({"E2": 5}, False)]
)
def test_TT_9_1b_exactly_these_heights(change: dict[str, int], opens: bool) -> None:
    s = scene(bare={**STAIR, **change}, flags={"blue": ON_STAIR}, phase="move", options={"burgenland": True})
    assert s.play("end").document["open"] is opens


def test_TT_9_1c_two_captures_each_attack_or_defence() -> None:
    s = duel()
    s.play("step H8 s")
    assert s.captures("blue") == 1
    s.play("step H9 e")
    assert (s.captures("blue"), s.document["movement"]) == (2, 1)
    spent = duel(captures={"blue": 2})
    assert spent.refused("step H8 s").rule == "TT-9.1"
    home = duel(bare={"B2": 2, "C2": 2}, flags={"blue": ["B2"], "yellow": ["C2"]}, heap="J10")
    assert home.play("step B2 e").captures("blue") == 1


def test_TT_9_1c_counted_by_turn() -> None:
    s = duel(options={"bl_count": "per_turn"}, captures={"blue": 1}, movement=4)
    s.play("step H8 s", "step H9 e")
    assert s.captures("blue") == 2


def test_TT_9_1d_attacks_are_not_counted() -> None:
    s = duel(options={"attack_limit": 0}).play("step H8 s")
    assert s.attacks("blue") == 0


def test_TT_9_1_burgenland_is_won_like_the_game_itself() -> None:
    stair = {"A1": 1, "A2": 1, "B2": 2, "C2": 3, "D2": 4, "E2": 5, "F2": 6}
    flags = {"green": ["A1", "A2", "C2", "D2", "E2", "F2"]}
    s = scene(bare=stair, flags=flags, playing="green", first="blue", phase="move", options={"burgenland": True})
    assert s.play("step A2 e", "end").ending == "heights"


def test_TT_9_2_presets() -> None:
    assert GAME.presets == {"seed": {}, "community": {"enemy_take": "per_territory", "reentry": "own_border"}}
    for options in GAME.presets.values():
        GAME.new(4, options)
    assert GAME.describe()["presets"]["community"]["reentry"] == "own_border"


@pytest.mark.parametrize("limit", [1, 2])
def test_TT_9_3_much_reduced_aggression(limit: int) -> None:
    s = scene(
        bare={"E2": 2, "F2": 2},
        flags={"blue": ["E2"], "yellow": ["F2"]},
        phase="move",
        attacks={"blue": limit - 1},
        options={"attack_limit": limit},
    )
    assert s.after("step E2 e").attacks("blue") == limit
    with pytest.raises(donjon.BadDocument):
        scene(attacks={"blue": limit + 1}, options={"attack_limit": limit})
