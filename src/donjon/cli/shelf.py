"""`donjon games` and `donjon --version`: what there is."""

import argparse
import platform
from typing import Any

import donjon
from donjon.cli.printing import print_json, print_table
from donjon.core.game import Game
from donjon.core.options import Option
from donjon.lab.uncompiled import compiled
from donjon.messages import knows, say


def version(language: str) -> str:
    """The version line."""
    return say(
        "cli-version-line",
        language,
        version=donjon.__version__,
        compiled="yes" if compiled() else "no",
        python=platform.python_version(),
    )


def games(asked: argparse.Namespace, language: str) -> None:
    """List the games, or show some with their options."""
    chosen = [donjon.game(slug) for slug in asked.games] or donjon.games()
    if asked.json:
        print_json({"games": [game.describe() for game in chosen]})
    elif asked.games:
        for game in chosen:
            print_table([_facts(game, language)])
            print_table([_option(game, option, language) for option in game.options])
    else:
        print_table([_facts(game, language) for game in chosen])


def _facts(game: Game, language: str) -> list[str]:
    players = say("cli-players", language, low=game.seats.start, high=game.seats[-1])
    minutes = say("cli-minutes", language, minutes=game.minutes)
    return [game.slug, game.title, f"{game.authors}, {game.year}", players, minutes]


def _option(game: Game, option: Option, language: str) -> list[str]:
    key = f"option-{game.slug}-{option.name}"
    label = say(key, language) if knows(key, language) else ""
    code = f"{key}.code"
    values = say(code, language) if knows(code, language) else _values(option.shape(), language)
    return [f"  {option.name}={_value(option.default, language)}", values, label]


def _value(value: object, language: str) -> str:
    if isinstance(value, bool):
        return say("cli-yes" if value else "cli-no", language)
    return str(value)


def _values(shape: dict[str, Any], language: str) -> str:
    """The values an option takes, in words."""
    if shape["kind"] == "choice":
        return " | ".join(shape["words"])
    bounds = {name: value for name, value in shape.items() if isinstance(value, int)}
    return say(f"cli-option-{shape['kind']}", language, **bounds)
