"""Section 14: every parameter's other values, each shown at work."""

import pytest
from librt.random import Random

import donjon

from .scene import GAME, NAMES, Scene, almost, scene


def test_two_player_board() -> None:
    s = Scene(GAME.new(2, {"two_player_board": "8x8", "start_player": "0"}))
    assert (s.height("B2"), s.height("I9"), s.height("A1"), s.height("E5")) == (1, 1, 0, 1)
    assert sum(map(sum, s.document["heights"])) == 64


def test_two_player_territories() -> None:
    view = GAME.view(GAME.new(2, {"two_player_territories": "diagonal"}), None)
    assert [q["seat"] for q in view["quarters"]] == [0, 1, 0, 1]
    s = scene(seats=2, options={"two_player_territories": "diagonal"})
    assert s.may("take D4", "take G7")
    assert not s.may("take G4")


def test_neutral_quadrant() -> None:
    s = scene(seats=3, options={"neutral_quadrant": 0})
    assert s.may("take G4")
    assert not s.may("take D4")


@pytest.mark.parametrize(("counted", "attacks", "before"), [(True, 1, 4), (False, 0, 5)])
def test_neutral_capture_is_attack(counted: bool, attacks: int, before: int) -> None:
    given = {"seats": 3, "bare": {"D5": 2, "D6": 2}, "flags": {"blue": ["D5"], "yellow": ["D6"]}, "phase": "move"}
    options = {"neutral_capture_is_attack": counted}
    assert scene(**given, options=options).play("step D5 s").attacks("blue") == attacks
    assert scene(**given, options=options, attacks={"blue": before}).may("step D5 s")
    assert scene(**given, options=options, attacks={"blue": 5}).may("step D5 s") is not counted


def test_setup_order_alternate() -> None:
    s = Scene(GAME.new(3, {"setup_order": "alternate", "start_player": "1"}))
    order = []
    while s.phase == "setup":
        order.append(s.playing)
        s.play(sorted(s.legal())[0])
    assert order == ["yellow", "red", "blue"] * 6
    assert s.playing == "yellow"


def test_setup_order_random() -> None:
    state = GAME.new(2, {"setup_order": "random", "start_player": "1"})
    rng, out = Random(8), state.buffer()
    for k in range(12):
        assert state.actor == donjon.CHANCE
        count = state.legal(out)
        assert count == 18 - k % 6
        assert {state.weight(out[i]) for i in range(count)} == {1}
        state.apply(state.draw(rng, out))
    assert (state.actor, Scene(state).phase) == (1, "take")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_start_player(seat: int) -> None:
    state = GAME.new(3, {"start_player": str(seat)})
    assert state.actor == seat
    with pytest.raises(donjon.BadOption):
        GAME.new(2, {"start_player": "2"})


@pytest.mark.parametrize("most", [1, 5])
def test_max_take(most: int) -> None:
    s = scene(options={"max_take": most})
    for square in ["A1", "A2", "A3", "A4", "A5"][:most]:
        s.play(f"take {square}")
    assert s.legal() == {"end"}


def test_min_take() -> None:
    s = scene(options={"min_take": 1})
    assert s.refused("end").rule == "R6"
    assert s.play("take A1").may("end")
    # Binding only if a take is legal: here everything stands under flags, or enclosed on foreign ground.
    towers = {"A1": 100, "A2": 1, "A3": 1, "A4": 1, "A5": 12, "B1": 1}
    none = scene(bare=towers, flags={"blue": list(towers)}, options={"min_take": 1})
    assert none.legal() == {"end"}


@pytest.mark.parametrize(
    ("rule", "then"),
    [("total", set()), ("per_territory", {"take J6", "take A6"}), ("per_opponent", {"take J6", "take A6"})],
)
def test_enemy_take_with_four(rule: str, then: set[str]) -> None:
    s = scene(options={"enemy_take": rule}).play("take J1")
    assert s.legal() & {"take J2", "take J6", "take A6"} == then


@pytest.mark.parametrize(("rule", "then"), [("total", False), ("per_territory", True), ("per_opponent", False)])
def test_enemy_take_with_two(rule: str, then: bool) -> None:
    s = scene(seats=2, options={"enemy_take": rule}).play("take C8")
    assert s.may("take H8") is then
    assert not s.may("take D8")


@pytest.mark.parametrize("rule", ["per_territory", "per_opponent"])
def test_enemy_take_counts_the_unoccupied_quarter(rule: str) -> None:
    s = scene(seats=3, options={"enemy_take": rule}).play("take B9", "take I9", "take I2")
    assert s.document["hand"] == 3


def test_exterior_path() -> None:
    winding = {"B1": 0, "B2": 0, "C2": 0, "D2": 0}
    given = {"playing": "yellow", "heights": winding}
    assert not scene(**given).may("take D3")
    s = scene(**given, options={"exterior": "path"})
    assert s.may("take D3", "take C3")
    assert not s.may("take D4")


@pytest.mark.parametrize("highest", [6, 8])
def test_max_height(highest: int) -> None:
    s = scene(heights={"C3": highest - 1}, options={"max_height": highest}).play(
        "take A1", "take A2", "end", "place C3"
    )
    assert s.refused("place C3").rule == "R9"
    for low in (1, 5):
        with pytest.raises(donjon.BadOption):
            GAME.new(2, {"max_height": low})


def test_put_back() -> None:
    assert scene().play("take A1", "end").may("place A1")
    s = scene(options={"put_back": False}).play("take A1", "take D4", "end")
    assert s.squares("place") == set(NAMES) - {"A1", "D4"}
    assert s.refused("place A1").rule == "R9"


@pytest.mark.parametrize("points", [0, 3, 8])
def test_move_points(points: int) -> None:
    s = scene(flags={"blue": ["A1"]}, phase="move", options={"move_points": points})
    for k in range(points):
        s.play("step A1 s" if k % 2 == 0 else "step A2 n")
    assert s.legal() == {"end"}


@pytest.mark.parametrize(("extra", "costs"), [("000", [1, 1, 1]), ("123", [2, 3, 4]), ("900", [10, 1, 1])])
def test_capture_extra(extra: str, costs: list[int]) -> None:
    for target, cost in zip((2, 3, 4), costs, strict=True):
        bare = {"A2": 3, "B2": target}
        options = {"capture_extra": extra, "move_points": 10}
        s = scene(bare=bare, flags={"blue": ["A2"], "red": ["B2"]}, phase="move", options=options)
        assert s.cost("step A2 e") == cost


def test_reentry_own_border() -> None:
    s = scene(heights={"A3": 2}, phase="move", options={"reentry": "own_border"})
    border = {name for name in NAMES if name[0] < "F" and int(name[1:]) < 6 and (name[0] == "A" or name[1:] == "1")}
    assert s.squares("flag") == border
    low = scene(heights={"A3": 2}, phase="move", options={"reentry": "own_border_h1"})
    assert low.squares("flag") == border - {"A3"}
    two = scene(seats=2, phase="move", options={"reentry": "own_border"})
    assert two.squares("flag") == {"C3", "D3", "E3", "F3", "G3", "H3", "C4", "C5", "H4", "H5"}


@pytest.mark.parametrize("cost", [0, 2])
def test_reentry_cost(cost: int) -> None:
    s = scene(phase="move", options={"reentry_cost": cost})
    assert s.cost("flag A1") == cost


@pytest.mark.parametrize(("limit", "allowed"), [(-1, True), (0, False), (1, True)])
def test_attack_limit(limit: int, allowed: bool) -> None:
    given = {"bare": {"E2": 2, "F2": 2}, "flags": {"blue": ["E2"], "yellow": ["F2"]}, "phase": "move"}
    s = scene(**given, options={"attack_limit": limit})
    assert s.may("step E2 e") is allowed
    if limit < 0:
        assert scene(**given, options={"attack_limit": limit}, attacks={"blue": 50}).may("step E2 e")


def round_end(*texts: str, **more: object) -> Scene:
    """Blue reaches all heights first of two, with a yellow flag beside his tower of six."""
    given = almost()
    shift = {square: f"{'CDEFGH'['ABCDEF'.index(square[0])]}{int(square[1:]) + 2}" for square in given["bare"]}
    bare = {shift[square]: height for square, height in given["bare"].items()}
    flags = {"blue": [shift[square] for square in given["flags"]["blue"]], "yellow": ["H5"]}
    options = {"final_check": "round_end", **more.pop("options", {})}  # type: ignore[dict-item]
    s = scene(seats=2, bare={**bare, "H5": 6}, flags=flags, phase="move", options=options, **more)
    return s.play("step C4 e", "end", *texts)


def test_final_check_round_end_looks_at_the_end_of_the_round() -> None:
    assert round_end("end", "end").results == [1.0, 0.0]
    captured = round_end("end", "step H5 n", "end")
    assert (captured.ending, captured.document["final"], captured.playing) == ("", False, "blue")


def test_final_check_round_end_counts_rounds_again_when_cleared() -> None:
    s = round_end("end", "step H5 n", "end", options={"max_rounds": 1})
    assert (s.ending, s.results) == ("rounds", [0.5, 0.5])


@pytest.mark.parametrize("captures", [0, 5])
def test_bl_captures(captures: int) -> None:
    bare = {"A2": 2, "B2": 2}
    s = scene(
        bare=bare,
        flags={"blue": ["A2"], "yellow": ["B2"]},
        phase="move",
        open=True,
        options={"burgenland": True, "bl_captures": captures},
    )
    assert s.may("step A2 e") is (captures > 0)


@pytest.mark.parametrize(("times", "passes"), [(2, 2), (3, 4), (5, 8)])
def test_repetition_draw(times: int, passes: int) -> None:
    s = scene(seats=2, options={"repetition_draw": times})
    for _ in range(passes):
        assert s.ending == ""
        s.pass_turn()
    assert s.ending == "repetition"


def test_repetition_draw_off_and_max_rounds_off() -> None:
    s = scene(seats=2, options={"repetition_draw": 0, "max_rounds": 0})
    for _ in range(250):
        s.pass_turn()
    assert s.ending == ""
    assert s.document["history"] == []
    with pytest.raises(donjon.BadOption):
        GAME.new(2, {"repetition_draw": 1})


def test_max_rounds() -> None:
    s = scene(seats=3, options={"max_rounds": 3, "repetition_draw": 0})
    for _ in range(8):
        s.pass_turn()
    assert s.ending == ""
    assert s.pass_turn().ending == "rounds"
