"""What a screen reader is told of a whole turn: every line, in order, with who it was, in the reader's language."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from donjon.messages import say
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.person import Person

# All that the live region ever says, kept from the first moment on.
LISTENING = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    if (node.nodeName === 'P' && node.parentElement?.matches('[data-said]')) window.heard.push(node.textContent);
  }
}).observe(document, { childList: true, subtree: true });
localStorage.setItem('donjon-preferences', JSON.stringify({ pace: 'instant', confirms: true }));
"""
TURNS: dict[str, tuple[int, dict[str, Any]]] = {
    "terre-de-barons": (2, {}),
    "barony": (3, {"sorcery": True}),
    "baron": (2, {}),
    "terra-turrium": (3, {}),
    "terres-du-centre": (2, {}),
}
LETTERS = {"white": "W", "green": "G", "red": "R", "yellow": "Y"}


def in_words(text: str, language: str) -> str:
    """A card is drawn for the eye and named for the ear."""

    def named(found: re.Match[str]) -> str:
        counts = {name: found[0].count(letter) for name, letter in LETTERS.items()}
        first = next(name for name, count in counts.items() if count)
        return say("board-terres-du-centre-card", language, **counts, first=first)

    return re.sub(r"\b[WGRY]{4}\b", named, text)


def transcript(lines: list[dict[str, Any]], names: list[str], language: str) -> list[str]:
    """What should be heard of lines that others brought about."""
    texts = []
    for line in lines:
        text = in_words(say(line["key"], language, **line["args"]), language)
        texts.append(text if line["seat"] < 0 else say("follow-line", language, name=names[line["seat"]], text=text))
    return texts


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", TURNS)
def test_nothing_of_a_whole_turn_is_lost(open_page: OpenPage, house: House, game: str, language: str) -> None:
    """Bots decide at once, so that ten lines and more come together."""
    bots, options = TURNS[game]
    page = open_page(viewport={"width": 1366, "height": 768}, locale={"fr": "fr-FR", "en": "en-GB"}[language])
    page.add_init_script(LISTENING)
    person = Person(page, seed=3)
    table = person.open_table(house.address, ["greedy"] * bots, options, game)
    assert person.wait()
    seen = len(page.request.get(f"{house.address}/api/tables/{table}").json()["log"])
    told: list[dict[str, Any]] = []
    document: dict[str, Any] = {}
    for _ in range(60):  # my turn to its end, then all that the others do until I am asked again
        person.step()
        assert person.wait()
        document = page.request.get(f"{house.address}/api/tables/{table}").json()
        told = [line for line in document["log"][seen:] if line["by"] not in document["you"]]
        if {line["by"] for line in told if line["by"] >= 0} >= set(range(1, bots + 1)):
            break
    assert len(told) >= bots
    expected = transcript(told, [seat["name"] for seat in document["seats"]], language)
    with suppress(TimeoutError):  # what is missing then is said below
        page.wait_for_function("(all) => window.heard.slice(-all.length).join() === all.join()", arg=expected)
    assert page.evaluate("window.heard")[-len(expected) :] == expected
