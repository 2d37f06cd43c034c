"""Refusals name the rule that is really broken."""

from .scene import GAME, Scene


def test_BA_2_3_when_five_have_their_tiles_only_one_of_value_1_can_be_removed() -> None:
    s = Scene(GAME.new(5, {"first_player": 1, "value1_deal": "random"}))
    s.play("reveal quarry")
    assert s.refused("reveal quarry") == "BA-2.2"
    s.play("reveal pond", "reveal vineyard", "reveal pond", "reveal quarry")
    assert s.legal() == {"reveal vineyard", "reveal quarry", "reveal pond"}
    assert s.refused("reveal village") == "BA-2.3"
    assert s.refused("draw 1") == "BA-2.3"
