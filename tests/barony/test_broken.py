"""Refusals name the rule that is really broken: the rules of an action, or section 12 where only the order is wrong."""

from .scene import Scene, scene

HOME, NEXT, FAR = (0, 0), (1, 0), (3, 0)


def test_BY_4_14_a_token_that_no_payment_needs() -> None:
    assert scene(tokens={"blue": "FFFM"}).refused("pay mountain") == "BY-4.14"
    s = scene(tokens={"blue": "FFFFM"}).pay("F")
    assert s.refused("pay mountain") == "BY-4.14"


def test_section_12_a_token_that_is_needed_comes_after_the_dearer_ones() -> None:
    s = scene(tokens={"blue": "FFPWMM"})
    assert s.refused("pay mountain") == "BY-12", "two fields, a forest and a mountain are just enough"
    assert s.pay("FF").legal("pay") == {"pay plain", "pay forest"}
    assert s.refused("pay mountain") == "BY-12"
    overpaying = scene(tokens={"blue": "FFFM"}, options={"overpay": "any"})
    assert overpaying.refused("pay mountain") == "BY-12"


def builders(**given: object) -> Scene:
    return scene(**{"knights": {"blue": {HOME: 1, NEXT: 1, FAR: 1}}, **given})


def test_section_12_hexes_are_built_on_in_their_order() -> None:
    s = builders()
    first, *_, last = sorted((HOME, NEXT, FAR), key=s.number)
    assert s.build(last).refused(f"build {s.number(first)} village") == "BY-12"
    assert s.refused(f"build {s.number(last)} village") == "BY-4.10"


def test_BY_4_9_no_stronghold_is_left() -> None:
    s = builders(strongholds={"blue": [(-3, 0), (0, -3)]})
    assert s.refused(f"build {s.number(HOME)} stronghold") == "BY-4.9"


def test_section_12_a_charm_goes_from_place_to_place_in_their_order() -> None:
    s = scene(cities={"blue": [HOME, FAR]}, spells="Ch Ce Te To Ab", magic={"blue": 1}).play("cast Ch")
    first, last = sorted((HOME, FAR), key=s.number)
    assert s.refused(f"recruit {s.number(first)} 2") == "BY-7.6", "one knight in each city"
    assert s.recruit(last, 1).refused(f"recruit {s.number(first)} 1") == "BY-12"
