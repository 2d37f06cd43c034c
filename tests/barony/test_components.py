"""BY-1: players, pieces, terrains, tokens, tiles."""

import pytest
from librt.random import Random

import donjon

from .scene import COLOURS, GAME, Scene, scene


def played(seats: int, decisions: int, seed: int = 1, **options: object) -> Scene:
    """A position of a random game."""
    state = GAME.new(seats, options)
    rng = Random(seed)
    out = state.buffer()
    for _ in range(decisions):
        if state.actor == donjon.OVER:
            break
        count = state.legal(out)
        state.apply(state.draw(rng, out) if state.actor == donjon.CHANCE else out[rng.randrange(count)])
    return Scene(state)


def test_BY_1_1_two_to_four_and_five_only_with_sorcery() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (2, 3, 4):
        assert GAME.options_of(GAME.new(seats))["sorcery"] is False
        assert GAME.options_of(GAME.new(seats, {"sorcery": True}))["sorcery"] is True
    assert GAME.options_of(GAME.new(5))["sorcery"] is True
    assert GAME.options_of(GAME.new(5, {"sorcery": False}))["sorcery"] is True


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_BY_1_2_pieces_are_conserved(seats: int) -> None:
    for seed in range(4):
        s = played(seats, 500, seed)
        for colour in COLOURS[:seats]:
            player = s.player(colour)
            total = {piece: player["reserve"][piece] + player["board"][piece] for piece in player["reserve"]}
            assert total["knights"] + player["box"] == 7
            assert total == {**total, "villages": 14, "strongholds": 2, "cities": 5}


def test_BY_1_3_one_building_per_hex_and_any_number_of_own_knights() -> None:
    s = scene(cities={"blue": [(0, 0)]}, knights={"blue": {(0, 0): 3, (1, 0): 1}})
    assert (0, 0) not in s.hexes("build")
    s.move((1, 0), (0, 0)).play("stop")
    assert s.knights((0, 0)) == {"blue": 4}


def test_BY_1_4_terrains_are_worth_gold_and_silver() -> None:
    s = scene(tokens={"blue": "F", "yellow": "PWM"})
    assert s.view["gold"] == [5, 4, 3, 2]
    assert s.view["silver"] == [3, 2, 1, 0]
    assert (s.player("blue")["gold"], s.player("blue")["silver"]) == (5, 3)
    assert (s.player("yellow")["gold"], s.player("yellow")["silver"]) == (9, 3)


@pytest.mark.parametrize(("letter", "tokens"), [("F", "F"), ("P", "P"), ("W", "W"), ("M", "M")])
def test_BY_1_5_each_of_four_terrains_has_its_token(letter: str, tokens: str) -> None:
    s = scene(land={(0, 0): letter}, knights={"blue": {(0, 0): 1}})
    assert s.build((0, 0)).play("done").tokens("blue") == tokens


@pytest.mark.parametrize("rank", range(4))
@pytest.mark.parametrize("new", range(3))
def test_BY_1_6_the_track_counts_rank_and_new_cities(rank: int, new: int) -> None:
    hexes = [(0, 0), (2, 0), (0, 2)][:new]
    s = scene(rank={"blue": rank}, cities={"blue": hexes}, new_cities={"blue": new})
    assert s.track("blue") == 15 * rank + 10 * new
    assert s.player("blue")["title"] == ["baron", "viscount", "count", "marquis"][rank]


def terrains(s: Scene) -> dict[str, int]:
    found = [hex["terrain"] for hex in s.view["hexes"]]
    return {terrain: found.count(terrain) for terrain in set(found)}


def test_BY_1_7_the_36_base_tiles() -> None:
    for seed in range(3):
        assert terrains(played(4, 36, seed)) == {"field": 24, "plain": 24, "forest": 24, "mountain": 20, "lake": 16}


def test_BY_1_8_the_9_sorcery_tiles() -> None:
    everything = {"field": 29, "plain": 29, "forest": 29, "mountain": 24, "lake": 19, "mystery": 5}
    for seed in range(3):
        assert terrains(played(5, 50, seed)) == everything


def test_BY_1_9_nine_spells_and_all_magic_comes_from_imprints() -> None:
    assert len(scene(spells="Ce Te To Ch Il Po Ab Pe Sa").view["spells"]) == 9
    s = played(5, 900, 3)
    earned = sum(3 + 2 * (len(p["imprints"]) > 1) + (len(p["imprints"]) > 2) for p in s.view["places"] if p["imprints"])
    held = sum(player["magic"] for player in s.view["players"])
    assert 0 <= held <= earned <= 30


def test_a_game_takes_as_long_as_its_box_says() -> None:
    assert GAME.describe()["minutes"] == 40
