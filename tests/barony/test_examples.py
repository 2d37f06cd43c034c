"""The worked examples EX-1 to EX-18 of the specification."""

import pytest

from .scene import Scene, outcomes, scene


def test_EX_1_recruit() -> None:
    city = {"red": [(0, 0)]}
    by_the_lake = scene(seats=3, playing="red", cities=city, reserve={"red": 4}, land={(1, 0): "L"})
    assert by_the_lake.recruits((0, 0)) == {1, 2, 3}
    by_the_lake.recruit((0, 0), 3)
    assert by_the_lake.reserve("red") == 1
    assert by_the_lake.knights((0, 0)) == {"red": 3}
    dry = scene(seats=3, playing="red", cities=city, reserve={"red": 4}, land={(1, 0): "F"})
    assert dry.recruits((0, 0)) == {1, 2}
    short = scene(seats=3, playing="red", cities=city, reserve={"red": 1}, land={(1, 0): "L"})
    assert short.recruits((0, 0)) == {1}


def test_EX_2_move() -> None:
    s = scene(knights={"blue": {(0, 0): 1, (2, 2): 1}})
    s.move((0, 0), (1, 0))
    assert s.targets((1, 0)) == set(), "a knight moves once"
    s.move((2, 2), (2, 1))
    assert s.knights((1, 0)) == s.knights((2, 1)) == {"blue": 1}
    assert s.actor == "yellow"
    pair = scene(knights={"blue": {(0, 0): 1, (1, 0): 1}}).move((0, 0), (1, 0))
    assert (2, 0) in pair.targets((1, 0)), "the other knight may go on"


def test_EX_3_entry() -> None:
    s = scene(
        seats=4,
        playing="green",
        land={(1, 0): "L", (0, -1): "F", (-1, 0): "M", (0, 1): "F"},
        cities={"red": [(1, -1)]},
        villages={"red": [(0, 1)]},
        knights={"green": {(0, 0): 1}, "blue": {(0, -1): 2}, "yellow": {(-1, 0): 1}},
    )
    assert s.targets((0, 0)) == {(-1, 1), (0, 1)}


@pytest.mark.parametrize("tokens", ["FMM", ""])
def test_EX_4_conflict(tokens: str) -> None:
    s = scene(
        seats=3,
        playing="yellow",
        land={(1, 0): "F"},
        knights={"yellow": {(0, 0): 1, (1, 0): 1}, "red": {(1, 0): 1}},
        villages={"blue": [(1, 0)]},
        tokens={"blue": tokens},
    )
    s.move((0, 0), (1, 0))
    assert s.knights((1, 0)) == {"yellow": 2}
    assert s.building((1, 0)) is None
    assert s.reserve("red") == 7
    assert s.reserve("blue", "villages") == 14
    if tokens:
        assert s.legal() == {"steal field", "steal mountain"}
        s.play("steal field")
        assert s.tokens("blue") == "MM"
        assert s.tokens("yellow") == "F"
    assert s.phase == "second"
    assert s.tokens("red") == ""


def builders() -> Scene:
    return scene(
        seats=3,
        playing="red",
        land={(0, 0): "M", (1, 0): "F", (3, 0): "W"},
        knights={"red": {(0, 0): 1, (1, 0): 1, (2, 0): 1, (3, 0): 1}, "blue": {(2, 0): 1}},
        villages={"red": [(3, 0)]},
    )


def test_EX_5_build() -> None:
    assert builders().hexes("build") == {(0, 0), (1, 0)}
    ways = [
        built
        for text in builders().legal("build")
        for built in outcomes(builders().play(text), lambda s: (s.building((0, 0)), s.building((1, 0))))
    ]
    assert len(ways) == len(set(ways)) == 8
    s = builders()
    before = {piece: s.reserve("red", piece) for piece in ("knights", "villages", "strongholds")}
    first, second = sorted([(0, 0), (1, 0)], key=s.number)
    kinds = {(0, 0): "village", (1, 0): "stronghold"}
    s.build(first, kinds[first]).build(second, kinds[second]).play("done")
    assert s.tokens("red") == "FM"
    after = {piece: s.reserve("red", piece) for piece in before}
    assert after == {
        "knights": before["knights"] + 2,
        "villages": before["villages"] - 1,
        "strongholds": before["strongholds"] - 1,
    }


def test_EX_6_new_city() -> None:
    shift = (-4, -1)

    def at(q: int, r: int) -> tuple[int, int]:
        return q + shift[0], r + shift[1]

    s = scene(
        seats=4,
        land={at(3, 0): "M", at(0, 3): "W"},
        villages={"blue": [at(0, 0), at(3, 0), at(0, 3), at(6, 0), at(3, 3)]},
        cities={"red": [at(7, 0)]},
        knights={"yellow": {at(3, 3): 1}},
        rank={"blue": 1},
    )
    assert s.hexes("city") == {at(0, 0), at(3, 0)}
    assert s.track("blue") == 15
    s.city(at(0, 0))
    assert s.track("blue") == 25
    assert s.building(at(0, 0)) == ("city", "blue")


def test_EX_7_expedition() -> None:
    rim, behind = (-4, 1), [(-3, 1), (-3, 0)]
    land = {rim: "F"}
    s = scene(seats=4, playing="green", land=land, villages={"red": behind}, reserve={"green": 4})
    removed = s.player("green")["box"]
    while rim not in s.hexes("expedition"):
        rim = (rim[0] - 1, rim[1])
    s.expedition(rim)
    assert s.reserve("green") == 2
    assert s.player("green")["box"] == removed + 1
    assert s.knights(rim) == {"green": 1}
    assert not scene(seats=4, playing="green", reserve={"green": 1}).legal("expedition")
    taken = scene(seats=4, playing="green", knights={"green": {rim: 1}}, reserve={"green": 4})
    assert rim not in taken.hexes("expedition")


def payments(s: Scene) -> set[str]:
    """What every way of paying for a title costs."""
    before = s.tokens("yellow")
    found = []
    for text in s.legal("pay"):
        found += outcomes(s.copy().play(text), lambda paid: paid.tokens("yellow"))
    spent = ["".join(kind * (before.count(kind) - left.count(kind)) for kind in "FPWM") for left in found]
    assert len(spent) == len(set(spent)), "a payment was reached twice"
    return set(spent)


def test_EX_8_title() -> None:
    s = scene(playing="yellow", tokens={"yellow": "FFPWMM"}, rank={"yellow": 2})
    assert s.track("yellow") == 30
    assert payments(s) == {"FFPW", "FFPM", "FFWM", "FPWMM"}
    s.pay("FFPM")
    assert s.player("yellow")["title"] == "marquis"
    assert s.track("yellow") == 45
    assert s.tokens("yellow") == "WM"


def test_EX_9_end() -> None:
    s = scene(
        playing="yellow",
        tokens={"yellow": "FFFWWP"},
        rank={"yellow": 3},
        cities={"yellow": [(0, 0), (3, 0), (-3, 0), (0, 3)]},
    )
    s.pay("FFF")
    assert s.ending == "duke"
    assert s.track("yellow") == 70
    score = s.view["result"]["ranking"][0]["score"]
    assert score == {"points": 74, "titles": 60, "cities": 10, "resources": 4}


@pytest.mark.parametrize(
    ("cast", "enemy", "allowed"), [("Ab+Pe+Sa", [], True), ("Ab+Sa", [], False), ("Ab+Pe+Sa", [(-1, 0)], False)]
)
def test_EX_10_combination(cast: str, enemy: list[tuple[int, int]], allowed: bool) -> None:
    s = scene(
        seats=4,
        playing="green",
        spells="Ab Pe Sa Ce To",
        land={(0, 0): "W"},
        knights={"green": {(0, 0): 1}},
        cities={"green": [(1, 0)], "red": enemy},
        magic={"green": 4},
    )
    assert (cast in s.casts()) == allowed
    if allowed:
        knights = s.reserve("green")
        s.play(f"cast {cast}").city((0, 0))
        assert s.building((0, 0)) == ("city", "green")
        assert s.reserve("green") == knights + 1
        assert s.track("green") == 10
        assert s.tokens("green") == "W"
        assert s.magic("green") == 0
        assert s.actor == "blue"


def test_EX_11_round_end() -> None:
    s = scene(
        seats=4,
        playing="yellow",
        rank={"yellow": 3, "green": 3},
        new_cities={"yellow": 1, "green": 1},
        cities={"yellow": [(0, 0)], "green": [(3, 0)]},
        knights={colour: {(-3, r): 1} for r, colour in enumerate(["blue", "yellow", "red", "green"])},
        tokens={"yellow": "FFFWWP", "green": "FFFWWP"},
    )
    s.pay("FFF")
    assert s.actor == "red"
    s.move((-3, 2), (-4, 2)).play("stop")
    assert s.actor == "green"
    s.pay("FFF")
    assert s.actor == "over"
    points = [s.player(colour)["points"] for colour in ("yellow", "green")]
    assert points == [74, 74]
    assert s.winner == "green"


def test_EX_12_visit() -> None:
    place = (0, 0)
    s = scene(
        seats=4,
        spells="Ce Te To Ch Il",
        land={place: "X"},
        knights={
            "blue": {(1, 0): 1},
            "red": {(-1, 0): 1},
            "yellow": {(0, 1): 1},
            "green": {(0, -1): 1},
        },
    )

    def turn(start: tuple[int, int], end: tuple[int, int]) -> None:
        s.move(start, end).play("stop")

    turn((1, 0), place)
    assert s.magic("blue") == 3
    turn((0, 1), (0, 2))
    turn((-1, 0), place)
    assert s.magic("red") == 2
    turn((0, -1), (0, -2))
    turn(place, (1, 0))
    turn((0, 2), (0, 1))
    turn(place, (-1, 0))
    turn((0, -2), (0, -1))
    turn((1, 0), place)
    assert s.magic("blue") == 3, "nothing for coming back"
    turn((0, 1), place)
    assert s.magic("yellow") == 1
    turn((-1, 0), (-1, 1))
    turn((0, -1), place)
    assert s.magic("green") == 0
    assert s.imprints(place) == ["blue", "red", "yellow"]


def test_EX_13_defence() -> None:
    s = scene(seats=3, villages={"blue": [(0, 0)]}, knights={"red": {(0, 0): 1}, "blue": {(1, 0): 1}})
    s.move((1, 0), (0, 0))
    assert s.knights((0, 0)) == {"blue": 1}
    assert s.reserve("red") == 7
    held = scene(seats=3, playing="red", villages={"blue": [(0, 0)]}, knights={"blue": {(0, 0): 1}, "red": {(1, 0): 1}})
    assert (0, 0) not in held.targets((1, 0))


def test_EX_14_three_way() -> None:
    s = scene(seats=4, knights={"blue": {(1, 0): 1, (0, 1): 1}, "red": {(0, 0): 1}, "green": {(0, 0): 1}})
    s.move((1, 0), (0, 0))
    assert s.knights((0, 0)) == {"blue": 1, "red": 1, "green": 1}
    s.move((0, 1), (0, 0))
    assert s.knights((0, 0)) == {"blue": 2}


def test_EX_15_teleportation() -> None:
    s = scene(
        seats=3,
        spells="Ce Te To Ch Il",
        land={(1, 0): "M"},
        villages={"red": [(1, 0)]},
        knights={"blue": {(0, 0): 1, (1, -1): 1}, "red": {(2, 0): 1}},
        magic={"blue": 2},
        tokens={"red": "P"},
    )
    assert (1, 0) not in s.targets((0, 0))
    s.play("cast Te").move((0, 0), (1, 0))
    assert s.magic("blue") == 1
    assert s.knights((1, 0)) == {"blue": 1}
    assert s.building((1, 0)) == ("village", "red")
    s.play(min(s.legal("expedition")))
    assert s.actor == "red"
    assert (1, 0) not in s.targets((2, 0))
    s.move((2, 0), (2, 1)).play("stop")
    s.play("cast Te").move((1, -1), (1, 0))
    assert s.building((1, 0)) is None
    assert s.tokens("blue") == "P"
    assert s.tokens("red") == ""


def test_EX_16_tornado() -> None:
    s = scene(
        seats=4,
        playing="green",
        spells="Ce Te To Ch Il",
        knights={"green": {(0, 0): 1}, "yellow": {(0, 0): 1}},
        villages={"red": [(1, 0)]},
        tokens={"red": "M"},
        magic={"green": 2},
    )
    s.play("cast To").move((0, 0), (1, 0))
    assert s.knights((0, 0)) == {}
    assert s.knights((1, 0)) == {"green": 1}
    assert s.building((1, 0)) is None
    assert s.tokens("green") == "M"
    assert s.magic("green") == 0


@pytest.mark.parametrize("middle", ["X", "L", "crowded"])
def test_EX_17_celerity(middle: str) -> None:
    land = {(1, 0): middle} if middle != "crowded" else {}
    knights: dict[str, dict[tuple[int, int], int]] = {"blue": {(0, 0): 1}}
    if middle == "crowded":
        knights["red"] = {(1, 0): 2}
    s = scene(seats=3, spells="Ce Te To Ch Il", land=land, knights=knights, magic={"blue": 1})
    magic = s.magic("blue")
    s.play("cast Ce")
    assert ((1, 0) in s.targets((0, 0))) == (middle == "X")
    if middle == "X":
        s.move((0, 0), (1, 0))
        assert s.magic("blue") == magic - 1 + 3
        assert (0, 0) not in s.targets((1, 0))
        s.move((1, 0), (2, 0))
        assert s.knights((2, 0)) == {"blue": 1}


def test_EX_18_charm_and_portal() -> None:
    cities = [(0, 0), (2, 0), (0, 2)]
    s = scene(spells="Ce Te To Ch Po", cities={"blue": cities}, reserve={"blue": 2}, magic={"blue": 1})
    found = outcomes(s.play("cast Ch"), lambda done: tuple(bool(done.knights(city)) for city in cities))
    assert len(found) == len(set(found)) == 6
    assert sorted(sum(ways) for ways in found) == [1, 1, 1, 2, 2, 2]
    six = {(-1, -1): 6}
    po = scene(
        spells="Ce Te To Ch Po", cities={"blue": cities}, knights={"blue": six}, box={"blue": 1}, magic={"blue": 2}
    )
    po.play("cast Po")
    assert po.recruits((0, 0)) == {1}
    po.recruit((0, 0), 1)
    assert po.player("blue")["box"] == 0
    seven = {(-1, -1): 7}
    none = scene(spells="Ce Te To Ch Po", cities={"blue": cities}, knights={"blue": seven}, magic={"blue": 2})
    assert "Po" not in none.casts()
