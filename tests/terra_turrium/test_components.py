"""TT-1 and TT-2: the board, the pieces, the set-up."""

import pytest
from librt.random import Random

import donjon
from donjon.games.terra_turrium.board import FLAGS, NOWHERE, SQUARES
from donjon.games.terra_turrium.rules import Turrium

from .scene import CUBES, GAME, NAMES, Scene, assert_invariants, document_of, scene


def fresh(seats: int, **options: object) -> Scene:
    return Scene(GAME.new(seats, {"start_player": "0", **options}))


def quarter(name: str) -> int:
    """TT-1.3, read off the name."""
    east, south = name[0] > "E", int(name[1:]) > 5
    return (2 if east else 3) if south else (1 if east else 0)


def test_TT_1_1_a_board_of_ten_by_ten_from_A1_at_the_top_left() -> None:
    assert [GAME.text(GAME.new(), action) for action in (0, 9, 90, 99)] == [
        "take A1",
        "take J1",
        "take A10",
        "take J10",
    ]
    s = scene(flags={"blue": ["B2"]}, phase="move")
    assert s.after("step B2 n").flag("B1") == "blue"
    assert s.after("step B2 e").flag("C2") == "blue"
    assert s.after("step B2 s").flag("B3") == "blue"
    assert s.after("step B2 w").flag("A2") == "blue"


@pytest.mark.parametrize(("seats", "cubes"), [(4, 116), (3, 80), (2, 36)])
def test_TT_1_2_cubes_and_six_flags_each(seats: int, cubes: int) -> None:
    document = fresh(seats).document
    assert sum(map(sum, document["heights"])) == cubes == CUBES[seats]
    assert [player["reserve"] for player in document["players"]] == [6] * seats


def test_TT_1_3_quarters_run_clockwise_from_the_north_west() -> None:
    view = GAME.view(GAME.new(4), None)
    assert [q["quarter"] for q in view["quarters"]] == ["nw", "ne", "se", "sw"]
    assert [q["seat"] for q in view["quarters"]] == [0, 1, 2, 3]
    for seat, corner in enumerate(["E5", "F5", "F6", "E6"]):
        s = Scene(GAME.new(4, {"start_player": str(seat)}))
        assert s.squares("flag") == {name for name in NAMES if quarter(name) == quarter(corner)}


def test_TT_1_4_a_document_holds_the_whole_state() -> None:
    s = scene(flags={"blue": ["A1"], "yellow": ["J1"]}).play("take D4", "take F1", "end", "place E5", "place E5")
    again = GAME.load(s.document)
    assert again.pack() == s.state.pack()
    assert s.document["taken"] == ["F1", "D4"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"hand": 1}, "heights"),
        ({"flags": []}, "players[0].reserve"),
        ({"heights": [[0] * 9 + [116]] + [[0] * 10] * 9}, "flags"),
    ],
)
def test_TT_1_5_a_position_that_breaks_an_invariant_is_refused(change: dict[str, object], where: str) -> None:
    document = document_of(flags={"blue": ["A1"]})
    GAME.load(document)
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load({**document, **change})
    assert refusal.value.where == where


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TT_1_5_invariants_hold_and_towers_keep_their_height(seats: int) -> None:
    """Heights under flags change only where a flag moved, was captured or came back (section 13)."""
    rng = Random(seats)
    state = GAME.new(seats)
    out = state.buffer()
    standing: dict[tuple[str, str], int] = {}
    for _ in range(1500):
        if state.actor == donjon.OVER:
            break
        count = state.legal(out)
        state.apply(state.draw(rng, out) if state.actor == donjon.CHANCE else out[rng.randrange(count)])
        assert_invariants(state)
        s = Scene(state)
        now = {(flag["square"], flag["colour"]): s.height(flag["square"]) for flag in s.document["flags"]}
        assert all(now[tower] == standing[tower] for tower in now.keys() & standing.keys())
        standing = now
        for same in (state, state.copy(), GAME.load(GAME.dump(state))):
            assert_flags_are_found(same)


def assert_flags_are_found(state: donjon.State) -> None:
    """Where a player's flags stand is kept beside the board, in order of the squares."""
    assert isinstance(state, Turrium)
    for seat in range(state.seats):
        found = [int(square) for square in state.stand][FLAGS * seat : FLAGS * (seat + 1)]
        stands = [square for square in range(SQUARES) if state.flag[square] == seat]
        assert found == stands + [NOWHERE] * (FLAGS - len(stands))


@pytest.mark.parametrize(("seats", "first", "last"), [(4, "A1", "J10"), (3, "B2", "I9"), (2, "C3", "H8")])
def test_TT_2_1_the_active_area(seats: int, first: str, last: str) -> None:
    squares = [square["square"] for square in GAME.view(GAME.new(seats), None)["squares"]]
    assert (squares[0], squares[-1], len(squares)) == (first, last, {4: 100, 3: 64, 2: 36}[seats])
    outside = scene(seats=seats, phase="place", hand=1, taken=["E5"])
    assert outside.squares("place") == set(squares)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TT_2_2_one_cube_each_and_a_second_in_the_middle(seats: int) -> None:
    s = fresh(seats)
    for name in (square["square"] for square in GAME.view(s.state, None)["squares"]):
        middle = name[0] in "DEFG" and int(name[1:]) in (4, 5, 6, 7)
        assert s.height(name) == (2 if middle and seats > 2 else 1)


def test_TT_2_3_ownership_by_number_of_players() -> None:
    owners = {seats: [q["seat"] for q in GAME.view(GAME.new(seats), None)["quarters"]] for seats in (2, 3, 4)}
    assert owners == {4: [0, 1, 2, 3], 3: [0, 1, 2, None], 2: [0, 0, 1, 1]}


@pytest.mark.parametrize(("empty", "owners"), [(0, [None, 0, 1, 2]), (1, [2, None, 0, 1]), (2, [1, 2, None, 0])])
def test_TT_2_3_neutral_quadrant(empty: int, owners: list[int | None]) -> None:
    view = GAME.view(GAME.new(3, {"neutral_quadrant": empty}), None)
    assert [q["seat"] for q in view["quarters"]] == owners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TT_2_4_the_start_player_is_drawn_and_play_goes_clockwise(seats: int) -> None:
    state = GAME.new(seats)
    assert state.actor == donjon.CHANCE
    assert Scene(state).legal() == {f"first {seat}" for seat in range(seats)}
    assert len({state.weight(action) for action in state.actions()}) == 1
    s = scene(seats=seats, playing="yellow")
    order = []
    for _ in range(seats + 1):
        order.append(s.state.actor)
        s.pass_turn()
    assert order == [(1 + k) % seats for k in range(seats + 1)]


def test_TT_2_5_six_flags_each_on_six_constructions_of_their_own() -> None:
    s = fresh(2)
    north = {square for square in NAMES if square[0] in "CDEFGH" and int(square[1:]) in (3, 4, 5)}
    assert s.squares("flag") == north
    s.play("flag C3")
    assert s.squares("flag") == north - {"C3"}
    s.play("flag H3", "flag D4", "flag E4", "flag F4", "flag G4")
    assert s.playing == "yellow"
    assert s.squares("flag") == {f"{c}{r}" for c in "CDEFGH" for r in (6, 7, 8)}
    s.play(*[f"flag {c}8" for c in "CDEFGH"])
    assert (s.phase, s.playing) == ("take", "blue")


def test_TT_2_6_no_attack_is_counted_at_the_start() -> None:
    s = fresh(4)
    assert [s.attacks(colour) for colour in ("blue", "yellow", "red", "green")] == [0] * 4
    assert GAME.view(s.state, None)["attack_limit"] == 5
