"""BY-3 and BY-6: turns, the end, scoring."""

import pytest

from .scene import COLOURS, Scene, scene

LINE = {"blue": {(0, 0): 1}, "yellow": {(2, 0): 1}, "red": {(0, 2): 1}, "green": {(-2, 0): 1}}


def four(**given: object) -> Scene:
    return scene(seats=4, knights=LINE, **given)


def idle(s: Scene) -> Scene:
    """A move that changes nothing for BY-6.4."""
    start = next(cell for cell in s.cells if s.targets(cell))
    return s.move(start, min(s.targets(start))).play("stop")


def test_BY_3_1_turns_go_round() -> None:
    s = four()
    order = []
    for _ in range(9):
        order.append(COLOURS.index(s.actor))
        idle(s)
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert s.view["turn"] == 3


def test_BY_3_2_one_action_per_turn() -> None:
    s = scene(cities={"blue": [(0, 0)]}, knights={"blue": {(1, 0): 1}, "yellow": {(3, 0): 1}}, tokens={"blue": "FFF"})
    kinds = {text.split()[0] for text in s.legal()}
    assert kinds == {"recruit", "move", "build", "expedition", "pay"}
    s.recruit((0, 0), 1)
    assert s.actor == "yellow"
    assert s.refused("stop") == "BY-3.2"


def test_BY_3_3_a_pass_only_when_nothing_else_is_legal() -> None:
    assert "pass" not in four().legal()
    walled = {(0, -3): "P", (1, -3): "L", (0, -2): "L", (-1, -2): "L", (-1, -3): "L", (1, -4): "L"}
    here = {cell: letter for cell, letter in walled.items() if cell in four_cells()}
    s = scene(land=here, cities={"blue": [(0, -3)]}, knights={"blue": {(0, -3): 7}})
    assert s.legal() == {"pass"}
    assert four().refused("pass") == "BY-3.3"
    assert s.play("pass").actor == "yellow"


def four_cells() -> set[tuple[int, int]]:
    return set(scene().cells)


def test_BY_6_1_the_round_of_a_duke_is_completed() -> None:
    s = four(playing="yellow", rank={"yellow": 3}, tokens={"yellow": "FFF"})
    s.pay("FFF")
    assert s.actor == "red"
    idle(s)
    assert s.actor == "green"
    idle(s)
    assert s.ending == "duke"


def test_BY_6_1_the_last_seat_ends_the_game_at_once() -> None:
    s = four(playing="green", rank={"green": 3}, tokens={"green": "FFF"})
    s.pay("FFF")
    assert s.ending == "duke"


def test_BY_6_1_a_later_seat_of_the_round_may_become_duke_too() -> None:
    s = four(rank={"blue": 3, "red": 3}, tokens={"blue": "FFF", "red": "FFF"}).pay("FFF")
    idle(s).pay("FFF")
    assert s.player("red")["title"] == "duke"


def test_BY_6_2_the_score() -> None:
    s = scene(
        spells="Ce Te To Ch Il",
        rank={"blue": 2},
        cities={"blue": [(0, 0)]},
        new_cities={"blue": 1},
        tokens={"blue": "FPWM"},
        land={(3, 0): "X"},
        imprints={(3, 0): ["yellow", "blue"]},
        magic={"blue": 2},
    )
    assert s.player("blue")["points"] == 30 + 10 + (3 + 2 + 1 + 0) + 3
    assert s.player("yellow")["points"] == 3


def test_BY_6_3_the_highest_score_wins_and_need_not_be_a_duke() -> None:
    rich = {"green": "FFFFFF", "blue": "FFF"}
    s = four(rank={"blue": 3, "green": 3}, tokens=rich, cities={"green": [(3, 1)]}, new_cities={"green": 1})
    s.pay("FFF")
    for _ in range(3):
        idle(s)
    assert s.view["players"][0]["title"] == "duke"
    assert s.winner == "green"


@pytest.mark.parametrize("first", [0, 2])
def test_BY_6_3_ties_go_to_the_seat_farthest_from_the_first(first: int) -> None:
    s = four(options={"first_seat": str(first), "max_rounds": 1}, first=first, playing=COLOURS[first], actor=first)
    for _ in range(4):
        idle(s)
    assert s.ending == "rounds"
    assert s.winner == COLOURS[(first + 3) % 4]


def test_BY_6_4_all_passed() -> None:
    s = scene(options={"voluntary_pass": True}, knights={"blue": {(0, 0): 1}})
    s.play("pass", "pass")
    assert s.ending == "passes"


def test_BY_6_4_passes_count_only_in_a_row() -> None:
    s = scene(options={"voluntary_pass": True}, knights={"blue": {(0, 0): 1}, "yellow": {(2, 0): 1}})
    idle(s.play("pass")).play("pass")
    assert s.ending == ""
    assert s.play("pass").ending == "passes"


def test_BY_6_4_a_construction_starts_the_count_anew() -> None:
    s = scene(options={"stall_rounds": 2}, knights={"blue": {(0, 0): 1}, "yellow": {(3, 0): 1, (3, 1): 1}})
    idle(idle(idle(s)))
    s.build((3, 1)).play("done")
    idle(idle(s))
    assert s.ending == "", "one quiet round, one with a construction, one quiet round"
    assert idle(idle(s)).ending == "stall"


def test_BY_6_4_a_stall_ends_the_game() -> None:
    s = scene(options={"stall_rounds": 2}, knights={"blue": {(0, 0): 1}, "yellow": {(3, 0): 1}})
    for _ in range(4):
        assert s.ending == ""
        idle(s)
    assert s.ending == "stall"


def test_BY_6_4_the_order_of_ends() -> None:
    s = scene(
        options={"stall_rounds": 1, "max_rounds": 1, "voluntary_pass": True},
        playing="yellow",
        rank={"yellow": 3},
        tokens={"yellow": "FFF"},
        knights={"blue": {(0, 0): 1}},
    )
    assert s.copy().pay("FFF").ending == "duke"
    quiet = scene(options={"stall_rounds": 1, "max_rounds": 1}, knights={"blue": {(0, 0): 1}, "yellow": {(3, 0): 1}})
    assert idle(idle(quiet)).ending == "stall"
    passing = scene(options={"stall_rounds": 1, "voluntary_pass": True}, knights={"blue": {(0, 0): 1}})
    assert passing.play("pass", "pass").ending == "passes"
