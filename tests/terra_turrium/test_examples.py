"""The worked examples W1 to W19 of the specification."""

import pytest

import donjon

from .scene import NAMES, STAIRS, Scene, almost, scene

ROW = "ABCDEF"


def quarter(name: str) -> str:
    return ("s" if int(name[1:]) > 5 else "n") + ("e" if name[0] > "E" else "w")


@pytest.mark.parametrize(("seats", "total", "each", "edge"), [(4, 116, 29, 36), (3, 80, 20, 28), (2, 36, 9, 20)])
def test_W1_totals_and_exterior_squares(seats: int, total: int, each: int, edge: int) -> None:
    s = scene(seats=seats, phase="move")
    heights = {name: s.height(name) for name in NAMES}
    assert sum(heights.values()) == total
    for where in ("nw", "ne", "sw", "se"):
        assert sum(height for name, height in heights.items() if quarter(name) == where) == each
    assert len(s.squares("flag")) == edge
    if seats == 4:
        assert len({name for name in scene().squares("take") if quarter(name) != "nw"}) == 27


def test_W2_three_cubes_from_own_ground() -> None:
    s = scene().play("take D4", "take D4", "take E5")
    assert (s.height("D4"), s.height("E5")) == (0, 1)
    assert s.legal() == {"end"}


def test_W3_one_foreign_cube() -> None:
    s = scene().play("take F1")
    assert not s.may("take J10")
    assert not s.may("take F2")
    assert s.may("take A1")
    s = scene(options={"enemy_take": "per_territory"}).play("take F1")
    assert not s.may("take J5")
    s.play("take J10", "take A10")


def test_W4_a_tower_is_not_touched() -> None:
    s = scene(flags={"blue": ["A1"]})
    assert not s.may("take A1")
    assert not s.play("take B1", "end").may("place A1")


def test_W5_a_surrounded_construction_and_one_laid_open() -> None:
    assert not scene().may("take G4")
    assert scene(heights={"F1": 0}).may("take F2")


def test_W6_an_own_cube_opens_the_line() -> None:
    s = scene(heights={"A3": 0, "B3": 0, "C3": 0, "D3": 0})
    assert not s.may("take F3")
    assert s.play("take E3").may("take F3")


def test_W7_straight_and_winding_ways() -> None:
    hole = {"B1": 0, "B2": 0}
    assert not scene(playing="yellow", heights=hole).may("take C2")
    assert scene(playing="yellow", heights=hole).may("take B3")
    winding = scene(playing="yellow", heights=hole, options={"exterior": "path"})
    assert winding.may("take C2", "take B3")


def test_W8_steps() -> None:
    bare = {"C3": 2, "D3": 2, "C2": 1, "C4": 3, "B3": 4, "D4": 2}
    s = scene(bare=bare, flags={"blue": ["C3", "D3"]}, phase="move")
    assert {text for text in s.legal("step") if "C3" in text} == {"step C3 n", "step C3 s"}
    assert s.cost("step C3 n") == s.cost("step C3 s") == 1
    assert not scene(bare={**bare, "C2": 0}, flags={"blue": ["C3", "D3"]}, phase="move").may("step C3 n")


def test_W9_costs_of_captures() -> None:
    def around(east: int) -> Scene:
        bare = {"C3": 3, "C2": 3, "C4": 4, "B3": 2, "D3": east}
        return scene(bare=bare, flags={"blue": ["C3"], "yellow": ["C2", "C4", "B3", "D3"]}, phase="move")

    s = around(5)
    assert [s.cost(f"step C3 {way}") for way in "nsw"] == [2, 3, 1]
    assert not s.may("step C3 e")
    assert not around(1).may("step C3 e")


def in_a_row(*heights: int, enemies: int) -> Scene:
    """Blue first in the row A2, B2 …, then so many enemies."""
    bare = {f"{ROW[k]}2": height for k, height in enumerate(heights)}
    flags = {"blue": ["A2"], "yellow": [f"{ROW[k + 1]}2" for k in range(enemies)]}
    return scene(bare=bare, flags=flags, phase="move")


def test_W10_captures_in_a_row() -> None:
    s = in_a_row(2, 2, 2, 2, enemies=2).play("step A2 e", "step B2 e", "step C2 e")
    assert (s.document["movement"], s.reserve("yellow")) == (0, 6)
    s = in_a_row(1, 2, 3, enemies=2).play("step A2 e")
    assert s.document["movement"] == 2
    assert not s.may("step B2 e")
    s = in_a_row(1, 2, 2, enemies=2).play("step A2 e", "step B2 e")
    assert (s.document["movement"], s.reserve("yellow")) == (0, 6)
    s = in_a_row(6, 5, 4, 3, 2, 1, enemies=5).play(*[f"step {column}2 e" for column in "ABCDE"])
    assert (s.document["movement"], s.reserve("yellow"), s.attacks("blue")) == (0, 6, 1)


@pytest.mark.parametrize("before", [0, 4])
def test_W11_two_captures_are_one_attack(before: int) -> None:
    bare = {"E1": 2, "F1": 2, "G1": 2}
    flags = {"blue": ["E1"], "yellow": ["F1", "G1"]}
    s = scene(bare=bare, flags=flags, phase="move", attacks={"blue": before}).play("step E1 e", "step F1 e")
    assert (s.attacks("blue"), s.document["movement"]) == (before + 1, 1)


def test_W12_with_five_attacks_only_defence() -> None:
    bare = {"D1": 2, "E1": 2, "F1": 2}
    flags = {"blue": ["E1"], "yellow": ["F1"], "red": ["D1"]}
    s = scene(bare=bare, flags=flags, phase="move", attacks={"blue": 5})
    assert not s.may("step E1 e")
    assert s.cost("step E1 w") == 2
    assert s.play("step E1 w").attacks("blue") == 5


def test_W13_re_entry() -> None:
    five = {"blue": ["A1", "B1", "C1", "D1", "E1"]}
    s = scene(flags=five, phase="move")
    assert s.may("flag A3", "flag J1")
    assert not s.may("flag B3")
    border = scene(flags=five, phase="move", options={"reentry": "own_border"})
    assert border.may("flag A3")
    assert not border.may("flag J1")


def test_W13_the_winning_turn_of_the_report() -> None:
    five = {"blue": ["A1", "B1", "C1", "D1", "E1"]}
    s = scene(flags=five, heights={"A3": 0, "B3": 1, "C3": 2, "D3": 3})
    s.play("take B5", "end", "place A3", "flag A3", "step A3 e", "step B3 e", "step C3 e")
    assert (s.flag("D3"), s.document["movement"]) == ("blue", 1)


@pytest.mark.parametrize(
    ("heights", "wins"), [((3, 1, 2, 6, 5, 4), True), ((1, 2, 3, 4, 5, 5), False), ((2, 3, 4, 5, 6, 7), False)]
)
def test_W14_which_heights_win(heights: tuple[int, ...], wins: bool) -> None:
    squares = ["A1", "C1", "E1", "A3", "C3", "E3"]
    s = scene(
        bare=dict(zip(squares, heights, strict=True)),
        flags={"green": squares},
        playing="green",
        first="blue",
        phase="move",
    )
    assert (s.play("end").ending == "heights") is wins


def test_W14_a_flag_in_reserve_does_not_win() -> None:
    bare = {square: height for square, height in STAIRS.items() if height < 6}
    s = scene(bare=bare, flags={"green": list(bare)}, playing="green", first="blue", phase="move")
    assert s.play("end").ending == ""


def test_W15_last_turns_from_start_player_2() -> None:
    given = almost("green")
    given["bare"] = {**given["bare"], "A10": 1, "A9": 1, "B9": 2, "C9": 3, "D9": 4, "E9": 5, "F9": 6}
    given["flags"]["yellow"] = ["A10", "A9", "C9", "D9", "E9", "F9"]
    s = scene(**given, first="red", phase="move").play("step A2 e", "end")
    assert s.playing == "blue"
    s.pass_turn()
    assert s.playing == "yellow"
    s.play("end", "step A9 e", "end")
    assert s.results == [0.0, 0.5, 0.0, 0.5]


def test_W15_the_last_of_the_round_ends_it() -> None:
    s = scene(**almost("yellow"), first="red", phase="move").play("step A2 e", "end")
    assert (s.state.actor, s.results) == (donjon.OVER, [0.0, 1.0, 0.0, 0.0])


def test_W16_a_winner_captured_in_the_last_turns_remains_one() -> None:
    given = almost("green")
    given["bare"]["G2"] = 6
    given["flags"]["blue"] = ["G2"]
    s = scene(**given, first="red", phase="move").play("step A2 e", "end", "end", "step G2 w", "end")
    assert s.reserve("green") == 1
    s.pass_turn()
    assert s.results == [0.0, 0.0, 0.0, 1.0]


def test_W17_the_unoccupied_quarter() -> None:
    s = scene(seats=3).play("take B9")
    assert not s.may("take I9")
    bare = {"D5": 2, "D6": 2}
    s = scene(seats=3, bare=bare, flags={"blue": ["D5"], "yellow": ["D6"]}, phase="move").play("step D5 s")
    assert s.attacks("blue") == 1


def test_W18_two_players() -> None:
    scene(seats=2).play("take C3", "take H5", "take E4", "end")
    s = scene(seats=2).play("take C8")
    assert not {name for name in s.squares("take") if int(name[1:]) >= 6}


def test_W19_burgenland() -> None:
    for heights, opens in (((5, 4, 4, 3, 2, 1), True), ((5, 4, 3, 3, 2, 1), False)):
        squares = ["A1", "C1", "E1", "A3", "C3", "E3"]
        bare = dict(zip(squares, heights, strict=True))
        s = scene(bare=bare, flags={"blue": squares}, phase="move", options={"burgenland": True}).play("end")
        assert s.document["open"] is opens
    s = scene(
        bare={"A2": 2, "B2": 2, "C2": 2, "D2": 2},
        flags={"blue": ["A2"], "yellow": ["B2", "C2", "D2"]},
        phase="move",
        open=True,
        options={"burgenland": True, "move_points": 8},
    )
    s.play("step A2 e", "step B2 e")
    assert (s.captures("blue"), s.may("step C2 e")) == (2, False)
