"""Writes the tables of docs/environments.md and its French twin: what each number of an observation is.

They stand between two marks, made from the games' `Features` and the words of the message catalogues.
"""

import sys
from pathlib import Path

import donjon
from donjon.core.features import Feature, Features
from donjon.core.game import Game
from donjon.core.sight import MANY
from donjon.messages import say

ROOT = Path(__file__).parents[1]
PAGES = {"en": ROOT / "docs" / "environments.md", "fr": ROOT / "docs" / "environments.fr.md"}
BEGIN, END = "<!-- features -->", "<!-- end of features -->"
WORDS = {
    "en": {
        "numbers": "{numbers} numbers with {seats} players by the rulebook; {ids} action ids",
        "head": "| feature | along | from | to | turns | what |",
        "actions": "| family | ids from | along | what |",
        "moves": "moves", "names": "names a place", "coordinate": "coordinate", "only": "with {option}",
        "symmetries": "Symmetries of the board: {names}.", "or": " and more",
        "none": "none of use: cards are never mirrored, and a turned card's corner depends on what is put down",
    },
    "fr": {
        "numbers": "{numbers} nombres à {seats} joueurs selon la règle ; {ids} numéros d’action",
        "head": "| nombre | selon | de | à | tourne | ce que c’est |",
        "actions": "| famille | numéros dès | selon | ce que c’est |",
        "moves": "se déplace", "names": "nomme une place", "coordinate": "coordonnée",
        "only": "avec {option}", "symmetries": "Symétries du plateau : {names}.",
        "none": "aucune d’utile : les cartes ne se retournent jamais, et le coin d’une carte tournée dépend de ce que "
        "l’on pose", "or": " et plus",
    },
}  # fmt: skip


def described(game: Game, seats: int, options: dict[str, object] | None = None) -> Features:
    found = game.features(game.new(seats, game.capped(options)))
    if found is None:
        raise SystemExit(f"{game.title} has no features")
    return found


def extras(game: Game) -> list[tuple[str, int]]:
    """Options, with the fewest seats they matter for, with which more is told: those features are marked."""
    found = []
    for option in game.options:
        if option.default is not False:
            continue
        for seats in game.seats:
            plain = {feature.name for feature in described(game, seats).features}
            if {feature.name for feature in described(game, seats, {option.name: True}).features} - plain:
                found.append((option.name, seats))
                break
    return found


def along(axes: tuple[tuple[str, int], ...], language: str) -> str:
    return " × ".join(f"{size} {say(f'axis-{axis}', language)}" for axis, size in axes)


def turns(feature: Feature, features: Features, language: str) -> str:
    """How a feature changes when the board is turned."""
    moving = {axis for symmetry in features.symmetries for axis in symmetry.images}
    kinds = []
    if any(axis in moving for axis, _ in feature.axes):
        kinds.append("moves")
    if feature.names:
        kinds.append("names")
    if feature.coordinate is not None:
        kinds.append("coordinate")
    return ", ".join(WORDS[language][kind] for kind in kinds)


def section(game: Game, language: str) -> list[str]:
    words = WORDS[language]
    plain = described(game, game.seats.start)
    lines = [f"### {game.title}", ""]
    lines += [words["numbers"].format(numbers=plain.numbers, seats=game.seats.start, ids=game.space) + ".", ""]
    names = ", ".join(symmetry.name for symmetry in plain.symmetries) or words["none"]
    lines += [words["symmetries"].format(names=names), "", words["head"], "|---|---|---|---|---|---|"]
    known: set[str] = set()
    for option, seats in [("", game.seats.start), *extras(game)]:
        features = described(game, seats, {option: True} if option else None)
        for feature in features.features:
            if feature.name in known:
                continue
            known.add(feature.name)
            what = say(f"feature-{game.slug}-{feature.name}", language)
            if option:
                what += f" ({words['only'].format(option=f'`{option}`')})"
            high = f"{feature.high}{words['or'] if feature.high == MANY else ''}"
            row = (f"`{feature.name}`", along(feature.axes, language), feature.low, high)
            lines.append("| " + " | ".join([*map(str, row), turns(feature, features, language), what]) + " |")
    lines += ["", words["actions"], "|---|---|---|---|"]
    for family in plain.families:
        what = say(f"family-{game.slug}-{family.name}", language)
        lines.append(f"| `{family.name}` | {family.base} | {along(family.axes, language)} | {what} |")
    return [*lines, ""]


def page(text: str, language: str) -> str:
    """The page with its tables as they ought to be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n".join(line for game in donjon.games() for line in section(game, language))
    return f"{before}{BEGIN}\n\n{tables}\n{END}{after}"


def main() -> None:
    """Bring both pages up to date; with `check` only say which is not."""
    stale = [
        path for language, path in PAGES.items() if path.read_text("utf-8") != page(path.read_text("utf-8"), language)
    ]
    for language, path in PAGES.items():
        if path in stale and sys.argv[1:] != ["check"]:
            path.write_text(page(path.read_text("utf-8"), language), encoding="utf-8")
    if stale and sys.argv[1:] == ["check"]:
        raise SystemExit(f"{', '.join(path.name for path in stale)} not in step: run python tools/features.py")


if __name__ == "__main__":
    main()
