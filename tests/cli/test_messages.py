"""The catalogues of the command line and the bots: whole, and the same in both languages."""

import argparse
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from donjon.bots import BOTS
from donjon.cli.sentences import SENTENCES, asks_for_its_sentences, speak
from donjon.messages import HERE, LANGUAGES, knows, preferred_language, say

CATALOGUES = ["cli", "bots", "features"]


class Variables(Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: Message | Attribute) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The keys of a catalogue, attributes included, with the arguments of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((HERE / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables(entry)
            found |= {f"{entry.id.name}.{attribute.id.name}": variables(attribute) for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_say_the_same_things(name: str) -> None:
    english, french = (messages(language, name) for language in LANGUAGES)
    assert english == french


def test_every_bot_has_a_name_and_a_description() -> None:
    for language in LANGUAGES:
        for key in BOTS.values():
            assert knows(key, language)
            assert knows(f"{key}.help", language)


def test_every_key_of_the_command_line_exists_and_is_used() -> None:
    sources = "".join(path.read_text() for path in (Path(HERE).parent / "cli").glob("*.py"))
    known = set(messages("en", "cli"))
    literal = set(re.findall(r'"((?:cli|argparse)-[a-z-]+)"', sources)) | set(SENTENCES.values())
    prefixes = re.findall(r'f"(cli-[a-z-]*)\{', sources)
    commands = {"serve", "games", "match", "tournament", "sit", "bench", "replay", "analyse", "position"}
    commands |= {"migrate", "export", "import", "verify", "verify-chance", "tidy", "close", "forget", "block"}
    built = {f"cli-{command}{part}" for command in commands for part in ("", "-about", "-examples")} | {"cli-examples"}
    assert literal - {"cli"} <= known
    assert built <= known
    unused = {key for key in known - literal - built if not any(key.startswith(prefix) for prefix in prefixes)}
    assert unused == set()


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_typography(name: str) -> None:
    for line in (HERE / "fr" / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
        text = re.sub(r"\{[^}]*\}|^[a-z-]+ =|^ +\[.*?\]|^#.*", "", line)
        assert "'" not in re.sub(r"'donjon\[\w+\]'", "", text), line
        assert not re.search(r"[ \w][;!?»](\s|$)|« ", text), line
        assert not re.search(r"(?<=[ \w]): |(?<=[ \w]):$", text), line


def test_placeholders_of_argparse_survive() -> None:
    for english, key in SENTENCES.items():
        wanted = re.findall(r"%(?:\(\w+\))?[sr]", english)
        for language in LANGUAGES:
            assert re.findall(r"%(?:\(\w+\))?[sr]", say(key, language)) == wanted


def test_the_preferred_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert preferred_language() == "fr"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert preferred_language() == "en"
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert preferred_language() == "en"


def test_numbers_are_written_as_the_language_does() -> None:
    english = say("cli-match-played", "en", game="x", games=12345, decisions=1, seed=12345)
    french = say("cli-match-played", "fr", game="x", games=12345, decisions=1, seed=12345)
    assert "12,345 games, 1 decision, seed 12345" in english
    assert "12\u202f345 parties, 1 décision, graine 12345" in french


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert say("no-such-key", "fr") == "no-such-key"
    assert not knows("no-such-key", "en")
    assert not knows("bot-random.nothing", "en")


def test_argparse_still_asks_for_its_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asks_for_its_sentences(), (
        "argparse has no function `_` any more: its sentences are English (cli/sentences.py)"
    )
    monkeypatch.delitem(vars(argparse), "_")
    speak("fr")  # then it is left alone
    assert not asks_for_its_sentences()
