"""Why not: whatever is touched that does not glow says why, by a rule, and the same whatever is hidden."""

from collections.abc import Iterator

import pytest
from librt.random import Random

import donjon
from donjon.core.refusing import why_not
from donjon.messages import LANGUAGES, say

from .scrutiny import RULING, numbered, said
from .spread import Table, chooser, plain, walk

EVERY = 23  # positions of a walk that are looked at: one in so many
TOUCHED = 12  # places touched there


def sentence(game: donjon.core.game.Game, refusal: donjon.core.refusing.Refusal) -> None:
    """It can be read in every language, and names a rule people can look up."""
    key, args = refusal.message.key, refusal.message.args
    assert said(key), key
    assert said(f"{key}.why"), key
    for language in LANGUAGES:
        for part in (key, f"{key}.why"):
            assert "{" not in say(part, language, **args), say(part, language, **args)
    rule = refusal.rule
    assert rule is None or rule in numbered(game.slug) or RULING.fullmatch(rule), rule


def touches(places: list[str], rng: Random) -> Iterator[tuple[str, str | None]]:
    """Some of the places there are, now with nothing in hand and now with something."""
    sources: list[str | None] = [None, None, *places]
    for _ in range(min(TOUCHED, len(places))):
        yield places[int(rng.randrange(len(places)))], sources[int(rng.randrange(len(sources)))]


@pytest.mark.parametrize("table", plain(), ids=str)
def test_what_does_not_glow_says_why(table: Table) -> None:
    game, state, rng = table.game, table.new(), Random(5)
    known: set[str] = set()
    for ply, _ in enumerate(walk(state, chooser(f"{table} why"))):
        seat = int(state.actor)
        if seat < 0:
            continue
        offered = game.choices(state, seat) if ply % 7 == 0 or ply % EVERY == 0 else []
        known |= {place for choice in offered for place in (choice.source, choice.target) if place}
        if ply % EVERY or not offered:
            continue
        other = state.copy()
        other.redraw(seat, rng)
        for place, source in touches(sorted(known), rng):
            refusal = why_not(game, state, seat, place, source)
            here = [choice for choice in offered if place in (choice.source, choice.target)]
            lit = any(choice.source is None or choice.source in (source, place) for choice in here)
            assert (refusal is None) == lit, (place, source)
            instead = why_not(game, other, seat, place, source)
            assert (refusal and refusal.document()) == (instead and instead.document())
            if refusal is not None:
                sentence(game, refusal)
        stranger = why_not(game, state, (seat + 1) % int(state.seats), "nowhere")
        assert stranger is not None
        assert stranger.message.key == "refusal-turn"
        nonsense = why_not(game, state, seat, "tile-9999")
        assert nonsense is not None
        sentence(game, nonsense)


def test_notation_is_refused_in_words_too() -> None:
    game = donjon.game("terre-de-barons")
    state = game.new(2)
    while state.actor < 0:
        state.apply(state.actions()[0])
    legal = game.text(state, state.actions()[0])
    seat = int(state.actor)
    assert why_not(game, state, seat, text=legal) is None
    nonsense = why_not(game, state, seat, text="dance")
    assert nonsense is not None
    assert nonsense.message.key == "refusal-text"
    early = why_not(game, state, seat, text="end-turn")
    assert early is not None
    sentence(game, early)
