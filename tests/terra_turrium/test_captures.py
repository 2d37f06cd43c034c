"""TT-5: captures, attack and defence."""

from .scene import scene


def row(*heights: int, first: str = "A", line: int = 2) -> dict[str, int]:
    """Heights side by side from the column `first`."""
    return {f"{chr(ord(first) + k)}{line}": height for k, height in enumerate(heights)}


def test_TT_5_1_a_capture_is_a_step_and_keeps_its_limits() -> None:
    high = scene(bare=row(1, 3), flags={"blue": ["A2"], "yellow": ["B2"]}, phase="move")
    assert high.refused("step A2 e").rule == "TT-5.1"
    deep = scene(bare=row(3, 1), flags={"blue": ["A2"], "yellow": ["B2"]}, phase="move")
    assert deep.refused("step A2 e").rule == "TT-5.1"


def test_TT_5_2_the_cost_rises_with_the_target() -> None:
    costs = [
        scene(bare=row(3, target), flags={"blue": ["A2"], "yellow": ["B2"]}, phase="move").cost("step A2 e")
        for target in (2, 3, 4)
    ]
    assert costs == [1, 2, 3]


def test_TT_5_3_the_captured_flag_goes_to_its_reserve_and_the_mover_goes_on() -> None:
    s = scene(bare=row(2, 2, 2), flags={"blue": ["A2"], "yellow": ["B2", "C2"]}, phase="move")
    s.play("step A2 e")
    assert (s.flag("B2"), s.flag("A2"), s.reserve("yellow")) == ("blue", None, 5)
    s.play("step B2 e")
    assert (s.flag("C2"), s.reserve("yellow"), s.document["movement"]) == ("blue", 6, 1)
    assert [s.height(square) for square in ("A2", "B2", "C2")] == [2, 2, 2]


def test_TT_5_4_the_square_makes_it_attack_or_defence_whoever_owns_the_flag() -> None:
    home = scene(bare=row(2, 2), flags={"blue": ["A2"], "red": ["B2"]}, phase="move").play("step A2 e")
    assert home.attacks("blue") == 0
    away = scene(bare=row(2, 2, first="E"), flags={"blue": ["E2"], "red": ["F2"]}, phase="move").play("step E2 e")
    assert away.attacks("blue") == 1


def test_TT_5_5_one_attack_a_turn_is_counted() -> None:
    s = scene(bare=row(3, 2, 1, first="E"), flags={"blue": ["E2"], "yellow": ["F2", "G2"]}, phase="move")
    s.play("step E2 e")
    assert (s.attacks("blue"), s.document["attacked"]) == (1, True)
    s.play("step F2 e")
    assert (s.attacks("blue"), s.reserve("yellow")) == (1, 6)


def test_TT_5_5_the_next_turn_counts_anew() -> None:
    s = scene(seats=2, bare={"C5": 2, "C6": 2, "D6": 2}, flags={"blue": ["C5"], "yellow": ["C6", "D6"]}, phase="move")
    s.play("step C5 s", "end").pass_turn().play("end", "step C6 e")
    assert s.attacks("blue") == 2


def test_TT_5_6_after_five_only_defence_is_left() -> None:
    flags = {"blue": ["E2"], "yellow": ["F2", "D2"]}
    s = scene(bare=row(2, 2, 2, first="D"), flags=flags, phase="move", attacks={"blue": 5})
    assert s.refused("step E2 e").rule == "TT-5.6"
    assert s.play("step E2 w").attacks("blue") == 5
