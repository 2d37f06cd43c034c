"""Section 13: what each parameter changes."""

import pytest

import donjon

from .scene import GAME, Scene, apart, outcomes, scene
from .test_actions import all_payments
from .test_setup import draw_board, of_terrain

ALL = "Ce Te To Ch Il Po Ab Pe Sa"
HOME, X1, X2 = (0, 0), (1, 0), (2, 0)


def test_first_seat() -> None:
    s = draw_board(3, 1, first_seat="2")
    assert s.actor == "red"
    while s.phase == "found":
        s.city(min(s.hexes("city")))
    assert s.actor == "red"
    drawn = Scene(GAME.new(3, {"first_seat": "random"}))
    assert drawn.legal() == {"first 0", "first 1", "first 2"}
    assert drawn.play("first 1").view["first"] == 1
    with pytest.raises(donjon.BadOption):
        GAME.new(2, {"first_seat": "2"})


def test_gold() -> None:
    assert "FPP" not in all_payments("FFPPPP")
    assert "PPP" in all_payments("PPPP", gold="4532")


def test_gold_of_equal_value_is_paid_in_the_order_of_the_terrains() -> None:
    s = scene(tokens={"blue": "FFPPP"}, options={"gold": "5532"}).play("pay plain")
    assert s.legal() == {"pay plain"}
    assert all_payments("FFPPP", gold="5532") == {"FFP", "FPP", "PPP"}


def test_silver() -> None:
    assert scene(tokens={"blue": "FM"}, options={"silver": "0123"}).player("blue")["points"] == 3


def test_bank_per_kind() -> None:
    s = scene(land={HOME: "F"}, knights={"blue": {HOME: 1}}, tokens={"yellow": "FF"}, options={"bank_per_kind": 2})
    assert s.build(HOME).tokens("blue") == ""
    more = scene(land={HOME: "F"}, knights={"blue": {HOME: 1}}, tokens={"yellow": "FF"}, options={"bank_per_kind": 3})
    assert more.build(HOME).tokens("blue") == "F"


def test_tiles() -> None:
    s = Scene(GAME.new(2, {"tiles": "FFF " * 9 + "LPP " * 9 + "/ / "}))
    assert s.legal() == {"lay FFF", "lay LPP", "lay PLP", "lay PPL"}
    for wrong in ("FFF", "FFF / FFF / ", "FQF / / ", "FF / / ", "XFF / / "):
        with pytest.raises(donjon.BadOption):
            GAME.new(2, {"tiles": wrong})


def test_layout() -> None:
    s = Scene(GAME.new(2, {"layout": "0:0..2 1:0..1"}))
    assert s.cells[:4] == [(0, 0), (1, 0), (0, 1), (2, -1)]
    assert len(s.cells) == 15
    for wrong in ("", "0", "0:1", "0:2..1", "0:0..0 0:0..0", "0:0..46", "0:0..30 1:0..30", "a:0..1"):
        with pytest.raises(donjon.BadOption):
            GAME.new(2, {"layout": wrong})
    with pytest.raises(donjon.BadOption, match="mysterious"):
        GAME.new(2, {"layout": "0:0..2", "sorcery": True})


def test_mystery_min_distance() -> None:
    """Two apart is refused by default, and comes about with the other value."""
    nearest = set()
    for seed in range(40):
        places = of_terrain(draw_board(4, seed, sorcery=True, mystery_min_distance=2), "mystery")
        nearest.add(min(apart(a, b) for a in places for b in places if a != b))
    assert 2 in nearest


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_forbid_adjacent_lakes(seats: int) -> None:
    def touching(s: Scene) -> bool:
        lakes = of_terrain(s, "lake")
        return any(apart(a, b) == 1 for a in lakes for b in lakes)

    assert any(touching(draw_board(seats, seed)) for seed in range(8))
    assert not any(touching(draw_board(seats, seed, forbid_adjacent_lakes=True)) for seed in range(8))


def in_one_piece(s: Scene) -> bool:
    land = {cell for cell, hex in zip(s.cells, s.view["hexes"], strict=True) if hex["terrain"] != "lake"}
    reached = {min(land)}
    frontier = [min(land)]
    while frontier:
        here = frontier.pop()
        near = {cell for cell in land if apart(cell, here) == 1} - reached
        reached |= near
        frontier += near
    return reached == land


def test_require_connected_land() -> None:
    """With many lakes on a small board the land is often cut; with the option it never is."""
    wet = {"layout": "0:0..3 1:0..2", "tiles": "LFP " * 8 + "/ / "}
    assert not all(in_one_piece(draw_board(2, seed, **wet)) for seed in range(30))
    assert all(in_one_piece(draw_board(2, seed, require_connected_land=True, **wet)) for seed in range(30))
    assert all(in_one_piece(draw_board(4, seed, require_connected_land=True)) for seed in range(4))


def test_title_cost() -> None:
    assert scene(tokens={"blue": "FF"}, options={"title_cost": 10}).pay("FF").track("blue") == 15
    assert scene(tokens={"blue": "FFF"}, options={"title_cost": 20}).legal("pay") == set()


def test_overpay() -> None:
    s = scene(tokens={"blue": "FFFPM"}, options={"overpay": "any"}).pay("FFF")
    assert s.legal() == {"pay plain", "pay mountain", "done"}
    s.play("pay mountain")
    assert s.legal() == {"done"}
    assert s.play("done").track("blue") == 15
    assert s.tokens("blue") == "P"
    anything = all_payments("FFFPM", overpay="any")
    assert {"FFF", "FFFP", "FFFM", "FFFPM", "FFPM"} == anything


def test_voluntary_pass() -> None:
    s = scene(knights={"blue": {HOME: 1}}, options={"voluntary_pass": True})
    assert "pass" in s.legal()
    assert s.play("pass").actor == "yellow"


def test_expedition_visits() -> None:
    edge = (0, -3)
    s = scene(spells=ALL, land={edge: "X"}, options={"expedition_visits": False})
    assert s.expedition(edge).magic("blue") == 0
    assert s.imprints(edge) == []
    assert s.knights(edge) == {"blue": 1}


def test_celerity_mid_arrival() -> None:
    given = {"seats": 3, "spells": ALL, "magic": {"blue": 1}, "options": {"celerity_mid_arrival": False}}
    s = scene(land={X1: "X"}, knights={"blue": {HOME: 1, X1: 1}, "red": {X1: 1}}, imprints={X1: ["red"]}, **given)
    s.play("cast Ce").move(HOME, X1)
    assert s.knights(X1) == {"blue": 2, "red": 1}, "no conflict on the way"
    s.move(X1, X2)
    assert s.knights(X1) == {"blue": 1, "red": 1}
    assert s.imprints(X1) == ["red"]
    shut = scene(knights={"blue": {HOME: 1}, "red": {X1: 2}}, **given).play("cast Ce")
    assert X1 not in shut.targets(HOME), "the middle hex must still be open"


def test_prune_spells() -> None:
    given = {"spells": ALL, "magic": {"blue": 4}, "knights": {"blue": {HOME: 1}}, "cities": {"blue": [(-3, 0)]}}
    assert "Ce+To" not in scene(**given).casts()
    free = scene(options={"prune_spells": False}, **given)
    assert {"Ce+To", "Ch+Po"} <= free.casts()
    assert "Ce+Te" not in free.casts(), "one step must teleport even so"
    assert outcomes(free.play("cast Ch+Po"), lambda s: s.knights((-3, 0))) == [{"blue": 1}]


@pytest.mark.parametrize("steps", [1, 2])
def test_te_steps(steps: int) -> None:
    s = scene(
        seats=3,
        spells=ALL,
        magic={"blue": 2},
        options={"te_steps": steps},
        land={X1: "M", X2: "M"},
        villages={"red": [X1, X2]},
        knights={"blue": {HOME: 1}},
    )
    s.play("cast Ce+Te").move(HOME, X1)
    assert (X2 in s.targets(X1)) == (steps == 2)
    assert (1, 1) in s.targets(X1)


def test_spells() -> None:
    s = draw_board(2, 1, sorcery=True, spells="Ce Po Sa")
    assert [spell["code"] for spell in s.view["spells"]] == ["Ce", "Po", "Sa"]
    for wrong in ("Ce Ce", "", "Xx"):
        with pytest.raises(donjon.BadOption):
            GAME.new(2, {"sorcery": True, "spells": wrong})


def test_stall_rounds_and_max_rounds() -> None:
    def idle(s: Scene) -> Scene:
        start = next(cell for cell in s.cells if s.targets(cell))
        return s.move(start, min(s.targets(start))).play("stop")

    knights = {"blue": {HOME: 1}, "yellow": {(3, 0): 1}}
    assert idle(idle(scene(knights=knights, options={"stall_rounds": 1}))).ending == "stall"
    assert idle(idle(scene(knights=knights, options={"max_rounds": 1}))).ending == "rounds"
