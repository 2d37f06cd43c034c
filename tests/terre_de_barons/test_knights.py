"""TB-5: who is active on a tile."""

from itertools import product

import pytest

from .scene import COLOURS, GAME, Scene, scene


def melee(counts: tuple[int, ...], baron: str | None = None, **options: object) -> Scene:
    """So many knights of each colour on 19, the others busy elsewhere; there the baron who is to play, or none."""
    knights = {colour: [19] * count for colour, count in zip(COLOURS, counts, strict=True)}
    barons = {baron: 19} if baron else {}
    return scene(seats=4, playing=baron or "blue", baron=barons, knights=knights, options=options)


def commanders(counts: tuple[int, ...], **options: object) -> set[str]:
    """The colours whose baron could give an order from 19 (TB-5.4)."""
    return {colour for colour in COLOURS if melee(counts, colour, **options).may("recruit 19")}


def active_on(s: Scene, tile: int) -> str | None:
    """The colour of the active knight as everybody sees it."""
    officers = GAME.view(s.state, None)["officers"]
    colours = {officer["colour"] for officer in officers if officer["tile"] == tile and officer["active"]}
    assert len(colours) <= 1, "TB-5.3"
    return colours.pop() if colours else None


def strict_plurality(counts: tuple[int, ...]) -> str | None:
    most = max(counts)
    return COLOURS[counts.index(most)] if most and counts.count(most) == 1 else None


@pytest.mark.parametrize("mode", ["seed", "plurality"])
def test_TB_5_3_all_81_gatherings(mode: str) -> None:
    """The active colour is the strict plurality; the (2,1,1,1) of four colours is the one exception."""
    for counts in product((0, 1, 2), repeat=4):
        expected = strict_plurality(counts)
        if mode == "seed" and 0 not in counts:
            expected = None
        assert active_on(melee(counts, melee_mode=mode), 19) == expected, counts
        assert commanders(counts, melee_mode=mode) == ({expected} if expected else set(COLOURS)), counts


def test_TB_5_1_first_melee_second_melee_and_who_is_left() -> None:
    def standing(counts: tuple[int, ...]) -> list[tuple[str, bool, bool]]:
        officers = GAME.view(melee(counts).state, None)["officers"]
        here = [officer for officer in officers if officer["tile"] == 19]
        return [(officer["colour"], officer["active"], officer["melee"]) for officer in here]

    assert standing((1, 0, 1, 0)) == [("blue", False, True), ("red", False, True)]
    assert standing((2, 0, 1, 0)).count(("blue", True, False)) == 1
    assert standing((2, 0, 1, 0)).count(("blue", False, True)) == 1
    assert standing((2, 0, 0, 0)) == [("blue", True, False)] * 2
    assert all(melee and not active for _, active, melee in standing((2, 2, 1, 0)))
    assert all(melee and not active for _, active, melee in standing((2, 1, 1, 1)))


@pytest.mark.parametrize(
    ("counts", "active"),
    [
        ((0, 0, 0, 0), None),
        ((0, 1, 0, 0), "yellow"),
        ((0, 2, 0, 0), "yellow"),
        ((1, 1, 1, 1), None),
        ((2, 1, 1, 1), None),
        ((2, 2, 1, 1), None),
        ((1, 2, 0, 0), "yellow"),
        ((1, 2, 1, 0), "yellow"),
        ((2, 2, 1, 0), None),
        ((1, 1, 1, 0), None),
    ],
)
def test_TB_5_2_the_algorithm_case_by_case(counts: tuple[int, ...], active: str | None) -> None:
    assert active_on(melee(counts), 19) == active
    assert commanders(counts) == ({active} if active else set(COLOURS))


def test_TB_5_2_only_the_knights_standing_there_count() -> None:
    # State only: however they came, and officers elsewhere or barons do not matter.
    s = scene(baron={"yellow": 19}, knights={"blue": [13], "yellow": [20]}, die=6).play("knight1 19")
    assert active_on(s, 19) == "blue"
    assert active_on(s, 13) is None
    s.play("end turn", "roll 6", "knight1 19")
    assert active_on(s, 19) is None
    assert active_on(s, 20) is None
    s.play("end turn", "roll 6", "knight1 13")
    assert active_on(s, 19) == "yellow"


def test_TB_5_2_three_knights_each_the_unique_maximum() -> None:
    three = {"options": {"knights": 3}}
    assert active_on(scene(knights={"blue": [19, 19, 19], "yellow": [19, 19]}, **three), 19) == "blue"
    assert active_on(scene(knights={"blue": [19, 19], "yellow": [19, 19]}, **three), 19) is None
    assert active_on(scene(knights={"blue": [19, 19], "yellow": [19]}, **three), 19) == "blue"


def test_R5_two_one_one_one() -> None:
    assert active_on(melee((1, 1, 2, 1)), 19) is None
    assert active_on(melee((1, 1, 2, 1), melee_mode="plurality"), 19) == "red"


def test_TB_5_1_five_knights_on_a_blue_keep_leave_it_a_keep() -> None:
    given = {"seats": 4, "keeps": {"blue": [19]}, "troops": {"blue": {19: 1}}, "values": {19: 1}}
    five = {"blue": [19, 19], "red": [19], "green": [19], "yellow": [19]}
    assert scene(**given, knights=five).orders(19) == {"disperse"}
    assert scene(**given, knights=five, options={"melee_mode": "plurality"}).orders(19) == {
        "disperse",
        "recruit",
        "dismantle",
    }


def test_TB_5_4_no_command_no_transmission_no_crossing_for_the_others() -> None:
    # From the tile.
    assert scene(baron={"blue": 19}, knights={"yellow": [19]}, troops={"blue": {19: 3}}).orders(19) == set()
    # Through, from and to it.
    s = scene(baron={"blue": 16}, troops={"blue": {18: 1, 20: 1, 17: 1}}, knights={"yellow": [18]})
    assert s.play("concentrate 16").tiles("pull") == {17}
    # Beyond it.
    s = scene(baron={"blue": 16}, troops={"blue": {16: 1}}, knights={"yellow": [18]}).play("disperse 16")
    assert {17, 18} <= s.tiles("send")
    assert not {19, 20, 21, 22} & s.tiles("send")


def test_TB_5_4_troops_may_arrive_and_stand_but_not_be_ordered_away() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {16: 1}}, knights={"yellow": [18]}).play("disperse 16", "send 18")
    assert s.troops(18) == ("blue", 1)
    s.play("end turn", "roll 1", "end turn", "roll 1")
    assert not s.may("concentrate 16")
    s.play("end turn", "roll 6", "knight1 12", "end turn", "roll 1")
    assert s.may("concentrate 16")


def test_TB_5_4_no_effect_on_its_own_colour_nor_on_officers() -> None:
    s = scene(
        playing="yellow", baron={"yellow": 18}, knights={"yellow": [18]}, troops={"yellow": {18: 3, 20: 1}}, die=6
    )
    assert s.orders(18) == {"recruit", "disperse", "build", "concentrate"}
    s = scene(baron={"blue": 17}, knights={"yellow": [18]}, die=3)
    assert {18, 19} <= s.tiles("baron")


def test_TB_5_4_fights_are_unaffected() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {16: 3}}, keeps={"yellow": [18]}, knights={"yellow": [18]})
    s.play("disperse 16", "send 18", "send 18", "send 18")
    assert s.keep(18) is None
