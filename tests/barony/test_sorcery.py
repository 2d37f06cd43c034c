"""BY-7: mysterious places and spells; each combination of each family has its own test."""

import pytest

from .scene import Scene, outcomes, scene

ALL = "Ce Te To Ch Il Po Ab Pe Sa"
HOME, X1, X2 = (0, 0), (1, 0), (2, 0)


def magus(**given: object) -> Scene:
    """Blue with four magic and all nine spells on the table; three at the table."""
    return scene(**{"seats": 3, "spells": ALL, "magic": {"blue": 4}, **given})


def test_BY_7_1_a_mysterious_place_is_land_without_buildings() -> None:
    s = scene(
        seats=3, spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1, X1: 1}, "red": {X1: 1}}, imprints={X1: ["blue"]}
    )
    assert X1 not in s.hexes("build")
    s.move(HOME, X1)
    assert s.knights(X1) == {"blue": 2}, "conflict as everywhere"
    sanctuary = magus(land={X1: "X"}, knights={"blue": {X1: 1}}, imprints={X1: ["blue"]})
    assert "Sa" not in sanctuary.casts()


def test_BY_7_2_new_cities_may_stand_beside_a_place() -> None:
    s = scene(spells=ALL, land={X1: "X"}, villages={"blue": [HOME]})
    assert s.hexes("city") == {HOME}


@pytest.mark.parametrize(("before", "gain"), [([], 3), (["red"], 2), (["red", "yellow"], 1), (["blue"], 0)])
def test_BY_7_3_the_first_three_visitors_gain_3_2_1(before: list[str], gain: int) -> None:
    s = scene(seats=4, spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1}}, imprints={X1: before} if before else {})
    s.move(HOME, X1)
    assert s.magic("blue") == gain
    assert s.imprints(X1) == (before if "blue" in before else [*before, "blue"])


def test_BY_7_3_a_spent_place_gives_nothing() -> None:
    s = scene(
        seats=4, spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1}}, imprints={X1: ["red", "yellow", "green"]}
    )
    assert s.move(HOME, X1).magic("blue") == 0


def test_BY_7_4_expeditions_and_the_middle_of_a_flight_are_arrivals() -> None:
    edge = (0, -3)
    s = scene(spells=ALL, land={edge: "X"})
    assert s.expedition(edge).magic("blue") == 3
    flight = magus(land={X1: "X"}, knights={"blue": {HOME: 1}}).play("cast Ce").move(HOME, X1)
    assert flight.magic("blue") == 4 - 1 + 3


def test_BY_7_4_the_conflict_comes_before_the_visit() -> None:
    s = scene(
        seats=3, spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1, X1: 1}, "red": {X1: 1}}, imprints={X1: ["red"]}
    )
    s.move(HOME, X1)
    assert s.reserve("red") == 7
    assert s.magic("blue") == 2
    assert s.imprints(X1) == ["red", "blue"], "imprints are permanent"


def test_BY_7_5_an_imprint_is_three_points() -> None:
    s = scene(spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1}})
    before = s.player("blue")["points"]
    assert s.move(HOME, X1).player("blue")["points"] == before + 3


def test_BY_7_6_sets_of_one_family_for_the_summed_cost() -> None:
    s = magus(
        land={X1: "M"},
        knights={"blue": {HOME: 1}, "yellow": {HOME: 1}},
        villages={"red": [X1], "blue": [(3, 0)]},
        cities={"blue": [(-3, 0)]},
        strongholds={"blue": [(-3, 2)]},
    )
    for cast in s.casts():
        family = {"Ce": 0, "Te": 0, "To": 0, "Ch": 1, "Il": 1, "Po": 1, "Ab": 2, "Pe": 2, "Sa": 2}
        assert len({family[spell] for spell in cast.split("+")}) == 1
    costs = {"Ce": 1, "Te": 1, "To": 2, "Te+To": 3, "Ch": 1, "Il": 1, "Po": 2, "Ch+Il": 2, "Ab": 1}
    for cast, cost in costs.items():
        assert s.copy().play(f"cast {cast}").magic("blue") == 4 - cost
    assert s.copy().play("cast Ce").legal().isdisjoint({"stop", "done", "pass"}), "a cast must be carried out"


def test_BY_7_6_only_what_is_face_up_and_paid_for() -> None:
    given = {"knights": {"blue": {HOME: 1}}, "cities": {"blue": [(-3, 0)]}}
    few = scene(spells="To Ch Il Ab Pe", magic={"blue": 1}, **given)
    assert few.casts() == {"Ch"}
    assert few.refused("cast To") == "BY-7.6"
    assert few.refused("cast Ce") == "BY-7.6"
    assert scene(knights={"blue": {HOME: 1}}).refused("cast Ce") == "BY-3.2", "there are no spells without Sorcery"
    twice = scene(spells="Ce To Ch Il Ab", magic={"blue": 1}, **given).play("cast Ch").recruit((-3, 0), 1).play("done")
    assert [spell["code"] for spell in twice.view["spells"]] == ["Ce", "To", "Ch", "Il", "Ab"], "spells stay for all"


def test_BY_7_7_a_single_spell_is_never_pruned() -> None:
    s = magus(knights={"blue": {HOME: 1}}, cities={"blue": [(-3, 0)]}, villages={"blue": [(3, 0)]})
    assert {"Ce", "To", "Ch", "Po", "Ab", "Pe"} <= s.casts()


def test_BY_7_7_in_a_set_every_spell_is_needed() -> None:
    s = magus(knights={"blue": {HOME: 1}}, cities={"blue": [(-3, 0)]}, villages={"blue": [(3, 0)]})
    useless = {"Ce+To", "Ch+Po", "Ab+Pe"}
    assert s.casts().isdisjoint(useless)
    assert {s.refused(f"cast {cast}") for cast in useless} == {"BY-7.7"}
    useful = magus(
        knights={"blue": {HOME: 1}, "red": {HOME: 1}},
        cities={"blue": [(-3, 0), (-3, 2)]},
        villages={"blue": [(-2, 0)]},
        box={"blue": 1},
    )
    assert useless <= useful.casts()


def test_BY_7_7_no_step_that_makes_a_spell_useless() -> None:
    s = magus(knights={"blue": {HOME: 1, (-3, 0): 1}, "red": {(2, 0): 1}}).play("cast Ce+To")
    assert s.targets((-3, 0)) == set(), "nothing to sweep there"
    assert s.targets(HOME) == {X1}
    s.move(HOME, X1)
    assert s.targets(X1) == {X2}


def test_BY_7_8_isolated_is_the_only_pawn_of_its_colour() -> None:
    guarded = magus(land={X1: "M"}, villages={"red": [X1]}, knights={"blue": {HOME: 1}, "red": {X1: 1}})
    assert "Te" not in guarded.casts()
    alone = magus(land={X1: "M"}, villages={"red": [X1]}, knights={"blue": {HOME: 1}})
    assert "Te" in alone.casts()


# The movement family.


def test_BY_7_9_celerity_two_steps() -> None:
    s = magus(knights={"blue": {HOME: 1, X1: 1}, "red": {X1: 1}, "yellow": {X2: 1}}).play("cast Ce").move(HOME, X1)
    assert s.knights(X1) == {"blue": 2}, "full arrival effects on the way"
    assert s.targets(X1) == {X2, (2, -1), (1, -1), (0, 1), (1, 1)}
    s.move(X1, X2)
    assert s.knights(X2) == {"blue": 1, "yellow": 1}
    assert s.actor == "yellow"


def test_BY_7_10_teleportation_onto_a_closed_mountain() -> None:
    magic = {"blue": 4, "yellow": 1}  # of the three that yellow's imprint brought, some went into the same spell
    knights = {"blue": {HOME: 1}, "yellow": {X1: 1}}
    s = magus(land={X1: "M"}, villages={"red": [X1]}, knights=knights, magic=magic).play("cast Te")
    assert s.targets(HOME) == {X1}
    s.move(HOME, X1)
    assert s.knights(X1) == {"blue": 1, "yellow": 1}
    assert s.building(X1) == ("village", "red")


def test_BY_7_9_tornado_sweeps_origin_and_arrival() -> None:
    s = magus(
        knights={"blue": {HOME: 1}, "yellow": {HOME: 1}, "red": {X1: 1}}, villages={"red": [HOME]}, tokens={"red": "FW"}
    )
    s.play("cast To").move(HOME, X1)
    assert s.legal() == {"steal field", "steal forest"}
    s.play("steal forest")
    assert (s.knights(HOME), s.building(HOME), s.knights(X1)) == ({}, None, {"blue": 1})
    assert s.tokens("blue") == "W"


def test_BY_7_9_tokens_are_taken_village_by_village() -> None:
    s = magus(
        knights={"blue": {HOME: 1}}, villages={"red": [HOME], "yellow": [X1]}, tokens={"red": "FW", "yellow": "PM"}
    )
    s.play("cast To").move(HOME, X1)
    assert (s.building(HOME), s.building(X1)) == (None, None), "both sweeps first"
    assert s.legal() == {"steal field", "steal forest"}, "the origin's owner first"
    s.play("steal field")
    assert s.legal() == {"steal plain", "steal mountain"}
    s.play("steal mountain")
    assert s.tokens("blue") == "FM"
    assert s.actor == "yellow"


def test_BY_7_9_conflicts_come_before_sweeps() -> None:
    s = magus(
        knights={"blue": {HOME: 1, X1: 1, X2: 1}},
        villages={"red": [X1], "yellow": [X2, HOME]},
        tokens={"red": "FW", "yellow": "FPWM"},
    )
    s.play("cast Ce+To").move(HOME, X1)
    assert s.legal() == {"steal field", "steal forest"}, "the conflict of step 1"
    s.play("steal field").move(X1, X2)
    assert s.legal("steal") == {"steal field", "steal plain", "steal forest", "steal mountain"}
    s.play("steal field")
    assert s.legal() == {"steal plain", "steal forest", "steal mountain"}, "the sweep of the origin"
    s.play("steal plain")
    assert s.tokens("blue") == "FFP"


def test_BY_7_10_celerity_with_teleportation() -> None:
    """Exactly one of the two steps teleports, whichever."""
    first = magus(land={X1: "M"}, villages={"red": [X1]}, knights={"blue": {HOME: 1}}).play("cast Ce+Te")
    assert first.targets(HOME) == {X1, (1, -1), (0, 1)}, "onto the mountain, or beside it first"
    first.move(HOME, X1)
    assert X2 in first.targets(X1)
    assert HOME not in first.targets(X1)
    second = magus(land={X2: "M"}, villages={"red": [X2]}, knights={"blue": {HOME: 1}}).play("cast Ce+Te")
    assert second.targets(HOME) == {X1}, "the hex beside the mountain"
    second.move(HOME, X1)
    assert second.targets(X1) == {X2}


def test_BY_7_9_celerity_with_tornado() -> None:
    """The origin and the final hex are swept, not the one between."""
    s = (
        magus(knights={"blue": {HOME: 1}, "red": {HOME: 1, X1: 1, X2: 1}})
        .play("cast Ce+To")
        .move(HOME, X1)
        .move(X1, X2)
    )
    assert s.knights(HOME) == {}
    assert s.knights(X1) == {"red": 1}
    assert s.knights(X2) == {"blue": 1}


def test_BY_7_9_teleportation_with_tornado() -> None:
    s = magus(
        land={X1: "M"}, villages={"red": [X1]}, knights={"blue": {HOME: 1}, "yellow": {HOME: 1}}, tokens={"red": "F"}
    )
    s.play("cast Te+To").move(HOME, X1)
    assert (s.building(X1), s.knights(X1), s.knights(HOME)) == (None, {"blue": 1}, {})
    assert s.tokens("blue") == "F"


def test_BY_7_9_celerity_with_teleportation_and_tornado() -> None:
    s = magus(land={X2: "M"}, villages={"red": [X2]}, knights={"blue": {HOME: 1}, "yellow": {X1: 1}})
    s.play("cast Ce+Te+To").move(HOME, X1)
    assert s.targets(X1) == {X2}
    s.move(X1, X2)
    assert (s.building(X2), s.knights(X2)) == (None, {"blue": 1})
    assert s.knights(X1) == {"yellow": 1}, "the middle is not swept"
    assert s.magic("blue") == 0


def test_BY_7_10_a_shared_mountain_stays_closed_to_ordinary_steps() -> None:
    s = magus(
        land={X1: "M"},
        villages={"red": [X1]},
        knights={"blue": {X1: 1, HOME: 1}, "red": {X2: 1}},
        tokens={"red": "P"},
        playing="red",
    )
    assert X1 not in s.targets(X2), "not even for the village's owner"
    again = magus(land={X1: "M"}, villages={"red": [X1]}, knights={"blue": {X1: 1, HOME: 1}}, tokens={"red": "P"})
    again.play("cast Te").move(HOME, X1)
    assert again.building(X1) is None, "the second pawn makes a conflict"
    assert again.tokens("blue") == "P"


def test_BY_7_12_a_step_needs_a_way_on() -> None:
    """A hex from which no second step leads on is not offered; the cost is paid before any visit."""
    shut = {(2, 0): "L", (2, -1): "L", (1, -1): "L", (1, 1): "L", (0, 1): "L"}
    s = magus(land=shut, knights={"blue": {HOME: 1}}).play("cast Ce")
    assert X1 not in s.targets(HOME)
    poor = scene(spells=ALL, land={X1: "X"}, knights={"blue": {HOME: 1}})
    assert poor.casts() == set(), "magic on the way cannot pay"


# The recruitment family.

TOWN, CASTLE = (-3, 0), (-3, 2)


def hall(**given: object) -> Scene:
    """Blue with two cities, one stronghold, two knights in the box."""
    return magus(**{"cities": {"blue": [TOWN, HOME]}, "strongholds": {"blue": [CASTLE]}, "box": {"blue": 2}, **given})


def test_BY_7_6_charm() -> None:
    found = outcomes(hall().play("cast Ch"), lambda s: (s.knights(TOWN), s.knights(HOME), s.knights(CASTLE)))
    one: dict[str, int] = {"blue": 1}
    assert sorted(map(str, found)) == sorted(map(str, [(one, {}, {}), ({}, one, {}), (one, one, {})]))


def test_BY_7_6_illusion() -> None:
    s = hall(land={(-2, 2): "L"}).play("cast Il")
    assert s.hexes("recruit") == {CASTLE}
    assert s.recruits(CASTLE) == {1, 2, 3}
    assert hall().play("cast Il").recruits(CASTLE) == {1, 2}


def test_BY_7_11_portal_takes_knights_from_the_box_first() -> None:
    s = hall(reserve={"blue": 5}).play("cast Po")
    assert s.hexes("recruit") == {TOWN, HOME}
    s.recruit(HOME, 1)
    assert (s.reserve("blue"), s.player("blue")["box"]) == (5, 1)
    both = hall(knights={"blue": {(3, 0): 4}}, box={"blue": 2}, land={(-1, 0): "L"}).play("cast Po")
    assert both.recruits(HOME) == {1, 2, 3}
    both.recruit(HOME, 3)
    assert (both.reserve("blue"), both.player("blue")["box"]) == (0, 0)


def test_BY_7_7_charm_with_illusion() -> None:
    found = outcomes(hall().play("cast Ch+Il"), lambda s: tuple(bool(s.knights(hex)) for hex in (TOWN, HOME, CASTLE)))
    assert len(found) == len(set(found))
    assert set(found) == {(True, False, True), (False, True, True), (True, True, True)}


def test_BY_7_11_charm_with_portal() -> None:
    s = hall(knights={"blue": {(3, 0): 5}}, box={"blue": 2})
    found = outcomes(s.play("cast Ch+Po"), lambda done: (bool(done.knights(TOWN)), bool(done.knights(HOME))))
    assert found == [(True, True)]
    assert hall(box={"blue": 0}).refused("cast Ch+Po") == "BY-7.7"


def test_BY_7_11_illusion_with_portal() -> None:
    s = hall(knights={"blue": {(3, 0): 6}}, box={"blue": 1}).play("cast Il+Po")
    assert s.hexes("recruit") == {CASTLE}
    assert s.recruits(CASTLE) == {1}
    assert s.recruit(CASTLE, 1).player("blue")["box"] == 0


def test_BY_7_11_charm_with_illusion_and_portal() -> None:
    s = hall(knights={"blue": {(3, 0): 5}}, box={"blue": 2}).play("cast Ch+Il+Po")
    found = outcomes(s, lambda done: tuple(bool(done.knights(hex)) for hex in (TOWN, HOME, CASTLE)))
    assert set(found) == {(True, False, True), (False, True, True)}, "two knights, one at the stronghold"
    assert s.magic("blue") == 0


# The construction family.


def site(**given: object) -> Scene:
    return magus(**given)


def test_BY_7_6_abundance() -> None:
    s = site(villages={"blue": [HOME]}, land={HOME: "F"}).play("cast Ab")
    assert s.hexes("city") == {HOME}
    s.city(HOME)
    assert (s.tokens("blue"), s.track("blue"), s.building(HOME)) == ("F", 10, ("city", "blue"))


def test_BY_7_6_petrification() -> None:
    assert site(villages={"blue": [HOME]}, land={HOME: "W"}).play("cast Pe").hexes("city") == {HOME}
    assert site(villages={"blue": [HOME]}, cities={"blue": [X1]}).play("cast Pe").hexes("city") == {HOME}
    assert "Pe" not in site(villages={"blue": [HOME]}, cities={"red": [X1]}).casts()
    assert site(villages={"blue": [HOME]}).play("cast Pe").hexes("city") == {HOME}, "alone it is never pruned"


def test_BY_7_6_sanctuary() -> None:
    knights = {"blue": {HOME: 2, (3, 0): 1, (-2, 0): 1, (-3, 2): 1}, "red": {(3, 0): 1}}
    s = site(knights=knights, villages={"blue": [(-2, 0)]}, land={(-3, 2): "W"}).play("cast Sa")
    assert s.hexes("city") == {HOME}, "not beside an enemy, not on a village (R-22), not in a forest"
    s.city(HOME)
    assert s.knights(HOME) == {"blue": 1}
    assert s.building(HOME) == ("city", "blue")


def test_BY_7_7_abundance_with_petrification() -> None:
    s = site(villages={"blue": [HOME, (3, 0)]}, land={HOME: "W"}).play("cast Ab+Pe")
    assert s.hexes("city") == {HOME}, "where Petrification is needed"
    assert s.city(HOME).tokens("blue") == "W"


def test_BY_7_6_abundance_with_sanctuary() -> None:
    s = site(knights={"blue": {HOME: 1}}, land={HOME: "M"}).play("cast Ab+Sa").city(HOME)
    assert (s.tokens("blue"), s.knights(HOME), s.building(HOME)) == ("M", {}, ("city", "blue"))


def test_BY_7_7_petrification_with_sanctuary() -> None:
    s = site(knights={"blue": {HOME: 1, (3, 0): 1}}, land={HOME: "W"}).play("cast Pe+Sa")
    assert s.hexes("city") == {HOME}
    assert s.city(HOME).tokens("blue") == ""


def test_BY_7_7_abundance_with_petrification_and_sanctuary() -> None:
    s = site(knights={"blue": {HOME: 1}}, cities={"blue": [X1]}, land={HOME: "F"}).play("cast Ab+Pe+Sa").city(HOME)
    assert (s.tokens("blue"), s.magic("blue"), s.track("blue")) == ("F", 0, 10)
