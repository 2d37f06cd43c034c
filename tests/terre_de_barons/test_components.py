"""TB-1: the board, the tiles, the pieces, the tables."""

from itertools import pairwise

import pytest
from librt.random import Random

import donjon

from .scene import AXIAL, COLOURS, GAME, Scene, around, assert_invariants, document_of, lines_from, scene, walk

ROWS = [range(1, 5), range(5, 10), range(10, 16), range(16, 23), range(23, 29), range(29, 34), range(34, 38)]
FALLING = (
    "16 23 29 34 | 10 17 24 30 35 | 5 11 18 25 31 36 | 1 6 12 19 26 32 37 | 2 7 13 20 27 33 | 3 8 14 21 28 | 4 9 15 22"
)
RISING = (
    "1 5 10 16 | 2 6 11 17 23 | 3 7 12 18 24 29 | 4 8 13 19 25 30 34 | 9 14 20 26 31 35 | 15 21 27 32 36 | 22 28 33 37"
)
LINES = [list(row) for row in ROWS] + [[int(t) for t in line.split()] for line in (FALLING + " | " + RISING).split("|")]


def test_TB_1_1_rows_of_4_5_6_7_6_5_4() -> None:
    corners = [tile for tile in AXIAL if len(around(tile)) == 3]
    assert corners == [1, 4, 16, 22, 34, 37]
    assert len(GAME.view(GAME.new(), None)["tiles"]) == 37
    for row in ROWS:
        for left, right in pairwise(row):
            assert scene(baron={"blue": left}, die=6).may(f"baron {right}")


def test_TB_1_2_ninety_adjacencies() -> None:
    assert (AXIAL[1], AXIAL[4], AXIAL[16], AXIAL[19]) == ((0, -3), (3, -3), (-3, 0), (0, 0))
    assert (AXIAL[22], AXIAL[34], AXIAL[37]) == ((3, 0), (-3, 3), (0, 3))
    # The other baron is no hindrance to a first walk: one may pause on his tile (TB-4.3).
    steps = {tile: scene(baron={"blue": tile}, die=6).tiles("baron") for tile in AXIAL}
    assert steps == {tile: set(around(tile)) for tile in AXIAL}
    assert sum(len(reached) for reached in steps.values()) == 2 * 90


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line[0]}-{line[-1]}")
def test_TB_1_3_troops_run_along_the_21_lines(line: list[int]) -> None:
    for k, tile in enumerate(line):
        s = scene(baron={"blue": tile}, troops={"blue": {tile: 1}}).play(f"disperse {tile}")
        assert set(line) - {tile} <= s.tiles("send")
        assert s.tiles("send") == {other for ray in lines_from(tile) for other in ray}
        assert line[k + 1 :] in [*lines_from(tile), []]


def test_TB_1_4_nine_ones_twos_and_threes_ten_fours() -> None:
    state, rng, out = GAME.new(), Random(3), GAME.new().buffer()
    assert {GAME.text(state, a): state.weight(a) for a in state.actions()} == {
        "lay 1": 9,
        "lay 2": 9,
        "lay 3": 9,
        "lay 4": 10,
    }
    for _ in range(37):
        state.apply(state.draw(rng, out))
    laid = GAME.dump(state)["tiles"]
    assert [laid.count(value) for value in (1, 2, 3, 4)] == [9, 9, 9, 10]
    assert sum(laid) == 94


def test_TB_1_4_a_value_is_drawn_by_the_tiles_left_of_it() -> None:
    s = Scene(GAME.new())
    for _ in range(9):
        s.play("lay 1")
    assert s.legal() == {"lay 2", "lay 3", "lay 4"}
    s.play("lay 4")
    assert s.state.weight(GAME.parse(s.state, "lay 4")) == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TB_1_5_a_baron_two_knights_ten_keeps_thirty_troops_each(seats: int) -> None:
    document = GAME.dump(GAME.new(seats))
    assert [house["colour"] for house in document["houses"]] == COLOURS[:seats]
    for house in document["houses"]:
        assert len(house["officers"]) == 3
        assert (house["keeps"], house["reserve"]) == (10, 30)


def test_TB_1_6_one_die_of_six_faces_and_cards_1_to_37() -> None:
    s = scene(phase="roll")
    assert s.legal() == {f"roll {face}" for face in range(1, 7)}
    assert {s.state.weight(action) for action in s.state.actions()} == {1}
    fresh = Scene(GAME.new())
    fresh.play(*["lay 1"] * 9, *["lay 2"] * 9, *["lay 3"] * 9, *["lay 4"] * 10)
    assert fresh.tiles("draw") == set(range(1, 38))


def test_TB_1_6_the_discard_is_counted_by_colour() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 4}, "yellow": {20: 1}}, values={19: 1})
    s.play("disperse 19", "send 20", "end order", "baron 25")
    assert (s.discard("blue"), s.discard("yellow")) == (0, 1)


TROOPS = {None: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
WITH_KEEP = {None: 1, 1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3}
MOVES = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("keep", "table"), [(False, TROOPS), (True, WITH_KEEP)], ids=["open", "keep"])
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_TB_1_7_recruiting_table(die: int, keep: bool, table: dict[int | None, int], value: int) -> None:
    s = scene(baron={"blue": 19}, keeps={"blue": [19]} if keep else {}, values={19: value}, die=die)
    plain, bonus = s.after("recruit 19"), s.after("recruit 19 die")
    assert plain.troops(19) == ("blue", table[None])
    assert bonus.troops(19) == ("blue", table[die] + (1 if value == 1 else 0))
    assert bonus.reserve("blue") == s.reserve("blue") - bonus.troops(19)[1]  # type: ignore[index]  # troops were recruited


def test_TB_1_7_an_enemy_keep_elsewhere_does_not_help_recruiting() -> None:
    s = scene(baron={"blue": 19}, keeps={"blue": [1]}, values={19: 2}, die=1)
    assert s.after("recruit 19 die").troops(19) == ("blue", 1)


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_TB_1_7_moving_table(die: int) -> None:
    s = scene(baron={"blue": 19, "yellow": 37}, knights={"blue": [19]}, die=die)
    assert s.tiles("baron") == walk(19, MOVES[die])
    assert s.tiles("knight1") == walk(19, MOVES[die])


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_TB_1_7_two_orders_from_four_up(die: int) -> None:
    s = scene(baron={"blue": 19}, die=die).play("recruit 19")
    assert s.may("recruit 19") == (die >= 4)


def test_TB_1_8_invariants_hold_through_whole_games() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, {"max_turns": 150})
        rng, out = Random(seats), state.buffer()
        while state.actor != donjon.OVER:
            if state.actor == donjon.CHANCE:
                state.apply(state.draw(rng, out))
            else:
                count = state.legal(out)
                state.apply(out[rng.randrange(count)])
            assert_invariants(state)


@pytest.mark.parametrize(
    ("broken", "where"),
    [
        ({"reserve": {"blue": 31}, "discard": {}}, "houses"),
        ({"keeps": {"blue": [19]}, "discard": {"blue": 2}}, "houses"),
        ({"keeps": {"blue": [19]}, "troops": {"yellow": {19: 3}}}, "troops"),
        ({"keeps": {"blue": [19], "yellow": [20]}}, "keeps"),
        ({"baron": {"blue": 19, "yellow": 19}}, "houses"),
        ({"mountains": [19], "troops": {"blue": {19: 1}}}, "troops"),
        ({"mountains": [19], "keeps": {"blue": [19]}}, "keeps"),
        ({"mountains": [19], "baron": {"blue": 19}}, "houses"),
        ({"mountains": [19], "knights": {"blue": [19]}}, "houses"),
    ],
    ids=[
        "31 troops",
        "builders",
        "siege of 3",
        "keeps touch",
        "barons",
        "troop up",
        "keep up",
        "baron up",
        "knight up",
    ],
)
def test_TB_1_8_a_position_that_breaks_an_invariant_is_refused(broken: dict[str, object], where: str) -> None:
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load(document_of(**broken))  # type: ignore[arg-type]  # any field of a scene
    assert refusal.value.where.split("[")[0] == where
