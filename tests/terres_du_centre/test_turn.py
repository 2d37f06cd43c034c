"""Section 3: the turn, its duty and its end."""

import pytest

from .scene import GAME, Scene, put, scene

# One place only for GGGW: its three green squares over (1,0), (1,1) and (2,1), the white one on (2,0).
SOLE = "GY./YYY/YYY"
TIGHT = {"max_extent": 3}


def test_TC_3_1_one_card_and_any_number_of_pieces() -> None:
    s = scene("WWW/GGG/RRR", hands={0: ["WWWG", "GGRR"]})
    s.play("take dragon knight", "put 1,0", "take keep 1", "put 0,0").draw()
    s.play("take keep 2", "put 0,1").draw()
    s.lay("GGRR", 3, 1)
    assert not s.legal("take WWWG")
    assert s.refused("take WWWG") == "TC-3.1"
    assert s.may("take keep 3")
    assert s.may("seal 1")
    s.play("end")
    assert s.actor == 1


def test_TC_3_1_the_turn_ends_only_by_choice() -> None:
    s = scene(hands={0: ["WWWG"]}).lay("WWWG", -2, 0)
    assert s.actor == 0
    assert s.may("end")


def test_TC_3_2_a_free_pile_comes_to_hand_at_once() -> None:
    s = scene(hands={0: ["WWWG"]}, seal_on={0: 3})
    s.play("take keep 1", "put 0,0")
    assert s.phase == "draw"
    s.draw()
    assert len(s.hand(0)) == 3
    new = next(card for card in s.hand(0) if card != "WWWG" and s.may(f"take {card}"))
    s.play(f"take {new}", sorted(s.after(f"take {new}").legal("put"))[0])


@pytest.mark.parametrize("first", ["keep", "seal"])
def test_TC_3_2_the_pile_under_the_seal_needs_both(first: str) -> None:
    s = scene(hands={0: ["WWWG"]}, seal_on={0: 2})
    steps = [["take keep 2", "put 0,0"], ["seal 1"]]
    for k, step in enumerate(steps if first == "keep" else steps[::-1]):
        s.play(*step)
        assert (s.phase == "draw") == (k == 1)


def empty_handed(**more: object) -> Scene:
    """Seat 1 plays, then seat 0 begins a turn with an empty hand."""
    given = {"mover": 1, "hands": {0: [], 1: ["WWWG"]}, **more}
    return scene("WGG/YGR", **given).lay("WWWG", -2, 0).play("end")


def test_TC_3_3_an_empty_hand_must_raise_a_keep() -> None:
    s = empty_handed()
    assert s.document["must_raise"]
    assert not s.may("end")
    assert s.refused("end") == "TC-3.3"
    s.raise_keep(1, 0, 1)
    assert len(s.hand(0)) == 2
    assert not s.may("end")
    assert s.refused("end") == "TC-3.4"
    s.turn()
    assert s.actor == 1


def test_TC_3_3_other_pieces_may_come_first() -> None:
    s = empty_handed().play("take dragon knight", "put 2,1")
    assert s.document["must_raise"]
    assert s.raise_keep(1, 0, 1).hand(0)


def test_TC_3_3_a_lone_seal_does_not_spare_the_keep() -> None:
    s = empty_handed(keeps={"E1": (0, 1)}, seal_on={0: 1})
    s.play("seal 1").draw()
    assert len(s.hand(0)) == 2
    assert not s.legal("take W", "take G", "take R", "take Y", "end")
    assert s.refused(f"take {s.hand(0)[0]}") == "TC-3.3"
    assert s.raise_keep(2, 2, 1).turn().actor == 1


def test_TC_3_3_without_a_place_for_a_keep_the_lone_seal_is_enough() -> None:
    everywhere = {"E1": (0, 0), "Br1": (1, 0), "Br2": (0, 1), "Br3": (2, 1)}
    s = scene("WGG/YGR", mover=1, keeps=everywhere, seal_on={0: 1, 1: 3}, hands={0: [], 1: ["WWWY"]})
    s.lay("WWWY", -2, 0, 1).play("end")
    assert s.document["must_raise"] == bool(s.legal("take keep"))
    s = scene("WGG/YGR", keeps=everywhere, seal_on={0: 1, 1: 3}, hands={0: []})
    assert not s.legal("take keep")
    assert s.refused("end") == "TC-3.4"
    s.play("seal 2").draw()
    assert len(s.hand(0)) == 2


def test_TC_3_4_the_end_needs_a_card() -> None:
    s = scene(hands={0: ["WWWG"]})
    assert s.refused("end") == "TC-3.4"
    assert s.lay("WWWG", -2, 0).may("end")


def test_TC_3_4_a_hand_that_cannot_be_laid_costs_a_discard() -> None:
    s = scene("WG/YR", hands={0: ["WWWG", "GGRR"], 1: ["RRYY"]}, options={"max_extent": 2})
    assert not s.legal("take WWWG", "take GGRR")
    s.play("end")
    assert s.phase == "discard"
    assert s.legal() == {"discard WWWG", "discard GGRR"}
    s.play("discard GGRR")
    assert s.hand(0) == ["WWWG"]
    assert s.actor == 1
    assert s.document["laid"] == 0


def test_TC_3_4_a_turn_without_cards_is_lost() -> None:
    s = scene("WG", keeps={"Br1": (0, 0), "Br2": (1, 0)}, hands={0: []})
    assert not s.legal("take keep")
    s.play("end")
    assert s.actor == 1
    assert s.document["lost"] == 1


def test_TC_3_5_a_dragon_may_not_take_the_only_support() -> None:
    s = scene("WG", hands={0: ["WWWR"]})
    assert s.squares("take dragon knight") == {(1, 0)}
    assert s.after("take dragon knight").refused("put 0,0") == "TC-3.5"
    assert s.lay("WWWR", -2, 0).after("take dragon knight").may("put 0,0")


def test_TC_3_5_no_piece_on_the_only_place() -> None:
    s = scene(SOLE, hands={0: ["GGGW"]}, options=TIGHT)
    assert s.after("take GGGW").legal() == {put(1, 0, 2)}
    place = {(1, 0), (1, 1), (2, 1)}
    assert s.squares("take keep 1") == {(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)}
    assert s.after("take keep 1").refused("put 1,0") == "TC-3.5"
    assert s.squares("take dragon knight") == {(0, 1), (0, 2), (1, 2), (2, 2)}
    assert not s.after("take keep 1", "put 0,2").draw().squares("take knight") & place


def test_TC_3_5_no_bridge_over_the_only_place() -> None:
    s = scene("GR./YYY/YRY", keeps={"E1": (1, 2)}, hands={0: ["GGGW"]}, options=TIGHT)
    assert s.after("take GGGW").legal() == {put(1, 0, 2)}
    assert s.refused("take bridge") == "TC-3.5"
    s = scene("GR./YYY/YRY", keeps={"E1": (1, 2)}, hands={0: ["GGGW"]}, options=TIGHT, card_played=True)
    assert s.after("take bridge").legal() == {put(1, 1, 1)}


def test_TC_3_5_a_hand_that_cannot_be_played_anyway_binds_nobody() -> None:
    s = scene("GG/YR", hands={0: ["WWWR"]}, options={"max_extent": 2})
    assert s.squares("take dragon knight") == {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_TC_3_5_a_compulsory_keep_must_stay_possible() -> None:
    s = scene("WG", mover=0, keeps={"Br1": (0, 0)}, hands={0: []}, must_raise=True)
    assert s.refused("take dragon knight") == "TC-3.5"
    free = scene("WGG", mover=0, keeps={"Br1": (0, 0)}, hands={0: []}, must_raise=True)
    assert free.squares("take dragon knight") == {(1, 0), (2, 0)}


def test_TC_3_5_a_compulsory_keep_that_spoils_every_card_is_free_of_the_test() -> None:
    given = {"keeps": {"E1": (0, 2)}, "knights": {1: (0, 0)}, "sealed": {"E": 1}, "hands": {0: ["GGGW"]}}
    owing = scene("GR./YYY/YYY", **given, options=TIGHT, must_raise=True)
    assert owing.squares("take keep 2") == {(1, 0)}
    assert not scene("GR./YYY/YYY", **given, options=TIGHT).legal("take keep")


def test_TC_3_5_released_cards_do_not_count() -> None:
    """The test looks at the hand before the action, so that legality never depends on hidden cards."""
    s = scene(SOLE, hands={0: ["GGGW"]}, options=TIGHT, seal_on={0: 3})
    assert (1, 1) not in s.squares("take keep 1")


def test_TC_3_5_with_an_empty_hand_a_pile_must_stay_within_reach() -> None:
    s = scene("WG", keeps={"Br1": (0, 0)}, hands={0: []}, options={"empty_hand_needs_donjon": False})
    assert not s.document["must_raise"]
    assert not s.may("take dragon knight")
    assert s.raise_keep(1, 1, 0).hand(0)


def test_TC_3_6_who_has_no_cards_has_no_turn() -> None:
    done = {"Br1": (0, 0), "Br2": (1, 0), "Br3": (1, 1)}
    s = scene(seats=3, keeps=done, sealed={"Br": 1}, hands={0: ["YYYW"], 1: [], 2: ["GGGW"]})
    s.lay("YYYW", -2, 1).play("end")
    assert s.actor == 2


def test_TC_3_7_pieces_are_final_and_a_token_has_one_use() -> None:
    s = scene("WWW/GGG", keeps={"E1": (0, 0)}, hands={0: ["WWWG"]}).play("take knight", "put 2,0")
    assert s.refused("take knight") == "TC-3.7"
    assert s.refused("take dragon knight") == "TC-3.7"
    s.play("seal 1")
    assert s.refused("take dragon seal") == "TC-3.7"
    s.play("take keep 2", "put 0,1").draw()
    assert s.refused("take keep 2") == "TC-5.1"


def test_TC_3_1_what_was_taken_is_put_down_before_anything_else() -> None:
    """One action after the other; and TC-3.7 makes final what lies on the land, which this does not yet."""
    s = scene(hands={0: ["WWWG"]}).play("take WWWG")
    assert s.refused("end") == "TC-3.1"
    assert s.refused("take keep 1") == "TC-3.1"
    assert GAME.view(s.state, 0)["taken"] == {"kind": "card", "card": "WWWG"}
