"""TT-9: the Burgenland variant and the other ways to play."""

from typing import Any

import pytest

import donjon

from .scene import GAME, Scene, document_of, scene

STAIR = {"B2": 1, "C2": 2, "D2": 3, "E2": 4, "E3": 4, "D3": 5}
ON_STAIR = ["B2", "C2", "D2", "E2", "E3", "D3"]
DUEL = {"H8": 2, "H9": 2, "I9": 2, "G8": 2}


def duel(**more: object) -> Scene:
    """Blue on H8 beside three yellow flags; open unless said otherwise."""
    given = {
        "bare": DUEL,
        "flags": {"blue": ["H8"], "yellow": ["H9", "I9", "G8"]},
        "phase": "move",
        "open": True,
        "heap": "A1",
    }
    options = {"burgenland": True, **more.pop("options", {})}  # type: ignore[dict-item]
    return scene(**{**given, **more, "options": options})


def test_TT_9_1a_no_captures_while_closed() -> None:
    s = duel(open=False)
    assert s.legal("step") == set()
    assert s.refused("step H8 s").rule == "TT-9.1"


def test_TT_9_1b_opened_for_all_at_the_end_of_a_turn_on_5_4_4_3_2_1() -> None:
    s = scene(
        bare=STAIR,
        flags={"blue": ON_STAIR, "yellow": ["J9"]},
        heights={},
        phase="move",
        heap="J9",
        options={"burgenland": True},
    )
    assert s.document["open"] is False
    s.play("end")
    assert s.document["open"] is True


@pytest.mark.parametrize(
    ("change", "opens"), [({}, True), ({"E3": 3}, False), ({"D3": 6}, False), ({"C2": 1}, False), ({"E2": 5}, False)]
)
def test_TT_9_1b_exactly_these_heights(change: dict[str, int], opens: bool) -> None:
    s = scene(bare={**STAIR, **change}, flags={"blue": ON_STAIR}, phase="move", options={"burgenland": True})
    assert s.play("end").document["open"] is opens


def test_TT_9_1c_two_captures_each_attack_or_defence() -> None:
    s = duel()
    s.play("step H8 s")
    assert s.captures("blue") == 1
    s.play("step H9 e")
    assert (s.captures("blue"), s.document["movement"]) == (2, 1)
    spent = duel(captures={"blue": 2})
    assert spent.refused("step H8 s").rule == "TT-9.1"
    home = duel(bare={"B2": 2, "C2": 2}, flags={"blue": ["B2"], "yellow": ["C2"]}, heap="J10")
    assert home.play("step B2 e").captures("blue") == 1


def test_TT_9_1c_counted_by_turn() -> None:
    s = duel(options={"bl_count": "per_turn"}, captures={"blue": 1}, movement=4)
    s.play("step H8 s", "step H9 e")
    assert s.captures("blue") == 2


def test_TT_9_1d_attacks_are_not_counted() -> None:
    s = duel(options={"attack_limit": 0}).play("step H8 s")
    assert s.attacks("blue") == 0


def nearly(**options: object) -> Scene:
    """Blue's flag on E4 has only to step onto E3 to stand on 5, 4, 4, 3, 2 and 1, beside a yellow flag."""
    return scene(
        bare={**STAIR, "E4": 3, "F3": 3},
        flags={"blue": [*ON_STAIR[:4], "E4", "D3"], "yellow": ["F3"]},
        phase="move",
        heap="J10",
        options={"burgenland": True, **options},
    )


def test_R18_by_default_opened_for_all_at_the_end_of_the_turn_with_two_captures_each() -> None:
    usual = GAME.options_of(GAME.new())
    assert [usual[name] for name in ("bl_opens", "bl_when", "bl_limit")] == ["all", "turn_end", "each"]
    s = nearly().play("step E4 n")
    assert s.document["open"] is False
    assert s.refused("step E3 e").rule == "TT-9.1"
    s.play("end")
    assert (s.document["open"], GAME.view(s.state, None)["burgenland"]["open_to"]) == (True, [0, 1, 2, 3])
    assert s.play("end", "step F3 w").captures("yellow") == 1


def test_R18_opened_only_to_who_reached_it() -> None:
    s = nearly(bl_opens="reacher").play("step E4 n", "end")
    assert (s.document["open"], [player["reached"] for player in s.document["players"]]) == (
        True,
        [True, False, False, False],
    )
    assert GAME.view(s.state, None)["burgenland"]["open_to"] == [0]
    s.play("end")
    assert s.legal("step") == set()
    assert s.refused("step F3 w").rule == "R18"
    s.play("end").pass_turn().pass_turn()
    assert s.play("end", "step E3 e").captures("blue") == 1


def test_R18_everybody_may_reach_it_in_turn() -> None:
    s = duel(
        bare={**DUEL, **STAIR, "J5": 4},
        flags={"yellow": ON_STAIR, "blue": ["H8"], "red": ["H9"]},
        playing="yellow",
        reached=("blue",),
        options={"bl_opens": "reacher"},
    )
    history = len(s.document["history"])
    s.play("end")
    assert [player["reached"] for player in s.document["players"]] == [True, True, False, False]
    assert (history, len(s.document["history"])) == (0, 1)


def test_R18_opened_at_once() -> None:
    s = nearly(bl_when="at_once")
    (choice,) = (choice for choice in GAME.choices(s.state, 0) if choice.text == "step E4 n")
    assert choice.effect is not None
    assert choice.effect.key == "effect-terra-turrium-open"
    s.play("step E4 n")
    assert (s.document["open"], s.document["history"]) == (True, [])
    assert s.play("step E3 e").captures("blue") == 1


def test_R18_at_once_even_in_passing_and_for_good() -> None:
    s = nearly(bl_when="at_once").play("step E4 n", "step E3 s", "end")
    assert s.document["open"] is True
    assert nearly().play("step E4 n", "step E3 s", "end").document["open"] is False


def test_R18_at_once_by_a_flag_that_comes_back() -> None:
    stair = {**STAIR, "E1": 4}
    given = {"bare": stair, "flags": {"blue": [*ON_STAIR[:4], "D3"]}, "phase": "move", "heap": "J10"}
    assert scene(**given, options={"burgenland": True, "bl_when": "at_once"}).play("flag E1").document["open"] is True
    assert scene(**given, options={"burgenland": True}).play("flag E1").document["open"] is False


def test_R18_at_once_to_who_reached_it() -> None:
    s = nearly(bl_when="at_once", bl_opens="reacher").play("step E4 n")
    (reacher,) = (player["colour"] for player in s.document["players"] if player["reached"])
    assert reacher == "blue"
    assert s.may("step E3 e")


def test_R18_the_captures_of_all_together() -> None:
    s = duel(options={"bl_limit": "together"}, captures={"yellow": 1})
    assert GAME.view(s.state, None)["burgenland"]["spent"] == [1, 1, 1, 1]
    (choice, *_) = (choice for choice in GAME.choices(s.state, 0) if choice.kind == "capture")
    assert choice.effect is not None
    assert choice.effect.key == "effect-terra-turrium-capture-shared"
    s.play("step H8 s")
    assert (s.captures("blue"), s.captures("yellow")) == (1, 1)
    assert s.refused("step H9 e").rule == "R18"
    assert duel(captures={"yellow": 1}).play("step H8 s").may("step H9 e")


def test_R18_the_captures_of_all_together_counted_by_turn() -> None:
    options = {"bl_limit": "together", "bl_count": "per_turn"}
    s = duel(options=options, captures={"yellow": 1}).play("step H8 s", "step H9 e")
    assert s.captures("blue") == 1
    assert duel(options=options, captures={"yellow": 2}).refused("step H8 s").rule == "R18"


def test_R18_the_bots_know_who_may_capture() -> None:
    """A flag beside an enemy who may not capture is in no danger, and worth more."""
    for options, more in (
        ({"bl_opens": "reacher"}, {"reached": ("red",)}),
        ({"bl_limit": "together"}, {"captures": {"red": 2}}),
    ):
        given = {"bare": DUEL, "flags": {"blue": ["H8"], "yellow": ["H9"]}, "phase": "move", "heap": "A1", "open": True}
        free = scene(**given, options={"burgenland": True, "bl_captures": 2})
        safe = scene(**given, options={"burgenland": True, "bl_captures": 2, **options}, **more)
        assert safe.state.estimate(0) != free.state.estimate(0)


def test_R18_who_reached_it_is_seen_and_observed() -> None:
    given = {"options": {"burgenland": True, "bl_opens": "reacher"}, "open": True}
    one, other = (scene(reached=(colour,), **given).state for colour in ("blue", "yellow"))
    assert one.digest() != other.digest()
    assert not one.looks_like(other, 0, GAME.observation)
    assert GAME.dump(one)["history"] != GAME.dump(other)["history"]


def test_R18_a_document_that_does_not_say_who_reached_it_is_read_as_open_for_all() -> None:
    s = duel(options={"bl_opens": "reacher"})
    assert [player["reached"] for player in s.document["players"]] == [True] * 4
    closed = duel(options={"bl_opens": "reacher"}, open=False)
    assert [player["reached"] for player in closed.document["players"]] == [False] * 4


REACHER = {"burgenland": True, "bl_opens": "reacher"}
ON_HEIGHTS: dict[str, Any] = {"bare": STAIR, "flags": {"yellow": ON_STAIR}, "heap": "J10"}


@pytest.mark.parametrize(
    ("document", "where"),
    [
        (document_of(options=REACHER, open=True, reached=()), "open"),
        (document_of(options=REACHER, open=False, reached=("blue",)), "open"),
        (document_of(options=REACHER, open=True, reached=("blue",), captures={"red": 1}), "players[2].captures"),
        (document_of(options=REACHER, open=True, reached=("blue",), **ON_HEIGHTS), "players[1].reached"),
        (document_of(options={"burgenland": True}, open=True, reached=("blue",)), "players[0].reached"),
        (
            document_of(
                options={"burgenland": True, "bl_when": "at_once"}, playing="yellow", phase="move", **ON_HEIGHTS
            ),
            "open",
        ),
        (
            document_of(
                options={"burgenland": True, "bl_limit": "together"}, open=True, captures={"blue": 1, "red": 2}
            ),
            "players",
        ),
        (document_of(options={"burgenland": True}, phase="move", open=True, captured=True, movement=3), "captured"),
    ],
)
def test_R18_a_land_that_cannot_be_is_refused(document: dict[str, object], where: str) -> None:
    with pytest.raises(donjon.BadDocument) as refusal:
        GAME.load(document)
    assert refusal.value.where == where


def test_R18_the_options_leave_the_digest_of_other_games_alone() -> None:
    s = duel(captures={"yellow": 1})
    for name, value in (("bl_when", "at_once"), ("bl_limit", "together")):
        assert duel(captures={"yellow": 1}, options={name: value}).state.digest() == s.state.digest()
    assert "reached" not in s.document["players"][0]


def test_TT_9_1_burgenland_is_won_like_the_game_itself() -> None:
    stair = {"A1": 1, "A2": 1, "B2": 2, "C2": 3, "D2": 4, "E2": 5, "F2": 6}
    flags = {"green": ["A1", "A2", "C2", "D2", "E2", "F2"]}
    s = scene(bare=stair, flags=flags, playing="green", first="blue", phase="move", options={"burgenland": True})
    assert s.play("step A2 e", "end").ending == "heights"


def test_TT_9_2_presets() -> None:
    presets = {preset.name: preset.options for preset in GAME.presets}
    assert presets["book"] == {}
    assert presets["community"] == {"enemy_take": "per_territory", "reentry": "own_border"}


@pytest.mark.parametrize("limit", [1, 2])
def test_TT_9_3_much_reduced_aggression(limit: int) -> None:
    s = scene(
        bare={"E2": 2, "F2": 2},
        flags={"blue": ["E2"], "yellow": ["F2"]},
        phase="move",
        attacks={"blue": limit - 1},
        options={"attack_limit": limit},
    )
    assert s.after("step E2 e").attacks("blue") == limit
    with pytest.raises(donjon.BadDocument):
        scene(attacks={"blue": limit + 1}, options={"attack_limit": limit})
