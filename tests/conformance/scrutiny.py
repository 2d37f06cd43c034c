"""Everything that must hold of a position and of a step, whatever game it is of and however it came about."""

import functools
import importlib
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from librt.random import Random

import donjon
from donjon.core.game import Choice, Game
from donjon.core.journal import Journal
from donjon.messages import LANGUAGES, knows

PAGES = Path(__file__).parents[2] / "docs" / "rules"
RULING = re.compile(r"R-?\d+|[A-Z]{2}-\d+")  # a ruling or a section of the specification, for what has no number
PUBLIC = -1
REFUSED = 3  # illegal actions tried at a position
ALIKE = 4  # other decisions a step is compared with
COUNTERS = {"turn": "turns", "round": "max_rounds"}  # of a view, and what each goes to at most, where that is told

Met = Counter[tuple[str, str]]  # what was met, by sort and name


def kind_of(text: str) -> str:
    """What sort of decision it is: the first word of its text, whichever knight it is about."""
    return text.split(maxsplit=1)[0].rstrip("0123456789")


def as_json(value: Any) -> str:
    """Exactly what would be sent."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, allow_nan=False)


def seat_of(reader: int) -> int | None:
    """A reader as `Game` names them: the public is None."""
    return None if reader == PUBLIC else reader


@functools.cache
def numbered(slug: str) -> frozenset[str]:
    """The numbers of the rules, as the rules page has them."""
    page = (PAGES / f"{slug}.en.md").read_text(encoding="utf-8")
    headings = re.findall(r"^#+ .*\{([^}]*)\}\s*$", page, re.MULTILINE)
    return frozenset(number for heading in headings for number in heading.split())


@functools.cache
def said(key: str) -> bool:
    """Whether a message is there in every language."""
    return all(knows(key, language) for language in LANGUAGES)


Broken = Callable[[dict[str, Any], str, str], bool]


@functools.cache
def breaks(slug: str) -> Broken | None:
    """The game's own witness in the tests: whether a decision, as text, breaks that rule in a position document."""
    try:
        return importlib.import_module(f"tests.{slug.replace('-', '_')}.broken").breaks  # type: ignore[no-any-return]
    except ModuleNotFoundError:
        return None


def position(game: Game, state: donjon.State, rng: Random, met: Met | None = None) -> None:
    """All that must hold here, for everybody who looks."""
    met = Counter() if met is None else met
    game.check(state)
    legal = state.actions()
    assert (state.actor == donjon.OVER) == (not legal), "a dead end"
    assert len(set(legal)) == len(legal), "an action is listed twice"
    assert all(0 <= action < game.space for action in legal)
    assert [game.parse(state, game.text(state, action)) for action in legal] == legal
    if state.actor == donjon.CHANCE:
        assert all(state.weight(action) > 0 for action in legal)
    elif legal:
        assert all(liking >= 1 for liking in state.preferences())
    again = reloaded(game, state)
    assert again.actions() == legal
    everybody_looks(game, state, legal)
    for reader in range(PUBLIC, int(state.seats)):
        secrets_are_kept(game, state, reader, rng, met)
    refusals_are_right(game, state, set(legal), rng, met)
    met["phase", str(game.view(state, None)["phase"])] += 1
    if state.actor == donjon.OVER:
        met["ending", state.ending()] += 1
        results = [state.result(seat) for seat in range(int(state.seats))]
        expected = [state.estimate(seat) for seat in range(int(state.seats))]
        assert abs(sum(results) - 1.0) < 1e-9
        assert expected == results or (len(set(results)) == 1 and not any(expected))


def reloaded(game: Game, state: donjon.State) -> donjon.State:
    """The position written and read again, which is the same."""
    document = json.loads(as_json(game.dump(state)))
    again = game.load(document)
    assert again.pack() == state.pack()
    assert again.actor == state.actor
    assert game.dump(again) == document
    assert game.options_of(again) == game.options_of(state)
    return again


def everybody_looks(game: Game, state: donjon.State, legal: list[int]) -> None:
    for reader in range(PUBLIC, int(state.seats)):
        view = game.view(state, seat_of(reader))
        as_json(view)
        assert view["turn"] == game.turn(state)
        assert (view["result"] is not None) == (state.actor == donjon.OVER)
        assert said(view["prompt"]["key"]), view["prompt"]["key"]
        if reader != PUBLIC:
            offered = game.choices(state, reader)
            assert sorted(choice.action for choice in offered) == sorted(legal if state.actor == reader else [])
            for choice in offered:
                as_json(choice.document())
                assert choice.text == game.text(state, choice.action)
                assert said(choice.label.key), choice.label.key
                assert choice.effect is None or said(choice.effect.key), choice.effect


def secrets_are_kept(game: Game, state: donjon.State, reader: int, rng: Random, met: Met) -> None:
    """What a reader may imagine instead is possible, looks the same and can be played on."""
    other = state.copy()
    other.redraw(reader, rng)
    if not state.hides(reader):
        assert other.pack() == state.pack(), "something is hidden that `hides` does not tell of"
        return
    assert game.hides(game.options_of(state)), "something is hidden though the options say that nothing is"
    met["hidden", "from the public" if reader == PUBLIC else "from a seat"] += 1
    game.check(other)
    assert other.actor == state.actor
    assert (state.actor == donjon.OVER) == (not other.actions()), "somebody imagines a position with nothing to decide"
    assert other.looks_like(state, reader, game.observation)
    seat = seat_of(reader)
    assert as_json(game.view(other, seat)) == as_json(game.view(state, seat))
    reloaded(game, other)
    if seat is not None:
        mine = [choice.document() for choice in game.choices(state, seat)]
        assert as_json(mine) == as_json([choice.document() for choice in game.choices(other, seat)])


def refusals_are_right(game: Game, state: donjon.State, legal: set[int], rng: Random, met: Met) -> None:
    """An illegal action changes nothing, and the rule that is named is one it breaks."""
    before = state.digest()
    witness = breaks(game.slug)
    document = game.dump(state) if witness is not None else {}
    other = state.copy()
    other.redraw(state.actor, rng)
    for _ in range(REFUSED):
        action = int(rng.randrange(game.space))
        if action in legal:
            continue
        refusal = refused(state, action)
        assert refusal is not None, f"{game.text(state, action)} is not refused"
        assert state.digest() == before
        assert refusal.rule in numbered(game.slug) or RULING.fullmatch(refusal.rule), f"{refusal} names no rule"
        met["refusal", refusal.rule] += 1
        if state.actor >= 0:
            assert str(refusal) == str(refused(other, action))
        if witness is not None:
            assert witness(document, refusal.text, refusal.rule), f"{refusal}: that rule is not broken"


def refused(state: donjon.State, action: int) -> donjon.IllegalAction | None:
    try:
        state.copy().play(action)
    except donjon.IllegalAction as refusal:
        return refusal
    return None


def step(game: Game, before: donjon.State, action: int, rng: Random, met: Met | None = None) -> donjon.State:
    """Play a decision with all that must hold between the position before and the one after it, which is returned."""
    met = Counter() if met is None else met
    actor = int(before.actor)
    choice = None
    if actor >= 0:
        choice = next(one for one in game.choices(before, actor) if one.action == action)
    after, lines = played(game, before, action)
    met["decision", kind_of(game.text(before, action))] += 1
    for line in lines[PUBLIC]:
        assert said(line["key"]), line["key"]
        met["event", line["kind"]] += 1
    counters_run_on(game, before, after)
    if choice is not None:
        foretold(game, before, choice, after, lines[actor])
    told_to_those_who_may_know(game, before, action, after, lines, rng)
    return after


def play(game: Game, state: donjon.State, text: str) -> None:
    """Play a decision given as text in a made-up position, with everything looked at; refusals leave it as it was."""
    rng = Random(len(text))
    action = game.parse(state, text)
    if state.allows(action):
        step(game, state, action, rng)
    state.play(action)
    position(game, state, rng)


Lines = dict[int, list[dict[str, Any]]]  # of the log, by reader


def played(game: Game, before: donjon.State, action: int) -> tuple[donjon.State, Lines]:
    after = before.copy()
    journal = Journal()
    after.journal = journal
    after.apply(action)
    after.journal = None
    events = journal.take()
    readers = range(PUBLIC, int(before.seats))
    return after, {reader: [game.line(event, seat_of(reader)) for event in events] for reader in readers}


def told(game: Game, before: donjon.State, text: str) -> list[dict[str, Any]]:
    """The lines that tell the public of a decision."""
    return played(game, before, game.parse(before, text))[1][PUBLIC]


def counters_run_on(game: Game, before: donjon.State, after: donjon.State) -> None:
    """No counter runs backwards or past its end, and the end of the game is not one more turn or round."""
    one, other = game.view(before, None), game.view(after, None)
    for name, most in COUNTERS.items():
        if name in one:
            assert other[name] >= one[name], f"{name} runs backwards: {one[name]} to {other[name]}"
            assert other[name] <= (other.get(most) or other[name]), f"{name} runs past the end: {other[name]}"
            if after.actor == donjon.OVER:
                assert other[name] == one[name], f"{name} counts one beyond the last: {other[name]}"


def foretold(
    game: Game, before: donjon.State, choice: Choice, after: donjon.State, lines: list[dict[str, Any]]
) -> None:
    """What a choice says will happen is what happens: its lines are among those of the log, and its turn is over."""
    happened = iter([as_json(line) for line in lines])
    assert all(as_json(line) in happened for line in choice.preview), f"{choice.text} foretells something else"
    if choice.ends_turn and after.actor == before.actor:
        assert began_another_turn(game, before, after), f"{choice.text} does not end the turn"


def began_another_turn(game: Game, before: donjon.State, after: donjon.State) -> bool:
    """Whether the same seat is already at its next turn, the others having none."""
    return game.turn(after) > game.turn(before) or bool(
        game.view(after, None)["phase"] != game.view(before, None)["phase"]
    )


def told_to_those_who_may_know(
    game: Game, before: donjon.State, action: int, after: donjon.State, lines: Lines, rng: Random
) -> None:
    """Two decisions that a reader cannot tell apart by what came of them are not told apart by record or log either."""
    readers = range(PUBLIC, int(before.seats))
    masked = [reader for reader in readers if game.mask(before, action, seat_of(reader)) is None]
    assert not masked or game.hides(game.options_of(before)), "a decision is masked though nothing is hidden"
    legal = before.actions()
    for _ in range(min(ALIKE, len(legal) - 1)):
        instead = any_of(legal, rng)
        otherwise, read = played(game, before, instead)
        for reader in readers:
            if otherwise.pack() != after.pack() and forgets_alike(after, otherwise, reader):
                assert reader in masked, f"the record tells {reader} what only others may know"
                assert game.mask(before, instead, seat_of(reader)) is None
                assert as_json(lines[reader]) == as_json(read[reader])


def forgets_alike(one: donjon.State, other: donjon.State, reader: int) -> bool:
    """Whether nothing is left of the difference once all that the reader cannot know is drawn again."""
    if not (one.hides(reader) and other.hides(reader)):
        return False
    imagined = [one.copy(), other.copy()]
    for state in imagined:
        state.redraw(reader, Random(1))
    return imagined[0].pack() == imagined[1].pack()


def any_of(actions: list[int], rng: Random) -> int:
    return actions[int(rng.randrange(len(actions)))]
