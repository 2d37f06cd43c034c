"""The worked examples E1 to E17 of the specification, as they stand. With two players yellow plays its Red."""

import pytest

import donjon

from .scene import Scene, lines_from, scene, walk

FREE = {"recruit", "disperse"}


def gathering(colours: str, *, seats: int, **more: object) -> Scene:
    """Blue's baron and a troop on 19, and knights there: one letter each."""
    names = {"B": "blue", "R": "red" if seats > 2 else "yellow", "G": "green", "Y": "yellow"}
    knights: dict[str, list[int]] = {}
    for letter in colours:
        knights.setdefault(names[letter], []).append(19)
    given = {"baron": {"blue": 19}, "troops": {"blue": {19: 1}}}
    return scene(**{**given, **more}, seats=seats, knights=knights)


@pytest.mark.parametrize(("knights", "free"), [("R", False), ("RB", True), ("RRB", False), ("RRBB", True)])
def test_E1_knights_of_two_players(knights: str, free: bool) -> None:
    assert gathering(knights, seats=2).orders(19) == (FREE if free else set())


@pytest.mark.parametrize(
    ("knights", "free"),
    [
        ("R", False),
        ("RG", True),
        ("RGY", True),
        ("RRGY", False),
        ("RRGYY", True),
        ("RRGGY", True),
        ("RRGYB", True),
    ],
)
def test_E2_knights_of_four_players(knights: str, free: bool) -> None:
    assert gathering(knights, seats=4).orders(19) == (FREE if free else set())


def test_E2_by_plurality_the_second_red_knight_blocks() -> None:
    assert gathering("RRGYB", seats=4, options={"melee_mode": "plurality"}).orders(19) == set()


@pytest.mark.parametrize(
    ("knights", "orders"),
    [
        ("B", {"recruit", "dismantle", "concentrate", "disperse"}),
        ("BR", {"concentrate", "disperse"}),
        ("BRR", set()),
        ("BBR", {"recruit", "dismantle", "concentrate", "disperse"}),
        ("", {"concentrate", "disperse"}),
    ],
)
def test_E3_a_keep_without_a_baron(knights: str, orders: set[str]) -> None:
    keep = {"baron": {}, "keeps": {"blue": [19]}, "troops": {"blue": {19: 1, 20: 1}}}
    assert gathering(knights, seats=2, **keep).orders(19) == orders


def points(*values: int) -> tuple[int, int]:
    """Tile points and diversity of keeps on tiles of these values."""
    tiles = dict(zip((1, 3, 12, 14, 30), values, strict=False))
    s = scene(keeps={"blue": list(tiles)}, values=tiles, options={"goal": 94})
    player = s.player("blue")
    assert player["points"] == player["tile_points"] + player["diversity"]
    return player["tile_points"], player["diversity"]


def test_E4_diversity() -> None:
    assert points(1, 2) == (3, 2)
    assert points(1, 1, 1, 2, 2) == (7, 2)
    assert points(1, 2, 3) == (6, 3)
    assert points(1, 2, 3, 4) == (10, 4)


def test_E5_sixteen_points() -> None:
    assert points(4, 4, 4, 4) == (16, 0)
    assert points(4, 4, 3, 3) == (14, 2)
    assert points(4, 4, 3, 2) == (13, 3)
    assert points(4, 3, 2, 2, 1) == (12, 4)


def test_E6_recruit() -> None:
    def recruited(text: str, **given: object) -> tuple[str, int] | None:
        return scene(baron={"blue": 19}, **given).play(text).troops(19)

    assert recruited("recruit 19 die", values={19: 3}, die=4) == ("blue", 2)
    assert recruited("recruit 19", values={19: 3}, die=4) == ("blue", 1)
    assert recruited("recruit 19 die", values={19: 3}, keeps={"blue": [19]}, die=1) == ("blue", 2)
    assert recruited("recruit 19 die", values={19: 1}, die=6) == ("blue", 4)
    assert recruited("recruit 19", values={19: 1}, die=6) == ("blue", 1)
    few = {"values": {19: 3}, "troops": {"blue": {30: 10}}, "die": 6}
    assert recruited("recruit 19 die", reserve={"blue": 2}, **few) == ("blue", 2)
    assert not scene(baron={"blue": 19}, reserve={"blue": 0}, **few).legal("recruit")


def test_E7_fight() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}, "yellow": {21: 2}}).play("disperse 19")
    assert not s.may("send 22")
    assert s.play("send 21").troops(21) == ("yellow", 1)
    assert s.play("send 21").troops(21) is None
    assert (s.reserve("blue"), s.discard("yellow")) == (27 + 2, 2)
    assert s.play("send 22").troops(22) == ("blue", 1)


def stormed(troops: int, yellow: int = 37) -> Scene:
    return scene(
        baron={"blue": 19, "yellow": yellow},
        troops={"blue": {19: troops}, "yellow": {21: 1}},
        keeps={"yellow": [21]},
    )


def test_E8_destruction() -> None:
    s = stormed(4).play("disperse 19", "send 21")
    assert (s.troops(21), s.discard("yellow")) == (None, 3 + 1)
    s.play("send 21", "send 21")
    assert (s.troops(21), s.keep(21)) == (("blue", 2), "yellow")
    s.play("send 21")
    assert (s.troops(21), s.keep(21)) == (None, None)
    assert (s.reserve("blue"), s.keeps_left("yellow"), s.discard("yellow")) == (26 + 4, 10, 4)


def test_E8_two_troops_left_behind_stop_recruiting() -> None:
    s = stormed(3, yellow=21).play("disperse 19", "send 21", "send 21", "send 21")
    assert s.troops(21) == ("blue", 2)
    s.play("end turn", "roll 1")
    assert s.playing == "yellow"
    assert "recruit" not in s.orders(21)


def captured(sent: int, inside: int = 0) -> Scene:
    troops = {19: 12, 21: inside} if inside else {19: 12}
    s = scene(baron={"blue": 19}, troops={"blue": troops}, keeps={"yellow": [21]})
    return s.play("disperse 19", *["send 21"] * sent)


def test_E9_capture() -> None:
    assert captured(2).keep(21) == "yellow"
    assert captured(3).keep(21) is None
    s = captured(12)
    assert (s.keep(21), s.troops(21)) == ("blue", None)
    assert (s.reserve("blue"), s.discard("blue")) == (18 + 9, 3)
    assert (captured(9, inside=2).keep(21), captured(10, inside=2).keep(21)) == (None, "blue")
    assert (captured(11).keep(21), captured(11).troops(21)) == (None, ("blue", 8))


def called(**more: object) -> Scene:
    given: dict[str, object] = {"troops": {"blue": {20: 1, 22: 1}, "yellow": {18: 1}}}
    return scene(baron={"blue": 16}, **{**given, **more})


def test_E10_concentration() -> None:
    s = called().play("concentrate 16", "pull 20")
    assert (s.troops(18), s.reserve("blue"), s.discard("yellow")) == (None, 29, 1)
    assert s.play("pull 22").troops(16) == ("blue", 1)
    s = called().play("concentrate 16", "pull 22")
    assert (s.troops(18), s.reserve("blue")) == (None, 29)
    assert s.play("pull 20").troops(16) == ("blue", 1)


@pytest.mark.parametrize(
    ("more", "commandable"),
    [
        ({"knights": {"yellow": [21]}}, {20}),
        ({"knights": {"yellow": [22]}}, {20}),
        ({"mountains": [21]}, {20}),
        ({"knights": {"yellow": [18]}}, set()),
        ({"knights": {"yellow": [18], "blue": [18]}}, {20, 22}),
    ],
)
def test_E11_transmission(more: dict[str, object], commandable: set[int]) -> None:
    s = called(**more)
    assert s.may("concentrate 16") == bool(commandable)
    if commandable:
        assert s.play("concentrate 16").tiles("pull") == commandable


def test_E12_dispersion() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {16: 2}}, knights={"yellow": [18]}).play("disperse 16")
    eastward = next(line for line in lines_from(16) if 17 in line)
    assert s.tiles("send") & set(eastward) == {17, 18}


def test_E13_moved_once() -> None:
    s = scene(baron={"blue": 16}, troops={"blue": {22: 1}}, keeps={"yellow": [19]}, die=6)
    s.play("concentrate 16", "pull 22")
    assert s.troops(19) == ("blue", 1)
    assert not s.may("concentrate 16")
    s.play("end turn", "roll 1", "end turn", "roll 1")
    assert s.play("concentrate 16", "pull 19").troops(16) == ("blue", 1)


def test_E14_moves() -> None:
    given = {"baron": {"blue": 16, "yellow": 22}, "knights": {"blue": [16]}}
    s = scene(**given, die=2).play("baron 19")
    assert s.tiles("baron") == walk(19, 1)
    s = scene(**given, die=2).play("knight1 17")
    assert s.tiles("baron") == walk(16, 3)
    s = scene(**given, die=6)
    assert s.tiles("baron") == walk(16, 1)
    assert s.play("baron 17").tiles("baron") == walk(17, 1)
    s = scene(baron={"blue": 19, "yellow": 20}, die=6).play("baron 20")
    assert s.legal() == {f"baron {tile}" for tile in walk(20, 1)}


def test_E15_ride() -> None:
    s = scene(baron={"blue": 30, "yellow": 8}, knights={"blue": [30]}, card={"blue": 8})
    swapped = s.after("ride baron")
    assert (swapped.post("blue")[0], swapped.post("yellow")[0]) == (8, 30)
    ridden = s.after("ride knight1")
    assert (ridden.post("blue")[:2], ridden.post("yellow")[0]) == ([30, 8], 8)


def test_E16_two_orders() -> None:
    s = scene(baron={"blue": 19}, troops={"blue": {22: 3}}, die=5).play("concentrate 19", *["pull 22"] * 3)
    assert s.play("build").keep(19) == "blue"
    s = scene(baron={"blue": 19}, troops={"blue": {19: 3}}, die=5).play("recruit 19 die")
    assert not s.legal("recruit", "build", "disperse", "concentrate")


def test_E17_end_by_points() -> None:
    values = {1: 4, 3: 4, 12: 3, 25: 3}
    s = scene(baron={"blue": 25}, troops={"blue": {25: 3}}, keeps={"blue": [1, 3, 12]}, values=values)
    assert s.points("blue") == 11 + 2
    s.play("build")
    assert (s.points("blue"), s.state.actor, s.ending) == (16, donjon.OVER, "points")


def test_E17_end_by_troops_even_if_the_attacker_trails() -> None:
    s = scene(
        playing="yellow",
        baron={"yellow": 19},
        troops={"yellow": {19: 2}, "blue": {21: 2}},
        reserve={"blue": 4},
        keeps={"blue": [1]},
        values={1: 4},
    )
    s.play("disperse 19", "send 21")
    assert (s.state.actor, s.ending) == (donjon.OVER, "troops")
    assert s.results == [1.0, 0.0]
