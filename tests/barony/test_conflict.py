"""BY-5: cohabitation and conflict."""

from collections.abc import Mapping

from librt.random import Random

import donjon

from .scene import COLOURS, GAME, Scene, scene


def test_BY_5_1_single_pawns_of_several_players_share_a_hex() -> None:
    s = scene(
        seats=4, knights={"blue": {(1, 0): 1}, "red": {(0, 0): 1}, "green": {(0, 0): 1}}, villages={"yellow": [(0, 0)]}
    )
    s.move((1, 0), (0, 0))
    assert s.knights((0, 0)) == {"blue": 1, "red": 1, "green": 1}
    assert s.building((0, 0)) == ("village", "yellow")


def test_BY_5_2_a_second_pawn_destroys_all_others() -> None:
    s = scene(seats=3, knights={"blue": {(1, 0): 1, (0, 0): 1}, "red": {(0, 0): 1}}, villages={"yellow": [(0, 0)]})
    s.move((1, 0), (0, 0))
    assert s.knights((0, 0)) == {"blue": 2}
    assert s.building((0, 0)) is None
    home = scene(knights={"blue": {(1, 0): 1}, "yellow": {(0, 0): 1}}, villages={"blue": [(0, 0)]})
    assert home.move((1, 0), (0, 0)).knights((0, 0)) == {"blue": 1}


def test_BY_5_3_destroyed_pieces_go_back_to_the_reserve() -> None:
    s = scene(
        seats=3,
        knights={"blue": {(1, 0): 1, (0, 0): 1}, "red": {(0, 0): 1}},
        villages={"yellow": [(0, 0)]},
        box={"red": 2},
    )
    s.move((1, 0), (0, 0))
    assert (s.reserve("red"), s.player("red")["box"]) == (5, 2)
    assert s.reserve("yellow", "villages") == 14


def raid(tokens: str) -> Scene:
    s = scene(knights={"blue": {(1, 0): 1, (0, 0): 1}}, villages={"yellow": [(0, 0)]}, tokens={"yellow": tokens})
    return s.move((1, 0), (0, 0))


def test_BY_5_4_the_attacker_chooses_one_token() -> None:
    s = raid("FPPM")
    assert s.phase == "steal"
    assert s.legal() == {"steal field", "steal plain", "steal mountain"}
    assert s.refused("steal forest") == "BY-5.4"
    s.play("steal plain")
    assert (s.tokens("blue"), s.tokens("yellow")) == ("P", "FPM")
    assert s.phase == "second"


def test_BY_5_4_no_choice_is_no_decision() -> None:
    s = raid("WW")
    assert (s.phase, s.tokens("blue"), s.tokens("yellow")) == ("second", "W", "W")
    none = raid("")
    assert (none.phase, none.tokens("blue")) == ("second", "")
    knight = scene(knights={"blue": {(1, 0): 1, (0, 0): 1}, "yellow": {(0, 0): 1}}, tokens={"yellow": "FP"})
    assert knight.move((1, 0), (0, 0)).tokens("blue") == ""


def test_BY_5_5_only_arriving_knights_destroy() -> None:
    s = scene(knights={"blue": {(0, 0): 1}, "yellow": {(0, 0): 1}}, villages={"blue": [(2, 0)]})
    assert (0, 0) not in s.hexes("build"), "one cannot build one's way into a fight"
    s.move((0, 0), (1, 0)).play("stop")
    assert s.knights((0, 0)) == {"yellow": 1}
    assert (2, 0) in s.targets((1, 0)) or s.actor == "yellow"


def test_BY_5_6_invariants_hold_in_random_games() -> None:
    for seed in range(3):
        state = GAME.new(3)
        rng, out = Random(seed), state.buffer()
        for _ in range(900):
            if state.actor == donjon.OVER:
                break
            count = state.legal(out)
            state.apply(state.draw(rng, out) if state.actor == donjon.CHANCE else out[rng.randrange(count)])
            if state.actor >= 0:
                assert_alone(GAME.view(state, None))


def assert_alone(view: Mapping[str, list[dict[str, object]]]) -> None:
    pawns: dict[object, dict[object, int]] = {}
    terrain = {hex["hex"]: hex["terrain"] for hex in view["hexes"]}
    strong = set()
    for building in view["buildings"]:
        pawns.setdefault(building["hex"], {})[building["colour"]] = 1
        if building["kind"] != "village":
            strong.add(building["hex"])
    for knights in view["knights"]:
        there = pawns.setdefault(knights["hex"], {})
        there[knights["colour"]] = there.get(knights["colour"], 0) + int(str(knights["count"]))
    for hex, colours in pawns.items():
        assert set(colours) <= set(COLOURS)
        assert len(colours) == 1 or max(colours.values()) == 1
        assert terrain[hex] != "lake"
        if hex in strong or terrain[hex] == "mountain":
            assert len(colours) == 1
