"""What people meet: every choice explained, every message there in both languages, every view plain JSON."""

import pytest

import donjon
from donjon.messages import LANGUAGES, knows

from .spread import Table, as_json, chooser, plain, walk


def known(key: str) -> None:
    for language in LANGUAGES:
        assert knows(key, language), f"{language}: {key}"


@pytest.mark.parametrize("table", plain(), ids=str)
def test_views_carry_what_all_games_share(table: Table) -> None:
    state = table.new()
    for ply, _ in enumerate(walk(state, chooser(f"{table} shared"))):
        if ply % 50:
            continue
        view = table.game.view(state, 0)
        assert view["game"] == table.game.slug
        assert view["you"] == 0
        assert view["turn"] == table.game.turn(state)
        assert [player["seat"] for player in view["players"]] == list(range(table.seats))
        assert view["result"] is None
    result = table.game.view(state, None)["result"]
    known(f"ending-{table.game.slug}-{result['ending']}")
    assert sorted(line["seat"] for line in result["ranking"]) == list(range(table.seats))
    for line in result["ranking"]:
        assert (line["rank"] == 1) == (line["result"] > 0)
        for part in line["score"]:
            known(f"score-{table.game.slug}-{part}")


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_options_are_named_and_explained(game: donjon.core.game.Game) -> None:
    as_json(game.describe())
    for option in game.options:
        known(f"option-{game.slug}-{option.name}")
        known(f"option-{game.slug}-{option.name}.help")
        known(f"group-{game.slug}-{option.group}")
        for word in option.shape().get("words", ()):
            known(f"option-{game.slug}-{option.name}-{word}")
        for part in option.shape().get("parts", ()):
            known(f"part-{game.slug}-{part}")


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_options_say_when_they_matter(game: donjon.core.game.Game) -> None:
    switches = {option.name for option in game.options if option.default is False}
    for option in game.options:
        assert set(option.seats) < set(game.seats)
        assert option.needs is None or option.needs in switches
        shape = option.shape()
        if shape.get("by_seats") is not None:
            assert shape["length"] == game.seats[-1] - shape["by_seats"] + 1
        elif shape["kind"] == "digits":
            assert len(shape["parts"]) == shape["length"]
        elif shape["kind"] == "numbers":
            assert len(shape["parts"]) == shape["longest"]


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_a_group_stands_together(game: donjon.core.game.Game) -> None:
    groups = [option.group for option in game.options]
    assert len({*groups}) == sum(here != before for here, before in zip(groups, [None, *groups], strict=False))


@pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)
def test_presets_can_be_played(game: donjon.core.game.Game) -> None:
    """The rulebook comes first; however many play, one of those on the box can be had."""
    assert game.presets[0].options == {}
    assert game.presets[0].minutes == game.minutes
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    assert 2 <= sum(preset.on_the_box for preset in game.presets) <= 3
    for preset in game.presets:
        known(f"preset-{game.slug}-{preset.name}")
        known(f"preset-{game.slug}-{preset.name}.help")
        for seats in preset.seats or game.seats:
            game.new(seats, preset.options)
    for seats in game.seats:
        assert any(preset.on_the_box and seats in (preset.seats or game.seats) for preset in game.presets)
