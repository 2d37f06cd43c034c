"""What docs/add-a-game.md says of every game is true of every game, and it names every place."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

import donjon
from donjon.messages import LANGUAGES, knows

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
OWN, SHARED = (
    part.split("\n\n|")[1].split("\n\n")[0]
    for part in PAGE.split("## Every place")[1].split("\n\n", 2)[2].split("\n\nLines in ")
)
SLUGS = [game.slug for game in donjon.games()]
LOOSE = (
    r"`(tests/<package>/broken\.py|tests/browser/test_<package>\.py|docs/pictures/<slug>-\*\.png"
    r"|src/donjon/bots/learned/<slug>\.json|tests/bots/golden/judged-<slug>-\*\.txt)`"
)
GAMES = pytest.mark.parametrize("game", donjon.games(), ids=lambda game: game.slug)


def places(rows: str) -> list[str]:
    """The paths in the first column of a table."""
    return [
        place
        for row in rows.splitlines()
        for place in re.findall(r"`([^`]+)`", row.split("|")[1 if row[0] == "|" else 0])
    ]


def of(slug: str, place: str) -> str:
    return place.replace("<slug>", slug).replace("<package>", slug.replace("-", "_"))


def tracked() -> list[str]:
    """The files of the project; from an archive without git, all there are."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
        return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]
    folders = ("src", "web/src", "docs", "tests", "tools", "bench", "examples")
    return [str(path.relative_to(ROOT)) for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]


def test_the_tutorial_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/add-a-game.md"), module_relative=False)
    assert (failed, tried > 5) == (0, True)


def test_its_excerpts_are_of_the_toy_game() -> None:
    toy = (ROOT / "examples/gatehouse.py").read_text(encoding="utf-8")
    excerpts = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if ">>>" not in code]
    assert len(excerpts) >= 4
    assert [code for code in excerpts if code not in toy] == []


@GAMES
def test_every_place_is_filled(game: donjon.Game) -> None:
    assert len(places(OWN)) > 12
    assert [place for place in places(OWN) if not list(ROOT.glob(of(game.slug, place)))] == []
    files = {place: (ROOT / place).read_text(encoding="utf-8") for place in places(SHARED)}
    names = game.slug, game.title, type(game).__name__
    assert [place for place, text in files.items() if not any(name in text for name in names)] == []


@GAMES
def test_no_place_is_left_out(game: donjon.Game) -> None:
    loose = re.findall(LOOSE, PAGE)
    assert len(loose) == 5
    known = [of(game.slug, place) for place in places(OWN) + loose]
    folders = [place.partition("*")[0] for place in known]
    names = re.compile(rf"(?<![a-z]){game.slug}(?![a-z])|(?<![a-z]){game.slug.replace('-', '_')}(?![a-z])")
    others = [slug for slug in SLUGS if slug != game.slug and game.slug in slug]
    own = [name for name in tracked() if names.search(name) and not any(other in name for other in others)]
    folders += [f"tests/{game.slug.replace('-', '_')}/", f"web/src/games/{game.slug}/", f"docs/pictures/{game.slug}"]
    assert [name for name in own if not name.startswith(tuple(folders))] == []


def test_the_program_names_no_game_elsewhere() -> None:
    """Neither rules of a game nor its name stand in what is there for all games; "baron" is a level of bots as well."""
    named = re.compile("|".join(rf"['\"/]{slug}['\"/]" for slug in SLUGS if slug != "baron"))
    shared = [name for name in tracked() if re.match(r"(src/donjon|web/src|tools)/.*\.(py|ts|svelte)$", name)]
    shared = [name for name in shared if not re.match(r"(src/donjon|web/src)/games/[^_]", name)]
    assert [name for name in shared if named.search((ROOT / name).read_text(encoding="utf-8"))] == []


@GAMES
def test_it_has_a_name_in_both_languages(game: donjon.Game) -> None:
    keys = [f"game-{game.slug}", f"game-{game.slug}.cover", f"game-{game.slug}.authors"]
    assert [(language, key) for language in LANGUAGES for key in keys if not knows(key, language)] == []


@GAMES
def test_its_folder_offers_the_table_all_it_needs(game: donjon.Game) -> None:
    interface = re.search(
        r"export interface GameFolder \{(.*?)\n\}", (ROOT / "web/src/games/game.ts").read_text(), re.DOTALL
    )
    assert interface
    wanted = re.findall(r"^  (\w+): ", interface[1], re.MULTILINE)
    row = next(row for row in OWN.splitlines() if "index.ts" in row)
    assert [name for name in wanted if f"`{name}`" not in row] == []
    offered = (ROOT / f"web/src/games/{game.slug}/index.ts").read_text(encoding="utf-8")
    assert [name for name in wanted if not re.search(rf"\b{name}\b", offered)] == []


def test_wherever_five_games_are_spoken_of_is_named() -> None:
    said = re.compile(r"\bfive (feudal board )?games\b|\bcinq jeux\b", re.IGNORECASE)
    texts = [
        name for name in tracked() if re.match(r"(src/donjon/.*|docs/.*|README|pyproject)\.(py|md|toml|ftl)$", name)
    ]
    found = {name for name in texts if said.search((ROOT / name).read_text(encoding="utf-8"))} - {"docs/add-a-game.md"}
    named = re.findall(r"`([^`]+\.\w+)`", PAGE.split("*five games*")[1].split("\n\n")[0])
    catalogues = {f"src/donjon/messages/{language}/{name}" for name in named for language in LANGUAGES if "ftl" in name}
    assert found == {name for name in named if "ftl" not in name} | catalogues
