"""Makes the documentation site out of what is there: a hook of mkdocs (`make docs`).

The pages of docs/ stay as a forge shows them. On the way to the site they get company (the README as first page, the
changelog, the figures, the examples), a table of contents, the other language beside them where there is one, and
headings that can be linked to by the number of their rule.
"""

import json
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ("gatehouse.py", "gatehouse.en.ftl", "gatehouse.fr.ftl", "play.py", "bot.py", "train.py", "study.py")

# Pages that do not lie in docs/: where they are in the project, and in the site.
ELSEWHERE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contribute.md",
    "LICENSE": "licence.md",
    "bench/README.md": "bench.md",
    **{f"examples/{name}": f"examples/{name}.md" for name in EXAMPLES},
}
GUIDES = ("contributing.md", "add-a-game.md", "architecture.md", "wire.md", "glossary.md", "rules/coverage.md")
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)(#[^)]*)?\)")
RULE = re.compile(r"^(#+ .*?) *\{([A-Z]{2}-[^}]*)\}$", re.MULTILINE)
POSITION = re.compile(r"^```position[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {"en": "English", "fr": "Français"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The table of contents, by what files there are."""
    judges = sorted(path.name for path in (ROOT / "docs/judges").glob("*.md"))
    rules = sorted(path.name for path in (ROOT / "docs/rules").glob("*.??.md"))
    config.nav = [
        {"Donjon": ["index.md", "contribute.md", "changelog.md", "licence.md"]},
        {"Rules": [f"rules/{name}" for name in rules if ".en." in name]},
        {"Python": ["api.md", "environments.md", *(f"examples/{name}.md" for name in EXAMPLES)]},
        {"Bots": ["bots.md", "review.md", "bench.md", *(f"judges/{name}" for name in judges if ".fr." not in name)]},
        {"Server": ["operate.md"]},
        {"Project": list(GUIDES)},
        {
            "En français": [
                *(f"rules/{name}" for name in rules if ".fr." in name),
                "bots.fr.md",
                "review.fr.md",
                *(f"judges/{name}" for name in judges if ".fr." in name),
                "operate.fr.md",
                "environments.fr.md",
            ]
        },
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages from elsewhere, and the logo of the app."""
    for source, page in ELSEWHERE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        if not source.endswith(".md"):
            kind = {".py": "python", ".ftl": "properties"}.get(posixpath.splitext(source)[1], "text")
            text = f"# `{posixpath.basename(source)}`\n\n```{kind}\n{text}```\n"
        files.append(File.generated(config, page, content=text))
    logo = (ROOT / "web/public/favicon.svg").read_bytes()
    files.append(File.generated(config, "pictures/logo.svg", content=logo))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """The page as the site wants it."""
    if page.file.src_uri.startswith("examples/"):
        return markdown  # code, whatever looks like a link in it
    source = next((one for one, other in ELSEWHERE.items() if other == page.file.src_uri), f"docs/{page.file.src_uri}")
    markdown = LINK.sub(lambda link: _redirected(link, source, page.file.src_uri), markdown)
    markdown = RULE.sub(_numbered, markdown)
    return POSITION.sub(_folded, markdown)


def _redirected(link: re.Match[str], source: str, page: str) -> str:
    """A link between files of the project, as a link between pages of the site."""
    text, target, fragment = link.groups()
    if "//" in target or target.startswith("mailto:"):
        return link[0]
    goal = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    inside = ELSEWHERE.get(goal, goal.removeprefix("docs/") if goal.startswith("docs/") else f"../{goal}")
    return f"{text}{posixpath.relpath(inside, posixpath.dirname(page) or '.')}{fragment or ''})"


def _numbered(heading: re.Match[str]) -> str:
    """A heading with the number of its rule, which is also its address."""
    first, *more = heading[2].split()
    anchors = "".join(f'<a id="{number}"></a>' for number in more)
    return f"{heading[1]} <small>{heading[2]}</small>{anchors} {{ #{first} }}"


def _folded(fence: re.Match[str]) -> str:
    """A position of an example: what it shows in words, and the numbers folded away. The app draws a board of them."""
    position = json.loads(fence[1])
    if "as" in position:
        return ""  # an example shown once more, further up
    caption = str(position.get("caption", "")).replace('"', "“")
    text = "\n".join(f"    {line}" for line in fence[1].splitlines())
    return f'??? example "{caption}"\n\n    ```json\n{text}\n    ```\n'


def language_of(page: str) -> str:
    return "fr" if page.endswith(".fr.md") else "en"


def counterparts(page: str) -> Iterator[str]:
    """What the page would be called in each language."""
    stem = re.sub(r"(\.(en|fr))?\.md$", "", page)
    yield from (f"{stem}.md", f"{stem}.en.md", f"{stem}.fr.md")


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """The page's own language in all that surrounds it, and a way to the other."""
    theme: Any = config.theme
    theme["language"] = language_of(page.file.src_uri)
    pages = {one.file.src_uri: one for one in nav.pages}
    spoken = [pages[one] for one in counterparts(page.file.src_uri) if one in pages]
    alternate = [
        {"lang": language, "name": LANGUAGES[language], "link": one.url}
        for one in spoken
        for language in [language_of(one.file.src_uri)]
    ]
    config.extra["alternate"] = alternate if len(alternate) > 1 else []
    return context
