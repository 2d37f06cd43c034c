"""Section 2: what everybody gets, and what chance decides."""

import pytest
from librt.random import Random

import donjon

from .scene import GAME, Scene, scene


def dealt(seats: int, seed: int = 1, **options: object) -> Scene:
    """A game set up by chance alone."""
    state = GAME.new(seats, {"houses": "dealt", "seal_seat": "0-1", **options})
    rng, out = Random(seed), state.buffer()
    while state.actor == donjon.CHANCE:
        state.play(state.draw(rng, out))
        GAME.check(state)
    return Scene(state)


def test_TC_2_1_the_start_card_lies_at_the_origin() -> None:
    s = scene()
    assert [s.type_at(*at) for at in ((0, 0), (1, 0), (1, 1), (0, 1))] == ["W", "G", "R", "Y"]


@pytest.mark.parametrize("seats", [2, 3])
def test_TC_2_2_three_keeps_and_their_royal_cards(seats: int) -> None:
    for seat in range(seats):
        player = dealt(seats).player(seat)
        assert [keep["windows"] for keep in player["keeps"]] == [1, 2, 3]
        assert player["royal"] == [1, 2, 3]
        assert player["tokens"] == {"knight": "ready", "seal": "ready"}
        assert player["bridge"]


@pytest.mark.parametrize(("seats", "aside"), [(2, 12), (3, 3), (4, 2)])
def test_TC_2_3_hands_piles_and_what_is_set_aside(seats: int, aside: int) -> None:
    s = dealt(seats)
    assert GAME.view(s.state, None)["aside"] == aside
    for seat in range(seats):
        player = s.player(seat)
        assert player["hand"]["count"] == 3
        assert [pile["cards"] for pile in player["piles"]] == [2] * (3 if seats < 4 else 2)
    under = seats * (6 if seats < 4 else 4)
    assert len(s.document["stock"]) == aside + under


def test_TC_2_3_the_seal_lies_on_any_pile_alike() -> None:
    state = GAME.new(2, {"houses": "dealt"})
    state.play(state.actions()[0])
    assert Scene(state).legal() == {"pile 1", "pile 2", "pile 3"}
    assert {int(state.weight(action)) for action in state.actions()} == {1}
    found = {tuple(dealt(2, seed).document["seal_piles"]) for seed in range(150)}
    assert len(found) == 9


def test_TC_2_3_every_card_is_dealt_alike() -> None:
    state = GAME.new(2, {"deck": " ".join(["WWWW"] * 15 + ["GGGG"] * 5)})
    while Scene(state).phase != "deal":
        state.play(state.actions()[0])
    weights = {GAME.text(state, action): int(state.weight(action)) for action in state.actions()}
    assert weights == {"draw WWWW": 15, "draw GGGG": 5}
    state.play(GAME.parse(state, "draw WWWW"))
    assert state.weight(GAME.parse(state, "draw WWWW")) == 14


def test_TC_2_4_teams() -> None:
    s = dealt(4, first_seat="0")
    players = [s.player(seat) for seat in range(4)]
    assert [player["house"] for player in players] == ["edelstein", "brownbear"] * 2
    assert [[keep["windows"] for keep in player["keeps"]] for player in players] == [[1, 2]] * 2 + [[3, 4]] * 2
    assert [player["tokens"]["seal"] for player in players] == ["ready"] * 2 + ["absent"] * 2
    assert [player["tokens"]["knight"] for player in players] == ["absent"] * 2 + ["ready"] * 2
    assert [player["royal"] for player in players] == [[1, 2, 3, 4]] * 2 + [[]] * 2
    assert all(player["bridge"] for player in players)
    assert [pile is None for pile in s.document["seal_piles"]] == [False, False, True, True]


def test_TC_2_5_who_begins_is_drawn_and_play_goes_on_clockwise() -> None:
    firsts = {dealt(3, seed).actor for seed in range(30)}
    assert firsts == {0, 1, 2}
    s = scene(seats=3, mover=2, hands={2: ["WWWG"]}).lay("WWWG", -2, 0).play("end")
    assert s.actor == 0


def test_TC_2_5_the_seals_go_by_the_order_of_play() -> None:
    s = dealt(4, first_seat="1")
    assert s.actor == 1
    assert [s.player(seat)["tokens"]["seal"] for seat in range(4)] == ["absent", "ready", "ready", "absent"]


def test_TC_2_6_everybody_knows_their_own_cards_but_not_their_places() -> None:
    s = dealt(2, preview_own_cards=True)
    mine = s.player(0, reader=0)
    assert len(mine["known"]) == 6
    assert len(mine["hand"]["cards"]) == 3
    assert s.player(0, reader=1)["known"] is None
    assert s.player(0)["known"] is None
    known = list(mine["known"])
    while s.actor != 0:
        s.turn()
    free = 1 if s.document["seal_piles"][0] != 1 else 2
    s.raise_keep(free, *min(s.squares(f"take keep {free}")))
    drawn = s.player(0, reader=0)
    assert len(drawn["known"]) == 4
    assert sorted(drawn["known"] + [c for c in drawn["hand"]["cards"] if c not in mine["hand"]["cards"]]) == sorted(
        known
    )


def test_TC_2_7_an_empty_square() -> None:
    s = scene(
        "WGWYYYR/RRRRGWR",
        keeps={"E1": (0, 0), "Br1": (3, 0)},
        bridges={0: (1, 0, False)},
        knights={1: (5, 0)},
        dragons={(1, "seal"): (4, 1)},
    )
    occupied = {(0, 0), (1, 0), (2, 0), (3, 0), (5, 0), (4, 1)}
    assert not occupied & s.squares("take keep 2")
    assert not occupied & s.squares("take dragon knight")
    assert not occupied & s.squares("take knight")
    assert s.squares("take knight") == {(4, 0)}
