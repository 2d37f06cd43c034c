"""TT-4.20 to TT-4.24: movement points, steps and re-entries."""

from .scene import scene


def flat(*squares: str, height: int = 1) -> dict[str, int]:
    return dict.fromkeys(squares, height)


def test_TT_4_20_points_are_split_freely_and_interleaved() -> None:
    s = scene(flags={"blue": ["A1", "E1"]}, phase="move")
    s.play("step A1 s", "step E1 s", "step A2 s", "step E2 w", "step A3 e")
    assert (s.flag("B3"), s.flag("D2"), s.document["movement"]) == ("blue", "blue", 0)
    assert s.legal() == {"end"}


def test_TT_4_20_the_rest_lapses() -> None:
    s = scene(flags={"blue": ["A1"]}, phase="move").play("step A1 s", "end")
    assert s.playing == "yellow"
    assert s.document["movement"] == 5
    assert s.refused("step A2 s").rule == "TT-3.1"


def test_TT_4_20_only_own_flags_move() -> None:
    s = scene(flags={"blue": ["A1"], "yellow": ["J1"]}, phase="move")
    assert s.refused("step J1 s").rule == "TT-4.20"
    assert s.refused("step B1 s").rule == "TT-4.20"


def test_TT_4_21_one_level_up_or_down_on_a_neighbouring_construction() -> None:
    around = {"C3": 2, "C2": 3, "D3": 1, "C4": 4, "B3": 0}
    s = scene(bare=around, flags={"blue": ["C3"]}, phase="move")
    assert s.legal("step") == {"step C3 n", "step C3 e"}
    assert s.cost("step C3 n") == s.cost("step C3 e") == 1
    assert s.refused("step C3 s").rule == s.refused("step C3 w").rule == "TT-4.21"


def test_TT_4_21_own_flags_and_the_edge_stop_a_step() -> None:
    s = scene(flags={"blue": ["A1", "B1"]}, phase="move")
    assert s.refused("step A1 e").rule == "TT-4.21"
    assert s.refused("step A1 n").rule == "TT-2.1"
    assert scene(seats=2, flags={"blue": ["C3"]}, phase="move").refused("step C3 w").rule == "TT-2.1"


def test_TT_4_21_no_jump_over_an_occupied_square() -> None:
    s = scene(bare=flat("A1", "B1", "C1"), flags={"blue": ["A1", "B1"]}, phase="move")
    assert s.legal("step") == {"step B1 e"}


def test_TT_4_22_any_ground_may_be_crossed_and_settled() -> None:
    s = scene(flags={"blue": ["E1"]}, phase="move").play("step E1 e", "step F1 e", "end")
    assert s.flag("G1") == "blue"
    assert s.attacks("blue") == 0


def test_TT_4_23_a_flag_comes_back_on_a_free_exterior_construction() -> None:
    s = scene(flags={"blue": ["A1"], "yellow": ["J1"]}, phase="move")
    assert len(s.squares("flag")) == 34
    assert s.refused("flag J1").rule == s.refused("flag B2").rule == "TT-4.23"
    assert s.cost("flag J5") == 1
    s.play("flag J5", "step J5 w", "flag A5")
    assert (s.flag("I5"), s.flag("A5"), s.reserve("blue"), s.document["movement"]) == ("blue", "blue", 3, 2)


def test_TT_4_23_any_height_will_do() -> None:
    assert scene(heights={"A3": 6}, phase="move").may("flag A3")
    assert not scene(heights={"A3": 0}, phase="move").may("flag A3")


def test_TT_4_23_without_a_reserve_nothing_comes_back() -> None:
    s = scene(flags={"blue": ["A1", "A2", "A3", "A4", "A5", "B1"]}, phase="move")
    assert s.legal("flag") == set()
    assert s.refused("flag J1").rule == "TT-4.23"


def test_TT_4_24_what_cannot_be_paid_is_illegal() -> None:
    row = flat("A1", "B1", "C1", height=2)
    s = scene(bare=row, flags={"blue": ["A1"], "yellow": ["B1"]}, phase="move", movement=1)
    assert s.legal("step") == set()
    assert s.refused("step A1 e").rule == "TT-4.24"
    s = scene(bare=row, flags={"blue": ["A1"]}, phase="move", movement=0)
    assert s.legal() == {"end"}
    assert s.refused("flag J10").rule == s.refused("step A1 e").rule == "TT-4.24"
