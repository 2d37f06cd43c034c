"""BA-2: reserves, pile, market, start tile, and the arithmetic of the turns."""

import random

import pytest
from librt.random import Random

import donjon

from .scene import GAME, LETTERS, Scene


def fresh(seats: int, *texts: str, **options: object) -> Scene:
    """A new game with its first outcomes."""
    return Scene(GAME.new(seats, {"first_player": 1, **options})).play(*texts)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_BA_2_1_everybody_starts_with_nothing_but_keeps(seats: int) -> None:
    players = fresh(seats).view["players"]
    assert [player["honour"] for player in players] == [0] * seats
    assert [player["supply"] for player in players] == [{2: 5, 3: 4, 4: 3, 5: 2}[seats]] * seats


@pytest.mark.parametrize(("seats", "ones"), [(2, "YQ"), (3, "YQE"), (4, "YQEY"), (5, "YQEYQ")])
def test_BA_2_2_a_meadow_and_a_tile_of_value_1_by_seat(seats: int, ones: str) -> None:
    s = fresh(seats, first_player=2)
    held = [GAME.view(s.state, seat)["players"][seat]["reserve"] for seat in range(seats)]
    assert [sorted(LETTERS[kind] for kind in kinds) for kinds in held] == [sorted("P" + one) for one in ones]


def test_BA_2_2_dealt_by_lot_no_kind_again_before_all_three() -> None:
    s = fresh(5, value1_deal="random")
    assert s.legal() == {"reveal vineyard", "reveal quarry", "reveal pond"}
    s.play("reveal pond")
    assert s.legal() == {"reveal vineyard", "reveal quarry"}
    s.play("reveal quarry")
    assert s.legal() == {"reveal vineyard"}
    s.play("reveal vineyard")
    assert len(s.legal()) == 3
    s.play("reveal quarry")
    assert s.legal() == {"reveal vineyard", "reveal pond"}
    s.play("reveal pond")
    # The tile that five players do without is any of the thirteen left.
    weights = {GAME.text(s.state, action): s.state.weight(action) for action in s.state.actions()}
    assert weights == {"reveal vineyard": 5, "reveal quarry": 4, "reveal pond": 4}
    assert s.play("reveal quarry").view["unseen"]["quarry"] == 3


@pytest.mark.parametrize(("seats", "pile"), [(2, 69), (3, 67), (4, 65), (5, 61)])
def test_BA_2_3_five_players_do_without_a_meadow_and_a_pond(seats: int, pile: int) -> None:
    view = fresh(seats).view
    assert view["pile"] == pile
    if seats == 5:
        assert view["unseen"]["meadow"] == 28 - 5 - 1
        assert [view["unseen"][kind] for kind in ("vineyard", "quarry", "pond")] == [4, 4, 4]


def test_BA_2_4_the_market_opens_in_the_order_drawn() -> None:
    s = fresh(2, "reveal vineyard", "reveal village", "reveal meadow")
    assert s.market == "YVP"
    assert [place["cost"] for place in s.view["market"]] == [0, 1, 3]
    assert s.phase == "start"


def test_BA_2_4_a_market_of_another_size() -> None:
    s = fresh(2, "reveal vineyard", "reveal village", draw_costs="0,2")
    assert (s.market, s.phase) == ("YV", "start")
    s = fresh(2, *["reveal meadow"] * 4, draw_costs="0,1,2,4")
    assert (s.market, s.phase) == ("PPPP", "start")


def start(*rejected: str, **options: object) -> Scene:
    """Three meadows in the market, then these tiles, then a pond to start with."""
    texts = [*["reveal meadow"] * 3, *(f"reveal {kind}" for kind in rejected), "reveal pond"]
    return fresh(2, *texts, **options)


def test_BA_2_5_the_start_tile_lies_at_the_centre() -> None:
    s = start()
    assert s.view["tiles"] == [{"cell": "0,0", "kind": "pond", "value": 1}]
    assert (s.phase, s.view["pile"], s.view["known"]) == ("draw", 65, [])


def test_BA_2_5_a_negative_tile_goes_to_the_middle_of_the_pile() -> None:
    s = start("marsh")
    assert s.view["pile"] == 65
    # 64 tiles: 32 below it, 32 above it.
    assert s.view["known"] == [{"depth": 33, "kind": "marsh"}]
    assert s.view["unseen"]["marsh"] == 5
    rng, out = Random(1), s.state.buffer()
    seen: list[str | None] = []
    while s.state.actor != donjon.OVER and len(seen) < 40:
        if s.phase == "reveal":
            top = s.view["next"]
            assert (top is not None) == (s.view["pile"] == 33)
            if top is not None:
                assert s.legal() == {"reveal marsh"}
            seen.append(top)
            s.state.apply(s.state.draw(rng, out))
        else:
            s.state.apply(out[rng.randrange(s.state.legal(out))])
        GAME.check(s.state)
    assert seen.index("marsh") == 32


def test_BA_2_5_several_rejected_in_the_order_drawn() -> None:
    # 63 in the pile: the first at height 31, the second at height 32 (64 // 2), just above it.
    assert start("marsh", "cursed").view["known"] == [{"depth": 33, "kind": "cursed"}, {"depth": 34, "kind": "marsh"}]
    # 62: the first at 31, the second at 31 too (63 // 2) pushing it up, the third at 32 between them.
    assert [one["kind"] for one in start("marsh", "cursed", "marsh").view["known"]] == ["marsh", "marsh", "cursed"]


def test_BA_2_5_or_shuffled_in() -> None:
    s = start("marsh", negative_reinsert="shuffle")
    assert (s.view["known"], s.view["unseen"]["marsh"], s.view["pile"]) == ([], 6, 65)


def test_BA_2_5_negative_by_the_values_in_force() -> None:
    s = fresh(2, *["reveal meadow"] * 3, "reveal village", tile_values="-1,2,2,1,1,1,1,2")
    assert s.phase == "start"
    assert s.play("reveal cursed").phase == "draw"


def test_BA_2_6_the_first_player_is_drawn_or_named() -> None:
    s = Scene(GAME.new(3))
    assert s.legal() == {"first 0", "first 1", "first 2"}
    assert s.play("first 2").playing == 2
    assert fresh(3, first_player=2).playing == 1
    with pytest.raises(donjon.BadOption, match="first_player"):
        GAME.new(3, {"first_player": 4})


def test_BA_2_6_play_is_clockwise() -> None:
    s = fresh(3, *["reveal meadow"] * 4, first_player=3)
    order = []
    for _ in range(4):
        order.append(s.playing)
        s.play("draw 1", "reveal meadow")
        s.play(sorted(s.legal("meadow"))[0])
        if s.phase == "keep":
            s.play("pass")
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize(
    ("seats", "pile", "draws", "turns", "laid"),
    [(2, 65, 34, 36, 73), (3, 63, 22, 24, 73), (4, 61, 16, 18, 73), (5, 57, 12, 14, 71)],
)
@pytest.mark.parametrize("seed", range(4))
def test_BA_2_7_equal_draws_and_turns(seats: int, pile: int, draws: int, turns: int, laid: int, seed: int) -> None:
    """In games without an elimination; the last market tile goes to the last player, and two rounds follow."""
    rng = Random(random.Random(f"{seats} {seed}").getrandbits(40))
    s = Scene(GAME.new(seats, {"oubliettes_at": -21, "debt_floor": -2}))
    out = s.state.buffer()
    drew, lay = [0] * seats, [0] * seats
    last: list[int] = []
    while s.state.actor != donjon.OVER:
        actor = s.state.actor
        if actor == donjon.CHANCE:
            s.state.apply(s.state.draw(rng, out))
            if s.view["turn"] == 1 and sum(drew) == 0 and s.phase == "draw":
                assert s.view["pile"] == pile
            continue
        text = GAME.text(s.state, out[rng.randrange(s.state.legal(out))])
        if text.startswith("draw"):
            drew[actor] += 1
            last = []
        elif text.split()[0] in ("pass", "keep", "attempt", "decline"):
            pass
        else:
            lay[actor] += 1
            last.append(actor)
        GAME.play(s.state, text)
    assert not any(player["out"] for player in s.view["players"])
    assert (drew, lay) == ([draws] * seats, [turns] * seats)
    assert len(s.view["tiles"]) == laid
    first = s.view["first"]
    # After the last draw its player lays, then everybody twice.
    assert last == [(first - 1) % seats, *[(first + k) % seats for k in range(2 * seats)]]
