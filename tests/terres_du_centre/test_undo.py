"""What may be taken back: nothing that told somebody something."""

from donjon.core.barrier import reveals

from .scene import GAME, Scene, scene


def told(s: Scene, text: str) -> bool:
    return reveals(GAME, s.state, GAME.parse(s.state, text))


def test_taking_a_card_up_tells_nobody_anything_and_laying_it_does() -> None:
    s = scene(hands={0: ["WWWG", "GGRR"]})
    assert not told(s, "take WWWG")
    assert told(s.play("take WWWG"), "put -2,0")


def test_a_piece_taken_or_put_down_tells_nothing_new() -> None:
    s = scene("WWW/GGG", hands={0: ["WWWG"]}, seal_on={0: 1})
    assert not told(s, "take keep 1")
    assert not told(s.after("take keep 1"), "put 0,0")
    assert not told(s, "take dragon knight")


def test_sealing_tells_that_it_was_done_not_what() -> None:
    assert not told(scene(seal_on={0: 2}), "seal 1")


def test_partners_who_share_are_told_at_once() -> None:
    s = scene(seats=4, hands={0: ["WWWG", "GGRR"]}, options={"team_share": True})
    assert not told(s, "take WWWG")
