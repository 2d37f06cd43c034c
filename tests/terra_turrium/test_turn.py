"""TT-3: three phases, one after the other."""

from .scene import scene


def test_TT_3_1_phases_follow_each_other() -> None:
    s = scene(flags={"blue": ["A1"]})
    phases = [s.phase]
    for text in ("take A2", "take B1", "end", "place B1", "place B2", "step A1 e", "end"):
        phases.append(s.play(text).phase)
    assert phases == ["take", "take", "take", "place", "place", "move", "move", "take"]
    assert s.playing == "yellow"


def test_TT_3_1_placing_has_no_stop_and_is_skipped_with_an_empty_hand() -> None:
    s = scene().play("take A1", "end")
    assert not s.may("end")
    assert s.refused("end").rule == "TT-4.11"
    assert scene().play("end").phase == "move"


def test_TT_3_1_taking_and_moving_end_by_a_decision_even_when_it_is_the_only_one() -> None:
    s = scene(seats=2, flags={"blue": ["C3"]}).play("take D3", "take E3", "take F3")
    assert s.legal() == {"end"}
    s.play("end", "place C4", "place C4", "place D3")
    s = scene(
        flags={"blue": ["A1", "A2", "A3", "A4", "A5", "B1"]},
        bare=dict.fromkeys(["A1", "A2", "A3", "A4", "A5", "B1"], 1),
        phase="move",
    )
    assert s.legal() == {"end"}


def test_TT_3_2_a_turn_begins_afresh() -> None:
    s = scene(flags={"blue": ["E1"], "yellow": ["F1"]}, phase="move", taken=["A2"], heights={"E1": 2, "F1": 2})
    s.play("step E1 e", "end")
    document = s.document
    assert (document["taken"], document["hand"], document["movement"]) == ([], 0, 5)
    assert (document["attacked"], document["captured"]) == (False, False)


def test_TT_3_3_a_full_pass_is_always_possible() -> None:
    s = scene(seats=3)
    for colour in ("blue", "yellow", "red", "blue"):
        assert s.playing == colour
        s.pass_turn()
