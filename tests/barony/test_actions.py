"""BY-4: the six actions."""

from itertools import combinations_with_replacement

import pytest

from .scene import outcomes, scene


def test_BY_4_1_two_knights_or_three_beside_a_lake_in_one_city() -> None:
    s = scene(cities={"blue": [(0, 0), (3, 0)]}, land={(-1, 0): "L", (0, -1): "L"})
    assert s.recruits((0, 0)) == {1, 2, 3}
    assert s.recruits((3, 0)) == {1, 2}
    s.recruit((0, 0), 3)
    assert s.knights((0, 0)) == {"blue": 3}
    assert s.actor == "yellow"
    assert scene(cities={"yellow": [(0, 0)]}).refused(f"recruit {s.number((0, 0))} 1") == "BY-4.1"


def test_BY_4_2_no_more_than_the_reserve_holds() -> None:
    near = {(1, 0): "L"}
    assert scene(cities={"blue": [(0, 0)]}, land=near, reserve={"blue": 2}).recruits((0, 0)) == {1, 2}
    empty = scene(cities={"blue": [(0, 0)]}, knights={"blue": {(3, 0): 1}}, land=near, reserve={"blue": 0})
    assert empty.legal("recruit") == set()
    assert empty.refused(f"recruit {empty.number((0, 0))} 1") == "BY-4.2"


def test_BY_4_3_one_knight_or_two() -> None:
    s = scene(knights={"blue": {(0, 0): 1, (2, 0): 1}, "yellow": {(-3, 0): 1}})
    one = s.copy().move((0, 0), (0, 1))
    assert "stop" in one.legal()
    assert one.copy().play("stop").actor == "yellow"
    two = one.move((2, 0), (2, 1))
    assert two.actor == "yellow"
    assert (two.knights((0, 1)), two.knights((2, 1))) == ({"blue": 1}, {"blue": 1})
    assert s.refused(f"move {s.number((-3, 0))} n") == "BY-4.3"


def test_BY_4_4_the_same_knight_never_moves_twice() -> None:
    s = scene(knights={"blue": {(0, 0): 2}}).move((0, 0), (1, 0))
    assert s.targets((1, 0)) == set()
    assert s.refused(s.step((1, 0), (2, 0))) == "BY-4.4"
    assert s.targets((0, 0))
    joined = scene(knights={"blue": {(0, 0): 1, (1, 0): 1}}).move((0, 0), (1, 0))
    assert (2, 0) in joined.targets((1, 0))


def beside(**given: object) -> set[tuple[int, int]]:
    """Where blue may go from (0, 0), with something on (1, 0)."""
    knights = {"blue": {(0, 0): 1}, **given.pop("knights", {})}  # type: ignore[dict-item]
    s = scene(seats=4, knights=knights, **given)
    return s.targets((0, 0)) & {(1, 0)}


def test_BY_4_5_a_no_lake_and_not_off_the_board() -> None:
    assert beside(land={(1, 0): "L"}) == set()
    s = scene(knights={"blue": {(0, -3): 1}})
    assert s.targets((0, -3)) == {
        cell for cell in [(1, -3), (1, -4), (0, -4), (-1, -3), (-1, -2), (0, -2)] if cell in s.cells
    }
    assert s.refused(f"move {s.number((0, -3))} n") == "BY-4.5"


@pytest.mark.parametrize("building", ["cities", "strongholds"])
def test_BY_4_5_b_no_enemy_city_or_stronghold(building: str) -> None:
    assert beside(**{building: {"red": [(1, 0)]}}) == set()
    assert beside(**{building: {"blue": [(1, 0)]}}) == {(1, 0)}


def test_BY_4_5_c_no_two_pawns_of_one_opponent() -> None:
    assert beside(knights={"red": {(1, 0): 2}}) == set()
    assert beside(knights={"red": {(1, 0): 1}}, villages={"red": [(1, 0)]}) == set()
    assert beside(knights={"red": {(1, 0): 1}}) == {(1, 0)}
    assert beside(villages={"red": [(1, 0)]}) == {(1, 0)}
    assert beside(knights={"red": {(1, 0): 1}, "green": {(1, 0): 1}}, villages={"yellow": [(1, 0)]}) == {(1, 0)}


def test_BY_4_5_d_one_enemy_pawn_closes_a_mountain() -> None:
    assert beside(land={(1, 0): "M"}, knights={"red": {(1, 0): 1}}) == set()
    assert beside(land={(1, 0): "M"}, villages={"red": [(1, 0)]}) == set()
    assert beside(land={(1, 0): "M"}, villages={"blue": [(1, 0)]}) == {(1, 0)}
    assert beside(land={(1, 0): "M"}) == {(1, 0)}


def test_BY_4_6_leaving_is_free_and_own_buildings_do_not_obstruct() -> None:
    s = scene(
        seats=3, knights={"blue": {(0, 0): 1}, "red": {(0, 0): 1}}, villages={"blue": [(1, 0)], "yellow": [(0, 0)]}
    )
    assert len(s.targets((0, 0))) == 6
    out_of_city = scene(cities={"blue": [(0, 0)]}, knights={"blue": {(0, 0): 1}})
    assert len(out_of_city.targets((0, 0))) == 6


def test_BY_4_7_the_second_move_sees_the_result_of_the_first() -> None:
    s = scene(knights={"blue": {(0, 0): 1, (2, 0): 1, (1, 0): 1}, "yellow": {(1, 0): 1}}, villages={"yellow": [(3, 0)]})
    s.move((0, 0), (1, 0))
    assert s.knights((1, 0)) == {"blue": 2}
    assert s.reserve("yellow") == 7
    s.move((1, 0), (1, 1))
    assert s.knights((1, 0)) == {"blue": 1}


def test_BY_4_8_where_one_may_build() -> None:
    s = scene(
        seats=3,
        spells="Ce Te To Ch Il",
        land={(0, 0): "P", (0, 3): "X"},
        knights={
            "blue": {(0, 0): 1, (1, 0): 1, (2, 0): 1, (3, 0): 1, (0, 3): 1, (-2, 0): 1},
            "red": {(1, 0): 1},
        },
        villages={"red": [(2, 0)], "blue": [(3, 0)]},
        cities={"blue": [(-2, 0)]},
    )
    assert s.hexes("build") == {(0, 0)}
    assert s.refused(f"build {s.number((0, 3))} village") == "BY-4.8"
    assert s.refused(f"build {s.number((-3, 0))} village") == "BY-4.8"


def test_BY_4_9_a_subset_of_hexes_each_in_one_way() -> None:
    hexes = [(0, 0), (1, 0), (0, 1)]
    s = scene(knights={"blue": dict.fromkeys(hexes, 1)}, land={(0, 0): "F", (1, 0): "W"})
    found = [
        built
        for text in s.legal("build")
        for built in outcomes(s.copy().play(text), lambda done: tuple(done.building(hex) for hex in hexes))
    ]
    # 3 choices for each hex, not all empty, and at most two strongholds.
    assert len(found) == len(set(found)) == 3**3 - 1 - 1
    s.build(min(hexes, key=s.number))
    assert "done" in s.legal()


def test_BY_4_9_reserves_are_limits() -> None:
    strongholds = [(-3, 0), (-2, 0)]
    s = scene(knights={"blue": {(0, 0): 2}}, strongholds={"blue": strongholds})
    assert s.legal("build") == {f"build {s.number((0, 0))} village"}
    s.build((0, 0))
    assert s.knights((0, 0)) == {"blue": 1}
    assert s.reserve("blue") == 6
    assert s.legal() == {"done"}


def test_BY_4_10_one_building_per_hex_and_strongholds_earn_too() -> None:
    s = scene(knights={"blue": {(0, 0): 2}}, land={(0, 0): "M"})
    s.build((0, 0), "stronghold")
    assert s.tokens("blue") == "M"
    assert s.refused(f"build {s.number((0, 0))} village") == "BY-4.10"


def test_BY_4_11_a_village_becomes_a_city() -> None:
    s = scene(villages={"blue": [(0, 0)]}, knights={"blue": {(0, 0): 1}})
    s.city((0, 0))
    assert s.building((0, 0)) == ("city", "blue")
    assert s.knights((0, 0)) == {"blue": 1}
    assert s.reserve("blue", "villages") == 14
    assert s.reserve("blue", "cities") == 1
    assert s.track("blue") == 10
    assert s.tokens("blue") == ""
    assert s.actor == "yellow"


@pytest.mark.parametrize("why", ["forest", "own city", "enemy city", "enemy knight", "no city left"])
def test_BY_4_11_what_prevents_a_city(why: str) -> None:
    own = [(1, 0)] if why == "own city" else []
    if why == "no city left":
        own = [(3, -3), (3, 0), (-3, 0), (-3, 3), (0, -3)]
    s = scene(
        villages={"blue": [(0, 0)]},
        land={(0, 0): "W"} if why == "forest" else {},
        cities={"blue": own, "yellow": [(1, 0)] if why == "enemy city" else []},
        knights={"yellow": {(0, 0): 1}} if why == "enemy knight" else {},
    )
    assert s.legal("city") == set()
    assert s.refused(f"city {s.number((0, 0))}") == "BY-4.11"


def test_BY_4_12_expeditions_to_empty_edge_hexes() -> None:
    rim = {(0, -3), (1, -3)}
    s = scene(
        spells="Ce Te To Ch Il",
        land={(-3, 0): "L"},
        knights={"blue": {(0, -3): 1}},
        villages={"yellow": [(1, -3)]},
    )
    edge = {cell for cell in s.cells if sum((cell[0] + dq, cell[1] + dr) in s.cells for dq, dr in STEPS) < 6}
    assert rim <= edge
    assert s.hexes("expedition") == edge - rim - {(-3, 0)}
    box = s.player("blue")["box"]
    target = min(s.hexes("expedition"))
    s.expedition(target)
    assert s.knights(target) == {"blue": 1}
    assert (s.reserve("blue"), s.player("blue")["box"]) == (4, box + 1)
    assert scene(reserve={"blue": 1}).legal("expedition") == set()


STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def test_BY_4_13_one_rank_at_a_time() -> None:
    s = scene(tokens={"blue": "FFFFFF"})
    s.pay("FFF")
    assert (s.player("blue")["title"], s.track("blue"), s.tokens("blue")) == ("viscount", 15, "FFF")
    assert s.actor == "yellow"
    poor = scene(tokens={"blue": "FFP"})
    assert poor.refused("pay field") == "BY-4.13"


def all_payments(tokens: str, **options: object) -> set[str]:
    """What every way of paying leaves spent."""
    s = scene(tokens={"blue": tokens}, options=options)
    found = []
    for text in s.legal("pay"):
        found += outcomes(s.copy().play(text), lambda paid: paid.tokens("blue"))
    spent = ["".join(kind * (tokens.count(kind) - left.count(kind)) for kind in "FPWM") for left in found]
    assert len(spent) == len(set(spent)), "a payment was reached twice"
    return set(spent)


GOLD = {"F": 5, "P": 4, "W": 3, "M": 2}


def irredundant(most: int) -> set[str]:
    found = set()
    for size in range(1, most + 1):
        for tokens in combinations_with_replacement("FPWM", size):
            total = sum(GOLD[kind] for kind in tokens)
            if total >= 15 and total - min(GOLD[kind] for kind in tokens) < 15:
                found.add("".join(tokens))
    return found


def test_BY_4_14_the_36_irredundant_payments_each_once() -> None:
    paid = all_payments("F" * 8 + "P" * 8 + "W" * 8 + "M" * 8)
    assert paid == irredundant(8)
    assert len(paid) == 36


def test_BY_4_14_only_payments_that_can_be_completed_are_begun() -> None:
    s = scene(tokens={"blue": "FMMMMM"})
    assert s.legal("pay") == {"pay field"}
    assert scene(tokens={"blue": "FFFM"}).refused("pay mountain") == "BY-4.14"
