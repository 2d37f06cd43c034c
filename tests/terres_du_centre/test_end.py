"""Section 11: the end, the score, the winner."""

import pytest

from .scene import GAME, Scene, scene

ALL_E = {"E1": (0, 0), "E2": (1, 0), "E3": (1, 1)}


def last_card(**more: object) -> Scene:
    """Seat 0 holds the last card of the game."""
    keeps = {"E1": (0, 0), "E2": (4, 0), "E3": (0, 1), "Br1": (4, 1), "Br2": (0, 2), "Br3": (4, 2)}
    given = {
        "keeps": keeps,
        "sealed": {"E": 1, "Br": 2},
        "hands": {0: ["WWWG"], 1: []},
        **more,
    }
    return scene("WWGYY/RRRWW/GGYRR", **given)


def test_TC_11_1_the_game_ends_after_the_turn_of_the_last_card() -> None:
    s = last_card().lay("WWWG", -2, 0)
    assert s.state.ending() == ""
    assert s.may("take dragon knight")  # pieces may still be put down
    s.play("end")
    assert (s.phase, s.state.ending()) == ("over", "cards")
    assert s.refused("end") == "TC-11.1"


def test_TC_11_1_or_when_all_have_lost_their_turn() -> None:
    s = scene("WG", keeps={"E1": (0, 0), "Br1": (1, 0)}, hands={0: [], 1: []})
    s.play("end")
    assert s.document["lost"] == 1
    s.play("end")
    assert (s.phase, s.state.ending()) == ("over", "lost")


def test_TC_11_1_an_action_starts_the_count_anew() -> None:
    s = scene("WG", keeps={"E1": (0, 0), "Br1": (1, 0)}, hands={0: [], 1: []})
    s.play("end", "seal 1")
    assert s.document["lost"] == 0
    s.play("end", "end")
    assert s.phase == "over"


def test_TC_11_1_a_discard_is_no_lost_turn() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"], 1: ["GGRR"]}, options={"max_extent": 2}, lost=1)
    s.play("end", "discard WWWG")
    assert s.document["lost"] == 0


def test_TC_11_1_a_card_starts_the_count_anew() -> None:
    s = scene("WG/YR", hands={0: ["WWWG"], 1: []}, lost=1).lay("WWWG", -2, 0)
    assert s.document["lost"] == 0


@pytest.mark.parametrize(("seal", "points"), [(1, 10 + 6), (2, 5 + 12), (3, 11)])
def test_TC_11_2_a_square_a_point_and_the_sealed_fief_twice(seal: int, points: int) -> None:
    s = scene("WWWWW/GGGGG/GYYYY", keeps={"E1": (0, 0), "E2": (1, 1)}, sealed={"E": seal})
    assert s.player(0, reader=0)["points"] == points


def test_TC_11_2_what_counts_as_a_square_of_the_fief() -> None:
    s = scene(
        "WWWGW/YYYYY",
        keeps={"E1": (0, 0)},
        knights={1: (1, 0)},
        bridges={0: (3, 0, False)},
        dragons={(1, "seal"): (0, 1)},
    )
    assert s.size("E1") == 4


def test_TC_11_2_the_sealed_cards_are_shown_at_the_end() -> None:
    s = last_card().lay("WWWG", -2, 0)
    assert s.player(1, reader=0)["sealed"] is None
    s.play("end")
    assert s.player(1)["sealed"] == 2
    assert s.scores() == [s.player(0)["squares"] + s.size("E1"), s.player(1)["squares"] + s.size("Br2")]


def test_TC_11_3_the_highest_total_wins() -> None:
    s = last_card().lay("WWWG", -2, 0).play("end")
    assert s.scores()[0] > s.scores()[1]
    assert s.results == [1.0, 0.0]


def test_TC_11_3_ties_are_shared() -> None:
    s = scene("WG", keeps={"E1": (0, 0), "Br1": (1, 0)}, hands={0: [], 1: []}).play("end", "end")
    assert s.results == [0.5, 0.5]
    ranking = GAME.view(s.state, None)["result"]["ranking"]
    assert [line["rank"] for line in ranking] == [1, 1]


def test_TC_11_3_partners_win_together() -> None:
    keeps = {"E1": (0, 0), "E3": (2, 0), "Br1": (3, 0)}
    s = scene("WWGY", seats=4, keeps=keeps, hands={0: [], 1: [], 2: [], 3: []})
    s.play("end", "end", "end", "end")
    assert s.scores() == [3, 1, 3, 1]
    assert s.results == [0.5, 0.0, 0.5, 0.0]
    assert [line["rank"] for line in GAME.view(s.state, None)["result"]["ranking"]] == [1, 1, 2, 2]
