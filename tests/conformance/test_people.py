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
        for word in option.shape().get("words", ()):
            known(f"option-{game.slug}-{option.name}-{word}")
