"""The documentation site: built from the pages there are, without a network, every link leading somewhere."""

import re
import socket
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import griffe
import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

import donjon

ROOT = Path(__file__).parents[1]
ELSEWHERE = {"mypyc.readthedocs.io"}  # hosts that a reader may be sent to; nothing is ever fetched from one


@dataclass
class Read(HTMLParser):
    """What a page links to, what it loads and what in it can be linked to."""

    links: set[str] = field(default_factory=set)
    loads: set[str] = field(default_factory=set)
    places: set[str] = field(default_factory=set)
    language: str = ""
    heading: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self.tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tag = tag
        found = {name: value or "" for name, value in attrs}
        self.places |= {found[name] for name in ("id", "name") if name in found}
        if tag == "html":
            self.language = found["lang"]
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        elif tag == "link" and found.get("rel") not in ("canonical", "prev", "next", "alternate"):
            self.loads.add(found["href"])
        elif "src" in found:
            self.loads.add(found["src"])

    def handle_data(self, data: str) -> None:
        if self.tag == "h1" and not self.heading:
            self.heading = data.strip()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site. Whoever reaches for the network while it is built fails."""
    folder = tmp_path_factory.mktemp("site")

    def refuse(*_: object, **__: object) -> None:
        raise OSError("the site is built without a network")

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_MKDOCS_2_WARNING", "1")
        patch.chdir(ROOT)
        for name in ("connect", "connect_ex", "sendto"):
            patch.setattr(socket.socket, name, refuse)
        patch.setattr(socket, "getaddrinfo", refuse)
        config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder))
        assert config.strict
        config.plugins.on_startup(command="build", dirty=False)
        build(config)
        config.plugins.on_shutdown()
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Read]:
    found = {}
    for path in site.rglob("*.html"):
        found[path.relative_to(site).as_posix()] = page = Read()
        page.feed(path.read_text(encoding="utf-8"))
    return found


def test_every_page_of_the_project_is_there(pages: dict[str, Read]) -> None:
    written = {
        path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in (ROOT / "docs").rglob("*.md")
    }
    assert sorted(written - set(pages)) == []
    assert pages["index.html"].heading == "Donjon"
    assert "tour" in pages["index.html"].places


def test_every_link_leads_somewhere(pages: dict[str, Read], site: Path) -> None:
    lost, hosts = [], set()
    for name, page in pages.items():
        if name == "404.html":
            continue  # its links are from the root, wherever it is shown
        for link in page.links | page.loads:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                hosts.add(parts.netloc)
                continue
            goal = (site / name).parent / unquote(parts.path) if parts.path else site / name
            goal = goal / "index.html" if goal.is_dir() else goal
            inside = goal.resolve().relative_to(site.resolve()).as_posix() if goal.exists() else ""
            if not inside or (
                parts.fragment and inside in pages and unquote(parts.fragment) not in pages[inside].places
            ):
                lost.append(f"{name}: {link}")
    assert sorted(lost) == []
    assert hosts <= ELSEWHERE


def test_nothing_is_fetched_from_elsewhere(pages: dict[str, Read], site: Path) -> None:
    assert [(name, one) for name, page in pages.items() for one in page.loads if urlsplit(one).netloc] == []
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", sheet.read_text(encoding="utf-8"))


def test_a_page_speaks_its_language_and_knows_the_other(pages: dict[str, Read]) -> None:
    for name, page in pages.items():
        assert page.language == ("fr" if name.endswith(".fr.html") else "en"), name
    for game in donjon.games():
        assert f"{game.slug}.fr.html" in pages[f"rules/{game.slug}.en.html"].links
        assert f"{game.slug}.en.html" in pages[f"rules/{game.slug}.fr.html"].links
        assert f"{game.slug}.html" in pages[f"judges/{game.slug}.fr.html"].links
    assert "operate.fr.html" in pages["operate.html"].links


def test_a_rule_is_found_by_its_number(pages: dict[str, Read]) -> None:
    for language in ("en", "fr"):
        assert {"BY-1.1", "BY-4.5"} <= pages[f"rules/barony.{language}.html"].places


def test_the_reference_explains_every_name_at_the_front_door(pages: dict[str, Read]) -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    assert [name for name in donjon.__all__ if not re.search(rf"\b{name}\b", text)] == []
    explained = pages["api.html"].places
    assert {"donjon.core.state.State.apply", "donjon.core.game.Game.replay", "donjon.lab.match.play_match"} <= explained


def test_everything_in_the_reference_has_a_docstring() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    package = griffe.load("donjon", search_paths=[ROOT / "src"], allow_inspection=False)
    bare = []
    for path in re.findall(r"^::: donjon\.(\S+)", text, re.MULTILINE):
        thing = package[path]
        members = [one for one in thing.members.values() if one.is_function and not one.name.startswith("_")]
        overrides = (
            {name for base in thing.mro() for name in base.members} if isinstance(thing, griffe.Class) else set()
        )
        bare += [one.path for one in (thing, *members) if not one.docstring and one.name not in overrides]
    assert bare == []
